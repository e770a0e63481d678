#include "commands.h"
#include "frame/command_status.h"
#include "frame/run.h"
#include "frame/options.h"
#include "pots_show.h"
#include "frame/report.h"

#include <string.h>

enum { PLAYERS_MAX = FELT_SEATS_MAX + 1 /* with one too many */ };

struct pots_command {
	struct settings settings;
	struct fields fields;
	felt_form form;
	bool explain, drop;
	bool pictures; /* on a terminal: formatted tables, not rows */
	uint64_t problems;
	felt_lines *lines;
	felt_entry entries[PLAYERS_MAX]; /* of the current record */
	felt_settlement settlement;
	struct pots_view view;
};

/* -- options -------------------------------------------------------------- */

/* Reads an amount; reports an invalid one and returns -1. */
static felt_chips take_chips(const char *option, const char *value)
{
	felt_chips amount;

	if (felt_chips_parse(value, strlen(value), &amount) >= 0 && amount != FELT_CHIPS_UNKNOWN)
		return amount;
	report_usage("%s: '%s' is not an amount of chips, such as 300 or 2.50", option, value);
	return -1;
}

static bool read_cap(void *state, const char *value)
{
	struct pots_command *command = state;
	const felt_chips cap = take_chips("--rake-cap", value);

	command->form.rake_cap = value;
	if (!cap)
		report_usage("--rake-cap: '%s' leaves no rake; omit --rake instead", value);
	return cap > 0;
}

enum { PERCENT_PLACES = 2, RAKE_MAX = 10000 /* ten-thousandths */ };

static bool read_rake(void *state, const char *value)
{
	struct pots_command *command = state;
	const size_t length = strlen(value);
	felt_chips share = -1;
	int places = felt_chips_parse(value, length - (length && value[length - 1] == '%'), &share);

	for (; places >= 0 && places < PERCENT_PLACES && share <= RAKE_MAX; places++)
		share *= 10;
	if (places == PERCENT_PLACES && share <= RAKE_MAX) {
		command->form.rake = (int32_t)share;
		return true;
	}
	return !report_usage("--rake: '%s' is not a percentage from 0 to 100, such as 5 or 2.75",
		value);
}

static bool read_carried(void *state, const char *value)
{
	struct pots_command *command = state;

	command->form.carried = value;
	return take_chips("--carried", value) >= 0;
}

static bool read_button(void *state, const char *value)
{
	struct pots_command *command = state;

	command->form.button = value;
	if (!*value)
		report_usage("--button: '' is not a name");
	return *value;
}

static const struct option_row options[] = {
	{0, "button", "name", "the player with the button", INTO_FUNCTION(read_button)},
	{0, "carried", "chips", "chips already in the pot", INTO_FUNCTION(read_carried)},
	{0, "explain", NULL, "explain each pot", INTO_FLAG(struct pots_command, explain)},
	{0, "no-flop-no-drop", NULL, "with --rake: no rake without a flop",
		INTO_FLAG(struct pots_command, drop), .needs = "rake"},
	{0, "rake", "percent", "rake as a percentage of each pot", INTO_FUNCTION(read_rake)},
	{0, "rake-cap", "chips", "with --rake: maximum rake", INTO_FUNCTION(read_cap),
		.needs = "rake"},
};

/* -- rows ----------------------------------------------------------------- */

enum { CHIPS_BYTES = 32 }; /* size of an amount as text */

/* A row of a record. */
struct pots_item {
	const struct pots_command *command;
	struct pots_row row;
};

static void add_amount(struct rows *rows, const struct pots_item *item, felt_chips amount)
{
	pots_add_amount(rows->cell, &item->command->view, amount);
	rows_add_cell(rows);
}

/* Adds a list of the seats' names. */
static void add_names(struct rows *rows, const struct pots_view *view, uint32_t seats)
{
	rows_list(rows);
	for (int seat = 0; seat < view->settlement->seats; seat++)
		if (seats >> seat & 1)
			rows_list_string(rows, pots_player(view, seat));
	rows_list_end(rows);
}

