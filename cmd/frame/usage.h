/* The usage and the help of a command, generated from its row and the rows of its options. */
#ifndef FELT_CMD_FRAME_USAGE_H
#define FELT_CMD_FRAME_USAGE_H

#include "frame/command.h"

/* Appends the usage, the description of the operands, and a line for each option: the command's own
 * options, then those that felt-options(7) describes, in 80 columns. The usage is the SYNOPSIS of
 * the manual page. */
void usage_help(const struct command *command, struct text *out);

/* Appends the notation of an option: "-b, --board cards", "--header, --no-header". */
void usage_option(const struct option_row *row, struct text *out);

#endif
