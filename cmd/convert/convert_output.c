/* A file for each that is read, and how far the run is. */
#include "convert.h"

#include "frame/interrupt.h"
#include "frame/screen.h"
#include "frame/stopwatch.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* -- a file --------------------------------------------------------------- */

static bool fail_output(struct convert *convert)
{
	if (!convert->failed)
		report_file(convert->out_name ? convert->out_name : convert->output, errno);
	convert->failed = true;
	return false;
}

/* The name of the output: that of the file, without its folders and its ending. */
static bool open_output(struct convert *convert)
{
	const char *name =
		strrchr(convert->file, '/') ? strrchr(convert->file, '/') + 1 : convert->file;
	const char *const dot = strrchr(name, '.');
	const size_t length = dot && dot != name ? (size_t)(dot - name) : strlen(name);
	struct text path = {.bytes = NULL};

	text_add_string(&path, convert->output);
	text_add_char(&path, '/');
	text_add(&path, name, length);
	text_add_string(&path, convert->format->ending);
	text_add_char(&path, '\0');
	if (path.failed) {
		text_free(&path);
		report_memory();
		convert->failed = true;
		return false;
	}
	convert->out_name = path.bytes;
	/* a file is never written over: two inputs may have the same name */
	convert->out = fopen(path.bytes, "wx");
	return convert->out || fail_output(convert);
}

void convert_close_output(struct convert *convert)
{
	if (convert->out) {
		if (convert->format->tail)
			fputs(convert->format->tail, convert->out);
		if (ferror(convert->out) | fclose(convert->out))
			fail_output(convert);
		if (convert->failed || interrupt_came())
			unlink(convert->out_name);
	}
	free(convert->out_name);
	convert->out = NULL;
	convert->out_name = NULL;
}

bool convert_write_file(struct convert *convert)
{
	const struct convert_format *const format = convert->format;
	struct text *const text = &convert->written;

	text_clear(text);
	if (!format->write(text, convert, convert->count.converted + 1))
		return false;
	if (text->failed) {
		convert->failed = true;
		report_memory();
	} else if (!convert->out && open_output(convert) && format->head &&
		   fputs(format->head, convert->out) < 0) {
		fail_output(convert);
	}
	if (!convert->failed && fwrite(text->bytes, 1, text->length, convert->out) != text->length)
		fail_output(convert);
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
		!screen_errors_are_live() || (time = stopwatch_seconds()) - convert->told < 0.2)
		return;
	convert->told = time;
	text_add_string(&line, "file ");
	text_add_uint_grouped(&line, convert->hands.next);
	text_add_string(&line, " of ");
	text_add_uint_grouped(&line, convert->hands.count);
	text_add_string(&line, ", ");
	text_add_uint_grouped(&line, hands);
	text_add_string(&line, " hands");
	report_progress(text_slice(&line));
}
