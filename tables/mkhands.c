/* mkhands NAME: writes the C source of a table of equities of four-card Omaha hands against a
 * random hand before the flop to standard output: hands_equity, or hands_equity_8 for hi-lo.
 *
 * The equities are sampled. A sample deals a board of five and divides the other 47 cards between
 * two sides. All hands of one side meet all hands of the other at once, 10,626 against 8,855: the
 * hands of each side are counted by value, so that each hand needs only one lookup in the other
 * side's counts. The two sides share no card, so that each pair of hands is as likely as in a deal.
 * Numbers are integers and the deals repeat, so that the table is the same on every machine. */
#include "cards/colex.h"
#include "cards/eval/eval_tables.h"
#include "cards/omaha/omaha.h"
#include "odds/hands/hands_internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
	SAMPLES = 40000,
	SIDE = 24,         /* cards of the first side; the second has one fewer */
	MOST = 10626,      /* C(24, 4), the number of hands of the first side */
	SECOND_MAX = 8855, /* C(23, 4) */
	BOARD = 5,
	LOWS = UINT8_MAX + 1,
	MEETING_SHIFT = 40
};

/* A hand of a side on the board. */
struct mkhands_hand {
	uint32_t class;
	score high;
	uint8_t low;
};

struct mkhands_side {
	int cards;
	card card[SIDE]; /* ascending */
	int count;
	struct mkhands_hand hand[MOST];
	/* Twice the number of hands with a lower value, plus the number with the same: for high
	 * hands, for high hands that also have a low, and for lows. */
	uint32_t high[SCORE_MAX + 1], high_of_lows[SCORE_MAX + 1], low[LOWS];
};

static struct mkhands_side sides[2];
static uint16_t class_of[HANDS_OF_FOUR];
/* The winnings of the hands of a class, in 16,384ths of a quarter, and above that the number of
 * their meetings. */
static uint64_t won[HANDS_CLASSES];

static void fail(const char *why)
{
	fprintf(stderr, "mkhands: %s\n", why);
	exit(1);
}

/* -- deals -------------------------------------------------------------------- */

/* SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014). */
static uint64_t random_next(uint64_t *state)
{
	uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);

	z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
	return z ^ z >> 31;
}

static void deal(uint64_t *state, card *board)
{
	card deck[CARD_COUNT];
	int side_of[CARD_COUNT];

	for (int i = 0; i < CARD_COUNT; i++)
		deck[i] = (card)i;
	for (int i = 0; i < BOARD + SIDE; i++) {
		const int left = CARD_COUNT - i;
		const int other = i + (int)((random_next(state) >> 32) * (uint64_t)left >> 32);
		const card c = deck[other];

		deck[other] = deck[i];
		deck[i] = c;
	}
	for (int i = 0; i < CARD_COUNT; i++)
		side_of[deck[i]] = i < BOARD ? -1 : i >= BOARD + SIDE;
	memcpy(board, deck, BOARD);
	sides[0].cards = sides[1].cards = 0;
	for (int c = 0; c < CARD_COUNT; c++)
		if (side_of[c] >= 0) {
			struct mkhands_side *side = &sides[side_of[c]];

			side->card[side->cards++] = (card)c;
		}
}

/* -- hands --------------------------------------------------------------------- */

static score higher(score a, score b)
{
	return a > b ? a : b;
}

/* The bit of a card's rank in a low hand: the ace is the first, the eight the last. */
static unsigned low_bit(card c)
{
	const int rank = card_rank(c);

	return rank == CARD_RANKS - 1 ? 1 : rank < 7 ? 2u << rank : 0;
}

/* Values all hands of a side. */
static void value_hands(struct mkhands_side *side, const struct omaha_board *table,
	const uint8_t *lows_of_board)
{
	static uint32_t term[4][CARD_COUNT];
	score two[SIDE][SIDE];
	unsigned bits[SIDE];

	for (unsigned i = 0; i < 4; i++)
		for (unsigned c = 0; c < CARD_COUNT; c++)
			term[i][c] = (uint32_t)colex_choose(c, i + 1);
	for (int i = 0; i < side->cards; i++) {
		bits[i] = low_bit(side->card[i]);
		for (int j = 0; j < i; j++)
			two[i][j] = table->value[side->card[i]][side->card[j]];
	}
	side->count = 0;
	for (int i = 3; i < side->cards; i++)
		for (int j = 2; j < i; j++)
			for (int k = 1; k < j; k++) {
				const score three = higher(two[i][j], higher(two[i][k], two[j][k]));
				const uint32_t place = term[3][side->card[i]] +
						       term[2][side->card[j]] +
						       term[1][side->card[k]];
				const unsigned of_three = bits[i] | bits[j] | bits[k];

				for (int l = 0; l < k; l++) {
					struct mkhands_hand *hand = &side->hand[side->count++];

					hand->class = class_of[place + side->card[l]];
					hand->high = higher(higher(three, two[i][l]),
						higher(two[j][l], two[k][l]));
					hand->low = lows_of_board[of_three | bits[l]];
				}
			}
}

