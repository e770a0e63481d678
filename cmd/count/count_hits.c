#include "count_hits.h"

#include "frame/command_status.h"
#include "frame/operands.h"
#include "frame/report.h"

#include <string.h>

/* -- records -------------------------------------------------------------- */

/* Rejects a board without a flop. */
static status_code check_board(const struct cards *board, const struct record *record,
	struct fault *fault)
{
	if (board->count >= MADE_BOARD_MIN)
		return STATUS_OK;
	fault_set(fault, STATUS_SHORT_BOARD, 0, record->text.length);
	fault->number = (size_t)board->count;
	return STATUS_SHORT_BOARD;
}

static status_code each(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct count_hits *count = state;
	struct range_hits_problem *problem = &count->problem;
	status_code status = range_hits_read(problem, record->text, &count->rules, fault);

	if (!status)
		status = check_board(&problem->board, record, fault);
	if (status)
		return status;
	made_board_init(&count->on, count->settings->game, problem->board.set, problem->dead);
	if (count->pictures) {
		text_add_string(&job->out, count->drawn ? "\n" : "");
		count->drawn = true;
		count_hits_show_board(count, &job->out);
	}
	for (int i = 0; i < problem->count; i++) {
		text_clear(&count->name);
		range_print(&count->name, &count->problem.range[i], count->settings->game,
			count->settings->writes);
		job->out.failed = job->out.failed || count->name.failed;
		range_hits_count(&count->problem.range[i], &count->on, &count->hits);
		if (count->pictures)
			count_hits_show_range(count, i, &job->out);
		else
			count_hits_rows(count, job, record, i);
	}
	return STATUS_OK;
}

/* -- the run -------------------------------------------------------------- */

/* Whether a slice is a range rather than cards, which have no commas between them. */
static bool is_range(struct slice slice, const struct settings *settings)
{
	struct range range;
	struct cards cards;

	return !range_parse(slice, settings->reads, settings->game, &range, NULL) &&
	       (cards_parse(slice, settings->reads, &cards, NULL) ||
		       memchr(slice.bytes, ',', slice.length));
}

bool count_hits_find(struct slice record, const struct settings *settings, struct slice *range)
{
	struct contest_parts parts;

	if (range_line_split(record, settings->reads, &parts, NULL))
		return false;
	for (int i = 0; i < parts.count; i++) {
		*range = parts.hands[i];
		if (is_range(*range, settings))
			return true;
	}
	return false;
}

bool count_hits_asked(const struct settings *settings)
{
	struct slice range;

	for (size_t i = 0; i < settings->operand_count; i++)
		if (count_hits_find(operands_at(settings, i), settings, &range))
			return true;
	return false;
}

/* Whether a cell of a table is a record, which a column name is only by coincidence. */
static bool is_record(void *state, struct slice cell)
{
	struct count_hits *count = state;
	struct contest_parts parts;

	return !range_line_split(cell, count->rules.reads, &parts, NULL) &&
	       !range_parse(parts.hands[0], count->rules.reads, count->rules.game,
		       &count->problem.range[0], NULL);
}

static bool settle_board(struct count_hits *count)
{
	const struct settings *settings = count->settings;
	struct fault fault;

	if (!options_board_and_dead(settings, 1, &count->board, &count->dead))
		return false;
	count->rules = (struct matchup_rules){.game = settings->game,
		.reads = settings->reads,
		.writes = settings->writes,
		.board = count->board.count ? &count->board : NULL,
		.dead = count->dead.count ? &count->dead : NULL};
	if (!count->board.count ||
		(count->board.count >= MADE_BOARD_MIN && count->board.count <= MADE_BOARD_MAX))
		return true;
	fault_set(&fault,
		count->board.count > MADE_BOARD_MAX ? STATUS_LONG_BOARD : STATUS_SHORT_BOARD, 0,
		settings->board.length);
	fault.number = (size_t)count->board.count;
	options_cards_fault("--board", &settings->board, &fault);
	return false;
}

static const char *const columns[] = {"range", "Range", "ranges", "Ranges", "hand", "Hand", "hands",
	"Hands", "contest", "Contest", "problem", "Problem", NULL};

int count_hits_run(const struct settings *settings, unsigned view)
{
	static struct count_hits count; /* large; a single instance */
	struct run run = {.settings = settings,
		.command = &count,
		.each = each,
		.columns = columns,
		.is_record = is_record};
	int status;

	count.settings = settings;
	count.view = view;
	if (!fields_choose(&count.fields, count_hits_fields, view, settings->fields,
		    settings->format) ||
		!settle_board(&count))
		return EXIT_USAGE;
	run.between = operands_join(settings, true, range_line_marked);
	count.pictures = settings->screen && !settings->fields;
	count.several = !settings->operand_count || (settings->operand_count > 1 && !run.between);
	run.names = count.fields.names;
	run.name_count = count.fields.count;
	run.plain_text = count.pictures;
	status = run_records(&run);
	text_free(&count.name);
	return status;
}
