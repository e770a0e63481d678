/* A hand drawn as a table, in SVG: the seats around an oval with their names, cards, stacks and
 * bets, and in the middle the board and the pots.
 *
 * Some of it is constant during the hand: the positions of the seats, the names, the button. The
 * rest consists of pieces, each of them the content of one element. An image of one step has the
 * pieces of that step. An HTML page that steps through the hand has one image too, and for the
 * other steps only the pieces that differ.
 *
 * Positions are in units of the square image; 22 of them are the height of a line of text. */
#ifndef FELT_CMD_DRAWING_H
#define FELT_CMD_DRAWING_H

#include "base/text.h"

#include "game/hand/hand.h"

enum { DRAWING_SIDE = 680 };

/* The pieces: four in the middle, then those of each seat. */
enum {
	DRAWING_STREET,
	DRAWING_BOARD,
	DRAWING_POT,  /* the total pot */
	DRAWING_POTS, /* the main pot and the side pots, if there are several */
	DRAWING_MIDDLE
};
enum {
	DRAWING_STATE, /* class of the seat's element, not content */
	DRAWING_CARDS,
	DRAWING_STACK,
	DRAWING_EQUITY,
	DRAWING_FRONT, /* on the table: the bet, the number of cards drawn, or the winnings */
	DRAWING_OF_SEAT
};
enum { DRAWING_PIECES_MAX = DRAWING_MIDDLE + SEATS_MAX * DRAWING_OF_SEAT };

struct drawing {
	const struct hand_record *hand;
	struct hand_play *play; /* at the step to draw */
	int hero;    /* seat whose cards are visible from the start, or NARRATE_ALL (narrate.h) */
	bool equity; /* seats have a line for the equity */
	bool keyed;  /* elements of pieces have the attribute data-k with the piece number */
	const char *link; /* attribute of references: "href", or "xlink:href" in SVG 1.1 */
};

/* The pieces at a step, one after the other. Ready for use when zeroed. */
struct drawing_moment {
	struct text text;
	size_t end[DRAWING_PIECES_MAX];
	card_set cards; /* the visible ones */
};

int drawing_pieces(const struct drawing *drawing);
/* Whether the image has an element for a piece: without equities it has none for them. */
bool drawing_has(const struct drawing *drawing, int piece);
struct slice drawing_piece(const struct drawing_moment *moment, int piece);

/* Makes the pieces of the play's current step. `equity` has one entry per seat, or is NULL; `ended`
 * is whether the pots have been paid. */
void drawing_look(const struct drawing *drawing, const double *equity, bool ended,
	struct drawing_moment *moment);

/* Appends the image of a step: the content of an svg element. */
void drawing_add(const struct drawing *drawing, const struct drawing_moment *moment,
	struct text *out);

/* Appends the cards that images refer to, as a defs element; the first time also the parts common
 * to all cards, and a card back. `link` as above. */
void drawing_add_cards(card_set cards, bool first, enum card_notation notation, const char *link,
	struct text *out);
/* CSS of the images, for light and dark backgrounds. */
extern const char drawing_style[];

#endif
