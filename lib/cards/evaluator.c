#include "cards/evaluator.h"

#include "cards/eval/eval.h"
#include "cards/eval/eval_orders.h"
#include "cards/omaha/omaha.h"

#include <string.h>

/* -- batches --------------------------------------------------------------- */

enum { ROWS_AT_ONCE = 512 };

static bool are_rows(const struct evaluator_hands *hands)
{
	const size_t size = (size_t)hands->own + (size_t)hands->board;

	return hands->step == size &&
	       (!hands->board ||
		       (hands->board_step == size && hands->boards == hands->cards + hands->own));
}

/* Copies hands, each its own cards and then its board. */
static void copy_rows(const struct evaluator_hands *hands, size_t first, size_t count, card *rows)
{
	const size_t own = (size_t)hands->own, board = (size_t)hands->board;

	for (size_t i = first; i < first + count; i++) {
		memcpy(rows, hands->cards + i * hands->step, own);
		if (board)
			memcpy(rows + own, hands->boards + i * hands->board_step, board);
		rows += own + board;
	}
}

/* Values consecutive hands of `size` cards. */
typedef void rows_batch(enum cpu_path path, const card *rows, int size, size_t count,
	score *scores);

/* For evaluators that do not distinguish own cards from the board. */
static inline void batch_of_rows(rows_batch *batch, enum cpu_path path,
	const struct evaluator_hands *hands, size_t count, score *scores)
{
	card rows[ROWS_AT_ONCE * HAND_MAX];
	const int size = hands->own + hands->board;

	if (are_rows(hands)) {
		batch(path, hands->cards, size, count, scores);
		return;
	}
	for (size_t done = 0; done < count; done += ROWS_AT_ONCE) {
		const size_t here = count - done < ROWS_AT_ONCE ? count - done : ROWS_AT_ONCE;

		copy_rows(hands, done, here, rows);
		batch(path, rows, size, here, scores + done);
	}
}

/* Values one hand after the other. */
static inline void batch_by_value(score (*value)(const card *cards, int own, int board),
	const struct evaluator_hands *hands, size_t count, score *scores)
{
	card cards[CARD_COUNT];

	for (size_t i = 0; i < count; i++) {
		copy_rows(hands, i, 1, cards);
		scores[i] = value(cards, hands->own, hands->board);
	}
}

/* -- choices of cards ------------------------------------------------------ */

/* The ways to choose the cards that play: `count` of all cards, exactly `own` of them from the
 * player's own if `own` is not negative. chosen[] are indices, ascending, and the first choices
 * have the first cards. */
struct evaluator_choice {
	int count, cards;
	int own, own_cards; /* own < 0: any */
	uint8_t chosen[ORDER_CARDS_MAX];
};

static int own_chosen(const struct evaluator_choice *choice)
{
	int own = 0;

	for (int i = 0; i < choice->count; i++)
		own += choice->chosen[i] < choice->own_cards;
	return own;
}

static bool advance(struct evaluator_choice *choice)
{
	int at = choice->count - 1;

	while (at >= 0 && choice->chosen[at] == choice->cards - choice->count + at)
		at--;
	if (at < 0)
		return false;
	choice->chosen[at]++;
	for (int i = at + 1; i < choice->count; i++)
		choice->chosen[i] = (uint8_t)(choice->chosen[i - 1] + 1);
	return true;
}

static bool choice_next(struct evaluator_choice *choice)
{
	bool more;

	do
		more = advance(choice);
	while (more && choice->own >= 0 && own_chosen(choice) != choice->own);
	return more;
}

static bool choice_first(struct evaluator_choice *choice)
{
	if (choice->count > choice->cards)
		return false;
	for (int i = 0; i < choice->count; i++)
		choice->chosen[i] = (uint8_t)i;
	return choice->own < 0 || own_chosen(choice) == choice->own || choice_next(choice);
}

