/* Sanitizes untrusted text for display: names, hand histories, file names and arguments may contain
 * bytes that move a terminal's cursor, change its colours, or reverse the direction of text.
 *
 * All text that goes to a terminal or into a message passes through here. Characters that disturb a
 * terminal or are invisible on it are replaced: controls (C0, DEL, C1), line separators, spaces
 * other than U+0020, width and direction marks, and characters that Unicode reserves. Data (PHH,
 * TSV, CSV, JSON) passes through here if standard output is a terminal (output_data); in files and
 * pipes only the rules of its own format apply. */
#ifndef FELT_BASE_CLEAN_H
#define FELT_BASE_CLEAN_H

#include "base/text.h"

#include <stdbool.h>

/* Whether a character, as scan_char returns it, is shown unchanged; false for a malformed byte. */
bool clean_shows(struct slice character);

/* Appends the text for a terminal: '?' replaces a character that is not shown, U+FFFD a byte that
 * is not UTF-8. Each replacement is one character, so that columns stay aligned. */
void sanitize_append(struct text *out, struct slice foreign);

/* Appends the text for a message, in which replaced characters are spelled: \x1b, U+202E, \xff. */
void sanitize_append_named(struct text *out, struct slice foreign);

/* Appends data for a terminal: replaced characters are escaped as in JSON and PHH, \u001b, \u202e;
 * newlines and tabs stay. */
void sanitize_append_escaped(struct text *out, struct slice foreign);

#endif
