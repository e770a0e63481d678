#include "game/pots.h"

#include "base/bits.h"

#include <assert.h>
#include <string.h>

static chips least_of(chips a, chips b)
{
	return a < b ? a : b;
}

chips pots_uncalled(const chips *paid, int seats, int *seat)
{
	chips most = 0, next = 0;

	*seat = -1;
	for (int i = 0; i < seats; i++) {
		if (paid[i] > most) {
			next = most;
			most = paid[i];
			*seat = i;
		} else if (paid[i] > next) {
			next = paid[i];
		}
	}
	if (most == next)
		*seat = -1;
	return most - next;
}

static void pot_init(struct pot *pot, int seats, chips from)
{
	pot->amount = pot->carried = 0;
	pot->from = pot->to = from;
	pot->contenders = 0;
	memset(pot->of, 0, (size_t)seats * sizeof *pot->of);
}

/* Adds the chips that each seat has put in between the top of the pot and `to`. */
static void pot_raise(struct pot *pot, const chips *paid, int seats, chips to)
{
	for (int i = 0; i < seats; i++) {
		const chips part = paid[i] > pot->to ? least_of(paid[i], to) - pot->to : 0;

		pot->of[i] += part;
		pot->amount += part;
	}
	pot->to = to;
}

/* The players still in who have paid more than `from`. *least is the minimum that one of them has
 * paid. */
static seat_set seats_above(const chips *paid, const struct contribution *contributions, int seats,
	chips from, chips *least)
{
	seat_set set = 0;

	*least = CHIPS_UNKNOWN;
	for (int i = 0; i < seats; i++)
		if (contributions[i].state != CONTRIBUTION_FOLDED && paid[i] > from) {
			set |= (seat_set)1 << i;
			*least = least_of(*least, paid[i]);
		}
	return set;
}

