/* The terminal while a picture is on it: keys by themselves, a second screen, and everything put
 * back whatever ends it, signals included. */
#ifndef FELT_CMD_FRAME_TERMINAL_H
#define FELT_CMD_FRAME_TERMINAL_H

#include <stdbool.h>

enum terminal_key {
	TERMINAL_NOTHING, /* the time is over */
	TERMINAL_NEXT,    /* space, right, enter */
	TERMINAL_BACK,    /* left, backspace */
	TERMINAL_FIRST,
	TERMINAL_LAST,
	TERMINAL_LEAVE,   /* q, or there is no terminal any more */
	TERMINAL_CHANGED, /* another size, or back from being stopped: draw anew */
	TERMINAL_OTHER
};

/* False when standard output is no terminal, or no keys can be read: nothing has changed then. */
bool terminal_begin(void);
void terminal_end(void); /* does nothing when it has not begun */

/* Waits for a key, `milliseconds` at most; 0: as long as it takes. */
enum terminal_key terminal_key(unsigned milliseconds);

void terminal_size(unsigned *columns, unsigned *rows);

#endif
