/* Questions: problems of equity as people write them, one per line.
 *
 *     AA v KK,QQ+ @ 2c7d9h ! As
 *
 * A question is the content of a line: its ranges, each with its text in normal form, the board and
 * the dead cards, and the spot made from them, which the methods count. A stream of lines needs
 * no allocation per line, since a question and the shelf of its ranges are reused. */
#ifndef FELT_ODDS_QUESTION_H
#define FELT_ODDS_QUESTION_H

#include "odds/spot/spot.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The shelf keeps ranges that were read before, by their text, so that a stream that repeats a
 * range reads it only once. */
struct question_shelf;

struct question_rules {
	enum card_notation reads, writes; /* notations of the line, and of the names */
	const struct cards *board; /* given apart from the line, which then has none; or NULL */
	const struct cards *dead;  /* likewise */
};

struct question {
	int players;
	const struct range *range[SPOT_PLAYERS_MAX]; /* on the shelf */
	const struct range_list *list[SPOT_PLAYERS_MAX];
	struct slice name[SPOT_PLAYERS_MAX]; /* the ranges' normal form */
	struct cards board;
	card_set dead;
	struct spot spot;
};

struct question_shelf *question_shelf_new(void); /* NULL when memory is short */
void question_shelf_free(struct question_shelf *shelf);

/* Reads a line. The question is valid until the next one is read with the same shelf. The status
 * is one of contest lines, cards, ranges or spots, or STATUS_NO_MEMORY; offsets in *fault, which
 * must not be NULL, count from the start of the line. */
status_code question_read(struct question *question, struct question_shelf *shelf,
	struct slice line, const struct question_rules *rules, struct fault *fault);

/* Reads the board and the dead cards of a line that range_line_split has cut, or takes those that
 * are given apart from it. The faults are those of cards, and STATUS_TWO_BOARDS, _TWO_DEADS,
 * _LONG_BOARD, and a dead card that is on the board. */
status_code question_cards(struct slice line, const struct contest_parts *parts,
	const struct question_rules *rules, struct cards *board, card_set *dead,
	struct fault *fault);

/* Appends a line that asks the same, "AA; KK @ 2c7d9h ! As": ranges in normal form, in the
 * notation of the names; cards in `notation`. */
void question_print(struct text *out, const struct question *question, enum card_notation notation);

#ifdef __cplusplus
}
#endif

#endif
