/* Statistics for a terminal: a table of all players, and for each a block of rates with bars, and
 * the graph of results as a line of small columns. */
#include "stats_command.h"

#include "frame/layout.h"
#include "frame/screen.h"
#include "frame/shares.h"
#include "frame/wrap.h"

#include "base/clean.h"

#include <math.h>

enum {
	BAR = 20, /* width of a bar of 100%; at least BAR_MIN on a narrow terminal */
	BAR_MIN = 5,
	GRAPH = 40, /* width of the results graph, likewise */
	SHORT_GRAPH = 12,
	NAME_MIN = 12,
	WIDE = 80,   /* least width for long headings */
	INDENT = 10, /* indentation of winnings */
	DIGITS = 1,
	ICM_DIGITS = 2 /* of prize money */
};

struct stats_show_style {
	bool colour, unicode;
	unsigned columns; /* width of the terminal */
	int digits;
	enum stats_by by;
};

/* -- numbers ---------------------------------------------------------------------- */

const struct stats_gap_text stats_gap_texts[STATS_GAPS] = {
	[STATS_NO_RESULT] = {"has an unknown result; its chips are not counted",
		"have unknown results; their chips are not counted", "with an unknown result"},
	[STATS_NO_STACK] = {"has unknown stacks", "have unknown stacks", "with an unknown stack"},
	[STATS_OTHER_CLAIM] = {"states a result that differs from the rules; the rules count",
		"state results that differ from the rules; the rules count",
		"with a result that differs from the rules"},
	[STATS_NO_FLOP] =
		{"is of a game without a flop; only the first round of betting is counted",
			"are of games without a flop; only the first round of betting is counted",
			"of games without a flop"},
	[STATS_NO_EQUITY] = {"is all-in but cannot be adjusted; its net counts instead",
		"are all-in but cannot be adjusted; their nets count instead",
		"all-in, but not adjusted"},
	[STATS_SAMPLED] = {"has an all-in EV from a sampled equity",
		"have all-in EVs from sampled equities", "adjusted by a sampled equity"},
};

/* Appends an amount with its sign and digit grouping. */
static void add_grouped(struct text *out, struct slice amount)
{
	const bool negative = amount.length && *amount.bytes == '-';
	bool zero = true;
	size_t digits = 0, at = negative;

	for (size_t i = at; i < amount.length; i++)
		zero = zero && (amount.bytes[i] == '0' || amount.bytes[i] == '.');
	if (!zero)
		text_add_string(out, negative ? "-" : "+");
	while (at + digits < amount.length && amount.bytes[at + digits] != '.')
		digits++;
	for (; digits; digits--) {
		text_add_char(out, amount.bytes[at++]);
		if (digits > 1 && digits % 3 == 1)
			text_add_char(out, ',');
	}
	text_add(out, amount.bytes + at, amount.length - at);
}

static void add_signed(struct text *out, double value, int digits)
{
	if (value > 0)
		text_add_char(out, '+');
	text_add_fixed(out, value, digits);
}

static void add_hands(struct text *out, uint64_t hands)
{
	text_add_uint_grouped(out, hands);
	text_add_string(out, hands == 1 ? " hand" : " hands");
}

static void add_percentage(struct text *out, const struct stats_rate_count *rate, int digits)
{
	if (!rate->of)
		return;
	text_add_fixed(out, 100 * (double)rate->done / (double)rate->of, digits);
	text_add_char(out, '%');
}

/* -- the graph of results --------------------------------------------------------- */

static float value_of(const struct stats_graph *graph, unsigned column, unsigned columns)
{
	return graph->point[(size_t)(column + 1) * graph->count / columns - 1][0];
}

/* Appends a column per equal number of hands, scaled from the lowest net result, or 0, to the
 * highest. */
