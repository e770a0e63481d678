#include "odds/range/range.h"

#include "support.h"

#include <criterion/criterion.h>
#include <string.h>

static status_code parse(const char *text, enum card_notation notation, struct range *out,
	struct fault *fault)
{
	return range_parse(slice_from(text), notation, &game_holdem, out, fault);
}

static void parse_well(const char *text, enum card_notation notation, struct range *out)
{
	struct fault fault = {0};
	const status_code status = parse(text, notation, out, &fault);
	cr_assert_eq(status, STATUS_OK, "'%s': %s at %zu", text, message_of(status), fault.offset);
}

/* The number of combos, all whole. */
static void expect_combos(const char *text, unsigned combos)
{
	struct range range;
	parse_well(text, CARD_ASCII, &range);
	cr_expect_eq(range_combos(&range), combos, "'%s': %u", text, range_combos(&range));
	cr_expect_eq(range_weight(&range), (unsigned long)combos * RANGE_WHOLE, "'%s'", text);
}

static void expect_same_in(const char *text, enum card_notation notation, const char *other)
{
	struct range a, b;
	parse_well(text, notation, &a);
	parse_well(other, CARD_ASCII, &b);
	cr_expect(range_equal(&a, &b), "'%s' is not '%s'", text, other);
}

static void expect_same(const char *text, const char *other)
{
	expect_same_in(text, CARD_ASCII, other);
}

static void expect_fault(const char *text, status_code expected, size_t offset, size_t length)
{
	struct range range;
	struct fault fault = {0};
	const status_code status = parse(text, CARD_ASCII, &range, &fault);
	cr_expect_eq(status, expected, "'%s': %s", text, message_of(status));
	cr_expect_eq(parse(text, CARD_ASCII, &range, NULL), expected);
	cr_expect(fault.offset == offset && fault.length == length, "'%s': at %zu, %zu long", text,
		fault.offset, fault.length);
}

/* -- classes ---------------------------------------------------------------- */

Test(range, a_pair_has_six_combos_a_suited_class_four_an_offsuit_class_twelve)
{
	expect_combos("AA", 6);
	expect_combos("22", 6);
	expect_combos("AKs", 4);
	expect_combos("AKo", 12);
	expect_combos("AK", 16);
	expect_combos("32s", 4);
	expect_combos("32", 16);
}

Test(range, the_combos_of_a_class_are_those_of_its_ranks)
{
	struct range range;
	char name[4];
	for (int class = 0; class < COMBO_CLASSES; class ++) {
		combo_class_name(class, name);
		parse_well(name, CARD_ASCII, &range);
		for (int h = 0; h < COMBO_COUNT; h++)
			cr_assert_eq(range.weight[h],
				combo_class((combo)h) == class ? RANGE_WHOLE : 0, "%s %d", name, h);
	}
}

Test(range, the_lower_rank_may_come_first)
{
	expect_same("KAs", "AKs");
	expect_same("2Ao", "A2o");
	expect_same("9J", "J9");
	expect_same("5A+", "A5+");
	expect_same("2As-5As", "A5s-A2s");
}

Test(range, letters_are_read_in_either_case_and_a_ten_as_two_digits)
{
	expect_same("aks,aKO,ahkh", "AKs,AKo,AhKh");
	expect_same("AKS", "AKs");
	expect_same("A10s,1010,10h9h,109o", "ATs,TT,Th9h,T9o");
	expect_same("RANDOM", "random");
	expect_same("aNy", "random");
	expect_same("tt+", "TT+");
}

/* -- and better, spans -------------------------------------------------------- */

Test(range, pairs_climb_to_aces)
{
	expect_combos("22+", 78);
	expect_combos("AA+", 6);
	expect_same("JJ+", "JJ QQ KK AA");
}

Test(range, the_kicker_climbs_to_one_below_the_high_card)
{
	expect_combos("A2s+", 48);
	expect_combos("A2o+", 144);
	expect_combos("A2+", 192);
	expect_combos("K9o+", 48);
	expect_same("J9s+", "J9s JTs");
	expect_same("K9+", "K9 KT KJ KQ");
	expect_combos("72o+", 60);
}

Test(range, ranks_that_touch_climb_together_to_ace_king)
{
	expect_same("76s+", "76s 87s 98s T9s JTs QJs KQs AKs");
	expect_combos("54o+", 120);
	expect_combos("54+", 160);
	expect_combos("32s+", 48);
	expect_same("KQs+", "KQs AKs");
	expect_same("AKs+", "AKs");
}

Test(range, spans_of_pairs_run_either_way)
{
	expect_same("99-77", "99 88 77");
	expect_same("77-99", "99 88 77");
	expect_combos("AA-22", 78);
	expect_combos("55-55", 6);
}

Test(range, spans_with_a_rank_in_common_run_over_the_other)
{
	expect_same("A5s-A2s", "A5s A4s A3s A2s");
	expect_same("A2s-A5s", "A5s A4s A3s A2s");
	expect_combos("AKo-A2o", 144);
	expect_combos("K9-K7", 48);
	expect_same("AJs-QJs", "AJs KJs QJs");
	expect_same("A2-42", "A2 K2 Q2 J2 T2 92 82 72 62 52 42");
}

Test(range, spans_with_a_gap_in_common_climb_together)
{
	expect_same("JTs-98s", "JTs T9s 98s");
	expect_same("98s-JTs", "JTs T9s 98s");
	expect_same("J9s-86s", "J9s T8s 97s 86s");
	expect_combos("JT-98", 48);
	expect_combos("A2o-A2o", 12);
	expect_same("AKs-KQs", "AKs KQs");
}

/* Every two starting hands: a span of pairs, or of a common rank or gap, or none; its combos
 * counted by the distance of its ends. */
