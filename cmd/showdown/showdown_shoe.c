#include "showdown_shoe.h"

#include "frame/layout.h"
#include "frame/operands.h"
#include "frame/run.h"
#include "frame/screen.h"
#include "frame/scored.h"

#include "cards/shoe_line.h"
#include "cards/showdown.h"

struct command_shoe {
	const struct showdown_shoe_request *request;
	struct fields fields;
	struct shoe shoe;
	struct shoe_line_rules rules;
	bool pictures;
	uint64_t contests;
	struct shoe_line line; /* of the current record */
	struct showdown showdown;
};

/* -- rows ---------------------------------------------------------------------------- */

struct showdown_shoe_player {
	struct shoe_scored scored;
	const struct command_shoe *command;
	int hand;
};

static FIELD_CELL(add_problem, struct showdown_shoe_player, player,
	rows_uint(rows, player->command->contests));

static void add_place(struct rows *rows, const void *item)
{
	const struct showdown_shoe_player *const player = item;
	const int place = player->command->showdown.place[player->hand];

	if (place)
		rows_uint(rows, (uint64_t)place);
	else
		rows_empty(rows);
}

static FIELD_CELL(add_result, struct showdown_shoe_player, player,
	rows_cstring(rows,
		showdown_result_key(showdown_result(&player->command->showdown, player->hand))));

static void add_why(struct rows *rows, const void *item)
{
	const struct showdown_shoe_player *const player = item;

	showdown_why(rows->cell, &player->command->showdown, player->hand);
	rows_add_cell(rows);
}

static FIELD_CELL(add_position, struct showdown_shoe_player, player,
	rows_uint(rows, (uint64_t)player->hand + 1));

enum {
	HIGH_PLAIN = 1,
	TOTALS_PLAIN = 2,
	HIGH_EXPLAINED = 4,
	TOTALS_EXPLAINED = 8,
	EXPLAINED = HIGH_EXPLAINED | TOTALS_EXPLAINED,
	TOTALS = SHOWDOWN_SHOE_TOTALS,
	ANY = SHOWDOWN_SHOE_HIGH | SHOWDOWN_SHOE_TOTALS
};

const struct field showdown_shoe_fields[] = {
	{"problem", ROWS_NUMBER, add_problem, ANY, ANY},
	{"place", ROWS_NUMBER, add_place, ANY, ANY},
	{"hand", ROWS_CARDS, shoe_scored_hand, ANY, ANY},
	{"standing", ROWS_NUMBER, shoe_scored_standing, ANY, ANY},
	{"category", ROWS_STRING, shoe_scored_category, ANY, ANY},
	{"name", ROWS_STRING, shoe_scored_name, ANY, ANY},
	{"total", ROWS_NUMBER, shoe_scored_total, TOTALS, TOTALS},
	{"result", ROWS_STRING, add_result, ANY, ANY},
	{"why", ROWS_STRING, add_why, EXPLAINED, ANY},
	{"bust_cards", ROWS_NUMBER, shoe_scored_bust_cards, 0, TOTALS},
	{"cards_left", ROWS_NUMBER, shoe_scored_cards_left, 0, TOTALS},
	{"bust_probability", ROWS_NUMBER, shoe_scored_bust_probability, 0, TOTALS},
	{"soft", ROWS_BOOL, shoe_scored_soft, 0, TOTALS},
	{"position", ROWS_NUMBER, add_position, 0, ANY},
	{"score", ROWS_NUMBER, shoe_scored_score, 0, ANY},
	{.name = NULL},
};

static void add_row(struct command_shoe *command, struct job *job, int hand)
{
	const struct showdown *const s = &command->showdown;
	const struct showdown_shoe_player player = {{s->rules, &command->line.hand[hand],
							    &command->line.left, s->value[hand],
							    command->request->settings->writes},
		command, hand};

	fields_row(&command->fields, &job->rows, &player);
}

/* -- --winners ----------------------------------------------------------------------- */

static void add_winners(struct rows *rows, const void *item)
{
	const struct command_shoe *const command = item;

	rows_list(rows);
	for (int hand = 0; hand < command->line.count; hand++) {
		const struct shoe_hand *const cards = &command->line.hand[hand];

		if (command->showdown.place[hand] != 1)
			continue;
		if (command->request->winners == SHOWDOWN_WINNERS_HANDS)
			rows_list_cards(rows, cards->list, cards->count,
				command->request->settings->writes);
		else
			rows_list_uint(rows, (uint64_t)hand + 1);
	}
	rows_list_end(rows);
}

static const struct field winners_fields[] = {
	{"winners", ROWS_LIST, add_winners, ANY, ANY},
	{.name = NULL},
};

/* -- terminal output ----------------------------------------------------------------- */

static void add_cards(const struct command_shoe *command, int hand, struct text *out)
{
	const struct shoe_hand *const cards = &command->line.hand[hand];

	cards_print(out, cards->list, cards->count, command->request->settings->writes, " ");
}

