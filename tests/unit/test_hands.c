#include "odds/hands/hands.h"

#include "support.h"

#include "cards/colex.h"

#include <criterion/criterion.h>
#include <string.h>

enum { GAMES = 3 };

static const struct game *const games[GAMES] = {&game_omaha, &game_omaha5, &game_omaha6};

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

/* Expects this number of hands and this sum of weights. */
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
	for (size_t g = 0; g < GAMES; g++) {
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
	expect_fault("AsKsQhJh2c", STATUS_HAND_SIZE, 0, 10);
	expect_fault("AsKsQh=", STATUS_BAD_TERM, 6, 1);
	expect_fault("AA:", STATUS_NO_RANGE, 3, 0);
	expect_fault("AA:,KK", STATUS_NO_RANGE, 3, 1);
	expect_fault("(AA,KK", STATUS_OPEN_BRACKET, 0, 1);
	expect_fault("AA),KK", STATUS_CLOSE_BRACKET, 2, 1);
	expect_fault("(AA@50)", STATUS_TERM_END, 3, 1);
	expect_fault("()", STATUS_NO_RANGE, 1, 1);
	expect_fault("(!AA)", STATUS_NONE_BEFORE, 1, 3);
	expect_fault("AA[K-]", STATUS_OPEN_SPAN, 3, 2);
	expect_fault("AA[KQ", STATUS_OPEN_BRACKET, 2, 1);
	expect_fault("AA[K=]", STATUS_BAD_TERM, 4, 1);
	expect_fault("AA:1.5", STATUS_BAD_WEIGHT, 3, 3);
	expect_fault("xx+", STATUS_NO_STEPS, 0, 3);
	expect_fault("AKs-QJh", STATUS_NOT_STEPS, 0, 7);
	expect_fault("AK-QT", STATUS_NOT_STEPS, 0, 5);
	expect_fault("((((((((((((((((((((((((AA))))))))))))))))))))))))", STATUS_DEEP_RANGE, 20,
		1);
	expect_fault("[AsKsQhJh", STATUS_OPEN_BRACKET, 0, 1);
	expect_fault("[50]AsKsQhJh", STATUS_OPEN_BRACKET, 0, 4);
	expect_fault("AsKsQhJh[/50]", STATUS_CLOSE_BRACKET, 8, 5);
	expect_fault("AsKsQhJh@101", STATUS_BAD_WEIGHT, 9, 3);
	expect_fault("AsKsQhJh@0.5", STATUS_DOUBTFUL_WEIGHT, 9, 3);
}

/* -- patterns ---------------------------------------------------------------- */

Test(hands, counts_of_ranks_are_those_of_arithmetic)
{
	/* two aces or more: C(4,2) C(48,2) + 4 * 48 + 1 */
	expect_hands("AA", 6961, 6961);
	expect_hands("AAA", 193, 193);
	expect_hands("AAAA", 1, 1);
	expect_hands("KKQQ", 36, 36);
	expect_hands("A234", 256, 256);
	expect_hands("A", 270725 - 194580, 76145); /* all but C(48, 4) */
	expect_hands("RRRR", 13, 13);
	expect_hands("RROO", 78 * 36, 78 * 36);
	expect_hands("RRON", 13 * 6 * 66 * 16, 13 * 6 * 66 * 16);
	expect_hands("RONP", 715 * 256, 715 * 256);
	expect_hands("AARR", 12 * 36, 12 * 36); /* R is not an ace */
	expect_same("AA", "AA**");
	expect_same("AA", "aa");
	expect_same("TT", "1010");
	expect_same("KKQQ", "QKQK");
}

Test(hands, counts_of_suits_are_those_of_arithmetic)
{
	expect_hands("xxyy", 6 * 78 * 78, 6 * 78 * 78);
	expect_hands("wxyz", 28561, 28561);   /* 13^4 */
	expect_hands("xxyz", 158184, 158184); /* 4 * 78 * 3 * 169 */
	expect_hands("wxy", 158184 + 28561, 158184 + 28561);
	expect_hands("xxxx", 4 * 715, 4 * 715);
	expect_hands("xxxy", 4 * 286 * 39, 4 * 286 * 39);
	expect_hands("sshh", 78 * 78, 78 * 78);
	expect_hands("ssxx", 3 * 78 * 78, 3 * 78 * 78); /* x is not spades */
	expect_same("ds", "xxyy");
	expect_same("$DS", "xxyy");
	expect_same("ss", "xxyz");
	expect_same("r", "wxyz");
	expect_same("*:r", "r");
}

