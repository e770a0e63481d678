#include "odds/two/two_inside.h"

#include "cards/eval/eval_inline.h"
#include "base/cpu.h"

#include <string.h>

/* On a board with a flush, combos of the same value form an item. The kinds of items: */
enum item_kind {
	ITEM_COMBO, /* the combo of two cards of the suit, `high` and `low` */
	ITEM_CARD,  /* all combos of card `high` of the suit and a card in the pairs */
	ITEM_PAIRS  /* all combos in the pairs, which play the board's five cards of the suit */
};

struct item {
	score value;
	uint8_t kind;
	card high, low;
};

enum { ITEMS_MAX = 1 + 9 + 9 * 8 / 2 };

/* Combos of equal value are a group. Each of the leader's is counted against the other side's
 * weight below the group; then the other side's weight of the group is added, and each is counted
 * again. */
struct sweep {
	const struct two_walk *walk;
	const struct two_side *leader, *other;
	struct two_below below, all; /* `all` with detail only */
	struct two_below base[2];    /* of five suited cards: the combos in the pairs */
	struct two_chains chains;
	int items, done;
	struct item item[ITEMS_MAX];
};

/* -- pairs of ranks ------------------------------------------------------- */

static uint64_t pair_against(const struct two_side *side, int pair, const struct two_below *below)
{
	const uint16_t *lane = side->lane[pair];
	const uint32_t *by_high = &below->by_card[two_pair_cards[pair][0]];
	const uint32_t *by_low = &below->by_card[two_pair_cards[pair][1]];
	uint64_t shared = 0;

	for (int suit = 0; suit < CARD_SUITS; suit++)
		shared += (uint64_t)lane[suit] * by_high[suit] +
			  (uint64_t)lane[CARD_SUITS + suit] * by_low[suit];
	return side->sum[pair] * below->all - shared;
}

static void pair_add(const struct two_side *side, int pair, struct two_below *to)
{
	const uint16_t *lane = side->lane[pair];
	uint32_t *by_high = &to->by_card[two_pair_cards[pair][0]];
	uint32_t *by_low = &to->by_card[two_pair_cards[pair][1]];

	to->all += side->sum[pair];
	for (int suit = 0; suit < CARD_SUITS; suit++) {
		by_high[suit] += lane[suit];
		by_low[suit] += lane[CARD_SUITS + suit];
	}
}

static void sweep_pairs(struct sweep *sweep, const struct board_row *order,
	const struct two_row *row, struct two_sums *sums)
{
	const struct two_walk *walk = sweep->walk;
	two_pairs_sweep *pairs =
		walk->detail
			? CPU_PICK(walk->path, two_detail_scalar, two_detail_avx2, two_detail_avx2)
			: CPU_PICK(walk->path, two_pairs_scalar, two_pairs_avx2, two_pairs_avx2);

	pairs(sweep->leader, sweep->other, order, row, &sweep->chains, sums);
	for (int pair = 0; walk->detail && pair < COMBO_PAIRS; pair++)
		sums[row->place[pair].category].same += walk->same_by_pair[pair];
}

/* -- flushes -------------------------------------------------------------- */

static uint64_t item_against(const struct sweep *sweep, const struct item *item,
	const struct two_below *below)
{
	const struct two_side *side = sweep->leader;
	const uint16_t *in_pairs = sweep->walk->in_pairs;
	uint64_t sum = 0, shared = 0;

	if (item->kind == ITEM_PAIRS) {
		for (int c = 0; c < CARD_COUNT; c++)
			shared += (uint64_t)sweep->base[0].by_card[c] * below->by_card[c];
		return sweep->base[0].all * below->all - shared;
	}
	if (item->kind == ITEM_COMBO)
		return side->weight[item->high][item->low] *
		       (below->all - below->by_card[item->high] - below->by_card[item->low]);
	for (int c = 0; c < CARD_COUNT; c++) {
		const uint64_t weight = side->weight[item->high][c] & in_pairs[c];

		sum += weight;
		shared += weight * below->by_card[c];
	}
	return sum * (below->all - below->by_card[item->high]) - shared;
}

static void item_add(struct sweep *sweep, const struct item *item)
{
	const struct two_side *side = sweep->other;
	struct two_below *to = &sweep->below;
	const uint16_t *in_pairs = sweep->walk->in_pairs;
	uint32_t sum = 0;

	if (item->kind == ITEM_PAIRS) {
		for (int c = 0; c < CARD_COUNT; c++)
			to->by_card[c] += sweep->base[1].by_card[c];
		to->all += sweep->base[1].all;
		return;
	}
	if (item->kind == ITEM_COMBO) {
		sum = side->weight[item->high][item->low];
		to->by_card[item->low] += sum;
	}
	for (int c = 0; item->kind == ITEM_CARD && c < CARD_COUNT; c++) {
		const uint32_t weight = side->weight[item->high][c] & in_pairs[c];

		sum += weight;
		to->by_card[c] += weight;
	}
	to->by_card[item->high] += sum;
	to->all += sum;
}

