/* A range is first thought of as classes of one weight each, and combos that differ from their
 * class, by range_classes.c. The classes are written as terms by range_rows.c, from nothing or over
 * terms for very many ("100%", "*s", "*o"). Then may come terms with stars, chosen in range_stars.c
 * or here: what they cover may be painted in any way before. What is wrong still, is written combo
 * by combo. */
#include "odds/range/range_plan.h"

#include <string.h>

enum {
	EXCEPTIONS_LEAST = 3, /* fewer combos are not worth a star, unless they are taken away */
	ROUNDS_MAX = 3,       /* of choosing stars and thinking of the classes again */
	DEADS_MAX = 8,        /* stars that take dead cards away */
	RANK_STROKES = 2      /* terms that a star like "7*s" must replace */
};

/* What lies under all other terms: "100%", then "*s" and "*o". */
static int ground_size(const struct ground *ground)
{
	const unsigned all = ground->pairs;
	int size = all ? 1 + 4 + range_weight_size(all) : 0;

	for (int kind = SUITED; kind <= OFFSUIT; kind++)
		if (ground->kind[kind] != all)
			size += 1 + 2 + range_weight_size(ground->kind[kind]);
	return size;
}

/* -- one plan ---------------------------------------------------------------- */

static bool star_may_pay(const struct plan *plan, const struct range *range)
{
	bool away = false;

	for (int i = 0; i < plan->exceptions; i++)
		away = away || !range->weight[plan->exception[i]];
	return away || plan->exceptions >= EXCEPTIONS_LEAST;
}

/* Completes a plan that has its ground and perhaps some stars; returns whether all classes are of
 * one weight. */
static bool complete(struct plan *plan, const struct range *range)
{
	const bool plain = range_think(plan, range);
	int size;

	range_exceptions(plan, range);
	for (int round = 0; round < ROUNDS_MAX && star_may_pay(plan, range); round++) {
		const int stars = plan->stars;

		range_stars_add(plan, range);
		if (plan->stars == stars)
			break;
		range_think(plan, range);
		range_exceptions(plan, range);
	}
	if (plan->stars) {
		range_stars_drop(plan, range);
		range_exceptions(plan, range);
	}
	range_rows(plan);
	size = ground_size(&plan->under);
	for (int i = 0; i < plan->strokes; i++)
		if (plan->stroke[i].depth != GONE)
			size += range_stroke_size(&plan->stroke[i]);
	for (int i = 0; i < plan->stars; i++)
		size += range_star_size(&plan->star[i]);
	for (int i = 0; i < plan->exceptions; i++)
		size += range_combo_size(range->weight[plan->exception[i]]);
	plan->size = (size_t)size;
	return plain;
}

/* -- stars to begin with ------------------------------------------------------ */

/* Cards that no combo has, as stars that take them away: classes may be whole but for them. A
 * rank that is not there needs none, a suit one. Returns how many, or 0 for too many. */
static int dead_stars(const struct range *range, struct star out[DEADS_MAX])
{
	card_set dead = CARD_DECK, gone;
	int count = 0;

	for (int h = 0; h < COMBO_COUNT; h++)
		if (range->weight[h])
			dead &= ~combo_set((combo)h);
	gone = dead & dead >> 1 & dead >> 2 & dead >> 3 & card_set_suit(CARD_CLUBS);
	for (int suit = CARD_SUITS - 1; suit >= 0; suit--) {
		const card_set all = card_set_suit(suit);

		if ((dead & all) == all) {
			out[count++] = (struct star){{STAR_ANY, STAR_ANY}, {(int8_t)suit, STAR_ANY},
				EITHER, 0};
			dead &= ~all;
		}
	}
	for (int c = CARD_COUNT - 1; c >= 0; c--) {
		const int rank = card_rank((card)c);

		if (!(dead >> c & 1) || gone >> card_of(rank, 0) & 1)
			continue;
		if (count == DEADS_MAX)
			return 0;
		out[count++] = (struct star){{(int8_t)rank, STAR_ANY},
			{(int8_t)card_suit((card)c), STAR_ANY}, EITHER, 0};
	}
	return count;
}

/* Whether a term is about this rank and kind alone. */
static bool about_rank(const struct stroke *stroke, int rank, int kind)
{
	const bool row = stroke->high == rank && stroke->top_high == rank;
	const bool column = stroke->low == rank && stroke->top_low == rank;

	return stroke->depth != GONE && (kind == EITHER || kind == stroke->kind) && (row || column);
}

/* Whether all classes of a rank and a kind are of one weight, which is not what lies under them. */
static bool rank_alike(const struct plan *plan, int rank, int kind, uint16_t *weight)
{
	const int first = kind == SUITED ? SUITED : OFFSUIT;
	bool plain = true;

	*weight = kind == EITHER ? plan->weight[OFFSUIT][rank][rank]
				 : plan->weight[kind][rank ? rank : 1][0];
	for (int k = kind == EITHER ? SUITED : first; k <= first; k++) {
		plain = plain && plan->under.kind[k] == *weight;
		for (int other = 0; other < CARD_RANKS; other++) {
			const int high = other > rank ? other : rank;

			if (other != rank && plan->weight[k][high][other + rank - high] != *weight)
				return false;
		}
	}
	return !plain;
}

