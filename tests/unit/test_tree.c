#include "solver/tree/tree.h"

#include "support.h"

#include <criterion/criterion.h>
#include <string.h>

/* -- sizes -------------------------------------------------------------------------- */

static struct tree_sizes sizes_from(const char *text, bool raises, int places)
{
	struct tree_sizes sizes;
	struct fault fault;
	const status_code status =
		tree_sizes_parse(slice_from(text), raises, places, &sizes, &fault);

	cr_assert_eq(status, STATUS_OK, "'%s': %s", text, message_of(status));
	return sizes;
}

Test(tree, a_size_has_a_unit)
{
	static const struct {
		const char *text;
		int places;
		enum tree_unit unit;
		int64_t amount;
	} rows[] = {
		{"33", 0, TREE_OF_POT, 330000},
		{"75%", 0, TREE_OF_POT, 750000},
		{"150%", 2, TREE_OF_POT, 1500000}, /* places are those of chips only */
		{"33.3333", 0, TREE_OF_POT, 333333},
		{"0.0001%", 0, TREE_OF_POT, 1},
		{"100000", 0, TREE_OF_POT, 1000000000},
		{"3x", 0, TREE_OF_BET, 3000000},
		{"2.5X", 0, TREE_OF_BET, 2500000},
		{"2.000001x", 0, TREE_OF_BET, 2000001},
		{"1.000001x", 0, TREE_OF_BET, 1000001},
		{"1", 0, TREE_OF_POT, 10000},
		{"0.75%", 0, TREE_OF_POT, 7500}, /* explicit */
		{"1000x", 0, TREE_OF_BET, 1000000000},
		{"40c", 0, TREE_CHIPS, 40},
		{"40C", 2, TREE_CHIPS, 4000},
		{"40.5c", 2, TREE_CHIPS, 4050},
		{"1000000000000000c", 0, TREE_CHIPS, CHIPS_MAX},
		{"a", 0, TREE_ALL_IN, 0},
		{"A", 0, TREE_ALL_IN, 0},
		{"allin", 0, TREE_ALL_IN, 0},
		{"All-In", 0, TREE_ALL_IN, 0},
		{" 75 ", 0, TREE_OF_POT, 750000},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct tree_sizes sizes = sizes_from(rows[i].text, true, rows[i].places);

		cr_assert_eq(sizes.count, 1, "%s", rows[i].text);
		cr_expect_eq(sizes.size[0].unit, rows[i].unit, "%s", rows[i].text);
		cr_expect_eq(sizes.size[0].amount, rows[i].amount, "%s: %lld", rows[i].text,
			(long long)sizes.size[0].amount);
	}
}

Test(tree, sizes_are_separated_by_commas)
{
	const struct tree_sizes sizes = sizes_from("33, 75% ,40c,a", false, 0);
	static const struct tree_size expected[] = {{TREE_OF_POT, 330000}, {TREE_OF_POT, 750000},
		{TREE_CHIPS, 40}, {TREE_ALL_IN, 0}};

	cr_assert_eq(sizes.count, 4);
	for (int i = 0; i < 4; i++)
		cr_expect(sizes.size[i].unit == expected[i].unit &&
				  sizes.size[i].amount == expected[i].amount,
			"size %d", i);
	cr_expect_eq(sizes_from("1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16", false, 0).count,
		TREE_SIZES_MAX);
}

Test(tree, no_sizes_are_nothing_or_none)
{
	cr_expect_eq(sizes_from("", false, 0).count, 0);
	cr_expect_eq(sizes_from("  ", true, 0).count, 0);
	cr_expect_eq(sizes_from("none", false, 0).count, 0);
	cr_expect_eq(sizes_from(" none ", true, 0).count, 0);
}

