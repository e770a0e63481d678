#include "commands.h"
#include "equity_combos.h"
#include "equity_matrix.h"
#include "equity_money.h"
#include "equity_next.h"
#include "equity_show.h"
#include "frame/run.h"
#include "frame/input.h"
#include "frame/operands.h"
#include "frame/options.h"
#include "frame/output.h"
#include "frame/report.h"
#include "frame/screen.h"
#include "pool.h"

#include "base/decimal.h"
#include "cards/contest.h"
#include "odds/shard.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>

/* The output for a matchup. */
enum equity_view {
	VIEW_PLAYERS,
	VIEW_BY_COMBO,
	VIEW_DETAIL,
	VIEW_NEXT,
	VIEW_MATRIX,
	VIEW_SQUARE,
	VIEW_MONEY
};

#define SAMPLES_MAX UINT64_C(1000000000000000)

/* Bytes of lines per job: few, because one line may take a long time. */
enum { LINES_AT_A_TIME = 4 << 10 };

/* The rows of a matchup that takes longer are written at once. */
#define LONG_SECONDS 0.05

struct equity_command {
	struct settings settings;
	struct answer_style style;
	struct matchup_rules rules;
	struct cards board[BOARDS_MAX], dead;
	struct limits limits;
	enum equity_view view;
	bool exact, shared_out;
	struct grid_page page;                 /* of -f svg, grids */
	struct equity_matrix_page matrix_page; /* of -f svg, matrices */
	struct equity_money money;
	struct pool *pool;
};

/* State that one job keeps from line to line. */
struct scratch {
	struct matchup_cache *cache;
	struct equity_memory memory;
	struct matchup matchup;
	struct spot *spot; /* a view of it; its 54 KB are allocated uncleared */
	struct answer answer;
	struct combos combos;
	struct equity_money_result *result; /* allocated when first needed, as */
	struct next *next;
	struct equity_matrix *matrix;
};

/* -- options ---------------------------------------------------------------- */

static bool read_shard(void *state, const char *value)
{
	struct equity_command *command = state;
	struct limits *limits = &command->limits;

	command->shared_out = true;
	return options_take_shard(value, &limits->shard, &limits->shards);
}

/* Reads a percentage of the pot, such as 0.1%, or a fraction, such as 0.001. */
static bool read_error(void *state, const char *value)
{
	const struct slice text = slice_of(value);
	const bool percent = text.length && text.bytes[text.length - 1] == '%';
	const double whole = percent ? 100 : 1;
	double number;

	if (decimal_parse_double((struct slice){text.bytes, text.length - percent}, &number) &&
		number > 0 && number <= 0.5 * whole) {
		((struct equity_command *)state)->limits.error = number / whole;
		return true;
	}
	return !report_usage("--error: '%s' is not a standard error above 0 and at most 50%%, such "
			     "as 0.1%% or 0.001",
		value);
}

static bool read_icm(void *state, const char *value)
{
	struct equity_command *const command = state;

	command->view = VIEW_MONEY;
	command->money.icm = value;
	return true;
}

enum { VIEWS = 1, LIMITS }; /* groups of options */