Test(range, any_two_classes_are_a_span_or_a_fault)
{
	static const unsigned combos[] = {6, 4, 12};
	struct range range;
	char text[16], name[4];
	for (int a = 0; a < COMBO_CLASSES; a++)
		for (int b = 0; b < COMBO_CLASSES; b++) {
			const int ah = 12 - (a / 13 < a % 13 ? a / 13 : a % 13),
				  al = 24 - a / 13 - a % 13 - ah,
				  bh = 12 - (b / 13 < b % 13 ? b / 13 : b % 13),
				  bl = 24 - b / 13 - b % 13 - bh;
			const int ak = ah == al          ? 0
				       : a / 13 < a % 13 ? 1
							 : 2,
				  bk = bh == bl          ? 0
				       : b / 13 < b % 13 ? 1
							 : 2;
			const bool span = ak == bk && (ah == bh || al == bl || ah - al == bh - bl);
			const int apart = ah != bh ? abs(ah - bh) : abs(al - bl);
			combo_class_name(a, text);
			combo_class_name(b, name);
			strncat(strncat(text, "-", 2), name, 4);
			const status_code status = parse(text, CARD_ASCII, &range, NULL);
			cr_assert_eq(status, span ? STATUS_OK : STATUS_BAD_SPAN, "%s", text);
			if (span)
				cr_assert_eq(range_combos(&range),
					combos[ak] * ((unsigned)apart + 1), "%s", text);
		}
}

/* -- cards and wildcards ------------------------------------------------------ */

Test(range, two_cards_are_one_combo)
{
	expect_combos("AhKh", 1);
	expect_same("KhAh", "AhKh");
	expect_combos("AhAs", 1);
	expect_combos("AhKh,KhAh", 1);
	expect_same("Ah Kh", "AhKh");
	expect_same("AA Ah  Kh\tQdQc", "AA,AhKh,QdQc");
}

Test(range, a_star_is_any_card_rank_or_suit)
{
	expect_combos("Ah*", 51);
	expect_same("Ah**", "Ah*");
	expect_same("**Ah", "Ah*");
	expect_combos("Ah*h", 12);
	expect_combos("*h*h", 78);  /* C(13, 2) */
	expect_combos("*h*s", 169); /* 13 * 13 */
	expect_combos("*s*", 585);  /* C(52, 2) - C(39, 2) */
	expect_combos("AhK*", 4);
	expect_combos("A*Kh", 4);
	expect_same("A*K*", "AK");
	expect_same("A*A*", "AA");
	expect_combos("AhA*", 3);
	expect_combos("Ah*s", 13);
}

Test(range, a_star_for_a_rank_makes_classes)
{
	expect_combos("A*", 198); /* AA, 48 suited, 144 offsuit */
	expect_same("*A", "A*");
	expect_same("A**", "A*");
	expect_same("A***", "A*");
	expect_same("A*s", "A2s+");
	expect_same("*As", "A2s+");
	expect_same("A*o", "A2o+");
	expect_same("7*s", "A7s-87s,72s+");
	expect_combos("**s", 312);
	expect_combos("**o", 936);
	expect_same("*s", "**s");
	expect_same("*o", "**o");
	expect_same("*S:0.5", "**s:0.5");
}

Test(range, all_hands_have_several_names)
{
	static const char *const names[] = {"random", "any", "*", "**", "***", "****", "100%",
		"0%-100%", "22+,A2+,K2+,Q2+,J2+,T2+,92+,82+,72+,62+,52+,42+,32"};
	struct range all;
	range_hold(&all, 0);
	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		struct range range;
		parse_well(names[i], CARD_ASCII, &range);
		cr_expect(range_equal(&range, &all), "%s", names[i]);
	}
	cr_expect_eq(range_combos(&all), COMBO_COUNT);
	cr_expect_eq(range_weight(&all), 13260000ul);
}

/* -- percentages ----------------------------------------------------------------- */

/* The rule in other words: at least half of the starting hand is within the first p in a million.
 */
static void expect_best(const char *text, double worse, double best)
{
	struct range range;
	double before = 0;
	parse_well(text, CARD_ASCII, &range);
	for (int i = 0; i < COMBO_CLASSES; i++) {
		combo list[COMBO_CLASS_MAX];
		const int count = combo_class_list(range_order[i], list);
		const double half = before + count / 2.0;
		const bool in = half <= 1326 * best / 100 && half > 1326 * worse / 100;
		for (int j = 0; j < count; j++)
			cr_expect_eq(range.weight[list[j]], in ? RANGE_WHOLE : 0, "%s: class %d",
				text, i);
		before += count;
	}
	cr_expect_eq(before, 1326);
}

Test(range, percentages_take_the_best_classes_by_their_middle)
{
	expect_best("15%", 0, 15);
	expect_best("5%", 0, 5);
	expect_best("0.5%", 0, 0.5);
	expect_best("33.333%", 0, 33.333);
	expect_best("5%-20%", 5, 20);
	expect_best("20%-5%", 5, 20);
	expect_best("5-20%", 5, 20);
	expect_best("99.9%", 0, 99.9);
	expect_best("10%", 0, 10);
	expect_best(".5%", 0, .5);
}

Test(range, a_percentage_may_leave_nothing)
{
	expect_combos("0%", 0);
	expect_combos("0.1%", 0);
	expect_combos("5%-5%", 0);
	/* half of three of the first six combos: 100 * 3 / 1326 = 0.2262... */
	expect_combos("0.2262%", 0);
	expect_same("0.2263%", "AA");
}

Test(range, percentages_that_meet_have_nothing_in_common)
{
	struct range low, high, all;
	parse_well("20%", CARD_ASCII, &all);
	parse_well("5%", CARD_ASCII, &high);
	parse_well("5%-20%", CARD_ASCII, &low);
	cr_expect_eq(range_combos(&all), range_combos(&high) + range_combos(&low));
	range_unite(&low, &high);
	cr_expect(range_equal(&low, &all));
}

Test(range, the_order_has_every_class_once)
{
	bool seen[COMBO_CLASSES] = {false};
	for (int i = 0; i < COMBO_CLASSES; i++) {
		cr_assert_lt(range_order[i], COMBO_CLASSES);
		cr_expect_not(seen[range_order[i]]);
		seen[range_order[i]] = true;
	}
	/* aces first; and 32o last, as in every published ranking by equity */
	cr_expect_eq(range_order[0], combo_class_of(12, 12, false));
	cr_expect_eq(range_order[168], combo_class_of(1, 0, false));
}

