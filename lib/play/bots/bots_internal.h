/* The kinds of bots, each in a file of its name. Private to bots/. */
#ifndef FELT_PLAY_BOTS_INTERNAL_H
#define FELT_PLAY_BOTS_INTERNAL_H

#include "play/bots/bots.h"

#include "odds/combo.h"

extern const struct bot_kind bots_fold, bots_call, bots_allin; /* bots.c */
extern const struct bot_kind bots_random, bots_potodds, bots_equity, bots_chart;

/* Probabilities with which bots_potodds folds and calls, on a street numbered as by bot_street,
 * given the price of a call and the pot; otherwise it raises. */
struct bots_odds {
	double fold, call;
};

struct bots_odds bots_potodds_of(int street, chips call, chips pot);

/* -- bots_equity.c ---------------------------------------------------------------- */

struct bots_range;

/* Decides like bots_equity, with this range. */
void bots_equity_act(const struct bots_range *range, const struct bot_view *view,
	struct action *out);

/* Any hand of a game with two hole cards. */
void bots_range_any(const struct game *game, struct bots_range *out);

/* -- bots_guess.c ----------------------------------------------------------------- */

/* Ranges of the other players before they bet, in games with two hole cards: combos, best first,
 * with weights in ten-thousandths of the largest. Empty in other games. */
struct bots_range {
	int count;
	combo combos[COMBO_COUNT];
	uint16_t weight[COMBO_COUNT];
};

/* The fraction of the pot, 0 to 1, that the seat wins on average if all remaining players stay
 * in. */
double bots_guess(const struct bot_view *view, const struct bots_range *range);

/* Discards the cards whose replacement maximizes the seat's wins. */
void bots_guess_draw(const struct bot_view *view, struct action *out);

#endif
