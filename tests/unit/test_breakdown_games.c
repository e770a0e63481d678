/* Category counts by every evaluator. */
#include "cards/breakdown/breakdown.h"

#include "cards/colex.h"
#include "cards/game.h"
#include "cards/omaha/omaha.h"
#include "support.h"

#include <criterion/criterion.h>
#include <string.h>

static struct breakdown take(const struct evaluator *evaluator, const struct breakdown_deal *deal)
{
	struct breakdown breakdown;

	cr_assert_eq(breakdown_take_by(evaluator, deal, cpu_path_best(), &breakdown), STATUS_OK);
	return breakdown;
}

static struct breakdown take_all(const struct game *game, const struct evaluator *evaluator,
	int size)
{
	const struct breakdown_deal deal = {.live = game->deck,
		.own_size = evaluator->own ? game->own : size,
		.board_size = evaluator->own ? size - game->own : 0};

	return take(evaluator, &deal);
}

static void expect_counts(const struct breakdown *breakdown, const struct order *order,
	const uint64_t *best_first, const char *what)
{
	for (int i = 0; i < order->categories; i++)
		cr_expect_eq(breakdown->by_category[order->categories - 1 - i], best_first[i],
			"%s: %llu of %s", what,
			(unsigned long long)breakdown->by_category[order->categories - 1 - i],
			order->category[order->categories - 1 - i].key);
}

/* M. Shackleford, "The Wizard of Odds", Omaha: 42,807,600 royal flushes and 368,486,160 other
 * straight flushes, and so on, of C(52, 4) C(48, 5). */
Test(breakdown_games, omaha_has_the_published_table)
{
	static const uint64_t published[] = {42807600 + 368486160, 2225270496, 29424798576,
		31216782384, 52289648688, 40712657408, 170775844104, 122655542152, 13851662832};
	const struct breakdown breakdown = take_all(&game_omaha, &evaluator_omaha, 9);

	expect_counts(&breakdown, &order_high, published, "Omaha");
	cr_expect_eq(breakdown.total, UINT64_C(463563500400));
	cr_expect_eq(breakdown.total, colex_choose(52, 4) * colex_choose(48, 5));
	cr_expect_eq(breakdown.none, 0);
}

/* Wikipedia, "Poker probability", lowball hands. */
Test(breakdown_games, lowball_has_the_published_tables)
{
	static const uint64_t ace_to_five[] = {1024, 5120, 15360, 35840, 71680, 129024, 215040,
		337920, 506880, 1098240, 123552, 54912, 3744, 624};
	static const uint64_t deuce_to_seven[] = {4080, 14280, 34680, 70380, 127500, 213180, 335580,
		503880, 1098240, 123552, 54912, 9180, 5112, 3744, 624, 36};
	static const uint64_t badugi[] = {17160, 154440, 96252, 2873};
	static const uint64_t eights[] = {35840, 15360, 5120, 1024};
	struct breakdown breakdown = take_all(&game_ace_to_five, &evaluator_ace_to_five, 5);

	expect_counts(&breakdown, &order_ace_to_five, ace_to_five, "ace-to-five");
	breakdown = take_all(&game_single_draw, &evaluator_deuce_to_seven, 5);
	expect_counts(&breakdown, &order_deuce_to_seven, deuce_to_seven, "deuce-to-seven");
	breakdown = take_all(&game_badugi, &evaluator_badugi, 4);
	expect_counts(&breakdown, &order_badugi, badugi, "badugi");
	breakdown = take_all(&game_stud8, &evaluator_eight_or_better, 5);
	for (int i = 0; i < 4; i++)
		cr_expect_eq(breakdown.by_category[i], eights[i]);
	cr_expect_eq(breakdown.none, 2598960 - 57344);
}

/* Five cards: 2+2 forum thread 1685367 (2017); six and seven cards: another program that visits
 * each hand. */
Test(breakdown_games, the_short_deck_has_the_known_tables)
{
	static const uint64_t known[][9] = {{24, 288, 480, 1728, 6120, 16128, 36288, 193536,
						    122400},
		{724, 4464, 13220, 48960, 122100, 129024, 453600, 914400, 261300},
		{10560, 44640, 175560, 633024, 1169940, 607200, 3157056, 2316600, 233100}};

	for (int size = 5; size <= 7; size++) {
		const struct breakdown breakdown =
			take_all(&game_short_deck, &evaluator_short_deck, size);

		expect_counts(&breakdown, &order_short_deck, known[size - 5], "short deck");
		cr_expect_eq(breakdown.total, colex_choose(36, (unsigned)size));
	}
}

/* -- deals visited one by one ------------------------------------------------- */

typedef score valuing(const struct evaluator *evaluator, const card *cards, int own, int board);

static score by_evaluator(const struct evaluator *evaluator, const card *cards, int own, int board)
{
	return evaluator->value(cards, own, board);
}

