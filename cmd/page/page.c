#include "commands.h"
#include "frame/input.h"
#include "frame/options.h"
#include "frame/output.h"
#include "frame/report.h"

#include "base/text.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PAGE_FILE "felt.html"

enum { PAGE_BYTES_MAX = 64 << 20 };

struct page_command {
	struct settings settings;
	bool path;        /* --path */
	struct text file; /* where the page is, terminated */
};

static const struct option_row options[] = {
	{0, "path", NULL, "print the path of the installed page instead",
		INTO_FLAG(struct page_command, path)},
};

/* Whether the page is in a directory; its path is then in `file`. */
static bool is_in(struct page_command *page, struct slice directory, const char *below)
{
	text_clear(&page->file);
	text_add_slice(&page->file, directory);
	text_format(&page->file, "%s/" PAGE_FILE, below);
	text_add(&page->file, "", 1);
	return !page->file.failed && input_is_file(page->file.bytes);
}

/* The directory of this program, empty if the system does not say. */
static struct slice program_directory(char room[PATH_MAX])
{
	ssize_t length = readlink("/proc/self/exe", room, PATH_MAX);

	while (length > 0 && room[length - 1] != '/')
		length--;
	return (struct slice){room, length > 0 ? (size_t)length - 1 : 0};
}

/* Finds the page: where FELT_DATA says or, without that, beside the program, in the data directory
 * that belongs to its place, or where `make install` puts it. */
static bool find_page(struct page_command *page)
{
	const char *const data = getenv("FELT_DATA");
	char room[PATH_MAX];
	const struct slice program = program_directory(room);

	if (data && *data)
		return is_in(page, slice_of(data), "");
	return (program.length &&
		       (is_in(page, program, "") || is_in(page, program, "/../share/felt"))) ||
	       is_in(page, slice_of(FELT_DATADIR), "");
}

/* Writes the page, or its path. */
static int print_page(struct page_command *page)
{
	struct text out = {0};
	int status = EXIT_DONE;

	if (page->path)
		text_format(&out, "%s\n", page->file.bytes);
	else
		status = input_read_file(page->file.bytes, PAGE_BYTES_MAX, &out);
	if (status == EXIT_DONE && !output_text(&out))
		status = EXIT_IO;
	text_free(&out);
	return status;
}

static int run_command(struct page_command *page)
{
	if (page->settings.operand_count)
		return report_usage("'%s' is an operand, and felt page has none",
			page->settings.operands[0]);
	if (!page->path && isatty(STDOUT_FILENO))
		return report_usage(
			"standard output is a terminal; write a file: felt page >felt.html");
	if (find_page(page))
		return print_page(page);
	if (page->file.failed)
		return report_memory();
	report("no felt.html is installed; 'make page' makes it from the source of felt, and needs "
	       "emscripten and node");
	return EXIT_IO;
}

static int run(int argc, char **argv)
{
	static struct page_command page; /* large; a single instance */
	int status = options_parse(&command_page, argc, argv, &page.settings, &page);

	if (status == OPTIONS_RUN)
		status = run_command(&page);
	text_free(&page.file);
	return status;
}

const struct command command_page = {
	.name = "page",
	.full_name = "felt page",
	.purpose = "write an equity calculator for browsers",
	.example = "felt page >felt.html",
	.operands = "[option ...]",
	.about = "Writes an HTML page to standard output: an equity calculator, a replayer of hand "
		 "histories, and showdowns, in one file that works without a network.",
	.omits = "cards color delimiter fields from header keep-going quiet",
	COMMAND_OPTIONS(options),
	.run = run,
};
