#include "result.h"

const char *result_half(enum tally_half half)
{
	return half == TALLY_HIGH ? "high" : "low";
}

const struct order *result_order(const struct game *game, enum tally_half half)
{
	return half == TALLY_HIGH ? game->evaluator->order : game->low->order;
}

/* -- pieces of cells ---------------------------------------------------------- */

static void add_count(struct rows *rows, deal_count count)
{
	if (count <= UINT64_MAX) {
		rows_uint(rows, (uint64_t)count);
		return;
	}
	deal_print(rows->cell, count);
	rows_add_cell(rows);
}

/* Whether the result is a sample rather than a count, and so has an error and bounds. */
static bool has_error(const struct chances *has)
{
	return has->known && has->method != ANSWER_INTERRUPTED;
}

#define CELL(function, statement) static FIELD_CELL(function, struct result, result, statement)
#define FRACTION(function, value) CELL(function, rows_fraction(rows, value))
#define FRACTION_IF(function, condition, value)                                                    \
	static FIELD_CELL_IF(function, struct result, result, condition, rows_fraction(rows, value))

/* -- the matchup -------------------------------------------------------------- */

FIELD_MEMBER(add_problem, struct result, problem);
CELL(add_position, rows_uint(rows, (uint64_t)result->player + 1));

/* -- the result --------------------------------------------------------------- */

FRACTION_IF(add_equity, result->has.known, result->has.equity);
CELL(add_win_count, add_count(rows, result->has.won));
CELL(add_tie_count, add_count(rows, result->has.tied));
FRACTION_IF(add_win, result->has.known, deal_ratio(result->has.won, result->has.boards));
FRACTION_IF(add_tie, result->has.known, deal_ratio(result->has.tied, result->has.boards));
FRACTION_IF(add_error, has_error(&result->has), result->has.error);
FRACTION_IF(add_low, has_error(&result->has), result->has.low);
FRACTION_IF(add_high, has_error(&result->has), result->has.high);
CELL(add_method, rows_cstring(rows, solve_method_key(result->has.method)));
CELL(add_deals, add_count(rows, result->has.deals));
FIELD_MEMBER(add_algorithm, struct result, has.algorithm);

static FIELD_CELL_IF(add_seed, struct result, result, result->has.method == ANSWER_SAMPLED,
	rows_uint(rows, result->has.seed));

/* -- of one view each --------------------------------------------------------- */

CELL(add_category,
	rows_cstring(rows,
		result_order(result->matchup->game, result->half)->category[result->category].key));
CELL(add_end_count, add_count(rows, result->ends.all));
FRACTION(add_end_probability, deal_ratio(result->ends.all, result->has.boards));
CELL(add_end_win_count, add_count(rows, result->ends.won));
FRACTION(add_end_win, deal_ratio(result->ends.won, result->has.boards));
CELL(add_end_tie_count, add_count(rows, result->ends.tied));
FRACTION(add_end_tie, deal_ratio(result->ends.tied, result->has.boards));

static void add_class(struct rows *rows, const void *item)
{
	const struct result *result = item;

	combo_class_print(rows->cell,
		combo_class(combo_of((card)(63 - __builtin_clzll(result->hand)),
			(card)__builtin_ctzll(result->hand))),
		result->notation);
	rows_add_cell(rows);
}

CELL(add_card, rows_cards(rows, &result->card, 1, result->notation));
FRACTION_IF(add_probability, result->probability >= 0, result->probability);
FIELD_MEMBER(add_out, struct result, out);

static void add_range(struct rows *rows, const void *item)
{
	const struct result *result = item;

	matchup_print_hand(rows->cell, result->matchup, result->player, result->notation, "");
	rows_add_cell(rows);
}

CELL(add_combos, rows_uint(rows, matchup_hands(result->matchup, result->player)));
FIELD_MEMBER(add_game, struct result, matchup->game->key);

static void add_board(struct rows *rows, const void *item)
{
	const struct result *result = item;
	const struct matchup_cards *board = &result->matchup->board[0];

	rows_cards(rows, board->cards, result->matchup->boards ? board->known : 0,
		result->notation);
}

static void add_boards(struct rows *rows, const void *item)
{
	const struct result *result = item;
	const struct matchup *matchup = result->matchup;

	rows_list(rows);
	for (int b = 0; b < matchup->boards; b++)
		rows_list_cards(rows, matchup->board[b].cards, matchup->board[b].known,
			result->notation);
	rows_list_end(rows);
}

static void add_run(struct rows *rows, const void *item)
{
	const struct result *result = item;
	const struct matchup *matchup = result->matchup;

	rows_uint(rows, matchup->runs ? (uint64_t)matchup->boards : 1);
}

static void add_dead(struct rows *rows, const void *item)
{
	const struct result *result = item;
	card cards[CARD_COUNT];

	rows_cards(rows, cards, card_set_list(result->matchup->dead, cards), result->notation);
}

FRACTION(add_high_half, result->has.half_share[TALLY_HIGH]);
FRACTION(add_low_half, result->has.half_share[TALLY_LOW]);
FRACTION(add_scoop, result->has.scoop);
FRACTION(add_deviation, tally_deviation(&result->answer->tally, result->player));
FRACTION(add_deviation_once, tally_deviation_of_one(&result->answer->tally, result->player));
CELL(add_half, rows_cstring(rows, result_half(result->half)));
FIELD_MEMBER(add_high_out, struct result, half_out[TALLY_HIGH]);
FIELD_MEMBER(add_low_out, struct result, half_out[TALLY_LOW]);

