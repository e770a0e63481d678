/* Hands as rows, for spreadsheets and for programs that read tables: the columns of a store, with
 * amounts as decimals. */
#include "convert.h"

#include <string.h>

enum {
	PLAYERS = 1 << CONVERT_ROWS_PLAYERS,
	ACTIONS = 1 << CONVERT_ROWS_ACTIONS,
	HANDS = 1 << CONVERT_ROWS_HANDS,
	WHOLE = PLAYERS | HANDS,      /* what is of the hand is in these, */
	ASKED = WHOLE | ACTIONS,      /* and for --fields where its name is not of something else */
	OF_PLAYER = PLAYERS | ACTIONS /* what is of one player */
};

/* What a row is about. */
struct row {
	struct convert *convert;
	uint64_t number; /* of the hand */
	int seat;        /* -1: none */
	const struct store_deed *deed;
	size_t action;
};

static const struct hand_record *hand_of(const void *item)
{
	return &((const struct row *)item)->convert->hands.hand;
}

static const struct store_facts *facts_of(const void *item)
{
	return &((const struct row *)item)->convert->facts;
}

static const struct table *table_of(const void *item)
{
	return &((const struct row *)item)->convert->play.table;
}

static const struct stats_seat *stats_of(const void *item)
{
	return &facts_of(item)->stats.seat[((const struct row *)item)->seat];
}

static const struct store_deed *deed_of(const void *item)
{
	return ((const struct row *)item)->deed;
}

static int seat_of(const void *item)
{
	return ((const struct row *)item)->seat;
}

/* -- cells ---------------------------------------------------------------- */

static void add_value(struct rows *rows, const void *item, const char *key)
{
	const struct slice value = hand_text(hand_of(item), key);

	if (value.length)
		rows_string(rows, value);
	else
		rows_empty(rows);
}

static void add_chips(struct rows *rows, const void *item, chips amount)
{
	if (amount == CHIPS_UNKNOWN) {
		rows_empty(rows);
		return;
	}
	chips_print(rows->cell, amount, hand_of(item)->places);
	rows_add_cell(rows);
}

/* Empty where none is known. */
static void add_cards(struct rows *rows, const void *item, const card *cards, int count)
{
	const struct settings *const settings = &((const struct row *)item)->convert->settings;

	if (store_add_cards(rows->cell, cards, count, settings->writes)) {
		rows_add_cell(rows);
		return;
	}
	text_clear(rows->cell);
	rows_empty(rows);
}

/* Of money in millionths. */
static void add_money(struct rows *rows, stats_sum amount)
{
	enum { MILLIONTHS = 6 };

	stats_print(rows->cell, amount, MILLIONTHS, 0);
	rows_add_cell(rows);
}

/* -- of the hand ---------------------------------------------------------- */

static void add_hand(struct rows *rows, const void *item)
{
	rows_uint(rows, ((const struct row *)item)->number);
}

static void add_site(struct rows *rows, const void *item)
{
	add_value(rows, item, "_site");
}

static void add_number(struct rows *rows, const void *item)
{
	const struct slice number = store_number_of(hand_of(item));

	if (number.length)
		rows_string(rows, number);
	else
		rows_empty(rows);
}

static void add_venue(struct rows *rows, const void *item)
{
	add_value(rows, item, "venue");
}

static void add_variant(struct rows *rows, const void *item)
{
	rows_string(rows, hand_of(item)->variant);
}

static void add_time(struct rows *rows, const void *item)
{
	store_add_time(rows->cell, hand_of(item));
	rows_add_cell(rows);
}

static void add_zone(struct rows *rows, const void *item)
{
	rows_string(rows, store_zone(hand_of(item)));
}

static void add_utc(struct rows *rows, const void *item)
{
	add_value(rows, item, "_utc");
}

static void add_table(struct rows *rows, const void *item)
{
	add_value(rows, item, "table");
}

static void add_tournament(struct rows *rows, const void *item)
{
	add_value(rows, item, "_tournament");
}

static void add_currency(struct rows *rows, const void *item)
{
	rows_string(rows, stats_currency(hand_of(item)));
}

static void add_ante(struct rows *rows, const void *item)
{
	add_chips(rows, item, store_ante(hand_of(item)));
}

static void add_small_blind(struct rows *rows, const void *item)
{
	add_chips(rows, item, store_small_blind(hand_of(item)));
}

static void add_big_blind(struct rows *rows, const void *item)
{
	add_chips(rows, item, facts_of(item)->stats.big_blind);
}

