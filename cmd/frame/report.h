/* The only writer of standard error, and the exit statuses.
 *
 * Messages begin with the command's name: `felt rank: FILE:LINE:COL: message`. On a terminal, the
 * invalid line and a caret under the location follow. Names, arguments and pieces of the input are
 * sanitized (clean.h) on the way out. Nothing is allocated, so that lack of memory can be reported;
 * a message of more than 16 KiB is truncated. */
#ifndef FELT_CMD_FRAME_REPORT_H
#define FELT_CMD_FRAME_REPORT_H

#include "base/status.h"
#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum exit_status {
	EXIT_DONE = 0,         /* success */
	EXIT_INVALID = 1,      /* some input was invalid */
	EXIT_USAGE = 2,        /* the command line was wrong */
	EXIT_IO = 3,           /* a file could not be read, or the output not written */
	EXIT_INTERRUPTED = 130 /* by a signal: see interrupt_status(); results so far are printed */
};

/* "felt", or "felt rank" once the command is known. */
void report_name(const char *command);
/* Whether to show lines and carets, and whether in colour. Both are initially false. */
void report_style(bool with_line, bool colour);

/* Reports one line, formatted; adds the name and the newline. Returns EXIT_INVALID. */
int report(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Like report(), for a warning, which does not end the run; silent after report_quiet(true). */
void report_warning(const char *format, ...) __attribute__((format(printf, 1, 2)));
void report_quiet(bool quiet);
/* Holds messages back while a picture is on the terminal, which they would spoil and with which
 * they would vanish; report_hold(false) writes them. Beyond 32 KiB, the last are lost. */
void report_hold(bool hold);
/* Has the calling thread append its messages to a text, a line each and without the command's name,
 * instead of writing them; NULL ends that. report_collected() writes them, each after the place if
 * it is not NULL. */
void report_collect(struct text *messages);
struct location;
void report_collected(const struct location *place, struct slice messages);
/* Like report(), followed by a line that points to --help; returns EXIT_USAGE. */
int report_usage(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Shows a line on the terminal, cut to its width. The next one replaces it; an empty line and every
 * message remove it. */
void report_progress(struct slice line);
/* Reports the message of `errno` about a file; returns EXIT_IO. */
int report_file(const char *file, int error);
/* Reports once that memory has run out; returns EXIT_IO, which then becomes the exit status
 * whatever else happens: see report_out_of_memory. */
int report_memory(void);
bool report_out_of_memory(void); /* report_memory was called */

/* The origin of a slice of input: FILE:LINE, or a name alone if line is 0. */
struct location {
	const char *name;
	size_t line;
	const char *column_name; /* of a CSV cell, or NULL */
};

/* The message of a status code; NULL if the number is not a code. */
const char *report_status(status_code code);

/* Reports an error in `line`, in which its offsets count. Returns EXIT_INVALID. */
int report_fault(const struct location *place, struct slice line, const struct fault *fault);

/* Like report_fault(), with the caller's message about `length` bytes at `offset`. */
int report_at(const struct location *place, struct slice line, size_t offset, size_t length,
	struct slice message);

/* Reports an error in the value of an option, without a place. Returns EXIT_USAGE, or EXIT_IO if
 * memory has run out. */
int report_option(const char *option, struct slice value, const struct fault *fault);

/* Appends only the message of an error in `line`. */
void report_message(struct text *out, struct slice line, const struct fault *fault);

#endif
