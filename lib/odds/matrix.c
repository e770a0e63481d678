#include "odds/matrix.h"

#include "cards/colex.h"
#include "odds/count/count.h"
#include "odds/preflop.h"

#include <stdlib.h>
#include <string.h>

/* The numbers of boards that one hand wins against another, and ties. */
struct matrix_found {
	bool known;
	uint32_t wins, ties;
};

struct matrix_counted {
	const struct game *game;
	uint32_t boards;            /* per matchup */
	struct count *count;        /* NULL until a matchup is counted */
	struct matrix_found *found; /* per entry (preflop.h); NULL if the table has all */
};

/* Suit permutations do not change an entry, so that each is counted for its first matchup. */
static status_code count_entry(struct matrix_counted *all, combo a, combo b,
	struct matrix_found *found)
{
	const bool swapped = combo_pair(a) < combo_pair(b);
	struct matrix_found *entry =
		&all->found[swapped ? preflop_entry(b, a) : preflop_entry(a, b)];
	status_code status = STATUS_OK;

	if (!entry->known)
		status = count_match(&all->count, all->game, swapped ? b : a, swapped ? a : b,
			&entry->wins, &entry->ties);
	if (status)
		return status;
	entry->known = true;
	*found = *entry;
	if (swapped)
		found->wins = all->boards - entry->wins - entry->ties;
	return STATUS_OK;
}

static status_code look_up(struct matrix_counted *all, combo a, combo b, struct matrix_found *found)
{
	if (all->found)
		return count_entry(all, a, b, found);
	preflop_look_up(a, b, &found->wins, &found->ties);
	return STATUS_OK;
}

static status_code add(struct matrix *matrix, struct matrix_counted *all,
	const struct spot_side *first, int i, const struct spot_side *second, int j)
{
	const combo a = first->combos[i], b = second->combos[j];
	struct matrix_cell *cell = &matrix->cell[combo_class(a)][combo_class(b)];
	const uint64_t weight = (uint64_t)first->weight[i] * second->weight[j];
	struct matrix_found found;
	const status_code status = look_up(all, a, b, &found);

	if (status)
		return status;
	cell->matchups++;
	cell->deals += weight * all->boards;
	cell->wins += weight * found.wins;
	cell->ties += weight * found.ties;
	return STATUS_OK;
}

status_code matrix_count(const struct spot *spot, struct matrix *out)
{
	struct matrix_counted all = {.game = spot->game};
	const unsigned left = (unsigned)card_set_count(spot->game->deck) - 4;
	status_code status;
	status_code failed;

	if (spot->players != 2)
		return STATUS_NOT_TWO;
	if (spot->board_count || spot->dead)
		return STATUS_NOT_PREFLOP;
	all.boards = (uint32_t)colex_choose(left, SPOT_BOARD);
	if (spot->game != &game_holdem) {
		all.found = calloc(PREFLOP_ENTRIES, sizeof *all.found);
		if (!all.found)
			return STATUS_NO_MEMORY;
	}
	memset(out, 0, sizeof *out);
	failed = STATUS_OK;
	for (int i = 0; i < spot->side[0].count; i++) {
		const card_set own = combo_set(spot->side[0].combos[i]);

		for (int j = 0; j < spot->side[1].count && !failed; j++)
			if (!(own & combo_set(spot->side[1].combos[j])))
				failed = add(out, &all, &spot->side[0], i, &spot->side[1], j);
	}
	status = failed;
	count_free(all.count);
	free(all.found);
	return status;
}

double matrix_equity(const struct matrix_cell *cell)
{
	return cell->deals ? ((double)cell->wins + (double)cell->ties / 2) / (double)cell->deals
			   : 0;
}
