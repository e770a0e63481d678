#include "frame/fields.h"
#include "shoe_shares.h"

#include "layout.h"

struct shoe_share shoe_shares_row(const struct shoe_census *census, const struct shoe_rules *rules,
	int row)
{
	const int category = rules->categories - 1 - row;

	if (category < 0)
		return (struct shoe_share){{"total", census->total, census->total}, 0};
	return (struct shoe_share){{rules->category[category].key, census->by_category[category],
					   census->total},
		rules->category[category].total};
}

FIELD_CELL_IF(shoe_share_total, struct shoe_share, row, row->total,
	rows_uint(rows, (uint64_t)row->total));

/* -- a screen ------------------------------------------------------------------------ */

/* A line: a category, or the hard and the soft hands of one total. */
struct line {
	const struct shoe_category *category;
	uint64_t count, soft, hard;
};

struct lines {
	struct line line[SHOE_CATEGORIES_MAX];
	int count;
	uint64_t most; /* hands of a line */
};

static bool is_of_total(const struct shoe_category *category)
{
	return category->soft || category->hard;
}

static void add_part(struct layout *layout, const struct line *line, uint64_t part)
{
	struct text *const cell = layout_cell(layout);

	if (is_of_total(line->category) && part)
		text_add_uint_grouped(cell, part);
}

static void add_cells(struct layout *layout, const struct lines *lines, uint64_t total, int digits)
{
	struct text *cell;

	for (int i = 0; i < lines->count; i++) {
		const struct line *const line = &lines->line[i];

		cell = layout_cell(layout);
		if (is_of_total(line->category))
			text_add_uint(cell, line->category->total);
		else
			text_add_string(cell, line->category->name);
		text_add_uint_grouped(layout_cell(layout), line->count);
		cell = layout_cell(layout);
		text_add_fixed(cell, 100 * shares_share(line->count, total), digits);
		text_add_char(cell, '%');
		shares_add_odds(layout_cell(layout), shares_odds_against(line->count, total));
		add_part(layout, line, line->soft);
		add_part(layout, line, line->hard);
	}
	layout_cell(layout);
	text_add_uint_grouped(layout_cell(layout), total);
}

enum { COLUMNS = 6 };

void shoe_shares_show(const struct shoe_census *census, const struct shoe_rules *rules, int digits,
	unsigned bars, bool unicode, struct text *out)
{
	static const struct layout_column columns[COLUMNS] = {{.least = 15},
		{.right = true, .least = 11}, {.right = true, .least = 13},
		{.right = true, .least = 12}, {.right = true}, {.right = true}};
	const char *const names[COLUMNS] = {rules->totals ? "total" : "", "hands", "share of all",
		"odds against", rules->totals ? "soft" : "", rules->totals ? "hard" : ""};
	struct layout layout;
	struct lines lines;

	lines = (struct lines){.count = 0};
	for (int i = rules->categories - 1; i >= 0; i--)
		if (census->by_category[i]) {
			struct line *last = &lines.line[lines.count];

			if (lines.count && is_of_total(&rules->category[i]) &&
				is_of_total(last[-1].category) &&
				last[-1].category->total == rules->category[i].total)
				last--;
			else
				lines.line[lines.count++] =
					(struct line){.category = &rules->category[i]};
			last->count += census->by_category[i];
			*(rules->category[i].soft ? &last->soft : &last->hard) +=
				census->by_category[i];
			if (last->count > lines.most)
				lines.most = last->count;
		}
	layout_init(&layout, columns, COLUMNS);
	layout_names(&layout, names);
	add_cells(&layout, &lines, census->total, digits);
	for (int i = 2; i < COLUMNS; i++)
		layout_cell(&layout);
	layout_measure(&layout);
	for (size_t row = 0; row < layout_rows(&layout); row++) {
		const bool counted = row >= 1 && row <= (size_t)lines.count;

		if (bars && counted) {
			layout_begin_row(&layout, row, COLUMNS, false, out);
			shares_add_bar(out, shares_share(lines.line[row - 1].count, lines.most),
				bars, unicode);
		} else {
			layout_row(&layout, row, false, out);
		}
		text_add_char(out, '\n');
	}
	layout_free(&layout, out);
}
