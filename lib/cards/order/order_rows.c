/* The orders as rows. The numbers of hands are written as products: 13 ranks of a pair with C(12,
 * 3) = 220 sets of kickers, and so on. */
#include "cards/order/order.h"

/* The indices of straights among the subsets of five ranks in colex order: C(top + 1, 5) - 1 for
 * the ranks top - 4 to top, and for the wheel C(12, 5) = 792, or C(8, 5) = 56 with nine ranks. */
static const uint16_t straights[] = {0, 5, 20, 55, 125, 251, 461, 791, 792, 1286};
static const uint16_t straights_without_wheel[] = {0, 5, 20, 55, 125, 251, 461, 791, 1286};
static const uint16_t straights_of_nine[] = {0, 5, 20, 55, 56, 125};

/* The key, name, shape and number of cards of categories that several orders share. */
#define KEYS_HIGH_CARD      "high-card", "high card", HIGH_CARD, 5
#define KEYS_PAIR           "pair", "pair", PAIR, 5
#define KEYS_TWO_PAIR       "two-pair", "two pair", TWO_PAIR, 5
#define KEYS_THREE          "three-of-a-kind", "three of a kind", THREE_OF_A_KIND, 5
#define KEYS_STRAIGHT       "straight", "straight", STRAIGHT, 5
#define KEYS_FLUSH          "flush", "flush", FLUSH, 5
#define KEYS_FULL           "full-house", "full house", FULL_HOUSE, 5
#define KEYS_FOUR           "four-of-a-kind", "four of a kind", FOUR_OF_A_KIND, 5
#define KEYS_STRAIGHT_FLUSH "straight-flush", "straight flush", STRAIGHT_FLUSH, 5

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* -- high hands ------------------------------------------------------------ */

static const struct order_scheme ranks_of_52 = {.ranks = 13,
	.lowest = 0,
	.wheels = 1,
	.straights = COUNT(straights),
	.straight = straights};

static const struct order_category high[] = {
	{KEYS_HIGH_CARD, 1, 1},
	{KEYS_PAIR, FLOOR_PAIR, FLOOR_PAIR},
	{KEYS_TWO_PAIR, FLOOR_TWO_PAIR, FLOOR_TWO_PAIR},
	{KEYS_THREE, FLOOR_THREE, FLOOR_THREE},
	{KEYS_STRAIGHT, FLOOR_STRAIGHT, FLOOR_STRAIGHT},
	{KEYS_FLUSH, FLOOR_FLUSH, FLOOR_FLUSH},
	{KEYS_FULL, FLOOR_FULL_HOUSE, FLOOR_FULL_HOUSE},
	{KEYS_FOUR, FLOOR_FOUR, FLOOR_FOUR},
	{KEYS_STRAIGHT_FLUSH, FLOOR_STRAIGHT_FLUSH, FLOOR_STRAIGHT_FLUSH},
};

const struct order order_high = {"high", 7462, COUNT(high), high, &ranks_of_52, false};

/* -- short deck ------------------------------------------------------------ */

static const struct order_scheme ranks_of_36 = {.ranks = 9,
	.lowest = 4,
	.wheels = 1,
	.straights = COUNT(straights_of_nine),
	.straight = straights_of_nine};

enum {                    /* a flush is rarer than a full house, and ranks above it */
	S_PAIR = 1 + 120, /* C(9, 5) - 6 */
	S_TWO_PAIR = S_PAIR + 9 * 56,
	S_THREE = S_TWO_PAIR + 36 * 7,
	S_STRAIGHT = S_THREE + 9 * 28,
	S_FULL = S_STRAIGHT + 6,
	S_FLUSH = S_FULL + 9 * 8,
	S_FOUR = S_FLUSH + 120,
	S_STRAIGHT_FLUSH = S_FOUR + 9 * 8
};

static const struct order_category short_deck[] = {
	{KEYS_HIGH_CARD, 1, 1},
	{KEYS_PAIR, S_PAIR, S_PAIR},
	{KEYS_TWO_PAIR, S_TWO_PAIR, S_TWO_PAIR},
	{KEYS_THREE, S_THREE, S_THREE},
	{KEYS_STRAIGHT, S_STRAIGHT, S_STRAIGHT},
	{KEYS_FULL, S_FULL, S_FULL},
	{KEYS_FLUSH, S_FLUSH, S_FLUSH},
	{KEYS_FOUR, S_FOUR, S_FOUR},
	{KEYS_STRAIGHT_FLUSH, S_STRAIGHT_FLUSH, S_STRAIGHT_FLUSH},
};