static void add_graph(struct text *out, const struct stats_graph *graph, unsigned most,
	bool unicode)
{
	static const char *const eighths[] = {"\u2581", "\u2582", "\u2583", "\u2584", "\u2585",
		"\u2586", "\u2587", "\u2588"};
	static const char plain[] = "_.,-=+*#";
	float low = 0, high = 0;
	unsigned columns;

	if (!graph || graph->count < 2)
		return;
	columns = graph->count < most ? graph->count : most;
	for (unsigned i = 0; i < columns; i++) {
		low = fminf(low, value_of(graph, i, columns));
		high = fmaxf(high, value_of(graph, i, columns));
	}
	for (unsigned i = 0; i < columns && high > low; i++) {
		const float part = (value_of(graph, i, columns) - low) / (high - low);
		const int step = (int)(part * 7 + 0.5F);

		if (unicode)
			text_add_string(out, eighths[step]);
		else
			text_add_char(out, plain[step]);
	}
}

/* -- all players ------------------------------------------------------------------ */

static void overview_row(struct layout *layout, const struct stats_show_style *style,
	const struct stats_entry *entry)
{
	static const enum stats_rate rates[] = {STATS_VPIP, STATS_PFR, STATS_THREEBET};
	const struct stats_tally *tally = &entry->tally;
	struct text *cell;
	struct stats_amounts amounts;
	double sum, mean, low, high;

	text_add_slice(layout_cell(layout), entry->player);
	text_add_slice(layout_cell(layout), entry->group);
	text_add_uint_grouped(layout_cell(layout), tally->hands);
	cell = layout_cell(layout);
	if (stats_amounts(tally, &amounts))
		add_grouped(cell, amounts.net_text);
	cell = layout_cell(layout);
	if (stats_big_blinds(tally, &sum, &mean, &low, &high))
		add_signed(cell, mean, DIGITS);
	for (size_t i = 0; i < sizeof rates / sizeof *rates; i++)
		add_percentage(layout_cell(layout), &tally->rate[rates[i]], style->digits);
	add_graph(layout_cell(layout), entry->graph, SHORT_GRAPH, style->unicode);
}

/* Appends a line, wrapped at the width of the terminal. */
static void add_line(const struct stats_show_style *style, struct text *line, size_t indent,
	struct text *out)
{
	struct slice rest = text_slice(line);
	const size_t room = style->columns > 2 * indent ? style->columns - indent : indent;

	text_add_slice(out, wrap_line(&rest, room + indent, ""));
	text_add_char(out, '\n');
	while (rest.length) {
		text_add_repeated(out, ' ', indent);
		text_add_slice(out, wrap_line(&rest, room, ""));
		text_add_char(out, '\n');
	}
	out->failed = out->failed || line->failed;
	text_free(line);
}

/* -- a player --------------------------------------------------------------------- */

/* Appends the all-in EV if it differs, in the unit of the net result. */
static void add_adjusted(const struct stats_tally *tally, struct text *out)
{
	const stats_sum million = 1000000;
	char room[64];
	struct text amount = text_over(room, sizeof room);
	stats_sum net, adjusted;
	int places;

	if (!stats_total(tally, &places, &net, &adjusted) || adjusted == net * million)
		return;
	adjusted += adjusted < 0 ? -million / 2 : million / 2;
	stats_print(&amount, adjusted / million, places, places);
	text_add_string(out, "all-in EV ");
	add_grouped(out, text_slice(&amount));
	text_add_char(out, '\n');
}

/* Prints the results in prize money. */
static void prize_money(const struct stats_show_style *style, const struct stats_icm *icm,
	struct text *out)
{
	struct text line = {0};

	if (!icm->hands)
		return;
	text_add_string(&line, "icm       ");
	add_signed(&line, (double)icm->net / 1e6, ICM_DIGITS);
	if (icm->adjusted != icm->net) {
		text_add_string(&line, ", all-in EV ");
		add_signed(&line, (double)icm->adjusted / 1e6, ICM_DIGITS);
	}
	add_line(style, &line, INDENT, out);
}

