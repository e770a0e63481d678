/* Ranges: sets of hole cards, each with a weight, and their notation both ways.
 *
 * felt-ranges(7) documents the notation in full. A weight is an integer in
 * ten-thousandths: RANGE_WHOLE for a combo that is wholly in the range, 0 for one
 * that is not in it. Integers keep unions, intersections and differences exact. */
#ifndef FELT_ODDS_RANGE_H
#define FELT_ODDS_RANGE_H

#include "odds/combo.h"

#include "cards/contest.h"
#include "cards/game.h"
#include "odds/odds_status.h"

enum { RANGE_WHOLE = 10000 };

struct range {
	uint16_t weight[COMBO_COUNT]; /* by combo, 0 to RANGE_WHOLE */
};

/* Reads a range: terms separated by commas or blanks, each one of
 *
 *     AA AKs AKo AK        a class, or both classes of two ranks
 *     22+ A2s+ J9s+ K9o+   and better: pairs up, the kicker up
 *     76s+ 54+             adjacent ranks climb together: 76s ... AKs
 *     99-77 A5s-A2s AJs-QJs JTs-98s   from one to the other, in either order
 *     AhKh Ah* Ah*h A*s *s cards, and any card, rank or suit; [Ah Kh] as well
 *     random any * 100%    all; 15% the best of the game's order; 5%-20% from, to
 *     TERM:0.5 TERM@50     a weight, at most 1 (or 100 in per cent); [50]TERM,TERM[/50]
 *     !TERM                removes these combos from the terms before it
 *
 * Only combos of the game's deck are in the range: of 22+ the short deck has 66 to AA. A card that
 * the deck does not have is STATUS_NOT_IN_DECK.
 *
 * A later term's weight replaces an earlier one's. A weight is rounded to the
 * nearest ten-thousandth, but a weight above 0 is never rounded to 0. Returns STATUS_OK, or
 * a status of the groups "ranges" and "cards" with the place of the fault; *out is then
 * unspecified. Text without a term is STATUS_NO_RANGE. A valid range may be
 * empty: "AA,!AA" or "0.1%". */
status_code range_parse(struct slice text, enum card_notation notation, const struct game *game,
	struct range *out, struct fault *fault);

/* Appends the canonical text of a range of the game's combos, which is short and reads back as the
 * same range in this game: "22+,A2s+,KTs+". The full range is "100%", the empty one "". The text
 * means the same alone and in a contest line. felt-ranges(7) has the rules. */
void range_print(struct text *out, const struct range *range, const struct game *game,
	enum card_notation notation);

/* Splits a contest line (cards/contest.h) whose hands are ranges, at least one. In a range `@`
 * may also give a weight, and `!` may exclude combos. They are told apart like this:
 *
 *   @  directly after a term, and followed by a number that ends at a blank or another
 *      separator, is a weight: "KK@50". Any other begins the board: "KK@2c7d9h", "KK @ 2c".
 *   !  before a blank begins the dead cards. Otherwise, after a comma it is an exclusion,
 *      whatever follows: "22+,!AhAd". After a blank, or where a range begins, it is an
 *      exclusion unless cards follow: "22+ !88" and "KK !Ah*" exclude, but "KK !4s" and
 *      "KK !4s4d" have dead cards, as in a line of cards. Directly after a term it begins the
 *      dead cards: "KK!4s".
 *
 * So a line of cards is split as contest_split does. Faults are those of contest_split. */
status_code range_line_split(struct slice line, enum card_notation notation,
	struct contest_parts *out, struct fault *fault);

/* Whether the slice has a mark that divides a line of ranges. */
bool range_line_marked(struct slice slice, enum card_notation notation);

/* What such a line is told apart by: whether the `@` at `at` begins a weight, as it comes directly
 * after a term, and a number and the end of the word come after it; and whether the word at `at` is
 * cards, as dead cards are written, and not a range. */
bool range_line_weighs(struct slice line, size_t at);
bool range_line_cards(struct slice line, size_t at, enum card_notation notation);

/* Reads a weight at the cursor, which is in decimal: of 4 places 1 is the whole, of 2 it is 100.
 * False where there is none, or one that is too great. */
bool range_weight_take(struct scan *scan, int places, uint16_t *weight);

/* Reads "15%" or "5%-20%" at the cursor, in ten-thousandths of a per cent. False, with the cursor
 * not moved, where there is no percentage. *good is false where it is not one from 0 to 100. */
bool range_best_take(struct scan *scan, uint64_t *worse, uint64_t *best, bool *good);

/* The combos of a range that have a weight above 0, ascending. Spots are made of these lists: they
 * are much quicker to go through than a range, which matters when a stream repeats a range. */
struct range_list {
	int count;
	bool uniform; /* all combos have the same weight */
	combo combos[COMBO_COUNT];
	card_set set[COMBO_COUNT]; /* the cards of each */
	uint16_t weight[COMBO_COUNT];
};

void range_list(const struct range *range, struct range_list *out);

unsigned range_combos(const struct range *range);      /* how many have a weight above 0 */
unsigned long range_weight(const struct range *range); /* the sum of the weights */
bool range_equal(const struct range *a, const struct range *b);

void range_hold(struct range *range, card_set cards);  /* keeps combos with all these cards */
void range_remove(struct range *range, card_set dead); /* removes combos with a dead card */
void range_unite(struct range *range, const struct range *by);     /* the greater weight */
void range_intersect(struct range *range, const struct range *by); /* the lesser weight */
void range_subtract(struct range *range,
	const struct range *by); /* weight less weight, not below 0 */

/* All 169 classes, the best first, by the exact equity of one of their combos
 * against a random hand before the flop; generated with the match-ups. Percentages use it:
 * the best p % are the classes of which at least half lies within the first p % of
 * the 1326 combos in this order, so that 5%-20% and 5% have no combo in common
 * and 20% is their union. */
extern const uint8_t range_order[COMBO_CLASSES];

/* The same of the short deck: its 81 classes by their equity in it, then the others, which the deck
 * does not have. Percentages are of its 630 combos. */
extern const uint8_t range_order_short[COMBO_CLASSES];
extern const uint8_t range_order_short_trips[COMBO_CLASSES];

/* The order of a game. Where the deck is smaller and hands are valued as in hold'em, it is that of
 * hold'em; classes that the deck does not have are to be skipped. */
const uint8_t *range_order_of(const struct game *game);

/* Whether the game's deck has the ranks of a class; and how many combos the deck has in all. */
bool range_has_class(const struct game *game, int of_class);
unsigned range_all_combos(const struct game *game);

/* The place of a class of the deck in its order, from 0. *middle, unless NULL, is how many combos
 * come before the middle of the class: the best p % include the class when that is at most p % of
 * all combos. */
unsigned range_order_place(const struct game *game, int of_class, double *middle);

/* All of a range, as a percentage in ten-thousandths of a per cent. */
enum { RANGE_HUNDRED = 1000000 };

/* Keeps the best `to` of a range without the best `from`, both 0 to RANGE_HUNDRED, by whole classes
 * in the game's order. The weights of the range's combos are added up in that order, and a class is
 * kept if the middle of its weights is within the first `to` of their sum and not within the first
 * `from`. Of the full range, 0 and 150000 keep what "15%" is. */
void range_keep_best(struct range *range, const struct game *game, uint32_t from, uint32_t to);

#endif
