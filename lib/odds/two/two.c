#include "odds/two/two_internal.h"
#include "odds/spot.h"

#include "base/cpu.h"
#include "cards/colex.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* -- a spot --------------------------------------------------------------- */

static void side_begin(struct two_side *side, const struct spot_side *from)
{
	memset(side, 0, offsetof(struct two_side, before));
	for (int i = 0; i < from->count; i++) {
		const card a = combo_cards[from->combos[i]][0], b = combo_cards[from->combos[i]][1];
		const int pair = combo_pair(from->combos[i]);
		const int second = card_rank(a) == card_rank(b) ? 0 : CARD_SUITS;

		side->weight[a][b] = from->weight[i];
		side->weight[b][a] = from->weight[i];
		side->sum[pair] += from->weight[i];
		side->lane[pair][card_suit(a)] =
			(uint16_t)(side->lane[pair][card_suit(a)] + from->weight[i]);
		side->lane[pair][second + card_suit(b)] =
			(uint16_t)(side->lane[pair][second + card_suit(b)] + from->weight[i]);
		side->by_card[a] += from->weight[i];
		side->by_card[b] += from->weight[i];
	}
	for (int pair = 0; pair < COMBO_PAIRS; pair++)
		if (side->sum[pair])
			side->pair[side->pairs++] = (uint8_t)pair;
	side->all = from->weight_sum;
}

/* True if two_pairs_narrow_avx2() can combine the leader's weights with the other side's: a lane of
 * either is a weight by card, which must fit a signed 16-bit lane, and the sum of all products must
 * fit a 32-bit lane. Each combo of the leader is in two lanes. */
static bool is_narrow(const struct two_side *leader, const struct two_side *other)
{
	uint64_t most = 0, own = 0;

	for (int c = 0; c < CARD_COUNT; c++) {
		most = other->by_card[c] > most ? other->by_card[c] : most;
		own = leader->by_card[c] > own ? leader->by_card[c] : own;
	}
	return own <= INT16_MAX && most <= INT16_MAX && 2 * leader->all * most <= UINT32_MAX;
}

void two_walk_begin(struct two_walk *walk, const struct spot *spot, bool detail, bool counts,
	enum cpu_path path)
{
	const struct spot_side *side;
	int fewer;

	walk->spot = spot;
	walk->path = path;
	walk->detail = detail;
	walk->counts = counts || detail;
	walk->suit = WALK_NO_SUIT;
	walk->suited = 0;
	walk->left = 0;
	walk->dealt = 0;
	walk->dealt_set = 0;
	memset(walk->in_pairs, 0xff, sizeof walk->in_pairs);
	side_begin(&walk->side[0], &spot->side[0]);
	side_begin(&walk->side[1], &spot->side[1]);
	walk->narrow = !detail && CPU_PICK(path, false, true, true) &&
		       is_narrow(&walk->side[0], &walk->side[1]) &&
		       is_narrow(&walk->side[1], &walk->side[0]);
	/* Multiply the weights of combos that both sides have. The combos of the smaller side are
	 * looked up in the other. */
	side = walk->spot->side;
	fewer = side[1].count < side[0].count;
	walk->same = 0;
	memset(walk->same_by_card, 0, sizeof walk->same_by_card);
	if (walk->detail)
		memset(walk->same_by_pair, 0, sizeof walk->same_by_pair);
	for (int i = 0; i < side[fewer].count; i++) {
		const combo h = side[fewer].combos[i];
		const card a = combo_cards[h][0], b = combo_cards[h][1];
		const uint64_t same =
			(uint64_t)side[fewer].weight[i] * walk->side[!fewer].weight[a][b];

		walk->same += same;
		walk->same_by_card[a] += same;
		walk->same_by_card[b] += same;
		if (walk->detail)
			walk->same_by_pair[combo_pair(h)] += same;
	}
	walk->share = walk->same > 0;
}

/* -- cards out of their pairs --------------------------------------------- */

/* Masks by the suit of the other card: the combos of a card that can be in the pairs. Two cards of
 * the flush's suit cannot if the board has three of that suit. */