static const struct order_category short_deck_trips[] = {
	{KEYS_HIGH_CARD, 1, 1},
	{KEYS_PAIR, S_PAIR, S_PAIR},
	{KEYS_TWO_PAIR, S_TWO_PAIR, S_TWO_PAIR},
	{KEYS_STRAIGHT, S_THREE, S_THREE},
	{KEYS_THREE, S_THREE + 6, S_THREE + 6},
	{KEYS_FULL, S_FULL, S_FULL},
	{KEYS_FLUSH, S_FLUSH, S_FLUSH},
	{KEYS_FOUR, S_FOUR, S_FOUR},
	{KEYS_STRAIGHT_FLUSH, S_STRAIGHT_FLUSH, S_STRAIGHT_FLUSH},
};

_Static_assert(S_STRAIGHT_FLUSH + 6 == 1404 + 1, "1404 hands of the short deck");

const struct order order_short_deck = {"short deck", 1404, COUNT(short_deck), short_deck,
	&ranks_of_36, false};

const struct order order_short_deck_trips = {"short deck, trips over straights", 1404,
	COUNT(short_deck_trips), short_deck_trips, &ranks_of_36, false};

/* -- low hands ------------------------------------------------------------- */

/* The floor of a category whose last standing is `place`, in a reversed order of `all` hands. */
#define BACKWARDS(all, place) ((all) + 1 - (place))

/* Hands of different ranks by their highest; C(rank, 4) hands have the ranks below it. */
#define KEYS_LOW(word) word "-low", word " low", HIGH_CARD, 5

static const struct order_scheme ace_to_king = {.ranks = 13, .lowest = 12, .backwards = true};

enum {                    /* standings, each the last of its row */
	A_NO_PAIR = 1287, /* C(13, 5) */
	A_PAIR = A_NO_PAIR + 13 * 220,
	A_TWO_PAIR = A_PAIR + 78 * 11,
	A_THREE = A_TWO_PAIR + 13 * 66,
	A_FULL = A_THREE + 13 * 12,
	A_FOUR = A_FULL + 13 * 12
};

static const struct order_category ace_to_five[] = {
	{KEYS_FOUR, BACKWARDS(6175, A_FOUR), A_FULL + 1},
	{KEYS_FULL, BACKWARDS(6175, A_FULL), A_THREE + 1},
	{KEYS_THREE, BACKWARDS(6175, A_THREE), A_TWO_PAIR + 1},
	{KEYS_TWO_PAIR, BACKWARDS(6175, A_TWO_PAIR), A_PAIR + 1},
	{KEYS_PAIR, BACKWARDS(6175, A_PAIR), A_NO_PAIR + 1},
	{KEYS_LOW("king"), BACKWARDS(6175, 1287), 1},
	{KEYS_LOW("queen"), BACKWARDS(6175, 792), 1},
	{KEYS_LOW("jack"), BACKWARDS(6175, 462), 1},
	{KEYS_LOW("ten"), BACKWARDS(6175, 252), 1},
	{KEYS_LOW("nine"), BACKWARDS(6175, 126), 1},
	{KEYS_LOW("eight"), BACKWARDS(6175, 56), 1},
	{KEYS_LOW("seven"), BACKWARDS(6175, 21), 1},
	{KEYS_LOW("six"), BACKWARDS(6175, 6), 1},
	{KEYS_LOW("five"), BACKWARDS(6175, 1), 1},
};

_Static_assert(A_FOUR == 6175, "6175 hands from ace to five");

const struct order order_ace_to_five = {"ace-to-five low", 6175, COUNT(ace_to_five), ace_to_five,
	&ace_to_king, true};

static const struct order_category eight_or_better[] = {
	{KEYS_LOW("eight"), BACKWARDS(56, 56), 1},
	{KEYS_LOW("seven"), BACKWARDS(56, 21), 1},
	{KEYS_LOW("six"), BACKWARDS(56, 6), 1},
	{KEYS_LOW("five"), BACKWARDS(56, 1), 1},
};