/* The sum over the item's combos of both sides' weights multiplied. */
static uint64_t item_same(const struct sweep *sweep, const struct item *item)
{
	const struct two_walk *walk = sweep->walk;
	const struct two_side *a = &walk->side[0], *b = &walk->side[1];
	uint64_t same = 0;

	if (item->kind == ITEM_PAIRS)
		for (int pair = 0; pair < COMBO_PAIRS; pair++)
			same += walk->same_by_pair[pair];
	else if (item->kind == ITEM_COMBO)
		same = (uint64_t)a->weight[item->high][item->low] *
		       b->weight[item->high][item->low];
	else
		for (int c = 0; c < CARD_COUNT; c++)
			same += (uint64_t)(a->weight[item->high][c] & walk->in_pairs[c]) *
				b->weight[item->high][c];
	return same;
}

/* Sweeps the items of a value below `limit` that are not done yet. */
static void sweep_items(struct sweep *sweep, score limit, struct two_sums *sums)
{
	const struct item *const end = sweep->item + sweep->items;

	for (const struct item *item = sweep->item + sweep->done, *next;
		item < end && item->value < limit; item = next) {
		for (next = item; next < end && next->value == item->value; next++)
			sums->won += item_against(sweep, next, &sweep->below);
		for (const struct item *i = item; i < next; i++)
			item_add(sweep, i);
		for (const struct item *i = item; i < next; i++)
			sums->upto += item_against(sweep, i, &sweep->below);
		for (const struct item *i = item; sweep->walk->detail && i < next; i++) {
			sums->all += item_against(sweep, i, &sweep->all);
			sums->same += item_same(sweep, i);
		}
		sweep->done = (int)(next - sweep->item);
	}
}

/* Inserts an item in its place by value; items come nearly sorted. */
static void push_item(struct sweep *sweep, score value, enum item_kind kind, card high, card low)
{
	int at = sweep->items++;

	for (; at > 0 && sweep->item[at - 1].value > value; at--)
		sweep->item[at] = sweep->item[at - 1];
	sweep->item[at] = (struct item){value, (uint8_t)kind, high, low};
}

static void push_combo(struct sweep *sweep, unsigned on_board, card high, card low)
{
	const unsigned mask = on_board | 1u << card_rank(high) | 1u << card_rank(low);

	if (sweep->leader->weight[high][low] | sweep->other->weight[high][low])
		push_item(sweep, eval_values[EVAL_FLUSH + mask], ITEM_COMBO, high, low);
}

/* Adds up all combos in the pairs as one item, when the board itself is a flush. */
static void find_base(struct sweep *sweep)
{
	memset(sweep->base, 0, sizeof sweep->base);
	for (int pair = 0; pair < COMBO_PAIRS; pair++) {
		pair_add(sweep->leader, pair, &sweep->base[0]);
		pair_add(sweep->other, pair, &sweep->base[1]);
	}
}

/* The ranks of the flush's suit as masks: those on the board, and the live ones. */
struct suit_ranks {
	unsigned board, live;
};

/* Lists all items that have a flush, in the order of their value. */
static void find_items(struct sweep *sweep, struct suit_ranks ranks)
{
	const struct two_walk *walk = sweep->walk;

	if (walk->suited >= 5) {
		find_base(sweep);
		push_item(sweep, eval_values[EVAL_FLUSH + ranks.board], ITEM_PAIRS, 0, 0);
	}
	for (unsigned highs = ranks.live; highs; highs &= highs - 1) {
		const int high = __builtin_ctz(highs);
		const card c = card_of(high, walk->suit);

		if (walk->suited > 3)
			push_item(sweep, eval_values[EVAL_FLUSH + (ranks.board | 1u << high)],
				ITEM_CARD, c, 0);
		for (unsigned lows = ranks.live & ((1u << high) - 1); lows; lows &= lows - 1)
			push_combo(sweep, ranks.board, c, card_of(__builtin_ctz(lows), walk->suit));
	}
}

/* The combos that make a straight flush with three cards on the board become items, the
 * worst first; without[high] receives their lower ranks. */
static void find_straight_flushes(struct sweep *sweep, struct suit_ranks ranks,
	uint16_t without[CARD_RANKS])
{
	const unsigned wheel = 0x100f, least = 0x1f;

	for (int lowest = -1; lowest <= CARD_RANKS - 5; lowest++) {
		const unsigned straight = lowest < 0 ? wheel : least << lowest;
		const unsigned need = straight & ~ranks.board;
		const int low = __builtin_ctz(need), high = 31 - __builtin_clz(need);

		if ((1u << low | 1u << high) != need || (need & ~ranks.live))
			continue;
		without[high] |= (uint16_t)(1u << low);
		push_combo(sweep, ranks.board, card_of(high, sweep->walk->suit),
			card_of(low, sweep->walk->suit));
	}
}

/* Three of a suit: except for straight flushes the higher card decides, then the lower, and
 * no two combos tie. Combos with the same higher card share it, so they never meet: each
 * is counted against the weight below the first of them. */
