/* The fields of a scored hand, for all commands that have one. An item of such a command begins
 * with a struct scored. */
#ifndef FELT_CMD_FRAME_SCORED_H
#define FELT_CMD_FRAME_SCORED_H

#include "cards/game.h"
#include "frame/rows.h"
#include "cards/shoe/shoe.h"

struct scored {
	const struct game *game;
	const card *cards; /* the hand's own, then the board's */
	int own, board;
	score value;
	score low; /* of the low half in hi-lo games; 0: no low */
	enum card_notation notation;
};

/* Cell functions for a table of fields (fields.h). */
void scored_standing(struct rows *rows, const void *item);
void scored_category(struct rows *rows, const void *item);
void scored_name(struct rows *rows, const void *item);
void scored_best(struct rows *rows, const void *item); /* the cards that play */
void scored_score(struct rows *rows, const void *item);
void scored_cards(struct rows *rows, const void *item); /* all cards */

/* Likewise for the low half; empty without a low. */
void scored_low_standing(struct rows *rows, const void *item);
void scored_low_name(struct rows *rows, const void *item);
void scored_low_best(struct rows *rows, const void *item);

/* The fields of a hand from a shoe, for all commands that have one. An item of such a command
 * begins with a struct shoe_scored. */

struct shoe_scored {
	const struct shoe_rules *rules;
	const struct shoe_hand *hand;
	const struct shoe *left; /* the cards left */
	score value;
	enum card_notation notation;
};

/* Cell functions for a table of fields (fields.h). */
void shoe_scored_hand(struct rows *rows, const void *item);
void shoe_scored_standing(struct rows *rows, const void *item);
void shoe_scored_category(struct rows *rows, const void *item);
void shoe_scored_name(struct rows *rows, const void *item);
void shoe_scored_score(struct rows *rows, const void *item);

/* In twenty-one: the total, and whether it counts an ace as 11. */
void shoe_scored_total(struct rows *rows, const void *item);
void shoe_scored_soft(struct rows *rows, const void *item);

/* The number of remaining cards that bust the hand, the number of remaining cards, and the ratio.
 * Empty if the hand is busted already; the ratio also if no card is left. */
void shoe_scored_bust_cards(struct rows *rows, const void *item);
void shoe_scored_cards_left(struct rows *rows, const void *item);
void shoe_scored_bust_probability(struct rows *rows, const void *item);

#endif
