#include "shares.h"

#include <math.h>
#include <string.h>

double shares_share(uint64_t count, uint64_t total)
{
	return total ? (double)count / (double)total : 0;
}

double shares_odds_against(uint64_t count, uint64_t total)
{
	return count ? (double)(total - count) / (double)count : (double)INFINITY;
}

struct share shares_row(const struct census *census, int row)
{
	const int category = CATEGORY_COUNT - 1 - row;

	if (category < 0)
		return (struct share){"total", census->total, census->total};
	return (struct share){category_key((enum category)category), census->by_category[category],
		census->total};
}

void share_category(struct rows *rows, const void *item)
{
	const struct share *share = item;

	rows_cstring(rows, share->category);
}

void share_count(struct rows *rows, const void *item)
{
	const struct share *share = item;

	rows_uint(rows, share->count);
}

void share_share(struct rows *rows, const void *item)
{
	const struct share *share = item;

	rows_double(rows, shares_share(share->count, share->total));
}

void share_odds(struct rows *rows, const void *item)
{
	const struct share *share = item;

	rows_double(rows, shares_odds_against(share->count, share->total));
}

enum {
	NAME_WIDTH = 15, /* "three of a kind" */
	COUNT_WIDTH = 13,
	SHARE_WIDTH = 15,
	ODDS_WIDTH = 14
};

static void add_right(struct text *out, const struct text *cell, size_t width)
{
	text_add_repeated(out, ' ', cell->length < width ? width - cell->length : 0);
	text_add_slice(out, text_slice(cell));
}

/* Three digits that count: 3,216 : 1, 37.5 : 1, 3.26 : 1. */
static void add_odds(struct text *cell, double odds)
{
	if (isinf(odds)) {
		text_add_string(cell, "never");
		return;
	}
	if (odds >= 99.95)
		text_add_uint_grouped(cell, (uint64_t)(odds + 0.5));
	else
		text_add_fixed(cell, odds, odds >= 9.995 ? 1 : 2);
	text_add_string(cell, " : 1");
}

/* A bar in eighths of a column. */
static void add_bar(struct text *out, double share, unsigned columns, bool unicode)
{
	static const char *const eighths[] = {"", "\u258f", "\u258e", "\u258d", "\u258c", "\u258b",
		"\u258a", "\u2589"};
	unsigned length = (unsigned)(share * columns * 8 + 0.5);

	if (!unicode)
		length = (length + 4) / 8 * 8; /* whole columns only */
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

void shares_show(const struct census *census, unsigned bars, bool unicode, struct text *out)
{
	struct text cell = {0};
	double greatest = 0;

	for (int i = 0; i < CATEGORY_COUNT; i++) {
		double share = shares_share(census->by_category[i], census->total);

		greatest = share > greatest ? share : greatest;
	}
	text_add_repeated(out, ' ', NAME_WIDTH);
	text_add_string(out, "        hands   share of all  odds against\n");
	for (int i = CATEGORY_COUNT - 1; i >= 0; i--) {
		const char *name = category_name((enum category)i);
		double share = shares_share(census->by_category[i], census->total);

		text_add_string(out, name);
		text_add_repeated(out, ' ', NAME_WIDTH - strlen(name));
		text_clear(&cell);
		text_add_uint_grouped(&cell, census->by_category[i]);
		add_right(out, &cell, COUNT_WIDTH);
		text_clear(&cell);
		text_add_fixed(&cell, 100 * share, 4);
		text_add_char(&cell, '%');
		add_right(out, &cell, SHARE_WIDTH);
		text_clear(&cell);
		add_odds(&cell, shares_odds_against(census->by_category[i], census->total));
		add_right(out, &cell, ODDS_WIDTH);
		if (bars && census->by_category[i])
			add_bar(out, share / greatest, bars, unicode);
		text_add_char(out, '\n');
	}
	text_clear(&cell);
	text_add_uint_grouped(&cell, census->total);
	text_add_repeated(out, ' ', NAME_WIDTH);
	add_right(out, &cell, COUNT_WIDTH);
	text_add_char(out, '\n');
	text_free(&cell);
}
