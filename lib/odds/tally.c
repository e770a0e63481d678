#include "odds/tally.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static size_t sets_of(const struct tally *tally)
{
	return (size_t)1 << tally->players;
}

static size_t counts_of(const struct tally *tally)
{
	return tally->halves ? sets_of(tally) * sets_of(tally) : sets_of(tally);
}

status_code tally_init(struct tally *tally, int players, int boards, bool halves, bool detail)
{
	size_t counts;

	tally->players = players;
	tally->boards = boards > 1 ? boards : 1;
	tally->halves = halves;
	tally->detail = detail;
	tally->ordered = tally->failed = false;
	/* Clear a tally of known shape, and allocate its memory. */
	counts = counts_of(tally);
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

void tally_free(struct tally *tally)
{
	free(tally->by_winners);
	tally->by_winners = NULL;
	tally->room = 0;
	tally_orders_free(tally);
}

void tally_add_times(struct tally *tally, const struct tally *other, deal_count times)
{
	const size_t counts = counts_of(tally);

	for (size_t i = 0; i < counts; i++)
		tally->by_winners[i] += times * other->by_winners[i];
	for (int i = 0; i < tally->players; i++) {
		tally->scoops[i] += times * other->scoops[i];
		tally->squares[i] += times * other->squares[i];
	}
	if (tally->ordered)
		tally_orders_add(tally, other, times);
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

void tally_add(struct tally *tally, const struct tally *other)
{
	tally_add_times(tally, other, 1);
}

status_code tally_copy(struct tally *copy, const struct tally *tally)
{
	const status_code status =
		tally_init(copy, tally->players, tally->boards, tally->halves, tally->detail);

	if (!status)
		tally_add(copy, tally);
	return status;
}

/* -- counting ----------------------------------------------------------------- */

/* The players with the greatest value; empty if it is 0. */
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

void tally_ends(struct tally *tally, enum tally_half half, const struct order *order,
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

uint32_t tally_board(struct tally *tally, const struct game *game, const score high[],
	const score low[], deal_count ways)
{
	const unsigned best = winners_of(high, tally->players);
	const unsigned lowest = tally->halves ? winners_of(low, tally->players) : 0;

	*tally_at(tally, best, lowest) += ways;
	if (tally->ordered)
		tally_order(tally, high, low, ways);
	if (tally->detail) {
		tally_ends(tally, TALLY_HIGH, game->evaluator->order, high, best, ways);
		if (tally->halves)
			tally_ends(tally, TALLY_LOW, game->low->order, low, lowest, ways);
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

unsigned tally_share_of_board(uint32_t winners, int player)
{
	return share_of(winners & 0xffff, winners >> 16, player);
}

void tally_boards(struct tally *tally, const uint32_t winners[], deal_count ways)
{
	for (int i = 0; i < tally->players; i++) {
		unsigned share = 0;

		/* The units of TALLY_PARTS_MAX in a unit of one board's pot, with several
		 * boards. */
		for (int b = 0; b < tally->boards; b++)
			share += tally_share_of_board(winners[b], i) *
				 (TALLY_PARTS_MAX / (2 * TALLY_SHARES) / (unsigned)tally->boards);
		tally->squares[i] += ways * share * share;
		if (share == TALLY_PARTS_MAX)
			tally->scoops[i] += ways;
	}
}

/* -- results ------------------------------------------------------------------ */

/* A walk over the pairs of sets that have deals. */
struct tally_pair {
	unsigned high, low;
	deal_count count;
};

static bool next_pair(const struct tally *tally, size_t *at, struct tally_pair *pair)
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

deal_count tally_boards_of(const struct tally *tally, enum tally_half half)
{
	const size_t counts = counts_of(tally), lows = tally->halves ? sets_of(tally) - 1 : 0;
	deal_count boards = 0;

	for (size_t i = 0; i < counts; i++)
		if (half == TALLY_HIGH || i & lows)
			boards += tally->by_winners[i];
	return boards;
}

deal_count tally_deals(const struct tally *tally)
{
	return tally_boards_of(tally, TALLY_HIGH) / (unsigned)tally->boards;
}

unsigned tally_parts(const struct tally *tally)
{
	return tally->boards > 1 ? TALLY_PARTS_MAX
	       : tally->halves   ? 2 * TALLY_SHARES
				 : TALLY_SHARES;
}

deal_count tally_shares(const struct tally *tally, int player)
{
	const unsigned of_board = tally_parts(tally) / (unsigned)tally->boards;
	deal_count shares = 0;
	struct tally_pair pair;

	for (size_t at = 0; next_pair(tally, &at, &pair);)
		shares += pair.count *
			  (share_of(pair.high, pair.low, player) * of_board / (2 * TALLY_SHARES));
	return shares;
}

static unsigned set_of(const struct tally_pair *pair, enum tally_half half)
{
	return half == TALLY_HIGH ? pair->high : pair->low;
}

deal_count tally_half(const struct tally *tally, enum tally_half half, int player)
{
	deal_count shares = 0;
	struct tally_pair pair;

	for (size_t at = 0; next_pair(tally, &at, &pair);) {
		const unsigned set = set_of(&pair, half);

		if (set >> player & 1)
			shares += pair.count * (unsigned)(TALLY_SHARES / bits_count(set));
	}
	return shares;
}

double tally_equity(const struct tally *tally, int player)
{
	return deal_ratio(tally_shares(tally, player), tally_deals(tally) * tally_parts(tally));
}

double tally_share(const struct tally *tally, enum tally_half half, int player)
{
	return deal_ratio(tally_half(tally, half, player),
		tally_boards_of(tally, half) * TALLY_SHARES);
}

deal_count tally_scoops(const struct tally *tally, int player)
{
	const unsigned alone = 1u << player;

	if (tally->boards > 1)
		return tally->scoops[player];
	return *tally_at(tally, alone, 0) + (tally->halves ? *tally_at(tally, alone, alone) : 0);
}

deal_count tally_won(const struct tally *tally, enum tally_half half, int player)
{
	deal_count boards = 0;
	struct tally_pair pair;

	for (size_t at = 0; next_pair(tally, &at, &pair);)
		if (set_of(&pair, half) == 1u << player)
			boards += pair.count;
	return boards;
}

deal_count tally_tied(const struct tally *tally, enum tally_half half, int player)
{
	deal_count boards = 0;
	struct tally_pair pair;

	for (size_t at = 0; next_pair(tally, &at, &pair);)
		if (set_of(&pair, half) >> player & 1 && set_of(&pair, half) != 1u << player)
			boards += pair.count;
	return boards;
}

int tally_leader(const struct tally *tally, enum tally_half half)
{
	deal_count best = 0;
	int leader = -1;

	for (int i = 0; i < tally->players; i++) {
		const deal_count shares =
			half == TALLY_HALVES ? tally_shares(tally, i) : tally_half(tally, half, i);

		if (shares > best)
			leader = i;
		else if (shares == best)
			leader = -1;
		best = shares > best ? shares : best;
	}
	return leader;
}

/* The sum over boards of the squared difference between the board's share and the equity. */
static double squares_of_boards(const struct tally *tally, int player, double equity)
{
	const double whole = 2 * TALLY_SHARES;
	double squares = 0;
	struct tally_pair pair;

	for (size_t at = 0; next_pair(tally, &at, &pair);) {
		const double share = share_of(pair.high, pair.low, player) / whole;

		squares += (double)pair.count * (share - equity) * (share - equity);
	}
	return squares;
}

/* Like squares_of_boards(), over deals. */
static double sum_squares(const struct tally *tally, int player, double equity)
{
	const double deals = (double)tally_deals(tally);

	if (tally->boards == 1)
		return squares_of_boards(tally, player, equity);
	return fmax(0, (double)tally->squares[player] / TALLY_PARTS_MAX / TALLY_PARTS_MAX -
			       deals * equity * equity);
}

static double deviation(double squares, deal_count count)
{
	return count ? sqrt(squares / (double)count) : 0;
}

double tally_deviation(const struct tally *tally, int player)
{
	return deviation(sum_squares(tally, player, tally_equity(tally, player)),
		tally_deals(tally));
}

double tally_deviation_of_one(const struct tally *tally, int player)
{
	return deviation(squares_of_boards(tally, player, tally_equity(tally, player)),
		tally_boards_of(tally, TALLY_HIGH));
}

double tally_stderr(const struct tally *tally, int player)
{
	const double equity = tally_equity(tally, player);

	return deal_stderr((double)tally_deals(tally), sum_squares(tally, player, equity));
}

double tally_worst_error(const struct tally *tally)
{
	double worst = 0;

	for (int i = 0; i < tally->players; i++)
		worst = fmax(worst, tally_stderr(tally, i));
	return worst;
}

void tally_interval(const struct tally *tally, int player, double *low, double *high)
{
	const double equity = tally_equity(tally, player);

	deal_interval((double)tally_deals(tally), equity, sum_squares(tally, player, equity), low,
		high);
}

double deal_stderr(double deals, double squares)
{
	return deals < 2 ? 0 : sqrt(squares / (deals - 1) / deals);
}

void deal_interval(double deals, double equity, double squares, double *low, double *high)
{
	const double z = TALLY_95, all = deals + z * z;
	const double middle = (deals * equity + z * z / 2) / all;
	const double half = z * sqrt(squares + z * z / 4) / all;

	*low = fmax(0, middle - half);
	*high = fmin(1, middle + half);
}

double deal_ratio(deal_count a, deal_count b)
{
	return b ? (double)a / (double)b : 0;
}

void deal_print(struct text *out, deal_count count)
{
	const deal_count base = UINT64_C(10000000000000000000);
	char low[20];
	uint64_t rest;

	if (count < base) {
		text_add_uint(out, (uint64_t)count);
		return;
	}
	deal_print(out, count / base);
	rest = (uint64_t)(count % base);
	for (int i = 18; i >= 0; i--) {
		low[i] = (char)('0' + rest % 10);
		rest /= 10;
	}
	text_add(out, low, 19);
}

bool deal_parse(struct slice slice, deal_count *count)
{
	const deal_count most = ~(deal_count)0;
	deal_count value = 0;

	if (!slice.length)
		return false;
	for (size_t i = 0; i < slice.length; i++) {
		unsigned digit = (unsigned)(unsigned char)slice.bytes[i] - '0';

		if (digit > 9 || value > (most - digit) / 10)
			return false;
		value = value * 10 + digit;
	}
	*count = value;
	return true;
}
