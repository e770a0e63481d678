#include "result.h"

const char *result_method(enum answer_method method)
{
	static const char *const keys[] = {"exact", "sampled", "interrupted"};

	return keys[method];
}

const char *result_half(enum tally_half half)
{
	return half == TALLY_HIGH ? "high" : "low";
}

const struct order *result_order(const struct game *game, enum tally_half half)
{
	return half == TALLY_HIGH ? game->evaluator->order : game->low->order;
}

bool result_has_error(const struct result *result)
{
	return result->known && result->method != ANSWER_INTERRUPTED;
}

struct result result_of(const struct matchup *matchup, const struct answer *answer, int player)
{
	const struct tally *tally = &answer->tally;
	struct result result = {.matchup = matchup,
		.answer = answer,
		.player = player,
		.known = true,
		.method = answer->method,
		.algorithm = answer->algorithm,
		.seed = answer->seed,
		.deals = tally_deals(tally),
		.boards = tally_boards_of(tally, TALLY_HIGH),
		.won = tally_won(tally, TALLY_HIGH, player),
		.tied = tally_tied(tally, TALLY_HIGH, player),
		.equity = tally_equity(tally, player),
		.half_share = {tally_share(tally, TALLY_HIGH, player),
			tally->halves ? tally_share(tally, TALLY_LOW, player) : 0}};

	result.scoop = deal_ratio(tally_scoops(tally, player), result.deals);
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

static void add_problem(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_uint(rows, result->problem);
}

static void add_position(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_uint(rows, (uint64_t)result->player + 1);
}

/* -- the answer --------------------------------------------------------------- */

static void add_equity(struct rows *rows, const void *item)
{
	const struct result *result = item;

	add_if(rows, result->known, result->equity);
}

static void add_win_count(struct rows *rows, const void *item)
{
	const struct result *result = item;

	add_count(rows, result->won);
}

static void add_tie_count(struct rows *rows, const void *item)
{
	const struct result *result = item;

	add_count(rows, result->tied);
}

static void add_win(struct rows *rows, const void *item)
{
	const struct result *result = item;

	add_if(rows, result->known, deal_ratio(result->won, result->boards));
}

static void add_tie(struct rows *rows, const void *item)
{
	const struct result *result = item;

	add_if(rows, result->known, deal_ratio(result->tied, result->boards));
}

static void add_error(struct rows *rows, const void *item)
{
	const struct result *result = item;

	add_if(rows, result_has_error(result), result->error);
}

static void add_low(struct rows *rows, const void *item)
{
	const struct result *result = item;

	add_if(rows, result_has_error(result), result->low);
}

static void add_high(struct rows *rows, const void *item)
{
	const struct result *result = item;

	add_if(rows, result_has_error(result), result->high);
}

static void add_method(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_cstring(rows, result_method(result->method));
}

static void add_deals(struct rows *rows, const void *item)
{
	const struct result *result = item;

	add_count(rows, result->deals);
}

static void add_algorithm(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_string(rows, result->algorithm);
}

static void add_seed(struct rows *rows, const void *item)
{
	const struct result *result = item;

	if (result->method == ANSWER_SAMPLED)
		rows_uint(rows, result->seed);
	else
		rows_empty(rows);
}

/* -- of one view each --------------------------------------------------------- */

static void add_category(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_cstring(rows,
		result_order(result->matchup->game, result->half)->category[result->category].key);
}

static void add_end_count(struct rows *rows, const void *item)
{
	const struct result *result = item;

	add_count(rows, result->ends.all);
}

static void add_end_probability(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_fraction(rows, deal_ratio(result->ends.all, result->boards));
}

static void add_end_win_count(struct rows *rows, const void *item)
{
	const struct result *result = item;

	add_count(rows, result->ends.won);
}

static void add_end_win(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_fraction(rows, deal_ratio(result->ends.won, result->boards));
}

static void add_end_tie_count(struct rows *rows, const void *item)
{
	const struct result *result = item;

	add_count(rows, result->ends.tied);
}

static void add_end_tie(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_fraction(rows, deal_ratio(result->ends.tied, result->boards));
}

static void add_class(struct rows *rows, const void *item)
{
	const struct result *result = item;

	combo_class_print(rows->cell,
		combo_class(combo_of((card)(63 - __builtin_clzll(result->hand)),
			(card)__builtin_ctzll(result->hand))),
		result->notation);
	rows_add_cell(rows);
}

static void add_card(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_cards(rows, &result->card, 1, result->notation);
}

static void add_probability(struct rows *rows, const void *item)
{
	const struct result *result = item;

	add_if(rows, result->probability >= 0, result->probability);
}

static void add_out(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_bool(rows, result->out);
}

static void add_range(struct rows *rows, const void *item)
{
	const struct result *result = item;

	matchup_print_hand(rows->cell, result->matchup, result->player, result->notation, "");
	rows_add_cell(rows);
}

static void add_combos(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_uint(rows, matchup_hands(result->matchup, result->player));
}

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

static void add_high_half(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_fraction(rows, result->half_share[TALLY_HIGH]);
}

static void add_low_half(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_fraction(rows, result->half_share[TALLY_LOW]);
}

static void add_scoop(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_fraction(rows, result->scoop);
}

static void add_deviation(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_fraction(rows, tally_deviation(&result->answer->tally, result->player));
}

static void add_deviation_once(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_fraction(rows, tally_deviation_of_one(&result->answer->tally, result->player));
}

static void add_half(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_cstring(rows, result_half(result->half));
}

static void add_high_out(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_bool(rows, result->half_out[TALLY_HIGH]);
}

static void add_low_out(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_bool(rows, result->half_out[TALLY_LOW]);
}

static void add_combo(struct rows *rows, const void *item)
{
	const struct result *result = item;
	card cards[MATCHUP_OWN_MAX];

	rows_cards(rows, cards, card_set_list(result->hand, cards), result->notation);
}

static void add_weight(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_fraction(rows, result->weight);
}

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
	SHARES = PLAYERS | CARDS | COMBOS,                   /* those that have an equity */
	HALVES = PLAYER_HALVES | CARD_HALVES | COMBO_HALVES, /* and of two halves */
	WHOLE = RESULT_PLAYER | RESULT_CARD | RESULT_COMBO   /* or of none */
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
	{"low", ROWS_NUMBER, add_low, 0, WHOLE},
	{"high", ROWS_NUMBER, add_high, 0, WHOLE},
	{"lower", ROWS_NUMBER, add_low, 0, HALVES},
	{"upper", ROWS_NUMBER, add_high, 0, HALVES},
	{"game", ROWS_STRING, add_game, 0, PLAYERS},
	{"board", ROWS_CARDS, add_board, 0, PLAYERS},
	{"boards", ROWS_LIST, add_boards, 0, PLAYERS},
	{"run", ROWS_NUMBER, add_run, 0, PLAYERS},
	{"dead", ROWS_CARDS, add_dead, 0, PLAYERS},
	{"range", ROWS_STRING, add_range, 0, COMBOS},
	{.name = NULL},
};
