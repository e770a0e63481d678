/* Decides who opens a betting round in games with up cards. */
#include "game/table/table_internal.h"

static int rank_of(card c, bool ace_low)
{
	return ace_low ? (card_rank(c) + 1) % CARD_RANKS : card_rank(c);
}

/* The highest of the cards by rank, then suit, plus one; or the lowest. */
static uint64_t extreme_card(const card *cards, int count, bool highest)
{
	uint64_t extreme = 0;

	for (int i = 0; i < count; i++) {
		const uint64_t rank = (uint64_t)rank_of(cards[i], highest);
		const uint64_t place = rank * CARD_SUITS + (uint64_t)card_suit(cards[i]) + 1;

		if (i == 0 || (highest ? place > extreme : place < extreme))
			extreme = place;
	}
	return extreme;
}

/* Number for a hand of up to seven cards, ordered by strength; straights and flushes do not count.
 * Its digits are how often each rank occurs, the most frequent first, and then these ranks. Ks 7h
 * 7d 2c has the digits 2110000 5B00000: a pair and two single cards; sevens, king, two. */
static uint64_t hand_place(const card *cards, int count, bool ace_low)
{
	uint8_t groups[HOLE_CARDS_MAX]; /* 16 * the number of its cards + the rank */
	uint64_t counts = 0, ranks = 0;
	int size = 0;

	for (int i = 0; i < count; i++) {
		const int rank = rank_of(cards[i], ace_low);
		int at = 0;

		while (at < size && groups[at] % 16 != rank)
			at++;
		if (at == size)
			groups[size++] = (uint8_t)rank;
		groups[at] = (uint8_t)(groups[at] + 16);
		for (; at > 0 && groups[at - 1] < groups[at]; at--) {
			const uint8_t greater = groups[at];

			groups[at] = groups[at - 1];
			groups[at - 1] = greater;
		}
	}
	for (int i = 0; i < size; i++) {
		const int shift = 4 * (HOLE_CARDS_MAX - 1 - i);

		counts |= (uint64_t)(groups[i] / 16) << shift;
		ranks |= (uint64_t)(groups[i] % 16) << shift;
	}
	return counts << 4 * HOLE_CARDS_MAX | ranks;
}

static uint64_t place_of(enum opener opener, const card *cards, int count)
{
	switch (opener) {
	case OPENER_LOWEST_CARD:
		return extreme_card(cards, count, false);
	case OPENER_HIGHEST_CARD:
		return extreme_card(cards, count, true);
	case OPENER_LOWEST_HAND:
		return hand_place(cards, count, true);
	case OPENER_HIGHEST_HAND:
	default:
		return hand_place(cards, count, false);
	}
}

/* The known up cards of a seat. *sure is set to false if some are unknown. */
static int up_cards(const struct seat *seat, card *cards, bool *sure)
{
	int count = 0;

	for (int i = 0; i < seat->cards; i++) {
		if (!(seat->up >> i & 1))
			continue;
		if (seat->card[i] == CARD_UNKNOWN)
			*sure = false;
		else
			cards[count++] = seat->card[i];
	}
	return count;
}

int table_open_seat(const struct table *table, bool *sure)
{
	const enum opener opener = table_street(table)->opener;
	const bool least = opener == OPENER_LOWEST_CARD || opener == OPENER_LOWEST_HAND;
	uint64_t best = 0;
	int who = -1;

	*sure = true;
	for (int i = 0; i < table->seats; i++) {
		card cards[HOLE_CARDS_MAX];
		uint64_t place;
		int count;

		if (table->seat[i].folded)
			continue;
		count = up_cards(&table->seat[i], cards, sure);
		if (count == 0)
			continue;
		place = place_of(opener, cards, count);
		if (who < 0 || (least ? place < best : place > best)) {
			who = i;
			best = place;
		}
	}
	return who < 0 ? 0 : who;
}

bool table_open_pair(const struct table *table)
{
	if (!table_street(table)->pair_bets)
		return false;
	for (int i = 0; i < table->seats; i++) {
		card cards[HOLE_CARDS_MAX];
		bool sure = true;
		const int count =
			table->seat[i].folded ? 0 : up_cards(&table->seat[i], cards, &sure);

		if (!sure || (count == 2 && card_rank(cards[0]) == card_rank(cards[1])))
			return true;
	}
	return false;
}
