/* Class against class before the flop (odds/matrix.h): as rows, a square of equities or a picture.
 */
#ifndef FELT_CMD_EQUITY_MATRIX_H
#define FELT_CMD_EQUITY_MATRIX_H

#include "frame/fields.h"
#include "frame/run.h"
#include "odds/matrix.h"
#include "odds/matchup/matchup.h"

enum { EQUITY_MATRIX_ROWS = 1, EQUITY_MATRIX_SQUARE = 2 }; /* views of the fields */

/* The fields of a row, which is a class against a class. Of the square there is only the first; the
 * others are the villain's classes. */
extern const struct field equity_matrix_fields[];

/* What is written about a problem. Classes are in the order of the square of classes, row by row,
 * and only those that a player has. */
struct equity_matrix {
	const struct matchup *matchup;
	struct matrix counts;
};

/* Whether a player, 0 or 1, may hold a combo of a class. */
bool equity_matrix_has(const struct equity_matrix *matrix, int player, int class);

/* Appends a row for each pair of classes that can meet. */
void equity_matrix_rows(struct job *job, const struct record *record, const struct fields *fields,
	const struct equity_matrix *matrix, enum card_notation notation);

/* The names of the square's columns: "hero", then all classes that the deck has. */
const struct rows_name *equity_matrix_names(enum card_notation notation, card_set deck,
	size_t *count);

/* Appends a row for each class of the first player: its equity against every class, empty where the
 * two cannot meet. */
void equity_matrix_square(struct job *job, const struct record *record,
	const struct equity_matrix *matrix, enum card_notation notation);

/* A page of SVG 1.1 with pictures one below the other. A picture has a row for each of the first
 * player's classes and a column for each of the second's, the best first (range_order), a title for
 * each cell, and the equity in per cent where cells are large enough. A zeroed page is empty. */
struct equity_matrix_page {
	struct text body;
	unsigned long width, height; /* so far, in pixels */
};

void equity_matrix_draw(struct equity_matrix_page *page, const struct equity_matrix *matrix,
	struct slice title);
/* Appends the page and clears it. */
void equity_matrix_page_end(struct equity_matrix_page *page, struct text *out);
void equity_matrix_page_free(struct equity_matrix_page *page);

#endif
