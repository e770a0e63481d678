/* How many columns of a terminal text takes: two for a wide character, such as most of Chinese and
 * most pictures, and none for a mark that combines with the character before it.
 *
 * The widths are those of the locale, which must be set (screen_set_locale). Characters that it
 * does not know take one column, as does what sanitize_append writes in place of a character that
 * is not shown, and of a malformed byte. */
#ifndef FELT_CMD_FRAME_WIDTH_H
#define FELT_CMD_FRAME_WIDTH_H

#include "base/status.h"

#include <stddef.h>

/* Of one character, as scan_char gives it: 0, 1 or 2. */
int width_of(struct slice character);

size_t width_columns(struct slice text);

/* The bytes of the longest beginning of the text that takes at most `columns`, with all the marks
 * that combine with its last character. */
size_t width_fitting(struct slice text, size_t columns);

#endif
