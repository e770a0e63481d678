#include "game/settle.h"

#include "cards/evaluator.h"

#include <assert.h>
#include <string.h>

enum { BOARD_WHOLE = 5 };

static void value_hands(const struct stakes *stakes, struct settlement *out)
{
	out->complete = 0;
	for (int i = 0; i < stakes->count; i++) {
		const struct cards *hand = &stakes->hand[i], *board = &stakes->board;
		card cards[HAND_MAX];

		out->value[i] = 0;
		if (!hand->count || stakes->stake[i].state == STAKE_FOLDED ||
			(hand->count < HAND_MIN && board->count != BOARD_WHOLE))
			continue;
		assert(hand->count + board->count <= HAND_MAX);
		memcpy(cards, hand->card, (size_t)hand->count);
		memcpy(cards + hand->count, board->card, (size_t)board->count);
		out->value[i] = evaluator_high.value(cards, hand->count + board->count);
		out->complete |= (seat_set)1 << i;
	}
}

/* Who wins among the contenders, none when that is not known. */
static seat_set winners_of(const struct settlement *settlement, seat_set contenders)
{
	seat_set best = 0;
	score most = 0;

	if (!(contenders & (contenders - 1)))
		return contenders;
	if (contenders & ~settlement->complete)
		return 0;
	for (int i = 0; i < settlement->pots.seats; i++) {
		if (!(contenders >> i & 1) || settlement->value[i] < most)
			continue;
		if (settlement->value[i] > most)
			best = 0;
		most = settlement->value[i];
		best |= (seat_set)1 << i;
	}
	return best;
}

static void award(const struct stakes *stakes, const chips *rakes, int index,
	struct settlement *out)
{
	const struct pot *pot = &out->pots.pot[index];
	const seat_set winners = winners_of(out, pot->contenders);
	struct pot_award *to = &out->award[index];
	chips sum = rakes[index];

	out->awarded[index] = winners;
	out->raked += rakes[index];
	if (!winners) {
		memset(to, 0, sizeof *to);
		to->rake = rakes[index];
		out->open += pot->amount - to->rake;
		return;
	}
	pots_share(pot, stakes->count, winners, stakes->button, rakes[index], to);
	for (int i = 0; i < stakes->count; i++) {
		out->gets[i] += to->share[i] + to->odd[i];
		sum += to->share[i] + to->odd[i];
	}
	assert(sum == pot->amount);
	out->won += pot->amount - to->rake;
}

void settle_stakes(const struct stakes *stakes, const struct rake *rake, struct settlement *out)
{
	chips rakes[SEATS_MAX + 1];

	pots_make(stakes->stake, stakes->count, stakes->carried, &out->pots);
	pots_rake(&out->pots, rake, stakes->board.count > 0, rakes);
	value_hands(stakes, out);
	memset(out->gets, 0, sizeof out->gets);
	out->won = out->raked = out->open = 0;
	out->returned = out->pots.returned;
	if (out->returned)
		out->gets[out->pots.returned_to] = out->returned;
	for (int i = 0; i < out->pots.count; i++)
		award(stakes, rakes, i, out);
	assert(out->won + out->raked + out->returned + out->open == stakes->total);
}

bool settle_returns_with_pot(const struct settlement *settlement)
{
	const struct pots *pots = &settlement->pots;

	return pots->returned && pots->count > 1 &&
	       pots->pot[pots->count - 1].contenders == (seat_set)1 << pots->returned_to;
}