/* A seat's part of a row, or a portion of it; false if there is none. */
typedef bool share_of(const struct pots_view *view, const struct pots_row *row, int seat,
	felt_chips *amount);

/* Adds a list of the seats' parts; empty while they are unknown. */
static void add_shares_of(struct rows *rows, const struct pots_item *item, share_of *share)
{
	const struct pots_view *view = &item->command->view;
	felt_chips amount;

	if (!pots_is_awarded(view, &item->row)) {
		rows_empty(rows);
		return;
	}
	rows_list(rows);
	for (int seat = 0; seat < view->settlement->seats; seat++) {
		char room[CHIPS_BYTES];
		struct text text = text_over(room, sizeof room);

		if (!share(view, &item->row, seat, &amount))
			continue;
		pots_add_amount(&text, view, amount);
		rows_list_share(rows, pots_player(view, seat), text_slice(&text));
	}
	rows_list_end(rows);
}

static void add_pot(struct rows *rows, const void *context)
{
	const struct pots_item *item = context;

	pots_add_name(rows->cell, &item->row);
	rows_add_cell(rows);
}

static void add_pot_amount(struct rows *rows, const void *context)
{
	const struct pots_item *item = context;

	add_amount(rows, item, item->row.amount);
}

static void add_layer(struct rows *rows, const void *context)
{
	const struct pots_item *item = context;

	pots_add_amount(rows->cell, &item->command->view, item->row.from);
	text_add_char(rows->cell, '-');
	add_amount(rows, item, item->row.to);
}

static void add_contenders(struct rows *rows, const void *context)
{
	const struct pots_item *item = context;

	add_names(rows, &item->command->view, item->row.contenders);
}

static void add_winners(struct rows *rows, const void *context)
{
	const struct pots_item *item = context;
	const uint32_t winners = pots_winners(&item->command->view, &item->row);

	if (winners)
		add_names(rows, &item->command->view, winners);
	else
		rows_empty(rows);
}

static void add_shares(struct rows *rows, const void *context)
{
	const struct pots_item *item = context;

	add_shares_of(rows, item, pots_part);
}

static void add_why(struct rows *rows, const void *context)
{
	const struct pots_item *item = context;

	pots_add_why(rows->cell, &item->command->view, &item->row);
	rows_add_cell(rows);
}

static void add_problem(struct rows *rows, const void *context)
{
	const struct pots_item *item = context;

	rows_uint(rows, item->command->problems);
}

static void add_rake(struct rows *rows, const void *context)
{
	const struct pots_item *item = context;

	add_amount(rows, item,
		item->row.pot < 0 ? 0 : item->command->settlement.rake[item->row.pot]);
}

static void add_odd(struct rows *rows, const void *context)
{
	const struct pots_item *item = context;

	add_shares_of(rows, item, pots_odd_part);
}

static bool high_part(const struct pots_view *view, const struct pots_row *row, int seat,
	felt_chips *amount)
{
	return pots_half_part(view, row, 0, seat, amount);
}

static bool low_part(const struct pots_view *view, const struct pots_row *row, int seat,
	felt_chips *amount)
{
	return pots_half_part(view, row, 1, seat, amount);
}

static void add_high(struct rows *rows, const void *context)
{
	add_shares_of(rows, context, high_part);
}

static void add_low(struct rows *rows, const void *context)
{
	add_shares_of(rows, context, low_part);
}

static bool board_1_part(const struct pots_view *view, const struct pots_row *row, int seat,
	felt_chips *amount)
{
	return pots_board_part(view, row, 0, seat, amount);
}

static bool board_2_part(const struct pots_view *view, const struct pots_row *row, int seat,
	felt_chips *amount)
{
	return pots_board_part(view, row, 1, seat, amount);
}

static bool board_3_part(const struct pots_view *view, const struct pots_row *row, int seat,
	felt_chips *amount)
{
	return pots_board_part(view, row, 2, seat, amount);
}

static void add_board_1(struct rows *rows, const void *context)
{
	add_shares_of(rows, context, board_1_part);
}

static void add_board_2(struct rows *rows, const void *context)
{
	add_shares_of(rows, context, board_2_part);
}

