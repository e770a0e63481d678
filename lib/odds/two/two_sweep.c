/* Sweeps of a board: the rows of pairs of ranks, each made once for the ranks of a board, the plain
 * twins of the kernels that sum along them, and the combos that make a flush. two_internal.h
 * describes them. */
#include "odds/two/two_internal.h"

#include "cards/eval/eval_inline.h"
#include "base/cpu.h"

#include <stdlib.h>
#include <string.h>

/* The ranks of a pair, the higher first. */
static const uint8_t pair_ranks[COMBO_PAIRS][2] = {
	/* clang-format off */
	{0, 0},
	{1, 0}, {1, 1},
	{2, 0}, {2, 1}, {2, 2},
	{3, 0}, {3, 1}, {3, 2}, {3, 3},
	{4, 0}, {4, 1}, {4, 2}, {4, 3}, {4, 4},
	{5, 0}, {5, 1}, {5, 2}, {5, 3}, {5, 4}, {5, 5},
	{6, 0}, {6, 1}, {6, 2}, {6, 3}, {6, 4}, {6, 5}, {6, 6},
	{7, 0}, {7, 1}, {7, 2}, {7, 3}, {7, 4}, {7, 5}, {7, 6}, {7, 7},
	{8, 0}, {8, 1}, {8, 2}, {8, 3}, {8, 4}, {8, 5}, {8, 6}, {8, 7}, {8, 8},
	{9, 0}, {9, 1}, {9, 2}, {9, 3}, {9, 4}, {9, 5}, {9, 6}, {9, 7}, {9, 8}, {9, 9},
	{10, 0}, {10, 1}, {10, 2}, {10, 3}, {10, 4}, {10, 5}, {10, 6}, {10, 7}, {10, 8}, {10, 9}, {10, 10},
	{11, 0}, {11, 1}, {11, 2}, {11, 3}, {11, 4}, {11, 5}, {11, 6}, {11, 7}, {11, 8}, {11, 9}, {11, 10}, {11, 11},
	{12, 0}, {12, 1}, {12, 2}, {12, 3}, {12, 4}, {12, 5}, {12, 6}, {12, 7}, {12, 8}, {12, 9}, {12, 10}, {12, 11}, {12, 12},
	/* clang-format on */
};

/* -- rows ------------------------------------------------------------------ */

/* Rows are stored in the order in which they are made, like those of struct board_rows. */
struct two_rows {
	struct board_rows *orders;
	unsigned count;
	uint16_t place[BOARD_MULTISETS]; /* from 1; 0: not made yet */
	struct two_row row[BOARD_MULTISETS];
};

struct two_rows *two_rows_new(void)
{
	struct two_rows *rows = malloc(sizeof *rows);

	if (!rows)
		return NULL;
	rows->count = 0;
	memset(rows->place, 0, sizeof rows->place);
	rows->orders = board_rows_new();
	if (!rows->orders) {
		free(rows);
		return NULL;
	}
	return rows;
}

void two_rows_free(struct two_rows *rows)
{
	if (rows)
		board_rows_free(rows->orders);
	free(rows);
}

/* Appends a pair to the chains of its two ranks. A pocket pair has one chain: its second link is
 * its first, which is written last. */
static void link_pair(struct two_row *row, uint8_t last[CARD_RANKS], int pair)
{
	const uint8_t high = pair_ranks[pair][0], low = pair_ranks[pair][1];
	const uint8_t by_high = last[high], by_low = last[low];

	row->step[by_low] = (uint8_t)(2 * pair + 1);
	row->step[by_high] = (uint8_t)(2 * pair);
	last[low] = (uint8_t)(by_low + 1);
	last[high] = (uint8_t)(by_high + 1);
}

/* Sets `link` to the last links of the chains of a pair's two ranks. */
static void read_links(const uint8_t last[CARD_RANKS], int pair, uint8_t link[2])
{
	link[0] = last[pair_ranks[pair][0]];
	link[1] = last[pair_ranks[pair][1]];
}

/* Places the pairs of equal value from index `from` to before `next` of the order. `link_below` of
 * all is read before any is linked, and `link_upto` after all are linked, since pairs of equal
 * value do not beat each other. */
static void place_group(struct two_row *row, uint8_t last[CARD_RANKS], uint8_t category, int from,
	int next)
{
	const uint8_t *order = row->order->order;

	for (int i = from; i < next; i++) {
		struct two_place *place = &row->place[order[i]];

		place->below = (uint8_t)from;
		place->upto = (uint8_t)next;
		place->category = category;
		read_links(last, order[i], place->link_below);
	}
	for (int i = from; i < next; i++)
		link_pair(row, last, order[i]);
	for (int i = from; i < next; i++)
		read_links(last, order[i], row->place[order[i]].link_upto);
}

