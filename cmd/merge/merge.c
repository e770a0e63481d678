#include "commands.h"
#include "equity/equity_show.h"
#include "frame/csv.h"
#include "frame/input.h"
#include "frame/options.h"
#include "frame/run.h"
#include "frame/report.h"
#include "frame/screen.h"
#include "solve/solve_flops.h"

#include "odds/odds_status.h"
#include "odds/shard.h"

#include <stdlib.h>
#include <string.h>

/* The merged shards of a matchup. */
struct shard_set {
	struct shard sum;  /* sum of the shards */
	const char **file; /* per shard, from 0: the file that has it, or NULL */
	bool broken;       /* has an error, which was reported */
};

/* State of the command. */
struct shard_merge {
	struct settings settings;
	struct answer_style style;
	struct shard_set **shard_set; /* sorted by matchup number */
	size_t count, capacity;
	size_t faults;
	bool failed; /* out of memory */
	struct matchup_cache *cache;
	struct matchup matchup;
	struct spot spot; /* a view of it */
	struct answer answer;
	const struct shard_set *now; /* of the current matchup */
	size_t next;                 /* index of the next shard set */
	/* the current file */
	const char *file;
	struct csv_reader *csv;
	struct shard shard; /* being read */
	/* shards of felt solve --flops instead of those of felt equity */
	struct solve_shards flops;
	struct solve_flops_output flops_output;
	enum merge_by { MERGE_BY_UNSET, MERGE_BY_ACTION, MERGE_BY_TEXTURE } by;
	bool damaged; /* has an error, which was reported; the rest is skipped */
};

/* -- shard sets ------------------------------------------------------------- */

/* The shard set of a matchup, added if there is none yet; NULL if out of memory. */
static struct shard_set *shard_set_of(struct shard_merge *merge, size_t problem, uint32_t shards)
{
	size_t at = 0, high = merge->count;
	struct shard_set *shard_set;

	while (at < high) {
		const size_t middle = at + (high - at) / 2;

		if (merge->shard_set[middle]->sum.problem < problem)
			at = middle + 1;
		else
			high = middle;
	}
	if (at < merge->count && merge->shard_set[at]->sum.problem == problem)
		return merge->shard_set[at];
	if (merge->count == merge->capacity) {
		const size_t capacity = merge->capacity ? 2 * merge->capacity : 16;
		struct shard_set **list =
			realloc(merge->shard_set, capacity * sizeof(struct shard_set *));

		if (!list)
			return NULL;
		merge->shard_set = list;
		merge->capacity = capacity;
	}
	shard_set = calloc(1, sizeof *shard_set);
	if (shard_set)
		shard_set->file = calloc(shards, sizeof *shard_set->file);
	if (!shard_set || !shard_set->file) {
		free(shard_set);
		return NULL;
	}
	shard_set->sum.problem = problem;
	shard_set->sum.shards = shards;
	memmove(merge->shard_set + at + 1, merge->shard_set + at,
		(merge->count - at) * sizeof(struct shard_set *));
	merge->shard_set[at] = shard_set;
	merge->count++;
	return shard_set;
}

/* Reports why the shard cannot be added to its set, of which `first` has one. False if it can be
 * added. */
static bool report_difference(const struct shard_merge *merge, const struct shard_set *shard_set,
	const char *first)
{
	enum { PAIR_MAX = 4 << 10 };
	const struct shard *shard = &merge->shard;
	const char *kind = shard_difference(&shard_set->sum, shard);
	const bool one_file = !strcmp(first, merge->file);
	char pair[PAIR_MAX];

	if (one_file)
		snprintf(pair, sizeof pair, "two shards in %s", first);
	else
		snprintf(pair, sizeof pair, "%s and %s", first, merge->file);
	if (kind && !strcmp(kind, "question"))
		report("matchup %zu: %s are%s of different matchups", shard->problem, pair,
			one_file ? "" : " shards");
	else if (shard_set->sum.shards != shard->shards)
		report("matchup %zu: %s cannot be merged: one has %u shards, the other %u",
			shard->problem, pair, shard_set->sum.shards, shard->shards);
	else if (kind)
		report("matchup %zu: %s cannot be merged: they differ in '%s'", shard->problem,
			pair, kind);
	else if (shard_set->file[shard->shard] &&
		 !strcmp(shard_set->file[shard->shard], merge->file))
		report("matchup %zu: duplicate shard %u/%u: %s has it twice, or is given twice",
			shard->problem, shard->shard + 1, shard->shards, merge->file);
	else if (shard_set->file[shard->shard])
		report("matchup %zu: duplicate shard %u/%u, in %s and in %s", shard->problem,
			shard->shard + 1, shard->shards, shard_set->file[shard->shard],
			merge->file);
	else
		return false;
	return true;
}

