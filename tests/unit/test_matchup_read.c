#include "odds/matchup/matchup.h"

#include "support.h"

#include "odds/odds_status.h"

#include <criterion/criterion.h>
#include <string.h>

static struct matchup matchup;
static struct spot spot;
static struct matchup_cache *cache;
static struct matchup_rules rules;
static struct fault fault;

static void start(void)
{
	cache = matchup_cache_new();
	cr_assert_not_null(cache);
	rules = (struct matchup_rules){.game = &game_holdem,
		.reads = CARD_ASCII,
		.writes = CARD_ASCII};
}

static void end(void)
{
	matchup_cache_free(cache);
}

TestSuite(matchup_read, .init = start, .fini = end);

static status_code read(const char *line)
{
	return matchup_read(&matchup, &spot, cache, slice_from(line), &rules, &fault);
}

static void expect_line(const char *line, const char *expected)
{
	struct text shown = {0};
	status_code status = read(line);

	cr_assert_eq(status, STATUS_OK, "'%s': %s", line, message_of(status));
	matchup_print(&shown, &matchup, CARD_ASCII);
	cr_expect(text_is(&shown, expected), "'%s': %.*s", line, (int)shown.length, shown.bytes);
	text_free(&shown);
}

static void expect_fault(const char *line, status_code status, size_t offset, size_t length)
{
	status_code found = read(line);

	cr_expect_eq(found, status, "'%s': %s", line, message_of(found));
	cr_expect(fault.offset == offset && fault.length == length, "'%s': %zu, %zu", line,
		fault.offset, fault.length);
}

Test(matchup_read, its_line_has_ranges_board_and_dead_cards)
{
	expect_line("AA v KK,QQ+ @ 2c7d9h ! As", "AA; QQ+ @ 2c7d9h ! As");
	cr_assert_eq(matchup.players, 2);
	cr_assert_eq(matchup.board[0].known, 3);
	cr_assert_eq(matchup.dead, set_from("As"));
	cr_assert_eq(spot.side[0].count, 3); /* aces without the dead ace */
	cr_assert_eq(spot.side[1].count, 6 + 6 + 3);
}

Test(matchup_read, its_normal_form_asks_the_same)
{
	static const char *const lines[] = {"AhKh v QsQd", "KK,AA;AKo:0.5;random !2c 2d",
		"15% v A5s-A2s@50 @ 2h 7h 9h Tc 3d", "KK !Ah* v QQ"};

	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
		struct text line = {0};
		static struct spot whole;
		int players;

		cr_assert_eq(read(lines[i]), STATUS_OK, "%s", lines[i]);
		players = matchup.players;
		whole = spot;
		matchup_print(&line, &matchup, CARD_ASCII);
		cr_assert_eq(matchup_read(&matchup, &spot, cache, text_slice(&line), &rules,
				     &fault),
			STATUS_OK, "%s", lines[i]);
		cr_assert_eq(matchup.players, players, "%s", lines[i]);
		for (int p = 0; p < players; p++)
			cr_expect(whole.side[p].count == spot.side[p].count &&
					  !memcmp(whole.side[p].combos, spot.side[p].combos,
						  (size_t)spot.side[p].count *
							  sizeof *spot.side[p].combos),
				"%s", lines[i]);
		text_free(&line);
	}
}

Test(matchup_read, a_hand_of_four_letters_is_known)
{
	for (int h = 0; h < COMBO_COUNT; h++) {
		struct text line = {0};
		combo_print(&line, (combo)h, CARD_ASCII);
		text_add_string(&line, "; random");
		cr_assert_eq(matchup_read(&matchup, &spot, cache, text_slice(&line), &rules,
				     &fault),
			STATUS_OK);
		cr_expect_eq(matchup.player[0].set, combo_set((combo)h));
		cr_expect_eq(spot.side[0].count, 1);
		cr_expect_eq(spot.side[0].combos[0], h);
		text_free(&line);
	}
}

