#include "commands.h"
#include "frame/filter.h"
#include "frame/options.h"
#include "range_show.h"
#include "frame/report.h"
#include "frame/screen.h"

#include <string.h>

/* What is shown of a range, and what is made of several. */
enum show { SHOW_RANGE, SHOW_COUNT, SHOW_GRID, SHOW_NORMAL, SHOW_CLASSES, SHOW_COMBOS };
enum make { MAKE_NOTHING, MAKE_DIFFERENCE, MAKE_INTERSECTION, MAKE_UNION };

enum field {
	RANGE,
	COMBO,
	CLASS,
	COMBOS,
	SHARE,
	WEIGHT,
	WEIGHTED,
	POSSIBLE,
	GIVEN,
	ORDER,
	PERCENT
};

/* Rows of one kind: the fields that they may have, the usual ones first. */
enum { TABLE_FIELDS_MAX = 8 };

struct table {
	struct rows_name names[TABLE_FIELDS_MAX];
	enum field fields[TABLE_FIELDS_MAX];
	size_t count;
	size_t usual;
};

static const struct table ranges = {
	{{"range", ROWS_STRING}, {"combos", ROWS_NUMBER}, {"share", ROWS_NUMBER},
		{"weighted", ROWS_NUMBER}, {"possible", ROWS_NUMBER}, {"given", ROWS_STRING}},
	{RANGE, COMBOS, SHARE, WEIGHTED, POSSIBLE, GIVEN},
	6,
	3,
};

static const struct table classes = {
	{{"class", ROWS_STRING}, {"combos", ROWS_NUMBER}, {"weight", ROWS_NUMBER},
		{"given", ROWS_STRING}, {"weighted", ROWS_NUMBER}, {"possible", ROWS_NUMBER},
		{"order", ROWS_NUMBER}, {"percent", ROWS_NUMBER}},
	{CLASS, COMBOS, WEIGHT, GIVEN, WEIGHTED, POSSIBLE, ORDER, PERCENT},
	8,
	3,
};

static const struct table combos = {
	{{"combo", ROWS_STRING}, {"class", ROWS_STRING}, {"weight", ROWS_NUMBER},
		{"given", ROWS_STRING}},
	{COMBO, CLASS, WEIGHT, GIVEN},
	4,
	3,
};

struct range_command {
	struct settings settings;
	struct fields fields;
	const struct table *table;
	struct cards board, dead;
	enum show show;
	enum make make;
	bool pictures;            /* drawn or plain, not rows */
	size_t shown;             /* ranges so far */
	bool begun;               /* the first of those that are combined was read */
	bool broken;              /* one of them could not be */
	bool bare;                /* it was the one to take the others from */
	struct range range, made; /* the one at hand, and what is made of several */
	struct range_view view;   /* of the one at hand */
	struct text normal;
	struct grid_page page;
};

enum { SHOWS = 1, MAKES }; /* groups of options */

static const struct option_row options[] = {
	{0, "count", NULL, "say only how many combos there are",
		INTO_SET(struct range_command, show, SHOW_COUNT), .group = SHOWS},
	{0, "expand", "classes|combos", "write a row for each class or combo",
		INTO_CHOICE(struct range_command, show, SHOW_CLASSES), .group = SHOWS},
	{0, "grid", NULL, "draw the square wherever the output goes",
		INTO_SET(struct range_command, show, SHOW_GRID), .group = SHOWS},
	{0, "normal", NULL, "write only the shortest notation",
		INTO_SET(struct range_command, show, SHOW_NORMAL), .group = SHOWS},
	{0, "difference", NULL, "take all other ranges from the first",
		INTO_SET(struct range_command, make, MAKE_DIFFERENCE), .group = MAKES},
	{0, "intersection", NULL, "keep what all ranges have",
		INTO_SET(struct range_command, make, MAKE_INTERSECTION), .group = MAKES},
	{0, "union", NULL, "put together what any range has",
		INTO_SET(struct range_command, make, MAKE_UNION), .group = MAKES},
};

/* -- rows ----------------------------------------------------------------- */

/* What a row is about: a range, a class of it or a combo. */
struct row {
	struct range_sums sums;
	int class;
	combo combo;
};