static void partner_suits(const struct two_walk *walk, card c, uint16_t suits[CARD_SUITS])
{
	for (int suit = 0; suit < CARD_SUITS; suit++)
		suits[suit] = 0xffff;
	if (walk->suited == 3 && card_suit(c) == walk->suit)
		suits[walk->suit] = 0;
}

/* Loads four lanes in one word, to add or subtract them at once: no lane overflows. */
static uint64_t load_four(const uint16_t *lanes)
{
	uint64_t four;

	memcpy(&four, lanes, sizeof four);
	return four;
}

/* The pair of ranks `rank` and `other`. */
static int pair_with(int rank, int other)
{
	return rank >= other ? combo_pair_of(rank, other) : combo_pair_of(other, rank);
}

/* The eight lanes of a pair, as a vector and as two words of four lanes. Vectors are explicit
 * because compilers do not vectorize the plain loop; also, lanes that were stored eight at a time
 * are fast to load again, eight or four at a time. */
typedef uint16_t lanes_eight __attribute__((vector_size(16)));
typedef uint64_t words_two __attribute__((vector_size(16)));

/* Removes the card's combos from a pair, and saves the pair as it was. `own` is the card's lane,
 * which `keep` masks out, and `four` has the combos' weights in the lanes of their other cards. */
static inline void take_pair(struct two_side *side, struct two_saved *saved, int pair, int own,
	lanes_eight keep, words_two four)
{
	const uint16_t weight = side->lane[pair][own];
	lanes_eight lanes;

	memcpy(&lanes, side->lane[pair], sizeof lanes);
	memcpy(saved->lane, &lanes, sizeof lanes);
	lanes = (lanes & keep) - (lanes_eight)four;
	memcpy(side->lane[pair], &lanes, sizeof lanes);
	saved->sum = side->sum[pair];
	side->sum[pair] = saved->sum - weight;
}

/* The weights of a card's combos in the pairs with a card of rank `other`, by suit of that card. */
static inline uint64_t weights_with(const struct two_side *side,
	const uint16_t in_pairs[CARD_COUNT], uint64_t suits, card c, int other)
{
	const card first = card_of(other, 0);

	return load_four(&side->weight[c][first]) & load_four(&in_pairs[first]) & suits;
}

/* Removes the card's combos from the pairs, and saves those pairs as they were in before[left]. */
static void take_card(struct two_side *side, const uint16_t in_pairs[CARD_COUNT],
	const uint16_t suits[CARD_SUITS], card c, int left)
{
	const int rank = card_rank(c), high = card_suit(c), low = CARD_SUITS + card_suit(c);
	const uint64_t mask = load_four(suits);
	struct two_saved *saved = side->before[left];
	lanes_eight keep_high = ~(lanes_eight){0}, keep_low = keep_high;

	keep_high[high] = 0;
	keep_low[low] = 0;
	for (int other = 0; other < rank; other++)
		take_pair(side, &saved[other], combo_pair_of(rank, other), high, keep_high,
			(words_two){0, weights_with(side, in_pairs, mask, c, other)});
	take_pair(side, &saved[rank], combo_pair_of(rank, rank), high, keep_high,
		(words_two){weights_with(side, in_pairs, mask, c, rank), 0});
	for (int other = rank + 1; other < CARD_RANKS; other++)
		take_pair(side, &saved[other], combo_pair_of(other, rank), low, keep_low,
			(words_two){weights_with(side, in_pairs, mask, c, other), 0});
}

static inline void return_pair(struct two_side *side, const struct two_saved *saved, int pair)
{
	memcpy(side->lane[pair], saved->lane, sizeof saved->lane);
	side->sum[pair] = saved->sum;
}

/* Restores the pairs as they were before take_card(). */
static void return_card(struct two_side *side, card c, int left)
{
	const int rank = card_rank(c);

	for (int other = 0; other < rank; other++)
		return_pair(side, &side->before[left][other], combo_pair_of(rank, other));
	for (int other = rank; other < CARD_RANKS; other++)
		return_pair(side, &side->before[left][other], combo_pair_of(other, rank));
}

