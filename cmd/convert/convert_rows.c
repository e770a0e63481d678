/* Hands as rows, for spreadsheets and other programs that read tables: the columns of a database,
 * with amounts as decimals. */
#include "convert.h"

#include "hands/cells.h"

enum {
	PLAYERS = 1 << CONVERT_ROWS_PLAYERS,
	ACTIONS = 1 << CONVERT_ROWS_ACTIONS,
	HANDS = 1 << CONVERT_ROWS_HANDS,
	WHOLE = PLAYERS | HANDS, /* views that have fields of the hand, */
	ASKED = WHOLE |
		ACTIONS, /* and those that have them with --fields, unless the name is taken */
	OF_PLAYER = PLAYERS | ACTIONS /* views that have fields of one player */
};

/* The subject of a row. */
struct written_row {
	struct cells_item item;
	struct convert *convert;
	const struct store_facts *facts;
	uint64_t number; /* hand number */
	const struct store_action *fact;
	size_t action;
};

/* -- cells ---------------------------------------------------------------- */

static void add_text(struct rows *rows, struct slice value)
{
	if (value.length)
		rows_string(rows, value);
	else
		rows_empty(rows);
}

static void add_chips(struct rows *rows, const void *item, chips amount)
{
	if (amount == CHIPS_UNKNOWN)
		rows_empty(rows);
	else
		cells_add_amount(rows, item, amount);
}

/* Adds an empty cell if no card is known. */
static void add_cards(struct rows *rows, const void *item, const card *cards, int count)
{
	bool known = false;

	for (int i = 0; i < count; i++)
		known |= cards[i] != CARD_UNKNOWN;
	if (known)
		cells_add_cards(rows, item, cards, count);
	else
		rows_empty(rows);
}

/* Adds an amount in millionths. */
static void add_money(struct rows *rows, stats_sum amount)
{
	enum { MILLIONTHS = 6 };

	stats_print(rows->cell, amount, MILLIONTHS, 0);
	rows_add_cell(rows);
}

/* Defines the function of a cell by one statement about a row; empty if the condition is false. */
#define ROW_IF(name, condition, statement)                                                         \
	static void name(struct rows *rows, const void *item)                                      \
	{                                                                                          \
		const struct written_row *const row = item;                                        \
		const struct hand_record *const hand = cells_hand(item);                           \
		const int seat = row->item.seat;                                                   \
                                                                                                   \
		(void)hand, (void)seat;                                                            \
		if (condition) {                                                                   \
			statement;                                                                 \
		} else {                                                                           \
			rows_empty(rows);                                                          \
		}                                                                                  \
	}                                                                                          \
	static_assert(true, "a semicolon follows")
#define ROW(name, statement) ROW_IF(name, true, statement)

/* -- of the hand ---------------------------------------------------------- */

ROW(add_hand, rows_uint(rows, row->number));
ROW(add_site, add_text(rows, hand_text(hand, "_site")));
ROW(add_number, add_text(rows, store_number_of(hand)));
ROW(add_venue, add_text(rows, hand_text(hand, "venue")));
ROW(add_zone, rows_string(rows, store_zone(hand)));
ROW(add_utc, add_text(rows, hand_text(hand, "_utc")));
ROW(add_table, add_text(rows, hand_text(hand, "table")));
ROW(add_tournament, add_text(rows, hand_text(hand, "_tournament")));
ROW(add_currency, rows_string(rows, stats_currency(hand)));
ROW(add_ante, add_chips(rows, item, store_ante(hand)));
ROW(add_small_blind, add_chips(rows, item, hand_small_blind(&hand->setup)));
ROW(add_big_blind, add_chips(rows, item, row->facts->stats.big_blind));
ROW(add_board, add_cards(rows, item, row->item.table->board, row->item.table->board_count));
ROW(add_pot_type, rows_cstring(rows, stats_pots[row->facts->stats.pot]));
ROW(add_rake, add_chips(rows, item, store_amount(hand, "_rake")));
ROW(add_fees, add_chips(rows, item, store_amount(hand, "_fees")));
ROW(add_bad, rows_bool(rows, store_is_bad(hand)));
ROW(add_source, add_text(rows, hand_text(hand, "_source")));

static void add_time(struct rows *rows, const void *item)
{
	store_add_time(rows->cell, cells_hand(item));
	rows_add_cell(rows);
}

/* -- of the player -------------------------------------------------------- */

