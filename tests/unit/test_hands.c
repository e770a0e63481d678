#include "odds/hands/hands.h"

#include "support.h"

#include "cards/colex.h"

#include <criterion/criterion.h>
#include <string.h>

static const struct game *const games[] = {&game_omaha, &game_omaha5, &game_omaha6};

static void parse_in(const struct game *game, const char *text, struct hands *out)
{
	struct fault fault = {0};
	const status_code status = hands_parse(slice_from(text), CARD_ASCII, game, out, &fault);
	cr_assert_eq(status, STATUS_OK, "'%s': %s at %zu", text, message_of(status), fault.offset);
}

static void parse(const char *text, struct hands *out)
{
	parse_in(&game_omaha, text, out);
}

static void expect_same_in(const struct game *game, const char *text, const char *other)
{
	struct hands a, b;
	parse_in(game, text, &a);
	parse_in(game, other, &b);
	cr_expect(hands_equal(&a, &b), "'%s' is not '%s'", text, other);
	hands_free(&a);
	hands_free(&b);
}

static void expect_same(const char *text, const char *other)
{
	expect_same_in(&game_omaha, text, other);
}

/* So many hands, and the sum of their weights. */
static void expect_hands(const char *text, uint32_t count, double weight)
{
	struct hands hands;
	parse(text, &hands);
	cr_expect_eq(hands.count, count, "'%s': %u", text, hands.count);
	cr_expect_eq(hands_weight(&hands), (uint64_t)(weight * RANGE_WHOLE + 0.5), "'%s'", text);
	hands_free(&hands);
}

static void expect_fault(const char *text, status_code expected, size_t offset, size_t length)
{
	struct hands hands;
	struct fault fault = {0};
	const status_code status =
		hands_parse(slice_from(text), CARD_ASCII, &game_omaha, &hands, &fault);
	cr_expect_eq(status, expected, "'%s': %s", text, message_of(status));
	cr_expect_eq(hands.count, 0);
	cr_expect_eq(hands_parse(slice_from(text), CARD_ASCII, &game_omaha, &hands, NULL),
		expected);
	cr_expect(fault.offset == offset && fault.length == length, "'%s': at %zu, %zu long", text,
		fault.offset, fault.length);
}

/* -- lists ------------------------------------------------------------------ */

Test(hands, games_of_four_to_six_cards_with_a_board_have_them)
{
	for (const struct game *const *game = game_rows; *game; game++)
		cr_expect_eq(hands_of_game(*game),
			strstr((*game)->key, "omaha") != NULL || *game == &game_courchevel, "%s",
			(*game)->key);
}

Test(hands, all_hands_are_every_set_of_cards_ascending)
{
	for (size_t g = 0; g < sizeof games / sizeof *games; g++) {
		const struct game *game = games[g];
		struct hands hands;
		parse_in(game, "random", &hands);
		cr_assert_eq(hands.count, colex_choose(52, game->own));
		for (uint32_t i = 0; i < hands.count; i++)
			cr_assert(card_set_count(hands.set[i]) == game->own &&
				  !(hands.set[i] & ~CARD_DECK) && hands.weight[i] == RANGE_WHOLE &&
				  (!i || hands.set[i - 1] < hands.set[i]));
		hands_free(&hands);
	}
}

Test(hands, a_hand_may_have_blanks_between_its_cards_and_brackets_around_them)
{
	struct hands hands;
	parse("AsKsQhJh", &hands);
	cr_assert_eq(hands.count, 1);
	cr_expect_eq(hands.set[0], set_from("AsKsQhJh"));
	cr_expect_eq(hands.weight[0], RANGE_WHOLE);
	hands_free(&hands);
	expect_same("As Ks Qh Jh", "AsKsQhJh");
	expect_same("[As Ks QhJh]", "JhQhKsAs");
	expect_same("AsKs QhJh,2c 3c4c5c", "AsKsQhJh 2c3c4c5c");
	expect_same("10s9s8s7s", "Ts9s8s7s");
	expect_same_in(&game_omaha5, "As Ks Qh Jh 2c", "AsKsQhJh2c");
	expect_same_in(&game_omaha6, "[As Ks Qh Jh 2c 2d]", "AsKsQhJh2c2d");
}

Test(hands, a_later_term_replaces_an_earlier_one)
{
	expect_hands("AsKsQhJh,2c3c4c5c", 2, 2);
	expect_hands("AsKsQhJh AsKsQhJh:0.5", 1, 0.5);
	expect_hands("AsKsQhJh:0.5 AsKsQhJh", 1, 1);
	expect_hands("AsKsQhJh,!AsKsQhJh", 0, 0);
	expect_hands("AsKsQhJh,!AsKsQhJh,AsKsQhJh", 1, 1);
	expect_hands("AsKsQhJh:0", 0, 0);
}

Test(hands, all_hands_have_the_weight_of_their_last_term)
{
	expect_same("*", "random");
	expect_same("****", "100%");
	expect_same("any", "RANDOM");
	expect_hands("random", 270725, 270725);
	expect_hands("random,!AsKsQhJh", 270724, 270724);
	expect_hands("AsKsQhJh:0.2,*", 270725, 270725);
	expect_hands("*:0.5,AsKsQhJh", 270725, 135363);
	expect_hands("AsKsQhJh,*,!*", 0, 0);
	expect_hands("AsKsQhJh,*,!*,2c3c4c5c", 1, 1);
}

