/* felt against the cases of other poker libraries, tests/data/published. Every
 * row is either checked or of a game named in `other_games`. */
#include "cards/eval/eval.h"
#include "cards/colex.h"
#include "cards/showdown.h"

#include "support.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char *const other_games[] = {"StandardLowHand", "ShortDeckHoldemHand",
	"EightOrBetterLowHand", "RegularLowHand", "OmahaEightOrBetterLowHand", "BadugiHand",
	"StandardBadugiHand", "KuhnPokerHand", "RhodeIslandHoldemHand", "2-7", "omaha8",
	"o" /* Omaha's shares */, "s" /* short deck */, "t" /* short deck, trips over straights */};

static bool is_other_game(const char *game)
{
	for (size_t i = 0; i < sizeof other_games / sizeof *other_games; i++)
		if (strcmp(game, other_games[i]) == 0)
			return true;
	return false;
}

/* -- who wins ------------------------------------------------------------- */

static struct contest contest;
static struct showdown showdown;

/* The winners, from 0, as "0,2". */
static void expect_winners(const char *line, int decks, const char *expected, int number)
{
	const struct contest_rules rules = {.decks = decks, .least = 1, .most = 64};
	struct text winners = {0};
	struct fault fault;
	status_code status = contest_parse(slice_from(line), &rules, &contest, &fault);
	if (!status)
		status = showdown_decide(&contest, slice_from(line), &game_holdem, &showdown,
			&fault);
	cr_assert_eq(status, STATUS_OK, "line %d, '%s': %s at %zu", number, line,
		message_of(status), fault.offset);
	for (int i = 0; i < showdown.count; i++)
		if (showdown_result(&showdown, i) != SHOWDOWN_LOSE) {
			text_add_string(&winners, winners.length ? "," : "");
			text_add_uint(&winners, (uint64_t)i);
		}
	cr_expect(text_is(&winners, expected), "line %d, '%s': %.*s win", number, line,
		(int)winners.length, winners.bytes);
	text_free(&winners);
}

static bool is_of_one_deck(const char *line)
{
	const struct contest_rules rules = {.decks = 1, .least = 1, .most = 64};
	return contest_parse(slice_from(line), &rules, &contest, NULL) == STATUS_OK;
}

Test(published, exercisms_winners_win)
{
	struct published rows;
	int checked = 0, of_decks = 0;
	published_open(&rows, "exercism.tsv");
	while (published_next(&rows)) {
		const bool decks = strcmp(rows.cell[2], "multi-deck") == 0;
		cr_expect_eq(is_of_one_deck(rows.cell[0]), !decks, "line %d", rows.number);
		expect_winners(rows.cell[0], decks ? 2 : 1, rows.cell[1], rows.number);
		checked++;
		of_decks += decks;
	}
	cr_expect_eq(checked, 39);
	cr_expect_eq(of_decks, 9);
}

Test(published, thealgorithms_winners_win)
{
	struct published rows;
	int checked = 0;
	published_open(&rows, "thealgorithms.tsv");
	while (published_next(&rows)) {
		expect_winners(rows.cell[0], 2, rows.cell[1], rows.number);
		checked++;
	}
	cr_expect_eq(checked, 33);
}

Test(published, pokersolvers_winners_of_seven_cards_win)
{
	struct published rows;
	int checked = 0;
	published_open(&rows, "pokersolver-compare7.tsv");
	while (published_next(&rows)) {
		expect_winners(rows.cell[0], 3, rows.cell[1], rows.number);
		checked++;
	}
	cr_expect_eq(checked, 4);
}

/* -- ascending ------------------------------------------------------------ */

/* Three of the hands have a card twice, K♥ each time. felt refuses them as hands,
 * but by their ranks they are in their right places in the list. */
Test(published, thealgorithms_sorted_hands_rise)
{
	struct published rows;
	score before = 0;
	int checked = 0, repeating = 0;
	published_open(&rows, "thealgorithms-sorted.tsv");
	while (published_next(&rows)) {
		struct cards cards;
		score s;
		const status_code status =
			cards_parse(slice_from(rows.cell[0]), CARD_ASCII, &cards, NULL);
		if (strcmp(rows.cell[2], "dup") == 0) {
			const struct slice line = slice_from(rows.cell[0]);
			struct cards_reader reader = cards_reader_in(line, line, CARD_ASCII);
			uint8_t ranks[5];
			cr_expect_eq(status, STATUS_REPEATED_CARD, "line %d", rows.number);
			for (int i = 0; i < 5; i++) {
				cr_assert_eq(cards_reader_take(&reader, 1, &cards, NULL),
					STATUS_OK);
				cr_assert_eq(cards.count, 1);
				ranks[i] = (uint8_t)card_rank(cards.list[0]);
			}
			s = order_score(&order_high, ranks, 5, 0);
			repeating++;
		} else {
			cr_assert(status == STATUS_OK && cards.count == 5, "line %d", rows.number);
			s = eval_cards(cards.list, 5);
		}
		cr_expect_gt(s, before, "line %d: %s", rows.number, rows.cell[0]);
		cr_expect_eq(score_standing(s), (unsigned)atoi(rows.cell[1]), "line %d: %u",
			rows.number, score_standing(s));
		before = s;
		checked++;
	}
	cr_expect_eq(checked, 40);
	cr_expect_eq(repeating, 3);
}

