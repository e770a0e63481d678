/* Reading the lines of a tree. */
#include "tree.h"

#include "base/array.h"
#include "base/scan.h"

#include <stdlib.h>
#include <string.h>

/* The lines above one: their indices and indentations. */
struct above {
	uint32_t line[TREE_DEPTH_MAX + 1];
	size_t indent[TREE_DEPTH_MAX + 1];
	int count;
};

/* The line without its comment. */
static struct slice without_comment(struct slice line)
{
	const char *const comment = memchr(line.bytes, '#', line.length);

	if (comment)
		line.length = (size_t)(comment - line.bytes);
	return line;
}

/* True if what follows a word, with the blanks before it, explains the word. */
static bool is_explanation(struct slice rest)
{
	return !slice_trim(rest).length ||
	       (rest.length > 1 && scan_is_blank(rest.bytes[0]) && scan_is_blank(rest.bytes[1]));
}

/* Checks what follows a word on its line. */
static status_code check_rest(struct slice text, struct slice rest, struct fault *fault)
{
	struct slice after = rest;

	if (is_explanation(rest))
		return STATUS_OK;
	if (slice_equal(slice_take_word(&after), "all-in") && is_explanation(after))
		return STATUS_OK;
	return fault_at(fault, STATUS_TREE_REST, text, slice_trim(rest));
}

/* Finds the line that a word of this indentation is below, and ends the lines between. */
static status_code descend(struct tree_lines *lines, struct above *above, struct slice word,
	size_t indent, struct fault *fault)
{
	bool level = !above->count || above->indent[above->count - 1] < indent;

	while (above->count && above->indent[above->count - 1] >= indent) {
		level = above->indent[--above->count] == indent;
		lines->line[above->line[above->count]].end = lines->count;
	}
	if (!level)
		return fault_at(fault, STATUS_TREE_INDENT, lines->text, word);
	if (!above->count && (lines->count || !slice_is_word(word, "start")))
		return fault_at(fault, STATUS_TREE_START, lines->text, word);
	if (above->count > TREE_DEPTH_MAX)
		return fault_at(fault, STATUS_TREE_DEEP, lines->text, word);
	above->line[above->count] = lines->count;
	above->indent[above->count++] = indent;
	return STATUS_OK;
}

static status_code add_line(struct tree_lines *lines, struct above *above, struct slice line,
	struct fault *fault)
{
	struct slice rest = line, word = slice_take_word(&rest);
	struct tree_line *array;
	status_code status;

	if (!word.length)
		return STATUS_OK;
	status = check_rest(lines->text, rest, fault);
	if (!status)
		status = descend(lines, above, word, (size_t)(word.bytes - line.bytes), fault);
	if (status)
		return status;
	array = array_room(lines->line, &lines->room, lines->count, sizeof *array);
	if (!array)
		return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
	lines->line = array;
	array[lines->count++] = (struct tree_line){.word = word};
	return STATUS_OK;
}

status_code tree_lines_read(struct tree_lines *lines, struct slice text, struct fault *fault)
{
	struct slice rest = text;
	struct above above = {.count = 0};
	status_code status = STATUS_OK;

	*lines = (struct tree_lines){.text = text};
	while (!status && rest.length) {
		const struct slice line = slice_take_until(&rest, '\n');

		if (lines->count == TREE_NODES_MAX)
			status = fault_at(fault, STATUS_TREE_LARGE, text, line);
		else
			status = add_line(lines, &above, without_comment(line), fault);
	}
	while (above.count)
		lines->line[above.line[--above.count]].end = lines->count;
	if (!status && !lines->count)
		status = fault_set(fault, STATUS_TREE_EMPTY, 0, 0);
	return status;
}

void tree_lines_free(struct tree_lines *lines)
{
	free(lines->line);
	*lines = (struct tree_lines){0};
}

int tree_lines_places(const struct tree_lines *lines)
{
	int most = 0;

	for (uint32_t i = 0; i < lines->count; i++) {
		const struct slice word = lines->line[i].word;
		const int places =
			chips_places((struct slice){word.bytes + 1, word.length - 1}, false);

		if (places > most)
			most = places;
	}
	return most;
}
