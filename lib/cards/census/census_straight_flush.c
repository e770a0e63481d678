/* Straight flushes in Omaha: five successive ranks of a suit, of which the hand has two and the
 * board three. They are few, and visited one by one: by the hand's cards of the suit, the board's,
 * and the board's cards of other suits where these make a full house or four of a kind, from which
 * the ways are moved too. */
#include "census_inside.h"

#include "base/bits.h"
#include "cards/colex.h"

#include <string.h>

enum { WINDOWS = 10 /* of five successive ranks */ };

/* A hand's cards of a suit, and what the board needs. */
struct suited_hand {
	const struct census_suit *suit;
	unsigned own;               /* ranks */
	uint64_t ways;              /* to deal the hand, for each suit that is the same */
	unsigned free;              /* ranks of the suit that may come to the board */
	uint8_t others[CARD_RANKS]; /* cards of other suits that may */
	unsigned other_count;
	int needs;
	uint16_t need[WINDOWS]; /* three ranks each */
};

/* A board with a straight flush: its ranks of the suit, all of its ranks, and the ranks to come. */
struct suited_board {
	unsigned suited, ranks;
	bool paired;
	uint8_t coming[OMAHA_BOARD_CARDS]; /* ascending */
	int count;
};

struct moves {
	struct census_omaha *census;
	const uint8_t *best;
	struct suited_hand hand;
};

static unsigned window_ranks(int window)
{
	return window ? 31u << (window - 1) : 15u | 1u << (CARD_RANKS - 1);
}

/* Which three ranks of the board make straight flushes with two of the hand. */
static void find_needs(struct suited_hand *hand)
{
	hand->needs = 0;
	for (int window = 0; window < WINDOWS; window++) {
		const unsigned ranks = window_ranks(window), need = ranks & ~hand->own;
		int i = 0;

		if (bits_count(ranks & hand->own) != CENSUS_FROM_HAND ||
			need & ~(hand->free | hand->suit->board))
			continue;
		while (i < hand->needs && hand->need[i] != need)
			i++;
		hand->need[i] = (uint16_t)need;
		hand->needs = i == hand->needs ? i + 1 : hand->needs;
	}
}

/* Chooses the hand's cards to come of the suit; false if there are no ways to deal it so. */
static bool choose_suited(const struct census_omaha *census, const struct census_suit *suit,
	unsigned chosen, struct suited_hand *hand)
{
	*hand = (struct suited_hand){.suit = suit,
		.own = suit->own | chosen,
		.ways = suit->like,
		.free = suit->live & ~chosen};
	for (int rank = 0; rank < CARD_RANKS; rank++) {
		const int others = census->live[rank] - (suit->live >> rank & 1);
		const int taken = census->taken[rank] - (int)(chosen >> rank & 1);

		hand->ways *= census_choose(others, taken);
		hand->others[rank] = (uint8_t)(others > taken ? others - taken : 0);
		hand->other_count += hand->others[rank];
	}
	return hand->ways > 0;
}

/* Adds cards of a rank to those that come. */
static void insert(struct suited_board *board, int rank, int copies)
{
	int i = board->count;

	board->paired |= copies > 1 || (board->ranks >> rank & 1);
	board->ranks |= 1u << rank;
	board->count += copies;
	for (; i && board->coming[i - 1] > rank; i--)
		board->coming[i + copies - 1] = board->coming[i - 1];
	memset(board->coming + i, rank, (size_t)copies);
}

/* Moves the ways to deal a board from a full house or four of a kind, if its ranks make one, to
 * flushes, from which all straight flushes are then taken. */
static void move_full(const struct moves *moves, const struct suited_board *board, uint64_t ways)
{
	const unsigned at = colex_multiset_rank(board->coming, board->count);
	const uint8_t category = moves->best[at];

	if (category < FULL_HOUSE)
		return;
	moves->census->by_category[category] -= ways;
	moves->census->by_category[FLUSH] += ways;
}

/* Moves the full ones of the boards to which `left` cards of other suits come, of ranks below
 * `above`. A board without a pair makes none. */
static void move_all_full(const struct moves *moves, const struct suited_board *board, int left,
	int above, uint64_t ways)
{
	if (!left && board->paired)
		move_full(moves, board, ways);
	for (int rank = above - 1; rank >= 0 && left; rank--)
		for (int copies = 1; copies <= left && copies <= moves->hand.others[rank];
			copies++) {
			struct suited_board next;

			if (copies == left && copies == 1 && !board->paired &&
				!(board->ranks >> rank & 1))
				continue;
			next = *board;
			insert(&next, rank, copies);
			move_all_full(moves, &next, left - copies, rank,
				ways * census_choose(moves->hand.others[rank], copies));
		}
}

/* Moves the straight flushes with the needed ranks of index `need`, and no others of a lower index,
 * on boards to which `left` cards come, those of the suit of ranks below `above`. */
static void move_boards(const struct moves *moves, const struct suited_board *board, int need,
	int left, int above)
{
	const struct suited_hand *hand = &moves->hand;
	const uint64_t ways = hand->ways * colex_choose(hand->other_count, (unsigned)left);

	for (int i = 0; i < need; i++)
		if (!(hand->need[i] & ~board->suited))
			return;
	moves->census->by_category[STRAIGHT_FLUSH] += ways;
	moves->census->by_category[FLUSH] -= ways;
	move_all_full(moves, board, left, CARD_RANKS, hand->ways);
	for (int rank = above - 1; rank >= 0 && left; rank--) {
		struct suited_board next = *board;

		if (!((hand->free & ~board->suited) >> rank & 1))
			continue;
		insert(&next, rank, 1);
		next.suited |= 1u << rank;
		move_boards(moves, &next, need, left - 1, rank);
	}
}

/* The known board with the ranks that it needs. */
static struct suited_board board_with(const struct census_omaha *census,
	const struct census_suit *suit, unsigned need)
{
	struct suited_board board = {.suited = suit->board | need};
	card known[CARD_COUNT];
	const int count = card_set_list(census->deal->board, known);

	for (int i = 0; i < count; i++) {
		const int rank = card_rank(known[i]);

		board.paired |= board.ranks >> rank & 1;
		board.ranks |= 1u << rank;
	}
	for (int rank = 0; rank < CARD_RANKS; rank++)
		if (need & ~suit->board & 1u << rank)
			insert(&board, rank, 1);
	return board;
}

void census_straight_flushes(struct census_omaha *census, const struct census_suit *suit,
	const uint8_t *best)
{
	const unsigned takes = census_may_take(census, suit);
	struct moves moves = {.census = census, .best = best};
	unsigned chosen = 0;

	if (suit->others < 0)
		return;
	do { /* every subset of the ranks that may be of the suit */
		if (choose_suited(census, suit, chosen, &moves.hand))
			find_needs(&moves.hand);
		for (int i = 0; i < moves.hand.needs; i++) {
			const struct suited_board board =
				board_with(census, suit, moves.hand.need[i]);

			if (board.count <= census->to_come)
				move_boards(&moves, &board, i, census->to_come - board.count,
					CARD_RANKS);
		}
		chosen = (chosen - takes) & takes;
	} while (chosen);
}