/* Adds `sign` times the product of both sides' weights, summed over the card's combos that are in
 * the pairs. */
static void same_pairs(struct two_walk *walk, const uint16_t suits[CARD_SUITS], card c,
	uint64_t sign)
{
	const int rank = card_rank(c);

	for (int other = 0; walk->share && other < CARD_RANKS; other++) {
		const card first = card_of(other, 0);
		const uint16_t *a = &walk->side[0].weight[c][first];
		const uint16_t *b = &walk->side[1].weight[c][first];
		const uint16_t *in = &walk->in_pairs[first];
		uint64_t same = 0;

		for (int suit = 0; suit < CARD_SUITS; suit++)
			same += (uint64_t)(a[suit] & in[suit] & suits[suit]) * b[suit];
		walk->same_by_pair[pair_with(rank, other)] += sign * same;
	}
}

static void leave_pairs(struct two_walk *walk, card c)
{
	uint16_t suits[CARD_SUITS];

	partner_suits(walk, c, suits);
	walk->in_pairs[c] = 0;
	take_card(&walk->side[0], walk->in_pairs, suits, c, walk->left);
	take_card(&walk->side[1], walk->in_pairs, suits, c, walk->left);
	walk->left++;
	if (walk->detail)
		same_pairs(walk, suits, c, ~UINT64_C(0));
}

/* Restores the card that left the pairs last. */
static void join_pairs(struct two_walk *walk, card c)
{
	uint16_t suits[CARD_SUITS];

	walk->left--;
	return_card(&walk->side[0], c, walk->left);
	return_card(&walk->side[1], c, walk->left);
	if (walk->detail) {
		partner_suits(walk, c, suits);
		same_pairs(walk, suits, c, 1);
	}
	walk->in_pairs[c] = 0xffff;
}

/* -- the suit of a flush -------------------------------------------------- */

/* Removes the combo of two cards of a suit from its pair (sign -1), or restores it (sign 1). */
static void move_combo(struct two_walk *walk, card a, card b, int sign)
{
	const int pair = combo_pair_of(card_rank(a), card_rank(b)), suit = card_suit(a);

	for (int i = 0; i < 2; i++) {
		struct two_side *side = &walk->side[i];
		const int weight = sign * side->weight[a][b];

		side->sum[pair] += (uint32_t)weight;
		side->lane[pair][suit] = (uint16_t)(side->lane[pair][suit] + weight);
		side->lane[pair][CARD_SUITS + suit] =
			(uint16_t)(side->lane[pair][CARD_SUITS + suit] + weight);
	}
	if (walk->detail)
		walk->same_by_pair[pair] +=
			(uint64_t)sign * walk->side[0].weight[a][b] * walk->side[1].weight[a][b];
}

static void move_suit(struct two_walk *walk, int suit, int sign)
{
	for (int high = 1; high < CARD_RANKS; high++)
		for (int low = 0; low < high; low++)
			move_combo(walk, card_of(high, suit), card_of(low, suit), sign);
}

/* -- dealing -------------------------------------------------------------- */

static bool in_pairs(const struct two_walk *walk, card c)
{
	return walk->suited <= 3 || card_suit(c) != walk->suit;
}

/* Vectors of the four cards of a rank, explicit because compilers do not vectorize the plain
 * loop. */
typedef uint16_t weights_four __attribute__((vector_size(8)));
typedef uint32_t totals_four __attribute__((vector_size(16)));

static totals_four load_weights(const uint16_t *row)
{
	weights_four four;

	memcpy(&four, row, sizeof four);
	return __builtin_convertvector(four, totals_four);
}

/* The product of both sides' weights, summed over the card's combos without an earlier dealt
 * card. */
static uint64_t same_of(const struct two_walk *walk, card c)
{
	uint64_t same = walk->same_by_card[c];

	for (int i = 0; i < walk->dealt; i++)
		same -= (uint64_t)walk->side[0].weight[c][walk->deal[i]] *
			walk->side[1].weight[c][walk->deal[i]];
	return same;
}

