/* The keys of a viewer in the terminal: a table of what they do, which is also their help, and
 * typing a line. */
#ifndef FELT_CMD_FRAME_KEYS_H
#define FELT_CMD_FRAME_KEYS_H

#include "frame/terminal.h"

#include "base/text.h"

enum { KEYS_CODES_MAX = 9 };

/* A row is the only description of its keys: the help is generated from the rows, and tests compare
 * the manual pages with the help. */
struct keys_row {
	int code[KEYS_CODES_MAX];  /* terminal codes (terminal.h), 0 after the last */
	const char *name;          /* names of the keys in the help */
	const char *ascii_name;    /* the same without arrow characters; NULL: as `name` */
	const char *help;          /* half a line */
	bool (*act)(void *viewer); /* false: quit */
};

static inline const char *keys_name(const struct keys_row *row, bool unicode)
{
	return unicode || !row->ascii_name ? row->name : row->ascii_name;
}

/* The row of a code, or NULL. */
const struct keys_row *keys_find(const struct keys_row *rows, size_t count, int code);

/* Appends the help: a line for each row, the names and the help separated by a tab. */
void keys_add_help(const struct keys_row *rows, size_t count, bool unicode, struct text *out);

enum keys_typing { KEYS_TYPING, KEYS_ENTERED, KEYS_CANCELLED };

/* Changes a line that is being typed, of at most `most` bytes, by a key. */
enum keys_typing keys_type(struct text *typed, size_t most, const struct terminal_key *key);

#endif
