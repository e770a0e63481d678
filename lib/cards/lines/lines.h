/* Lines of plain card text to scores: the fast way through `felt rank`.
 *
 * A plain line is `count` cards, two ASCII characters each, nothing between and
 * nothing around them, and a line feed: AsKsQsJsTs3c2d. The kernels take lines
 * of one length side by side, check every byte (a rank, a suit, the line feed,
 * no card twice) and score them. Whatever is not plain is left for the parser of
 * card.h, which reads every notation and locates every error. */
#ifndef FELT_CARDS_LINES_H
#define FELT_CARDS_LINES_H

#include "cards/evaluator.h"

/* What is on the lines, and how it is valued: by an evaluator that takes any of the cards. */
struct lines_shape {
	const struct evaluator *evaluator;
	card lowest; /* of the deck, which has this card and all above it */
	int count;   /* cards a line, as many as the evaluator takes, but no more than 7 */
};

/* Scores the plain lines of such cards at the start of `text`, up to
 * the first line that is not plain or not good, the end of the text or `most`
 * lines. Returns how many lines were scored: scores[0 .. that - 1] are written
 * (the rest, up to `most`, may be overwritten) and the lines are (2 * count + 1) bytes
 * each. Every path stops at the same line: if there is one more and `most` allows
 * it, it is for the parser. */
size_t lines_score(enum cpu_path path, const struct lines_shape *shape, const char *text,
	size_t length, score *scores, size_t most);

/* Hands of games with a board. A plain line is the hole cards, and unless all lines have the same
 * board, " @ " and a board: AsKsQhJh @ 2c3d4h5s6s. */
struct lines_hands {
	const struct evaluator *evaluator;
	const void *tables; /* for the evaluator, or NULL */
	card_set deck;      /* cards that may be on a line */
	int own, board;     /* cards; no more than 11 together */
	const card *shared; /* the board of all lines, or NULL if each has its own */
};

/* The bytes of a line. */
size_t lines_hands_width(const struct lines_hands *hands);

/* Scores plain lines of hands, as lines_score does other lines. */
size_t lines_score_hands(enum cpu_path path, const struct lines_hands *hands, const char *text,
	size_t length, score *scores, size_t most);

/* Appends each score's standing in an order of so many, and a line feed: at most 5 bytes each.
 * `out` has room for 8 bytes a score. Returns the bytes written. */
size_t lines_standings(enum cpu_path path, score standings, const score *scores, size_t count,
	char *out);

#endif
