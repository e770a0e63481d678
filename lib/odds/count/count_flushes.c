/* The boards that flushes win, for one suit at a time (count_internal.h says which boards they
 * decide).
 *
 * Say that k cards of the suit come, and two, one or no cards of other suits. Each set of k live
 * ranks of the suit is looked up once for each player who has a flush with it. The other cards do
 * not change the flushes, so that the player with the best flush wins all the ways to deal them,
 * except the F ways in which they give some player a hand over the flushes (count_internal.h):
 * count.c has counted these. F is found without iterating over the other cards. This is the method
 * for full houses, in which "full" means over the flushes; four of a kind follows below.
 *
 * Let all known cards of the board be of the suit. With no other card to come F is 0. With one, F
 * is the number of cards that pair the board so that some hand is full (full_ranks). With two, let
 * S be the three ranks of the suit on the board. All pairs of other cards are divided into five
 * kinds, by how many of the two have a rank in S and whether their ranks are equal, and F is the
 * sum of the pairs of each kind that make a hand full (full_pairs). A hand is a pocket pair or has
 * two ranks:
 *
 *     the other two cards       make a hand full if
 *     one rank of S, twice      a hand is a pocket pair or has a rank of S
 *     two ranks of S            a hand has one of them
 *     a rank s of S and a       r is the rank of a pocket pair; or a hand has r and s; or a hand
 *     rank r outside S          has two ranks of S, s among them
 *     a rank r outside S,       r is the rank of a pocket pair; or a hand has r and a rank of S
 *     twice
 *     two ranks outside S       never
 *
 * This is true if no pocket pair has its rank in S. If one has, it is three of a kind, and any pair
 * on the board makes it full: every pair of cards except those of the last kind.
 *
 * Example: AsKd v 7c7d, and Ah9h4h come in hearts. There are 35 live cards of other suits, 8 of
 * them with a rank of S: two aces, three nines and three fours.
 *
 *     one rank of S, twice      1 + 3 + 3 = 7 pairs, and there is a pocket pair         7
 *     two ranks of S            one is the ace: 2 aces x 6 nines and fours             12
 *     s of S and r outside S    the one live seven with any of the 8                    8
 *                               the two live kings, each with one of the 2 aces         4
 *     r outside S, twice        both kings; only one seven is live                      1
 *
 * F is 32 of the 595 pairs. The code computes the 12 as all 28 pairs of the 8 cards, less 7 of one
 * rank, less the 9 of a nine and a four, since no hand has either.
 *
 * If only four of a kind is over a flush, F is found in the same way with fewer cases (fill_fours,
 * four_pairs). A hand has four of a kind if it is a pocket pair, and the board has the rank twice;
 * or if the board has one of its two ranks three times. A flush leaves at most one live card of a
 * rank of S that is a pocket pair, so that the two cases never share a pair of cards:
 *
 *     the other two cards       make four of a kind if
 *     s of S and any card       s is the rank of a pocket pair
 *     one rank of S, twice      a hand has it
 *     a rank r outside S,       r is the rank of a pocket pair
 *     twice
 *
 * If the board has known cards of other suits, at most one more card of another suit comes, and
 * each of its ranks is tried (over_with_known).
 *
 * If the best hand is a straight flush it wins even against these: the boards that were counted by
 * ranks are then subtracted one by one (take_back), which is rare. */
#include "odds/count/count_internal.h"

#include "cards/colex.h"

#include <string.h>

/* -- full houses and four of a kind with a flush ------------------------------ */

/* A suit, or several with the same live and known ranks. */
struct count_flushes_suited {
	uint16_t live, known_mask; /* ranks of the suit that can be dealt, and those on the board */
	int coming;                /* number of cards of the suit to come */
	uint8_t other[CARD_RANKS]; /* live cards of other suits, per rank */
	unsigned others;           /* of all ranks */
	unsigned pairs;            /* pairs of these with the same rank */
	uint8_t known[SPOT_BOARD]; /* ranks of the board's cards of other suits */
	int known_count;
	uint32_t times; /* number of suits with the same flushes */
};

static unsigned pairs_of(unsigned cards)
{
	return cards * (cards - 1) / 2;
}

static unsigned cards_of(const struct count_flushes_suited *suited, unsigned ranks)
{
	unsigned cards = 0;

	for (; ranks; ranks &= ranks - 1)
		cards += suited->other[__builtin_ctz(ranks)];
	return cards;
}

/* True if a player has a full house or better on a board with one card of each rank of `suited`,
 * one of rank `first` and one of rank `second`, unless that is negative. */
