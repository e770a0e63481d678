/* Completions for shells, written from the rows of the commands and their options. */
#ifndef FELT_CMD_COMPLETION_H
#define FELT_CMD_COMPLETION_H

#include "base/text.h"

#include <stdbool.h>

/* Appends the script for "bash", "zsh" or "fish". False, with nothing appended, for another. */
bool completion_print(const char *shell, struct text *out);

#endif
