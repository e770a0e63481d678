#include "odds/lineup/lineup_tally.h"

#include <math.h>
#include <stdlib.h>

static size_t sets_of(const struct lineup_tally *tally)
{
	return (size_t)1 << tally->players;
}

static size_t counts_of(const struct lineup_tally *tally)
{
	return tally->halves ? sets_of(tally) * sets_of(tally) : sets_of(tally);
}

/* Clears a tally whose shape is known, and makes its room. */
static status_code clear(struct lineup_tally *tally)
{
	const size_t counts = counts_of(tally);

	if (tally->room < counts) {
		deal_count *const more = realloc(tally->by_winners, counts * sizeof *more);

		if (!more)
			return STATUS_NO_MEMORY;
		tally->by_winners = more;
		tally->room = counts;
	}
	memset(tally->by_winners, 0, counts * sizeof *tally->by_winners);
	memset(tally->scoops, 0, sizeof tally->scoops);
	memset(tally->squares, 0, sizeof tally->squares);
	for (int half = 0; tally->detail && half < (tally->halves ? 2 : 1); half++)
		memset(tally->ends[half], 0, sizeof *tally->ends[half] * (size_t)tally->players);
	return STATUS_OK;
}

status_code lineup_tally_init(struct lineup_tally *tally, const struct lineup *lineup, bool detail)
{
	tally->players = lineup->players;
	tally->boards = lineup->boards > 1 ? lineup->boards : 1;
	tally->halves = lineup->game->low;
	tally->detail = detail;
	return clear(tally);
}

void lineup_tally_free(struct lineup_tally *tally)
{
	free(tally->by_winners);
	tally->by_winners = NULL;
	tally->room = 0;
}

void lineup_tally_add_times(struct lineup_tally *tally, const struct lineup_tally *other,
	deal_count times)
{
	const size_t counts = counts_of(tally);

	for (size_t i = 0; i < counts; i++)
		tally->by_winners[i] += times * other->by_winners[i];
	for (int i = 0; i < tally->players; i++) {
		tally->scoops[i] += times * other->scoops[i];
		tally->squares[i] += times * other->squares[i];
	}
	for (int half = 0; tally->detail && half < (tally->halves ? 2 : 1); half++)
		for (int i = 0; i < tally->players; i++)
			for (int c = 0; c < ORDER_CATEGORIES_MAX; c++) {
				struct tally_ends *to = &tally->ends[half][i][c];
				const struct tally_ends *from = &other->ends[half][i][c];

				to->all += times * from->all;
				to->won += times * from->won;
				to->tied += times * from->tied;
			}
}

void lineup_tally_add(struct lineup_tally *tally, const struct lineup_tally *other)
{
	lineup_tally_add_times(tally, other, 1);
}

status_code lineup_tally_copy(struct lineup_tally *copy, const struct lineup_tally *tally)
{
	status_code status;

	copy->players = tally->players;
	copy->boards = tally->boards;
	copy->halves = tally->halves;
	copy->detail = tally->detail;
	status = clear(copy);
	if (!status)
		lineup_tally_add(copy, tally);
	return status;
}

/* -- counting ----------------------------------------------------------------- */

/* The players who have the greatest value; none if it is 0. */
static unsigned winners_of(const score values[], int players)
{
	unsigned winners = 0;
	score best = 1;

	for (int i = 0; i < players; i++) {
		if (values[i] > best)
			winners = 0;
		if (values[i] >= best) {
			winners |= 1u << i;
			best = values[i];
		}
	}
	return winners;
}

void lineup_tally_ends(struct lineup_tally *tally, enum lineup_half half, const struct order *order,
	const score values[], unsigned winners, deal_count ways)
{
	for (int i = 0; i < tally->players; i++) {
		struct tally_ends *ends;

		if (!values[i])
			continue;
		ends = &tally->ends[half][i][order_category(order, values[i])];
		ends->all += ways;
		if (winners >> i & 1)
			*(winners == 1u << i ? &ends->won : &ends->tied) += ways;
	}
}

