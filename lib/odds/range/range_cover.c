/* The cover of a range: a few short terms that together make the range.
 *
 * A text assigns weights to the 1326 combos in layers. Later layers replace earlier ones, just as
 * later terms do:
 *
 *     base        "100%", "*s", "*o", or nothing            the weight of most combos
 *     spans       "22+", "A5s-A2s", "!88", "KQo:0.5"        classes (range_spans.c)
 *     wildcards   "Ah*", "!*c*", "7*s:0.25"                 combos
 *     exceptions  "AhKh", "!AsAh"                           the combos with a wrong weight
 *
 * A plan is made from its upper layers down. The layers under a wildcard ignore its combos. The
 * other combos determine the weight of their class: the weight for which the class and its
 * exceptions take the fewest characters. Given the classes and their exceptions, wildcards are
 * added greedily, the classes are weighed again, and finally the spans are computed, which are the
 * shortest possible for each row of classes.
 *
 * For example, let the range be all pairs and suited aces, without the ace of hearts. AA has three
 * combos in the range and three that are not. "AA" and three exclusions would take 4 + 3 * 6
 * characters with the commas, but the three combos alone take 3 * 5, so that AA has weight 0 and
 * three exceptions. AKs has weight 1 and one exception, since "AKs,!AhKh" takes 4 + 6 characters
 * and three combos take 15; the 11 other suited aces are the same. The wildcard "!Ah*" saves the 12
 * exclusions of 6 characters each for 5 of its own. Under it only three combos of AA are left, all
 * in the range, so that AA now has weight 1 and no exceptions. The spans are "22+" and "A2s+":
 * "22+,A2s+,!Ah*".
 *
 * There are too many texts to find the shortest of all. Plans are made for eight bases, each with
 * and without wildcards that exclude the dead cards, and the shortest plan is improved by changes
 * to its wildcards as long as it becomes shorter. */
#include "odds/range/range_internal.h"

#include <limits.h>
#include <stddef.h>
#include <string.h>

enum {
	ROUNDS_MAX = 3,  /* rounds of adding wildcards and weighing the classes */
	WEIGHTS_MAX = 8, /* weights that wildcards are tried with: those with the most exceptions */
	WEIGHT_MIN = 3, /* minimum number of exceptions of a weight that is tried, unless it is 0 */
	IMPROVED_MAX = 24, /* wildcards of a plan that may be dropped or reordered */
	DEADS_MAX = 8      /* wildcards that exclude dead cards */
};

/* A range by classes. */
struct source {
	const struct range *range;
	struct cover_room *room;
	bool all_uniform;
	bool uniform[COMBO_CLASSES]; /* all combos have the same weight */
	int count[COMBO_CLASSES];
	const combo *list[COMBO_CLASSES];
};

/* -- terms ------------------------------------------------------------------- */

/* A term of two ranks. */
static struct range_term term_of_ranks(int rank, enum range_kind kind, uint16_t weight)
{
	return (struct range_term){.weight = weight,
		.from = {.rank = {rank, ANY}, .suit = {ANY, ANY}, .kind = kind}};
}

/* The number of characters of a combo with its weight and a comma. */
static int combo_size(unsigned weight)
{
	return 1 + 4 + range_weight_size(weight);
}

/* The number of characters of a term of the base or with a wildcard. */
static int term_size(const struct range_term *term)
{
	const struct range_shape *shape = &term->from;
	const bool second = shape->rank[1] != ANY || shape->suit[1] != ANY;
	const bool marked = shape->kind != EITHER;
	const int letters = shape->cards            ? second ? 4 : 3
			    : shape->rank[0] != ANY ? 2 + marked
			    : marked                ? 2
						    : 4;

	return 1 + range_weight_size(term->weight) + letters;
}

/* Sets the base of a plan; returns the size of its terms. */
static int set_base(struct range_plan *plan, const uint16_t base[KINDS])
{
	int size = 0;

	memcpy(plan->base, base, sizeof plan->base);
	plan->base_count = 0;
	if (base[EITHER])
		plan->base_terms[plan->base_count++] = term_of_ranks(ANY, EITHER, base[EITHER]);
	for (int kind = SUITED; kind <= OFFSUIT; kind++)
		if (base[kind] != base[EITHER])
			plan->base_terms[plan->base_count++] =
				term_of_ranks(ANY, (enum range_kind)kind, base[kind]);
	for (int i = 0; i < plan->base_count; i++)
		size += term_size(&plan->base_terms[i]);
	return size;
}