/* The score of the chosen cards, from their ranks and suits. */
static score chosen_score(const struct order *order, const card *cards,
	const struct evaluator_choice *choice)
{
	uint8_t ranks[ORDER_CARDS_MAX];
	card_set suits = 0;

	for (int i = 0; i < choice->count; i++) {
		const card c = cards[choice->chosen[i]];

		ranks[i] = (uint8_t)card_rank(c);
		suits |= card_bit((card)card_suit(c));
	}
	return order_score(order, ranks, choice->count, !(suits & (suits - 1)));
}

/* True if the chosen cards have different ranks and suits. */
static bool is_badugi(const card *cards, const struct evaluator_choice *choice)
{
	unsigned ranks = 0, suits = 0;

	for (int i = 0; i < choice->count; i++) {
		const card c = cards[choice->chosen[i]];
		const unsigned rank = 1u << card_rank(c), suit = 1u << card_suit(c);

		if (ranks & rank || suits & suit)
			return false;
		ranks |= rank;
		suits |= suit;
	}
	return true;
}

/* Sorts the chosen cards into the order in which they are compared. */
static int arrange(const struct order *order, const card *cards,
	const struct evaluator_choice *choice, score value, card best[ORDER_CARDS_MAX])
{
	uint8_t ranks[ORDER_CARDS_MAX];
	const int count = order_ranks(order, value, ranks);
	unsigned used = 0;

	for (int place = 0; place < count; place++)
		for (int i = 0; i < count; i++) {
			const card c = cards[choice->chosen[i]];

			if (card_rank(c) == ranks[place] && !(used >> i & 1)) {
				best[place] = c;
				used |= 1u << i;
				break;
			}
		}
	return count;
}

/* -- any five cards -------------------------------------------------------- */

/* The suit that five or more of the cards share. */
static int suit_of_five(const card *cards, int count)
{
	int by_suit[CARD_SUITS] = {0}, suit = 0;

	for (int i = 0; i < count; i++)
		by_suit[card_suit(cards[i])]++;
	while (suit < CARD_SUITS - 1 && by_suit[suit] < 5)
		suit++;
	return suit;
}

/* Picks the cards that play, from the ranks of the score and the suit of a flush, if any cards may
 * play. */
static int pick(const struct order *order, const card *cards, int count, score value,
	card best[ORDER_CARDS_MAX])
{
	const enum category shape = order->category[order_category(order, value)].shape;
	const bool suited = shape == FLUSH || shape == STRAIGHT_FLUSH;
	const int suit = suited ? suit_of_five(cards, count) : -1;
	uint8_t ranks[ORDER_CARDS_MAX];
	const int playing = order_ranks(order, value, ranks);
	card_set used = 0;

	for (int place = 0; place < playing; place++)
		for (int i = 0; i < count; i++)
			if (card_rank(cards[i]) == ranks[place] && !(used & card_bit(cards[i])) &&
				(!suited || card_suit(cards[i]) == suit)) {
				best[place] = cards[i];
				used |= card_bit(cards[i]);
				break;
			}
	return playing;
}

/* Orders in which any cards play, at least LEAST and at most MOST of them. */
#define ANY_CARDS(NAME, VALUE, BATCH, LEAST, MOST, ...)                                            \
	static score value_##NAME(const card *cards, int own, int board)                           \
	{                                                                                          \
		return VALUE(cards, own + board);                                                  \
	}                                                                                          \
	static void batch_##NAME(enum cpu_path path, const void *tables,                           \
		const struct evaluator_hands *hands, size_t count, score *scores)                  \
	{                                                                                          \
		(void)tables;                                                                      \
		batch_of_rows(BATCH, path, hands, count, scores);                                  \
	}                                                                                          \
	static int best_##NAME(const card *cards, int own, int board, score value,                 \
		card best[ORDER_CARDS_MAX])                                                        \
	{                                                                                          \
		return pick(&order_##NAME, cards, own + board, value, best);                       \
	}                                                                                          \
	const struct evaluator evaluator_##NAME = {.order = &order_##NAME,                         \
		.least = (LEAST),                                                                  \
		.most = (MOST),                                                                    \
		.value = value_##NAME,                                                             \
		.batch = batch_##NAME,                                                             \
		.best = best_##NAME,                                                               \
		__VA_ARGS__}

