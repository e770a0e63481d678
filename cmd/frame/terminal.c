#include "terminal.h"

#include "frame/report.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

/* Switches to the alternate screen without a cursor, and back. */
static const char enter[] = "\033[?1049h\033[?25l\033[2J";
static const char leave[] = "\033[0m\033[?25h\033[?1049l";

static const int fatal[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGABRT, SIGSEGV, SIGBUS, SIGFPE,
	SIGILL, SIGALRM, SIGUSR1, SIGUSR2, SIGPIPE};

enum { FATAL = sizeof fatal / sizeof *fatal };

static int keys = -1; /* file descriptor for keys */
static struct termios before, during;
static volatile sig_atomic_t on;
static struct sigaction old_fatal[FATAL], old_stop, old_size;

/* A pipe with a byte for each window change that is not drawn yet. poll waits for it and for keys
 * at the same time, so a signal that arrives just before poll is not missed. */
static int changes[2] = {-1, -1};

static void put(const char *bytes, size_t length)
{
	while (length) {
		ssize_t written = write(STDOUT_FILENO, bytes, length);

		if (written < 0 && errno != EINTR)
			return;
		if (written > 0) {
			bytes += written;
			length -= (size_t)written;
		}
	}
}

/* These two functions are async-signal-safe. They query the modes each time: while the program was
 * stopped, somebody may have changed them. */
static void take_over(void)
{
	if (tcgetattr(keys, &before))
		return;
	during = before;
	during.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
	during.c_cc[VMIN] = 1;
	during.c_cc[VTIME] = 0;
	tcsetattr(keys, TCSADRAIN, &during);
	put(enter, sizeof enter - 1);
	on = 1;
}

static void put_back(void)
{
	if (!on)
		return;
	on = 0;
	put(leave, sizeof leave - 1);
	tcsetattr(keys, TCSADRAIN, &before);
}

static void on_fatal(int number)
{
	struct sigaction usual = {.sa_handler = SIG_DFL};

	put_back();
	sigemptyset(&usual.sa_mask);
	sigaction(number, &usual, NULL);
	raise(number); /* delivered when this handler returns */
}

/* If the pipe is full, the change is already known. */
static void note_change(void)
{
	ssize_t written = write(changes[1], "", 1);

	(void)written;
}

/* Whether another job owns the terminal now. */
static bool in_background(void)
{
	const pid_t group = tcgetpgrp(keys);

	return group >= 0 && group != getpgrp();
}

/* A shell's `bg` continues the program without giving it the terminal: stop again. */
static void on_stop(int number)
{
	int error = errno;

	(void)number;
	put_back();
	do
		raise(SIGSTOP);
	while (in_background());
	take_over();
	note_change();
	errno = error;
}

static void on_size(int number)
{
	int error = errno;

	(void)number;
	note_change();
	errno = error;
}

/* Leaves a signal ignored if the parent has set that. */
static void catch_signal(int number, void (*handler)(int), struct sigaction *old)
{
	struct sigaction action = {.sa_handler = handler};

	sigfillset(&action.sa_mask);
	sigaction(number, NULL, old);
	if (old->sa_handler != SIG_IGN)
		sigaction(number, &action, NULL);
}

static bool open_changes(void)
{
	if (pipe(changes))
		return false;
	for (int i = 0; i < 2; i++)
		if (fcntl(changes[i], F_SETFL, O_NONBLOCK) ||
			fcntl(changes[i], F_SETFD, FD_CLOEXEC))
			return false;
	return true;
}

static void close_all(void)
{
	if (keys > STDIN_FILENO)
		close(keys);
	keys = -1;
	for (int i = 0; i < 2; i++) {
		if (changes[i] >= 0)
			close(changes[i]);
		changes[i] = -1;
	}
}

/* Opens the terminal that keys come from; -1 if there is none. */
static int open_keys(void)
{
	return isatty(STDIN_FILENO) ? STDIN_FILENO : open("/dev/tty", O_RDWR | O_CLOEXEC);
}

bool terminal_is_there(void)
{
	const int from = isatty(STDOUT_FILENO) ? open_keys() : -1;

	if (from > STDIN_FILENO)
		close(from);
	return from >= 0;
}

bool terminal_begin(void)
{
	if (!isatty(STDOUT_FILENO))
		return false;
	keys = open_keys();
	if (keys < 0 || tcgetattr(keys, &before) || !open_changes()) {
		close_all();
		return false;
	}
	for (int i = 0; i < FATAL; i++)
		catch_signal(fatal[i], on_fatal, &old_fatal[i]);
	catch_signal(SIGTSTP, on_stop, &old_stop);
	catch_signal(SIGWINCH, on_size, &old_size);
	report_hold(true);
	take_over();
	return true;
}