static const char *position_of(const struct written_row *row)
{
	return row->item.seat < 0 ? ""
				  : hand_position(&cells_hand(row)->setup, row->item.seat).code;
}

static const struct stats_seat *stats_of(const struct written_row *row)
{
	return &row->facts->stats.seat[row->item.seat];
}

/* Whether the player finished a tournament with the hand. */
static bool finishes(const struct written_row *row)
{
	return row->facts->finishes && row->facts->finish.place[row->item.seat];
}

ROW_IF(add_seat, seat >= 0 && hand->seat_number[seat],
	rows_uint(rows, (uint64_t)hand->seat_number[seat]));
ROW_IF(add_position, *position_of(row), rows_cstring(rows, position_of(row)));
ROW(add_stack, add_chips(rows, item, hand->setup.stack[seat]));
ROW(add_hole,
	add_cards(rows, item, row->item.table->seat[seat].card, row->item.table->seat[seat].cards));
ROW(add_net, add_chips(rows, item, store_net(row->facts, seat)));
ROW_IF(add_winnings, hand->has_winnings, add_chips(rows, item, hand->winnings[seat]));
ROW(add_showdown, rows_bool(rows, stats_of(row)->end == STATS_SHOWDOWN));
ROW(add_saw_flop, rows_bool(rows, stats_of(row)->saw_flop));
ROW_IF(add_in_position, stats_of(row)->saw_flop, rows_bool(rows, stats_of(row)->in_position));
ROW(add_bets, rows_uint(rows, store_sum(stats_of(row)->bets)));
ROW(add_calls, rows_uint(rows, store_sum(stats_of(row)->calls)));
ROW(add_folds, rows_uint(rows, store_sum(stats_of(row)->folds)));
ROW_IF(add_place, finishes(row), rows_uint(rows, row->facts->finish.place[seat]));
ROW_IF(add_prize, finishes(row), add_money(rows, row->facts->finish.prize[seat]));
ROW_IF(add_buy_in, finishes(row), add_money(rows, row->facts->finish.buy_in[seat]));
ROW_IF(add_prize_currency, finishes(row), rows_string(rows, row->facts->finish.currency));

/* 1 if the player took the opportunity, 0 if not; empty if there was none. */
static void add_rate(struct rows *rows, const void *item, int rate)
{
	const struct written_row *const row = item;
	const int taken = store_rate_of(row->facts, row->item.seat, rate);

	if (taken < 0)
		rows_empty(rows);
	else
		rows_uint(rows, (uint64_t)taken);
}

