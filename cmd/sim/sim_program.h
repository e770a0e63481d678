/* Other people's programs: a process on pipes, or a connection, and lines both ways.
 *
 * Nothing here waits for longer than it is told to, whatever the program does: lines for it are
 * queued and written as far as it reads, and what it writes is read as far as there is room. A
 * process that was started is the leader of a group, and when it is ended the whole group is. The
 * group is also ended when felt itself ends, by whatever signal. */
#ifndef FELT_CMD_SIM_PROGRAM_H
#define FELT_CMD_SIM_PROGRAM_H

#include "base/text.h"

#include <stdbool.h>
#include <sys/types.h>

struct program;
struct affinity;

/* The programs of a table, which one thread plays. Zeroed, but for the number of the table, before
 * the first is made. */
struct programs {
	unsigned table;
	struct program *first;
	struct affinity *affinity;
	bool lost; /* one left the match early */
};

/* Starts a command by /bin/sh, with lines on its standard input and output. If `{port}` occurs in
 * it, the program connects to that port of `{host}` instead. NULL when that cannot be done, with
 * the reason in errno. */
struct program *program_start(struct programs *programs, struct slice command);

/* Listens on a port of this machine; the program connects. */
struct program *program_await(struct programs *programs, unsigned port);

/* Queues a line, its line end included. False when memory is short. */
bool program_send(struct program *program, struct slice line);

enum program_news {
	PROGRAM_LINE,
	PROGRAM_LATE,    /* no line within the time */
	PROGRAM_GONE,    /* it has ended, or closed its output */
	PROGRAM_FLOODS,  /* a line without end */
	PROGRAM_IGNORES, /* it does not read what it is sent */
};

/* Waits for the next line, at most so many seconds, and gives it without its line feed; it is valid
 * until the next call. Meanwhile all programs of the table get what is queued for them. */
enum program_news program_wait(struct program *program, double seconds, struct slice *line);

/* Waits until a program has connected, or one that was started has written something, at most so
 * many seconds: PROGRAM_LINE then, PROGRAM_GONE if it has ended before, else PROGRAM_LATE. An
 * interrupt ends the wait. */
enum program_news program_await_start(struct program *program, double seconds);

/* Whether it is connected, which one on pipes always is; and whether it has written anything. */
bool program_is_here(const struct program *program);
bool program_has_spoken(const struct program *program);

/* Appends how a program that is gone has ended: "ended with status 3". */
void program_tell_end(struct program *program, struct text *out);

/* The last line that it wrote to standard error, if any, cut to some 200 bytes; valid until the
 * next call of another function. */
struct slice program_last_error(const struct program *program);

/* Ends the program and all that it started, and frees it. It is first given a moment to end by
 * itself, if `gently`. */
void program_end(struct program *program, bool gently);

#endif
