/* An Omaha hand against any hand, from before the flop on, exactly.
 *
 * On a complete board each two cards of a hand have one value, and a hand has the value of its best
 * two. So the hands that are worth less than the hero's are those in which every two cards are
 * worth less. They are counted as sets of cards that are joined two by two (omaha_joined.h),
 * without iterating over the hands: there are 123,410 on a river.
 *
 * Boards with equal values are counted together. Without three cards of a suit only the ranks of a
 * board and of the hands matter: the values are a row of 91 pairs of ranks. With three or more of a
 * suit, the ranks of the board in that suit matter too, and so do the cards of the hands in it, at
 * most one per rank. So the 1.7 million boards before the flop are 6,175 multisets of ranks, and
 * some 36,600 with a suit for each suit of which the hero has different cards:
 *
 *     hero   As Ks Qh Jh                 clubs and diamonds are alike, and count twice
 *     board  2 2 7 T K                   no flush: all ways less those of the next lines
 *            2 2 7 T K with 2 7 T of s   the hero has a flush, A K
 *            2 2 7 T K with 2 7 K of c   any two clubs beat the hero
 *
 * The low half works in the same way: each two ranks have a low with the ranks of the board, and a
 * hand has the best of them. With two bounds, of the high value and of the low, two cards may be
 * together if they are within both. The numbers of hands within the bounds "less", "at most" and
 * "any" of each half determine the numbers of hands that win, tie and lose both. */
#include "odds/omaha/omaha_any.h"

#include "odds/method.h"

#include "cards/colex.h"
#include "cards/eval/eval_tables.h"
#include "odds/omaha/omaha_internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
	ENTRIES_A_PART = 256, /* multisets of ranks */
	FLUSH_CARDS = 3,      /* minimum on the board */
	LOW_CARDS = 3,
	SUITED = 3,    /* the bit of a card of the suit, which no other card of its rank then has */
	LOWS_NONE = 57 /* one more than the best low of eight or better */
};

/* Bounds of a hand's value in one half of the pot, relative to the hero's. */
enum bound { LESS, LESS_OR_EQUAL, ANY, BOUNDS };

/* A suit, as sets of ranks. */
struct suit {
	uint16_t live, held, known; /* can be dealt; the hero's; on the board */
	unsigned times;             /* number of suits like it; 0 for the later ones */
	card_set others;            /* live cards of the other suits, as the lowest bits of ranks */
	uint8_t other_count[CARD_RANKS];
};

/* The boards with one multiset of ranks. */
struct entry {
	unsigned come;                     /* the ranks of the cards to come */
	uint8_t count[CARD_RANKS];         /* number of cards to come per rank */
	uint16_t standing[OMAHA_ROW_SIZE]; /* per pair, without flushes */
	score value;                       /* the hero's, without flushes */
	struct omaha_joined high[ANY];     /* per bound */
	bool lows; /* the pot has a low half, and the board makes one possible */
	struct omaha_joined low[ANY];
	unsigned hero_low;               /* the hero's low value, or 0 */
	uint64_t within[BOUNDS][BOUNDS]; /* hands on all boards, by high and low bound */
};

struct any {
	const struct matchup *matchup;
	omaha_joined_fn *joined;
	int hero;
	int own;
	unsigned hero_lows;           /* hero's ranks (omaha_low_ranks) */
	struct omaha_joined any_high; /* joins all ranks */
	struct suit suit[CARD_SUITS];
	struct suit no_suit; /* all live cards belong to the other suits */
	struct entry entry;
	/* The number of deals, by the comparison of the opponent's high and low hands with the
	 * hero's; without and with a low of the hero. */
	uint64_t deals[2][BOUNDS][BOUNDS];
};

/* -- what can be counted -------------------------------------------------------- */

/* The player who has a whole hand, or -1; no card of the other player is known. */
static int hero_of(const struct matchup *matchup)
{
	for (int hero = 0; hero < 2; hero++)
		if (!matchup->player[hero].drawn && !matchup->player[!hero].known)
			return hero;
	return -1;
}