Test(published, pokerkits_hands_rise)
{
	struct published rows;
	int checked = 0;
	published_open(&rows, "pokerkit-ascending.tsv");
	while (published_next(&rows)) {
		score before = 0;
		if (is_other_game(rows.cell[0]))
			continue;
		/* Greek and Omaha hold'em rank their five cards as high hands */
		cr_assert(strcmp(rows.cell[0], "StandardHighHand") == 0 ||
				  strcmp(rows.cell[0], "GreekHoldemHand") == 0 ||
				  strcmp(rows.cell[0], "OmahaHoldemHand") == 0,
			"line %d: a game unknown, %s", rows.number, rows.cell[0]);
		for (char *hand = strtok(rows.cell[1], ";"); hand; hand = strtok(NULL, ";")) {
			card cards[HAND_MAX];
			const score s = eval_cards(cards, cards_from(hand, cards));
			cr_expect_gt(s, before, "line %d: %s", rows.number, hand);
			before = s;
		}
		checked++;
	}
	cr_expect_eq(checked, 3);
}

/* -- the best hand -------------------------------------------------------- */

/* The best five with exactly two hole cards and three of the board's, as in
 * Omaha and in Greek hold'em. */
static score best_with_two(const card *hole, int holes, const card *board, int boards)
{
	card five[5];
	score best = 0;
	for (unsigned two = 0; two < 1u << holes; two++)
		for (unsigned three = 0; three < 1u << boards; three++) {
			int count = 0;
			if (card_set_count(two) != 2 || card_set_count(three) != 3)
				continue;
			for (int i = 0; i < holes; i++)
				if (two >> i & 1)
					five[count++] = hole[i];
			for (int i = 0; i < boards; i++)
				if (three >> i & 1)
					five[count++] = board[i];
			const score s = eval_cards(five, 5);
			best = s > best ? s : best;
		}
	return best;
}

Test(published, pokerkits_best_hands_are_best)
{
	struct published rows;
	int checked = 0;
	published_open(&rows, "pokerkit-best_hand.tsv");
	while (published_next(&rows)) {
		card hole[HAND_MAX], board[HAND_MAX], best[5];
		score s;
		if (is_other_game(rows.cell[0]))
			continue;
		const int holes = cards_from(rows.cell[1], hole);
		const int boards = cards_from(rows.cell[2], board);
		cr_assert_eq(cards_from(rows.cell[3], best), 5);
		if (strcmp(rows.cell[0], "StandardHighHand") == 0) {
			memcpy(hole + holes, board, (size_t)boards);
			s = eval_cards(hole, holes + boards);
		} else {
			cr_assert(strcmp(rows.cell[0], "GreekHoldemHand") == 0 ||
					  strcmp(rows.cell[0], "OmahaHoldemHand") == 0,
				"line %d: a game unknown, %s", rows.number, rows.cell[0]);
			s = best_with_two(hole, holes, board, boards);
		}
		cr_expect_eq(s, eval_cards(best, 5), "line %d: %d", rows.number, s);
		checked++;
	}
	cr_expect_eq(checked, 9);
}

Test(published, omaha_hands_have_the_standing_of_their_best_five)
{
	struct published rows;
	int checked = 0;
	published_open(&rows, "plo4.tsv");
	while (published_next(&rows)) {
		card board[5], hole[4];
		cr_assert_eq(cards_from(rows.cell[0], board), 5);
		cr_assert_eq(cards_from(rows.cell[1], hole), 4);
		const unsigned standing = score_standing(best_with_two(hole, 4, board, 5));
		cr_expect_eq(standing, (unsigned)atoi(rows.cell[2]), "line %d: %u", rows.number,
			standing);
		checked++;
	}
	cr_expect_eq(checked, 48);
}

static bool alike(const char *a, const char *b)
{
	for (; *a && *b; a++, b++)
		if ((*a | 32) != (*b | 32))
			return false;
	return *a == *b;
}

