#include "game/pots.h"

#include "base/bits.h"

#include <assert.h>
#include <string.h>

static chips least_of(chips a, chips b)
{
	return a < b ? a : b;
}

static void return_uncalled(const struct contribution *contributions, int seats, struct pots *out)
{
	chips most = 0, next = 0;
	int seat = -1;

	for (int i = 0; i < seats; i++) {
		if (contributions[i].paid > most) {
			next = most;
			most = contributions[i].paid;
			seat = i;
		} else if (contributions[i].paid > next) {
			next = contributions[i].paid;
		}
	}
	out->returned = most - next;
	out->returned_to = out->returned > 0 ? seat : -1;
}

/* The lowest amount above `from` that a player still in has reached, or -1. */
static chips next_bound(const chips *paid, const struct contribution *contributions, int seats,
	chips from)
{
	chips bound = -1;

	for (int i = 0; i < seats; i++)
		if (contributions[i].state != CONTRIBUTION_FOLDED && paid[i] > from)
			bound = bound < 0 ? paid[i] : least_of(bound, paid[i]);
	return bound;
}

static void pot_init(struct pot *pot, int seats, chips from)
{
	pot->amount = pot->carried = 0;
	pot->from = pot->to = from;
	pot->contenders = 0;
	memset(pot->of, 0, (size_t)seats * sizeof *pot->of);
}

/* Adds what each seat has put in between the top of the pot and `to`. */
static void pot_raise(struct pot *pot, const chips *paid, int seats, chips to)
{
	for (int i = 0; i < seats; i++) {
		const chips part = paid[i] > pot->to ? least_of(paid[i], to) - pot->to : 0;

		pot->of[i] += part;
		pot->amount += part;
	}
	pot->to = to;
}

static seat_set seats_with(const chips *paid, const struct contribution *contributions, int seats,
	chips at_least)
{
	seat_set set = 0;

	for (int i = 0; i < seats; i++)
		if (contributions[i].state != CONTRIBUTION_FOLDED && paid[i] >= at_least)
			set |= (seat_set)1 << i;
	return set;
}

/* The main pot begins with the chips that belong to no layer; every player still in contends for
 * them. */
static void main_pot(const struct contribution *contributions, int seats, chips carried,
	struct pot *pot)
{
	pot_init(pot, seats, 0);
	for (int i = 0; i < seats; i++) {
		pot->of[i] = contributions[i].dead;
		carried += contributions[i].dead;
		if (contributions[i].state != CONTRIBUTION_FOLDED)
			pot->contenders |= (seat_set)1 << i;
	}
	pot->amount = pot->carried = carried;
}

void pots_make(const struct contribution *contributions, int seats, chips carried, struct pots *out)
{
	chips paid[SEATS_MAX], top = 0;
	struct pot *pot = out->pot;

	assert(seats > 0 && seats <= SEATS_MAX);
	out->seats = seats;
	return_uncalled(contributions, seats, out);
	for (int i = 0; i < seats; i++) {
		paid[i] = contributions[i].paid - (i == out->returned_to ? out->returned : 0);
		if (paid[i] > top)
			top = paid[i];
	}

	main_pot(contributions, seats, carried, pot);
	for (chips bound; (bound = next_bound(paid, contributions, seats, pot->to)) >= 0;) {
		const seat_set contenders = seats_with(paid, contributions, seats, bound);

		if (contenders != pot->contenders && pot->amount > 0) {
			pot++;
			pot_init(pot, seats, pot[-1].to);
		}
		pot->contenders = contenders;
		pot_raise(pot, paid, seats, bound);
	}
	pot_raise(pot, paid, seats, top > pot->to ? top : pot->to);
	out->count = (int)(pot - out->pot) + 1;
}

void pots_share(const struct pot *pot, int seats, seat_set winners, int button, chips rake,
	struct pot_award *out)
{
	const chips amount = pot->amount - rake;
	const int count = bits_count(winners);
	chips odd;

	assert(count > 0 && rake <= pot->amount);
	odd = amount % count;
	out->rake = rake;
	out->winners = winners;
	memset(out->share, 0, (size_t)seats * sizeof *out->share);
	memset(out->odd, 0, (size_t)seats * sizeof *out->odd);
	for (int i = 1; i <= seats; i++) {
		const int seat = (button + i) % seats;

		if (!(winners >> seat & 1))
			continue;
		out->share[seat] = amount / count;
		if (odd > 0) {
			out->odd[seat] = 1;
			odd--;
		}
	}
}

seat_set pots_best(const score *value, seat_set seats)
{
	seat_set best = 0;
	score most = 0;

	for (int i = 0; seats >> i; i++) {
		if (!(seats >> i & 1) || value[i] < most)
			continue;
		if (value[i] > most)
			best = 0;
		most = value[i];
		best |= (seat_set)1 << i;
	}
	return best;
}

enum { WHOLE = 10000 /* the rake share that takes the whole pot */ };

void pots_rake(const struct pots *pots, const struct rake *rake, bool flop, chips *out)
{
	chips left = rake->cap > 0 ? rake->cap : INT64_MAX;

	for (int i = 0; i < pots->count; i++) {
		/* In two parts: the product could be beyond 64 bits. */
		const chips amount = pots->pot[i].amount;
		const chips all =
			amount / WHOLE * rake->share + amount % WHOLE * rake->share / WHOLE;

		out[i] = rake->no_flop_no_drop && !flop ? 0 : least_of(all, left);
		left -= out[i];
	}
}

/* One pot; its rake stays where nobody is known to win it. */
static void award_pot(struct settlement *settlement, int index, seat_set winners, chips rake,
	int button)
{
	const struct pot *pot = &settlement->pots.pot[index];
	const int seats = settlement->pots.seats;
	struct pot_award *award = &settlement->award[index];
	chips sum = rake;

	settlement->raked += rake;
	if (!winners) {
		memset(award, 0, sizeof *award);
		award->rake = rake;
		settlement->open += pot->amount - rake;
		return;
	}
	pots_share(pot, seats, winners, button, rake, award);
	for (int i = 0; i < seats; i++) {
		settlement->gets[i] += award->share[i] + award->odd[i];
		sum += award->share[i] + award->odd[i];
	}
	assert(sum == pot->amount);
	settlement->won += pot->amount - rake;
}

void pots_award(struct settlement *settlement, const seat_set *winners, const chips *rakes,
	int button)
{
	const struct pots *pots = &settlement->pots;

	memset(settlement->gets, 0, (size_t)pots->seats * sizeof *settlement->gets);
	settlement->won = settlement->raked = settlement->open = 0;
	settlement->returned = pots->returned;
	if (pots->returned)
		settlement->gets[pots->returned_to] = pots->returned;
	for (int i = 0; i < pots->count; i++)
		award_pot(settlement, i, winners[i], rakes ? rakes[i] : 0, button);
}

bool pots_return_with_last(const struct pots *pots)
{
	return pots->returned && pots->count > 1 &&
	       pots->pot[pots->count - 1].contenders == (seat_set)1 << pots->returned_to;
}

void pots_add_average(const struct pot *pot, const double *equity, double *value)
{
	const bool alone = !(pot->contenders & (pot->contenders - 1));

	for (int i = 0; pot->contenders >> i; i++)
		if (pot->contenders >> i & 1)
			value[i] += (double)pot->amount * (alone ? 1 : equity[i]);
}
