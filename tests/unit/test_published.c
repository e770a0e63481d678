/* felt against the cases of other poker libraries, tests/data/published. Every row is either
 * checked or of a game in `other_games`. */
#include "cards/eval/eval.h"
#include "cards/colex.h"
#include "cards/showdown.h"

#include "support.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char *const other_games[] = {"StandardBadugiHand" /* aces are high */, "KuhnPokerHand",
	"RhodeIslandHoldemHand"};

static bool is_other_game(const char *game)
{
	for (size_t i = 0; i < sizeof other_games / sizeof *other_games; i++)
		if (strcmp(game, other_games[i]) == 0)
			return true;
	return false;
}

/* The names that the sources give the ways to value hands. */
struct named {
	const char *name;
	const struct evaluator *evaluator;
	card_set deck;
};

#define FROM_SIX (CARD_DECK & ~UINT64_C(0xffff))

static const struct named named[] = {
	/* pokerkit */
	{"StandardHighHand", &evaluator_high, CARD_DECK},
	{"StandardLowHand", &evaluator_deuce_to_seven, CARD_DECK},
	{"ShortDeckHoldemHand", &evaluator_short_deck, FROM_SIX},
	{"EightOrBetterLowHand", &evaluator_eight_or_better, CARD_DECK},
	{"RegularLowHand", &evaluator_ace_to_five, CARD_DECK},
	{"OmahaHoldemHand", &evaluator_omaha, CARD_DECK},
	{"OmahaEightOrBetterLowHand", &evaluator_omaha_low, CARD_DECK},
	{"BadugiHand", &evaluator_badugi, CARD_DECK},
	/* poker-odds-calc and node-poker-odds-calculator */
	{"h", &evaluator_high, CARD_DECK},
	{"o", &evaluator_omaha, CARD_DECK},
	{"s", &evaluator_short_deck, FROM_SIX},
	{"t", &evaluator_short_deck_trips, FROM_SIX},
	/* PokerStove */
	{"2-7", &evaluator_deuce_to_seven, CARD_DECK},
};

static const struct named *named_of(const char *name, int number)
{
	for (size_t i = 0; i < sizeof named / sizeof *named; i++)
		if (strcmp(name, named[i].name) == 0)
			return &named[i];
	cr_assert_fail("line %d: a game unknown, %s", number, name);
	return NULL;
}

/* The score of any number of cards that all play: five, or fewer in badugi. */
static score score_of_ranks(const struct order *order, const card *cards, int count)
{
	uint8_t ranks[HAND_MAX];
	card_set suits = 0;

	for (int i = 0; i < count; i++) {
		ranks[i] = (uint8_t)card_rank(cards[i]);
		suits |= card_bit((card)card_suit(cards[i]));
	}
	return order_score(order, ranks, count, count == 5 && card_set_count(suits) == 1);
}

/* The best choice of as many cards as the evaluator takes. */
static score best_of_all(const struct evaluator *evaluator, const card *cards, int count)
{
	const int size = count < evaluator->most ? count : evaluator->most;
	score best = 0;

	for (unsigned chosen = 0; chosen < 1u << count; chosen++) {
		card some[HAND_MAX];
		int taken = 0;

		if (card_set_count(chosen) != size)
			continue;
		for (int i = 0; i < count; i++)
			if (chosen >> i & 1)
				some[taken++] = cards[i];
		const score value = evaluator->value(some, size, 0);
		best = value > best ? value : best;
	}
	return best;
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
		status = showdown_decide(&contest, 0, slice_from(line), &game_holdem, &showdown,
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

/* Three of the hands have a card twice, K♥ each time. felt rejects them as hands, but by their
 * ranks they are in the right places in the list. */
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
		const char *const name = strcmp(rows.cell[0], "GreekHoldemHand") == 0
						 ? "StandardHighHand"
						 : rows.cell[0];
		const struct order *const order = named_of(name, rows.number)->evaluator->order;
		for (char *hand = strtok(rows.cell[1], ";"); hand; hand = strtok(NULL, ";")) {
			card cards[HAND_MAX];
			const int count = cards_from(hand, cards);
			const score s = score_of_ranks(order, cards, count);
			cr_expect_gt(s, before, "line %d: %s", rows.number, hand);
			before = s;
		}
		checked++;
	}
	cr_expect_eq(checked, 9);
}

