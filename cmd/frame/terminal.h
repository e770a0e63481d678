/* The terminal while a picture is on it. Each key is read as it is typed, and the picture is on the
 * alternate screen. Both are restored at the end, while the program is stopped, and even when a
 * signal ends it. Messages wait for the first screen (report_hold). Keys come from standard input
 * if that is a terminal, and otherwise from the terminal of the session, so that standard input may
 * be a pipe. */
#ifndef FELT_CMD_FRAME_TERMINAL_H
#define FELT_CMD_FRAME_TERMINAL_H

#include <stdbool.h>

/* What a key is: the byte of an ASCII character, such as 'n', '\r' or 4 for Ctrl-D, or one of
 * these, which also say what else has happened. */
enum terminal_code {
	TERMINAL_NOTHING = 0, /* the time has passed */
	TERMINAL_RIGHT = 0x80,
	TERMINAL_LEFT,
	TERMINAL_HOME,
	TERMINAL_END,
	TERMINAL_ESCAPE,  /* the key alone */
	TERMINAL_FAR,     /* a character beyond ASCII */
	TERMINAL_OTHER,   /* a key that has no code here */
	TERMINAL_CHANGED, /* another size, or continued after a stop: draw again */
	TERMINAL_READY,   /* the other file can be read */
	TERMINAL_GONE     /* the terminal */
};

struct terminal_key {
	int code;
	char bytes[4]; /* of a character */
	int length;
};

/* False, with nothing changed, when standard output is not a terminal or no keys can be read. */
bool terminal_begin(void);
void terminal_end(void); /* does nothing when terminal_begin has not been called */

/* Waits for a key, or until the file `fd` can be read, unless that is -1; for at most
 * `milliseconds`, or without limit if that is negative. */
struct terminal_key terminal_wait(int milliseconds, int fd);

void terminal_size(unsigned *columns, unsigned *rows);

#endif
