#include "odds/tally.h"

#include <math.h>
#include <string.h>

static int sets_of(const struct tally *tally)
{
	return 1 << tally->players;
}

void tally_init(struct tally *tally, int players, bool detail)
{
	tally->players = players;
	tally->detail = detail;
	memset(tally->by_winners, 0, sizeof *tally->by_winners * ((size_t)1 << players));
	if (detail)
		memset(tally->ends, 0, sizeof *tally->ends * (size_t)players);
}

void tally_add(struct tally *tally, const struct tally *other)
{
	for (int set = 1; set < sets_of(tally); set++)
		tally->by_winners[set] += other->by_winners[set];
	if (!tally->detail)
		return;
	for (int player = 0; player < tally->players; player++)
		for (int category = 0; category < ORDER_CATEGORIES_MAX; category++) {
			struct tally_ends *to = &tally->ends[player][category];
			const struct tally_ends *from = &other->ends[player][category];

			to->all += from->all;
			to->won += from->won;
			to->tied += from->tied;
		}
}

deal_count tally_deals(const struct tally *tally)
{
	deal_count deals = 0;

	for (int set = 1; set < sets_of(tally); set++)
		deals += tally->by_winners[set];
	return deals;
}

deal_count tally_won(const struct tally *tally, int player)
{
	return tally->by_winners[1 << player];
}

deal_count tally_tied(const struct tally *tally, int player)
{
	deal_count deals = 0;

	for (int set = 1; set < sets_of(tally); set++)
		if (set >> player & 1 && set != 1 << player)
			deals += tally->by_winners[set];
	return deals;
}

deal_count tally_shares(const struct tally *tally, int player)
{
	deal_count shares = 0;

	for (int set = 1; set < sets_of(tally); set++)
		if (set >> player & 1)
			shares += tally->by_winners[set] *
				  (unsigned)(TALLY_SHARES / bits_count((unsigned)set));
	return shares;
}

double tally_equity(const struct tally *tally, int player)
{
	return deal_ratio(tally_shares(tally, player), tally_deals(tally) * TALLY_SHARES);
}

int tally_leader(const struct tally *tally)
{
	deal_count best = 0;
	int leader = -1;

	for (int i = 0; i < tally->players; i++) {
		const deal_count shares = tally_shares(tally, i);

		if (shares > best || !i)
			leader = i;
		else if (shares == best)
			leader = -1;
		best = shares > best ? shares : best;
	}
	return leader;
}

bool tally_out(const struct tally *now, const struct tally *next, int player)
{
	return tally_leader(now) != player && tally_leader(next) == player;
}

/* The sum over deals of the squared difference between the deal's share and the equity. */
static double sum_squares(const struct tally *tally, int player, double equity)
{
	double squares = 0;

	for (int set = 1; set < sets_of(tally); set++) {
		double share = set >> player & 1 ? 1.0 / bits_count((unsigned)set) : 0;

		squares += (double)tally->by_winners[set] * (share - equity) * (share - equity);
	}
	return squares;
}

double tally_stderr(const struct tally *tally, int player)
{
	return deal_stderr((double)tally_deals(tally),
		sum_squares(tally, player, tally_equity(tally, player)));
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
