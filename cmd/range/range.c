#include "commands.h"
#include "frame/run.h"
#include "frame/options.h"
#include "range_part.h"
#include "range_show.h"
#include "frame/input.h"
#include "frame/report.h"
#include "frame/screen.h"

#include <stdlib.h>
#include <string.h>

/* The output for a range, and the ways to combine several. */
enum show {
	SHOW_RANGE,
	SHOW_COUNT,
	SHOW_GRID,
	SHOW_NORMAL,
	SHOW_CLASSES,
	SHOW_COMBOS,
	SHOW_PERCENTILE
};
enum make { MAKE_NOTHING, MAKE_DIFFERENCE, MAKE_INTERSECTION, MAKE_UNION };

/* Rows of ranges, of starting hands and of combos. --count and --normal have few fields; with
 * several ranges a column identifies the range. */
enum {
	VIEW_RANGES = 1 << 0,
	VIEW_COUNT = 1 << 1,
	VIEW_NORMAL = 1 << 2,
	VIEW_CLASSES = 1 << 3,
	VIEW_GIVEN_CLASSES = 1 << 4,
	VIEW_COMBOS = 1 << 5,
	VIEW_GIVEN_COMBOS = 1 << 6,
	VIEW_PERCENTILE = 1 << 7,
	VIEW_GIVEN_PERCENTILE = 1 << 8,
	VIEW_HANDS_CLASSES = 1 << 9, /* of hands with more than two cards, which have no grid */
	VIEW_GIVEN_HANDS_CLASSES = 1 << 10,
	OF_RANGES = VIEW_RANGES | VIEW_COUNT | VIEW_NORMAL,
	OF_PERCENTILE = VIEW_PERCENTILE | VIEW_GIVEN_PERCENTILE,
	OF_CLASSES = VIEW_CLASSES | VIEW_GIVEN_CLASSES | OF_PERCENTILE,
	OF_HANDS_CLASSES = VIEW_HANDS_CLASSES | VIEW_GIVEN_HANDS_CLASSES,
	OF_ALL_CLASSES = OF_CLASSES | OF_HANDS_CLASSES,
	OF_COMBOS = VIEW_COMBOS | VIEW_GIVEN_COMBOS
};

struct range_command {
	struct settings settings;
	struct fields fields;
	unsigned rows; /* OF_RANGES, OF_CLASSES, OF_HANDS_CLASSES or OF_COMBOS */
	struct cards board, dead;
	enum show show;
	enum make make;
	struct range_part part;
	bool pictures;            /* formatted or plain, not rows */
	size_t shown;             /* ranges shown so far */
	bool started;             /* the first of the ranges to combine was read */
	bool broken;              /* one of them was invalid */
	bool bare;                /* the invalid one was the one from which others are subtracted */
	bool of_hands;            /* ranges are lists of hands with more than two cards */
	struct range range, made; /* the current range, and the combination of several */
	struct hands hands, made_hands;
	struct range_view view; /* of the current range */
	struct text normal;
	struct grid_page page;
};

enum { SHOWS = 1, MAKES, PARTS }; /* groups of options */

static bool read_top(void *state, const char *value)
{
	return range_part_read_top(&((struct range_command *)state)->part, value);
}

static bool read_bottom(void *state, const char *value)
{
	return range_part_read_bottom(&((struct range_command *)state)->part, value);
}

static bool read_between(void *state, const char *value)
{
	return range_part_read_between(&((struct range_command *)state)->part, value);
}

