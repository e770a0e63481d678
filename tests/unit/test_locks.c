#include "solver/locks.h"

#include "cards/card_status.h"
#include "odds/odds_status.h"
#include "support.h"

#include <criterion/criterion.h>
#include <string.h>

/* A turn: bets of 33 and 75 percent of the pot, one raise. */
static void make_tree(struct tree *tree)
{
	struct tree_setup setup = {.street = TREE_TURN,
		.pot = 100,
		.stack = 300,
		.raises_most = 1,
		.all_in = TREE_WHOLE};

	for (int player = 0; player < 2; player++)
		for (int street = 0; street < TREE_STREETS; street++) {
			cr_assert_eq(tree_sizes_parse(slice_from("33,75"), false, 0,
					     &setup.bets[player][street], NULL),
				STATUS_OK);
			cr_assert_eq(tree_sizes_parse(slice_from("a"), true, 0,
					     &setup.raises[player][street], NULL),
				STATUS_OK);
		}
	cr_assert_eq(tree_make(tree, &setup), STATUS_OK);
}

static struct locks_setup setup_of(const struct tree *tree)
{
	return (struct locks_setup){.tree = tree,
		.game = &game_holdem,
		.board = set_from("KcQd8h5s")};
}

static combo combo_from(const char *text)
{
	card cards[2];

	cr_assert_eq(card_set_list(set_from(text), cards), 2);
	return combo_of(cards[0], cards[1]);
}

/* "free", or the frequencies of a hand at the last lock. */
static void expect_hand(const char *text, const char *hand, const char *expected)
{
	struct tree tree;
	struct locks locks = {0};
	struct fault fault = {0};
	struct locks_setup setup;
	const struct lock *lock;
	const combo h = combo_from(hand);
	struct text out = {0};

	make_tree(&tree);
	setup = setup_of(&tree);
	cr_assert_eq(locks_add(&locks, &setup, slice_from(text), &fault), STATUS_OK,
		"%s: %d at %zu", text, fault.status, fault.offset);
	lock = &locks.lock[0];
	for (int action = 0; action < lock->actions; action++)
		text_format(&out, "%s%u", action ? " " : "",
			lock->frequency[h * lock->actions + action]);
	text_add_char(&out, '\0');
	cr_expect_str_eq(lock->locked[h] ? out.bytes : "free", expected, "%s, %s", text, hand);
	text_free(&out);
	locks_free(&locks);
	tree_free(&tree);
}

Test(locks, clauses_give_hands_their_frequencies)
{
	expect_hand("b75: fold 22-66; call rest", "5d5h", "10000 0 0");
	expect_hand("b75: fold 22-66; call rest", "7d7h", "0 10000 0");
	expect_hand("b75%:fold 22-66;", "7d7h", "free");
	expect_hand("b75: f 22-66,AJ:0.5; c rest", "AdJh", "5000 5000 0");
	expect_hand("b75: f 22-66,AJ@50; r300 rest", "AdJh", "5000 0 5000");
	expect_hand("b75: raise AA; f rest", "AdAh", "0 0 10000");
	expect_hand("b75: all-in AA; f rest", "AdAh", "0 0 10000");
	expect_hand("b75: a AA; f rest", "AdAh", "0 0 10000");
	expect_hand("b75: f *", "AdAh", "10000 0 0");
	expect_hand("root: check AA; b33 rest", "KdKh", "0 10000 0");
	expect_hand(": b75 rest", "KdKh", "0 0 10000");
	expect_hand("ROOT: X AdAh", "AdAh", "10000 0 0");
	expect_hand("root: x AA", "KdKh", "free");
	expect_hand("root: x AA:0.2,KK; b33 AA:0.3; b75 AA:0.5", "AdAh", "2000 3000 5000");
	expect_hand("root: x AA:0.2,KK; x AA:0.3; b75 AA:0.5", "AdAh", "5000 0 5000");
	/* `rest` with weights divides what is left, and nothing is lost by rounding */
	expect_hand("root: x AA; b33 rest:0.25; b75 rest:75%", "KdKh", "0 2500 7500");
	expect_hand("root: x AA:0.0001; b33 rest@50; b75 rest:0.5", "AdAh", "1 4999 5000");
	expect_hand("root: x rest:0.3333; b33 rest:0.3333; b75 rest:0.3334", "AdAh",
		"3333 3333 3334");
	expect_hand("root: x AA; b33 rest", "AdAh", "10000 0 0");
	expect_hand("x x *: b75 AA; x rest", "AdAh", "0 0 10000");
	expect_hand("x x 2c: b75 AA; x rest", "AdAh", "0 0 10000");
}