Test(hands, counts_of_both_are_those_of_arithmetic)
{
	expect_hands("AxAyxy", 6 * 12 * 12, 864);
	expect_hands("AhKh", 1225, 1225); /* C(50, 2) */
	expect_hands("RxRyOxOy", 78 * 6, 78 * 6);
	expect_hands("Ax:!AA", 76145 - 6961, 76145 - 6961);
	expect_same("AA:ds", "AxAyxy");
	expect_same("AhKh", "Ah Kh");
	expect_same("[Ah Kh]QJ", "AhKhQJ");
	expect_same("*h*h", "hh");
	expect_same("A*", "A");
	expect_same("A\u2665K\u2665", "AhKh");
}

Test(hands, x_after_ranks_that_completes_the_hand_is_any_card)
{
	expect_same("AAxx", "AA");
	expect_same("AAXX", "AA");
	expect_same("Axxx", "A");
	expect_same("AKQx", "AKQ");
	expect_same("RRxx", "RR");
	expect_same("BBBx", "BBB");
	expect_same_in(&game_omaha5, "AAxxx", "AA");
	expect_same_in(&game_omaha6, "KKQQxx", "KKQQ");
	/* otherwise it is a suit */
	expect_same("Axx", "Ax*x");
	expect_hands("KxQxJx", 4 * 49, 4 * 49);
	expect_hands("xxxx", 2860, 2860);
}

Test(hands, rank_classes_and_lists_are_choices)
{
	expect_hands("[T-7][T-7][T-7][T-7]", 1820, 1820); /* C(16, 4) */
	expect_hands("BBBB", 1820, 1820);
	expect_same("MMMM", "[T-7][10,9,8,7][T987][7-T]");
	expect_same("$M$M$M$M", "MMMM");
	expect_same("$B", "[A-J]");
	expect_same("F", "[K-J]");
	expect_same("$F", "F");
	expect_same("LLLL", "[A8-2][A,8-2][A 8-2]$L");
	expect_same("$Z", "[6-2]");
	expect_same("$N", "[K-9]");
	expect_same("$R", "[A-T]");
	expect_same("$R$W", "[A-T][A5-2]");
	expect_hands("[As,Kh]", 270725 - 230300, 270725 - 230300); /* all but C(50, 4) */
	expect_same("AA[K-T]", "AAK,AAQ,AAJ,AAT");
	expect_hands("AA[K-T]", 3856, 3856); /* 6 (C(48, 2) - C(32, 2)) + 4 * 16 */
	expect_same("[KQJ]x[98]x", "Kx9x,Kx8x,Qx9x,Qx8x,Jx9x,Jx8x");
	expect_same("A[hs]", "A*h,A*s");
	expect_same("Bh[KQ]s", "[A-J]hKs,[A-J]hQs");
}

Test(hands, ranks_climb_and_descend_together)
{
	expect_same("JT98+", "JT98,QJT9,KQJT,AKQJ");
	expect_same("5432-", "5432");
	expect_same("7654-", "7654,6543,5432");
	expect_same("TT+", "TT,JJ,QQ,KK,AA");
	expect_same("44-", "44,33,22");
	expect_same("QQJJ+", "QQJJ,KKQQ,AAKK");
	expect_same("AA+", "AA");
	expect_same("AJ+", "AJ,AQ,AK");
	expect_same("AAT+", "AAT,AAJ,AAQ,AAK");
	expect_same("KJ+", "KJ,AQ");
	expect_same("AxJx+", "AxJx,AxQx,AxKx");
	expect_same("QsJs+:!AK", "QsJs:!AK,KsQs:!AK");
	expect_same("AA-TT", "TT+");
	expect_same("TT-AA", "TT+");
	expect_same("AK-AT", "AK,AQ,AJ,AT");
	expect_same("JT98-8765", "JT98,T987,9876,8765");
	expect_same("KxQxyy-JxTxyy", "KxQxyy,QxJxyy,JxTxyy");
	expect_same("AhQs-AhTs", "AhQs,AhJs,AhTs");
	expect_same("AA-AA", "AA");
}