/* The number of multisets of ranks that can be dealt. */
static uint32_t entries_of(const struct matchup *matchup)
{
	const unsigned drawn = (unsigned)matchup->board[0].drawn;

	return drawn ? (uint32_t)colex_choose(CARD_RANKS + drawn - 1, drawn) : 1;
}

/* Seconds per multiset of ranks with four, five and six cards; there are fewer if the board has
 * cards. */
static double cost(const struct matchup *matchup, bool detail)
{
	static const double seconds[] = {[4] = 6e-5, [5] = 2e-4, [6] = 7e-4};
	const double halves = matchup->game->low ? 2 : 1;

	if (!(!detail && !matchup->ranges && matchup->players == 2 && matchup->boards == 1 &&
		    matchup->game->evaluator == &evaluator_omaha && hero_of(matchup) >= 0))
		return HUGE_VAL;
	return entries_of(matchup) * halves * seconds[matchup->game->own];
}

static uint32_t parts(const struct matchup *matchup, bool detail)
{
	(void)detail;
	return (entries_of(matchup) + ENTRIES_A_PART - 1) / ENTRIES_A_PART;
}

/* -- cards by rank -------------------------------------------------------------- */

/* The lowest `count` of the four bits of a rank. */
static card_set bits_of(int rank, int count)
{
	return (card_set)((1 << count) - 1) << rank * CARD_SUITS;
}

/* One bit for each rank, of its four bits. */
static card_set cards_of(unsigned ranks, int bit)
{
	card_set set = ranks;

	set = (set | set << 24) & UINT64_C(0x0000001f000000ff);
	set = (set | set << 12) & UINT64_C(0x000f000f000f000f);
	set = (set | set << 6) & UINT64_C(0x0303030303030303);
	set = (set | set << 3) & UINT64_C(0x1111111111111111);
	return set << bit;
}

static void take_suit(const struct any *any, int s, struct suit *suit)
{
	const struct matchup *matchup = any->matchup;

	*suit = (struct suit){.times = 1};
	if (s < CARD_SUITS) {
		suit->live = (uint16_t)card_set_ranks(matchup->live, s);
		suit->held = (uint16_t)card_set_ranks(matchup->player[any->hero].set, s);
		suit->known = (uint16_t)card_set_ranks(matchup->board[0].set, s);
	}
	for (int rank = 0; rank < CARD_RANKS; rank++) {
		const card_set live = matchup->live & bits_of(rank, CARD_SUITS);
		const int others = card_set_count(live) - (suit->live >> rank & 1);

		suit->other_count[rank] = (uint8_t)others;
		suit->others |= bits_of(rank, others);
	}
}

/* -- pairs of ranks ------------------------------------------------------------- */

/* Joins the ranks of pairs that are worth less by at least `least`, in the order of pairs. */
static void join(struct omaha_joined *joined, const uint16_t worse[], unsigned least)
{
	joined->same = 0;
	for (int high = 0, pair = 0; high < CARD_RANKS; high++, pair++) {
		const card_set whole = bits_of(high, CARD_SUITS);
		card_set lower = 0;

		for (int low = 0; low < high; low++, pair++) {
			const card_set with = -(card_set)(worse[pair] >= least);

			lower |= with & bits_of(low, CARD_SUITS);
			joined->all[low] |= with & whole;
		}
		joined->same |= (unsigned)(worse[pair] >= least) << high;
		joined->lower[high] = lower;
		joined->all[high] = worse[pair] >= least ? lower | whole : lower;
	}
}

/* Joins ranks by the lows that each set of a hand's ranks makes with the board. */
static void join_lows(struct entry *entry, const uint8_t lows[], unsigned hero)
{
	uint16_t worse[OMAHA_ROW_PAIRS];

	for (int high = 0, pair = 0; high < CARD_RANKS; high++)
		for (int low = 0; low <= high; low++, pair++)
			worse[pair] = (uint16_t)(LOWS_NONE -
						 lows[omaha_low_ranks(1u << high | 1u << low)]);
	entry->hero_low = lows[hero];
	join(&entry->low[LESS_OR_EQUAL], worse, LOWS_NONE - entry->hero_low);
	join(&entry->low[LESS], worse, LOWS_NONE + 1 - entry->hero_low);
}

