/* The terminal while a picture is on it. Each key is read as it is typed, and the picture is on the
 * alternate screen. Both are restored at the end, even when a signal ends the program. */
#ifndef FELT_CMD_FRAME_TERMINAL_H
#define FELT_CMD_FRAME_TERMINAL_H

#include <stdbool.h>

enum terminal_key {
	TERMINAL_NOTHING, /* the time has passed */
	TERMINAL_NEXT,    /* space, right, enter */
	TERMINAL_BACK,    /* left, backspace */
	TERMINAL_FIRST,
	TERMINAL_LAST,
	TERMINAL_LEAVE,   /* q, or the terminal is gone */
	TERMINAL_CHANGED, /* another size, or continued after a stop: draw again */
	TERMINAL_OTHER
};

/* False, with nothing changed, when standard output is not a terminal or no keys can be read. */
bool terminal_begin(void);
void terminal_end(void); /* does nothing when terminal_begin has not been called */

/* Waits for a key, for at most `milliseconds`, or without limit if that is 0. */
enum terminal_key terminal_key(unsigned milliseconds);

void terminal_size(unsigned *columns, unsigned *rows);

#endif
