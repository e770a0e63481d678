#include "lineup_result.h"

#include "result.h"

#include "cards/colex.h"

const char *lineup_half_key(enum lineup_half half)
{
	return half == LINEUP_HIGH ? "high" : "low";
}

const struct order *lineup_half_order(const struct game *game, enum lineup_half half)
{
	return half == LINEUP_HIGH ? game->evaluator->order : game->low->order;
}

uint64_t lineup_result_hands(const struct lineup *lineup, int player)
{
	return colex_choose((unsigned)card_set_count(lineup->live),
		(unsigned)lineup->player[player].drawn);
}

bool lineup_result_out(const struct answer *now, const struct answer *after, enum lineup_half half,
	int player)
{
	return lineup_tally_leader(&now->lineup, half) != player &&
	       lineup_tally_leader(&after->lineup, half) == player;
}

struct lineup_result lineup_result_of(const struct lineup *lineup, const struct answer *answer,
	int player)
{
	return (struct lineup_result){.lineup = lineup,
		.answer = answer,
		.player = player,
		.boards = lineup_tally_boards_of(&answer->lineup, LINEUP_HIGH)};
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

static const struct tally_ends *ends_of(const struct lineup_result *result)
{
	return &result->answer->lineup.ends[result->half][result->player][result->category];
}

static bool has_error(const struct lineup_result *result)
{
	return result->answer->method != ANSWER_INTERRUPTED;
}

/* A bound of the 95 % interval; the equity if it is exact. */
static double bound_of(const struct lineup_result *result, bool upper)
{
	const struct lineup_tally *tally = &result->answer->lineup;
	double low, high;

	if (result->answer->method != ANSWER_SAMPLED)
		return lineup_tally_equity(tally, result->player);
	lineup_tally_interval(tally, result->player, &low, &high);
	return upper ? high : low;
}

/* -- cells -------------------------------------------------------------------- */

static void add_problem(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;

	rows_uint(rows, result->problem);
}

static void add_position(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;

	rows_uint(rows, (uint64_t)result->player + 1);
}

static void add_range(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;

	lineup_print_hand(rows->cell, result->lineup, result->player, result->notation, "");
	rows_add_cell(rows);
}

static void add_combos(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;

	rows_uint(rows, lineup_result_hands(result->lineup, result->player));
}

static void add_game(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;

	rows_cstring(rows, result->lineup->game->key);
}

static void add_board(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;
	const struct lineup_cards *board = &result->lineup->board[0];

	rows_cards(rows, board->cards, result->lineup->boards ? board->known : 0, result->notation);
}

static void add_dead(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;
	card cards[CARD_COUNT];

	rows_cards(rows, cards, card_set_list(result->lineup->dead, cards), result->notation);
}

static void add_equity(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;

	rows_fraction(rows, lineup_tally_equity(&result->answer->lineup, result->player));
}

static void add_high_half(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;

	rows_fraction(rows,
		lineup_tally_share(&result->answer->lineup, LINEUP_HIGH, result->player));
}

static void add_low_half(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;

	rows_fraction(rows,
		lineup_tally_share(&result->answer->lineup, LINEUP_LOW, result->player));
}

static void add_scoop(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;
	const struct lineup_tally *tally = &result->answer->lineup;

	rows_fraction(rows,
		deal_ratio(lineup_tally_scoops(tally, result->player), lineup_tally_deals(tally)));
}

static deal_count won(const struct lineup_result *result)
{
	return lineup_tally_won(&result->answer->lineup, LINEUP_HIGH, result->player);
}

static deal_count tied(const struct lineup_result *result)
{
	return lineup_tally_tied(&result->answer->lineup, LINEUP_HIGH, result->player);
}

static void add_win_count(struct rows *rows, const void *item)
{
	add_count(rows, won(item));
}

static void add_tie_count(struct rows *rows, const void *item)
{
	add_count(rows, tied(item));
}

static void add_win(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;

	rows_fraction(rows, deal_ratio(won(result), result->boards));
}

static void add_tie(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;

	rows_fraction(rows, deal_ratio(tied(result), result->boards));
}

static void add_error(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;

	if (!has_error(result))
		rows_empty(rows);
	else if (result->answer->method == ANSWER_SAMPLED)
		rows_fraction(rows, lineup_tally_stderr(&result->answer->lineup, result->player));
	else
		rows_fraction(rows, 0);
}

static void add_lower(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;

	if (has_error(result))
		rows_fraction(rows, bound_of(result, false));
	else
		rows_empty(rows);
}

static void add_upper(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;

	if (has_error(result))
		rows_fraction(rows, bound_of(result, true));
	else
		rows_empty(rows);
}

static void add_method(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;

	rows_cstring(rows, result_method(result->answer->method));
}

static void add_deals(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;

	add_count(rows, lineup_tally_deals(&result->answer->lineup));
}

static void add_algorithm(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;

	rows_string(rows, result->answer->algorithm);
}

static void add_seed(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;

	if (result->answer->method == ANSWER_SAMPLED)
		rows_uint(rows, result->answer->seed);
	else
		rows_empty(rows);
}

/* -- of one view each --------------------------------------------------------- */

static void add_half(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;

	rows_cstring(rows, lineup_half_key(result->half));
}

static void add_category(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;
	const struct order *order = lineup_half_order(result->lineup->game, result->half);

	rows_cstring(rows, order->category[result->category].key);
}

static void add_end_count(struct rows *rows, const void *item)
{
	add_count(rows, ends_of(item)->all);
}

static void add_end_probability(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;

	rows_fraction(rows, deal_ratio(ends_of(result)->all, result->boards));
}

static void add_end_win_count(struct rows *rows, const void *item)
{
	add_count(rows, ends_of(item)->won);
}

static void add_end_win(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;

	rows_fraction(rows, deal_ratio(ends_of(result)->won, result->boards));
}

static void add_end_tie_count(struct rows *rows, const void *item)
{
	add_count(rows, ends_of(item)->tied);
}

static void add_end_tie(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;

	rows_fraction(rows, deal_ratio(ends_of(result)->tied, result->boards));
}

static void add_card(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;

	rows_cards(rows, &result->card, 1, result->notation);
}

/* Each live card is as likely to come next as any other. */
static void add_probability(struct rows *rows, const void *item)
{
	const struct lineup_result *result = item;

	rows_fraction(rows, 1.0 / card_set_count(result->lineup->live));
}

static void add_out_of(struct rows *rows, const struct lineup_result *result, enum lineup_half half)
{
	rows_bool(rows, lineup_result_out(result->now, result->answer, half, result->player));
}

static void add_out(struct rows *rows, const void *item)
{
	add_out_of(rows, item, LINEUP_HALVES);
}

static void add_high_out(struct rows *rows, const void *item)
{
	add_out_of(rows, item, LINEUP_HIGH);
}

static void add_low_out(struct rows *rows, const void *item)
{
	add_out_of(rows, item, LINEUP_LOW);
}

/* -- the table ---------------------------------------------------------------- */

enum {
	PLAYER_HALVES = LINEUP_PLAYER << LINEUP_VIEW_HALVES,
	CATEGORY_HALVES = LINEUP_CATEGORY << LINEUP_VIEW_HALVES,
	CARD_HALVES = LINEUP_CARD << LINEUP_VIEW_HALVES,
	PLAYERS = LINEUP_PLAYER | PLAYER_HALVES,
	CATEGORIES = LINEUP_CATEGORY | CATEGORY_HALVES,
	CARDS = LINEUP_CARD | CARD_HALVES,
	ALL = PLAYERS | CATEGORIES | CARDS,
	SHARES = PLAYERS | CARDS,             /* those that have an equity */
	HALVES = PLAYER_HALVES | CARD_HALVES, /* and of two halves */
	WHOLE = LINEUP_PLAYER | LINEUP_CARD   /* or of none */
};

const struct field lineup_fields[] = {
	{"problem", ROWS_NUMBER, add_problem, ALL, ALL},
	{"card", ROWS_CARDS, add_card, CARDS, CARDS},
	{"probability", ROWS_NUMBER, add_probability, CARDS, CARDS},
	{"position", ROWS_NUMBER, add_position, ALL, ALL},
	{"range", ROWS_STRING, add_range, ALL, ALL},
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
	{"scoop", ROWS_NUMBER, add_scoop, HALVES, HALVES},
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
	{"low", ROWS_NUMBER, add_lower, 0, WHOLE},
	{"high", ROWS_NUMBER, add_upper, 0, WHOLE},
	{"lower", ROWS_NUMBER, add_lower, 0, HALVES},
	{"upper", ROWS_NUMBER, add_upper, 0, HALVES},
	{"game", ROWS_STRING, add_game, 0, PLAYERS},
	{"board", ROWS_CARDS, add_board, 0, PLAYERS},
	{"dead", ROWS_CARDS, add_dead, 0, PLAYERS},
	{.name = NULL},
};
