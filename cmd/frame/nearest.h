/* Finds the word that a mistyped one was probably meant to be. */
#ifndef FELT_CMD_FRAME_NEAREST_H
#define FELT_CMD_FRAME_NEAREST_H

#include <stddef.h>

/* The name that is the fewest edits away from the word; an edit inserts, deletes or changes a
 * character, or exchanges two neighbours. Case is ignored. NULL when no name is within one edit for
 * each three characters of the word and within two edits. */
const char *closest_match(const char *word, const char *const *names, size_t count);

#endif