Test(range, a_class_is_among_the_best_from_its_middle_on)
{
	double middle;
	cr_expect_eq(range_order_place(&game_holdem, combo_class_of(12, 12, false), &middle), 0);
	cr_expect_eq(middle, 3);
	cr_expect_eq(range_order_place(&game_holdem, combo_class_of(1, 0, false), &middle), 168);
	cr_expect_eq(middle, 1320);
	for (unsigned i = 0; i < COMBO_CLASSES; i++)
		cr_expect_eq(range_order_place(&game_holdem, range_order[i], NULL), i);
}

/* -- weights ---------------------------------------------------------------------- */

static void expect_weight(const char *text, unsigned weight)
{
	struct range range;
	parse_well(text, CARD_ASCII, &range);
	cr_expect_eq(range.weight[combo_of(51, 47)], weight, "'%s': %d", text,
		range.weight[combo_of(51, 47)]);
}

Test(range, weights_are_parts_of_one_or_of_a_hundred)
{
	expect_weight("AKs:0.5", 5000);
	expect_weight("AKs:.5", 5000);
	expect_weight("AKs:1", 10000);
	expect_weight("AKs:1.", 10000);
	expect_weight("AKs:1.000000", 10000);
	expect_weight("AKs:01", 10000);
	expect_weight("AKs:0.1234", 1234);
	expect_weight("AKs@50", 5000);
	expect_weight("AKs@50%", 5000);
	expect_weight("AKs@12.34", 1234);
	expect_weight("AKs@100", 10000);
	expect_weight("AsKs:0.25", 2500);
	expect_weight("AK-A2:0.25", 2500);
	expect_weight("AJs+@5", 500);
	expect_weight("50%@5", 500);
	expect_weight("*:0.3", 3000);
}

Test(range, weights_are_rounded_to_the_ten_thousandth_and_never_to_nothing)
{
	expect_weight("AKs:0.12344999", 1234);
	expect_weight("AKs:0.12345", 1235);
	expect_weight("AKs:0.99995", 10000);
	expect_weight("AKs:0.3333333333333333333333333333333333333333", 3333);
	expect_weight("AKs:0.00001", 1);
	expect_weight("AKs:0.00000000000000000000000000000000000000001", 1);
	expect_weight("AKs@0.001%", 1);
	expect_weight("AKs@66.666", 6667);
	expect_weight("AKs:0", 0);
	expect_weight("AKs:0.0000", 0);
	expect_weight("AKs@0", 0);
}

Test(range, combos_of_the_least_weight_count)
{
	struct range range;

	parse_well("AKs:0.0001", CARD_ASCII, &range);
	cr_assert_eq(range_combos(&range), 4);
	cr_assert_eq(range_weight(&range), 4);
}

Test(range, a_weight_in_per_cent_is_the_same_after_either_mark)
{
	expect_weight("AKs:50%", 5000);
	expect_weight("AKs:12.5%", 1250);
	expect_weight("AKs:0.5%", 50);
	expect_weight("AKs@0.5%", 50);
	expect_weight("AKs:100%", 10000);
	expect_weight("AKs:0%", 0);
	expect_weight("AKs@1", 100);
}

Test(range, a_weight_below_one_after_the_sign_of_per_cent_weights_is_in_doubt)
{
	static const char *const texts[] = {"AKs@0.5", "AKs@.5", "AKs@0.99", "QQ,AKs@0.001"};
	struct range range;
	struct fault fault;

	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
		cr_expect_eq(range_parse(slice_from(texts[i]), CARD_ASCII, &game_holdem, &range,
				     &fault),
			STATUS_DOUBTFUL_WEIGHT, "%s", texts[i]);
}

Test(range, an_x_for_any_rank_or_suit_is_told_from_other_letters)
{
	static const char *const texts[] = {"Ax", "axs", "xx", "AhKx", "AX", "QQ,Kx"};
	struct range range;
	struct fault fault;

	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
		cr_expect_eq(range_parse(slice_from(texts[i]), CARD_ASCII, &game_holdem, &range,
				     &fault),
			STATUS_LETTER_X, "%s", texts[i]);
}

Test(range, a_later_term_replaces_the_weight_of_an_earlier_one)
{
	expect_weight("AKs:0.5,AKs", 10000);
	expect_weight("AKs,AKs:0.5", 5000);
	expect_weight("*,AKs:0.5", 5000);
	expect_weight("A2s+,AKs:0", 0);
	expect_weight("A2s+,!AKs,AsKs:0.2", 2000);
}

Test(range, weights_stand_in_brackets_around_terms_too)
{
	expect_same("[50]AKs,AQs[/50]", "AKs:0.5,AQs:0.5");
	expect_same("[50.0]AKs, AQs:0.2[/50.0],AA", "AKs:0.5,AQs:0.2,AA");
	expect_same("AA,[25]KK[/25],[75]QQ[/75]", "AA,KK:0.25,QQ:0.75");
	expect_same("AA,[50]22+,!AA[/50]", "22+:0.5,!AA");
}

/* -- exclusions, separators ---------------------------------------------------------- */

Test(range, an_exclamation_mark_takes_away_what_stands_before_it)
{
	expect_combos("22+,!88", 72);
	expect_same("22+,!88-66", "99+,55-22");
	expect_combos("22+,!AhAd", 77);
	expect_combos("*,!Ah*", 1275);
	expect_combos("*,!22+", 1248);
	expect_combos("AA,!AA", 0);
	expect_combos("22+,!88,88", 78);
	expect_combos("*,!*s", 1014);
	expect_combos("100%,!random", 0);
	expect_same("50%,!20%", "20%-50%");
}

Test(range, commas_and_blanks_part_terms_alike)
{
	expect_same("AA KK", "AA,KK");
	expect_same("AA, KK", "AA,KK");
	expect_same(" ,AA\t,\n KK , ", "AA,KK");
	expect_same("22+ !88", "22+,!88");
	expect_same("AA,,KK", "AA,KK");
	expect_same("AA\r", "AA");
}

/* -- notations --------------------------------------------------------------------- */

Test(range, suits_are_read_as_signs)
{
	expect_same("A♠K♠,Q♢J♦", "AsKs,QdJd");
	expect_same("A\u2665\uFE0F K\u2665\uFE0F", "AhKh");
	expect_same("A♥*,*♣*♣", "Ah*,*c*c");
	expect_same_in("A♥*h", CARD_UNICODE, "Ah*h");
}