static bool full_on(const struct count *count, unsigned suited, int first, int second)
{
	const unsigned a = 1u << first, b = second < 0 ? 0 : 1u << second;
	const unsigned one = suited | a | b;
	const unsigned two = (suited & (a | b)) | (a & b), three = suited & a & b;

	/* a pocket pair p: four of p; or three of another rank; or three of p and two of another */
	for (unsigned rest = count->pockets; rest; rest &= rest - 1) {
		const unsigned p = rest & -rest;

		if ((p & two) || three || ((p & one) && (two & ~p)))
			return true;
	}
	for (int i = 0; i < count->unpaired_count; i++) {
		const unsigned held = count->unpaired[i];
		const unsigned threes = three | (held & two), pairs = two | (held & one);

		if ((held & three) || (threes && (pairs & (pairs - 1))))
			return true;
	}
	return false;
}

/* Like full_on(), for four of a kind. */
static bool four_on(const struct count *count, unsigned suited, int first, int second)
{
	const unsigned a = 1u << first, b = second < 0 ? 0 : 1u << second;
	const unsigned two = (suited & (a | b)) | (a & b), three = suited & a & b;

	if (count->pockets & two)
		return true;
	for (int i = 0; i < count->unpaired_count; i++)
		if (count->unpaired[i] & three)
			return true;
	return false;
}

static bool over_on(const struct count *count, unsigned suited, int first, int second)
{
	return count->game->fours ? four_on(count, suited, first, second)
				  : full_on(count, suited, first, second);
}

/* The ranks of the four cards of the suit on the board that make some hand full if the fifth card
 * has the same rank: all of them if one is that of a pocket pair, and both ranks of a hand that has
 * two of them. */
static unsigned full_ranks(const struct count *count, unsigned suited)
{
	unsigned ranks = 0;

	if (suited & count->pockets)
		return suited;
	for (int i = 0; i < count->unpaired_count; i++)
		if (!(count->unpaired[i] & ~suited))
			ranks |= count->unpaired[i];
	return ranks;
}

/* F for four of a kind, with three ranks of the suit on the board and two other cards to come. */
static unsigned four_pairs(const struct count *count, const struct count_flushes_suited *of,
	unsigned suited)
{
	const unsigned with_pocket = cards_of(of, suited & count->pockets);
	unsigned sum = pairs_of(of->others) - pairs_of(of->others - with_pocket), twice = 0;

	for (int i = 0; i < count->unpaired_count; i++)
		twice |= count->unpaired[i] & suited;
	for (twice |= count->pockets & ~suited; twice; twice &= twice - 1)
		sum += pairs_of(of->other[__builtin_ctz(twice)]);
	return sum;
}

/* F for three ranks of the suit on the board and two other cards to come. `cards` live cards of
 * other suits have one of the three ranks, and they make `pairs` pairs of the same rank. */
static unsigned full_pairs(const struct count *count, const struct count_flushes_suited *of,
	unsigned suited, unsigned cards, unsigned pairs)
{
	const unsigned pockets = count->pockets;
	const unsigned two_ranks = pairs_of(cards) - pairs; /* both cards pair the board */
	unsigned held = 0, both = 0, seen = 0, sum = 0;
	uint16_t reached[CARD_RANKS];

	if (suited & pockets) /* any pair on the board makes it full */
		return pairs_of(of->others) - (pairs_of(of->others - cards) - (of->pairs - pairs));
	for (int i = 0; i < count->unpaired_count; i++) {
		const unsigned hand = count->unpaired[i], on = hand & suited, off = hand & ~suited;

		held |= on;
		if (!off)
			both |= on;
		if (on && off && !(off & pockets)) {
			const int rank = __builtin_ctz(off);

			reached[rank] = (uint16_t)((seen & off ? reached[rank] : 0) | on);
			seen |= off;
		}
	}
	/* r is the rank of a pocket pair, and the other card is s or r */
	for (unsigned rest = pockets; rest; rest &= rest - 1) {
		const unsigned other = of->other[__builtin_ctz(rest)];

		sum += other * cards + pairs_of(other);
	}
	if (held || pockets)
		sum += pairs; /* one rank of S, twice */
	if (both)
		sum += (of->others - cards - cards_of(of, pockets)) * cards_of(of, both);
	for (; seen; seen &= seen - 1) {
		const int rank = __builtin_ctz(seen);
		const unsigned other = of->other[rank];

		sum += other * cards_of(of, reached[rank] & ~both) + pairs_of(other);
	}
	if (held) { /* two ranks of S: all, less those of two that no hand has */
		unsigned free = suited & ~held, free_cards = cards_of(of, free);

		sum += two_ranks - pairs_of(free_cards);
		for (; free; free &= free - 1)
			sum += pairs_of(of->other[__builtin_ctz(free)]);
	}
	return sum;
}