static const struct order_scheme ace_to_eight = {.ranks = 8, .lowest = 12, .backwards = true};

const struct order order_eight_or_better = {"eight or better", 56, COUNT(eight_or_better),
	eight_or_better, &ace_to_eight, true};

static const struct order_scheme deuce_to_ace = {.ranks = 13,
	.lowest = 0,
	.straights = COUNT(straights_without_wheel),
	.straight = straights_without_wheel,
	.backwards = true};

enum {                    /* standings, each the last of its row */
	D_NO_PAIR = 1278, /* C(13, 5) - 9 */
	D_PAIR = D_NO_PAIR + 13 * 220,
	D_TWO_PAIR = D_PAIR + 78 * 11,
	D_THREE = D_TWO_PAIR + 13 * 66,
	D_STRAIGHT = D_THREE + 9,
	D_FLUSH = D_STRAIGHT + 1278,
	D_FULL = D_FLUSH + 13 * 12,
	D_FOUR = D_FULL + 13 * 12,
	D_STRAIGHT_FLUSH = D_FOUR + 9
};

/* There is no six-low: 6-5-4-3-2 is a straight. */
static const struct order_category deuce_to_seven[] = {
	{KEYS_STRAIGHT_FLUSH, BACKWARDS(7462, D_STRAIGHT_FLUSH), D_FOUR + 1},
	{KEYS_FOUR, BACKWARDS(7462, D_FOUR), D_FULL + 1},
	{KEYS_FULL, BACKWARDS(7462, D_FULL), D_FLUSH + 1},
	{KEYS_FLUSH, BACKWARDS(7462, D_FLUSH), D_STRAIGHT + 1},
	{KEYS_STRAIGHT, BACKWARDS(7462, D_STRAIGHT), D_THREE + 1},
	{KEYS_THREE, BACKWARDS(7462, D_THREE), D_TWO_PAIR + 1},
	{KEYS_TWO_PAIR, BACKWARDS(7462, D_TWO_PAIR), D_PAIR + 1},
	{KEYS_PAIR, BACKWARDS(7462, D_PAIR), D_NO_PAIR + 1},
	{KEYS_LOW("ace"), BACKWARDS(7462, 1287 - 9), 1},
	{KEYS_LOW("king"), BACKWARDS(7462, 792 - 8), 1},
	{KEYS_LOW("queen"), BACKWARDS(7462, 462 - 7), 1},
	{KEYS_LOW("jack"), BACKWARDS(7462, 252 - 6), 1},
	{KEYS_LOW("ten"), BACKWARDS(7462, 126 - 5), 1},
	{KEYS_LOW("nine"), BACKWARDS(7462, 56 - 4), 1},
	{KEYS_LOW("eight"), BACKWARDS(7462, 21 - 3), 1},
	{KEYS_LOW("seven"), BACKWARDS(7462, 6 - 2), 1},
};

_Static_assert(D_STRAIGHT_FLUSH == 7462, "7462 hands from deuce to seven");

const struct order order_deuce_to_seven = {"deuce-to-seven low", 7462, COUNT(deuce_to_seven),
	deuce_to_seven, &deuce_to_ace, true};

/* -- badugi ---------------------------------------------------------------- */

enum { B_FOUR = 715, B_THREE = B_FOUR + 286, B_TWO = B_THREE + 78, B_ONE = B_TWO + 13 };

/* C(13, k) hands of k cards; hands with more cards are better. */
static const struct order_category badugi[] = {
	{"one-card-badugi", "one-card badugi", HIGH_CARD, 1, BACKWARDS(1092, B_ONE), B_TWO + 1},
	{"two-card-badugi", "two-card badugi", HIGH_CARD, 2, BACKWARDS(1092, B_TWO), B_THREE + 1},
	{"three-card-badugi", "three-card badugi", HIGH_CARD, 3, BACKWARDS(1092, B_THREE),
		B_FOUR + 1},
	{"four-card-badugi", "four-card badugi", HIGH_CARD, 4, BACKWARDS(1092, B_FOUR), 1},
};

const struct order order_badugi = {"badugi", 1092, COUNT(badugi), badugi, &ace_to_king, true};