static void make_row(struct two_row *row, const struct board_row *order)
{
	uint8_t last[CARD_RANKS], category = 0;

	row->order = order;
	row->full = COMBO_PAIRS;
	for (int rank = 0; rank < CARD_RANKS; rank++)
		last[rank] = (uint8_t)(WALK_CHAIN * rank);
	for (int from = 0, next; from < COMBO_PAIRS; from = next) {
		const score value = order->value[order->order[from]];

		next = order->last[from] + 1;
		while (category < CATEGORY_COUNT - 1 && value >= category_floor[category + 1])
			category++;
		if (row->full == COMBO_PAIRS && category >= FLUSH) {
			row->full = (uint8_t)from;
			memcpy(row->link_full, last, sizeof last);
		}
		if (next == from + 1) {
			/* Place a pair of unique value at index `at` of the order. Its links are
			 * the last ones before and after it is linked. */
			const int pair = row->order->order[from];
			struct two_place *place = &row->place[pair];

			place->below = (uint8_t)from;
			place->upto = (uint8_t)(from + 1);
			place->category = category;
			read_links(last, pair, place->link_below);
			link_pair(row, last, pair);
			read_links(last, pair, place->link_upto);
		} else
			place_group(row, last, category, from, next);
	}
	if (row->full == COMBO_PAIRS)
		memcpy(row->link_full, last, sizeof last);
}

const struct two_row *two_row(struct two_rows *rows, const card board[5])
{
	const unsigned number = board_number(board);

	if (!rows->place[number]) {
		make_row(&rows->row[rows->count], board_row(rows->orders, board));
		rows->place[number] = (uint16_t)++rows->count;
	}
	return &rows->row[rows->place[number] - 1];
}

/* -- sums ------------------------------------------------------------------ */

static void sum_chains(const struct two_side *side, const struct board_row *order,
	const struct two_row *row, struct two_chains *chains)
{
	uint32_t all = 0;

	for (int rank = 0; rank < CARD_RANKS; rank++) {
		uint32_t(*to)[CARD_SUITS] = chains->by_card + WALK_CHAIN * rank;

		memset(to[0], 0, sizeof to[0]);
		for (int i = 0; i < CARD_RANKS; i++) {
			const int four = row->step[WALK_CHAIN * rank + i];
			const uint16_t *lane = &side->lane[four / 2][CARD_SUITS * (four % 2)];

			for (int suit = 0; suit < CARD_SUITS; suit++)
				to[i + 1][suit] = to[i][suit] + lane[suit];
		}
	}
	chains->all[0] = 0;
	for (int i = 0; i < COMBO_PAIRS; i++) {
		all += side->sum[order->order[i]];
		chains->all[i + 1] = all;
	}
}

static uint64_t pair_at(const struct two_side *side, int pair, const struct two_chains *chains,
	uint32_t all, const uint8_t link[2])
{
	const uint16_t *lane = side->lane[pair];
	const uint32_t *by_high = chains->by_card[link[0]], *by_low = chains->by_card[link[1]];
	uint64_t shared = 0;

	for (int suit = 0; suit < CARD_SUITS; suit++)
		shared += (uint64_t)lane[suit] * by_high[suit] +
			  (uint64_t)lane[CARD_SUITS + suit] * by_low[suit];
	return (uint64_t)side->sum[pair] * all - shared;
}

void two_pairs_scalar(const struct two_side *leader, const struct two_side *other,
	const struct board_row *order, const struct two_row *row, struct two_chains *chains,
	struct two_sums *sums)
{
	sum_chains(other, order, row, chains);
	for (int i = 0; i < leader->pairs; i++) {
		const int pair = leader->pair[i];
		const struct two_place *place = &row->place[pair];

		sums->won +=
			pair_at(leader, pair, chains, chains->all[place->below], place->link_below);
		sums->upto +=
			pair_at(leader, pair, chains, chains->all[place->upto], place->link_upto);
	}
}

/* The weight with which the combos of a pair meet combos of the other side, without those that
 * share a card: `all` is the weight of the others, by_card the same per card. */
static uint64_t pair_against(const struct two_side *side, int pair, uint64_t all,
	const uint32_t by_card[CARD_COUNT])
{
	const uint16_t *lane = side->lane[pair];
	const uint32_t *by_high = &by_card[two_pair_cards[pair][0]];
	const uint32_t *by_low = &by_card[two_pair_cards[pair][1]];
	uint64_t shared = 0;

	for (int suit = 0; suit < CARD_SUITS; suit++)
		shared += (uint64_t)lane[suit] * by_high[suit] +
			  (uint64_t)lane[CARD_SUITS + suit] * by_low[suit];
	return side->sum[pair] * all - shared;
}