ANY_CARDS(high, eval_cards, eval_batch, HAND_MIN, HAND_MAX, .name = "high", .high = true);
ANY_CARDS(short_deck, eval_short_deck, eval_short_deck_batch, HAND_MIN, HAND_MAX,
	.name = "short deck");
ANY_CARDS(short_deck_trips, eval_short_deck_trips, eval_short_deck_trips_batch, HAND_MIN, HAND_MAX,
	.name = "short deck, trips over straights");
ANY_CARDS(ace_to_five, eval_ace_to_five, eval_ace_to_five_batch, HAND_MIN, HAND_MAX,
	.name = "ace-to-five low");
ANY_CARDS(eight_or_better, eval_eight_or_better, eval_eight_or_better_batch, HAND_MIN, HAND_MAX,
	.name = "eight or better");
ANY_CARDS(deuce_to_seven, eval_deuce_to_seven, eval_deuce_to_seven_batch, HAND_MIN, HAND_MIN,
	.name = "deuce-to-seven low");

/* -- Omaha: two of the hand and three of the board --------------------------- */

/* The first choice with that score. */
static int find_choice(const struct order *order, const card *cards, int own, int board,
	score value, card best[ORDER_CARDS_MAX])
{
	struct evaluator_choice choice = {.count = 5,
		.cards = own + board,
		.own = 2,
		.own_cards = own};

	for (bool more = choice_first(&choice); more; more = choice_next(&choice))
		if (chosen_score(order, cards, &choice) == value)
			return arrange(order, cards, &choice, value, best);
	return 0;
}

static int best_omaha(const card *cards, int own, int board, score value,
	card best[ORDER_CARDS_MAX])
{
	return find_choice(&order_high, cards, own, board, value, best);
}

static int best_omaha_low(const card *cards, int own, int board, score value,
	card best[ORDER_CARDS_MAX])
{
	return find_choice(&order_eight_or_better, cards, own, board, value, best);
}

static score value_omaha(const card *cards, int own, int board)
{
	return omaha_value(cards, own, cards + own, board);
}

static score value_omaha_low(const card *cards, int own, int board)
{
	return omaha_low_value(cards, own, cards + own, board);
}

enum {
	PACKED_AT_ONCE = 512,
	PLACES = sizeof((struct omaha_hand *)0)->own, /* cards per hand */
	ONE_BOARD_MIN = 64 /* hands for which a table of one board pays off */
};

/* Copies `count` times `size` cards to every sixteenth byte of `out`, with arbitrary bytes after
 * them. Eight bytes are copied at once, as long as they exist. */
static void pack(const card *cards, size_t step, size_t size, size_t count, card *out)
{
	const size_t end = (count - 1) * step + size;
	size_t i = 0;

	if (!step)
		for (; i < count; i++)
			memcpy(out + i * sizeof(struct omaha_hand), cards, size);
	for (; i < count && i * step + PLACES <= end; i++)
		memcpy(out + i * sizeof(struct omaha_hand), cards + i * step, PLACES);
	for (; i < count; i++)
		memcpy(out + i * sizeof(struct omaha_hand), cards + i * step, size);
}

/* Finds the next hands, in the layout of the kernels; returns their number. Copies them to `room`
 * if they have another layout. */
static size_t pack_omaha(const struct evaluator_hands *hands, size_t done, size_t count,
	struct omaha_hand room[PACKED_AT_ONCE], const struct omaha_hand **packed)
{
	const size_t size = sizeof(struct omaha_hand);
	const size_t here = count - done < PACKED_AT_ONCE ? count - done : PACKED_AT_ONCE;
	const card *cards = hands->cards + done * hands->step;

	if (hands->step == size && hands->board_step == size &&
		hands->boards == hands->cards + offsetof(struct omaha_hand, board)) {
		*packed = (const struct omaha_hand *)cards;
		return count - done;
	}
	pack(cards, hands->step, (size_t)hands->own, here, room->own);
	pack(hands->boards + done * hands->board_step, hands->board_step, OMAHA_BOARD_CARDS, here,
		room->board);
	*packed = room;
	return here;
}

