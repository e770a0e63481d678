#include "screen.h"

#include "wrap.h"

#include "base/clean.h"
#include "base/scan.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

enum { USUAL_COLUMNS = 80, COLUMNS_MAX = 1000 };

/* An environment variable that is a width; 0 if it is unset or invalid. */
static unsigned width_in(const char *variable)
{
	const char *value = getenv(variable);
	uint64_t columns;

	if (!value || !slice_uint(slice_of(value), COLUMNS_MAX, &columns))
		return 0;
	return (unsigned)columns;
}

static unsigned forced_columns(void)
{
	return width_in("FELT_SCREEN");
}

void screen_set_locale(void)
{
	setlocale(LC_CTYPE, "");
}

bool screen_is_there(bool wanted, unsigned *columns, bool *unicode)
{
	struct winsize size;
	const unsigned forced = forced_columns();
	const bool there = forced || isatty(STDOUT_FILENO);
	const unsigned usual = wanted && !there ? width_in("COLUMNS") : forced;

	*columns = usual ? usual : USUAL_COLUMNS;
	*unicode = false;
	if (!there && !wanted)
		return false;
	if (there && !forced && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col)
		*columns = size.ws_col;
	screen_set_locale();
	*unicode = !strcmp(nl_langinfo(CODESET), "UTF-8");
	return there;
}

bool screen_errors_are_read(void)
{
	return forced_columns() || isatty(STDERR_FILENO);
}

unsigned screen_errors_columns(void)
{
	struct winsize size;
	const unsigned forced = forced_columns();

	if (forced)
		return forced;
	return !ioctl(STDERR_FILENO, TIOCGWINSZ, &size) && size.ws_col ? size.ws_col
								       : USUAL_COLUMNS;
}

bool screen_is_live(void)
{
	return isatty(STDOUT_FILENO);
}

bool screen_errors_are_live(void)
{
	return isatty(STDERR_FILENO);
}

bool screen_wants_colour(enum screen_colour colour, bool screen)
{
	const char *no = getenv("NO_COLOR"), *term = getenv("TERM");

	if (colour != SCREEN_COLOUR_AUTO)
		return colour == SCREEN_COLOUR_ALWAYS;
	return screen && !(no && *no) && term && strcmp(term, "dumb") != 0;
}

const char *screen_bold(bool colour)
{
	return colour ? "\033[1m" : "";
}

const char *screen_dim(bool colour)
{
	return colour ? "\033[2m" : "";
}

const char *screen_plain(bool colour)
{
	return colour ? "\033[0m" : "";
}

/* Four colours: spades unchanged, hearts red, diamonds blue, clubs green. Only the foreground is
 * set and reset, so that surrounding bold and dim stay. */
static const char *suit_colour(struct slice character)
{
	static const char *const colours[] = {"", "\033[31m", "\033[34m", "\033[32m"};
	const unsigned char *c = (const unsigned char *)character.bytes;

	if (character.length != 3 || c[0] != 0xe2 || c[1] != 0x99 || c[2] < 0xa0 || c[2] > 0xa7)
		return "";
	return colours[c[2] & 3];
}

void screen_add_cards(struct text *out, struct slice text, bool colour)
{
	struct scan scan = scan_of(text);

	if (!colour) {
		sanitize_append(out, text);
		return;
	}
	while (!scan_done(&scan)) {
		struct slice character = scan_char(&scan);
		const char *escape = suit_colour(character);

		text_add_string(out, escape);
		sanitize_append(out, character);
		if (*escape)
			text_add_string(out, "\033[39m");
	}
}

void screen_add_spaced(struct text *out, const card *cards, int count, enum card_notation notation)
{
	cards_print(out, cards, count, notation, " ");
}

bool screen_add_board(struct text *out, const card *board, int count, int number,
	enum card_notation notation, bool colour)
{
	struct text cards = {0};

	if (!count)
		return false;
	text_add_string(out, "board ");
	if (number) {
		text_format(out, "%d ", number);
	}
	text_add_char(out, ' ');
	screen_add_spaced(&cards, board, count, notation);
	screen_add_cards(out, text_slice(&cards), colour);
	text_add_char(out, '\n');
	out->failed = out->failed || cards.failed;
	text_free(&cards);
	return true;
}

void screen_add_wrapped(struct text *out, struct slice words, size_t column, size_t indent,
	size_t columns, bool colour)
{
	size_t room = columns > column ? columns - column : 0;

	screen_add_cards(out, wrap_line(&words, room, ""), colour);
	room = columns > indent ? columns - indent : 0;
	while (words.length) {
		text_add_char(out, '\n');
		text_add_repeated(out, ' ', indent);
		screen_add_cards(out, wrap_line(&words, room, ""), colour);
	}
}
