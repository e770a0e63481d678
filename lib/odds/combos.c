#include "odds/combos.h"

#include "cards/colex.h"

#include <stdlib.h>

/* -- the hands ------------------------------------------------------------------ */

static bool make_room(struct combos *combos, size_t room)
{
	struct combo_held *hands;
	uint32_t *asked, *order;

	if (room <= combos->room)
		return true;
	hands = realloc(combos->held, room * sizeof *hands);
	combos->held = hands ? hands : combos->held;
	asked = realloc(combos->asked, room * sizeof *asked);
	combos->asked = asked ? asked : combos->asked;
	order = realloc(combos->order, room * sizeof *order);
	combos->order = order ? order : combos->order;
	if (hands && asked && order)
		combos->room = room;
	return hands && asked && order;
}

static void add_hand(struct combos *combos, card_set set, double weight)
{
	combos->held[combos->count++] = (struct combo_held){.set = set, .weight = weight};
}

static int by_set(const void *a, const void *b)
{
	const struct combo_held *one = a, *other = b;

	return (one->set > other->set) - (one->set < other->set);
}

static const struct combo_held *find(const struct combos *combos, card_set set)
{
	const struct combo_held key = {.set = set};

	return combos->count ? bsearch(&key, combos->held, combos->count, sizeof key, by_set)
			     : NULL;
}

/* Lists the first player's hands of live cards, by set. */
static void list_hands(struct combos *combos)
{
	const struct matchup *matchup = combos->matchup;
	const struct matchup_cards *first = &matchup->player[0];
	struct colex_walk walk;

	combos->count = 0;
	if (matchup->two) {
		const struct spot_side *side = &matchup->two->side[0];

		for (int i = 0; i < side->count; i++) {
			const card_set set = combo_set(side->combos[i]);

			add_hand(combos, set,
				(double)matchup_weight(matchup, 0, set) / RANGE_WHOLE);
		}
	} else if (first->range) {
		const struct hands *hands = &first->range->hands;

		for (uint32_t i = 0; i < hands->count; i++)
			if (!(hands->set[i] & ~matchup->live))
				add_hand(combos, hands->set[i],
					(double)hands->weight[i] / RANGE_WHOLE);
	} else {
		for (bool more = colex_walk_first(&walk, matchup->live, first->drawn, NULL); more;
			more = colex_walk_next(&walk))
			add_hand(combos, walk.set | first->set, 1);
		qsort(combos->held, combos->count, sizeof *combos->held, by_set);
	}
}

static status_code make(void *context, size_t at, struct matchup *matchup, struct spot *room)
{
	const struct combos *combos = context;

	return matchup_with_hand(combos->matchup, 0, combos->held[combos->asked[at]].set, matchup,
		room);
}

static void take(void *context, size_t at, const struct answer *answer)
{
	struct combos *combos = context;

	combos->held[combos->asked[at]].has = solve_chances(answer, 0);
	combos->algorithm = answer->algorithm;
}

/* If suit permutations that leave the board, the dead cards and the other players unchanged map
 * hands to one another, only the first of these hands is solved. */
status_code combos_family(struct combos *combos, const struct matchup *matchup,
	struct family *family)
{
	struct matchup others = *matchup;
	struct suits_list suits;

	combos->matchup = matchup;
	if (!make_room(combos, matchup_hands(matchup, 0)))
		return STATUS_NO_MEMORY;
	list_hands(combos);
	others.player[0] = (struct matchup_cards){.known = 0};
	matchup_suits(&others, &suits);
	combos->asked_count = 0;
	for (size_t i = 0; i < combos->count; i++) {
		struct combo_held *held = &combos->held[i];
		const struct combo_held *like = held;

		for (int k = 1; k < suits.count; k++) {
			const card_set set = suits_set(&suits.suits[k], held->set);
			const struct combo_held *other = set < like->set ? find(combos, set) : NULL;

			like = other ? other : like;
		}
		held->like = (uint32_t)(like - combos->held);
		if (like == held)
			combos->asked[combos->asked_count++] = (uint32_t)i;
	}
	*family = (struct family){combos->asked_count, make, take, combos};
	return STATUS_OK;
}

/* -- results -------------------------------------------------------------------- */

/* A hand and its index, for sorting by equity. */
struct placed {
	double equity;
	uint32_t at;
};

static int by_equity(const void *a, const void *b)
{
	const struct placed *one = a, *other = b;

	if (one->equity < other->equity || one->equity > other->equity)
		return one->equity < other->equity ? 1 : -1;
	return (one->at < other->at) - (one->at > other->at);
}

status_code combos_end(struct combos *combos)
{
	struct placed *placed;

	combos->answered = 0;
	for (int class = 0; combos->matchup->two && class < COMBO_CLASSES; class ++) {
		combo holes[COMBO_CLASS_MAX];
		const int count = combo_class_list(class, holes);

		for (int i = 0; i < count; i++) {
			const struct combo_held *held = find(combos, combo_set(holes[i]));

			if (held && (!combos->stopped || combos->held[held->like].has.known))
				combos->order[combos->answered++] = (uint32_t)(held - combos->held);
		}
	}
	if (combos->matchup->two)
		return STATUS_OK;
	placed = malloc((combos->count + 1) * sizeof *placed);
	if (!placed)
		return STATUS_NO_MEMORY;
	for (size_t i = 0; i < combos->count; i++) {
		const struct chances *has = combos_chances(combos, i);

		if (has->known)
			placed[combos->answered++] = (struct placed){has->equity, (uint32_t)i};
	}
	qsort(placed, combos->answered, sizeof *placed, by_equity);
	for (size_t i = 0; i < combos->answered; i++)
		combos->order[i] = placed[i].at;
	free(placed);
	return STATUS_OK;
}

bool combos_sampled(const struct combos *combos)
{
	for (size_t i = 0; i < combos->asked_count; i++) {
		const struct chances *has = &combos->held[combos->asked[i]].has;

		if (has->known && has->method == ANSWER_SAMPLED)
			return true;
	}
	return false;
}

double combos_classes(const struct combos *combos, struct combos_class classes[COMBO_CLASSES])
{
	double all = 0, all_shares = 0;

	for (int class = 0; class < COMBO_CLASSES; class ++) {
		combo holes[COMBO_CLASS_MAX];
		const int count = combo_class_list(class, holes);
		double deals = 0, shares = 0;

		classes[class] = (struct combos_class){.present = false};
		for (int i = 0; i < count; i++) {
			const struct combo_held *held = find(combos, combo_set(holes[i]));
			const struct combo_held *like = held ? &combos->held[held->like] : NULL;
			double dealt;

			if (!like || !like->has.known) {
				classes[class].part = true;
				continue;
			}
			/* its weight times the deals that it leaves to the other players, or in a
			 * sample the likelihood that they leave it */
			dealt = held->weight * RANGE_WHOLE *
				(like->has.method == ANSWER_SAMPLED
						? spot_joint_ways(combos->matchup->two, 1,
							  like->set)
						: (double)like->has.deals);
			deals += dealt;
			shares += dealt * like->has.equity;
		}
		all += deals;
		all_shares += shares;
		classes[class].present = deals > 0;
		classes[class].equity = deals > 0 ? shares / deals : 0;
	}
	return all > 0 ? all_shares / all : 0;
}

void combos_free(struct combos *combos)
{
	free(combos->held);
	free(combos->asked);
	free(combos->order);
}
