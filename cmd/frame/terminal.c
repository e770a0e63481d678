#include "terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

/* The second screen without a cursor, and back. */
static const char enter[] = "\033[?1049h\033[?25l\033[2J";
static const char leave[] = "\033[0m\033[?25h\033[?1049l";

static const int fatal[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGABRT, SIGSEGV, SIGBUS, SIGFPE,
	SIGILL, SIGALRM, SIGUSR1, SIGUSR2, SIGPIPE};

enum { FATAL = sizeof fatal / sizeof *fatal };

static int keys = -1; /* where they come from */
static struct termios before, during;
static volatile sig_atomic_t on;
static struct sigaction old_fatal[FATAL], old_stop, old_size;

/* A pipe with a byte for each change of the window that is not drawn yet. poll waits for it and for
 * keys at the same time, so a signal that comes just before poll is not missed. */
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

/* These two call only what a signal handler may call. */
static void take_over(void)
{
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
	raise(number); /* as soon as this handler has returned */
}

/* If the pipe is full, the change is known already. */
static void note_change(void)
{
	ssize_t written = write(changes[1], "", 1);

	(void)written;
}

static void on_stop(int number)
{
	int error = errno;

	(void)number;
	put_back();
	raise(SIGSTOP);
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

/* A signal that the parent has set to be ignored stays ignored. */
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

bool terminal_begin(void)
{
	if (!isatty(STDOUT_FILENO))
		return false;
	keys = isatty(STDIN_FILENO) ? STDIN_FILENO : open("/dev/tty", O_RDWR | O_CLOEXEC);
	if (keys < 0 || tcgetattr(keys, &before) || !open_changes()) {
		close_all();
		return false;
	}
	during = before;
	during.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
	during.c_cc[VMIN] = 1;
	during.c_cc[VTIME] = 0;
	for (int i = 0; i < FATAL; i++)
		catch_signal(fatal[i], on_fatal, &old_fatal[i]);
	catch_signal(SIGTSTP, on_stop, &old_stop);
	catch_signal(SIGWINCH, on_size, &old_size);
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
}

enum event { EVENT_NONE, EVENT_KEY, EVENT_CHANGE };

/* Waits for a byte of a key or a change, for at most `milliseconds`, or without limit if that is 0.
 * A signal in between restarts the time. */
static enum event wait_for(unsigned milliseconds)
{
	struct pollfd wanted[] = {{keys, POLLIN, 0}, {changes[0], POLLIN, 0}};
	char taken[64];
	int ready;

	do
		ready = poll(wanted, 2, milliseconds ? (int)milliseconds : -1);
	while (ready < 0 && errno == EINTR);
	if (ready < 0)
		return EVENT_KEY; /* reading the key then finds what is wrong */
	if (ready && wanted[1].revents) {
		while (read(changes[0], taken, sizeof taken) > 0)
			;
		return EVENT_CHANGE;
	}
	return ready ? EVENT_KEY : EVENT_NONE;
}

static enum terminal_key plain_key(unsigned char byte)
{
	switch (byte) {
	case ' ':
	case '\n':
	case '\r':
	case 'l':
	case 'n':
		return TERMINAL_NEXT;
	case '\b':
	case 0x7f:
	case 'h':
	case 'p':
		return TERMINAL_BACK;
	case 'g':
		return TERMINAL_FIRST;
	case 'G':
		return TERMINAL_LAST;
	case 'q':
	case 'Q':
	case 4: /* Ctrl-D */
		return TERMINAL_LEAVE;
	default:
		return TERMINAL_OTHER;
	}
}

/* Reads the rest of an escape sequence: [C, OC, [4~ and similar. */
static enum terminal_key escaped_key(void)
{
	enum { PATIENCE = 50 };
	unsigned char byte = 0, number = 0;
	int length = 0;

	while (length++ < 16 && wait_for(PATIENCE) == EVENT_KEY && read(keys, &byte, 1) == 1) {
		if (length == 1 && byte != '[' && byte != 'O')
			return TERMINAL_OTHER;
		if (length == 2)
			number = byte;
		if (length == 1 || byte < 0x40 || byte > 0x7e)
			continue;
		if (byte == '~')
			byte = number == '1' || number == '7'   ? 'H'
			       : number == '4' || number == '8' ? 'F'
								: '~';
		return byte == 'C'   ? TERMINAL_NEXT
		       : byte == 'D' ? TERMINAL_BACK
		       : byte == 'H' ? TERMINAL_FIRST
		       : byte == 'F' ? TERMINAL_LAST
				     : TERMINAL_OTHER;
	}
	return TERMINAL_OTHER;
}

enum terminal_key terminal_key(unsigned milliseconds)
{
	unsigned char byte;
	ssize_t got;

	switch (wait_for(milliseconds)) {
	case EVENT_CHANGE:
		return TERMINAL_CHANGED;
	case EVENT_NONE:
		return TERMINAL_NOTHING;
	case EVENT_KEY:
	default:
		break;
	}
	got = read(keys, &byte, 1);
	if (got < 0 && errno == EINTR)
		return TERMINAL_OTHER;
	if (got != 1)
		return TERMINAL_LEAVE;
	return byte == 0x1b ? escaped_key() : plain_key(byte);
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
