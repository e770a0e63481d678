/* Lists the hands of the terms of a range in one walk over all hands.
 *
 * A later term replaces an earlier one, so that the last term that has a hand decides. For each
 * multiset of ranks the terms are tested once, from the last on: terms that have none of its hands
 * are omitted, and terms before one that has all of them do not matter. The remaining terms are its
 * choice: for most multisets nothing, or one term that has all its hands. Single hands are tested
 * only if a term requires suits; and if no term names a suit, only one of those that differ by a
 * suit permutation. The results of the others are looked up by the multiset and the form of the
 * suits: the suits of the cards from the highest to the lowest, numbered by first occurrence, from
 * 0. KhKd9d has the form 0 1 1, and so has KsKc9c. */
#include "odds/hands/hands_internal.h"

#include "cards/colex.h"
#include "odds/odds_status.h"

#include <stdlib.h>

/* The rules that may decide the hands of a multiset: rules[choices[from]] and so on, from the last
 * rule to the first. */
struct hands_apply_choice {
	uint32_t from, count;
	bool sure;  /* the first of them has all hands */
	bool named; /* at least one of them names suits */
};

/* Forms of the suits of six cards: two bits per card, numbered if they can occur. */
enum { FORM_BITS = 2 * HANDS_OWN_MAX, FORMS = 187, UNKNOWN = 0, NOBODY };

struct hands_apply_walk {
	const struct hands_rules *rules;
	const struct hands_single *single, *end; /* the remaining ones */
	struct hands *out;
	struct hands_view view; /* ranks of a multiset */
	uint32_t choice_count, choice_room;
	uint32_t *choices;
	struct hands_apply_choice choice[HANDS_RANK_SETS];
	uint64_t judgements;          /* limit on the number of tests */
	uint8_t form[1 << FORM_BITS]; /* number of each form */
	/* Per multiset and form: UNKNOWN, NOBODY, or the index in `choices` of the rule that
	 * decides such hands, from NOBODY + 1. */
	uint32_t *decided;
};

/* -- choices ------------------------------------------------------------------- */

static uint32_t hands_of_ranks(const struct hands_view *view)
{
	uint32_t hands = 1;

	for (int i = 0; i < view->count;) {
		int same = 1;

		while (i + same < view->count &&
			card_rank(view->cards[i]) == card_rank(view->cards[i + same]))
			same++;
		hands *= (uint32_t)colex_choose(CARD_SUITS, (unsigned)same);
		i += same;
	}
	return hands;
}

static status_code add_choice(struct hands_apply_walk *walk, uint32_t rule)
{
	if (walk->choice_count == walk->choice_room) {
		const uint32_t room = walk->choice_room ? 2 * walk->choice_room : 4096;
		uint32_t *more = realloc(walk->choices, room * sizeof *more);

		if (!more)
			return STATUS_NO_MEMORY;
		walk->choices = more;
		walk->choice_room = room;
	}
	walk->choices[walk->choice_count++] = rule;
	return STATUS_OK;
}

/* True if a node depends on the names of suits. */
static bool names_suits(const struct hands_rules *rules, int node)
{
	const struct hands_node *of = &rules->nodes[node];

	if (of->kind == HANDS_PATTERN)
		return rules->patterns[of->item].named;
	if (of->kind == HANDS_EVERY || of->kind == HANDS_LAST)
		for (int in = of->first; in != HANDS_NONE; in = rules->nodes[in].next)
			if (names_suits(rules, in))
				return true;
	return false;
}

/* Makes the choice of a multiset of ranks, and adds the number of its hands to *room if any rule
 * has some. */
static status_code choose(struct hands_apply_walk *walk, struct hands_apply_choice *choice,
	uint32_t *room)
{
	const struct hands_rules *rules = walk->rules;
	uint32_t hands;
	bool has = false;

	*choice = (struct hands_apply_choice){.from = walk->choice_count};
	for (size_t i = rules->rule_count; i-- > 0;) {
		const enum hands_verdict verdict =
			hands_judge(rules, rules->rules[i].node, &walk->view);

		if (verdict == HANDS_NO)
			continue;
		if (add_choice(walk, (uint32_t)i))
			return STATUS_NO_MEMORY;
		choice->sure = choice->sure || (!choice->count && verdict == HANDS_YES);
		choice->count++;
		choice->named = choice->named || names_suits(rules, rules->rules[i].node);
		has = has || rules->rules[i].weight;
		if (verdict == HANDS_YES)
			break;
	}
	hands = choice->count ? hands_of_ranks(&walk->view) : 0;
	if (has)
		*room += hands;
	if (!choice->sure)
		walk->judgements +=
			(uint64_t)choice->count * (choice->named || hands < FORMS ? hands : FORMS);
	return walk->judgements > HANDS_JUDGEMENTS_MAX ? STATUS_RANGE_WORK : STATUS_OK;
}

static status_code choose_all(struct hands_apply_walk *walk, uint32_t *room)
{
	uint8_t ranks[HANDS_OWN_MAX] = {0};
	const int own = walk->rules->game->own;
	status_code status = STATUS_OK;
	int set = 0;

	walk->view.suits = false;
	do {
		for (int i = 0; i < own; i++)
			walk->view.cards[own - 1 - i] = card_of(ranks[i], 0);
		status = choose(walk, &walk->choice[set++], room);
	} while (!status && colex_multiset_next(ranks, own, CARD_RANKS));
	return status;
}