static const struct option_row options[] = {
	{0, "by-combo", NULL, "print the equity of each combo of range 1",
		INTO_SET(struct equity_command, view, VIEW_BY_COMBO), .group = VIEWS},
	{0, "detail", NULL, "print how often each category occurs and wins",
		INTO_SET(struct equity_command, view, VIEW_DETAIL), .group = VIEWS},
	{0, "icm", "stacks",
		"print what the all-in is worth in a tournament: 'hero:5000 3000 2000'",
		INTO_FUNCTION(read_icm), .group = VIEWS},
	{0, "matrix", "rows|grid", "print the preflop equity of each starting hand against each",
		INTO_CHOICE(struct equity_command, view, VIEW_MATRIX), .optional = true,
		.group = VIEWS, .old_value = "square"},
	{0, "next", NULL, "print the equities after each next card",
		INTO_SET(struct equity_command, view, VIEW_NEXT), .group = VIEWS,
		.suggested_for = "outs"},
	{0, "field", "file", "with --icm: stacks of players at other tables",
		INTO_STRING(struct equity_command, money.field), .needs = "icm"},
	{0, "payouts", "list", "with --icm: prizes by place, such as 50,30,20",
		INTO_STRING(struct equity_command, money.payouts), .needs = "icm"},
	{0, "pot", "amount", "with --icm: chips in the pot from earlier streets",
		INTO_STRING(struct equity_command, money.pot), .needs = "icm"},
	{0, "error", "error", "sample until the standard error is this small, such as 0.1%",
		INTO_FUNCTION(read_error), .group = LIMITS, .beside = true, .old = "stderr"},
	{0, "exact", NULL, "count every deal, however long it takes",
		INTO_FLAG(struct equity_command, exact), .group = LIMITS},
	{0, "samples", "number", "sample this many deals",
		INTO_UINT64(struct equity_command, limits.samples, 1, SAMPLES_MAX), .group = LIMITS,
		.beside = true, .suggested_for = "iterations trials sims simulations monte-carlo"},
	{0, "seed", "number", "random seed of the samples (default: 1)",
		INTO_UINT64(struct equity_command, limits.seed, 0, UINT64_MAX)},
	{0, "shard", "k/n", "compute part K of N, for felt merge", INTO_FUNCTION(read_shard)},
	{0, "time", "seconds", "sample for this long",
		INTO_DECIMAL(struct equity_command, limits.seconds, 0, 1e7), .group = LIMITS,
		.beside = true},
};

/* All shards must have the same limits, so the limit cannot be a time. */
static bool settle_shard(const struct equity_command *command)
{
	const struct limits *limits = &command->limits;

	if (command->view && command->view != VIEW_DETAIL)
		report_usage("--shard cannot be used with --by-combo, --icm, --matrix or --next");
	else if (limits->error > 0 || limits->seconds > 0)
		report_usage("--shard cannot be used with --error or --time; use --samples, so "
			     "that all shards sample alike");
	else if (!limits->samples && !command->exact && options_given(&command->settings, "seed"))
		report_usage("--shard with a sampled matchup requires --samples, the same number "
			     "for all shards");
	else if (command->settings.input != INPUT_LINES)
		report_usage("--shard cannot be used with -i csv or -i tsv");
	else if (command->settings.decimals.rounded)
		report_usage("--shard cannot be used with --digits or --percent; give them to felt "
			     "merge");
	else if (command->settings.fields)
		report_usage("--shard and --fields cannot be used together; give --fields to felt "
			     "merge");
	else
		return true;
	return false;
}

static bool is_matrix(const struct equity_command *command)
{
	return command->view == VIEW_MATRIX || command->view == VIEW_SQUARE;
}

/* Sets the limits from the options. Reports contradicting options and returns false. */
static bool settle_limits(struct equity_command *command)
{
	struct limits *limits = &command->limits;
	bool sampled = limits->samples || limits->error > 0 || limits->seconds > 0;

	limits->detail = command->view == VIEW_DETAIL;
	if (is_matrix(command) && sampled) {
		report_usage("--matrix is always exact and cannot be used with --samples, --error "
			     "or --time");
		return false;
	}
	if (command->shared_out && !settle_shard(command))
		return false;
	if (command->shared_out && !sampled)
		command->exact = true;
	limits->mode = command->exact ? EQUITY_EXACT : sampled ? EQUITY_SAMPLED : EQUITY_AUTO;
	if (!sampled)
		limits->error = command->view == VIEW_BY_COMBO || command->view == VIEW_NEXT
					? SOLVE_FAMILY_ERROR
					: SOLVE_ERROR;
	if (!options_given(&command->settings, "seed"))
		limits->seed = SOLVE_SEED;
	if (!command->shared_out)
		limits->shards = 1;
	limits->path = command->settings.path;
	return true;
}

static bool settle_board(struct equity_command *command)
{
	const struct boards_rule several = options_boards_rule(&command->settings);

	if (!options_board_and_dead(&command->settings, 1, command->board, &command->dead) ||
		!options_board_length(&command->settings, command->board))
		return false;
	command->rules = (struct matchup_rules){.game = command->settings.game,
		.reads = command->settings.reads,
		.writes = command->shared_out ? CARD_ASCII : command->settings.writes,
		.several = several,
		.board = command->board->count ? command->board : NULL,
		.dead = command->dead.count ? &command->dead : NULL};
	return true;
}

