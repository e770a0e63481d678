#include "icm.h"

#include "commands.h"
#include "frame/report.h"
#include "prizes.h"

#include "base/scan.h"

#include <stdlib.h>
#include <string.h>

/* -- options ---------------------------------------------------------------------- */

/* Options of a group exclude each other. */
enum { PRIZES = 1, RESULTS };

enum { SAMPLES = 10000, SAMPLES_MAX = 1000000000 };

static bool read_places(void *state, const char *value)
{
	struct icm_command *const command = state;
	uint64_t count = 0;

	command->options.places = true;
	if (value && (!slice_uint(slice_of(value), ICM_PLACES_MAX, &count) || !count))
		return !report_usage("--places: '%s' is not a number of places from 1 to %d", value,
			ICM_PLACES_MAX);
	command->options.place_count = (unsigned)count;
	return true;
}

static const struct option_row options[] = {
	{0, "bounties", "list", "the bounty on each player, or one for all",
		INTO_STRING(struct icm_command, options.bounties)},
	{0, "bounty-share", "part", "of a bounty, paid in cash; the rest goes on the winner's head",
		INTO_DECIMAL(struct icm_command, options.bounty_share, 0, 1), .needs = "bounties"},
	{0, "bubble", NULL, "print what each player risks and wins all-in against each other one",
		INTO_FLAG(struct icm_command, options.bubble), .group = RESULTS},
	{0, "chop", "icm|chips|even", "divide the prizes by value, by chips or evenly",
		INTO_CHOICE(struct icm_command, options.chop, 1 + CHOP_ICM), .group = RESULTS},
	{0, "field", "file", "stacks of players at other tables",
		INTO_STRING(struct icm_command, options.field)},
	{0, "model", "harville|weitzman|roberts", "the model of the places (default: harville)",
		INTO_CHOICE(struct icm_command, options.model, ICM_HARVILLE)},
	{0, "payouts", "list", "prizes by place: 50,30,20, with 3x10 for three of 10",
		INTO_STRING(struct icm_command, options.payouts), .group = PRIZES},
	{0, "places", "number", "print the probability of each place, or of the first places",
		INTO_FUNCTION(read_places), .optional = true, .group = RESULTS},
	{0, "play-for", "amount", "with --chop: the part of the first prize left to play for",
		INTO_STRING(struct icm_command, options.play_for), .needs = "chop"},
	{0, "prizes", "pool:list", "a prize pool and percentages: 1000:50,30,20",
		INTO_STRING(struct icm_command, options.prizes), .group = PRIZES},
	{0, "samples", "number", "tournaments to play if a model is not exact (default: 10000)",
		INTO_UINT64(struct icm_command, options.samples, 2, SAMPLES_MAX)},
	{0, "seed", "number", "random seed of the samples (default: 1)",
		INTO_UINT64(struct icm_command, options.seed, 0, UINT64_MAX)},
};

/* Reads the prizes; false if they are invalid, reported. */
static bool read_payouts(struct icm_command *command)
{
	const struct icm_options *const given = &command->options;
	struct payouts *const payouts = &command->payouts;

	if (!given->payouts && !given->prizes)
		return !report_usage("--payouts or --prizes is required, such as --payouts "
				     "50,30,20");
	if (given->prizes && !strchr(given->prizes, ':'))
		return !report_usage("--prizes: '%s' has no prize pool; the form is 1000:50,30,20",
			given->prizes);
	if (!prizes_read(given->prizes ? "--prizes" : "--payouts",
		    given->prizes ? given->prizes : given->payouts, payouts))
		return false;
	command->payout = malloc(payouts->count * sizeof *command->payout);
	if (!command->payout)
		return report_memory() == EXIT_DONE;
	for (size_t i = 0; i < payouts->count; i++)
		command->payout[i] = prizes_amount(payouts, i);
	return true;
}

/* Reads --bounties; false if it is invalid, or excludes other options, reported. */
static bool read_bounties(struct icm_command *command)
{
	const struct icm_options *const given = &command->options;

	if (!given->bounties)
		return true;
	if (given->bubble || given->model != ICM_HARVILLE)
		return !report_usage("--bounties and --%s cannot be used together",
			given->bubble ? "bubble" : "model");
	if (command->payouts.percent)
		return !report_usage("--bounties needs amounts of prize money, such as --prizes "
				     "1000:50,30,20");
	return prizes_read_bounties(given->bounties, &command->bounties);
}

