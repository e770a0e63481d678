/* The fields of a hand that has been scored, for all commands that have one. An item of such a
 * command begins with a struct scored. */
#ifndef FELT_CMD_FRAME_SCORED_H
#define FELT_CMD_FRAME_SCORED_H

#include "cards/game.h"
#include "frame/rows.h"

struct scored {
	const struct game *game;
	const card *cards; /* the hand's own, then the board's */
	int own, board;
	score value;
	score low; /* of the low half of a game that has one; 0: no low */
	enum card_notation notation;
};

/* Functions of rows of a table of fields (fields.h). */
void scored_standing(struct rows *rows, const void *item);
void scored_category(struct rows *rows, const void *item);
void scored_name(struct rows *rows, const void *item);
void scored_best(struct rows *rows, const void *item); /* the cards that play */
void scored_score(struct rows *rows, const void *item);
void scored_cards(struct rows *rows, const void *item); /* all cards */

/* The same of the low half; empty without a low. */
void scored_low_standing(struct rows *rows, const void *item);
void scored_low_name(struct rows *rows, const void *item);
void scored_low_best(struct rows *rows, const void *item);

#endif
