#include "equity_matrix.h"

/* -- rows of pairs ------------------------------------------------------------ */

struct equity_matrix_pair {
	size_t problem;
	int hero, villain; /* starting hands */
	const struct matrix_cell *cell;
	enum card_notation notation;
};

FIELD_MEMBER(add_problem, struct equity_matrix_pair, problem);

static void add_class(struct rows *rows, int class, enum card_notation notation)
{
	combo_class_print(rows->cell, class, notation);
	rows_add_cell(rows);
}

static FIELD_CELL(add_hero, struct equity_matrix_pair, pair,
	add_class(rows, pair->hero, pair->notation));
static FIELD_CELL(add_villain, struct equity_matrix_pair, pair,
	add_class(rows, pair->villain, pair->notation));
FIELD_MEMBER(add_matchups, struct equity_matrix_pair, cell->matchups);

static void add_equity(struct rows *rows, const void *item)
{
	rows_fraction(rows, matrix_equity(((const struct equity_matrix_pair *)item)->cell));
}

FIELD_MEMBER(add_win_count, struct equity_matrix_pair, cell->wins);
FIELD_MEMBER(add_tie_count, struct equity_matrix_pair, cell->ties);

static void add_win(struct rows *rows, const void *item)
{
	const struct matrix_cell *cell = ((const struct equity_matrix_pair *)item)->cell;

	rows_fraction(rows, (double)cell->wins / (double)cell->deals);
}

static void add_tie(struct rows *rows, const void *item)
{
	const struct matrix_cell *cell = ((const struct equity_matrix_pair *)item)->cell;

	rows_fraction(rows, (double)cell->ties / (double)cell->deals);
}

FIELD_MEMBER(add_deals, struct equity_matrix_pair, cell->deals);

enum { ROWS = EQUITY_MATRIX_ROWS, SQUARE = EQUITY_MATRIX_SQUARE };

const struct field equity_matrix_fields[] = {
	{"hero", ROWS_STRING, add_hero, ROWS | SQUARE, ROWS | SQUARE},
	{"villain", ROWS_STRING, add_villain, ROWS, ROWS},
	{"matchups", ROWS_NUMBER, add_matchups, ROWS, ROWS},
	{"equity", ROWS_NUMBER, add_equity, ROWS, ROWS},
	{"win_count", ROWS_NUMBER, add_win_count, ROWS, ROWS},
	{"tie_count", ROWS_NUMBER, add_tie_count, ROWS, ROWS},
	{"win", ROWS_NUMBER, add_win, ROWS, ROWS},
	{"tie", ROWS_NUMBER, add_tie, ROWS, ROWS},
	{"deals", ROWS_NUMBER, add_deals, ROWS, ROWS},
	{"problem", ROWS_NUMBER, add_problem, 0, ROWS},
	{.name = NULL},
};

void equity_matrix_rows(struct job *job, const struct record *record, const struct fields *fields,
	const struct equity_matrix *matrix, enum card_notation notation)
{
	struct equity_matrix_pair pair = {.problem = job->record, .notation = notation};

	for (pair.hero = 0; pair.hero < COMBO_CLASSES; pair.hero++)
		for (pair.villain = 0; pair.villain < COMBO_CLASSES; pair.villain++) {
			pair.cell = &matrix->counts.cell[pair.hero][pair.villain];
			if (!pair.cell->deals)
				continue;
			run_row(job, record);
			fields_row(fields, &job->rows, &pair);
		}
}

/* -- the grid ----------------------------------------------------------------- */

bool equity_matrix_has(const struct equity_matrix *matrix, int player, int class)
{
	const struct spot_side *side = &matrix->matchup->two->side[player];

	for (int i = 0; i < side->count; i++)
		if (combo_class(side->combos[i]) == class)
			return true;
	return false;
}

/* Whether the deck has the two ranks of a starting hand. */
static bool is_dealt(int class, card_set deck)
{
	const int row = class / CARD_RANKS, column = class % CARD_RANKS;
	const card_set low = card_bit(card_of(CARD_RANKS - 1 - (row > column ? row : column), 0));

	return deck & low;
}

const struct rows_name *equity_matrix_names(enum card_notation notation, card_set deck,
	size_t *count)
{
	static char names[COMBO_CLASSES][sizeof "1010o"];
	static struct rows_name columns[1 + COMBO_CLASSES];

	columns[0] = (struct rows_name){"hero", ROWS_STRING};
	*count = 1;
	for (int class = 0; class < COMBO_CLASSES; class ++) {
		struct text name = text_over(names[class], sizeof names[class] - 1);

		if (!is_dealt(class, deck))
			continue;
		combo_class_print(&name, class, notation);
		columns[(*count)++] = (struct rows_name){names[class], ROWS_NUMBER};
	}
	return columns;
}

void equity_matrix_square(struct job *job, const struct record *record,
	const struct equity_matrix *matrix, enum card_notation notation)
{
	for (int hero = 0; hero < COMBO_CLASSES; hero++) {
		if (!equity_matrix_has(matrix, 0, hero))
			continue;
		run_row(job, record);
		add_class(&job->rows, hero, notation);
		for (int villain = 0; villain < COMBO_CLASSES; villain++) {
			const struct matrix_cell *cell = &matrix->counts.cell[hero][villain];

			if (!is_dealt(villain, matrix->matchup->game->deck))
				continue;
			if (cell->deals)
				rows_fraction(&job->rows, matrix_equity(cell));
			else
				rows_empty(&job->rows);
		}
		rows_end(&job->rows);
	}
}