#define STATISTIC(name, ...)                                                                       \
	static void add_##name(struct rows *rows, const void *item)                                \
	{                                                                                          \
		add_rate(rows, item, STATS_##name);                                                \
	}
#define STATISTIC_LATE(name, ...)
#include "play/stats/stats_rows.h"

/* -- of the action -------------------------------------------------------- */

ROW(add_action, rows_uint(rows, row->action));
ROW(add_street, rows_cstring(rows, row->item.table->variant->street[row->fact->street].word));
ROW(add_act, rows_cstring(rows, hand_action_word(row->fact->kind)));
ROW(add_amount, add_chips(rows, item, row->fact->amount));
ROW(add_paid, add_chips(rows, item, row->fact->paid));
ROW(add_action_cards, add_cards(rows, item, row->fact->card, row->fact->count));
ROW(add_pot_before, add_chips(rows, item, row->fact->pot_before));
ROW(add_pot, add_chips(rows, item, row->fact->pot));
ROW(add_stack_left, add_chips(rows, item, row->fact->stack));
ROW(add_all_in, rows_bool(rows, row->fact->all_in));

/* -- the table ------------------------------------------------------------ */

const struct field convert_row_fields[] = {
	{"hand", ROWS_NUMBER, add_hand, ASKED, ASKED},
	{"site", ROWS_STRING, add_site, WHOLE, ASKED},
	{"number", ROWS_STRING, add_number, WHOLE, ASKED},
	{"venue", ROWS_STRING, add_venue, WHOLE, ASKED},
	{"variant", ROWS_STRING, cells_variant, WHOLE, ASKED},
	{"time", ROWS_STRING, add_time, WHOLE, ASKED},
	{"zone", ROWS_STRING, add_zone, WHOLE, ASKED},
	{"utc", ROWS_STRING, add_utc, WHOLE, ASKED},
	{"table_name", ROWS_STRING, add_table, WHOLE, ASKED},
	{"tournament", ROWS_STRING, add_tournament, WHOLE, ASKED},
	{"currency", ROWS_STRING, add_currency, WHOLE, ASKED},
	{"ante", ROWS_AMOUNT, add_ante, WHOLE, ASKED},
	{"small_blind", ROWS_AMOUNT, add_small_blind, WHOLE, ASKED},
	{"big_blind", ROWS_AMOUNT, add_big_blind, WHOLE, ASKED},
	{"players", ROWS_NUMBER, cells_player_count, WHOLE, ASKED},
	{"board", ROWS_CARDS, add_board, WHOLE, ASKED},
	{"pot", ROWS_AMOUNT, cells_pot, WHOLE, WHOLE},
	{"pot_type", ROWS_STRING, add_pot_type, WHOLE, ASKED},
	{"rake", ROWS_AMOUNT, add_rake, WHOLE, ASKED},
	{"fees", ROWS_AMOUNT, add_fees, WHOLE, ASKED},
	{"bad", ROWS_BOOL, add_bad, WHOLE, ASKED},
	{"source", ROWS_STRING, add_source, WHOLE, ASKED},
	{"action", ROWS_NUMBER, add_action, ACTIONS, ACTIONS},
	{"street", ROWS_STRING, add_street, ACTIONS, ACTIONS},
	{"p", ROWS_NUMBER, cells_order, OF_PLAYER, OF_PLAYER},
	{"player", ROWS_STRING, cells_player, OF_PLAYER, OF_PLAYER},
	{"seat", ROWS_NUMBER, add_seat, PLAYERS, OF_PLAYER},
	{"position", ROWS_STRING, add_position, OF_PLAYER, OF_PLAYER},
	{"stack", ROWS_AMOUNT, add_stack, PLAYERS, PLAYERS},
	{"cards", ROWS_CARDS, add_hole, PLAYERS, PLAYERS},
	{"net", ROWS_AMOUNT, add_net, PLAYERS, PLAYERS},
	{"winnings", ROWS_AMOUNT, add_winnings, PLAYERS, PLAYERS},
	{"showdown", ROWS_BOOL, add_showdown, PLAYERS, PLAYERS},
	{"saw_flop", ROWS_BOOL, add_saw_flop, PLAYERS, PLAYERS},
	{"in_position", ROWS_BOOL, add_in_position, PLAYERS, PLAYERS},
#define STATISTIC(name, key, ...) {key, ROWS_NUMBER, add_##name, PLAYERS, PLAYERS},
#define STATISTIC_LATE(name, ...)
#include "play/stats/stats_rows.h"
	{"bets", ROWS_NUMBER, add_bets, PLAYERS, PLAYERS},
	{"calls", ROWS_NUMBER, add_calls, PLAYERS, PLAYERS},
	{"folds", ROWS_NUMBER, add_folds, PLAYERS, PLAYERS},
	{"place", ROWS_NUMBER, add_place, PLAYERS, PLAYERS},
	{"prize", ROWS_AMOUNT, add_prize, PLAYERS, PLAYERS},
	{"buy_in", ROWS_AMOUNT, add_buy_in, PLAYERS, PLAYERS},
	{"prize_currency", ROWS_STRING, add_prize_currency, PLAYERS, PLAYERS},
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

static void add_rows(struct rows *rows, struct convert *convert, uint64_t number)
{
	const struct store_facts *const facts = &convert->facts;
	struct written_row row = {.item = {.hands = &convert->hands,
					  .table = &convert->play.table,
					  .seat = -1,
					  .writes = convert->settings.writes},
		.convert = convert,
		.facts = facts,
		.number = number};

	switch (convert->rows) {
	case CONVERT_ROWS_HANDS:
		fields_row(&convert->fields, rows, &row);
		break;
	case CONVERT_ROWS_ACTIONS:
		for (size_t i = 0; i < facts->actions; i++) {
			row.fact = &facts->action[i];
			row.item.seat = row.fact->seat;
			row.action = i + 1;
			fields_row(&convert->fields, rows, &row);
		}
		break;
	case CONVERT_ROWS_PLAYERS:
	default:
		for (row.item.seat = 0; row.item.seat < convert->hands.hand.setup.seats;
			row.item.seat++)
			fields_row(&convert->fields, rows, &row);
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
	if (out == &convert->job->out) { /* after the header, which the run writes */
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
