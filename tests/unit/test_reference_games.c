/* The rulebook's other games, pinned by published counts, by examples of the rules and by
 * laws: it is the oracle of their evaluators. */
#include "cards/colex.h"
#include "cards/order/order.h"

#include "support.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

typedef const struct reference_evaluator *evaluator;

static reference_value list[REFERENCE_CLASSES + 1];
static int listed;

static void list_values(evaluator of)
{
	listed = reference_list(of, of->cards, list);
}

/* The value of cards without a board. */
static reference_value value_of(evaluator of, const char *text)
{
	card cards[7];
	const int count = cards_from(text, cards);
	return reference_hand(of, cards, count, NULL, 0, NULL);
}

/* -- counts ----------------------------------------------------------------- */

enum { CATEGORIES_MAX = 9 };

/* What dealing every hand of a deck finds. */
struct reference_games_dealt {
	uint64_t hands, none; /* none: without a value */
	uint64_t by_category[CATEGORIES_MAX];
	uint64_t by_standing[REFERENCE_CLASSES + 2];
	int standings; /* different ones */
};

static struct reference_games_dealt dealt;

static void deal_all(evaluator of, card_set deck)
{
	struct colex_walk walk;
	list_values(of);
	memset(&dealt, 0, sizeof dealt);
	for (bool more = colex_walk_first(&walk, deck, of->cards, NULL); more;
		more = colex_walk_next(&walk)) {
		const reference_value value = of->of(walk.chosen, of->cards);
		const int standing = value ? reference_standing(list, listed, value) : 0;
		dealt.hands++;
		dealt.none += value == 0;
		cr_assert(standing || !value, "no standing of %s",
			cards_shown(walk.chosen, of->cards));
		dealt.standings += standing && dealt.by_standing[standing]++ == 0;
		if (value)
			dealt.by_category[value >> REFERENCE_CATEGORY_SHIFT]++;
	}
}

/* The hands of each category, from the worst up. */
static void expect_categories(evaluator of, const uint64_t *expected)
{
	uint64_t sum = dealt.none;
	for (int i = 0; i < of->category_count; i++) {
		sum += dealt.by_category[i];
		cr_expect_eq(dealt.by_category[i], expected[i], "%s, %s: %llu", of->name,
			of->categories[i], (unsigned long long)dealt.by_category[i]);
	}
	cr_expect_eq(sum, dealt.hands);
	cr_expect_eq(dealt.standings, of->standings, "%s: %d", of->name, dealt.standings);
}

/* 2+2 forum thread 1685367, "Short Deck (Six-Plus) Hold-Em Hand Rankings" (2017); the values by
 * brute force. */
Test(reference_games, short_deck_has_the_published_counts)
{
	deal_all(&reference_shortdeck, reference_shortdeck.deck);
	cr_expect_eq(dealt.hands, 376992);
	expect_categories(&reference_shortdeck,
		(const uint64_t[]){122400, 193536, 36288, 16128, 6120, 1728, 480, 288, 24});
	cr_expect_eq(dealt.standings, 1404);
}

Test(reference_games, short_deck_with_trips_over_straight_has_the_published_counts)
{
	deal_all(&reference_shortdeck_trips, reference_shortdeck_trips.deck);
	expect_categories(&reference_shortdeck_trips,
		(const uint64_t[]){122400, 193536, 36288, 6120, 16128, 1728, 480, 288, 24});
}

/* By hand: five ranks have no high card and no flush but the royal; 5 * C(4,2) * 4 * 4^3 pairs,
 * 10 * 6 * 6 * 3 * 4 two pairs, 5 * 4 * 6 * 16 threes, 4^5 - 4 straights, 5 * 4 * 4 * 6 full
 * houses, 5 * 16 fours, 4 royal flushes. */
Test(reference_games, royal_has_no_high_cards_and_no_flush_but_the_royal_one)
{
	deal_all(&reference_royal, reference_royal.deck);
	cr_expect_eq(dealt.hands, 15504);
	expect_categories(&reference_royal,
		(const uint64_t[]){0, 7680, 4320, 1920, 1020, 0, 480, 80, 4});
}

/* Hands of no pair by their top rank, the best standings; `sets` ranks below it and their hands. */
struct top {
	int sets;
	uint64_t hands;
};

static void expect_tops(const struct top *tops, int count)
{
	int standing = 1;
	for (int i = 0; i < count; i++) {
		uint64_t hands = 0;
		for (int end = standing + tops[i].sets; standing < end; standing++)
			hands += dealt.by_standing[standing];
		cr_expect_eq(hands, tops[i].hands, "top %d: %llu", i, (unsigned long long)hands);
	}
}

/* Wikipedia, "Poker probability", ace-to-five: the hands without a pair by top card from five to
 * king, each with C(n, 4) sets of ranks below it; the others are those of high hands. */