Test(tree, an_error_in_sizes_has_its_location)
{
	static const struct {
		const char *text;
		bool raises;
		int places;
		status_code status;
		size_t offset, length;
	} rows[] = {
		{"33,,75", false, 0, STATUS_TREE_SIZE, 3, 0},
		{"33,", false, 0, STATUS_TREE_SIZE, 3, 0},
		{",33", false, 0, STATUS_TREE_SIZE, 0, 0},
		{"33,big,75", false, 0, STATUS_TREE_SIZE, 3, 3},
		{"33, 75%% ", false, 0, STATUS_TREE_SIZE, 4, 4},
		{"33 75", false, 0, STATUS_TREE_SIZE, 0, 5},
		{"0", false, 0, STATUS_TREE_SIZE, 0, 1},
		{"-5", false, 0, STATUS_TREE_SIZE, 0, 2},
		{"%", false, 0, STATUS_TREE_SIZE, 0, 1},
		{"x", true, 0, STATUS_TREE_SIZE, 0, 1},
		{"c", true, 0, STATUS_TREE_SIZE, 0, 1},
		{"0x", true, 0, STATUS_TREE_SIZE, 0, 2},
		{"0c", true, 0, STATUS_TREE_SIZE, 0, 2},
		{".5", false, 0, STATUS_TREE_SIZE, 0, 2},
		{"1e2", false, 0, STATUS_TREE_SIZE, 0, 3},
		{"33.33333", false, 0, STATUS_TREE_SIZE, 0, 8},
		{"100000.0001", false, 0, STATUS_TREE_BIG, 0, 11},
		{"1000.000001x", true, 0, STATUS_TREE_BIG, 0, 12},
		{"33,0.75", false, 0, STATUS_TREE_SMALL, 3, 4},
		{"0.9999", false, 0, STATUS_TREE_SMALL, 0, 6},
		{"60,1x", true, 0, STATUS_TREE_RAISE, 3, 2},
		{"0.5x", true, 0, STATUS_TREE_RAISE, 0, 4},
		{"40.5c", false, 0, STATUS_TREE_SIZE, 0, 5},
		{"40.505c", false, 2, STATUS_TREE_SIZE, 0, 7},
		{"1000000000000001c", false, 0, STATUS_TREE_SIZE, 0, 17},
		{"33,none", false, 0, STATUS_TREE_NONE, 3, 4},
		{"none,33", false, 0, STATUS_TREE_NONE, 0, 4},
		{"75,3x", false, 0, STATUS_TREE_MULTIPLE, 3, 2},
		{"1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,a,18", false, 0, STATUS_TREE_SIZES, 39, 1},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct tree_sizes sizes;
		struct fault fault = {.offset = 999};
		const status_code status = tree_sizes_parse(slice_from(rows[i].text),
			rows[i].raises, rows[i].places, &sizes, &fault);

		cr_expect_eq(status, rows[i].status, "'%s': %d", rows[i].text, status);
		cr_expect(fault.offset == rows[i].offset && fault.length == rows[i].length,
			"'%s': %zu, %zu", rows[i].text, fault.offset, fault.length);
	}
}

/* 0.75 is taken for 75 percent, 0.004 for less than one. */
Test(tree, a_fraction_of_the_pot_is_an_error_that_names_the_percentage)
{
	static const struct {
		const char *text;
		size_t percent;
	} rows[] = {{"0.75", 75}, {"0.333", 33}, {"0.005", 1}, {"0.0001", 1}, {"0.999", 100}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct tree_sizes sizes;
		struct fault fault;

		cr_assert_eq(tree_sizes_parse(slice_from(rows[i].text), false, 0, &sizes, &fault),
			STATUS_TREE_SMALL);
		cr_expect_eq(fault.number, rows[i].percent, "%s: %zu", rows[i].text, fault.number);
	}
}

/* -- trees --------------------------------------------------------------------------- */

/* A setup with the same sizes for both players on all streets. */
static struct tree_setup setup_of(int street, chips pot, chips stack, const char *bets,
	const char *raises)
{
	struct tree_setup setup = {.street = street,
		.pot = pot,
		.stack = stack,
		.raises_most = TREE_RAISES_MAX,
		.all_in = TREE_WHOLE};

	for (int player = 0; player < 2; player++)
		for (int s = 0; s < TREE_STREETS; s++) {
			setup.bets[player][s] = sizes_from(bets, false, 0);
			setup.raises[player][s] = sizes_from(raises, true, 0);
		}
	return setup;
}

static void make(struct tree *tree, const struct tree_setup *setup)
{
	cr_assert_eq(tree_make(tree, setup), STATUS_OK);
}

static struct text path_text;

/* The actions from the root to a node, separated by spaces; a deal is `/`. Valid until the next
 * call. */
static const char *path_of(const struct tree *tree, uint32_t node)
{
	uint32_t chain[TREE_DEPTH_MAX];
	int count = 0;

	text_clear(&path_text);
	for (; node; node = tree->node[node].parent)
		chain[count++] = node;
	while (count--) {
		if (path_text.length)
			text_add_char(&path_text, ' ');
		if (tree->node[chain[count]].act == TREE_START)
			text_add_char(&path_text, '/');
		else
			tree_print_action(&path_text, &tree->node[chain[count]], 0);
	}
	text_add(&path_text, "", 1);
	return path_text.bytes;
}

/* The node that a path of this form leads to. */
static uint32_t node_at(const struct tree *tree, const char *path)
{
	for (uint32_t i = 0; i < tree->count; i++)
		if (!strcmp(path_of(tree, i), path))
			return i;
	cr_assert(false, "no node '%s'", path);
	return 0;
}

/* The actions at a node, separated by spaces; valid until the next call. */
static const char *actions_at(const struct tree *tree, const char *path)
{
	static char shown[256];
	const uint32_t node = node_at(tree, path);
	struct text text = text_over(shown, sizeof shown);

	for (int i = 0; i < tree->node[node].count; i++) {
		if (i)
			text_add_char(&text, ' ');
		tree_print_action(&text, &tree->node[tree_child(tree, node, i)], 0);
	}
	text_add(&text, "", 1);
	cr_assert(!text.failed);
	return shown;
}

#define EXPECT_ACTIONS(tree, path, expected)                                                       \
	cr_expect_str_eq(actions_at(tree, path), expected, "'%s': %s", path, actions_at(tree, path))

