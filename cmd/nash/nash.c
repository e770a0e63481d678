#include "nash.h"

#include "commands.h"
#include "frame/interrupt.h"
#include "frame/listing.h"
#include "frame/output.h"
#include "frame/report.h"

#include <stdlib.h>

enum { DEALS = 1000000 /* unless --deals */ };

/* -- options ------------------------------------------------------------------------ */

static bool add_fixed(struct nash_command *command, const char *value, bool call)
{
	if (command->fixed_count == NASH_FIXED_MAX)
		return !report_usage("--%s: too many fixed ranges; at most %d are allowed",
			call ? "call" : "push", NASH_FIXED_MAX);
	command->fixed[command->fixed_count++] = (struct nash_fixed){value, call};
	return true;
}

static bool read_push(void *state, const char *value)
{
	return add_fixed(state, value, false);
}

static bool read_call(void *state, const char *value)
{
	return add_fixed(state, value, true);
}

static const struct option_row options[] = {
	{0, "stacks", "list", "the stacks in the order of action, the big blind last",
		INTO_STRING(struct nash_command, stacks)},
	{0, "blinds", "amounts", "small and big blind, such as 50/100 (default: 0.5/1)",
		INTO_STRING(struct nash_command, blinds)},
	{0, "ante", "amount", "every player's ante, or bb: the big blind's, of one big blind",
		INTO_STRING(struct nash_command, ante)},
	{0, "payouts", "list", "tournament prizes by place, such as 50,30,20",
		INTO_STRING(struct nash_command, payouts)},
	{0, "others", "stacks", "with --payouts: stacks of players who are not in the hand",
		INTO_STRING(struct nash_command, others), .needs = "payouts"},
	{0, "bounties", "list", "with --payouts: bounty for each player, or one for all",
		INTO_STRING(struct nash_command, bounties), .needs = "payouts"},
	{0, "bounty-share", "part", "of a bounty, paid in cash; the rest goes on the winner's head",
		INTO_DECIMAL(struct nash_command, bounty_share, 0, 1), .needs = "bounties"},
	{0, "push", "range", "fix the pushing range, of all players or as POSITION:RANGE",
		INTO_FUNCTION(read_push)},
	{0, "call", "range", "fix the calling range, likewise", INTO_FUNCTION(read_call)},
	{0, "target", "amount", "stop when all players together can gain at most this",
		INTO_DECIMAL(struct nash_command, target, 0, 1e15)},
	{0, "seconds", "number", "stop after this many seconds",
		INTO_DECIMAL(struct nash_command, seconds, 0, 1e7)},
	{0, "deals", "number", "deals that measure the gain of four or more players",
		INTO_UINT64(struct nash_command, deals, 0, UINT64_C(1000000000000))},
	{0, "seed", "number", "random seed of these deals (default: 1)",
		INTO_UINT64(struct nash_command, seed, 0, UINT64_MAX)},
	{0, "make-table", NULL, "write the table of three hands to its file",
		INTO_FLAG(struct nash_command, make_table)},
	{0, "table", "file", "the file of the table of three hands",
		INTO_STRING(struct nash_command, table)},
	{0, "chart", NULL, "the stacks at which each hand is played heads-up",
		INTO_FLAG(struct nash_command, chart)},
	{0, "by", "class|decision|player", "print a row per starting hand, decision or player",
		INTO_CHOICE(struct nash_command, by, NASH_BY_CLASS)},
	{0, "grid", NULL, "print grids of the 169 starting hands",
		INTO_FLAG(struct nash_command, grid)},
	{0, "position", "position", "print the decisions of this player only",
		INTO_STRING(struct nash_command, position)},
	{0, "hand", "range", "print these starting hands only",
		INTO_STRING(struct nash_command, hand)},
};

/* Reports options that contradict each other, and returns false. */
static bool settle_options(const struct nash_command *command)
{
	static const char *const not_chart[] = {"stacks", "payouts", "others", "bounties",
		"bounty-share", "push", "call", "by", "position", "target", "seconds", "deals",
		"seed", "table"};
	static const char *const not_table[] = {"stacks", "chart", "hand", "grid", "by"};
	const struct settings *const settings = &command->settings;

	for (size_t i = 0; command->chart && i < sizeof not_chart / sizeof *not_chart; i++)
		if (options_given(settings, not_chart[i]))
			return !report_usage("--chart and --%s cannot be used together",
				not_chart[i]);
	for (size_t i = 0; command->make_table && i < sizeof not_table / sizeof *not_table; i++)
		if (options_given(settings, not_table[i]))
			return !report_usage("--make-table and --%s cannot be used together",
				not_table[i]);
	if (settings->operand_count)
		return !report_usage("'%s' is not an option; the stacks follow --stacks",
			settings->operands[0]);
	if (settings->svg && (settings->fields || command->by))
		return !report_usage("--%s and -f svg cannot be used together",
			settings->fields ? "fields" : "by");
	if (command->grid && (command->by || settings->fields || settings->svg))
		return !report_usage("--grid and %s cannot be used together",
			settings->svg ? "-f svg"
			: command->by ? "--by"
				      : "--fields");
	if (command->grid && settings->format != ROWS_TEXT)
		return !report_usage("--grid prints text; give -f svg for an image");
	if ((command->grid || settings->svg) && command->hand)
		return !report_usage("--hand prints rows, not grids");
	return true;
}

