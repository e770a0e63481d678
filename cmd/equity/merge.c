#include "answer.h"
#include "commands.h"
#include "equity_show.h"
#include "frame/input.h"
#include "frame/options.h"
#include "frame/run.h"
#include "odds/question.h"
#include "frame/report.h"
#include "result.h"
#include "frame/screen.h"
#include "shard.h"

#include "odds/odds_status.h"

#include <stdlib.h>

/* The state of the command. */
struct merge {
	struct settings settings;
	struct answer_style style;
	struct piles piles;
	struct question_shelf *shelf;
	struct question question;
	struct answer answer;
	const struct pile *pile; /* of the current problem */
	size_t next;             /* the index of the next pile */
};

/* -- reading ---------------------------------------------------------------- */

static int read_files(struct merge *merge)
{
	const struct settings *settings = &merge->settings;
	const char *const *names =
		settings->operand_count ? (const char *const *)settings->operands : settings->from;
	size_t count = settings->operand_count ? settings->operand_count : settings->from_count;
	static const char *const standard[] = {"-"};
	struct block block = {.bytes = NULL};
	int status = EXIT_DONE;

	if (!count) {
		names = standard;
		count = 1;
	}
	for (size_t i = 0; i < count && !status; i++) {
		struct input input;
		struct shard_reader *reader;
		enum input_result result;

		input_open(&input, names + i, 1);
		input.raw = true;
		result = input_read(&input, &block);
		reader = shard_reader_open(&merge->piles, input.name ? input.name : names[i]);
		if (!reader)
			return report_memory();
		for (; result == INPUT_BLOCK; result = input_read(&input, &block))
			if (!shard_reader_push(reader, block.bytes, block.length))
				break;
		if (result == INPUT_FAILED)
			status = report_file(input.name, input.error);
		shard_reader_end(reader);
		input_close(&input);
	}
	block_free(&block);
	return status;
}

/* -- a problem ---------------------------------------------------------------- */

/* Makes the answer of a question from its pile. STATUS_NO_MEMORY, or another status when the two do
 * not match. */
static status_code answer_pile(struct merge *merge, const struct pile *pile)
{
	const struct question_rules rules = {.game = pile->game,
		.reads = CARD_ASCII,
		.writes = merge->settings.writes,
		.board = NULL,
		.dead = NULL};
	struct answer *answer = &merge->answer;
	struct fault fault;
	const status_code status =
		question_read(&merge->question, merge->shelf, pile_question(pile), &rules, &fault);

	if (status || pile->players > merge->question.players)
		return status ? status : STATUS_MANY_PLAYERS;
	answer->method = pile->method;
	answer->seed = pile->seed;
	answer->algorithm = pile_algorithm(pile);
	answer->tally = pile->tally;
	answer->tally.players = merge->question.players;
	return STATUS_OK;
}

static status_code each(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct merge *merge = state;
	const struct answered answered = {merge->pile->problem, &merge->question, &merge->answer};
	const status_code status = answer_pile(merge, merge->pile);

	if (status)
		return fault_set(fault, status, 0, 0);
	answer_write(&merge->style, job, record, &answered);
	return STATUS_OK;
}

/* The next problem all of whose shards were good. */
static enum run_next next(void *state, struct record *record)
{
	struct merge *merge = state;

	while (merge->next < merge->piles.count) {
		merge->pile = merge->piles.slot[merge->next++].pile;
		record->text = pile_question(merge->pile);
		if (!merge->pile->broken)
			return RUN_RECORD;
	}
	return RUN_END;
}

static void tell(void *state, const struct fault *fault)
{
	const struct merge *merge = state;

	(void)fault;
	report("problem %zu: its counts do not fit its question", merge->pile->problem);
}

/* Says nothing: each fault was reported with its problem, and there are no lines to count. */
static void tell_faults(void *state, size_t faults)
{
	(void)state;
	(void)faults;
}

static const struct run_source source = {next, tell};

/* -- the command ------------------------------------------------------------ */

/* Either all problems of a run are counted with detail, or none. */
static bool has_detail(struct merge *merge, bool *detail)
{
	const struct piles *piles = &merge->piles;

	*detail = piles->count && piles->slot[0].pile->tally.detail;
	for (size_t i = 1; i < piles->count; i++)
		if (piles->slot[i].pile->tally.detail != *detail) {
			report("some problems are counted with --detail, others without");
			return false;
		}
	return true;
}

static int put_together(struct merge *merge)
{
	struct piles *piles = &merge->piles;
	bool detail;
	int status = read_files(merge);

	if (status)
		return status;
	if (piles->failed)
		return report_memory();
	piles_check(piles);
	if (!piles->count && !piles->faults) {
		report("no shards here");
		piles->faults++;
	}
	if (piles->faults && !merge->settings.keep_going)
		return EXIT_INVALID;
	if (!has_detail(merge, &detail))
		return EXIT_INVALID;
	if (!answer_style_init(&merge->style, &merge->settings,
		    detail ? RESULT_CATEGORY : RESULT_PLAYER))
		return EXIT_USAGE;
	merge->style.live = false;
	merge->style.titles = piles->count > 1;
	status = run_records(&(struct run){.settings = &merge->settings,
		.names = merge->style.fields.names,
		.name_count = merge->style.fields.count,
		.command = merge,
		.each = each,
		.source = &source,
		.plain_text = merge->style.pictures,
		.tell_faults = tell_faults});
	return !status && piles->faults ? EXIT_INVALID : status;
}

static int run_command(int argc, char **argv)
{
	static struct merge merge; /* large, and there is only one */
	int status = options_parse(&command_merge, argc, argv, &merge.settings, &merge);

	if (status != OPTIONS_RUN)
		return status;
	merge.shelf = question_shelf_new();
	status = merge.shelf ? put_together(&merge) : report_memory();
	question_shelf_free(merge.shelf);
	piles_free(&merge.piles);
	return status;
}

const struct command command_merge = {
	.name = "merge",
	.full_name = "felt merge",
	.purpose = "add the shards of equity problems",
	.example = "felt equity --shard 1/1 AA KK | felt merge",
	.operands = "[file ...]",
	.about = "Each file has what 'felt equity --shard' has written. Without operands, standard "
		 "input is "
		 "read.",
	.digits = EQUITY_SHOW_DIGITS,
	.takes = SHARED_ROWS | SHARED_DECIMALS,
	.view = {{NULL, result_fields, RESULT_PLAYER}},
	.run = run_command,
};