static const struct option_row options[] = {
	{0, "count", NULL, "print only the number of combos",
		INTO_SET(struct range_command, show, SHOW_COUNT), .group = SHOWS},
	{0, "expand", "classes|combos", "print a row per starting hand or combo",
		INTO_CHOICE(struct range_command, show, SHOW_CLASSES), .group = SHOWS},
	{0, "grid", NULL, "draw the grid even if the output is not a terminal",
		INTO_SET(struct range_command, show, SHOW_GRID), .group = SHOWS},
	{0, "normal", NULL, "print only the shortest notation",
		INTO_SET(struct range_command, show, SHOW_NORMAL), .group = SHOWS},
	{0, "percentile", NULL, "print the percentile of each starting hand",
		INTO_SET(struct range_command, show, SHOW_PERCENTILE), .group = SHOWS},
	{0, "top", "percent", "keep the best N percent of each range", INTO_FUNCTION(read_top),
		.group = PARTS},
	{0, "bottom", "percent", "keep the worst N percent of each range",
		INTO_FUNCTION(read_bottom), .group = PARTS},
	{0, "between", "percentages", "keep the hands between two percentages, such as 5%-20%",
		INTO_FUNCTION(read_between), .group = PARTS},
	{0, "difference", NULL, "remove all other ranges from the first",
		INTO_SET(struct range_command, make, MAKE_DIFFERENCE), .group = MAKES,
		.also = "subtract"},
	{0, "intersection", NULL, "keep the combos that all ranges have",
		INTO_SET(struct range_command, make, MAKE_INTERSECTION), .group = MAKES},
	{0, "union", NULL, "keep the combos that any range has",
		INTO_SET(struct range_command, make, MAKE_UNION), .group = MAKES},
};

/* -- rows ----------------------------------------------------------------- */

/* The subject of a row: a range, a starting hand of it or a combo; or a hand of more cards, and its
 * class. */
struct range_row {
	const struct range_command *command;
	struct slice given;
	struct range_sums sums;
	int class;
	combo combo;
	card_set hand;
	uint64_t hands_class;
};

FIELD_MEMBER(add_range, struct range_row, command->view.normal);

static void add_combo(struct rows *rows, const void *item)
{
	const struct range_row *row = item;

	card cards[CARD_COUNT];

	if (row->hand)
		cards_print(rows->cell, cards, card_set_list(row->hand, cards),
			row->command->settings.writes, "");
	else
		combo_print(rows->cell, row->combo, row->command->settings.writes);
	rows_add_cell(rows);
}

static void add_class(struct rows *rows, const void *item)
{
	const struct range_row *row = item;

	if (row->hands_class)
		hands_class_print(rows->cell, row->hands_class, row->command->settings.writes);
	else
		combo_class_print(rows->cell, row->class, row->command->settings.writes);
	rows_add_cell(rows);
}

FIELD_MEMBER(add_combos, struct range_row, sums.combos);
static FIELD_CELL(add_probability, struct range_row, row,
	rows_fraction(rows, range_sums_share(&row->sums)));
FIELD_MEMBER(add_given, struct range_row, given);
static FIELD_CELL(add_weighted, struct range_row, row,
	rows_double(rows, range_sums_weighted(&row->sums)));
FIELD_MEMBER(add_possible, struct range_row, sums.possible);
static FIELD_CELL(add_order, struct range_row, row,
	rows_uint(rows, range_order_place(row->command->settings.game, row->class, NULL) + 1));

static void add_percent(struct rows *rows, const void *item)
{
	const struct range_row *row = item;
	const struct game *game = row->command->settings.game;
	double middle;

	range_order_place(game, row->class, &middle);
	rows_double(rows, 100 * middle / range_all_combos(game));
}

/* Adds the cumulative fraction of combos up to the end of the starting hand, or up to its
 * beginning, in ranking order. */
static void add_share_to(struct rows *rows, const struct range_row *row, bool end)
{
	const struct game *game = row->command->settings.game;
	const double half = combo_class_size(row->class) / 2.0;
	double middle;

	range_order_place(game, row->class, &middle);
	rows_fraction(rows, (end ? middle + half : middle - half) / range_all_combos(game));
}

static void add_better(struct rows *rows, const void *item)
{
	add_share_to(rows, item, false);
}

static void add_as_good(struct rows *rows, const void *item)
{
	add_share_to(rows, item, true);
}

