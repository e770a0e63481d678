#include "odds/matrix.h"

#include "odds/preflop_counts.h"

#include <string.h>

/* Adds a matchup. `counts` is NULL if the generated table has it. */
static void add(struct matrix *matrix, struct preflop_counts *counts, const struct spot_side *first,
	int i, const struct spot_side *second, int j)
{
	const combo a = first->combos[i], b = second->combos[j];
	struct matrix_cell *cell = &matrix->cell[combo_class(a)][combo_class(b)];
	const uint64_t weight = (uint64_t)first->weight[i] * second->weight[j];
	uint32_t wins, ties;

	if (counts)
		preflop_counts_look_up(counts, a, b, &wins, &ties);
	else
		preflop_look_up(a, b, &wins, &ties);
	cell->matchups++;
	cell->deals += weight * (counts ? preflop_counts_boards(counts) : PREFLOP_BOARDS);
	cell->wins += weight * wins;
	cell->ties += weight * ties;
}

status_code matrix_count(const struct spot *spot, struct matrix *out)
{
	const bool other = spot->game != &game_holdem;
	struct preflop_counts *counts = NULL;

	if (spot->players != 2)
		return STATUS_NOT_TWO;
	if (spot->board_count || spot->dead)
		return STATUS_NOT_PREFLOP;
	if (other || !preflop_table()) {
		counts = other ? preflop_counts_new(spot->game) : preflop_counts_kept();
		if (!counts)
			return STATUS_NO_MEMORY;
	}
	memset(out, 0, sizeof *out);
	for (int i = 0; i < spot->side[0].count; i++) {
		const card_set own = combo_set(spot->side[0].combos[i]);

		for (int j = 0; j < spot->side[1].count; j++)
			if (!(own & combo_set(spot->side[1].combos[j])))
				add(out, counts, &spot->side[0], i, &spot->side[1], j);
	}
	if (other)
		preflop_counts_free(counts);
	return STATUS_OK;
}

double matrix_equity(const struct matrix_cell *cell)
{
	return cell->deals ? ((double)cell->wins + (double)cell->ties / 2) / (double)cell->deals
			   : 0;
}
