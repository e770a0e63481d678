#include "equity_show.h"

#include "frame/layout.h"
#include "frame/report.h"
#include "frame/screen.h"
#include "frame/width.h"

#include <math.h>
#include <string.h>

void equity_show_count(struct text *out, deal_count count)
{
	struct text digits = {0};
	size_t first;

	deal_print(&digits, count);
	first = (digits.length + 2) % 3 + 1;
	for (size_t i = 0; i < digits.length; i++) {
		if (i >= first && (i - first) % 3 == 0)
			text_add_char(out, ',');
		text_add_char(out, digits.bytes[i]);
	}
	out->failed = out->failed || digits.failed;
	text_free(&digits);
}

void equity_show_share(struct text *out, const struct settings *settings, double share)
{
	text_add_fixed(out, 100 * share, options_digits(settings, EQUITY_SHOW_DIGITS));
	text_add_char(out, '%');
}

size_t equity_show_share_columns(const struct settings *settings)
{
	const int digits = options_digits(settings, EQUITY_SHOW_DIGITS);

	return sizeof "100%" - 1 + (size_t)(digits + (digits > 0));
}

void equity_show_seconds(struct text *out, double seconds)
{
	static const struct {
		double least, unit;
		const char *name;
	} units[] = {{2 * 31557600.0, 31557600, " years"}, {2 * 86400.0, 86400, " days"},
		{7200, 3600, " h"}, {100, 60, " min"}, {1, 1, " s"}, {1e-3, 1e-3, " ms"},
		{1e-6, 1e-6, " µs"}, {0, 1e-6, " µs"}};
	size_t i = 0;
	double value;

	while (seconds < units[i].least)
		i++;
	value = fmax(seconds / units[i].unit, 1);
	text_add_fixed(out, value, value < 9.95 && value > 1 && seconds >= 1e-3 ? 1 : 0);
	text_add_string(out, units[i].name);
}

void equity_show_cards(const struct settings *settings, int player, const double equity[CARD_COUNT],
	struct text *out)
{
	static const int suits[CARD_SUITS] = {CARD_SPADES, CARD_HEARTS, CARD_DIAMONDS, CARD_CLUBS};
	const size_t width = equity_show_share_columns(settings);
	const bool narrow = settings->columns < CARD_SUITS * (4 + width + 3) - 3;
	struct text cell = {0};

	text_add_string(out, "\nplayer ");
	text_add_uint(out, (uint64_t)player + 1);
	text_add_string(out, " after each card\n");
	for (int rank = CARD_RANKS - 1; rank >= 0; rank--) {
		if (!(settings->game->deck & card_bit(card_of(rank, 0))))
			continue;
		for (int s = 0; s < CARD_SUITS; s++) {
			const bool first = !s || (s == CARD_SUITS / 2 && narrow);
			const card c = card_of(rank, suits[s]);

			text_clear(&cell);
			card_print(&cell, c, settings->writes);
			text_add_string(out, !first ? "   " : s ? "\n" : "");
			screen_add_cards(out, text_slice(&cell), settings->colour);
			text_add_repeated(out, ' ', 4 - width_columns(text_slice(&cell)));
			text_clear(&cell);
			if (equity[c] >= 0)
				equity_show_share(&cell, settings, equity[c]);
			else
				text_add_char(&cell, '-');
			text_add_repeated(out, ' ', width - cell.length);
			text_add_slice(out, text_slice(&cell));
		}
		text_add_char(out, '\n');
	}
	out->failed = out->failed || cell.failed;
	text_free(&cell);
}

void equity_show_choice(const struct settings *settings, enum equity_mode mode,
	const struct answer *answer, double most)
{
	const bool pictures = settings->screen && !settings->fields;
	char room[256];
	struct text out = text_over(room, sizeof room);

	/* check the terminal last, because a stream gets here with every matchup */
	if (settings->operand_count == 0 || mode != EQUITY_AUTO ||
		(pictures && answer->method == ANSWER_EXACT && answer->cost < 1) ||
		!screen_errors_are_live())
		return;
	if (answer->method == ANSWER_SAMPLED && isinf(answer->cost)) {
		text_add_string(&out, "sampled: no exact method can count so many deals");
	} else if (answer->method == ANSWER_SAMPLED) {
		text_add_string(&out, "sampled: exact counting would take about ");
		equity_show_seconds(&out, answer->cost);
		text_add_string(&out, " on one core (--exact forces it)");
	} else {
		text_add_string(&out, "exact by '");
		text_add_slice(&out, answer->algorithm);
		text_add_string(&out, "', estimated at ");
		equity_show_seconds(&out, answer->cost);
		text_add_string(&out, " on one core; up to ");
		equity_show_seconds(&out, most);
		text_add_string(&out, " exact is the default");
	}
	report_warning("%.*s", (int)out.length, out.bytes);
}

