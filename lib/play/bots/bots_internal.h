/* The kinds of bots, each in the file that its name says; private to bots.c. */
#ifndef FELT_PLAY_BOTS_INTERNAL_H
#define FELT_PLAY_BOTS_INTERNAL_H

#include "play/bots/bots.h"

#include "odds/combo.h"

extern const struct bot_kind bots_fold, bots_call, bots_allin; /* bots.c */
extern const struct bot_kind bots_random, bots_potodds, bots_equity, bots_chart;

/* How likely bots_potodds folds and calls, on a street as bot_street numbers them, with so much to
 * call and in the middle; otherwise it raises. */
struct bots_odds {
	double fold, call;
};

struct bots_odds bots_potodds_of(int street, chips call, chips pot);

/* -- bots_equity.c ---------------------------------------------------------------- */

struct bots_range;

/* Decides as bots_equity does with this range. */
void bots_equity_act(const struct bots_range *range, const struct bot_view *view,
	struct action *out);

/* Any hand of a game of two cards. */
void bots_range_any(const struct game *game, struct bots_range *out);

/* -- bots_guess.c ----------------------------------------------------------------- */

/* What other players may hold before they bet, in a game of two cards: combos, the best first, with
 * their weights as parts of the greatest, in ten-thousandths. In other games there are none. */
struct bots_range {
	int count;
	combo combos[COMBO_COUNT];
	uint16_t weight[COMBO_COUNT];
};

/* The part of the pot that the seat wins on average, 0 to 1, if all who are in stay in. */
double bots_guess(const struct bot_view *view, const struct bots_range *range);

/* Discards the cards whose replacement makes the seat win most often. */
void bots_guess_draw(const struct bot_view *view, struct action *out);

#endif
