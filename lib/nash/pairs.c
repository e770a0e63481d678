#include "pairs.h"

#include "odds/preflop.h"

#include <string.h>

enum { OTHERS = 1225 /* combos of the 50 cards left: C(50, 2) */ };

/* Adds the matchups of one combo of a class, which stands for all of them: permuting suits changes
 * no class. */
static void add_combo(struct pairs *pairs, int class, combo first)
{
	const double part = combo_class_size(class) / ((double)COMBO_COUNT * OTHERS);
	const double boards = PREFLOP_BOARDS;
	const card_set cards = combo_set(first);

	for (int i = 0; i < COMBO_COUNT; i++) {
		const combo second = combo_by_class[i];
		const int other = combo_class(second);
		uint32_t wins, ties;

		if (cards & combo_set(second))
			continue;
		preflop_look_up(first, second, &wins, &ties);
		pairs->dealt[class][other] += part;
		pairs->order[0][class][other] += part * (ties / boards);
		pairs->order[1][class][other] += part * (wins / boards);
		pairs->order[2][class][other] += part * ((boards - wins - ties) / boards);
	}
}

void pairs_fill(struct pairs *pairs)
{
	memset(pairs, 0, sizeof *pairs);
	for (int class = 0; class < COMBO_CLASSES; class ++)
		add_combo(pairs, class, combo_by_class[combo_class_first(class)]);
}
