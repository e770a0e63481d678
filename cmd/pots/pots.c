#include "commands.h"
#include "frame/run.h"
#include "frame/options.h"
#include "pots_show.h"
#include "frame/report.h"

#include <string.h>

struct pots_command {
	struct settings settings;
	struct fields fields;
	struct cards board[BOARDS_MAX];
	struct contributions_rules rules;
	struct rake rake;
	chips cap; /* in units of cap_places; 0: none */
	int cap_places;
	bool explain, drop;
	bool pictures; /* on a terminal: formatted tables, not rows */
	uint64_t problems;
	struct contributions_words words; /* of the current record */
	struct contributions contributions;
	struct contributions_hands hands;
	struct settlement settlement;
	struct pots_view view;
};

/* -- options -------------------------------------------------------------- */

static bool take_chips(const char *option, const char *value, struct slice *out)
{
	const struct slice slice = slice_of(value);
	const int places = chips_places(slice, false);
	chips amount;

	if (places < 0 || !chips_parse(slice, false, places, &amount))
		return !report_usage("%s: '%s' is not an amount of chips, such as 300 or 2.50",
			option, value);
	*out = slice;
	return true;
}

static bool read_cap(void *state, const char *value)
{
	struct pots_command *command = state;
	struct slice slice = SLICE("");

	if (!take_chips("--rake-cap", value, &slice))
		return false;
	command->cap_places = chips_places(slice, false);
	chips_parse(slice, false, command->cap_places, &command->cap);
	if (command->cap > 0)
		return true;
	return !report_usage("--rake-cap: '%s' leaves no rake; omit --rake instead", value);
}

enum { PERCENT_PLACES = 2, RAKE_MAX = 10000 /* ten-thousandths */ };

static bool read_rake(void *state, const char *value)
{
	struct pots_command *command = state;
	struct slice slice = slice_of(value);
	chips share;

	if (slice.length && slice.bytes[slice.length - 1] == '%')
		slice.length--;
	if (chips_parse(slice, false, PERCENT_PLACES, &share) && share <= RAKE_MAX) {
		command->rake.share = (int)share;
		return true;
	}
	return !report_usage("--rake: '%s' is not a percentage from 0 to 100, such as 5 or 2.75",
		value);
}

static bool read_carried(void *state, const char *value)
{
	struct pots_command *command = state;

	return take_chips("--carried", value, &command->rules.carried);
}