/* -- classes and exceptions -------------------------------------------------- */

/* The weight of a class for which the class and its exceptions take the fewest characters. */
static uint16_t cheapest_weight(const uint16_t *weights, int count, uint16_t under)
{
	int least = 0;
	uint16_t best = under;

	for (int i = -1; i < count; i++) {
		const uint16_t weight = i < 0 ? under : weights[i];
		int size = weight == under ? 0 : 1 + 3 + range_weight_size(weight);

		if (i > 0 && weight == weights[i - 1])
			continue;
		for (int j = 0; j < count; j++)
			size += weights[j] == weight ? 0 : combo_size(weights[j]);
		if (i < 0 || size < least || (size == least && best != under && weight > best))
			least = size, best = weight;
	}
	return best;
}

/* Determines the weight of each class, from its combos outside all wildcards. */
static void weigh_classes(struct range_plan *plan, const struct source *source,
	const struct range *painted)
{
	const bool plain = source->all_uniform && !plan->wildcard_count;

	for (int i = 0; i < COMBO_CLASSES; i++) {
		const int row = i / CARD_RANKS, column = i % CARD_RANKS;
		const enum range_kind kind = row == column  ? EITHER
					     : row < column ? SUITED
							    : OFFSUIT;
		const int cell = kind == OFFSUIT ? column * CARD_RANKS + row : i;
		const int combos =
			source->uniform[i] && !plan->wildcard_count ? 1 : source->count[i];
		uint16_t weights[COMBO_CLASS_MAX], weight;
		int count = 0;
		bool same = true;

		for (int j = 0; j < combos; j++)
			if (painted->weight[source->list[i][j]] == RANGE_FREE) {
				weights[count++] = source->range->weight[source->list[i][j]];
				same = same && weights[count - 1] == weights[0];
			}
		weight = !count ? RANGE_FREE
			 : same ? weights[0]
				: cheapest_weight(weights, count, plan->base[kind]);
		if (kind != OFFSUIT)
			plan->classes[SUITED][cell] = weight;
		if (kind != SUITED)
			plan->classes[OFFSUIT][cell] = weight;
		for (int j = 0; !plain && j < source->count[i]; j++)
			source->room->under.weight[source->list[i][j]] =
				weight == RANGE_FREE ? plan->base[kind] : weight;
	}
}

/* Lists the combos with a wrong weight from classes and wildcards; returns their size. */
static int find_exceptions(struct range_plan *plan, const struct source *source,
	const struct range *painted)
{
	int size = 0;

	plan->exception_count = 0;
	if (source->all_uniform && !plan->wildcard_count)
		return 0;
	for (int h = 0; h < COMBO_COUNT; h++) {
		const uint16_t own = source->range->weight[h], on = painted->weight[h];

		if (own != (on == RANGE_FREE ? source->room->under.weight[h] : on)) {
			plan->exceptions[plan->exception_count++] = (combo)h;
			size += combo_size(own);
		}
	}
	return size;
}

/* Applies the wildcards, with wildcard i in place of wildcard k, or without wildcard k if i = k.
 * Combos outside all wildcards are RANGE_FREE. */
static void paint(const struct range_plan *plan, int i, int k, struct range *painted)
{
	memset(painted, 0xff, sizeof *painted);
	for (int j = 0; j < plan->wildcard_count; j++)
		if (j != i)
			range_term_put(painted, &plan->wildcards[j == k ? i : j]);
}

/* Weighs the classes of a plan under its wildcards, and lists its exceptions; returns their
 * size. */
static int settle(struct range_plan *plan, const struct source *source, struct range *painted)
{
	paint(plan, -1, -1, painted);
	weigh_classes(plan, source, painted);
	return find_exceptions(plan, source, painted);
}

/* Drops each wildcard k that does not save its own length, given all the others. With `swap`, an
 * earlier wildcard i of the same weight may also take its place: "*h*,!7d6*,6h*" becomes
 * "!7d6*,*h*". This is repeated until none is dropped, because a wildcard that only corrected a
 * dropped one is then useless. `size` is that of the exceptions. */