Test(hands, signs_are_not_and_or)
{
	expect_hands("AA!AAA", 6768, 6768);
	expect_hands("AA,KK", 2 * 6961 - 36, 2 * 6961 - 36);
	expect_hands("(AA,KK):ds", 2 * 864 - 6, 2 * 864 - 6);
	expect_hands("AA,KK:ds", 6961 + 864 - 6, 6961 + 864 - 6);
	expect_hands("AA:KK", 36, 36);
	expect_hands("AA:!AAA", 6768, 6768);
	expect_hands("AA:22", 36, 36);
	expect_hands("AA : 2", 1108, 1108); /* 6 (C(48,2) - C(44,2)) + 4 * 4 */
	expect_same("AA:xxyy, JJ!JJJ, KK", "(AA:xxyy),(JJ:!JJJ),KK");
	expect_same("AA,KK:ds", "AA,(KK:ds)");
	expect_same("AA!KK:ds", "(AA:ds)!KK");
	expect_same("AA,KK,!ds", "(AA,KK)!ds");
	expect_same("AA!(ds,ss)", "AA!ds!ss");
	expect_same("(AA,KK,!AAKK)", "(AA,KK)!AAKK");
	expect_same("(AA,!AAA,AAA)", "AA");
	expect_same("AA:!!KK", "AAKK");
	expect_same("*!AA", "*,!AA");
	expect_same("random:AsKsQhJh", "AsKsQhJh");
	expect_same("AA!AsAhAdAc", "AA,!AsAhAdAc");
	expect_same("AA ,KK\tQQ", "AA,KK,QQ");
}

Test(hands, weights_follow_expressions)
{
	expect_hands("AA:0.5", 6961, 3480.5);
	expect_hands("AA:ds@50", 864, 432);
	expect_hands("AA:ds:0.5", 864, 432);
	expect_hands("(AA,KK):ds@25", 1722, 430.5);
	expect_hands("AA:1", 6961, 6961);
	expect_hands("AA:.5,AA:ds", 6961, 3480.5 + 432);
	/* one hand more, and a fifth of another's weight instead of a half */
	expect_hands("AA@50,AsKsQhJh,AsAhAdAc:0.2", 6962, 3480 + 1 + 0.2);
	expect_hands("[50]AA,KK[/50]", 2 * 6961 - 36, 6961 - 18);
}

/* -- an oracle ----------------------------------------------------------------- */

/* The meaning of a card in a pattern: a rank or a rank variable, and a suit or a suit variable. A
 * star is any. */
struct hands_wanted {
	char part[2];
};

/* Whether a card matches; different variables have different values, none of which the pattern
 * itself names. */
static bool oracle_takes(const struct hands_wanted *wanted, int count, int place, card c,
	char *variable)
{
	const char value[2] = {"23456789TJQKA"[card_rank(c)], "cdhs"[card_suit(c)]};
	for (int half = 0; half < 2; half++) {
		const char letter = wanted[place].part[half];
		if (letter == '*' || letter == value[half])
			continue;
		if (!strchr("ROxy", letter))
			return false;
		for (int i = 0; i < count; i++)
			if (wanted[i].part[half] == value[half])
				return false;
		for (const char *other = half ? "xy" : "RO"; *other; other++)
			if ((*other == letter) != (variable[(int)*other] == value[half]) &&
				(*other != letter || variable[(int)*other]))
				return false;
		variable[(int)letter] = value[half];
	}
	return true;
}

/* Tries all orders of the hand's cards. */
static bool oracle_fits(const struct hands_wanted *wanted, int count, const card *hand, int own)
{
	int tries = 1;
	for (int i = 2; i <= own; i++)
		tries *= i;
	for (int number = 0; number < tries; number++) {
		char variable[128] = {0};
		card order[6];
		bool good = true;
		memcpy(order, hand, (size_t)own);
		for (int i = own, rest = number; i > 1; rest /= i--) {
			const card kept = order[i - 1];
			order[i - 1] = order[rest % i];
			order[rest % i] = kept;
		}
		for (int i = 0; good && i < count; i++)
			good = oracle_takes(wanted, count, i, order[i], variable);
		if (good)
			return true;
	}
	return false;
}

