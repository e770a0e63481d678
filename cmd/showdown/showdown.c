#include "commands.h"
#include "frame/run.h"
#include "frame/operands.h"
#include "frame/options.h"
#include "frame/report.h"
#include "frame/scored.h"
#include "showdown_shoe.h"
#include "showdown_show.h"

#include "cards/contest.h"
#include "cards/showdown.h"

#include <inttypes.h>
#include <string.h>

struct showdown_command {
	struct settings settings;
	struct fields fields;
	struct contest_rules rules;
	struct cards board[BOARDS_MAX], dead;
	enum showdown_winners winners;
	unsigned cut;
	bool explain;
	bool pictures; /* on a terminal: formatted tables, not rows */
	uint64_t contests;
	struct contest contest;                                /* of the current record */
	struct showdown showdown[BOARDS_MAX], low[BOARDS_MAX]; /* one per board */
};

static const struct option_row options[] = {
	{'n', "cut", "number", "divide the cards into hands of this size",
		INTO_NUMBER(struct showdown_command, cut, 1, HAND_MAX)},
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

static const struct showdown *high_of(const struct showdown_player *player)
{
	return &player->command->showdown[player->board];
}

static const struct showdown *low_of(const struct showdown_player *player)
{
	return &player->command->low[player->board];
}

FIELD_MEMBER(add_problem, struct showdown_player, command->contests);
static FIELD_CELL(add_board_number, struct showdown_player, player,
	rows_uint(rows, (uint64_t)player->board + 1));
static FIELD_CELL(add_place, struct showdown_player, player,
	rows_uint(rows, high_of(player)->place[player->hand]));

static void add_hand(struct rows *rows, const void *item)
{
	const struct showdown_player *player = item;

	const struct cards *hand = &player->command->contest.hand[player->hand];

	rows_hand(rows, hand->list, hand->count, player->scored.notation);
}

static FIELD_CELL(add_result, struct showdown_player, player,
	rows_cstring(rows, showdown_result_key(showdown_result(high_of(player), player->hand))));

/* Adds the card of a hand that decided for or against it in one half of the pot. */
static void add_decider_of(struct rows *rows, const struct showdown_player *player,
	const struct showdown *half)
{
	const int hand = player->hand;
	const int at = half->value[hand] ? showdown_hand_decider(half, hand) : -1;
	card five[ORDER_CARDS_MAX];

	if (at < 0) {
		rows_empty(rows);
		return;
	}
	half->type->best(half->playing[hand], half->own[hand], half->board, half->value[hand],
		five);
	rows_cards(rows, five + at, 1, player->scored.notation);
}

static FIELD_CELL(add_decider, struct showdown_player, player,
	add_decider_of(rows, player, high_of(player)));

static void add_why(struct rows *rows, const void *item)
{
	const struct showdown_player *player = item;

	showdown_why(rows->cell, high_of(player), player->hand);
	rows_add_cell(rows);
}

static FIELD_CELL_IF(add_low_decider, struct showdown_player, player, player->scored.low,
	add_decider_of(rows, player, low_of(player)));

static void add_low_why(struct rows *rows, const void *item)
{
	const struct showdown_player *player = item;

	if (player->scored.low) {
		showdown_why(rows->cell, low_of(player), player->hand);
		rows_add_cell(rows);
	} else {
		rows_empty(rows);
	}
}

static FIELD_CELL(add_position, struct showdown_player, player,
	rows_uint(rows, (uint64_t)player->hand + 1));
static FIELD_CELL_IF(add_low_result, struct showdown_player, player, player->scored.low,
	rows_cstring(rows, showdown_result_key(showdown_result(low_of(player), player->hand))));

/* The share of the pot that a hand wins on a board. */
static struct showdown_share share_of(const struct showdown_command *command, int board, int hand)
{
	const struct showdown_share share = showdown_share(&command->showdown[board],
		command->settings.game->low ? &command->low[board] : NULL, hand);

	return showdown_share_of_board(share, command->contest.boards);
}

static struct showdown_share total_of(const struct showdown_command *command, int hand)
{
	return showdown_share_of_boards(command->showdown,
		command->settings.game->low ? command->low : NULL, command->contest.boards, hand);
}

static void add_fraction(struct rows *rows, struct showdown_share share)
{
	text_add_uint(rows->cell, share.part);
	if (share.of > 1) {
		text_format(rows->cell, "/%" PRIu64, share.of);
	}
	rows_add_cell(rows);
}

static FIELD_CELL(add_share, struct showdown_player, player,
	add_fraction(rows, share_of(player->command, player->board, player->hand)));
static FIELD_CELL(add_total, struct showdown_player, player,
	add_fraction(rows, total_of(player->command, player->hand)));

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
	const struct showdown *s = &command->showdown[board];
	const struct game *game = command->settings.game;
	const struct showdown_player player =
		{{.game = game,
			 .cards = s->playing[hand],
			 .own = s->own[hand],
			 .board = s->board,
			 .value = s->value[hand],
			 .low = game->low ? command->low[board].value[hand] : 0,
			 .notation = command->settings.writes},
			command, board, hand};

	fields_row(&command->fields, &job->rows, &player);
}

