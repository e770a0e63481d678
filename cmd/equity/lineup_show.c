#include "lineup_show.h"

#include "equity_show.h"
#include "frame/layout.h"
#include "frame/screen.h"
#include "lineup_json.h"
#include "result.h"

#include <math.h>
#include <string.h>

/* -- the table of players ----------------------------------------------------- */

enum { NAME = 1, NAME_LEAST = 11, EQUITY = 2, COLUMNS = 11 };

static bool all_known(const struct lineup *lineup)
{
	for (int i = 0; i < lineup->players; i++)
		if (lineup->player[i].drawn)
			return false;
	return !lineup->ranges;
}

/* The farther bound of the 95 % interval around an equity. */
static double widest(const struct tally *tally, int player)
{
	const double equity = tally_equity(tally, player);
	double low, high;

	tally_interval(tally, player, &low, &high);
	return fmax(equity - low, high - equity);
}

static void add_share(struct layout *layout, const struct lineup_style *style, bool shown,
	double share)
{
	struct text *cell = layout_cell(layout);

	if (shown)
		equity_show_share(cell, style->settings, share);
}

static void add_player(struct layout *layout, const struct lineup_style *style,
	const struct lineup *lineup, const struct answer *answer, int player)
{
	const struct tally *tally = &answer->tally;
	const deal_count deals = tally_deals(tally);
	const deal_count boards = tally_boards_of(tally, TALLY_HIGH);
	struct text *cell;

	text_add_uint(layout_cell(layout), (uint64_t)player + 1);
	lineup_result_add_range(layout_cell(layout), lineup, answer, player,
		style->settings->writes, " ");
	add_share(layout, style, true, tally_equity(tally, player));
	cell = layout_cell(layout);
	if (answer->method == ANSWER_SAMPLED) {
		text_add_string(cell, "±");
		equity_show_share(cell, style->settings, widest(tally, player));
	}
	add_share(layout, style, tally->halves, tally_share(tally, TALLY_HIGH, player));
	add_share(layout, style, tally->halves, tally_share(tally, TALLY_LOW, player));
	add_share(layout, style, tally->halves || tally->boards > 1,
		deal_ratio(tally_scoops(tally, player), deals));
	add_share(layout, style, !tally->halves,
		deal_ratio(tally_won(tally, TALLY_HIGH, player), boards));
	add_share(layout, style, !tally->halves,
		deal_ratio(tally_tied(tally, TALLY_HIGH, player), boards));
	add_share(layout, style, tally->boards > 1, tally_deviation(tally, player));
	add_share(layout, style, lineup->runs, tally_deviation_of_one(tally, player));
}

static void draw_table(const struct lineup_style *style, const struct lineup *lineup,
	const struct answer *answer, struct text *out)
{
	static const struct layout_column columns[COLUMNS] = {{.right = false}, {.right = false},
		{.right = true, .least = 8}, {.right = true}, {.right = true, .least = 7},
		{.right = true, .least = 7}, {.right = true, .least = 7},
		{.right = true, .least = 7}, {.right = true, .least = 6}, {.right = true},
		{.right = true}};
	const bool several = answer->tally.boards > 1;
	const bool halves = answer->tally.halves, colour = style->settings->colour;
	const char *const names[COLUMNS] = {"player", "hand", "equity",
		answer->method == ANSWER_SAMPLED ? "±95%" : "", halves ? "high" : "",
		halves ? "low" : "", halves || several ? "scoop" : "", halves ? "" : "win",
		halves ? "" : "tie", several ? "deviation" : "", lineup->runs ? "once" : ""};
	deal_count best = 0;
	struct layout layout;

	layout_init(&layout, columns, COLUMNS);
	layout_names(&layout, names);
	for (int i = 0; i < lineup->players; i++) {
		const deal_count shares = tally_shares(&answer->tally, i);

		add_player(&layout, style, lineup, answer, i);
		best = shares > best ? shares : best;
	}
	layout_measure(&layout);
	layout_fit(&layout, style->settings->columns, NAME, NAME_LEAST, EQUITY);
	for (size_t row = 0; row < layout_rows(&layout); row++) {
		const bool wins = row && tally_shares(&answer->tally, (int)row - 1) == best;

		text_add_string(out, !row ? screen_dim(colour) : wins ? screen_bold(colour) : "");
		layout_row(&layout, row, colour, out);
		text_add_string(out, !row || wins ? screen_plain(colour) : "");
		text_add_char(out, '\n');
	}
	layout_free(&layout, out);
}