static void drop_wildcards(struct range_plan *plan, const struct source *source, int size,
	bool swap)
{
	int before;

	do {
		before = plan->wildcard_count;
		for (int k = before - 1, i = k; k >= 0; i = --k)
			for (; i >= 0 && (i == k || swap); i--) {
				struct range *painted = &source->room->without;
				int without;

				if (plan->wildcards[i].weight != plan->wildcards[k].weight)
					continue;
				paint(plan, i, k, painted);
				without = find_exceptions(plan, source, painted);
				if (without > size + term_size(&plan->wildcards[k]))
					continue;
				plan->wildcards[k] = plan->wildcards[i];
				plan->wildcard_count--;
				memmove(plan->wildcards + i, plan->wildcards + i + 1,
					(size_t)(plan->wildcard_count - i) *
						sizeof *plan->wildcards);
				size = without;
				break;
			}
	} while (plan->wildcard_count < before);
}

/* -- wildcards ---------------------------------------------------------------- */

/* Wildcards are added one by one, each time the one that saves the most characters. A wildcard of
 * weight w saves the characters of the exceptions among its combos with weight w, and costs those
 * of the combos with another weight that were right. So each combo has a gain for each w, and a
 * wildcard saves the sum of its combos' gains less its own length.
 *
 * A wildcard names a card, a rank or a suit, its row here, and a property of the other card, its
 * column. All sums are derived from those of each card with a rank and with a suit. */
enum {
	ROW_RANK = CARD_SUITS, /* after the suits */
	ROW_CARD = ROW_RANK + CARD_RANKS,
	ROWS = ROW_CARD + CARD_COUNT,
	COLUMN_RANK = CARD_SUITS,               /* after the suits */
	COLUMN_KIND = COLUMN_RANK + CARD_RANKS, /* of ranks: "A*s", "A*o" */
	COLUMN_ANY = COLUMN_KIND + 2,
	COLUMNS
};

static struct range_term wildcard_of(int row, int column, uint16_t weight)
{
	const bool of_card = row >= ROW_CARD, of_suit = row < ROW_RANK;
	const bool suit = column < COLUMN_RANK, rank = !suit && column < COLUMN_KIND;
	const bool kind = column >= COLUMN_KIND && column < COLUMN_ANY;

	return (struct range_term){.weight = weight,
		.from = {.cards = of_card || of_suit || suit,
			.rank = {of_card   ? (row - ROW_CARD) / CARD_SUITS
				 : of_suit ? ANY
					   : row - ROW_RANK,
				rank ? column - COLUMN_RANK : ANY},
			.suit = {of_card   ? (row - ROW_CARD) % CARD_SUITS
				 : of_suit ? row
					   : ANY,
				suit ? column : ANY},
			.kind = kind ? (enum range_kind)(column - COLUMN_KIND) : EITHER}};
}

/* Adds the gains of weight w. A pair is added to its rank twice, once for each of its cards, and
 * two cards of a suit to their suit; this is corrected at the end. */
static void add_gains(int sum[ROWS][COLUMNS], const struct source *source,
	const bool wrong[COMBO_COUNT], uint16_t w)
{
	for (int h = 0; h < COMBO_COUNT; h++) {
		const uint16_t own = source->range->weight[h];
		int gain;

		if (wrong[h] != (own == w))
			continue;
		gain = wrong[h] ? combo_size(own) : -combo_size(own);
		for (int i = 0; i < 2; i++) {
			const card other = combo_cards[h][!i];
			int *of_card = sum[ROW_CARD + combo_cards[h][i]];

			of_card[COLUMN_RANK + card_rank(other)] += gain;
			of_card[card_suit(other)] += gain;
		}
	}
	for (int c = 0; c < CARD_COUNT; c++) {
		const int rank = card_rank((card)c), suit = card_suit((card)c);
		int *of_card = sum[ROW_CARD + c], *of_rank = sum[ROW_RANK + rank];
		const int pairs = of_card[COLUMN_RANK + rank], suited = of_card[suit];

		for (int s = 0; s < CARD_SUITS; s++) {
			of_card[COLUMN_ANY] += of_card[s];
			of_rank[s] += of_card[s];
			sum[suit][s] += of_card[s];
		}
		of_rank[COLUMN_ANY] += of_card[COLUMN_ANY];
		of_rank[COLUMN_RANK] += pairs;
		of_rank[COLUMN_KIND + SUITED] += suited;
	}
	for (int *of = sum[ROW_RANK]; of < sum[ROW_CARD]; of += COLUMNS) {
		of[COLUMN_ANY] -= of[COLUMN_RANK] / 2; /* the pairs */
		of[COLUMN_KIND + OFFSUIT] =
			of[COLUMN_ANY] - of[COLUMN_RANK] / 2 - of[COLUMN_KIND + SUITED];
		of[COLUMN_RANK] = 0;
	}
	for (int s = 0; s < CARD_SUITS; s++) {
		sum[s][s] /= 2;
		for (int t = 0; t < CARD_SUITS; t++)
			sum[s][COLUMN_ANY] += sum[s][t];
		for (int t = s + 1; t < CARD_SUITS; t++)
			sum[s][t] = 0; /* "*s*h", not "*h*s" */
	}
}

