#include "cards/evaluator.h"

/* The suit that five or more of the cards have. */
static int suit_of_five(const card *cards, int count)
{
	int by_suit[CARD_SUITS] = {0}, suit = 0;

	for (int i = 0; i < count; i++)
		by_suit[card_suit(cards[i])]++;
	while (suit < CARD_SUITS - 1 && by_suit[suit] < 5)
		suit++;
	return suit;
}

static void best_high(const card *cards, int count, score value, card five[5])
{
	enum category category = score_category(value);
	bool suited = category == FLUSH || category == STRAIGHT_FLUSH;
	int suit = suited ? suit_of_five(cards, count) : -1;
	card_set used = 0;
	uint8_t ranks[5];

	score_ranks(value, ranks);
	for (int place = 0; place < 5; place++)
		for (int i = 0; i < count; i++)
			if (card_rank(cards[i]) == ranks[place] && !(used & card_bit(cards[i])) &&
				(!suited || card_suit(cards[i]) == suit)) {
				five[place] = cards[i];
				used |= card_bit(cards[i]);
				break;
			}
}

const struct evaluator evaluator_high = {
	.name = "high",
	.least = HAND_MIN,
	.most = HAND_MAX,
	.value = eval_cards,
	.best = best_high,
	.describe = score_name,
};