static const struct field fields[] = {
	{"range", ROWS_STRING, add_range, VIEW_RANGES | VIEW_NORMAL, OF_RANGES},
	{"combo", ROWS_CARDS, add_combo, OF_COMBOS, OF_COMBOS},
	{"class", ROWS_STRING, add_class, OF_ALL_CLASSES | OF_COMBOS, OF_ALL_CLASSES | OF_COMBOS},
	{"combos", ROWS_NUMBER, add_combos,
		VIEW_RANGES | VIEW_COUNT | (OF_ALL_CLASSES & ~OF_PERCENTILE),
		OF_RANGES | OF_ALL_CLASSES},
	{"probability", ROWS_NUMBER, add_probability, VIEW_RANGES | VIEW_COUNT, OF_RANGES},
	{"weight", ROWS_NUMBER, add_probability, (OF_ALL_CLASSES & ~OF_PERCENTILE) | OF_COMBOS,
		OF_ALL_CLASSES | OF_COMBOS},
	{"given", ROWS_STRING, add_given,
		VIEW_GIVEN_CLASSES | VIEW_GIVEN_COMBOS | VIEW_GIVEN_PERCENTILE |
			VIEW_GIVEN_HANDS_CLASSES,
		OF_ALL_CLASSES | OF_COMBOS},
	{"weighted", ROWS_NUMBER, add_weighted, 0, OF_RANGES | OF_ALL_CLASSES},
	{"possible", ROWS_NUMBER, add_possible, 0, OF_RANGES | OF_ALL_CLASSES},
	{"given", ROWS_STRING, add_given, 0, OF_RANGES},
	{"order", ROWS_NUMBER, add_order, OF_PERCENTILE, OF_CLASSES},
	{"better", ROWS_NUMBER, add_better, OF_PERCENTILE, OF_CLASSES},
	{"as_good", ROWS_NUMBER, add_as_good, OF_PERCENTILE, OF_CLASSES},
	{"percent", ROWS_NUMBER, add_percent, 0, OF_CLASSES},
	{.name = NULL},
};

static void add_row(struct range_command *command, struct job *job, const struct record *record,
	struct range_row *row)
{
	row->command = command;
	row->given = slice_trim(record->text);
	run_row(job, record);
	fields_row(&command->fields, &job->rows, row);
}

static void combo_rows(struct range_command *command, struct job *job, const struct record *record,
	int class)
{
	struct range_row row = {.class = class};
	combo holes[COMBO_CLASS_MAX];
	int count = combo_class_list(class, holes);

	for (int i = 0; i < count; i++) {
		row.combo = holes[i];
		row.sums = range_sums_of_combo(&command->view, row.combo);
		if (row.sums.combos)
			add_row(command, job, record, &row);
	}
}

static void class_rows(struct range_command *command, struct job *job, const struct record *record)
{
	const struct game *game = command->settings.game;
	const uint8_t *order = range_order_of(game);

	for (int i = 0; i < COMBO_CLASSES; i++) {
		const int class = command->show == SHOW_PERCENTILE ? order[i] : i;
		struct range_row row = {.sums = range_sums_of_class(&command->view, class),
			.class = class};

		if (row.sums.combos || (command->show == SHOW_GRID && range_has_class(game, class)))
			add_row(command, job, record, &row);
	}
}

/* Appends a row per hand, the highest first; the list begins with the lowest. */
static void hand_rows(struct range_command *command, struct job *job, const struct record *record)
{
	const struct hands *hands = &command->hands;

	for (uint32_t i = hands->count; i-- > 0;) {
		struct range_row row = {.sums = {1, hands->weight[i], 1},
			.hand = hands->set[i],
			.hands_class = hands_class(hands->set[i])};

		add_row(command, job, record, &row);
	}
}

struct class_of_hand {
	uint64_t class;
	uint16_t weight;
};

static int compare_classes(const void *left, const void *right)
{
	const uint64_t a = ((const struct class_of_hand *)left)->class;
	const uint64_t b = ((const struct class_of_hand *)right)->class;

	return (a < b) - (a > b);
}