static void add_winners(struct rows *rows, const void *item)
{
	const struct showdown_command *command = item;

	rows_list(rows);
	for (int hand = 0; hand < command->contest.count; hand++) {
		const struct cards *cards = &command->contest.hand[hand];

		if (!total_of(command, hand).part)
			continue;
		if (command->winners == SHOWDOWN_WINNERS_HANDS)
			rows_list_cards(rows, cards->list, cards->count, command->settings.writes);
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

/* Ranks the hands on each board. */
static status_code decide(struct showdown_command *command, struct slice line, struct fault *fault)
{
	const struct game *game = command->settings.game;
	status_code status = STATUS_OK;

	for (int b = 0; !status && b < command->contest.boards; b++) {
		status = showdown_decide(&command->contest, b, line, game, &command->showdown[b],
			fault);
		if (!status && game->low)
			showdown_decide_low(&command->showdown[b], game, &command->low[b]);
	}
	return status;
}

static status_code each(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct showdown_command *command = state;
	const struct contest *contest = &command->contest;
	status_code status = contest_parse(record->text, &command->rules, &command->contest, fault);

	if (!status)
		status = decide(command, record->text, fault);
	command->contests++; /* an invalid record has a number too */
	if (status)
		return status;
	if (command->winners) {
		run_row(job, record);
		fields_row(&command->fields, &job->rows, command);
		return STATUS_OK;
	}
	if (command->pictures) {
		if (command->contests > 1)
			text_add_char(&job->out, '\n');
		showdown_show(&(struct showdown_picture){.settings = &command->settings,
				      .contest = contest,
				      .showdown = command->showdown,
				      .low = command->settings.game->low ? command->low : NULL,
				      .explain = command->explain},
			&job->out);
		return STATUS_OK;
	}
	for (int b = 0; b < contest->boards; b++)
		for (int i = 0; i < contest->count; i++) {
			run_row(job, record);
			add_row(command, job, b, command->showdown[b].order[i]);
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
	struct boards_rule several;
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
	several = options_boards_rule(settings);
	if (several.count > 1)
		view |= VIEW_BOARDS;
	if (!fields_choose(&state.fields, fields, view, settings->fields, settings->format) ||
		!options_board_and_dead(settings, settings->decks, state.board, &state.dead))
		return EXIT_USAGE;
	state.rules = (struct contest_rules){.notation = settings->reads,
		.decks = (int)settings->decks,
		.game = settings->game,
		.each = (int)state.cut,
		.least = 2,
		.most = CONTEST_HANDS_MAX,
		.several = several,
		.board = settings->board.length ? state.board : NULL,
		.dead = state.dead.count ? &state.dead : NULL};
	state.pictures = settings->screen && !settings->fields && !state.winners;
	if (state.winners)
		fields_choose(&state.fields, winners_fields, VIEW_ANY, NULL, settings->format);
	run.names = state.fields.names;
	run.name_count = state.fields.count;
	run.plain_text = state.pictures || (state.winners && settings->screen);
	run.between = operands_join(settings, true, operands_marked_cards);
	if (state.cut && run.between)
		run.between = operands_blank;
	return run_records(&run);
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
