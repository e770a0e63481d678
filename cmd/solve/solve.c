#include "solve.h"

#include "solve_flops.h"

#include "commands.h"
#include "frame/input.h"
#include "frame/interrupt.h"
#include "frame/operands.h"
#include "frame/output.h"
#include "frame/report.h"
#include "frame/terminal.h"

#include "base/decimal.h"
#include "base/scan.h"

#include <string.h>
#include <unistd.h>

#define TARGET 0.3 /* percent of the pot */

/* -- options ------------------------------------------------------------------------ */

/* Reads a percentage, such as 0.3% or 0.3: from 0, or above it. */
static bool take_percent(const char *option, const char *value, bool from_none, double *out)
{
	struct slice text = slice_of(value);

	if (text.length && text.bytes[text.length - 1] == '%')
		text.length--;
	if (decimal_parse_double(text, out) && (*out > 0 || (from_none && *out >= 0)) &&
		*out <= 100)
		return true;
	return !report_usage("%s: '%s' is not a percentage %s 0 and at most 100, such as 0.5%%",
		option, value, from_none ? "of at least" : "above");
}

static bool read_all_in(void *state, const char *value)
{
	return take_percent("--all-in", value, false,
		&((struct solve_command *)state)->betting.all_in);
}

static bool read_merge(void *state, const char *value)
{
	return take_percent("--merge", value, true,
		&((struct solve_command *)state)->betting.merge);
}

static bool read_rake(void *state, const char *value)
{
	return take_percent("--rake", value, true, &((struct solve_command *)state)->betting.rake);
}

static bool read_target(void *state, const char *value)
{
	return take_percent("--target", value, false, &((struct solve_command *)state)->target);
}

static bool read_bets(void *state, const char *value)
{
	return solve_add_list(&((struct solve_command *)state)->betting, SOLVE_BETS, "--bets",
		value);
}

static bool read_raises(void *state, const char *value)
{
	return solve_add_list(&((struct solve_command *)state)->betting, SOLVE_RAISES, "--raises",
		value);
}

static bool read_donks(void *state, const char *value)
{
	return solve_add_list(&((struct solve_command *)state)->betting, SOLVE_DONKS, "--donks",
		value);
}

static bool read_lock(void *state, const char *value)
{
	return solve_add_lock(&((struct solve_command *)state)->locks, value);
}

static bool read_tree(void *state, const char *value)
{
	struct solve_command *const command = state;

	if (value)
		command->betting.tree.name = value;
	else
		command->print_tree = true;
	return true;
}

static bool read_flops(void *state, const char *value)
{
	struct solve_command *const command = state;

	command->flops = true;
	command->flops_file = value;
	return true;
}

static bool read_shard(void *state, const char *value)
{
	struct solve_command *const command = state;

	return options_take_shard(value, &command->shard, &command->shards);
}

