#include "commands.h"
#include "equity_show.h"
#include "frame/input.h"
#include "frame/options.h"
#include "frame/run.h"
#include "frame/report.h"
#include "frame/screen.h"
#include "shard.h"

#include "odds/odds_status.h"

#include <stdlib.h>

/* The state of the command. */
struct merge {
	struct settings settings;
	struct answer_style style;
	struct piles piles;
	struct matchup_shelf *shelf;
	struct matchup matchup;
	struct spot spot; /* its view */
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

/* Makes the answer of a problem from its pile. An error that is not STATUS_NO_MEMORY says that the
 * two do not match. */
static status_code each(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct merge *merge = state;
	const struct pile *pile = merge->pile;
	struct answer *answer = &merge->answer;
	const struct matchup_rules rules = {.game = pile->game,
		.reads = CARD_ASCII,
		.writes = merge->settings.writes,
		.several = pile->several};
	status_code status = matchup_read(&merge->matchup, &merge->spot, merge->shelf,
		pile_question(pile), &rules, fault);

	if (!status && shard_counts_players(&pile->counts) > merge->matchup.players)
		status = STATUS_MANY_PLAYERS;
	if (!status)
		status = matchup_tally(&answer->tally, &merge->matchup, pile->detail);
	if (status)
		return fault_set(fault, status, 0, 0);
	answer->method = pile->method;
	answer->seed = pile->seed;
	answer->algorithm = pile_algorithm(pile);
	shard_counts_to(&pile->counts, &answer->tally);
	answer_write(&merge->style, job, record, pile->problem, &merge->matchup, answer);
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

	return 2 * boards + (pile->game->low != NULL);
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

	if (first) {
		merge->settings.game = first->game;
		if (first->several.runs)
			merge->settings.runs = (unsigned)first->several.count;
		else if (boards_count(&first->several) > 1)
			merge->settings.boards = (unsigned)first->several.count;
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
	merge.shelf = matchup_shelf_new();
	status = merge.shelf ? put_together(&merge) : report_memory();
	matchup_shelf_free(merge.shelf);
	tally_free(&merge.answer.tally);
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
