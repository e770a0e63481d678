/* Finds the word that a misspelled word was probably meant to be. */
#ifndef FELT_CMD_FRAME_NEAREST_H
#define FELT_CMD_FRAME_NEAREST_H

#include <stddef.h>

/* The name with the fewest edits from the word; an edit inserts, deletes or changes a character, or
 * swaps two neighbours. Case is ignored. NULL if no name is within one edit per three characters of
 * the word and within two edits. */
const char *closest_match(const char *word, const char *const *names, size_t count);

#endif