void two_detail_scalar(const struct two_side *leader, const struct two_side *other,
	const struct board_row *order, const struct two_row *row, struct two_chains *chains,
	struct two_sums *sums)
{
	sum_chains(other, order, row, chains);
	for (int i = 0; i < leader->pairs; i++) {
		const int pair = leader->pair[i];
		const struct two_place *place = &row->place[pair];
		struct two_sums *to = &sums[place->category];

		to->won +=
			pair_at(leader, pair, chains, chains->all[place->below], place->link_below);
		to->upto +=
			pair_at(leader, pair, chains, chains->all[place->upto], place->link_upto);
		to->all += pair_against(leader, pair, other->all, other->by_card);
	}
}

/* -- boards with a flush --------------------------------------------------- */

/* On a board with a flush, combos of the same value form an item. The kinds of items: */
enum item_kind {
	ITEM_COMBO, /* the combo of two cards of the suit, `high` and `low` */
	ITEM_CARD,  /* all combos of card `high` of the suit and a card in the pairs */
	ITEM_PAIRS  /* all combos in the pairs, which play the board's five cards of the suit */
};

struct two_sweep_item {
	score value;
	uint8_t kind;
	card high, low;
};

enum { ITEMS_MAX = 1 + 9 + 9 * 8 / 2 };

/* Combos of equal value are a group. Each of the leader's is counted against the other side's
 * weight below the group; then the other side's weight of the group is added, and each is counted
 * again. */
struct two_sweep {
	const struct two_walk *walk;
	const struct two_side *leader, *other;
	struct two_below below, all; /* `all` with detail only */
	struct two_below base[2];    /* with five suited cards: the combos in the pairs */
	struct two_chains chains;
	int items, done;
	struct two_sweep_item item[ITEMS_MAX];
};

/* -- pairs of ranks ------------------------------------------------------- */

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

static void sweep_pairs(struct two_sweep *sweep, const struct board_row *order,
	const struct two_row *row, struct two_sums *sums)
{
	const struct two_walk *walk = sweep->walk;
	two_pairs_sweep *pairs =
		walk->detail
			? CPU_PICK(walk->path, two_detail_scalar, two_detail_avx2, two_detail_avx2)
		: walk->narrow
			? CPU_PICK(walk->path, two_pairs_scalar, two_pairs_narrow_avx2,
				  two_pairs_narrow_avx2)
			: CPU_PICK(walk->path, two_pairs_scalar, two_pairs_avx2, two_pairs_avx2);

	pairs(sweep->leader, sweep->other, order, row, &sweep->chains, sums);
	for (int pair = 0; walk->detail && pair < COMBO_PAIRS; pair++)
		sums[row->place[pair].category].same += walk->same_by_pair[pair];
}

/* -- flushes -------------------------------------------------------------- */