static bool read_button(void *state, const char *value)
{
	struct pots_command *command = state;

	command->rules.button = slice_of(value);
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

static const struct pot_award *award_of(const struct pots_item *item)
{
	return item->row.pot < 0 ? NULL : &item->command->settlement.award[item->row.pot];
}

static void add_amount(struct rows *rows, const struct pots_item *item, chips amount)
{
	pots_add_amount(rows->cell, &item->command->view, amount);
	rows_add_cell(rows);
}

/* Adds a list of the seats' names. */
static void add_names(struct rows *rows, const struct pots_view *view, seat_set seats)
{
	rows_list(rows);
	for (int seat = 0; seat < view->contributions->count; seat++)
		if (seats >> seat & 1)
			rows_list_string(rows, view->contributions->name[seat]);
	rows_list_end(rows);
}

/* A seat's part of a row, or a portion of it; false if there is none. */
typedef bool share_of(const struct pots_view *view, const struct pots_row *row, int seat,
	chips *amount);

/* Adds a list of the seats' parts; empty while they are unknown. */
static void add_shares_of(struct rows *rows, const struct pots_item *item, share_of *share)
{
	const struct pots_view *view = &item->command->view;
	chips amount;

	if (!pots_is_awarded(view, &item->row)) {
		rows_empty(rows);
		return;
	}
	rows_list(rows);
	for (int seat = 0; seat < view->contributions->count; seat++) {
		char room[CHIPS_BYTES];
		struct text text = text_over(room, sizeof room);

		if (!share(view, &item->row, seat, &amount))
			continue;
		pots_add_amount(&text, view, amount);
		rows_list_share(rows, view->contributions->name[seat], text_slice(&text));
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

	if (award_of(item) && award_of(item)->winners)
		add_names(rows, &item->command->view, award_of(item)->winners);
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

	add_amount(rows, item, award_of(item) ? award_of(item)->rake : 0);
}

static void add_odd(struct rows *rows, const void *context)
{
	const struct pots_item *item = context;

	add_shares_of(rows, item, pots_odd_part);
}

static bool high_part(const struct pots_view *view, const struct pots_row *row, int seat,
	chips *amount)
{
	return pots_half_part(view, row, POT_HIGH, seat, amount);
}

static bool low_part(const struct pots_view *view, const struct pots_row *row, int seat,
	chips *amount)
{
	return pots_half_part(view, row, POT_LOW, seat, amount);
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
	chips *amount)
{
	return pots_board_part(view, row, 0, seat, amount);
}

static bool board_2_part(const struct pots_view *view, const struct pots_row *row, int seat,
	chips *amount)
{
	return pots_board_part(view, row, 1, seat, amount);
}

static bool board_3_part(const struct pots_view *view, const struct pots_row *row, int seat,
	chips *amount)
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

	add_amount(rows, item, item->row.pot ? 0 : item->command->contributions.carried);
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
	enum contribution_state state;

	return contribution_state_parse(cell, &state) && state != CONTRIBUTION_IN
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
	.most = SEATS_MAX + 1,
	.guarded = STATE,
	.unread = unread,
};

/* Makes the words of a record in rows; the board is that of the first row that has one. */
static status_code words_of_rows(const struct record *record, struct contributions_words *words,
	struct fault *fault)
{
	words->count = (int)record->group_rows;
	words->board = (struct slice){record->text.bytes, 0};
	for (int i = 0; i < words->count; i++) {
		const struct slice *cell = record->group + i * COLUMNS;

		words->seat[i] = (struct contribution_words){.name = cell[NAME],
			.amount = cell[CHIPS],
			.state = cell[STATE],
			.hand = cell[HAND]};
		if (!words->board.length) {
			words->board = cell[BOARD];
		} else if (cell[BOARD].length && !slice_same(words->board, cell[BOARD])) {
			return fault_set(fault, STATUS_OTHER_BOARD,
				(size_t)(cell[BOARD].bytes - record->text.bytes),
				cell[BOARD].length);
		}
	}
	return STATUS_OK;
}

/* Whether the first row is data: there are chips in their column, or contributions in the one that
 * --column names. */
static bool is_record(void *state, struct slice cell)
{
	const struct pots_command *command = state;

	if (command->settings.column)
		return cell.length && memchr(cell.bytes, ':', cell.length);
	return chips_places(slice_trim(cell), false) >= 0;
}

static status_code each(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct pots_command *command = state;
	const struct pots_view *view = &command->view;
	struct contributions_words *words = &command->words;
	status_code status = record->group_rows ? words_of_rows(record, words, fault)
						: contributions_split(record->text,
							  command->settings.reads, words, fault);
	chips cap;

	command->problems++; /* an invalid record has a number too */
	if (!status)
		status = contributions_read(record->text, words, &command->rules,
			&command->contributions, fault);
	if (status)
		return status;
	cap = command->cap;
	/* The cap in the unit of the current record. A cap too large for that unit has no effect.
	 */
	for (int i = command->cap_places; i < command->contributions.places; i++)
		cap = cap > INT64_MAX / 10 ? INT64_MAX : cap * 10;
	command->rake.cap = cap;
	contributions_hands(&command->contributions, &command->hands);
	contributions_settle(&command->contributions, &command->hands, &command->rake,
		&command->settlement);
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

/* Reads the board of all records. Reports an invalid one and returns false. */
static bool read_board(struct pots_command *command)
{
	const struct settings *settings = &command->settings;
	const int boards = options_boards_rule(settings).count;
	int b = 0, count;

	if (!options_boards(settings, command->board))
		return false;
	while (b < boards && contributions_board_size(settings->game, command->board[b].count))
		b++;
	if (b == boards)
		return true;
	count = command->board[b].count;
	if (settings->game->board)
		report_usage("--board: a board has 3 to 5 cards, not %d", count);
	else
		report_usage("--board: this game has no board of %d card%s", count,
			count == 1 ? "" : "s");
	return false;
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
		!read_board(&state))
		return EXIT_USAGE;
	state.rules.notation = settings->reads;
	state.rules.game = settings->game;
	state.rules.several = options_boards_rule(settings);
	state.rules.board = state.board->count ? state.board : NULL;
	state.rules.places = state.cap ? state.cap_places : 0;
	state.rake.no_flop_no_drop = state.drop;
	state.pictures = settings->screen && !settings->fields;
	state.view = (struct pots_view){.settings = settings,
		.contributions = &state.contributions,
		.hands = &state.hands,
		.settlement = &state.settlement,
		.explain = state.explain,
		.read = settings->screen};
	run.names = state.fields.names;
	run.name_count = state.fields.count;
	run.plain_text = state.pictures;
	return run_records(&run);
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
