/* The version of felt, and what this felt was built with. */
#ifndef FELT_CMD_VERSION_H
#define FELT_CMD_VERSION_H

#include "base/text.h"

#include <stdbool.h>

/* The one place that has the version: the Makefile reads it here for the tarball and the
 * packages. Between two releases it is the version of the next one. */
#define FELT_VERSION "0.2.0"

/* Appends what `felt --version` prints: "felt VERSION", then the compiler, the instructions that
 * computations use and the libraries, a line each. If FELT_PATH is not a path of this processor,
 * reports it and returns false. */
bool version_print(struct text *out);

#endif
