#include "commands.h"
#include "frame/run.h"
#include "frame/operands.h"
#include "frame/options.h"
#include "frame/report.h"
#include "frame/scored.h"
#include "showdown_shoe.h"
#include "showdown_show.h"

#include <inttypes.h>
#include <string.h>

struct showdown_command {
	struct settings settings;
	struct fields fields;
	const felt_game *game;
	felt_lines *lines;
	felt_showdown *showdown; /* of the current record */
	enum showdown_winners winners;
	unsigned cut;
	bool explain;
	bool pictures; /* on a terminal: formatted tables, not rows */
	uint64_t contests;
};

static const struct option_row options[] = {
	{'n', "cut", "number", "divide the cards into hands of this size",
		INTO_NUMBER(struct showdown_command, cut, 1, 7)},
	{0, "explain", NULL, "explain which cards play, and which card decides",
		INTO_FLAG(struct showdown_command, explain), .group = 1},
	{0, "winners", "positions|hands", "print only the winners, one row per showdown",
		INTO_CHOICE(struct showdown_command, winners, SHOWDOWN_WINNERS_POSITIONS),
		.optional = true, .group = 1},
};

/* -- rows ----------------------------------------------------------------- */

/* A hand of the showdown, on one of its boards. */
struct showdown_player {
	struct scored scored;
	const struct showdown_command *command;
	int board, hand;
};

FIELD_MEMBER(add_problem, struct showdown_player, command->contests);
static FIELD_CELL(add_board_number, struct showdown_player, player,
	rows_uint(rows, (uint64_t)player->board + 1));
static FIELD_CELL(add_place, struct showdown_player, player,
	rows_uint(rows, (uint64_t)felt_showdown_place(player->command->showdown, player->board, 0,
				player->hand)));

static FIELD_CELL(add_hand, struct showdown_player, player,
	rows_hand(rows, player->scored.cards, player->scored.own, player->scored.notation));

static FIELD_CELL(add_result, struct showdown_player, player,
	rows_cstring(rows,
		showdown_key(player->command->showdown, player->board, 0, player->hand)));

/* Adds the card of a hand that decided for or against it in one half of the pot. */
static void add_decider_of(struct rows *rows, const struct showdown_player *player, int low)
{
	const struct scored *scored = &player->scored;
	const int decider =
		felt_showdown_decider(player->command->showdown, player->board, low, player->hand);
	felt_card five[5];

	if (decider < 0) {
		rows_empty(rows);
		return;
	}
	felt_best(player->command->game, low, scored->cards, scored->own, scored->board, five);
	rows_cards(rows, five + decider, 1, scored->notation);
}

static FIELD_CELL(add_decider, struct showdown_player, player, add_decider_of(rows, player, 0));
static FIELD_CELL_IF(add_low_decider, struct showdown_player, player, player->scored.low,
	add_decider_of(rows, player, 1));

static void add_why_of(struct rows *rows, const struct showdown_player *player, int low)
{
	showdown_add_why(rows->cell, player->command->showdown, player->board, low, player->hand);
	rows_add_cell(rows);
}

static FIELD_CELL(add_why, struct showdown_player, player, add_why_of(rows, player, 0));
static FIELD_CELL_IF(add_low_why, struct showdown_player, player, player->scored.low,
	add_why_of(rows, player, 1));

static FIELD_CELL(add_position, struct showdown_player, player,
	rows_uint(rows, (uint64_t)player->hand + 1));
static FIELD_CELL_IF(add_low_result, struct showdown_player, player, player->scored.low,
	rows_cstring(rows,
		showdown_key(player->command->showdown, player->board, 1, player->hand)));

/* Adds the share of the pot that a hand wins on a board, or on all (-1). */
static void add_share_of(struct rows *rows, const struct showdown_player *player, int board)
{
	uint64_t part, of;

	felt_showdown_share(player->command->showdown, board, player->hand, &part, &of);
	text_add_uint(rows->cell, part);
	if (of > 1) {
		text_format(rows->cell, "/%" PRIu64, of);
	}
	rows_add_cell(rows);
}

static FIELD_CELL(add_share, struct showdown_player, player,
	add_share_of(rows, player, player->board));
static FIELD_CELL(add_total, struct showdown_player, player, add_share_of(rows, player, -1));

