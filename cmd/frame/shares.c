#include "frame/fields.h"
#include "shares.h"

#include "layout.h"

#include <math.h>
#include <string.h>

double shares_share(uint64_t count, uint64_t total)
{
	return total ? (double)count / (double)total : 0;
}

static double shares_odds_against(uint64_t count, uint64_t total)
{
	return count ? (double)(total - count) / (double)count : (double)INFINITY;
}

/* Whether the ranking has a qualifier, which some hands fail. */
static bool has_none(const struct order *order)
{
	return order == &order_eight_or_better;
}

int shares_rows(const struct order *order)
{
	return order->categories + has_none(order) + 1;
}

struct share shares_row(const struct breakdown *breakdown, const struct order *order, int row)
{
	const int category = order->categories - 1 - row;

	if (category == SHARES_NONE && has_none(order))
		return (struct share){"no-low", breakdown->none, breakdown->total};
	if (category < 0)
		return (struct share){"total", breakdown->total, breakdown->total};
	return (struct share){order->category[category].key, breakdown->by_category[category],
		breakdown->total};
}

FIELD_CELL(share_category, struct share, share, rows_cstring(rows, share->category));
FIELD_CELL(share_count, struct share, share, rows_uint(rows, share->count));
FIELD_CELL(share_probability, struct share, share,
	rows_fraction(rows, shares_share(share->count, share->total)));
FIELD_CELL(share_odds, struct share, share,
	rows_double(rows, shares_odds_against(share->count, share->total)));

/* Appends odds with three significant digits: 3,216 : 1, 37.5 : 1, 3.26 : 1; "never" if infinite.
 */
static void shares_add_odds(struct text *out, double odds)
{
	if (isinf(odds)) {
		text_add_string(out, "never");
		return;
	}
	if (odds >= 99.95)
		text_add_uint_grouped(out, (uint64_t)(odds + 0.5));
	else
		text_add_fixed(out, odds, odds >= 9.995 ? 1 : 2);
	text_add_string(out, " : 1");
}

/* Lengths are in eighths of a column. */
void shares_add_bar(struct text *out, double share, unsigned columns, bool unicode)
{
	static const char *const eighths[] = {"", "\u258f", "\u258e", "\u258d", "\u258c", "\u258b",
		"\u258a", "\u2589"};
	unsigned length = (unsigned)(share * columns * 8 + 0.5);

	if (!unicode)
		length = (length + 4) / 8 * 8; /* round to whole columns */
	if (!length)
		return;
	text_add_string(out, "  ");
	if (!unicode) {
		text_add_repeated(out, '#', length / 8);
		return;
	}
	for (unsigned i = 0; i < length / 8; i++)
		text_add_string(out, "\u2588");
	text_add_string(out, eighths[length % 8]);
}

/* The largest share of a row. */
static double greatest_share(const struct breakdown *breakdown, const struct order *order)
{
	double greatest = 0;

	for (int i = 0; i < shares_rows(order) - 1; i++) {
		const struct share row = shares_row(breakdown, order, i);
		const double share = shares_share(row.count, row.total);

		greatest = share > greatest ? share : greatest;
	}
	return greatest;
}

void shares_show(const struct breakdown *breakdown, const struct order *order, const char *name,
	int digits, unsigned bars, bool unicode, struct text *out)
{
	/* wide enough for all seven-card hands, so that consecutive tables line up */
	static const struct layout_column columns[] = {{.least = 15}, {.right = true, .least = 11},
		{.right = true, .least = 13}, {.right = true, .least = 12}};
	const char *const names[] = {name, "hands", "share of all", "odds against"};
	const double greatest = greatest_share(breakdown, order);
	const size_t last = (size_t)shares_rows(order);
	struct layout layout;

	layout_init(&layout, columns, 4);
	layout_names(&layout, names);
	for (int i = 0; i < shares_rows(order) - 1; i++) {
		const struct share share = shares_row(breakdown, order, i);
		const int category = order->categories - 1 - i;
		struct text *cell;

		text_add_string(layout_cell(&layout),
			category < 0 ? "no low" : order->category[category].name);
		text_add_uint_grouped(layout_cell(&layout), share.count);
		cell = layout_cell(&layout);
		text_add_fixed(cell, 100 * shares_share(share.count, share.total), digits);
		text_add_char(cell, '%');
		shares_add_odds(layout_cell(&layout),
			shares_odds_against(share.count, share.total));
	}
	layout_cell(&layout);
	text_add_uint_grouped(layout_cell(&layout), breakdown->total);
	layout_cell(&layout);
	layout_cell(&layout);
	layout_measure(&layout);
	for (size_t row = 0; row < layout_rows(&layout); row++) {
		struct share share = {.count = 0};

		if (row >= 1 && row < last)
			share = shares_row(breakdown, order, (int)row - 1);
		layout_row(&layout, row, false, out);
		if (bars && share.count)
			shares_add_bar(out, shares_share(share.count, share.total) / greatest, bars,
				unicode);
		text_add_char(out, '\n');
	}
	layout_free(&layout, out);
}

struct shoe_share shoe_shares_row(const struct shoe_breakdown *breakdown,
	const struct shoe_rules *rules, int row)
{
	const int category = rules->categories - 1 - row;

	if (category < 0)
		return (struct shoe_share){{"total", breakdown->total, breakdown->total}, 0};
	return (struct shoe_share){{rules->category[category].key, breakdown->by_category[category],
					   breakdown->total},
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

struct shares_lines {
	struct line line[SHOE_CATEGORIES_MAX];
	int count;
	uint64_t most; /* largest number of hands in a line */
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

static void add_total_cells(struct layout *layout, const struct shares_lines *lines, uint64_t total,
	int digits)
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

void shoe_shares_show(const struct shoe_breakdown *breakdown, const struct shoe_rules *rules,
	int digits, unsigned bars, bool unicode, struct text *out)
{
	static const struct layout_column columns[COLUMNS] = {{.least = 15},
		{.right = true, .least = 11}, {.right = true, .least = 13},
		{.right = true, .least = 12}, {.right = true}, {.right = true}};
	const char *const names[COLUMNS] = {rules->totals ? "total" : "", "hands", "share of all",
		"odds against", rules->totals ? "soft" : "", rules->totals ? "hard" : ""};
	struct layout layout;
	struct shares_lines lines = {.count = 0};

	for (int i = rules->categories - 1; i >= 0; i--)
		if (breakdown->by_category[i]) {
			struct line *last = &lines.line[lines.count];

			if (lines.count && is_of_total(&rules->category[i]) &&
				is_of_total(last[-1].category) &&
				last[-1].category->total == rules->category[i].total)
				last--;
			else
				lines.line[lines.count++] =
					(struct line){.category = &rules->category[i]};
			last->count += breakdown->by_category[i];
			*(rules->category[i].soft ? &last->soft : &last->hard) +=
				breakdown->by_category[i];
			if (last->count > lines.most)
				lines.most = last->count;
		}
	layout_init(&layout, columns, COLUMNS);
	layout_names(&layout, names);
	add_total_cells(&layout, &lines, breakdown->total, digits);
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