/* Appends a row per class of hands, the highest first. */
static void hands_class_rows(struct range_command *command, struct job *job,
	const struct record *record)
{
	const struct hands *hands = &command->hands;
	struct class_of_hand *list = malloc((hands->count + 1) * sizeof *list);

	job->out.failed = job->out.failed || !list;
	if (!list)
		return;
	for (uint32_t i = 0; i < hands->count; i++)
		list[i] = (struct class_of_hand){hands_class(hands->set[i]), hands->weight[i]};
	qsort(list, hands->count, sizeof *list, compare_classes);
	for (uint32_t i = 0; i < hands->count;) {
		struct range_row row = {.hands_class = list[i].class};

		row.sums.possible = hands_class_size(list[i].class, command->view.dead);
		for (; i < hands->count && list[i].class == row.hands_class; i++) {
			row.sums.combos++;
			row.sums.weight += list[i].weight;
		}
		add_row(command, job, record, &row);
	}
	free(list);
}

/* -- ranges --------------------------------------------------------------- */

/* Prints a grid or summary, on a terminal or, if requested, to a file. */
static void draw(struct range_command *command, struct text *out, const struct record *record)
{
	const struct settings *settings = &command->settings;

	if (command->show == SHOW_NORMAL) {
		text_add_slice(out, command->view.normal);
		text_add_char(out, '\n');
		return;
	}
	if (command->show == SHOW_COUNT) {
		range_show_summary(&command->view, out);
		return;
	}
	text_add_string(out, command->shown ? "\n" : "");
	if (settings->operand_count != 1 && !command->make) {
		text_add_string(out, screen_bold(settings->colour));
		screen_add_cards(out, slice_trim(record->text), false);
		text_add_string(out, screen_plain(settings->colour));
		text_add_char(out, '\n');
	}
	if (command->of_hands)
		range_show_summary(&command->view, out);
	else
		range_show_grid(&command->view, out);
}

/* Shows the current range. */
static void show(struct range_command *command, struct job *job, const struct record *record)
{
	text_clear(&command->normal);
	if (!command->of_hands)
		range_print(&command->normal, &command->range, command->settings.game,
			command->settings.writes);
	/* Whether a row or a grid has the canonical form of the range, which may take longer than
	 * everything else. */
	else if (command->rows == OF_RANGES && (command->pictures || command->settings.svg ||
						       fields_have(&command->fields, "range")))
		hands_print(&command->normal, &command->hands, command->settings.writes);
	command->view.normal = text_slice(&command->normal);
	if (command->settings.svg)
		range_show_on_page(&command->view, &command->page);
	else if (command->pictures)
		draw(command, &job->out, record);
	else {
		struct range_row row = {.class = 0};

		if (command->rows == OF_HANDS_CLASSES) {
			hands_class_rows(command, job, record);
		} else if (command->rows == OF_COMBOS && command->of_hands) {
			hand_rows(command, job, record);
		} else if (command->rows == OF_CLASSES) {
			class_rows(command, job, record);
		} else if (command->rows == OF_COMBOS) {
			for (int i = 0; i < COMBO_CLASSES; i++)
				combo_rows(command, job, record, i);
		} else {
			row.sums = range_sums(&command->view);
			add_row(command, job, record, &row);
		}
	}
	job->out.failed = job->out.failed || command->normal.failed;
	command->shown++;
}

/* Reads a range in the game's notation. */
static status_code read_range(struct range_command *command, struct slice text, struct fault *fault)
{
	const struct settings *settings = &command->settings;

	if (!command->of_hands)
		return range_parse(text, settings->reads, settings->game, &command->range, fault);
	hands_free(&command->hands);
	return hands_parse(text, settings->reads, settings->game, &command->hands, fault);
}

/* Keeps the part of the current range that the options select. */
static status_code keep_part(struct range_command *command)
{
	const struct range_part *part = &command->part;

	if (command->of_hands)
		return hands_keep_best(&command->hands, part->from, part->to);
	range_keep_best(&command->range, command->settings.game, part->from, part->to);
	return STATUS_OK;
}