Test(reference_games, ace_to_five_has_the_published_counts)
{
	deal_all(&reference_ace_to_five, REFERENCE_DECK);
	expect_categories(&reference_ace_to_five,
		(const uint64_t[]){624, 3744, 54912, 123552, 1098240, 1317888});
	cr_expect_eq(dealt.standings, 6175);
	expect_tops((const struct top[]){{1, 1024}, {5, 5120}, {15, 15360}, {35, 35840},
			    {70, 71680}, {126, 129024}, {210, 215040}, {330, 337920},
			    {495, 506880}},
		9);
}

/* Wikipedia, "Poker probability", seven cards: as ace-to-five needs no suits, each multiset of
 * ranks is valued once, and counted as often as its suits can be chosen. */
Test(reference_games, razz_and_eight_or_better_of_seven_cards_have_the_published_counts)
{
	static const struct top tops[] = {{1, 781824}, {5, 3151360}, {15, 7426560}, {35, 13171200},
		{70, 19174400}, {126, 23675904}, {210, 24837120}, {330, 21457920}, {495, 13939200}};
	uint64_t eights = 0;
	uint8_t ranks[7] = {0};
	list_values(&reference_ace_to_five);
	do {
		uint64_t ways = 1;
		card cards[7];
		for (int i = 0, run; i < 7; i += run) {
			for (run = 0; i + run < 7 && ranks[i + run] == ranks[i]; run++)
				cards[i + run] = (card)(ranks[i] * 4 + run);
			ways *= colex_choose(4, (unsigned)run);
		}
		if (!ways)
			continue;
		dealt.hands += ways;
		dealt.by_standing[reference_standing(list, listed,
			reference_hand(&reference_ace_to_five, cards, 7, NULL, 0, NULL))] += ways;
		if (reference_hand(&reference_eight_or_better, cards, 7, NULL, 0, NULL))
			eights += ways;
	} while (colex_multiset_next(ranks, 7, 13));
	cr_expect_eq(dealt.hands, 133784560);
	expect_tops(tops, 9);
	cr_expect_eq(eights, 781824 + 3151360 + 7426560 + 13171200);
}

/* Wikipedia's row up to eight-high: 1024 + 5120 + 15360 + 35840; pokerkit has 56 values. */
Test(reference_games, eight_or_better_has_the_published_counts)
{
	const card_set eights =
		CARD_DECK &
		~set_from("9c 9d 9h 9s Tc Td Th Ts Jc Jd Jh Js Qc Qd Qh Qs Kc Kd Kh Ks");
	deal_all(&reference_eight_or_better, eights);
	expect_categories(&reference_eight_or_better, (const uint64_t[]){57344});
	cr_expect_eq(dealt.standings, 56);
}

/* Wikipedia, "Poker probability", deuce-to-seven: by category, and without a pair by top card
 * from seven to ace. One of the C(n, 4) sets of ranks below each top makes a straight. */
Test(reference_games, deuce_to_seven_has_the_published_counts)
{
	deal_all(&reference_deuce_to_seven, reference_deuce_to_seven.deck);
	expect_categories(&reference_deuce_to_seven,
		(const uint64_t[]){36, 624, 3744, 5112, 9180, 54912, 123552, 1098240, 1303560});
	cr_expect_eq(dealt.standings, 7462);
	expect_tops((const struct top[]){{4, 4080}, {14, 14280}, {34, 34680}, {69, 70380},
			    {125, 127500}, {209, 213180}, {329, 335580}, {494, 503880}},
		8);
}

/* 17160 of 270725: Mark Gritter, 2+2 (2005); the others by brute force elsewhere. */
Test(reference_games, badugi_has_the_published_counts)
{
	deal_all(&reference_badugi, reference_badugi.deck);
	cr_expect_eq(dealt.hands, 270725);
	expect_categories(&reference_badugi, (const uint64_t[]){2873, 96252, 154440, 17160});
	cr_expect_eq(dealt.standings, 1092);
}

/* By hand, of four up cards: C(13,4) * 4^4, 13 * 6 * C(12,2) * 16, C(13,2) * 36, 13 * 4 * 48, 13.
 */
Test(reference_games, up_cards_have_as_many_hands_as_can_be_reckoned)
{
	deal_all(&reference_showing, reference_showing.deck);
	expect_categories(&reference_showing, (const uint64_t[]){183040, 82368, 2808, 2496, 13});
	deal_all(&reference_showing_low, reference_showing_low.deck);
	expect_categories(&reference_showing_low,
		(const uint64_t[]){13, 2496, 2808, 82368, 183040});
}

/* -- lists and names -------------------------------------------------------- */

