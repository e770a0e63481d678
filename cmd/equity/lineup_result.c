#include "lineup_result.h"

#include "result_cells.h"

#include "cards/colex.h"

const char *lineup_half_key(enum tally_half half)
{
	return half == TALLY_HIGH ? "high" : "low";
}

const struct order *lineup_half_order(const struct game *game, enum tally_half half)
{
	return half == TALLY_HIGH ? game->evaluator->order : game->low->order;
}

void lineup_result_add_range(struct text *out, const struct lineup *lineup,
	const struct answer *answer, int player, enum card_notation notation, const char *between)
{
	if (answer && answer->question)
		text_add_slice(out, answer->question->name[player]);
	else
		lineup_print_hand(out, lineup, player, notation, between);
}

uint64_t lineup_result_hands(const struct lineup *lineup, const struct answer *answer, int player)
{
	if (answer->question)
		return (uint64_t)answer->question->spot.side[player].count;
	if (lineup->player[player].range)
		return lineup->side[player].hands;
	return colex_choose((unsigned)card_set_count(lineup->live),
		(unsigned)lineup->player[player].drawn);
}

bool lineup_result_out(const struct answer *now, const struct answer *after, enum tally_half half,
	int player)
{
	return tally_leader(&now->tally, half) != player &&
	       tally_leader(&after->tally, half) == player;
}

