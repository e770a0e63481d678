/* Games dealt from a shoe: several decks, shuffled together, so that each card occurs once per
 * deck. Twenty-one is such a game, and so is high card.
 *
 * A poker hand is a set of cards; a hand from a shoe may have a card several times, so it is a
 * list. The ranking of a game is a row of data, like an evaluator (evaluator.h) in poker. Bigger
 * scores win and equal ones tie. A standing counts the other way: 1 is the best.
 *
 *     rules              scores                                      standings
 *     twenty-one         1 bust, 2 to 21 the total, 22 a natural     22
 *     high card          1 the two of clubs to 52 the ace of spades  52
 *      ... without suits 1 the two to 13 the ace                     13
 *
 * In twenty-one an ace counts 11, or 1 where 11 would exceed 21; tens, jacks, queens and kings
 * count 10. A hand is soft if an ace counts 11 in it, otherwise hard. A hand of an ace and a
 * ten-valued card alone is a natural, which beats any other 21; all other hands of equal total tie.
 * A total above 21 is a bust, which never wins (E. O. Thorp, "Beat the Dealer", 1966, "The Rules of
 * Blackjack").
 *
 * In high card the higher rank wins, aces high; between equal ranks the higher suit wins: spades,
 * hearts, diamonds, clubs (Robert's Rules of Poker 11, "Ties": suits decide when cards are drawn
 * for the button, but never a pot). In a hand of several cards only the highest counts. */
#ifndef FELT_CARDS_SHOE_SHOE_H
#define FELT_CARDS_SHOE_SHOE_H

#include "cards/card.h"
#include "cards/score.h"

enum {
	SHOE_DECKS_MAX = 64,
	SHOE_CARDS_MAX = SHOE_DECKS_MAX * CARD_COUNT,
	SHOE_HAND_MAX = 22, /* cards: 21 aces make 21, so that the next card ends any hand */
	SHOE_CATEGORIES_MAX = 33
};

/* -- the shoe --------------------------------------------------------------------- */

/* The cards that can still be dealt. */
struct shoe {
	int decks; /* 1 to SHOE_DECKS_MAX: the initial count of each card */
	uint32_t count;
	uint8_t left[CARD_COUNT]; /* count of each card */
};

void shoe_init(struct shoe *shoe, int decks);

/* Removes a card; returns false if none of that kind is left. */
bool shoe_take(struct shoe *shoe, card c);

/* Lists all cards that are left, in ascending order; `out` has space for them. */
void shoe_list(const struct shoe *shoe, card *out);

/* Reads the next card of a reader (card.h) and removes it from the shoe. one->count is 0 at the
 * end. Returns STATUS_SHOE_EMPTY, with the number of decks, if no such card is left, and otherwise
 * the errors of cards_parse(). */
status_code shoe_read(struct shoe *shoe, struct cards_reader *reader, struct cards *one,
	struct fault *fault);

/* -- hands ------------------------------------------------------------------------ */

struct shoe_hand {
	int count; /* 1 to SHOE_HAND_MAX */
	card list[SHOE_HAND_MAX];
};

struct shoe_category {
	const char *key, *name; /* "soft-17", "soft 17" */
	uint8_t total;          /* in twenty-one; 0 for a bust, which may have any */
	bool hard, soft;        /* both false for a bust and a natural */
};

struct shoe_rules {
	score standings; /* number of standings; the score of the best hand */
	score winning;   /* the lowest score that can win: 2 in twenty-one, where 1 is a bust */
	bool totals;     /* hands have totals, and may bust */
	int categories;
	const struct shoe_category *category; /* worst first */

	score (*value)(const struct shoe_hand *hand);
	int (*category_of)(const struct shoe_hand *hand);

	/* Appends the name: "soft 17", "bust with 24", "ace of spades". The second omits what does
	 * not decide between hands: "17". */
	void (*describe)(struct text *out, const struct shoe_hand *hand);
	void (*brief)(struct text *out, const struct shoe_hand *hand);

	/* Counts the ways to complete `hand`, which may be empty, to `size` cards from the shoe,
	 * and adds them to the categories that they end in: see shoe_count(). */
	void (*breakdown)(const struct shoe *shoe, const struct shoe_hand *hand, int size,
		uint64_t *by_category);
};

extern const struct shoe_rules shoe_twentyone;
extern const struct shoe_rules shoe_high;
extern const struct shoe_rules shoe_high_ranks; /* cards of one rank tie */

static inline unsigned shoe_standing(const struct shoe_rules *rules, score value)
{
	return rules->standings + 1u - value;
}

/* The total of a hand in twenty-one, which may be above 21. Sets *soft, unless it is NULL, to
 * whether the hand is soft. */
int shoe_total(const struct shoe_hand *hand, bool *soft);

/* The number of cards left that would bust the hand; 0 in games without totals. */
uint32_t shoe_busts(const struct shoe_rules *rules, const struct shoe_hand *hand,
	const struct shoe *shoe);

/* -- counting --------------------------------------------------------------------- */

struct shoe_breakdown {
	uint64_t by_category[SHOE_CATEGORIES_MAX];
	uint64_t total; /* their sum: C(cards left, cards to come) */
};

/* Counts the ways to complete a hand to `size` cards from the shoe. Each physical card is distinct,
 * so that a way is a set of them: k of the L aces that are left can be dealt in C(L, k) ways. The
 * order of the cards does not matter. Returns STATUS_TOO_MANY_CARDS if the hand has more than
 * `size` cards, STATUS_TOO_FEW_CARDS if the shoe has too few left, and STATUS_SHOE_LARGE if there
 * are 2^64 ways or more. */
status_code shoe_count(const struct shoe_rules *rules, const struct shoe *shoe,
	const struct shoe_hand *hand, int size, struct shoe_breakdown *out);

/* Writes C(n, k) to *out; returns false if it is 2^64 or more. */
bool shoe_choose(uint32_t n, uint32_t k, uint64_t *out);

#endif