Test(reference_games, standings_have_no_gap_and_each_has_a_name_of_its_own)
{
	static char names[REFERENCE_CLASSES][REFERENCE_NAME];
	for (int e = 0; reference_evaluators[e]; e++) {
		const evaluator of = reference_evaluators[e];
		list_values(of);
		cr_assert_eq(listed, of->standings, "%s: %d", of->name, listed);
		for (int i = 0; i < listed; i++) {
			cr_assert(i == 0 || list[i] < list[i - 1]);
			cr_assert_lt(list[i] >> REFERENCE_CATEGORY_SHIFT,
				(unsigned)of->category_count);
			cr_assert_eq(reference_standing(list, listed, list[i]), i + 1);
			of->describe(list[i], names[i]);
			cr_assert_lt(strlen(names[i]), (size_t)REFERENCE_NAME - 1);
		}
		cr_expect_eq(reference_standing(list, listed, 0), 0);
		cr_expect_eq(reference_standing(list, listed, UINT32_MAX), 0);
		qsort(names, (size_t)listed, sizeof *names,
			(int (*)(const void *, const void *))strcmp);
		for (int i = 1; i < listed; i++)
			cr_assert(strcmp(names[i - 1], names[i]) != 0, "%s: two are '%s'", of->name,
				names[i]);
	}
}

Test(reference_games, high_hands_are_listed_and_named_as_elsewhere)
{
	static reference_value ascending[REFERENCE_CLASSES + 1];
	struct text expected = {0};
	cr_assert_eq(reference_values(ascending), REFERENCE_CLASSES);
	list_values(&reference_high);
	for (int i = 0; i < REFERENCE_CLASSES; i++) {
		char name[REFERENCE_NAME];
		cr_assert_eq(list[i], ascending[REFERENCE_CLASSES - 1 - i]);
		reference_high.describe(list[i], name);
		text_clear(&expected);
		order_describe(&order_high, &expected, (score)(SCORE_MAX - i));
		cr_assert(text_is(&expected, name), "standing %d: '%s'", i + 1, name);
	}
	text_free(&expected);
}

static void expect_name(evaluator of, const char *text, const char *expected)
{
	char name[REFERENCE_NAME];
	of->describe(value_of(of, text), name);
	cr_expect_str_eq(name, expected, "%s, %s: '%s'", of->name, text, name);
}

Test(reference_games, names_say_all_that_decides)
{
	expect_name(&reference_shortdeck, "Ah 6c 7d 8s 9c", "nine-high straight");
	expect_name(&reference_shortdeck, "Ah 6h 7h 8h 9h", "nine-high straight flush");
	expect_name(&reference_shortdeck, "Ah Kh Qh Jh Th 9c 6s", "royal flush");
	expect_name(&reference_shortdeck, "Ah Kh Qh Jh 9h Ac Ad",
		"flush, ace-king-queen-jack-nine");
	expect_name(&reference_shortdeck_trips, "Ah 6c 7d 8s 9c 7h 7s",
		"three of a kind, sevens, ace-nine kickers");
	expect_name(&reference_royal, "Ah Kc Qd Js Tc", "ace-high straight");

	expect_name(&reference_ace_to_five, "Ah 2h 3h 4h 5h Kc Kd", "five-four-three-two-ace low");
	expect_name(&reference_ace_to_five, "Ah 8c 6d 4h 3s Kc Kd", "eight-six-four-three-ace low");
	expect_name(&reference_ace_to_five, "4h 4c Kd 7h 2s",
		"pair of fours, king-seven-two kickers");
	expect_name(&reference_ace_to_five, "Ah Ac Kd Kh 2s",
		"two pair, kings and aces, two kicker");
	expect_name(&reference_ace_to_five, "Ah Ac Ad Kh 2s",
		"three of a kind, aces, king-two kickers");
	expect_name(&reference_ace_to_five, "Ah Ac Ad Kh Ks", "full house, aces over kings");
	expect_name(&reference_ace_to_five, "Ah Ac Ad As Ks", "four of a kind, aces, king kicker");
	expect_name(&reference_eight_or_better, "8h 6c 4d 3h As", "eight-six-four-three-ace low");

	expect_name(&reference_deuce_to_seven, "7h 5c 4d 3h 2s", "seven-five-four-three-two low");
	expect_name(&reference_deuce_to_seven, "Ah 5c 4d 3h 2s", "ace-five-four-three-two low");
	expect_name(&reference_deuce_to_seven, "Ah 5h 4h 3h 2h", "flush, ace-five-four-three-two");
	expect_name(&reference_deuce_to_seven, "6h 5c 4d 3h 2s", "six-high straight");
	expect_name(&reference_deuce_to_seven, "2h 2c Ad 5h 3s",
		"pair of deuces, ace-five-three kickers");
	expect_name(&reference_deuce_to_seven, "Ah Kh Qh Jh Th", "royal flush");

	expect_name(&reference_badugi, "7h 5c 3d As", "four-card badugi, seven-five-three-ace");
	expect_name(&reference_badugi, "7h 5c 3d Ad", "three-card badugi, seven-five-ace");
	expect_name(&reference_badugi, "Kh Kc Kd Qd", "two-card badugi, king-queen");
	expect_name(&reference_badugi, "Ah Ac Ad As", "one-card badugi, ace");

	expect_name(&reference_showing, "Ah", "high card, ace");
	expect_name(&reference_showing, "4h 4c Ks", "pair of fours, king kicker");
	expect_name(&reference_showing, "4h 8s 4c 8c", "two pair, eights and fours");
	expect_name(&reference_showing, "4h 4s 4c", "three of a kind, fours");
	expect_name(&reference_showing, "9s 8s 7s 6s", "high card, nine-eight-seven-six");
	expect_name(&reference_showing_low, "7h Ac 4s", "seven-four-ace low");
	expect_name(&reference_showing_low, "7h Ac As", "pair of aces, seven kicker");
}