static void undo_card(struct two_walk *walk)
{
	const card c = walk->deal[--walk->dealt];

	walk->dealt_set &= ~card_bit(c);
	if (in_pairs(walk, c))
		join_pairs(walk, c);
	walk->same += same_of(walk, c);
	for (int i = 0; walk->counts && i < 2; i++) {
		/* Restore the card's combos in the totals. */
		for (int j = 0; j < CARD_COUNT; j += CARD_SUITS) {
			totals_four four;

			memcpy(&four, walk->side[i].by_card + j, sizeof four);
			four += load_weights(walk->side[i].weight[c] + j);
			memcpy(walk->side[i].by_card + j, &four, sizeof four);
		}
		walk->side[i].all += walk->side[i].by_card[c];
	}
}

/* Lists the cards of a set suit by suit, the highest first: in this order consecutive runouts share
 * the most first cards. */
static int by_suit(card_set set, card out[SPOT_BOARD])
{
	int count = 0;

	for (int suit = 0; suit < CARD_SUITS; suit++)
		for (card_set rest = set & card_set_suit(suit); rest;) {
			const card c = (card)(63 - __builtin_clzll(rest));

			out[count++] = c;
			rest &= ~card_bit(c);
		}
	return count;
}

void two_walk_deal(struct two_walk *walk, card_set set, int suit, int suited)
{
	card cards[SPOT_BOARD];
	const int count = by_suit(set, cards);
	int kept = 0;

	if (suit == walk->suit && suited == walk->suited)
		while (kept < walk->dealt && kept < count && walk->deal[kept] == cards[kept])
			kept++;
	while (walk->dealt > kept)
		undo_card(walk);
	if (suit != walk->suit || suited != walk->suited) {
		/* Change the suit of the flush while no card is dealt. */
		if (walk->suited == 3)
			move_suit(walk, walk->suit, 1);
		for (int rank = 0; walk->suited > 3 && rank < CARD_RANKS; rank++)
			join_pairs(walk, card_of(rank, walk->suit));
		walk->suit = suit;
		walk->suited = suited;
		if (suited == 3)
			move_suit(walk, suit, -1);
		for (int rank = CARD_RANKS; suited > 3 && rank-- > 0;)
			leave_pairs(walk, card_of(rank, suit));
	}
	while (walk->dealt < count) {
		const card c = cards[walk->dealt];

		for (int i = 0; walk->counts && i < 2; i++) {
			/* Remove the card's combos from the totals. */
			walk->side[i].all -= walk->side[i].by_card[c];
			for (int j = 0; j < CARD_COUNT; j += CARD_SUITS) {
				totals_four four;

				memcpy(&four, walk->side[i].by_card + j, sizeof four);
				four -= load_weights(walk->side[i].weight[c] + j);
				memcpy(walk->side[i].by_card + j, &four, sizeof four);
			}
		}
		walk->same -= same_of(walk, c);
		if (in_pairs(walk, c))
			leave_pairs(walk, c);
		walk->deal[walk->dealt++] = c;
		walk->dealt_set |= card_bit(c);
	}
}

uint64_t two_walk_total(const struct two_walk *walk)
{
	const struct two_side *a = &walk->side[0], *b = &walk->side[1];
	uint64_t shared = 0;

	for (int c = 0; c < CARD_COUNT; c++)
		shared += (uint64_t)a->by_card[c] * b->by_card[c];
	for (int i = 0; i < walk->dealt; i++)
		shared -= (uint64_t)a->by_card[walk->deal[i]] * b->by_card[walk->deal[i]];
	return a->all * b->all - shared + walk->same;
}

/* -- the method ----------------------------------------------------------- */

struct two {
	const struct spot *spot;
	int hand; /* the player with a single combo on turn or river, or NO_HAND */
	struct two_walk walk;
	uint32_t parts;
	deal_count deals;             /* of the whole spot, if it has one part */
	uint8_t on_board[CARD_SUITS]; /* per suit: cards of the spot's board */
};

