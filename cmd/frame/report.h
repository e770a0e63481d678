/* The only writer of standard error, and the exit statuses.
 *
 * Messages begin with the command's name: `felt rank: FILE:LINE:COL: what`. On
 * a terminal the faulty line and a caret under the place follow. Names, arguments and
 * pieces of the input are cleaned (clean.h) as they go out. Nothing is allocated, so that
 * lack of memory can be reported; a message of more than 16 KiB is cut. */
#ifndef FELT_CMD_FRAME_REPORT_H
#define FELT_CMD_FRAME_REPORT_H

#include "base/status.h"
#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum exit_status {
	EXIT_DONE = 0,         /* everything was done */
	EXIT_INVALID = 1,      /* some input was invalid */
	EXIT_USAGE = 2,        /* the command line was wrong */
	EXIT_IO = 3,           /* a file could not be read, or the output not be written */
	EXIT_INTERRUPTED = 130 /* by a signal: see interrupt_status(); what was known is printed */
};

/* "felt", or "felt rank" once the command is known. */
void report_name(const char *command);
/* Lines and carets are shown, and in colour. Both false at the start. */
void report_style(bool with_line, bool colour);

/* One line, formatted; the name in front and the line end are added. Returns EXIT_INVALID. */
int report(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* The same for what does not end the run; nothing after report_quiet(true). */
void report_warning(const char *format, ...) __attribute__((format(printf, 1, 2)));
void report_quiet(bool quiet);
/* Keeps messages back while a picture is on the screen, which they would spoil and with which they
 * would vanish; report_hold(false) writes them. Of more than 32 KiB the last are lost. */
void report_hold(bool hold);
/* The same as report, followed by a line that points to --help; returns EXIT_USAGE. */
int report_usage(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Shows a line on the terminal, cut to its width. The next one replaces it; an empty one
 * and every message remove it. */
void report_progress(struct slice line);
/* Reports the message of `errno` about a file; returns EXIT_IO. */
int report_file(const char *file, int error);
/* Reports once that memory is short; returns EXIT_IO, with which the program then ends whatever
 * else happens: see report_out_of_memory. */
int report_memory(void);
bool report_out_of_memory(void); /* report_memory was called */

/* Where a slice of input came from: FILE:LINE, or a name alone when line is 0. */
struct place {
	const char *name;
	size_t line;
	const char *column_name; /* of a CSV cell, or NULL */
};

/* The message of a status code; NULL for a number that is not a code. */
const char *report_status(status_code code);

/* A fault in `line`, which is the slice its offsets are counted in. Returns EXIT_INVALID. */
int report_fault(const struct place *place, struct slice line, const struct fault *fault);

/* The same with a message that the caller has made, about `length` bytes at `offset`. */
int report_at(const struct place *place, struct slice line, size_t offset, size_t length,
	struct slice message);

/* Appends the message of a fault in `line`, alone. */
void report_message(struct text *out, struct slice line, const struct fault *fault);

#endif