static void add_combo(struct rows *rows, const void *item)
{
	const struct result *result = item;
	card cards[MATCHUP_OWN_MAX];

	rows_cards(rows, cards, card_set_list(result->hand, cards), result->notation);
}

FRACTION(add_weight, result->weight);

/* -- the table ---------------------------------------------------------------- */

enum {
	PLAYER_HALVES = RESULT_PLAYER << RESULT_VIEW_HALVES,
	CATEGORY_HALVES = RESULT_CATEGORY << RESULT_VIEW_HALVES,
	CARD_HALVES = RESULT_CARD << RESULT_VIEW_HALVES,
	COMBO_HALVES = RESULT_COMBO << RESULT_VIEW_HALVES,
	PLAYERS = RESULT_PLAYER | PLAYER_HALVES,
	CATEGORIES = RESULT_CATEGORY | CATEGORY_HALVES,
	CARDS = RESULT_CARD | CARD_HALVES,
	COMBOS = RESULT_COMBO | COMBO_HALVES,
	OTHERS = PLAYERS | CATEGORIES | CARDS,
	ALL = OTHERS | COMBOS,
	SHARES = PLAYERS | CARDS | COMBOS,                   /* views with an equity */
	HALVES = PLAYER_HALVES | CARD_HALVES | COMBO_HALVES, /* and with halves */
	WHOLE = RESULT_PLAYER | RESULT_CARD | RESULT_COMBO   /* views without halves */
};

const struct field result_fields[] = {
	{"problem", ROWS_NUMBER, add_problem, ALL, ALL},
	{"card", ROWS_CARDS, add_card, CARDS, CARDS},
	{"probability", ROWS_NUMBER, add_probability, CARDS, CARDS},
	{"combo", ROWS_CARDS, add_combo, COMBOS, COMBOS},
	{"class", ROWS_STRING, add_class, RESULT_CLASSES, RESULT_CLASSES},
	{"weight", ROWS_NUMBER, add_weight, COMBOS, COMBOS},
	{"position", ROWS_NUMBER, add_position, OTHERS, OTHERS},
	{"range", ROWS_STRING, add_range, OTHERS, OTHERS},
	{"combos", ROWS_NUMBER, add_combos, PLAYERS, PLAYERS},
	{"half", ROWS_STRING, add_half, CATEGORY_HALVES, CATEGORY_HALVES},
	{"category", ROWS_STRING, add_category, CATEGORIES, CATEGORIES},
	{"count", ROWS_NUMBER, add_end_count, CATEGORIES, CATEGORIES},
	{"probability", ROWS_NUMBER, add_end_probability, CATEGORIES, CATEGORIES},
	{"win_count", ROWS_NUMBER, add_end_win_count, CATEGORIES, CATEGORIES},
	{"win", ROWS_NUMBER, add_end_win, CATEGORIES, CATEGORIES},
	{"tie_count", ROWS_NUMBER, add_end_tie_count, CATEGORIES, CATEGORIES},
	{"tie", ROWS_NUMBER, add_end_tie, CATEGORIES, CATEGORIES},
	{"equity", ROWS_NUMBER, add_equity, SHARES, SHARES},
	{"high", ROWS_NUMBER, add_high_half, HALVES, HALVES},
	{"low", ROWS_NUMBER, add_low_half, HALVES, HALVES},
	{"scoop", ROWS_NUMBER, add_scoop, HALVES | RESULT_BOARDS, HALVES | PLAYERS},
	{"deviation", ROWS_NUMBER, add_deviation, RESULT_BOARDS, PLAYERS},
	{"deviation_once", ROWS_NUMBER, add_deviation_once, RESULT_RUNS, RESULT_RUNS},
	{"win_count", ROWS_NUMBER, add_win_count, SHARES, SHARES},
	{"tie_count", ROWS_NUMBER, add_tie_count, SHARES, SHARES},
	{"win", ROWS_NUMBER, add_win, SHARES, SHARES},
	{"tie", ROWS_NUMBER, add_tie, SHARES, SHARES},
	{"out", ROWS_BOOL, add_out, CARDS, CARDS},
	{"high_out", ROWS_BOOL, add_high_out, CARD_HALVES, CARD_HALVES},
	{"low_out", ROWS_BOOL, add_low_out, CARD_HALVES, CARD_HALVES},
	{"stderr", ROWS_NUMBER, add_error, SHARES, SHARES},
	{"method", ROWS_STRING, add_method, ALL, ALL},
	{"deals", ROWS_NUMBER, add_deals, ALL, ALL},
	{"algorithm", ROWS_STRING, add_algorithm, 0, ALL},
	{"seed", ROWS_NUMBER, add_seed, 0, ALL},
	{"ci_low", ROWS_NUMBER, add_low, 0, SHARES},
	{"ci_high", ROWS_NUMBER, add_high, 0, SHARES},
	{"game", ROWS_STRING, add_game, 0, PLAYERS},
	{"board", ROWS_CARDS, add_board, 0, PLAYERS},
	{"boards", ROWS_LIST, add_boards, 0, PLAYERS},
	{"run", ROWS_NUMBER, add_run, 0, PLAYERS},
	{"dead", ROWS_CARDS, add_dead, 0, PLAYERS},
	{"range", ROWS_STRING, add_range, 0, COMBOS},
	{.name = NULL},
};
