/* The bots that felt has, and how they are named: `call`, `random:3`. */
#ifndef FELT_PLAY_BOTS_H
#define FELT_PLAY_BOTS_H

#include "play/bot.h"

/* All kinds; the last is NULL. */
extern const struct bot_kind *const bots_rows[];

/* The kind that a name like "random:3" begins with; *argument is what follows the colon, of length
 * 0 without one. NULL when there is no such kind. */
const struct bot_kind *bots_find(struct slice name, struct slice *argument);

/* What the betting of a hand says of a player, as the bot `equity` hears it. */
struct bots_reported {
	double kept; /* in games of two cards: the hand is of this best part of all hands, by the
			betting before the flop */
	int halves;  /* the hand is the best of 1 + halves / 2, by the other betting */
};

void bots_listen(const struct bot_view *view, struct bots_reported reported[SEATS_MAX]);

/* What the others may hold before they bet: the state of a bot `equity`. */
struct bots_range;

/* The part of the pot that the seat wins on average against hands of which the betting says so, if
 * all who are in stay in: 0 to 1, from at least two sampled deals. *error is its standard error. In
 * draws to come it keeps the cards that are worth most. */
double bots_worth(const struct bot_view *view, const struct bots_range *range, int deals,
	double *error);

#endif
