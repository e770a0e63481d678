/* A hand of Omaha against any hand, on a flop, a turn or a river.
 *
 * On a whole board each two cards have one value, and a hand that of its best two. So the hands
 * that are worth less than the hero's are those in which every two cards are worth less: with the
 * live cards as the points of a graph, and lines between two cards of less value, they are its sets
 * of four points (five, six) that are all joined. These are counted by intersecting sets of
 * neighbours, the last card of a hand by counting bits, without going through the hands: 111,930 on
 * a river. */
#include "odds/omaha/omaha_any.h"

#include "odds/lineup/lineup_method.h"

#include "cards/colex.h"
#include "cards/omaha/omaha.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { BOARDS_A_PART = 4096 };

struct two {
	card high, low;
};

struct any {
	const struct lineup *lineup;
	omaha_joined_fn *joined;
	int hero, villain;
	struct omaha_board values;
	card_set lower[CARD_COUNT]; /* by card, the cards below it that it is joined to */
	struct two equal[CARD_COUNT * (CARD_COUNT - 1) / 2 + 1];
};

/* -- what can be counted -------------------------------------------------------- */

/* The player who has a whole hand, or -1; nothing is known of the other. */
static int hero_of(const struct lineup *lineup)
{
	for (int hero = 0; hero < 2; hero++)
		if (!lineup->player[hero].drawn && !lineup->player[!hero].known)
			return hero;
	return -1;
}

static bool can_count(const struct lineup *lineup, bool detail)
{
	return !detail && lineup->players == 2 && lineup->boards == 1 &&
	       lineup->game->evaluator == &evaluator_omaha && !lineup->game->low &&
	       lineup->board[0].known >= 3 && hero_of(lineup) >= 0;
}

static uint64_t boards_of(const struct lineup *lineup)
{
	return colex_choose((unsigned)card_set_count(lineup->live),
		(unsigned)lineup->board[0].drawn);
}

/* Microseconds a board with four, five and six cards, where the hero's hand is a good one. */
static double cost(const struct lineup *lineup, bool detail)
{
	static const double seconds[] = {[4] = 9e-6, [5] = 70e-6, [6] = 650e-6};

	return can_count(lineup, detail) ? (double)boards_of(lineup) * seconds[lineup->game->own]
					 : HUGE_VAL;
}

static uint32_t parts(const struct lineup *lineup, bool detail)
{
	(void)detail;
	return (uint32_t)((boards_of(lineup) + BOARDS_A_PART - 1) / BOARDS_A_PART);
}

/* -- counting ------------------------------------------------------------------- */

/* Joins the cards of which two are worth at most `most`, and lists the pairs that are worth as
 * much. Returns how many they are. */
static int join(struct any *any, card_set live, score most)
{
	int equals = 0;

	for (card_set rest = live; rest; rest &= rest - 1) {
		const int c = __builtin_ctzll(rest);
		const score *values = any->values.value[c];
		card_set joined = 0;

		for (card_set below = live & (card_bit((card)c) - 1); below; below &= below - 1) {
			const int d = __builtin_ctzll(below);

			joined |= (card_set)(values[d] <= most) << d;
			any->equal[equals] = (struct two){(card)c, (card)d};
			equals += values[d] == most;
		}
		any->lower[c] = joined;
	}
	return equals;
}

/* Takes the line of two cards away, and returns in how many hands these were. */
static uint64_t part_two(struct any *any, card_set live, struct two two)
{
	const int own = any->lineup->game->own;
	card_set both = any->lower[two.high] & any->lower[two.low];

	for (card_set rest = live & ~(card_bit(two.low) * 2 - 1); rest; rest &= rest - 1) {
		const int c = __builtin_ctzll(rest);
		const bool with_low = any->lower[c] >> two.low & 1;
		const bool with_high = c > two.high ? any->lower[c] >> two.high & 1
						    : any->lower[two.high] >> c & 1;

		if (c != two.high && with_low && with_high)
			both |= card_bit((card)c);
	}
	any->lower[two.high] &= ~card_bit(two.low);
	return any->joined(any->lower, both, own - 2);
}

static void count_board(struct any *any, const card board[], card_set live,
	struct lineup_tally *tally)
{
	const struct lineup *lineup = any->lineup;
	const int own = lineup->game->own;
	const unsigned hero = 1u << any->hero, villain = 1u << any->villain;
	uint64_t all, less, equal = 0;
	int equals;

	omaha_board_init(&any->values, board, LINEUP_BOARD_MAX);
	equals = join(any, live,
		omaha_board_value(&any->values, lineup->player[any->hero].cards, own));
	for (int i = 0; i < equals; i++)
		equal += part_two(any, live, any->equal[i]);
	less = any->joined(any->lower, live, own);
	all = colex_choose((unsigned)card_set_count(live), (unsigned)own);
	*lineup_tally_at(tally, hero, 0) += less;
	*lineup_tally_at(tally, hero | villain, 0) += equal;
	*lineup_tally_at(tally, villain, 0) += all - less - equal;
}

/* The cards of board number `number` that are to come, in colex order. */
static void deal_board(uint64_t number, int cards, const card *live, card *out)
{
	uint64_t high = number;

	if (cards == 2) {
		for (high = 1; colex_choose((unsigned)high + 1, 2) <= number; high++)
			;
		out[1] = live[number - colex_choose((unsigned)high, 2)];
	}
	if (cards)
		out[0] = live[high];
}

static status_code begin(void **memory, const struct lineup *lineup, bool detail,
	enum cpu_path path)
{
	struct any *any = *memory;

	(void)detail;
	if (!any)
		any = *memory = malloc(sizeof *any);
	if (!any)
		return STATUS_NO_MEMORY;
	any->lineup = lineup;
	any->hero = hero_of(lineup);
	any->villain = !any->hero;
	any->joined = CPU_PICK(path, omaha_joined_scalar, omaha_joined_avx2, omaha_joined_avx2);
	return STATUS_OK;
}

static void part(void *memory, uint32_t number, struct lineup_tally *tally)
{
	struct any *any = memory;
	const struct lineup *lineup = any->lineup;
	const struct lineup_cards *known = &lineup->board[0];
	const uint64_t first = (uint64_t)number * BOARDS_A_PART, boards = boards_of(lineup);
	const uint64_t end = first + BOARDS_A_PART < boards ? first + BOARDS_A_PART : boards;
	card live[CARD_COUNT], board[LINEUP_BOARD_MAX];

	card_set_list(lineup->live, live);
	memcpy(board, known->cards, (size_t)known->known);
	for (uint64_t i = first; i < end; i++) {
		card_set left = lineup->live;

		deal_board(i, known->drawn, live, board + known->known);
		for (int k = known->known; k < LINEUP_BOARD_MAX; k++)
			left &= ~card_bit(board[k]);
		count_board(any, board, left, tally);
	}
}

const struct lineup_method omaha_any_method = {.name = "any-hand",
	.cost = cost,
	.parts = parts,
	.begin = begin,
	.part = part,
	.free = free};