/* Values hands on complete boards; low hands if `rows` is NULL. */
static void batch_packed(enum cpu_path path, const struct omaha_rows *rows,
	const struct evaluator_hands *hands, size_t count, score *scores)
{
	struct omaha_hand room[PACKED_AT_ONCE];

	for (size_t done = 0; done < count;) {
		const struct omaha_hand *packed;
		const size_t here = pack_omaha(hands, done, count, room, &packed);

		if (rows)
			omaha_batch(path, rows, packed, hands->own, here, scores + done);
		else
			omaha_low_batch(path, packed, hands->own, here, scores + done);
		done += here;
	}
}

static void batch_omaha(enum cpu_path path, const void *tables, const struct evaluator_hands *hands,
	size_t count, score *scores)
{
	if (!hands->board_step && count >= ONE_BOARD_MIN) {
		struct omaha_board table;

		omaha_board_init(&table, hands->boards, hands->board);
		for (size_t i = 0; i < count; i++)
			scores[i] = omaha_board_value(&table, hands->cards + i * hands->step,
				hands->own);
	} else if (!tables || hands->board != OMAHA_BOARD_CARDS)
		batch_by_value(value_omaha, hands, count, scores);
	else
		batch_packed(path, tables, hands, count, scores);
}

static void batch_omaha_low(enum cpu_path path, const void *tables,
	const struct evaluator_hands *hands, size_t count, score *scores)
{
	(void)tables;
	if (hands->board != OMAHA_BOARD_CARDS)
		batch_by_value(value_omaha_low, hands, count, scores);
	else
		batch_packed(path, NULL, hands, count, scores);
}

const struct evaluator evaluator_omaha = {
	.name = "Omaha",
	.order = &order_high,
	.least = 7,
	.most = 11,
	.own = 2,
	.value = value_omaha,
	.batch = batch_omaha,
	.tables_new = omaha_rows_new,
	.best = best_omaha,
};

const struct evaluator evaluator_omaha_low = {
	.name = "Omaha, eight or better",
	.order = &order_eight_or_better,
	.least = 7,
	.most = 11,
	.own = 2,
	.value = value_omaha_low,
	.batch = batch_omaha_low,
	.best = best_omaha_low,
};

/* -- badugi ---------------------------------------------------------------- */

/* The choice with the most cards that can play, and the lowest of these. */
static struct evaluator_choice best_badugi_choice(const card *cards, int count, score *value)
{
	struct evaluator_choice best = {.count = 0};

	*value = 0;
	for (int size = count; size >= 1 && !*value; size--) {
		struct evaluator_choice choice = {.count = size, .cards = count, .own = -1};

		for (bool more = choice_first(&choice); more; more = choice_next(&choice)) {
			const score now = is_badugi(cards, &choice)
						  ? chosen_score(&order_badugi, cards, &choice)
						  : 0;

			if (now > *value) {
				*value = now;
				best = choice;
			}
		}
	}
	return best;
}

static score value_badugi(const card *cards, int own, int board)
{
	return eval_badugi(cards, own + board);
}

static void batch_badugi(enum cpu_path path, const void *tables,
	const struct evaluator_hands *hands, size_t count, score *scores)
{
	(void)tables;
	batch_of_rows(eval_badugi_batch, path, hands, count, scores);
}

static int best_badugi(const card *cards, int own, int board, score value,
	card best[ORDER_CARDS_MAX])
{
	score found;
	const struct evaluator_choice choice = best_badugi_choice(cards, own + board, &found);

	return arrange(&order_badugi, cards, &choice, value, best);
}

const struct evaluator evaluator_badugi = {
	.name = "badugi",
	.order = &order_badugi,
	.least = 4,
	.most = 4,
	.value = value_badugi,
	.batch = batch_badugi,
	.best = best_badugi,
};