static const struct option_row options[] = {
	{0, "pot", "chips", "the chips in the pot (required)",
		INTO_STRING(struct solve_command, betting.pot)},
	{0, "stack", "chips", "the chips each player has left, N or N/M (required)",
		INTO_STRING(struct solve_command, betting.stack)},
	{0, "bets", "sizes", "bet sizes (default: 33,75)", INTO_FUNCTION(read_bets)},
	{0, "raises", "sizes", "raise sizes (default: 60)", INTO_FUNCTION(read_raises)},
	{0, "donks", "sizes", "bet sizes into the aggressor of the street before",
		INTO_FUNCTION(read_donks)},
	{0, "raise-cap", "number", "maximum number of raises on a street",
		INTO_NUMBER(struct solve_command, betting.raise_cap, 0, TREE_RAISES_MAX)},
	{0, "all-in", "percent", "larger bets, in percent of the stack, become all-in",
		INTO_FUNCTION(read_all_in)},
	{0, "merge", "percent", "omit a size if the next makes the pot only this much larger",
		INTO_FUNCTION(read_merge)},
	{0, "rake", "percent", "rake as a percentage of the pot", INTO_FUNCTION(read_rake)},
	{0, "rake-cap", "chips", "with --rake: maximum rake",
		INTO_STRING(struct solve_command, betting.rake_cap), .needs = "rake"},
	{0, "payouts", "list", "tournament prizes by place, such as 50,30,20",
		INTO_STRING(struct solve_command, betting.payouts.payouts)},
	{0, "others", "stacks", "with --payouts: stacks of the players not in the hand",
		INTO_STRING(struct solve_command, betting.payouts.others), .needs = "payouts"},
	{0, "lock", "lock", "fix what hands do at a node, as in 'b75: fold 22-66; call rest'",
		INTO_FUNCTION(read_lock)},
	{0, "locks", "file", "locks from a file, one a line",
		INTO_STRING(struct solve_command, locks.from)},
	{0, "lock-cost", NULL, "solve without the locks, too, and report what they cost",
		INTO_FLAG(struct solve_command, locks.cost)},
	{0, "target", "percent",
		"stop at this exploitability, in percent of the pot (default: 0.3%)",
		INTO_FUNCTION(read_target)},
	{0, "seconds", "number", "stop after this many seconds",
		INTO_DECIMAL(struct solve_command, seconds, 0, 1e7)},
	{0, "iterations", "number", "stop after this many iterations (default: 10000)",
		INTO_UINT64(struct solve_command, iterations, 1, 1000000000)},
	{0, "precision", "16|32", "bits of a stored value (default: 32)",
		INTO_CHOICE(struct solve_command, precision, SOLVE_PRECISION_16)},
	{0, "memory", "bytes", "maximum memory, such as 4G (default: what is available)",
		INTO_UINT64(struct solve_command, memory, 1, UINT64_MAX)},
	{0, "save", "file", "save the solution in this file",
		INTO_STRING(struct solve_command, save)},
	{0, "load", "file", "print a saved solution, or continue it",
		INTO_STRING(struct solve_command, load)},
	{0, "compact", NULL, "with --save: save strategies only, in 16 bits",
		INTO_FLAG(struct solve_command, compact), .needs = "save"},
	{0, "flops", "file", "solve on all flops, or with =FILE on those of a file",
		INTO_FUNCTION(read_flops), .optional = true},
	{0, "shard", "k/n", "with --flops: solve part K of N, for felt merge",
		INTO_FUNCTION(read_shard), .needs = "flops"},
	{0, "tree", "file", "print the betting tree and do not solve it; with =FILE, read a tree",
		INTO_FUNCTION(read_tree), .optional = true},
	{0, "node", "path", "print the node after these actions and cards, or all",
		INTO_STRING(struct solve_command, node)},
	{0, "by", "class|combo|made|action|texture",
		"print a row per starting hand, combo, made hand, action or texture",
		INTO_CHOICE(struct solve_command, by, SOLVE_BY_CLASS)},
	{0, "watch", NULL, "browse the solution in the terminal",
		INTO_FLAG(struct solve_command, watch)},
};

/* -- settings ----------------------------------------------------------------------- */

/* True if --fields names a field that only rows of actions have. */
static bool names_action(const char *list)
{
	return list && (slice_in_list(SLICE("action"), list, ',') ||
			       slice_in_list(SLICE("frequency"), list, ',') ||
			       slice_in_list(SLICE("size"), list, ','));
}

/* Chooses the rows. */
static bool settle_view(struct solve_command *command)
{
	static const unsigned views[] = {[SOLVE_BY_CLASS] = SOLVE_VIEW_CLASS,
		[SOLVE_BY_COMBO] = SOLVE_VIEW_COMBO,
		[SOLVE_BY_MADE] = SOLVE_VIEW_MADE,
		[SOLVE_BY_ACTION] = SOLVE_VIEW_ACTION};
	const struct settings *const settings = &command->settings;
	enum solve_by by = command->by;

	if (command->flops)
		return solve_flops_open(command->flops_output, settings, by == SOLVE_BY_TEXTURE);
	command->pictures = settings->screen && !settings->fields;
	command->json = settings->format == ROWS_JSON && !settings->fields && by == SOLVE_BY_UNSET;
	if (by == SOLVE_BY_UNSET)
		by = names_action(settings->fields) ? SOLVE_BY_ACTION : SOLVE_BY_COMBO;
	if (!command->pictures)
		command->by = by;
	return fields_choose(&command->fields, solve_fields,
		command->several ? views[by] * SOLVE_VIEW_SEVERAL_COMBO : views[by],
		settings->fields, settings->format);
}

/* Reports options that an image or a page contradicts, and returns false. */
static bool settle_picture(const struct solve_command *command)
{
	const struct settings *const settings = &command->settings;
	const char *const format = settings->svg ? "svg" : "html";

	if (!settings->svg && !settings->html)
		return true;
	if (settings->fields)
		return !report_usage("--fields and -f %s cannot be used together", format);
	if (command->by != SOLVE_BY_UNSET)
		return !report_usage("--by and -f %s cannot be used together", format);
	if (command->several)
		return !report_usage("-f %s is of one spot, which must be an operand", format);
	if (settings->svg && solve_all_nodes(command))
		return !report_usage("--node all and -f svg cannot be used together");
	return true;
}