/* F if the board has known cards of other suits: tries each rank of the one that can be dealt. */
static unsigned over_with_known(const struct count *count, const struct count_flushes_suited *of,
	unsigned suited)
{
	const int first = of->known[0], second = of->known_count == 2 ? of->known[1] : -1;
	unsigned sum = 0;

	if (count->to_come == of->coming)
		return over_on(count, suited, first, second);
	for (int rank = 0; rank < count->game->ranks; rank++)
		if (of->other[rank] && over_on(count, suited, first, rank))
			sum += of->other[rank];
	return sum;
}

/* Not inlined, like the loops over flushes: together they need too many registers. */
static __attribute__((noinline)) void fill_fours(struct count *count,
	const struct count_flushes_suited *of, unsigned start, unsigned end)
{
	const int spare = count->to_come - of->coming;

	for (unsigned i = start; i < end; i++) {
		const unsigned suited = count->subset[i] | of->known_mask;

		count->over_ways[i] = (uint16_t)(spare == 2 ? four_pairs(count, of, suited)
						 : spare    ? cards_of(of, suited & count->pockets)
							    : 0);
	}
}

/* Computes F for each of the subsets from `start` to before `end`. */
static void fill_over(struct count *count, const struct count_flushes_suited *of, unsigned start,
	unsigned end)
{
	const int spare = count->to_come - of->coming;
	const uint16_t known = of->known_mask;

	for (unsigned i = start; of->known_count && i < end; i++)
		count->over_ways[i] =
			(uint16_t)over_with_known(count, of, count->subset[i] | known);
	if (count->game->fours && !of->known_count) {
		fill_fours(count, of, start, end);
		return;
	}
	for (unsigned i = start; !of->known_count && spare == 2 && i < end; i++)
		count->over_ways[i] = (uint16_t)full_pairs(count, of, count->subset[i] | known,
			count->others[i] & 255, count->others[i] >> 8);
	for (unsigned i = start; !of->known_count && spare == 1 && i < end; i++) {
		const unsigned suited = count->subset[i] | known, ranks = full_ranks(count, suited);

		count->over_ways[i] =
			(uint16_t)(ranks == suited ? count->others[i] & 255 : cards_of(of, ranks));
	}
	if (!of->known_count && !spare)
		memset(count->over_ways + start, 0, (end - start) * sizeof *count->over_ways);
}

/* -- flushes ---------------------------------------------------------------- */

/* A player who holds cards of the suit, or all players who hold none and so share the board's
 * flush. */
struct flusher {
	uint16_t cards; /* known ranks of the suit, the player's and the board's */
	uint16_t players;
};

static int list_flush_hands(const struct count *count, int suit, int coming, struct flusher *list)
{
	const int known = bits_count(count->board_mask[suit]);
	uint16_t without = 0;
	int n = 0;

	for (int player = 0; player < count->players; player++) {
		const uint16_t held = count->held[player][suit];

		if (known + coming + bits_count(held) < HAND_MIN)
			continue;
		if (held)
			list[n++] = (struct flusher){(uint16_t)(held | count->board_mask[suit]),
				(uint16_t)(1 << player)};
		else
			without |= (uint16_t)(1 << player);
	}
	if (without)
		list[n++] = (struct flusher){count->board_mask[suit], without};
	return n;
}

/* For a straight flush, subtracts the boards that were counted by ranks for a hand over the
 * flushes, among those with `cards` of the suit and others of these ranks. */
static void take_back(struct count *count, const struct count_flushes_suited *of, unsigned cards,
	const uint8_t *other, int others, uint32_t ways)
{
	uint8_t ranks[SPOT_BOARD], off[2] = {of->known[0], of->known[1]};
	int n = 0;
	unsigned winners;
	score best;

	for (int i = 0; i < others; i++)
		off[of->known_count + i] = other[i];
	if (!over_on(count, cards | of->known_mask, off[0],
		    of->known_count + others == 2 ? off[1] : -1))
		return;
	for (; cards; cards &= cards - 1)
		ranks[n++] = (uint8_t)__builtin_ctz(cards);
	for (int i = 0; i < others; i++) {
		int at = n++;

		for (; at && ranks[at - 1] > other[i]; at--)
			ranks[at] = ranks[at - 1];
		ranks[at] = other[i];
	}
	ways *= of->times;
	winners = count_winners(count->rows, count->players, colex_multiset_rank(ranks, n), &best);
	count->result.by_winners[winners] -= ways;
	if (count->result.detail)
		count_end(count, winners, best, 0 - ways);
}