static void add_board_3(struct rows *rows, const void *context)
{
	add_shares_of(rows, context, board_3_part);
}

static void add_carried(struct rows *rows, const void *context)
{
	const struct pots_item *item = context;

	add_amount(rows, item, item->row.pot ? 0 : item->command->settlement.carried);
}

static void add_returned(struct rows *rows, const void *context)
{
	const struct pots_item *item = context;

	add_amount(rows, item, item->row.returned);
}

enum {
	VIEW_PLAIN = 1,
	VIEW_EXPLAINED = 2,
	VIEW_HALVES = 4,
	VIEW_TWO_BOARDS = 8,
	VIEW_THREE_BOARDS = 16,
	VIEW_ANY = 31
};

static const struct field fields[] = {
	{"pot", ROWS_STRING, add_pot, VIEW_ANY, VIEW_ANY},
	{"amount", ROWS_AMOUNT, add_pot_amount, VIEW_ANY, VIEW_ANY},
	{"layer", ROWS_STRING, add_layer, VIEW_ANY, VIEW_ANY},
	{"contenders", ROWS_LIST, add_contenders, VIEW_ANY, VIEW_ANY},
	{"winners", ROWS_LIST, add_winners, VIEW_ANY, VIEW_ANY},
	{"shares", ROWS_LIST, add_shares, VIEW_ANY, VIEW_ANY},
	{"why", ROWS_STRING, add_why, VIEW_EXPLAINED, VIEW_ANY},
	{"high", ROWS_LIST, add_high, VIEW_HALVES, VIEW_ANY},
	{"low", ROWS_LIST, add_low, VIEW_HALVES, VIEW_ANY},
	{"board_1", ROWS_LIST, add_board_1, VIEW_TWO_BOARDS, VIEW_ANY},
	{"board_2", ROWS_LIST, add_board_2, VIEW_TWO_BOARDS, VIEW_ANY},
	{"board_3", ROWS_LIST, add_board_3, VIEW_THREE_BOARDS, VIEW_ANY},
	{"problem", ROWS_NUMBER, add_problem, 0, VIEW_ANY},
	{"rake", ROWS_AMOUNT, add_rake, 0, VIEW_ANY},
	{"odd", ROWS_LIST, add_odd, 0, VIEW_ANY},
	{"carried", ROWS_AMOUNT, add_carried, 0, VIEW_ANY},
	{"returned", ROWS_AMOUNT, add_returned, 0, VIEW_ANY},
	{.name = NULL},
};

/* -- the command ---------------------------------------------------------- */

/* The columns of a table of contributions. */
enum { NAME, CHIPS, STATE, HAND, BOARD, TABLE, COLUMNS };

/* A fold in a column with another name would be lost silently. */
static status_code unread(struct slice cell)
{
	return slice_is_word(cell, "fold") || slice_is_word(cell, "folded") ||
			       slice_is_word(cell, "allin") || slice_is_word(cell, "all-in")
		       ? STATUS_UNREAD_STATE
		       : STATUS_OK;
}

static const struct row_group group = {
	.column = {[NAME] = {"name", "player"},
		[CHIPS] = {"chips", "amount"},
		[STATE] = {"state", "status"},
		[HAND] = {"hand", "cards"},
		[BOARD] = {"board", NULL},
		[TABLE] = {"table", NULL}},
	.count = COLUMNS,
	.needed = CHIPS + 1,
	.key = TABLE,
	.most = PLAYERS_MAX,
	.guarded = STATE,
	.unread = unread,
};

/* Makes the entries of a record in rows. */
static const felt_entry *entries_of(struct pots_command *command, const struct record *record)
{
	for (size_t i = 0; i < record->group_rows; i++) {
		const struct slice *cell = record->group + i * COLUMNS;

		command->entries[i] = (felt_entry){
			.name = {cell[NAME].bytes, cell[NAME].length},
			.chips = {cell[CHIPS].bytes, cell[CHIPS].length},
			.state = {cell[STATE].bytes, cell[STATE].length},
			.hand = {cell[HAND].bytes, cell[HAND].length},
			.board = {cell[BOARD].bytes, cell[BOARD].length},
		};
	}
	return record->group_rows ? command->entries : NULL;
}