/* -- the command ------------------------------------------------------------ */

static status_code answer_one(struct equity_command *command, struct job *job,
	const struct record *record, struct scratch *scratch)
{
	const struct matchup *matchup = &scratch->matchup;
	struct answer *answer = &scratch->answer;
	status_code status =
		pool_solve(command->pool, &scratch->memory, &command->limits, matchup, answer);

	if (status)
		return status;
	equity_show_choice(&command->settings, command->limits.mode, answer,
		equity_exact_seconds(matchup));
	job->interrupted = answer->stopped;
	job->urgent = answer->seconds > LONG_SECONDS;
	if (command->shared_out && !answer->stopped)
		shard_print(&job->out, &command->limits, job->record, matchup, answer);
	else if (!command->shared_out && (!answer->stopped || tally_deals(&answer->tally)))
		answer_write(&command->style, job, record, job->record, matchup, answer);
	return STATUS_OK;
}

/* Whether to count the order of the hands: side pots need it, and so do folds, for which it is not
 * worth to lose exactness. */
static bool wants_orders(const struct limits *limits, const struct matchup *matchup,
	const struct equity_money_result *result)
{
	struct equity_plan plan;

	return allin_side_pot(&result->allin) || limits->mode == EQUITY_SAMPLED ||
	       (!equity_choose_orders(matchup, EQUITY_AUTO, &plan) && plan.method);
}

/* Values the all-in of a matchup. */
static status_code each_money(struct equity_command *command, struct job *job,
	const struct record *record, struct scratch *scratch)
{
	const struct matchup *const matchup = &scratch->matchup;
	struct answer *const answer = &scratch->answer;
	struct limits limits = command->limits;
	status_code status;

	if (!scratch->result)
		scratch->result = malloc(sizeof *scratch->result);
	if (!scratch->result)
		return STATUS_NO_MEMORY;
	status = equity_money_begin(&command->money, matchup, scratch->result);
	if (status)
		return status;
	limits.orders = matchup->players > 2 && wants_orders(&limits, matchup, scratch->result);
	status = pool_solve(command->pool, &scratch->memory, &limits, matchup, answer);
	if (status)
		return status;
	equity_show_choice(&command->settings, limits.mode, answer, equity_exact_seconds(matchup));
	job->interrupted = answer->stopped;
	job->urgent = answer->seconds > LONG_SECONDS;
	if (answer->stopped && !tally_deals(&answer->tally))
		return STATUS_OK;
	status = equity_money_solve(&command->money, answer, scratch->result);
	if (status)
		return status;
	if (!command->style.pictures) {
		equity_money_rows(&command->money, job, record, job->record, matchup, answer,
			scratch->result);
		return STATUS_OK;
	}
	equity_show_title(&command->style, matchup, job->record, &job->out);
	equity_money_show(&command->money, matchup, answer, scratch->result, &job->out);
	equity_show_how(&command->style, matchup, answer, &job->out);
	return STATUS_OK;
}

/* Prints the grid of a range's equities, or adds it to the image. */
static void draw_combos(struct equity_command *command, struct job *job, struct combos *combos)
{
	const struct settings *settings = &command->settings;
	struct text title = {0}, note = {0};
	struct grid grid;
	double equity;

	if (combos->stopped && !combos->answered)
		return;
	equity = combos_grid(combos, &grid);
	text_add_string(&note, "overall ");
	equity_show_share(&note, settings, equity);
	text_add_string(&note, combos_sampled(combos) ? " (sampled) for " : " for ");
	if (combos->stopped) { /* the number of hands that were solved */
		text_add_uint(&note, combos->answered);
		text_add_string(&note, " of the ");
		text_add_uint(&note, combos->count);
		text_add_string(&note, " combos (interrupted) of ");
	}
	matchup_print_hand(&note, combos->matchup, 0, settings->writes, "");
	if (settings->svg) {
		matchup_print(&title, combos->matchup, settings->writes);
		grid_page_add(&command->page, &grid, text_slice(&title), text_slice(&note));
	} else {
		equity_show_title(&command->style, combos->matchup, job->record, &job->out);
		grid_draw(&grid,
			&(struct grid_style){.show = settings->columns >= GRID_TEXT_COLUMNS
							     ? GRID_TEXTS
							     : GRID_NAMES,
				.columns = settings->columns,
				.colour = settings->colour,
				.unicode = settings->writes == CARD_UNICODE},
			&job->out);
		text_add_slice(&job->out, text_slice(&note));
		text_add_char(&job->out, '\n');
	}
	job->out.failed = job->out.failed || title.failed || note.failed;
	text_free(&title);
	text_free(&note);
}