static void add_field(struct range_command *command, struct job *job, enum field field,
	const struct record *record, const struct row *row)
{
	struct rows *rows = &job->rows;
	double middle;

	switch (field) {
	case COMBOS:
		rows_uint(rows, row->sums.combos);
		return;
	case SHARE:
	case WEIGHT:
		rows_double(rows, range_sums_share(&row->sums));
		return;
	case WEIGHTED:
		rows_double(rows, range_sums_weighted(&row->sums));
		return;
	case POSSIBLE:
		rows_uint(rows, row->sums.possible);
		return;
	case GIVEN:
		rows_string(rows, slice_trim(record->text));
		return;
	case CLASS:
		combo_class_print(&job->cell, row->class, command->settings.writes);
		job_add_cell(job);
		return;
	case ORDER:
		rows_uint(rows, range_order_place(row->class, NULL) + 1);
		return;
	case PERCENT:
		range_order_place(row->class, &middle);
		rows_double(rows, 100 * middle / COMBO_COUNT);
		return;
	case RANGE:
		rows_string(rows, command->view.normal);
		return;
	case COMBO:
	default:
		combo_print(&job->cell, row->combo, command->settings.writes);
		job_add_cell(job);
		return;
	}
}

static void add_row(struct range_command *command, struct job *job, const struct record *record,
	const struct row *row)
{
	filter_row(job, record);
	for (size_t i = 0; i < command->fields.count; i++)
		add_field(command, job, command->table->fields[command->fields.index[i]], record,
			row);
	rows_end(&job->rows);
}

static void combo_rows(struct range_command *command, struct job *job, const struct record *record,
	int class)
{
	struct row row = {.class = class};
	combo holes[COMBO_CLASS_MOST];
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
	for (int i = 0; i < COMBO_CLASSES; i++) {
		struct row row = {.sums = range_sums_of_class(&command->view, i), .class = i};

		if (row.sums.combos || command->show == SHOW_GRID)
			add_row(command, job, record, &row);
	}
}

static void rows_of(struct range_command *command, struct job *job, const struct record *record)
{
	struct row row = {.class = 0};

	if (command->table == &classes) {
		class_rows(command, job, record);
	} else if (command->table == &combos) {
		for (int i = 0; i < COMBO_CLASSES; i++)
			combo_rows(command, job, record, i);
	} else {
		row.sums = range_sums(&command->view);
		add_row(command, job, record, &row);
	}
}

/* -- ranges --------------------------------------------------------------- */

/* On a screen, or a grid on the way to a file. */
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
	range_show_grid(&command->view, out);
}

/* Shows the range at hand. */
static void show(struct range_command *command, struct job *job, const struct record *record)
{
	text_clear(&command->normal);
	range_print(&command->normal, &command->range, command->settings.writes);
	command->view.normal = text_slice(&command->normal);
	if (command->settings.svg)
		range_show_on_page(&command->view, &command->page);
	else if (command->pictures)
		draw(command, &job->out, record);
	else
		rows_of(command, job, record);
	job->out.failed = job->out.failed || command->normal.failed;
	command->shown++;
}

static void combine(struct range_command *command)
{
	const struct range *by = &command->range;

	if (!command->begun)
		command->made = *by;
	else if (command->make == MAKE_UNION)
		range_unite(&command->made, by);
	else if (command->make == MAKE_INTERSECTION)
		range_intersect(&command->made, by);
	else
		range_subtract(&command->made, by);
	command->begun = true;
}

static status_code each(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct range_command *command = state;
	status_code status =
		range_parse(record->text, command->settings.reads, &command->range, fault);

	if (status) {
		command->broken = true;
		command->bare =
			command->bare || (command->make == MAKE_DIFFERENCE && !command->begun);
		return status;
	}
	range_remove(&command->range, command->view.dead);
	if (command->make)
		combine(command);
	else
		show(command, job, record);
	return STATUS_OK;
}

/* What has been made of all ranges. Without those that were invalid it is another
 * range, which only --keep-going asks for. */
