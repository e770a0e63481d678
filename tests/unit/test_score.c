#include "cards/score.h"
#include "cards/order/order.h"

#include "cards/eval/eval.h"
#include "support.h"

#include <criterion/criterion.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static reference_value values[REFERENCE_CLASSES + 1];

static void list_values(void)
{
	cr_assert_eq(reference_values(values), SCORE_MAX);
}

static enum category category_of(reference_value value)
{
	return (enum category)(value >> REFERENCE_CATEGORY_SHIFT);
}

static void ranks_of(reference_value value, uint8_t ranks[5])
{
	for (int i = 4; i >= 0; i--, value >>= 4)
		ranks[i] = value & 15;
}

Test(score, every_score_has_the_category_and_ranks_of_its_place_in_the_rulebook)
{
	list_values();
	for (int s = 1; s <= SCORE_MAX; s++) {
		const reference_value value = values[s - 1];
		uint8_t expected[5], ranks[5];
		ranks_of(value, expected);
		order_ranks(&order_high, (score)s, ranks);
		if (score_category((score)s) != category_of(value) ||
			memcmp(ranks, expected, sizeof ranks) != 0)
			cr_assert_fail("score %d: rulebook %x, category %d, ranks %d %d %d %d %d",
				s, value, score_category((score)s), ranks[0], ranks[1], ranks[2],
				ranks[3], ranks[4]);
	}
}

Test(score, the_ranks_of_every_score_in_any_order_give_it_back)
{
	uint64_t state = 2;
	list_values();
	for (int s = 1; s <= SCORE_MAX; s++) {
		const enum category category = category_of(values[s - 1]);
		const int suited = category == FLUSH || category == STRAIGHT_FLUSH;
		uint8_t ranks[5];
		ranks_of(values[s - 1], ranks);
		for (int turn = 0; turn < 4; turn++) {
			if (order_score(&order_high, ranks, 5, suited) != s)
				cr_assert_fail("score %d from its ranks: %d", s,
					order_score(&order_high, ranks, 5, suited));
			shuffle(&state, ranks, 5);
		}
	}
}

Test(score, floors_are_where_categories_begin)
{
	/* classes of each category: 1277 high cards, 13 * 220 pairs, 78 * 11 two
	 * pairs, 13 * 66 threes, 10 straights, 1277 flushes, 156, 156, 10 */
	static const int floors[] = {1, 1278, 4138, 4996, 5854, 5864, 7141, 7297, 7453, 7463};
	for (int i = 0; i <= CATEGORY_COUNT; i++)
		cr_expect_eq(category_floor[i], floors[i], "category %d at %d", i,
			category_floor[i]);
}

Test(score, standings_count_from_the_royal_flush_down)
{
	cr_expect_eq(score_standing(SCORE_MAX), 1);
	cr_expect_eq(score_standing(1), 7462);
	for (int s = 2; s <= SCORE_MAX; s++)
		if (score_standing((score)s) + 1 != score_standing((score)(s - 1)))
			cr_assert_fail("score %d", s);
}

Test(score, categories_have_their_documented_names)
{
	static const char *const keys[] = {"high-card", "pair", "two-pair", "three-of-a-kind",
		"straight", "flush", "full-house", "four-of-a-kind", "straight-flush"};
	static const char *const names[] = {"high card", "pair", "two pair", "three of a kind",
		"straight", "flush", "full house", "four of a kind", "straight flush"};
	for (int i = 0; i < CATEGORY_COUNT; i++) {
		cr_expect_str_eq(order_high.category[i].key, keys[i]);
		cr_expect_str_eq(order_high.category[i].name, names[i]);
	}
}

/* -- names ---------------------------------------------------------------- */

static void expect_name(const char *cards, const char *expected)
{
	struct text name = {0};
	card c[7];
	const int count = cards_from(cards, c);
	order_describe(&order_high, &name, eval_cards(c, count));
	cr_expect(text_is(&name, expected), "%s: %.*s", cards, (int)name.length, name.bytes);
	text_free(&name);
}

Test(score, names_say_all_that_decides)
{
	expect_name("4c 4d 4h Kc Kd", "full house, fours over kings");
	expect_name("4c 4d Kh 5c 3d", "pair of fours, king-five-three kickers");
	expect_name("Ac 2d 3h 4c 5d", "five-high straight");
	expect_name("As Ks Qs Js Ts", "royal flush");
	expect_name("7h 7d 7c 2s 2h", "full house, sevens over deuces");
	expect_name("Kc 9d 4h 4s 2c 8h 8d", "two pair, eights and fours, king kicker");
	expect_name("Ah Kh 2h 7h 9h Tc 3d", "flush, ace-king-nine-seven-two");
	expect_name("Qs Qd 2h 7h 9h Tc 3d", "pair of queens, ten-nine-seven kickers");
	expect_name("6c 6d 6h 6s 2c", "four of a kind, sixes, two kicker");
	expect_name("2c 2d 2h 6s 5c", "three of a kind, deuces, six-five kickers");
	expect_name("5d 4d 3d 2d Ad", "five-high straight flush");
	expect_name("7d 5c 4h 3s 2c", "high card, seven-five-four-three-two");
}

