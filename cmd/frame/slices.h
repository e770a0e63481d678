/* Slices of strings. */
#ifndef FELT_CMD_FRAME_SLICES_H
#define FELT_CMD_FRAME_SLICES_H

#include "base/status.h"

#include <string.h>

/* The slice of a string, which lives as long as that. */
static inline struct slice slice_of(const char *string)
{
	return (struct slice){string, strlen(string)};
}

#endif
