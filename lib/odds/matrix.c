#include "odds/matrix.h"

#include "odds/preflop.h"

#include <string.h>

static void add(struct matrix *matrix, const struct spot_side *first, int i,
	const struct spot_side *second, int j)
{
	const combo a = first->combos[i], b = second->combos[j];
	struct matrix_cell *cell = &matrix->cell[combo_class(a)][combo_class(b)];
	const uint64_t weight = (uint64_t)first->weight[i] * second->weight[j];
	uint32_t wins, ties;

	preflop_look_up(a, b, &wins, &ties);
	cell->matchups++;
	cell->deals += weight * MATCHUP_BOARDS;
	cell->wins += weight * wins;
	cell->ties += weight * ties;
}

status_code matrix_count(const struct spot *spot, struct matrix *out)
{
	const struct spot_side *first = &spot->side[0], *second = &spot->side[1];

	if (spot->players != 2)
		return STATUS_NOT_TWO;
	if (spot->board_count || spot->dead)
		return STATUS_NOT_PREFLOP;
	memset(out, 0, sizeof *out);
	for (int i = 0; i < first->count; i++) {
		const card_set own = combo_set(first->combos[i]);

		for (int j = 0; j < second->count; j++)
			if (!(own & combo_set(second->combos[j])))
				add(out, first, i, second, j);
	}
	return STATUS_OK;
}

double matrix_equity(const struct matrix_cell *cell)
{
	return cell->deals ? ((double)cell->wins + (double)cell->ties / 2) / (double)cell->deals
			   : 0;
}