/* -- hands ---------------------------------------------------------------------- */

/* Adds the hands that are possible on each of `ways` boards, by their low values, to those within a
 * high bound: the bound that `high` joins, and if that is LESS and nothing ties, also
 * LESS_OR_EQUAL. */
static void add_hands(struct any *any, enum bound first, enum bound last,
	const struct omaha_joined *high, const struct omaha_stock *stock, uint64_t ways)
{
	struct entry *entry = &any->entry;

	for (int low = entry->hero_low ? LESS : LESS_OR_EQUAL; low < BOUNDS; low++) {
		struct omaha_joined both;
		uint64_t hands;

		if (low < ANY && !entry->lows)
			continue;
		if (low < ANY) {
			/* Join the ranks that both join. */
			for (int rank = 0; rank < CARD_RANKS; rank++) {
				both.lower[rank] = high->lower[rank] & entry->low[low].lower[rank];
				both.all[rank] = high->all[rank] & entry->low[low].all[rank];
			}
			both.same = high->same & entry->low[low].same;
		}
		hands = ways * any->joined(low < ANY ? &both : high, stock, any->own);
		for (int bound = (int)first; bound <= (int)last; bound++)
			entry->within[bound][low] += hands;
	}
}

/* The cards that a hand may have on a board with the ranks `suited` of the suit. Returns the number
 * of ways to deal the other cards of the board. */
static uint64_t take_stock(const struct any *any, const struct suit *suit, unsigned suited,
	struct omaha_stock *stock)
{
	const struct entry *entry = &any->entry;
	uint64_t ways = 1;

	stock->cards = suit->others;
	for (unsigned left = entry->come; left; left &= left - 1) {
		const int rank = __builtin_ctz(left);
		const int others = entry->count[rank] - (int)(suited >> rank & 1);

		ways *= colex_few(suit->other_count[rank], others);
		if (!ways)
			return 0;
		stock->cards &= ~bits_of(rank, CARD_SUITS);
		stock->cards |= bits_of(rank, suit->other_count[rank] - others);
	}
	return ways;
}

/* The ranks of a suit below `high` that together with it are worth less than a value. */
static unsigned lower_with(unsigned live, unsigned board, int high, score value)
{
	unsigned lower = 0;

	for (unsigned left = live & ((1u << high) - 1); left; left &= left - 1) {
		const unsigned low = left & -left;

		if (omaha_suited(board, 1u << high | low) < value)
			lower |= low;
	}
	return lower;
}

/* Adds the cards of the suit to a stock of the others. A pair of the suit never equals the hero's
 * hand, since two flushes on one board are never equal: so only the pairs that are worth less
 * matter. A card is apart if it may not be with all lower ones that are not apart. */
static void add_suited(struct omaha_stock *stock, unsigned live, unsigned board, score value)
{
	unsigned lower[CARD_RANKS], together = 0, apart;

	for (unsigned left = live; left; left &= left - 1) {
		const int rank = __builtin_ctz(left);

		lower[rank] =
			value < category_floor[FLUSH] ? 0 : lower_with(live, board, rank, value);
		together |= together & ~lower[rank] ? 0 : 1u << rank;
	}
	apart = live & ~together;
	stock->cards |= cards_of(together, SUITED);
	stock->apart = cards_of(apart, 0);
	for (unsigned left = apart; left; left &= left - 1) {
		const int rank = __builtin_ctz(left);
		unsigned with = lower[rank];

		for (unsigned higher = together >> rank << rank; higher; higher &= higher - 1) {
			const unsigned bit = higher & -higher;

			with |= lower[__builtin_ctz(bit)] >> rank & 1 ? bit : 0;
		}
		stock->with[rank] = ~cards_of(together & ~with, SUITED);
		stock->apart_with[rank] = cards_of(apart & lower[rank], 0);
	}
}

/* Counts the boards of a multiset of ranks with the ranks `suited` of a suit, three or more
 * including the known ones. Returns their number. */