Test(published, pokersolvers_hands_are_what_it_says)
{
	static const char *const contains[CATEGORY_COUNT] = {"", "contains OnePair",
		"contains TwoPair", "contains ThreeOfAKind", "contains Straight", "contains Flush",
		"contains FullHouse", "contains FourOfAKind", "contains StraightFlush"};
	struct published rows;
	int checked = 0;
	published_open(&rows, "pokersolver-best_hand.tsv");
	while (published_next(&rows)) {
		const char *const question = rows.cell[1], *const answer = rows.cell[2];
		card cards[HAND_MAX], five[5], expected[5];
		const int count = cards_from(rows.cell[0], cards);
		const score s = eval_cards(cards, count);
		const enum category category = score_category(s);
		if (strcmp(question, "name") == 0) {
			cr_expect(alike(category_name(category), answer), "line %d: %s",
				rows.number, category_name(category));
		} else if (strcmp(question, "descr") == 0) {
			struct text name = {0};
			cr_assert_str_eq(answer, "Pair, 3\\'s");
			order_describe(&order_high, &name, s);
			cr_expect(name.length > 16 &&
				  memcmp(name.bytes, "pair of threes, ", 16) == 0);
			text_free(&name);
		} else if (strcmp(question, "toString()") == 0) {
			for (char *comma = rows.cell[2]; (comma = strchr(comma, ','));)
				*comma = ' ';
			cr_assert_eq(cards_from(answer, expected), 5);
			evaluator_high.best(cards, count, 0, s, five);
			cr_expect_arr_eq(five, expected, 5, "line %d: %s", rows.number,
				cards_shown(five, 5));
		} else {
			int asked = 0;
			for (int i = 1; i < CATEGORY_COUNT; i++)
				asked = strcmp(question, contains[i]) == 0 ? i : asked;
			cr_assert(asked, "line %d: %s", rows.number, question);
			/* "contains" means: worth it or more */
			cr_expect_eq((int)category >= asked, strcmp(answer, "true") == 0,
				"line %d: %s", rows.number, category_name(category));
		}
		checked++;
	}
	cr_expect_eq(checked, 27);
}

Test(published, pokerstoves_high_hands_are_what_it_says)
{
	struct published rows;
	int checked = 0;
	published_open(&rows, "pokerstove-tests.tsv");
	while (published_next(&rows)) {
		card cards[HAND_MAX];
		if (is_other_game(rows.cell[0]))
			continue;
		if (strcmp(rows.cell[0], "high") == 0) {
			struct text name = {0};
			cr_assert_str_eq(rows.cell[3], "two pair, Aces and Eights");
			order_describe(&order_high, &name,
				eval_cards(cards, cards_from(rows.cell[1], cards)));
			cr_expect(text_is(&name, "two pair, aces and eights, king kicker"), "%.*s",
				(int)name.length, name.bytes);
			text_free(&name);
		} else {
			/* Omaha, high only: half a pot is a tie */
			card first[4], second[4], board[5];
			cr_assert_str_eq(rows.cell[0], "omaha");
			cr_assert_str_eq(rows.cell[3], "0.5");
			rows.cell[1][8] = '\0';
			cards_from(rows.cell[1], first);
			cards_from(rows.cell[1] + 9, second);
			cards_from(rows.cell[2], board);
			cr_expect_eq(best_with_two(first, 4, board, 5),
				best_with_two(second, 4, board, 5));
		}
		checked++;
	}
	cr_expect_eq(checked, 2);
}

/* -- shares of boards ----------------------------------------------------- */

enum { PLAYERS_MAX = 3 };

struct shares {
	int players;
	uint64_t total;
	uint64_t by_winners[1 << PLAYERS_MAX]; /* bit i: player i is among them */
	uint64_t wins[PLAYERS_MAX], ties[PLAYERS_MAX];
};

/* Every board. `known` may end in |dead=CARDS. */
static struct shares share(char *hands, char *known)
{
	struct shares shares = {.total = 0};
	struct hand hand[PLAYERS_MAX], board = hand_empty();
	char *const dead = strstr(known, "|dead=");
	card_set live = CARD_DECK;
	struct colex_walk walk;
	card c[CARD_COUNT];
	int boards;

