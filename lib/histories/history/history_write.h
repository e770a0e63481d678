/* A history that was played, as a hand file. */
#ifndef FELT_HISTORIES_HISTORY_WRITE_H
#define FELT_HISTORIES_HISTORY_WRITE_H

#include "histories/history/history_play.h"

/* Where in the history an action of the hand file is from. */
struct history_origin {
	size_t at, end;        /* of the action's words in the hand file */
	size_t offset, length; /* in the text of the history */
};

/* Appends the hand in the strict form, without the header of a table. `source` says where it is
 * from, FILE:LINE, or has length 0. `origins` has room for play->act_count, or is NULL. */
void history_write(struct text *out, const struct history_play *play, struct slice source,
	struct history_origin *origins);

#endif