/* A random pattern as text. False if it has a card twice. */
static bool random_pattern(uint64_t *state, struct hands_wanted *wanted, int count, char *text)
{
	*text = 0;
	for (int i = 0; i < count; i++) {
		const char part[3] = {"AK7RO**"[random_below(state, 7)],
			"shxy***"[random_below(state, 7)]};
		memcpy(wanted[i].part, part, 2);
		*text++ = part[0];
		if (part[1] != '*')
			*text++ = part[1];
		*text = 0;
		for (int j = 0; j < i; j++)
			if (!memcmp(wanted[i].part, wanted[j].part, 2) && strchr("AK7", part[0]) &&
				strchr("sh", wanted[i].part[1]))
				return false;
	}
	return true;
}

Test(hands, patterns_are_what_an_oracle_says)
{
	uint64_t state = 3;
	int fitted = 0;
	for (int trial = 0; trial < 200; trial++) {
		const struct game *game = games[trial % 20 ? 0 : 1];
		const int own = game->own, count = 1 + (int)random_below(&state, game->own);
		struct hands_wanted wanted[6];
		struct hands hands;
		char text[32];
		/* R alone is rainbow */
		if (!random_pattern(&state, wanted, count, text) || !strcmp(text, "R"))
			continue;
		parse_in(game, text, &hands);
		for (int i = 0; i < 600; i++) {
			const bool listed = i % 2 && hands.count;
			card hand[CARD_COUNT];
			card_set set = 0;
			if (listed)
				card_set_list(hands.set[random_below(&state, hands.count)], hand);
			else
				deal_from(&state, CARD_DECK, own, hand);
			for (int c = 0; c < own; c++)
				set |= card_bit(hand[c]);
			cr_assert_eq(hands_weight_of(&hands, set) > 0,
				oracle_fits(wanted, count, hand, own), "'%s' %s", text,
				cards_shown(hand, own));
			fitted += listed;
		}
		hands_free(&hands);
	}
	cr_expect_gt(fitted, 10000);
}

/* -- percentages ---------------------------------------------------------------- */

/* Two random hands share one pot. Sampled equities err by some 0.2% each, but their mean over all
 * hands hardly does. */
Test(hands, the_mean_of_all_equities_is_a_half)
{
	const uint16_t *const tables[] = {hands_equity, hands_equity_8};
	struct hands hands;
	parse("random", &hands);
	for (int t = 0; t < 2; t++) {
		const struct game *game = t ? &game_omaha8 : &game_omaha;
		double sum = 0;
		int hands_in_all = 0;
		uint64_t seen[HANDS_CLASSES];
		int classes = 0;
		for (uint32_t i = 0; i < hands.count; i++) {
			const uint64_t class = hands_class(hands.set[i]);
			bool first = true;
			/* the first hand of a class has its suits in order */
			for (int suit = 1; suit < CARD_SUITS; suit++)
				first = first && card_set_ranks(hands.set[i], suit - 1) >=
							 card_set_ranks(hands.set[i], suit);
			if (!first)
				continue;
			cr_assert_lt(classes, HANDS_CLASSES);
			seen[classes] = class;
			sum += (double)tables[t][classes++] * hands_class_size(class, 0);
			hands_in_all += (int)hands_class_size(class, 0);
			cr_assert(classes < 2 || seen[classes - 1] != seen[classes - 2]);
		}
		cr_expect_eq(classes, HANDS_CLASSES, "%s", game->key);
		cr_expect_eq(hands_in_all, 270725);
		cr_expect_float_eq(sum / 270725 / 65536, 0.5, 0.0005, "%s: %g", game->key,
			sum / 270725 / 65536);
	}
	hands_free(&hands);
}

Test(hands, percentages_are_parts_that_fit_together)
{
	static const struct game *const all[] = {&game_omaha, &game_omaha8, &game_omaha5};
	for (int g = 0; g < 3; g++) {
		expect_same_in(all[g], "5%,5%-20%", "20%");
		expect_same_in(all[g], "20%,!5%", "5-20%");
		expect_same_in(all[g], "20%-5%", "5%-20%");
		expect_same_in(all[g], "100%-50%,50%", "*");
		expect_same_in(all[g], "20%:5%", "5%");
		expect_same_in(all[g], "30%:!50%", "0%");
	}
	for (int percent = 1; percent < 100; percent += 14) {
		struct hands hands;
		char text[8];
		snprintf(text, sizeof text, "%d%%", percent);
		parse(text, &hands);
		cr_expect_float_eq(hands.count, 2707.25 * percent, 40, "%s: %u", text, hands.count);
		hands_free(&hands);
	}
	expect_fault("101%", STATUS_BAD_PERCENTAGE, 0, 4);
	expect_fault("AA:5%%", STATUS_BAD_PERCENTAGE, 3, 3);
}

