/* The version of felt and of its libraries. */
#ifndef FELT_CMD_VERSION_H
#define FELT_CMD_VERSION_H

#include "base/text.h"

#include <stdbool.h>

/* The only definition of the version: the Makefile reads it here for the tarball and the packages.
 * Between releases it is the version of the next one. */
#define FELT_VERSION "0.2.0"

/* Appends the output of `felt --version`: "felt VERSION", then one line each for the compiler, the
 * instruction set in use and the libraries. If FELT_PATH does not name an instruction set of this
 * processor, reports that and returns false. */
bool version_print(struct text *out);

#endif