Test(range, spanish_suits_and_tens)
{
	expect_same_in("APKC", CARD_SPANISH, "AsKh");
	expect_same_in("10T9D", CARD_SPANISH, "Tc9d");
	expect_same_in("A10s,1010+,109o", CARD_SPANISH, "ATs,TT+,T9o");
	expect_same_in("AC*,*T*T", CARD_SPANISH, "Ah*,*c*c");
	expect_same_in("*s,A*o", CARD_SPANISH, "*s,A*o");
	expect_same_in("A♠K♠", CARD_SPANISH, "AsKs");
	struct range range;
	cr_expect_eq(parse("ATs", CARD_SPANISH, &range, NULL), STATUS_BAD_RANK);
	cr_expect_eq(parse("AsKs", CARD_SPANISH, &range, NULL), STATUS_BAD_TERM);
	cr_expect_eq(parse("TT", CARD_SPANISH, &range, NULL), STATUS_BAD_RANGE);
}

/* -- faults -------------------------------------------------------------------------- */

Test(range, text_without_a_term_is_no_range)
{
	expect_fault("", STATUS_NO_RANGE, 0, 0);
	expect_fault(" , ", STATUS_NO_RANGE, 0, 0);
	expect_fault("[50][/50]", STATUS_NO_RANGE, 0, 0);
	expect_fault("AA,!", STATUS_NO_RANGE, 4, 0);
}

Test(range, what_begins_no_term_is_shown)
{
	expect_fault("z", STATUS_BAD_RANGE, 0, 1);
	expect_fault("AA,zK", STATUS_BAD_RANGE, 3, 1);
	expect_fault("AA,é", STATUS_BAD_RANGE, 3, 2);
	expect_fault("AA;KK", STATUS_TERM_END, 2, 1);
	expect_fault("AA,!!KK", STATUS_BAD_RANGE, 4, 1);
	expect_fault("AA,-KK", STATUS_BAD_RANGE, 3, 1);
	expect_fault("1h2h", STATUS_BAD_RANGE, 0, 1);
	expect_fault("%", STATUS_BAD_RANGE, 0, 1);
}

Test(range, what_breaks_off_a_term_is_shown)
{
	expect_fault("AzKz", STATUS_BAD_TERM, 1, 1);
	expect_fault("AKx", STATUS_TERM_END, 2, 1);
	expect_fault("AKsAQs", STATUS_TERM_END, 3, 1);
	expect_fault("AKs+-", STATUS_TERM_END, 4, 1);
	expect_fault("AA,!KK:0.5", STATUS_TERM_END, 6, 1);
	expect_fault("*Ah", STATUS_TERM_END, 2, 1);
	expect_fault("AA-KK-QQ", STATUS_TERM_END, 5, 1);
	expect_fault("AhKhQh", STATUS_TERM_END, 4, 1);
	expect_fault("randomly", STATUS_TERM_END, 6, 1);
	expect_fault("Ahz", STATUS_BAD_RANK, 2, 1);
	expect_fault("Ahs", STATUS_BAD_RANK, 2, 1);
	expect_fault("AhKz", STATUS_BAD_SUIT, 3, 1);
	expect_fault("AhK", STATUS_NO_SUIT, 2, 1);
	expect_fault("AA,AhK:1", STATUS_NO_SUIT, 5, 1);
	expect_fault("AhAh", STATUS_REPEATED_CARD, 2, 2);
	expect_fault("KK Ah Ah", STATUS_REPEATED_CARD, 6, 2);
}

Test(range, a_repeated_card_tells_where_it_stood_first)
{
	struct range range;
	struct fault fault;
	cr_expect_eq(parse("KK,A♥Ah", CARD_ASCII, &range, &fault), STATUS_REPEATED_CARD);
	cr_expect(fault.earlier == 3 && fault.offset == 7 && fault.length == 2);
}

Test(range, one_card_is_no_range)
{
	expect_fault("Ah", STATUS_ONE_CARD, 0, 2);
	expect_fault("A", STATUS_ONE_CARD, 0, 1);
	expect_fault("10", STATUS_ONE_CARD, 0, 2);
	expect_fault("AA,Ah,Kh", STATUS_ONE_CARD, 3, 2);
	expect_fault("Ah Kd Qs", STATUS_ONE_CARD, 6, 2);
	expect_fault("*h", STATUS_ONE_CARD, 0, 2);
	expect_fault("AA-K", STATUS_ONE_CARD, 3, 1);
	expect_fault("A♥", STATUS_ONE_CARD, 0, 4);
}

Test(range, a_pair_is_neither_suited_nor_offsuit)
{
	expect_fault("AAs", STATUS_PAIR_MARK, 0, 3);
	expect_fault("KK,99o+", STATUS_PAIR_MARK, 3, 3);
}

Test(range, ends_of_different_kinds_are_no_span)
{
	expect_fault("AA-AKs", STATUS_BAD_SPAN, 0, 6);
	expect_fault("QQ,AKs-A2o,JJ", STATUS_BAD_SPAN, 3, 7);
	expect_fault("AKs-AK", STATUS_BAD_SPAN, 0, 6);
	expect_fault("AQs-98s", STATUS_BAD_SPAN, 0, 7);
	expect_fault("AhKh-AhQh", STATUS_BAD_SPAN, 0, 9);
	expect_fault("A*-K*", STATUS_BAD_SPAN, 0, 5);
}

Test(range, a_span_without_its_other_end_is_a_fault_where_that_should_stand)
{
	expect_fault("AA-", STATUS_OPEN_SPAN, 3, 0);
	expect_fault("QQ,A2s-,KK", STATUS_OPEN_SPAN, 7, 0);
	expect_fault("22- 99", STATUS_OPEN_SPAN, 3, 0);
	expect_fault("A*-", STATUS_OPEN_SPAN, 3, 0);
	expect_fault("AhKh-", STATUS_BAD_SPAN, 0, 5);
	expect_fault("QQ [AhKh]-", STATUS_BAD_SPAN, 3, 7);
}

