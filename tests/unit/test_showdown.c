#include "cards/showdown.h"

#include "cards/eval/eval.h"

#include "support.h"

#include <criterion/criterion.h>
#include <string.h>

static struct contest contest;
static struct showdown showdown;

static status_code decide(const char *line, int decks, struct fault *fault)
{
	const struct contest_rules rules = {.decks = decks, .least = 2, .most = 64};
	const status_code status = contest_parse(slice_from(line), &rules, &contest, fault);
	cr_assert_eq(status, STATUS_OK, "'%s': %s", line, message_of(status));
	return showdown_decide(&contest, 0, slice_from(line), &game_holdem, &showdown, fault);
}

/* Places by hand and hands by place, as "2 1 3" (hands from 1). */
static void expect_places(const char *line, int decks, const char *places, const char *order)
{
	struct text p = {0}, o = {0};
	struct fault fault;
	cr_assert_eq(decide(line, decks, &fault), STATUS_OK, "'%s'", line);
	for (int i = 0; i < showdown.count; i++) {
		text_add_string(&p, i ? " " : "");
		text_add_uint(&p, showdown.place[i]);
		text_add_string(&o, i ? " " : "");
		text_add_uint(&o, showdown.order[i] + 1u);
	}
	cr_expect(text_is(&p, places), "'%s': places %.*s", line, (int)p.length, p.bytes);
	cr_expect(text_is(&o, order), "'%s': order %.*s", line, (int)o.length, o.bytes);
	text_free(&p);
	text_free(&o);
}

Test(showdown, hands_are_placed_and_ties_share_a_place)
{
	expect_places("AhKh; QsQd @ 2h7h9hTc3d", 1, "1 2", "1 2");
	expect_places("QsQd; AhKh @ 2h7h9hTc3d", 1, "2 1", "2 1");
	expect_places("AhKd; AcKs @ 2h7h9cTc3d", 1, "1 1", "1 2");
	/* a shared first place is followed by the third */
	expect_places("KsQd; KhQc; KdJc @ 7h7c3d4s2d", 1, "1 1 3", "1 2 3");
	expect_places("KdJc; KsQd; KhQc @ 7h7c3d4s2d", 1, "3 1 1", "2 3 1");
	expect_places("2c2s; KsQd; KhQc; KdJc; KcJs @ 7h7c3d4s5h", 1, "1 2 2 4 4", "1 2 3 4 5");
	/* the board plays for all */
	expect_places("2c3c; 2d3d; 4c5d @ AsKsQsJsTs", 1, "1 1 1", "1 2 3");
	expect_places("4s5s7h8dJc; 4c5c7d8hJs", 1, "1 1", "1 2");
}

/* 4c Jc Jd Js Jh (kicker four) against Jc 8d Js Jh Jd (kicker eight). */
Test(showdown, hands_of_two_decks_are_decided_by_the_kicker)
{
	expect_places("4c Jc Jd Js Jh; Jc 8d Js Jh Jd", 2, "2 1", "2 1");
}

Test(showdown, hands_may_have_different_numbers_of_cards)
{
	expect_places("AsKsQsJsTs; 2c2d2h3c3d3h4s; 9c9d9h9s2s3s", 1, "1 3 2", "1 3 2");
}

Test(showdown, the_cards_are_the_hand_then_the_board)
{
	card expected[7];
	struct fault fault;
	cr_assert_eq(decide("KhAh; QsQd @ 9h2h7hTc3d", 1, &fault), STATUS_OK);
	cards_from("Kh Ah 9h 2h 7h Tc 3d", expected);
	cr_expect_eq(showdown.own[0], 2);
	cr_expect_eq(showdown.board, 5);
	cr_expect_arr_eq(showdown.playing[0], expected, 7);
	cr_expect_eq(showdown.value[0], eval_cards(expected, 7));
}

