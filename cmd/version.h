/* The version of felt and of its libraries. */
#ifndef FELT_CMD_VERSION_H
#define FELT_CMD_VERSION_H

#include "felt.h"

#include "base/text.h"

#include <stdbool.h>

/* Appends the output of `felt --version`: "felt VERSION", then one line each for the compiler, the
 * instruction set in use and the libraries. If FELT_PATH does not name an instruction set of this
 * processor, reports that and returns false. */
bool version_print(struct text *out);

#endif
