#include "spots.h"
#include "support.h"

#include "odds/method.h"

#include <criterion/criterion.h>

static struct spot spot;
static struct tally expected, found;

static void visit(const struct spot *of, bool detail)
{
	void *memory = NULL;
	uint32_t parts = enumerate_method.parts(view_of(of), detail);

	cr_assert_eq(enumerate_method.begin(&memory, view_of(of), detail, CPU_SCALAR), STATUS_OK);
	tally_init(&found, of->players, 1, false, detail);
	for (uint32_t part = parts; part--;)
		enumerate_method.part(memory, part, &found);
	enumerate_method.free(memory);
}

/* Every joint deal and every board one by one must give the same counts. */
Test(enumerate, agrees_with_dealing_everything)
{
	uint64_t state = 1;
	int compared = 0;

	for (int i = 0; i < 400; i++) {
		int players = 2 + (int)random_below(&state, i % 4 ? 3 : 9);
		enum spot_shape shape = (enum spot_shape)random_below(&state, SHAPE_COUNT);
		bool weighted = i % 3 == 0, detail = i % 2;

		spot_random(&state, &spot, players, shape, weighted, (int)random_below(&state, 6),
			(int)random_below(&state, 12));
		if (spot_oracle_work(&spot) > 1e6)
			continue;
		spot_oracle(&spot, detail, &expected);
		visit(&spot, detail);
		cr_assert(tally_same(&expected, &found), "%s", spot_shown(&spot));
		compared++;
	}
	cr_expect_geq(compared, 170, "%d of 400 were compared", compared);
}
