/* Stars: which terms with a `*` make a range shorter. They are chosen one by one, each the one that
 * saves the most letters: the combos that it puts right need not be written, those that
 * it makes wrong need to be. What makes no class whole is found by this alone; how
 * classes and stars go together is tried in range_plan.c. */
#include "odds/range/range_plan.h"

#include <stdlib.h>
#include <string.h>

enum {
	COLOURS_MAX = 8, /* weights that are tried: those of most combos that are wrong */
	PRICES = 6,      /* kinds of weights by the letters they take */
	COLOUR_LEAST = 3 /* combos of a weight, unless it is 0, that a star may pay for */
};

int range_star_size(const struct star *star)
{
	const bool second = star->rank[1] != STAR_ANY || star->suit[1] != STAR_ANY;
	const bool first = star->suit[0] != STAR_ANY;
	const int cards = second ? 4 : first ? 3 : 2;

	return 1 + range_weight_size(star->weight) + cards + (star->kind != EITHER);
}

/* -- the combos of a star ---------------------------------------------------- */

static card_set cards_like(int rank, int suit)
{
	card_set set = CARD_DECK;

	if (rank != STAR_ANY)
		set &= UINT64_C(15) << card_of(rank, 0);
	if (suit != STAR_ANY)
		set &= card_set_suit(suit);
	return set;
}

/* The other cards of the combos with `one` of the first cards: every combo once. */
static card_set others(const struct star *star, card_set first, card_set second, card one)
{
	if (star->kind != EITHER) {
		const card_set suit = cards_like(STAR_ANY, card_suit(one));

		return (star->kind == SUITED ? suit : CARD_DECK & ~suit) & ~first;
	}
	second &= ~card_bit(one);
	/* both cards may be the first one: then the higher is */
	return cards_like(star->rank[1], star->suit[1]) & card_bit(one)
		       ? second & ~(first & ~(card_bit(one) - 1))
		       : second;
}

int range_star_list(const struct star *star, combo out[COMBO_COUNT])
{
	const card_set first = cards_like(star->rank[0], star->suit[0]);
	const card_set second = cards_like(star->rank[1], star->suit[1]);
	int count = 0;

	for (card_set rest = first; rest; rest &= rest - 1) {
		const card one = (card)__builtin_ctzll(rest);

		for (card_set set = others(star, first, second, one); set; set &= set - 1)
			out[count++] = combo_of(one, (card)__builtin_ctzll(set));
	}
	return count;
}

/* -- what a star would save --------------------------------------------------- */

/* Combos as a set of second cards by each first card, both ways round. */
struct pairs {
	card_set with[CARD_COUNT];
};

static void add_pair(struct pairs *pairs, combo h)
{
	const card a = combo_cards[h][0], b = combo_cards[h][1];

	pairs->with[a] |= card_bit(b);
	pairs->with[b] |= card_bit(a);
}

struct chooser {
	struct pairs wrong;         /* combos that are to be written one by one so far */
	struct pairs price[PRICES]; /* combos by what it takes to write them */
	int letters[PRICES];        /* 0: none */
	int wrongs;
	int colours;
	uint16_t colour[COLOURS_MAX];
	int wrong_of[COLOURS_MAX], count_of[COLOURS_MAX]; /* wrong combos, and all of this weight */
	struct pairs has[COLOURS_MAX];
};

struct choice {
	struct star star;
	int colour, saved;
};

static int price_of(unsigned weight)
{
	return weight == RANGE_WHOLE ? 0 : weight ? range_combo_size(weight) - 7 : 1;
}

/* Letters that a star of a colour saves: less than 1 if none. */
static int saves(const struct chooser *chooser, const struct star *star, int colour)
{
	const card_set first = cards_like(star->rank[0], star->suit[0]);
	const card_set second = cards_like(star->rank[1], star->suit[1]);
	const struct pairs *has = &chooser->has[colour], *wrong = &chooser->wrong;
	int right = 0, saved;

	for (card_set rest = first; rest; rest &= rest - 1) {
		const card one = (card)__builtin_ctzll(rest);
		const card_set good = wrong->with[one] & has->with[one];

		if (good)
			right += card_set_count(good & others(star, first, second, one));
	}
	saved = right * range_combo_size(star->weight) - range_star_size(star);
	for (card_set rest = first; saved > 0 && rest; rest &= rest - 1) {
		const card one = (card)__builtin_ctzll(rest);
		const card_set bad =
			others(star, first, second, one) & ~(wrong->with[one] | has->with[one]);

		for (int i = 0; bad && i < PRICES; i++)
			if (chooser->letters[i])
				saved -= chooser->letters[i] *
					 card_set_count(bad & chooser->price[i].with[one]);
	}
	return saved;
}

