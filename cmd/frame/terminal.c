#include "terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
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
static volatile sig_atomic_t on, changed;
static struct sigaction old_fatal[FATAL], old_stop, old_size;
static sigset_t old_mask;

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

/* These two call nothing that a signal handler may not. */
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

static void on_stop(int number)
{
	int error = errno;

	(void)number;
	put_back();
	raise(SIGSTOP);
	take_over();
	changed = 1;
	errno = error;
}

static void on_size(int number)
{
	(void)number;
	changed = 1;
}

/* Signals that whoever started us has ignored stay so. */
static void mind(int number, void (*handler)(int), struct sigaction *old)
{
	struct sigaction action = {.sa_handler = handler};

	sigfillset(&action.sa_mask);
	sigaction(number, NULL, old);
	if (old->sa_handler != SIG_IGN)
		sigaction(number, &action, NULL);
}

bool terminal_begin(void)
{
	sigset_t size;

	if (!isatty(STDOUT_FILENO))
		return false;
	keys = isatty(STDIN_FILENO) ? STDIN_FILENO : open("/dev/tty", O_RDWR | O_CLOEXEC);
	if (keys < 0 || tcgetattr(keys, &before)) {
		if (keys > STDIN_FILENO)
			close(keys);
		keys = -1;
		return false;
	}
	during = before;
	during.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
	during.c_cc[VMIN] = 1;
	during.c_cc[VTIME] = 0;
	changed = 0;
	for (int i = 0; i < FATAL; i++)
		mind(fatal[i], on_fatal, &old_fatal[i]);
	mind(SIGTSTP, on_stop, &old_stop);
	mind(SIGWINCH, on_size, &old_size);
	/* comes through only while a key is waited for, so that none is missed */
	sigemptyset(&size);
	sigaddset(&size, SIGWINCH);
	sigprocmask(SIG_BLOCK, &size, &old_mask);
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
	sigprocmask(SIG_SETMASK, &old_mask, NULL);
	if (keys > STDIN_FILENO)
		close(keys);
	keys = -1;
}

/* Whether a byte can be read within some time; -1 when a signal came. */
static int wait_for(unsigned milliseconds)
{
	struct timespec time = {milliseconds / 1000, (long)(milliseconds % 1000) * 1000000};
	fd_set set;
	int ready;

	if (changed)
		return -1;
	FD_ZERO(&set);
	FD_SET(keys, &set);
	ready = pselect(keys + 1, &set, NULL, NULL, milliseconds ? &time : NULL, &old_mask);
	return ready < 0 && errno != EINTR ? 1 : ready; /* reading tells what is wrong */
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

/* What stands behind an escape: [C, OC, [4~ and the like. */
static enum terminal_key escaped_key(void)
{
	enum { PATIENCE = 50 };
	unsigned char byte = 0, number = 0;
	int length = 0;

	while (length++ < 16 && wait_for(PATIENCE) > 0 && read(keys, &byte, 1) == 1) {
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
	int ready = wait_for(milliseconds);

	if (ready < 0) {
		changed = 0;
		return TERMINAL_CHANGED;
	}
	if (!ready)
		return TERMINAL_NOTHING;
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
