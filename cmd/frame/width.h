/* The width of text on a terminal in columns: two for a wide character, such as most of Chinese and
 * most emoji, and none for a mark that combines with the character before it.
 *
 * Widths are those of the locale, which must be set (screen_set_locale). Characters that the locale
 * lacks take one column, and so do the replacements that sanitize_append writes for hidden
 * characters and malformed bytes. */
#ifndef FELT_CMD_FRAME_WIDTH_H
#define FELT_CMD_FRAME_WIDTH_H

#include "base/status.h"

#include <stddef.h>

/* The width of one character, as scan_char returns it: 0, 1 or 2. */
int width_of(struct slice character);

size_t width_columns(struct slice text);

/* The length in bytes of the longest beginning of the text that fits in `columns`, with all the
 * marks that combine with its last character. */
size_t width_fitting(struct slice text, size_t columns);

#endif
