#include "report.h"

#include "frame/command_status.h"
#include "frame/screen.h"

#include "base/clean.h"
#include "base/message.h"
#include "base/scan.h"
#include "cards/card_status.h"
#include "game/game_status.h"
#include "histories/histories_status.h"
#include "play/play_status.h"
#include "odds/odds_status.h"
#include "nash/nash_status.h"
#include "solver/solver_status.h"

#include <stdarg.h>
#include <stdatomic.h>
#include <string.h>

enum {
	INDENT = 2, /* indentation of the quoted line */
	/* maximum size of a message; a fixed buffer, so that it works without memory */
	MESSAGE_MAX = 7 << 10,
	HELD_MAX = 32 << 10 /* of all held messages */
};

static const char *name = "felt";
static bool show_line, in_colour, silent;
static atomic_bool out_of_memory, progress_shown; /* set by any thread */
static bool holds;
static char held[HELD_MAX];
static size_t held_length;
static _Thread_local struct text *collected; /* NULL: messages are written */

void report_name(const char *command)
{
	name = command;
}

void report_style(bool with_line, bool colour)
{
	show_line = with_line;
	in_colour = colour;
}

/* Keeps as much as fits. */
static void hold(const char *bytes, size_t length)
{
	if (length > HELD_MAX - held_length)
		length = HELD_MAX - held_length;
	memcpy(held + held_length, bytes, length);
	held_length += length;
}

/* Writes a message, possibly truncated, with one call. */
static void write_message(const struct text *message)
{
	static const char cut[] = "...\n";

	if (holds) {
		hold(message->bytes, message->length);
		if (message->failed)
			hold(cut, sizeof cut - 1);
		return;
	}
	if (atomic_exchange(&progress_shown, false))
		fputs("\r\033[K", stderr);
	fwrite(message->bytes, 1, message->length, stderr);
	if (message->failed)
		fputs(cut, stderr);
}

void report_hold(bool hold_them)
{
	holds = hold_them;
	if (holds)
		return;
	fwrite(held, 1, held_length, stderr);
	held_length = 0;
}

/* Writes a message of one line; formatted arguments are sanitized. */
__attribute__((format(printf, 1, 0))) static void vreport(const char *format, va_list arguments,
	bool with_help)
{
	char formatted[MESSAGE_MAX], room[MESSAGE_MAX];
	struct text message = text_over(room, sizeof room);

	vsnprintf(formatted, sizeof formatted, format, arguments);
	if (collected) {
		text_add_string(collected, formatted);
		text_add_char(collected, '\n');
		return;
	}
	text_add_string(&message, name);
	text_add_string(&message, ": ");
	sanitize_append_named(&message, slice_of(formatted));
	text_add_char(&message, '\n');
	if (with_help) {
		text_add_string(&message, "see '");
		text_add_string(&message, name);
		text_add_string(&message, " --help'\n");
	}
	write_message(&message);
}

int report(const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	vreport(format, arguments, false);
	va_end(arguments);
	return EXIT_INVALID;
}

void report_collect(struct text *messages)
{
	collected = messages;
}

void report_collected(const struct location *place, struct slice messages)
{
	while (messages.length) {
		const struct slice line = slice_take_until(&messages, '\n');
		const int length = (int)line.length;

		if (place && place->line)
			report("%s:%zu: %.*s", place->name, place->line, length, line.bytes);
		else if (place)
			report("%s: %.*s", place->name, length, line.bytes);
		else
			report("%.*s", length, line.bytes);
	}
}

void report_quiet(bool quiet)
{
	silent = quiet;
}

void report_warning(const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	if (!silent)
		vreport(format, arguments, false);
	va_end(arguments);
}

int report_usage(const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	vreport(format, arguments, true);
	va_end(arguments);
	return EXIT_USAGE;
}

void report_progress(struct slice line)
{
	const size_t columns = screen_errors_columns();
	const char *cut = "";

	if (!line.length && !progress_shown)
		return;
	fputs("\r\033[K", stderr);
	/* a line that fills the last column could wrap, and the next could not erase it */
	if (slice_columns(line) >= columns) {
		line = slice_first(line, columns > 2 ? columns - 2 : 0);
		cut = "…";
	}
	fprintf(stderr, "%.*s%s", (int)line.length, line.length ? line.bytes : "", cut);
	fflush(stderr);
	progress_shown = line.length;
}

int report_file(const char *file, int error)
{
	report("%s: %s", file, strerror(error));
	return EXIT_IO;
}

