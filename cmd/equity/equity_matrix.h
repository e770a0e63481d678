/* Output of preflop equities of starting hands against each other (odds/matrix.h): as rows, as a
 * grid, or as an image. */
#ifndef FELT_CMD_EQUITY_MATRIX_H
#define FELT_CMD_EQUITY_MATRIX_H

#include "frame/fields.h"
#include "frame/run.h"
#include "odds/matrix.h"
#include "odds/matchup/matchup.h"

enum { EQUITY_MATRIX_ROWS = 1, EQUITY_MATRIX_SQUARE = 2 }; /* views of the fields */

/* The fields of a row, which is one starting hand against another. The grid has only the first; its
 * other columns are the villain's starting hands. */
extern const struct field equity_matrix_fields[];

/* The inputs of the output. Starting hands are in the order of the 13×13 grid, row by row, and only
 * those that a player can hold. */
struct equity_matrix {
	const struct matchup *matchup;
	struct matrix counts;
};

/* Whether player 0 or 1 can hold a combo of a starting hand. */
bool equity_matrix_has(const struct equity_matrix *matrix, int player, int class);

/* Appends a row for each pair of starting hands that can be dealt together. */
void equity_matrix_rows(struct job *job, const struct record *record, const struct fields *fields,
	const struct equity_matrix *matrix, enum card_notation notation);

/* The column names of the grid: "hero", then all starting hands of the deck. */
const struct rows_name *equity_matrix_names(enum card_notation notation, card_set deck,
	size_t *count);

/* Appends a row for each starting hand of the first player: its equity against each of the
 * second's, empty if the two cannot be dealt together. */
void equity_matrix_square(struct job *job, const struct record *record,
	const struct equity_matrix *matrix, enum card_notation notation);

/* An SVG 1.1 image of grids one below the other. A grid has a row for each of the first player's
 * starting hands and a column for each of the second's, best first (range_order), a tooltip per
 * cell, and the equity in percent if the cells are large enough. A zeroed page is empty. */
struct equity_matrix_page {
	struct text body;
	unsigned long width, height; /* in pixels, so far */
};

void equity_matrix_draw(struct equity_matrix_page *page, const struct equity_matrix *matrix,
	struct slice title);
/* Appends the image and clears the page. */
void equity_matrix_page_end(struct equity_matrix_page *page, struct text *out);
void equity_matrix_page_free(struct equity_matrix_page *page);

#endif