/* Prints the net result with its interval, the all-in EV, and the graph. */
static void winnings(const struct stats_show_style *style, const struct stats_entry *entry,
	struct text *out)
{
	const struct stats_tally *tally = &entry->tally;
	double sum, mean, low, high;
	const uint64_t hands = stats_big_blinds(tally, &sum, &mean, &low, &high);
	const unsigned room = style->columns > 2 * INDENT ? style->columns - INDENT : INDENT;
	struct stats_amounts amounts;
	struct text line = {0};

	if (!hands)
		return;
	text_add_string(&line, "net       ");
	if (stats_amounts(tally, &amounts)) {
		add_grouped(&line, amounts.net_text);
		text_add_string(&line, ", ");
	}
	add_signed(&line, mean, DIGITS);
	text_add_string(&line, " bb/100");
	if (hands > 1) {
		text_add_string(&line, ", 95% CI ");
		text_add_fixed(&line, low, DIGITS);
		text_add_string(&line, " to ");
		text_add_fixed(&line, high, DIGITS);
	}
	add_line(style, &line, INDENT, out);
	add_adjusted(tally, out);
	if (entry->graph && entry->graph->count > 1) {
		text_add_string(out, "graph     ");
		add_graph(out, entry->graph, room < GRAPH ? room : GRAPH, style->unicode);
		text_add_char(out, '\n');
	}
}

/* Lists the rates that had an opportunity. Returns their number. */
static int list_rates(const struct stats_tally *tally, bool streets,
	struct stats_rate_count rates[STATS_RATES + 2], const char *names[STATS_RATES + 2])
{
	const uint64_t acts = tally->bets + tally->calls + tally->folds;
	int count = 0;

	for (int i = 0; i < STATS_RATES; i++) {
		if (i == STATS_WTSD && !streets) {
			rates[count] = (struct stats_rate_count){tally->saw_flop, tally->hands};
			names[count] = "saw flop";
			count += tally->saw_flop > 0;
		}
		rates[count] = tally->rate[i];
		names[count] = stats_rows[i].title;
		count += tally->rate[i].of > 0;
	}
	rates[count] = (struct stats_rate_count){tally->bets, acts};
	names[count] = "AFq";
	return count + (acts > 0);
}

static void add_rates(const struct stats_show_style *style, const struct stats_tally *tally,
	struct text *out)
{
	static const struct layout_column columns[] = {{.least = 13}, {.right = true, .least = 6},
		{.right = true, .least = 6}, {.right = true, .least = 6}};
	const char *const head[] = {"", "share", "made",
		style->columns < WIDE ? "of" : "opportunities"};
	struct stats_rate_count rates[STATS_RATES + 2];
	const char *names[STATS_RATES + 2];
	const int count = list_rates(tally, style->by == STATS_BY_STREET, rates, names);
	struct layout layout;
	size_t width;

	if (!count)
		return;
	layout_init(&layout, columns, 4);
	layout_names(&layout, head);
	for (int i = 0; i < count; i++) {
		text_add_string(layout_cell(&layout), names[i]);
		add_percentage(layout_cell(&layout), &rates[i], style->digits);
		text_add_uint_grouped(layout_cell(&layout), rates[i].done);
		text_add_uint_grouped(layout_cell(&layout), rates[i].of);
	}
	layout_measure(&layout);
	width = layout_columns(&layout, 4) + LAYOUT_GAP;
	for (int i = 0; i <= count; i++) {
		layout_row(&layout, (size_t)i, false, out);
		if (i && style->columns >= width + BAR_MIN)
			shares_add_bar(out, (double)rates[i - 1].done / (double)rates[i - 1].of,
				style->columns - width < BAR ? style->columns - (unsigned)width
							     : BAR,
				style->unicode);
		text_add_char(out, '\n');
	}
	layout_free(&layout, out);
}

/* Prints "tournaments 12, 3 in the money, average place 4.5, ROI +25.0%". */
static void tournaments(const struct stats_show_style *style, const struct stats_tally *tally,
	struct text *out)
{
	struct stats_prizes total;
	struct text line = {0};
	const bool known = stats_prizes_total(tally, &total);

