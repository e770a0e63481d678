/* The names of hands, and the reasons that decide between two of them. */
#include "cards/order/order.h"

#include "cards/card.h"

static const struct order_category *category_of(const struct order *order, score value)
{
	return &order->category[order_category(order, value)];
}

/* True if a hand is named by its ranks alone: "eight-six-four-three-ace low". */
static bool is_low(const struct order *order, const struct order_category *category)
{
	return order->low && category->shape == HIGH_CARD && category->cards == ORDER_CARDS_MAX;
}

/* "king-five-three" */
static void add_run(struct text *out, const uint8_t *ranks, int count, const char *between)
{
	for (int i = 0; i < count; i++) {
		text_add_string(out, i ? between : "");
		text_add_string(out, card_rank_name(ranks[i]));
	}
}

static void add_kickers(struct text *out, const uint8_t *ranks, int count)
{
	text_add_string(out, ", ");
	add_run(out, ranks, count, "-");
	text_add_string(out, count > 1 ? " kickers" : " kicker");
}

void order_describe(const struct order *order, struct text *out, score value)
{
	const struct order_category *category = category_of(order, value);
	uint8_t r[ORDER_CARDS_MAX];
	const int count = order_ranks(order, value, r);

	switch (category->shape) {
	case STRAIGHT_FLUSH:
		if (r[0] == CARD_RANKS - 1) {
			text_add_string(out, "royal flush");
			return;
		}
		/* fall through */
	case STRAIGHT:
		text_add_string(out, card_rank_name(r[0]));
		text_add_string(out, "-high ");
		text_add_string(out, category->name);
		return;
	case FOUR_OF_A_KIND:
	case THREE_OF_A_KIND:
		text_add_string(out, category->name);
		text_add_string(out, ", ");
		text_add_string(out, card_rank_plural(r[0]));
		add_kickers(out, category->shape == FOUR_OF_A_KIND ? r + 4 : r + 3,
			category->shape == FOUR_OF_A_KIND ? 1 : 2);
		return;
	case FULL_HOUSE:
		text_add_string(out, "full house, ");
		text_add_string(out, card_rank_plural(r[0]));
		text_add_string(out, " over ");
		text_add_string(out, card_rank_plural(r[3]));
		return;
	case TWO_PAIR:
		text_add_string(out, "two pair, ");
		text_add_string(out, card_rank_plural(r[0]));
		text_add_string(out, " and ");
		text_add_string(out, card_rank_plural(r[2]));
		add_kickers(out, r + 4, 1);
		return;
	case PAIR:
		text_add_string(out, "pair of ");
		text_add_string(out, card_rank_plural(r[0]));
		add_kickers(out, r + 2, 3);
		return;
	case FLUSH:
	case HIGH_CARD:
	default:
		if (is_low(order, category)) {
			add_run(out, r, count, "-");
			text_add_string(out, " low");
			return;
		}
		text_add_string(out, category->name);
		text_add_string(out, ", ");
		add_run(out, r, count, "-");
		return;
	}
}

/* How the ranks of a shape are compared: in runs of equal ranks. */
static const uint8_t runs[CATEGORY_COUNT][ORDER_CARDS_MAX] = {
	[HIGH_CARD] = {1, 1, 1, 1, 1},
	[PAIR] = {2, 1, 1, 1},
	[TWO_PAIR] = {2, 2, 1},
	[THREE_OF_A_KIND] = {3, 1, 1},
	[STRAIGHT] = {5},
	[FLUSH] = {1, 1, 1, 1, 1},
	[FULL_HOUSE] = {3, 2},
	[FOUR_OF_A_KIND] = {4, 1},
	[STRAIGHT_FLUSH] = {5},
};

static bool same_shape(const struct order_category *a, const struct order_category *b)
{
	return a->shape == b->shape && a->cards == b->cards;
}

int order_decider(const struct order *order, score better, score worse)
{
	const struct order_category *category = category_of(order, better);
	uint8_t a[ORDER_CARDS_MAX], b[ORDER_CARDS_MAX];
	int at = 0;

	if (better == worse || !same_shape(category, category_of(order, worse)))
		return -1;
	order_ranks(order, better, a);
	order_ranks(order, worse, b);
	for (int run = 0; at < category->cards && a[at] == b[at]; run++)
		at += runs[category->shape][run];
	return at;
}

/* The name of a hand whose ranks do not decide: "a pair", "two pair", "a four-card badugi", "no
 * pair" if low hands win. */
static void add_kind(struct text *out, const struct order *order,
	const struct order_category *category)
{
	if (is_low(order, category)) {
		text_add_string(out, "no pair");
		return;
	}
	if (category->cards < ORDER_CARDS_MAX ||
		!(category->shape == HIGH_CARD || category->shape == TWO_PAIR ||
			category->shape == THREE_OF_A_KIND || category->shape == FOUR_OF_A_KIND))
		text_add_string(out, "a ");
	text_add_string(out, category->name);
}

/* The name of a run of a hand: "the same pair and king", "pair of sevens". */
static const char *run_noun(enum category shape, int run)
{
	static const char *const nouns[CATEGORY_COUNT][2] = {
		[PAIR] = {"pair"},
		[TWO_PAIR] = {"high pair", "low pair"},
		[THREE_OF_A_KIND] = {"three"},
		[FULL_HOUSE] = {"three", "pair"},
		[FOUR_OF_A_KIND] = {"four"},
	};

	return run < 2 ? nouns[shape][run] : NULL;
}

