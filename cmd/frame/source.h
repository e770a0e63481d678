/* The sources of a run's records; private to run.c and source_*.c. Each reads to the end, or until
 * the run is stopped, and finishes it. */
#ifndef FELT_CMD_FRAME_SOURCE_H
#define FELT_CMD_FRAME_SOURCE_H

#include "runner.h"

void source_operands(struct runner *runner);
void source_lines(struct runner *runner); /* by several threads, if there are to be */
void source_table(struct runner *runner); /* rows of CSV and TSV */

#endif