struct result lineup_result_of(const struct lineup *lineup, const struct answer *answer, int player)
{
	const struct tally *tally = &answer->tally;
	struct result result = {.lineup = lineup,
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

/* -- cells -------------------------------------------------------------------- */

static void add_range(struct rows *rows, const void *item)
{
	const struct result *result = item;

	lineup_result_add_range(rows->cell, result->lineup, result->answer, result->player,
		result->notation, "");
	rows_add_cell(rows);
}

static void add_combos(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_uint(rows, lineup_result_hands(result->lineup, result->answer, result->player));
}

static void add_game(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_cstring(rows, result->lineup->game->key);
}

static void add_board(struct rows *rows, const void *item)
{
	const struct result *result = item;
	const struct lineup_cards *board = &result->lineup->board[0];

	rows_cards(rows, board->cards, result->lineup->boards ? board->known : 0, result->notation);
}

static void add_boards(struct rows *rows, const void *item)
{
	const struct result *result = item;
	const struct lineup *lineup = result->lineup;

	rows_list(rows);
	for (int b = 0; b < lineup->boards; b++)
		rows_list_cards(rows, lineup->board[b].cards, lineup->board[b].known,
			result->notation);
	rows_list_end(rows);
}

static void add_run(struct rows *rows, const void *item)
{
	const struct result *result = item;
	const struct lineup *lineup = result->lineup;

	rows_uint(rows, lineup->runs ? (uint64_t)lineup->boards : 1);
}

static void add_dead(struct rows *rows, const void *item)
{
	const struct result *result = item;
	card cards[CARD_COUNT];

	rows_cards(rows, cards, card_set_list(result->lineup->dead, cards), result->notation);
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

/* -- of one view each --------------------------------------------------------- */

static void add_half(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_cstring(rows, lineup_half_key(result->half));
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
	card cards[LINEUP_OWN_MAX];

	rows_cards(rows, cards, card_set_list(result->hand, cards), result->notation);
}

static void add_weight(struct rows *rows, const void *item)
{
	const struct result *result = item;

	rows_fraction(rows, result->weight);
}

/* -- the table ---------------------------------------------------------------- */

enum {
	PLAYER_HALVES = LINEUP_PLAYER << LINEUP_VIEW_HALVES,
	CATEGORY_HALVES = LINEUP_CATEGORY << LINEUP_VIEW_HALVES,
	CARD_HALVES = LINEUP_CARD << LINEUP_VIEW_HALVES,
	COMBO_HALVES = LINEUP_COMBO << LINEUP_VIEW_HALVES,
	PLAYERS = LINEUP_PLAYER | PLAYER_HALVES,
	CATEGORIES = LINEUP_CATEGORY | CATEGORY_HALVES,
	CARDS = LINEUP_CARD | CARD_HALVES,
	COMBOS = LINEUP_COMBO | COMBO_HALVES,
	OTHERS = PLAYERS | CATEGORIES | CARDS,
	ALL = OTHERS | COMBOS,
	SHARES = PLAYERS | CARDS | COMBOS,                   /* those that have an equity */
	HALVES = PLAYER_HALVES | CARD_HALVES | COMBO_HALVES, /* and of two halves */
	WHOLE = LINEUP_PLAYER | LINEUP_CARD | LINEUP_COMBO   /* or of none */
};

const struct field lineup_fields[] = {
	{"problem", ROWS_NUMBER, result_add_problem, ALL, ALL},
	{"card", ROWS_CARDS, result_add_card, CARDS, CARDS},
	{"probability", ROWS_NUMBER, result_add_probability, CARDS, CARDS},
	{"combo", ROWS_CARDS, add_combo, COMBOS, COMBOS},
	{"weight", ROWS_NUMBER, add_weight, COMBOS, COMBOS},
	{"position", ROWS_NUMBER, result_add_position, OTHERS, OTHERS},
	{"range", ROWS_STRING, add_range, OTHERS, OTHERS},
	{"combos", ROWS_NUMBER, add_combos, PLAYERS, PLAYERS},
	{"half", ROWS_STRING, add_half, CATEGORY_HALVES, CATEGORY_HALVES},
	{"category", ROWS_STRING, result_add_category, CATEGORIES, CATEGORIES},
	{"count", ROWS_NUMBER, result_add_end_count, CATEGORIES, CATEGORIES},
	{"probability", ROWS_NUMBER, result_add_end_probability, CATEGORIES, CATEGORIES},
	{"win_count", ROWS_NUMBER, result_add_end_win_count, CATEGORIES, CATEGORIES},
	{"win", ROWS_NUMBER, result_add_end_win, CATEGORIES, CATEGORIES},
	{"tie_count", ROWS_NUMBER, result_add_end_tie_count, CATEGORIES, CATEGORIES},
	{"tie", ROWS_NUMBER, result_add_end_tie, CATEGORIES, CATEGORIES},
	{"equity", ROWS_NUMBER, result_add_equity, SHARES, SHARES},
	{"high", ROWS_NUMBER, add_high_half, HALVES, HALVES},
	{"low", ROWS_NUMBER, add_low_half, HALVES, HALVES},
	{"scoop", ROWS_NUMBER, add_scoop, HALVES | LINEUP_BOARDS, HALVES | PLAYERS},
	{"deviation", ROWS_NUMBER, add_deviation, LINEUP_BOARDS, PLAYERS},
	{"deviation_once", ROWS_NUMBER, add_deviation_once, LINEUP_RUNS, LINEUP_RUNS},
	{"win_count", ROWS_NUMBER, result_add_win_count, SHARES, SHARES},
	{"tie_count", ROWS_NUMBER, result_add_tie_count, SHARES, SHARES},
	{"win", ROWS_NUMBER, result_add_win, SHARES, SHARES},
	{"tie", ROWS_NUMBER, result_add_tie, SHARES, SHARES},
	{"out", ROWS_BOOL, result_add_out, CARDS, CARDS},
	{"high_out", ROWS_BOOL, add_high_out, CARD_HALVES, CARD_HALVES},
	{"low_out", ROWS_BOOL, add_low_out, CARD_HALVES, CARD_HALVES},
	{"stderr", ROWS_NUMBER, result_add_error, SHARES, SHARES},
	{"method", ROWS_STRING, result_add_method, ALL, ALL},
	{"deals", ROWS_NUMBER, result_add_deals, ALL, ALL},
	{"algorithm", ROWS_STRING, result_add_algorithm, 0, ALL},
	{"seed", ROWS_NUMBER, result_add_seed, 0, ALL},
	{"low", ROWS_NUMBER, result_add_low, 0, WHOLE},
	{"high", ROWS_NUMBER, result_add_high, 0, WHOLE},
	{"lower", ROWS_NUMBER, result_add_low, 0, HALVES},
	{"upper", ROWS_NUMBER, result_add_high, 0, HALVES},
	{"game", ROWS_STRING, add_game, 0, PLAYERS},
	{"board", ROWS_CARDS, add_board, 0, PLAYERS},
	{"boards", ROWS_LIST, add_boards, 0, PLAYERS},
	{"run", ROWS_NUMBER, add_run, 0, PLAYERS},
	{"dead", ROWS_CARDS, add_dead, 0, PLAYERS},
	{.name = NULL},
};
