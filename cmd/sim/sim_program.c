#include "sim_program.h"

#include "sim_affinity.h"

#include "frame/interrupt.h"
#include "frame/stopwatch.h"

#include "play/acpc.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

enum {
	QUEUE_MAX = 1 << 20, /* queued bytes for a program that does not read */
	ERROR_MAX = 200,     /* bytes of a line on standard error */
	OTHERS_AFTER = 10,   /* ms after which the affinity hears that a program computes */
	LOOK_AFTER = 50,     /* ms between checks whether a process has ended */
	READS_MAX = 16,      /* reads of output left by a process that has ended */
};

#define GENTLE 0.25 /* seconds that a process has to end */

#define HOST "127.0.0.1"

struct program {
	struct program *next; /* of the table */
	struct programs *programs;
	pid_t process; /* 0: none was started, or it is reaped */
	pid_t guard;   /* 0: none */
	int guarded;   /* the guard waits while it is open */
	int status;    /* of a reaped process, from waitpid */
	bool reaped;
	int listens; /* listening socket, or -1 */
	int to, from, errors;
	bool spoken;
	struct text queue; /* output queue, written up to `written` */
	size_t written;
	struct acpc_inbox inbox;
	size_t last_length;
	bool last_ended; /* the last line of standard error is complete */
	char last[ERROR_MAX];
};

/* -- making ----------------------------------------------------------------------- */

static void close_file(int *file)
{
	if (*file >= 0)
		close(*file);
	*file = -1;
}

static bool set_flags(int file, bool waits)
{
	return fcntl(file, F_SETFD, FD_CLOEXEC) == 0 &&
	       (waits || fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK) == 0);
}

static struct program *make(struct programs *programs)
{
	struct program *const program = calloc(1, sizeof *program);

	if (!program)
		return NULL;
	program->listens = program->to = program->from = program->errors = -1;
	program->guarded = -1;
	program->programs = programs;
	program->next = programs->first;
	programs->first = program;
	/* the result of write shows that a program has ended */
	signal(SIGPIPE, SIG_IGN);
	return program;
}

/* Listens on a port, or on any with port 0; returns the port, or 0 on failure. */
static unsigned listen_on(struct program *program, unsigned port)
{
	struct sockaddr_in address = {.sin_family = AF_INET};
	socklen_t size = sizeof address;
	const int yes = 1;
	const int file = socket(AF_INET, SOCK_STREAM, 0);

	program->listens = file;
	address.sin_port = htons((uint16_t)port);
	address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	if (file < 0 || !set_flags(file, false) ||
		setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes) ||
		bind(file, (struct sockaddr *)&address, size) || listen(file, 1) ||
		getsockname(file, (struct sockaddr *)&address, &size))
		return 0;
	return ntohs(address.sin_port);
}

/* The files of a child and their other ends: standard input, output, error. */
struct ends {
	int child[3], ours[3];
};

static void close_ends(int *files)
{
	for (int i = 0; i < 3; i++)
		close_file(&files[i]);
}

static bool make_ends(struct ends *ends)
{
	for (int i = 0; i < 3; i++) {
		int pair[2];

		if (pipe(pair))
			return false;
		ends->child[i] = pair[i ? 1 : 0];
		ends->ours[i] = pair[i ? 0 : 1];
		/* the child's are duplicated to 0, 1 and 2, which stay open */
		if (!set_flags(ends->child[i], true) || !set_flags(ends->ours[i], false))
			return false;
	}
	return true;
}

/* In the child: waits until felt has ended, and ends the group. */
static void stand_guard(pid_t group, int file)
{
	enum { FILES_MAX = 1024 }; /* open copies would hide the end of file from others */
	static const int signals[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};
	char byte;

	for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
		signal(signals[i], SIG_IGN);
	for (int i = 0; i < FILES_MAX; i++)
		if (i != file)
			close(i);
	if (setpgid(0, group) == 0) {
		while (read(file, &byte, 1) < 0 && errno == EINTR)
			;
		kill(-group, SIGKILL);
	}
	_exit(0);
}