uint32_t lineup_tally_board(struct lineup_tally *tally, const struct game *game, const score high[],
	const score low[], deal_count ways)
{
	const unsigned best = winners_of(high, tally->players);
	const unsigned lowest = tally->halves ? winners_of(low, tally->players) : 0;

	*lineup_tally_at(tally, best, lowest) += ways;
	if (tally->detail) {
		lineup_tally_ends(tally, LINEUP_HIGH, game->evaluator->order, high, best, ways);
		if (tally->halves)
			lineup_tally_ends(tally, LINEUP_LOW, game->low->order, low, lowest, ways);
	}
	return best | lowest << 16;
}

static unsigned share_of(unsigned high, unsigned low, int player)
{
	unsigned share = 0;

	if (high >> player & 1)
		share += (low ? 1u : 2u) * TALLY_SHARES / (unsigned)bits_count(high);
	if (low >> player & 1)
		share += (unsigned)TALLY_SHARES / (unsigned)bits_count(low);
	return share;
}

unsigned lineup_tally_share_of_board(uint32_t winners, int player)
{
	return share_of(winners & 0xffff, winners >> 16, player);
}

/* The parts of LINEUP_SHARES that a part of a board's pot is. */
static unsigned parts_of_board(const struct lineup_tally *tally)
{
	return LINEUP_SHARES / (2 * TALLY_SHARES) / (unsigned)tally->boards;
}

void lineup_tally_boards(struct lineup_tally *tally, const uint32_t winners[], deal_count ways)
{
	for (int i = 0; i < tally->players; i++) {
		unsigned share = 0;

		for (int b = 0; b < tally->boards; b++)
			share += lineup_tally_share_of_board(winners[b], i) * parts_of_board(tally);
		tally->squares[i] += ways * share * share;
		if (share == LINEUP_SHARES)
			tally->scoops[i] += ways;
	}
}

/* -- results ------------------------------------------------------------------ */

/* A walk over the pairs of sets that have deals. */
struct pair {
	unsigned high, low;
	deal_count count;
};

static bool next_pair(const struct lineup_tally *tally, size_t *at, struct pair *pair)
{
	const size_t counts = counts_of(tally);

	while (*at < counts && !tally->by_winners[*at])
		++*at;
	if (*at == counts)
		return false;
	pair->count = tally->by_winners[*at];
	pair->high = (unsigned)(tally->halves ? *at >> tally->players : *at);
	pair->low = tally->halves ? (unsigned)(*at & (sets_of(tally) - 1)) : 0;
	++*at;
	return true;
}

static deal_count boards_of(const struct lineup_tally *tally)
{
	const size_t counts = counts_of(tally);
	deal_count boards = 0;

	for (size_t i = 0; i < counts; i++)
		boards += tally->by_winners[i];
	return boards;
}

deal_count lineup_tally_boards_of(const struct lineup_tally *tally, enum lineup_half half)
{
	deal_count boards = 0;
	struct pair pair;

	for (size_t at = 0; next_pair(tally, &at, &pair);)
		if (half == LINEUP_HIGH || pair.low)
			boards += pair.count;
	return boards;
}

deal_count lineup_tally_deals(const struct lineup_tally *tally)
{
	return boards_of(tally) / (unsigned)tally->boards;
}

deal_count lineup_tally_shares(const struct lineup_tally *tally, int player)
{
	const unsigned parts = parts_of_board(tally);
	deal_count shares = 0;
	struct pair pair;

	for (size_t at = 0; next_pair(tally, &at, &pair);)
		shares += pair.count * (parts * share_of(pair.high, pair.low, player));
	return shares;
}

static unsigned set_of(const struct pair *pair, enum lineup_half half)
{
	return half == LINEUP_HIGH ? pair->high : pair->low;
}

deal_count lineup_tally_half(const struct lineup_tally *tally, enum lineup_half half, int player)
{
	deal_count shares = 0;
	struct pair pair;

	for (size_t at = 0; next_pair(tally, &at, &pair);) {
		const unsigned set = set_of(&pair, half);

		if (set >> player & 1)
			shares += pair.count * (unsigned)(TALLY_SHARES / bits_count(set));
	}
	return shares;
}

