#include "allin.h"

#include <math.h>
#include <string.h>

void allin_make(struct allin *allin, const chips *stacks, const struct contribution *contributions,
	int seats, chips carried, int places)
{
	allin->units = (double)chips_unit(places);
	allin->seats = seats;
	allin->players = 0;
	pots_make(contributions, seats, carried, &allin->pots);
	for (int i = 0; i < seats; i++) {
		const struct contribution *const own = &contributions[i];
		chips left = stacks[i] - own->paid - own->dead;

		if (i == allin->pots.returned_to)
			left += allin->pots.returned;
		allin->before[i] = (double)stacks[i] / allin->units;
		allin->left[i] = (double)left / allin->units;
		if (own->state == CONTRIBUTION_FOLDED)
			continue;
		allin->hand[allin->players] = allin->players;
		allin->seat[allin->players++] = i;
	}
}

void allin_fold(struct allin *allin, const chips *stacks, const struct contribution *contributions,
	int seats, chips carried, int places, int folder)
{
	allin_make(allin, stacks, contributions, seats, carried, places);
	for (int i = 0; i < allin->players; i++)
		allin->hand[i] += allin->seat[i] > folder;
}

static bool is_contested(const struct pot *pot)
{
	return pot->contenders & (pot->contenders - 1);
}

seat_set allin_side_pot(const struct allin *allin)
{
	for (int i = 1; i < allin->pots.count; i++)
		if (is_contested(&allin->pots.pot[i]) &&
			allin->pots.pot[i].contenders != allin->pots.pot[0].contenders)
			return allin->pots.pot[i].contenders;
	return 0;
}

/* The players among `contenders` with the best hand of a half; empty if none has one. */
static unsigned winners(const struct allin *allin, seat_set contenders,
	const uint8_t rank[SPOT_PLAYERS_MAX])
{
	unsigned best = TALLY_NO_HAND, bits = 0;

	for (int i = 0; i < allin->players; i++) {
		const unsigned own = rank[allin->hand[i]];

		if (!(contenders >> allin->seat[i] & 1) || own > best || own == TALLY_NO_HAND)
			continue;
		bits = own < best ? 1u << i : bits | 1u << i;
		best = own;
	}
	return bits;
}

static void pay(const struct allin *allin, double amount, unsigned bits, double *stacks)
{
	for (int i = 0; i < allin->players; i++)
		if (bits >> i & 1)
			stacks[allin->seat[i]] += amount / bits_count(bits);
}

void allin_stacks(const struct allin *allin, const struct tally_order *order, double *stacks)
{
	memcpy(stacks, allin->left, sizeof *stacks * (size_t)allin->seats);
	for (int p = 0; p < allin->pots.count; p++) {
		const struct pot *const pot = &allin->pots.pot[p];
		const double amount = (double)pot->amount / allin->units;
		const unsigned low = winners(allin, pot->contenders, order->rank[TALLY_LOW]);

		pay(allin, low ? amount / 2 : amount,
			winners(allin, pot->contenders, order->rank[TALLY_HIGH]), stacks);
		pay(allin, amount / 2, low, stacks);
	}
}

/* Adds values to a sum and to their squares. Differences to the first values keep the squares
 * exact. */
struct allin_sums {
	double from[SEATS_MAX], sum[SEATS_MAX], square[SEATS_MAX];
};

static void add(struct allin_sums *sums, const double *values, int seats, double deals, bool first)
{
	for (int i = 0; i < seats; i++) {
		double by;

		if (first)
			sums->from[i] = values[i];
		by = values[i] - sums->from[i];
		sums->sum[i] += deals * by;
		sums->square[i] += deals * by * by;
	}
}

static void finish(const struct allin_sums *sums, int seats, double deals, struct allin_value *out)
{
	for (int i = 0; i < seats; i++) {
		const double mean = sums->sum[i] / deals;

		out->mean[i] = sums->from[i] + mean;
		out->error[i] = deal_stderr(deals, fmax(0, sums->square[i] - deals * mean * mean));
	}
}

status_code allin_values(const struct allin *allin, const struct tally *tally,
	const struct icm_table *table, struct allin_value *stacks, struct allin_value *money)
{
	struct allin_sums chips_sums = {.sum = {0}}, money_sums = {.sum = {0}};
	double stack[SEATS_MAX], value[SEATS_MAX], deals = 0;
	struct tally_order order;

	for (size_t at = 0; tally_next_order(tally, &at, &order);) {
		const double count = (double)order.deals;

		allin_stacks(allin, &order, stack);
		add(&chips_sums, stack, allin->seats, count, deals == 0);
		if (table) {
			const status_code status =
				icm_table_values(table, stack, allin->before, allin->seats, value);

			if (status)
				return status;
			add(&money_sums, value, allin->seats, count, deals == 0);
		}
		deals += count;
	}
	finish(&chips_sums, allin->seats, deals, stacks);
	if (table)
		finish(&money_sums, allin->seats, deals, money);
	return STATUS_OK;
}