/* How many combos a star has. */
static int star_count(const struct star *star)
{
	const bool rank = star->rank[1] != STAR_ANY, suit = star->suit[1] != STAR_ANY;

	if (star->rank[0] == STAR_ANY)
		return !suit ? 585 : star->suit[0] == star->suit[1] ? 78 : 169;
	if (star->suit[0] == STAR_ANY)
		return star->kind == SUITED ? 48 : star->kind == OFFSUIT ? 144 : suit ? 51 : 198;
	return rank   ? 4 - (star->rank[0] == star->rank[1])
	       : suit ? 13 - (star->suit[0] == star->suit[1])
		      : 51;
}

static void consider(const struct chooser *chooser, struct choice *best, struct star star,
	int colour)
{
	const int count = star_count(&star), wrong = chooser->wrong_of[colour];
	int broken = count - chooser->wrongs - chooser->count_of[colour], bound;

	star.weight = chooser->colour[colour];
	/* it puts right no more than are wrong, and breaks what is right and of no such weight */
	bound = (wrong < count ? wrong : count) * range_combo_size(star.weight) -
		range_star_size(&star) - (broken > 0 ? broken : 0) * range_combo_size(RANGE_WHOLE);
	if (bound > best->saved) {
		const int saved = saves(chooser, &star, colour);

		if (saved > best->saved)
			*best = (struct choice){star, colour, saved};
	}
}

/* Stars with one card: "Ah*", "AhK*", "Ah*s". */
static void consider_card(const struct chooser *chooser, struct choice *best, int colour, card one)
{
	const card_set good = chooser->wrong.with[one] & chooser->has[colour].with[one];
	struct star star = {{(int8_t)card_rank(one), STAR_ANY}, {(int8_t)card_suit(one), STAR_ANY},
		EITHER, 0};

	if (!good || (!(good & (good - 1)) && chooser->colour[colour]))
		return;
	consider(chooser, best, star, colour);
	for (int rank = CARD_RANKS - 1; rank >= 0; rank--) {
		star.rank[1] = (int8_t)rank;
		if (good & cards_like(rank, STAR_ANY))
			consider(chooser, best, star, colour);
	}
	star.rank[1] = STAR_ANY;
	for (int suit = CARD_SUITS - 1; suit >= 0; suit--) {
		star.suit[1] = (int8_t)suit;
		if (good & cards_like(STAR_ANY, suit))
			consider(chooser, best, star, colour);
	}
}

/* "A*", "A*s", "A*o", "A**s". */
static void consider_rank(const struct chooser *chooser, struct choice *best, int colour, int rank)
{
	struct star star = {{(int8_t)rank, STAR_ANY}, {STAR_ANY, STAR_ANY}, EITHER, 0};

	consider(chooser, best, star, colour);
	star.kind = SUITED;
	consider(chooser, best, star, colour);
	star.kind = OFFSUIT;
	consider(chooser, best, star, colour);
	star.kind = EITHER;
	for (int suit = CARD_SUITS - 1; suit >= 0; suit--) {
		star.suit[1] = (int8_t)suit;
		consider(chooser, best, star, colour);
	}
}

/* "*h*", "*h*s". */
static void consider_suit(const struct chooser *chooser, struct choice *best, int colour, int suit)
{
	struct star star = {{STAR_ANY, STAR_ANY}, {(int8_t)suit, STAR_ANY}, EITHER, 0};

	consider(chooser, best, star, colour);
	for (int other = suit; other >= 0; other--) {
		star.suit[1] = (int8_t)other;
		consider(chooser, best, star, colour);
	}
}

static struct choice choose(const struct chooser *chooser)
{
	struct choice best = {.saved = 0};

	for (int colour = 0; colour < chooser->colours; colour++) {
		for (int c = CARD_COUNT - 1; c >= 0; c--)
			consider_card(chooser, &best, colour, (card)c);
		for (int rank = CARD_RANKS - 1; rank >= 0; rank--)
			consider_rank(chooser, &best, colour, rank);
		for (int suit = CARD_SUITS - 1; suit >= 0; suit--)
			consider_suit(chooser, &best, colour, suit);
	}
	return best;
}

/* -- choosing ------------------------------------------------------------------ */

static int compare_weights(const void *left, const void *right)
{
	const uint16_t a = *(const uint16_t *)left, b = *(const uint16_t *)right;

	return (a < b) - (a > b);
}

