/* A hand drawn as a table, in SVG: the seats around an oval with their names, cards, stacks and
 * bets, and in the middle the board and the pots.
 *
 * Some of it is the same at every moment of the hand: where the seats are, the names, the button.
 * The rest consists of pieces, each of them the content of one element. A picture of one moment has
 * the pieces of that moment. A page that steps through the hand has one picture too, and for the
 * other moments only the pieces that differ.
 *
 * Positions are in units of a square picture; 22 of them are the height of a line of text. */
#ifndef FELT_CMD_DRAWING_H
#define FELT_CMD_DRAWING_H

#include "base/text.h"

#include "game/hand/hand.h"

enum { DRAWING_SIDE = 680 };

/* The pieces: four in the middle, and then those of each seat. */
enum {
	DRAWING_STREET,
	DRAWING_BOARD,
	DRAWING_POT,  /* all chips in the middle */
	DRAWING_POTS, /* the main pot and the side pots, if there are several */
	DRAWING_MIDDLE
};
enum {
	DRAWING_STATE, /* the class of the seat's element, not its content */
	DRAWING_CARDS,
	DRAWING_STACK,
	DRAWING_EQUITY,
	DRAWING_FRONT, /* on the table: the bet, how many cards are drawn, or what is won */
	DRAWING_OF_SEAT
};
enum { DRAWING_PIECES_MAX = DRAWING_MIDDLE + SEATS_MAX * DRAWING_OF_SEAT };

struct drawing {
	const struct hand_record *hand;
	struct hand_play *play; /* at the moment that is drawn */
	int hero;    /* the seat whose cards are seen from the beginning, or NARRATE_ALL (tell.h) */
	bool equity; /* seats have a line for it */
	bool keyed;  /* elements with pieces have the attribute data-k, with the piece's number */
	const char *link; /* the attribute of a reference: "href", or "xlink:href" in SVG 1.1 */
};

/* The pieces at a moment, one after the other. A zeroed one is ready for use. */
struct drawing_moment {
	struct text text;
	size_t end[DRAWING_PIECES_MAX];
	card_set cards; /* those that are seen */
};

int drawing_pieces(const struct drawing *drawing);
/* Whether the picture has an element for a piece: without equities it has none for them. */
bool drawing_has(const struct drawing *drawing, int piece);
struct slice drawing_piece(const struct drawing_moment *moment, int piece);

/* Makes the pieces of the moment at which the play is. `equity` is that of each seat, or NULL;
 * `ended` is whether the pots have been paid. */
void drawing_look(const struct drawing *drawing, const double *equity, bool ended,
	struct drawing_moment *moment);

/* Appends the picture of a moment: the contents of an element svg. */
void drawing_add(const struct drawing *drawing, const struct drawing_moment *moment,
	struct text *out);

/* Appends cards to which pictures refer, as an element defs; the first time also what all cards
 * have, and one that is not seen. `link` as above. */
void drawing_add_cards(card_set cards, bool first, enum card_notation notation, const char *link,
	struct text *out);
/* The styles that pictures need, in CSS, for light and for dark surroundings. */
extern const char drawing_style[];

#endif
