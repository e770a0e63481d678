#include "cards/shoe/shoe.h"

#include <assert.h>
#include <string.h>

void shoe_init(struct shoe *shoe, int decks)
{
	assert(decks >= 1 && decks <= SHOE_DECKS_MAX);
	shoe->decks = decks;
	shoe->count = (uint32_t)decks * CARD_COUNT;
	memset(shoe->left, decks, sizeof shoe->left);
}

bool shoe_take(struct shoe *shoe, card c)
{
	if (!shoe->left[c])
		return false;
	shoe->left[c]--;
	shoe->count--;
	return true;
}

void shoe_list(const struct shoe *shoe, card *out)
{
	for (int c = 0; c < CARD_COUNT; c++)
		for (int i = 0; i < shoe->left[c]; i++)
			*out++ = (card)c;
}

status_code shoe_read(struct shoe *shoe, struct cards_reader *reader, struct cards *one,
	struct fault *fault)
{
	const status_code status = cards_reader_take(reader, 1, one, fault);

	if (status || !one->count || shoe_take(shoe, one->list[0]))
		return status;
	fault_set(fault, STATUS_SHOE_EMPTY, one->at[0], one->size[0]);
	if (fault)
		fault->number = (size_t)shoe->decks;
	return STATUS_SHOE_EMPTY;
}

uint32_t shoe_busts(const struct shoe_rules *rules, const struct shoe_hand *hand,
	const struct shoe *shoe)
{
	struct shoe_hand next = *hand;
	uint32_t busts = 0;

	if (!rules->totals || hand->count == SHOE_HAND_MAX)
		return 0;
	next.count++;
	for (int c = 0; c < CARD_COUNT; c++) {
		next.list[hand->count] = (card)c;
		if (shoe->left[c] && rules->value(&next) < rules->winning)
			busts += shoe->left[c];
	}
	return busts;
}

__extension__ typedef unsigned __int128 wide;

bool shoe_choose(uint32_t n, uint32_t k, uint64_t *out)
{
	wide ways = 1;

	if (k > n) {
		*out = 0;
		return true;
	}
	if (k > n - k)
		k = n - k;
	/* C(n, i + 1) = C(n, i) (n - i) / (i + 1), which increases up to i = n / 2 */
	for (uint32_t i = 0; i < k; i++) {
		ways = ways * (n - i) / (i + 1);
		if (ways > UINT64_MAX)
			return false;
	}
	*out = (uint64_t)ways;
	return true;
}

status_code shoe_count(const struct shoe_rules *rules, const struct shoe *shoe,
	const struct shoe_hand *hand, int size, struct shoe_breakdown *out)
{
	struct shoe_breakdown breakdown = {.total = 0};

	if (hand->count > size)
		return STATUS_TOO_MANY_CARDS;
	if (shoe->count < (uint32_t)(size - hand->count))
		return STATUS_TOO_FEW_CARDS;
	if (!shoe_choose(shoe->count, (uint32_t)(size - hand->count), &breakdown.total))
		return STATUS_SHOE_LARGE;
	rules->breakdown(shoe, hand, size, breakdown.by_category);
	*out = breakdown;
	return STATUS_OK;
}