Test(reference_games, ranks_are_in_the_order_in_which_they_are_compared)
{
	static const struct {
		evaluator of;
		const char *cards;
		int count;
		const char *ranks;
	} hands[] = {
		{&reference_high, "4d Ks 4c 4h Kc", 5, "444KK"},
		{&reference_high, "Ah 2c 3d 4h 5s", 5, "5432A"},
		{&reference_shortdeck, "Ah 6c 7d 8s 9c", 5, "9876A"},
		{&reference_ace_to_five, "Ah 2c 3d 4h 5s", 5, "5432A"},
		{&reference_ace_to_five, "Ah Ac Kd 2h 5s", 5, "AAK52"},
		{&reference_eight_or_better, "Ah 2c 8d 4h 5s", 5, "8542A"},
		{&reference_deuce_to_seven, "Ah 2c 3d 4h 5s", 5, "A5432"},
		{&reference_deuce_to_seven, "2h 6c 3d 4h 5s", 5, "65432"},
		{&reference_badugi, "Ah 2c 8d Ks", 4, "K82A"},
		{&reference_badugi, "Ah 2c 8d Kd", 3, "82A"},
		{&reference_showing, "Ah 8c 8d", 3, "88A"},
		{&reference_showing_low, "Ah Kc 8d", 3, "K8A"},
	};
	for (size_t i = 0; i < sizeof hands / sizeof *hands; i++) {
		uint8_t ranks[5];
		const int count = hands[i].of->ranks(value_of(hands[i].of, hands[i].cards), ranks);
		cr_assert_eq(count, hands[i].count, "%s", hands[i].cards);
		for (int j = 0; j < count; j++)
			cr_expect_eq("23456789TJQKA"[ranks[j]], hands[i].ranks[j], "%s: rank %d",
				hands[i].cards, j);
	}
}

/* -- order ------------------------------------------------------------------ */

/* Each beats the next. */
static void expect_falling(evaluator of, const char *const *hands, int count)
{
	for (int i = 1; i < count; i++)
		cr_expect_gt(value_of(of, hands[i - 1]), value_of(of, hands[i]), "%s: %s beats %s",
			of->name, hands[i - 1], hands[i]);
}

#define EXPECT_FALLING(of, ...)                                                                    \
	expect_falling((of), (const char *const[]){__VA_ARGS__},                                   \
		(int)(sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *)))

Test(reference_games, short_deck_hands_beat_those_below_them)
{
	EXPECT_FALLING(&reference_shortdeck, "As Ks Qs Js Ts", "Ts 9s 8s 7s 6s", "As 6s 7s 8s 9s",
		"6c 6d 6h 6s 7c", "Ac Kc Qc Jc 9c", "Jc 9c 8c 7c 6c", "Ac Ad Ah Ks Kc",
		"6c 6d 6h 7s 7c", "Ac Ks Qs Js Ts", "Ac 6d 7h 8s 9s", "Ac Ad Ah Ks Qc",
		"6c 6d 6h 8s 7c", "Ac Ad Kh Ks Qc", "Ac Ad Kh Qs Jc", "Ac Kd Qh Js 9c",
		"Jc 9d 8h 7s 6c");
	EXPECT_FALLING(&reference_shortdeck_trips, "6c 6d 6h 7s 7c", "Ac Ad Ah Ks Qc",
		"6c 6d 6h 8s 7c", "Ac Ks Qs Js Ts", "Ac 6d 7h 8s 9s", "Ac Ad Kh Ks Qc");
}

