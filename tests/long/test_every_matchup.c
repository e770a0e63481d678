/* The table of matchups against plain enumeration, every 311th of its combo matchups. */
#include "spots.h"

#include "odds/method.h"
#include "odds/preflop.h"

#include <criterion/criterion.h>
#include <string.h>

Test(every_matchup, is_what_enumeration_finds)
{
	static struct range first, second;
	static struct spot spot;
	static struct tally tally;
	static bool seen[PREFLOP_ENTRIES];
	const struct range *ranges[2] = {&first, &second};
	const struct cards board = {.count = 0};
	void *memory = NULL;
	struct fault fault;
	int number = 0, checked = 0;

	for (int a = 0; a < COMBO_COUNT; a++)
		for (int b = 0; b < COMBO_COUNT; b++) {
			uint32_t wins, ties;

			if ((combo_set((combo)a) & combo_set((combo)b)) ||
				combo_pair((combo)a) < combo_pair((combo)b) ||
				seen[preflop_entry((combo)a, (combo)b)])
				continue;
			seen[preflop_entry((combo)a, (combo)b)] = true;
			if (number++ % 311)
				continue;
			memset(&first, 0, sizeof first);
			memset(&second, 0, sizeof second);
			first.weight[a] = second.weight[b] = RANGE_WHOLE;
			cr_assert_eq(spot_init(&spot, &game_holdem, ranges, 2, &board, 0, &fault),
				STATUS_OK);
			cr_assert_eq(enumerate_method.begin(&memory, view_of(&spot), false,
					     CPU_SCALAR),
				STATUS_OK);
			tally_init(&tally, 2, 1, false, false);
			for (uint32_t part = 0;
				part < enumerate_method.parts(view_of(&spot), false); part++)
				enumerate_method.part(memory, part, &tally);
			preflop_look_up((combo)a, (combo)b, &wins, &ties);
			cr_assert(tally.by_winners[1] == wins && tally.by_winners[3] == ties,
				"hole %d against %d", a, b);
			checked++;
		}
	cr_expect_gt(checked, 150);
	enumerate_method.free(memory);
}
