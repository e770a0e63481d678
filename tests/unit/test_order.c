#include "cards/order/order.h"

#include "cards/card.h"

#include "support.h"

#include <criterion/criterion.h>
#include <string.h>

enum { ORDERS = 7 };

static const struct order *const orders[ORDERS] = {&order_high, &order_short_deck,
	&order_short_deck_trips, &order_ace_to_five, &order_deuce_to_seven, &order_eight_or_better,
	&order_badugi};

/* Whether a hand can be of one suit, by its category. */
static bool suited(const struct order_category *category)
{
	return category->shape == FLUSH || category->shape == STRAIGHT_FLUSH;
}

Test(order, ranks_lead_back_to_the_score)
{
	for (int i = 0; i < ORDERS; i++)
		for (score s = 1; s <= orders[i]->standings; s++) {
			const struct order_category *category =
				&orders[i]->category[order_category(orders[i], s)];
			uint8_t ranks[ORDER_CARDS_MAX];
			const int count = order_ranks(orders[i], s, ranks);
			cr_assert_eq(order_score(orders[i], ranks, count, suited(category)), s,
				"%s: %u", orders[i]->name, s);
		}
}

/* A category consists of all hands from its floor to the next, and names are unique. */
Test(order, names_differ_between_hands_that_do_not_tie)
{
	for (int i = 0; i < ORDERS; i++) {
		struct text before = {0}, name = {0};
		cr_expect_eq(orders[i]->category[0].floor, 1, "%s", orders[i]->name);
		for (score s = 1; s <= orders[i]->standings; s++) {
			text_clear(&name);
			order_describe(orders[i], &name, s);
			cr_assert(!slice_same(text_slice(&name), text_slice(&before)), "%s: %.*s",
				orders[i]->name, (int)name.length, name.bytes);
			text_clear(&before);
			text_add_slice(&before, text_slice(&name));
		}
		text_free(&before);
		text_free(&name);
	}
}

/* Hands of one category are ordered by their ranks, the first difference deciding; in low rankings
 * the hand with the lower rank there is better. An ace is low if the ranking has it so, which is
 * the case if five-low is a hand. */
Test(order, the_first_different_rank_decides)
{
	for (int i = 0; i < ORDERS; i++) {
		const struct order *order = orders[i];
		const bool ace_low = order == &order_ace_to_five ||
				     order == &order_eight_or_better || order == &order_badugi;
		for (score s = 2; s <= order->standings; s++) {
			uint8_t a[ORDER_CARDS_MAX], b[ORDER_CARDS_MAX];
			const int at = order_decider(order, s, (score)(s - 1));
			int better, worse;
			if (at < 0)
				continue;
			order_ranks(order, s, a);
			order_ranks(order, (score)(s - 1), b);
			better = ace_low ? (a[at] + 1) % CARD_RANKS : a[at];
			worse = ace_low ? (b[at] + 1) % CARD_RANKS : b[at];
			cr_assert(order->low ? better < worse : better > worse, "%s: %u",
				order->name, s);
			cr_assert_eq(memcmp(a, b, (size_t)at), 0);
		}
	}
}