static const struct reference_evaluator *rules_of(const struct evaluator *evaluator)
{
	static const struct {
		const struct evaluator *evaluator;
		const struct reference_evaluator *rules;
	} pairs[] = {{&evaluator_high, &reference_high}, {&evaluator_omaha, &reference_omaha},
		{&evaluator_omaha_low, &reference_omaha_low},
		{&evaluator_short_deck, &reference_shortdeck},
		{&evaluator_short_deck_trips, &reference_shortdeck_trips},
		{&evaluator_ace_to_five, &reference_ace_to_five},
		{&evaluator_eight_or_better, &reference_eight_or_better},
		{&evaluator_deuce_to_seven, &reference_deuce_to_seven},
		{&evaluator_badugi, &reference_badugi}};
	size_t i = 0;

	while (pairs[i].evaluator != evaluator)
		i++;
	return pairs[i].rules;
}

/* The score of an index in the reference list of values of an evaluator. */
static score by_reference(const struct evaluator *evaluator, const card *cards, int own, int board)
{
	static reference_value values[REFERENCE_CLASSES + 1];
	static const struct evaluator *of;
	static int count;
	const struct reference_evaluator *rules = rules_of(evaluator);
	int standing;

	if (of != evaluator)
		count = reference_list(rules, rules->cards, values);
	of = evaluator;
	standing = reference_standing(values, count,
		reference_hand(rules, cards, own, cards + own, board, NULL));
	return standing ? (score)(evaluator->order->standings + 1 - standing) : 0;
}

static void visit_boards(const struct evaluator *evaluator, const struct breakdown_deal *deal,
	card *cards, card_set live, valuing *value, struct breakdown *breakdown)
{
	const int board = card_set_list(deal->board, cards + deal->own_size);
	const int to_come = deal->board_size - board;
	struct colex_walk walk;

	for (bool more = colex_walk_first(&walk, live, to_come, NULL); more;
		more = colex_walk_next(&walk)) {
		score found;

		memcpy(cards + deal->own_size + board, walk.chosen, (size_t)to_come);
		found = value(evaluator, cards, deal->own_size, deal->board_size);
		if (found)
			breakdown->by_category[order_category(evaluator->order, found)]++;
		else
			breakdown->none++;
		breakdown->total++;
	}
}

static struct breakdown visit(const struct evaluator *evaluator, const struct breakdown_deal *deal,
	valuing *value)
{
	struct breakdown breakdown = {.none = 0};
	card cards[GAME_CARDS_MAX];
	const int own = card_set_list(deal->own, cards), to_come = deal->own_size - own;
	struct colex_walk walk;

	for (bool more = colex_walk_first(&walk, deal->live, to_come, NULL); more;
		more = colex_walk_next(&walk)) {
		memcpy(cards + own, walk.chosen, (size_t)to_come);
		visit_boards(evaluator, deal, cards, deal->live & ~walk.set, value, &breakdown);
	}
	return breakdown;
}

static card_set random_set(uint64_t *state, card_set from, int count)
{
	card cards[CARD_COUNT];
	card_set set = 0;

	deal_from(state, from, count, cards);
	for (int i = 0; i < count; i++)
		set |= card_bit(cards[i]);
	return set;
}

static double ways(const struct breakdown_deal *deal)
{
	const int own = deal->own_size - card_set_count(deal->own);
	const int board = deal->board_size - card_set_count(deal->board);
	const unsigned live = (unsigned)card_set_count(deal->live);

	if (own + board > (int)live)
		return 0;
	return (double)colex_choose(live, (unsigned)own) *
	       (double)colex_choose(live - (unsigned)own, (unsigned)board);
}

/* A deal of limited size with some known cards: from the deck, from two suits, or from few ranks,
 * which make strong hands likely. */
static struct breakdown_deal random_deal(uint64_t *state, card_set deck, int own_size,
	int board_least, int board_most, double most)
{
	static const card_set decks[] = {CARD_DECK, UINT64_C(0x3333333333333),
		UINT64_C(0xff00ff000fff), UINT64_C(0x1111111111111) | 0xffff,
		UINT64_C(0xf0000000fffff)};
	struct breakdown_deal deal;

	do {
		const card_set from = deck & decks[random_below(state, 5)];
		const int spread = board_most - board_least;
		int known;

		deal.own_size = own_size;
		deal.board_size = board_least + (int)random_below(state, (unsigned)spread + 1);
		known = (int)random_below(state, (unsigned)own_size + 1);
		deal.own = random_set(state, from, known);
		known = (int)random_below(state, (unsigned)deal.board_size + 1);
		deal.board = random_set(state, from & ~deal.own, known);
		known = card_set_count(from & ~deal.own & ~deal.board);
		deal.live = random_set(state, from & ~deal.own & ~deal.board,
			(int)random_below(state, (unsigned)known + 1));
	} while (ways(&deal) > most || ways(&deal) < 1);
	return deal;
}

