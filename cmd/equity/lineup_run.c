#include "lineup_run.h"

#include "equity_show.h"
#include "frame/operands.h"
#include "frame/report.h"
#include "lineup_combos.h"
#include "lineup_next.h"
#include "lineup_ranges.h"
#include "shard.h"

#include <stdlib.h>

/* A problem that takes longer has its rows written at once. */
#define LONG_SECONDS 0.05

/* Bytes of lines that a thread takes at a time: few, since one line may take a long time. */
enum { LINES_AT_A_TIME = 4 << 10 };

struct command_state {
	struct settings *settings;
	const struct effort *effort;
	const struct question_rules *rules;
	unsigned view;
	bool shard; /* write the counts of a shard */
	struct lineup_style style;
	struct team *team;
};

/* What one job keeps from line to line. */
struct scratch {
	struct team_memory memory;
	struct lineup_shelf *shelf;
	struct lineup lineup;
	struct answer answer;
	struct lineup_next *next; /* allocated when first needed */
	struct lineup_ranges *ranges;
	struct lineup_combos combos;
};

static void clear(void *memory)
{
	struct scratch *scratch = memory;

	team_memory_free(&scratch->memory);
	lineup_shelf_free(scratch->shelf);
	tally_free(&scratch->answer.tally);
	lineup_next_free(scratch->next);
	lineup_ranges_free(scratch->ranges);
	lineup_combos_free(&scratch->combos);
}

static status_code answer_one(struct command_state *command, struct job *job,
	const struct record *record, struct scratch *scratch)
{
	struct answer *answer = &scratch->answer;
	const status_code status = team_answer_lineup(command->team, &scratch->memory,
		command->effort, &scratch->lineup, answer);

	if (status)
		return status;
	equity_show_choice(command->settings, command->effort->wish, answer, EQUITY_LINEUP_SECONDS);
	job->interrupted = answer->stopped;
	job->urgent = answer->seconds > LONG_SECONDS;
	if (command->shard && !answer->stopped)
		shard_print_lineup(&job->out, command->effort, job->record, &scratch->lineup,
			answer);
	else if (!command->shard && (!answer->stopped || tally_deals(&answer->tally)))
		lineup_write(&command->style, job, record, job->record, &scratch->lineup, answer);
	return STATUS_OK;
}

static status_code each_next(struct command_state *command, struct job *job,
	const struct record *record, struct scratch *scratch)
{
	const struct lineup *lineup = &scratch->lineup;
	status_code status;
	bool stopped;

	if (!lineup->board[0].drawn)
		return STATUS_FULL_BOARD;
	if (!scratch->next)
		scratch->next = calloc(1, sizeof *scratch->next);
	if (!scratch->next)
		return STATUS_NO_MEMORY;
	status = lineup_next_answer(scratch->next, &scratch->lineup, command->team,
		&scratch->memory, command->effort, &stopped);
	if (status)
		return status;
	job->interrupted = stopped;
	job->urgent = true;
	if (!command->style.pictures) {
		lineup_next_rows(&command->style, job, record, scratch->next);
		return STATUS_OK;
	}
	lineup_write(&command->style, job, record, job->record, lineup, &scratch->next->now);
	lineup_next_show(&command->style, scratch->next, &job->out);
	return STATUS_OK;
}

/* Ranges on several boards. */
static status_code each_ranges(struct command_state *command, struct job *job,
	const struct record *record, struct fault *fault)
{
	struct scratch *scratch = job->scratch;
	struct answer *answer = &scratch->answer;
	status_code status = lineup_ranges_read(&scratch->ranges, record->text, command->rules,
		&scratch->lineup, fault);

	if (status)
		return status;
	status = lineup_ranges_answer(scratch->ranges, &scratch->lineup, command->team,
		&scratch->memory, command->effort, answer);
	if (status)
		return fault_set(fault, status, 0, record->text.length);
	job->interrupted = answer->stopped;
	job->urgent = answer->seconds > LONG_SECONDS;
	if (!answer->stopped)
		lineup_write(&command->style, job, record, job->record, &scratch->lineup, answer);
	answer->question = NULL;
	return STATUS_OK;
}