/* Tries stars for all hands of a rank, like "7*s". "A2s+" and its like stay, which all
 * programs read: such a star must be shorter by more than a letter. */
static void try_ranks(struct plan *best, const struct range *range)
{
	for (int kind = EITHER; kind >= SUITED; kind--)
		for (int rank = CARD_RANKS - 1; rank >= 0; rank--) {
			int strokes = 0;
			uint16_t weight;
			struct plan plan;

			if (!rank_alike(best, rank, kind, &weight) || best->stars == STARS_MAX)
				continue;
			for (int i = 0; i < best->strokes; i++)
				strokes += about_rank(&best->stroke[i], rank, kind);
			if (strokes < RANK_STROKES)
				continue;
			plan.under = best->under;
			plan.stars = best->stars + 1;
			plan.star[0] = (struct star){{(int8_t)rank, STAR_ANY}, {STAR_ANY, STAR_ANY},
				(uint8_t)kind, weight};
			memcpy(&plan.star[1], best->star, (size_t)best->stars * sizeof *best->star);
			complete(&plan, range);
			if (plan.size + 1 < best->size)
				*best = plan;
		}
}

/* -- the whole --------------------------------------------------------------- */

/* The weight of more than half of some combos, if any has so many. The vote is that of Boyer and
 * Moore. */
struct vote {
	uint16_t weight;
	int lead, count, voters;
};

/* In the first round a candidate is found, in the second its votes are counted. */
static void vote(struct vote *vote, int round, uint16_t weight, int voters)
{
	if (round) {
		vote->count += vote->weight == weight ? voters : 0;
		vote->voters += voters;
	} else if (vote->weight == weight) {
		vote->lead += voters;
	} else if (vote->lead >= voters) {
		vote->lead -= voters;
	} else {
		vote->weight = weight;
		vote->lead = voters - vote->lead;
	}
}

/* Lets the combos of two ranks vote: one for all of its class if they are alike. */
static void vote_of(const struct range *range, bool plain, int high, int low, int round,
	struct vote votes[KINDS])
{
	for (int s = 0; s < CARD_SUITS; s++)
		for (int t = 0; t < (high == low ? s : CARD_SUITS); t++) {
			const int kind = s == t ? SUITED : OFFSUIT;
			const int voters = !plain ? 1 : high == low ? 6 : kind == SUITED ? 4 : 12;
			const uint16_t weight =
				range->weight[combo_of(card_of(high, s), card_of(low, t))];

			vote(&votes[EITHER], round, weight, voters);
			if (high > low)
				vote(&votes[kind], round, weight, voters);
			if (plain && (high == low || kind == OFFSUIT))
				return;
		}
}

/* By SUITED, OFFSUIT without the pairs, and EITHER with them. */
static void take_votes(const struct plan *plan, const struct range *range, struct vote votes[KINDS])
{
	memset(votes, 0, KINDS * sizeof *votes);
	for (int round = 0; round < 2; round++)
		for (int high = 0; high < CARD_RANKS; high++)
			for (int low = 0; low <= high; low++)
				vote_of(range, plan->plain[high] >> low & 1, high, low, round,
					votes);
}

/* Completes a plan on this ground, with stars to begin with, and keeps it if it is the shortest.
 * Returns whether all classes are of one weight, the first time. */
static bool attempt(struct plan *best, const struct range *range, const struct ground *ground,
	const struct star *star, int stars)
{
	size_t least = (size_t)ground_size(ground);
	struct plan plan;
	bool plain;

	for (int i = 0; i < stars; i++)
		least += (size_t)range_star_size(&star[i]);
	if (least >= best->size)
		return false;
	plan.under = *ground;
	plan.stars = stars;
	if (stars)
		memcpy(plan.star, star, (size_t)stars * sizeof *star);
	plain = complete(&plan, range);
	if (plan.size < best->size)
		*best = plan;
	return plain;
}

/* Whether a weight has more than half of the votes, and is not what lies there already. */
static bool won(const struct vote *vote, unsigned under)
{
	return 2 * vote->count > vote->voters && vote->weight != under;
}

void range_plan_best(struct plan *best, const struct range *range)
{
	struct ground ground = {0, {0, 0}};
	struct star dead[DEADS_MAX];
	struct vote votes[KINDS];
	int deads;

	best->size = SIZE_MAX;
	deads = attempt(best, range, &ground, NULL, 0) ? 0 : dead_stars(range, dead);
	if (deads)
		attempt(best, range, &ground, dead, deads);
	take_votes(best, range, votes);
	/* one weight under all or none; the same or another under suited and offsuit hands */
	for (unsigned way = 1; way < 8; way++) {
		const bool all = way & 4, suited = way & 2, offsuit = way & 1;
		const uint16_t under = all ? votes[EITHER].weight : 0;

		if ((all && !won(&votes[EITHER], 0)) || (suited && !won(&votes[SUITED], under)) ||
			(offsuit && !won(&votes[OFFSUIT], under)))
			continue;
		ground = (struct ground){under, {suited ? votes[SUITED].weight : under,
							offsuit ? votes[OFFSUIT].weight : under}};
		attempt(best, range, &ground, NULL, 0);
		if (deads)
			attempt(best, range, &ground, dead, deads);
	}
	try_ranks(best, range);
}