/* Finds the wildcard of weight w that saves the most characters, and sets it if it saves more than
 * `saved`. Returns the greater of the two. */
static int choose(struct range_term *best, int saved, const struct source *source,
	const bool wrong[COMBO_COUNT], uint16_t w)
{
	int sum[ROWS][COLUMNS] = {{0}}, exceptions = 0;

	for (int h = 0; h < COMBO_COUNT; h++)
		exceptions += wrong[h] && source->range->weight[h] == w;
	if (exceptions * combo_size(w) <= saved)
		return saved; /* even a wildcard for all of them would not save more */
	add_gains(sum, source, wrong, w);
	for (int row = ROWS - 1; row >= 0; row--)
		for (int column = COLUMNS - 1; column >= 0; column--) {
			const int gain = sum[row][column];
			struct range_term term;

			if (gain <= saved)
				continue;
			term = wildcard_of(row, column, w);
			if (gain - term_size(&term) <= saved)
				continue;
			saved = gain - term_size(&term);
			*best = term;
		}
	return saved;
}

/* Finds the weights with the most exceptions, the most first; returns their number. */
static int find_weights(const struct range_plan *plan, const struct source *source,
	uint16_t out[WEIGHTS_MAX])
{
	uint16_t *count = source->room->count; /* per weight; set only for those of exceptions */
	int weights = 0;

	for (int pass = 0; pass < 2; pass++)
		for (int i = 0; i < plan->exception_count; i++) {
			uint16_t *of = &count[source->range->weight[plan->exceptions[i]]];

			*of = (uint16_t)(pass ? *of + 1 : 0);
		}
	for (; weights < WEIGHTS_MAX; weights++) {
		int most = 0, weight = 0;

		for (int i = 0; i < plan->exception_count; i++) {
			const int w = source->range->weight[plan->exceptions[i]], of = count[w];

			if ((of >= WEIGHT_MIN || !w) && (of > most || (of == most && w > weight)))
				most = of, weight = w;
		}
		if (!most)
			break;
		out[weights] = (uint16_t)weight;
		count[weight] = 0;
	}
	return weights;
}

/* Adds wildcards to a plan, and applies them to `painted`, as long as each is shorter than the
 * exceptions that it saves. Returns true if any was added. */
static bool add_wildcards(struct range_plan *plan, const struct source *source,
	struct range *painted)
{
	uint16_t weights[WEIGHTS_MAX];
	const int count = find_weights(plan, source, weights), before = plan->wildcard_count;
	bool wrong[COMBO_COUNT];

	if (!count)
		return false;
	memset(wrong, 0, sizeof wrong);
	for (int i = 0; i < plan->exception_count; i++)
		wrong[plan->exceptions[i]] = true;
	while (plan->wildcard_count < RANGE_WILDCARDS) {
		struct range_term *best = &plan->wildcards[plan->wildcard_count];
		int saved = 0;

		for (int i = 0; i < count; i++)
			saved = choose(best, saved, source, wrong, weights[i]);
		if (!saved)
			break;
		plan->wildcard_count++;
		range_term_put(painted, best);
		for (int h = 0; h < COMBO_COUNT; h++)
			if (painted->weight[h] != RANGE_FREE)
				wrong[h] = painted->weight[h] != source->range->weight[h];
	}
	return plan->wildcard_count > before;
}

/* -- plans -------------------------------------------------------------------- */

void range_plan_copy(struct range_plan *out, const struct range_plan *plan)
{
	memcpy(out, plan, offsetof(struct range_plan, spans));
	memcpy(out->spans, plan->spans, (size_t)plan->span_count * sizeof *plan->spans);
	memcpy(out->wildcards, plan->wildcards,
		(size_t)plan->wildcard_count * sizeof *plan->wildcards);
	memcpy(out->exceptions, plan->exceptions,
		(size_t)plan->exception_count * sizeof *plan->exceptions);
}