	if (dead) {
		*dead = '\0';
		live &= ~set_from(dead + 6);
	}
	for (char *at = strtok(hands, ";"); at; at = strtok(NULL, ";")) {
		cr_assert_eq(cards_from(at, c), 2);
		hand[shares.players++] = hand_add(hand_add(hand_empty(), c[0]), c[1]);
		live &= ~(card_bit(c[0]) | card_bit(c[1]));
	}
	boards = cards_from(known, c);
	for (int i = 0; i < boards; i++) {
		board = hand_add(board, c[i]);
		live &= ~card_bit(c[i]);
	}
	for (bool more = colex_walk_first(&walk, live, 5 - boards, eval_keys); more;
		more = colex_walk_next(&walk)) {
		const struct hand dealt = {walk.sum[5 - boards], walk.set};
		const struct hand full = hand_join(board, dealt);
		unsigned winners = 0;
		score best = 0;
		for (int i = 0; i < shares.players; i++) {
			const score s = eval_hand(hand_join(hand[i], full));
			winners = s > best ? 1u << i : s == best ? winners | 1u << i : winners;
			best = s > best ? s : best;
		}
		shares.by_winners[winners]++;
		shares.total++;
	}
	for (unsigned winners = 1; winners < 1u << shares.players; winners++)
		for (int i = 0; i < shares.players; i++)
			if (winners >> i & 1)
				*(winners == 1u << i ? &shares.wins[i] : &shares.ties[i]) +=
					shares.by_winners[winners];
	return shares;
}

static double percent(uint64_t part, uint64_t whole)
{
	return 100.0 * (double)part / (double)whole;
}

/* "p0.wins=9 p0.winp=20.45 p1.ties=35 ..." */
Test(published, poker_odds_calcs_shares_are_felts)
{
	struct published rows;
	int checked = 0;
	published_open(&rows, "poker-odds-calc.tsv");
	while (published_next(&rows)) {
		if (is_other_game(rows.cell[0]))
			continue;
		cr_assert_str_eq(rows.cell[0], "h");
		const struct shares shares = share(rows.cell[1], rows.cell[2]);
		for (char *at = strtok(rows.cell[3], " "); at; at = strtok(NULL, " ")) {
			unsigned player;
			char field[8];
			double expected, own;
			cr_assert_eq(sscanf(at, "p%u.%7[a-z]=%lf", &player, field, &expected), 3,
				"line %d: %s", rows.number, at);
			cr_assert(player < (unsigned)shares.players);
			const uint64_t count =
				field[0] == 'w' ? shares.wins[player] : shares.ties[player];
			if (strcmp(field, "wins") == 0 || strcmp(field, "ties") == 0) {
				own = (double)count;
			} else {
				cr_assert(strcmp(field, "winp") == 0 || strcmp(field, "tiep") == 0);
				own = round(percent(count, shares.total) * 100) / 100;
			}
			cr_expect(fabs(own - expected) < 1e-9, "line %d, %s: %g", rows.number, at,
				own);
		}
		checked++;
	}
	cr_expect_eq(checked, 8);
}

/* "19-20,0,21-22" percent; one figure is rounded to whole ones. */
static void expect_percents(const char *list, const uint64_t *counts, const struct shares *shares,
	int number)
{
	for (int i = 0; i < shares->players; i++) {
		const double own = percent(counts[i], shares->total);
		char *end;
		const double low = strtod(list, &end);
		const double high = *end == '-' ? strtod(end + 1, &end) : low;
		cr_expect(low < high ? own >= low && own <= high : fabs(own - low) <= 0.5,
			"line %d, player %d: %g", number, i, own);
		cr_assert(*end == ',' || *end == '\0', "line %d", number);
		if (*end == '\0') /* of ties one figure may do for all */
			return;
		list = end + 1;
	}
}

Test(published, node_poker_odds_calculators_shares_are_felts)
{
	struct published rows;
	int checked = 0;
	published_open(&rows, "node-poker-odds-calculator.tsv");
	while (published_next(&rows)) {
		char wins[64], ties[64];
		if (is_other_game(rows.cell[0]))
			continue;
		cr_assert_str_eq(rows.cell[0], "h");
		const struct shares shares = share(rows.cell[1], rows.cell[2]);
		const int lists = sscanf(rows.cell[3], "%*[ew] %63s t %63s", wins, ties);
		cr_assert_geq(lists, 1, "line %d", rows.number);
		expect_percents(wins, shares.wins, &shares, rows.number);
		if (lists == 2)
			expect_percents(ties, shares.ties, &shares, rows.number);

		/* total 990: 85,905,0 by set of winners */
		char *at = rows.cell[4] + strlen("total ");
		cr_expect_eq(strtoull(at, &at, 10), shares.total, "line %d", rows.number);
		for (unsigned winners = 1; winners < 1u << shares.players; winners++) {
			cr_assert(*at == ':' || *at == ',');
			cr_expect_eq(strtoull(at + 1, &at, 10), shares.by_winners[winners],
				"line %d, winners %u: %llu", rows.number, winners,
				(unsigned long long)shares.by_winners[winners]);
		}
		checked++;
	}
	cr_expect_eq(checked, 9);
}