	if (!total.finished)
		return;
	text_add_uint_grouped(&line, total.finished);
	text_add_string(&line, total.finished == 1 ? " tournament, " : " tournaments, ");
	text_add_uint_grouped(&line, total.paid);
	text_add_string(&line, " in the money, average place ");
	text_add_fixed(&line, (double)total.places / (double)total.finished, DIGITS);
	if (known && total.buy_ins > 0) {
		text_add_string(&line, ", ROI ");
		add_signed(&line,
			100 * (double)(total.prizes - total.buy_ins) / (double)total.buy_ins,
			DIGITS);
		text_add_char(&line, '%');
	}
	add_line(style, &line, 3, out);
}

void stats_show(struct stats_command *command, struct text *out)
{
	const struct settings *settings = &command->settings;
	const struct stats_show_style style = {.colour = settings->colour,
		.columns = settings->columns,
		.unicode = settings->writes == CARD_UNICODE,
		.digits = options_digits(settings, DIGITS),
		.by = command->book.by};
	const struct stats_book *book = &command->book;

	if (book->count > 1) {
		static const struct layout_column columns[] = {{.right = false}, {.right = false},
			{.right = true}, {.right = true}, {.right = true}, {.right = true},
			{.right = true}, {.right = true}, {.right = false}};
		const char *const names[] = {"player", stats_groupings[style.by].title, "hands",
			"net", "bb/100", "VPIP", "PFR", "3-bet", "graph"};
		struct layout layout;

		layout_init(&layout, columns, sizeof columns / sizeof *columns);
		layout_names(&layout, names);
		for (size_t i = 0; i < book->count; i++)
			overview_row(&layout, &style, book->entry[i]);
		layout_measure(&layout);
		layout_fit(&layout, style.columns, 0, NAME_MIN, 4);
		for (size_t i = 0; i < layout_rows(&layout); i++) {
			layout_row(&layout, i, false, out);
			text_add_char(out, '\n');
		}
		layout_free(&layout, out);
	}
	for (size_t i = 0; i < book->count; i++) {
		const struct stats_entry *entry = book->entry[i];
		struct text line = {0};

		if (book->count > 1)
			text_add_char(out, '\n');
		text_add_string(out, screen_bold(style.colour));
		sanitize_append(out, entry->player);
		text_format(out, "%s%s", screen_plain(style.colour), style.by ? "  " : "");
		sanitize_append(out, entry->group);
		text_add_string(out, "  ");
		add_hands(out, entry->tally.hands);
		text_add_char(out, '\n');
		winnings(&style, entry, out);
		prize_money(&style, &entry->tally.icm, out);
		add_rates(&style, &entry->tally, out);
		/* "AF 2.9: 70 bets and raises, 24 calls, 31 folds after the flop". */
		if (entry->tally.bets + entry->tally.calls + entry->tally.folds) {
			text_add_string(&line, "AF ");
			if (entry->tally.calls)
				text_add_fixed(&line,
					(double)entry->tally.bets / (double)entry->tally.calls, 2);
			else
				text_add_string(&line, !entry->tally.bets ? "none"
						       : style.unicode    ? "∞"
									  : "inf");
			text_add_string(&line, ": after the flop ");
			text_add_uint_grouped(&line, entry->tally.bets);
			text_add_string(&line,
				entry->tally.bets == 1 ? " bet or raise, " : " bets and raises, ");
			text_add_uint_grouped(&line, entry->tally.calls);
			text_add_string(&line, entry->tally.calls == 1 ? " call, " : " calls, ");
			text_add_uint_grouped(&line, entry->tally.folds);
			text_add_string(&line, entry->tally.folds == 1 ? " fold" : " folds");
			add_line(&style, &line, 3, out);
		}
		tournaments(&style, &entry->tally, out);
		for (int j = 0; j < STATS_GAPS; j++)
			if (entry->tally.gaps[j]) {
				add_hands(out, entry->tally.gaps[j]);
				text_format(out, " %s\n", stats_gap_texts[j].of_player);
			}
	}
}
