/* The score file: a line for each answer, with the columns of HEADER separated by tabs. Sessions
 * append lines and change nothing else, so that the file may be read and joined with any tool. */
#include "drill.h"

#include "frame/home.h"
#include "frame/input.h"
#include "frame/journal.h"
#include "frame/report.h"

#include "base/array.h"
#include "base/decimal.h"
#include "base/scan.h"
#include "histories/history/history_time.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define HEADER "time\tdrill\ttopic\tclass\tresult\tcost\tunit\tanswer\tasked\tspot"

enum { TIME, DRILL, TOPIC, CLASS, RESULT, COST, UNIT, ANSWER, ASKED, SPOT, COLUMNS };

enum { FILE_MAX = 1 << 28, COST_DIGITS = 6 };

int drill_file_find(struct drill_file *file, const char *given)
{
	struct text name = {0};

	if (given)
		text_add_string(&name, given);
	else if (!home_add_file(HOME_STATE, "drill", &name)) {
		text_free(&name);
		return report_usage("HOME is not set; give --score-file or --no-score");
	}
	text_add_char(&name, '\0');
	if (name.failed) {
		text_free(&name);
		return report_memory();
	}
	file->name = name.bytes;
	return EXIT_DONE;
}

/* -- reading -------------------------------------------------------------------------- */

/* Reports what is wrong at a column of a line. */
static bool refuse(const struct location *place, struct slice line, struct slice cell,
	const char *message)
{
	const size_t offset = cell.bytes ? (size_t)(cell.bytes - line.bytes) : line.length;

	return !report_at(place, line, offset, cell.length, slice_of(message));
}

/* Reads a line. Reports errors and returns false. */
static bool read_answer(const struct location *place, struct slice line, struct drill_answer *out)
{
	struct slice cell[COLUMNS] = {{NULL, 0}}, rest = line;
	int count = 0;

	while (count < COLUMNS - 1 && memchr(rest.bytes, '\t', rest.length))
		cell[count++] = slice_take_until(&rest, '\t');
	if (count < COLUMNS - 1)
		return refuse(place, line, cell[COLUMNS - 1],
			"the line is damaged: 10 columns expected, separated by tabs");
	cell[count] = rest;
	out->right = slice_equal(cell[RESULT], "right");
	if (!out->right && !slice_equal(cell[RESULT], "wrong"))
		return refuse(place, line, cell[RESULT],
			"the line is damaged: the result is neither 'right' nor 'wrong'");
	if (!decimal_parse_double(cell[COST], &out->cost) || !(out->cost < 1e15))
		return refuse(place, line, cell[COST],
			"the line is damaged: the cost is not a number, such as 0.25");
	out->drill = cell[DRILL];
	out->topic = cell[TOPIC];
	out->class = cell[CLASS];
	out->unit = cell[UNIT];
	out->asked = cell[ASKED];
	out->spot = cell[SPOT];
	return true;
}

static bool add_answer(struct drill_answers *out, const struct drill_answer *answer)
{
	struct drill_answer *const row = array_room(out->row, &out->room, out->count, sizeof *row);

	if (!row)
		return false;
	out->row = row;
	out->row[out->count++] = *answer;
	return true;
}

int drill_file_read(struct drill_file *file, struct drill_answers *out)
{
	struct location place = {file->name, 0, NULL};
	struct stat about;
	struct slice rest;
	int status;

	if (stat(file->name, &about) && errno == ENOENT)
		return EXIT_DONE;
	status = input_read_file(file->name, FILE_MAX, &file->content);
	if (status)
		return status;
	rest = text_slice(&file->content);
	while (rest.length) {
		const struct slice line = slice_take_until(&rest, '\n');
		struct drill_answer answer;

		place.line++;
		if (!line.length || slice_equal(line, HEADER))
			continue;
		if (!read_answer(&place, line, &answer))
			out->damaged++;
		else if (!add_answer(out, &answer))
			return report_memory();
	}
	return EXIT_DONE;
}

/* -- writing -------------------------------------------------------------------------- */

int drill_file_open(struct drill_file *file)
{
	struct stat about;
	int error = 0;

	if (!home_make_directories(file->name))
		return report_file(file->name, errno);
	file->fd = journal_open(file->name);
	if (file->fd < 0 || fstat(file->fd, &about))
		return report_file(file->name, errno);
	if (!S_ISREG(about.st_mode))
		return EXIT_DONE;
	if (!journal_end_line(file->fd, about.st_size))
		error = errno;
	else if (!about.st_size)
		error = journal_add(file->fd, SLICE(HEADER "\n"));
	return error ? report_file(file->name, error) : EXIT_DONE;
}

/* Appends a cell and a tab; tabs and newlines in it become spaces. */
static void add_cell(struct text *out, struct slice cell)
{
	for (size_t i = 0; i < cell.length; i++)
		text_add_char(out,
			cell.bytes[i] == '\t' || cell.bytes[i] == '\n' ? ' ' : cell.bytes[i]);
	text_add_char(out, '\t');
}

int drill_file_add(struct drill_file *file, const struct drill_kind *kind,
	const struct drill_question *question, const struct drill_verdict *verdict)
{
	struct text line = {0};
	struct history_time now;
	int error;

	history_time_epoch((uint64_t)time(NULL), &now);
	history_time_print(&line, &now);
	text_format(&line, "\t%s\t%s\t%s\t%s\t", kind->name, question->topic, question->class,
		verdict->right ? "right" : "wrong");
	text_add_fixed(&line, verdict->cost, COST_DIGITS);
	text_format(&line, "\t%s\t", question->unit);
	add_cell(&line, text_slice(&verdict->answer));
	add_cell(&line, text_slice(&question->asked));
	add_cell(&line, text_slice(&question->spot));
	if (!line.failed)
		line.bytes[line.length - 1] = '\n';
	error = line.failed ? ENOMEM : journal_add(file->fd, text_slice(&line));
	text_free(&line);
	return error == ENOMEM ? report_memory()
	       : error         ? report_file(file->name, error)
			       : EXIT_DONE;
}

void drill_file_close(struct drill_file *file)
{
	if (file->fd >= 0)
		close(file->fd);
	free(file->name);
	text_free(&file->content);
}