enum {
	NO_HAND = -1,
	FLUSH_TIMES = 2, /* if all boards have a flush */
	DETAIL_TIMES = 4,
	BOARDS_A_PART = 50000 /* about 30 ms */
};

/* A single hand against a range: fixed cost, per combo of the range, and per pair of ranks; there
 * is one pair for about six combos. */
#define SECONDS_A_HAND        0.1e-6
#define SECONDS_A_RIVER_COMBO 6e-9
#define SECONDS_A_TURN_COMBO  10e-9
#define SECONDS_A_TURN_PAIR   80e-9

/* A walk of two ranges: fixed cost, per combo, and per runout. */
#define SECONDS_A_SPOT  2e-6
#define SECONDS_A_COMBO 5e-9
#define SECONDS_A_BOARD 0.6e-6

/* The player who has a single combo on the turn or the river, so that no walk is needed. */
static int single_hand(const struct spot *spot, bool detail)
{
	if (detail || spot->to_come > 1)
		return NO_HAND;
	return spot->side[0].count == 1 ? 0 : spot->side[1].count == 1 ? 1 : NO_HAND;
}

static double hand_cost(const struct spot *spot, int hand)
{
	const int combos = spot->side[!hand].count, pairs = 1 + combos / 6;

	if (!spot->to_come)
		return SECONDS_A_HAND + combos * SECONDS_A_RIVER_COMBO;
	return SECONDS_A_HAND + combos * SECONDS_A_TURN_COMBO +
	       (pairs < COMBO_PAIRS ? pairs : COMBO_PAIRS) * SECONDS_A_TURN_PAIR;
}

static bool has_three_suited(const struct spot *spot)
{
	int of_suit[CARD_SUITS] = {0};

	for (int i = 0; i < spot->board_count; i++)
		if (++of_suit[card_suit(spot->board[i])] == 3)
			return true;
	return false;
}

static bool can_count(const struct spot *spot)
{
	return spot_is_high(spot) && spot->players == 2 && spot_deals_bound(spot) <= SPOT_COUNTABLE;
}

static bool two_walks(const struct matchup *matchup, bool detail)
{
	const struct spot *spot = matchup->two;

	return spot && can_count(spot) && single_hand(spot, detail) == NO_HAND;
}

static double two_cost(const struct matchup *matchup, bool detail)
{
	const struct spot *spot = matchup->two;

	if (!spot || !can_count(spot))
		return HUGE_VAL;
	if (!two_walks(matchup, detail))
		return hand_cost(spot, single_hand(spot, detail));
	return SECONDS_A_SPOT + (spot->side[0].count + spot->side[1].count) * SECONDS_A_COMBO +
	       spot->runouts.count * SECONDS_A_BOARD * (detail ? DETAIL_TIMES : 1) *
		       (has_three_suited(spot) ? FLUSH_TIMES : 1);
}

static uint32_t two_parts(const struct matchup *matchup, bool detail)
{
	const struct spot *spot = matchup->two;

	if (spot->board_count > 2)
		return 1;
	return 1 + spot->runouts.count * (detail ? DETAIL_TIMES : 1) / BOARDS_A_PART;
}

static void two_free(void *memory)
{
	struct two *two = memory;

	if (two)
		two_rows_free(two->walk.rows);
	free(two);
}

static status_code two_begin(void **memory, const struct matchup *matchup, bool detail,
	enum cpu_path path)
{
	const struct spot *spot = matchup->two;
	struct two *two = *memory;

	if (!two) {
		*memory = two = malloc(sizeof *two);
		if (!two)
			return STATUS_NO_MEMORY;
		two->walk.rows = NULL;
	}
	two->spot = spot;
	two->hand = single_hand(spot, detail);
	if (two->hand != NO_HAND)
		return STATUS_OK;
	if (!two->walk.rows && !(two->walk.rows = two_rows_new()))
		return STATUS_NO_MEMORY;
	two->parts = two_parts(matchup, detail);
	memset(two->on_board, 0, sizeof two->on_board);
	for (int i = 0; i < spot->board_count; i++)
		two->on_board[card_suit(spot->board[i])]++;
	two_walk_begin(&two->walk, spot, detail, two->parts > 1, path);
	if (two->parts == 1)
		two->deals = (deal_count)two_walk_total(&two->walk) *
			     colex_choose((unsigned)card_set_count(spot->live) - 4,
				     (unsigned)spot->to_come);
	return STATUS_OK;
}