static void expect_kinds(const struct tree *tree, int street, uint32_t decisions, uint32_t deals,
	uint32_t folds, uint32_t showdowns)
{
	const uint32_t *const kinds = tree->kinds[street];

	cr_expect(kinds[TREE_DECISION] == decisions && kinds[TREE_DEAL] == deals &&
			  kinds[TREE_FOLD] == folds && kinds[TREE_SHOWDOWN] == showdowns,
		"street %d: %u decisions, %u deals, %u folds, %u showdowns", street,
		kinds[TREE_DECISION], kinds[TREE_DEAL], kinds[TREE_FOLD], kinds[TREE_SHOWDOWN]);
}

/* A bet of 33 is raised to 33 + 60 % of 166 = 133, that to 133 + 60 % of 366 = 353, and that would
 * be raised to 989: all-in. A bet of 75 is raised to 75 + 60 % of 250 = 225, one of 150 to 150 +
 * 60 % of 400 = 390, and both of these all-in. So a player who bets begins 4 + 3 + 3 decisions,
 * each with a fold and a call; there are also the first decision and that after a check. */
Test(tree, a_river_is_as_counted_by_hand)
{
	const struct tree_setup setup = setup_of(TREE_RIVER, 100, 500, "33,75,150", "60");
	struct tree tree;

	make(&tree, &setup);
	expect_kinds(&tree, TREE_RIVER, 22, 0, 20, 21);
	cr_expect_eq(tree.count, 22 + 20 + 21);
	EXPECT_ACTIONS(&tree, "", "x b33 b75 b150");
	EXPECT_ACTIONS(&tree, "x", "x b33 b75 b150");
	EXPECT_ACTIONS(&tree, "b33", "f c r133");
	EXPECT_ACTIONS(&tree, "b33 r133", "f c r353");
	EXPECT_ACTIONS(&tree, "b33 r133 r353", "f c r500");
	EXPECT_ACTIONS(&tree, "b33 r133 r353 r500", "f c");
	EXPECT_ACTIONS(&tree, "b75", "f c r225");
	EXPECT_ACTIONS(&tree, "b75 r225", "f c r500");
	EXPECT_ACTIONS(&tree, "x b150", "f c r390");
	EXPECT_ACTIONS(&tree, "x b150 r390", "f c r500");
	cr_expect_eq(tree.actions[TREE_RIVER][0] + tree.actions[TREE_RIVER][1],
		tree.count - 1); /* each action leads to a node */
	tree_free(&tree);
}

Test(tree, raises_are_limited)
{
	struct tree_setup setup = setup_of(TREE_RIVER, 100, 500, "33,75,150", "60");
	struct tree tree;

	setup.raises_most = 1; /* a player who bets begins two decisions for each size */
	make(&tree, &setup);
	expect_kinds(&tree, TREE_RIVER, 2 + 12, 0, 12, 13);
	EXPECT_ACTIONS(&tree, "b33 r133", "f c");
	tree_free(&tree);
	setup.raises_most = 0;
	make(&tree, &setup);
	expect_kinds(&tree, TREE_RIVER, 2 + 6, 0, 6, 7);
	tree_free(&tree);
}

Test(tree, players_have_sizes_of_their_own)
{
	struct tree_setup setup = setup_of(TREE_RIVER, 100, 1000, "50", "100");
	struct tree tree;

	setup.bets[0][TREE_RIVER] = sizes_from("none", false, 0);
	setup.raises[0][TREE_RIVER] = sizes_from("120c,4x,a", true, 0);
	setup.raises[1][TREE_RIVER] = sizes_from("none", true, 0);
	make(&tree, &setup);
	EXPECT_ACTIONS(&tree, "", "x");
	EXPECT_ACTIONS(&tree, "x", "x b50");
	EXPECT_ACTIONS(&tree, "x b50", "f c r120 r200 r1000");
	EXPECT_ACTIONS(&tree, "x b50 r120", "f c");
	tree_free(&tree);
}

/* A raise is at least as large as the last bet or raise; all-in may be less. */
Test(tree, a_raise_is_at_least_the_minimum)
{
	struct tree_setup setup = setup_of(TREE_RIVER, 100, 500, "100c", "110c");
	struct tree tree;

	make(&tree, &setup);
	EXPECT_ACTIONS(&tree, "b100", "f c r200");
	EXPECT_ACTIONS(&tree, "b100 r200", "f c r300");
	EXPECT_ACTIONS(&tree, "b100 r200 r300", "f c r400");
	EXPECT_ACTIONS(&tree, "b100 r200 r300 r400", "f c r500");
	EXPECT_ACTIONS(&tree, "b100 r200 r300 r400 r500", "f c");
	tree_free(&tree);
	setup = setup_of(TREE_RIVER, 100, 600, "50c", "200c,1.1x");
	make(&tree, &setup);
	EXPECT_ACTIONS(&tree, "b50", "f c r100 r200");
	EXPECT_ACTIONS(&tree, "b50 r100", "f c r150 r200");
	EXPECT_ACTIONS(&tree, "b50 r200", "f c r350"); /* the raise was by 150 */
	EXPECT_ACTIONS(&tree, "b50 r200 r350", "f c r500");
	EXPECT_ACTIONS(&tree, "b50 r200 r350 r500", "f c r600"); /* a raise to 650 is all-in */
	tree_free(&tree);
	setup = setup_of(TREE_RIVER, 1, 5, "33", ""); /* a third of a chip */
	make(&tree, &setup);
	EXPECT_ACTIONS(&tree, "", "x b1");
	tree_free(&tree);
}

