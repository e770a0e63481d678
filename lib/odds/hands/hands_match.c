/* Tests whether a hand belongs to a node. Ranks are tested first, without suits: that decides most
 * of the multisets of ranks, of which four cards have 1,820, compared with 270,725 hands. */
#include "odds/hands/hands_internal.h"

#include <string.h>

/* -- patterns ---------------------------------------------------------------- */

static bool whole_ranks(card_set cards)
{
	const card_set lowest = CARD_DECK / 15; /* one bit per rank */
	const card_set all = cards & cards >> 1 & cards >> 2 & cards >> 3 & lowest;

	return cards == all * 15;
}

/* Inserts the number at `at` into the earlier ones, the greatest first. */
static void sort_in(uint8_t *numbers, int at)
{
	for (; at > 0 && numbers[at - 1] < numbers[at]; at--) {
		const uint8_t less = numbers[at - 1];

		numbers[at - 1] = numbers[at];
		numbers[at] = less;
	}
}

void hands_pattern_end(struct hands_pattern *pattern)
{
	pattern->free_ranks = (1u << CARD_RANKS) - 1;
	pattern->free_suits = (1u << CARD_SUITS) - 1;
	pattern->suited = false;
	pattern->named = false;
	for (int i = 0; i < pattern->count; i++) {
		struct hands_place *place = &pattern->place[i];
		unsigned suits = 0;

		place->ranks = 0;
		for (int suit = 0; suit < CARD_SUITS; suit++) {
			const unsigned ranks = card_set_ranks(place->cards, suit);

			place->ranks |= (uint16_t)ranks;
			suits |= ranks ? 1u << suit : 0;
		}
		if (place->one_rank)
			pattern->free_ranks &= (uint16_t)~place->ranks;
		if (place->one_suit)
			pattern->free_suits &= (uint8_t)~suits;
		pattern->suited = pattern->suited || place->suit_variable != HANDS_NONE ||
				  !whole_ranks(place->cards);
		pattern->named = pattern->named || !whole_ranks(place->cards);
	}
	/* Count the cards of each suit and of each variable, if a pattern has only suits. */
	memset(pattern->of_suit, 0, sizeof pattern->of_suit);
	memset(pattern->of_variable, 0, sizeof pattern->of_variable);
	pattern->only_suits = pattern->suited;
	for (int i = 0; i < pattern->count; i++) {
		const struct hands_place *place = &pattern->place[i];
		int suit = 0;

		while (suit < CARD_SUITS && place->cards != card_set_suit(suit))
			suit++;
		if (suit < CARD_SUITS)
			pattern->of_suit[suit]++;
		else if (place->suit_variable != HANDS_NONE)
			pattern->of_variable[place->suit_variable]++;
		if (place->rank_variable != HANDS_NONE ||
			(suit == CARD_SUITS && place->cards != CARD_DECK) ||
			(suit < CARD_SUITS && !place->one_suit))
			pattern->only_suits = false;
	}
	for (int i = 1; i < HANDS_SUIT_VARIABLES; i++)
		sort_in(pattern->of_variable, i);
}

/* Suits that a pattern names are not available to variables. Among the others, the longest suit is
 * assigned to the variable with the most cards, and so on: if that does not fit, nothing does. */
static bool has_suits(const struct hands_pattern *pattern, const struct hands_view *view)
{
	uint8_t cards[CARD_SUITS] = {0}, others[CARD_SUITS] = {0};
	int count = 0;

	for (int i = 0; i < view->count; i++)
		cards[card_suit(view->cards[i])]++;
	for (int suit = 0; suit < CARD_SUITS; suit++) {
		if (cards[suit] < pattern->of_suit[suit])
			return false;
		if (!(pattern->free_suits >> suit & 1))
			continue;
		others[count] = cards[suit];
		sort_in(others, count++);
	}
	for (int i = 0; i < HANDS_SUIT_VARIABLES; i++)
		if (others[i] < pattern->of_variable[i])
			return false;
	return true;
}

/* The values of a pattern's variables so far. */
struct hands_match_binding {
	int8_t rank[HANDS_RANK_VARIABLES], suit[HANDS_SUIT_VARIABLES];
	uint16_t ranks; /* ranks still available to variables */
	uint8_t suits;
};

/* True if a card fits a place, with its effect on the variables. */
static bool takes(const struct hands_place *place, const struct hands_view *view, card c,
	struct hands_match_binding *binding)
{
	const int rank = card_rank(c), suit = card_suit(c);

