/* Two Omaha players with many possible hands, on a flop, a turn or a river.
 *
 * On each complete board the hands of both players are sorted by value, with a counting sort: on
 * one board the pairs of hole cards have at most about 140 different values, and a hand has the
 * value of its best pair. The walk in that order (omaha_walk_sums.c) then counts the pairs of hands
 * that either player wins.
 *
 * Hi-lo is counted by divide and conquer. Between a hand with a low value below a middle and a hand
 * above it, the winner of the low half is known; one walk over the hands of one player below and
 * those of the other above finds the winners of the high half, and another walk does the reverse.
 * Then the hands below are counted among themselves, and so are those above, until all hands have
 * one low value. */
#include "odds/omaha/omaha_walk.h"

#include "odds/method.h"

#include "cards/colex.h"
#include "cards/eval/eval_orders.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LOWS = 57 /* none, and the 56 of eight or better */ };

/* Longer lists take too much memory. */
#define HANDS_MAX 4000000

/* On one core; indexed by the number of hole cards. */
#define SECONDS_A_BOARD 1.2e-5
#define SECONDS_A_PART  0.03

static const double seconds_a_hand[] = {[4] = 1.2e-8, [5] = 4e-8, [6] = 3e-7};

/* Factors for counting lows or categories too. */
#define TIMES_LOW    4
#define TIMES_DETAIL 3

struct omaha_walk {
	const struct matchup *matchup;
	uint32_t parts, runouts;
	struct omaha_runout runout[OMAHA_RUNOUTS_MAX];
	struct omaha_held_list list[2];

	/* for the current board */
	uint8_t high[CARD_COUNT][64]; /* index of a pair of hole cards among the values */
	score value[OMAHA_HIGHS];     /* per index */
	struct omaha_held *order[2];
	size_t count[2];
	struct tally *tally;
	uint32_t ways;

	struct omaha_sums *sums;
	struct omaha_held *spare; /* scratch space for an order */
	uint32_t *dealt;          /* scratch space for indices of hands in a list */
	uint32_t room;            /* capacity of each of these */
	struct omaha_board board;
};

/* -- what can be counted -------------------------------------------------------- */

static double boards_of(const struct matchup *matchup)
{
	return (double)colex_choose((unsigned)card_set_count(matchup->live),
		(unsigned)matchup->board[0].drawn);
}

static double cost(const struct matchup *matchup, bool detail)
{
	double seconds;

	if (!(matchup->players == 2 && matchup->boards == 1 &&
		    matchup->game->evaluator == &evaluator_omaha && matchup->board[0].known >= 3 &&
		    omaha_list_hands(matchup, 0) <= HANDS_MAX &&
		    omaha_list_hands(matchup, 1) <= HANDS_MAX))
		return HUGE_VAL;
	seconds = SECONDS_A_BOARD +
		  seconds_a_hand[matchup->game->own] *
			  (omaha_list_hands(matchup, 0) + omaha_list_hands(matchup, 1));
	return boards_of(matchup) * seconds * (matchup->game->low ? TIMES_LOW : 1) *
	       (detail ? TIMES_DETAIL : 1);
}

static uint32_t parts(const struct matchup *matchup, bool detail)
{
	return (uint32_t)fmin(fmax(1, cost(matchup, detail) / SECONDS_A_PART), boards_of(matchup));
}

/* -- the ranking of hands on a board ----------------------------------------------- */

/* Numbers the different values of the pairs of cards in possible hands, the lowest first. */
static void number_values(struct omaha_walk *walk, card_set own)
{
	uint64_t has[SCORE_MAX / 64 + 1] = {0};
	uint8_t before[SCORE_MAX / 64 + 1]; /* number of values in earlier words */
	card cards[CARD_COUNT];
	const int count = card_set_list(own, cards);
	unsigned values = 0;

	for (int i = 1; i < count; i++)
		for (int j = 0; j < i; j++) {
			const score value = walk->board.value[cards[i]][cards[j]];

			has[value / 64] |= UINT64_C(1) << value % 64;
		}
	for (unsigned i = 0; i < sizeof has / sizeof *has; i++) {
		before[i] = (uint8_t)values;
		for (uint64_t rest = has[i]; rest; rest &= rest - 1)
			walk->value[++values] = (score)(64 * i + (unsigned)__builtin_ctzll(rest));
	}
	for (int i = 1; i < count; i++)
		for (int j = 0; j < i; j++) {
			const card a = cards[i], b = cards[j];
			const score value = walk->board.value[a][b];
			const uint64_t upto = has[value / 64] << (63 - value % 64);

			walk->high[a][b] = walk->high[b][a] =
				(uint8_t)(before[value / 64] + bits_count(upto));
		}
}

