/* The fields of a hand out of a shoe, for all commands that have one. An item of such a command
 * begins with a struct shoe_scored. */
#ifndef FELT_CMD_FRAME_SHOE_SCORED_H
#define FELT_CMD_FRAME_SHOE_SCORED_H

#include "cards/shoe/shoe.h"
#include "frame/rows.h"

struct shoe_scored {
	const struct shoe_rules *rules;
	const struct shoe_hand *hand;
	const struct shoe *left; /* the cards that may come */
	score value;
	enum card_notation notation;
};

/* Functions of rows of a table of fields (fields.h). */
void shoe_scored_hand(struct rows *rows, const void *item);
void shoe_scored_standing(struct rows *rows, const void *item);
void shoe_scored_category(struct rows *rows, const void *item);
void shoe_scored_name(struct rows *rows, const void *item);
void shoe_scored_score(struct rows *rows, const void *item);

/* In twenty-one: the total, and whether an ace counts 11 in it. */
void shoe_scored_total(struct rows *rows, const void *item);
void shoe_scored_soft(struct rows *rows, const void *item);

/* How many of the cards that are left make the hand a bust, how many are left, and the share. Empty
 * if it is one already; the share also if no card is left. */
void shoe_scored_bust_cards(struct rows *rows, const void *item);
void shoe_scored_cards_left(struct rows *rows, const void *item);
void shoe_scored_bust_probability(struct rows *rows, const void *item);

#endif
