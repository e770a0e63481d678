#include "equity_show.h"

#include "frame/layout.h"
#include "frame/report.h"
#include "frame/screen.h"
#include "frame/width.h"
#include "result.h"

#include <math.h>

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

void equity_show_choice(const struct settings *settings, enum equity_wish wish,
	const struct answer *answer, double most)
{
	const bool pictures = settings->screen && !settings->fields;
	char room[256];
	struct text out = text_over(room, sizeof room);

	/* the terminal is checked last, since a stream gets here with every problem */
	if (settings->operand_count == 0 || wish != EQUITY_AUTO ||
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

enum { NAME = 1, NAME_LEAST = 12, EQUITY = 3, COLUMNS = 7 }; /* of the table of players */

static bool all_single(const struct question *question)
{
	for (int i = 0; i < question->players; i++)
		if (question->spot.side[i].count != 1)
			return false;
	return true;
}

/* A hand with a blank between its cards, or any other range in its normal form. */
static void add_name(struct text *out, const struct question *question, int player,
	enum card_notation notation)
{
	const struct spot_side *side = &question->spot.side[player];

	if (side->count == 1 && range_combos(question->range[player]) == 1 &&
		question->range[player]->weight[side->combos[0]] == RANGE_WHOLE)
		cards_print(out, combo_cards[side->combos[0]], 2, notation, " ");
	else
		text_add_slice(out, question->name[player]);
}

/* The farther bound of the 95 % interval around an equity. */
static double widest(const struct tally *tally, int player)
{
	const double equity = tally_equity(tally, player);
	double low, high;

	tally_interval(tally, player, &low, &high);
	return fmax(equity - low, high - equity);
}

static void add_player(struct layout *layout, const struct equity_picture *picture, int player)
{
	const struct answer *answer = picture->answered->answer;
	const struct question *question = picture->answered->question;
	const struct tally *tally = &answer->tally;
	deal_count deals = tally_deals(tally);
	struct text *cell;

	text_add_uint(layout_cell(layout), (uint64_t)player + 1);
	add_name(layout_cell(layout), question, player, picture->settings->writes);
	cell = layout_cell(layout);
	if (!all_single(question))
		text_add_uint_grouped(cell, (uint64_t)question->spot.side[player].count);
	equity_show_share(layout_cell(layout), picture->settings, tally_equity(tally, player));
	cell = layout_cell(layout);
	if (answer->method == ANSWER_SAMPLED) {
		text_add_string(cell, "±");
		equity_show_share(cell, picture->settings, widest(tally, player));
	}
	equity_show_share(layout_cell(layout), picture->settings,
		deal_ratio(tally_won(tally, TALLY_HIGH, player), deals));
	equity_show_share(layout_cell(layout), picture->settings,
		deal_ratio(tally_tied(tally, TALLY_HIGH, player), deals));
}

static void add_header(struct layout *layout, const struct equity_picture *picture)
{
	bool hands = all_single(picture->answered->question);
	const char *const names[COLUMNS] = {"player", hands ? "hand" : "range",
		hands ? "" : "combos", "equity",
		picture->answered->answer->method == ANSWER_SAMPLED ? "±95%" : "", "win", "tie"};

	layout_names(layout, names);
}

static void draw_table(const struct equity_picture *picture, struct text *out)
{
	static const struct layout_column columns[COLUMNS] = {{.right = false}, {.right = false},
		{.right = true}, {.right = true}, {.right = true}, {.right = true},
		{.right = true}};
	const struct tally *tally = &picture->answered->answer->tally;
	bool colour = picture->settings->colour;
	struct layout layout;
	double best = 0;

	layout_init(&layout, columns, COLUMNS);
	add_header(&layout, picture);
	for (int i = 0; i < tally->players; i++) {
		add_player(&layout, picture, i);
		best = fmax(best, tally_equity(tally, i));
	}
	layout_measure(&layout);
	layout_fit(&layout, picture->settings->columns, NAME, NAME_LEAST, EQUITY);
	for (size_t row = 0; row < layout_rows(&layout); row++) {
		const bool wins = row && tally_equity(tally, (int)row - 1) >= best;

		text_add_string(out, !row ? screen_dim(colour) : wins ? screen_bold(colour) : "");
		layout_row(&layout, row, colour, out);
		text_add_string(out, !row || wins ? screen_plain(colour) : "");
		text_add_char(out, '\n');
	}
	layout_free(&layout, out);
}

void equity_show_how(const struct equity_picture *picture, struct text *out)
{
	const struct answer *answer = picture->answered->answer;
	deal_count deals = tally_deals(&answer->tally);
	double error = 0;

	text_add_string(out, result_method(answer->method));
	text_add_string(out, ": ");
	equity_show_count(out, deals);
	text_add_string(out, all_single(picture->answered->question) ? " board" : " deal");
	text_add_string(out, deals == 1 ? "" : "s");
	if (answer->method == ANSWER_INTERRUPTED)
		text_add_string(out, " so far, which are not a random sample");
	if (answer->method == ANSWER_SAMPLED) {
		for (int i = 0; i < answer->tally.players; i++)
			error = fmax(error, tally_stderr(&answer->tally, i));
		text_add_string(out, " of --seed ");
		text_add_uint(out, answer->seed);
		text_add_string(out, ", standard error ");
		text_add_fixed(out, error, error < 0.00095 ? 5 : 4);
	}
	if (picture->live) {
		text_add_string(out, ", ");
		equity_show_seconds(out, answer->seconds);
	}
	text_add_char(out, '\n');
}

/* A table per player: how often the hand ends in each category, and wins and ties with it. */
static void draw_categories(const struct equity_picture *picture, int player, struct text *out)
{
	static const struct layout_column columns[] = {{.least = 15}, {.right = true, .least = 8},
		{.right = true, .least = 9}, {.right = true, .least = 9}};
	const struct order *order = picture->answered->question->game->evaluator->order;
	const struct tally *tally = &picture->answered->answer->tally;
	deal_count deals = tally_deals(tally);
	struct layout layout;
	struct text *head;

	layout_init(&layout, columns, 4);
	head = layout_cell(&layout);
	text_add_string(head, "player ");
	text_add_uint(head, (uint64_t)player + 1);
	text_add_string(layout_cell(&layout), "ends");
	text_add_string(layout_cell(&layout), "wins");
	text_add_string(layout_cell(&layout), "ties");
	for (int c = order->categories - 1; c >= 0; c--) {
		const struct tally_ends *ends = &tally->ends[TALLY_HIGH][player][c];

		text_add_string(layout_cell(&layout), order->category[c].name);
		equity_show_share(layout_cell(&layout), picture->settings,
			deal_ratio(ends->all, deals));
		equity_show_share(layout_cell(&layout), picture->settings,
			deal_ratio(ends->won, deals));
		equity_show_share(layout_cell(&layout), picture->settings,
			deal_ratio(ends->tied, deals));
	}
	layout_measure(&layout);
	if (layout_columns(&layout, 4) > picture->settings->columns)
		layout.width[3] = 0; /* a narrow screen has no room for ties */
	text_add_char(out, '\n');
	for (size_t row = 0; row < layout_rows(&layout); row++) {
		layout_row(&layout, row, false, out);
		text_add_char(out, '\n');
	}
	layout_free(&layout, out);
}

void equity_show_title(const struct equity_picture *picture, struct text *out)
{
	const struct settings *settings = picture->settings;
	const struct cards *board = &picture->answered->question->board;
	struct text line = {0};

	if (picture->answered->problem > 1)
		text_add_char(out, '\n');
	if (picture->title) {
		question_print(&line, picture->answered->question, settings->writes);
		text_add_string(out, screen_bold(settings->colour));
		screen_add_cards(out, text_slice(&line), settings->colour);
		text_add_string(out, screen_plain(settings->colour));
		text_add_char(out, '\n');
	} else if (board->count) {
		cards_print(&line, board->list, board->count, settings->writes, " ");
		text_add_string(out, "board  ");
		screen_add_cards(out, text_slice(&line), settings->colour);
		text_add_string(out, "\n\n");
	}
	out->failed = out->failed || line.failed;
	text_free(&line);
}

void equity_show(const struct equity_picture *picture, struct text *out)
{
	equity_show_title(picture, out);
	draw_table(picture, out);
	equity_show_how(picture, out);
	for (int i = 0;
		picture->answered->answer->tally.detail && i < picture->answered->question->players;
		i++)
		draw_categories(picture, i, out);
}

bool answer_style_init(struct answer_style *style, const struct settings *settings, unsigned view)
{
	style->settings = settings;
	style->pictures = settings->screen && !settings->fields;
	style->live = settings->screen && screen_is_live();
	return fields_choose(&style->fields, result_fields, view, settings->fields,
		settings->format);
}

void answer_write(const struct answer_style *style, struct job *job, const struct record *record,
	const struct answered *answered)
{
	const struct settings *settings = style->settings;

	if (style->pictures) {
		equity_show(&(struct equity_picture){.settings = settings,
				    .answered = answered,
				    .title = style->titles,
				    .live = style->live},
			&job->out);
	} else if (settings->format == ROWS_JSON && !settings->fields) {
		answer_json(job, record, answered, settings->writes);
	} else {
		answer_rows(job, record, &style->fields, answered, settings->writes);
	}
}
