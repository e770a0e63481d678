/* The grid of the 169 starting hands, aces first, suited hands above the diagonal of pairs: on a
 * terminal, as plain text, or as an SVG image. For a deck without the lowest ranks it is smaller: 9
 * by 9 in short deck.
 *
 * Each cell may hold a value from 0 to 1, which determines its shade: the fraction of a starting
 * hand in a range, or its equity. A zeroed struct grid has only absent cells.
 *
 *     struct grid grid = {.ramp = GRID_EQUITY};
 *     grid.cell[class] = (struct grid_cell){.present = true, .value = 0.8125, .text = "81.3"};
 *     grid_draw(&grid, &(struct grid_style){.columns = 80}, out); */
#ifndef FELT_CMD_FRAME_GRID_H
#define FELT_CMD_FRAME_GRID_H

#include "odds/combo.h"

/* The colour ramps for values. */
enum grid_ramp {
	GRID_WEIGHT, /* from pale to deep green */
	GRID_EQUITY, /* red, pale, blue: safe for colour-blind readers */
	GRID_OWN     /* none: each cell has its own colour */
};

struct grid_colour {
	uint8_t red, green, blue;
};

struct grid_colour grid_paint(enum grid_ramp ramp, double value);
bool grid_dark(struct grid_colour colour); /* whether letters on it must be white */

struct grid_cell {
	bool present;
	bool part;                 /* only a part of the starting hand; marked with '*' */
	double value;              /* of a present cell; clamped to 0 to 1 */
	struct grid_colour colour; /* of GRID_OWN */
	char text[6]; /* shown along with the name, at most 5 ASCII characters; may be "" */
};

struct grid {
	enum grid_ramp ramp;
	int left_out;                         /* number of lowest ranks that the deck lacks */
	struct grid_cell cell[COMBO_CLASSES]; /* by starting hand (combo.h) */
	/* Not owned; NULL: cells are not divided. The value of a divided cell is the height to
	 * which its bands fill it. */
	const struct grid_bands *bands;
};

/* The content of the cells in a text grid. */
enum grid_show {
	GRID_NAMES, /* AKs, followed by '*' if the cell is `part` */
	GRID_TEXTS  /* the cells' texts, with ranks at the edges */
};

/* Number of lowest ranks that a deck lacks. */
static inline int grid_left_out(card_set deck)
{
	return __builtin_ctzll(deck) / CARD_SUITS;
}

struct grid_style {
	enum grid_show show;
	unsigned columns; /* width of the terminal; if names or texts do not fit, cells are marks */
	bool colour;      /* paints cells with 256-colour escape sequences */
	bool unicode;     /* middle dots for absent cells instead of full stops; shades as marks */
};

/* The widths that the grid needs for names, and for texts. */
enum { GRID_NAME_COLUMNS = 52, GRID_TEXT_COLUMNS = 80 };

/* Appends the grid: a line per rank, a header line of ranks above texts and marks, and, if a name
 * has a '*', a line below the names that explains it. */
void grid_draw(const struct grid *grid, const struct grid_style *style, struct text *out);

/* The colour of a present cell. */
struct grid_colour grid_cell_colour(const struct grid *grid, const struct grid_cell *cell);

/* The number of a colour among a terminal's 256, from 16 on; and the escape sequence that paints
 * with it, with letters in black or white. */
unsigned grid_paint_number(struct grid_colour colour);
void grid_begin_paint(struct text *out, unsigned number);

/* Appends two columns in a colour, for a legend, and a space. */
void grid_add_sample(struct text *out, struct grid_colour colour);

/* Cells that are divided into bands from left to right, one for each action, in an SVG image. */
enum { GRID_BANDS_MAX = 20, GRID_BAND_NAME = 24 };

struct grid_bands {
	int count;
	struct grid_colour colour[GRID_BANDS_MAX];
	char name[GRID_BANDS_MAX][GRID_BAND_NAME];  /* for tooltips */
	float share[COMBO_CLASSES][GRID_BANDS_MAX]; /* of a present cell; they add up to 1 */
};

/* An SVG 1.1 image of grids one below the other: complete, valid, without fonts or scripts. A
 * zeroed page is empty, and
 *
 *     grid_page_add(&page, &grid, title, note);     once per grid
 *     grid_page_end(&page, "felt range", out);
 *
 * appends all of it to *out and clears the page. Cells have a name and a text; tooltips show value
 * and name. */
struct grid_page {
	struct text body;
	unsigned long height; /* in pixels, so far */
};

/* The title is above the grid, the note below it; long ones are wrapped after commas and spaces.
 * Either may be empty, and may contain any bytes. */
void grid_page_add(struct grid_page *page, const struct grid *grid, struct slice title,
	struct slice note);
/* Adds a line of a legend below the last grid. */
void grid_page_legend(struct grid_page *page, struct grid_colour colour, struct slice text);
void grid_page_end(struct grid_page *page, const char *title, struct text *out);
void grid_page_free(struct grid_page *page);

#endif