/* Hi-lo games, and several boards, have more fields and longer explanations. */
enum {
	VIEW_PLAIN = 1,
	VIEW_EXPLAINED = 2,
	VIEW_HALVES = 4,
	VIEW_HALVES_EXPLAINED = 8,
	VIEW_BOARDS = 16,
	VIEW_ANY = 31
};

static const struct field fields[] = {
	{"problem", ROWS_NUMBER, add_problem, VIEW_ANY, VIEW_ANY},
	{"board_number", ROWS_NUMBER, add_board_number, VIEW_BOARDS, VIEW_ANY},
	{"place", ROWS_NUMBER, add_place, VIEW_ANY, VIEW_ANY},
	{"hand", ROWS_CARDS, add_hand, VIEW_ANY, VIEW_ANY},
	{"standing", ROWS_NUMBER, scored_standing, VIEW_ANY, VIEW_ANY},
	{"category", ROWS_STRING, scored_category, VIEW_ANY, VIEW_ANY},
	{"name", ROWS_STRING, scored_name, VIEW_ANY, VIEW_ANY},
	{"best", ROWS_CARDS, scored_best, VIEW_ANY, VIEW_ANY},
	{"result", ROWS_STRING, add_result, VIEW_ANY, VIEW_ANY},
	{"low_standing", ROWS_NUMBER, scored_low_standing, VIEW_HALVES, VIEW_HALVES},
	{"low_name", ROWS_STRING, scored_low_name, VIEW_HALVES, VIEW_HALVES},
	{"low_best", ROWS_CARDS, scored_low_best, VIEW_HALVES, VIEW_HALVES},
	{"low_result", ROWS_STRING, add_low_result, VIEW_HALVES, VIEW_HALVES},
	{"share", ROWS_STRING, add_share, VIEW_HALVES | VIEW_BOARDS, VIEW_ANY},
	{"total", ROWS_STRING, add_total, VIEW_BOARDS, VIEW_ANY},
	{"decider", ROWS_CARDS, add_decider, VIEW_EXPLAINED, VIEW_ANY},
	{"why", ROWS_STRING, add_why, VIEW_EXPLAINED, VIEW_ANY},
	{"low_decider", ROWS_CARDS, add_low_decider, VIEW_HALVES_EXPLAINED, VIEW_HALVES},
	{"low_why", ROWS_STRING, add_low_why, VIEW_HALVES_EXPLAINED, VIEW_HALVES},
	{"position", ROWS_NUMBER, add_position, 0, VIEW_ANY},
	{"score", ROWS_NUMBER, scored_score, 0, VIEW_ANY},
	{"cards", ROWS_CARDS, scored_cards, 0, VIEW_ANY},
	{.name = NULL},
};

static void add_row(const struct showdown_command *command, struct job *job, int board, int hand)
{
	const felt_showdown *showdown = command->showdown;
	felt_card cards[SHOWDOWN_CARDS_MAX];
	struct showdown_player player = {{.game = command->settings.game,
						 .cards = cards,
						 .value = felt_showdown_score(showdown, board, 0,
							 hand),
						 .low = felt_showdown_score(showdown, board, 1,
							 hand),
						 .notation = command->settings.writes},
		command, board, hand};

	player.scored.own = showdown_cards(showdown, board, hand, cards, &player.scored.board);
	fields_row(&command->fields, &job->rows, &player);
}

static void add_winners(struct rows *rows, const void *item)
{
	const struct showdown_command *command = item;

	rows_list(rows);
	for (int hand = 0; hand < felt_showdown_hands(command->showdown); hand++) {
		felt_card cards[SHOWDOWN_CARDS_MAX];
		const int count = felt_showdown_cards(command->showdown, 0, hand, cards);
		uint64_t part, of;

		felt_showdown_share(command->showdown, -1, hand, &part, &of);
		if (!part)
			continue;
		if (command->winners == SHOWDOWN_WINNERS_HANDS)
			rows_list_cards(rows, cards, count, command->settings.writes);
		else
			rows_list_uint(rows, (uint64_t)hand + 1);
	}
	rows_list_end(rows);
}

/* Fields of --winners. */
static const struct field winners_fields[] = {
	{"winners", ROWS_LIST, add_winners, VIEW_ANY, VIEW_ANY},
	{.name = NULL},
};

/* -- the command ---------------------------------------------------------- */

