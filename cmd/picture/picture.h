/* A step of a hand, drawn as a table in the terminal: on an oval if the window is large enough, and
 * otherwise as a list of seats. */
#ifndef FELT_CMD_PICTURE_H
#define FELT_CMD_PICTURE_H

#include "base/text.h"

#include "game/hand/hand.h"

/* The content of the picture. Slices may be empty. */
struct picture {
	const struct hand_record *hand;
	const struct hand_play *play; /* at the step to draw */
	enum card_notation notation;
	bool colour;
	int hero;    /* seat whose cards are visible from the start, or NARRATE_ALL (narrate.h) */
	int first;   /* seat drawn first, at the bottom of the oval */
	bool set_up; /* there is a table: the hand is valid */
	struct slice title, stakes; /* the stakes are drawn if they fit */
	size_t number, hands;       /* of the hand; number of hands, 0 if unknown */
	struct slice line;          /* the last action, or the error in the hand */
	struct slice keys, status;  /* the last line: help on the keys, or a status message */
	struct slice prompt;        /* an input line below that */
	const double *equity;       /* one per seat, or NULL */
	/* Lines in place of the table. In a line with a tab, the part before it is bold and in a
	 * column of its own. */
	struct slice page;
};

/* Appends the output that draws the picture in a window. */
void picture_draw(const struct picture *picture, unsigned columns, unsigned rows, struct text *out);

/* Whether a window is large enough for the oval with `seats` seats. */
bool picture_is_oval(unsigned columns, unsigned rows, int seats);

/* Width of the picture, as an oval or as a list. */
unsigned picture_columns(unsigned columns, unsigned rows, int seats);

/* Maximum number of columns and lines of a page in a window. */
void picture_page_size(unsigned columns, unsigned rows, int *page_columns, int *page_rows);

/* Number of cards that a seat has discarded in this street's draw; -1 before it has drawn. A player
 * who is still in draws once per street. */
int picture_drawn_by(const struct hand_record *hand, const struct hand_play *play, int at);

#endif
