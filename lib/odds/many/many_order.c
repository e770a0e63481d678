#include "odds/many/many_inside.h"

#include "cards/eval/eval_inline.h"

#include <string.h>

void many_order_init(struct many_order *order, const struct spot_side *const sides[], int count)
{
	uint16_t weight[COMBO_COUNT][MANY_ORDER_SIDES] = {{0}}, next[COMBO_PAIRS];
	uint8_t held[COMBO_COUNT] = {0};

	memset(order->pair_first, 0, sizeof order->pair_first);
	memset(order->pair_held, 0, sizeof order->pair_held);
	for (int side = 0; side < count; side++)
		for (int i = 0; i < sides[side]->count; i++) {
			const combo h = sides[side]->combos[i];

			weight[h][side] = sides[side]->weight[i];
			if (!held[h])
				order->pair_first[combo_pair(h) + 1]++;
			held[h] |= (uint8_t)(1 << side);
		}
	for (int pair = 0; pair < COMBO_PAIRS; pair++) {
		next[pair] = order->pair_first[pair];
		order->pair_first[pair + 1] =
			(uint16_t)(order->pair_first[pair + 1] + order->pair_first[pair]);
	}
	for (int h = 0; h < COMBO_COUNT; h++)
		if (held[h]) {
			struct many_order_hand *hand = &order->hand[next[combo_pair((combo)h)]++];

			hand->set = combo_set((combo)h);
			hand->high = combo_cards[h][0];
			hand->low = combo_cards[h][1];
			hand->held = held[h];
			order->pair_held[combo_pair((combo)h)] |= held[h];
			memcpy(hand->weight, weight[h], sizeof hand->weight);
		}
}

/* The hands with a flush, as a list per value, linked through `next` by their place in `hand`. */
struct flushes {
	card_set suited; /* the suit of which the board has three or more */
	int needed;      /* how many cards of it make a flush */
	struct hand board;
	int count;
	score value[MANY_ORDER_FLUSHES]; /* ascending */
	uint16_t first[MANY_ORDER_FLUSHES];
	uint16_t next[COMBO_COUNT]; /* the last of a list points to itself */
};

static void flushes_init(struct flushes *flushes, const card board[SPOT_BOARD])
{
	flushes->suited = 0;
	flushes->needed = 2;
	flushes->count = 0;
	flushes->board = hand_empty();
	for (int i = 0; i < SPOT_BOARD; i++)
		flushes->board = hand_add(flushes->board, board[i]);
	for (int suit = 0; suit < CARD_SUITS; suit++) {
		int on_board = card_set_count(flushes->board.set & card_set_suit(suit));

		if (on_board >= 3) {
			flushes->suited = card_set_suit(suit);
			flushes->needed = HAND_MIN - on_board;
		}
	}
}

/* Takes the hand if a flush makes its value higher than that of its ranks. */
static bool flushes_take(struct flushes *flushes, const struct many_order_hand *hand,
	uint16_t place, score by_ranks)
{
	struct hand all = hand_add(hand_add(flushes->board, hand->high), hand->low);
	score value;
	int at;

	if (card_set_count(hand->set & flushes->suited) < flushes->needed)
		return false;
	value = eval_hand_inline(&all);
	if (value == by_ranks)
		return false;
	for (at = flushes->count; at > 0 && flushes->value[at - 1] > value; at--)
		continue;
	if (at > 0 && flushes->value[at - 1] == value) {
		flushes->next[place] = flushes->first[at - 1];
		flushes->first[at - 1] = place;
		return true;
	}
	for (int i = flushes->count++; i > at; i--) {
		flushes->value[i] = flushes->value[i - 1];
		flushes->first[i] = flushes->first[i - 1];
	}
	flushes->value[at] = value;
	flushes->first[at] = place;
	flushes->next[place] = place;
	return true;
}

/* Merges the groups of flushes into those there are, from the best down. */
static void merge(struct many_order *order, const struct flushes *flushes, int shown)
{
	int group = order->groups - 1, flush = flushes->count - 1;

	order->groups += flushes->count;
	for (int to = order->groups - 1; flush >= 0; to--) {
		uint16_t place;

		if (group >= 0 && order->group[group].value > flushes->value[flush]) {
			order->group[to] = order->group[group--];
			continue;
		}
		order->group[to].value = flushes->value[flush];
		order->group[to].first = (uint16_t)shown;
		order->group[to].held = 0;
		place = flushes->first[flush--];
		for (order->shown[shown++] = place; flushes->next[place] != place;
			order->shown[shown++] = place)
			place = flushes->next[place];
		for (int i = order->group[to].first; i < shown; i++)
			order->group[to].held |= order->hand[order->shown[i]].held;
		order->group[to].end = (uint16_t)shown;
	}
}

void many_order_find(struct many_order *order, struct board_rows *rows,
	const card board[SPOT_BOARD])
{
	const struct board_row *row = board_row(rows, board);
	struct flushes flushes;
	int shown = 0, first = 0;
	unsigned held = 0;

	flushes_init(&flushes, board);
	order->groups = 0;
	for (int at = 0; at < COMBO_PAIRS; at++) {
		const int pair = row->order[at];

		held |= order->pair_held[pair];
		for (uint16_t i = order->pair_first[pair]; i < order->pair_first[pair + 1]; i++) {
			const struct many_order_hand *hand = &order->hand[i];

			if (hand->set & flushes.board.set)
				continue;
			if (flushes.suited && flushes_take(&flushes, hand, i, row->value[pair]))
				continue;
			order->shown[shown++] = i;
		}
		if (row->last[at] == at && shown > first) {
			order->group[order->groups++] = (struct many_order_group){row->value[pair],
				(uint16_t)first, (uint16_t)shown, held};
			first = shown;
		}
		if (row->last[at] == at)
			held = 0;
	}
	merge(order, &flushes, shown);
}