static uint64_t item_against(const struct two_sweep *sweep, const struct two_sweep_item *item,
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

static void item_add(struct two_sweep *sweep, const struct two_sweep_item *item)
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

/* The product of both sides' weights, summed over the item's combos. */
static uint64_t item_same(const struct two_sweep *sweep, const struct two_sweep_item *item)
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

/* Sweeps the remaining items of a value below `limit`. */
static void sweep_items(struct two_sweep *sweep, score limit, struct two_sums *sums)
{
	const struct two_sweep_item *const end = sweep->item + sweep->items;

	for (const struct two_sweep_item *item = sweep->item + sweep->done, *next;
		item < end && item->value < limit; item = next) {
		for (next = item; next < end && next->value == item->value; next++)
			sums->won += item_against(sweep, next, &sweep->below);
		for (const struct two_sweep_item *i = item; i < next; i++)
			item_add(sweep, i);
		for (const struct two_sweep_item *i = item; i < next; i++)
			sums->upto += item_against(sweep, i, &sweep->below);
		for (const struct two_sweep_item *i = item; sweep->walk->detail && i < next; i++) {
			sums->all += item_against(sweep, i, &sweep->all);
			sums->same += item_same(sweep, i);
		}
		sweep->done = (int)(next - sweep->item);
	}
}

/* Inserts an item by value; items arrive nearly sorted. */
static void push_item(struct two_sweep *sweep, score value, enum item_kind kind, card high,
	card low)
{
	int at = sweep->items++;

	for (; at > 0 && sweep->item[at - 1].value > value; at--)
		sweep->item[at] = sweep->item[at - 1];
	sweep->item[at] = (struct two_sweep_item){value, (uint8_t)kind, high, low};
}

static void push_combo(struct two_sweep *sweep, unsigned on_board, card high, card low)
{
	const unsigned mask = on_board | 1u << card_rank(high) | 1u << card_rank(low);

	if (sweep->leader->weight[high][low] | sweep->other->weight[high][low])
		push_item(sweep, eval_values[EVAL_FLUSH + mask], ITEM_COMBO, high, low);
}

/* The ranks of the flush's suit as masks: those on the board, and the live ones. */
struct suit_ranks {
	unsigned board, live;
};

/* Lists all items that have a flush, in order of value. */
static void find_items(struct two_sweep *sweep, struct suit_ranks ranks)
{
	const struct two_walk *walk = sweep->walk;

	if (walk->suited >= 5) {
		/* Sum all combos in the pairs as one item, if the board itself is a flush. */
		memset(sweep->base, 0, sizeof sweep->base);
		for (int pair = 0; pair < COMBO_PAIRS; pair++) {
			pair_add(sweep->leader, pair, &sweep->base[0]);
			pair_add(sweep->other, pair, &sweep->base[1]);
		}
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

/* Three of a suit: except for straight flushes the higher card decides, then the lower, and no two
 * combos tie. Combos with the same higher card share it, so that they never meet: each is counted
 * against the weight below the first of them. */
static void sweep_three(struct two_sweep *sweep, struct suit_ranks ranks, struct two_sums *sums)
{
	const int suit = sweep->walk->suit;
	struct two_below *below = &sweep->below;
	uint16_t without[CARD_RANKS] = {0};
	uint64_t won = 0, same = 0;
	const unsigned wheel = 0x100f, least = 0x1f;

	/* The combos that make a straight flush with three cards on the board become items, the
	 * worst first; without[high] receives their lower ranks. */
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

/* -- a whole board --------------------------------------------------------- */

static void sweep_flushes(struct two_sweep *sweep, const struct board_row *order,
	const struct two_row *row, struct two_sums *sums)
{
	const struct two_walk *walk = sweep->walk;
	const bool detail = walk->detail, pairs = walk->suited < 5;
	const struct suit_ranks ranks = {card_set_ranks(walk->spot->board_set | walk->dealt_set,
						 walk->suit),
		card_set_ranks(walk->spot->live & ~walk->dealt_set, walk->suit)};
	struct two_below flushes;

	if (pairs) {
		/* Read the sums of the other side's pairs that are worth less than a flush. */
		const struct two_chains *chains = &sweep->chains;

		sweep->below.all = chains->all[row->full];
		for (int rank = 0; rank < CARD_RANKS; rank++) {
			const uint16_t *narrow = chains->narrow[row->link_full[rank]];
			uint32_t *by_card = &sweep->below.by_card[card_of(rank, 0)];

			if (sweep->walk->narrow)
				for (int suit = 0; suit < CARD_SUITS; suit++)
					by_card[suit] = narrow[suit];
			else
				memcpy(by_card, chains->by_card[row->link_full[rank]],
					sizeof chains->by_card[0]);
		}
	} else
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
		/* Full houses and four of a kind also beat flushes: the leader's beat the other
		 * side's flushes, whose weight is `flushes`; the other side's are below straight
		 * flushes. */
		for (int i = row->full; i < COMBO_PAIRS; i++) {
			const int pair = order->order[i];
			struct two_sums *to =
				&sums[sweep->walk->detail ? row->place[pair].category : 0];
			const uint64_t beaten =
				pair_against(sweep->leader, pair, flushes.all, flushes.by_card);

			to->won += beaten;
			to->upto += beaten;
			pair_add(sweep->other, pair, &sweep->below);
		}
	}
	sweep_items(sweep, SCORE_MAX + 1, &sums[detail ? STRAIGHT_FLUSH : 0]);
}

void two_sweep(const struct two_walk *walk, int leader, struct two_sums *sums)
{
	struct two_sweep sweep;
	card board[SPOT_BOARD];
	const struct two_row *row;
	int count;

	sweep.walk = walk;
	sweep.leader = &walk->side[leader];
	sweep.other = &walk->side[!leader];
	sweep.items = 0;
	sweep.done = 0;
	if (walk->detail) {
		sweep.all.all = sweep.other->all;
		memcpy(sweep.all.by_card, sweep.other->by_card, sizeof sweep.all.by_card);
	}
	count = walk->spot->board_count;
	for (int i = 0; i < count; i++)
		board[i] = walk->spot->board[i];
	for (int i = 0; i < walk->dealt; i++)
		board[count + i] = walk->deal[i];
	row = two_row(walk->rows, board);
	if (walk->suited < 5)
		sweep_pairs(&sweep, row->order, row, sums);
	if (walk->suit != WALK_NO_SUIT)
		sweep_flushes(&sweep, row->order, row, sums);
}