static inline __attribute__((always_inline)) unsigned best_of(uint8_t high[CARD_COUNT][64],
	const card *cards, int own)
{
	unsigned best = 0;

#pragma GCC unroll 6
	for (int i = 1; i < own; i++)
#pragma GCC unroll 6
		for (int j = 0; j < i; j++) {
			const unsigned value = high[cards[i]][cards[j]];

			best = value > best ? value : best;
		}
	return best;
}

/* Finds the hands of a list without a card of the board, and their values; counts the hands of each
 * value. */
static inline __attribute__((always_inline)) uint32_t find_values(struct omaha_walk *walk,
	struct omaha_held_list *list, card_set dealt, int own, uint32_t many[OMAHA_HIGHS])
{
	uint32_t count = 0;

	for (uint32_t i = 0; i < list->count; i++) {
		struct omaha_held *held = &list->hand[i];

		walk->dealt[count] = i;
		if (list->set[i] & dealt)
			continue;
		held->high = (uint8_t)best_of(walk->high, held->cards, own);
		many[held->high]++;
		count++;
	}
	return count;
}

/* Sorts the hands of a list, for a board with these low ranks. */
static void put_in_order(struct omaha_walk *walk, int side, card_set dealt, unsigned eights)
{
	uint32_t many[OMAHA_HIGHS] = {0}, at = 0, count;
	struct omaha_held_list *list = &walk->list[side];
	struct omaha_held *order = walk->order[side];

	if (walk->matchup->game->own == 4)
		count = find_values(walk, list, dealt, 4, many);
	else if (walk->matchup->game->own == 5)
		count = find_values(walk, list, dealt, 5, many);
	else
		count = find_values(walk, list, dealt, 6, many);
	for (int value = 0; value < OMAHA_HIGHS; value++) {
		const uint32_t own = many[value];

		many[value] = at;
		at += own;
	}
	for (uint32_t i = 0; i < count; i++) {
		const struct omaha_held *held = &list->hand[walk->dealt[i]];

		order[many[held->high]++] = *held;
	}
	for (uint32_t i = 0; walk->matchup->game->low && i < count; i++)
		order[i].low = (uint8_t)eval_omaha_eight_or_better(eights, order[i].low);
	walk->count[side] = count;
}

/* -- counting ------------------------------------------------------------------- */

enum { FIRST = 1, SECOND = 2, BOTH = FIRST | SECOND };

static struct omaha_order all_of(const struct omaha_walk *walk, int side)
{
	return (struct omaha_order){walk->order[side], walk->count[side]};
}

/* Adds pairs of hands; `low` is the set of winners of the low half. */
static void add_pairs(const struct omaha_walk *walk, struct omaha_pairs pairs, unsigned low)
{
	*tally_at(walk->tally, FIRST, low) += walk->ways * pairs.won;
	*tally_at(walk->tally, BOTH, low) += walk->ways * pairs.tied;
	*tally_at(walk->tally, SECOND, low) += walk->ways * (pairs.all - pairs.won - pairs.tied);
}

/* Moves the hands with lows below `middle` to the front, and keeps the order of each part. Returns
 * their number. */
static size_t split(struct omaha_walk *walk, struct omaha_held *hand, size_t count, unsigned middle)
{
	size_t below = 0, above = 0;

	for (size_t i = 0; i < count; i++) {
		if (hand[i].low < middle)
			hand[below++] = hand[i];
		else
			walk->spare[above++] = hand[i];
	}
	memcpy(hand + below, walk->spare, above * sizeof *hand);
	return below;
}