/* The suit with three or more cards on this runout's board, and the number of its cards. */
static int flush_suit(const struct two *two, const struct spot_runout *runout, int *suited)
{
	const uint8_t *to_come = two->spot->runouts.pattern[runout->at].size;

	for (int suit = 0; suit < CARD_SUITS; suit++) {
		*suited = two->on_board[suit] + to_come[suit];
		if (*suited >= 3)
			return suit;
	}
	*suited = 0;
	return WALK_NO_SUIT;
}

/* Deals of several boards: those that the leader wins, those that it does not lose, and all. */
struct two_counts {
	deal_count won, upto, all;
};

static void detail_board(const struct two_walk *walk, int leader, uint32_t ways,
	struct two_counts *counts, struct tally *tally)
{
	for (int i = 0; i < 2; i++) {
		struct two_sums sums[CATEGORY_COUNT] = {{0}};

		two_sweep(walk, i, sums);
		for (int category = 0; category < CATEGORY_COUNT; category++) {
			struct tally_ends *ends = &tally->ends[TALLY_HIGH][i][category];
			const struct two_sums *from = &sums[category];

			ends->all += (deal_count)(from->all + from->same) * ways;
			ends->won += (deal_count)from->won * ways;
			ends->tied += (deal_count)(from->upto - from->won + from->same) * ways;
		}
		for (int category = 0; i == leader && category < CATEGORY_COUNT; category++) {
			const struct two_sums *from = &sums[category];

			counts->won += (deal_count)from->won * ways;
			counts->upto += (deal_count)(from->upto + from->same) * ways;
			counts->all += (deal_count)(from->all + from->same) * ways;
		}
	}
}

static void two_walk_part(struct two *two, uint32_t part, struct tally *tally)
{
	struct two_walk *walk = &two->walk;
	const uint64_t count = two->spot->runouts.count;
	uint32_t from = (uint32_t)(count * part / two->parts);
	const uint32_t to = (uint32_t)(count * (part + 1) / two->parts);
	/* Comparing a side with few pairs is faster than summing it, so that side leads. */
	const int leader = walk->side[1].pairs < walk->side[0].pairs;
	struct two_counts counts = {0, 0, walk->counts ? 0 : two->deals};
	struct spot_runout runout;

	spot_runout_seek(&runout, &two->spot->runouts, from);
	for (; from < to; from++, spot_runout_next(&runout)) {
		int suited;
		const int suit = flush_suit(two, &runout, &suited);

		two_walk_deal(walk, runout.set, suit, suited);
		if (walk->detail)
			detail_board(walk, leader, runout.ways, &counts, tally);
		else {
			/* Add the deals of the dealt board. */
			struct two_sums sums = {0, 0, 0, 0};

			two_sweep(walk, leader, &sums);
			counts.won += (deal_count)sums.won * runout.ways;
			counts.upto += (deal_count)(sums.upto + walk->same) * runout.ways;
			if (walk->counts)
				counts.all += (deal_count)two_walk_total(walk) * runout.ways;
		}
	}
	tally->by_winners[leader ? 2 : 1] += counts.won;
	tally->by_winners[3] += counts.upto - counts.won;
	tally->by_winners[leader ? 1 : 2] += counts.all - counts.upto;
}

static void two_part(void *memory, uint32_t part, struct tally *tally)
{
	struct two *two = memory;

	if (two->hand != NO_HAND)
		two_hand_count(two->spot, two->hand, tally);
	else
		two_walk_part(two, part, tally);
}

const struct method two_method = {"two-ranges", two_walks, two_cost, two_parts, two_begin, two_part,
	two_free};
