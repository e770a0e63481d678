#include "odds/hands/hands_internal.h"

#include "cards/colex.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

bool hands_of_game(const struct game *game)
{
	return game->board && game->own > 2 && game->own <= HANDS_OWN_MAX;
}

/* -- memory ------------------------------------------------------------------ */

status_code hands_init(struct hands *out, const struct game *game, uint32_t room)
{
	*out = (struct hands){.game = game};
	if (!room)
		return STATUS_OK;
	out->set = malloc(room * sizeof *out->set);
	out->weight = malloc(room * sizeof *out->weight);
	if (out->set && out->weight)
		return STATUS_OK;
	hands_free(out);
	return STATUS_NO_MEMORY;
}

/* If the memory cannot be reduced, it is kept as it is. */
void hands_trim(struct hands *hands)
{
	void *less;

	if (!hands->count) {
		const struct game *game = hands->game;

		hands_free(hands);
		hands->game = game;
		return;
	}
	less = realloc(hands->set, hands->count * sizeof *hands->set);
	hands->set = less ? less : hands->set;
	less = realloc(hands->weight, hands->count * sizeof *hands->weight);
	hands->weight = less ? less : hands->weight;
}

void hands_free(struct hands *hands)
{
	free(hands->set);
	free(hands->weight);
	*hands = (struct hands){.game = NULL};
}

status_code hands_copy(struct hands *out, const struct hands *from)
{
	const status_code status = hands_init(out, from->game, from->count);

	if (status || !from->count)
		return status;
	memcpy(out->set, from->set, from->count * sizeof *from->set);
	memcpy(out->weight, from->weight, from->count * sizeof *from->weight);
	out->count = from->count;
	return STATUS_OK;
}

/* -- all hands ---------------------------------------------------------------- */

uint32_t hands_possible(const struct game *game, card_set dead)
{
	return (uint32_t)colex_choose((unsigned)card_set_count(game->deck & ~dead), game->own);
}

/* Multisets are numbered in colex order (cards/colex.h), in which the term of each card depends
 * only on its rank and the number of lower cards. */
struct tour {
	const struct game *game;
	hands_visit *visit;
	void *state;
	struct hands_view view;
	uint32_t term[HANDS_OWN_MAX][CARD_RANKS]; /* by number of lower cards and rank */
};

/* Visits all hands that have the cards of `high`, and `more` cards of those below `below`. */
static void visit_below(struct tour *tour, card_set high, uint32_t ranks, int more, int below)
{
	for (int c = more - 1; c < below; c++) {
		const uint32_t next = ranks + tour->term[more - 1][card_rank((card)c)];
		const card_set set = high | card_bit((card)c);

		if (!(tour->game->deck >> c & 1))
			continue;
		tour->view.cards[tour->view.count - more] = (card)c;
		if (more > 1)
			visit_below(tour, set, next, more - 1, c);
		else
			tour->visit(tour->state, set, next, &tour->view);
	}
}

void hands_each(const struct game *game, hands_visit *visit, void *state)
{
	struct tour tour = {.game = game, .visit = visit, .state = state};

	tour.view.count = game->own;
	tour.view.suits = true;
	for (unsigned below = 0; below < HANDS_OWN_MAX; below++)
		for (unsigned rank = 0; rank < CARD_RANKS; rank++)
			tour.term[below][rank] = (uint32_t)colex_choose(rank + below, below + 1);
	visit_below(&tour, 0, 0, game->own, CARD_COUNT);
}

/* -- ranges as sets ---------------------------------------------------------- */

uint64_t hands_weight(const struct hands *hands)
{
	uint64_t sum = 0;

	for (uint32_t i = 0; i < hands->count; i++)
		sum += hands->weight[i];
	return sum;
}

bool hands_equal(const struct hands *a, const struct hands *b)
{
	return a->count == b->count &&
	       (!a->count || (!memcmp(a->set, b->set, a->count * sizeof *a->set) &&
				     !memcmp(a->weight, b->weight, a->count * sizeof *a->weight)));
}

uint16_t hands_weight_of(const struct hands *hands, card_set set)
{
	uint32_t from = 0, to = hands->count;

	while (from < to) {
		const uint32_t middle = from + (to - from) / 2;

		if (hands->set[middle] < set)
			from = middle + 1;
		else
			to = middle;
	}
	return from < hands->count && hands->set[from] == set ? hands->weight[from] : 0;
}

void hands_remove(struct hands *hands, card_set dead)
{
	uint32_t kept = 0;

	for (uint32_t i = 0; i < hands->count; i++) {
		hands->set[kept] = hands->set[i];
		hands->weight[kept] = hands->weight[i];
		kept += !(hands->set[i] & dead);
	}
	hands->count = kept;
}

/* Appends a hand, unless its weight is 0. There must be space for it. */
static void append(struct hands *out, card_set set, unsigned weight)
{
	assert(out->set && out->weight);
	out->set[out->count] = set;
	out->weight[out->count] = (uint16_t)weight;
	out->count += weight > 0;
}

status_code hands_unite(struct hands *hands, const struct hands *by)
{
	struct hands both;
	uint32_t i = 0, j = 0;

	if (hands_init(&both, hands->game ? hands->game : by->game, hands->count + by->count))
		return STATUS_NO_MEMORY;
	while (i < hands->count || j < by->count) {
		const bool left =
			j == by->count || (i < hands->count && hands->set[i] <= by->set[j]);
		const bool right =
			i == hands->count || (j < by->count && by->set[j] <= hands->set[i]);
		const uint16_t one = left ? hands->weight[i] : 0, other = right ? by->weight[j] : 0;

		append(&both, left ? hands->set[i] : by->set[j], one > other ? one : other);
		i += left;
		j += right;
	}
	hands_trim(&both);
	hands_free(hands);
	*hands = both;
	return STATUS_OK;
}

/* Merges both ranges; each hand of the first keeps the rest of its weight. */
static void keep(struct hands *hands, const struct hands *by, bool subtract)
{
	const uint32_t count = hands->count;
	uint32_t j = 0;

	hands->count = 0;
	for (uint32_t i = 0; i < count; i++) {
		const unsigned own = hands->weight[i];
		unsigned other;

		while (j < by->count && by->set[j] < hands->set[i])
			j++;
		other = j < by->count && by->set[j] == hands->set[i] ? by->weight[j] : 0;
		if (subtract)
			append(hands, hands->set[i], own > other ? own - other : 0);
		else
			append(hands, hands->set[i], own < other ? own : other);
	}
}

void hands_intersect(struct hands *hands, const struct hands *by)
{
	keep(hands, by, false);
}

void hands_subtract(struct hands *hands, const struct hands *by)
{
	keep(hands, by, true);
}
