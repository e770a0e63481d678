#include "cards/shoe/shoe.h"

/* The card that counts: the highest, since cards are numbered by rank and then by suit. */
static card highest(const struct shoe_hand *hand)
{
	card high = hand->list[0];

	for (int i = 1; i < hand->count; i++)
		if (hand->list[i] > high)
			high = hand->list[i];
	return high;
}

static score value(const struct shoe_hand *hand)
{
	return (score)(highest(hand) + 1);
}

static int category_of(const struct shoe_hand *hand)
{
	return card_rank(highest(hand));
}

static score value_of_rank(const struct shoe_hand *hand)
{
	return (score)(category_of(hand) + 1);
}

static void describe_rank(struct text *out, const struct shoe_hand *hand)
{
	text_add_string(out, card_rank_name(card_rank(highest(hand))));
}

static void describe(struct text *out, const struct shoe_hand *hand)
{
	static const char *const suits[CARD_SUITS] = {"clubs", "diamonds", "hearts", "spades"};

	describe_rank(out, hand);
	text_add_string(out, " of ");
	text_add_string(out, suits[card_suit(highest(hand))]);
}

/* A category is a rank; the rank is both its key and its name. */
#define RANK(rank)                                                                                 \
	{                                                                                          \
		.key = (rank), .name = (rank)                                                      \
	}

static const struct shoe_category categories[CARD_RANKS] = {RANK("two"), RANK("three"),
	RANK("four"), RANK("five"), RANK("six"), RANK("seven"), RANK("eight"), RANK("nine"),
	RANK("ten"), RANK("jack"), RANK("queen"), RANK("king"), RANK("ace")};

/* All `cards` cards to come are of a rank or below in C(cards of these ranks, cards) ways; the ways
 * with all of them below belong to lower categories. */
static void breakdown(const struct shoe *shoe, const struct shoe_hand *hand, int size,
	uint64_t *by_category)
{
	const int known = hand->count ? category_of(hand) : 0;
	uint64_t below = 0;
	uint32_t cards = 0;

	for (int rank = 0; rank < CARD_RANKS; rank++) {
		uint64_t ways = 0;

		for (int suit = 0; suit < CARD_SUITS; suit++)
			cards += shoe->left[card_of(rank, suit)];
		if (rank < known)
			continue;
		shoe_choose(cards, (uint32_t)(size - hand->count), &ways);
		by_category[rank] += ways - below;
		below = ways;
	}
}

const struct shoe_rules shoe_high = {
	.standings = CARD_COUNT,
	.winning = 1,
	.categories = CARD_RANKS,
	.category = categories,
	.value = value,
	.category_of = category_of,
	.describe = describe,
	.brief = describe,
	.breakdown = breakdown,
};

const struct shoe_rules shoe_high_ranks = {
	.standings = CARD_RANKS,
	.winning = 1,
	.categories = CARD_RANKS,
	.category = categories,
	.value = value_of_rank,
	.category_of = category_of,
	.describe = describe_rank,
	.brief = describe_rank,
	.breakdown = breakdown,
};