Test(range, nothing_is_better_than_a_star_or_a_combo)
{
	expect_fault("A*+", STATUS_BAD_PLUS, 0, 3);
	expect_fault("AA,*s+", STATUS_BAD_PLUS, 3, 3);
	expect_fault("AhKh+", STATUS_BAD_PLUS, 0, 5);
}

Test(range, weights_beyond_their_bounds_are_faults)
{
	expect_fault("AK:2", STATUS_BAD_WEIGHT, 3, 1);
	expect_fault("AK:1.00001", STATUS_BAD_WEIGHT, 3, 7);
	expect_fault("AK:1.0000000000000001", STATUS_BAD_WEIGHT, 3, 18);
	expect_fault("AK@100.5", STATUS_BAD_WEIGHT, 3, 5);
	expect_fault("AK@1000000000000000000000000", STATUS_BAD_WEIGHT, 3, 25);
	expect_fault("AK:", STATUS_BAD_WEIGHT, 3, 0);
	expect_fault("AK:,QQ", STATUS_BAD_WEIGHT, 3, 0);
	expect_fault("AK:.", STATUS_BAD_WEIGHT, 3, 1);
	expect_fault("AK:-1", STATUS_BAD_WEIGHT, 3, 2);
	expect_fault("AK:0.5.5", STATUS_BAD_WEIGHT, 3, 5);
	expect_fault("AK:0.5x QQ", STATUS_BAD_WEIGHT, 3, 4);
	expect_fault("AK:101%", STATUS_BAD_WEIGHT, 3, 4);
	expect_fault("AK:50%%", STATUS_BAD_WEIGHT, 3, 4);
	expect_fault("AK:0.5:0.5", STATUS_BAD_WEIGHT, 3, 7);
}

Test(range, brackets_have_a_weight_and_an_end)
{
	expect_fault("[50]AK", STATUS_OPEN_BRACKET, 0, 4);
	expect_fault("AA,[50]AK[25]QQ[/25]", STATUS_OPEN_BRACKET, 3, 4);
	expect_fault("AK[/50]", STATUS_CLOSE_BRACKET, 2, 5);
	expect_fault("[50]AK[/40]", STATUS_CLOSE_BRACKET, 6, 5);
	expect_fault("[x]AK", STATUS_BAD_WEIGHT, 1, 1);
	expect_fault("[101]AK", STATUS_BAD_WEIGHT, 1, 3);
	expect_fault("[", STATUS_BAD_WEIGHT, 1, 0);
	expect_fault("[50", STATUS_BAD_WEIGHT, 1, 2);
	expect_fault("[AK]", STATUS_BAD_WEIGHT, 1, 2);
}

Test(range, brackets_may_stand_around_both_cards)
{
	expect_same("[AhKh]", "AhKh");
	expect_same("[ Ah Kh ],[10h9h]", "AhKh,Th9h");
	expect_same("AA,![AsAh]", "AA,!AsAh");
	expect_same("[AhKh]:0.5,[2h2d]@25", "AhKh:0.5,2h2d:0.25");
	expect_same("[50][AhKh],QQ[/50][QsJs]", "AhKh:0.5,QQ:0.5,QsJs");
	expect_same("[22]AA[/22]", "AA:0.22");
	expect_same_in("[AC KC]", CARD_SPANISH, "AhKh");
	expect_fault("[Ah]", STATUS_ONE_CARD, 0, 4);
	expect_fault("AA [Ah , Kh]", STATUS_ONE_CARD, 4, 2);
	expect_fault("AA,[AhKh", STATUS_OPEN_BRACKET, 3, 1);
	expect_fault("[AhKh QsQd]", STATUS_OPEN_BRACKET, 0, 1);
	expect_fault("[AhKz]", STATUS_BAD_SUIT, 4, 1);
	expect_fault("[AhK]", STATUS_NO_SUIT, 3, 1);
	expect_fault("[AhAh]", STATUS_REPEATED_CARD, 3, 2);
	expect_fault("[AhKh]x", STATUS_TERM_END, 6, 1);
}

Test(range, percentages_beyond_their_bounds_are_faults)
{
	expect_fault("101%", STATUS_BAD_PERCENTAGE, 0, 4);
	expect_fault("AA,100.00000001%", STATUS_BAD_PERCENTAGE, 3, 13);
	expect_fault("5%-", STATUS_BAD_PERCENTAGE, 0, 3);
	expect_fault("5%-20", STATUS_BAD_PERCENTAGE, 0, 5);
	expect_fault("5%-AA", STATUS_BAD_PERCENTAGE, 0, 5);
	expect_fault(".%", STATUS_BAD_PERCENTAGE, 0, 2);
	expect_fault("5%x", STATUS_TERM_END, 2, 1);
}

Test(range, an_exclusion_needs_something_before_it)
{
	expect_fault("!88", STATUS_NONE_BEFORE, 0, 3);
	expect_fault(" !88,22+", STATUS_NONE_BEFORE, 1, 3);
}

/* -- sets ----------------------------------------------------------------------------- */

static void random_range(uint64_t *state, struct range *out);

Test(range, sets_of_combos_keep_their_laws)
{
	uint64_t state = 20211;
	for (int i = 0; i < 300; i++) {
		struct range a, b, c, left, right;
		random_range(&state, &a);
		random_range(&state, &b);
		random_range(&state, &c);
		/* a + b = b + a, a & b = b & a */
		left = a, range_unite(&left, &b);
		right = b, range_unite(&right, &a);
		cr_expect(range_equal(&left, &right));
		const unsigned long united = range_weight(&left);
		left = a, range_intersect(&left, &b);
		right = b, range_intersect(&right, &a);
		cr_expect(range_equal(&left, &right));
		/* the larger and the smaller weight add up */
		cr_expect_eq(united + range_weight(&left), range_weight(&a) + range_weight(&b));
		/* a & (b + c) = (a & b) + (a & c) */
		left = b, range_unite(&left, &c), range_intersect(&left, &a);
		right = c, range_intersect(&right, &a);
		struct range meet = b;
		range_intersect(&meet, &a), range_unite(&right, &meet);
		cr_expect(range_equal(&left, &right));
		/* a + b = (a - b) + b by weight */
		left = a, range_subtract(&left, &b);
		cr_expect_eq(range_weight(&left) + range_weight(&b), united);
		left = a, range_subtract(&left, &a);
		cr_expect_eq(range_combos(&left), 0);
	}
}