static status_code each(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct showdown_command *command = state;
	const felt_showdown *showdown = command->showdown;
	felt_error error;
	const felt_status status = felt_showdown_read(command->showdown, record->text.bytes,
		record->text.length, &error);

	command->contests++; /* an invalid record has a number too */
	if (status)
		return run_refuse(&error, fault);
	if (command->winners) {
		run_row(job, record);
		fields_row(&command->fields, &job->rows, command);
		return STATUS_OK;
	}
	if (command->pictures) {
		if (command->contests > 1)
			text_add_char(&job->out, '\n');
		showdown_show(&(struct showdown_picture){.settings = &command->settings,
				      .game = command->game,
				      .showdown = showdown,
				      .explain = command->explain},
			&job->out);
		return STATUS_OK;
	}
	for (int b = 0; b < felt_showdown_boards(showdown); b++)
		for (int i = 0; i < felt_showdown_hands(showdown); i++) {
			run_row(job, record);
			add_row(command, job, b, felt_showdown_at(showdown, b, 0, i));
		}
	return STATUS_OK;
}

static int run_shoe(const struct showdown_command *command)
{
	const struct settings *settings = &command->settings;
	const struct showdown_shoe_request request = {settings, command->cut, command->explain,
		command->winners};

	if (options_boards_rule(settings).count > 1)
		return report_usage("--%s: %s has no board", settings->runs ? "run" : "boards",
			settings->game->name);
	return showdown_shoe_run(&request);
}

static int run(int argc, char **argv)
{
	static struct showdown_command state; /* large; a single instance */
	struct settings *settings = &state.settings;
	struct run run = {.settings = settings,
		.command = &state,
		.each = each,
		.marked = operands_marked_cards};
	unsigned view;
	int status = options_parse(&command_showdown, argc, argv, settings, &state);

	if (status != OPTIONS_RUN)
		return status;
	if (state.winners && settings->fields)
		return report_usage("--winners and --fields cannot be used together");
	if (settings->game->shoe)
		return run_shoe(&state);
	view = state.explain ? VIEW_EXPLAINED : VIEW_PLAIN;
	if (settings->game->low)
		view |= state.explain ? VIEW_HALVES | VIEW_HALVES_EXPLAINED : VIEW_HALVES;
	if (options_boards_rule(settings).count > 1)
		view |= VIEW_BOARDS;
	if (!fields_choose(&state.fields, fields, view, settings->fields, settings->format) ||
		!(state.lines = options_lines(settings,
			  (felt_form){.size = sizeof(felt_form), .cut = (int32_t)state.cut})))
		return EXIT_USAGE;
	state.game = options_game(settings);
	state.showdown = felt_showdown_of_lines(state.lines);
	if (!state.showdown) {
		felt_lines_free(state.lines);
		return report_memory();
	}
	state.pictures = settings->screen && !settings->fields && !state.winners;
	if (state.winners)
		fields_choose(&state.fields, winners_fields, VIEW_ANY, NULL, settings->format);
	run.names = state.fields.names;
	run.name_count = state.fields.count;
	run.plain_text = state.pictures || (state.winners && settings->screen);
	run.between = operands_join(settings, true, operands_marked_cards);
	if (state.cut && run.between)
		run.between = operands_blank;
	status = run_records(&run);
	felt_showdown_free(state.showdown);
	felt_lines_free(state.lines);
	return status;
}

const struct command command_showdown = {
	.name = "showdown",
	.full_name = "felt showdown",
	.purpose = "decide who wins, and explain why",
	.example = "felt showdown --explain AhKh QsQd -b 2h7h9hTc3d",
	.operands = "[option ...] hand hand ...\n"
		    "[option ...] [showdown ...]",
	.about = "The operands are the hands of one showdown, such as AhKh QsQd or AhKh v QsQd @ "
		 "Qh7h2c3h5d, or each operand is a whole showdown, such as 'AhKh; QsQd @ "
		 "Qh7h2c3h5d'. "
		 "Without operands, each line of standard input is a showdown.",
	.takes = SHARED_ROWS | SHARED_TABLES | SHARED_COLUMNS | SHARED_BOARD | SHARED_DEAD |
		 SHARED_GAME | SHARED_BOARDS | SHARED_DECKS | SHARED_SUITS,
	COMMAND_OPTIONS(options),
	.view = {{"-g 21", showdown_shoe_fields, SHOWDOWN_SHOE_TOTALS},
		{"-g high", showdown_shoe_fields, SHOWDOWN_SHOE_HIGH}, {NULL, fields, VIEW_ANY}},
	.run = run,
};