/* Double-suited aces and kings are known as the best hand in Omaha, aces with wheel cards as the
 * best in hi-lo; four deuces are the worst in both. */
Test(hands, the_best_and_the_worst_hands_are_those_that_players_know)
{
	expect_same("AAKK:ds:0.1%", "AAKK:ds");
	expect_same("AAJT:ds:0.2%", "AAJT:ds");
	expect_same("2222:99.9%-100%", "2222");
	expect_same_in(&game_omaha8, "AA32:ds:0.2%", "AA32:ds");
	expect_same_in(&game_omaha8, "KKKK:99%-100%", "KKKK");
	expect_same_in(&game_omaha5, "AAKKQ:ds:2%", "AAKKQ:ds");
}

Test(hands, the_best_part_of_all_hands_is_a_percentage)
{
	struct hands a, b;
	parse("*", &a);
	parse("5%-15%", &b);
	cr_assert_eq(hands_keep_best(&a, 50000, 150000), STATUS_OK);
	cr_expect(hands_equal(&a, &b));
	hands_free(&a);
	parse("AA,KK:0.5", &a);
	cr_assert_eq(hands_keep_best(&a, 0, RANGE_HUNDRED), STATUS_OK);
	cr_expect_eq(a.count, 13886);
	cr_assert_eq(hands_keep_best(&a, 0, 0), STATUS_OK);
	cr_expect_eq(a.count, 0);
	hands_free(&a);
	hands_free(&b);
}