static void sweep_three(struct sweep *sweep, struct suit_ranks ranks, struct two_sums *sums)
{
	const int suit = sweep->walk->suit;
	struct two_below *below = &sweep->below;
	uint16_t without[CARD_RANKS] = {0};
	uint64_t won = 0, same = 0;

	find_straight_flushes(sweep, ranks, without);
	for (unsigned highs = ranks.live; highs; highs &= highs - 1) {
		const int high = __builtin_ctz(highs);
		const uint16_t *leader = sweep->leader->weight[card_of(high, suit)];
		const uint16_t *other = sweep->other->weight[card_of(high, suit)];
		const uint64_t without_high = below->all - below->by_card[card_of(high, suit)];
		uint32_t sum = 0;

		for (unsigned lows = ranks.live & ((1u << high) - 1) & ~without[high]; lows;
			lows &= lows - 1) {
			const card low = card_of(__builtin_ctz(lows), suit);

			won += leader[low] * (without_high - below->by_card[low]);
			same += (uint64_t)leader[low] * other[low];
			below->by_card[low] += other[low];
			sum += other[low];
		}
		below->by_card[card_of(high, suit)] += sum;
		below->all += sum;
	}
	sums->won += won;
	sums->upto += won - same;
}

/* -- all of a board ------------------------------------------------------- */

static void list_board(const struct two_walk *walk, card board[SPOT_BOARD])
{
	int count = walk->spot->board_count;

	memcpy(board, walk->spot->board, (size_t)count);
	memcpy(board + count, walk->deal, (size_t)walk->dealt);
}

/* Takes the sums of the other side's pairs that are worth less than a flush. */
static void take_low_pairs(const struct two_chains *chains, const struct two_row *row,
	struct two_below *to)
{
	to->all = chains->all[row->full];
	for (int rank = 0; rank < CARD_RANKS; rank++)
		memcpy(&to->by_card[card_of(rank, 0)], chains->by_card[row->link_full[rank]],
			sizeof chains->by_card[0]);
}

/* Full houses and quads beat flushes too: the leader's beat the other side's flushes, whose weight
 * is `flushes`; the other side's are below straight flushes. */
static void pass_full_houses(struct sweep *sweep, const struct board_row *order,
	const struct two_row *row, const struct two_below *flushes, struct two_sums *sums)
{
	for (int i = row->full; i < COMBO_PAIRS; i++) {
		const int pair = order->order[i];
		struct two_sums *to = &sums[sweep->walk->detail ? row->place[pair].category : 0];
		const uint64_t beaten = pair_against(sweep->leader, pair, flushes);

		to->won += beaten;
		to->upto += beaten;
		pair_add(sweep->other, pair, &sweep->below);
	}
}

static void sweep_flushes(struct sweep *sweep, const struct board_row *order,
	const struct two_row *row, struct two_sums *sums)
{
	const struct two_walk *walk = sweep->walk;
	const bool detail = walk->detail, pairs = walk->suited < 5;
	const struct suit_ranks ranks = {card_set_ranks(walk->spot->board_set | walk->dealt_set,
						 walk->suit),
		card_set_ranks(walk->spot->live & ~walk->dealt_set, walk->suit)};
	struct two_below flushes;

	if (pairs)
		take_low_pairs(&sweep->chains, row, &sweep->below);
	else
		memset(&sweep->below, 0, sizeof sweep->below);
	flushes = sweep->below;
	if (walk->suited == 3 && !detail)
		sweep_three(sweep, ranks, sums);
	else {
		find_items(sweep, ranks);
		sweep_items(sweep, category_floor[FLUSH + 1], &sums[detail ? FLUSH : 0]);
	}
	if (pairs && row->full < COMBO_PAIRS) {
		flushes.all = sweep->below.all - flushes.all;
		for (int c = 0; c < CARD_COUNT; c++)
			flushes.by_card[c] = sweep->below.by_card[c] - flushes.by_card[c];
		pass_full_houses(sweep, order, row, &flushes, sums);
	}
	sweep_items(sweep, SCORE_MAX + 1, &sums[detail ? STRAIGHT_FLUSH : 0]);
}

static void sweep_begin(struct sweep *sweep, const struct two_walk *walk, int leader)
{
	sweep->walk = walk;
	sweep->leader = &walk->side[leader];
	sweep->other = &walk->side[!leader];
	sweep->items = 0;
	sweep->done = 0;
	if (walk->detail) {
		sweep->all.all = sweep->other->all;
		memcpy(sweep->all.by_card, sweep->other->by_card, sizeof sweep->all.by_card);
	}
}

void two_sweep(const struct two_walk *walk, int leader, struct two_sums *sums)
{
	struct sweep sweep;
	card board[SPOT_BOARD];
	const struct two_row *row;

	sweep_begin(&sweep, walk, leader);
	list_board(walk, board);
	row = two_row(walk->rows, board);
	if (walk->suited < 5)
		sweep_pairs(&sweep, row->order, row, sums);
	if (walk->suit != WALK_NO_SUIT)
		sweep_flushes(&sweep, row->order, row, sums);
}