/* Adds the rows that were read of a matchup to its shard set. */
static void put_on_shard_set(struct shard_merge *merge)
{
	struct shard *shard = &merge->shard;
	struct shard_set *shard_set = shard_set_of(merge, shard->problem, shard->shards);
	const char *first = NULL;

	if (!shard_set) {
		merge->failed = true;
		return;
	}
	for (uint32_t i = 0; i < shard_set->sum.shards && !first; i++)
		first = shard_set->file[i];
	if (first && report_difference(merge, shard_set, first)) {
		shard_set->broken = true;
		merge->faults++;
		return;
	}
	shard_set->file[shard->shard] = merge->file;
	if (!first) {
		struct text about = {.bytes = NULL};

		text_add_slice(&about, text_slice(&shard->about));
		shard_set->sum = *shard;
		shard_set->sum.about = about;
		shard_set->sum.counts = (struct shard_counts){.list = NULL};
	}
	if (!shard_counts_add_all(&shard_set->sum.counts, &shard->counts) ||
		shard_set->sum.about.failed)
		merge->failed = true;
}

/* -- reading ---------------------------------------------------------------- */

static void damage(struct shard_merge *merge, size_t line, const char *why)
{
	if (!merge->damaged)
		report("%s:%zu: damaged: %s", merge->file, line, why);
	merge->damaged = true;
	merge->faults++;
}

/* Records the status of reading. False if nothing more can be read. */
static bool note(struct shard_merge *merge, size_t line, status_code status)
{
	if (status == STATUS_NO_MEMORY)
		merge->failed = true;
	else if (status)
		damage(merge, line, report_status(status));
	return !status;
}

static bool on_row(void *context, const struct csv_row *row)
{
	struct shard_merge *merge = context;
	bool whole;

	if (merge->flops.reading || solve_shard_begins(row->cells, row->count)) {
		const char *const wrong =
			merge->count
				? "shards of felt solve and of felt equity cannot be merged"
				: solve_shard_read(&merge->flops, row->cells, row->count, row->raw);

		merge->failed = merge->failed || merge->flops.failed;
		if (wrong && !merge->failed)
			damage(merge, row->line, wrong);
		return !wrong;
	}
	if (!note(merge, row->line,
		    shard_read(&merge->shard, row->cells, row->count, row->raw, &whole)))
		return false;
	if (whole) {
		put_on_shard_set(merge);
		merge->shard.problem = 0;
	}
	return true;
}

/* Reads the rows of a file, which may be a concatenation of several. Reports its errors, and
 * contradictions to other files. Returns an exit status. */
static int read_file(struct shard_merge *merge, const char *name, struct input_block *block)
{
	struct input input;
	enum input_result result;
	status_code status = STATUS_OK;

	input_open(&input, &name, 1);
	input.raw = true;
	result = input_read(&input, block);
	merge->file = input.name ? input.name : name;
	merge->damaged = false;
	merge->shard.problem = 0;
	merge->flops.reading = false;
	merge->csv = csv_reader_open('\t', on_row, merge);
	if (!merge->csv)
		return report_memory();
	for (; result == INPUT_BLOCK; result = input_read(&input, block)) {
		status = csv_reader_push(merge->csv, block->bytes, block->length);
		if (!note(merge, csv_reader_line(merge->csv), status) || merge->damaged ||
			merge->failed)
			break;
	}
	if (result == INPUT_FAILED)
		report_file(input.name, input.error);
	status = merge->damaged ? STATUS_OK : csv_reader_end(merge->csv);
	if (status == STATUS_NO_MEMORY)
		merge->failed = true;
	else if (status)
		damage(merge, csv_reader_line(merge->csv), "unclosed quote");
	else if (!merge->damaged && !merge->failed &&
		 (merge->shard.problem || merge->flops.reading))
		damage(merge, csv_reader_line(merge->csv), "the last rows are missing");
	csv_reader_close(merge->csv);
	input_close(&input);
	return result == INPUT_FAILED ? EXIT_IO : EXIT_DONE;
}

static int read_files(struct shard_merge *merge)
{
	static const char *const standard[] = {"-"};
	const struct settings *settings = &merge->settings;
	const char *const *names =
		settings->operand_count ? (const char *const *)settings->operands : settings->from;
	size_t count = settings->operand_count ? settings->operand_count : settings->from_count;
	struct input_block block = {.bytes = NULL};
	int status = EXIT_DONE;

	if (!count) {
		names = standard;
		count = 1;
	}
	for (size_t i = 0; i < count && !status; i++)
		status = read_file(merge, names[i], &block);
	block_free(&block);
	return status;
}