/* -- the walk ------------------------------------------------------------------ */

/* Numbers the forms in which the cards from `at` on are not chosen yet. */
static int number_forms(struct hands_apply_walk *walk, int at, unsigned form, unsigned suits,
	int count)
{
	if (at == HANDS_OWN_MAX) {
		walk->form[form] = (uint8_t)count;
		return count + 1;
	}
	for (unsigned suit = 0; suit <= suits && suit < CARD_SUITS; suit++)
		count = number_forms(walk, at + 1, form | suit << 2 * at, suits + (suit == suits),
			count);
	return count;
}

/* The number of a hand's form; missing cards count as its first card. */
static uint8_t form_of(const struct hands_apply_walk *walk, const struct hands_view *view)
{
	unsigned form = 0, seen = 0, name[CARD_SUITS], suits = 0;

	for (int i = 0; i < view->count; i++) {
		const int suit = card_suit(view->cards[i]);

		if (!(seen >> suit & 1))
			name[suit] = suits++;
		seen |= 1u << suit;
		form |= name[suit] << 2 * i;
	}
	return walk->form[form];
}

/* The index in `choices` of the rule that decides a hand, from NOBODY + 1, or NOBODY. */
static uint32_t judge(const struct hands_apply_walk *walk, const struct hands_apply_choice *choice,
	const struct hands_view *view)
{
	const struct hands_rules *rules = walk->rules;

	for (uint32_t i = choice->from; i < choice->from + choice->count; i++)
		if (hands_judge(rules, rules->rules[walk->choices[i]].node, view) == HANDS_YES)
			return NOBODY + 1 + i;
	return NOBODY;
}

/* The rule that decides a hand, or NULL. */
static const struct hands_rule *decide(const struct hands_apply_walk *walk, uint32_t ranks,
	const struct hands_view *view)
{
	const struct hands_apply_choice *choice = &walk->choice[ranks];
	uint32_t *known, by;

	if (choice->sure)
		return &walk->rules->rules[walk->choices[choice->from]];
	if (choice->named) {
		by = judge(walk, choice, view);
	} else {
		known = &walk->decided[(size_t)ranks * FORMS + form_of(walk, view)];
		by = *known = *known == UNKNOWN ? judge(walk, choice, view) : *known;
	}
	return by == NOBODY ? NULL : &walk->rules->rules[walk->choices[by - NOBODY - 1]];
}

static void add_hand(void *state, card_set set, uint32_t ranks, const struct hands_view *view)
{
	struct hands_apply_walk *walk = state;
	const struct hands_rule *rule =
		walk->choice[ranks].count ? decide(walk, ranks, view) : NULL;
	uint16_t weight = rule ? rule->weight : 0;
	uint32_t place = rule ? rule->place : 0;

	for (; walk->single < walk->end && walk->single->set == set; walk->single++)
		if (walk->single->place > place) {
			place = walk->single->place;
			weight = walk->single->weight;
		}
	if (!weight)
		return;
	walk->out->set[walk->out->count] = set;
	walk->out->weight[walk->out->count++] = weight;
}

static status_code apply_rules(struct hands_rules *rules, struct hands *out)
{
	struct hands_apply_walk *walk = malloc(sizeof *walk);
	uint32_t room = (uint32_t)rules->single_count;
	status_code status;

	if (!walk)
		return STATUS_NO_MEMORY;
	walk->rules = rules;
	walk->single = rules->singles;
	walk->end = rules->single_count ? walk->single + rules->single_count : walk->single;
	walk->out = out;
	walk->view.count = rules->game->own;
	walk->choice_count = walk->choice_room = 0;
	walk->choices = NULL;
	walk->judgements = 0;
	walk->decided = calloc((size_t)HANDS_RANK_SETS * FORMS, sizeof *walk->decided);
	number_forms(walk, 0, 0, 0, 0);
	status = walk->decided ? choose_all(walk, &room) : STATUS_NO_MEMORY;
	if (!status)
		status = hands_init(out, rules->game, room);
	if (!status)
		hands_each(rules->game, add_hand, walk);
	free(walk->choices);
	free(walk->decided);
	free(walk);
	return status;
}

/* -- single hands ---------------------------------------------------------------- */

/* Sorts by hand, as in a range, and the terms of one hand from the first to the last. */
static int compare_singles(const void *left, const void *right)
{
	const struct hands_single *a = left, *b = right;

	if (a->set != b->set)
		return a->set < b->set ? -1 : 1;
	return (a->place > b->place) - (a->place < b->place);
}

static status_code apply_singles(const struct hands_rules *rules, struct hands *out)
{
	const struct hands_single *singles = rules->singles;

	if (hands_init(out, rules->game, (uint32_t)rules->single_count))
		return STATUS_NO_MEMORY;
	for (size_t i = 0; i < rules->single_count; i++) {
		if (!singles[i].weight ||
			(i + 1 < rules->single_count && singles[i + 1].set == singles[i].set))
			continue;
		out->set[out->count] = singles[i].set;
		out->weight[out->count++] = singles[i].weight;
	}
	return STATUS_OK;
}

status_code hands_apply(struct hands_rules *rules, struct hands *out)
{
	status_code status;

	if (rules->single_count)
		qsort(rules->singles, rules->single_count, sizeof *rules->singles, compare_singles);
	status = rules->rule_count ? apply_rules(rules, out) : apply_singles(rules, out);
	if (!status)
		hands_trim(out);
	return status;
}