/* Completes a plan that starts with this base and these wildcards. Up to `rounds` times, wildcards
 * are added and the classes weighed again. The plan becomes the best if it is more than `by`
 * characters shorter, or exactly `by` characters shorter with fewer wildcards; returns true if it
 * did. */
static bool attempt(struct range_plan *best, const struct source *source,
	const uint16_t base[KINDS], const struct range_term *wildcards, int count, int rounds,
	int by, bool swap)
{
	struct range *const painted = &source->room->painted;
	struct range_plan *const plan = &source->room->tried;
	const int base_size = set_base(plan, base);

	plan->wildcard_count = count;
	for (int i = 0; i < count; i++)
		plan->wildcards[i] = wildcards[i];
	plan->size = settle(plan, source, painted);
	while (rounds-- > 0 && add_wildcards(plan, source, painted))
		plan->size = settle(plan, source, painted);
	if (plan->wildcard_count) {
		drop_wildcards(plan, source, plan->size, swap);
		plan->size = settle(plan, source, painted);
	}
	range_spans(plan);
	plan->size += base_size;
	for (int i = 0; i < plan->span_count; i++)
		plan->size += range_span_size(&plan->spans[i]);
	for (int i = 0; i < plan->wildcard_count; i++)
		plan->size += term_size(&plan->wildcards[i]);
	if (plan->size + by > best->size ||
		(plan->size + by == best->size && plan->wildcard_count >= best->wildcard_count))
		return false;
	range_plan_copy(best, plan);
	return true;
}

/* Lists wildcards that exclude the cards that no combo has, since classes may be complete except
 * for those cards: a suit, or a card whose rank is not missing entirely. Returns their number, or 0
 * if there are too many. */
static int find_dead(const struct range *range, struct range_term out[DEADS_MAX])
{
	card_set dead = CARD_DECK, ranks = 0;
	int count = 0;

	for (int h = 0; h < COMBO_COUNT; h++)
		if (range->weight[h])
			dead &= ~combo_set((combo)h);
	ranks = dead & dead >> 1 & dead >> 2 & dead >> 3 & range_cards_like(ANY, 0);
	for (int suit = CARD_SUITS - 1; suit >= 0; suit--)
		if (!(range_cards_like(ANY, suit) & ~dead)) {
			out[count++] = wildcard_of(suit, COLUMN_ANY, 0);
			dead &= ~range_cards_like(ANY, suit);
		}
	for (dead &= ~(ranks * 15); dead && count < DEADS_MAX;) {
		const card c = (card)(63 - __builtin_clzll(dead));

		out[count++] = wildcard_of(ROW_CARD + c, COLUMN_ANY, 0);
		dead &= ~card_bit(c);
	}
	return dead ? 0 : count;
}

/* The weight of more than half of the combos of a kind, or 0 if there is none. EITHER means all
 * combos; SUITED and OFFSUIT exclude pairs. The candidate is found by the vote of Boyer and Moore,
 * in which each combo cancels one of another weight, and then counted. */
static uint16_t main_weight(const struct source *source, enum range_kind kind)
{
	static const int size[KINDS] = {4, 12, 0};
	int lead = 0, own = 0, all = 0;
	uint16_t leader = 0;

	for (int round = 0; round < 2; round++)
		for (int i = 0; i < COMBO_CLASSES; i++) {
			const int count = source->count[i], votes = source->uniform[i] ? count : 1;

			if (kind != EITHER && count != size[kind])
				continue;
			for (int j = 0; j < count; j += votes) {
				const uint16_t weight = source->range->weight[source->list[i][j]];

				all += votes;
				own += round && weight == leader ? votes : 0;
				if (!round && lead < votes && weight != leader)
					lead = votes - lead, leader = weight;
				else
					lead += weight == leader ? votes : -votes;
			}
		}
	return 4 * own > all ? leader : 0; /* all are counted in both rounds */
}

/* True if a wildcard for all hands of a rank and a kind may save characters: the classes all have
 * the same weight, and the spans without other classes are more than one character longer. Sets the
 * wildcard. */