static void add_players(struct rows *rows, const void *item)
{
	rows_uint(rows, (uint64_t)hand_of(item)->setup.seats);
}

static void add_board(struct rows *rows, const void *item)
{
	add_cards(rows, item, table_of(item)->board, table_of(item)->board_count);
}

static void add_hand_pot(struct rows *rows, const void *item)
{
	add_chips(rows, item, table_of(item)->pot);
}

static void add_rake(struct rows *rows, const void *item)
{
	add_chips(rows, item, store_amount(hand_of(item), "_rake"));
}

static void add_fees(struct rows *rows, const void *item)
{
	add_chips(rows, item, store_amount(hand_of(item), "_fees"));
}

static void add_bad(struct rows *rows, const void *item)
{
	rows_bool(rows, store_is_bad(hand_of(item)));
}

static void add_source(struct rows *rows, const void *item)
{
	add_value(rows, item, "_source");
}

/* -- of the player -------------------------------------------------------- */

static void add_p(struct rows *rows, const void *item)
{
	if (seat_of(item) < 0)
		rows_empty(rows);
	else
		rows_uint(rows, (uint64_t)seat_of(item) + 1);
}

static void add_player(struct rows *rows, const void *item)
{
	char room[8];

	if (seat_of(item) < 0)
		rows_empty(rows);
	else
		rows_string(rows, hand_player(hand_of(item), seat_of(item), room));
}

static void add_seat(struct rows *rows, const void *item)
{
	const int number = seat_of(item) < 0 ? 0 : hand_of(item)->seat_number[seat_of(item)];

	if (number)
		rows_uint(rows, (uint64_t)number);
	else
		rows_empty(rows);
}

static void add_position(struct rows *rows, const void *item)
{
	const char *const code =
		seat_of(item) < 0 ? "" : hand_position(&hand_of(item)->setup, seat_of(item)).code;

	if (*code)
		rows_cstring(rows, code);
	else
		rows_empty(rows);
}

static void add_stack(struct rows *rows, const void *item)
{
	add_chips(rows, item, hand_of(item)->setup.stack[seat_of(item)]);
}

static void add_hole(struct rows *rows, const void *item)
{
	const struct seat *const seat = &table_of(item)->seat[seat_of(item)];

	add_cards(rows, item, seat->card, seat->cards);
}

static void add_net(struct rows *rows, const void *item)
{
	add_chips(rows, item, store_net(facts_of(item), seat_of(item)));
}

static void add_winnings(struct rows *rows, const void *item)
{
	const struct hand_record *const hand = hand_of(item);

	add_chips(rows, item, hand->has_winnings ? hand->winnings[seat_of(item)] : CHIPS_UNKNOWN);
}

static void add_showdown(struct rows *rows, const void *item)
{
	rows_bool(rows, stats_of(item)->end == STATS_SHOWDOWN);
}

static void add_saw_flop(struct rows *rows, const void *item)
{
	rows_bool(rows, stats_of(item)->saw_flop);
}

static void add_bets(struct rows *rows, const void *item)
{
	rows_uint(rows, store_sum(stats_of(item)->bets));
}

static void add_calls(struct rows *rows, const void *item)
{
	rows_uint(rows, store_sum(stats_of(item)->calls));
}

static void add_folds(struct rows *rows, const void *item)
{
	rows_uint(rows, store_sum(stats_of(item)->folds));
}

/* Whether the player was out of a tournament with the hand; else the cell is empty. */
static bool is_finish(struct rows *rows, const void *item)
{
	const struct store_facts *const facts = facts_of(item);
	const bool is = facts->finishes && facts->finish.place[seat_of(item)];

	if (!is)
		rows_empty(rows);
	return is;
}

static void add_place(struct rows *rows, const void *item)
{
	if (is_finish(rows, item))
		rows_uint(rows, facts_of(item)->finish.place[seat_of(item)]);
}

static void add_prize(struct rows *rows, const void *item)
{
	if (is_finish(rows, item))
		add_money(rows, facts_of(item)->finish.prize[seat_of(item)]);
}

static void add_buy_in(struct rows *rows, const void *item)
{
	if (is_finish(rows, item))
		add_money(rows, facts_of(item)->finish.buy_in[seat_of(item)]);
}

/* -- of the action -------------------------------------------------------- */

static void add_action(struct rows *rows, const void *item)
{
	rows_uint(rows, ((const struct row *)item)->action);
}

