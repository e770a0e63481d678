#include "odds/many/many_wide.h"

#include <string.h>

const struct many_sums_kernel many_sums_kernel_wide = {false, wide_three, wide_four};

const struct many_sums_kernel *many_sums_kernel_for(enum cpu_path path, uint64_t most)
{
	const struct many_sums_kernel *wide = CPU_PICK(path, &many_sums_kernel_wide,
		&many_sums_kernel_wide_avx2, &many_sums_kernel_wide_avx2);

	return most > MANY_SUMS_NARROW_MOST ? wide
					    : CPU_PICK(path, wide, &many_sums_kernel_narrow_avx2,
						      &many_sums_kernel_narrow_avx512);
}

static void add_narrow(struct many_sums_narrow *set, struct many_sums_hand hand)
{
	const card a = hand.high, b = hand.low;

	set->by_card[a] = (uint8_t)(set->by_card[a] + hand.weight);
	set->by_card[b] = (uint8_t)(set->by_card[b] + hand.weight);
	set->by_pair[a][b] = set->by_pair[b][a] = (uint8_t)hand.weight;
}

static void add_wide(struct many_sums_wide *set, struct many_sums_hand hand)
{
	const card a = hand.high, b = hand.low;

	set->by_card[a] += hand.weight;
	set->by_card[b] += hand.weight;
	set->by_pair[a][b] = set->by_pair[b][a] = hand.weight;
}

void many_sums_add(struct many_sums_set *set, bool narrow, const struct many_sums_hand *hands,
	int count)
{
	if (narrow)
		for (int i = 0; i < count; i++) {
			set->weight += hands[i].weight;
			add_narrow(&set->narrow, hands[i]);
		}
	else
		for (int i = 0; i < count; i++) {
			set->weight += hands[i].weight;
			add_wide(&set->wide, hands[i]);
		}
}

void many_sums_forget(struct many_sums_set *set, bool narrow, const struct many_sums_hand *hands,
	int count)
{
	set->weight = 0;
	for (int i = 0; i < count; i++) {
		const card a = hands[i].high, b = hands[i].low;

		if (narrow) {
			set->narrow.by_card[a] = set->narrow.by_card[b] = 0;
			set->narrow.by_pair[a][b] = set->narrow.by_pair[b][a] = 0;
		} else {
			set->wide.by_card[a] = set->wide.by_card[b] = 0;
			set->wide.by_pair[a][b] = set->wide.by_pair[b][a] = 0;
		}
	}
}

void many_sums_clear(struct many_sums_set *set, bool narrow)
{
	set->weight = 0;
	if (!narrow) {
		memset(&set->wide, 0, sizeof set->wide);
		return;
	}
	memset(&set->narrow, 0, sizeof set->narrow);
	for (int c = 0; c < CARD_COUNT; c++)
		set->narrow.by_pair[c][c] = MANY_SUMS_NO_LANE;
}

void many_sums_same_add(struct many_sums_same *same, bool narrow,
	const struct many_sums_twin *twins, int count)
{
	for (int i = 0; i < count; i++) {
		const card a = twins[i].high, b = twins[i].low;
		const uint32_t product = twins[i].product;

		same->weight += product;
		if (narrow) {
			same->by_card.narrow[a] = (uint16_t)(same->by_card.narrow[a] + product);
			same->by_card.narrow[b] = (uint16_t)(same->by_card.narrow[b] + product);
		} else {
			same->by_card.wide[a] += product;
			same->by_card.wide[b] += product;
		}
	}
}

void many_sums_same_clear(struct many_sums_same *same, bool narrow)
{
	same->weight = 0;
	if (narrow)
		memset(same->by_card.narrow, 0, sizeof same->by_card.narrow);
	else
		memset(same->by_card.wide, 0, sizeof same->by_card.wide);
}
