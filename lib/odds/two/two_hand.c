#include "odds/two/two_internal.h"

#include "cards/eval/eval_inline.h"

#include <string.h>

/* clang-format off */
const card two_pair_cards[COMBO_PAIRS][2] = {
	{0, 0},
	{4, 0}, {4, 4},
	{8, 0}, {8, 4}, {8, 8},
	{12, 0}, {12, 4}, {12, 8}, {12, 12},
	{16, 0}, {16, 4}, {16, 8}, {16, 12}, {16, 16},
	{20, 0}, {20, 4}, {20, 8}, {20, 12}, {20, 16}, {20, 20},
	{24, 0}, {24, 4}, {24, 8}, {24, 12}, {24, 16}, {24, 20}, {24, 24},
	{28, 0}, {28, 4}, {28, 8}, {28, 12}, {28, 16}, {28, 20}, {28, 24}, {28, 28},
	{32, 0}, {32, 4}, {32, 8}, {32, 12}, {32, 16}, {32, 20}, {32, 24}, {32, 28}, {32, 32},
	{36, 0}, {36, 4}, {36, 8}, {36, 12}, {36, 16}, {36, 20}, {36, 24}, {36, 28}, {36, 32}, {36, 36},
	{40, 0}, {40, 4}, {40, 8}, {40, 12}, {40, 16}, {40, 20}, {40, 24}, {40, 28}, {40, 32}, {40, 36}, {40, 40},
	{44, 0}, {44, 4}, {44, 8}, {44, 12}, {44, 16}, {44, 20}, {44, 24}, {44, 28}, {44, 32}, {44, 36}, {44, 40}, {44, 44},
	{48, 0}, {48, 4}, {48, 8}, {48, 12}, {48, 16}, {48, 20}, {48, 24}, {48, 28}, {48, 32}, {48, 36}, {48, 40}, {48, 44}, {48, 48},
};
/* clang-format on */

/* A single hand against a range, with at most one card to come.
 *
 * The river is a loop over the range. On the turn only the rank and the kind of a river card
 * matter. A kind is a suit of which the board has two or more cards; all other suits are one kind.
 * A combo has a flush with all rivers of a kind or with none of them. Without a flush its pair of
 * ranks decides: each pair is valued with 13 rivers, and counted once for each of its combos and
 * each such river that is left. A combo with a flush is valued separately, and only with rivers on
 * which the hand might beat it. */
enum {
	KINDS_MAX = 3, /* two suits of two cards each, and the other suits */
	RANKS_ROW = 16
};

struct hand_walk {
	const struct spot_side *range;
	card_set held;     /* the hand's cards */
	struct hand board; /* without the river */
	int kinds;
	card_set suits[KINDS_MAX];     /* per kind: all its cards */
	card_set rivers[KINDS_MAX];    /* per kind: the rivers that can be dealt */
	card_set contested[KINDS_MAX]; /* per kind: rivers that make the hand a flush or better */
	uint8_t kind[CARD_SUITS];
	/* per suits of a combo: the kinds with which it has a flush, one bit each */
	uint8_t flushes[CARD_SUITS][CARD_SUITS];
	/* per kind and rank: the hand's value, and the number of rivers */
	score value[KINDS_MAX][RANKS_ROW];
	uint16_t left[KINDS_MAX][RANKS_ROW];
	uint64_t keys[CARD_RANKS];
	uint64_t spare_key;       /* of a rank that is not on the board */
	uint8_t used[CARD_RANKS]; /* cards of each rank on the board */
	uint64_t won, tied;       /* deals that the hand wins, and ties */
	uint64_t weight;          /* total weight of the combos that it can meet */
};

/* Weights of a pair of ranks: of all its combos; and per kind of river, of the combos that have a
 * flush with it and of the other combos whose higher, or whose lower, card is of that kind. */
