/* What a mistyped word was probably meant to be. */
#ifndef FELT_CMD_FRAME_NEAREST_H
#define FELT_CMD_FRAME_NEAREST_H

#include <stddef.h>

/* The name that fewest edits make of the word: a character put in, left out or changed, or two
 * neighbours exchanged. Case does not count. NULL when it would take more than one edit for each
 * three characters of the word, or more than two: that is another word. */
const char *nearest_name(const char *word, const char *const *names, size_t count);

#endif