static status_code each_combo(struct command_state *command, struct job *job,
	const struct record *record, struct scratch *scratch)
{
	bool stopped;
	const status_code status = lineup_combos_answer(&scratch->combos, &scratch->lineup,
		command->team, command->effort, &stopped);

	if (status)
		return status;
	job->interrupted = stopped;
	job->urgent = true;
	if (command->style.pictures)
		lineup_combos_show(&command->style, job->record, &scratch->combos, &job->out);
	else
		lineup_combos_rows(&command->style, job, record, &scratch->combos);
	return STATUS_OK;
}

static status_code each(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct command_state *command = state;
	struct scratch *scratch = job->scratch;
	status_code status;

	if (!scratch->shelf)
		scratch->shelf = lineup_shelf_new();
	if (!scratch->shelf)
		return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
	status = lineup_read(&scratch->lineup, scratch->shelf, command->settings->game,
		record->text, command->rules, fault);
	if (status == STATUS_RANGE_FOR_HAND && !command->shard)
		return each_ranges(command, job, record, fault);
	if (status)
		return status;
	status = (command->view == LINEUP_CARD    ? each_next
		  : command->view == LINEUP_COMBO ? each_combo
						  : answer_one)(command, job, record, scratch);
	if (status == STATUS_FULL_BOARD)
		return fault_set(fault, status, record->text.length, 0);
	return status ? fault_set(fault, status, 0, record->text.length) : STATUS_OK;
}

/* Whether a cell has a problem of at least two hands, as no name of a column has. */
static bool is_record(void *state, struct slice cell)
{
	const struct command_state *command = state;
	struct lineup_shelf *shelf = lineup_shelf_new();
	struct lineup lineup;
	struct fault fault;
	const status_code status = shelf ? lineup_read(&lineup, shelf, command->settings->game,
						   cell, command->rules, &fault)
					 : STATUS_NO_MEMORY;

	lineup_shelf_free(shelf);
	return !status || status == STATUS_RANGE_FOR_HAND;
}

/* Reports what cannot be asked in the game, and returns false. */
static bool settle_game(const struct command_state *command)
{
	const struct game *game = command->settings->game;

	if (command->rules->board && !game->board)
		report_usage("--board: %s has no board", game->name);
	else if (command->view == LINEUP_CARD && !game->board)
		report_usage("--next: only in games with a board; %s has none", game->name);
	else
		return true;
	return false;
}

int lineup_run(struct settings *settings, const struct effort *effort,
	const struct question_rules *rules, unsigned view, bool shard)
{
	struct command_state state = {.settings = settings,
		.effort = effort,
		.rules = rules,
		.view = view,
		.shard = shard};
	struct run run = {.settings = settings,
		.command = &state,
		.each = each,
		.is_record = is_record,
		.clear = clear,
		.marked = hands_of_game(settings->game) ? hands_line_marked : operands_marked_cards,
		.scratch_size = sizeof(struct scratch),
		.block = LINES_AT_A_TIME};
	int status;

	if (!settle_game(&state) || !lineup_style_init(&state.style, settings, view))
		return EXIT_USAGE;
	state.team = team_new(settings->jobs);
	if (!state.team)
		return report_memory();
	run.names = state.style.fields.names;
	run.name_count = state.style.fields.count;
	run.plain_text = state.style.pictures || shard;
	run.between = operands_join(settings, true, run.marked);
	state.style.titles =
		!settings->operand_count || (settings->operand_count > 1 && !run.between);
	status = !shard || shard_write_header() ? run_records(&run) : EXIT_IO;
	team_free(state.team);
	return status;
}
