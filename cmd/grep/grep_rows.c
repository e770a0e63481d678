/* A hand as a row. What is about a player is about the first one of whom the conditions are true;
 * without such conditions there is none. */
#include "grep.h"

/* -- of the hand ------------------------------------------------------------------ */

static FIELD_CELL(add_line, struct grep_row, row, rows_uint(rows, hands_start(row->item.hands)));
static FIELD_CELL(add_board, struct grep_row, row,
	cells_add_cards(rows, row, row->facts->board, row->facts->board_count));
static FIELD_CELL(add_pot, struct grep_row, row, cells_add_amount(rows, row, row->facts->pot));

static void add_two(struct text *out, uint32_t number)
{
	text_format(out, "-%s%u", number < 10 ? "0" : "", number);
}

static void add_date(struct rows *rows, const void *item)
{
	const uint32_t date = ((const struct grep_row *)item)->facts->date;
	const uint32_t month = date / 100 % 100, day = date % 100;

	if (!date) {
		rows_empty(rows);
		return;
	}
	text_add_uint(rows->cell, date / 10000);
	if (month)
		add_two(rows->cell, month);
	if (day)
		add_two(rows->cell, day);
	rows_add_cell(rows);
}

/* An amount in one way, however many decimal places the file has: 5, 0.50, 0.125. */
static void add_blind(struct text *out, chips amount, int places)
{
	while (places && amount % 10 == 0) {
		amount /= 10;
		places--;
	}
	stats_print(out, places == 1 ? 10 * (stats_sum)amount : amount, places == 1 ? 2 : places,
		places == 1 ? 2 : places);
}

static void add_stakes(struct rows *rows, const void *item)
{
	const struct search_kind *const kind = ((const struct grep_row *)item)->kind;

	if (kind->first > 0) {
		add_blind(rows->cell, kind->first, kind->places);
		text_add_char(rows->cell, '/');
	}
	add_blind(rows->cell, kind->second, kind->places);
	rows_add_cell(rows);
}

/* -- of the player ---------------------------------------------------------------- */

static void add_hole(struct rows *rows, const void *item)
{
	const struct grep_row *const row = item;
	const card *hole = row->facts->hole;

	for (int i = 0; i < row->item.seat; i++)
		hole += row->facts->cards[i];
	if (row->item.seat < 0)
		rows_empty(rows);
	else
		cells_add_cards(rows, item, hole, row->facts->cards[row->item.seat]);
}

static bool has(const struct grep_row *row, enum search_flag flag)
{
	return row->facts->flags[row->item.seat] & flag;
}

static FIELD_CELL_IF(add_net, struct grep_row, row, row->item.seat >= 0 && has(row, SEARCH_NET),
	cells_add_amount(rows, row, row->facts->net[row->item.seat]));
static FIELD_CELL_IF(add_all_in, struct grep_row, row, row->item.seat >= 0,
	rows_bool(rows, has(row, SEARCH_ALL_IN)));
static FIELD_CELL_IF(add_showdown, struct grep_row, row, row->item.seat >= 0,
	rows_bool(rows, has(row, SEARCH_SHOWDOWN)));

const struct field grep_fields[] = {
	{"file", ROWS_STRING, cells_file, 1, 1},
	{"line", ROWS_NUMBER, add_line, 1, 1},
	{"hand_number", ROWS_NUMBER, cells_number, 1, 1},
	{"date", ROWS_STRING, add_date, 1, 1},
	{"variant", ROWS_STRING, cells_variant, 1, 1},
	{"stakes", ROWS_STRING, add_stakes, 1, 1},
	{"player_count", ROWS_NUMBER, cells_player_count, 1, 1},
	{"player", ROWS_STRING, cells_player, 1, 1},
	{"player_position", ROWS_STRING, cells_position, 1, 1},
	{"hole", ROWS_CARDS, add_hole, 1, 1},
	{"board", ROWS_CARDS, add_board, 1, 1},
	{"pot", ROWS_AMOUNT, add_pot, 1, 1},
	{"net", ROWS_AMOUNT, add_net, 1, 1},
	{"all_in", ROWS_BOOL, add_all_in, 1, 1},
	{"showdown", ROWS_BOOL, add_showdown, 1, 1},
	{"players", ROWS_LIST, cells_players, 0, 1},
	{.name = NULL},
};

bool grep_play(struct grep *grep)
{
	struct hand_play *const play = &grep->play;

	if (!hand_play_begin(play, &grep->hands.hand, grep->house))
		return false;
	search_notes_begin(&grep->notes, play);
	while (hand_play_next(play))
		search_notes_step(&grep->notes, play);
	return hand_play_end(play);
}
