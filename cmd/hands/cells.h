/* Cells about hands, shared by the rows of several commands. The item of such a row begins with a
 * struct cells_item. */
#ifndef FELT_CMD_HANDS_CELLS_H
#define FELT_CMD_HANDS_CELLS_H

#include "frame/fields.h"
#include "hands/hands.h"

#include "game/table/table.h"

struct cells_item {
	const struct hand_reader *hands; /* the current hand */
	const struct table *table;       /* its state; may be NULL if no cell needs it */
	int seat;                        /* of the row's player, or -1 */
	enum card_notation writes;
};

static inline const struct hand_record *cells_hand(const void *item)
{
	return &((const struct cells_item *)item)->hands->hand;
}

/* Cells about the hand, as the commands' pages describe the fields. */
void cells_file(struct rows *rows, const void *item);
void cells_number(struct rows *rows, const void *item);
void cells_variant(struct rows *rows, const void *item);
void cells_player_count(struct rows *rows, const void *item);
void cells_players(struct rows *rows, const void *item); /* a list of their names */
void cells_board(struct rows *rows, const void *item);
void cells_pot(struct rows *rows, const void *item);

/* Cells about the player, empty without one. The position is empty in games without blinds. */
void cells_order(struct rows *rows, const void *item); /* seat in dealing order, from 1 */
void cells_player(struct rows *rows, const void *item);
void cells_position(struct rows *rows, const void *item);

/* Parts of cells: an amount in the unit of the hand; cards, with ?? for unknown ones. */
void cells_add_amount(struct rows *rows, const void *item, chips amount);
void cells_add_cards(struct rows *rows, const void *item, const card *cards, int count);
void cells_print_cards(struct text *out, const card *cards, int count, enum card_notation notation);

#endif
