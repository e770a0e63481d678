#include "nash/triples/triples_internal.h"

#include "cards/colex.h"

#include <stdlib.h>
#include <string.h>

/* -- three hands ------------------------------------------------------------------ */

enum { HOLE = 6 /* cards of three hands */, STATES = 64, SUITED_SETS = 8, LABELS = 720 };

#define UNKNOWN UINT16_MAX

struct triples_counter {
	const struct triples_scores *scores;
	enum cpu_path path;
	/* The boards of the ranks without the cards of the first two hands, and of all three. */
	alignas(64) uint16_t of_two[TRIPLES_RANKS_ROW], of_three[TRIPLES_RANKS_ROW];
	struct triples_suit suit;
	/* Ways to choose the suits of the six cards, by their equal ranks, the hands that are
	 * suited and the cards of the first suit; UNKNOWN until needed. */
	uint16_t ways[LABELS][SUITED_SETS][STATES];
};

struct triples_counter *triples_counter_new(const struct triples_scores *scores, enum cpu_path path)
{
	struct triples_counter *counter =
		aligned_alloc(alignof(struct triples_counter), sizeof(struct triples_counter));

	if (!counter)
		return NULL;
	counter->scores = scores;
	counter->path = path;
	memset(&counter->suit, 0, sizeof counter->suit); /* also the ends of rows */
	memset(counter->ways, 0xff, sizeof counter->ways);
	return counter;
}

/* The ranks of three hands, each the higher first. */
struct triple_ranks {
	int pair[3];
	uint8_t rank[HOLE];
	uint8_t count[CARD_RANKS]; /* of the cards of each rank */
};

static void set_ranks(struct triple_ranks *ranks, int hand, int high, int low)
{
	ranks->pair[hand] = combo_pair_of(high, low);
	ranks->rank[2 * hand] = (uint8_t)high;
	ranks->rank[2 * hand + 1] = (uint8_t)low;
}

static void count_ranks(struct triple_ranks *ranks)
{
	memset(ranks->count, 0, sizeof ranks->count);
	for (int i = 0; i < HOLE; i++)
		ranks->count[ranks->rank[i]]++;
}

/* -- by ranks --------------------------------------------------------------------- */

static void take_hand(struct triples_counter *counter, const struct triple_ranks *ranks, int hand,
	const uint16_t *from, uint16_t *to)
{
	const struct triples_scores *scores = counter->scores;

	for (int at = 2 * hand; at < 2 * hand + 2; at++) {
		const int rank = ranks->rank[at];
		unsigned left = CARD_SUITS;

		for (int before = 0; before < at; before++)
			left -= ranks->rank[before] == rank;
		CPU_CALL(counter->path, triples_take, to, at % 2 ? to : from, scores->cards[rank],
			left);
	}
}

static void sum_ranks(const struct triples_counter *counter, const struct triple_ranks *ranks,
	int32_t sums[TRIPLES_SUMS])
{
	const score *const rows[3] = {counter->scores->ranks[ranks->pair[0]],
		counter->scores->ranks[ranks->pair[1]], counter->scores->ranks[ranks->pair[2]]};

	CPU_CALL(counter->path, triples_ranks, rows, counter->of_three, sums);
}

/* -- a suit ------------------------------------------------------------------------ */

/* The two cards of a hand that have the suit. */
static int state_of(int states, int hand)
{
	return states >> 2 * hand & 3;
}

static void set_flushes(const struct triples_scores *scores, const struct triple_ranks *ranks,
	int states, struct triples_suit *suit)
{
	for (int p = 0; p < 3; p++) {
		const int pair = ranks->pair[p], state = state_of(states, p);
		const int one = ranks->rank[2 * p + (state == TRIPLES_LOW)];

		suit->three[p] = scores->three[pair];
		suit->four[p] = scores->four[pair];
		suit->five[p] = scores->five[pair];
		suit->three_flush[p] = state == TRIPLES_BOTH ? scores->three_both[pair] : NULL;
		suit->four_flush[p] = state == TRIPLES_BOTH ? scores->four_both[pair]
				      : state               ? scores->four_one[one]
							    : NULL;
		suit->five_flush[p] = state == TRIPLES_BOTH ? scores->five_both[pair]
				      : state               ? scores->five_one[one]
							    : scores->five_none;
	}
}