/* -- the best hand -------------------------------------------------------- */

/* The best five with exactly two hole cards and three board cards, as in Omaha and in Greek
 * hold'em. */
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
		card hole[2 * HAND_MAX], board[HAND_MAX], best[5];
		const struct order *order;
		score s;
		if (is_other_game(rows.cell[0]))
			continue;
		const int holes = cards_from(rows.cell[1], hole);
		const int boards = cards_from(rows.cell[2], board);
		const int plays = cards_from(rows.cell[3], best);
		if (strcmp(rows.cell[0], "GreekHoldemHand") == 0) {
			order = &order_high;
			s = best_with_two(hole, holes, board, boards);
		} else {
			const struct evaluator *evaluator =
				named_of(rows.cell[0], rows.number)->evaluator;
			memcpy(hole + holes, board, (size_t)boards);
			order = evaluator->order;
			s = evaluator->own ? evaluator->value(hole, holes, boards)
					   : best_of_all(evaluator, hole, holes + boards);
		}
		cr_expect_eq(s, score_of_ranks(order, best, plays), "line %d: %d", rows.number, s);
		checked++;
	}
	cr_expect_eq(checked, 23);
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
		const char *const matchup_line = rows.cell[1], *const answer = rows.cell[2];
		card cards[HAND_MAX], five[5], expected[5];
		const int count = cards_from(rows.cell[0], cards);
		const score s = eval_cards(cards, count);
		const enum category category = score_category(s);
		if (strcmp(matchup_line, "name") == 0) {
			cr_expect(alike(order_high.category[category].name, answer), "line %d: %s",
				rows.number, order_high.category[category].name);
		} else if (strcmp(matchup_line, "descr") == 0) {
			struct text name = {0};
			cr_assert_str_eq(answer, "Pair, 3\\'s");
			order_describe(&order_high, &name, s);
			cr_expect(name.length > 16 &&
				  memcmp(name.bytes, "pair of threes, ", 16) == 0);
			text_free(&name);
		} else if (strcmp(matchup_line, "toString()") == 0) {
			for (char *comma = rows.cell[2]; (comma = strchr(comma, ','));)
				*comma = ' ';
			cr_assert_eq(cards_from(answer, expected), 5);
			evaluator_high.best(cards, count, 0, s, five);
			cr_expect_arr_eq(five, expected, 5, "line %d: %s", rows.number,
				cards_shown(five, 5));
		} else {
			int asked = 0;
			for (int i = 1; i < CATEGORY_COUNT; i++)
				asked = strcmp(matchup_line, contains[i]) == 0 ? i : asked;
			cr_assert(asked, "line %d: %s", rows.number, matchup_line);
			/* "contains" means: at least this hand */
			cr_expect_eq((int)category >= asked, strcmp(answer, "true") == 0,
				"line %d: %s", rows.number, order_high.category[category].name);
		}
		checked++;
	}
	cr_expect_eq(checked, 27);
}

/* The first hand's part of a half of the pot between two, in quarters of the pot. */
static int quarters(score first, score second)
{
	return first > second ? 2 : first == second ? 1 : 0;
}

/* Like that, for a pot on a board of Omaha; without a low the high hand gets all. */
static int omaha_quarters(const card *first, const card *second, bool halves)
{
	const int high =
		quarters(evaluator_omaha.value(first, 4, 5), evaluator_omaha.value(second, 4, 5));
	const score low = evaluator_omaha_low.value(first, 4, 5);
	const score other = evaluator_omaha_low.value(second, 4, 5);
	return halves && (low || other) ? high + quarters(low, other) : 2 * high;
}

