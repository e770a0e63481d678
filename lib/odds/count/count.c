#include "odds/count/count_inside.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* -- a deal ----------------------------------------------------------------- */

static void take_hands(struct count *count, const combo *held, int players)
{
	card_set live = count->live;

	count->players = players;
	count->pockets = 0;
	count->unpaired_count = 0;
	for (int player = 0; player < players; player++) {
		const unsigned high = 1u << card_rank(combo_cards[held[player]][0]);
		const unsigned low = 1u << card_rank(combo_cards[held[player]][1]);

		if (high == low)
			count->pockets |= (uint16_t)high;
		else
			count->unpaired[count->unpaired_count++] = (uint16_t)(high | low);
		live &= ~combo_set(held[player]);
		for (int suit = 0; suit < CARD_SUITS; suit++)
			count->held[player][suit] =
				(uint16_t)card_set_ranks(combo_set(held[player]), suit);
	}
	count->live_count = (unsigned)card_set_count(live);
	for (int suit = 0; suit < CARD_SUITS; suit++)
		count->live_mask[suit] = (uint16_t)card_set_ranks(live, suit);
	for (int rank = 0; rank < CARD_RANKS; rank++)
		count->live_of[rank] =
			(uint8_t)bits_count((unsigned)(live >> (rank * CARD_SUITS)) & 15);
}

/* How many of the cards to come may be of other suits when a player with `held`
 * of this one has a flush; negative when there are too few of it. */
static int spare_of(const struct count *count, int suit, int held)
{
	const int spare = held + bits_count(count->board_mask[suit]) - count->board_count;
	const int live = bits_count(count->live_mask[suit]);

	return live < count->to_come - spare ? -1 : spare;
}

/* The suits whose flushes count for the players from `first` to `last`. Suits with the same live
 * and known ranks and the same spare are one entry. */
static void list_suits(struct count *count, int first, int last)
{
	struct count_suit *list = count->ways.suit;
	int n = 0;

	for (int suit = 0; suit < CARD_SUITS; suit++) {
		int most = 0, spare, at = 0;

		for (int player = first; player <= last; player++) {
			const int held = bits_count(count->held[player][suit]);

			most = held > most ? held : most;
		}
		spare = spare_of(count, suit, most);
		if (spare < 0)
			continue;
		while (at < n && (list[at].live != count->live_mask[suit] ||
					 list[at].known != count->board_mask[suit] ||
					 list[at].spare != spare))
			at++;
		if (at == n) {
			n++;
			list[at].live = count->live_mask[suit];
			list[at].known = count->board_mask[suit];
			list[at].spare = spare;
			list[at].times = 0;
			list[at].suits = 0;
		}
		list[at].times++;
		list[at].suits |= 1u << suit;
	}
	count->ways.suits_count = n;
}

/* How often each player ends in which category without a flush of its own, whoever wins. */
static void count_all(struct count *count)
{
	const unsigned entries = count_multisets(CARD_RANKS, count->to_come);

	for (int player = 0; player < count->players; player++) {
		list_suits(count, player, player);
		count_make_ways(count);
		for (unsigned i = 0; i < entries; i++)
			if (count->ways.plain[i])
				count->result.ends[player][score_category(count->rows[player][i])]
					.all += count->ways.plain[i];
	}
}

/* The boards on which ranks decide. */
static void count_by_ranks(struct count *count)
{
	const unsigned entries = count_multisets(CARD_RANKS, count->to_come);
	const score full = category_floor[FULL_HOUSE];
	struct count_result *result = &count->result;

	if (result->detail) {
		for (unsigned i = 0; i < entries; i++) {
			score best;
			const unsigned winners =
				count_winners(count->rows, count->players, i, &best);
			const uint32_t boards = count_ways_at(&count->ways, i, best, full);

			result->by_winners[winners] += boards;
			if (boards)
				count_end(result, winners, best, boards);
		}
	} else if (count->players == 2) {
		uint32_t sums[3] = {0, 0, 0};

		count->path->two(&count->ways, full, count->rows[0], count->rows[1], entries, sums);
		result->by_winners[1] += sums[0];
		result->by_winners[2] += sums[1];
		result->by_winners[3] += sums[2];
	} else {
		count->path->many(&count->ways, full, count->rows, count->players, entries,
			result->by_winners);
	}
}

const struct count_result *count_hands(struct count *count, const combo *held, int players,
	bool detail)
{
	struct count_result *result = &count->result;

	take_hands(count, held, players);
	result->players = players;
	result->detail = detail;
	memset(result->by_winners, 0, sizeof *result->by_winners << players);
	if (detail)
		memset(result->ends, 0, sizeof result->ends);
	for (int player = 0; player < players; player++)
		count->rows[player] = count_row(count, held[player]);
	if (detail)
		count_all(count);
	list_suits(count, 0, players - 1);
	count_make_ways(count);
	for (int i = 0; i < count->ways.suits_count; i++)
		count_flushes(count, &count->ways.suit[i]);
	count_by_ranks(count);
	return result;
}

