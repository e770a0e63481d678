/* Shell completions, generated from the rows of the commands and their options. */
#ifndef FELT_CMD_COMPLETION_H
#define FELT_CMD_COMPLETION_H

#include "base/text.h"

#include <stdbool.h>

/* Appends the script for "bash", "zsh" or "fish". For any other shell, appends nothing and returns
 * false. */
bool completion_print(const char *shell, struct text *out);

#endif