Test(showdown, a_win_is_alone_and_a_shared_first_place_is_a_tie)
{
	struct fault fault;
	decide("AhKh; QsQd; 2s4s @ 2h7h9hTc3d", 1, &fault);
	cr_expect_eq(showdown.winners, 1);
	cr_expect_eq(showdown_result(&showdown, 0), SHOWDOWN_WIN);
	cr_expect_eq(showdown_result(&showdown, 1), SHOWDOWN_LOSE);
	cr_expect_eq(showdown_result(&showdown, 2), SHOWDOWN_LOSE);
	decide("KdJc; KsQd; KhQc; KcJd @ 7h7c3d4s2d", 1, &fault);
	cr_expect_eq(showdown.winners, 2);
	cr_expect_eq(showdown_result(&showdown, 0), SHOWDOWN_LOSE, "a tie for third loses");
	cr_expect_eq(showdown_result(&showdown, 1), SHOWDOWN_TIE);
	cr_expect_eq(showdown_result(&showdown, 2), SHOWDOWN_TIE);
	cr_expect_eq(showdown_result(&showdown, 3), SHOWDOWN_LOSE);
	cr_expect_str_eq(showdown_result_key(SHOWDOWN_WIN), "win");
	cr_expect_str_eq(showdown_result_key(SHOWDOWN_TIE), "tie");
	cr_expect_str_eq(showdown_result_key(SHOWDOWN_LOSE), "lose");
}

Test(showdown, too_few_or_too_many_cards_are_refused_at_the_hand)
{
	struct fault fault;
	cr_expect_eq(decide("AhKh; QsQd @ 2h7h", 1, &fault), STATUS_TOO_FEW_CARDS);
	cr_expect(fault.status == STATUS_TOO_FEW_CARDS && fault.offset == 0 && fault.length == 4 &&
		  fault.number == 4);
	cr_expect_eq(decide("AhKh; Qs Qd Qc @ 2h7h9hTc3d", 1, &fault), STATUS_TOO_MANY_CARDS);
	cr_expect(fault.status == STATUS_TOO_MANY_CARDS && fault.offset == 6 && fault.length == 8 &&
		  fault.number == 8);
	cr_expect_eq(decide("AhKh2h7h9h; Qs", 1, &fault), STATUS_TOO_FEW_CARDS);
	cr_expect(fault.offset == 12 && fault.length == 2 && fault.number == 1);
	cr_expect_eq(decide("AhKh2h7h9h; Qs", 1, NULL), STATUS_TOO_FEW_CARDS);
}

/* -- laws ----------------------------------------------------------------- */

static void put(struct cards *cards, card c)
{
	cards->set |= card_bit(c);
	cards->list[cards->count++] = c;
}

/* Deals `players` hands of two cards and a board of five. */
static void deal_contest(uint64_t *state, int players)
{
	card cards[CARD_COUNT];
	deal_from(state, random_below(state, 2) ? CARD_DECK : UINT64_C(0xffffffffffff) << 4,
		2 * players + 5, cards);
	memset(&contest, 0, sizeof contest);
	contest.count = players;
	for (int p = 0; p < players; p++)
		for (int i = 0; i < 2; i++)
			put(&contest.hand[p], cards[2 * p + i]);
	for (int i = 0; i < 5; i++)
		put(contest.board, cards[2 * players + i]);
}

Test(showdown, places_are_one_more_than_the_number_of_better_hands)
{
	uint64_t state = 16;
	for (int trial = 0; trial < 5000; trial++) {
		const int players = 2 + (int)random_below(&state, 9);
		int winners = 0;
		uint64_t ordered = 0;
		deal_contest(&state, players);
		cr_assert_eq(showdown_decide(&contest, 0, slice_from(""), &game_holdem, &showdown,
				     NULL),
			STATUS_OK);
		for (int p = 0; p < players; p++) {
			card seven[7];
			int better = 0;
			memcpy(seven, contest.hand[p].list, 2);
			memcpy(seven + 2, contest.board->list, 5);
			cr_assert_eq(showdown.value[p],
				reference_as_score(reference_best(seven, 7)));
			for (int other = 0; other < players; other++)
				better += showdown.value[other] > showdown.value[p];
			cr_assert_eq(showdown.place[p], better + 1);
			winners += better == 0;
			ordered |= UINT64_C(1) << showdown.order[p];
			if (p) {
				const int last = showdown.order[p - 1], here = showdown.order[p];
				const int fall = showdown.place[here] - showdown.place[last];
				cr_assert(fall > 0 || (fall == 0 && last < here));
			}
		}
		cr_assert_eq(ordered, (UINT64_C(1) << players) - 1, "everybody once");
		cr_assert_eq(showdown.winners, winners);
	}
}