Test(tree, amounts_are_rounded_to_the_nearest_chip)
{
	struct tree_setup setup = setup_of(TREE_RIVER, 100, 1000, "33.4,33.5,66.6", "2.5x");
	struct tree tree;

	make(&tree, &setup);
	EXPECT_ACTIONS(&tree, "", "x b33 b34 b67");
	EXPECT_ACTIONS(&tree, "b33", "f c r83");      /* 82.5 */
	EXPECT_ACTIONS(&tree, "b67", "f c r168");     /* 167.5 */
	EXPECT_ACTIONS(&tree, "b33 r83", "f c r208"); /* 207.5 */
	EXPECT_ACTIONS(&tree, "b34 r85", "f c r213"); /* 212.5 */
	tree_free(&tree);
	/* exact far above 2^53 / 10^6 */
	setup = setup_of(TREE_RIVER, INT64_C(900000000000001), CHIPS_MAX, "33.3333", "");
	make(&tree, &setup);
	cr_expect_eq(tree.node[tree_child(&tree, 0, 1)].to, INT64_C(299999700000000));
	tree_free(&tree);
}

/* Stacks of 1,000: a bet of 75 is raised to 225 and that to 225 + 60 % of 550 = 555. This last
 * raise puts in 480 of the 925 that are left, 51.9 %. */
Test(tree, a_bet_of_most_of_the_stack_becomes_all_in)
{
	struct tree_setup setup = setup_of(TREE_RIVER, 100, 1000, "75,150", "60");
	struct tree tree;

	setup.all_in = 520000;
	make(&tree, &setup);
	EXPECT_ACTIONS(&tree, "b75 r225", "f c r555");
	EXPECT_ACTIONS(&tree, "b75 r225 r555", "f c r1000");
	tree_free(&tree);
	setup.all_in = 518000;
	make(&tree, &setup);
	EXPECT_ACTIONS(&tree, "b75 r225", "f c r1000");
	tree_free(&tree);
	setup.all_in = 150000; /* 150 of 1,000 are not more */
	make(&tree, &setup);
	EXPECT_ACTIONS(&tree, "", "x b75 b150");
	tree_free(&tree);
	setup.all_in = 149999;
	make(&tree, &setup);
	EXPECT_ACTIONS(&tree, "", "x b75 b1000");
	EXPECT_ACTIONS(&tree, "b1000", "f c");
	tree_free(&tree);
}

/* After bets of 50 and 60 the pots are 150 and 160: they differ by 6.7 or 6.25 %. */
Test(tree, almost_equal_sizes_are_merged)
{
	struct tree_setup setup = setup_of(TREE_RIVER, 100, 1000, "60,50,50,200", "");
	struct tree tree;

	make(&tree, &setup);
	EXPECT_ACTIONS(&tree, "", "x b50 b60 b200");
	tree_free(&tree);
	setup.merge = 60000;
	make(&tree, &setup);
	EXPECT_ACTIONS(&tree, "", "x b50 b60 b200");
	tree_free(&tree);
	setup.merge = 70000;
	make(&tree, &setup);
	EXPECT_ACTIONS(&tree, "", "x b60 b200");
	tree_free(&tree);
	/* 55 is within 5 % of 60 and is left out; 50 is not within 5 % of the 60 that stays. */
	setup = setup_of(TREE_RIVER, 100, 1000, "50,55,60", "");
	setup.merge = 50000;
	make(&tree, &setup);
	EXPECT_ACTIONS(&tree, "", "x b50 b60");
	tree_free(&tree);
}

Test(tree, sizes_that_exceed_the_stack_are_all_in_once)
{
	const struct tree_setup setup = setup_of(TREE_RIVER, 100, 120, "100,150,2000c,a", "a,60");
	struct tree tree;

	make(&tree, &setup);
	EXPECT_ACTIONS(&tree, "", "x b100 b120");
	EXPECT_ACTIONS(&tree, "b100", "f c r120"); /* less than the minimum */
	EXPECT_ACTIONS(&tree, "b120", "f c");
	cr_expect(tree.node[node_at(&tree, "b120")].all_in);
	cr_expect(tree.node[node_at(&tree, "b120 c")].all_in);
	cr_expect_not(tree.node[node_at(&tree, "b120 f")].all_in);
	cr_expect_not(tree.node[node_at(&tree, "b100")].all_in);
	cr_expect_not(tree.node[node_at(&tree, "b100 c")].all_in);
	cr_expect(tree.node[node_at(&tree, "b100 r120")].all_in);
	tree_free(&tree);
}