static void finish(void *state, struct job *job)
{
	struct range_command *command = state;
	const struct record none = {.text = {"", 0}};

	if (command->make && command->begun && !command->bare &&
		(!command->broken || command->settings.keep_going)) {
		command->range = command->made;
		show(command, job, &none);
	}
	if (command->settings.svg && command->shown)
		grid_page_end(&command->page, "felt range", &job->out);
}

/* Whether a cell begins with a range, as no column's name does but by chance. */
static bool is_record(void *state, struct slice cell)
{
	struct range_command *command = state;
	struct slice term = slice_trim(cell);
	size_t length = 0;

	while (length < term.length && !strchr(", \t", term.bytes[length]))
		length++;
	term.length = length;
	return !range_parse(term, command->settings.reads, &command->range, NULL);
}

/* -- the command ---------------------------------------------------------- */

/* --count and --normal want few; several ranges need to say whose rows are whose. */
static const char *usual_fields(const struct range_command *command)
{
	const struct settings *settings = &command->settings;
	bool several = settings->operand_count != 1 && settings->input == INPUT_LINES;

	if (settings->fields)
		return settings->fields;
	if (command->show == SHOW_COUNT)
		return "combos,share";
	if (command->show == SHOW_NORMAL)
		return "range";
	if (command->make || !several)
		return NULL;
	return command->table == &combos    ? "combo,class,weight,given"
	       : command->table == &classes ? "class,combos,weight,given"
					    : NULL;
}

static const struct table *table_of(enum show show)
{
	return show == SHOW_COMBOS                         ? &combos
	       : show == SHOW_CLASSES || show == SHOW_GRID ? &classes
							   : &ranges;
}

static bool draws(const struct range_command *command)
{
	const struct settings *settings = &command->settings;

	if (settings->fields || settings->format != ROWS_TEXT)
		return false;
	return command->show == SHOW_GRID || (settings->screen && command->table == &ranges);
}

static const char *const columns[] = {"range", "Range", "ranges", "Ranges", "hand", "Hand", "hands",
	"Hands", NULL};

static int run(int argc, char **argv)
{
	static struct range_command state; /* large, and there is only one */
	struct settings *settings = &state.settings;
	struct filter filter = {.settings = settings,
		.command = &state,
		.each = each,
		.columns = columns,
		.is_record = is_record};
	int status;

	status = options_parse(&command_range, argc, argv, settings, &state);
	if (status != OPTIONS_RUN)
		return status;
	state.table = table_of(state.show);
	if (settings->svg && state.show != SHOW_RANGE && state.show != SHOW_GRID)
		return report_usage(
			"-f svg: draws the square, without --count, --expand or --normal");
	if (settings->svg && settings->fields)
		return report_usage("--fields and -f svg: give one or the other");
	if (!options_fields(usual_fields(&state), state.table->names, state.table->count,
		    state.table->usual, &state.fields) ||
		!options_board_and_dead(settings, 1, &state.board, &state.dead))
		return EXIT_USAGE;
	state.view = (struct range_view){.settings = settings,
		.range = &state.range,
		.dead = state.board.set | state.dead.set};
	state.pictures = draws(&state);
	filter.names = state.fields.names;
	filter.name_count = state.fields.count;
	filter.plain_text = state.pictures || settings->svg;
	filter.summary = state.make || settings->svg;
	if (filter.summary)
		filter.finish = finish;
	status = filter_run(&filter);
	text_free(&state.normal);
	grid_page_free(&state.page);
	return status;
}

const struct command command_range = {
	.name = "range",
	.full_name = "felt range",
	.purpose = "what a range holds: its combos, drawn, counted, listed and combined",
	.example = "felt range 22+,A2s+,KTs+,QJs,AJo+",
	.operands = "[range ...]",
	.about = "Each range is a set of hole cards, such as 22+,A2s+,KTs+,AJo+ or 15%. Without "
		 "operands, "
		 "ranges are read from standard input, one per line.",
	.takes = SHARED_SVG | SHARED_TABLES | SHARED_BOARD | SHARED_DEAD,
	.options = options,
	.option_count = sizeof options / sizeof *options,
	.view = {{"--expand combos", combos.names, 4}, {"--expand", classes.names, 8},
		{"--grid", classes.names, 8}, {NULL, ranges.names, 6}},
	.run = run,
};
