#include "result.h"

#include "result_cells.h"

const char *result_method(enum answer_method method)
{
	static const char *const keys[] = {"exact", "sampled", "interrupted"};

	return keys[method];
}

bool result_has_error(const struct result *result)
{
	return result->known && result->method != ANSWER_INTERRUPTED;
}

struct result result_of(const struct question *question, const struct answer *answer,
	const struct tally *tally, int player)
{
	struct result result = {.question = question,
		.player = player,
		.known = true,
		.method = answer->method,
		.algorithm = answer->algorithm,
		.seed = answer->seed,
		.order = question->game->evaluator->order,
		.deals = tally_deals(tally),
		.boards = tally_deals(tally),
		.won = tally_won(tally, TALLY_HIGH, player),
		.tied = tally_tied(tally, TALLY_HIGH, player),
		.equity = tally_equity(tally, player)};

	result.low = result.high = result.equity;
	if (result.method == ANSWER_SAMPLED) {
		result.error = tally_stderr(tally, player);
		tally_interval(tally, player, &result.low, &result.high);
	}
	return result;
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

static void add_if(struct rows *rows, bool known, double value)
{
	if (known)
		rows_fraction(rows, value);
	else
		rows_empty(rows);
}

/* -- what is asked ------------------------------------------------------------ */

void result_add_problem(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_uint(rows, result->problem);
}

void result_add_position(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_uint(rows, (uint64_t)result->player + 1);
}

static void add_range(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_string(rows, result->question->name[result->player]);
}

static void add_combos(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_uint(rows, (uint64_t)result->question->spot.side[result->player].count);
}

FIELD_MEMBER(add_game, struct result, question->game->key);

static void add_board(struct rows *rows, const void *item)
{
	const struct result *result = item;
	const struct cards *board = &result->question->board;

	rows_cards(rows, board->list, board->count, result->notation);
}

static void add_dead(struct rows *rows, const void *item)
{
	const struct result *result = item;
	card cards[CARD_COUNT];

	rows_cards(rows, cards, card_set_list(result->question->dead, cards), result->notation);
}

/* -- the answer --------------------------------------------------------------- */

void result_add_equity(struct rows *rows, const void *item)
{
	const struct result *result = item;

	add_if(rows, result->known, result->equity);
}

void result_add_win_count(struct rows *rows, const void *item)
{
	const struct result *result = item;

	add_count(rows, result->won);
}

void result_add_tie_count(struct rows *rows, const void *item)
{
	const struct result *result = item;

	add_count(rows, result->tied);
}

void result_add_win(struct rows *rows, const void *item)
{
	const struct result *result = item;

	add_if(rows, result->known, deal_ratio(result->won, result->boards));
}

void result_add_tie(struct rows *rows, const void *item)
{
	const struct result *result = item;

	add_if(rows, result->known, deal_ratio(result->tied, result->boards));
}

void result_add_error(struct rows *rows, const void *item)
{
	const struct result *result = item;

	add_if(rows, result_has_error(result), result->error);
}

void result_add_low(struct rows *rows, const void *item)
{
	const struct result *result = item;

	add_if(rows, result_has_error(result), result->low);
}

void result_add_high(struct rows *rows, const void *item)
{
	const struct result *result = item;

	add_if(rows, result_has_error(result), result->high);
}

void result_add_method(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_cstring(rows, result_method(result->method));
}

void result_add_deals(struct rows *rows, const void *item)
{
	const struct result *result = item;

	add_count(rows, result->deals);
}

void result_add_algorithm(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_string(rows, result->algorithm);
}

void result_add_seed(struct rows *rows, const void *item)
{
	const struct result *result = item;

	if (result->method == ANSWER_SAMPLED)
		rows_uint(rows, result->seed);
	else
		rows_empty(rows);
}

/* -- of one view each --------------------------------------------------------- */

void result_add_category(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_cstring(rows, result->order->category[result->category].key);
}

void result_add_end_count(struct rows *rows, const void *item)
{
	const struct result *result = item;

	add_count(rows, result->ends.all);
}

void result_add_end_probability(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_fraction(rows, deal_ratio(result->ends.all, result->boards));
}

void result_add_end_win_count(struct rows *rows, const void *item)
{
	const struct result *result = item;

	add_count(rows, result->ends.won);
}

void result_add_end_win(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_fraction(rows, deal_ratio(result->ends.won, result->boards));
}

void result_add_end_tie_count(struct rows *rows, const void *item)
{
	const struct result *result = item;

	add_count(rows, result->ends.tied);
}

void result_add_end_tie(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_fraction(rows, deal_ratio(result->ends.tied, result->boards));
}

static void add_combo(struct rows *rows, const void *item)
{
	const struct result *result = item;

	combo_print(rows->cell, result->combo, result->notation);
	rows_add_cell(rows);
}

static void add_class(struct rows *rows, const void *item)
{
	const struct result *result = item;

	combo_class_print(rows->cell, combo_class(result->combo), result->notation);
	rows_add_cell(rows);
}

static void add_weight(struct rows *rows, const void *item)
{
	const struct result *result = item;
	const struct range *range = result->question->range[result->player];

	rows_fraction(rows, (double)range->weight[result->combo] / (double)RANGE_WHOLE);
}

void result_add_card(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_cards(rows, &result->card, 1, result->notation);
}

void result_add_probability(struct rows *rows, const void *item)
{
	const struct result *result = item;

	add_if(rows, result->probability >= 0, result->probability);
}

void result_add_out(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_bool(rows, result->out);
}

/* -- the table ---------------------------------------------------------------- */

enum {
	PLAYER = RESULT_PLAYER,
	CATEGORY = RESULT_CATEGORY,
	COMBO = RESULT_COMBO,
	CARD = RESULT_CARD,
	ALL = PLAYER | CATEGORY | COMBO | CARD,
	SHARES = PLAYER | COMBO | CARD /* those that have an equity */
};

const struct field result_fields[] = {
	{"problem", ROWS_NUMBER, result_add_problem, ALL, ALL},
	{"combo", ROWS_CARDS, add_combo, COMBO, COMBO},
	{"class", ROWS_STRING, add_class, COMBO, COMBO},
	{"weight", ROWS_NUMBER, add_weight, COMBO, COMBO},
	{"card", ROWS_CARDS, result_add_card, CARD, CARD},
	{"probability", ROWS_NUMBER, result_add_probability, CARD, CARD},
	{"position", ROWS_NUMBER, result_add_position, ALL & ~COMBO, ALL & ~COMBO},
	{"range", ROWS_STRING, add_range, ALL & ~COMBO, ALL & ~COMBO},
	{"combos", ROWS_NUMBER, add_combos, PLAYER, PLAYER},
	{"category", ROWS_STRING, result_add_category, CATEGORY, CATEGORY},
	{"count", ROWS_NUMBER, result_add_end_count, CATEGORY, CATEGORY},
	{"probability", ROWS_NUMBER, result_add_end_probability, CATEGORY, CATEGORY},
	{"win_count", ROWS_NUMBER, result_add_end_win_count, CATEGORY, CATEGORY},
	{"win", ROWS_NUMBER, result_add_end_win, CATEGORY, CATEGORY},
	{"tie_count", ROWS_NUMBER, result_add_end_tie_count, CATEGORY, CATEGORY},
	{"tie", ROWS_NUMBER, result_add_end_tie, CATEGORY, CATEGORY},
	{"equity", ROWS_NUMBER, result_add_equity, SHARES, SHARES},
	{"win_count", ROWS_NUMBER, result_add_win_count, SHARES, SHARES},
	{"tie_count", ROWS_NUMBER, result_add_tie_count, SHARES, SHARES},
	{"win", ROWS_NUMBER, result_add_win, SHARES, SHARES},
	{"tie", ROWS_NUMBER, result_add_tie, SHARES, SHARES},
	{"out", ROWS_BOOL, result_add_out, CARD, CARD},
	{"stderr", ROWS_NUMBER, result_add_error, SHARES, SHARES},
	{"method", ROWS_STRING, result_add_method, ALL, ALL},
	{"deals", ROWS_NUMBER, result_add_deals, ALL, ALL},
	{"algorithm", ROWS_STRING, result_add_algorithm, 0, ALL},
	{"seed", ROWS_NUMBER, result_add_seed, 0, ALL},
	{"low", ROWS_NUMBER, result_add_low, 0, SHARES},
	{"high", ROWS_NUMBER, result_add_high, 0, SHARES},
	{"game", ROWS_STRING, add_game, 0, PLAYER},
	{"board", ROWS_CARDS, add_board, 0, PLAYER},
	{"dead", ROWS_CARDS, add_dead, 0, PLAYER},
	{"range", ROWS_STRING, add_range, 0, COMBO},
	{.name = NULL},
};
