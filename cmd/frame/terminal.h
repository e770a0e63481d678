/* The terminal while a picture is on it. Keys are read as they are typed, and the picture is on the
 * alternate screen. Both are restored at the end, while the program is stopped, and even when a
 * signal ends it. Messages wait for the main screen (report_hold). Keys come from standard input if
 * that is a terminal, and otherwise from the controlling terminal, so that standard input may be a
 * pipe. */
#ifndef FELT_CMD_FRAME_TERMINAL_H
#define FELT_CMD_FRAME_TERMINAL_H

#include <stdbool.h>

/* A key: the byte of an ASCII character, such as 'n', '\r' or 4 for Ctrl-D, or one of these, some
 * of which stand for other events. */
enum terminal_code {
	TERMINAL_NOTHING = 0, /* timeout */
	TERMINAL_RIGHT = 0x80,
	TERMINAL_LEFT,
	TERMINAL_UP,
	TERMINAL_DOWN,
	TERMINAL_PAGE_UP,
	TERMINAL_PAGE_DOWN,
	TERMINAL_TAB_BACK,
	TERMINAL_HOME,
	TERMINAL_END,
	TERMINAL_ESCAPE,  /* the Escape key alone */
	TERMINAL_FAR,     /* a non-ASCII character */
	TERMINAL_OTHER,   /* a key that has no code here */
	TERMINAL_CHANGED, /* new size, or continued after a stop: redraw */
	TERMINAL_READY,   /* `fd` is readable */
	TERMINAL_GONE     /* the terminal is gone */
};

struct terminal_key {
	int code;
	char bytes[4]; /* of the character */
	int length;
};

/* Whether standard output is a terminal, and keys can be read. */
bool terminal_is_there(void);

/* False, with nothing changed, if standard output is not a terminal or no keys can be read. */
bool terminal_begin(void);
void terminal_end(void); /* does nothing unless terminal_begin succeeded */

/* Waits for a key or, unless `fd` is -1, until that file is readable; for at most `milliseconds`,
 * or without limit if that is negative. */
struct terminal_key terminal_wait(int milliseconds, int fd);

void terminal_size(unsigned *columns, unsigned *rows);

#endif