static status_code each_combo(struct equity_command *command, struct job *job,
	const struct record *record, struct scratch *scratch)
{
	struct combos *combos = &scratch->combos;
	struct family family;
	status_code status = combos_family(combos, &scratch->matchup, &family);

	if (!status)
		status = pool_solve_family(command->pool, &command->limits, &family,
			&combos->stopped);
	if (!status)
		status = combos_end(combos);
	if (status)
		return status;
	job->interrupted = combos->stopped;
	job->urgent = true;
	if (!command->settings.svg && !command->style.pictures)
		combos_rows(&command->style, job, record, combos);
	else if (scratch->matchup.two)
		draw_combos(command, job, combos);
	else
		combos_show(&command->style, job->record, combos, &job->out);
	return STATUS_OK;
}

static status_code each_next(struct equity_command *command, struct job *job,
	const struct record *record, struct scratch *scratch)
{
	const struct matchup *matchup = &scratch->matchup;
	status_code status;
	bool stopped;

	if (!matchup->board[0].drawn)
		return STATUS_FULL_BOARD;
	if (!scratch->next)
		scratch->next = calloc(1, sizeof *scratch->next);
	if (!scratch->next)
		return STATUS_NO_MEMORY;
	status = next_answer(scratch->next, matchup, command->pool, &scratch->memory,
		&command->limits, &stopped);
	if (status)
		return status;
	job->interrupted = stopped;
	job->urgent = true;
	if (!command->style.pictures) {
		next_rows(&command->style, job, record, scratch->next);
		return STATUS_OK;
	}
	answer_write(&command->style, job, record, job->record, matchup, &scratch->next->now);
	next_show(scratch->next, &command->settings, &job->out);
	return STATUS_OK;
}

static status_code each_matrix(struct equity_command *command, struct job *job,
	const struct record *record, struct scratch *scratch)
{
	const enum card_notation writes = command->settings.writes;
	struct text title = {0};
	status_code status;

	if (!scratch->matrix)
		scratch->matrix = malloc(sizeof *scratch->matrix);
	if (!scratch->matrix)
		return STATUS_NO_MEMORY;
	scratch->matrix->matchup = &scratch->matchup;
	status = matrix_count(scratch->spot, &scratch->matrix->counts);
	if (status)
		return status;
	if (command->settings.svg) {
		matchup_print(&title, &scratch->matchup, writes);
		equity_matrix_draw(&command->matrix_page, scratch->matrix, text_slice(&title));
		job->out.failed = job->out.failed || title.failed;
		text_free(&title);
	} else if (command->view == VIEW_SQUARE) {
		equity_matrix_square(job, record, scratch->matrix, writes);
	} else {
		equity_matrix_rows(job, record, &command->style.fields, scratch->matrix, writes);
	}
	return STATUS_OK;
}

static status_code each(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct equity_command *command = state;
	struct scratch *scratch = job->scratch;
	status_code status;

	if (!scratch->cache) {
		scratch->cache = matchup_cache_new();
		scratch->spot = malloc(sizeof *scratch->spot);
	}
	if (!scratch->cache || !scratch->spot)
		return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
	status = matchup_read(&scratch->matchup, scratch->spot, scratch->cache, record->text,
		&command->rules, fault);
	if (status)
		return status;
	if (command->view == VIEW_BY_COMBO)
		status = each_combo(command, job, record, scratch);
	else if (command->view == VIEW_NEXT)
		status = each_next(command, job, record, scratch);
	else if (is_matrix(command))
		status = each_matrix(command, job, record, scratch);
	else if (command->view == VIEW_MONEY)
		status = each_money(command, job, record, scratch);
	else
		status = answer_one(command, job, record, scratch);
	return status ? fault_set(fault, status,
				status == STATUS_FULL_BOARD ? record->text.length : 0,
				status == STATUS_FULL_BOARD ? 0 : record->text.length)
		      : STATUS_OK;
}

