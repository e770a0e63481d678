/* The evaluators of other rankings, one by one and in batches by every path, against the reference
 * and published counts. Buffers are exactly as long as the hands, so that a build with
 * AddressSanitizer detects accesses outside of them. */
#include "cards/eval/eval_orders.h"

#include "cards/colex.h"
#include "cards/order/order.h"

#include "support.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

struct way {
	const struct reference_evaluator *rules;
	const struct order *order;
	score (*value)(const card *cards, int count);
	void (*batch)(enum cpu_path path, const card *cards, int count, size_t hands,
		score *scores);
	int least, most;
};

enum { ACE_TO_FIVE, EIGHT_OR_BETTER, SHORT_DECK, SHORT_DECK_TRIPS, DEUCE_TO_SEVEN, BADUGI, WAYS };

static const struct way ways[WAYS] = {
	[ACE_TO_FIVE] = {&reference_ace_to_five, &order_ace_to_five, eval_ace_to_five,
		eval_ace_to_five_batch, 5, 7},
	[EIGHT_OR_BETTER] = {&reference_eight_or_better, &order_eight_or_better,
		eval_eight_or_better, eval_eight_or_better_batch, 5, 7},
	[SHORT_DECK] = {&reference_shortdeck, &order_short_deck, eval_short_deck,
		eval_short_deck_batch, 5, 7},
	[SHORT_DECK_TRIPS] = {&reference_shortdeck_trips, &order_short_deck_trips,
		eval_short_deck_trips, eval_short_deck_trips_batch, 5, 7},
	[DEUCE_TO_SEVEN] = {&reference_deuce_to_seven, &order_deuce_to_seven, eval_deuce_to_seven,
		eval_deuce_to_seven_batch, 5, 5},
	[BADUGI] = {&reference_badugi, &order_badugi, eval_badugi, eval_badugi_batch, 4, 4},
};

enum { SENTINEL = 0xbeef, CARDS_MAX = 7 };

/* -- the rulebook as scores ------------------------------------------------ */

static reference_value listed[REFERENCE_CLASSES + 1];
static const struct way *listed_way;

static score expected_of(const struct way *way, const card *cards, int count)
{
	const reference_value value = reference_hand(way->rules, cards, count, NULL, 0, NULL);
	int standing;

	if (listed_way != way) {
		cr_assert_eq(reference_list(way->rules, way->rules->cards, listed),
			way->order->standings);
		listed_way = way;
	}
	if (!value)
		return 0;
	standing = reference_standing(listed, way->order->standings, value);
	cr_assert(standing);
	return (score)(way->order->standings + 1 - standing);
}

/* -- hands to compare ------------------------------------------------------- */

enum { HELD = 1000 };

struct eval_orders_held {
	const struct way *way;
	int count;
	size_t hands;
	card cards[HELD * CARDS_MAX];
	score expected[HELD];
};

static void expect_batch(const struct eval_orders_held *held, enum cpu_path path)
{
	const size_t size = held->hands * (size_t)held->count;
	card *cards = malloc(size ? size : 1);
	score *scores = malloc((held->hands + 1) * sizeof *scores);

	cr_assert(cards && scores);
	memcpy(cards, held->cards, size);
	scores[held->hands] = SENTINEL;
	held->way->batch(path, cards, held->count, held->hands, scores);
	for (size_t i = 0; i < held->hands; i++)
		cr_assert_eq(scores[i], held->expected[i], "%s, %s: %s: %u, not %u",
			held->way->rules->name, cpu_path_name(path),
			cards_shown(cards + i * (size_t)held->count, held->count), scores[i],
			held->expected[i]);
	cr_assert_eq(scores[held->hands], SENTINEL, "%s wrote past the scores",
		cpu_path_name(path));
	free(cards);
	free(scores);
}

/* All collected hands, by every path of this processor. */
static void compare(struct eval_orders_held *held)
{
	for (enum cpu_path path = CPU_SCALAR; path <= CPU_AVX512; path++)
		if (path_is_here(path))
			expect_batch(held, path);
	held->hands = 0;
}

static void add(struct eval_orders_held *held, const card *cards)
{
	card *own = held->cards + held->hands * (size_t)held->count;
	score value;

	memcpy(own, cards, (size_t)held->count);
	value = held->way->value(own, held->count);
	held->expected[held->hands] = expected_of(held->way, own, held->count);
	cr_assert_eq(value, held->expected[held->hands], "%s: %s: %u, not %u",
		held->way->rules->name, cards_shown(own, held->count), value,
		held->expected[held->hands]);
	if (++held->hands == HELD)
		compare(held);
}

static struct eval_orders_held held;

static void hold(const struct way *way, int count)
{
	held.way = way;
	held.count = count;
	held.hands = 0;
}

/* -- every hand that can differ -------------------------------------------- */

static int most_copies(const uint8_t *ascending, int count)
{
	int most = 1, run = 1;

	for (int i = 1; i < count; i++) {
		run = ascending[i] == ascending[i - 1] ? run + 1 : 1;
		most = run > most ? run : most;
	}
	return most;
}