/* "the same pair, king and queen; " for the equal ranks before the decider. */
static void add_alike(struct text *out, enum category shape, const uint8_t ranks[5], int decider)
{
	int at = 0, run = 0;

	if (!decider)
		return;
	if (shape == TWO_PAIR && decider == 4) {
		text_add_string(out, "the same pairs; ");
		return;
	}
	text_add_string(out, "the same ");
	while (at < decider) {
		const char *noun = run_noun(shape, run);
		int next = at + runs[shape][run];

		text_add_string(out, noun ? noun : card_rank_name(ranks[at]));
		at = next;
		run++;
		if (at < decider)
			text_add_string(out, at + runs[shape][run] < decider ? ", " : " and ");
	}
	text_add_string(out, "; ");
}

/* True if a decider is named in the plural: "the three sevens", since "the three of sevens" would
 * be a card. */
static bool is_plural(enum category shape, int decider)
{
	return decider == 0 &&
	       (shape == THREE_OF_A_KIND || shape == FULL_HOUSE || shape == FOUR_OF_A_KIND);
}

/* "the jack", "the pair of sevens", "the three sevens", "the five-high straight"; without the
 * article. */
static void add_decider(struct text *out, enum category shape, int rank, int decider)
{
	int at = 0, run = 0;
	const char *noun;

	if (shape == STRAIGHT_FLUSH && rank == CARD_RANKS - 1) {
		text_add_string(out, "royal flush");
		return;
	}
	if (shape == STRAIGHT || shape == STRAIGHT_FLUSH) {
		text_add_string(out, card_rank_name(rank));
		text_add_string(out, "-high ");
		text_add_string(out, shape == STRAIGHT ? "straight" : "straight flush");
		return;
	}
	while (at < decider)
		at += runs[shape][run++];
	noun = run_noun(shape, run);
	if (!noun) {
		text_add_string(out, card_rank_name(rank));
		return;
	}
	text_add_string(out, shape == TWO_PAIR ? "pair" : noun);
	text_add_string(out, is_plural(shape, decider) ? " " : " of ");
	text_add_string(out, card_rank_plural(rank));
}

/* "OWN verb OTHER", up to the rank that differs. */
static void add_comparison(const struct order *order, struct text *out, score own, score other,
	const char *verb, const char *plural_verb)
{
	const struct order_category *category = category_of(order, own);
	const struct order_category *against = category_of(order, other);
	const int decider = order_decider(order, own, other);
	uint8_t mine[ORDER_CARDS_MAX], theirs[ORDER_CARDS_MAX];

	if (!same_shape(category, against)) {
		add_kind(out, order, category);
		text_add_char(out, ' ');
		text_add_string(out, verb);
		text_add_char(out, ' ');
		add_kind(out, order, against);
		return;
	}
	order_ranks(order, own, mine);
	order_ranks(order, other, theirs);
	add_alike(out, category->shape, mine, decider);
	text_add_string(out, "the ");
	add_decider(out, category->shape, mine[decider], decider);
	text_add_char(out, ' ');
	text_add_string(out, is_plural(category->shape, decider) ? plural_verb : verb);
	text_add_string(out, " the ");
	add_decider(out, category->shape, theirs[decider], decider);
}

void order_why_loses(const struct order *order, struct text *out, score own, score better)
{
	add_comparison(order, out, own, better, "loses to", "lose to");
}

void order_why_wins(const struct order *order, struct text *out, score own, score next)
{
	add_comparison(order, out, own, next, "beats", "beat");
}

static void add_then(struct text *out, const uint8_t *ranks, int count)
{
	text_add_string(out, " each, then ");
	add_run(out, ranks, count, ", ");
}

void order_why_ties(const struct order *order, struct text *out, score own)
{
	static const char *const all[] = {"", "", "; both cards equal", "; all three cards equal",
		"; all four cards equal", "; all five cards equal"};
	const enum category shape = category_of(order, own)->shape;
	uint8_t r[ORDER_CARDS_MAX];
	const int count = order_ranks(order, own, r);

	switch (shape) {
	case PAIR:
		text_add_string(out, "a pair of ");
		text_add_string(out, card_rank_plural(r[0]));
		add_then(out, r + 2, 3);
		break;
	case THREE_OF_A_KIND:
	case FOUR_OF_A_KIND:
		text_add_string(out, shape == FOUR_OF_A_KIND ? "four " : "three ");
		text_add_string(out, card_rank_plural(r[0]));
		add_then(out, shape == FOUR_OF_A_KIND ? r + 4 : r + 3,
			shape == FOUR_OF_A_KIND ? 1 : 2);
		break;
	case TWO_PAIR:
		text_add_string(out, card_rank_plural(r[0]));
		text_add_string(out, " and ");
		text_add_string(out, card_rank_plural(r[2]));
		add_then(out, r + 4, 1);
		break;
	default:
		order_describe(order, out, own);
		text_add_string(out, " each");
		break;
	}
	text_add_string(out, all[count]);
}