static void take_all_back(struct count *count, const struct count_flushes_suited *of,
	unsigned cards)
{
	const int others = count->to_come - of->coming;
	unsigned pairing = cards | of->known_mask; /* ranks that pair the board */
	uint8_t other[2] = {0, 0};

	for (int i = 0; i < of->known_count; i++)
		pairing |= 1u << of->known[i];
	if (!others)
		take_back(count, of, cards, other, 0, 1);
	for (other[0] = 0; others && other[0] < count->game->ranks; other[0]++) {
		const uint32_t first = of->other[other[0]];
		const bool pairs = pairing >> other[0] & 1;

		if (others == 1 && first && (pairs || of->known_count))
			take_back(count, of, cards, other, 1, first);
		for (other[1] = 0; others == 2 && other[1] <= other[0]; other[1]++) {
			const uint32_t ways = other[1] == other[0] ? pairs_of(first)
								   : first * of->other[other[1]];

			if (ways && (pairs || pairing >> other[1] & 1 || other[1] == other[0]))
				take_back(count, of, cards, other, 2, ways);
		}
	}
}

/* The boards that flushes decide if subset i comes, in all `times` suits: all `ways` if the best
 * hand is a straight flush, and otherwise those on which no hand is over it. */
static inline uint32_t flush_boards(struct count *count, const struct count_flushes_suited *of,
	unsigned i, score best, uint32_t ways)
{
	const uint32_t over = count->over_ways[i];

	if (__builtin_expect(best < count->straight_flush, 1))
		return ways - of->times * over;
	if (over)
		take_all_back(count, of, count->subset[i]);
	return ways;
}

static __attribute__((noinline)) void flushes_of_one(struct count *count,
	const struct count_flushes_suited *of, const struct flusher *one, unsigned start,
	unsigned end, uint32_t ways)
{
	const score *flushes = count->game->flushes;
	uint32_t boards = 0;

	for (unsigned i = start; i < end; i++)
		boards += flush_boards(count, of, i, flushes[one->cards | count->subset[i]], ways);
	count->result.by_winners[one->players] += boards;
}

static __attribute__((noinline)) void flushes_of_two(struct count *count,
	const struct count_flushes_suited *of, const struct flusher two[2], unsigned start,
	unsigned end, uint32_t ways)
{
	const unsigned first = two[0].cards, second = two[1].cards;
	const score *flushes = count->game->flushes;
	uint32_t wins = 0, losses = 0, all = 0;

	if (count->to_come == of->coming && !of->known_count) { /* no hand can be full */
		for (unsigned i = start; i < end; i++) {
			const score a = flushes[first | count->subset[i]];
			const score b = flushes[second | count->subset[i]];

			wins += a > b;
			losses += a < b;
		}
		wins *= of->times;
		losses *= of->times;
		all = of->times * (end - start);
	} else
		for (unsigned i = start; i < end; i++) {
			const score a = flushes[first | count->subset[i]];
			const score b = flushes[second | count->subset[i]];
			const uint32_t boards = flush_boards(count, of, i, a > b ? a : b, ways);

			wins += a > b ? boards : 0;
			losses += a < b ? boards : 0;
			all += boards;
		}
	count->result.by_winners[two[0].players] += wins;
	count->result.by_winners[two[1].players] += losses;
	count->result.by_winners[two[0].players | two[1].players] += all - wins - losses;
}

/* Any number of flushes; with detail, also their categories. */
static void flushes_of_many(struct count *count, const struct count_flushes_suited *of,
	const struct flusher *list, int flush_hands, unsigned start, unsigned end, uint32_t ways)
{
	struct count_result *result = &count->result;

	for (unsigned i = start; i < end; i++) {
		uint32_t boards;
		unsigned winners = 0;
		score best = 0;

		for (int f = 0; f < flush_hands; f++) {
			const score value = count->game->flushes[list[f].cards | count->subset[i]];

			winners = value > best    ? list[f].players
				  : value == best ? winners | list[f].players
						  : winners;
			best = value > best ? value : best;
			for (unsigned rest = result->detail ? list[f].players : 0; rest;
				rest &= rest - 1)
				result->ends[__builtin_ctz(rest)]
					    [tally_category(&count->categories, value)]
						    .all += ways;
		}
		boards = flush_boards(count, of, i, best, ways);
		result->by_winners[winners] += boards;
		if (result->detail)
			count_end(count, winners, best, boards);
	}
}