/* With 64 places on the shelf most of these lines have ranges that want the same place. */
Test(matchup_read, ranges_that_share_a_place_of_the_cache_do_not_overwrite_each_other)
{
	uint64_t state = 1;

	for (int i = 0; i < 200; i++) {
		struct text line = {0};
		int class[SPOT_PLAYERS_MAX];

		for (int p = 0; p < SPOT_PLAYERS_MAX; p++) {
			class[p] = (int)random_below(&state, COMBO_CLASSES);
			text_add_string(&line, p ? ";" : "");
			combo_class_print(&line, class[p], CARD_ASCII);
		}
		/* ten players may need more cards of a rank than there are: the ranges are read
		 * anyway */
		matchup_read(&matchup, &spot, cache, text_slice(&line), &rules, &fault);
		for (int p = 0; p < SPOT_PLAYERS_MAX; p++) {
			combo list[COMBO_CLASS_MAX];
			int count = combo_class_list(class[p], list);

			const struct range *range = matchup.player[p].range->range;

			cr_assert_eq(range_combos(range), (unsigned)count, "%.*s", (int)line.length,
				line.bytes);
			while (count--)
				cr_assert_eq(range->weight[list[count]], RANGE_WHOLE);
		}
		text_free(&line);
	}
}

Test(matchup_read, board_and_dead_cards_may_be_given_apart)
{
	struct cards board, dead;

	cr_assert_eq(cards_parse(slice_from("2c7d9h"), CARD_ASCII, &board, NULL), STATUS_OK);
	cr_assert_eq(cards_parse(slice_from("As"), CARD_ASCII, &dead, NULL), STATUS_OK);
	rules.board = &board;
	rules.dead = &dead;
	expect_line("AA v KK", "AA; KK @ 2c7d9h ! As");
	expect_fault("AA v KK @ 3c", STATUS_TWO_BOARDS, 10, 2);
	expect_fault("AA v KK ! 3c", STATUS_TWO_DEADS, 10, 2);
}

Test(matchup_read, a_fault_is_where_the_line_has_it)
{
	expect_fault("AA", STATUS_ONE_PLAYER, 2, 0);
	expect_fault("AA v", STATUS_ONE_PLAYER, 2, 0);
	expect_fault("", STATUS_NO_RANGE, 0, 0);
	expect_fault("AA;;KK", STATUS_NO_RANGE, 3, 1);
	expect_fault("AA v KZ", STATUS_BAD_TERM, 6, 1);
	expect_fault("A;B;C;D;E;F;G;H;I;J;K", STATUS_MANY_PLAYERS, 20, 1);
	expect_fault("AA v KK @ 2c7d9hTcJd3s", STATUS_LONG_BOARD, 20, 2);
	expect_fault("AA v KK @ 2c ! 3d2c", STATUS_CARD_ELSEWHERE, 17, 2);
	cr_expect_eq(fault.earlier, 10);
	expect_fault("AA v KsKd @ Kd2c3c", STATUS_NO_COMBO, 5, 4);
	expect_fault("AA,KK v AhAd v AhAc", STATUS_NO_DEAL, 15, 4);
	cr_expect_eq(fault.earlier, 0);
}

/* "22+" has 78 combos in hold'em, and 54 in the short deck, which has no deuces to fives. */
Test(matchup_read, a_range_is_not_kept_for_another_game)
{
	cr_assert_eq(read("22+ v AhKh"), STATUS_OK);
	cr_expect_eq(spot.side[0].count, 13 * 6);
	rules.game = game_find(slice_from("shortdeck"));
	cr_assert_eq(read("22+ v AhKh"), STATUS_OK);
	cr_expect_eq(spot.side[0].count, 9 * 6);
	rules.game = &game_omaha; /* two aces and two others, three and one, or all four */
	cr_assert_eq(read("AA v KK"), STATUS_OK);
	cr_expect_eq(matchup_hands(&matchup, 0), 6 * 1128 + 4 * 48 + 1);
}

/* All six-card Omaha hands are 20 million: no other range fits next to them in the cache, but the
 * ranges of the current line stay. */
Test(matchup_read, a_range_in_use_is_not_given_back)
{
	card_set first;

	rules.game = game_find(slice_from("omaha6"));
	cr_assert_eq(read("AA v 60%"), STATUS_OK);
	first = matchup.player[0].range->hands.set[0];
	cr_expect_eq(card_set_count(first), 6);
	cr_expect_gt(matchup.player[1].range->hands.count, 8000000);
	cr_expect_gt(matchup.player[0].range->hands.count, 0);
	cr_assert_eq(read("60% v KK"), STATUS_OK);
	cr_expect_gt(matchup.player[1].range->hands.count, 0);
}