static void expect_same(const struct evaluator *evaluator, const struct breakdown_deal *deal,
	valuing *value)
{
	const struct breakdown counted = take(evaluator, deal);
	const struct breakdown visited = visit(evaluator, deal, value);

	if (!memcmp(&counted, &visited, sizeof counted))
		return;
	for (int i = 0; i < evaluator->order->categories; i++)
		cr_expect_eq(counted.by_category[i], visited.by_category[i],
			"%s: %s is counted %llu times, visited %llu times", evaluator->name,
			evaluator->order->category[i].key,
			(unsigned long long)counted.by_category[i],
			(unsigned long long)visited.by_category[i]);
	cr_assert_fail("%s: own %llx, board %llx, live %llx; %d and %d cards; none %llu and %llu",
		evaluator->name, (unsigned long long)deal->own, (unsigned long long)deal->board,
		(unsigned long long)deal->live, deal->own_size, deal->board_size,
		(unsigned long long)counted.none, (unsigned long long)visited.none);
}

/* First the high hands, then the low hands, because the reference list of values is rebuilt for
 * each. */
static void try_omaha(uint64_t seed, int trials, double most, valuing *value)
{
	const struct evaluator *const evaluators[] = {&evaluator_omaha, &evaluator_omaha_low};

	for (int i = 0; i < 2; i++) {
		uint64_t state = seed;

		for (int trial = 0; trial < trials; trial++) {
			const int own = OMAHA_HOLE_MIN + trial % 3;
			const struct breakdown_deal deal =
				random_deal(&state, CARD_DECK, own, 3, 5, most);

			expect_same(evaluators[i], &deal, value);
		}
	}
}

Test(breakdown_games, omaha_counts_what_visiting_every_deal_counts)
{
	try_omaha(21, 2000, 4000, by_evaluator);
	try_omaha(22, 12, 200000, by_evaluator);
}

Test(breakdown_games, omaha_counts_what_the_rulebook_says_of_every_deal)
{
	try_omaha(23, 60, 300, by_reference);
}

/* All boards of the deck with some hands, and all hands with a board. */
Test(breakdown_games, omaha_counts_known_hands_and_boards)
{
	static const char *const hands[] = {"AsKsQhJh", "5c4c3c2c", "KsKhKdKc", "9h8h7d6d2s"};

	for (int i = 0; i < 4; i++) {
		const card_set own = set_from(hands[i]);
		const struct breakdown_deal deal = {.own = own,
			.live = CARD_DECK & ~own,
			.own_size = card_set_count(own),
			.board_size = i == 3 ? 4 : 5};

		expect_same(&evaluator_omaha, &deal, by_evaluator);
	}
	expect_same(&evaluator_omaha,
		&(struct breakdown_deal){.board = set_from("9s8s7sTh9h"),
			.live = CARD_DECK & ~set_from("9s8s7sTh9h"),
			.own_size = 4,
			.board_size = 5},
		by_evaluator);
}

Test(breakdown_games, other_games_count_what_the_rulebook_says_of_every_hand)
{
	static const struct {
		const struct game *game;
		int least, most;
	} games[] = {{&game_razz, 5, 7}, {&game_single_draw, 5, 5}, {&game_badugi, 4, 4},
		{&game_short_deck, 5, 7}, {&game_short_deck_trips, 5, 7}, {&game_draw, 5, 5},
		{&game_stud8, 5, 7}};
	uint64_t state = 24;

	for (int trial = 0; trial < 350; trial++) {
		const struct game *game = games[trial / 50].game;
		const int least = games[trial / 50].least, most = games[trial / 50].most;
		const int size = least + trial % (most - least + 1);
		const struct breakdown_deal deal = random_deal(&state, game->deck, size, 0, 0, 300);

		expect_same(game->low ? game->low : game->evaluator, &deal, by_reference);
	}
}

Test(breakdown_games, too_many_known_or_too_few_live_cards_are_refused)
{
	struct breakdown_deal deal = {.own = set_from("AsKsQsJsTs"),
		.live = set_from("2c3c4c5c6c7c"),
		.own_size = 4,
		.board_size = 5};
	struct breakdown breakdown = {.total = 7};

	cr_expect_eq(breakdown_take_by(&evaluator_omaha, &deal, CPU_SCALAR, &breakdown),
		STATUS_TOO_MANY_CARDS);
	deal.own = set_from("AsKs");
	cr_expect_eq(breakdown_take_by(&evaluator_omaha, &deal, CPU_SCALAR, &breakdown),
		STATUS_TOO_FEW_CARDS);
	deal.board = set_from("AhKhQhJhThAdKd");
	cr_expect_eq(breakdown_take_by(&evaluator_omaha_low, &deal, CPU_SCALAR, &breakdown),
		STATUS_TOO_MANY_CARDS);
	cr_expect_eq(breakdown.total, 7);
}