/* `connects`: its standard output is treated like standard error. */
static bool spawn(struct program *program, const char *command, bool connects)
{
	struct ends ends = {{-1, -1, -1}, {-1, -1, -1}};
	const pid_t self = getpid();
	pid_t process = -1;
	int error;
	int pair[2];

	if (make_ends(&ends)) {
		const int files[] = {ends.child[0], ends.child[connects ? 2 : 1], ends.child[2]};

		process = fork();
		if (!process) {
			/* In the child: only async-signal-safe calls. */
			static const int signals[] = {SIGINT, SIGTERM, SIGPIPE, SIGXFSZ};
			sigset_t none;

			setpgid(0, 0);
#ifdef __linux__
			prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
			if (getppid() != self) /* the parent has already ended */
				_exit(127);
			for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
				signal(signals[i], SIG_DFL);
			sigemptyset(&none);
			sigprocmask(SIG_SETMASK, &none, NULL);
			if (dup2(files[0], STDIN_FILENO) >= 0 &&
				dup2(files[1], STDOUT_FILENO) >= 0 &&
				dup2(files[2], STDERR_FILENO) >= 0)
				execl("/bin/sh", "sh", "-c", command, (char *)NULL);
			_exit(127);
		}
	}
	error = errno;
	close_ends(ends.child);
	if (process < 0) {
		close_ends(ends.ours);
		errno = error;
		return false;
	}
	setpgid(process, process); /* whichever of the two runs first */
	program->process = process;
	program->errors = ends.ours[2];
	ends.ours[2] = -1;
	if (connects) {
		close_ends(ends.ours);
	} else {
		program->to = ends.ours[0];
		program->from = ends.ours[1];
	}
	if (!program->programs->affinity)
		program->programs->affinity = affinity_new(program->programs->table);
	affinity_add(program->programs->affinity, process);
	/* The guard is a process in the group of the program. It waits for the end of a pipe to
	 * which only felt can write, which comes even if felt is killed, and then ends the group.
	 */
	if (pipe(pair))
		return false;
	program->guarded = pair[1];
	if (set_flags(pair[0], true) && set_flags(pair[1], true)) {
		program->guard = fork();
		if (!program->guard)
			stand_guard(program->process, pair[0]);
	}
	close(pair[0]);
	if (program->guard > 0)
		setpgid(program->guard, program->process);
	return program->guard > 0;
}

static bool connects(struct slice command)
{
	for (size_t i = 0; i + 6 <= command.length; i++)
		if (!memcmp(command.bytes + i, "{port}", 6))
			return true;
	return false;
}

static struct program *fail(struct program *program)
{
	const int error = errno;

	program_end(program, false);
	errno = error;
	return NULL;
}

struct program *program_start(struct programs *programs, struct slice command)
{
	struct program *const program = make(programs);
	struct text text = {0};
	unsigned port = 0;
	bool good = program;

	if (good && connects(command)) {
		port = listen_on(program, 0);
		good = port;
	}
	if (good) {
		static const char host_name[] = "{host}", port_name[] = "{port}";
		const char *const end = command.bytes + command.length;

		/* Append the command with the host and the port substituted. */
		for (const char *at = command.bytes; at < end;) {
			const size_t left = (size_t)(end - at);

			if (port && left >= 6 && !memcmp(at, host_name, 6)) {
				text_add_string(&text, HOST);
				at += 6;
			} else if (port && left >= 6 && !memcmp(at, port_name, 6)) {
				text_add_uint(&text, port);
				at += 6;
			} else {
				text_add_char(&text, *at++);
			}
		}
		text_add_char(&text, '\0');
		if (text.failed)
			errno = ENOMEM;
		good = !text.failed && spawn(program, text.bytes, port);
	}
	text_free(&text);
	return good ? program : program ? fail(program) : NULL;
}

struct program *program_await(struct programs *programs, unsigned port)
{
	struct program *const program = make(programs);

	if (program && !listen_on(program, port))
		return fail(program);
	return program;
}

/* -- lines ------------------------------------------------------------------------ */

bool program_is_here(const struct program *program)
{
	return program->from >= 0;
}

