/* Runs a program on a terminal of its own and prints what is on its screen.
 *
 *     pty COLUMNSxROWS program [argument ...] <SCRIPT
 *
 * A line of the script is one step:
 *
 *     until TEXT    waits until TEXT is somewhere on the screen
 *     type TEXT     types it; \e is escape, \r enter, \x04 and the like any byte
 *     screen        prints the lines of the screen that are not blank
 *     output        prints all lines above the cursor
 *     resize 60x20  changes the size of the window
 *     signal TERM   sends SIGTERM to the program; also INT, HUP, QUIT, TSTP, CONT, SEGV, ABRT, KILL
 *     stopped       waits until a signal has stopped the program
 *     modes         prints the mode of the terminal and the screen that it shows
 *     end           waits for the program's end and prints its exit status or its signal
 *
 * A step waits for at most ten seconds. The screen understands the output of felt: moves to the
 * top, clearing, the alternate screen, and characters that are wide or combine with the one before;
 * colours are ignored. */
#define _XOPEN_SOURCE 700

#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

enum {
	COLUMNS_MAX = 200,
	ROWS_MAX = 60,
	CELL_MAX = 32, /* bytes of a character with its combining marks */
	PATIENCE = 10  /* seconds */
};

/* The content of a cell that the wide character before it covers. */
static const char covered[] = "\x01";

struct pty_screen {
	char cells[2][ROWS_MAX][COLUMNS_MAX][CELL_MAX]; /* in UTF-8; "" for a blank */
	int columns, rows, column, row;
	char sequence[32]; /* the part received of an escape sequence or a character */
	size_t length;
	bool second, cursor;
};

static struct pty_screen screen = {.cursor = true};
static int master, slave;
static pid_t program;
static struct termios before;
static const char *awaited; /* by the current step, or NULL */
static bool was_shown;      /* before the picture changed */

static _Noreturn void die(const char *what)
{
	fprintf(stderr, "pty: %s: %s\n", what, strerror(errno));
	if (program > 0)
		kill(program, SIGKILL);
	exit(2);
}

/* -- the screen ----------------------------------------------------------------- */

/* A cell of the visible screen. */
static char *cell(int row, int column)
{
	return screen.cells[screen.second][row][column];
}

static void line_of(int row, char *line)
{
	size_t length = 0, used = 0;

	for (int c = 0; c < screen.columns; c++) {
		const char *character = cell(row, c);

		if (!strcmp(character, covered))
			continue;
		length += (size_t)sprintf(line + length, "%s", *character ? character : " ");
		if (*character && strcmp(character, " ") != 0)
			used = length;
	}
	line[used] = '\0';
}

static bool shows(const char *text)
{
	char line[COLUMNS_MAX * CELL_MAX];

	for (int row = 0; row < screen.rows; row++) {
		line_of(row, line);
		if (strstr(line, text))
			return true;
	}
	return false;
}

static void clear_from(int row, int column, int rows)
{
	for (; row < rows; row++, column = 0)
		for (int c = column; c < COLUMNS_MAX; c++)
			*cell(row, c) = '\0';
}

static int width_of(const char *character, size_t length)
{
	wchar_t wide;

	return mbtowc(&wide, character, length) == (int)length ? wcwidth(wide) : 1;
}

/* Adds to the character before the cursor. */
static void combine(const char *character, size_t length)
{
	int column = screen.column - 1;
	size_t used;
	char *to;

	while (column > 0 && !strcmp(cell(screen.row, column), covered))
		column--;
	to = cell(screen.row, column < 0 ? 0 : column);
	used = strlen(to);
	if (used + length < CELL_MAX) {
		memcpy(to + used, character, length);
		to[used + length] = '\0';
	}
}

static void put(const char *character, size_t length)
{
	const int width = width_of(character, length);
	char *to;

	if (width == 0) {
		combine(character, length);
		return;
	}
	if (screen.column + width > screen.columns) {
		screen.column = 0;
		screen.row += screen.row < ROWS_MAX - 1;
	}
	to = cell(screen.row, screen.column);
	memcpy(to, character, length);
	to[length] = '\0';
	if (width == 2)
		memcpy(cell(screen.row, screen.column + 1), covered, sizeof covered);
	screen.column += width;
}

/* Switches to the alternate screen, or to the main one with the cursor where it was. */
static void show_second(bool second)
{
	static int row, column;

	if (second) {
		row = screen.row;
		column = screen.column;
	} else {
		screen.row = row;
		screen.column = column;
	}
	screen.second = second;
}