/* Reports options that contradict each other, and returns false. */
static bool settle_options(const struct solve_command *command)
{
	const struct settings *const settings = &command->settings;

	if ((settings->game->deck != game_holdem.deck &&
		    settings->game->deck != game_short_deck.deck) ||
		!settings->game->combos || settings->game->board != 5)
		report_usage("--game: felt solve plays hold'em and short deck, not %s",
			settings->game->name);
	else if (command->print_tree && (settings->fields || settings->format != ROWS_TEXT ||
						settings->svg || settings->html))
		report_usage("--tree prints text; it cannot be used with --fields or -f %s",
			settings->svg                   ? "svg"
			: settings->html                ? "html"
			: settings->format == ROWS_JSON ? "json"
			: settings->format == ROWS_CSV  ? "csv"
							: "tsv");
	else if (command->by == SOLVE_BY_TEXTURE && !command->flops)
		report_usage("--by texture requires --flops");
	else if (command->print_tree && command->node)
		report_usage("--tree and --node cannot be used together");
	else
		return true;
	return false;
}

/* Reports what --watch cannot be used with, and returns false. */
static bool settle_watch(const struct solve_command *command)
{
	const struct settings *const settings = &command->settings;

	if (!command->watch)
		return true;
	if (command->print_tree)
		report_usage("--watch and --tree cannot be used together");
	else if (settings->fields || options_given(settings, "format"))
		report_usage("--watch and --%s cannot be used together",
			settings->fields ? "fields" : "format");
	else if (command->by != SOLVE_BY_UNSET)
		report_usage("--watch and --by cannot be used together");
	else if (solve_all_nodes(command))
		report_usage("--watch starts at one node, not at --node all");
	else if (command->several)
		report_usage("--watch requires one spot, as operands");
	else if (!terminal_is_there())
		report_usage("--watch requires a terminal for input and output");
	else
		return true;
	return false;
}

/* `--tree FILE`, without the equals sign: an operand that is a file is the tree, unless it could be
 * a range of a spot in several operands. */
static void settle_tree(struct solve_command *command)
{
	struct settings *const settings = &command->settings;
	char **const operands = settings->operands;
	bool spots = settings->operand_count == 1;

	for (size_t i = 0; i < settings->operand_count; i++)
		spots = spots || strstr(operands[i], " v ");
	for (size_t i = 0; i < settings->operand_count; i++) {
		if (!command->print_tree || command->betting.tree.name || !spots ||
			strstr(operands[i], " v ") || !input_is_file(operands[i]))
			continue;
		command->print_tree = false;
		command->betting.tree.name = operands[i];
		settings->operand_count--;
		memmove(operands + i, operands + i + 1,
			(settings->operand_count - i) * sizeof *operands);
		return;
	}
}

static bool settle_board(struct solve_command *command)
{
	struct settings *const settings = &command->settings;
	struct cards dead;

	if (!options_board_and_dead(settings, 1, command->board, &dead) ||
		!options_board_length(settings, command->board))
		return false;
	command->rules = (struct matchup_rules){.game = settings->game,
		.reads = settings->reads,
		.writes = settings->writes,
		.board = command->board->count ? command->board : NULL};
	return true;
}

/* -- the command -------------------------------------------------------------------- */

/* Rows that are not laid out for a terminal go to standard output as they are made, since those of
 * all nodes may not fit in memory. The header comes first. */
static bool begin_rows(struct solve_command *command)
{
	const struct settings *const settings = &command->settings;
	struct text out = {0}, cell = {0};
	struct rows rows;
	bool good;

	command->spilled = !settings->screen && !command->print_tree;
	if (!command->spilled || settings->svg || settings->html || settings->format == ROWS_JSON ||
		!(settings->header >= 0 ? settings->header : settings->format != ROWS_TEXT))
		return true;
	rows_init(&rows, settings->format, command->fields.names, command->fields.count, &out,
		&cell);
	rows.delimiter = settings->delimiter;
	rows_header(&rows);
	good = output_text(&out);
	text_free(&out);
	text_free(&cell);
	return good;
}

/* The exit status: wrong input is 2, and a target that was not reached is 1. */
static int status_of(const struct solve_command *command, int status)
{
	if (status > EXIT_USAGE)
		return status;
	if (interrupt_came())
		return EXIT_INTERRUPTED;
	if (command->unwritten)
		return EXIT_IO;
	if (status || command->invalid)
		return EXIT_USAGE;
	return command->missed ? EXIT_INVALID : EXIT_DONE;
}

/* Settles the betting, unless each spot has a pot and stacks of its own. */
static bool settle_betting(struct solve_betting *betting)
{
	return !betting->pot || !betting->stack || solve_settle_betting(betting);
}

/* Solves as many spots at a time as there are threads: one thread a spot needs less time than
 * several threads on one. Not if a spot may print more than fits in memory, nor for somebody who
 * types spots and waits for the answers. */
static void settle_jobs(struct solve_command *command)
{
	const bool all = solve_all_nodes(command);

	command->parallel = command->settings.jobs > 1 && !all && !command->print_tree &&
			    (command->settings.from_count || !isatty(STDIN_FILENO));
}