void pots_make(const struct contribution *contributions, int seats, chips carried, struct pots *out)
{
	chips paid[SEATS_MAX], top = 0, bound;
	struct pot *pot = out->pot;
	seat_set contenders;

	assert(seats > 0 && seats <= SEATS_MAX);
	out->seats = seats;
	for (int i = 0; i < seats; i++)
		paid[i] = contributions[i].paid;
	out->returned = pots_uncalled(paid, seats, &out->returned_to);
	if (out->returned)
		paid[out->returned_to] -= out->returned;
	for (int i = 0; i < seats; i++)
		if (paid[i] > top)
			top = paid[i];
	/* The main pot begins with the chips that belong to no layer; every player still in
	 * contends for them. */
	pot_init(pot, seats, 0);
	for (int i = 0; i < seats; i++) {
		pot->of[i] = contributions[i].dead;
		carried += contributions[i].dead;
		if (contributions[i].state != CONTRIBUTION_FOLDED)
			pot->contenders |= (seat_set)1 << i;
	}
	pot->amount = pot->carried = carried;
	while ((contenders = seats_above(paid, contributions, seats, pot->to, &bound))) {
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

/* -- paying a pot --------------------------------------------------------- */

uint8_t pots_odd_card(const struct evaluator *evaluator, const card *cards, int own, int board,
	score value)
{
	const bool ace_low = evaluator->order->scheme->lowest == CARD_RANKS - 1;
	card best[ORDER_CARDS_MAX];
	const int count = evaluator->best(cards, own, board, value, best);
	int highest = 0;

	for (int i = 0; i < count; i++) {
		const int rank = (card_rank(best[i]) + ace_low) % CARD_RANKS;
		const int place = rank * CARD_SUITS + card_suit(best[i]);

		highest = place > highest ? place : highest;
	}
	return (uint8_t)highest;
}

/* The player in `left` who gets the next odd chip. */
static int next_odd(seat_set left, int seats, const struct odd_chips *odd, const uint8_t *cards)
{
	int next = -1;

	for (int i = 1; i <= seats; i++) {
		const int seat = (odd->button + i) % seats;

		if (left >> seat & 1 && (next < 0 || (cards && cards[seat] > cards[next])))
			next = seat;
	}
	return next;
}

static void add_part(struct pot_award *award, chips amount, seat_set winners, unsigned halves,
	int board)
{
	award->part[award->count++] = (struct pot_part){.amount = amount,
		.winners = winners,
		.halves = (uint8_t)halves,
		.board = (uint8_t)board};
	award->winners |= winners;
}

void pots_share(const struct pot *pot, int seats, const struct pot_claim *claims, int boards,
	const struct odd_chips *odd, chips rake, struct pot_award *out)
{
	const chips amount = pot->amount - rake;

	assert(rake <= pot->amount && boards >= 1 && boards <= POT_BOARDS_MAX);
	out->rake = rake;
	out->count = 0;
	out->winners = 0;
	if (!claims[0].half[POT_HIGH])
		return;
	for (int b = 0; b < boards; b++) {
		const seat_set high = claims[b].half[POT_HIGH], low = claims[b].half[POT_LOW];
		const chips of_board = amount / boards + (b < amount % boards);
		const chips of_low = low && low != high ? of_board / 2 : 0;

		add_part(out, of_board - of_low, high,
			1u << POT_HIGH | (low && low == high ? 1u << POT_LOW : 0), b);
		if (low && low != high)
			add_part(out, of_low, low, 1u << POT_LOW, b);
	}
	for (int i = 0; i < out->count; i++) {
		struct pot_part *const part = &out->part[i];
		const int count = bits_count(part->winners);
		const enum pot_half half = part->halves >> POT_HIGH & 1 ? POT_HIGH : POT_LOW;

		part->each = part->amount / count;
		part->odd = 0;
		for (chips left = part->amount % count; left > 0; left--) {
			const int next =
				next_odd(part->winners & ~part->odd, seats, odd, odd->card[half]);

			assert(next >= 0); /* there are fewer odd chips than winners */
			part->odd |= (seat_set)1 << next;
		}
	}
}

chips pots_part_gets(const struct pot_part *part, int seat)
{
	return (part->winners >> seat & 1 ? part->each : 0) + (part->odd >> seat & 1);
}

chips pots_award_gets(const struct pot_award *award, int seat)
{
	chips gets = 0;

	for (int i = 0; i < award->count; i++)
		gets += pots_part_gets(&award->part[i], seat);
	return gets;
}

/* The amount by which a payment could be higher if odd chips went to other winners. The remainder
 * of a division of the pot may also go to another part. */
static chips award_more(const struct pot_award *award, int seat)
{
	chips more = 0;

	for (int i = 0; i < award->count; i++) {
		const struct pot_part *const part = &award->part[i];
		const int winners = bits_count(part->winners);
		const chips most = (part->amount + (award->count > 1) + winners - 1) / winners;

		if (part->winners >> seat & 1)
			more += most - pots_part_gets(part, seat);
	}
	return more;
}

chips pots_most(const struct settlement *settlement, int seat)
{
	chips most = settlement->gets[seat];

	for (int i = 0; i < settlement->pots.count; i++)
		most += award_more(&settlement->award[i], seat);
	return most;
}

/* Moves an odd chip of the part from the seat to a winner who was paid more than the shares. */
static void move_odd(struct settlement *settlement, struct pot_part *part, int from, int seats,
	const chips *paid)
{
	for (int to = 0; to < seats; to++) {
		if (!(part->winners >> to & 1) || part->odd >> to & 1 ||
			settlement->gets[to] >= paid[to])
			continue;
		part->odd ^= (seat_set)1 << from | (seat_set)1 << to;
		settlement->gets[from]--;
		settlement->gets[to]++;
		return;
	}
}

void pots_give_odd(struct settlement *settlement, int seats, const chips *paid)
{
	for (int pot = 0; pot < settlement->pots.count; pot++)
		for (int i = 0; i < settlement->award[pot].count; i++) {
			struct pot_part *const part = &settlement->award[pot].part[i];

			for (int from = 0; from < seats; from++)
				if (part->odd >> from & 1 && settlement->gets[from] > paid[from])
					move_odd(settlement, part, from, seats, paid);
		}
}

chips pots_half_gets(const struct pot_award *award, enum pot_half half, int seat)
{
	chips gets = 0;

	for (int i = 0; i < award->count; i++) {
		const struct pot_part *part = &award->part[i];
		const chips all = pots_part_gets(part, seat);
		const bool both = part->halves == (1u << POT_HIGH | 1u << POT_LOW);

		if (part->halves >> half & 1)
			gets += !both ? all : half == POT_LOW ? all / 2 : all - all / 2;
	}
	return gets;
}

seat_set pots_best(const score *value, seat_set seats)
{
	seat_set best = 0;
	score most = 0;

	for (int i = 0; seats >> i; i++) {
		if (!(seats >> i & 1) || !value[i] || value[i] < most)
			continue;
		if (value[i] > most)
			best = 0;
		most = value[i];
		best |= (seat_set)1 << i;
	}
	return best;
}

enum { WHOLE = 10000 /* the share that takes the whole pot as rake */ };

void pots_rake(const struct pots *pots, const struct rake *rake, bool flop, chips *out)
{
	chips left = rake->cap > 0 ? rake->cap : INT64_MAX;

	for (int i = 0; i < pots->count; i++) {
		/* In two parts, because the product could overflow 64 bits. */
		const chips amount = pots->pot[i].amount;
		const chips all =
			amount / WHOLE * rake->share + amount % WHOLE * rake->share / WHOLE;

		out[i] = rake->no_flop_no_drop && !flop ? 0 : least_of(all, left);
		left -= out[i];
	}
}

void pots_award(struct settlement *settlement, const struct pot_claim *claims, int boards,
	const struct odd_chips *odd, const chips *rakes)
{
	const struct pots *pots = &settlement->pots;

	memset(settlement->gets, 0, (size_t)pots->seats * sizeof *settlement->gets);
	settlement->won = settlement->raked = settlement->open = 0;
	settlement->returned = pots->returned;
	if (pots->returned)
		settlement->gets[pots->returned_to] = pots->returned;
	for (int i = 0; i < pots->count; i++) {
		const struct pot *pot = &pots->pot[i];
		struct pot_award *award = &settlement->award[i];
		const chips rake = rakes ? rakes[i] : 0;
		chips sum = rake;

		pots_share(pot, pots->seats, claims + i * boards, boards, odd, rake, award);
		for (int seat = 0; award->winners >> seat; seat++) {
			const chips gets = pots_award_gets(award, seat);

			settlement->gets[seat] += gets;
			sum += gets;
		}
		assert(!award->count || sum == pot->amount);
		settlement->raked += rake;
		*(award->count ? &settlement->won : &settlement->open) += pot->amount - rake;
	}
}

void pots_add_average(const struct pot *pot, const double *equity, double *value)
{
	const bool alone = !(pot->contenders & (pot->contenders - 1));

	for (int i = 0; pot->contenders >> i; i++)
		if (pot->contenders >> i & 1)
			value[i] += (double)pot->amount * (alone ? 1 : equity[i]);
}
