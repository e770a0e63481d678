#include "odds/combo.h"

#include "support.h"

#include <criterion/criterion.h>
#include <string.h>

Test(combo, numbers_are_the_colex_order_of_two_cards)
{
	int next = 0;
	for (int high = 1; high < CARD_COUNT; high++)
		for (int low = 0; low < high; low++, next++) {
			const card a = (card)high, b = (card)low;
			const combo h = (combo)next;
			cr_assert_eq(combo_of(a, b), h);
			cr_assert_eq(combo_of(b, a), h);
			cr_assert(combo_cards[h][0] == a && combo_cards[h][1] == b);
			cr_assert_eq(combo_set(h), card_bit(a) | card_bit(b));
		}
	cr_expect_eq(next, COMBO_COUNT);
	cr_expect_eq(combo_of(1, 0), 0);
	cr_expect_eq(combo_of(51, 50), 1325);
}

Test(combo, pairs_of_ranks_are_numbered_from_deuces_to_aces)
{
	int next = 0;
	for (int high = 0; high < CARD_RANKS; high++)
		for (int low = 0; low <= high; low++)
			cr_expect_eq(combo_pair_of(high, low), next++);
	cr_expect_eq(next, COMBO_PAIRS);
	cr_expect_eq(combo_pair(combo_of(51, 50)), 90);
	for (int h = 0; h < COMBO_COUNT; h++)
		cr_expect_eq(combo_pair((combo)h),
			combo_pair_of(combo_cards[h][0] / 4, combo_cards[h][1] / 4));
}

/* The 13×13 grid: its first rows and its corners. */
Test(combo, classes_stand_in_the_square_of_players)
{
	static const struct {
		int class;
		char name[4];
	} known[] = {{0, "AA"}, {1, "AKs"}, {2, "AQs"}, {12, "A2s"}, {13, "AKo"}, {14, "KK"},
		{15, "KQs"}, {26, "AQo"}, {156, "A2o"}, {167, "32o"}, {168, "22"}, {155, "32s"}};
	char name[4];
	for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
		combo_class_name(known[i].class, name);
		cr_expect(!strcmp(name, known[i].name), "%d: %s", known[i].class, name);
	}
	struct text text = {0};
	combo_class_print(&text, combo_class_of(12, 8, true), CARD_SPANISH);
	combo_class_print(&text, combo_class_of(8, 8, false), CARD_SPANISH);
	combo_class_print(&text, combo_class_of(9, 8, false), CARD_UNICODE);
	cr_expect(text_is(&text, "A10s1010JTo"));
	text_free(&text);
	cr_expect_eq(combo_class_of(12, 11, true), 1);
	cr_expect_eq(combo_class_of(12, 11, false), 13);
	cr_expect_eq(combo_class_of(0, 0, false), 168);
	cr_expect_eq(combo_class_of(0, 0, true), 168);
}

Test(combo, classes_part_all_holes)
{
	bool seen[COMBO_COUNT] = {false};
	int pairs = 0, suited = 0, offsuit = 0;
	for (int class = 0; class < COMBO_CLASSES; class ++) {
		combo list[COMBO_CLASS_MAX];
		const int count = combo_class_list(class, list);
		pairs += count == 6;
		suited += count == 4;
		offsuit += count == 12;
		for (int i = 0; i < count; i++) {
			cr_assert_eq(combo_class(list[i]), class);
			cr_assert(!i || list[i] < list[i - 1], "descending");
			cr_assert_not(seen[list[i]]);
			seen[list[i]] = true;
			cr_expect_eq(combo_suited(list[i]), count == 4);
		}
	}
	cr_expect(pairs == 13 && suited == 78 && offsuit == 78);
	for (int h = 0; h < COMBO_COUNT; h++)
		cr_expect(seen[h]);
}

Test(combo, suits_are_renamed_card_by_card)
{
	static const struct suits same = {{0, 1, 2, 3}}, turned = {{1, 2, 3, 0}},
				  back = {{3, 0, 1, 2}};
	card cards[2];
	for (int h = 0; h < COMBO_COUNT; h++) {
		const combo other = combo_with_suits((combo)h, &turned);
		cr_expect_eq(combo_with_suits((combo)h, &same), (combo)h);
		cr_expect_eq(combo_with_suits(other, &back), (combo)h);
		cr_expect_eq(combo_class(other), combo_class((combo)h));
	}
	cards_from("As Kc", cards);
	const combo before = combo_of(cards[0], cards[1]);
	cards_from("Ac Kd", cards);
	cr_expect_eq(combo_with_suits(before, &turned), combo_of(cards[0], cards[1]));
}

Test(combo, the_higher_card_is_printed_first)
{
	struct text out = {0};
	card cards[2];
	cards_from("Kh Ts", cards);
	combo_print(&out, combo_of(cards[1], cards[0]), CARD_ASCII);
	cr_expect(text_is(&out, "KhTs"));
	text_clear(&out);
	combo_print(&out, combo_of(cards[0], cards[1]), CARD_SPANISH);
	cr_expect(text_is(&out, "KC10P"));
	text_clear(&out);
	combo_print(&out, combo_of(3, 2), CARD_UNICODE);
	cr_expect(text_is(&out, "2♠2♥"));
	text_free(&out);
}
