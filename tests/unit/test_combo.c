#include "odds/combo.h"

#include "support.h"

#include <criterion/criterion.h>
#include <string.h>

Test(hole, numbers_are_the_colex_order_of_two_cards)
{
	int next = 0;
	for (int high = 1; high < CARD_COUNT; high++)
		for (int low = 0; low < high; low++, next++) {
			const card a = (card)high, b = (card)low;
			const hole h = (hole)next;
			cr_assert_eq(hole_of(a, b), h);
			cr_assert_eq(hole_of(b, a), h);
			cr_assert(hole_cards[h][0] == a && hole_cards[h][1] == b);
			cr_assert_eq(hole_set(h), card_bit(a) | card_bit(b));
		}
	cr_expect_eq(next, HOLE_COUNT);
	cr_expect_eq(hole_of(1, 0), 0);
	cr_expect_eq(hole_of(51, 50), 1325);
}

Test(hole, pairs_of_ranks_are_numbered_from_deuces_to_aces)
{
	int next = 0;
	for (int high = 0; high < CARD_RANKS; high++)
		for (int low = 0; low <= high; low++)
			cr_expect_eq(hole_pair_of(high, low), next++);
	cr_expect_eq(next, HOLE_PAIRS);
	cr_expect_eq(hole_pair(hole_of(51, 50)), 90);
	for (int h = 0; h < HOLE_COUNT; h++)
		cr_expect_eq(hole_pair((hole)h),
			hole_pair_of(hole_cards[h][0] / 4, hole_cards[h][1] / 4));
}

/* The square as players draw it: its first rows and its corners. */
Test(hole, classes_stand_in_the_square_of_players)
{
	static const struct {
		int class;
		char name[4];
	} known[] = {{0, "AA"}, {1, "AKs"}, {2, "AQs"}, {12, "A2s"}, {13, "AKo"}, {14, "KK"},
		{15, "KQs"}, {26, "AQo"}, {156, "A2o"}, {167, "32o"}, {168, "22"}, {155, "32s"}};
	char name[4];
	for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
		hole_class_name(known[i].class, name);
		cr_expect(!strcmp(name, known[i].name), "%d: %s", known[i].class, name);
	}
	struct text text = {0};
	hole_class_print(&text, hole_class_of(12, 8, true), CARD_SPANISH);
	hole_class_print(&text, hole_class_of(8, 8, false), CARD_SPANISH);
	hole_class_print(&text, hole_class_of(9, 8, false), CARD_UNICODE);
	cr_expect(text_is(&text, "A10s1010JTo"));
	text_free(&text);
	cr_expect_eq(hole_class_of(12, 11, true), 1);
	cr_expect_eq(hole_class_of(12, 11, false), 13);
	cr_expect_eq(hole_class_of(0, 0, false), 168);
	cr_expect_eq(hole_class_of(0, 0, true), 168);
}

Test(hole, classes_part_all_holes)
{
	bool seen[HOLE_COUNT] = {false};
	int pairs = 0, suited = 0, offsuit = 0;
	for (int class = 0; class < HOLE_CLASSES; class ++) {
		hole list[HOLE_CLASS_MOST];
		const int count = hole_class_list(class, list);
		pairs += count == 6;
		suited += count == 4;
		offsuit += count == 12;
		for (int i = 0; i < count; i++) {
			cr_assert_eq(hole_class(list[i]), class);
			cr_assert(!i || list[i] < list[i - 1], "descending");
			cr_assert_not(seen[list[i]]);
			seen[list[i]] = true;
			cr_expect_eq(hole_suited(list[i]), count == 4);
		}
	}
	cr_expect(pairs == 13 && suited == 78 && offsuit == 78);
	for (int h = 0; h < HOLE_COUNT; h++)
		cr_expect(seen[h]);
}

Test(hole, suits_are_renamed_card_by_card)
{
	static const uint8_t same[] = {0, 1, 2, 3}, turned[] = {1, 2, 3, 0}, back[] = {3, 0, 1, 2};
	card cards[2];
	for (int h = 0; h < HOLE_COUNT; h++) {
		const hole other = hole_with_suits((hole)h, turned);
		cr_expect_eq(hole_with_suits((hole)h, same), (hole)h);
		cr_expect_eq(hole_with_suits(other, back), (hole)h);
		cr_expect_eq(hole_class(other), hole_class((hole)h));
	}
	cards_from("As Kc", cards);
	const hole before = hole_of(cards[0], cards[1]);
	cards_from("Ac Kd", cards);
	cr_expect_eq(hole_with_suits(before, turned), hole_of(cards[0], cards[1]));
}

Test(hole, the_higher_card_is_printed_first)
{
	struct text out = {0};
	card cards[2];
	cards_from("Kh Ts", cards);
	hole_print(&out, hole_of(cards[1], cards[0]), CARD_ASCII);
	cr_expect(text_is(&out, "KhTs"));
	text_clear(&out);
	hole_print(&out, hole_of(cards[0], cards[1]), CARD_SPANISH);
	cr_expect(text_is(&out, "KC10P"));
	text_clear(&out);
	hole_print(&out, hole_of(3, 2), CARD_UNICODE);
	cr_expect(text_is(&out, "2♠2♥"));
	text_free(&out);
}
