/* Operands that are the hands or ranges of contest lines. */
#ifndef FELT_CMD_FRAME_OPERANDS_H
#define FELT_CMD_FRAME_OPERANDS_H

#include "frame/options.h"

/* What joins the operands into one line, as run.join (run.h) has it: `between` if they are the
 * hands of one line, a blank if they are the pieces of one line that was not quoted, of which one
 * is a lone mark, and NULL if one of them is a whole line, so that each is a line. `marked` says
 * whether a slice has a mark that divides lines. */
const char *operands_join(const struct settings *settings, const char *between,
	bool (*marked)(struct slice slice, enum card_notation notation));

#endif
