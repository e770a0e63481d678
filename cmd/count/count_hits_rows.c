#include "count_hits.h"

#include "frame/shares.h"

#include <string.h>

FIELD_MEMBER(add_problem, struct count_hits_row, problem);
static FIELD_CELL(add_position, struct count_hits_row, row,
	rows_uint(rows, (uint64_t)row->range + 1));
static FIELD_CELL(add_range, struct count_hits_row, row,
	rows_string(rows, text_slice(&row->count->name)));
FIELD_MEMBER(add_kind, struct count_hits_row, kind);
FIELD_MEMBER(add_group, struct count_hits_row, group);
FIELD_MEMBER(add_combos, struct count_hits_row, sum.combos);

static double weighted(const struct range_hits_sum *sum)
{
	return (double)sum->weight / RANGE_WHOLE;
}

static FIELD_CELL(add_weighted, struct count_hits_row, row, rows_double(rows, weighted(&row->sum)));
static FIELD_CELL(add_weight, struct count_hits_row, row, rows_fraction(rows, weighted(&row->sum)));
static FIELD_CELL(add_probability, struct count_hits_row, row,
	rows_fraction(rows, shares_share(row->sum.weight, row->count->hits.all.weight)));

static void add_board(struct rows *rows, const void *item)
{
	const struct count_hits_row *row = item;
	const struct cards *board = &row->count->problem.board;

	rows_cards(rows, board->list, board->count, row->count->settings->writes);
}

static void add_dead(struct rows *rows, const void *item)
{
	const struct count_hits_row *row = item;
	card cards[CARD_COUNT];
	const int count = card_set_list(row->count->problem.dead, cards);

	rows_cards(rows, cards, count, row->count->settings->writes);
}

static void add_combo(struct rows *rows, const void *item)
{
	const struct count_hits_row *row = item;

	combo_print(rows->cell, row->combo, row->count->settings->writes);
	rows_add_cell(rows);
}

static void add_class(struct rows *rows, const void *item)
{
	const struct count_hits_row *row = item;

	combo_class_print(rows->cell, combo_class(row->combo), row->count->settings->writes);
	rows_add_cell(rows);
}

static FIELD_CELL(add_made, struct count_hits_row, row,
	rows_cstring(rows, made_key(row->made.kind)));

void count_hits_list_draws(struct text *out, unsigned draws, const char *(*name)(enum made_draw),
	const char *between)
{
	size_t count = 0;

	for (int i = 0; i < MADE_DRAWS; i++) {
		if (!(draws >> i & 1))
			continue;
		text_add_string(out, count++ ? between : "");
		text_add_string(out, name((enum made_draw)i));
	}
}

static void add_draws(struct rows *rows, const void *item)
{
	const struct count_hits_row *row = item;

	count_hits_list_draws(rows->cell, row->made.draws, made_draw_key, ",");
	rows_add_cell(rows);
}

enum { KINDS = COUNT_HITS_KINDS, COMBOS = COUNT_HITS_COMBOS, BOTH = KINDS | COMBOS };

const struct field count_hits_fields[] = {
	{"problem", ROWS_NUMBER, add_problem, BOTH, BOTH},
	{"position", ROWS_NUMBER, add_position, BOTH, BOTH},
	{"range", ROWS_STRING, add_range, KINDS, BOTH},
	{"kind", ROWS_STRING, add_kind, KINDS, KINDS},
	{"group", ROWS_STRING, add_group, KINDS, KINDS},
	{"combos", ROWS_NUMBER, add_combos, KINDS, KINDS},
	{"weighted", ROWS_NUMBER, add_weighted, KINDS, KINDS},
	{"probability", ROWS_NUMBER, add_probability, KINDS, BOTH},
	{"combo", ROWS_CARDS, add_combo, COMBOS, COMBOS},
	{"class", ROWS_STRING, add_class, COMBOS, COMBOS},
	{"weight", ROWS_NUMBER, add_weight, COMBOS, COMBOS},
	{"made", ROWS_STRING, add_made, COMBOS, COMBOS},
	{"draws", ROWS_LIST, add_draws, COMBOS, COMBOS},
	{"standing", ROWS_NUMBER, scored_standing, COMBOS, COMBOS},
	{"name", ROWS_STRING, scored_name, COMBOS, COMBOS},
	{"category", ROWS_STRING, scored_category, 0, COMBOS},
	{"board", ROWS_CARDS, add_board, 0, BOTH},
	{"dead", ROWS_CARDS, add_dead, 0, BOTH},
	{.name = NULL},
};

static void add_row(struct job *job, const struct record *record, const struct count_hits_row *row)
{
	run_row(job, record);
	fields_row(&row->count->fields, &job->rows, row);
}

static void add_kind_row(struct job *job, const struct record *record, struct count_hits_row *row,
	const char *group, const char *kind, const struct range_hits_sum *sum)
{
	row->group = group;
	row->kind = kind;
	row->sum = *sum;
	add_row(job, record, row);
}

int count_hits_combos(const struct count_hits *count, int range, combo list[COMBO_COUNT])
{
	const struct range *of = &count->problem.range[range];
	int found = 0;

	for (int class = 0; class < COMBO_CLASSES; class ++) {
		combo combos[COMBO_CLASS_MAX];
		const int all = combo_class_list(class, combos);

		for (int i = 0; i < all; i++)
			if (of->weight[combos[i]] &&
				!(combo_set(combos[i]) & (count->on.cards | count->on.dead)))
				list[found++] = combos[i];
	}
	return found;
}

static void combo_rows(struct job *job, const struct record *record, struct count_hits_row *row)
{
	const struct count_hits *count = row->count;
	const struct cards *board = &count->problem.board;
	combo list[COMBO_COUNT];
	card hand[HAND_MAX];
	const int combos = count_hits_combos(count, row->range, list);

	memcpy(hand + 2, board->list, (size_t)board->count);
	for (int i = 0; i < combos; i++) {
		memcpy(hand, combo_cards[list[i]], 2);
		row->combo = list[i];
		row->sum = (struct range_hits_sum){1,
			count->problem.range[row->range].weight[list[i]]};
		row->made = made_of(&count->on, hand[0], hand[1]);
		row->scored = (struct scored){.game = count->settings->game,
			.cards = hand,
			.own = 2,
			.board = board->count,
			.value = row->made.value,
			.notation = count->settings->writes};
		add_row(job, record, row);
	}
}

void count_hits_rows(const struct count_hits *count, struct job *job, const struct record *record,
	int range)
{
	struct count_hits_row row = {.count = count, .problem = job->record, .range = range};

	if (count->view == COUNT_HITS_KINDS) {
		const struct hits *hits = &row.count->hits;

		for (int i = 0; i < MADE_KINDS; i++)
			add_kind_row(job, record, &row, "made", made_key((enum made_kind)i),
				&hits->made[i]);
		add_kind_row(job, record, &row, "total", "total", &hits->all);
		for (int i = 0; i < MADE_DRAWS; i++)
			add_kind_row(job, record, &row, "draw", made_draw_key((enum made_draw)i),
				&hits->draw[i]);
	} else
		combo_rows(job, record, &row);
}