static void add_street(struct rows *rows, const void *item)
{
	rows_cstring(rows, table_of(item)->variant->street[deed_of(item)->street].word);
}

static void add_act(struct rows *rows, const void *item)
{
	rows_cstring(rows, hand_deed_word(deed_of(item)->deed));
}

static void add_amount(struct rows *rows, const void *item)
{
	add_chips(rows, item, deed_of(item)->amount);
}

static void add_paid(struct rows *rows, const void *item)
{
	add_chips(rows, item, deed_of(item)->paid);
}

static void add_action_cards(struct rows *rows, const void *item)
{
	add_cards(rows, item, deed_of(item)->card, deed_of(item)->count);
}

static void add_pot_before(struct rows *rows, const void *item)
{
	add_chips(rows, item, deed_of(item)->pot_before);
}

static void add_pot(struct rows *rows, const void *item)
{
	add_chips(rows, item, deed_of(item)->pot);
}

static void add_stack_left(struct rows *rows, const void *item)
{
	add_chips(rows, item, deed_of(item)->stack);
}

static void add_all_in(struct rows *rows, const void *item)
{
	rows_bool(rows, deed_of(item)->all_in);
}

/* -- the table ------------------------------------------------------------ */

/* No function adds the cell of an opportunity: which it is follows from its place here. */
#define CHANCE(name)                                                                               \
	{                                                                                          \
		name, ROWS_NUMBER, NULL, PLAYERS, PLAYERS                                          \
	}

const struct field convert_row_fields[] = {
	{"hand", ROWS_NUMBER, add_hand, ASKED, ASKED},
	{"site", ROWS_STRING, add_site, WHOLE, ASKED},
	{"number", ROWS_STRING, add_number, WHOLE, ASKED},
	{"venue", ROWS_STRING, add_venue, WHOLE, ASKED},
	{"variant", ROWS_STRING, add_variant, WHOLE, ASKED},
	{"time", ROWS_STRING, add_time, WHOLE, ASKED},
	{"zone", ROWS_STRING, add_zone, WHOLE, ASKED},
	{"utc", ROWS_STRING, add_utc, WHOLE, ASKED},
	{"table_name", ROWS_STRING, add_table, WHOLE, ASKED},
	{"tournament", ROWS_STRING, add_tournament, WHOLE, ASKED},
	{"currency", ROWS_STRING, add_currency, WHOLE, ASKED},
	{"ante", ROWS_AMOUNT, add_ante, WHOLE, ASKED},
	{"small_blind", ROWS_AMOUNT, add_small_blind, WHOLE, ASKED},
	{"big_blind", ROWS_AMOUNT, add_big_blind, WHOLE, ASKED},
	{"players", ROWS_NUMBER, add_players, WHOLE, ASKED},
	{"board", ROWS_CARDS, add_board, WHOLE, ASKED},
	{"pot", ROWS_AMOUNT, add_hand_pot, WHOLE, WHOLE},
	{"rake", ROWS_AMOUNT, add_rake, WHOLE, ASKED},
	{"fees", ROWS_AMOUNT, add_fees, WHOLE, ASKED},
	{"bad", ROWS_BOOL, add_bad, WHOLE, ASKED},
	{"source", ROWS_STRING, add_source, WHOLE, ASKED},
	{"action", ROWS_NUMBER, add_action, ACTIONS, ACTIONS},
	{"street", ROWS_STRING, add_street, ACTIONS, ACTIONS},
	{"p", ROWS_NUMBER, add_p, OF_PLAYER, OF_PLAYER},
	{"player", ROWS_STRING, add_player, OF_PLAYER, OF_PLAYER},
	{"seat", ROWS_NUMBER, add_seat, PLAYERS, OF_PLAYER},
	{"position", ROWS_STRING, add_position, OF_PLAYER, OF_PLAYER},
	{"stack", ROWS_AMOUNT, add_stack, PLAYERS, PLAYERS},
	{"cards", ROWS_CARDS, add_hole, PLAYERS, PLAYERS},
	{"net", ROWS_AMOUNT, add_net, PLAYERS, PLAYERS},
	{"winnings", ROWS_AMOUNT, add_winnings, PLAYERS, PLAYERS},
	{"showdown", ROWS_BOOL, add_showdown, PLAYERS, PLAYERS},
	{"saw_flop", ROWS_BOOL, add_saw_flop, PLAYERS, PLAYERS},
	CHANCE("vpip"),
	CHANCE("pfr"),
	CHANCE("rfi"),
	CHANCE("limp"),
	CHANCE("threebet"),
	CHANCE("fourbet"),
	CHANCE("fold_to_threebet"),
	CHANCE("squeeze"),
	CHANCE("steal"),
	CHANCE("fold_to_steal"),
	CHANCE("cbet_flop"),
	CHANCE("cbet_turn"),
	CHANCE("cbet_river"),
	CHANCE("fold_to_cbet_flop"),
	CHANCE("fold_to_cbet_turn"),
	CHANCE("fold_to_cbet_river"),
	CHANCE("check_raise_flop"),
	CHANCE("check_raise_turn"),
	CHANCE("check_raise_river"),
	CHANCE("wtsd"),
	CHANCE("wsd"),
	CHANCE("wwsf"),
	{"bets", ROWS_NUMBER, add_bets, PLAYERS, PLAYERS},
	{"calls", ROWS_NUMBER, add_calls, PLAYERS, PLAYERS},
	{"folds", ROWS_NUMBER, add_folds, PLAYERS, PLAYERS},
	{"place", ROWS_NUMBER, add_place, PLAYERS, PLAYERS},
	{"prize", ROWS_AMOUNT, add_prize, PLAYERS, PLAYERS},
	{"buy_in", ROWS_AMOUNT, add_buy_in, PLAYERS, PLAYERS},
	{"act", ROWS_STRING, add_act, ACTIONS, ACTIONS},
	{"amount", ROWS_AMOUNT, add_amount, ACTIONS, ACTIONS},
	{"paid", ROWS_AMOUNT, add_paid, ACTIONS, ACTIONS},
	{"cards", ROWS_CARDS, add_action_cards, ACTIONS, ACTIONS},
	{"pot_before", ROWS_AMOUNT, add_pot_before, ACTIONS, ACTIONS},
	{"pot", ROWS_AMOUNT, add_pot, ACTIONS, ACTIONS},
	{"stack", ROWS_AMOUNT, add_stack_left, ACTIONS, ACTIONS},
	{"all_in", ROWS_BOOL, add_all_in, ACTIONS, ACTIONS},
	{.name = NULL},
};

