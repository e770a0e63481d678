/* Case-insensitive search in text: "sé" is in "JOSÉ".
 *
 * Letters are those of the locale, which must be set (screen_set_locale). Characters that the
 * locale lacks, and bytes that are not UTF-8, match only themselves. */
#ifndef FELT_CMD_FRAME_CASEFOLD_H
#define FELT_CMD_FRAME_CASEFOLD_H

#include "base/status.h"

#include <stdbool.h>

/* Whether the text contains the word, which has at least one character. */
bool casefold_contains(struct slice text, struct slice word);

/* Like casefold_contains(), but finds only whole words, in the singular or the plural: "outs" is in
 * "an out", but "out" is not in "without". The word may be a phrase, in which a hyphen or a slash
 * is a space: "side pot" is in "two side-pots". */
bool casefold_contains_word(struct slice text, struct slice word);

/* The same, but the word may be the beginning of one: "spread" is in "spreadsheets". */
bool casefold_contains_beginning(struct slice text, struct slice word);

/* Whether two characters, as scan_char returns them, are equal except for case. */
bool casefold_same(struct slice a, struct slice b);

#endif
