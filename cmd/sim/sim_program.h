/* External programs: a process on pipes, or a connection, with lines in both directions.
 *
 * Nothing here waits longer than asked, whatever the program does: lines for it are queued and
 * written as far as it reads, and its output is read as far as there is space. A started process
 * leads a process group, and the whole group is ended with it. The group also ends when felt itself
 * ends, by whatever signal. */
#ifndef FELT_CMD_SIM_PROGRAM_H
#define FELT_CMD_SIM_PROGRAM_H

#include "base/text.h"

#include <stdbool.h>
#include <sys/types.h>

struct program;
struct affinity;

/* The programs of a table, which one thread plays. Zero it, except the table's number, before the
 * first is made. */
struct programs {
	unsigned table;
	struct program *first;
	struct affinity *affinity;
	bool lost; /* a program left the match early */
};

/* Starts a command by /bin/sh, with lines on its standard input and output. If the command contains
 * `{port}`, the program instead connects to that port of `{host}`. NULL on failure, with the reason
 * in errno. */
struct program *program_start(struct programs *programs, struct slice command);

/* Listens on a port of this machine, to which the program connects. */
struct program *program_await(struct programs *programs, unsigned port);

/* Queues a line, including its newline. False if out of memory. */
bool program_send(struct program *program, struct slice line);

enum program_news {
	PROGRAM_LINE,
	PROGRAM_LATE,    /* no line in time */
	PROGRAM_GONE,    /* it has ended, or closed its output */
	PROGRAM_FLOODS,  /* an endless line */
	PROGRAM_IGNORES, /* it does not read its input */
};

/* Waits for the next line, at most this many seconds, and returns it without its newline; it is
 * valid until the next call. Meanwhile all programs of the table receive their queued lines. */
enum program_news program_wait(struct program *program, double seconds, struct slice *line);

/* Waits at most this many seconds until a program has connected, or a started one has written
 * something. Returns PROGRAM_LINE then, PROGRAM_GONE if it has ended before, otherwise
 * PROGRAM_LATE. An interrupt ends the wait. */
enum program_news program_await_start(struct program *program, double seconds);

/* Whether it is connected, which a program on pipes always is; and whether it has written anything.
 */
bool program_is_here(const struct program *program);
bool program_has_spoken(const struct program *program);

/* Appends how a program has ended: "ended with status 3". */
void program_tell_end(struct program *program, struct text *out);

/* The last line that it wrote to standard error, if any, truncated to some 200 bytes; valid until
 * the next call of another function. */
struct slice program_last_error(const struct program *program);

/* Ends the program with its process group, and frees it. With `gently`, first gives it a moment to
 * end by itself. */
void program_end(struct program *program, bool gently);

#endif