static status_code each(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct range_command *command = state;
	status_code status = read_range(command, record->text, fault);

	if (status) {
		command->broken = true;
		command->bare =
			command->bare || (command->make == MAKE_DIFFERENCE && !command->started);
		return status;
	}
	if (command->part.given && keep_part(command))
		return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
	if (command->of_hands)
		hands_remove(&command->hands, command->view.dead);
	else
		range_remove(&command->range, command->view.dead);
	if (!command->make) {
		show(command, job, record);
	} else if (command->of_hands) {
		struct hands *made = &command->made_hands;
		status_code failed = STATUS_OK;

		/* Likewise for hands of more cards; consumes the current range. */
		if (!command->started) {
			*made = command->hands;
			command->hands = (struct hands){.game = NULL};
		} else if (command->make == MAKE_UNION) {
			failed = hands_unite(made, &command->hands);
		} else if (command->make == MAKE_INTERSECTION) {
			hands_intersect(made, &command->hands);
		} else {
			hands_subtract(made, &command->hands);
		}
		command->started = true;
		if (failed)
			return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
	} else {
		const struct range *by = &command->range;

		if (!command->started)
			command->made = *by;
		else if (command->make == MAKE_UNION)
			range_unite(&command->made, by);
		else if (command->make == MAKE_INTERSECTION)
			range_intersect(&command->made, by);
		else
			range_subtract(&command->made, by);
		command->started = true;
	}
	return STATUS_OK;
}

/* Shows the combination of all ranges. If some were invalid, the combination is a different range,
 * which is shown only with --keep-going. */
static void finish(void *state, struct job *job)
{
	struct range_command *command = state;
	const struct record none = {.text = {"", 0}};

	if (command->make && command->started && !command->bare &&
		(!command->broken || command->settings.keep_going)) {
		if (command->of_hands) {
			hands_free(&command->hands);
			command->hands = command->made_hands;
			command->made_hands = (struct hands){.game = NULL};
		} else {
			command->range = command->made;
		}
		show(command, job, &none);
	}
	if (command->settings.svg && command->shown)
		grid_page_end(&command->page, "felt range", &job->out);
}

/* Whether a cell begins with a range, which a column name does only by coincidence. */
static bool is_record(void *state, struct slice cell)
{
	struct range_command *command = state;
	struct slice term = slice_trim(cell);
	size_t length = 0;

	while (length < term.length && !strchr(", \t", term.bytes[length]))
		length++;
	term.length = length;
	return !read_range(command, term, NULL);
}

/* -- the command ---------------------------------------------------------- */

static unsigned rows_of_show(enum show show, bool of_hands)
{
	if (of_hands && show == SHOW_CLASSES)
		return OF_HANDS_CLASSES;
	return show == SHOW_COMBOS                                                    ? OF_COMBOS
	       : show == SHOW_CLASSES || show == SHOW_GRID || show == SHOW_PERCENTILE ? OF_CLASSES
										      : OF_RANGES;
}

static unsigned view_of(const struct range_command *command)
{
	const struct settings *settings = &command->settings;
	const bool several = settings->operand_count != 1 && settings->input == INPUT_LINES;

	if (command->show == SHOW_COUNT || command->show == SHOW_NORMAL)
		return command->show == SHOW_COUNT ? VIEW_COUNT : VIEW_NORMAL;
	if (command->rows == OF_RANGES)
		return VIEW_RANGES;
	if (command->show == SHOW_PERCENTILE)
		return several && !command->make ? VIEW_GIVEN_PERCENTILE : VIEW_PERCENTILE;
	if (command->rows == OF_HANDS_CLASSES)
		return several && !command->make ? VIEW_GIVEN_HANDS_CLASSES : VIEW_HANDS_CLASSES;
	if (command->rows == OF_CLASSES)
		return several && !command->make ? VIEW_GIVEN_CLASSES : VIEW_CLASSES;
	return several && !command->make ? VIEW_GIVEN_COMBOS : VIEW_COMBOS;
}

static bool draws(const struct range_command *command)
{
	const struct settings *settings = &command->settings;

	if (settings->fields || settings->format != ROWS_TEXT)
		return false;
	return command->show == SHOW_GRID || (settings->screen && command->rows == OF_RANGES);
}