static void show_how(const struct lineup_style *style, const struct lineup *lineup,
	const struct answer *answer, struct text *out)
{
	const deal_count deals = tally_deals(&answer->tally);
	double error = 0;

	text_add_string(out, result_method(answer->method));
	text_add_string(out, ": ");
	equity_show_count(out, deals);
	text_add_string(out, lineup->boards == 1 && all_known(lineup) ? " board" : " deal");
	text_add_string(out, deals == 1 ? "" : "s");
	if (lineup->boards > 1) {
		text_add_string(out, " of ");
		text_add_uint(out, (uint64_t)lineup->boards);
		text_add_string(out, lineup->runs ? " runs" : " boards");
	}
	if (answer->method == ANSWER_INTERRUPTED)
		text_add_string(out, " so far, which are not a random sample");
	if (answer->method == ANSWER_SAMPLED) {
		for (int i = 0; i < lineup->players; i++)
			error = fmax(error, tally_stderr(&answer->tally, i));
		text_add_string(out, " of --seed ");
		text_add_uint(out, answer->seed);
		text_add_string(out, ", standard error ");
		text_add_fixed(out, error, error < 0.00095 ? 5 : 4);
	}
	if (style->live) {
		text_add_string(out, ", ");
		equity_show_seconds(out, answer->seconds);
	}
	text_add_char(out, '\n');
}

/* -- categories --------------------------------------------------------------- */

static void add_category(struct layout *layout, const struct settings *settings, const char *name,
	const struct tally_ends *ends, deal_count boards)
{
	text_add_string(layout_cell(layout), name);
	equity_show_share(layout_cell(layout), settings, deal_ratio(ends->all, boards));
	equity_show_share(layout_cell(layout), settings, deal_ratio(ends->won, boards));
	equity_show_share(layout_cell(layout), settings, deal_ratio(ends->tied, boards));
}

/* A table of a player's hands of one half: how often the hand ends in each category, and wins and
 * ties with it. Categories that never come are left out, and so is a table without any. */
static void draw_categories(const struct lineup_style *style, const struct lineup *lineup,
	const struct answer *answer, int player, enum tally_half half, struct text *out)
{
	static const struct layout_column columns[] = {{.least = 15}, {.right = true, .least = 8},
		{.right = true, .least = 9}, {.right = true, .least = 9}};
	const struct order *order = lineup_half_order(lineup->game, half);
	const deal_count boards = tally_boards_of(&answer->tally, TALLY_HIGH);
	struct layout layout;
	struct text *head;

	layout_init(&layout, columns, 4);
	head = layout_cell(&layout);
	text_add_string(head, "player ");
	text_add_uint(head, (uint64_t)player + 1);
	if (answer->tally.halves)
		text_add_string(head, half == TALLY_HIGH ? ", high" : ", low");
	text_add_string(layout_cell(&layout), "ends");
	text_add_string(layout_cell(&layout), "wins");
	text_add_string(layout_cell(&layout), "ties");
	for (int c = order->categories - 1; c >= 0; c--) {
		const struct tally_ends *ends = &answer->tally.ends[half][player][c];

		if (ends->all)
			add_category(&layout, style->settings, order->category[c].name, ends,
				boards);
	}
	layout_measure(&layout);
	if (layout_rows(&layout) > 1)
		text_add_char(out, '\n');
	if (layout_columns(&layout, 4) > style->settings->columns)
		layout.width[3] = 0; /* a narrow screen has no room for ties */
	for (size_t row = 0; layout_rows(&layout) > 1 && row < layout_rows(&layout); row++) {
		layout_row(&layout, row, false, out);
		text_add_char(out, '\n');
	}
	layout_free(&layout, out);
}