Test(showdown, swapping_two_players_swaps_their_places)
{
	uint64_t state = 17;
	for (int trial = 0; trial < 5000; trial++) {
		const int players = 2 + (int)random_below(&state, 9);
		const unsigned a = random_below(&state, (unsigned)players);
		const unsigned b = random_below(&state, (unsigned)players);
		struct showdown before;
		struct cards moved;
		deal_contest(&state, players);
		showdown_decide(&contest, 0, slice_from(""), &game_holdem, &before, NULL);
		moved = contest.hand[a];
		contest.hand[a] = contest.hand[b];
		contest.hand[b] = moved;
		showdown_decide(&contest, 0, slice_from(""), &game_holdem, &showdown, NULL);
		for (unsigned p = 0; p < (unsigned)players; p++) {
			const unsigned was = p == a ? b : p == b ? a : p;
			if (showdown.place[p] != before.place[was] ||
				showdown_result(&showdown, (int)p) !=
					showdown_result(&before, (int)was))
				cr_assert_fail("trial %d, player %u", trial, p);
		}
		cr_assert_eq(showdown.winners, before.winners);
	}
}

/* -- why ------------------------------------------------------------------ */

static score worth(const char *text)
{
	card cards[HAND_MAX];
	const int count = cards_from(text, cards);
	return eval_cards(cards, count);
}