Test(reference_games, ace_to_five_hands_beat_those_below_them)
{
	EXPECT_FALLING(&reference_ace_to_five, "5h 4h 3h 2h Ah", "6c 4d 3h 2s Ac", "6c 5d 3h 2s Ac",
		"6c 5d 4h 3s 2c", "7c 4d 3h 2s Ac", "Kc Qd Jh Ts 8c", "Kc Qd Jh Ts 9c",
		"Ac Ad 4h 3s 2c", "Ac Ad 5h 3s 2c", "2c 2d 4h 3s Ac", "Kc Kd Qh Js Tc",
		"2c 2d Ah As 3c", "2c 2d Ah As Kc", "3c 3d Ah As 2c", "3c 3d 2h 2s Ac",
		"Kc Kd Qh Qs Jc", "Ac Ad Ah 3s 2c", "2c 2d 2h Ks Qc", "Ac Ad Ah 2s 2c",
		"Ac Ad Ah 3s 3c", "2c 2d 2h Ks Kc", "Ac Ad Ah As 2c", "Kc Kd Kh Ks Qc");
}

Test(reference_games, eight_or_better_needs_five_ranks_up_to_eight)
{
	EXPECT_FALLING(&reference_eight_or_better, "5h 4h 3h 2h Ah", "6c 4d 3h 2s Ac",
		"8c 4d 3h 2s Ac", "8c 7d 6h 5s 3c", "8c 7d 6h 5s 4c", "9c 4d 3h 2s Ac");
	cr_expect_eq(value_of(&reference_eight_or_better, "9c 4d 3h 2s Ac"), 0);
	cr_expect_eq(value_of(&reference_eight_or_better, "Ac 4d 3h 2s As"), 0);
	cr_expect_eq(value_of(&reference_eight_or_better, "Ac 4d 3h 2s As 4c 3c"), 0);
	cr_expect_eq(value_of(&reference_eight_or_better, "Ac 4d 3h 2s As Kc 8c"),
		value_of(&reference_eight_or_better, "Ac 4d 3h 2s 8c"));
}

Test(reference_games, deuce_to_seven_hands_beat_those_below_them)
{
	EXPECT_FALLING(&reference_deuce_to_seven, "7h 5c 4d 3h 2s", "7h 6c 4d 3h 2s",
		"7h 6c 5d 3h 2s", "7h 6c 5d 4h 2s", "8h 5c 4d 3h 2s", "Kh Qc Jd Th 8s",
		"Ah 5c 4d 3h 2s", "Ah 6c 4d 3h 2s", "Ah Kc Qd Jh 9s", "2h 2c 5d 4h 3s",
		"2h 2c Ad 4h 3s", "Ah Ac Kd Qh Js", "3h 3c 2d 2h 4s", "2h 2c 2d 4h 3s",
		"6h 5c 4d 3h 2s", "Ah Kc Qd Jh Ts", "7h 5h 4h 3h 2h", "Ah 5h 4h 3h 2h",
		"Ah 6h 4h 3h 2h", "2h 2c 2d 3h 3s", "2h 2c 2d 2s 3s", "6h 5h 4h 3h 2h",
		"Ah Kh Qh Jh Th");
}

Test(reference_games, badugi_hands_beat_those_below_them)
{
	EXPECT_FALLING(&reference_badugi, "4h 3c 2d As", "5h 3c 2d As", "5h 4c 2d As",
		"5h 4c 3d 2s", "Kh Qc Jd Ts", "3h 2c Ad Kd", "Kh Qc Jd Jc", "2h Ac 3c 4c",
		"Kh Qc Qh Jh", "Ah 2h 3h 4h", "2h 3h 4h 5h", "Kc Kd Kh Ks");
	/* of two ways to leave cards out, the one that leaves the lower hand */
	cr_expect_eq(value_of(&reference_badugi, "2s 3s 4d 7h"),
		value_of(&reference_badugi, "2s 4d 7h"));
	cr_expect_eq(value_of(&reference_badugi, "As 3s 3d 2h"),
		value_of(&reference_badugi, "As 3d 2h"));
}

/* Rows of published tables for a hand type: hands in ascending order of strength, with ";"
 * between them. */
static int check_ascending(const char *type, evaluator of)
{
	struct published rows;
	int checked = 0;
	published_open(&rows, "pokerkit-ascending.tsv");
	while (published_next(&rows)) {
		reference_value before = 0;
		if (strcmp(rows.cell[0], type) != 0)
			continue;
		for (char *hand = strtok(rows.cell[1], ";"); hand; hand = strtok(NULL, ";")) {
			const reference_value value = value_of(of, hand);
			cr_expect_gt(value, before, "%s: %s", type, hand);
			before = value;
			checked++;
		}
	}
	return checked;
}

