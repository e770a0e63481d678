/* The pairs of ranks on a board: their rows, each made once for the ranks of a board, and the plain
 * twins of the kernels that sum along them. two_inside.h describes both. */
#include "odds/two/two_inside.h"

#include <stdlib.h>
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

/* -- rows ------------------------------------------------------------------ */

/* Rows are stored in the order in which they are made, as struct board_rows does. */
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

/* The current last link of each chain. */
struct links {
	uint8_t of[CARD_RANKS];
};

static void link_pair(struct two_row *row, struct links *links, int pair)
{
	const int high = card_rank(two_pair_cards[pair][0]);
	const int low = card_rank(two_pair_cards[pair][1]);

	row->chain[high][links->of[high]++ - WALK_CHAIN * high] = (uint8_t)(2 * pair);
	if (high != low)
		row->chain[low][links->of[low]++ - WALK_CHAIN * low] = (uint8_t)(2 * pair + 1);
}

/* The current last links of a pair's two chains. */
static void read_links(const struct links *links, int pair, uint8_t link[2])
{
	link[0] = links->of[card_rank(two_pair_cards[pair][0])];
	link[1] = links->of[card_rank(two_pair_cards[pair][1])];
}

/* Places the pairs of equal value from place `from` to before `next` of the order; `category` is
 * that of the group before, which is no higher. `link_below` of all is read before any is linked,
 * and `link_upto` after all are linked, since pairs of a group do not beat each other. */
static void place_group(struct two_row *row, struct links *links, uint8_t *category, int from,
	int next)
{
	const struct board_row *order = row->order;

	while (*category < CATEGORY_COUNT - 1 &&
		order->value[order->order[from]] >= category_floor[*category + 1])
		++*category;
	for (int i = from; i < next; i++) {
		struct two_place *place = &row->place[order->order[i]];

		place->below = (uint8_t)from;
		place->upto = (uint8_t)next;
		place->category = *category;
		read_links(links, order->order[i], place->link_below);
	}
	for (int i = from; i < next; i++)
		link_pair(row, links, order->order[i]);
	for (int i = from; i < next; i++)
		read_links(links, order->order[i], row->place[order->order[i]].link_upto);
}

static void make_row(struct two_row *row, const struct board_row *order)
{
	struct links links;
	uint8_t category = 0;
	int from = 0;

	row->order = order;
	for (int rank = 0; rank < CARD_RANKS; rank++)
		links.of[rank] = (uint8_t)(WALK_CHAIN * rank);
	for (; from < COMBO_PAIRS && order->value[order->order[from]] < category_floor[FLUSH];
		from = order->last[from] + 1)
		place_group(row, &links, &category, from, order->last[from] + 1);
	row->full = (uint8_t)from;
	memcpy(row->link_full, links.of, sizeof links.of);
	for (; from < COMBO_PAIRS; from = order->last[from] + 1)
		place_group(row, &links, &category, from, order->last[from] + 1);
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
			const int four = row->chain[rank][i];
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

static uint64_t pair_all(const struct two_side *side, int pair, const struct two_side *other)
{
	const uint16_t *lane = side->lane[pair];
	const uint32_t *by_high = &other->by_card[two_pair_cards[pair][0]];
	const uint32_t *by_low = &other->by_card[two_pair_cards[pair][1]];
	uint64_t shared = 0;

	for (int suit = 0; suit < CARD_SUITS; suit++)
		shared += (uint64_t)lane[suit] * by_high[suit] +
			  (uint64_t)lane[CARD_SUITS + suit] * by_low[suit];
	return side->sum[pair] * other->all - shared;
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
		to->all += pair_all(leader, pair, other);
	}
}
