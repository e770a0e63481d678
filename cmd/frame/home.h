/* The files that felt keeps for the user, in the directories of the XDG Base Directory
 * Specification. */
#ifndef FELT_CMD_FRAME_HOME_H
#define FELT_CMD_FRAME_HOME_H

#include "base/text.h"

#include <stdbool.h>

enum home_kind {
	HOME_DATA, /* $XDG_DATA_HOME/felt, or ~/.local/share/felt */
	HOME_STATE /* $XDG_STATE_HOME/felt, or ~/.local/state/felt */
};

/* Appends the path of a file, without a terminator; false if the environment has neither variable.
 */
bool home_add_file(enum home_kind kind, const char *name, struct text *out);

/* Makes the directories of a file; false, with errno set, if that fails. Changes the name only
 * meanwhile. */
bool home_make_directories(char *name);

#endif
