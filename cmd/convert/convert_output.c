/* One output file per input file, and the progress of the run. */
#include "convert.h"

#include "frame/interrupt.h"
#include "frame/screen.h"
#include "frame/stopwatch.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

/* -- files ---------------------------------------------------------------- */

static void fail_output(struct convert *convert)
{
	if (!convert->failed && errno == ENOMEM)
		report_memory();
	else if (!convert->failed)
		report_file(convert->path.bytes, errno);
	convert->failed = true;
}

/* Makes the directories of a path. A failure shows when the file is opened. */
static void make_directories(char *path)
{
	for (char *slash = path + 1; (slash = strchr(slash, '/')); slash++) {
		*slash = '\0';
		mkdir(path, 0777);
		*slash = '/';
	}
}

/* Opens the output of the current file: its path below the given directory, with the extension of
 * the format. */
static bool open_output(struct convert *convert)
{
	const struct walk *const walk = &convert->walk;
	const size_t at = convert->hands.next - 1;
	const char *const name = strcmp(walk->names[at], "-") != 0
					 ? walk->names[at] + walk->below[at]
					 : convert->file;
	const char *const slash = strrchr(name, '/'), *const last = slash ? slash + 1 : name;
	const char *const dot = strrchr(last, '.');
	struct text *const path = &convert->path;

	text_clear(path);
	text_format(path, "%s/", convert->output);
	text_add(path, name, dot && dot != last ? (size_t)(dot - name) : strlen(name));
	text_format(path, "%s%c", convert->format->ending, '\0');
	if (path->failed) {
		report_memory();
		convert->failed = true;
		return false;
	}
	if (slash)
		make_directories(path->bytes);
	if (draft_open(&convert->out, path->bytes, false))
		return true;
	/* files are never overwritten: two inputs may have the same name */
	convert->passed_over = errno == EEXIST;
	convert->refused |= convert->passed_over;
	if (convert->passed_over)
		report_file(path->bytes, errno);
	else
		fail_output(convert);
	return false;
}

void convert_close_output(struct convert *convert)
{
	const bool keep = !convert->failed && !interrupt_came();

	if (!convert->out.file)
		return;
	if (convert->format->tail)
		fputs(convert->format->tail, convert->out.file);
	if (!draft_close(&convert->out, keep) && keep)
		fail_output(convert);
}

bool convert_write_file(struct convert *convert)
{
	const struct convert_format *const format = convert->format;
	struct text *const text = &convert->written;
	FILE *out;

	text_clear(text);
	convert->left_out = convert->passed_over;
	if (convert->passed_over)
		return true;
	if (!format->write(text, convert, convert->count.converted + 1))
		return false;
	if (text->failed) {
		convert->failed = true;
		report_memory();
		return true;
	}
	if (!convert->out.file && open_output(convert) && format->head &&
		fputs(format->head, convert->out.file) < 0)
		fail_output(convert);
	out = convert->out.file;
	if (out && !convert->failed && fwrite(text->bytes, 1, text->length, out) != text->length)
		fail_output(convert);
	convert->left_out = convert->passed_over;
	return true;
}

/* -- progress ------------------------------------------------------------- */

void convert_show_progress(struct convert *convert)
{
	const uint64_t hands = convert->all.hands + convert->count.hands;
	char room[96];
	struct text line = text_over(room, sizeof room);
	double time;

	if (!convert->catches || convert->settings.quiet || hands % 256 ||
		!screen_errors_are_live() || (time = stopwatch_seconds()) - convert->shown < 0.2)
		return;
	convert->shown = time;
	text_add_string(&line, "file ");
	text_add_uint_grouped(&line, convert->hands.next);
	text_add_string(&line, " of ");
	text_add_uint_grouped(&line, convert->hands.count);
	text_add_string(&line, ", ");
	text_add_uint_grouped(&line, hands);
	text_add_string(&line, " hands");
	report_progress(text_slice(&line));
}
