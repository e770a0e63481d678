/* Foreign text made safe to show: names, hand files, file names and arguments may hold bytes that
 * move a terminal's cursor, change its colours, or turn the direction of what follows.
 *
 * Everything that goes to a screen or into a message passes through here. Characters that disturb
 * a terminal or cannot be seen on it are replaced: controls (C0, DEL, C1), separators of lines,
 * blanks other than the space, marks of width and of direction, and characters that Unicode
 * reserves. Data (hand files, TSV, CSV, JSON) passes through here where standard output is a
 * terminal (output_data); in files and pipes it has the rules of its own format alone. */
#ifndef FELT_CMD_FRAME_CLEAN_H
#define FELT_CMD_FRAME_CLEAN_H

#include "base/text.h"

#include <stdbool.h>

/* Whether a character, as scan_char gives it, is shown as it is; false for a malformed byte. */
bool clean_shows(struct slice character);

/* Appends the text for a screen: '?' in place of a character that is not shown, U+FFFD in place of
 * a byte that is not UTF-8. Each character is replaced by one, so the columns stay the same. */
void sanitize_append(struct text *out, struct slice foreign);

/* Appends the text for a message, in which replaced characters are named: \x1b, U+202E, \xff. */
void sanitize_append_named(struct text *out, struct slice foreign);

/* Appends data for a terminal: replaced characters are escaped as JSON and hand files have them,
 * \u001b, \u202e; line feeds and tabs stay. */
void sanitize_append_escaped(struct text *out, struct slice foreign);

#endif
