/* Lines of plain card text to scores: the fast path of `felt rank`.
 *
 * A plain line is `count` cards, two ASCII characters each, without separators, and a newline:
 * AsKsQsJsTs3c2d. The kernels process lines of equal length side by side, check every byte (a rank,
 * a suit, the newline, no repeated card) and score them. Other lines are left to the parser of
 * card.h, which reads every notation and locates every error. */
#ifndef FELT_CARDS_LINES_H
#define FELT_CARDS_LINES_H

#include "cards/evaluator.h"

/* The form of the lines, and the ranking, which values any of the cards. */
struct lines_shape {
	const struct evaluator *evaluator;
	card lowest; /* lowest card of the deck, which has this card and all above it */
	int count;   /* cards per line, as many as the evaluator takes, but no more than 7 */
};

/* Scores the plain lines of such cards at the start of `text`, up to the first line that is not
 * plain or not valid, the end of the text or `most` lines. Returns the number n of lines scored:
 * scores[0 .. n - 1] are written (the rest, up to `most`, may be overwritten) and each line is 2 *
 * count + 1 bytes long. Every path stops at the same line: if there is another line and n is less
 * than `most`, the parser must read it. */
size_t lines_score(enum cpu_path path, const struct lines_shape *shape, const char *text,
	size_t length, score *scores, size_t most);

/* Hands of games with a board. A plain line is the hole cards and, unless all lines share one
 * board, " @ " and a board: AsKsQhJh @ 2c3d4h5s6s. */
struct lines_hands {
	const struct evaluator *evaluator;
	const void *tables; /* for the evaluator, or NULL */
	card_set deck;      /* cards allowed on a line */
	int own, board;     /* numbers of cards; no more than 11 together */
	const card *shared; /* the board of all lines, or NULL if each has its own */
};

/* The length of a line in bytes. */
size_t lines_hands_width(const struct lines_hands *hands);

/* Scores plain lines of hands; see lines_score(). */
size_t lines_score_hands(enum cpu_path path, const struct lines_hands *hands, const char *text,
	size_t length, score *scores, size_t most);

/* Appends each score's standing in an order of `standings` standings, and a newline: at most 5
 * bytes each. `out` has space for 8 bytes per score. Returns the number of bytes written. */
size_t lines_standings(enum cpu_path path, score standings, const score *scores, size_t count,
	char *out);

#endif