bool program_has_spoken(const struct program *program)
{
	return program->spoken;
}

bool program_send(struct program *program, struct slice line)
{
	if (program->queue.length - program->written <= QUEUE_MAX)
		text_add_slice(&program->queue, line);
	return !program->queue.failed;
}

static bool has_queue(const struct program *program)
{
	return program->to >= 0 && program->written < program->queue.length;
}

/* Writes as much of the queue as possible. A program that has closed its input may still have
 * written an answer. */
static void push(struct program *program)
{
	while (has_queue(program)) {
		const ssize_t count = write(program->to, program->queue.bytes + program->written,
			program->queue.length - program->written);

		if (count < 0 && errno == EINTR)
			continue;
		if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
			return;
		if (count < 0)
			program->written = program->queue.length;
		else
			program->written += (size_t)count;
	}
	if (program->written == program->queue.length) {
		text_clear(&program->queue);
		program->written = 0;
	}
}

static void read_errors(struct program *program)
{
	char bytes[4096];
	ssize_t count;

	if (program->errors < 0)
		return;
	count = read(program->errors, bytes, sizeof bytes);
	if (count > 0) {
		/* Keep the beginning of the last non-empty line. */
		for (size_t i = 0; i < ((size_t)count); i++) {
			if (bytes[i] == '\n' || bytes[i] == '\r') {
				program->last_ended = true;
				continue;
			}
			if (program->last_ended)
				program->last_length = 0;
			program->last_ended = false;
			if (program->last_length < sizeof program->last)
				program->last[program->last_length++] = bytes[i];
		}
	} else if (count == 0 || (errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR))
		close_file(&program->errors);
}

/* Acknowledges received data at once. A program that writes an answer in several pieces without
 * TCP_NODELAY sends the next piece only then, and the kernel would wait for 40 ms. */
static void acknowledge(const struct program *program)
{
#ifdef TCP_QUICKACK
	const int yes = 1;

	if (program->from == program->to)
		setsockopt(program->from, IPPROTO_TCP, TCP_QUICKACK, &yes, sizeof yes);
#else
	(void)program;
#endif
}

/* Reads more of an incomplete line. False at the end. */
static bool read_more(struct program *program)
{
	size_t room;
	char *const at = acpc_inbox_room(&program->inbox, &room);
	const ssize_t count = read(program->from, at, room);

	if (count < 0)
		return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
	acknowledge(program);
	acpc_inbox_add(&program->inbox, (size_t)count);
	program->spoken |= count > 0;
	return count > 0;
}