/* -- the table of players ----------------------------------------------------- */

enum { NAME = 1, NAME_MIN = 11, EQUITY = 3, COLUMNS = 12 };

/* Whether each player can have only one hand. */
static bool all_single(const struct matchup *matchup)
{
	for (int i = 0; i < matchup->players; i++)
		if (matchup->two ? matchup_hands(matchup, i) != 1
				 : matchup->player[i].drawn || matchup->player[i].range)
			return false;
	return true;
}

/* The larger distance between an equity and a bound of its 95% confidence interval. */
static double widest(const struct tally *tally, int player)
{
	const double equity = tally_equity(tally, player);
	double low, high;

	tally_interval(tally, player, &low, &high);
	return fmax(equity - low, high - equity);
}

static void add_share(struct layout *layout, const struct answer_style *style, bool shown,
	double share)
{
	struct text *cell = layout_cell(layout);

	if (shown)
		equity_show_share(cell, style->settings, share);
}

static void add_player(struct layout *layout, const struct answer_style *style,
	const struct matchup *matchup, const struct answer *answer, int player)
{
	const struct tally *tally = &answer->tally;
	const deal_count deals = tally_deals(tally);
	const deal_count boards = tally_boards_of(tally, TALLY_HIGH);
	struct text *cell;

	text_add_uint(layout_cell(layout), (uint64_t)player + 1);
	matchup_print_hand(layout_cell(layout), matchup, player, style->settings->writes, " ");
	cell = layout_cell(layout);
	if (matchup->two && !all_single(matchup))
		text_add_uint_grouped(cell, matchup_hands(matchup, player));
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
	add_share(layout, style, matchup->runs, tally_deviation_of_one(tally, player));
}

static void draw_table(const struct answer_style *style, const struct matchup *matchup,
	const struct answer *answer, struct text *out)
{
	struct layout_column columns[COLUMNS] = {{.right = false}, {.right = false},
		{.right = true}, {.right = true, .least = 8}, {.right = true},
		{.right = true, .least = 7}, {.right = true, .least = 7},
		{.right = true, .least = 7}, {.right = true, .least = 7},
		{.right = true, .least = 6}, {.right = true}, {.right = true}};
	const bool several = answer->tally.boards > 1;
	const bool halves = answer->tally.halves, colour = style->settings->colour;
	const char *const names[COLUMNS] = {"player",
		matchup->two && !all_single(matchup) ? "range" : "hand",
		matchup->two && !all_single(matchup) ? "combos" : "", "equity",
		answer->method == ANSWER_SAMPLED ? "±95%" : "", halves ? "high" : "",
		halves ? "low" : "", halves || several ? "scoop" : "", halves ? "" : "win",
		halves ? "" : "tie", several ? "deviation" : "", matchup->runs ? "once" : ""};
	deal_count best = 0;
	struct layout layout;

	for (int i = 0; matchup->two && i < COLUMNS; i++)
		columns[i].least = 0;
	layout_init(&layout, columns, COLUMNS);
	layout_names(&layout, names);
	for (int i = 0; i < matchup->players; i++) {
		const deal_count shares = tally_shares(&answer->tally, i);

		add_player(&layout, style, matchup, answer, i);
		best = shares > best ? shares : best;
	}
	layout_measure(&layout);
	layout_fit(&layout, style->settings->columns, NAME, matchup->two ? NAME_MIN + 1 : NAME_MIN,
		EQUITY);
	for (size_t row = 0; row < layout_rows(&layout); row++) {
		const bool wins = row && tally_shares(&answer->tally, (int)row - 1) == best;

		text_add_string(out, !row ? screen_dim(colour) : wins ? screen_bold(colour) : "");
		layout_row(&layout, row, colour, out);
		text_add_string(out, !row || wins ? screen_plain(colour) : "");
		text_add_char(out, '\n');
	}
	layout_free(&layout, out);
}