/* C(52, 2) combos, 51 with a card, one with two. */
Test(range, known_cards_leave_the_combos_that_have_them)
{
	struct range range, one = {{0}};
	range_hold(&range, 0);
	cr_expect_eq(range_combos(&range), COMBO_COUNT);
	range_hold(&range, set_from("Ah"));
	cr_expect_eq(range_combos(&range), 51);
	cr_expect_eq(range_weight(&range), 51 * RANGE_WHOLE);
	range_hold(&range, set_from("AhKd"));
	parse_well("AhKd", CARD_ASCII, &one);
	cr_expect(range_equal(&range, &one));
	range_hold(&range, set_from("AhKdQc"));
	cr_expect_eq(range_combos(&range), 0);
}

Test(range, dead_cards_take_their_combos_away)
{
	struct range range, expected;
	range_hold(&range, 0);
	range_remove(&range, set_from("Ah Kd"));
	cr_expect_eq(range_combos(&range), 1225); /* C(50, 2) */
	parse_well("*,!Ah*,!Kd*", CARD_ASCII, &expected);
	cr_expect(range_equal(&range, &expected));
	parse_well("AKs:0.5", CARD_ASCII, &range);
	range_remove(&range, set_from("Ah Kd"));
	parse_well("AsKs:0.5,AcKc:0.5", CARD_ASCII, &expected);
	cr_expect(range_equal(&range, &expected));
}

/* -- printing --------------------------------------------------------------------------- */

static void expect_print(const char *text, const char *expected)
{
	struct range range, back;
	struct text out = {0};
	parse_well(text, CARD_ASCII, &range);
	range_print(&out, &range, &game_holdem, CARD_ASCII);
	cr_expect(text_is(&out, expected), "'%s': %.*s", text, (int)out.length, out.bytes);
	parse_well(expected, CARD_ASCII, &back);
	cr_expect(range_equal(&range, &back), "%s", expected);
	text_free(&out);
}

Test(range, what_is_short_is_printed_as_it_is_read)
{
	static const char *const texts[] = {"22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+", "AA", "AKs", "AKo",
		"AK", "AhKh", "99-77", "99+,22", "A5s-A2s", "A9s+,A5s-A2s", "QQ+,AK", "A2+,K9s+",
		"100%", "100%:0.5", "JTs-87s", "54s+", "22+,54+", "AKs:0.5", "AA,KK:0.5", "22+,!88",
		"100%,!AA", "100%,!Ah*", "22+,A2s+,!Ah*", "AA,!AsAh", "22+,99-66:0.5", "A2s+,!A8s",
		"J9s-86s", "AsAh,KsKh"};
	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
		expect_print(texts[i], texts[i]);
}

Test(range, what_is_long_is_printed_short)
{
	expect_print("AA,KK,QQ", "QQ+");
	expect_print("KQs,KJs,AKs,AKo", "AK,KJs+");
	expect_print("*s,*o,22+", "100%");
	expect_print("AsAh AsAd AsAc AhAd AhAc AdAc", "AA");
	expect_print("AsKs,AhKh,AdKd", "AKs,!Ac*");
	expect_print("99+,77-22", "22+,!88");
	expect_print("AA,KK:0.5,QQ-22", "22+,KK:0.5");
	expect_print("22+,!AA", "KK-22");
	expect_print("JTs,T9s,98s", "JTs-98s");
	expect_print("JTs,98s", "JTs,98s");
	expect_print("54s+,T9o-54o", "T9-54,JTs+");
	expect_print("*:0.25,AKs", "100%:0.25,AKs");
	expect_print("AKs@12.5", "AKs:0.125");
}

Test(range, stars_are_printed_where_they_are_shorter)
{
	static const char *const texts[] = {"Ah*", "Ah*,Kh*", "22+,Ah*", "*h*h", "*h*", "AhK*",
		"Ah*h", "*s*h", "A**s", "7*s", "7*o", "7*", "*s", "*o", "*s,!AKs", "*o,22+",
		"100%,!*h*", "100%,!7*s", "22+,*h*h", "22+,7*s", "22+,A2s+,ATo+,!*c*",
		"22+,A2s+,!As*,!Kd*", "*s,!*c*", "Ah*:0.5", "AK,Ah*:0.5,AhK*", "*s,22+:0.5",
		"100%:0.5,*s", "22+:0.5,Ah*:0.25,*s*s"};
	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
		expect_print(texts[i], texts[i]);
	expect_print("*h*s", "*s*h");
	expect_print("A*Kh", "KhA*");
	expect_print("AhKs,AhKh,AhKd,AhKc", "AhK*");
	expect_print("T7o+,!*h*,!*s*", "T7o+,!*s*,!*h*");
	expect_print("*s*s,*h*h,*d*d", "*s,!*c*");
}

Test(range, a_kicker_that_climbs_is_no_star)
{
	expect_print("A*s", "A2s+");
	expect_print("A*o,22+", "22+,A2o+");
	expect_print("A2s+,K2s+", "A2s+,K2s+");
	expect_print("AKs,K2s+", "K*s");
	expect_print("AA,A2+", "A*");
}

Test(range, high_cards_that_run_above_a_kicker_are_a_span)
{
	expect_print("AJs,KJs,QJs", "AJs-QJs");
	expect_print("A5o,K5o,Q5o,J5o", "A5o-J5o");
	expect_print("AJ,KJ,QJ", "AJ-QJ");
	expect_print("AJs,KJs", "AJs,KJs");
}

Test(range, the_range_of_no_combo_is_printed_as_nothing)
{
	struct range range;
	struct text out = {0};
	parse_well("AA,!AA", CARD_ASCII, &range);
	range_print(&out, &range, &game_holdem, CARD_ASCII);
	cr_expect_eq(out.length, 0);
	text_free(&out);
}