double lineup_tally_equity(const struct lineup_tally *tally, int player)
{
	return deal_ratio(lineup_tally_shares(tally, player),
		lineup_tally_deals(tally) * LINEUP_SHARES);
}

double lineup_tally_share(const struct lineup_tally *tally, enum lineup_half half, int player)
{
	return deal_ratio(lineup_tally_half(tally, half, player),
		lineup_tally_boards_of(tally, half) * TALLY_SHARES);
}

deal_count lineup_tally_scoops(const struct lineup_tally *tally, int player)
{
	const unsigned alone = 1u << player;

	if (tally->boards > 1)
		return tally->scoops[player];
	return *lineup_tally_at(tally, alone, 0) +
	       (tally->halves ? *lineup_tally_at(tally, alone, alone) : 0);
}

deal_count lineup_tally_won(const struct lineup_tally *tally, enum lineup_half half, int player)
{
	deal_count boards = 0;
	struct pair pair;

	for (size_t at = 0; next_pair(tally, &at, &pair);)
		if (set_of(&pair, half) == 1u << player)
			boards += pair.count;
	return boards;
}

deal_count lineup_tally_tied(const struct lineup_tally *tally, enum lineup_half half, int player)
{
	deal_count boards = 0;
	struct pair pair;

	for (size_t at = 0; next_pair(tally, &at, &pair);)
		if (set_of(&pair, half) >> player & 1 && set_of(&pair, half) != 1u << player)
			boards += pair.count;
	return boards;
}

int lineup_tally_leader(const struct lineup_tally *tally, enum lineup_half half)
{
	deal_count best = 0;
	int leader = -1;

	for (int i = 0; i < tally->players; i++) {
		const deal_count shares = half == LINEUP_HALVES ? lineup_tally_shares(tally, i)
								: lineup_tally_half(tally, half, i);

		if (shares > best)
			leader = i;
		else if (shares == best)
			leader = -1;
		best = shares > best ? shares : best;
	}
	return leader;
}

/* The sum over boards of the squared difference between the board's share and the equity. */
static double squares_of_boards(const struct lineup_tally *tally, int player, double equity)
{
	const double whole = 2 * TALLY_SHARES;
	double squares = 0;
	struct pair pair;

	for (size_t at = 0; next_pair(tally, &at, &pair);) {
		const double share = share_of(pair.high, pair.low, player) / whole;

		squares += (double)pair.count * (share - equity) * (share - equity);
	}
	return squares;
}

/* The same over deals. */
static double sum_squares(const struct lineup_tally *tally, int player, double equity)
{
	const double deals = (double)lineup_tally_deals(tally);

	if (tally->boards == 1)
		return squares_of_boards(tally, player, equity);
	return fmax(0, (double)tally->squares[player] / LINEUP_SHARES / LINEUP_SHARES -
			       deals * equity * equity);
}

static double deviation(double squares, deal_count count)
{
	return count ? sqrt(squares / (double)count) : 0;
}

double lineup_tally_deviation(const struct lineup_tally *tally, int player)
{
	return deviation(sum_squares(tally, player, lineup_tally_equity(tally, player)),
		lineup_tally_deals(tally));
}

double lineup_tally_deviation_of_one(const struct lineup_tally *tally, int player)
{
	return deviation(squares_of_boards(tally, player, lineup_tally_equity(tally, player)),
		boards_of(tally));
}

double lineup_tally_stderr(const struct lineup_tally *tally, int player)
{
	const double equity = lineup_tally_equity(tally, player);

	return deal_stderr((double)lineup_tally_deals(tally), sum_squares(tally, player, equity));
}

void lineup_tally_interval(const struct lineup_tally *tally, int player, double *low, double *high)
{
	const double equity = lineup_tally_equity(tally, player);

	deal_interval((double)lineup_tally_deals(tally), equity, sum_squares(tally, player, equity),
		low, high);
}
