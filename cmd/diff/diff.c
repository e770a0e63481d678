#include "diff.h"

#include "commands.h"
#include "frame/report.h"

#include <string.h>

/* -- the command ------------------------------------------------------------------ */

static const struct option_row options[] = {
	{0, "by", "number|order", "which hands are compared with each other (default: number)",
		INTO_CHOICE(struct diff, by, DIFF_BY_NUMBER)},
};

static int wrong_options(struct diff *diff)
{
	struct settings *const settings = &diff->settings;

	if (settings->from_count)
		return report_usage("--from: felt diff compares its two operands");
	if (settings->operand_count != 2)
		return report_usage("felt diff compares two files, not %zu",
			settings->operand_count);
	if (!strcmp(settings->operands[0], "-") && !strcmp(settings->operands[1], "-"))
		return report_usage("'-' and '-': standard input is one file");
	if (!fields_choose(&diff->fields, diff_fields, 1, settings->fields, settings->format))
		return EXIT_USAGE;
	return OPTIONS_RUN;
}

static int run_command(int argc, char **argv)
{
	static struct diff diff; /* large, and there is only one */
	struct settings *const settings = &diff.settings;
	int status = options_parse(&command_diff, argc, argv, settings, &diff);
	bool good;

	if (status == OPTIONS_RUN)
		status = wrong_options(&diff);
	if (status != OPTIONS_RUN)
		return status;
	diff.play.explain = report_message;
	good = hands_open(&diff.a, settings->operands, 1);
	if (diff.by == DIFF_BY_ORDER)
		good = good && hands_open(&diff.b, settings->operands + 1, 1);
	else
		good = good && tape_open(&diff.tape, settings->operands + 1, 1) &&
		       hands_open_tape(&diff.b, &diff.tape);
	diff.tape.ahead = (off_t)(INT64_MAX / 2);
	status = good ? diff_run(&diff) : report_memory();
	hands_close(&diff.a);
	hands_close(&diff.b);
	if (diff.by == DIFF_BY_NUMBER)
		tape_close(&diff.tape);
	diff_book_free(&diff.book);
	hand_play_free(&diff.play);
	return status;
}

const struct command command_diff = {
	.name = "diff",
	.full_name = "felt diff",
	.purpose = "tell what differs in meaning between two hand files",
	.example = "felt sim ann=random bob=call >a.phhs; felt diff a.phhs a.phhs",
	.operands = "file file",
	.about = "Each file has hands in the form that felt-hands(5) describes; '-' is standard "
		 "input. Status 0: the hands are the same, 1: they differ, 2: trouble.",
	.takes = SHARED_ROWS,
	.options = options,
	.option_count = sizeof options / sizeof *options,
	.view = {{NULL, diff_fields, 1}},
	.run = run_command,
};