Test(range, equal_weights_stand_together)
{
	expect_print("AKo:0.5,22+,KTs+,A5s:0.25,T9s:0.5", "22+,KTs+,T9s:0.5,AKo:0.5,A5s:0.25");
	expect_print("AhKh:0.5,AdKd,QsQh:0.5,AsKc", "AsKc,AdKd,AhKh:0.5,QsQh:0.5");
}

Test(range, every_notation_is_printed_as_it_reads)
{
	struct range range, back;
	struct text out = {0};
	parse_well("ThTd,AhKh,TT:0.5,98s-54s,AT-A8", CARD_ASCII, &range);
	range_print(&out, &range, &game_holdem, CARD_SPANISH);
	cr_expect(text_is(&out, "A10-A8,98s-54s,1010:0.5,ACKC"), "%.*s", (int)out.length,
		out.bytes);
	text_clear(&out);
	parse_well("TcTd,AhKh,ATs,*", CARD_ASCII, &range);
	parse_well("TcTd,AhKh,ATs", CARD_ASCII, &range);
	range_print(&out, &range, &game_holdem, CARD_SPANISH);
	cr_expect(text_is(&out, "A10s,ACKC,10D10T"), "%.*s", (int)out.length, out.bytes);
	cr_expect_eq(range_parse(text_slice(&out), CARD_SPANISH, &game_holdem, &back, NULL),
		STATUS_OK);
	cr_expect(range_equal(&range, &back));
	text_clear(&out);
	range_print(&out, &range, &game_holdem, CARD_UNICODE);
	cr_expect(text_is(&out, "ATs,A♥K♥,T♦T♣"), "%.*s", (int)out.length, out.bytes);
	text_free(&out);
}

Test(range, printing_appends)
{
	struct range range;
	struct text out = {0};
	text_add_string(&out, "range ");
	parse_well("AA KK", CARD_ASCII, &range);
	range_print(&out, &range, &game_holdem, CARD_ASCII);
	cr_expect(text_is(&out, "range KK+"));
	text_free(&out);
}

/* Ranges of many kinds: few or many starting hands or combos, one or many weights, dead cards. */
static void random_range(uint64_t *state, struct range *out)
{
	const unsigned weights = 1 + random_below(state, 4), rounds = 1 + random_below(state, 40),
		       kind = random_below(state, 8), density = 1 + random_below(state, 15);
	uint16_t weight[4];
	memset(out, 0, sizeof *out);
	for (int i = 0; i < 4; i++)
		weight[i] = (uint16_t)(i && random_below(state, 3)
					       ? random_below(state, RANGE_WHOLE + 1)
					       : RANGE_WHOLE);
	if (kind == 7)
		range_hold(out, 0);
	for (unsigned i = 0; i < rounds; i++) {
		const int class = (int)random_below(state, COMBO_CLASSES);
		const uint16_t put =
			random_below(state, 6) ? weight[random_below(state, weights)] : 0;
		for (int h = 0; h < COMBO_COUNT; h++)
			if (combo_class((combo)h) == class ||
				(kind & 1 && combo_class((combo)h) / 13 == class / 13 &&
					combo_class((combo)h) % 13 > class % 13) ||
				(kind & 2 && !random_below(state, 100 * density)))
				out->weight[h] = put;
	}
	if (kind == 6)
		for (int h = 0; h < COMBO_COUNT; h++)
			out->weight[h] = (uint16_t)(random_below(state, 16) < density
							    ? random_below(state, RANGE_WHOLE + 1)
							    : 0);
	for (unsigned dead = random_below(state, 4) ? 0 : 1 + random_below(state, 3); dead; dead--)
		range_remove(out, card_bit((card)random_below(state, CARD_COUNT)));
}

static void expect_law(const struct range *range, enum card_notation notation)
{
	struct range back;
	struct text first = {0}, second = {0};
	struct fault fault = {0};
	range_print(&first, range, &game_holdem, notation);
	if (!first.length) {
		cr_expect_eq(range_combos(range), 0);
		return;
	}
	cr_assert_eq(range_parse(text_slice(&first), notation, &game_holdem, &back, &fault),
		STATUS_OK, "%.*s", (int)first.length, first.bytes);
	cr_assert(range_equal(range, &back), "%.*s", (int)first.length, first.bytes);
	range_print(&second, &back, &game_holdem, notation);
	cr_assert(
		first.length == second.length && !memcmp(first.bytes, second.bytes, first.length));
	text_free(&first);
	text_free(&second);
}

Test(range, what_is_printed_reads_back_as_the_same_range)
{
	uint64_t state = 7;
	struct range range;
	for (int i = 0; i < 4000; i++) {
		random_range(&state, &range);
		expect_law(&range, (enum card_notation)(i % 3));
	}
}

/* A term with a star or two, or of starting hands; in letters. */
static void add_random_term(uint64_t *state, struct text *out)
{
	static const char *const forms[] = {"rs*", "rsR*", "rs*S", "*s*S", "*s*", "r**s", "r*s",
		"r*o", "r*", "*s", "*o", "rRs+", "rRo+", "rr+", "rsRS"};
	const char *form = forms[random_below(state, sizeof forms / sizeof *forms)];
	const int high = 1 + (int)random_below(state, 12), low = (int)random_below(state, 12);
	const int suit = (int)random_below(state, 4), other = (int)random_below(state, 4);
	const bool marks =
		!strchr(form, '*') ? strchr(form, '+') != NULL : form[1] == '*' && form[2] != '*';
	for (const char *at = form; *at; at++) {
		if (*at == 'r' || *at == 'R')
			text_add_char(out, "23456789TJQKA"[*at == 'r'   ? high
							   : low < high ? low
									: high - 1]);
		else if ((*at == 's' && !(marks && *form != '*') && strcmp(form, "*s") != 0) ||
			 *at == 'S')
			text_add_char(out, "cdhs"[*at == 's' ? suit : other]);
		else
			text_add_char(out, *at);
	}
}