/* -- a problem ---------------------------------------------------------------- */

/* Makes the result of a matchup from its shard set. A status other than STATUS_NO_MEMORY means that
 * the two do not match. */
static status_code each(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct shard_merge *merge = state;
	const struct shard *sum = &merge->now->sum;
	struct answer *answer = &merge->answer;
	const struct matchup_rules rules = {.game = sum->game,
		.reads = CARD_ASCII,
		.writes = merge->settings.writes,
		.several = sum->several};
	status_code status = matchup_read(&merge->matchup, &merge->spot, merge->cache,
		shard_about(sum, "question"), &rules, fault);

	if (!status && shard_counts_players(&sum->counts) > merge->matchup.players)
		status = STATUS_MANY_PLAYERS;
	if (!status)
		status = matchup_tally(&answer->tally, &merge->matchup, sum->detail);
	if (status)
		return fault_set(fault, status, 0, 0);
	answer->method = sum->method;
	answer->seed = sum->seed;
	answer->algorithm = shard_about(sum, "algorithm");
	shard_counts_to(&sum->counts, &answer->tally);
	answer_write(&merge->style, job, record, sum->problem, &merge->matchup, answer);
	return STATUS_OK;
}

/* The next matchup whose shards were all valid. */
static enum run_next next(void *state, struct record *record)
{
	struct shard_merge *merge = state;

	while (merge->next < merge->count) {
		merge->now = merge->shard_set[merge->next++];
		record->text = shard_about(&merge->now->sum, "question");
		if (!merge->now->broken)
			return RUN_RECORD;
	}
	return RUN_END;
}

static void report_shard(void *state, const struct fault *fault)
{
	const struct shard_merge *merge = state;

	(void)fault;
	report("matchup %zu: the counts do not match the matchup", merge->now->sum.problem);
}

/* Does nothing: each error was reported with its matchup, and there are no lines to count. */
static void report_errors(void *state, size_t faults)
{
	(void)state;
	(void)faults;
}

static const struct run_source source = {next, report_shard};

/* -- the command ------------------------------------------------------------ */

/* Matchups with the same value have the same fields. */
static int fields_of(const struct shard *sum)
{
	const bool several = boards_count(&sum->several) > 1;
	const int boards = several ? sum->several.runs ? 2 : 1 : 0;

	return 2 * boards + (sum->game->low != NULL);
}

/* Whether all matchups of a run have detail or none has, and all have the same fields. */
static bool are_alike(const struct shard_merge *merge)
{
	for (size_t i = 1; i < merge->count; i++) {
		const struct shard *first = &merge->shard_set[0]->sum,
				   *sum = &merge->shard_set[i]->sum;

		if (sum->detail != first->detail) {
			report("some matchups were counted with --detail, others without");
			return false;
		}
		if (fields_of(sum) != fields_of(first)) {
			report("matchups %zu and %zu have different fields; merge them separately",
				first->problem, sum->problem);
			return false;
		}
	}
	return true;
}

/* Chooses the fields that the matchups have. */
static bool settle_style(struct shard_merge *merge)
{
	const struct shard *first = merge->count ? &merge->shard_set[0]->sum : NULL;

	if (first) {
		merge->settings.game = first->game;
		if (first->several.runs)
			merge->settings.runs = (unsigned)first->several.count;
		else if (boards_count(&first->several) > 1)
			merge->settings.boards = (unsigned)first->several.count;
	}
	if (!answer_style_init(&merge->style, &merge->settings,
		    first && first->detail ? RESULT_CATEGORY : RESULT_PLAYER))
		return false;
	merge->style.live = false;
	merge->style.titles = merge->count > 1;
	return true;
}

/* -- flops ------------------------------------------------------------------ */

static status_code each_flops(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct shard_merge *const merge = state;
	struct solve_flops_output *const output = &merge->flops_output;

	(void)record, (void)fault;
	output->node = merge->flops.node;
	output->total = merge->flops.flops;
	solve_flops_begin(output, &job->rows);
	for (size_t i = 0; i < merge->flops.flops; i++)
		solve_flops_add(output, &merge->flops.flop[i]);
	solve_flops_finish(output);
	text_add_slice(&job->out, text_slice(&output->out));
	job->out.failed = job->out.failed || output->out.failed;
	return STATUS_OK;
}

static enum run_next next_flops(void *state, struct record *record)
{
	struct shard_merge *const merge = state;

	record->text = SLICE("");
	return merge->next++ ? RUN_END : RUN_RECORD;
}