int report_memory(void)
{
	struct text *const messages = collected;

	collected = NULL;
	if (!atomic_exchange(&out_of_memory, true))
		report("%s", report_status(STATUS_NO_MEMORY));
	collected = messages;
	return EXIT_IO;
}

bool report_out_of_memory(void)
{
	return out_of_memory;
}

static size_t column_of(struct slice line, size_t offset)
{
	return slice_columns((struct slice){line.bytes, offset}) + 1;
}

/* The domains of all layers and of the commands. */
static const struct status_domain *const domains[] = {&status_base, &card_statuses, &odds_statuses,
	&game_statuses, &histories_statuses, &play_statuses, &solver_statuses, &nash_statuses,
	&command_statuses, NULL};

const char *report_status(status_code code)
{
	return status_message(domains, code);
}

void report_message(struct text *out, struct slice line, const struct fault *fault)
{
	message_add(out, domains, line, fault);
}

/* The columns of a line that are shown, counted from 0: `to` is after the last. */
struct window {
	size_t from, to;
};

/* The part of the line that fits on the terminal. If its beginning is omitted, the error is in the
 * last quarter. */
static struct window window_of(size_t columns, size_t fault)
{
	const unsigned screen = screen_errors_columns();
	const size_t room = screen > 20 ? screen - INDENT : 20 - INDENT;
	struct window window = {0, columns};

	if (columns <= room)
		return window;
	if (fault > room * 3 / 4)
		window.from = fault - room * 3 / 4;
	if (window.from > columns - room)
		window.from = columns - room;
	window.to = window.from + room;
	return window;
}

/* Appends the line with the error, or a part if it is long, and a caret under the location. */
static void add_picture(struct text *out, struct slice line, const struct fault *fault)
{
	struct scan scan = scan_of(line);
	const size_t all = slice_columns(line), place = column_of(line, fault->offset) - 1;
	/* an error at the end is after the last character */
	const struct window window = window_of(place < all ? all : all + 1, place);

	text_add_string(out, "\n  ");
	for (size_t at = 0; at < window.to && !scan_done(&scan); at++) {
		const size_t offset = scan_offset(&scan);
		const struct slice character = scan_char(&scan);
		const bool invalid = fault->length && offset == fault->offset;

		if (at < window.from)
			continue;
		if (in_colour && invalid)
			text_add_string(out, "\033[31m");
		if ((at == window.from && at > 0) || (at + 1 == window.to && !scan_done(&scan)))
			text_add_string(out, "…");
		else if (character.bytes[0] == '\t')
			text_add_char(out, ' ');
		else
			sanitize_append(out, character);
		if (in_colour && fault->length &&
			(offset + character.length == fault->offset + fault->length ||
				(invalid && scan_done(&scan))))
			text_add_string(out, "\033[0m");
	}
	text_add_string(out, "\n");
	text_add_repeated(out, ' ', INDENT + place - window.from);
	text_add_char(out, '^');
}

int report_fault(const struct location *place, struct slice line, const struct fault *fault)
{
	char room[MESSAGE_MAX];
	struct text message = text_over(room, sizeof room);

	report_message(&message, line, fault);
	return report_at(place, line, fault->offset, fault->length, text_slice(&message));
}

int report_option(const char *option, struct slice value, const struct fault *fault)
{
	struct text message = {0};
	int status = EXIT_USAGE;

	if (fault->status == STATUS_NO_MEMORY)
		return report_memory();
	report_message(&message, value, fault);
	if (message.failed)
		status = report_memory();
	else
		report_usage("%s: %.*s", option, (int)message.length, message.bytes);
	text_free(&message);
	return status;
}

int report_at(const struct location *place, struct slice line, size_t offset, size_t length,
	struct slice message)
{
	const struct fault fault = {.offset = offset, .length = length};
	char room[MESSAGE_MAX];
	struct text out = text_over(room, sizeof room);

	if (!collected) {
		text_add_string(&out, name);
		text_add_string(&out, ": ");
	}
	sanitize_append_named(&out, slice_of(place->name));
	if (place->line) {
		text_add_char(&out, ':');
		text_add_uint(&out, place->line);
	}
	text_add_char(&out, ':');
	text_add_uint(&out, column_of(line, offset));
	text_add_string(&out, ": ");
	sanitize_append_named(&out, message);
	if (place->column_name) {
		text_add_string(&out, " (column ");
		sanitize_append_named(&out, slice_of(place->column_name));
		text_add_char(&out, ')');
	}
	if (show_line && !collected)
		add_picture(&out, line, &fault);
	text_add_char(&out, '\n');
	if (collected)
		text_add_slice(collected, text_slice(&out));
	else
		write_message(&out);
	return EXIT_INVALID;
}