Test(published, pokerstoves_hands_are_what_it_says)
{
	struct published rows;
	int checked = 0;
	published_open(&rows, "pokerstove-tests.tsv");
	while (published_next(&rows)) {
		card first[CARD_COUNT], second[CARD_COUNT];
		if (strcmp(rows.cell[0], "high") == 0) {
			struct text name = {0};
			cr_assert_str_eq(rows.cell[3], "two pair, Aces and Eights");
			order_describe(&order_high, &name,
				eval_cards(first, cards_from(rows.cell[1], first)));
			cr_expect(text_is(&name, "two pair, aces and eights, king kicker"), "%.*s",
				(int)name.length, name.bytes);
			text_free(&name);
			checked++;
			continue;
		}
		char *const semicolon = strchr(rows.cell[1], ';');
		cr_assert(semicolon, "line %d", rows.number);
		*semicolon = '\0';
		const int count = cards_from(rows.cell[1], first);
		cr_assert_eq(cards_from(semicolon + 1, second), count);
		cards_from(rows.cell[2], first + count);
		cards_from(rows.cell[2], second + count);
		const double expected = strtod(rows.cell[3], NULL);
		if (strcmp(rows.cell[0], "2-7") == 0) {
			const struct evaluator *evaluator = named_of("2-7", rows.number)->evaluator;
			cr_expect_eq(2 * quarters(evaluator->value(first, count, 0),
						 evaluator->value(second, count, 0)),
				(int)(4 * expected), "line %d", rows.number);
		} else {
			const bool halves = strcmp(rows.cell[0], "omaha8") == 0;
			cr_assert(halves || strcmp(rows.cell[0], "omaha") == 0);
			cr_expect_eq(omaha_quarters(first, second, halves), (int)(4 * expected),
				"line %d", rows.number);
		}
		checked++;
	}
	cr_expect_eq(checked, 8);
}

/* -- shares of boards ----------------------------------------------------- */

enum { PLAYERS_MAX = 3 };

struct shares {
	int players;
	uint64_t total;
	uint64_t by_winners[1 << PLAYERS_MAX]; /* bit i: player i */
	uint64_t wins[PLAYERS_MAX], ties[PLAYERS_MAX];
};

/* Every board. `known` may end in |dead=CARDS. */
static struct shares share(const struct named *game, char *hands, char *known)
{
	struct shares shares = {.total = 0};
	const int own = game->evaluator->own ? 4 : 2;
	char *const dead = strstr(known, "|dead=");
	card_set live = game->deck;
	struct colex_walk walk;
	card hand[PLAYERS_MAX][CARD_COUNT], board[CARD_COUNT];
	int boards;

	if (dead) {
		*dead = '\0';
		live &= ~set_from(dead + 6);
	}
	for (char *at = strtok(hands, ";"); at; at = strtok(NULL, ";")) {
		cr_assert_eq(cards_from(at, hand[shares.players++]), own);
		live &= ~set_from(at);
	}
	boards = cards_from(known, board);
	live &= ~set_from(known);
	for (bool more = colex_walk_first(&walk, live, 5 - boards, NULL); more;
		more = colex_walk_next(&walk)) {
		unsigned winners = 0;
		score best = 0;
		memcpy(board + boards, walk.chosen, (size_t)(5 - boards));
		for (int i = 0; i < shares.players; i++) {
			memcpy(hand[i] + own, board, 5);
			const score s = game->evaluator->value(hand[i], own, 5);
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
		/* whole percentages of Omaha before the flop, which the long tests deal */
		if (strcmp(rows.cell[5], "unchecked") == 0)
			continue;
		const struct shares shares =
			share(named_of(rows.cell[0], rows.number), rows.cell[1], rows.cell[2]);
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
	cr_expect_eq(checked, 24);
}

/* "19-20,0,21-22" percent; a single figure is rounded to an integer. */
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
		if (*end == '\0') /* a single figure may stand for all ties */
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
		const struct shares shares =
			share(named_of(rows.cell[0], rows.number), rows.cell[1], rows.cell[2]);
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
	cr_expect_eq(checked, 13);
}