Test(reference_games, pokerkits_ascending_hands_ascend)
{
	cr_expect_eq(check_ascending("StandardLowHand", &reference_deuce_to_seven), 5);
	cr_expect_eq(check_ascending("ShortDeckHoldemHand", &reference_shortdeck), 5);
	cr_expect_eq(check_ascending("EightOrBetterLowHand", &reference_eight_or_better), 3);
	cr_expect_eq(check_ascending("RegularLowHand", &reference_ace_to_five), 4);
	cr_expect_eq(check_ascending("BadugiHand", &reference_badugi), 5);
}

Test(reference_games, pokerkits_best_hands_are_the_best)
{
	static const struct {
		const char *type;
		evaluator of;
	} games[] = {{"StandardLowHand", &reference_deuce_to_seven},
		{"ShortDeckHoldemHand", &reference_shortdeck},
		{"EightOrBetterLowHand", &reference_eight_or_better},
		{"RegularLowHand", &reference_ace_to_five}, {"OmahaHoldemHand", &reference_omaha},
		{"OmahaEightOrBetterLowHand", &reference_omaha_low},
		{"BadugiHand", &reference_badugi}};
	struct published rows;
	int checked = 0;
	published_open(&rows, "pokerkit-best_hand.tsv");
	while (published_next(&rows))
		for (size_t g = 0; g < sizeof games / sizeof *games; g++) {
			card hole[7], board[5], best[5];
			if (strcmp(rows.cell[0], games[g].type) != 0)
				continue;
			const int holes = cards_from(rows.cell[1], hole);
			const int boards = cards_from(rows.cell[2], board);
			const int count = cards_from(rows.cell[3], best);
			cr_expect_eq(reference_hand(games[g].of, hole, holes, board, boards, NULL),
				games[g].of->of(best, count), "line %d", rows.number);
			checked++;
		}
	cr_expect_eq(checked, 18, "%d", checked);
}

/* Its rows for deuce-to-seven: the first hand wins, although both have cards in common. */
Test(reference_games, pokerstoves_deuce_to_seven_winners_win)
{
	struct published rows;
	int checked = 0;
	published_open(&rows, "pokerstove-tests.tsv");
	while (published_next(&rows)) {
		if (strcmp(rows.cell[0], "2-7") != 0)
			continue;
		const char *const first = strtok(rows.cell[1], ";");
		const char *const second = strtok(NULL, ";");
		cr_assert_eq(strncmp(rows.cell[3], "1.0", 3), 0);
		cr_expect_gt(value_of(&reference_deuce_to_seven, first),
			value_of(&reference_deuce_to_seven, second), "line %d", rows.number);
		checked++;
	}
	cr_expect_eq(checked, 2);
}

/* -- Omaha ------------------------------------------------------------------ */

static reference_value omaha(evaluator of, const char *hole_text, const char *board_text)
{
	card hole[6], board[5];
	const int holes = cards_from(hole_text, hole);
	const int boards = cards_from(board_text, board);
	return reference_hand(of, hole, holes, board, boards, NULL);
}

Test(reference_games, omaha_takes_two_and_three)
{
	/* four spades on the board and one in the hand are not a flush */
	cr_expect_eq(omaha(&reference_omaha, "As Kd Qh Jc", "2s 4s 6s 8s Td"),
		value_of(&reference_high, "As Kd Td 8s 6s"));
	/* nor are three of them with four aces in the hand more than a pair */
	cr_expect_eq(omaha(&reference_omaha, "As Ad Ah Ac", "2s 4s 6s 9h Td"),
		value_of(&reference_high, "As Ad Td 9h 6s"));
	cr_expect_eq(omaha(&reference_omaha, "9s 9d 2h 2c", "9h 2d Ks"),
		value_of(&reference_high, "9s 9d 9h Ks 2d"));
	cr_expect_eq(omaha(&reference_omaha_low, "As Kd Qh Jc", "2s 3s 4s 5s 6d"), 0);
	cr_expect_eq(omaha(&reference_omaha_low, "As 2d Qh Jc", "2s 3s 4s 9s Td"), 0);
	cr_expect_eq(omaha(&reference_omaha_low, "As 2d 5h Jc", "2s 3s 4s 9s Td"),
		value_of(&reference_eight_or_better, "As 2s 3s 4s 5h"));
	cr_expect_eq(omaha(&reference_omaha_low, "Ks Kd Kh Kc 8c 7d", "2s 3s 4s"),
		value_of(&reference_eight_or_better, "8s 7s 4s 3s 2h"));
}

Test(reference_games, omaha_hands_have_their_published_standing)
{
	struct published rows;
	int checked = 0;
	list_values(&reference_omaha);
	published_open(&rows, "plo4.tsv");
	while (published_next(&rows)) {
		const reference_value value = omaha(&reference_omaha, rows.cell[1], rows.cell[0]);
		cr_expect_eq(reference_standing(list, listed, value), atoi(rows.cell[2]), "line %d",
			rows.number);
		checked++;
	}
	cr_expect_geq(checked, 48);
}