Test(locks, errors_have_places)
{
	static const struct {
		const char *text;
		status_code status;
		size_t offset, length;
	} rows[] = {
		{"", STATUS_LOCK_COLON, 0, 0},
		{"b75", STATUS_LOCK_COLON, 3, 0},
		{"b75:", STATUS_LOCK_EMPTY, 4, 0},
		{"b75: ;;", STATUS_LOCK_EMPTY, 4, 3},
		{"b74: f AA", STATUS_PATH_ACTION, 0, 3},
		{"x x x: x AA", STATUS_PATH_CARD, 4, 1},
		{"x x Kc: x AA", STATUS_PATH_CARD, 4, 2},
		{"x x 2c2d: x AA", STATUS_PATH_CARD, 4, 4},
		{"x x: x AA", STATUS_LOCK_CARD, 0, 3},
		{" b75 f : x AA", STATUS_LOCK_OVER, 1, 5},
		{"b75 f x: x AA", STATUS_PATH_END, 6, 1},
		{"root x: x AA", STATUS_PATH_ACTION, 0, 4},
		{"x: f AA", STATUS_PATH_ACTION, 3, 1},
		{"b75: f AA; x rest", STATUS_PATH_ACTION, 11, 1},
		{"x: bet AA", STATUS_LOCK_SIZES, 3, 3},
		{"x: b33", STATUS_NO_RANGE, 6, 0},
		{"x: b33 AA,ZZ", STATUS_BAD_RANGE, 10, 1},
		{"x: b33 AA; x AhAh", STATUS_REPEATED_CARD, 15, 2},
		{"x: b33 AA:2", STATUS_BAD_WEIGHT, 10, 1},
		{"x: b33 AA; x QQ+ ", STATUS_LOCK_MORE, 13, 3},
		{"x: b33 AA:0.5; x AA:0.6; b75 rest", STATUS_LOCK_MORE, 17, 6},
		{"x: b33 AA:0.5,KK; x AA:0.4", STATUS_LOCK_LESS, 20, 6},
		{"x: b33 rest:0.5; x AA", STATUS_LOCK_REST, 7, 8},
		{"x: b33 rest:0.5; x rest:0.6", STATUS_LOCK_REST, 19, 8},
		{"x: b33 rest; x rest", STATUS_LOCK_REST, 15, 4},
		{"x: b33 rest:2", STATUS_BAD_WEIGHT, 12, 1},
		{"x: b33 rest:", STATUS_BAD_WEIGHT, 12, 0},
		{"x: b33 resting", STATUS_BAD_WEIGHT, 12, 2},
	};
	struct tree tree;
	struct locks_setup setup;

	make_tree(&tree);
	setup = setup_of(&tree);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct locks locks = {0};
		struct fault fault = {0};

		cr_expect_eq(locks_add(&locks, &setup, slice_from(rows[i].text), &fault),
			rows[i].status, "%s: %d", rows[i].text, fault.status);
		cr_expect_eq(fault.offset, rows[i].offset, "%s: at %zu", rows[i].text,
			fault.offset);
		cr_expect_eq(fault.length, rows[i].length, "%s: %zu bytes", rows[i].text,
			fault.length);
		cr_expect_eq(locks.count, 0);
		locks_free(&locks);
	}
	tree_free(&tree);
}

Test(locks, the_hand_with_wrong_weights_is_known)
{
	struct tree tree;
	struct locks_setup setup;
	struct locks locks = {0};
	struct fault fault = {0};

	make_tree(&tree);
	setup = setup_of(&tree);
	cr_expect_eq(locks_add(&locks, &setup, slice_from("x: x AdAh:0.7; b33 AdAh:0.55"), &fault),
		STATUS_LOCK_MORE);
	cr_expect_eq(fault.number, combo_from("AdAh"));
	cr_expect_eq(fault.wanted, 12500);
	locks_free(&locks);
	tree_free(&tree);
}

Test(locks, the_last_lock_of_a_hand_counts)
{
	static const char *const texts[] = {"x x *: x rest", "x x 2c: b33 AA", "x: x AA",
		"x x *: b75 AdAh"};
	const card cards[2][1] = {{card_of(0, CARD_CLUBS)}, {card_of(0, CARD_DIAMONDS)}};
	struct tree tree;
	struct locks_setup setup;
	struct locks locks = {0};
	int found;

	make_tree(&tree);
	setup = setup_of(&tree);
	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
		cr_assert_eq(locks_add(&locks, &setup, slice_from(texts[i]), NULL), STATUS_OK);
	cr_expect(locks_find(&locks, 4, cards[0], combo_from("AdAh"))[2] == RANGE_WHOLE);
	cr_expect(locks_find(&locks, 4, cards[0], combo_from("AdAs"))[1] == RANGE_WHOLE);
	cr_expect(locks_find(&locks, 4, cards[1], combo_from("AdAs"))[0] == RANGE_WHOLE);
	cr_expect(locks_find(&locks, 4, cards[0], combo_from("JdJs"))[0] == RANGE_WHOLE);
	found = locks_find(&locks, 3, cards[0], combo_from("JdJs")) != NULL;
	cr_expect_eq(found, 0);
	locks_free(&locks);
	tree_free(&tree);
}