void equity_show_how(const struct answer_style *style, const struct matchup *matchup,
	const struct answer *answer, struct text *out)
{
	const deal_count deals = tally_deals(&answer->tally);
	double error = 0;

	text_add_string(out, solve_method_key(answer->method));
	text_add_string(out, ": ");
	equity_show_count(out, deals);
	text_add_string(out, matchup->boards == 1 && all_single(matchup) ? " board" : " deal");
	text_add_string(out, deals == 1 ? "" : "s");
	if (matchup->boards > 1) {
		text_add_string(out, " of ");
		text_add_uint(out, (uint64_t)matchup->boards);
		text_add_string(out, matchup->runs ? " runs" : " boards");
	}
	if (answer->method == ANSWER_INTERRUPTED)
		text_add_string(out, " so far, which are not a random sample");
	if (answer->method == ANSWER_SAMPLED) {
		for (int i = 0; i < matchup->players; i++)
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

/* Prints a player's categories in one half: how often the hand ends in each, and wins and ties with
 * it. Omits categories that never occur, and an empty table. */
static void draw_categories(const struct answer_style *style, const struct matchup *matchup,
	const struct answer *answer, int player, enum tally_half half, struct text *out)
{
	static const struct layout_column columns[] = {{.least = 15}, {.right = true, .least = 8},
		{.right = true, .least = 9}, {.right = true, .least = 9}};
	const struct order *order = result_order(matchup->game, half);
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

		if (ends->all || matchup->two) {
			text_add_string(layout_cell(&layout), order->category[c].name);
			equity_show_share(layout_cell(&layout), style->settings,
				deal_ratio(ends->all, boards));
			equity_show_share(layout_cell(&layout), style->settings,
				deal_ratio(ends->won, boards));
			equity_show_share(layout_cell(&layout), style->settings,
				deal_ratio(ends->tied, boards));
		}
	}
	layout_measure(&layout);
	if (layout_rows(&layout) > 1)
		text_add_char(out, '\n');
	if (layout_columns(&layout, 4) > style->settings->columns)
		layout.width[3] = 0; /* omit ties on a narrow terminal */
	for (size_t row = 0; layout_rows(&layout) > 1 && row < layout_rows(&layout); row++) {
		layout_row(&layout, row, false, out);
		text_add_char(out, '\n');
	}
	layout_free(&layout, out);
}

/* -- all of it ---------------------------------------------------------------- */

void equity_show_title(const struct answer_style *style, const struct matchup *matchup,
	size_t problem, struct text *out)
{
	const struct settings *settings = style->settings;
	struct text line = {0};
	bool boards = false; /* have cards */

	if (problem > 1)
		text_add_char(out, '\n');
	if (style->titles) {
		matchup_print(&line, matchup, settings->writes);
		text_add_string(out, screen_bold(settings->colour));
		screen_add_cards(out, text_slice(&line), settings->colour);
		text_add_string(out, screen_plain(settings->colour));
		text_add_char(out, '\n');
	} else {
		const int count = matchup_has_one_board(matchup) ? 1 : matchup->boards;

		for (int b = 0; b < count && matchup->boards; b++)
			boards |= screen_add_board(out, matchup->board[b].cards,
				matchup->board[b].known, count > 1 ? b + 1 : 0, settings->writes,
				settings->colour);
		text_add_string(out, boards ? "\n" : "");
	}
	out->failed = out->failed || line.failed;
	text_free(&line);
}

bool answer_style_init(struct answer_style *style, const struct settings *settings, unsigned view)
{
	const struct boards_rule several = options_boards_rule(settings);
	unsigned views = settings->game->low ? view << RESULT_VIEW_HALVES : view;

	if (view == RESULT_PLAYER && several.count > 1)
		views |= several.runs ? RESULT_BOARDS | RESULT_RUNS : RESULT_BOARDS;
	if (view == RESULT_COMBO && settings->game->combos)
		views |= RESULT_CLASSES;
	style->settings = settings;
	style->pictures = settings->screen && !settings->fields;
	style->live = settings->screen && screen_is_live();
	return fields_choose(&style->fields, result_fields, views, settings->fields,
		settings->format);
}

void answer_write(const struct answer_style *style, struct job *job, const struct record *record,
	size_t problem, const struct matchup *matchup, const struct answer *answer)
{
	const struct settings *settings = style->settings;
	const struct tally *tally = &answer->tally;
	const int halves = tally->halves ? 2 : 1;

	if (style->pictures) {
		equity_show_title(style, matchup, problem, &job->out);
		draw_table(style, matchup, answer, &job->out);
		equity_show_how(style, matchup, answer, &job->out);
		for (int i = 0; tally->detail && i < matchup->players; i++)
			for (int half = 0; half < halves; half++)
				draw_categories(style, matchup, answer, i, (enum tally_half)half,
					&job->out);
		return;
	}
	if (settings->format == ROWS_JSON && !settings->fields) {
		answer_json(job, record, problem, matchup, answer, settings->writes);
		return;
	}
	for (int i = 0; i < matchup->players; i++) {
		struct result result = {.problem = problem,
			.matchup = matchup,
			.answer = answer,
			.player = i,
			.notation = settings->writes,
			.has = solve_chances(answer, i)};

		for (int half = 0; half < (tally->detail ? halves : 1); half++) {
			const struct order *order =
				result_order(matchup->game, (enum tally_half)half);

			/* one row, or one per category */
			result.half = (enum tally_half)half;
			for (int c = tally->detail ? order->categories - 1 : 0; c >= 0; c--) {
				result.category = c;
				result.ends = tally->ends[half][i][c];
				run_row(job, record);
				fields_row(&style->fields, &job->rows, &result);
			}
		}
	}
}