struct pair_weight {
	uint32_t all, flush[KINDS_MAX], high[KINDS_MAX], low[KINDS_MAX];
};

static bool meets(const struct hand_walk *walk, card a, card b)
{
	return !((card_bit(a) | card_bit(b)) & walk->held);
}

static void compare(struct hand_walk *walk, score value, score other, uint64_t deals)
{
	walk->won += value > other ? deals : 0;
	walk->tied += value == other ? deals : 0;
}

/* -- the river ------------------------------------------------------------ */

static void count_river(struct hand_walk *walk, score value)
{
	const struct spot_side *range = walk->range;

	for (int i = 0; i < range->count; i++) {
		const card *cards = combo_cards[range->combos[i]];
		const struct hand hand = hand_add(hand_add(walk->board, cards[0]), cards[1]);

		if (!meets(walk, cards[0], cards[1]))
			continue;
		walk->weight += range->weight[i];
		compare(walk, value, eval_hand_inline(&hand), range->weight[i]);
	}
}

/* -- pairs of ranks on the turn ------------------------------------------- */

/* Counts the rivers of one of the pair's own ranks, of which its combos have `holds` cards. A combo
 * cannot meet a river that it holds, so that `high` and `low`, the weights per kind of combos with
 * a card of that rank, are subtracted once each; `low` may be NULL. */
static void count_own_rank(struct hand_walk *walk, uint64_t sum, int rank, int holds,
	const struct pair_weight *weight, const uint32_t *high, const uint32_t *low)
{
	score other;

	if (walk->used[rank] + holds >= CARD_SUITS)
		return; /* no river of this rank is left, and a fifth card of a rank has no key */
	other = eval_ranks_inline(sum + walk->keys[rank]);
	for (int kind = 0; kind < walk->kinds; kind++)
		compare(walk, walk->value[kind][rank], other,
			(weight->all - weight->flush[kind]) * walk->left[kind][rank] - high[kind] -
				(low ? low[kind] : 0));
}

/* Counts the rivers of the pair's own ranks, and lists the pair's values with rivers of each other
 * rank. */
static void value_pair(struct hand_walk *walk, int high, int low, const struct pair_weight *weight,
	score other[RANKS_ROW])
{
	const uint64_t sum =
		walk->board.sum + eval_keys[card_of(high, 0)] + eval_keys[card_of(low, 0)];
	uint64_t keys[CARD_RANKS];

	if (high == low)
		count_own_rank(walk, sum, high, 2, weight, weight->high, weight->low);
	else {
		count_own_rank(walk, sum, high, 1, weight, weight->high, NULL);
		count_own_rank(walk, sum, low, 1, weight, weight->low, NULL);
	}
	memcpy(keys, walk->keys, sizeof keys);
	keys[high] = keys[low] = walk->spare_key;
	for (int rank = 0; rank < CARD_RANKS; rank++)
		other[rank] = eval_ranks_inline(sum + keys[rank]);
	other[high] = other[low] = other[13] = other[14] = other[15] = INT16_MAX;
}

static void count_pair(struct hand_walk *walk, const score other[RANKS_ROW],
	const struct pair_weight *weight)
{
	for (int kind = 0; kind < walk->kinds; kind++) {
		uint16_t won = 0, tied = 0;

		for (int i = 0; i < RANKS_ROW; i++) {
			const score value = walk->value[kind][i];
			const uint16_t left = walk->left[kind][i];

			won = (uint16_t)(won + (value > other[i] ? left : 0));
			tied = (uint16_t)(tied + (value == other[i] ? left : 0));
		}
		walk->won += (uint64_t)(weight->all - weight->flush[kind]) * won;
		walk->tied += (uint64_t)(weight->all - weight->flush[kind]) * tied;
	}
}

/* -- flushes of a combo on the turn --------------------------------------- */

/* Counts the wins and ties of the hand against a combo on rivers of `kinds`, with which the combo
 * has a flush. */