/* Every multiset of ranks, with neighbours of different suits, in random order. */
static void every_multiset(const struct way *way)
{
	const int lowest = way->rules->deck == REFERENCE_DECK ? 0 : 4;
	uint64_t state = 5;

	for (int count = way->least; count <= way->most; count++) {
		uint8_t ranks[CARDS_MAX] = {0};

		hold(way, count);
		do {
			card cards[CARDS_MAX];

			if (most_copies(ranks, count) > CARD_SUITS)
				continue;
			for (int i = 0; i < count; i++)
				cards[i] = card_of(lowest + ranks[i], i % CARD_SUITS);
			shuffle(&state, cards, count);
			add(&held, cards);
		} while (colex_multiset_next(ranks, count, CARD_RANKS - lowest));
		compare(&held);
	}
}

/* Every set of five or more ranks of a suit, with random others. */
static void every_flush(const struct way *way)
{
	uint64_t state = 6;

	for (int count = way->least; count <= way->most; count++) {
		hold(way, count);
		for (unsigned ranks = 0; ranks < 1u << CARD_RANKS; ranks++)
			for (int suit = 0; suit < CARD_SUITS; suit++) {
				card cards[CARDS_MAX];
				card_set set = 0;
				int suited = 0;

				for (int rank = 0; rank < CARD_RANKS; rank++)
					if (ranks >> rank & 1 && suited < CARDS_MAX)
						cards[suited++] = card_of(rank, suit);
				for (int i = 0; i < suited; i++)
					set |= card_bit(cards[i]);
				if (suited < 5 || suited > count || set & ~way->rules->deck ||
					card_set_count(set) != __builtin_popcount(ranks))
					continue;
				deal_from(&state, way->rules->deck & ~card_set_suit(suit),
					count - suited, cards + suited);
				shuffle(&state, cards, count);
				add(&held, cards);
			}
		compare(&held);
	}
}

Test(eval_orders, every_multiset_of_ranks_has_the_rulebooks_score)
{
	for (int i = 0; i < WAYS; i++)
		if (i != BADUGI)
			every_multiset(&ways[i]);
}

Test(eval_orders, every_flush_has_the_rulebooks_score)
{
	for (int i = 0; i < WAYS; i++)
		if (i != BADUGI)
			every_flush(&ways[i]);
}

Test(eval_orders, every_badugi_hand_has_the_rulebooks_score)
{
	struct colex_walk walk;
	uint64_t state = 7;

	hold(&ways[BADUGI], 4);
	for (bool more = colex_walk_first(&walk, CARD_DECK, 4, NULL); more;
		more = colex_walk_next(&walk)) {
		card cards[4];

		memcpy(cards, walk.chosen, sizeof cards);
		shuffle(&state, cards, 4);
		add(&held, cards);
	}
	compare(&held);
}

/* -- random hands ----------------------------------------------------------- */

/* The deck, and parts of it in which pairs, flushes and low ranks are common. */
static const card_set decks[] = {CARD_DECK, UINT64_C(0xf00000000ffff), UINT64_C(0x3333333333333),
	UINT64_C(0xf00f00f0000ff), UINT64_C(0x1111111111111) | UINT64_C(0xf00000000000f),
	UINT64_C(0xff000ff0ff000)};

Test(eval_orders, random_hands_have_the_rulebooks_score)
{
	uint64_t state = 8;

	for (int w = 0; w < WAYS; w++)
		for (int count = ways[w].least; count <= ways[w].most; count++) {
			int dealt = 0;

			hold(&ways[w], count);
			for (int trial = 0; trial < 6000; trial++) {
				card cards[CARDS_MAX];
				const card_set deck = ways[w].rules->deck & decks[trial % 6];

				if (card_set_count(deck) < count)
					continue;
				deal_from(&state, deck, count, cards);
				add(&held, cards);
				dealt++;
			}
			compare(&held);
			cr_expect_geq(dealt, 4000, "%d of 6000 hands were compared", dealt);
		}
}

Test(eval_orders, every_number_of_hands_has_its_tail)
{
	static struct eval_orders_held all;
	uint64_t state = 9;

	for (int w = 0; w < WAYS; w++)
		for (int count = ways[w].least; count <= ways[w].most; count++) {
			all.way = &ways[w];
			all.count = count;
			for (int i = 0; i < 300; i++) {
				deal_from(&state, ways[w].rules->deck, count,
					all.cards + i * count);
				all.expected[i] = ways[w].value(all.cards + i * count, count);
			}
			for (all.hands = 0; all.hands <= 300; all.hands++)
				for (enum cpu_path path = CPU_SCALAR; path <= CPU_AVX512; path++)
					if (path_is_here(path))
						expect_batch(&all, path);
		}
}