/* The low value that divides all hands approximately in half; 0 if all hands have one value. */
static unsigned middle_of(const struct omaha_order orders[2])
{
	size_t many[LOWS] = {0}, all = orders[0].count + orders[1].count, below = 0, best = 0;
	unsigned middle = 0;

	for (int side = 0; side < 2; side++)
		for (size_t i = 0; i < orders[side].count; i++)
			many[orders[side].hand[i].low]++;
	for (unsigned low = 0; low < LOWS; low++) {
		const size_t lesser = below < all - below ? below : all - below;

		if (lesser > best) {
			best = lesser;
			middle = low;
		}
		below += many[low];
	}
	return middle;
}

static void count_halves(struct omaha_walk *walk, struct omaha_held *first, size_t firsts,
	struct omaha_held *second, size_t seconds)
{
	const struct omaha_order orders[2] = {{first, firsts}, {second, seconds}};
	size_t first_below, second_below;
	unsigned middle;

	if (!firsts || !seconds)
		return;
	middle = middle_of(orders);
	if (!middle) {
		add_pairs(walk, omaha_walk_pairs(walk->sums, orders[0], orders[1], true, NULL),
			first->low ? BOTH : 0);
		return;
	}
	first_below = split(walk, first, firsts, middle);
	second_below = split(walk, second, seconds, middle);
	add_pairs(walk,
		omaha_walk_pairs(walk->sums, (struct omaha_order){first, first_below},
			(struct omaha_order){second + second_below, seconds - second_below}, false,
			NULL),
		SECOND);
	add_pairs(walk,
		omaha_walk_pairs(walk->sums,
			(struct omaha_order){first + first_below, firsts - first_below},
			(struct omaha_order){second, second_below}, false, NULL),
		FIRST);
	count_halves(walk, first, first_below, second, second_below);
	count_halves(walk, first + first_below, firsts - first_below, second + second_below,
		seconds - second_below);
}

/* Counts the categories of both players: each is the first player of one walk. The hands are sorted
 * for the half, with their indices in `high`. */
static void count_ends(struct omaha_walk *walk, enum tally_half half, const struct order *order,
	const score *value)
{
	for (int side = 0; side < 2; side++) {
		struct omaha_pairs by_value[OMAHA_HIGHS] = {{0}};

		omaha_walk_pairs(walk->sums, all_of(walk, side), all_of(walk, !side), true,
			by_value);
		for (int i = 0; i < OMAHA_HIGHS; i++) {
			struct tally_ends *ends;

			if (!by_value[i].all || !value[i])
				continue;
			ends = &walk->tally->ends[half][side][order_category(order, value[i])];
			ends->all += walk->ways * by_value[i].all;
			ends->won += walk->ways * by_value[i].won;
			ends->tied += walk->ways * by_value[i].tied;
		}
	}
}

/* Sorts the hands by their lows, and stores these in `high`. */
static void order_by_low(struct omaha_walk *walk, int side)
{
	size_t many[LOWS] = {0}, at = 0;
	struct omaha_held *order = walk->order[side];

	for (size_t i = 0; i < walk->count[side]; i++)
		many[order[i].low]++;
	for (int low = 0; low < LOWS; low++) {
		const size_t own = many[low];

		many[low] = at;
		at += own;
	}
	for (size_t i = 0; i < walk->count[side]; i++) {
		struct omaha_held *to = &walk->spare[many[order[i].low]++];

		*to = order[i];
		to->high = to->low;
	}
	memcpy(order, walk->spare, walk->count[side] * sizeof *order);
}

/* Each half's categories are counted while the hands are in its order. */
static void count_pairs(struct omaha_walk *walk)
{
	const struct game *game = walk->matchup->game;
	score lows[OMAHA_HIGHS] = {0};

	if (walk->tally->detail)
		count_ends(walk, TALLY_HIGH, game->evaluator->order, walk->value);
	if (!game->low) {
		add_pairs(walk,
			omaha_walk_pairs(walk->sums, all_of(walk, 0), all_of(walk, 1), true, NULL),
			0);
		return;
	}
	count_halves(walk, walk->order[0], walk->count[0], walk->order[1], walk->count[1]);
	if (!walk->tally->detail)
		return;
	for (int i = 0; i < LOWS; i++)
		lows[i] = (score)i;
	order_by_low(walk, 0);
	order_by_low(walk, 1);
	count_ends(walk, TALLY_LOW, game->low->order, lows);
}