static const struct {
	char letter;
	const char *published, *published_plural, *name, *plural;
} words[] = {{'2', "Deuce", "Deuces", "two", "deuces"}, {'3', "Trey", "Treys", "three", "threes"},
	{'4', "Four", "Fours", "four", "fours"}, {'5', "Five", "Fives", "five", "fives"},
	{'6', "Six", "Sixes", "six", "sixes"}, {'7', "Seven", "Sevens", "seven", "sevens"},
	{'8', "Eight", "Eights", "eight", "eights"}, {'9', "Nine", "Nines", "nine", "nines"},
	{'T', "Ten", "Tens", "ten", "tens"}, {'J', "Jack", "Jacks", "jack", "jacks"},
	{'Q', "Queen", "Queens", "queen", "queens"}, {'K', "King", "Kings", "king", "kings"},
	{'A', "Ace", "Aces", "ace", "aces"}};

static const char *word_of(char letter)
{
	for (size_t i = 0; i < 13; i++)
		if (words[i].letter == letter)
			return words[i].name;
	cr_assert_fail("no rank %c", letter);
	return "";
}

/* felt's word for a published one ("Treys", "Ace"). */
static const char *word_for(const char *published)
{
	for (size_t i = 0; i < 13; i++) {
		if (strcmp(words[i].published, published) == 0)
			return words[i].name;
		if (strcmp(words[i].published_plural, published) == 0)
			return words[i].plural;
	}
	cr_assert_fail("no rank is called '%s'", published);
	return "";
}

static void add_run(struct text *out, const char *letters)
{
	for (int i = 0; letters[i]; i++) {
		text_add_string(out, i ? "-" : "");
		text_add_string(out, word_of(letters[i]));
	}
}

/* The name in felt of a row of the published table: its words in felt's terms, then the ranks that
 * the table omits. `ranks` are ordered as in the table: pairs, threes, fours in front. */
static void add_expected(struct text *out, const char *ranks, const char *category,
	const char *published)
{
	char first[16] = "", second[16] = "";

	if (strcmp(published, "Royal Flush") == 0) {
		text_add_string(out, "royal flush");
	} else if (sscanf(published, "%15s Full over %15s", first, second) == 2) {
		text_add_string(out, "full house, ");
		text_add_string(out, word_for(first));
		text_add_string(out, " over ");
		text_add_string(out, word_for(second));
	} else if (sscanf(published, "Four%*1[ ]%15s", first) == 1) {
		text_add_string(out, "four of a kind, ");
		text_add_string(out, word_for(first));
		text_add_string(out, ", ");
		add_run(out, ranks + 4);
		text_add_string(out, " kicker");
	} else if (sscanf(published, "Three%*1[ ]%15s", first) == 1) {
		text_add_string(out, "three of a kind, ");
		text_add_string(out, word_for(first));
		text_add_string(out, ", ");
		add_run(out, ranks + 3);
		text_add_string(out, " kickers");
	} else if (sscanf(published, "%15s and %15s", first, second) == 2) {
		text_add_string(out, "two pair, ");
		text_add_string(out, word_for(first));
		text_add_string(out, " and ");
		text_add_string(out, word_for(second));
		text_add_string(out, ", ");
		add_run(out, ranks + 4);
		text_add_string(out, " kicker");
	} else if (sscanf(published, "Pair of %15s", first) == 1) {
		text_add_string(out, "pair of ");
		text_add_string(out, word_for(first));
		text_add_string(out, ", ");
		add_run(out, ranks + 2);
		text_add_string(out, " kickers");
	} else {
		cr_assert_eq(sscanf(published, "%15[A-Za-z]-High", first), 1, "%s", published);
		if (strncmp(category, "straight", 8) == 0) {
			text_add_string(out, word_for(first));
			text_add_string(out, "-high ");
			text_add_string(out, category);
		} else {
			cr_assert_str_eq(word_for(first), word_of(ranks[0]));
			text_add_string(out, category);
			text_add_string(out, ", ");
			add_run(out, ranks);
		}
	}
}

Test(score, every_standing_has_the_ranks_category_and_name_of_the_published_table)
{
	struct published rows;
	struct text name = {0}, expected = {0};
	unsigned standing = 0;

	published_open(&rows, "standings.tsv");
	while (published_next(&rows)) {
		const char *const ranks = rows.cell[1];
		const char *const category = rows.cell[3];
		uint8_t r[5], own[5];
		score s;

		cr_assert_eq(rows.count, 5, "line %d", rows.number);
		cr_assert_eq((unsigned)atoi(rows.cell[0]), ++standing, "line %d", rows.number);
		cr_assert_eq(strlen(ranks), 5);
		for (int i = 0; i < 5; i++)
			r[i] = (uint8_t)(strchr("23456789TJQKA", ranks[i]) - "23456789TJQKA");

		s = order_score(&order_high, r, 5, rows.cell[2][0] == 's');
		order_ranks(&order_high, (score)(SCORE_MAX + 1 - standing), own);
		text_clear(&name);
		text_clear(&expected);
		order_describe(&order_high, &name, s);
		add_expected(&expected, ranks, category, rows.cell[4]);
		text_add_char(&expected, '\0');
		if (score_standing(s) != standing || memcmp(own, r, sizeof r) != 0 ||
			strcmp(order_high.category[score_category(s)].name,
				strcmp(category, "one pair") == 0 ? "pair" : category) != 0 ||
			!text_is(&name, expected.bytes))
			cr_assert_fail("standing %u, %s (%s): %u, '%.*s', expected '%s'", standing,
				ranks, rows.cell[4], score_standing(s), (int)name.length,
				name.bytes, expected.bytes);
	}
	cr_expect_eq(standing, 7462);
	text_free(&name);
	text_free(&expected);
}
