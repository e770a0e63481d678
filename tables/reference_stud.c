/* The player to act in stud, from the cards that are face up. */
#include "reference_internal.h"

enum { RANKS = 13, ACE = 12, SHOWING_KINDS = 5, SHOWING_CARDS = 4 };

static const enum reference_kind showing_order[SHOWING_KINDS] = {REFERENCE_HIGH_CARD,
	REFERENCE_PAIR, REFERENCE_TWO_PAIR, REFERENCE_THREE, REFERENCE_FOUR};

static const char *const showing_names[SHOWING_KINDS] = {"high card", "pair", "two pair",
	"three of a kind", "four of a kind"};

static const char *const showing_low_names[SHOWING_KINDS] = {"four of a kind", "three of a kind",
	"two pair", "pair", "no pair"};

/* The category of up to four ranks, and the ranks in the order in which they are compared. */
static int showing_kind(const uint8_t *ranks, int count, uint8_t ordered[SHOWING_CARDS])
{
	int copies[RANKS] = {0}, pairs = 0, filled = 0, most = 0;

	for (int i = 0; i < count; i++)
		copies[ranks[i]]++;
	for (int n = SHOWING_CARDS; n >= 1; n--)
		for (int rank = ACE; rank >= 0; rank--)
			for (int i = 0; copies[rank] == n && i < n; i++)
				ordered[filled++] = (uint8_t)rank;
	for (int rank = 0; rank < RANKS; rank++) {
		pairs += copies[rank] == 2;
		most = copies[rank] > most ? copies[rank] : most;
	}
	if (most == 4)
		return 4;
	if (most == 3)
		return 3;
	return pairs;
}

/* A missing card is written as rank 15, so that a value includes the number of cards. */
enum { NO_CARD = 15 };

static int shown(const uint8_t ranks[5])
{
	int count = 0;

	while (count < SHOWING_CARDS && ranks[count] != NO_CARD)
		count++;
	return count;
}

static reference_value showing_of(const uint8_t *cards, int count)
{
	uint8_t ranks[SHOWING_CARDS], ordered[5] = {NO_CARD, NO_CARD, NO_CARD, NO_CARD, NO_CARD};
	int category;

	for (int i = 0; i < count; i++)
		ranks[i] = cards[i] / 4;
	category = showing_kind(ranks, count, ordered);
	return reference_digits(category, ordered, 5);
}

static reference_value showing_low_of(const uint8_t *cards, int count)
{
	uint8_t ranks[SHOWING_CARDS], ordered[5] = {NO_CARD, NO_CARD, NO_CARD, NO_CARD, NO_CARD};
	int category;

	for (int i = 0; i < count; i++)
		ranks[i] = (uint8_t)((cards[i] / 4 + 1) % RANKS);
	category = showing_kind(ranks, count, ordered);
	return reference_low_value(SHOWING_KINDS, category, ordered, 5);
}

static int showing_ranks(reference_value value, uint8_t ranks[5])
{
	reference_high_digits(value, ranks);
	return shown(ranks);
}

static int showing_low_ranks(reference_value value, uint8_t ranks[5])
{
	int count;

	reference_low_digits(SHOWING_KINDS, value, ranks);
	count = shown(ranks);
	for (int i = 0; i < count; i++)
		ranks[i] = (uint8_t)((ranks[i] + ACE) % RANKS);
	return count;
}

static void showing_describe(reference_value value, char name[REFERENCE_NAME])
{
	uint8_t ranks[5];
	int category = reference_high_digits(value, ranks);

	reference_name(showing_order[category], ranks, shown(ranks), false, name);
}

static void showing_low_describe(reference_value value, char name[REFERENCE_NAME])
{
	uint8_t ranks[5];
	int category = reference_low_digits(SHOWING_KINDS, value, ranks);
	int count = showing_low_ranks(value, ranks);

	reference_name(showing_order[category], ranks, count, true, name);
}

/* Four ranks of thirteen with repeats, C(16, 4). */
enum { SHOWING_STANDINGS = 1820 };

const struct reference_evaluator reference_showing = {
	.name = "showing",
	.deck = REFERENCE_DECK,
	.hole = {1, SHOWING_CARDS},
	.board = {0, 0},
	.cards = SHOWING_CARDS,
	.from_hole = REFERENCE_ANY,
	.categories = showing_names,
	.category_count = SHOWING_KINDS,
	.standings = SHOWING_STANDINGS,
	.of = showing_of,
	.ranks = showing_ranks,
	.describe = showing_describe,
};

const struct reference_evaluator reference_showing_low = {
	.name = "showing-low",
	.deck = REFERENCE_DECK,
	.hole = {1, SHOWING_CARDS},
	.board = {0, 0},
	.cards = SHOWING_CARDS,
	.from_hole = REFERENCE_ANY,
	.categories = showing_low_names,
	.category_count = SHOWING_KINDS,
	.standings = SHOWING_STANDINGS,
	.of = showing_low_of,
	.ranks = showing_low_ranks,
	.describe = showing_low_describe,
};

/* -- single cards, by rank and suit ------------------------------------------ */

static int place(uint8_t card, bool ace_low)
{
	int rank = ace_low ? (card / 4 + 1) % RANKS : card / 4;

	return rank * 4 + card % 4;
}

int reference_highest_card(const uint8_t *cards, int count, bool ace_low)
{
	int highest = 0;

	for (int i = 1; i < count; i++)
		if (place(cards[i], ace_low) > place(cards[highest], ace_low))
			highest = i;
	return highest;
}

int reference_lowest_card(const uint8_t *cards, int count, bool ace_low)
{
	int lowest = 0;

	for (int i = 1; i < count; i++)
		if (place(cards[i], ace_low) < place(cards[lowest], ace_low))
			lowest = i;
	return lowest;
}

int reference_bring_in(const uint8_t *up, int players, bool razz)
{
	return razz ? reference_highest_card(up, players, true)
		    : reference_lowest_card(up, players, false);
}

int reference_first_to_act(const uint8_t (*up)[SHOWING_CARDS], int count, int players, bool razz)
{
	reference_value best = 0;
	int first = 0;

	for (int i = 0; i < players; i++) {
		reference_value value =
			razz ? showing_low_of(up[i], count) : showing_of(up[i], count);

		if (value > best) {
			best = value;
			first = i;
		}
	}
	return first;
}

int reference_odd_chip(const uint8_t (*playing)[5], int winners, bool low)
{
	uint8_t highest[64];

	for (int i = 0; i < winners; i++)
		highest[i] = playing[i][reference_highest_card(playing[i], 5, low)];
	return reference_highest_card(highest, winners, low);
}