static int merge_flops(struct shard_merge *merge)
{
	static const struct run_source flops_source = {next_flops, report_shard};
	const struct solve_shards *const flops = &merge->flops;
	const size_t missing = flops->count - flops->whole;
	struct solve_flops_output *const output = &merge->flops_output;
	uint32_t first = 0;
	size_t missed;
	int status;

	if (merge->count)
		return report("shards of felt solve and of felt equity cannot be merged");
	while (first < flops->count && flops->read[first])
		first++;
	if (missing == 1)
		report("shard %u/%u is missing", first + 1, flops->count);
	else if (missing)
		report("%zu of %u shards are missing; the first is %u/%u", missing, flops->count,
			first + 1, flops->count);
	if (missing || merge->faults)
		return EXIT_INVALID;
	missed = solve_shards_missed(flops);
	if (!solve_flops_open(output, &merge->settings, merge->by == MERGE_BY_TEXTURE))
		return EXIT_USAGE;
	status = run_records(&(struct run){.settings = &merge->settings,
		.names = output->fields.names,
		.name_count = output->fields.count,
		.command = merge,
		.each = each_flops,
		.source = &flops_source,
		.plain_text = !merge->settings.screen || output->pictures});
	if (status || !missed)
		return status;
	report_warning("the target of %g%% was not reached on %zu of %zu flop%s", flops->target,
		missed, flops->flops, flops->flops == 1 ? "" : "s");
	return EXIT_INVALID;
}

/* -- all shards ------------------------------------------------------------- */

static int put_together(struct shard_merge *merge)
{
	int status = read_files(merge);

	if (status)
		return status;
	if (merge->failed)
		return report_memory();
	if (merge->flops.count)
		return merge_flops(merge);
	if (merge->by != MERGE_BY_UNSET)
		return report_usage("--by is for shards of felt solve --flops");
	/* Report the missing shards of each set in one line: the first, and their number. */
	for (size_t k = 0; k < merge->count; k++) {
		struct shard_set *shard_set = merge->shard_set[k];
		const uint32_t shards = shard_set->sum.shards;
		uint32_t first = shards, missing = 0;

		for (uint32_t i = 0; i < shards; i++)
			if (!shard_set->file[i])
				first = missing++ ? first : i;
		if (!missing || shard_set->broken)
			continue;
		if (missing == 1)
			report("matchup %zu: shard %u/%u is missing", shard_set->sum.problem,
				first + 1, shards);
		else
			report("matchup %zu: %u of %u shards are missing; the first is %u/%u",
				shard_set->sum.problem, missing, shards, first + 1, shards);
		shard_set->broken = true;
		merge->faults++;
	}
	if (!merge->count && !merge->faults) {
		report("no shards");
		merge->faults++;
	}
	if ((merge->faults && !merge->settings.keep_going) || !are_alike(merge))
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
		.report_errors = report_errors});
	return !status && merge->faults ? EXIT_INVALID : status;
}

static int run_command(int argc, char **argv)
{
	static struct shard_merge merge; /* large; a single instance */
	int status = options_parse(&command_merge, argc, argv, &merge.settings, &merge);

	if (status != OPTIONS_RUN)
		return status;
	merge.cache = matchup_cache_new();
	status = merge.cache ? put_together(&merge) : report_memory();
	matchup_cache_free(merge.cache);
	tally_free(&merge.answer.tally);
	for (size_t i = 0; i < merge.count; i++) {
		shard_free(&merge.shard_set[i]->sum);
		free(merge.shard_set[i]->file);
		free(merge.shard_set[i]);
	}
	free(merge.shard_set);
	shard_free(&merge.shard);
	solve_shards_free(&merge.flops);
	solve_flops_close(&merge.flops_output);
	return status;
}

static const struct option_row options[] = {
	{0, "by", "action|texture", "of felt solve --flops: print a row per action or texture",
		INTO_CHOICE(struct shard_merge, by, MERGE_BY_ACTION)},
};

const struct command command_merge = {
	.name = "merge",
	.full_name = "felt merge",
	.purpose = "combine results computed in parts",
	.example = "felt equity --shard 1/1 AA KK | felt merge",
	.operands = "[option ...] [file ...]",
	.about = "Combines the output of 'felt equity --shard' or 'felt solve --flops --shard'. "
		 "Without files, standard input is read.",
	.digits = EQUITY_SHOW_DIGITS,
	.takes = SHARED_ROWS | SHARED_DECIMALS,
	COMMAND_OPTIONS(options),
	.view = {{"--by action", solve_flops_fields, SOLVE_VIEW_FLOP},
		{"--by texture", solve_flops_fields, SOLVE_VIEW_TEXTURE},
		{NULL, result_fields, RESULT_PLAYER}},
	.run = run_command,
};