/* A matrix is for preflop only, because with a board each pair would have to be counted. */
static bool settle_matrix(struct equity_command *command)
{
	static char all[] = "100%", *all_hands[] = {all, all};
	struct settings *settings = &command->settings;

	if (settings->board.length || settings->dead.length) {
		report_usage("--matrix works preflop; it cannot be used with --board or --dead");
		return false;
	}
	if (command->view == VIEW_SQUARE && settings->fields) {
		report_usage("--matrix=grid has a column for each starting hand and cannot be used "
			     "with --fields");
		return false;
	}
	if (command->view == VIEW_SQUARE && settings->screen && !settings->svg) {
		report_usage("--matrix=grid has too many columns for a table; use -f tsv, csv, "
			     "json or svg");
		return false;
	}
	if (!settings->operand_count && !settings->from_count && settings->input == INPUT_LINES &&
		!input_has_any()) {
		settings->operands = all_hands;
		settings->operand_count = 2;
	}
	command->style.settings = settings;
	return fields_choose(&command->style.fields, equity_matrix_fields,
		command->view == VIEW_MATRIX ? EQUITY_MATRIX_ROWS : EQUITY_MATRIX_SQUARE,
		settings->fields, settings->format);
}

/* Chooses the fields of the view. Reports options that exclude each other and returns false. */
static bool settle_view(struct equity_command *command)
{
	static const unsigned rows[] = {[VIEW_PLAYERS] = RESULT_PLAYER,
		[VIEW_BY_COMBO] = RESULT_COMBO,
		[VIEW_DETAIL] = RESULT_CATEGORY,
		[VIEW_NEXT] = RESULT_CARD};
	const struct settings *settings = &command->settings;

	if (settings->svg &&
		((command->view != VIEW_BY_COMBO && !is_matrix(command)) || settings->fields)) {
		report_usage(
			"-f svg requires --by-combo or --matrix, and cannot be used with --fields");
		return false;
	}
	if (is_matrix(command))
		return settle_matrix(command);
	if (command->view == VIEW_MONEY) {
		command->style.settings = settings;
		command->style.pictures = settings->screen && !settings->fields;
		command->style.live = settings->screen && screen_is_live();
		return true;
	}
	return answer_style_init(&command->style, settings, rows[command->view]);
}

/* Whether a cell has a matchup of at least two players, which a column name never does. */
static bool is_record(void *state, struct slice cell)
{
	const struct equity_command *command = state;
	struct matchup_cache *cache = matchup_cache_new();
	struct spot *room = malloc(sizeof *room);
	struct matchup matchup;
	struct fault fault;
	const status_code status =
		cache && room ? matchup_read(&matchup, room, cache, cell, &command->rules, &fault)
			      : STATUS_NO_MEMORY;

	matchup_cache_free(cache);
	free(room);
	return !status || status == STATUS_NO_COMBO || status == STATUS_NO_DEAL;
}

static void clear(void *memory)
{
	struct scratch *scratch = memory;

	matchup_cache_free(scratch->cache);
	free(scratch->spot);
	equity_memory_free(&scratch->memory);
	tally_free(&scratch->answer.tally);
	combos_free(&scratch->combos);
	next_free(scratch->next);
	free(scratch->result);
	free(scratch->matrix);
}

/* Writes the image, drawn by one thread, when it is complete. */
static void finish(void *state, struct job *job)
{
	struct equity_command *command = state;

	if (is_matrix(command))
		equity_matrix_page_end(&command->matrix_page, &job->out);
	else
		grid_page_end(&command->page, "felt equity", &job->out);
}

/* Reports options that the game or several boards do not support, and returns false. */
static bool settle_game(const struct equity_command *command)
{
	const struct settings *settings = &command->settings;
	const struct game *game = settings->game;
	const bool several = options_boards_rule(settings).count > 1;
	const char *const only = several ? "with one board" : NULL;

	if (is_matrix(command) && (several || !game->combos))
		report_usage("--matrix works only %s",
			game->combos ? "with one board" : "in games of two hole cards");
	else if (only && command->view == VIEW_MONEY)
		report_usage("--icm works only %s", only);
	else if (only && (command->view == VIEW_BY_COMBO || command->view == VIEW_NEXT))
		report_usage("--%s works only %s", command->view == VIEW_NEXT ? "next" : "by-combo",
			only);
	else if (command->view == VIEW_BY_COMBO && !game->combos && !hands_of_game(game))
		report_usage("--by-combo works only in games with ranges");
	else if (settings->svg && (several || !game->combos))
		report_usage("-f svg works only %s",
			several ? "with one board" : "in games of two hole cards");
	else if (settings->board.length && !game->board)
		report_usage("--board: %s has no board", game->name);
	else if (command->view == VIEW_NEXT && !game->board)
		report_usage("--next works only in games with a board; %s has none", game->name);
	else
		return true;
	return false;
}