Test(range, ranges_of_stars_are_printed_and_read_back)
{
	uint64_t state = 31;
	struct range range;
	struct text text = {0};
	for (int i = 0; i < 6000; i++) {
		text_clear(&text);
		for (unsigned terms = 1 + random_below(&state, 5); terms; terms--) {
			text_add_string(&text, text.length ? "," : "");
			const bool away = text.length && !random_below(&state, 3);
			text_add_string(&text, away ? "!" : "");
			add_random_term(&state, &text);
			if (!away && !random_below(&state, 6))
				text_add_string(&text, ":0.25");
		}
		cr_assert_eq(range_parse(text_slice(&text), CARD_ASCII, &game_holdem, &range, NULL),
			STATUS_OK, "%.*s", (int)text.length, text.bytes);
		expect_law(&range, (enum card_notation)(i % 3));
	}
	text_free(&text);
}

/* No term becomes longer, except "A*s", which becomes "A2s+". */
Test(range, a_term_by_itself_is_printed_no_longer_than_it_was)
{
	uint64_t state = 5;
	struct range range;
	struct text text = {0}, out = {0};
	for (int i = 0; i < 3000; i++) {
		text_clear(&text), text_clear(&out);
		add_random_term(&state, &text);
		cr_assert_eq(range_parse(text_slice(&text), CARD_ASCII, &game_holdem, &range, NULL),
			STATUS_OK);
		range_print(&out, &range, &game_holdem, CARD_ASCII);
		cr_expect_leq(out.length, text.length + (text.bytes[0] == 'A' && text.length == 3),
			"%.*s: %.*s", (int)text.length, text.bytes, (int)out.length, out.bytes);
	}
	text_free(&text);
	text_free(&out);
}

Test(range, every_span_and_climb_is_printed_and_reads_back)
{
	struct range range, other;
	char text[16], name[4];
	for (int a = 0; a < COMBO_CLASSES; a++) {
		combo_class_name(a, text);
		strncat(text, "+", 2);
		parse_well(text, CARD_ASCII, &range);
		expect_law(&range, CARD_ASCII);
		for (int b = 0; b < COMBO_CLASSES; b++) {
			combo_class_name(a, text);
			combo_class_name(b, name);
			strncat(strncat(text, "-", 2), name, 4);
			if (!parse(text, CARD_ASCII, &range, NULL))
				expect_law(&range, CARD_ASCII);
			/* and any two starting hands, adjacent or not */
			text[strlen(text) - strlen(name) - 1] = ',';
			parse_well(text, CARD_ASCII, &other);
			expect_law(&other, CARD_ASCII);
		}
	}
}

Test(range, every_percentage_is_printed_and_reads_back)
{
	struct range range;
	char text[16];
	for (int i = 0; i <= 1000; i++) {
		snprintf(text, sizeof text, "%d.%d%%", i / 10, i % 10);
		parse_well(text, CARD_ASCII, &range);
		expect_law(&range, CARD_ASCII);
	}
}

/* No term can be omitted or shortened: the printed range is no longer than a list of all starting
 * hands, and removing a term leaves a different range. */
Test(range, no_printed_term_is_in_vain)
{
	uint64_t state = 99;
	for (int i = 0; i < 400; i++) {
		struct range range, back;
		struct text out = {0}, less = {0};
		random_range(&state, &range);
		range_print(&out, &range, &game_holdem, CARD_ASCII);
		for (size_t at = 0; at < out.length && out.length < 400;) {
			size_t end = at;
			while (end < out.length && out.bytes[end] != ',')
				end++;
			text_clear(&less);
			text_add(&less, out.bytes, at);
			text_add_char(&less, ',');
			text_add(&less, out.bytes + end, out.length - end);
			if (!range_parse(text_slice(&less), CARD_ASCII, &game_holdem, &back, NULL))
				cr_expect_not(range_equal(&range, &back), "%.*s without %.*s",
					(int)out.length, out.bytes, (int)(end - at),
					out.bytes + at);
			at = end + 1;
		}
		text_free(&out);
		text_free(&less);
	}
}

/* 15% and the part of all hands that --top 15% keeps have the same boundary at every starting hand.
 */
Test(range, the_best_of_all_hands_is_a_percentage)
{
	char text[32];

	for (uint32_t p = 0; p <= 1000; p++) {
		const uint32_t to = p * (RANGE_HUNDRED / 1000), from = to / 3;
		struct range range, part;

		snprintf(text, sizeof text, "%u.%04u%%-%u.%04u%%", from / 10000, from % 10000,
			to / 10000, to % 10000);
		parse_well(text, CARD_ASCII, &range);
		parse_well("random", CARD_ASCII, &part);
		range_keep_best(&part, &game_holdem, from, to);
		cr_expect(range_equal(&part, &range), "%s", text);
	}
}

/* Every starting hand is kept or removed as a whole, and the two sides of any boundary are the
 * range. */
Test(range, the_parts_of_a_range_are_the_range)
{
	uint64_t state = 7;

	for (int i = 0; i < 300; i++) {
		const uint32_t at = (uint32_t)(i * 3343 % (RANGE_HUNDRED + 1));
		struct range whole, best, rest;
		unsigned long weight;

		random_range(&state, &whole);
		best = rest = whole;
		range_keep_best(&best, &game_holdem, 0, at);
		range_keep_best(&rest, &game_holdem, at, RANGE_HUNDRED);
		for (int h = 0; h < COMBO_COUNT; h++)
			cr_assert_eq(best.weight[h] + rest.weight[h], whole.weight[h]);
		/* no starting hand is heavier than 12 combos, and at most half of one is beyond the
		 * boundary */
		weight = range_weight(&whole);
		cr_expect_float_eq((double)range_weight(&best), (double)weight * at / RANGE_HUNDRED,
			6 * RANGE_WHOLE);
	}
}

/* Half of the weight of AA:0.5 and KKs is reached in KK: 3 of AA, then the middle of KK is 6 of 9.
 */
Test(range, weights_count_in_the_parts_of_a_range)
{
	struct range range, expected;

	parse_well("AA:0.5,KK", CARD_ASCII, &range);
	range_keep_best(&range, &game_holdem, 0, 660000);
	parse_well("AA:0.5", CARD_ASCII, &expected);
	cr_expect(range_equal(&range, &expected));
	parse_well("AA:0.5,KK", CARD_ASCII, &range);
	range_keep_best(&range, &game_holdem, 0, 670000);
	parse_well("AA:0.5,KK", CARD_ASCII, &expected);
	cr_expect(range_equal(&range, &expected));
}