/* Whether the first row is data: there are chips in their column, or contributions in the one that
 * --column names. */
static bool is_record(void *state, struct slice cell)
{
	const struct pots_command *command = state;
	felt_chips amount;

	if (command->settings.column)
		return cell.length && memchr(cell.bytes, ':', cell.length);
	cell = slice_trim(cell);
	return felt_chips_parse(cell.bytes, cell.length, &amount) >= 0;
}

static status_code each(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct pots_command *command = state;
	const struct pots_view *view = &command->view;
	felt_error error;

	command->problems++; /* an invalid record has a number too */
	if (felt_settle(command->lines, record->text.bytes, record->text.length,
		    entries_of(command, record), (int32_t)record->group_rows, &command->settlement,
		    &error))
		return run_refuse(&error, fault);
	if (command->pictures) {
		text_add_string(&job->out, command->problems > 1 ? "\n" : "");
		pots_show(view, &job->out);
		return STATUS_OK;
	}
	for (int i = 0; i < pots_row_count(view); i++) {
		const struct pots_item item = {command, pots_row_at(view, i)};

		run_row(job, record);
		fields_row(&command->fields, &job->rows, &item);
	}
	return STATUS_OK;
}

/* Makes the lines, with the board of all records. Reports an invalid one and returns false. */
static bool make_lines(struct pots_command *command)
{
	felt_error error;

	command->form.size = sizeof command->form;
	command->form.flop_only = command->drop;
	command->lines = options_lines(&command->settings, command->form);
	if (!command->lines)
		return false;
	if (felt_settle(command->lines, "", 0, NULL, 0, &command->settlement, &error) !=
		FELT_MISUSE)
		return true;
	felt_lines_free(command->lines);
	return !report_usage("--board: %s", error.message);
}

static unsigned view_of(const struct pots_command *command)
{
	const int boards = options_boards_rule(&command->settings).count;

	return (command->explain ? VIEW_EXPLAINED : VIEW_PLAIN) |
	       (command->settings.game->low ? VIEW_HALVES : 0) |
	       (boards > 1 ? VIEW_TWO_BOARDS : 0) | (boards > 2 ? VIEW_THREE_BOARDS : 0);
}

static int run(int argc, char **argv)
{
	static struct pots_command state; /* large; a single instance */
	struct settings *settings = &state.settings;
	struct run run = {.settings = settings,
		.command = &state,
		.each = each,
		.is_record = is_record,
		.group = &group,
		.between = operands_blank};
	int status = options_parse(&command_pots, argc, argv, settings, &state);

	if (status != OPTIONS_RUN)
		return status;
	if (!fields_choose(&state.fields, fields, view_of(&state), settings->fields,
		    settings->format) ||
		!make_lines(&state))
		return EXIT_USAGE;
	state.pictures = settings->screen && !settings->fields;
	state.view = (struct pots_view){.settings = settings,
		.game = options_game(settings),
		.settlement = &state.settlement,
		.explain = state.explain,
		.read = settings->screen};
	run.names = state.fields.names;
	run.name_count = state.fields.count;
	run.plain_text = state.pictures;
	status = run_records(&run);
	felt_lines_free(state.lines);
	return status;
}

const struct command command_pots = {
	.name = "pots",
	.full_name = "felt pots",
	.purpose = "compute side pots, rake and odd chips",
	.example = "felt pots alice:300 bob:300 carol:100:allin dave:50:fold",
	.operands = "[option ...] name:chips[:state][:cards] ...",
	.about = "Each operand is a player, name:chips, followed by :fold or :allin and by :cards "
		 "if needed: alice:300 or bob:100:allin:AhKh. Without operands, each line of "
		 "standard input is a hand, with its players separated by spaces.",
	.takes = SHARED_ROWS | SHARED_TABLES | SHARED_BOARD | SHARED_GAME | SHARED_BOARDS,
	COMMAND_OPTIONS(options),
	.view = {{NULL, fields, VIEW_ANY}},
	.run = run,
};
