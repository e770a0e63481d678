#include "odds/two/two_inside.h"

#include <stddef.h>
#include <string.h>

/* -- a spot --------------------------------------------------------------- */

static void add_combo(struct two_side *side, combo h, uint16_t weight)
{
	const card a = combo_cards[h][0], b = combo_cards[h][1];
	const int pair = combo_pair(h);
	const int second = card_rank(a) == card_rank(b) ? 0 : CARD_SUITS;

	side->weight[a][b] = weight;
	side->weight[b][a] = weight;
	side->sum[pair] += weight;
	side->lane[pair][card_suit(a)] = (uint16_t)(side->lane[pair][card_suit(a)] + weight);
	side->lane[pair][second + card_suit(b)] =
		(uint16_t)(side->lane[pair][second + card_suit(b)] + weight);
	side->by_card[a] += weight;
	side->by_card[b] += weight;
}

static void side_begin(struct two_side *side, const struct spot_side *from)
{
	memset(side, 0, offsetof(struct two_side, before));
	for (int i = 0; i < from->count; i++)
		add_combo(side, from->combos[i], from->weight[i]);
	for (int pair = 0; pair < COMBO_PAIRS; pair++)
		if (side->sum[pair])
			side->pair[side->pairs++] = (uint8_t)pair;
	side->all = from->weight_sum;
}

/* Multiplies the weights of combos that both sides have. The combos of the side that has fewer are
 * looked up among the other's. */
static void same_begin(struct two_walk *walk)
{
	const struct spot_side *side = walk->spot->side;
	const int fewer = side[1].count < side[0].count;

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
}

void two_walk_begin(struct two_walk *walk, const struct spot *spot, bool detail, bool counts,
	enum cpu_path path)
{
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
	same_begin(walk);
	walk->share = walk->same > 0;
}

/* -- cards out of their pairs --------------------------------------------- */

/* Masks by suit of the other card: which combos of a card can be in the pairs. Two cards of the
 * flush's suit cannot when the board has three of that suit. */
static void partner_suits(const struct two_walk *walk, card c, uint16_t suits[CARD_SUITS])
{
	for (int suit = 0; suit < CARD_SUITS; suit++)
		suits[suit] = walk->suited == 3 && suit == walk->suit && card_suit(c) == suit
				      ? 0
				      : 0xffff;
}

/* Loads four lanes in one word, to add or subtract them at once: no lane overflows. */
static uint64_t load_four(const uint16_t *lanes)
{
	uint64_t four;

	memcpy(&four, lanes, sizeof four);
	return four;
}

/* Takes the card's combos out of the pairs, and saves those pairs as they were in before[left]. */
static void take_card(struct two_side *side, const uint16_t in_pairs[CARD_COUNT],
	const uint16_t suits[CARD_SUITS], card c, int left)
{
	const int rank = card_rank(c);
	const uint64_t mask = load_four(suits);
	const uint16_t *row = side->weight[c];

	for (int other = 0; other < CARD_RANKS; other++) {
		const bool higher = rank >= other;
		const int pair = higher ? combo_pair_of(rank, other) : combo_pair_of(other, rank);
		uint16_t *own = &side->lane[pair][(higher ? 0 : CARD_SUITS) + card_suit(c)];
		uint16_t *lanes = &side->lane[pair][rank > other ? CARD_SUITS : 0];
		uint64_t four;

		memcpy(side->before[left].lane[other], side->lane[pair], sizeof side->lane[pair]);
		side->before[left].sum[other] = side->sum[pair];
		side->sum[pair] -= *own;
		*own = 0;
		four = load_four(lanes) - (load_four(&row[card_of(other, 0)]) &
						  load_four(&in_pairs[card_of(other, 0)]) & mask);
		memcpy(lanes, &four, sizeof four);
	}
}

/* Restores the pairs as they were before take_card. */
static void return_card(struct two_side *side, card c, int left)
{
	const int rank = card_rank(c);

	for (int other = 0; other < CARD_RANKS; other++) {
		const int pair =
			rank >= other ? combo_pair_of(rank, other) : combo_pair_of(other, rank);

		memcpy(side->lane[pair], side->before[left].lane[other], sizeof side->lane[pair]);
		side->sum[pair] = side->before[left].sum[other];
	}
}