/* -- rows ----------------------------------------------------------------- */

static void add_chance(struct rows *rows, const struct row *row, const char *name)
{
	int which = 0, taken;

	while (strcmp(store_chances[which].word, name) != 0)
		which++;
	taken = store_chance_of(&row->convert->facts, row->seat, &store_chances[which]);
	if (taken < 0)
		rows_empty(rows);
	else
		rows_uint(rows, (uint64_t)taken);
}

static void add_row(struct rows *rows, const struct row *row)
{
	const struct fields *const fields = &row->convert->fields;

	for (size_t i = 0; i < fields->count; i++)
		if (fields->field[i]->add)
			fields->field[i]->add(rows, row);
		else
			add_chance(rows, row, fields->field[i]->name);
	rows_end(rows);
}

static void add_rows(struct rows *rows, struct convert *convert, uint64_t number)
{
	const struct store_facts *const facts = &convert->facts;
	struct row row = {.convert = convert, .number = number, .seat = -1};

	switch (convert->rows) {
	case CONVERT_ROWS_HANDS:
		add_row(rows, &row);
		break;
	case CONVERT_ROWS_ACTIONS:
		for (size_t i = 0; i < facts->deeds; i++) {
			row.deed = &facts->deed[i];
			row.seat = row.deed->seat;
			row.action = i + 1;
			add_row(rows, &row);
		}
		break;
	case CONVERT_ROWS_PLAYERS:
	default:
		for (row.seat = 0; row.seat < convert->hands.hand.setup.seats; row.seat++)
			add_row(rows, &row);
		break;
	}
}

bool convert_write_rows(struct text *out, struct convert *convert, uint64_t number)
{
	const struct settings *const settings = &convert->settings;
	struct text cell = {.bytes = NULL};
	struct rows rows;

	if (!convert_find_facts(convert))
		return false;
	if (convert->report)
		return true;
	if (out == &convert->job->out) { /* below the header that the run writes */
		add_rows(&convert->job->rows, convert, number);
		return true;
	}
	rows_init(&rows, settings->format, convert->fields.names, convert->fields.count, out,
		&cell);
	rows.delimiter = settings->delimiter;
	if (number == 1 && settings->header)
		rows_header(&rows);
	add_rows(&rows, convert, number);
	out->failed |= cell.failed;
	text_free(&cell);
	return true;
}
