/* A moment of a hand, drawn as a table in the terminal: on an oval if the window has room for that,
 * and otherwise as a list of seats. */
#ifndef FELT_CMD_PICTURE_H
#define FELT_CMD_PICTURE_H

#include "base/text.h"

#include "game/hand/hand.h"

/* What is to be drawn. Slices may be empty. */
struct picture {
	const struct hand_record *hand;
	const struct hand_play *play; /* at this moment */
	enum card_notation notation;
	bool colour;
	int hero;    /* the seat whose cards are seen from the beginning, or NARRATE_ALL (tell.h) */
	int first;   /* the seat that is drawn in the first place, at the lower side of the oval */
	bool set_up; /* there is a table: the hand could be read */
	struct slice title, stakes; /* the stakes are drawn if they fit in */
	size_t number, hands;       /* of the hand; how many there are, 0 if that is not known */
	struct slice line;          /* the last action, or what is wrong with the hand */
	struct slice keys, status;  /* the last line: what keys do, or, instead, news */
	struct slice prompt;        /* a line below that, which is typed */
	const double *equity;       /* of each seat, or NULL */
	/* Lines in place of the table. Where a line has a tab, what is before it is drawn in bold,
	 * in a column of its own. */
	struct slice page;
};

/* Appends what draws the picture in a window. */
void picture_draw(const struct picture *picture, unsigned columns, unsigned rows, struct text *out);

/* Whether a window has room for the oval with so many seats. */
bool picture_is_oval(unsigned columns, unsigned rows, int seats);

/* How many columns the picture has, whether it is of the oval or of the list. */
unsigned picture_columns(unsigned columns, unsigned rows, int seats);

/* How many lines a page may have in a window, and how many columns. */
void picture_page_size(unsigned columns, unsigned rows, int *page_columns, int *page_rows);

/* How many cards a seat has discarded in the draw of this street; -1 before it has drawn. A player
 * who is still in draws once a street. */
int picture_drawn_by(const struct hand_record *hand, const struct hand_play *play, int at);

#endif
