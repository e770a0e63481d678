/* A hand as a row. What is about a player is about the first one of whom the conditions are true;
 * without such conditions there is none. */
#include "grep.h"

#include <string.h>

static const struct hand_record *hand_of(const void *item)
{
	const struct grep *const grep = item;

	return &grep->hands.hand;
}

static const struct search_facts *facts_of(const void *item)
{
	const struct grep *const grep = item;

	return &grep->notes.facts;
}

static int seat_of(const void *item)
{
	const struct grep *const grep = item;

	return grep->seat;
}

/* -- of the hand ------------------------------------------------------------------ */

FIELD_MEMBER(add_file, struct grep, hands.file);

static void add_line(struct rows *rows, const void *item)
{
	const struct grep *const grep = item;

	rows_uint(rows, hands_start(&grep->hands));
}

static void add_hand_number(struct rows *rows, const void *item)
{
	const struct grep *const grep = item;
	char number[24];

	rows_string(rows, hands_number(&grep->hands, number));
}

static void add_two(struct text *out, uint32_t number)
{
	text_add_char(out, '-');
	text_add_string(out, number < 10 ? "0" : "");
	text_add_uint(out, number);
}

static void add_date(struct rows *rows, const void *item)
{
	const uint32_t date = facts_of(item)->date, month = date / 100 % 100, day = date % 100;

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

static void add_variant(struct rows *rows, const void *item)
{
	rows_string(rows, hand_of(item)->variant);
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
	const struct grep *const grep = item;
	const struct search_kind *const kind = &grep->notes.kind;

	if (kind->first > 0) {
		add_blind(rows->cell, kind->first, kind->places);
		text_add_char(rows->cell, '/');
	}
	add_blind(rows->cell, kind->second, kind->places);
	rows_add_cell(rows);
}

static void add_player_count(struct rows *rows, const void *item)
{
	rows_uint(rows, (uint64_t)facts_of(item)->seats);
}

static void add_players(struct rows *rows, const void *item)
{
	const struct hand_record *const hand = hand_of(item);
	char room[8];

	rows_list(rows);
	for (int i = 0; i < hand->setup.seats; i++)
		rows_list_string(rows, hand_player(hand, i, room));
	rows_list_end(rows);
}

static void add_cards(struct rows *rows, const void *item, const card *cards, int count)
{
	const struct grep *const grep = item;

	for (int i = 0; i < count; i++) {
		if (cards[i] == CARD_UNKNOWN)
			text_add_string(rows->cell, "?"
						    "?");
		else
			card_print(rows->cell, cards[i], grep->settings.writes);
	}
	rows_add_cell(rows);
}

static void add_board(struct rows *rows, const void *item)
{
	add_cards(rows, item, facts_of(item)->board, facts_of(item)->board_count);
}

static void add_amount(struct rows *rows, const void *item, chips amount)
{
	chips_print(rows->cell, amount, hand_of(item)->places);
	rows_add_cell(rows);
}

static void add_pot(struct rows *rows, const void *item)
{
	add_amount(rows, item, facts_of(item)->pot);
}

/* -- of the player ---------------------------------------------------------------- */

static void add_player(struct rows *rows, const void *item)
{
	char room[8];

	if (seat_of(item) < 0)
		rows_empty(rows);
	else
		rows_string(rows, hand_player(hand_of(item), seat_of(item), room));
}

static void add_player_position(struct rows *rows, const void *item)
{
	const int seat = seat_of(item);

	if (seat < 0 || variant_brings_in(hand_of(item)->setup.variant))
		rows_empty(rows);
	else
		rows_cstring(rows, hand_position(&hand_of(item)->setup, seat).code);
}

static void add_hole(struct rows *rows, const void *item)
{
	const struct search_facts *const facts = facts_of(item);
	const card *hole = facts->hole;

	for (int i = 0; i < seat_of(item); i++)
		hole += facts->cards[i];
	if (seat_of(item) < 0)
		rows_empty(rows);
	else
		add_cards(rows, item, hole, facts->cards[seat_of(item)]);
}

static void add_net(struct rows *rows, const void *item)
{
	const struct search_facts *const facts = facts_of(item);
	const int seat = seat_of(item);

	if (seat < 0 || !(facts->flags[seat] & SEARCH_NET))
		rows_empty(rows);
	else
		add_amount(rows, item, facts->net[seat]);
}

static void add_flag(struct rows *rows, const void *item, enum search_flag flag)
{
	if (seat_of(item) < 0)
		rows_empty(rows);
	else
		rows_bool(rows, facts_of(item)->flags[seat_of(item)] & flag);
}

static void add_all_in(struct rows *rows, const void *item)
{
	add_flag(rows, item, SEARCH_ALL_IN);
}

static void add_showdown(struct rows *rows, const void *item)
{
	add_flag(rows, item, SEARCH_SHOWDOWN);
}

const struct field grep_fields[] = {
	{"file", ROWS_STRING, add_file, 1, 1},
	{"line", ROWS_NUMBER, add_line, 1, 1},
	{"hand_number", ROWS_NUMBER, add_hand_number, 1, 1},
	{"date", ROWS_STRING, add_date, 1, 1},
	{"variant", ROWS_STRING, add_variant, 1, 1},
	{"stakes", ROWS_STRING, add_stakes, 1, 1},
	{"player_count", ROWS_NUMBER, add_player_count, 1, 1},
	{"player", ROWS_STRING, add_player, 1, 1},
	{"player_position", ROWS_STRING, add_player_position, 1, 1},
	{"hole", ROWS_CARDS, add_hole, 1, 1},
	{"board", ROWS_CARDS, add_board, 1, 1},
	{"pot", ROWS_AMOUNT, add_pot, 1, 1},
	{"net", ROWS_AMOUNT, add_net, 1, 1},
	{"all_in", ROWS_BOOL, add_all_in, 1, 1},
	{"showdown", ROWS_BOOL, add_showdown, 1, 1},
	{"players", ROWS_LIST, add_players, 0, 1},
	{.name = NULL},
};