void terminal_end(void)
{
	if (keys < 0)
		return;
	put_back();
	for (int i = 0; i < FATAL; i++)
		sigaction(fatal[i], &old_fatal[i], NULL);
	sigaction(SIGTSTP, &old_stop, NULL);
	sigaction(SIGWINCH, &old_size, NULL);
	close_all();
	report_hold(false);
}

/* Whether another byte of a key arrives within some milliseconds. */
static bool more_comes(int milliseconds)
{
	struct pollfd wanted = {keys, POLLIN, 0};
	int ready;

	do
		ready = poll(&wanted, 1, milliseconds);
	while (ready < 0 && errno == EINTR);
	return ready > 0;
}

static bool read_byte(unsigned char *byte)
{
	ssize_t got;

	do
		got = read(keys, byte, 1);
	while (got < 0 && errno == EINTR);
	return got == 1;
}

/* The bytes of an escape sequence arrive together; typed keys do not. */
enum { PATIENCE = 50 /* milliseconds */ };

/* The rest of an escape sequence: C, [C, OC, [4~ and similar. */
static int escaped_key(void)
{
	static const struct {
		char last, number; /* number: of a sequence ending in ~ */
		int code;
	} known[] = {
		{'A', 0, TERMINAL_UP},
		{'B', 0, TERMINAL_DOWN},
		{'C', 0, TERMINAL_RIGHT},
		{'D', 0, TERMINAL_LEFT},
		{'H', 0, TERMINAL_HOME},
		{'F', 0, TERMINAL_END},
		{'~', '1', TERMINAL_HOME},
		{'~', '7', TERMINAL_HOME},
		{'~', '4', TERMINAL_END},
		{'~', '8', TERMINAL_END},
		{'~', '5', TERMINAL_PAGE_UP},
		{'~', '6', TERMINAL_PAGE_DOWN},
		{'Z', 0, TERMINAL_TAB_BACK},
	};
	unsigned char byte = 0, number = 0;
	int length = 0;

	for (; length < 16; length++) {
		if (!more_comes(PATIENCE) || !read_byte(&byte))
			return length ? TERMINAL_OTHER : TERMINAL_ESCAPE;
		if (length == 0 && byte != '[' && byte != 'O')
			return TERMINAL_OTHER;
		if (length == 1)
			number = byte;
		if (length && byte >= 0x40 && byte <= 0x7e)
			break;
	}
	for (size_t i = 0; i < sizeof known / sizeof *known; i++)
		if ((char)byte == known[i].last &&
			(!known[i].number || known[i].number == (char)number))
			return known[i].code;
	return TERMINAL_OTHER;
}

/* A multibyte character whose first byte was read. */
static struct terminal_key far_key(unsigned char first)
{
	struct terminal_key key = {TERMINAL_OTHER, {(char)first}, 1};
	const int length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
	unsigned char byte;

	while (key.length < length && more_comes(PATIENCE) && read_byte(&byte))
		key.bytes[key.length++] = (char)byte;
	if (length && key.length == length)
		key.code = TERMINAL_FAR;
	return key;
}

static struct terminal_key read_key(void)
{
	struct terminal_key key = {TERMINAL_GONE, {0}, 1};
	unsigned char byte;

	if (!read_byte(&byte))
		return key;
	key.bytes[0] = (char)byte;
	if (byte >= 0x80)
		return far_key(byte);
	key.code = byte == 0x1b ? escaped_key() : byte ? byte : TERMINAL_OTHER;
	return key;
}

struct terminal_key terminal_wait(int milliseconds, int fd)
{
	struct pollfd wanted[] = {{keys, POLLIN, 0}, {changes[0], POLLIN, 0}, {fd, POLLIN, 0}};
	struct terminal_key key = {TERMINAL_NOTHING, {0}, 0};
	char taken[64];
	int ready = poll(wanted, 3, milliseconds);

	if (ready < 0 && errno == EINTR) /* by a window change, which is now in the pipe */
		ready = poll(wanted, 3, 0);
	if (ready > 0 && wanted[1].revents) {
		while (read(changes[0], taken, sizeof taken) > 0)
			;
		key.code = TERMINAL_CHANGED;
		return key;
	}
	if (ready < 0 || (ready > 0 && wanted[0].revents))
		return read_key(); /* reading also detects errors */
	if (ready > 0)
		key.code = TERMINAL_READY;
	return key;
}

void terminal_size(unsigned *columns, unsigned *rows)
{
	struct winsize size;

	*columns = *rows = 0;
	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size))
		return;
	*columns = size.ws_col;
	*rows = size.ws_row;
}