/* Donk bets are those of player 0 into the last aggressor of the street before. */
Test(tree, donk_bets_have_sizes_of_their_own)
{
	struct tree_setup setup = setup_of(TREE_FLOP, 100, 10000, "50", "2x");
	struct tree tree;

	setup.raises_most = 1;
	setup.donks[TREE_FLOP] = setup.donks[TREE_TURN] = true;
	setup.donk[TREE_FLOP] = sizes_from("10", false, 0);
	setup.donk[TREE_TURN] = sizes_from("20", false, 0);
	make(&tree, &setup);
	EXPECT_ACTIONS(&tree, "", "x b50"); /* nobody has bet before */
	EXPECT_ACTIONS(&tree, "x x /", "x b50");
	EXPECT_ACTIONS(&tree, "b50 c /", "x b100");
	EXPECT_ACTIONS(&tree, "x b50 c /", "x b40");
	EXPECT_ACTIONS(&tree, "x b50 c / x", "x b100");
	EXPECT_ACTIONS(&tree, "b50 r100 c /", "x b60");
	EXPECT_ACTIONS(&tree, "x b50 r100 c /", "x b150");
	EXPECT_ACTIONS(&tree, "x b50 c / x x /", "x b100");      /* checked through */
	EXPECT_ACTIONS(&tree, "x b50 c / x b100 c /", "x b200"); /* not on the river */
	tree_free(&tree);
	setup.donk[TREE_TURN] = sizes_from("none", false, 0);
	make(&tree, &setup);
	EXPECT_ACTIONS(&tree, "x b50 c /", "x");
	EXPECT_ACTIONS(&tree, "b50 c /", "x b100");
	tree_free(&tree);
}

/* After an all-in bet and call on the flop, the turn and the river are dealt and nobody acts. */
Test(tree, all_in_players_see_the_cards_without_decisions)
{
	struct tree_setup setup = setup_of(TREE_FLOP, 100, 100, "", "");
	struct tree tree;
	uint32_t node;

	setup.bets[0][TREE_FLOP] = setup.bets[1][TREE_FLOP] = sizes_from("a", false, 0);
	make(&tree, &setup);
	expect_kinds(&tree, TREE_FLOP, 4, 3, 2, 0);
	expect_kinds(&tree, TREE_TURN, 2, 3, 0, 0);
	expect_kinds(&tree, TREE_RIVER, 2, 0, 0, 3);
	node = tree.node[node_at(&tree, "b100 c")].next;
	cr_expect_eq(tree.node[node].kind, TREE_DEAL);
	cr_expect_eq(tree.node[node].street, TREE_TURN);
	node = tree.node[node].next;
	cr_expect_eq(tree.node[node].kind, TREE_SHOWDOWN);
	cr_expect(tree.node[node].paid[0] == 100 && tree.node[node].paid[1] == 100);
	cr_expect_str_eq(path_of(&tree, node), "b100 c / /");
	tree_free(&tree);
}

Test(tree, a_size_means_a_total_at_a_decision)
{
	const struct tree_setup setup = setup_of(TREE_TURN, 100, 1000, "50", "60");
	struct tree tree;
	const struct tree_size size[] = {{TREE_OF_POT, 750000}, {TREE_OF_BET, 3000000},
		{TREE_CHIPS, 77}, {TREE_ALL_IN, 0}};
	static const struct {
		const char *path;
		chips total[4];
	} rows[] = {
		{"", {75, 0, 77, 1000}},
		{"b50", {50 + 150, 150, 77, 1000}},
		/* to 50 + 60 % of 200; then 75 % of 100 + 2 * 170 */
		{"b50 r170", {170 + 330, 510, 77, 1000}},
		{"b50 c /", {150, 0, 77, 950}},
		{"b50 c / x b100", {100 + 300, 300, 77, 950}},
	};

	make(&tree, &setup);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		for (int s = 0; s < 4; s++)
			if (rows[i].total[s])
				cr_expect_eq(tree_total(&tree,
						     &tree.node[node_at(&tree, rows[i].path)],
						     &size[s]),
					rows[i].total[s], "'%s', size %d", rows[i].path, s);
	tree_free(&tree);
}

Test(tree, actions_are_printed_with_the_places_of_the_chips)
{
	const struct tree_setup setup = setup_of(TREE_RIVER, 100, 500, "33", "60");
	struct tree tree;
	struct text text = {0};

	make(&tree, &setup);
	tree_print_action(&text, &tree.node[node_at(&tree, "x")], 2);
	tree_print_action(&text, &tree.node[node_at(&tree, "b33")], 2);
	tree_print_action(&text, &tree.node[node_at(&tree, "b33 r133")], 1);
	tree_print_action(&text, &tree.node[node_at(&tree, "b33 c")], 2);
	tree_print_action(&text, &tree.node[node_at(&tree, "b33 f")], 2);
	cr_expect(text_is(&text, "xb0.33r13.3cf"));
	text_free(&text);
	tree_free(&tree);
}

/* -- laws ----------------------------------------------------------------------------- */

static struct tree_sizes random_sizes(uint64_t *state, unsigned most, bool raises)
{
	struct tree_sizes sizes = {
		.count = (int)(random_below(state, 4) ? 1 + random_below(state, most) : 0)};

	for (int i = 0; i < sizes.count; i++) {
		const unsigned unit = random_below(state, 4);

		sizes.size[i] =
			unit == 0 && raises ? (struct tree_size){TREE_OF_BET,
						      1000000 + random_below(state, 4000000)}
			: unit == 1 ? (struct tree_size){TREE_CHIPS, 1 + random_below(state, 400)}
			: unit == 2
				? (struct tree_size){TREE_ALL_IN, 0}
				: (struct tree_size){TREE_OF_POT, 1 + random_below(state, 2000000)};
	}
	return sizes;
}

