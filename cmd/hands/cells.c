#include "hands/cells.h"

/* -- parts of cells ------------------------------------------------------- */

void cells_add_amount(struct rows *rows, const void *item, chips amount)
{
	chips_print(rows->cell, amount, cells_hand(item)->places);
	rows_add_cell(rows);
}

void cells_print_cards(struct text *out, const card *cards, int count, enum card_notation notation)
{
	for (int i = 0; i < count; i++) {
		if (cards[i] == CARD_UNKNOWN)
			text_add_string(out, "??");
		else
			card_print(out, cards[i], notation);
	}
}

void cells_add_cards(struct rows *rows, const void *item, const card *cards, int count)
{
	cells_print_cards(rows->cell, cards, count, ((const struct cells_item *)item)->writes);
	rows_add_cell(rows);
}

/* -- of the hand ---------------------------------------------------------- */

FIELD_CELL(cells_file, struct cells_item, at, rows_cstring(rows, at->hands->file));
FIELD_CELL(cells_variant, struct cells_item, at, rows_string(rows, at->hands->hand.variant));
FIELD_CELL(cells_player_count, struct cells_item, at,
	rows_uint(rows, (uint64_t)at->hands->hand.setup.seats));
FIELD_CELL(cells_board, struct cells_item, at,
	cells_add_cards(rows, at, at->table->board, at->table->board_count));
FIELD_CELL(cells_pot, struct cells_item, at, cells_add_amount(rows, at, at->table->pot));

void cells_number(struct rows *rows, const void *item)
{
	char number[24];

	rows_string(rows, hands_number(((const struct cells_item *)item)->hands, number));
}

void cells_players(struct rows *rows, const void *item)
{
	const struct hand_record *const hand = cells_hand(item);
	char room[8];

	rows_list(rows);
	for (int i = 0; i < hand->setup.seats; i++)
		rows_list_string(rows, hand_player(hand, i, room));
	rows_list_end(rows);
}

/* -- of the player -------------------------------------------------------- */

FIELD_CELL_IF(cells_order, struct cells_item, at, at->seat >= 0,
	rows_uint(rows, (uint64_t)at->seat + 1));
FIELD_CELL_IF(cells_position, struct cells_item, at,
	at->seat >= 0 && !variant_brings_in(cells_hand(at)->setup.variant),
	rows_cstring(rows, hand_position(&cells_hand(at)->setup, at->seat).code));

void cells_player(struct rows *rows, const void *item)
{
	const int seat = ((const struct cells_item *)item)->seat;
	char room[8];

	if (seat < 0)
		rows_empty(rows);
	else
		rows_string(rows, hand_player(cells_hand(item), seat, room));
}
