#include "odds/method.h"

#include "odds/spot.h"

#include "cards/eval/eval_inline.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A combo on one runout. */
struct enumerate_shown {
	card_set set;
	score score;
	uint16_t weight;
};

struct enumeration {
	const struct spot *spot;
	uint32_t parts;
	struct tally *tally;
	struct tally_categories categories;
	uint32_t ways;                        /* of the current runout */
	struct hand *hands[SPOT_PLAYERS_MAX]; /* each side's combos, without a board */
	struct enumerate_shown *shown[SPOT_PLAYERS_MAX];
	int first[SPOT_PLAYERS_MAX], last[SPOT_PLAYERS_MAX]; /* per side: from, to before */
	score score[SPOT_PLAYERS_MAX];                       /* for the current joint deal */
};

/* A part is bounded by combos of the first two sides. */
enum { CUT_SIDES = 2 };

#define SECONDS_A_HAND  4e-9
#define SECONDS_A_VALUE 3e-8 /* by an evaluator other than hold'em's */
#define SECONDS_A_DEAL  3e-9
#define SECONDS_A_PART  0.03
#define PARTS_MAX       1e9

static bool enumerate_walks(const struct matchup *matchup, bool detail)
{
	const struct spot *spot = matchup->two;

	(void)detail;
	return spot && spot_deals_bound(spot) <= SPOT_COUNTABLE;
}

static double enumerate_cost(const struct matchup *matchup, bool detail)
{
	const struct spot *spot = matchup->two;
	double hands = 0, deals = 1;

	if (!enumerate_walks(matchup, detail))
		return HUGE_VAL;
	for (int i = 0; i < spot->players; i++) {
		hands += spot->side[i].count;
		deals *= spot->side[i].count;
	}
	return spot->runouts.count *
	       (hands * (spot_is_high(spot) ? SECONDS_A_HAND : SECONDS_A_VALUE) +
		       deals * SECONDS_A_DEAL * (detail ? 2 : 1));
}

static uint32_t enumerate_parts(const struct matchup *matchup, bool detail)
{
	const struct spot *spot = matchup->two;
	double units = (double)spot->side[0].count * spot->side[1].count * spot->runouts.count;
	double parts = fmin(ceil(enumerate_cost(matchup, detail) / SECONDS_A_PART),
		fmin(units, PARTS_MAX));

	return parts < 1 ? 1 : (uint32_t)parts;
}

static void enumerate_free(void *memory)
{
	struct enumeration *walk = memory;

	if (!walk)
		return;
	free(walk->hands[0]);
	free(walk->shown[0]);
	free(walk);
}

/* Allocates one block of memory for the hands of all sides, and one for their values. */
static status_code make_room(struct enumeration *walk)
{
	const size_t most = (size_t)SPOT_PLAYERS_MAX * COMBO_COUNT;

	if (!walk->hands[0])
		walk->hands[0] = malloc(most * sizeof *walk->hands[0]);
	if (!walk->shown[0])
		walk->shown[0] = malloc(most * sizeof *walk->shown[0]);
	if (!walk->hands[0] || !walk->shown[0])
		return STATUS_NO_MEMORY;
	for (int i = 1; i < SPOT_PLAYERS_MAX; i++) {
		walk->hands[i] = walk->hands[0] + i * COMBO_COUNT;
		walk->shown[i] = walk->shown[0] + i * COMBO_COUNT;
	}
	return STATUS_OK;
}

static status_code enumerate_begin(void **memory, const struct matchup *matchup, bool detail,
	enum cpu_path path)
{
	const struct spot *spot = matchup->two;
	struct enumeration *walk = *memory ? *memory : calloc(1, sizeof *walk);

	(void)path;
	*memory = walk;
	if (!walk || make_room(walk))
		return STATUS_NO_MEMORY;
	walk->spot = spot;
	tally_categories_init(&walk->categories, spot->game->evaluator->order);
	walk->parts = enumerate_parts(matchup, detail);
	for (int i = 0; i < spot->players; i++)
		for (int j = 0; j < spot->side[i].count; j++) {
			const card *cards = combo_cards[spot->side[i].combos[j]];

			walk->hands[i][j] = hand_add(hand_add(hand_empty(), cards[0]), cards[1]);
		}
	return STATUS_OK;
}

static void count_deal(struct enumeration *walk, score best, unsigned winners, deal_count weight)
{
	struct tally *tally = walk->tally;

	tally->by_winners[winners] += weight;
	if (tally->ordered)
		tally_order(tally, walk->score, NULL, weight);
	if (!tally->detail)
		return;
	for (int i = 0; i < tally->players; i++) {
		struct tally_ends *ends =
			&tally->ends[TALLY_HIGH][i]
				    [tally_category(&walk->categories, walk->score[i])];

		ends->all += weight;
		if (walk->score[i] == best)
			*(winners == 1u << i ? &ends->won : &ends->tied) += weight;
	}
}