Test(showdown, the_decider_is_the_first_that_differs_where_ranks_are_compared)
{
	static const struct {
		const char *better, *worse;
		int at;
	} cases[] = {
		{"As Ks Qs Js Ts", "9c 8c 7c 6c 5c", 0},
		{"2c 2d 2h 2s 3c", "Ac Ad Ah Ks Kc", -1}, /* different categories */
		{"Ac Kd Qh Js 9c", "As Kc Qd Jh 9d", -1}, /* equal */
		{"5c 5d 5h 5s Kc", "4c 4d 4h 4s Ac", 0},
		{"5c 5d 5h 5s Kc", "5c 5d 5h 5s Qc", 4},
		{"3c 3d 3h 2s 2c", "2d 2h 2s 3c 3d", 0},
		{"3c 3d 3h 5s 5c", "3c 3d 3h 4s 4c", 3},
		{"Kc 9c 7c 4c 2c", "Qd Jd Td 8d 2d", 0},
		{"Kc 9c 7c 5c 2c", "Kd 9d 7d 4d 2d", 3},
		{"Kc 9c 7c 5c 3c", "Kd 9d 7d 5d 2d", 4},
		{"6c 5d 4h 3s 2c", "5c 4d 3h 2s Ac", 0},
		{"9c 9d 9h Ks 2c", "8c 8d 8h As 2c", 0},
		{"9c 9d 9h As 2c", "9c 9d 9h Ks 2c", 3},
		{"9c 9d 9h As 3c", "9c 9d 9h As 2c", 4},
		{"Kc Kd 3h 3s 2c", "Qc Qd Jh Js Ac", 0},
		{"Kc Kd 4h 4s 2c", "Kc Kd 3h 3s Ac", 2},
		{"Kc Kd 3h 3s Qc", "Kc Kd 3h 3s Jc", 4},
		{"7c 7d 4h 3s 2c", "6c 6d Ah Ks Qc", 0},
		{"7c 7d Kh 3s 2c", "7c 7d Qh Js Tc", 2},
		{"7c 7d Kh Js 2c", "7c 7d Kh Ts 9c", 3},
		{"7c 7d Kh Js 3c", "7c 7d Kh Js 2c", 4},
		{"Ac 9d 7h 4s 2c", "Kc Qd Jh 9s 8c", 0},
		{"Ac 9d 7h 4s 3c", "Ac 9d 7h 4s 2c", 4},
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
		cr_expect_eq(order_decider(&order_high, worth(cases[i].better),
				     worth(cases[i].worse)),
			cases[i].at, "%s over %s: %d", cases[i].better, cases[i].worse,
			order_decider(&order_high, worth(cases[i].better), worth(cases[i].worse)));
}

/* Neighbours in the order of all scores: the decider is the first difference in ranks, and there
 * the better hand is higher. */
Test(showdown, deciders_hold_for_all_neighbours)
{
	for (int s = 2; s <= SCORE_MAX; s++) {
		const score better = (score)s, worse = (score)(s - 1);
		const int at = order_decider(&order_high, better, worse);
		uint8_t a[5], b[5];
		order_ranks(&order_high, better, a);
		order_ranks(&order_high, worse, b);
		if (score_category(better) != score_category(worse)) {
			cr_assert_eq(at, -1);
			continue;
		}
		if (at < 0 || at > 4 || a[at] <= b[at] || memcmp(a, b, (size_t)at) != 0)
			cr_assert_fail("score %d over %d: %d", s, s - 1, at);
	}
}

static void expect_why(const char *better, const char *worse, const char *wins, const char *loses)
{
	struct text out = {0};
	order_why_wins(&order_high, &out, worth(better), worth(worse));
	cr_expect(text_is(&out, wins), "%s over %s: %.*s", better, worse, (int)out.length,
		out.bytes);
	text_clear(&out);
	order_why_loses(&order_high, &out, worth(worse), worth(better));
	cr_expect(text_is(&out, loses), "%s under %s: %.*s", worse, better, (int)out.length,
		out.bytes);
	text_free(&out);
}

Test(showdown, of_two_categories_the_categories_are_named)
{
	expect_why("9c 8c 7c 6c 5c", "4c 4d 4h 4s Ac", "a straight flush beats four of a kind",
		"four of a kind loses to a straight flush");
	expect_why("Kc 9c 7c 4c 2c", "6c 5d 4h 3s 2c", "a flush beats a straight",
		"a straight loses to a flush");
	expect_why("3c 3d 3h 5s 5c", "9c 9d 9h Ks 2c", "a full house beats three of a kind",
		"three of a kind loses to a full house");
	expect_why("Kc Kd 3h 3s 2c", "Ac Ad 4h 3s 2c", "two pair beats a pair",
		"a pair loses to two pair");
	expect_why("2c 2d 4h 5s 6c", "Ac Kd 4h 3s 2c", "a pair beats high card",
		"high card loses to a pair");
}

Test(showdown, of_one_category_what_is_alike_comes_before_what_decides)
{
	expect_why("7c 7d Kh Qs 2c", "7h 7s Kd Js 2d",
		"the same pair and king; the queen beats the jack",
		"the same pair and king; the jack loses to the queen");
	expect_why("7c 7d Kh Qs 3c", "7h 7s Kd Qc 2d",
		"the same pair, king and queen; the three beats the two",
		"the same pair, king and queen; the two loses to the three");
	expect_why("7c 7d Kh Qs 3c", "6h 6s Ad Kc Qd", "the pair of sevens beats the pair of sixes",
		"the pair of sixes loses to the pair of sevens");
	expect_why("7c 7d Ah Qs 3c", "7h 7s Kd Qc 3d", "the same pair; the ace beats the king",
		"the same pair; the king loses to the ace");
}

Test(showdown, high_cards_and_flushes_are_compared_card_by_card)
{
	expect_why("Ac 9d 7h 4s 2c", "Kc Qd Jh 9s 8c", "the ace beats the king",
		"the king loses to the ace");
	expect_why("Ac 9d 7h 4s 2c", "As 8d 7c 4d 2h", "the same ace; the nine beats the eight",
		"the same ace; the eight loses to the nine");
	expect_why("Kc 9c 7c 5c 3c", "Kd 9d 7d 5d 2d",
		"the same king, nine, seven and five; the three beats the two",
		"the same king, nine, seven and five; the two loses to the three");
}

Test(showdown, two_pairs_are_compared_high_pair_low_pair_kicker)
{
	expect_why("Kc Kd 3h 3s 2c", "Qc Qd Jh Js Ac", "the pair of kings beats the pair of queens",
		"the pair of queens loses to the pair of kings");
	expect_why("Kc Kd 4h 4s 2c", "Kh Ks 3h 3s Ac",
		"the same high pair; the pair of fours beats the pair of threes",
		"the same high pair; the pair of threes loses to the pair of fours");
	expect_why("Kc Kd 4h 4s Ac", "Kh Ks 4c 4d 2c", "the same pairs; the ace beats the two",
		"the same pairs; the two loses to the ace");
}

/* "The three of sevens" would be a card. */
Test(showdown, threes_and_fours_of_a_kind_are_plural)
{
	expect_why("9c 9d 9h Ks 2c", "6c 6d 6h As 2c", "the three nines beat the three sixes",
		"the three sixes lose to the three nines");
	expect_why("9c 9d 9h As 2c", "9c 9d 9h Ks 2c", "the same three; the ace beats the king",
		"the same three; the king loses to the ace");
	expect_why("3c 3d 3h 2s 2c", "2d 2h 2s Ac Ad", "the three threes beat the three deuces",
		"the three deuces lose to the three threes");
	expect_why("3c 3d 3h 5s 5c", "3c 3d 3h 4s 4c",
		"the same three; the pair of fives beats the pair of fours",
		"the same three; the pair of fours loses to the pair of fives");
	expect_why("5c 5d 5h 5s Kc", "4c 4d 4h 4s Ac", "the four fives beat the four fours",
		"the four fours lose to the four fives");
	expect_why("5c 5d 5h 5s Kc", "5c 5d 5h 5s Qc", "the same four; the king beats the queen",
		"the same four; the queen loses to the king");
}

Test(showdown, straights_are_compared_by_their_name)
{
	expect_why("6c 5d 4h 3s 2c", "5c 4d 3h 2s Ac",
		"the six-high straight beats the five-high straight",
		"the five-high straight loses to the six-high straight");
	expect_why("9c 8c 7c 6c 5c", "5d 4d 3d 2d Ad",
		"the nine-high straight flush beats the five-high straight flush",
		"the five-high straight flush loses to the nine-high straight flush");
	expect_why("As Ks Qs Js Ts", "Kc Qc Jc Tc 9c",
		"the royal flush beats the king-high straight flush",
		"the king-high straight flush loses to the royal flush");
	expect_why("As Kd Qs Js Ts", "Kc Qd Jc Tc 9c",
		"the ace-high straight beats the king-high straight",
		"the king-high straight loses to the ace-high straight");
}

Test(showdown, a_tie_says_what_the_hands_have_in_common)
{
	static const struct {
		const char *hand, *why;
	} cases[] = {
		{"7c 7d Kh Qs 4c", "a pair of sevens each, then king, queen, four; "
				   "all five cards equal"},
		{"Kc Kd 4h 4s Ac", "kings and fours each, then ace; all five cards equal"},
		{"9c 9d 9h As 2c", "three nines each, then ace, two; all five cards equal"},
		{"6c 6d 6h 6s 2c", "four sixes each, then two; all five cards equal"},
		{"3c 3d 3h 5s 5c", "full house, threes over fives each; all five cards equal"},
		{"6c 5d 4h 3s 2c", "six-high straight each; all five cards equal"},
		{"As Ks Qs Js Ts", "royal flush each; all five cards equal"},
		{"Kc 9c 7c 5c 3c", "flush, king-nine-seven-five-three each; all five cards equal"},
		{"Ac 9d 7h 4s 2c", "high card, ace-nine-seven-four-two each; all five cards equal"},
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct text out = {0};
		order_why_ties(&order_high, &out, worth(cases[i].hand));
		cr_expect(text_is(&out, cases[i].why), "%s: %.*s", cases[i].hand, (int)out.length,
			out.bytes);
		text_free(&out);
	}
}

/* A hand without a low is not compared. */
Test(showdown, the_only_low_is_measured_by_no_other_hand)
{
	const struct game *stud8 = game_find(slice_from("stud8"));
	const struct contest_rules rules = {.decks = 1, .least = 2, .most = 64};
	const struct slice line = slice_from("AhAdAcKsKdKc2c; 8h7d6c5s3d3cTc");
	static struct showdown low;
	struct fault fault;
	struct text why = {0};

	cr_assert_eq(contest_parse(line, &rules, &contest, &fault), STATUS_OK);
	cr_assert_eq(showdown_decide(&contest, 0, line, stud8, &showdown, &fault), STATUS_OK);
	showdown_decide_low(&showdown, stud8, &low);
	cr_assert_eq(low.value[0], 0);
	cr_assert_eq(low.winners, 1);
	cr_assert_eq(showdown_hand_decider(&low, 1), -1);
	showdown_why(&why, &low, 1);
	cr_assert(text_is(&why, "the only hand that qualifies"), "%.*s", (int)why.length,
		why.bytes);
	text_free(&why);
}

/* A third of the pot for each of three boards: 1/3 + 1/6 + 3/12. */
Test(showdown, shares_of_boards_add_up)
{
	const struct showdown_share whole = {1, 1}, half = {1, 2}, quarters = {3, 4};
	struct showdown_share sum = showdown_share_of_board(whole, 3);

	cr_expect(sum.part == 1 && sum.of == 3);
	sum = showdown_share_add(sum, showdown_share_of_board(half, 3));
	cr_expect(sum.part == 1 && sum.of == 2);
	sum = showdown_share_add(sum, showdown_share_of_board(quarters, 3));
	cr_expect(sum.part == 3 && sum.of == 4);
	sum = showdown_share_add(sum, (struct showdown_share){0, 1});
	cr_expect(sum.part == 3 && sum.of == 4);
}
