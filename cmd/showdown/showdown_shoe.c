#include "showdown_shoe.h"

#include "frame/layout.h"
#include "frame/operands.h"
#include "frame/report.h"
#include "frame/run.h"
#include "frame/screen.h"
#include "frame/scored.h"

#include "showdown_show.h"

struct command_shoe {
	const struct showdown_shoe_request *request;
	struct fields fields;
	felt_lines *lines;
	felt_showdown *showdown; /* of the current record */
	bool pictures;
	uint64_t contests;
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
	const int place = felt_showdown_place(player->command->showdown, 0, 0, player->hand);

	if (place)
		rows_uint(rows, (uint64_t)place);
	else
		rows_empty(rows);
}

static FIELD_CELL(add_result, struct showdown_shoe_player, player,
	rows_cstring(rows, showdown_key(player->command->showdown, 0, 0, player->hand)));

static void add_why(struct rows *rows, const void *item)
{
	const struct showdown_shoe_player *const player = item;

	showdown_add_why(rows->cell, player->command->showdown, 0, 0, player->hand);
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
	const felt_showdown *const showdown = command->showdown;
	const struct settings *const settings = command->request->settings;
	struct shoe_hand cards;
	struct shoe left;
	const struct showdown_shoe_player player = {{settings->game->shoe, &cards, &left,
							    felt_showdown_score(showdown, 0, 0,
								    hand),
							    settings->writes},
		command, hand};

	cards.count = felt_showdown_cards(showdown, 0, hand, cards.list);
	left.decks = (int)settings->decks;
	left.count = felt_showdown_left(showdown, left.left);
	fields_row(&command->fields, &job->rows, &player);
}

/* -- --winners ----------------------------------------------------------------------- */

static void add_winners(struct rows *rows, const void *item)
{
	const struct command_shoe *const command = item;

	rows_list(rows);
	for (int hand = 0; hand < felt_showdown_hands(command->showdown); hand++) {
		felt_card cards[SHOWDOWN_CARDS_MAX];
		const int count = felt_showdown_cards(command->showdown, 0, hand, cards);

		if (felt_showdown_place(command->showdown, 0, 0, hand) != 1)
			continue;
		if (command->request->winners == SHOWDOWN_WINNERS_HANDS)
			rows_list_cards(rows, cards, count, command->request->settings->writes);
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

static void add_place_mark(const felt_showdown *s, int hand, struct text *out)
{
	const int place = felt_showdown_place(s, 0, 0, hand);

	if (place)
		text_add_uint(out, (uint64_t)place);
	else
		text_add_char(out, ' ');
	text_add_string(out, place && showdown_tied(s, 0, 0, hand) > 1 ? "= " : "  ");
}

static void begin_style(const struct command_shoe *command, int hand, struct text *out)
{
	const bool colour = command->request->settings->colour;

	text_add_string(out, felt_showdown_place(command->showdown, 0, 0, hand) == 1
				     ? screen_bold(colour)
				     : screen_dim(colour));
}

/* Prints a line per hand: its place, its cards, its name and whether it wins. */
static void draw_places(const struct command_shoe *command, struct text *out)
{
	static const struct layout_column columns[3] = {{.right = false}, {.right = false},
		{.right = false}};
	const felt_showdown *const s = command->showdown;
	const bool colour = command->request->settings->colour;
	struct layout layout;

	layout_init(&layout, columns, 3);
	for (int i = 0; i < felt_showdown_hands(command->showdown); i++) {
		const int hand = felt_showdown_at(s, 0, 0, i);

		showdown_add_cards(layout_cell(&layout), s, hand, command->request->settings);
		showdown_add_name(layout_cell(&layout), s, 0, 0, hand);
		text_add_string(layout_cell(&layout), showdown_word(s, 0, 0, hand));
	}
	layout_measure(&layout);
	for (size_t row = 0; row < layout_rows(&layout); row++) {
		const int hand = felt_showdown_at(s, 0, 0, (int)row);

		begin_style(command, hand, out);
		add_place_mark(s, hand, out);
		layout_row(&layout, row, colour, out);
		text_format(out, "%s\n", screen_plain(colour));
	}
	layout_free(&layout, out);
}

/* Prints a line per hand: its place and the reason. */
static void draw_reasons(const struct command_shoe *command, struct text *out)
{
	enum { INDENT = 4 };
	const felt_showdown *const s = command->showdown;
	const struct settings *const settings = command->request->settings;
	struct text reason = {.bytes = NULL};

	for (int i = 0; i < felt_showdown_hands(command->showdown); i++) {
		const int hand = felt_showdown_at(s, 0, 0, i);

		text_clear(&reason);
		add_place_mark(s, hand, &reason);
		showdown_add_cards(&reason, s, hand, settings);
		text_add_string(&reason, ": ");
		showdown_add_why(&reason, s, 0, 0, hand);
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
	if (!felt_showdown_place(command->showdown, 0, 0,
		    felt_showdown_at(command->showdown, 0, 0, 0)))
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
	felt_error error;
	const felt_status status = felt_showdown_read(command->showdown, record->text.bytes,
		record->text.length, &error);

	command->contests++; /* an invalid record has a number too */
	if (status)
		return run_refuse(&error, fault);
	if (command->pictures) {
		draw(command, &job->out);
	} else if (command->request->winners) {
		run_row(job, record);
		fields_row(&command->fields, &job->rows, command);
	} else {
		for (int i = 0; i < felt_showdown_hands(command->showdown); i++) {
			run_row(job, record);
			add_row(command, job, felt_showdown_at(command->showdown, 0, 0, i));
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
	int status;

	command.request = request;
	command.lines = options_lines(settings,
		(felt_form){.size = sizeof(felt_form), .cut = (int32_t)request->cut});
	if (!command.lines ||
		!fields_choose(&command.fields,
			request->winners ? winners_fields : showdown_shoe_fields,
			request->explain ? explained : plain, settings->fields, settings->format)) {
		felt_lines_free(command.lines);
		return EXIT_USAGE;
	}
	command.showdown = felt_showdown_of_lines(command.lines);
	if (!command.showdown) {
		felt_lines_free(command.lines);
		return report_memory();
	}
	command.pictures = settings->screen && !settings->fields && !request->winners;
	run.names = command.fields.names;
	run.name_count = command.fields.count;
	run.plain_text = command.pictures || (request->winners && settings->screen);
	run.between = operands_join(settings, true, operands_marked_cards);
	if (request->cut && run.between)
		run.between = operands_blank;
	status = run_records(&run);
	felt_showdown_free(command.showdown);
	felt_lines_free(command.lines);
	return status;
}