/* Adds `sign` times both sides' weights multiplied, of the card's combos that are in the pairs. */
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
		walk->same_by_pair[rank >= other ? combo_pair_of(rank, other)
						 : combo_pair_of(other, rank)] += sign * same;
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

/* Puts back the card that left the pairs last. */
static void join_pairs(struct two_walk *walk, card c)
{
	uint16_t suits[CARD_SUITS];

	walk->left--;
	return_card(&walk->side[0], c, walk->left);
	return_card(&walk->side[1], c, walk->left);
	partner_suits(walk, c, suits);
	if (walk->detail)
		same_pairs(walk, suits, c, 1);
	walk->in_pairs[c] = 0xffff;
}

/* -- the suit of a flush -------------------------------------------------- */

/* Takes the combo of two cards of a suit out of its pair (sign -1), or puts it back (sign 1). */
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

/* Changes the suit of the flush, while no card is dealt. */
static void set_suit(struct two_walk *walk, int suit, int suited)
{
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

/* -- dealing -------------------------------------------------------------- */

static bool in_pairs(const struct two_walk *walk, card c)
{
	return walk->suited <= 3 || card_suit(c) != walk->suit;
}

/* Vectors of the four cards of a rank, written out because compilers do not vectorize the plain
 * loop. */
typedef uint16_t weights_four __attribute__((vector_size(8)));
typedef uint32_t totals_four __attribute__((vector_size(16)));

static totals_four load_weights(const uint16_t *row)
{
	weights_four four;

	memcpy(&four, row, sizeof four);
	return __builtin_convertvector(four, totals_four);
}

/* Takes the card's combos out of the totals. */
static void discount_card(struct two_side *side, card c)
{
	side->all -= side->by_card[c];
	for (int i = 0; i < CARD_COUNT; i += CARD_SUITS) {
		totals_four four;

		memcpy(&four, side->by_card + i, sizeof four);
		four -= load_weights(side->weight[c] + i);
		memcpy(side->by_card + i, &four, sizeof four);
	}
}

/* Puts the card's combos back into the totals. */
static void recount_card(struct two_side *side, card c)
{
	for (int i = 0; i < CARD_COUNT; i += CARD_SUITS) {
		totals_four four;

		memcpy(&four, side->by_card + i, sizeof four);
		four += load_weights(side->weight[c] + i);
		memcpy(side->by_card + i, &four, sizeof four);
	}
	side->all += side->by_card[c];
}

/* Both sides' weights multiplied, summed over the card's combos without a card dealt before it. */
static uint64_t same_of(const struct two_walk *walk, card c)
{
	uint64_t same = walk->same_by_card[c];

	for (int i = 0; i < walk->dealt; i++)
		same -= (uint64_t)walk->side[0].weight[c][walk->deal[i]] *
			walk->side[1].weight[c][walk->deal[i]];
	return same;
}

static void deal_card(struct two_walk *walk, card c)
{
	for (int i = 0; walk->counts && i < 2; i++)
		discount_card(&walk->side[i], c);
	walk->same -= same_of(walk, c);
	if (in_pairs(walk, c))
		leave_pairs(walk, c);
	walk->deal[walk->dealt++] = c;
	walk->dealt_set |= card_bit(c);
}

static void undo_card(struct two_walk *walk)
{
	const card c = walk->deal[--walk->dealt];

	walk->dealt_set &= ~card_bit(c);
	if (in_pairs(walk, c))
		join_pairs(walk, c);
	walk->same += same_of(walk, c);
	for (int i = 0; walk->counts && i < 2; i++)
		recount_card(&walk->side[i], c);
}

/* Lists the cards of a set suit by suit, the highest first: in this order consecutive run-outs have
 * the most first cards in common. */
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
	if (suit != walk->suit || suited != walk->suited)
		set_suit(walk, suit, suited);
	while (walk->dealt < count)
		deal_card(walk, cards[walk->dealt]);
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