static void add_place_mark(const struct showdown *s, int hand, struct text *out)
{
	if (s->place[hand])
		text_add_uint(out, s->place[hand]);
	else
		text_add_char(out, ' ');
	text_add_string(out, s->place[hand] && showdown_sharing(s, hand) > 1 ? "= " : "  ");
}

static void begin_style(const struct command_shoe *command, int hand, struct text *out)
{
	const bool colour = command->request->settings->colour;

	text_add_string(out,
		command->showdown.place[hand] == 1 ? screen_bold(colour) : screen_dim(colour));
}

/* Prints a line per hand: its place, its cards, its name and whether it wins. */
static void draw_places(const struct command_shoe *command, struct text *out)
{
	static const char *const results[] = {"wins", "ties", ""};
	static const struct layout_column columns[3] = {{.right = false}, {.right = false},
		{.right = false}};
	const struct showdown *const s = &command->showdown;
	const bool colour = command->request->settings->colour;
	struct layout layout;

	layout_init(&layout, columns, 3);
	for (int i = 0; i < command->line.count; i++) {
		const int hand = s->order[i];

		add_cards(command, hand, layout_cell(&layout));
		s->rules->describe(layout_cell(&layout), &command->line.hand[hand]);
		text_add_string(layout_cell(&layout), results[showdown_result(s, hand)]);
	}
	layout_measure(&layout);
	for (size_t row = 0; row < layout_rows(&layout); row++) {
		begin_style(command, s->order[row], out);
		add_place_mark(s, s->order[row], out);
		layout_row(&layout, row, colour, out);
		text_format(out, "%s\n", screen_plain(colour));
	}
	layout_free(&layout, out);
}

/* Prints a line per hand: its place and the reason. */
static void draw_reasons(const struct command_shoe *command, struct text *out)
{
	enum { INDENT = 4 };
	const struct showdown *const s = &command->showdown;
	const struct settings *const settings = command->request->settings;
	struct text reason = {.bytes = NULL};

	for (int i = 0; i < command->line.count; i++) {
		const int hand = s->order[i];

		text_clear(&reason);
		add_place_mark(s, hand, &reason);
		add_cards(command, hand, &reason);
		text_add_string(&reason, ": ");
		showdown_why(&reason, s, hand);
		begin_style(command, hand, out);
		screen_add_wrapped(out, text_slice(&reason), 0, INDENT, settings->columns,
			settings->colour);
		text_format(out, "%s\n", screen_plain(settings->colour));
	}
	out->failed = out->failed || reason.failed;
	text_free(&reason);
}

static void draw(const struct command_shoe *command, struct text *out)
{
	if (command->contests > 1)
		text_add_char(out, '\n');
	draw_places(command, out);
	if (!command->showdown.winners)
		text_add_string(out, "every hand is bust: nobody wins\n");
	if (!command->request->explain)
		return;
	text_add_char(out, '\n');
	draw_reasons(command, out);
}

/* -- the run ------------------------------------------------------------------------- */

static status_code each(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct command_shoe *const command = state;
	const status_code status =
		shoe_line_parse(record->text, &command->rules, &command->line, fault);

	command->contests++; /* an invalid record has a number too */
	if (status)
		return status;
	showdown_decide_shoe(command->line.hand, command->line.count,
		command->request->settings->game->shoe, &command->showdown);
	if (command->pictures) {
		draw(command, &job->out);
	} else if (command->request->winners) {
		run_row(job, record);
		fields_row(&command->fields, &job->rows, command);
	} else {
		for (int i = 0; i < command->line.count; i++) {
			run_row(job, record);
			add_row(command, job, command->showdown.order[i]);
		}
	}
	return STATUS_OK;
}

int showdown_shoe_run(const struct showdown_shoe_request *request)
{
	static struct command_shoe command; /* large; a single instance */
	const struct settings *const settings = request->settings;
	const bool totals = settings->game->shoe->totals;
	struct run run = {.settings = settings,
		.command = &command,
		.each = each,
		.marked = operands_marked_cards};
	const unsigned plain = totals ? TOTALS_PLAIN : HIGH_PLAIN;
	const unsigned explained = totals ? TOTALS_EXPLAINED : HIGH_EXPLAINED;

	command.request = request;
	if (!options_shoe(settings, &command.shoe) ||
		!fields_choose(&command.fields,
			request->winners ? winners_fields : showdown_shoe_fields,
			request->explain ? explained : plain, settings->fields, settings->format))
		return EXIT_USAGE;
	command.rules = (struct shoe_line_rules){.notation = settings->reads,
		.each = (int)request->cut,
		.least = 2,
		.most = CONTEST_HANDS_MAX,
		.shoe = &command.shoe,
		.dead = settings->dead.length > 0};
	command.pictures = settings->screen && !settings->fields && !request->winners;
	run.names = command.fields.names;
	run.name_count = command.fields.count;
	run.plain_text = command.pictures || (request->winners && settings->screen);
	run.between = operands_join(settings, true, operands_marked_cards);
	if (request->cut && run.between)
		run.between = operands_blank;
	return run_records(&run);
}
