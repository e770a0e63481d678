/* Questions: problems of equity as people write them, one per line.
 *
 *     AA v KK,QQ+ @ 2c7d9h ! As
 *
 * A question is the content of a line: its ranges, each with its text in normal form, the board and
 * the dead cards, and the spot made from them, which the methods count. A stream of lines needs
 * no allocation per line, since a question and the shelf of its ranges are reused. */
#ifndef FELT_ODDS_QUESTION_H
#define FELT_ODDS_QUESTION_H

#include "cards/boards.h"
#include "odds/spot.h"

/* The shelf keeps ranges that were read before, by their text, so that a stream that repeats a
 * range reads it only once. */
struct question_shelf;

struct question_rules {
	const struct game *game;          /* its deck has the cards */
	enum card_notation reads, writes; /* notations of the line, and of the names */
	struct boards_rule several;       /* how many boards a lineup has; a question has one */
	const struct cards *board; /* if not NULL, the line must not have a board; all boards */
	const struct cards *dead;  /* if not NULL, the line must not have dead cards */
};

struct question {
	const struct game *game;
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

/* Reads a line. The question is valid until the next one is read with the same shelf. Returns
 * STATUS_OK, or a status of contest lines, cards, ranges or spots, or STATUS_NO_MEMORY. Offsets in
 * *fault, which must not be NULL, count from the start of the line. */
status_code question_read(struct question *question, struct question_shelf *shelf,
	struct slice line, const struct question_rules *rules, struct fault *fault);

/* Reads the boards and the dead cards of a line that range_line_split has cut, or takes those that
 * the rules give: boards_count(&rules->several) boards. The faults are those of cards and of the
 * game's deck, and STATUS_TWO_BOARDS, STATUS_TWO_DEADS, STATUS_LONG_BOARD, and a dead card that is
 * on the board. */
status_code question_cards(struct slice line, const struct contest_parts *parts,
	const struct question_rules *rules, struct cards *boards, card_set *dead,
	struct fault *fault);

/* Appends a line that asks the same, such as "AA; KK @ 2c7d9h ! As". The ranges are in normal form
 * and in the notation of the names, and the cards are in `notation`. */
void question_print(struct text *out, const struct question *question, enum card_notation notation);

#endif