/* The weights that most of the combos have that are wrong. */
static void find_colours(struct chooser *chooser, const struct plan *plan,
	const struct range *range)
{
	uint16_t weight[COMBO_COUNT] = {0};
	int count[COLOURS_MAX + 1];

	for (int i = 0; i < plan->exceptions; i++)
		weight[i] = range->weight[plan->exception[i]];
	qsort(weight, (size_t)plan->exceptions, sizeof *weight, compare_weights);
	for (int i = 0, end; i < plan->exceptions; i = end) {
		int at = chooser->colours;

		for (end = i; end < plan->exceptions && weight[end] == weight[i];)
			end++;
		if (end - i < COLOUR_LEAST && weight[i])
			continue;
		for (; at > 0 && count[at - 1] < end - i; at--) {
			if (at == COLOURS_MAX)
				continue;
			count[at] = count[at - 1];
			chooser->colour[at] = chooser->colour[at - 1];
		}
		if (at == COLOURS_MAX)
			continue;
		count[at] = end - i;
		chooser->colour[at] = weight[i];
		chooser->colours += chooser->colours < COLOURS_MAX;
	}
}

/* All pairs of cards but these. */
static void other_pairs(const struct pairs *pairs, struct pairs *out)
{
	for (int c = 0; c < CARD_COUNT; c++)
		out->with[c] = CARD_DECK & ~card_bit((card)c) & ~pairs->with[c];
}

/* Most combos of most ranges have no weight: what is left of the others. */
static void find_pairs(struct chooser *chooser, const struct range *range)
{
	struct pairs held = {{0}};
	int held_count = 0;

	for (int h = 0; h < COMBO_COUNT; h++) {
		const unsigned weight = range->weight[h];
		const int price = price_of(weight);

		if (!weight)
			continue;
		add_pair(&held, (combo)h);
		held_count++;
		add_pair(&chooser->price[price], (combo)h);
		chooser->letters[price] = range_combo_size(weight);
		for (int i = 0; i < chooser->colours; i++)
			if (chooser->colour[i] == weight) {
				add_pair(&chooser->has[i], (combo)h);
				chooser->count_of[i]++;
			}
	}
	other_pairs(&held, &chooser->price[price_of(0)]);
	chooser->letters[price_of(0)] = range_combo_size(0);
	for (int i = 0; i < chooser->colours; i++)
		if (!chooser->colour[i]) {
			chooser->has[i] = chooser->price[price_of(0)];
			chooser->count_of[i] = COMBO_COUNT - held_count;
		}
}

static void chooser_init(struct chooser *chooser, const struct plan *plan,
	const struct range *range)
{
	memset(chooser, 0, sizeof *chooser);
	find_colours(chooser, plan, range);
	if (!chooser->colours)
		return;
	chooser->wrongs = plan->exceptions;
	for (int i = 0; i < plan->exceptions; i++) {
		add_pair(&chooser->wrong, plan->exception[i]);
		for (int j = 0; j < chooser->colours; j++)
			chooser->wrong_of[j] +=
				chooser->colour[j] == range->weight[plan->exception[i]];
	}
	find_pairs(chooser, range);
}

/* Paints a star: its combos are right if they have its weight. */
static void take(struct chooser *chooser, const struct choice *choice)
{
	combo list[COMBO_COUNT];
	const int count = range_star_list(&choice->star, list);

	for (int i = 0; i < count; i++) {
		const card a = combo_cards[list[i]][0], b = combo_cards[list[i]][1];
		const bool was = chooser->wrong.with[a] & card_bit(b);
		const bool is = !(chooser->has[choice->colour].with[a] & card_bit(b));

		chooser->wrong.with[a] &= ~card_bit(b);
		chooser->wrong.with[b] &= ~card_bit(a);
		if (is)
			add_pair(&chooser->wrong, list[i]);
		chooser->wrongs += is - was;
		for (int j = 0; j < chooser->colours; j++)
			if (chooser->has[j].with[a] & card_bit(b))
				chooser->wrong_of[j] += is - was;
	}
}

void range_stars_add(struct plan *plan, const struct range *range)
{
	struct chooser chooser;

	chooser_init(&chooser, plan, range);
	while (chooser.colours && plan->stars < STARS_MAX) {
		const struct choice choice = choose(&chooser);

		if (choice.saved <= 0)
			return;
		plan->star[plan->stars++] = choice.star;
		take(&chooser, &choice);
	}
}