static void count_flushes(struct hand_walk *walk, card high, card low, uint32_t weight,
	unsigned kinds)
{
	const struct hand hand = hand_add(hand_add(walk->board, high), low);

	for (int kind = 0; kind < walk->kinds; kind++) {
		card_set rest = kinds >> kind & 1 ? walk->contested[kind] & ~hand.set : 0;

		for (; rest; rest &= rest - 1) {
			const card river = (card)__builtin_ctzll(rest);
			const struct hand full = hand_add(hand, river);

			compare(walk, walk->value[kind][card_rank(river)], eval_flush_hand(&full),
				weight);
		}
	}
}

/* -- the turn ------------------------------------------------------------- */

/* Up to this many combos, each is counted like a separate pair of ranks. */
enum { FEW = 12 };

static inline void add_combo(struct hand_walk *walk, card high, card low, uint32_t weight,
	struct pair_weight *to)
{
	const int suit_high = card_suit(high), suit_low = card_suit(low);
	const int kind_high = walk->kind[suit_high], kind_low = walk->kind[suit_low];
	const unsigned flushes = walk->flushes[suit_high][suit_low];

	walk->weight += weight;
	to->all += weight;
	to->high[kind_high] += weight;
	to->low[kind_low] += weight;
	if (!flushes)
		return;
	count_flushes(walk, high, low, weight, flushes);
	for (int kind = 0; kind < walk->kinds; kind++)
		to->flush[kind] += flushes >> kind & 1 ? weight : 0;
	to->high[kind_high] -= flushes >> kind_high & 1 ? weight : 0;
	to->low[kind_low] -= flushes >> kind_low & 1 ? weight : 0;
}

static void count_many(struct hand_walk *walk)
{
	const struct spot_side *range = walk->range;
	struct pair_weight by_pair[COMBO_PAIRS];
	score other[COMBO_PAIRS][RANKS_ROW];

	memset(by_pair, 0, sizeof by_pair);
	for (int i = 0; i < range->count; i++) {
		const card *cards = combo_cards[range->combos[i]];

		if (meets(walk, cards[0], cards[1]))
			add_combo(walk, cards[0], cards[1], range->weight[i],
				&by_pair[combo_pair_of(card_rank(cards[0]), card_rank(cards[1]))]);
	}
	for (int pair = 0; pair < COMBO_PAIRS; pair++)
		if (by_pair[pair].all)
			value_pair(walk, card_rank(two_pair_cards[pair][0]),
				card_rank(two_pair_cards[pair][1]), &by_pair[pair], other[pair]);
	/* a separate loop: wide loads stall on data that narrow stores have just written */
	for (int pair = 0; pair < COMBO_PAIRS; pair++)
		if (by_pair[pair].all)
			count_pair(walk, other[pair], &by_pair[pair]);
}

/* With four cards of a suit a combo has a flush on rivers of that suit's kind, with five on all. */
static void find_flushes(struct hand_walk *walk)
{
	memset(walk->flushes, 0, sizeof walk->flushes);
	for (int suit = 0; suit < CARD_SUITS; suit++) {
		const int on_board = card_set_count(walk->board.set & card_set_suit(suit));

		for (int i = 0; on_board > 1 && i < CARD_SUITS * CARD_SUITS; i++) {
			const int high = i / CARD_SUITS, low = i % CARD_SUITS;
			const int count = on_board + (high == suit) + (low == suit);

			if (count > 3)
				walk->flushes[high][low] |=
					(uint8_t)(count > 4 ? (1 << walk->kinds) - 1
							    : 1 << walk->kind[suit]);
		}
	}
}

/* The number of cards of a rank in the set. */
static unsigned rank_count(card_set set, int rank)
{
	return UINT64_C(0x4332322132212110) >> 4 * (set >> card_of(rank, 0) & 0xf) & 0xf;
}