static uint64_t add_flushes(struct any *any, const struct suit *suit, unsigned suited)
{
	struct entry *entry = &any->entry;
	const unsigned board = suited | suit->known;
	struct omaha_joined high;
	struct omaha_stock stock;
	const uint64_t ways = take_stock(any, suit, suited, &stock) * suit->times;
	score value = entry->value;

	if (!ways)
		return 0;
	if (bits_count(suit->held) >= 2) {
		const score flush = omaha_suited(board, suit->held);

		value = flush > value ? flush : value;
	}
	add_suited(&stock, suit->live & ~suited, board, value);
	if (value == entry->value) {
		add_hands(any, LESS, LESS, &entry->high[LESS], &stock, ways);
		add_hands(any, LESS_OR_EQUAL, LESS_OR_EQUAL, &entry->high[LESS_OR_EQUAL], &stock,
			ways);
	} else { /* no hand ties a flush */
		join(&high, entry->standing, score_standing(value));
		add_hands(any, LESS, LESS_OR_EQUAL, &high, &stock, ways);
	}
	return ways;
}

/* -- multisets of ranks --------------------------------------------------------- */

/* The hero's value from pairs of ranks. */
static score value_of(const struct any *any, const uint16_t *standing)
{
	const struct matchup_cards *hero = &any->matchup->player[any->hero];
	unsigned best = SCORE_MAX + 1;

	for (int i = 1; i < any->own; i++)
		for (int j = 0; j < i; j++) {
			const int pair =
				omaha_pair(card_rank(hero->cards[i]), card_rank(hero->cards[j]));

			best = standing[pair] < best ? standing[pair] : best;
		}
	return (score)(SCORE_MAX + 1 - best);
}

/* Prepares the boards with these ascending ranks to come: their values, and the ranks that they
 * join. */
static void take_entry(struct any *any, const uint8_t coming[])
{
	const struct matchup_cards *board = &any->matchup->board[0];
	struct entry *entry = &any->entry;
	uint8_t ranks[MATCHUP_BOARD_MAX];
	unsigned all = 0;

	memset(entry->count, 0, sizeof entry->count);
	memset(entry->within, 0, sizeof entry->within);
	entry->come = 0;
	for (int i = 0; i < MATCHUP_BOARD_MAX; i++) {
		ranks[i] = i < board->known ? (uint8_t)card_rank(board->cards[i])
					    : coming[i - board->known];
		all |= 1u << ranks[i];
		if (i >= board->known) {
			entry->come |= 1u << ranks[i];
			entry->count[ranks[i]]++;
		}
	}
	omaha_row_init(entry->standing, ranks, MATCHUP_BOARD_MAX);
	entry->value = value_of(any, entry->standing);
	join(&entry->high[LESS], entry->standing, score_standing(entry->value) + 1);
	join(&entry->high[LESS_OR_EQUAL], entry->standing, score_standing(entry->value));
	entry->hero_low = 0;
	entry->lows = any->matchup->game->low && bits_count(omaha_low_ranks(all)) >= LOW_CARDS;
	if (entry->lows)
		join_lows(entry, eval_omaha_eights[omaha_low_ranks(all)], any->hero_lows);
}

/* Counts the hands in each exact comparison, from those within bounds. */
static void add_deals(struct any *any)
{
	const struct entry *entry = &any->entry;

	for (int high = 0; high < BOUNDS; high++)
		for (int low = 0; low < BOUNDS; low++) {
			uint64_t deals = entry->within[high][low];

			deals -= high ? entry->within[high - 1][low] : 0;
			deals -= low ? entry->within[high][low - 1] : 0;
			deals += high && low ? entry->within[high - 1][low - 1] : 0;
			any->deals[entry->hero_low != 0][high][low] += deals;
		}
}