void count_add(const struct count_result *result, deal_count weight, struct tally *tally)
{
	for (int set = 1; set < 1 << result->players; set++)
		tally->by_winners[set] += weight * result->by_winners[set];
	if (!result->detail)
		return;
	for (int player = 0; player < result->players; player++)
		for (int category = 0; category < CATEGORY_COUNT; category++) {
			struct tally_ends *to = &tally->ends[player][category];

			to->all += weight * result->ends[player][category].all;
			to->won += weight * result->ends[player][category].won;
			to->tied += weight * result->ends[player][category].tied;
		}
}

void count_on(struct count *count, enum cpu_path path, const card *board, int cards, card_set live)
{
	card by_rank[SPOT_BOARD];
	bool same = cards == count->board_count;

	count->path = CPU_PICK(path, &count_scalar, &count_avx2, &count_avx2);
	memset(count->board_mask, 0, sizeof count->board_mask);
	for (int i = 0; i < cards; i++) {
		int at = i;

		for (; at && by_rank[at - 1] > board[i]; at--)
			by_rank[at] = by_rank[at - 1];
		by_rank[at] = board[i];
		count->board_mask[card_suit(board[i])] |= (uint16_t)(1 << card_rank(board[i]));
	}
	for (int i = 0; i < cards; i++) {
		same = same && card_rank(by_rank[i]) == card_rank(count->board[i]);
		count->board[i] = by_rank[i];
	}
	if (!same)
		memset(count->made, 0, sizeof count->made);
	count->board_count = cards;
	count->to_come = SPOT_BOARD - cards;
	count->live = live;
}

/* The memory is not cleared: a spot touches about a tenth of this megabyte, and writes all of that
 * before it reads it. */
struct count *count_new(void)
{
	struct count *count = malloc(sizeof *count);

	if (!count)
		return NULL;
	count->board_count = 0;
	memset(count->made, 0, sizeof count->made);
	return count;
}

void count_free(struct count *count)
{
	free(count);
}

/* -- the method ------------------------------------------------------------- */

struct counting {
	struct count *count;
	const struct spot *spot;
	bool detail;
};

static bool single_hands(const struct spot *spot)
{
	for (int i = 0; i < spot->players; i++)
		if (spot->side[i].count != 1)
			return false;
	return true;
}

double count_seconds(int players, int to_come, bool detail)
{
	static const double two_players[SPOT_BOARD + 1] = {0.2e-6, 0.4e-6, 0.8e-6, 2e-6, 6e-6,
		18e-6};

	return two_players[to_come] * (0.5 + 0.25 * players) * (detail ? 7 : 1);
}

static double counting_cost(const struct spot *spot, bool detail)
{
	if (!single_hands(spot))
		return HUGE_VAL;
	return count_seconds(spot->players, spot->to_come, detail);
}

static uint32_t counting_parts(const struct spot *spot, bool detail)
{
	(void)spot;
	(void)detail;
	return 1;
}

static void counting_free(void *memory)
{
	struct counting *counting = memory;

	if (!counting)
		return;
	count_free(counting->count);
	free(counting);
}

static status_code make_counting(void **memory)
{
	struct counting *counting = *memory ? *memory : calloc(1, sizeof *counting);

	*memory = counting;
	if (counting && !counting->count)
		counting->count = count_new();
	return counting && counting->count ? STATUS_OK : STATUS_NO_MEMORY;
}

status_code count_match(void **memory, combo a, combo b, uint32_t *wins, uint32_t *ties)
{
	const status_code status = make_counting(memory);
	const struct counting *counting = *memory;
	const combo held[2] = {a, b};
	const struct count_result *result;

	if (status)
		return status;
	count_on(counting->count, cpu_path_best(), NULL, 0, CARD_DECK);
	result = count_hands(counting->count, held, 2, false);
	*wins = result->by_winners[1];
	*ties = result->by_winners[3];
	return STATUS_OK;
}

static status_code counting_begin(void **memory, const struct spot *spot, bool detail,
	enum cpu_path path)
{
	const status_code status = make_counting(memory);
	struct counting *counting = *memory;

	if (status)
		return status;
	counting->spot = spot;
	counting->detail = detail;
	count_on(counting->count, path, spot->board, spot->board_count, spot->live);
	return STATUS_OK;
}

static void counting_part(void *memory, uint32_t part, struct tally *tally)
{
	const struct counting *counting = memory;
	const struct spot *spot = counting->spot;
	combo held[SPOT_PLAYERS_MAX];

	(void)part;
	for (int i = 0; i < spot->players; i++)
		held[i] = spot->side[i].combos[0];
	count_add(count_hands(counting->count, held, spot->players, counting->detail), 1, tally);
}

const struct method count_method = {"count", counting_cost, counting_parts, counting_begin,
	counting_part, counting_free};