Test(hands, weights_are_written_as_for_combos)
{
	expect_hands("AsKsQhJh:0.25", 1, 0.25);
	expect_hands("AsKsQhJh@25", 1, 0.25);
	expect_hands("AsKsQhJh@25%", 1, 0.25);
	expect_hands("[25]AsKsQhJh,2c3c4c5c[/25],2d3d4d5d", 3, 1.5);
	expect_hands("[25]AsKsQhJh:1[/25]", 1, 1);
}

Test(hands, faults_have_their_places)
{
	expect_fault("", STATUS_NO_RANGE, 0, 0);
	expect_fault("AsKsQhJh,!", STATUS_NO_RANGE, 10, 0);
	expect_fault("!AsKsQhJh", STATUS_NONE_BEFORE, 0, 9);
	expect_fault("?", STATUS_BAD_RANGE, 0, 1);
	expect_fault("AsKsQhQh", STATUS_REPEATED_CARD, 6, 2);
	expect_fault("AsKsQhJh2c", STATUS_TERM_END, 8, 1);
	expect_fault("[AsKsQhJh", STATUS_OPEN_BRACKET, 0, 1);
	expect_fault("[50]AsKsQhJh", STATUS_OPEN_BRACKET, 0, 4);
	expect_fault("AsKsQhJh[/50]", STATUS_CLOSE_BRACKET, 8, 5);
	expect_fault("AsKsQhJh@101", STATUS_BAD_WEIGHT, 9, 3);
	expect_fault("AsKsQhJh@0.5", STATUS_DOUBTFUL_WEIGHT, 9, 3);
}

/* -- sets ------------------------------------------------------------------- */

/* Each hand of five random ones, with a random weight or none. */
static void random_hands(uint64_t *state, const card_set *sets, int count, struct hands *out)
{
	char text[256] = "*:0";
	for (int i = 0; i < count; i++) {
		card list[CARD_COUNT];
		char term[32];
		if (random_below(state, 2))
			continue;
		snprintf(term, sizeof term, ",[%s]:0.%u",
			cards_shown(list, card_set_list(sets[i], list)), random_below(state, 10));
		strcat(text, term);
	}
	parse(text, out);
}

static unsigned combined(unsigned a, unsigned b, int how)
{
	return how == 0 ? (a > b ? a : b) : how == 1 ? (a < b ? a : b) : a > b ? a - b : 0;
}

Test(hands, weights_of_two_ranges_are_made_one_by_one)
{
	const card_set sets[] = {set_from("AsKsQhJh"), set_from("2c3c4c5c"), set_from("AsAhAdAc"),
		set_from("2c3c4c6c"), set_from("AsKs2c3c")};
	uint64_t state = 7;
	for (int trial = 0; trial < 300; trial++) {
		struct hands a, b, made;
		random_hands(&state, sets, 5, &a);
		random_hands(&state, sets, 5, &b);
		for (int how = 0; how < 3; how++) {
			cr_assert_eq(hands_copy(&made, &a), STATUS_OK);
			if (how == 0)
				cr_assert_eq(hands_unite(&made, &b), STATUS_OK);
			else if (how == 1)
				hands_intersect(&made, &b);
			else
				hands_subtract(&made, &b);
			for (uint32_t i = 0; i < made.count; i++)
				cr_assert(made.weight[i] && (!i || made.set[i - 1] < made.set[i]));
			for (int i = 0; i < 5; i++)
				cr_assert_eq(hands_weight_of(&made, sets[i]),
					combined(hands_weight_of(&a, sets[i]),
						hands_weight_of(&b, sets[i]), how));
			hands_free(&made);
		}
		hands_free(&a);
		hands_free(&b);
	}
}

Test(hands, hands_with_a_dead_card_are_removed)
{
	struct hands hands;
	parse("random", &hands);
	hands_remove(&hands, set_from("As2c"));
	cr_expect_eq(hands.count, 230300); /* C(50, 4) */
	cr_expect_eq(hands.count, hands_possible(&game_omaha, set_from("As2c")));
	cr_expect_eq(hands_weight_of(&hands, set_from("AsKsQhJh")), 0);
	cr_expect_eq(hands_weight_of(&hands, set_from("AhKsQhJh")), RANGE_WHOLE);
	hands_free(&hands);
}

/* -- lines ------------------------------------------------------------------ */

Test(hands, lines_are_split_as_lines_of_combos_are)
{
	struct contest_parts parts;
	struct fault fault;
	cr_assert_eq(hands_line_split(slice_from("AA!AAA,KK@50 !QQ v random @ 2c7d9h !4s4d"),
			     CARD_ASCII, &parts, &fault),
		STATUS_OK);
	cr_assert_eq(parts.count, 2);
	cr_expect(slice_equal(parts.hands[0], "AA!AAA,KK@50 !QQ"));
	cr_expect(slice_equal(parts.hands[1], "random"));
	cr_expect(slice_equal(parts.board, "2c7d9h"));
	cr_expect(slice_equal(parts.dead, "4s4d"));
	cr_assert_eq(hands_line_split(slice_from("AA:!KK v AsKsQhJh!4s"), CARD_ASCII, &parts,
			     &fault),
		STATUS_OK);
	cr_expect(slice_equal(parts.hands[0], "AA:!KK"));
	cr_expect(slice_equal(parts.hands[1], "AsKsQhJh"));
	cr_expect(slice_equal(parts.dead, "4s"));
}