static struct tree_setup random_setup(uint64_t *state)
{
	struct tree_setup setup = {.street = (int)random_below(state, TREE_STREETS),
		.pot = 1 + random_below(state, 300),
		.stack = 1 + random_below(state, 5000),
		.raises_most = random_below(state, 3),
		.all_in = random_below(state, 2) ? 1 + random_below(state, TREE_WHOLE) : TREE_WHOLE,
		.merge = random_below(state, 2) ? random_below(state, 300000) : 0};

	for (int s = 0; s < TREE_STREETS; s++) {
		const unsigned most = setup.street == TREE_FLOP ? 2 : 4;

		for (int player = 0; player < 2; player++) {
			setup.bets[player][s] = random_sizes(state, most, false);
			setup.raises[player][s] = random_sizes(state, most, true);
		}
		setup.donks[s] = random_below(state, 2);
		setup.donk[s] = random_sizes(state, most, false);
	}
	return setup;
}

/* Checks a decision and its children. Counts the actions of both players, street by street. */
static void check_decision(const struct tree *tree, const struct tree_setup *setup, uint32_t i)
{
	const struct tree_node *const node = &tree->node[i];
	const chips before = node->paid[node->player], facing = node->paid[!node->player];
	uint32_t child = i + 1;
	chips last = -1;
	int count = 0;

	cr_assert(before < setup->stack);
	cr_assert(before <= facing);
	for (; child < node->end; child = tree->node[child].end, count++) {
		const struct tree_node *const after = &tree->node[child];

		cr_assert_eq(tree_child(tree, i, count), child);
		cr_assert_eq(after->parent, i);
		cr_assert_eq(after->street, node->street);
		cr_assert_eq(after->paid[!node->player], facing);
		cr_assert_eq(after->act, before == facing ? count ? TREE_BET : TREE_CHECK
					 : count == 0     ? TREE_FOLDS
					 : count == 1     ? TREE_CALL
							  : TREE_RAISE);
		switch ((enum tree_act)after->act) {
		case TREE_CHECK:
		case TREE_FOLDS:
			cr_assert_eq(after->paid[node->player], before);
			break;
		case TREE_CALL:
			cr_assert_eq(after->paid[node->player], facing);
			break;
		default:
			cr_assert(after->to > last, "ascending");
			cr_assert(after->paid[node->player] > facing);
			cr_assert_eq(after->player, !node->player);
			last = after->to;
		}
		if (after->act == TREE_FOLDS)
			cr_assert(after->kind == TREE_FOLD && after->player == node->player);
		if (after->act == TREE_CALL)
			cr_assert_eq(after->kind,
				node->street == TREE_RIVER ? TREE_SHOWDOWN : TREE_DEAL);
	}
	cr_assert_eq(child, node->end);
	cr_assert_eq(count, node->count);
}

static void check_tree(const struct tree *tree, const struct tree_setup *setup)
{
	cr_assert(tree->pot == setup->pot && tree->stack == setup->stack);
	cr_assert_eq(tree->first[setup->street], 0);
	cr_assert_eq(tree->first[TREE_STREETS], tree->count);
	for (int street = setup->street; street < TREE_STREETS; street++) {
		const uint32_t to = tree->first[street + 1];
		uint32_t kinds[4] = {0}, actions[2] = {0}, root = tree->first[street];
		uint32_t after = to;

		for (uint32_t i = tree->first[street]; i < to; i++) {
			const struct tree_node *const node = &tree->node[i];

			cr_assert_eq(node->street, street);
			cr_assert(node->end > i && node->end <= to);
			cr_assert(node->before[0] == actions[0] && node->before[1] == actions[1]);
			cr_assert(node->paid[0] <= setup->stack && node->paid[1] <= setup->stack);
			cr_assert(node->kind == TREE_DECISION || node->end == i + 1);
			cr_assert(node->kind != TREE_SHOWDOWN || street == TREE_RIVER);
			cr_assert(node->kind == TREE_FOLD || node->kind == TREE_DECISION ||
				  node->paid[0] == node->paid[1]);
			cr_assert(i != root || node->act == TREE_START);
			if (i == root)
				root = node->end;
			kinds[node->kind]++;
			if (node->kind == TREE_DECISION) {
				actions[node->player] += node->count;
				check_decision(tree, setup, i);
			}
			if (node->kind == TREE_DEAL) {
				const struct tree_node *const next = &tree->node[node->next];

				cr_assert_eq(node->next, after, "roots in the order of deals");
				cr_assert_eq(next->parent, i);
				cr_assert(next->paid[0] == node->paid[0] &&
					  next->paid[1] == node->paid[1]);
				cr_assert_eq(next->kind == TREE_DECISION,
					node->paid[0] < setup->stack);
				cr_assert(next->kind != TREE_DECISION || next->player == 0);
				after = next->end;
			}
		}
		cr_assert(street == TREE_RIVER || after == tree->first[street + 2]);
		cr_assert_eq(memcmp(kinds, tree->kinds[street], sizeof kinds), 0);
		cr_assert_eq(memcmp(actions, tree->actions[street], sizeof actions), 0);
	}
}