/* Reads the amount of --play-for; false if it is invalid, reported. */
static bool read_left(struct icm_command *command)
{
	const struct payouts *const payouts = &command->payouts;
	const char *const text = command->options.play_for;
	struct text first = {0};

	if (!text || (chips_parse(slice_of(text), false, payouts->places, &command->left) &&
			     command->left <= payouts->amount[0]))
		return true;
	chips_print(&first, payouts->amount[0], payouts->places);
	if (first.failed)
		report_memory();
	else
		report_usage("--play-for: '%s' is not an amount up to the first prize, %.*s, with "
			     "its decimals",
			text, (int)first.length, first.bytes);
	text_free(&first);
	return false;
}

/* -- a tournament ----------------------------------------------------------------- */

enum { STACK, NAME, COUNT, TOURNAMENT, COLUMNS };

static const struct row_group group = {
	.column = {[STACK] = {"stack", "chips"},
		[NAME] = {"player", "name"},
		[COUNT] = {"players", "count"},
		[TOURNAMENT] = {"tournament", "table"}},
	.count = COLUMNS,
	.needed = STACK + 1,
	.key = TOURNAMENT,
	.most = STACKS_PLAYERS_MAX + 1,
};

/* Whether the first row is data: there is a stack in its column. */
static bool is_record(void *state, struct slice cell)
{
	(void)state;
	return chips_places(slice_trim(cell), false) >= 0;
}

static status_code split(struct icm_command *command, const struct record *record,
	struct fault *fault)
{
	stacks_clear(&command->stacks);
	if (!record->group_rows)
		return stacks_split_tables(&command->stacks, record->text, fault);
	for (size_t i = 0; i < record->group_rows; i++) {
		const struct slice *const cell = record->group + i * COLUMNS;

		if (stacks_add(&command->stacks, cell[NAME], cell[COUNT], cell[STACK]))
			return STATUS_NO_MEMORY;
	}
	return STATUS_OK;
}

/* Reads the stacks of a record, and those of --field in the same unit. */
static status_code read_stacks(struct icm_command *command, const struct record *record,
	struct fault *fault)
{
	struct stacks *const stacks = &command->stacks, *const field = &command->field;
	const struct slice field_text = text_slice(&command->field_text);
	bool exact;
	int places, others;
	status_code status = split(command, record, fault);

	if (!status)
		status = stacks_places(record->text, stacks, &places, fault);
	if (status)
		return status;
	stacks_places(field_text, field, &others, NULL);
	places = others > places ? others : places;
	status = stacks_read(record->text, stacks, places, fault);
	if (!status && stacks_read(field_text, field, places, NULL))
		return fault_set(fault, STATUS_BIG_AMOUNT, 0, record->text.length);
	if (!status && !stacks->count)
		return fault_set(fault, STATUS_NO_STACKS, record->text.length, 0);
	if (!status && stacks->players + field->players == 1)
		return fault_set(fault, STATUS_ONE_STACK, 0, record->text.length);
	if (!status && stacks->players + field->players > STACKS_PLAYERS_MAX)
		return fault_set(fault, STATUS_MANY_STACKS, 0, record->text.length);
	if (!status && command->options.bubble && stacks->players > ICM_BUBBLE_MAX)
		return fault_set(fault, STATUS_MANY_AT_TABLE, 0, record->text.length);
	exact = icm_is_exact((enum icm_model)command->options.model,
		stacks->players + field->players);
	if (!status && !exact && command->options.bubble)
		return fault_set(fault, STATUS_SAMPLED_RISKS, 0, record->text.length);
	if (!status && !exact && stacks->players + field->players > ICM_SAMPLED_MAX)
		return fault_set(fault, STATUS_MANY_SAMPLED, 0, record->text.length);
	return status;
}

