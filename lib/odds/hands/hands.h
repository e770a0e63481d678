/* Ranges of hands of more than two cards, as in Omaha: lists with weights.
 *
 * A range of two cards is an array of all combos (odds/range/range.h). There are 270,725 hands of
 * four cards, 2,598,960 of five and 20,358,520 of six, and most ranges have few of them; so here a
 * range is the list of its hands. A hand takes 10 bytes: all hands of six cards take 204 MB. */
#ifndef FELT_ODDS_HANDS_H
#define FELT_ODDS_HANDS_H

#include "odds/range/range.h"

/* The hands of a range with a weight above 0. It owns both arrays. A zeroed struct is empty and
 * needs no hands_free(). */
struct hands {
	const struct game *game;
	uint32_t count;
	card_set *set;    /* ascending; each has the number of cards that the game deals */
	uint16_t *weight; /* per hand, 1 to RANGE_WHOLE */
};

/* True if ranges of a game are lists of hands: its players have four to six cards and share a
 * board. */
bool hands_of_game(const struct game *game);

/* Reads a range of such a game: terms separated by commas or blanks, each one of
 *
 *     AsKsQhJh             a hand; As Ks Qh Jh and [As Ks Qh Jh] as well
 *     AA AhKh A234 AAxx    hands with these cards and any others
 *     AxAyxy RROO sshh     variables for suits and ranks; suits alone
 *     AA[K-T] BB[7,8]      one of several ranks; classes of ranks
 *     TT+ JT98- AA-TT      patterns whose ranks go up or down together
 *     ds ss r              double-suited, single-suited and rainbow hands
 *     TERM:TERM TERM!TERM  hands in both terms; in the first but not the second; (TERM,TERM)
 *     random any * 100%    all hands; 15% the best of the game's order; 5%-20% from, to
 *     TERM:0.5 TERM@50     a weight, at most 1 (or 100 percent); [50]TERM,TERM[/50]
 *     !TERM                removes these hands from the terms before it
 *
 * felt-ranges(7) documents them in full. A later term's weight replaces an earlier one's. Weights
 * are rounded as by range_parse(). Returns STATUS_OK, STATUS_NO_MEMORY, or a status of ranges or
 * cards with the location of the error; unless the result is STATUS_OK, *out is empty. Text without
 * a term is STATUS_NO_RANGE. A valid range may have no hand. The caller frees *out. */
status_code hands_parse(struct slice text, enum card_notation notation, const struct game *game,
	struct hands *out, struct fault *fault);

/* Appends the canonical text of a range, which reads back as the same range: "AA:ds,KKQQ". All
 * hands are "100%", an empty range is "". A range that does not consist of ranks and kinds of suits
 * is written as a list of classes or of hands. Sets out->failed if out of memory. felt-ranges(7)
 * has the rules. */
void hands_print(struct text *out, const struct hands *hands, enum card_notation notation);

/* The class of a hand: hands have the same number if they differ only by a permutation of suits.
 * Its text is a pattern that has these hands: "AxAyKxQy". */
uint64_t hands_class(card_set set);
void hands_class_print(struct text *out, uint64_t of_class, enum card_notation notation);

/* The number of hands of a class, at most 24, without a dead card. */
uint32_t hands_class_size(uint64_t of_class, card_set dead);

/* Splits a matchup line (cards/contest.h) of such ranges, like range_line_split(), with one
 * difference: a `!` directly after a term is an exclusion unless cards follow, so that "AA!AAA" is
 * one range, and "AA!4s" has a dead card. */
status_code hands_line_split(struct slice line, enum card_notation notation,
	struct contest_parts *out, struct fault *fault);

/* True if the slice has a mark that splits a line of such ranges. */
bool hands_line_marked(struct slice slice, enum card_notation notation);

/* The number of hands without a dead card. */
uint32_t hands_possible(const struct game *game, card_set dead);

status_code hands_copy(struct hands *out, const struct hands *from); /* or STATUS_NO_MEMORY */
void hands_free(struct hands *hands);                                /* empty again */

uint64_t hands_weight(const struct hands *hands); /* the sum of the weights */
bool hands_equal(const struct hands *a, const struct hands *b);

/* The weight of a hand, 0 if the range does not have it. */
uint16_t hands_weight_of(const struct hands *hands, card_set set);

void hands_remove(struct hands *hands, card_set dead); /* removes hands with a dead card */
/* Combine weights as for ranges: the greater, the lesser, or the difference. Both ranges belong to
 * the same game. Return STATUS_OK; or STATUS_NO_MEMORY, with *hands unchanged. */
status_code hands_unite(struct hands *hands, const struct hands *by);
void hands_intersect(struct hands *hands, const struct hands *by);
void hands_subtract(struct hands *hands, const struct hands *by);

/* Keeps the best `to` of a range without the best `from`, like range_keep_best(), in the game's
 * hand ranking for percentages. Returns STATUS_OK; or STATUS_NO_MEMORY, with *hands unchanged. */
status_code hands_keep_best(struct hands *hands, uint32_t from, uint32_t to);

/* The equity of each class of four cards against a random hand before the flop, in 65536ths, in the
 * order of the classes' first hands; in hi-lo games it is the share of the pot. It is sampled when
 * the tables are made (tables/mkhands.c), with a standard error of about 0.2 percentage points.
 * Hands of four cards are ranked by these equities; hands of five and six cards by the sum over all
 * hands of four cards that they contain. */
enum { HANDS_CLASSES = 16432 };
extern const uint16_t hands_equity[HANDS_CLASSES], hands_equity_8[HANDS_CLASSES];

#endif