/* With --flops, each thread of the run solves flops. */
static void settle_flops(struct solve_command *command, struct run *run)
{
	struct solve_flops_output *const output = command->flops_output;

	command->parallel = true;
	run->each = solve_flops_record;
	run->names = output->fields.names;
	run->name_count = output->fields.count;
	run->plain_text = !output->settings->screen || output->pictures || command->shards;
}

static int run(int argc, char **argv)
{
	static struct solve_command state; /* large; a single instance */
	static struct solve_file file;
	static struct solve_flops_output flops;
	struct settings *const settings = &state.settings;
	struct run run = {.settings = settings,
		.command = &state,
		.each = solve_record,
		.clear = solve_clear,
		.marked = range_line_marked,
		.scratch_size = sizeof(struct solve_scratch),
		.block = 1};
	int status;

	state.all = &command_solve;
	state.target = TARGET;
	state.precision = SOLVE_PRECISION_32;
	state.betting.raise_cap = TREE_RAISES_MAX;
	status = options_parse(&command_solve, argc, argv, settings, &state);
	if (status != OPTIONS_RUN)
		return status;
	options_use_processors(settings);
	file.name = state.load;
	state.file = &file;
	state.flops_output = &flops;
	settle_tree(&state);
	run.between = operands_join(settings, true, run.marked);
	state.several = !state.load &&
			(!settings->operand_count || (settings->operand_count > 1 && !run.between));
	if (!settle_options(&state) || !settle_watch(&state) || !settle_picture(&state) ||
		!solve_settle_files(&state) || !solve_settle_flops(&state))
		return EXIT_USAGE;
	status = solve_read_tree(&state.betting.tree); /* its amounts have decimal places, too */
	if (status)
		return status;
	if ((!state.load && !settle_betting(&state.betting)) || !settle_view(&state) ||
		!settle_board(&state))
		return EXIT_USAGE;
	status = solve_add_lock_file(&state.locks);
	if (status)
		return status;
	state.talk = screen_errors_are_live();
	state.pool = solve_pool_new(state.continues && !state.flops ? settings->jobs : 1);
	if (!state.pool)
		return report_memory();
	state.many = solve_many_new();
	if (!state.many)
		return report_memory();
	if (options_given(settings, "memory"))
		solve_many_limit(state.many, state.memory);
	if (!settings->operand_count && !state.load)
		settle_jobs(&state);
	if (!state.parallel && !state.flops)
		settings->jobs = 1; /* all threads work on one spot */
	run.placed = state.several;
	run.names = state.fields.names;
	run.name_count = state.fields.count;
	run.source = state.load ? &solve_load_source : NULL;
	if (state.flops)
		settle_flops(&state, &run);
	else
		run.plain_text = state.pictures || !settings->screen || state.print_tree;
	status = state.flops || begin_rows(&state) ? EXIT_DONE : EXIT_IO;
	if (!status)
		status = status_of(&state, run_records(&run));
	solve_pool_free(state.pool);
	solve_many_free(state.many);
	solve_free_locks(&state.locks);
	solve_free_payouts(&state.betting.payouts);
	solve_free_tree(&state.betting.tree);
	solve_flops_close(&flops);
	return status;
}

const struct command command_solve = {
	.name = "solve",
	.full_name = "felt solve",
	.purpose = "solve heads-up spots after the flop",
	.example = "felt solve 'QQ+,AKs v 99-JJ,AQs @ Qh7c2d8s3h' --pot 100 --stack 250",
	.operands = "--pot chips --stack chips [option ...] range v range @ board\n"
		    "[option ...] [spot ...]\n"
		    "--flops[=file] [option ...] range v range\n"
		    "--load file [option ...]",
	.about = "A spot is two ranges and a board of three to five cards, such as "
		 "'QQ+ v 99-JJ @ Qh7c2d8s3h'; the first range acts first. Without operands, each "
		 "line of standard input is a spot, which may end with options of its own, such as "
		 "--pot.",
	.digits = SOLVE_DIGITS,
	.takes = SHARED_SOLUTIONS | SHARED_BOARD | SHARED_JOBS | SHARED_DECIMALS | SHARED_GAME,
	COMMAND_OPTIONS(options),
	.view = {{"--by texture", solve_flops_fields, SOLVE_VIEW_TEXTURE},
		{"--flops", solve_flops_fields, SOLVE_VIEW_FLOP},
		{"--by class", solve_fields, SOLVE_VIEW_CLASS},
		{"--by made", solve_fields, SOLVE_VIEW_MADE},
		{"--by action", solve_fields, SOLVE_VIEW_ACTION},
		{NULL, solve_fields, SOLVE_VIEW_COMBO}},
	.run = run,
};