/* A whole escape sequence, without ESC and [. */
static void obey(const char *what)
{
	const char last = what[strlen(what) - 1];

	if (awaited && (last == 'H' || last == 'J')) /* end of a picture */
		was_shown = was_shown || shows(awaited);
	if (last == 'H')
		screen.row = screen.column = 0;
	else if (!strcmp(what, "2J"))
		clear_from(0, 0, ROWS_MAX);
	else if (last == 'J')
		clear_from(screen.row, screen.column, ROWS_MAX);
	else if (last == 'K')
		clear_from(screen.row, screen.column, screen.row + 1);
	else if (!strcmp(what, "?1049h") || !strcmp(what, "?1049l"))
		show_second(last == 'h');
	else if (!strcmp(what, "?25h") || !strcmp(what, "?25l"))
		screen.cursor = last == 'h';
	else if (last != 'm')
		printf("pty: unknown sequence ESC[%s\n", what);
}

/* Length of a UTF-8 character, by its first byte. */
static size_t character_length(unsigned char first)
{
	return first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

static void take(char byte)
{
	char *sequence = screen.sequence;

	if (!screen.length && byte == '\r') {
		screen.column = 0;
	} else if (!screen.length && byte == '\t') {
		screen.column += 8 - screen.column % 8;
	} else if (!screen.length && byte == '\n') {
		screen.row += screen.row < ROWS_MAX - 1;
	} else {
		if (screen.length + 1 == sizeof screen.sequence)
			die("sequence too long");
		sequence[screen.length++] = byte;
		sequence[screen.length] = '\0';
		if (sequence[0] == '\033') {
			if (screen.length < 3 || byte < 0x40 || byte > 0x7e)
				return;
			obey(sequence + 2);
		} else if (screen.length < character_length((unsigned char)sequence[0])) {
			return;
		} else {
			put(sequence, screen.length);
		}
		screen.length = 0;
	}
}

/* -- steps ---------------------------------------------------------------------- */

/* Reads the program's output for some milliseconds. False if there is none. */
static bool look(int milliseconds)
{
	struct pollfd wanted = {master, POLLIN, 0};
	char bytes[4096];
	ssize_t got = 0;

	if (poll(&wanted, 1, milliseconds) > 0)
		got = read(master, bytes, sizeof bytes);
	for (ssize_t i = 0; i < got; i++)
		take(bytes[i]);
	return got > 0;
}

static bool was_or_is_shown(const char *text)
{
	return was_shown || shows(text);
}

static bool wait_for(bool (*done)(const char *), const char *argument)
{
	const time_t end = time(NULL) + PATIENCE;

	while (!done(argument)) {
		if (time(NULL) > end)
			return false;
		look(20);
	}
	return true;
}

static void set_size(const char *size)
{
	struct winsize window = {0};

	if (sscanf(size, "%dx%d", &screen.columns, &screen.rows) != 2 || screen.columns < 1 ||
		screen.columns > COLUMNS_MAX || screen.rows < 1 || screen.rows > ROWS_MAX)
		die(size);
	window.ws_col = (unsigned short)screen.columns;
	window.ws_row = (unsigned short)screen.rows;
	if (ioctl(master, TIOCSWINSZ, &window))
		die("size");
}

static void type(const char *text)
{
	for (; *text; text++) {
		char byte = *text;

		if (byte == '\\' && text[1] == 'e') {
			byte = '\033';
			text++;
		} else if (byte == '\\' && text[1] == 'r') {
			byte = '\r';
			text++;
		} else if (byte == '\\' && text[1] == 'x') {
			const char digits[] = {text[2], text[3], '\0'};

			byte = (char)strtol(digits, NULL, 16);
			text += 3;
		}
		if (write(master, &byte, 1) != 1)
			die("type");
	}
}

static const struct {
	const char *name;
	int number;
} signals[] = {{"TERM", SIGTERM}, {"INT", SIGINT}, {"HUP", SIGHUP}, {"QUIT", SIGQUIT},
	{"TSTP", SIGTSTP}, {"CONT", SIGCONT}, {"SEGV", SIGSEGV}, {"ABRT", SIGABRT},
	{"KILL", SIGKILL}};

enum { SIGNALS = sizeof signals / sizeof *signals };

static int number_of(const char *name)
{
	for (int i = 0; i < SIGNALS; i++)
		if (!strcmp(name, signals[i].name))
			return signals[i].number;
	die(name);
}

static int status;
static bool over;

static bool ended(const char *unused)
{
	(void)unused;
	if (!over && waitpid(program, &status, WNOHANG) == program)
		over = true;
	return over;
}

static bool stopped(const char *unused)
{
	(void)unused;
	return !over && waitpid(program, &status, WNOHANG | WUNTRACED) == program &&
	       WIFSTOPPED(status);
}

static void say_modes(void)
{
	struct termios now;

	look(50); /* the last output */
	if (tcgetattr(slave, &now))
		die("modes");
	printf("%s, %s, %s screen, cursor %s\n", now.c_lflag & ICANON ? "lines" : "keys",
		now.c_lflag & ECHO ? "echo" : "no echo", screen.second ? "second" : "first",
		screen.cursor ? "shown" : "hidden");
	if (now.c_lflag & ICANON &&
		(now.c_iflag != before.c_iflag || now.c_oflag != before.c_oflag ||
			now.c_lflag != before.c_lflag || now.c_cflag != before.c_cflag ||
			memcmp(now.c_cc, before.c_cc, sizeof now.c_cc) != 0))
		printf("not as it was before\n");
}

static void say_end(void)
{
	if (!wait_for(ended, NULL))
		printf("does not end\n");
	else if (WIFSIGNALED(status))
		printf("signal %d\n", WTERMSIG(status));
	else
		printf("status %d\n", WEXITSTATUS(status));
	/* the last output may arrive after its end */
	while (look(20))
		;
}

static void say_screen(void)
{
	char line[COLUMNS_MAX * CELL_MAX];

	while (look(20)) /* the rest of the picture */
		;
	for (int row = 0; row < screen.rows; row++) {
		line_of(row, line);
		if (*line)
			printf("%s\n", line);
	}
}

/* The output from the top on, including blank lines. */
static void say_output(void)
{
	char line[COLUMNS_MAX * 4 + 1];

	for (int row = 0; row < screen.row; row++) {
		line_of(row, line);
		printf("%s\n", line);
	}
}

static void step(const char *word, const char *rest)
{
	if (!strcmp(word, "until")) {
		awaited = rest;
		was_shown = false;
		if (!wait_for(was_or_is_shown, rest)) {
			printf("never shown: %s\n", rest);
			say_screen();
		}
		awaited = NULL;
	} else if (!strcmp(word, "type")) {
		type(rest);
	} else if (!strcmp(word, "screen")) {
		say_screen();
	} else if (!strcmp(word, "output")) {
		say_output();
	} else if (!strcmp(word, "resize")) {
		set_size(rest);
	} else if (!strcmp(word, "signal")) {
		kill(program, number_of(rest));
	} else if (!strcmp(word, "stopped")) {
		printf("%s\n", wait_for(stopped, NULL) ? "stopped" : "does not stop");
	} else if (!strcmp(word, "modes")) {
		say_modes();
	} else if (!strcmp(word, "end")) {
		say_end();
	} else {
		die(word);
	}
}

static void start(char **argv)
{
	program = fork();
	if (program < 0)
		die("fork");
	if (program)
		return;
	for (int i = 0; i < SIGNALS; i++) /* the parent may ignore some: nohup, & */
		signal(signals[i].number, SIG_DFL);
	setsid();
	ioctl(slave, TIOCSCTTY, 0);
	dup2(slave, STDIN_FILENO);
	dup2(slave, STDOUT_FILENO);
	dup2(slave, STDERR_FILENO);
	execvp(argv[0], argv);
	die(argv[0]);
}

int main(int argc, char **argv)
{
	char line[512];

	setlocale(LC_CTYPE, "");
	if (argc < 3) {
		fprintf(stderr, "usage: pty COLUMNSxROWS program [argument ...] <SCRIPT\n");
		return 2;
	}
	master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
	if (master < 0 || grantpt(master) || unlockpt(master))
		die("terminal");
	slave = open(ptsname(master), O_RDWR | O_NOCTTY | O_CLOEXEC);
	if (slave < 0 || tcgetattr(slave, &before))
		die("terminal");
	set_size(argv[1]);
	start(argv + 2);
	while (fgets(line, sizeof line, stdin)) {
		char *rest = line + strcspn(line, " \n");

		line[strcspn(line, "\n")] = '\0';
		if (*rest)
			*rest++ = '\0';
		step(line, rest);
		fflush(stdout);
	}
	if (!ended(NULL)) {
		printf("still runs\n");
		kill(program, SIGKILL);
	}
	return 0;
}
