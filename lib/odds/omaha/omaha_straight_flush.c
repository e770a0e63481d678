/* Straight flushes: the few boards on which a player has one are moved from the winners by ranks
 * and flushes to the highest straight flush. No two straight flushes are equal, since both players
 * would need the same two cards.
 *
 * A straight flush needs three ranks of the suit on the board: a window of five without two that
 * the player holds. All possible sets of the suit that contain such three ranks are visited. On
 * most of the boards with a set no player is full by ranks, which requires a pair on the board;
 * without a low half these boards are moved all at once. */
#include "odds/omaha/omaha_internal.h"

#include "cards/eval/eval_tables.h"

#include <string.h>

enum {
	WINDOWS = 10,
	/* C(5, 2) pairs of a window, from two players at most: they share its five cards */
	NEEDS_MAX = WINDOWS * 10,
	SETS = 1 << CARD_RANKS
};

/* The board's ranks needed for a player's straight flush. */
struct need {
	uint16_t ranks;
	uint8_t player;
};

struct correction {
	struct omaha_count *count;
	const struct omaha_suit *suit;
	struct need need[NEEDS_MAX]; /* the highest straight flush first */
	int needs;
	uint64_t seen[SETS / 64]; /* visited sets */
};

static void list_needs(struct correction *correction)
{
	const struct omaha_count *count = correction->count;
	const unsigned can = correction->suit->live | correction->suit->known;

	correction->needs = 0;
	for (int window = WINDOWS - 1; window >= 0; window--) {
		/* The ranks of straight number `window`, from the wheel up. */
		const unsigned ranks = window ? 31u << (window - 1) : 15u | 1u << (CARD_RANKS - 1);

		for (int player = 0; player < count->deal->players; player++) {
			const unsigned held = count->held[player][correction->suit->suit] & ranks;

			for (unsigned a = held; a; a &= a - 1)
				for (unsigned b = a & (a - 1); b; b &= b - 1) {
					const unsigned need = ranks & ~((a & -a) | (b & -b));

					if (!(need & ~can))
						correction->need[correction->needs++] =
							(struct need){(uint16_t)need,
								(uint8_t)player};
				}
		}
	}
}

static unsigned highest(const struct correction *correction, unsigned board)
{
	int i = 0;

	while (correction->need[i].ranks & ~board)
		i++;
	return 1u << correction->need[i].player;
}

/* The multiset to come with a set of the suit and other ranks. */
static unsigned entry_of(unsigned suited, const uint8_t *other, int others)
{
	uint8_t ranks[OMAHA_BOARD_CARDS];
	unsigned entry = 0;
	int n = 0;

	for (; suited; suited &= suited - 1)
		ranks[n++] = (uint8_t)__builtin_ctz(suited);
	for (int i = 0; i < others; i++) {
		int at = n++;

		for (; at && ranks[at - 1] > other[i]; at--)
			ranks[at] = ranks[at - 1];
		ranks[at] = other[i];
	}
	for (int i = 0; i < n; i++)
		entry += eval_terms[i][ranks[i]];
	return entry;
}

/* Moves the boards of one multiset. Returns the number of them that a full hand had won. */
static uint32_t move(const struct correction *correction, unsigned suited, const uint8_t *other,
	int others, uint32_t ways, unsigned to)
{
	const struct omaha_count *count = correction->count;
	const unsigned entry = entry_of(suited, other, others);
	score best;
	unsigned high = omaha_winners(count, entry, &best);
	const bool full = best >= category_floor[FULL_HOUSE];

	if (!full && !count->deal->low)
		return 0;
	if (!full)
		high = 1u << correction->suit->leader;
	*omaha_at(count, high, entry) -= ways;
	*omaha_at(count, to, entry) += ways;
	return full ? ways : 0;
}

/* Visits all ways to complete a set with cards of other suits. Skips those without a pair if only
 * full hands matter. */
static void move_all(const struct correction *correction, unsigned suited, unsigned to)
{
	const struct omaha_count *count = correction->count;
	const struct omaha_suit *suit = correction->suit;
	const int others = count->to_come - bits_count(suited);
	const bool all = count->deal->low || count->deal->known;
	uint32_t total = others ? 0 : 1, full = 0;
	uint8_t other[2] = {0, 0};

	if (!others)
		full = move(correction, suited, other, 0, 1, to);
	for (; others && other[0] < CARD_RANKS; other[0]++) {
		const uint32_t first = suit->none[other[0]][1];
		const bool pairs = all || suited >> other[0] & 1;

		if (others == 1) {
			total += first;
			if (first && pairs)
				full += move(correction, suited, other, 1, first, to);
			continue;
		}
		for (other[1] = 0; other[1] <= other[0]; other[1]++) {
			const uint32_t ways = other[1] == other[0]
						      ? suit->none[other[0]][2]
						      : first * suit->none[other[1]][1];

			total += ways;
			if (ways && (pairs || other[1] == other[0] || suited >> other[1] & 1))
				full += move(correction, suited, other, 2, ways, to);
		}
	}
	if (!count->deal->low) {
		*omaha_at(count, 1u << suit->leader, 0) -= total - full;
		*omaha_at(count, to, 0) += total - full;
	}
}

/* Visits the sets that contain `set`, with up to `more` further ranks below `below`. */
static void go_through(struct correction *correction, unsigned set, int more, int below)
{
	if (!(correction->seen[set / 64] >> set % 64 & 1)) {
		correction->seen[set / 64] |= UINT64_C(1) << set % 64;
		move_all(correction, set, highest(correction, set | correction->suit->known));
	}
	for (int rank = 0; more && rank < below; rank++)
		if (correction->suit->live & ~set & 1u << rank)
			go_through(correction, set | 1u << rank, more - 1, rank);
}

void omaha_straight_flushes(struct omaha_count *count, const struct omaha_suit *suit)
{
	struct correction correction;

	correction.count = count;
	correction.suit = suit;
	list_needs(&correction);
	if (!correction.needs)
		return;
	memset(correction.seen, 0, sizeof correction.seen);
	for (int i = 0; i < correction.needs; i++) {
		const unsigned set = correction.need[i].ranks & ~(unsigned)suit->known;
		const int more = count->to_come - bits_count(set);

		if (more >= 0)
			go_through(&correction, set, more, CARD_RANKS);
	}
}
