#include "count_hits.h"

#include "frame/layout.h"
#include "frame/screen.h"
#include "frame/shares.h"
#include "frame/wrap.h"

enum { NAME, COLUMNS = 4, BAR_MAX = 30, NAME_MIN = 12, PERCENT_DIGITS = 2 };

static bool is_weighted(const struct range_hits_sum *sum)
{
	return sum->weight != (unsigned long)RANGE_WHOLE * sum->combos;
}

static void add_cells(struct layout *layout, const char *name, const struct range_hits_sum *sum,
	const struct range_hits_sum *all, int digits)
{
	struct text *cell;

	text_add_string(layout_cell(layout), name);
	text_add_uint_grouped(layout_cell(layout), sum->combos);
	cell = layout_cell(layout);
	if (is_weighted(all))
		text_add_fixed(cell, (double)sum->weight / RANGE_WHOLE, 2);
	cell = layout_cell(layout);
	text_add_fixed(cell, 100 * shares_share(sum->weight, all->weight), digits);
	text_add_char(cell, '%');
}

enum { LINES_MAX = MADE_KINDS + MADE_DRAWS + 2 };

/* The table of a range: a header, the kinds that some combo makes, their total, and the draws.
 * Lines without a bar have no sum. */
struct count_hits_show_lines {
	struct layout layout;
	const struct range_hits_sum *sum[LINES_MAX];
	size_t first_draw;
	unsigned long greatest; /* largest weight of a kind or a draw */
	int digits;             /* decimals of percentages */
};

static void add_line(struct count_hits_show_lines *lines, const char *name,
	const struct range_hits_sum *sum, const struct range_hits_sum *all)
{
	if (!sum->combos)
		return;
	if (sum->weight > lines->greatest)
		lines->greatest = sum->weight;
	lines->sum[layout_rows(&lines->layout)] = sum;
	add_cells(&lines->layout, name, sum, all, lines->digits);
}

static void add_lines(struct count_hits_show_lines *lines, const struct hits *hits, int digits)
{
	static const struct layout_column columns[COLUMNS] = {{.right = false}, {.right = true},
		{.right = true}, {.right = true, .least = 7}};
	static const char *const names[] = {"", "combos", "", "share"};
	static const char *const weighted_names[] = {"", "combos", "weighted", "share"};

	*lines = (struct count_hits_show_lines){.digits = digits};
	layout_init(&lines->layout, columns, COLUMNS);
	layout_names(&lines->layout, is_weighted(&hits->all) ? weighted_names : names);
	for (int i = 0; i < MADE_KINDS; i++)
		add_line(lines, made_name((enum made_kind)i), &hits->made[i], &hits->all);
	add_cells(&lines->layout, "", &hits->all, &hits->all, digits);
	lines->first_draw = layout_rows(&lines->layout);
	for (int i = 0; i < MADE_DRAWS; i++)
		add_line(lines, made_draw_name((enum made_draw)i), &hits->draw[i], &hits->all);
	layout_measure(&lines->layout);
}

static void draw_kinds(const struct count_hits *count, struct text *out)
{
	const struct settings *settings = count->settings;
	struct count_hits_show_lines lines;
	unsigned bars;
	size_t others;
	size_t room;

	add_lines(&lines, &count->hits, options_digits(settings, PERCENT_DIGITS));
	/* Shorten the names on a narrow terminal, and compute the columns left for bars. */
	others = layout_columns(&lines.layout, COLUMNS) - lines.layout.width[NAME];
	room = settings->columns > others + NAME_MIN ? settings->columns - others : NAME_MIN;
	if (lines.layout.width[NAME] > room)
		lines.layout.width[NAME] = room;
	room -= lines.layout.width[NAME];
	bars = room > BAR_MAX + LAYOUT_GAP ? BAR_MAX
	       : room > LAYOUT_GAP         ? (unsigned)(room - LAYOUT_GAP)
					   : 0;
	for (size_t i = 0; i < layout_rows(&lines.layout); i++) {
		text_add_string(out, i == lines.first_draw ? "\n" : "");
		text_add_string(out, i ? "" : screen_dim(settings->colour));
		layout_row(&lines.layout, i, false, out);
		text_add_string(out, i ? "" : screen_plain(settings->colour));
		if (lines.sum[i] && bars)
			shares_add_bar(out, shares_share(lines.sum[i]->weight, lines.greatest),
				bars, settings->writes == CARD_UNICODE);
		text_add_char(out, '\n');
	}
	layout_free(&lines.layout, out);
}

static void add_combo(struct layout *layout, const struct count_hits *count, combo h,
	unsigned weight)
{
	const struct made made = made_of(&count->on, combo_cards[h][0], combo_cards[h][1]);
	struct text *cell;

	cards_print(layout_cell(layout), combo_cards[h], 2, count->settings->writes, " ");
	combo_class_print(layout_cell(layout), combo_class(h), count->settings->writes);
	cell = layout_cell(layout);
	if (is_weighted(&count->hits.all))
		text_add_double(cell, (double)weight / RANGE_WHOLE);
	text_add_string(layout_cell(layout), made_name(made.kind));
	count_hits_list_draws(layout_cell(layout), made.draws, made_draw_name, ", ");
}

static void draw_combos(const struct count_hits *count, int range, struct text *out)
{
	static const struct layout_column columns[] = {{.right = false}, {.right = false},
		{.right = true}, {.right = false}, {.right = false}};
	static const char *const names[] = {"combo", "class", "", "made hand", "draws"};
	static const char *const weighted_names[] = {"combo", "class", "weight", "made hand",
		"draws"};
	const struct settings *settings = count->settings;
	const bool with_weights = is_weighted(&count->hits.all);
	combo list[COMBO_COUNT];
	struct layout layout;
	const int combos = count_hits_combos(count, range, list);

	layout_init(&layout, columns, sizeof columns / sizeof *columns);
	layout_names(&layout, with_weights ? weighted_names : names);
	for (int i = 0; i < combos; i++)
		add_combo(&layout, count, list[i], count->problem.range[range].weight[list[i]]);
	layout_measure(&layout);
	for (size_t i = 0; i < layout_rows(&layout); i++) {
		text_add_string(out, i ? "" : screen_dim(settings->colour));
		layout_wrapped_row(&layout, i, settings->columns, settings->colour && i, out);
		text_add_string(out, i ? "" : screen_plain(settings->colour));
		text_add_char(out, '\n');
	}
	layout_free(&layout, out);
}

void count_hits_show_board(const struct count_hits *count, struct text *out)
{
	const struct settings *settings = count->settings;
	const struct cards *board = &count->problem.board;
	struct text line = {0};

	cards_print(&line, board->list, board->count, settings->writes, " ");
	text_add_string(out, "board  ");
	screen_add_cards(out, text_slice(&line), settings->colour);
	text_add_char(out, '\n');
	out->failed = out->failed || line.failed;
	text_free(&line);
}

void count_hits_show_range(const struct count_hits *count, int range, struct text *out)
{
	text_add_char(out, '\n');
	if (count->several || count->problem.count > 1) {
		const struct settings *settings = count->settings;
		struct slice rest = text_slice(&count->name);

		text_add_string(out, screen_bold(settings->colour));
		while (rest.length) {
			screen_add_cards(out, wrap_line(&rest, settings->columns, ","),
				settings->colour);
			text_add_char(out, '\n');
		}
		text_add_string(out, screen_plain(settings->colour));
	}
	if (count->view == COUNT_HITS_KINDS)
		draw_kinds(count, out);
	else
		draw_combos(count, range, out);
}
