/* Trees that somebody wrote: the file of --tree. */
#include "solve.h"

#include "frame/input.h"
#include "frame/report.h"

#include <string.h>

enum { FILE_MAX = 256 << 20 };

/* Reports an error in the file, in the line of its place. */
static void report_line(const struct solve_tree_file *file, const struct fault *fault)
{
	const struct slice text = file->lines.text;
	struct fault in_line = *fault;
	struct location place = {.name = file->name, .line = 1};
	const char *end;
	struct slice line;
	size_t from = 0;

	for (size_t i = 0; i < fault->offset; i++)
		if (text.bytes[i] == '\n') {
			place.line++;
			from = i + 1;
		}
	line = (struct slice){text.bytes + from, text.length - from};
	end = line.length ? memchr(line.bytes, '\n', line.length) : NULL;
	if (end)
		line.length = (size_t)(end - line.bytes);
	in_line.offset -= from;
	in_line.earlier = in_line.offset;
	report_fault(&place, line, &in_line);
}

int solve_read_tree(struct solve_tree_file *file)
{
	struct fault fault;
	int status;

	if (!file->name)
		return EXIT_DONE;
	status = input_read_file(file->name, FILE_MAX, &file->text);
	if (status)
		return status;
	if (!tree_lines_read(&file->lines, slice_after_mark(text_slice(&file->text)), &fault))
		return EXIT_DONE;
	if (fault.status == STATUS_NO_MEMORY)
		return report_memory();
	report_line(file, &fault);
	return EXIT_USAGE;
}

void solve_free_tree(struct solve_tree_file *file)
{
	tree_lines_free(&file->lines);
	text_free(&file->text);
}

status_code solve_make_tree(struct solve_spot *spot, bool *reported)
{
	const struct solve_betting *const betting = spot->betting;
	struct tree_setup setup = betting->setup;
	struct fault fault = {.status = STATUS_OK};
	status_code status;

	*reported = false;
	setup.street = spot->matchup.board[0].known - 3;
	if (!betting->tree.name)
		return tree_make(&spot->tree, &setup);
	status =
		tree_make_lines(&spot->tree, &setup, &betting->tree.lines, betting->places, &fault);
	if (status && fault.status == status) {
		report_line(&betting->tree, &fault);
		*reported = true;
	}
	return status;
}
