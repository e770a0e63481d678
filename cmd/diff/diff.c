#include "diff.h"

#include "commands.h"
#include "frame/report.h"

#include <string.h>

/* -- A difference as a row ----------------------------------------------------- */

/* -- fields ----------------------------------------------------------------------- */

static FIELD_CELL_IF(add_line_a, struct diff_row, row, row->diff->has_a,
	rows_uint(rows, hands_start(&row->diff->a)));
static FIELD_CELL_IF(add_line_b, struct diff_row, row, row->diff->has_b,
	rows_uint(rows, hands_start(&row->diff->b)));
static FIELD_CELL(add_what, struct diff_row, row,
	rows_cstring(rows, row->difference ? compare_words[row->difference->what] : "hand"));

static void add_hand_number(struct rows *rows, const void *item)
{
	const struct diff *const diff = ((const struct diff_row *)item)->diff;
	char room[24];

	rows_string(rows, diff_number(diff->has_a ? &diff->a : &diff->b, room));
}

/* Adds the player, the action number, or the field name. */
static void add_of(struct rows *rows, const void *item)
{
	const struct diff_row *const row = item;
	const struct compare_difference *const difference = row->difference;
	char room[24];
	struct text number = text_over(room, sizeof room);

	if (difference && difference->seat >= 0) {
		rows_string(rows, hand_player(&row->diff->a.hand, difference->seat, room));
	} else if (difference && difference->action) {
		text_add_uint(&number, (uint64_t)difference->action);
		rows_string(rows, text_slice(&number));
	} else if (difference && difference->name.length) {
		rows_string(rows, difference->name);
	} else {
		rows_empty(rows);
	}
}

/* Adds one side of a difference; for a hand that the other file lacks, its number. */
static void add_side(struct rows *rows, const struct compare_difference *difference, bool has,
	const struct hand_reader *hands, struct slice text)
{
	char room[24];

	if (difference ? text.length : has)
		rows_string(rows, difference ? text : diff_number(hands, room));
	else
		rows_empty(rows);
}

#define SIDE(side)                                                                                 \
	add_side(rows, row->difference, row->diff->has_##side, &row->diff->side,                   \
		row->difference ? row->difference->side : SLICE(""))
static FIELD_CELL(add_a, struct diff_row, row, SIDE(a));
static FIELD_CELL(add_b, struct diff_row, row, SIDE(b));

const struct field diff_fields[] = {
	{"hand_number", ROWS_STRING, add_hand_number, 1, 1},
	{"line_a", ROWS_NUMBER, add_line_a, 1, 1},
	{"line_b", ROWS_NUMBER, add_line_b, 1, 1},
	{"what", ROWS_STRING, add_what, 1, 1},
	{"of", ROWS_STRING, add_of, 1, 1},
	{"a", ROWS_STRING, add_a, 1, 1},
	{"b", ROWS_STRING, add_b, 1, 1},
	{.name = NULL},
};

/* -- the command ------------------------------------------------------------------ */

static const struct option_row options[] = {
	{0, "by", "number|order", "how hands are paired (default: number)",
		INTO_CHOICE(struct diff, by, DIFF_BY_NUMBER)},
};

static int wrong_options(struct diff *diff)
{
	struct settings *const settings = &diff->settings;

	if (settings->operand_count != 2)
		return report_usage("two files expected, not %zu", settings->operand_count);
	if (!strcmp(settings->operands[0], "-") && !strcmp(settings->operands[1], "-"))
		return report_usage("only one file can be standard input");
	if (!fields_choose(&diff->fields, diff_fields, 1, settings->fields, settings->format))
		return EXIT_USAGE;
	return OPTIONS_RUN;
}

static int run_command(int argc, char **argv)
{
	static struct diff diff; /* large; a single instance */
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
		good = good && spool_open(&diff.spool, settings->operands + 1, 1) &&
		       hands_open_spool(&diff.b, &diff.spool);
	diff.spool.ahead = (off_t)(INT64_MAX / 2);
	status = good ? diff_run(&diff) : report_memory();
	hands_close(&diff.a);
	hands_close(&diff.b);
	if (diff.by == DIFF_BY_NUMBER)
		spool_close(&diff.spool);
	diff_table_free(&diff.book);
	hand_play_free(&diff.play);
	return status;
}

const struct command command_diff = {
	.name = "diff",
	.full_name = "felt diff",
	.purpose = "compare two hand-history files",
	.example = "felt sim ann=random bob=call >a.phhs; felt diff a.phhs a.phhs",
	.operands = "[option ...] file file",
	.about = "Compares the hands of two files; '-' is standard input. Exit status 0: the hands "
		 "are the same, 1: they differ, 2: error.",
	.takes = SHARED_ROWS,
	.omits = "cards from",
	COMMAND_OPTIONS(options),
	.view = {{NULL, diff_fields, 1}},
	.run = run_command,
};