/* The contribution of a rank of a subset to its entry in count->others. */
static unsigned packed(const struct count_flushes_suited *of, int rank)
{
	return of->other[rank] | pairs_of(of->other[rank]) << 8;
}

/* Lists all subsets of `size` of the suit's live ranks in colex order, from index `at` on. Those of
 * one rank fewer begin at `smaller`. Returns the end. */
static unsigned list_subsets(struct count *count, const struct count_flushes_suited *of, int size,
	unsigned smaller, unsigned at)
{
	int place = 0;

	for (unsigned rest = of->live; rest; rest &= rest - 1, place++) {
		const unsigned entries = colex_few(place, size - 1);

		count->path->raise(count->subset + at, count->subset + smaller, entries,
			(uint16_t)(rest & -rest));
		if (size < HAND_MIN)
			count->path->raise(count->others + at, count->others + smaller, entries,
				(uint16_t)packed(of, __builtin_ctz(rest)));
		at += entries;
	}
	return at;
}

struct flush_hands {
	struct flusher list[SPOT_PLAYERS_MAX + 1];
	int count;
	uint32_t times; /* number of suits with this list; pocket pairs often make several */
};

/* Lists the flushers of each of the suits, each different list once; returns the number of
 * lists. */
static int list_all_flush_hands(const struct count *count, const struct count_suit *suits,
	int coming, struct flush_hands all[CARD_SUITS])
{
	int n = 0;

	for (int suit = 0; suit < CARD_SUITS; suit++) {
		struct flush_hands *last = &all[n];
		int at = 0;

		if (!(suits->suits >> suit & 1))
			continue;
		last->count = list_flush_hands(count, suit, coming, last->list);
		last->times = 0;
		while (at < n && (all[at].count != last->count ||
					 memcmp(all[at].list, last->list,
						 (size_t)last->count * sizeof *last->list) != 0))
			at++;
		all[at].times++;
		n += at == n;
	}
	return n;
}

/* Adds the boards that these flushers win with the subsets from `start` to before `end`. */
static void compare(struct count *count, struct count_flushes_suited *of,
	const struct flush_hands *flush_hands, unsigned start, unsigned end, uint32_t ways)
{
	of->times = flush_hands->times;
	ways *= of->times;
	if (flush_hands->count == 1 && !count->result.detail)
		flushes_of_one(count, of, flush_hands->list, start, end, ways);
	else if (flush_hands->count == 2 && !count->result.detail)
		flushes_of_two(count, of, flush_hands->list, start, end, ways);
	else
		flushes_of_many(count, of, flush_hands->list, flush_hands->count, start, end, ways);
}

void count_flushes(struct count *count, const struct count_suit *suits)
{
	const int least = count->to_come > suits->spare ? count->to_come - suits->spare : 0;
	struct flush_hands all[CARD_SUITS];
	unsigned start = 0, end = 1, smaller;
	struct count_flushes_suited of;
	int flush_hands;
	const int suit = __builtin_ctz(suits->suits); /* any of them, since they are alike */

	of.live = suits->live;
	of.known_mask = suits->known;
	of.others = of.pairs = 0;
	of.known_count = 0;
	of.known[0] = of.known[1] = 0;
	memset(of.other, 0, sizeof of.other); /* a short deck has fewer ranks */
	for (int rank = 0; rank < count->game->ranks; rank++) {
		const unsigned other = count->live_of[rank] - (unsigned)(suits->live >> rank & 1);

		of.other[rank] = (uint8_t)other;
		of.others += other;
		of.pairs += pairs_of(other);
	}
	for (int i = 0; i < count->board_count; i++)
		if (card_suit(count->board[i]) != suit)
			of.known[of.known_count++] =
				(uint8_t)(card_rank(count->board[i]) - count->game->lowest);
	count->subset[0] = 0;
	count->others[0] = 0;
	for (unsigned rest = suits->known; rest; rest &= rest - 1)
		count->others[0] = (uint16_t)(count->others[0] + packed(&of, __builtin_ctz(rest)));
	for (of.coming = 0; of.coming <= count->to_come; of.coming++) {
		const int spare = count->to_come - of.coming;
		const uint32_t ways = spare == 2 ? pairs_of(of.others) : spare == 1 ? of.others : 1;

		if (of.coming) {
			smaller = start;
			start = end;
			end = list_subsets(count, &of, of.coming, smaller, start);
		}
		if (of.coming < least || !ways)
			continue;
		fill_over(count, &of, start, end);
		flush_hands = list_all_flush_hands(count, suits, of.coming, all);
		for (int i = 0; i < flush_hands; i++)
			compare(count, &of, &all[i], start, end, ways);
	}
}