/* -- all of it ---------------------------------------------------------------- */

void lineup_show_title(const struct lineup_style *style, const struct lineup *lineup,
	const struct answer *answer, size_t problem, struct text *out)
{
	const struct settings *settings = style->settings;
	struct cards boards[BOARDS_MAX];
	struct text line = {0};

	if (problem > 1)
		text_add_char(out, '\n');
	if (style->titles) {
		for (int i = 0; i < lineup->players; i++) {
			text_add_string(&line, i ? "; " : "");
			lineup_result_add_range(&line, lineup, answer, i, settings->writes, "");
		}
		lineup_print_known(&line, lineup, settings->writes);
		text_add_string(out, screen_bold(settings->colour));
		screen_add_cards(out, text_slice(&line), settings->colour);
		text_add_string(out, screen_plain(settings->colour));
		text_add_char(out, '\n');
	} else {
		const int count = lineup_has_one_board(lineup) ? 1 : lineup->boards;

		for (int b = 0; b < count; b++) {
			boards[b].count = lineup->boards ? lineup->board[b].known : 0;
			memcpy(boards[b].list, lineup->board[b].cards, (size_t)boards[b].count);
		}
		screen_add_boards(out, boards, count, settings->writes, settings->colour);
	}
	out->failed = out->failed || line.failed;
	text_free(&line);
}

static void show(const struct lineup_style *style, size_t problem, const struct lineup *lineup,
	const struct answer *answer, struct text *out)
{
	lineup_show_title(style, lineup, answer, problem, out);
	draw_table(style, lineup, answer, out);
	show_how(style, lineup, answer, out);
	for (int i = 0; answer->tally.detail && i < lineup->players; i++)
		for (int half = 0; half < (answer->tally.halves ? 2 : 1); half++)
			draw_categories(style, lineup, answer, i, (enum tally_half)half, out);
}

/* The rows of a player: one, or one for each category. */
static void add_rows(const struct lineup_style *style, struct job *job, const struct record *record,
	struct result *result)
{
	const struct tally *tally = &result->answer->tally;

	for (int half = 0; half < (tally->detail && tally->halves ? 2 : 1); half++) {
		const struct order *order =
			lineup_half_order(result->lineup->game, (enum tally_half)half);

		result->half = (enum tally_half)half;
		result->order = order;
		for (int c = tally->detail ? order->categories - 1 : 0; c >= 0; c--) {
			result->category = c;
			result->ends = tally->ends[half][result->player][c];
			run_row(job, record);
			fields_row(&style->fields, &job->rows, result);
		}
	}
}

bool lineup_style_init(struct lineup_style *style, const struct settings *settings, unsigned view)
{
	const struct boards_rule several = options_boards_rule(settings);
	unsigned views = settings->game->low ? view << LINEUP_VIEW_HALVES : view;

	if (view == LINEUP_PLAYER && several.count > 1)
		views |= several.runs ? LINEUP_BOARDS | LINEUP_RUNS : LINEUP_BOARDS;
	style->settings = settings;
	style->pictures = settings->screen && !settings->fields;
	style->live = settings->screen && screen_is_live();
	return fields_choose(&style->fields, lineup_fields, views, settings->fields,
		settings->format);
}

void lineup_write(const struct lineup_style *style, struct job *job, const struct record *record,
	size_t problem, const struct lineup *lineup, const struct answer *answer)
{
	const struct settings *settings = style->settings;

	if (style->pictures) {
		show(style, problem, lineup, answer, &job->out);
		return;
	}
	if (settings->format == ROWS_JSON && !settings->fields) {
		lineup_json(job, record, problem, lineup, answer, settings->writes);
		return;
	}
	for (int i = 0; i < lineup->players; i++) {
		struct result result = lineup_result_of(lineup, answer, i);

		result.problem = problem;
		result.notation = settings->writes;
		add_rows(style, job, record, &result);
	}
}