/* The boards that have none of the cards: which sets of the suit there are, and how many sets of
 * the other suits. */
static void set_boards(const struct triples_scores *scores, const struct triple_ranks *ranks,
	int states, struct triples_suit *suit)
{
	uint16_t left[CARD_RANKS];
	unsigned mask = 0;
	const struct triples_list *list;

	for (int rank = 0; rank < CARD_RANKS; rank++)
		left[rank] = CARD_SUITS - 1;
	for (int i = 0; i < HOLE; i++) {
		const int rank = ranks->rank[i];

		suit->without[i] = scores->five_without[states >> i & 1 ? rank : CARD_RANKS];
		if (states >> i & 1)
			mask |= 1u << rank;
		else
			left[rank]--;
	}
	for (int high = 0, at = 0; high < CARD_RANKS; high++) {
		for (int low = 0; low < high; low++)
			suit->two[at++] = (uint16_t)(left[high] * left[low]);
		suit->two[at++] = (uint16_t)(left[high] * (left[high] - 1) / 2);
		suit->one[high] = suit->one[TRIPLES_ONE_ROW + high] = left[high];
	}
	list = &scores->list[mask];
	suit->threes = scores->listed + list->first;
	suit->fours = suit->threes + list->threes;
	suit->three_count = (int)list->threes;
	suit->four_count = (int)list->fours;
}

static void sum_suit(struct triples_counter *counter, const struct triple_ranks *ranks, int states,
	int32_t sums[TRIPLES_SUMS])
{
	struct triples_suit *suit = &counter->suit;

	set_flushes(counter->scores, ranks, states, suit);
	set_boards(counter->scores, ranks, states, suit);
	if (!suit->three_flush[0] && !suit->three_flush[1] && !suit->three_flush[2])
		suit->three_count = 0;
	if (!suit->four_flush[0] && !suit->four_flush[1] && !suit->four_flush[2])
		suit->four_count = 0;
	CPU_CALL(counter->path, triples_suit, suit, sums);
}

/* -- three combos ------------------------------------------------------------------ */

void triples_count(struct triples_counter *counter, const combo hands[3],
	uint32_t out[TRIPLES_ORDERS])
{
	struct triple_ranks ranks;
	int32_t sums[TRIPLES_SUMS], total = 0;

	for (int p = 0; p < 3; p++)
		set_ranks(&ranks, p, card_rank(combo_cards[hands[p]][0]),
			card_rank(combo_cards[hands[p]][1]));
	count_ranks(&ranks);
	take_hand(counter, &ranks, 0, counter->scores->boards, counter->of_two);
	take_hand(counter, &ranks, 1, counter->of_two, counter->of_two);
	take_hand(counter, &ranks, 2, counter->of_two, counter->of_three);
	sum_ranks(counter, &ranks, sums);
	for (int suit = 0; suit < CARD_SUITS; suit++) {
		int32_t more[TRIPLES_SUMS];
		int states = 0;

		for (int i = 0; i < HOLE; i++)
			states |= (card_suit(combo_cards[hands[i / 2]][i % 2]) == suit) << i;
		sum_suit(counter, &ranks, states, more);
		for (int i = 0; i < TRIPLES_SUMS; i++)
			sums[i] += more[i];
	}
	for (int i = 0; i < TRIPLES_SUMS; i++) {
		out[i + 1] = (uint32_t)sums[i];
		total += sums[i];
	}
	out[0] = (uint32_t)(TRIPLES_BOARDS - total);
}

/* -- ways to choose suits ------------------------------------------------------------ */

/* The suits of a hand's two cards, as the bits of cards with labels in place of ranks. */
struct suit_choices {
	int count;
	uint32_t set[6];
};

