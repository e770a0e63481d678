/* Ranges: sets of hole cards, each with a weight, and their notation, read and written.
 *
 * felt-ranges(7) documents the notation in full. A weight is an integer in ten-thousandths:
 * RANGE_WHOLE for a combo that is fully in the range, 0 for one that is not in it. Integers keep
 * unions, intersections and differences exact. */
#ifndef FELT_ODDS_RANGE_H
#define FELT_ODDS_RANGE_H

#include "odds/combo.h"

#include "cards/contest.h"
#include "cards/game.h"
#include "odds/odds_status.h"

enum { RANGE_WHOLE = 10000 };

struct range {
	uint16_t weight[COMBO_COUNT]; /* per combo, 0 to RANGE_WHOLE */
};

/* Reads a range: terms separated by commas or blanks, each one of
 *
 *     AA AKs AKo AK        a class, or both classes of two ranks
 *     22+ A2s+ J9s+ K9o+   and better: pairs up, the kicker up
 *     76s+ 54+             adjacent ranks climb together: 76s ... AKs
 *     99-77 A5s-A2s AJs-QJs JTs-98s   from one to the other, in either order
 *     AhKh Ah* Ah*h A*s *s cards, and any card, rank or suit; [Ah Kh] as well
 *     random any * 100%    all; 15% the best of the game's ranking; 5%-20% from, to
 *     TERM:0.5 TERM@50     a weight, at most 1 (or 100 percent); [50]TERM,TERM[/50]
 *     !TERM                removes these combos from the terms before it
 *
 * Only combos of the game's deck are in the range: in short deck, 22+ means 66 to AA. A card that
 * is not in the deck is STATUS_NOT_IN_DECK.
 *
 * A later term's weight replaces an earlier one's. A weight is rounded to the nearest
 * ten-thousandth, but a weight above 0 is never rounded to 0. Returns STATUS_OK, or a status of
 * ranges or cards with the location of the error; *out is then unspecified. Text without a term is
 * STATUS_NO_RANGE. A valid range may be empty: "AA,!AA" or "0.1%". */
status_code range_parse(struct slice text, enum card_notation notation, const struct game *game,
	struct range *out, struct fault *fault);

/* Appends the canonical text of a range of the game's combos, which is short and reads back as the
 * same range in this game: "22+,A2s+,KTs+". The full range is "100%", the empty one "". The text
 * means the same alone and in a matchup line. felt-ranges(7) has the rules. */
void range_print(struct text *out, const struct range *range, const struct game *game,
	enum card_notation notation);

/* Splits a matchup line (cards/contest.h) of one or more ranges. In a range `@` may also give a
 * weight, and `!` may exclude combos. These rules distinguish them:
 *
 *   @  directly after a term, and followed by a number that ends at a blank or another
 *      separator, is a weight: "KK@50". Any other begins the board: "KK@2c7d9h", "KK @ 2c".
 *   !  before a blank begins the dead cards. Otherwise, after a comma it is an exclusion,
 *      whatever follows: "22+,!AhAd". After a blank, or where a range begins, it is an
 *      exclusion unless cards follow: "22+ !88" and "KK !Ah*" exclude, but "KK !4s" and
 *      "KK !4s4d" have dead cards, as in a line of cards. Directly after a term it begins the
 *      dead cards: "KK!4s".
 *
 * So a line of cards is split as by contest_split(). The errors are those of contest_split(). */
status_code range_line_split(struct slice line, enum card_notation notation,
	struct contest_parts *out, struct fault *fault);

/* True if the slice has a mark that splits a line of ranges. */
bool range_line_marked(struct slice slice, enum card_notation notation);

/* The tests for these rules: whether the `@` at `at` begins a weight, since it is directly after a
 * term, and a number and the end of the word follow; and whether the word at `at` is cards, as for
 * dead cards, and not a range. */
bool range_line_weighs(struct slice line, size_t at);
bool range_line_cards(struct slice line, size_t at, enum card_notation notation);

/* Reads a decimal weight at the cursor: with 4 places 1 is the whole, with 2 it is 100. Returns
 * false if there is none, or one that is too large. */
bool range_weight_take(struct scan *scan, int places, uint16_t *weight);

/* Reads "15%" or "5%-20%" at the cursor, in ten-thousandths of a percent. Returns false, with the
 * cursor unchanged, if there is no percentage. Sets *good to false if it is not from 0 to 100. */
bool range_best_take(struct scan *scan, uint64_t *worse, uint64_t *best, bool *good);

/* Whether a percentage after the word "top", which is not a range, begins at the cursor. */
bool range_top_here(const struct scan *scan);

/* The combos of a range with a weight above 0, ascending. Spots are made from these lists:
 * iterating over them is much faster than over a range, which matters if a stream repeats a
 * range. */
struct range_list {
	int count;
	bool uniform; /* all combos have the same weight */
	combo combos[COMBO_COUNT];
	card_set set[COMBO_COUNT]; /* the cards of each */
	uint16_t weight[COMBO_COUNT];
};

void range_list(const struct range *range, struct range_list *out);

unsigned range_combos(const struct range *range);      /* number of combos with a weight above 0 */
unsigned long range_weight(const struct range *range); /* sum of the weights */
bool range_equal(const struct range *a, const struct range *b);
/* True if a permutation of suits changes no weight. */
bool range_symmetric(const struct range *range, const struct suits *suits);

void range_hold(struct range *range, card_set cards);  /* keeps combos with all these cards */
void range_remove(struct range *range, card_set dead); /* removes combos with a dead card */
void range_unite(struct range *range, const struct range *by);     /* the greater weight */
void range_intersect(struct range *range, const struct range *by); /* the lesser weight */
void range_subtract(struct range *range,
	const struct range *by); /* difference of the weights, not below 0 */

/* All 169 classes, the best first, by the exact equity of one of their combos against a random hand
 * before the flop; generated with the matchups. Percentages use it: the best p % are the classes of
 * which at least half is within the first p % of the 1326 combos in this order, so that 5%-20% and
 * 5% are disjoint and 20% is their union. */
extern const uint8_t range_order[COMBO_CLASSES];

/* The order for short deck: its 81 classes by their equity in it, then the others, which the deck
 * does not have. Percentages are of its 630 combos. */
extern const uint8_t range_order_short[COMBO_CLASSES];
extern const uint8_t range_order_short_trips[COMBO_CLASSES];

/* The order of a game. If the deck is smaller and hands are valued as in hold'em, it is that of
 * hold'em; skip the classes that the deck does not have. */
const uint8_t *range_order_of(const struct game *game);

/* Whether the game's deck has the ranks of a class; and the number of combos of the deck. */
bool range_has_class(const struct game *game, int of_class);
unsigned range_all_combos(const struct game *game);

/* The index of a class of the deck in its order, from 0. *middle, unless NULL, is the number of
 * combos before the middle of the class: the best p % include the class if that is at most p % of
 * all combos. */
unsigned range_order_place(const struct game *game, int of_class, double *middle);

/* The whole of a range, in ten-thousandths of a percent. */
enum { RANGE_HUNDRED = 1000000 };

/* Keeps the best `to` of a range without the best `from`, both 0 to RANGE_HUNDRED, by whole classes
 * in the game's order. The weights of the range's combos are summed in that order, and a class is
 * kept if the middle of its weights is within the first `to` of the total and not within the first
 * `from`. For the full range, 0 and 150000 keep the combos of "15%". */
void range_keep_best(struct range *range, const struct game *game, uint32_t from, uint32_t to);

#endif
