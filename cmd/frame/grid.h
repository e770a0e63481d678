/* The square of 169 classes that players draw, aces first, suited above the diagonal of pairs: on a
 * terminal, as plain text, as a page of SVG. Of a deck without its lowest ranks it is smaller: 9 by
 * 9 in the short deck.
 *
 * Each cell may hold a value from 0 to 1, which is its shade: how much of a class is in a range, or
 * its equity. A zeroed struct grid is a square of absent cells.
 *
 *     struct grid grid = {.ramp = GRID_EQUITY};
 *     grid.cell[class] = (struct grid_cell){.present = true, .value = 0.8125, .text = "81.3"};
 *     grid_draw(&grid, &(struct grid_style){.columns = 80}, out); */
#ifndef FELT_CMD_FRAME_GRID_H
#define FELT_CMD_FRAME_GRID_H

#include "odds/combo.h"

/* The colours in which values are painted. */
enum grid_ramp {
	GRID_WEIGHT, /* pale for little of a class, deep green for all of it */
	GRID_EQUITY  /* red, pale in the middle, blue: colour-blind readers can tell them apart */
};

struct grid_colour {
	uint8_t red, green, blue;
};

struct grid_colour grid_paint(enum grid_ramp ramp, double value);
bool grid_dark(struct grid_colour colour); /* whether letters on it must be white, not black */

struct grid_cell {
	bool present;
	bool part;    /* only a part of the class is meant; marked with '*' */
	double value; /* of a present cell; outside 0 to 1 it is taken for the nearer end */
	char text[6]; /* besides the class's name, 5 ASCII characters at most; "" for none */
};

struct grid {
	enum grid_ramp ramp;
	int left_out;                         /* the lowest ranks, which the deck does not have */
	struct grid_cell cell[COMBO_CLASSES]; /* by class (combo.h) */
};

/* The content of the cells of a square of text. */
enum grid_show {
	GRID_NAMES, /* AKs, followed by '*' where the cell is `part` */
	GRID_TEXTS  /* the cells' texts, with the ranks at the edges */
};

/* How many of the lowest ranks a deck lacks. */
static inline int grid_left_out(card_set deck)
{
	return __builtin_ctzll(deck) / CARD_SUITS;
}

struct grid_style {
	enum grid_show show;
	unsigned columns; /* of the screen; where names or texts do not fit, each cell is a mark */
	bool colour;      /* cells painted, by escape sequences of the 256 colours */
	bool unicode;     /* a middle dot for what is absent, not a full stop; shades as marks */
};

/* The columns that the square needs for names, and for texts. */
enum { GRID_NAME_COLUMNS = 52, GRID_TEXT_COLUMNS = 80 };

/* Appends the square: a line a rank, one of ranks above texts and marks, and one below
 * names that says what '*' means, where one has it. */
void grid_draw(const struct grid *grid, const struct grid_style *style, struct text *out);

/* A page of SVG 1.1 with squares one below the other: whole, valid, without fonts
 * or scripts. A zeroed page is an empty one, and
 *
 *     grid_page_add(&page, &grid, title, note);     as often as there are squares
 *     grid_page_end(&page, "felt range", out);
 *
 * appends all of it to *out and clears the page. Cells have name and text; value
 * and name show where the pointer rests. */
struct grid_page {
	struct text body;
	unsigned long height; /* so far, in pixels */
};

/* The title is above the square, the note below it; long ones are broken into lines
 * after commas and blanks. Either may be empty. Any bytes are allowed. */
void grid_page_add(struct grid_page *page, const struct grid *grid, struct slice title,
	struct slice note);
void grid_page_end(struct grid_page *page, const char *title, struct text *out);
void grid_page_free(struct grid_page *page);

#endif