	if (view->suits ? !(place->cards >> c & 1) : !(place->ranks >> rank & 1))
		return false;
	if (place->rank_variable != HANDS_NONE) {
		int8_t *bound = &binding->rank[place->rank_variable];

		if (*bound == HANDS_NONE ? !(binding->ranks >> rank & 1) : *bound != rank)
			return false;
		*bound = (int8_t)rank;
		binding->ranks &= (uint16_t) ~(1u << rank);
	}
	if (view->suits && place->suit_variable != HANDS_NONE) {
		int8_t *bound = &binding->suit[place->suit_variable];

		if (*bound == HANDS_NONE ? !(binding->suits >> suit & 1) : *bound != suit)
			return false;
		*bound = (int8_t)suit;
		binding->suits &= (uint8_t) ~(1u << suit);
	}
	return true;
}

/* Finds cards for the places from `next` on among the unused ones. */
static bool fits(const struct hands_pattern *pattern, const struct hands_view *view, int next,
	unsigned used, const struct hands_match_binding *binding)
{
	if (next == pattern->count)
		return true;
	for (int i = 0; i < view->count; i++) {
		struct hands_match_binding with = *binding;

		if (!(used >> i & 1) && takes(&pattern->place[next], view, view->cards[i], &with) &&
			fits(pattern, view, next + 1, used | 1u << i, &with))
			return true;
	}
	return false;
}

static enum hands_verdict judge_pattern(const struct hands_pattern *pattern,
	const struct hands_view *view)
{
	struct hands_match_binding binding = {.ranks = pattern->free_ranks,
		.suits = pattern->free_suits};

	if (pattern->only_suits && view->suits)
		return has_suits(pattern, view) ? HANDS_YES : HANDS_NO;
	memset(binding.rank, HANDS_NONE, sizeof binding.rank);
	memset(binding.suit, HANDS_NONE, sizeof binding.suit);
	if (!fits(pattern, view, 0, 0, &binding))
		return HANDS_NO;
	return view->suits || !pattern->suited ? HANDS_YES : HANDS_MAYBE;
}

/* -- suits -------------------------------------------------------------------- */

bool hands_have_suits(enum hands_suits suits, const struct hands_view *view)
{
	int cards[CARD_SUITS] = {0}, pairs = 0, more = 0;

	for (int i = 0; i < view->count; i++)
		cards[card_suit(view->cards[i])]++;
	for (int suit = 0; suit < CARD_SUITS; suit++) {
		pairs += cards[suit] >= 2;
		more += cards[suit] > 2;
	}
	return suits == HANDS_DOUBLE_SUITED   ? pairs >= 2
	       : suits == HANDS_SINGLE_SUITED ? pairs == 1 && !more
					      : !pairs;
}

static enum hands_verdict judge_best(const struct hands_rules *rules,
	const struct hands_limits *limits, const struct hands_view *view)
{
	uint32_t number;

	if (!view->suits)
		return HANDS_MAYBE;
	number = hands_order_number(rules->order, view);
	return number >= limits->least && number <= limits->most ? HANDS_YES : HANDS_NO;
}

/* -- nodes -------------------------------------------------------------------- */

/* The verdict on the complement. */
static enum hands_verdict turned(enum hands_verdict verdict)
{
	return (enum hands_verdict)(HANDS_YES - verdict);
}

static enum hands_verdict judge_every(const struct hands_rules *rules, int node,
	const struct hands_view *view)
{
	enum hands_verdict all = HANDS_YES;

	for (; node != HANDS_NONE && all != HANDS_NO; node = rules->nodes[node].next) {
		enum hands_verdict one = hands_judge(rules, node, view);

		one = rules->nodes[node].turned ? turned(one) : one;
		all = one < all ? one : all;
	}
	return all;
}

static enum hands_verdict judge_last(const struct hands_rules *rules, int node,
	const struct hands_view *view)
{
	enum hands_verdict any = HANDS_NO;

	for (; node != HANDS_NONE; node = rules->nodes[node].next) {
		const enum hands_verdict one = hands_judge(rules, node, view);

		if (rules->nodes[node].turned)
			any = turned(one) < any ? turned(one) : any;
		else
			any = one > any ? one : any;
	}
	return any;
}

/* The nodes below a node are tested as they are, and the result is complemented if the node is. */
enum hands_verdict hands_judge(const struct hands_rules *rules, int node,
	const struct hands_view *view)
{
	const struct hands_node *of = &rules->nodes[node];

	switch (of->kind) {
	case HANDS_PATTERN:
		return judge_pattern(&rules->patterns[of->item], view);
	case HANDS_SUITS:
		if (!view->suits)
			return HANDS_MAYBE;
		return hands_have_suits((enum hands_suits)of->item, view) ? HANDS_YES : HANDS_NO;
	case HANDS_BEST:
		return judge_best(rules, &rules->limits[of->item], view);
	case HANDS_EVERY:
		return judge_every(rules, of->first, view);
	case HANDS_LAST:
		return judge_last(rules, of->first, view);
	case HANDS_ALL:
		break;
	}
	return HANDS_YES;
}