static bool rank_pays(const struct range_plan *plan, int rank, enum range_kind kind,
	struct range_term *out)
{
	const int row = CARD_RANKS - 1 - rank, last = kind == SUITED ? SUITED : OFFSUIT;
	const uint16_t weight = plan->classes[last][kind == EITHER ? row * RANGE_DIAGONAL
						    : row          ? row
								   : 1];
	int letters = 0;

	*out = term_of_ranks(rank, kind, weight);
	for (int i = 0; i < plan->span_count; i++) {
		const struct range_span *span = &plan->spans[i];
		const bool alone =
			(span->top / CARD_RANKS == row && span->bottom / CARD_RANKS == row) ||
			(span->top % CARD_RANKS == row && span->bottom % CARD_RANKS == row);

		if (alone && (kind == EITHER || kind == span->kind || span->kind == EITHER))
			letters += range_span_size(span);
	}
	if (letters <= term_size(out) + 1 || weight == RANGE_FREE)
		return false;
	for (int k = kind == EITHER ? SUITED : last; k <= last; k++)
		for (int i = 0; i < CARD_RANKS; i++)
			if (i != row && plan->classes[k][i < row ? i * CARD_RANKS + row
								 : row * CARD_RANKS + i] != weight)
				return false;
	return true;
}

/* Tries a plan with its wildcards in another order, without one of them, and with an additional one
 * for all hands of a rank, like "7*s", under them. The last must save more than one character,
 * because every program reads "A2s+". Returns true if the plan has improved. */
static bool improve(struct range_plan *best, const struct source *source)
{
	const struct range_plan *const from = &source->room->from;
	const int count = best->wildcard_count;
	struct range_term list[RANGE_WILDCARDS + 1];
	bool better = false;

	range_plan_copy(&source->room->from, best);
	if (count && count <= IMPROVED_MAX) {
		better = attempt(best, source, from->base, from->wildcards, count, 0, 0, true);
		for (int i = 0; i < count; i++) {
			memcpy(list, from->wildcards, (size_t)count * sizeof *list);
			memmove(list + i, list + i + 1, (size_t)(count - 1 - i) * sizeof *list);
			better |= attempt(best, source, from->base, list, count - 1, 0, 0, false);
		}
	}
	memcpy(list + 1, from->wildcards, (size_t)count * sizeof *list);
	for (int kind = EITHER; kind >= SUITED && count < RANGE_WILDCARDS; kind--)
		for (int rank = CARD_RANKS - 1; rank >= 0; rank--)
			if (rank_pays(from, rank, (enum range_kind)kind, list))
				better |= attempt(best, source, from->base, list, count + 1,
					ROUNDS_MAX, 1, false);
	return better;
}

void range_cover(struct range_plan *best, const struct range *range, struct cover_room *room)
{
	struct range_term dead[DEADS_MAX];
	struct source source;
	uint16_t weight[KINDS];
	int deads;
	const combo *list = combo_by_class;

	source.range = range;
	source.room = room;
	source.all_uniform = true;
	for (int i = 0; i < COMBO_CLASSES; list += source.count[i++]) {
		bool uniform = true;

		source.list[i] = list;
		source.count[i] = combo_class_size(i);
		for (int j = 1; j < source.count[i]; j++)
			uniform = uniform && range->weight[list[j]] == range->weight[list[0]];
		source.uniform[i] = uniform;
		source.all_uniform = source.all_uniform && uniform;
	}
	for (int kind = 0; kind < KINDS; kind++)
		weight[kind] = main_weight(&source, (enum range_kind)kind);
	deads = source.all_uniform ? 0 : find_dead(range, dead);
	best->size = INT_MAX;
	best->wildcard_count = 0;
	/* bit 4: a weight under all hands; 1 and 2: another under suited and under offsuit hands */
	for (unsigned way = 0; way < 8; way++) {
		const uint16_t all = way & 4 ? weight[EITHER] : 0;
		const uint16_t base[KINDS] = {way & 1 ? weight[SUITED] : all,
			way & 2 ? weight[OFFSUIT] : all, all};

		if ((way & 4 && !all) || (way & 1 && base[SUITED] == all) ||
			(way & 2 && base[OFFSUIT] == all))
			continue;
		attempt(best, &source, base, NULL, 0, ROUNDS_MAX, 0, false);
		if (deads)
			attempt(best, &source, base, dead, deads, ROUNDS_MAX, 0, false);
	}
	while (improve(best, &source))
		;
}