static bool settle_view(struct nash_command *command)
{
	static const unsigned views[] = {[NASH_BY_CLASS] = NASH_VIEW_CLASS,
		[NASH_BY_DECISION] = NASH_VIEW_DECISION,
		[NASH_BY_PLAYER] = NASH_VIEW_PLAYER};
	const struct settings *const settings = &command->settings;

	if (command->chart)
		return fields_choose(&command->fields, nash_chart_fields, NASH_VIEW_CHART,
			settings->fields, settings->format);
	if (!command->by && !settings->svg && !command->grid &&
		(!settings->screen || settings->fields || command->hand))
		command->by = NASH_BY_CLASS;
	return fields_choose(&command->fields, nash_fields,
		views[command->by ? command->by : NASH_BY_CLASS], settings->fields,
		settings->format);
}

/* -- the command -------------------------------------------------------------------- */

static void add_rows(const void *item, struct rows *rows)
{
	nash_add_rows(item, rows);
}

static int write_solved(const struct nash_solved *solved)
{
	const struct nash_command *const command = solved->command;
	struct text out = {0};
	bool good;

	if (command->by)
		return listing_write(&command->settings, &command->fields, add_rows, solved);
	if (command->settings.svg)
		nash_draw_grids(solved, &out);
	else if (command->grid)
		nash_show_grids(solved, &out);
	else
		nash_show(solved, &out);
	good = output_text(&out);
	text_free(&out);
	return good ? EXIT_DONE : EXIT_IO;
}

static int solve(const struct nash_command *command, const struct pairs *pairs,
	struct nash_solved *solved)
{
	struct triples_table table = {.orders = NULL};
	int status = EXIT_DONE;

	solved->command = command;
	if (pushfold_make(&command->rules, &solved->game))
		return report_memory();
	solved->strategy = strategy_new(&solved->game);
	if (!solved->strategy)
		return report_memory();
	if (!nash_read_fixed(command, &solved->game, solved->strategy))
		return EXIT_USAGE;
	if (command->rules.players > 2)
		status = nash_table(command, &table);
	if (!status)
		status = nash_solve(command, pairs, &table, solved);
	free(table.orders);
	return status ? status : write_solved(solved);
}

static int solve_spot(const struct nash_command *command, const struct pairs *pairs)
{
	struct nash_solved *const solved = calloc(1, sizeof *solved);
	int status;

	if (!solved)
		return report_memory();
	status = solve(command, pairs, solved);
	free(solved->strategy);
	pushfold_free(&solved->game);
	free(solved);
	return status;
}

static int run(int argc, char **argv)
{
	static struct nash_command state; /* large; a single instance */
	struct pairs *pairs;
	int status;

	state.bounty_share = 1;
	state.deals = DEALS;
	state.seed = 1;
	status = options_parse(&command_nash, argc, argv, &state.settings, &state);

	if (status != OPTIONS_RUN)
		return status;
	options_use_processors(&state.settings);
	if (!settle_options(&state))
		return EXIT_USAGE;
	if (state.make_table)
		return nash_make_table(&state);
	if ((state.chart ? !nash_read_blinds(&state) : !nash_read_rules(&state)) ||
		!nash_read_filters(&state) || !settle_view(&state))
		return EXIT_USAGE;
	pairs = malloc(sizeof *pairs);
	if (!pairs)
		return report_memory();
	pairs_fill(pairs);
	status = state.chart ? nash_write_chart(&state, pairs) : solve_spot(&state, pairs);
	free(pairs);
	return !status && interrupt_came() ? EXIT_INTERRUPTED : status;
}

const struct command command_nash = {
	.name = "nash",
	.full_name = "felt nash",
	.purpose = "find push-or-fold equilibria",
	.example = "felt nash --stacks 10,10",
	.operands = "--stacks list [option ...]\n"
		    "--chart [option ...]\n"
		    "--make-table [--table file]",
	.about = "The players go all-in or fold before the flop, in the order of --stacks; the "
		 "last one has the big blind, and the one before the small blind. Amounts are in "
		 "any unit, such as chips or big blinds.",
	.digits = NASH_DIGITS,
	.takes = SHARED_SVG | SHARED_DECIMALS | SHARED_JOBS,
	COMMAND_OPTIONS(options),
	.view = {{"--chart", nash_chart_fields, NASH_VIEW_CHART},
		{"--by decision", nash_fields, NASH_VIEW_DECISION},
		{"--by player", nash_fields, NASH_VIEW_PLAYER},
		{NULL, nash_fields, NASH_VIEW_CLASS}},
	.run = run,
};