/* Deals hands to player `level` and all later players, given the hands of the earlier ones. */
static void deal_level(struct enumeration *walk, int level, card_set used, score best,
	unsigned winners, deal_count weight)
{
	const struct enumerate_shown *shown = walk->shown[level];
	const bool last = level + 1 == walk->spot->players;

	for (int i = walk->first[level]; i < walk->last[level]; i++) {
		const score own = shown[i].score;
		const unsigned bit = 1u << level, set = own > best    ? bit
							: own == best ? winners | bit
								      : winners;
		const score top = own > best ? own : best;

		if (shown[i].set & used)
			continue;
		walk->score[level] = own;
		if (last)
			count_deal(walk, top, set, weight * shown[i].weight);
		else
			deal_level(walk, level + 1, used | shown[i].set, top, set,
				weight * shown[i].weight);
	}
}

/* The value of a combo on a board without its cards; `board` is the same as a hand, to which
 * hold'em's evaluator adds the combo. */
static score value_of(const struct enumeration *walk, const struct hand *held, combo h,
	const struct hand *board, const card cards[SPOT_BOARD])
{
	const struct evaluator *evaluator = walk->spot->game->evaluator;
	card all[2 + SPOT_BOARD];

	if (evaluator->high) {
		const struct hand hand = hand_join(*board, *held);

		return eval_hand_inline(&hand);
	}
	memcpy(all, combo_cards[h], 2);
	memcpy(all + 2, cards, SPOT_BOARD);
	return evaluator->value(all, 2, SPOT_BOARD);
}

/* Scores every combo on a runout. The first two sides keep all combos at their indices, even those
 * that have a card of the runout and are never dealt, since parts are bounded by indices. The lists
 * of the other sides have only those that can be dealt. */
static void show(struct enumeration *walk, const struct spot_runout *runout)
{
	const struct spot *spot = walk->spot;
	struct hand board = hand_empty();
	card cards[SPOT_BOARD];
	int known = spot->board_count;

	memcpy(cards, spot->board, (size_t)known);
	for (card_set rest = runout->set; rest; rest &= rest - 1)
		cards[known++] = (card)__builtin_ctzll(rest);
	for (int i = 0; i < SPOT_BOARD; i++)
		board = hand_add(board, cards[i]);
	for (int i = 0; i < spot->players; i++) {
		const struct spot_side *side = &spot->side[i];
		int count = 0;

		for (int j = 0; j < side->count; j++) {
			const struct hand *held = &walk->hands[i][j];
			bool collides = held->set & runout->set;

			if (collides && i >= CUT_SIDES)
				continue;
			walk->shown[i][count++] = (struct enumerate_shown){held->set,
				collides ? 0 : value_of(walk, held, side->combos[j], &board, cards),
				side->weight[j]};
		}
		walk->first[i] = 0;
		walk->last[i] = count;
	}
}

/* Counts the deals of the first side's combos from `row` to before `rows_end` with the second
 * side's from `column` to before `columns_end`. */
static void deal_block(struct enumeration *walk, const struct spot_runout *runout, int row,
	int rows_end, int column, int columns_end)
{
	walk->first[0] = row;
	walk->last[0] = rows_end;
	walk->first[1] = column;
	walk->last[1] = columns_end;
	deal_level(walk, 0, runout->set, 0, 0, runout->ways);
}

/* Counts the deals of the pairs of combos of the first two sides from `from` to before `to`, in the
 * order of rows and columns: the rest of a row, whole rows, and the beginning of a row. */
static void deal_pairs(struct enumeration *walk, const struct spot_runout *runout, uint64_t from,
	uint64_t to)
{
	const int columns = walk->spot->side[1].count;
	const uint64_t width = (uint64_t)columns;
	int row = (int)(from / width), end = (int)(to / width);
	int column = (int)(from % width), rest = (int)(to % width);

	if (column && row == end) {
		deal_block(walk, runout, row, row + 1, column, rest);
		return;
	}
	if (column)
		deal_block(walk, runout, row, row + 1, column, columns);
	deal_block(walk, runout, row + (column > 0), end, 0, columns);
	if (rest)
		deal_block(walk, runout, end, end + 1, 0, rest);
}

/* A part is a sequence of pairs of combos of the first two sides, runout by runout. Most parts are
 * whole runouts, but with many ranges a single runout may take longer than a part should. */
static void enumerate_part(void *memory, uint32_t part, struct tally *tally)
{
	struct enumeration *walk = memory;
	const struct spot *spot = walk->spot;
	const uint64_t pairs = (uint64_t)spot->side[0].count * (uint64_t)spot->side[1].count;
	const deal_count all = (deal_count)pairs * spot->runouts.count;
	uint64_t from = (uint64_t)(all * part / walk->parts);
	const uint64_t to = (uint64_t)(all * (part + 1) / walk->parts);
	struct spot_runout runout;

	walk->tally = tally;
	spot_runout_seek(&runout, &spot->runouts, (uint32_t)(from / pairs));
	while (from < to) {
		const uint64_t base = from - from % pairs;
		const uint64_t end = to - base < pairs ? to - base : pairs;

		show(walk, &runout);
		deal_pairs(walk, &runout, from - base, end);
		from = base + end;
		spot_runout_next(&runout);
	}
}

const struct method enumerate_method = {"visit", enumerate_walks, enumerate_cost, enumerate_parts,
	enumerate_begin, enumerate_part, enumerate_free};