static status_code each(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct icm_command *const command = state;
	struct icm_spot spot = {.command = command};
	status_code status = read_stacks(command, record, fault);

	command->problems++; /* an invalid record has a number too */
	if (status)
		return status == STATUS_NO_MEMORY ? fault_set(fault, status, 0, 0) : status;
	spot.players = command->stacks.players + command->field.players;
	status = icm_solve(command, &spot);
	if (status == STATUS_UNEVEN_BOUNTIES) {
		*fault = (struct fault){.status = status,
			.length = record->text.length,
			.number = command->bounties.count,
			.wanted = (size_t)spot.players};
		icm_free_spot(&spot);
		return status;
	}
	if (!status && command->pictures) {
		text_add_string(&job->out, command->problems > 1 ? "\n" : "");
		icm_show(&spot, &job->out);
	} else if (!status) {
		icm_rows(&spot, job, record);
	}
	icm_free_spot(&spot);
	return status ? fault_set(fault, status, 0, 0) : STATUS_OK;
}

/* -- the command ------------------------------------------------------------------ */

/* Chooses the fields: by default, the places have a column each. */
static bool choose_fields(struct icm_command *command)
{
	const struct settings *const settings = &command->settings;
	struct icm_options *const given = &command->options;
	struct text *const list = &command->default_fields;
	const size_t paid = command->payouts.count;

	if (given->places && !given->place_count)
		given->place_count = paid < ICM_PLACES_MAX ? (unsigned)paid : ICM_PLACES_MAX;
	if (given->bubble || given->chop)
		return fields_choose(&command->fields, icm_fields,
			given->bubble ? ICM_BUBBLE : ICM_CHOP, settings->fields, settings->format);
	text_add_string(list, "player,stack,share,value");
	text_add_string(list, given->bounties ? ",prizes,bounties" : "");
	text_add_string(list, given->bounties || given->model != ICM_HARVILLE ? ",error" : "");
	for (unsigned i = 1; i <= given->place_count; i++)
		text_format(list, ",place_%u", i);
	text_add(list, "", 1);
	if (list->failed)
		return report_memory() == EXIT_DONE;
	return fields_choose(&command->fields, icm_fields, given->places ? ICM_PLACES : ICM_VALUES,
		settings->fields ? settings->fields : list->bytes, settings->format);
}

static int run_command(struct icm_command *command)
{
	struct settings *const settings = &command->settings;
	struct run run = {.settings = settings,
		.command = command,
		.each = each,
		.is_record = is_record,
		.group = &group,
		.between = operands_blank};
	int status;

	if (!read_payouts(command) || !read_bounties(command) || !read_left(command) ||
		!choose_fields(command))
		return report_out_of_memory() ? EXIT_IO : EXIT_USAGE;
	status = command->options.field ? prizes_read_field(command->options.field,
						  &command->field_text, &command->field)
					: EXIT_DONE;
	if (status)
		return status;
	command->pictures = settings->screen && !settings->fields && !command->options.bubble;
	run.names = command->fields.names;
	run.name_count = command->fields.count;
	run.plain_text = command->pictures;
	return run_records(&run);
}

static int run(int argc, char **argv)
{
	static struct icm_command command; /* large; a single instance */
	int status;

	command.options.bounty_share = 1;
	command.options.samples = SAMPLES;
	command.options.seed = 1;
	status = options_parse(&command_icm, argc, argv, &command.settings, &command);
	if (status == OPTIONS_RUN)
		status = run_command(&command);
	stacks_free(&command.stacks);
	stacks_free(&command.field);
	text_free(&command.field_text);
	text_free(&command.default_fields);
	payouts_free(&command.payouts);
	payouts_free(&command.bounties);
	free(command.payout);
	return status;
}

const struct command command_icm = {
	.name = "icm",
	.full_name = "felt icm",
	.purpose = "compute what tournament stacks are worth",
	.example = "felt icm 5000 3000 2000 --payouts 50,30,20",
	.operands = "[option ...] [name:]stack ...",
	.about = "Each operand is a player's stack, or name:stack; 12x5000 or 12x 5000 are twelve "
		 "equal stacks, and / begins the next table. Without operands, each line of "
		 "standard input is a tournament, "
		 "with its stacks separated by spaces.",
	.takes = SHARED_ROWS | SHARED_TABLES | SHARED_DECIMALS,
	.digits = ICM_DIGITS,
	COMMAND_OPTIONS(options),
	.view = {{"--places", icm_fields, ICM_PLACES}, {"--bubble", icm_fields, ICM_BUBBLE},
		{"--chop", icm_fields, ICM_CHOP}, {NULL, icm_fields, ICM_VALUES}},
	.run = run,
};