static void value_kind(struct hand_walk *walk, struct hand hand, int kind)
{
	memset(walk->value[kind], 0, sizeof walk->value[kind]);
	memset(walk->left[kind], 0, sizeof walk->left[kind]);
	walk->contested[kind] = 0;
	for (int rank = 0; rank < CARD_RANKS; rank++) {
		const card_set of_rank = walk->rivers[kind] & UINT64_C(0xf) << card_of(rank, 0);
		struct hand full;

		if (!of_rank)
			continue;
		full = hand_add(hand, (card)__builtin_ctzll(of_rank));
		walk->left[kind][rank] = (uint16_t)rank_count(of_rank, rank);
		walk->value[kind][rank] = eval_hand_inline(&full);
		if (walk->value[kind][rank] >= category_floor[FLUSH])
			walk->contested[kind] |= of_rank;
	}
}

static void count_turn(struct hand_walk *walk, struct hand hand, card_set live)
{
	/* Kind 0 is all suits of which the board has at most one card. */
	walk->kinds = 1;
	walk->suits[0] = 0;
	for (int suit = 0; suit < CARD_SUITS; suit++) {
		const card_set on_board = walk->board.set & card_set_suit(suit);
		const int kind = (on_board & (on_board - 1)) ? walk->kinds++ : 0;

		if (kind)
			walk->suits[kind] = 0;
		walk->suits[kind] |= card_set_suit(suit);
		walk->kind[suit] = (uint8_t)kind;
	}
	for (int kind = 0; kind < walk->kinds; kind++)
		walk->rivers[kind] = live & walk->suits[kind];
	find_flushes(walk);
	for (int kind = 0; kind < walk->kinds; kind++)
		value_kind(walk, hand, kind);
	for (int rank = 0; rank < CARD_RANKS; rank++) {
		walk->used[rank] = (uint8_t)rank_count(walk->board.set, rank);
		walk->keys[rank] = eval_keys[card_of(rank, 0)];
		if (!walk->used[rank])
			walk->spare_key = walk->keys[rank];
	}
	for (int rank = 0; rank < CARD_RANKS; rank++)
		if (walk->used[rank] == CARD_SUITS)
			walk->keys[rank] = walk->spare_key;
	if (walk->range->count <= FEW) {
		const struct spot_side *range = walk->range;

		for (int i = 0; i < range->count; i++) {
			const card *cards = combo_cards[range->combos[i]];
			struct pair_weight weight = {.all = 0};
			score other[RANKS_ROW];

			if (!meets(walk, cards[0], cards[1]))
				continue;
			add_combo(walk, cards[0], cards[1], range->weight[i], &weight);
			value_pair(walk, card_rank(cards[0]), card_rank(cards[1]), &weight, other);
			count_pair(walk, other, &weight);
		}
	} else
		count_many(walk);
}

void two_hand_count(const struct spot *spot, int player, struct tally *tally)
{
	const card *cards = combo_cards[spot->side[player].combos[0]];
	struct hand_walk walk;
	struct hand hand;
	card_set live;
	uint64_t deals;

	walk.range = &spot->side[!player];
	walk.held = card_bit(cards[0]) | card_bit(cards[1]);
	walk.board = hand_empty();
	for (int i = 0; i < spot->board_count; i++)
		walk.board = hand_add(walk.board, spot->board[i]);
	walk.won = walk.tied = walk.weight = 0;
	hand = hand_add(hand_add(walk.board, cards[0]), cards[1]);
	live = spot->live & ~walk.held;
	if (spot->to_come) {
		count_turn(&walk, hand, live);
		deals = walk.weight * (uint64_t)(bits_count(live) - 2);
	} else {
		count_river(&walk, eval_hand_inline(&hand));
		deals = walk.weight;
	}
	tally->by_winners[1 << player] += walk.won;
	tally->by_winners[3] += walk.tied;
	tally->by_winners[1 << !player] += deals - walk.won - walk.tied;
}