/* -- the method ------------------------------------------------------------------- */

static void free_walk(void *memory)
{
	struct omaha_walk *walk = memory;

	if (!walk)
		return;
	for (int side = 0; side < 2; side++) {
		omaha_list_free(&walk->list[side]);
		free(walk->order[side]);
	}
	omaha_sums_free(walk->sums);
	free(walk->spare);
	free(walk->dealt);
	free(walk);
}

static void *resized(void *memory, size_t size, bool *failed)
{
	void *const more = realloc(memory, size);

	*failed = *failed || !more;
	return more ? more : memory;
}

static status_code make_room(struct omaha_walk *walk)
{
	const uint32_t first = walk->list[0].count, second = walk->list[1].count;
	const uint32_t room = first > second ? first : second;
	const size_t size = room * sizeof *walk->spare;
	bool failed = false;

	if (room <= walk->room)
		return STATUS_OK;
	walk->order[0] = resized(walk->order[0], size, &failed);
	walk->order[1] = resized(walk->order[1], size, &failed);
	walk->spare = resized(walk->spare, size, &failed);
	/* for hands that are left out, the last entry is written but not used */
	walk->dealt = resized(walk->dealt, (room + 1) * sizeof *walk->dealt, &failed);
	walk->room = failed ? 0 : room;
	return failed ? STATUS_NO_MEMORY : STATUS_OK;
}

static status_code make_sums(struct omaha_walk *walk, int own)
{
	if (walk->sums && omaha_sums_own(walk->sums) == own)
		return STATUS_OK;
	omaha_sums_free(walk->sums);
	walk->sums = omaha_sums_new(own);
	return walk->sums ? STATUS_OK : STATUS_NO_MEMORY;
}

static status_code begin(void **memory, const struct matchup *matchup, bool detail,
	enum cpu_path path)
{
	struct omaha_walk *walk = *memory ? *memory : calloc(1, sizeof *walk);
	status_code status;

	(void)path;
	*memory = walk;
	if (!walk)
		return STATUS_NO_MEMORY;
	walk->matchup = matchup;
	walk->parts = parts(matchup, detail);
	walk->runouts = omaha_walk_runouts(matchup, walk->runout);
	status = make_sums(walk, matchup->game->own);
	for (int side = 0; !status && side < 2; side++)
		status = omaha_list_make(&walk->list[side], matchup, side);
	if (status)
		return status;
	omaha_list_match(&walk->list[0], &walk->list[1]);
	return make_room(walk);
}

static void part(void *memory, uint32_t number, struct tally *tally)
{
	struct omaha_walk *walk = memory;
	const uint64_t runouts = walk->runouts;
	const uint32_t from = (uint32_t)(runouts * number / walk->parts);
	const uint32_t to = (uint32_t)(runouts * (number + 1) / walk->parts);

	walk->tally = tally;
	for (uint32_t i = from; i < to; i++) {
		const struct matchup *matchup = walk->matchup;
		const struct matchup_cards *known = &matchup->board[0];
		card board[MATCHUP_BOARD_MAX];

		memcpy(board, known->cards, (size_t)known->known);
		card_set_list(walk->runout[i].set, board + known->known);
		omaha_board_init(&walk->board, board, MATCHUP_BOARD_MAX);
		number_values(walk, (matchup->live & ~walk->runout[i].set) |
					    matchup->player[0].set | matchup->player[1].set);
		walk->ways = walk->runout[i].ways;
		for (int side = 0; side < 2; side++)
			put_in_order(walk, side, walk->runout[i].set,
				eval_eights_of(board, MATCHUP_BOARD_MAX));
		count_pairs(walk);
	}
}

const struct method omaha_walk_method = {.name = "walk",
	.cost = cost,
	.parts = parts,
	.begin = begin,
	.part = part,
	.free = free_walk};