static void count_entry(struct any *any, const uint8_t coming[])
{
	struct entry *entry = &any->entry;
	struct omaha_stock stock = {.apart = 0};
	uint64_t all, flushes = 0;

	take_entry(any, coming);
	all = take_stock(any, &any->no_suit, 0, &stock);
	if (!all)
		return;
	for (int s = 0; s < CARD_SUITS; s++)
		if (any->suit[s].times) {
			/* Repeat for all sets of three or more. */
			const unsigned can = any->suit[s].live & any->entry.come;
			const int known = bits_count(any->suit[s].known);
			uint64_t ways = 0;

			for (unsigned suited = can;; suited = (suited - 1) & can) {
				if (bits_count(suited) + known >= FLUSH_CARDS)
					ways += add_flushes(any, &any->suit[s], suited);
				if (!suited)
					break;
			}
			flushes += ways;
		}
	add_hands(any, LESS, LESS, &entry->high[LESS], &stock, all - flushes);
	add_hands(any, LESS_OR_EQUAL, LESS_OR_EQUAL, &entry->high[LESS_OR_EQUAL], &stock,
		all - flushes);
	add_hands(any, ANY, ANY, &any->any_high, &stock, all);
	for (int high = 0; high < BOUNDS && !entry->lows; high++)
		entry->within[high][LESS_OR_EQUAL] =
			entry->within[high][ANY]; /* no low equals no low */
	add_deals(any);
}

/* -- the method ----------------------------------------------------------------- */

static status_code begin(void **memory, const struct matchup *matchup, bool detail,
	enum cpu_path path)
{
	static const uint16_t alike[OMAHA_ROW_PAIRS];
	struct any *any = *memory;
	unsigned ranks = 0;

	(void)detail;
	if (!any)
		any = *memory = malloc(sizeof *any);
	if (!any)
		return STATUS_NO_MEMORY;
	any->matchup = matchup;
	any->hero = hero_of(matchup);
	any->own = matchup->game->own;
	any->joined = CPU_PICK(path, omaha_joined_scalar, omaha_joined_avx2, omaha_joined_avx2);
	for (int i = 0; i < any->own; i++)
		ranks |= 1u << card_rank(matchup->player[any->hero].cards[i]);
	any->hero_lows = omaha_low_ranks(ranks);
	join(&any->any_high, alike, 0);
	take_suit(any, CARD_SUITS, &any->no_suit);
	for (int s = 0; s < CARD_SUITS; s++) {
		struct suit *suit = &any->suit[s];

		take_suit(any, s, suit);
		for (int first = 0; first < s && suit->times; first++)
			if (any->suit[first].times && any->suit[first].live == suit->live &&
				any->suit[first].held == suit->held &&
				any->suit[first].known == suit->known) {
				any->suit[first].times++;
				suit->times = 0;
			}
	}
	return STATUS_OK;
}

/* Adds the counts to a tally: to the hero if the opponent has less, to both if they are equal. */
static void add_to_tally(const struct any *any, struct tally *tally)
{
	const unsigned hero = 1u << any->hero, villain = 1u << !any->hero;
	const unsigned winners[BOUNDS] = {hero, hero | villain, villain};

	for (int with = 0; with < 2; with++)
		for (int high = 0; high < BOUNDS; high++)
			for (int low = 0; low < BOUNDS; low++) {
				/* no low is equal to none */
				const unsigned low_winners = with || low == ANY ? winners[low] : 0;

				*tally_at(tally, winners[high], tally->halves ? low_winners : 0) +=
					any->deals[with][high][low];
			}
}

static void part(void *memory, uint32_t number, struct tally *tally)
{
	struct any *any = memory;
	const int drawn = any->matchup->board[0].drawn;
	const uint32_t first = number * ENTRIES_A_PART, entries = entries_of(any->matchup);
	uint8_t coming[MATCHUP_BOARD_MAX] = {0};

	memset(any->deals, 0, sizeof any->deals);
	colex_multiset(first, drawn, coming);
	for (uint32_t i = first; i < entries && i < first + ENTRIES_A_PART; i++) {
		count_entry(any, coming);
		colex_multiset_next(coming, drawn, CARD_RANKS);
	}
	add_to_tally(any, tally);
}

const struct method omaha_any_method = {.name = "any-hand",
	.cost = cost,
	.parts = parts,
	.begin = begin,
	.part = part,
	.free = free};