static int run(int argc, char **argv)
{
	static struct equity_command state; /* large; a single instance */
	struct settings *settings = &state.settings;
	struct run run = {.settings = settings,
		.command = &state,
		.each = each,
		.is_record = is_record,
		.clear = clear,
		.marked = range_line_marked,
		.scratch_size = sizeof(struct scratch),
		.block = LINES_AT_A_TIME};
	struct text header = {0};
	int status = options_parse(&command_equity, argc, argv, settings, &state);

	if (status != OPTIONS_RUN)
		return status;
	options_use_processors(settings);
	if (!settings->game->combos)
		run.marked =
			hands_of_game(settings->game) ? hands_line_marked : operands_marked_cards;
	if (!settle_game(&state) || !settle_view(&state) || !settle_limits(&state) ||
		!settle_board(&state))
		return EXIT_USAGE;
	if (state.view == VIEW_MONEY && (status = equity_money_read(&state.money, settings))) {
		equity_money_free(&state.money);
		return status;
	}
	state.pool = pool_new(settings->jobs, screen_errors_are_live() || state.style.live);
	if (!state.pool)
		return report_memory();
	run.names = state.style.fields.names;
	run.name_count = state.style.fields.count;
	if (state.view == VIEW_MONEY) {
		run.names = state.money.fields.names;
		run.name_count = state.money.fields.count;
	}
	if (state.view == VIEW_SQUARE) {
		run.names = equity_matrix_names(settings->writes, settings->game->deck,
			&run.name_count);
	}
	run.plain_text = state.style.pictures || state.shared_out || settings->svg;
	run.summary = settings->svg;
	if (settings->svg)
		run.finish = finish;
	if (settings->svg)
		settings->jobs = 1; /* grids are added to the image in order */
	run.between = operands_join(settings, true, run.marked);
	state.style.titles =
		!settings->operand_count || (settings->operand_count > 1 && !run.between);
	if (state.shared_out)
		text_add_string(&header, SHARD_HEADER);
	status = output_text(&header) ? run_records(&run) : EXIT_IO;
	text_free(&header);
	pool_free(state.pool);
	grid_page_free(&state.page);
	equity_matrix_page_free(&state.matrix_page);
	equity_money_free(&state.money);
	return status;
}

const struct command command_equity = {
	.name = "equity",
	.full_name = "felt equity",
	.purpose = "find the equity of hands and ranges",
	.example = "felt equity AhAd KsKc",
	.operands = "[option ...] range range ...\n"
		    "[option ...] [matchup ...]",
	.about = "The operands are the ranges of one matchup, such as AhKh QsQd or AhKh v 22+,AK @ "
		 "Qh7h2c, "
		 "or each operand is a whole matchup, such as 'AA; KK,QQ @ 2c7d9h ! As'. Without "
		 "operands, "
		 "each line of standard input is a matchup.",
	.digits = EQUITY_SHOW_DIGITS,
	.takes = SHARED_SVG | SHARED_TABLES | SHARED_COLUMNS | SHARED_BOARD | SHARED_DEAD |
		 SHARED_JOBS | SHARED_DECIMALS | SHARED_GAME | SHARED_BOARDS,
	COMMAND_OPTIONS(options),
	.view = {{"--by-combo", result_fields, RESULT_COMBO},
		{"--detail", result_fields, RESULT_CATEGORY}, {"--icm", equity_money_fields, 1},
		{"--matrix", equity_matrix_fields, EQUITY_MATRIX_ROWS},
		{"--next", result_fields, RESULT_CARD}, {NULL, result_fields, RESULT_PLAYER}},
	.run = run,
};