static void choose_suits(const uint8_t label[2], bool suited, int state, struct suit_choices *out)
{
	const bool pair = label[0] == label[1];

	out->count = 0;
	for (int high = 0; high < CARD_SUITS; high++)
		for (int low = 0; low < CARD_SUITS; low++) {
			if ((high == low) != suited || (pair && low < high))
				continue;
			if ((high == 0) != (state & TRIPLES_HIGH) || (low == 0) != state >> 1)
				continue;
			out->set[out->count++] = UINT32_C(1) << (label[0] * CARD_SUITS + high) |
						 UINT32_C(1) << (label[1] * CARD_SUITS + low);
		}
}

/* The triples of combos with these labels in which no card is repeated. */
static uint16_t count_ways(const uint8_t label[HOLE], int suited, int states)
{
	struct suit_choices choices[3];
	unsigned ways = 0;

	for (int p = 0; p < 3; p++)
		choose_suits(label + 2 * p, suited >> p & 1, state_of(states, p), &choices[p]);
	for (int a = 0; a < choices[0].count; a++)
		for (int b = 0; b < choices[1].count; b++) {
			const uint32_t two = choices[0].set[a] | choices[1].set[b];

			if (choices[0].set[a] & choices[1].set[b])
				continue;
			for (int c = 0; c < choices[2].count; c++)
				ways += !(two & choices[2].set[c]);
		}
	return (uint16_t)ways;
}

/* The label of a card is the first card of the same rank. Returns the index of the labels. */
static int label_cards(const struct triple_ranks *ranks, uint8_t label[HOLE])
{
	int index = 0, factorial = 1;

	for (int i = 0; i < HOLE; i++) {
		label[i] = 0;
		while (ranks->rank[label[i]] != ranks->rank[i])
			label[i]++;
		factorial *= i ? i : 1;
		index += label[i] * factorial;
	}
	return index;
}

/* -- classes ------------------------------------------------------------------------ */

struct triples_place triples_find(const int classes[3])
{
	struct triples_place place = {0, {0, 1, 2}};
	int a, b, c;

	for (int i = 1; i < 3; i++)
		for (int j = i; j > 0 && classes[place.of[j]] > classes[place.of[j - 1]]; j--) {
			const uint8_t hand = place.of[j];

			place.of[j] = place.of[j - 1];
			place.of[j - 1] = hand;
		}
	a = classes[place.of[0]];
	b = classes[place.of[1]];
	c = classes[place.of[2]];
	place.index = (uint32_t)(a * (a + 1) * (a + 2) / 6 + b * (b + 1) / 2 + c);
	return place;
}

int triples_order(const struct triples_place *place, int order)
{
	const uint8_t *rank = pushfold_ranks_three[order];

	return pushfold_order_three(2u - rank[place->of[0]], 2u - rank[place->of[1]],
		2u - rank[place->of[2]]);
}

/* The sums of all sets of suited hands of three pairs of ranks. */
struct class_sums {
	uint32_t triples[SUITED_SETS]; /* of combos */
	uint32_t orders[SUITED_SETS][TRIPLES_ORDERS];
};

/* Whether a hand can have the state: a pocket pair has its cards in descending order of suits, and
 * two of one suit only if suited. */
static bool state_fits(const struct triple_ranks *ranks, int hand, int state, bool suited)
{
	if (ranks->rank[2 * hand] == ranks->rank[2 * hand + 1])
		return !suited && state < TRIPLES_LOW;
	return suited ? state == 0 || state == TRIPLES_BOTH : state != TRIPLES_BOTH;
}

static bool states_fit(const struct triple_ranks *ranks, int states, int suited)
{
	for (int p = 0; p < 3; p++)
		if (!state_fits(ranks, p, state_of(states, p), suited >> p & 1))
			return false;
	return true;
}