Test(tree, random_trees_obey_the_laws_of_trees)
{
	uint64_t state = 11, nodes = 0;
	int large = 0;

	for (int i = 0; i < 500; i++) {
		const struct tree_setup setup = random_setup(&state);
		struct tree tree;

		make(&tree, &setup);
		check_tree(&tree, &setup);
		nodes += tree.count;
		large += tree.count > 300;
		tree_free(&tree);
	}
	cr_assert(nodes > 50000 && large > 20, "%llu nodes, %d large trees",
		(unsigned long long)nodes, large);
}

/* -- trees that somebody wrote ------------------------------------------------------- */

/* Compares nodes by their members: there may be padding between them. */
static bool same_node(const struct tree_node *a, const struct tree_node *b)
{
	return a->kind == b->kind && a->street == b->street && a->player == b->player &&
	       a->count == b->count && a->act == b->act && a->aggressor == b->aggressor &&
	       a->all_in == b->all_in && a->to == b->to && a->paid[0] == b->paid[0] &&
	       a->paid[1] == b->paid[1] && a->end == b->end && a->parent == b->parent &&
	       a->next == b->next && a->before[0] == b->before[0] && a->before[1] == b->before[1];
}

/* Appends a tree as lines, some with explanations. */
static void write_lines(const struct tree *tree, uint32_t node, int depth, struct text *out)
{
	const struct tree_node *const at = &tree->node[node];

	text_add_repeated(out, ' ', (size_t)depth);
	if (at->act == TREE_START)
		text_add_string(out, node ? "card" : "start");
	else
		tree_print_action(out, at, 0);
	text_add_string(out, node % 3 ? "\n" : at->all_in ? " all-in  pot\r\n" : "  # pot\n\n");
	if (at->kind == TREE_DEAL)
		write_lines(tree, at->next, depth + 1, out);
	for (uint32_t child = node + 1; at->kind == TREE_DECISION && child < at->end;
		child = tree->node[child].end)
		write_lines(tree, child, depth + 1, out);
}

static struct tree_sizes random_list(uint64_t *state, bool raises)
{
	static const char *const lists[] = {"", "33", "50,100", "a", "25,a", "40c", "75,130c"};

	return sizes_from(random_below(state, 2) && raises
				  ? "2.5x"
				  : lists[random_below(state, sizeof lists / sizeof *lists)],
		raises, 0);
}

Test(tree, a_tree_that_is_written_and_read_is_the_same)
{
	uint64_t state = 1;
	uint32_t nodes = 0;

	for (int i = 0; i < 200; i++) {
		struct tree_setup setup = setup_of((int)random_below(&state, TREE_STREETS),
			1 + random_below(&state, 300), 1 + random_below(&state, 400), "", "");
		struct tree_setup bare;
		struct tree tree, back;
		struct tree_lines lines;
		struct text text = {0};
		struct fault fault;

		setup.raises_most = (unsigned)random_below(&state, 3);
		for (int street = setup.street; street < TREE_STREETS; street++) {
			for (int player = 0; player < 2; player++) {
				setup.bets[player][street] = random_list(&state, false);
				setup.raises[player][street] = random_list(&state, true);
			}
			setup.donks[street] = random_below(&state, 2);
			setup.donk[street] = random_list(&state, false);
		}
		make(&tree, &setup);
		if (tree.count < 20000) {
			write_lines(&tree, 0, 0, &text);
			cr_assert_eq(tree_lines_read(&lines, text_slice(&text), &fault), STATUS_OK);
			bare = setup_of(setup.street, setup.pot, setup.stack, "10", "");
			cr_assert_eq(tree_make_lines(&back, &bare, &lines, 0, &fault), STATUS_OK,
				"%s", message_of(fault.status));
			cr_assert_eq(back.count, tree.count);
			for (uint32_t n = 0; n < tree.count; n++)
				cr_assert(same_node(&back.node[n], &tree.node[n]), "%u", n);
			cr_assert_arr_eq(back.first, tree.first, sizeof tree.first);
			cr_assert_arr_eq(back.actions, tree.actions, sizeof tree.actions);
			cr_assert_arr_eq(back.kinds, tree.kinds, sizeof tree.kinds);
			nodes += tree.count;
			tree_lines_free(&lines);
			tree_free(&back);
			text_free(&text);
		}
		tree_free(&tree);
	}
	cr_assert(nodes > 10000, "%u", nodes);
}

/* Makes a tree of lines on the river, with a pot of 100 and stacks of 300. */
static status_code make_written(struct tree *tree, const char *text, struct fault *fault)
{
	const struct tree_setup setup = setup_of(TREE_RIVER, 100, 300, "50", "100");
	struct tree_lines lines;
	status_code status;

	*tree = (struct tree){0};
	status = tree_lines_read(&lines, slice_from(text), fault);
	if (!status)
		status = tree_make_lines(tree, &setup, &lines, 0, fault);
	tree_lines_free(&lines);
	return status;
}