/* Replaces counts by value with twice the sum of the counts before, plus the count. */
static void add_up(uint32_t *counts, int values)
{
	uint32_t before = 0;

	for (int value = 0; value < values; value++) {
		const uint32_t here = counts[value];

		counts[value] = 2 * before + here;
		before += here;
	}
}

static void count_values(struct mkhands_side *side, bool halves)
{
	memset(side->high, 0, sizeof side->high);
	for (int i = 0; i < side->count; i++)
		side->high[side->hand[i].high]++;
	add_up(side->high, SCORE_MAX + 1);
	if (!halves)
		return;
	memset(side->high_of_lows, 0, sizeof side->high_of_lows);
	memset(side->low, 0, sizeof side->low);
	for (int i = 0; i < side->count; i++) {
		side->high_of_lows[side->hand[i].high] += side->hand[i].low > 0;
		side->low[side->hand[i].low]++;
	}
	add_up(side->high_of_lows, SCORE_MAX + 1);
	add_up(side->low, LOWS);
}

/* The winnings of a hand against all others are in quarters: for a whole pot a win is four, a tie
 * two. A hand with a low plays for the halves. A hand without one wins at most half a pot from
 * hands with a low, and whole pots from those without. If no hand has a low, this is its winnings
 * of whole pots. `met` is the number of other hands, a constant after inlining, so that there is no
 * division. */
static inline void add_shares(const struct mkhands_side *side, const struct mkhands_side *others,
	uint32_t met)
{
	for (int i = 0; i < side->count; i++) {
		const struct mkhands_hand *hand = &side->hand[i];
		const uint32_t high = others->high[hand->high];
		const uint32_t quarters = hand->low ? high + others->low[hand->low]
						    : 2 * high - others->high_of_lows[hand->high];

		won[hand->class] += UINT64_C(1) << MEETING_SHIFT | (quarters << 14) / met;
	}
}

static void sample(bool halves)
{
	static const uint8_t none[256];
	static struct omaha_board table;
	uint64_t state = 1;

	for (int i = 0; i < SAMPLES; i++) {
		card board[BOARD];
		unsigned bits = 0;

		deal(&state, board);
		for (int c = 0; c < BOARD; c++)
			bits |= low_bit(board[c]);
		omaha_board_init(&table, board, BOARD);
		for (int s = 0; s < 2; s++) {
			value_hands(&sides[s], &table, halves ? eval_omaha_eights[bits] : none);
			count_values(&sides[s], halves);
		}
		add_shares(&sides[0], &sides[1], SECOND_MAX);
		add_shares(&sides[1], &sides[0], MOST);
	}
}

/* -- the table ------------------------------------------------------------------ */

static void write_table(const char *name)
{
	printf("/* Generated by tables/mkhands.c. */\n"
	       "#include \"odds/hands/hands.h\"\n\n"
	       "const uint16_t %s[HANDS_CLASSES] = {",
		name);
	for (int i = 0; i < HANDS_CLASSES; i++) {
		const uint64_t met = won[i] >> MEETING_SHIFT;

		if (!met)
			fail("a class without a hand");
		printf("%s%llu,", i % 12 ? " " : "\n\t",
			(unsigned long long)((won[i] & ((UINT64_C(1) << MEETING_SHIFT) - 1)) /
					     met));
	}
	printf("\n};\n");
}

int main(int argc, char **argv)
{
	const char *name = argc == 2 ? argv[1] : "";
	const bool halves = !strcmp(name, "hands_equity_8");

	if (!halves && strcmp(name, "hands_equity") != 0)
		fail("usage: mkhands NAME, a name of tables/SUMS");
	hands_number_classes(class_of);
	sample(halves);
	write_table(name);
	return 0;
}
