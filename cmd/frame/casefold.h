/* Text that is looked for in other text whatever the case of its letters: "sé" is in "JOSÉ".
 *
 * The letters are those of the locale, which must be set (screen_set_locale). Characters
 * that it does not know, and bytes that are not UTF-8, are only the same as themselves. */
#ifndef FELT_CMD_FRAME_CASEFOLD_H
#define FELT_CMD_FRAME_CASEFOLD_H

#include "base/status.h"

#include <stdbool.h>

/* Whether the word, which has at least one character, is somewhere in the text. */
bool casefold_contains(struct slice text, struct slice word);

/* Whether two characters, as scan_char gives them, are the same. */
bool casefold_same(struct slice a, struct slice b);

#endif