/* -- laws ------------------------------------------------------------------- */

/* Random hole cards and a random board; returns all cards of both in a row. */
static int deal_random(uint64_t *state, evaluator of, int *holes, int *boards, card cards[12])
{
	do {
		*holes = of->hole.least +
			 (int)random_below(state, (unsigned)(of->hole.most - of->hole.least + 1));
		*boards =
			of->board.least +
			(int)random_below(state, (unsigned)(of->board.most - of->board.least + 1));
	} while (*holes + *boards < (of->cards == 5 ? 5 : 1) ||
		 (*holes + *boards > 7 && of->from_hole == REFERENCE_ANY));
	deal_from(state, of->deck, *holes + *boards, cards);
	return *holes + *boards;
}

Test(reference_games, neither_order_nor_names_of_suits_matter)
{
	uint64_t state = 20;
	for (int e = 0; reference_evaluators[e]; e++)
		for (int turn = 0; turn < 300; turn++) {
			const evaluator of = reference_evaluators[e];
			card cards[12], moved[12], suits[] = {0, 1, 2, 3};
			int holes, boards;
			const int count = deal_random(&state, of, &holes, &boards, cards);
			const reference_value value =
				reference_hand(of, cards, holes, cards + holes, boards, NULL);
			shuffle(&state, suits, 4);
			for (int i = 0; i < count; i++)
				moved[i] = (card)(cards[i] / 4 * 4 + suits[cards[i] % 4]);
			shuffle(&state, moved, holes);
			shuffle(&state, moved + holes, boards);
			cr_assert_eq(reference_hand(of, moved, holes, moved + holes, boards, NULL),
				value, "%s: %s", of->name, cards_shown(cards, count));
		}
}

Test(reference_games, the_cards_that_play_have_the_value_of_the_hand)
{
	uint64_t state = 21;
	for (int e = 0; reference_evaluators[e]; e++)
		for (int turn = 0; turn < 300; turn++) {
			const evaluator of = reference_evaluators[e];
			card cards[12], playing[5];
			int holes, boards;
			uint8_t ranks[5];
			const int count = deal_random(&state, of, &holes, &boards, cards);
			const reference_value value =
				reference_hand(of, cards, holes, cards + holes, boards, playing);
			if (value)
				cr_assert_eq(of->of(playing, of->ranks(value, ranks)), value,
					"%s: %s", of->name, cards_shown(cards, count));
		}
}

Test(reference_games, cards_that_spoil_a_badugi_do_not_play)
{
	card cards[4], playing[4], expected[3];
	cards_from("As 3s 3d 2h", cards);
	cards_from("As 3d 2h", expected);
	reference_hand(&reference_badugi, cards, 4, NULL, 0, playing);
	cr_expect_arr_eq(playing, expected, 3);
}

/* Where nobody has a wheel, deuce-to-seven is the order of high hands turned round. */
Test(reference_games, deuce_to_seven_is_high_upside_down_but_for_wheels)
{
	uint64_t state = 22;
	for (int turn = 0; turn < 20000; turn++) {
		card cards[10];
		deal_from(&state, CARD_DECK, 10, cards);
		const reference_value a = reference_five(cards), b = reference_five(cards + 5);
		const reference_value low_a = reference_deuce_to_seven.of(cards, 5);
		const reference_value low_b = reference_deuce_to_seven.of(cards + 5, 5);
		if ((a & 0xfffff) != 0x3210c && (b & 0xfffff) != 0x3210c)
			cr_assert_eq((a > b) - (a < b), (low_b > low_a) - (low_b < low_a), "%s",
				cards_shown(cards, 10));
	}
}

Test(reference_games, eight_or_better_is_the_top_of_ace_to_five)
{
	static reference_value lows[REFERENCE_CLASSES + 1];
	uint64_t state = 23;
	const int low_count = reference_list(&reference_ace_to_five, 5, lows);
	list_values(&reference_eight_or_better);
	for (int turn = 0; turn < 5000; turn++) {
		card cards[7];
		deal_from(&state, CARD_DECK, 7, cards);
		const reference_value eight =
			reference_hand(&reference_eight_or_better, cards, 7, NULL, 0, NULL);
		const int low = reference_standing(lows, low_count,
			reference_hand(&reference_ace_to_five, cards, 7, NULL, 0, NULL));
		cr_assert_eq(reference_standing(list, listed, eight), low <= 56 ? low : 0, "%s",
			cards_shown(cards, 7));
	}
}