/* Adds the corrections of all suits for the states. */
static void add_states(struct triples_counter *counter, const struct triple_ranks *ranks,
	const uint8_t label[HOLE], uint16_t (*known)[STATES], int states, struct class_sums *sums)
{
	int32_t suit[TRIPLES_SUMS];
	bool summed = false;

	for (int suited = 0; suited < SUITED_SETS; suited++) {
		uint16_t *ways = &known[suited][states];

		if (*ways == UNKNOWN)
			*ways = states_fit(ranks, states, suited)
					? count_ways(label, suited, states)
					: 0;
		if (!*ways)
			continue;
		if (!summed)
			sum_suit(counter, ranks, states, suit);
		summed = true;
		sums->triples[suited] += *ways;
		for (int i = 0; i < TRIPLES_SUMS; i++)
			sums->orders[suited][i + 1] += 4u * *ways * (uint32_t)suit[i];
	}
}

/* The class of a hand. */
static int class_of(const struct triple_ranks *ranks, int hand, int suited)
{
	return combo_class_of(ranks->rank[2 * hand], ranks->rank[2 * hand + 1], suited >> hand & 1);
}

static void store(const struct triple_ranks *ranks, struct class_sums *sums,
	const int32_t *by_ranks, triples_orders *table)
{
	for (int suited = 0; suited < SUITED_SETS; suited++) {
		const int classes[3] = {class_of(ranks, 0, suited), class_of(ranks, 1, suited),
			class_of(ranks, 2, suited)};
		const struct triples_place place = triples_find(classes);
		const uint32_t triples = sums->triples[suited];
		uint32_t *orders = sums->orders[suited];
		uint32_t rest = triples * TRIPLES_BOARDS;

		if (!triples)
			continue;
		for (int i = 0; i < TRIPLES_SUMS; i++) {
			orders[i + 1] += triples * (uint32_t)by_ranks[i];
			rest -= orders[i + 1];
		}
		orders[0] = rest;
		for (int i = 0; i < TRIPLES_ORDERS; i++)
			table[place.index][triples_order(&place, i)] = orders[i];
	}
}

/* All classes of three pairs of ranks; `of_two` is for the first two. */
static void count_classes(struct triples_counter *counter, const struct triple_ranks *ranks,
	triples_orders *table)
{
	struct class_sums sums = {{0}, {{0}}};
	uint8_t label[HOLE];
	uint16_t(*const known)[STATES] = counter->ways[label_cards(ranks, label)];
	int32_t by_ranks[TRIPLES_SUMS];

	for (int states = 0; states < STATES; states++)
		add_states(counter, ranks, label, known, states, &sums);
	take_hand(counter, ranks, 2, counter->of_two, counter->of_three);
	sum_ranks(counter, ranks, by_ranks);
	store(ranks, &sums, by_ranks, table);
}

static bool too_many(const struct triple_ranks *ranks)
{
	for (int rank = 0; rank < CARD_RANKS; rank++)
		if (ranks->count[rank] > CARD_SUITS)
			return true;
	return false;
}

/* The ranks of a pair (combo_pair_of). */
static void set_pair(struct triple_ranks *ranks, int hand, int pair)
{
	int high = 0;

	while (combo_pair_of(high + 1, 0) <= pair)
		high++;
	set_ranks(ranks, hand, high, pair - combo_pair_of(high, 0));
}

void triples_part(struct triples_counter *counter, int part, triples_orders *table)
{
	struct triple_ranks ranks;
	int first = 0;

	while ((first + 1) * (first + 2) / 2 <= part)
		first++;
	set_pair(&ranks, 0, first);
	set_pair(&ranks, 1, part - first * (first + 1) / 2);
	take_hand(counter, &ranks, 0, counter->scores->boards, counter->of_two);
	take_hand(counter, &ranks, 1, counter->of_two, counter->of_two);
	for (int third = 0; third <= ranks.pair[1]; third++) {
		set_pair(&ranks, 2, third);
		count_ranks(&ranks);
		if (!too_many(&ranks))
			count_classes(counter, &ranks, table);
	}
}