/* The centres of two hands of equal weight are at one quarter and three quarters. */
Test(hands, a_hand_whose_middle_is_the_limit_is_in_the_better_part)
{
	struct hands hands;
	parse("AsAhKsKh,2c3d7h9s", &hands);
	cr_assert_eq(hands_keep_best(&hands, 0, RANGE_HUNDRED / 4), STATUS_OK);
	cr_expect_eq(hands.count, 1);
	cr_expect_eq(hands.set[0], set_from("AsAhKsKh"));
	hands_free(&hands);
	parse("AsAhKsKh,2c3d7h9s", &hands);
	cr_assert_eq(hands_keep_best(&hands, RANGE_HUNDRED / 4, RANGE_HUNDRED), STATUS_OK);
	cr_expect_eq(hands.count, 1);
	cr_expect_eq(hands.set[0], set_from("2c3d7h9s"));
	hands_free(&hands);
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

/* -- text ------------------------------------------------------------------- */

static void expect_text_in(const struct game *game, const char *given, const char *expected)
{
	struct hands hands, back;
	struct text text = {0};
	parse_in(game, given, &hands);
	hands_print(&text, &hands, CARD_ASCII);
	cr_expect(!text.failed);
	if (expected)
		cr_expect(text_is(&text, expected), "'%s': %.*s", given, (int)text.length,
			text.bytes);
	if (text.length) {
		cr_assert_eq(hands_parse(text_slice(&text), CARD_ASCII, game, &back, NULL),
			STATUS_OK);
		cr_expect(hands_equal(&hands, &back), "'%s': %.*s", given,
			(int)(text.length < 200 ? text.length : 200), text.bytes);
		cr_expect(!hands_line_marked(text_slice(&text), CARD_ASCII), "'%s'", given);
		hands_free(&back);
	}
	hands_free(&hands);
	text_free(&text);
}

static void expect_text(const char *given, const char *expected)
{
	expect_text_in(&game_omaha, given, expected);
}

Test(hands, the_text_of_a_range_is_short)
{
	expect_text("*", "100%");
	expect_text("*:0.5", "100%:0.5");
	expect_text("AA,!*", "");
	expect_text("AAxx", "AA");
	expect_text("KK,AA:ds", "KK,AA:ds");
	expect_text("AA:ds@50", "AA:ds:0.5");
	expect_text("*,!AA", "100%,!AA");
	expect_text("QKQK", "KKQQ");
	expect_text("AK!AAK!KK:r", NULL);
	expect_text("AxAyKxKy", "AAKK:ds");
	expect_text("AxAyKxQy", "AAKQ:ds");
	expect_text("AxAyKxQz", "AxAyKxQz");
	expect_text("JsQhKsAs,AhKhQhJh:0.25", "AhKhQhJh:0.25,AsKsQhJs");
	expect_text("xxyy", "ds");
	expect_text("2,!A", NULL);
}

static void expect_missing(const struct game *game, const char *given, const char *dead,
	const char *expected)
{
	struct hands hands;
	struct text text = {0};
	parse_in(game, given, &hands);
	hands_remove(&hands, set_from(dead));
	hands_print(&text, &hands, CARD_ASCII);
	cr_expect(text_is(&text, expected), "%.*s", (int)text.length, text.bytes);
	hands_free(&hands);
	text_free(&text);
}

Test(hands, cards_that_no_hand_has_are_written_last)
{
	expect_missing(&game_omaha, "*", "As2c", "100%,!As,!2c");
	expect_missing(&game_omaha, "AA,ds", "As2c", "AA,ds,!As,!2c");
	expect_missing(&game_omaha5, "KK", "As2c7h", "KK,!As,!7h,!2c");
}

Test(hands, a_text_reads_back_as_the_same_range)
{
	static const char *const parts[] = {"AA", "KK:ds", "[A-T][A-T]", "r:0.5", "AhKh", "xxxx",
		"T987-", "!ss", "!A", "AxAyxy@30", "JT98", "!Kh", "RROO:0.2", "AsKsQhJh"};
	uint64_t state = 11;
	for (int trial = 0; trial < 40; trial++) {
		char text[256] = "AsKsQsJs:0.1";
		for (int i = 0; i < 1 + trial % 6; i++) {
			strcat(text, ",");
			strcat(text, parts[random_below(&state, sizeof parts / sizeof *parts)]);
		}
		expect_text(text, NULL);
	}
	expect_text_in(&game_omaha5, "AA:ds,KK,!AAKK", NULL);
	expect_text_in(&game_omaha5, "AxAyKxKyQz,xxxxx", NULL);
	expect_text_in(&game_omaha6, "AAA,KKQQJT", "AAA,KKQQJT");
}

Test(hands, a_class_has_the_hands_of_its_text)
{
	uint64_t state = 5;
	for (int trial = 0; trial < 60; trial++) {
		const struct game *game = games[trial % 2];
		struct text text = {0};
		struct hands hands;
		card hand[6];
		card_set set = 0;
		deal_from(&state, CARD_DECK, game->own, hand);
		for (int i = 0; i < game->own; i++)
			set |= card_bit(hand[i]);
		hands_class_print(&text, hands_class(set), CARD_ASCII);
		text_add_char(&text, 0);
		parse_in(game, text.bytes, &hands);
		cr_expect_eq(hands_weight_of(&hands, set), RANGE_WHOLE);
		cr_expect(hands.count <= 24 && 24 % hands.count == 0);
		for (uint32_t i = 0; i < hands.count; i++)
			cr_expect_eq(hands_class(hands.set[i]), hands_class(set));
		hands_free(&hands);
		text_free(&text);
	}
}

/* -- the time that reading takes ---------------------------------------------- */

/* Hands with an ace and a king of one suit: 4 suits, minus those counted twice. */
Test(hands, patterns_of_six_cards_are_judged_once_for_each_form_of_suits)
{
	const struct game *game = game_find(slice_from("omaha6"));
	struct hands once, each;

	parse_in(game, "AxKx,QyJx9x8y", &once);
	parse_in(game, "AsKs,AhKh,AdKd,AcKc,QyJx9x8y", &each);
	cr_expect(hands_equal(&once, &each));
	hands_free(&once);
	hands_free(&each);
	parse_in(game, "AxKx", &once);
	cr_expect_eq(once.count, 4 * 230300 - 6 * 1128 + 4); /* C(50, 4), C(48, 2), C(46, 0) */
	hands_free(&once);
}

Test(hands, a_range_that_would_take_minutes_to_read_is_an_error)
{
	const struct slice text = slice_from("RsRxOsPh,wxyzRO,OsRxPh");
	struct hands hands;
	struct fault fault;

	cr_expect_eq(hands_parse(text, CARD_ASCII, game_find(slice_from("omaha6")), &hands, &fault),
		STATUS_RANGE_WORK);
	cr_expect_eq(fault.offset, 0);
	cr_expect_eq(fault.length, text.length);
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