/* The cards of Omaha by loops of their own. */
Test(reference_games, omaha_is_the_best_of_all_two_and_threes)
{
	uint64_t state = 24;
	for (int turn = 0; turn < 200; turn++) {
		const int holes = 4 + turn % 3, boards = 3 + turn % 2 + turn % 5 / 4;
		card hole[11];
		const card *const board = hole + holes;
		reference_value high = 0, low = 0;
		deal_from(&state, CARD_DECK, holes + boards, hole);
		for (int a = 0; a < holes; a++)
			for (int b = a + 1; b < holes; b++)
				for (int c = 0; c < boards; c++)
					for (int d = c + 1; d < boards; d++)
						for (int e = d + 1; e < boards; e++) {
							const card five[] = {hole[a], hole[b],
								board[c], board[d], board[e]};
							const reference_value h =
								reference_five(five);
							const reference_value l =
								reference_eight_or_better.of(five,
									5);
							high = h > high ? h : high;
							low = l > low ? l : low;
						}
		cr_assert_eq(reference_hand(&reference_omaha, hole, holes, board, boards, NULL),
			high);
		cr_assert_eq(reference_hand(&reference_omaha_low, hole, holes, board, boards, NULL),
			low);
	}
}

/* -- stud ------------------------------------------------------------------- */

static int bring_in(const char *up, bool razz)
{
	card cards[8];
	const int count = cards_from(up, cards);
	return reference_bring_in(cards, count, razz);
}

/* Robert's Rules of Poker, "Seven-card stud" 1: the lowest card by suit starts the action, suits
 * from the lowest: clubs, diamonds, hearts, spades. "Razz": the highest card by suit. */
Test(reference_games, the_lowest_card_by_suit_brings_it_in)
{
	cr_expect_eq(bring_in("Kh 2d Ac 2c 2s", false), 3);
	cr_expect_eq(bring_in("2s 2h 2d", false), 2);
	cr_expect_eq(bring_in("Ac 3s 4c", false), 1, "the ace is high");
}

Test(reference_games, the_highest_card_by_suit_brings_it_in_at_razz)
{
	cr_expect_eq(bring_in("Kh 2d As Kd Qs", true), 0);
	cr_expect_eq(bring_in("Kc Kd Ks Kh", true), 2);
	cr_expect_eq(bring_in("As Ah 2c", true), 2, "the ace is low");
}

static int first_to_act(const char *up, int count, bool razz)
{
	card cards[CARD_COUNT], shown[8][4];
	const int players = cards_from(up, cards) / count;
	for (int i = 0; i < players; i++)
		memcpy(shown[i], cards + i * count, (size_t)count);
	return reference_first_to_act((const uint8_t(*)[4])shown, count, players, razz);
}

/* Robert's Rules, "Seven-card stud": the high hand acts first on all later rounds; "Razz": the low
 * hand; of equals the first clockwise from the dealer. */
Test(reference_games, the_best_hand_that_shows_acts_first)
{
	cr_expect_eq(first_to_act("Ac Kd 2c 2d Kh Qh", 2, false), 1);
	cr_expect_eq(first_to_act("9s 8s 7s Kd Qh 2c", 3, false), 1, "no straight of three");
	cr_expect_eq(first_to_act("9s 8s 7s 6s 2d 2h 4c 3c", 4, false), 1, "none of four");
	cr_expect_eq(first_to_act("3d 2h 3c 2c", 2, false), 0, "suits do not decide");
	cr_expect_eq(first_to_act("Kc Kd 3c 3d 2c 2d 2h 5s", 4, false), 1);
	cr_expect_eq(first_to_act("Ac Kd 2c 2d 3h 4h", 2, true), 2);
	cr_expect_eq(first_to_act("3d 4h 2h As 2c Ad", 2, true), 1);
	cr_expect_eq(first_to_act("Ac Ad 2c Kd Qc Kh", 2, true), 1);
	cr_expect_eq(first_to_act("Ac Ad 4c 4d Kh Kc Ks 2d 2h 2s 3c 3d", 4, true), 2);
}

/* Tournament Directors Association, rule 20. */
Test(reference_games, odd_chips_of_stud_go_by_the_highest_card_and_suit)
{
	static const char *const same[] = {"Ac Kd Qh Js Td", "Ad Kc Qs Jh Tc"};
	static const char *const low[] = {"8c 4d 3h 2s As", "8h 4c 3s 2h Ac"};
	card playing[2][5];
	for (int i = 0; i < 2; i++)
		cards_from(same[i], playing[i]);
	cr_expect_eq(reference_odd_chip((const uint8_t(*)[5])playing, 2, false), 1);
	for (int i = 0; i < 2; i++)
		cards_from(low[i], playing[i]);
	cr_expect_eq(reference_odd_chip((const uint8_t(*)[5])playing, 2, true), 1);
	cr_expect_eq(reference_odd_chip((const uint8_t(*)[5])playing, 2, false), 0);
}
