#include "answer.h"
#include "commands.h"
#include "equity_show.h"
#include "frame/input.h"
#include "frame/options.h"
#include "frame/run.h"
#include "odds/question.h"
#include "frame/report.h"
#include "lineup_show.h"
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
	struct lineup_style lineup_style;
	struct lineup_shelf *lineup_shelf;
	struct lineup lineup;
	struct answer lineup_answer;
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

/* Whether the problem of a pile is a spot: the players have two cards, and there is one board. */
static bool is_spot(const struct pile *pile)
{
	return pile->game->combos && boards_count(&pile->several) == 1;
}

static void take_answer(struct answer *answer, const struct pile *pile)
{
	answer->method = pile->method;
	answer->seed = pile->seed;
	answer->algorithm = pile_algorithm(pile);
}

/* Makes the answer of a question from its pile. STATUS_NO_MEMORY, or another status when the two do
 * not match. */
static status_code answer_spot(struct merge *merge, const struct pile *pile,
	const struct question_rules *rules)
{
	struct answer *answer = &merge->answer;
	struct fault fault;
	const status_code status =
		question_read(&merge->question, merge->shelf, pile_question(pile), rules, &fault);

	if (status || shard_counts_players(&pile->counts) > merge->question.players)
		return status ? status : STATUS_MANY_PLAYERS;
	take_answer(answer, pile);
	if (tally_init(&answer->tally, merge->question.players, 1, false, pile->detail))
		return STATUS_NO_MEMORY;
	shard_counts_to(&pile->counts, &answer->tally);
	return STATUS_OK;
}

static status_code answer_lineup(struct merge *merge, const struct pile *pile,
	const struct question_rules *rules)
{
	struct answer *answer = &merge->lineup_answer;
	struct fault fault;
	status_code status = STATUS_NO_MEMORY;

	if (!merge->lineup_shelf)
		merge->lineup_shelf = lineup_shelf_new();
	if (merge->lineup_shelf)
		status = lineup_read(&merge->lineup, merge->lineup_shelf, pile->game,
			pile_question(pile), rules, &fault);
	if (!status && shard_counts_players(&pile->counts) > merge->lineup.players)
		status = STATUS_MANY_PLAYERS;
	if (!status)
		status = lineup_tally(&answer->tally, &merge->lineup, pile->detail);
	if (status)
		return status;
	take_answer(answer, pile);
	shard_counts_to(&pile->counts, &answer->tally);
	return STATUS_OK;
}

static status_code each(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct merge *merge = state;
	const struct pile *pile = merge->pile;
	const struct answered answered = {pile->problem, &merge->question, &merge->answer};
	const struct question_rules rules = {.game = pile->game,
		.reads = CARD_ASCII,
		.writes = merge->settings.writes,
		.several = pile->several,
		.board = NULL,
		.dead = NULL};
	const bool spot = is_spot(pile);
	const status_code status = (spot ? answer_spot : answer_lineup)(merge, pile, &rules);

	if (status)
		return fault_set(fault, status, 0, 0);
	if (spot)
		answer_write(&merge->style, job, record, &answered);
	else
		lineup_write(&merge->lineup_style, job, record, pile->problem, &merge->lineup,
			&merge->lineup_answer);
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

/* Problems with the same number have the same fields. */
static int fields_of(const struct pile *pile)
{
	const bool several = boards_count(&pile->several) > 1;
	const int boards = several ? pile->several.runs ? 2 : 1 : 0;

	return is_spot(pile) ? 0 : 1 + 2 * boards + (pile->game->low != NULL);
}

/* Either all problems of a run are counted with detail, or none; and all have the same fields. */
static bool are_alike(const struct piles *piles)
{
	for (size_t i = 1; i < piles->count; i++) {
		const struct pile *first = piles->slot[0].pile, *pile = piles->slot[i].pile;

		if (pile->detail != first->detail) {
			report("some problems are counted with --detail, others without");
			return false;
		}
		if (fields_of(pile) != fields_of(first)) {
			report("problems %zu and %zu have different fields; merge them apart",
				first->problem, pile->problem);
			return false;
		}
	}
	return true;
}

/* Chooses the fields that the problems have. */
static bool settle_style(struct merge *merge)
{
	const struct piles *piles = &merge->piles;
	const struct pile *first = piles->count ? piles->slot[0].pile : NULL;
	const bool detail = first && first->detail, titles = piles->count > 1;

	if (first && !is_spot(first)) {
		merge->settings.game = first->game;
		if (first->several.runs)
			merge->settings.runs = (unsigned)first->several.count;
		else
			merge->settings.boards = (unsigned)first->several.count;
		if (!lineup_style_init(&merge->lineup_style, &merge->settings,
			    detail ? LINEUP_CATEGORY : LINEUP_PLAYER))
			return false;
		merge->lineup_style.live = false;
		merge->lineup_style.titles = titles;
		return true;
	}
	if (!answer_style_init(&merge->style, &merge->settings,
		    detail ? RESULT_CATEGORY : RESULT_PLAYER))
		return false;
	merge->style.live = false;
	merge->style.titles = titles;
	return true;
}

static int put_together(struct merge *merge)
{
	struct piles *piles = &merge->piles;
	const struct fields *fields;
	bool spots;
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
	if (!are_alike(piles))
		return EXIT_INVALID;
	if (!settle_style(merge))
		return EXIT_USAGE;
	spots = !piles->count || is_spot(piles->slot[0].pile);
	fields = spots ? &merge->style.fields : &merge->lineup_style.fields;
	status = run_records(&(struct run){.settings = &merge->settings,
		.names = fields->names,
		.name_count = fields->count,
		.command = merge,
		.each = each,
		.source = &source,
		.plain_text = spots ? merge->style.pictures : merge->lineup_style.pictures,
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
	tally_free(&merge.lineup_answer.tally);
	lineup_shelf_free(merge.lineup_shelf);
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