/* Two of four to six cards and three of a board, by rank alone. */
Test(eval_orders, omahas_lows_are_the_rulebooks)
{
	static reference_value lows[REFERENCE_CLASSES + 1];
	uint64_t state = 10;
	int qualified = 0;

	cr_assert_eq(reference_list(&reference_omaha_low, 5, lows), 56);
	for (int trial = 0; trial < 60000; trial++) {
		const int own = 4 + trial % 3, board = 3 + trial / 3 % 3;
		/* aces to nines, half of the time */
		const card_set deck =
			trial % 2 ? CARD_DECK : CARD_DECK & ~UINT64_C(0x0ffff00000000);
		card cards[11];
		reference_value value;

		deal_from(&state, deck, own + board, cards);
		value = reference_hand(&reference_omaha_low, cards, own, cards + own, board, NULL);
		cr_assert_eq(eval_omaha_eight_or_better(eval_eights_of(cards + own, board),
				     eval_eights_of(cards, own)),
			value ? 57 - reference_standing(lows, 56, value) : 0, "%s, %d of them own",
			cards_shown(cards, own + board), own);
		qualified += value != 0;
	}
	cr_expect_gt(qualified, 20000);
}

/* -- published counts ------------------------------------------------------- */

/* The number of hands of `count` cards in each category, and the number of values. */
static int count_all(const struct way *way, int count, uint64_t by_category[ORDER_CATEGORIES_MAX])
{
	static uint64_t by_score[SCORE_MAX + 1];
	static card cards[HELD * CARDS_MAX];
	static score scores[HELD];
	struct colex_walk walk;
	size_t hands = 0;
	int values = 0;

	memset(by_score, 0, sizeof by_score);
	memset(by_category, 0, ORDER_CATEGORIES_MAX * sizeof *by_category);
	for (bool more = colex_walk_first(&walk, way->rules->deck, count, NULL); more;) {
		memcpy(cards + hands++ * (size_t)count, walk.chosen, (size_t)count);
		more = colex_walk_next(&walk);
		if (more && hands < HELD)
			continue;
		way->batch(cpu_path_best(), cards, count, hands, scores);
		for (size_t i = 0; i < hands; i++)
			by_score[scores[i]]++;
		hands = 0;
	}
	for (int s = 1; s <= way->order->standings; s++) {
		by_category[order_category(way->order, (score)s)] += by_score[s];
		values += by_score[s] > 0;
	}
	return values;
}

/* `expected` is in ascending order of category. */
static void expect_counts(const struct way *way, int count, int values, const uint64_t *expected)
{
	uint64_t by_category[ORDER_CATEGORIES_MAX];

	cr_expect_eq(count_all(way, count, by_category), values, "%s", way->rules->name);
	for (int i = 0; i < way->order->categories; i++)
		cr_expect_eq(by_category[i], expected[i], "%s of %d: %s: %llu", way->rules->name,
			count, way->order->category[i].name, (unsigned long long)by_category[i]);
}

/* Five cards: thread 1685367 of twoplustwo.com, "Short Deck"; the others: brute force by another
 * program. */
Test(eval_orders, short_deck_hands_have_the_known_counts)
{
	expect_counts(&ways[SHORT_DECK], 5, 1404,
		(const uint64_t[]){122400, 193536, 36288, 16128, 6120, 1728, 480, 288, 24});
	expect_counts(&ways[SHORT_DECK], 6, 1060,
		(const uint64_t[]){261300, 914400, 453600, 129024, 122100, 48960, 13220, 4464,
			724});
	expect_counts(&ways[SHORT_DECK], 7, 752,
		(const uint64_t[]){233100, 2316600, 3157056, 607200, 1169940, 633024, 175560, 44640,
			10560});
}

/* Wikipedia, "Poker probability": by the highest of five different ranks; the others are the
 * numbers of high hands with such a shape; flushes and straights are among those without a pair. */
Test(eval_orders, ace_to_five_hands_have_the_published_counts)
{
	expect_counts(&ways[ACE_TO_FIVE], 5, 6175,
		(const uint64_t[]){624, 3744, 54912, 123552, 1098240, 506880, 337920, 215040,
			129024, 71680, 35840, 15360, 5120, 1024});
	expect_counts(&ways[EIGHT_OR_BETTER], 5, 56, (const uint64_t[]){35840, 15360, 5120, 1024});
}

/* The same article: five to ace is not a straight. */
Test(eval_orders, deuce_to_seven_hands_have_the_published_counts)
{
	expect_counts(&ways[DEUCE_TO_SEVEN], 5, 7462,
		(const uint64_t[]){36, 624, 3744, 5112, 9180, 54912, 123552, 1098240, 503880,
			335580, 213180, 127500, 70380, 34680, 14280, 4080});
}

/* Four different ranks of four suits: Mark Gritter, twoplustwo.com, 2005. */
Test(eval_orders, badugi_hands_have_the_published_counts)
{
	expect_counts(&ways[BADUGI], 4, 1092, (const uint64_t[]){2873, 96252, 154440, 17160});
}