static bool has_ended(const struct program *program)
{
	siginfo_t info = {.si_pid = 0};

	return program->process > 0 &&
	       waitid(P_PID, (id_t)program->process, &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
	       info.si_pid != 0;
}

/* Waits for an event, at most this many milliseconds. True if the program's output can be read. */
static bool wait_once(struct program *program, int milliseconds)
{
	const bool here = program_is_here(program);
	struct pollfd files[3] = {
		{.fd = here ? program->from : program->listens, .events = POLLIN},
		{.fd = program->errors, .events = POLLIN},
		{.fd = has_queue(program) ? program->to : -1, .events = POLLOUT},
	};

	if (poll(files, 3, milliseconds) <= 0)
		return false;
	if (files[1].revents)
		read_errors(program);
	if (files[2].revents)
		push(program);
	if (!here && files[0].revents) {
		/* Accept the connection, if there is one. */
		const int yes = 1;
		const int file = accept(program->listens, NULL, NULL);

		if (file >= 0) {
			close_file(&program->listens);
			set_flags(file, false);
			setsockopt(file, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
			program->to = program->from = file;
		}
	}
	return here && files[0].revents;
}

enum program_news program_wait(struct program *program, double seconds, struct slice *line)
{
	const double until = stopwatch_seconds() + seconds;
	int pause = OTHERS_AFTER;

	push(program);
	while (!acpc_inbox_line(&program->inbox, line)) {
		const double left = until - stopwatch_seconds();

		if (acpc_inbox_is_full(&program->inbox))
			return PROGRAM_FLOODS;
		if (program->queue.length - program->written > QUEUE_MAX)
			return PROGRAM_IGNORES;
		if (left <= 0) /* its descendants may keep its output open */
			return has_ended(program) ? PROGRAM_GONE : PROGRAM_LATE;
		if (wait_once(program, 1e3 * left < pause ? (int)(1e3 * left) + 1 : pause)) {
			if (!read_more(program))
				return PROGRAM_GONE;
			continue;
		}
		push(program);
		for (struct program *each = program->programs->first; each; each = each->next)
			if (each != program && has_queue(each))
				push(each);
		affinity_thinks(program->programs->affinity);
		if (!program_is_here(program) && has_ended(program))
			return PROGRAM_GONE;
		pause = LOOK_AFTER;
	}
	affinity_answered(program->programs->affinity);
	return PROGRAM_LINE;
}

enum program_news program_await_start(struct program *program, double seconds)
{
	const double until = stopwatch_seconds() + seconds;
	double left;

	while (program->process > 0 ? !program->spoken : !program_is_here(program)) {
		left = until - stopwatch_seconds();
		if (left <= 0 || interrupt_came())
			return PROGRAM_LATE;
		if (wait_once(program,
			    1e3 * left < LOOK_AFTER ? (int)(1e3 * left) + 1 : LOOK_AFTER) &&
			!read_more(program))
			return PROGRAM_GONE;
		if (!program->spoken && has_ended(program))
			return PROGRAM_GONE;
	}
	return PROGRAM_LINE;
}

/* -- ending ----------------------------------------------------------------------- */

static bool ends_within(struct program *program, double seconds)
{
	const double until = stopwatch_seconds() + seconds;

	while (program->process > 0 && !has_ended(program) && stopwatch_seconds() < until) {
		struct timespec time;

		read_errors(program);
		time = (struct timespec){0, 2 * 1000000L};
		nanosleep(&time, NULL);
	}
	return has_ended(program);
}

static void wait_for(pid_t process, int *status)
{
	while (waitpid(process, status, 0) < 0 && errno == EINTR)
		;
}

/* Ends what is left of the group. The process is not reaped before, so that its number, which is
 * that of the group, is not reused. */
static void reap(struct program *program)
{
	if (program->process <= 0)
		return;
	affinity_remove(program->programs->affinity, program->process);
	kill(-program->process, SIGKILL);
	kill(program->process, SIGKILL);
	wait_for(program->process, &program->status);
	if (program->guard > 0) {
		kill(program->guard, SIGKILL);
		wait_for(program->guard, NULL);
	}
	program->process = program->guard = 0;
	program->reaped = true;
}

void program_tell_end(struct program *program, struct text *out)
{
	if (ends_within(program, GENTLE)) {
		reap(program);
		for (int i = 0; i < READS_MAX; i++) /* a pipe may be full */
			read_errors(program);
	}
	if (program->reaped && WIFEXITED(program->status)) {
		text_format(out, "ended with status %d", WEXITSTATUS(program->status));
	} else if (program->reaped && WIFSIGNALED(program->status)) {
		text_format(out, "was ended by signal %d", WTERMSIG(program->status));
	} else {
		text_add_string(out, "closed its output");
	}
}

struct slice program_last_error(const struct program *program)
{
	return (struct slice){program->last, program->last_length};
}

static void forget(const struct program *program)
{
	struct programs *const programs = program->programs;
	struct program **at = &programs->first;

	while (*at && *at != program)
		at = &(*at)->next;
	if (*at)
		*at = program->next;
	if (programs->first)
		return;
	affinity_free(programs->affinity);
	programs->affinity = NULL;
}

void program_end(struct program *program, bool gently)
{
	if (gently)
		push(program);
	if (program->to == program->from)
		program->to = -1;
	close_file(&program->to);
	close_file(&program->from);
	close_file(&program->listens);
	if (gently && program->process > 0 && !ends_within(program, GENTLE)) {
		kill(-program->process, SIGTERM);
		ends_within(program, GENTLE);
	}
	reap(program);
	close_file(&program->errors);
	close_file(&program->guarded);
	forget(program);
	text_free(&program->queue);
	free(program);
}