/* Lines that are not written go on with bets of 50 percent and raises of 100. */
Test(tree, lines_that_are_removed_or_added_are_the_actions)
{
	struct tree tree;
	struct fault fault;

	cr_assert_eq(make_written(&tree,
			     "# mine\nstart\n x # no bets after it\n  x\n b75%\n b20\n"
			     "  r3x\n   c\n   f\n  f\n  c\n  a\n",
			     &fault),
		STATUS_OK);
	EXPECT_ACTIONS(&tree, "", "x b20 b75");
	EXPECT_ACTIONS(&tree, "x", "x");
	EXPECT_ACTIONS(&tree, "b20", "f c r60 r300");
	EXPECT_ACTIONS(&tree, "b20 r60", "f c");
	EXPECT_ACTIONS(&tree, "b20 r300", "f c");
	EXPECT_ACTIONS(&tree, "b75", "f c r300");
	tree_free(&tree);
	cr_assert_eq(make_written(&tree, "start", &fault), STATUS_OK);
	EXPECT_ACTIONS(&tree, "", "x b50");
	tree_free(&tree);
	cr_assert_eq(make_written(&tree, "start\n  b50", &fault), STATUS_OK);
	EXPECT_ACTIONS(&tree, "", "b50"); /* a check is not available */
	tree_free(&tree);
}

Test(tree, an_error_in_lines_has_its_location)
{
	static const struct {
		const char *text;
		status_code status;
		size_t offset, length;
	} rows[] = {
		{"", STATUS_TREE_EMPTY, 0, 0},
		{"# nothing\n\n", STATUS_TREE_EMPTY, 0, 0},
		{"x\n", STATUS_TREE_START, 0, 1},
		{"start\nx\n", STATUS_TREE_START, 6, 1},
		{"start\n    x\n  b50\n", STATUS_TREE_INDENT, 14, 3},
		{"start\n x b50", STATUS_TREE_REST, 9, 3},
		{"start\n b300 all-in b", STATUS_TREE_REST, 12, 8},
		{"start\n c", STATUS_TREE_CHECK, 7, 1},
		{"start\n r50", STATUS_TREE_CHECK, 7, 3},
		{"start\n b", STATUS_TREE_CHECK, 7, 1},
		{"start\n b0", STATUS_TREE_CHECK, 7, 2},
		{"start\n b3x", STATUS_TREE_CHECK, 7, 3},
		{"start\n b2.5", STATUS_TREE_CHECK, 7, 4},
		{"start\n card", STATUS_TREE_CHECK, 7, 4},
		{"start\n b50\n  x", STATUS_TREE_ANSWER, 13, 1},
		{"start\n b50\n  b100", STATUS_TREE_ANSWER, 13, 4},
		{"start\n b50\n  f", STATUS_TREE_FOLD_CALL, 7, 3},
		{"start\n b50\n  c\n  r150", STATUS_TREE_FOLD_CALL, 7, 3},
		{"start\n b50\n  r99", STATUS_TREE_LOW, 13, 3},
		{"start\n b50\n  f\n  c\n  r150\n   r249", STATUS_TREE_LOW, 29, 4},
		{"start\n b301", STATUS_TREE_HIGH, 7, 4},
		{"start\n b300\n  r300", STATUS_TREE_COVERED, 14, 4},
		{"start\n b50\n x\n b50%", STATUS_TREE_TWICE, 15, 4},
		{"start\n x\n  x\n  x", STATUS_TREE_TWICE, 15, 1},
		{"start\n x\n  x\n   x", STATUS_TREE_OVER, 16, 1},
		{"start\n x\n  x\n   card", STATUS_TREE_OVER, 16, 4},
		{"start\n b50\n  f\n   c\n  c", STATUS_TREE_OVER, 18, 1},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct fault fault = {.offset = 999};
		struct tree tree;
		const status_code status = make_written(&tree, rows[i].text, &fault);

		cr_expect_eq(status, rows[i].status, "'%s': %d %s", rows[i].text, status,
			message_of(status));
		cr_expect(fault.offset == rows[i].offset && fault.length == rows[i].length,
			"'%s': %zu, %zu", rows[i].text, fault.offset, fault.length);
		tree_free(&tree);
	}
}

Test(tree, lines_deal_one_card_on_each_street)
{
	static const struct {
		const char *text;
		status_code status;
		size_t offset;
	} rows[] = {
		{"start\n x\n  x\n   card\n    x\n     x", STATUS_OK, 0},
		{"start\n a\n  f\n  c\n   card", STATUS_OK, 0},
		{"start\n x\n  x\n   x", STATUS_TREE_CARD, 16},
		{"start\n x\n  x\n   card\n   card", STATUS_TREE_CARD, 24},
		{"start\n a\n  f\n  c\n   card\n    x", STATUS_TREE_OVER, 29},
	};
	const struct tree_setup setup = setup_of(TREE_TURN, 100, 300, "50", "100");

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct fault fault = {.offset = 0};
		struct tree_lines lines;
		struct tree tree;

		cr_assert_eq(tree_lines_read(&lines, slice_from(rows[i].text), &fault), STATUS_OK);
		cr_expect_eq(tree_make_lines(&tree, &setup, &lines, 0, &fault), rows[i].status,
			"%s", rows[i].text);
		cr_expect_eq(fault.offset, rows[i].offset, "'%s': %zu", rows[i].text, fault.offset);
		tree_lines_free(&lines);
		tree_free(&tree);
	}
}
