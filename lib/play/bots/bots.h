/* The bots of felt, and their names: `call`, `random:3`. */
#ifndef FELT_PLAY_BOTS_H
#define FELT_PLAY_BOTS_H

#include "play/bot.h"

/* All kinds, terminated by NULL. */
extern const struct bot_kind *const bots_rows[];

/* The kind of a name like "random:3"; *argument is the part after the colon, of length 0 if there
 * is none. NULL if the kind is unknown. */
const struct bot_kind *bots_find(struct slice name, struct slice *argument);

/* Information about a player from the betting of a hand, as the bot `equity` reads it. */
struct bots_reported {
	double kept; /* games with two cards: the hand is among this best fraction of all hands,
			judging by the preflop betting */
	int halves;  /* the hand is the best of 1 + halves / 2 hands, judging by later betting */
};

void bots_listen(const struct bot_view *view, struct bots_reported reported[SEATS_MAX]);

/* Ranges of the other players before they bet: the state of a bot `equity`. */
struct bots_range;

/* The fraction of the pot, 0 to 1, that the seat wins on average if all remaining players stay in,
 * against hands weighted by the betting, from at least two sampled deals. *error is its standard
 * error. In draws to come it keeps the most valuable cards. */
double bots_worth(const struct bot_view *view, const struct bots_range *range, int deals,
	double *error);

#endif