/* A fraction of all hands needs no range: they are the range if no input is given. */
static void settle_operands(struct range_command *command)
{
	static char all[] = "100%", *all_hands[] = {all};
	struct settings *settings = &command->settings;

	if (!command->part.given || settings->operand_count || settings->from_count ||
		settings->input != INPUT_LINES || input_has_any())
		return;
	settings->operands = all_hands;
	settings->operand_count = 1;
}

/* Whether the game supports the requested output; reported if not. */
static bool shows_hands(const struct range_command *command)
{
	const struct settings *settings = &command->settings;
	const char *option = settings->svg                      ? "-f svg"
			     : command->show == SHOW_GRID       ? "--grid"
			     : command->show == SHOW_PERCENTILE ? "--percentile"
								: NULL;

	if (!command->of_hands || !option)
		return true;
	report_usage("%s requires a game with two hole cards, not %s", option,
		settings->game->name);
	return false;
}

static const char *const columns[] = {"range", "Range", "ranges", "Ranges", "hand", "Hand", "hands",
	"Hands", NULL};

static int run(int argc, char **argv)
{
	static struct range_command state; /* large; a single instance */
	struct settings *settings = &state.settings;
	struct run run = {.settings = settings,
		.command = &state,
		.each = each,
		.columns = columns,
		.is_record = is_record};
	int status;

	status = options_parse(&command_range, argc, argv, settings, &state);
	if (status != OPTIONS_RUN)
		return status;
	state.of_hands = hands_of_game(settings->game);
	if (!settings->game->combos && !state.of_hands)
		return report_usage("--game: ranges require a game with a board, not %s",
			settings->game->name);
	if (!shows_hands(&state))
		return EXIT_USAGE;
	settle_operands(&state);
	state.rows = rows_of_show(state.show, state.of_hands);
	if (settings->svg && state.show != SHOW_RANGE && state.show != SHOW_GRID)
		return report_usage(
			"-f svg cannot be used with --count, --expand, --normal or --percentile");
	if (settings->svg && settings->fields)
		return report_usage("--fields and -f svg cannot be used together");
	if (!fields_choose(&state.fields, fields, view_of(&state), settings->fields,
		    settings->format) ||
		!options_board_and_dead(settings, 1, &state.board, &state.dead) ||
		!options_board_length(settings, &state.board))
		return EXIT_USAGE;
	state.view = (struct range_view){.settings = settings,
		.range = &state.range,
		.hands = state.of_hands ? &state.hands : NULL,
		.dead = state.board.set | state.dead.set | (CARD_DECK & ~settings->game->deck)};
	state.pictures = draws(&state);
	run.names = state.fields.names;
	run.name_count = state.fields.count;
	run.plain_text = state.pictures || settings->svg;
	run.summary = state.make || settings->svg;
	if (run.summary)
		run.finish = finish;
	status = run_records(&run);
	text_free(&state.normal);
	hands_free(&state.hands);
	hands_free(&state.made_hands);
	grid_page_free(&state.page);
	return status;
}

const struct command command_range = {
	.name = "range",
	.full_name = "felt range",
	.purpose = "show, count and combine ranges",
	.example = "felt range 22+,A2s+,KTs+,QJs,AJo+",
	.operands = "[option ...] [range ...]",
	.about = "Each range is a set of hole cards, such as 22+,A2s+,KTs+,AJo+ or 15%. Without "
		 "operands, ranges are read from standard input, one per line.",
	.digits = RANGE_SHOW_DIGITS,
	.takes = SHARED_SVG | SHARED_TABLES | SHARED_BOARD | SHARED_DEAD | SHARED_DECIMALS |
		 SHARED_GAME,
	COMMAND_OPTIONS(options),
	.view = {{"--expand combos", fields, OF_COMBOS}, {"--expand", fields, OF_CLASSES},
		{"--grid", fields, OF_CLASSES}, {"--percentile", fields, OF_CLASSES},
		{NULL, fields, OF_RANGES}},
	.run = run,
};
