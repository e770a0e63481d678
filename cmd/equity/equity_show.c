#include "equity_show.h"

#include "frame/screen.h"
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

void equity_show_share(struct text *out, double share)
{
	text_add_fixed(out, 100 * share, 3);
	text_add_char(out, '%');
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

/* Columns of a table: the first flush left, the others right. */
enum { COLUMNS = 7, NAME = 1, EQUITY = 3 };

struct row {
	struct text cell[COLUMNS];
};

static bool all_single(const struct question *question)
{
	for (int i = 0; i < question->players; i++)
		if (question->spot.side[i].count != 1)
			return false;
	return true;
}

/* A hand with a blank between its cards, another range in its normal form. */
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

static void fill(struct row *row, const struct equity_picture *picture, int player)
{
	const struct answer *answer = picture->answered->answer;
	const struct question *question = picture->answered->question;
	const struct tally *tally = &answer->tally;
	deal_count deals = tally_deals(tally);

	for (int c = 0; c < COLUMNS; c++)
		text_clear(&row->cell[c]);
	text_add_uint(&row->cell[0], (uint64_t)player + 1);
	add_name(&row->cell[NAME], question, player, picture->settings->writes);
	if (!all_single(question))
		text_add_uint_grouped(&row->cell[2], (uint64_t)question->spot.side[player].count);
	equity_show_share(&row->cell[3], tally_equity(tally, player));
	if (answer->method == ANSWER_SAMPLED) {
		text_add_string(&row->cell[4], "±");
		equity_show_share(&row->cell[4], widest(tally, player));
	}
	equity_show_share(&row->cell[5], deal_ratio(tally_won(tally, player), deals));
	equity_show_share(&row->cell[6], deal_ratio(tally_tied(tally, player), deals));
}

static void head(struct row *row, const struct equity_picture *picture)
{
	bool hands = all_single(picture->answered->question);
	const char *const names[COLUMNS] = {"player", hands ? "hand" : "range",
		hands ? "" : "combos", "equity",
		picture->answered->answer->method == ANSWER_SAMPLED ? "±95%" : "", "win", "tie"};

	for (int c = 0; c < COLUMNS; c++) {
		text_clear(&row->cell[c]);
		text_add_string(&row->cell[c], names[c]);
	}
}

static size_t width_of(const struct text *text)
{
	return slice_columns(text_slice(text));
}

static void measure(const struct row *row, size_t width[COLUMNS])
{
	for (int c = 0; c < COLUMNS; c++)
		if (width_of(&row->cell[c]) > width[c])
			width[c] = width_of(&row->cell[c]);
}

static void draw(const struct row *row, const size_t width[COLUMNS], bool colour, struct text *out)
{
	for (int c = 0; c < COLUMNS; c++) {
		size_t pad = width[c] - width_of(&row->cell[c]);

		if (!width[c])
			continue;
		text_add_string(out, c ? "  " : "");
		text_add_repeated(out, ' ', c > NAME ? pad : 0);
		screen_add_cards(out, text_slice(&row->cell[c]), colour);
		text_add_repeated(out, ' ', c <= NAME ? pad : 0);
		out->failed = out->failed || row->cell[c].failed;
	}
}

/* A range that is too long for the screen is cut short. */
static void shorten(struct text *name, size_t width)
{
	struct scan scan = scan_of(text_slice(name));
	size_t columns = 0;

	if (width_of(name) <= width)
		return;
	for (; columns + 1 < width; columns++)
		scan.at += scan_char_length(&scan);
	name->length = scan_offset(&scan);
	text_add_string(name, "…");
}

/* How wide names may be, so that a row fits: what the other columns leave, 12 at least. Where
 * they leave less the last columns go, up to the equity. */
static size_t room_for_names(size_t width[COLUMNS], unsigned columns)
{
	size_t others = 0, least = width[NAME] < 12 ? width[NAME] : 12;

	for (int c = 0; c < COLUMNS; c++)
		others += c != NAME && width[c] ? width[c] + 2 : 0;
	for (int c = COLUMNS - 1; c > EQUITY && others + least > columns; c--) {
		others -= width[c] ? width[c] + 2 : 0;
		width[c] = 0;
	}
	return columns > others + 12 ? columns - others : 12;
}

static void draw_table(const struct equity_picture *picture, struct text *out)
{
	const struct tally *tally = &picture->answered->answer->tally;
	bool colour = picture->settings->colour;
	size_t width[COLUMNS] = {0}, room;
	struct row row = {.cell = {{0}}};
	double best = 0;

	head(&row, picture);
	measure(&row, width);
	for (int i = 0; i < tally->players; i++) {
		fill(&row, picture, i);
		measure(&row, width);
		best = fmax(best, tally_equity(tally, i));
	}
	room = room_for_names(width, picture->settings->columns);
	if (width[NAME] > room)
		width[NAME] = room;
	text_add_string(out, screen_dim(colour));
	head(&row, picture);
	draw(&row, width, false, out);
	text_add_string(out, screen_plain(colour));
	text_add_char(out, '\n');
	for (int i = 0; i < tally->players; i++) {
		bool wins = tally_equity(tally, i) >= best;

		fill(&row, picture, i);
		shorten(&row.cell[NAME], width[NAME]);
		text_add_string(out, wins ? screen_bold(colour) : "");
		draw(&row, width, colour, out);
		text_add_string(out, wins ? screen_plain(colour) : "");
		text_add_char(out, '\n');
	}
	for (int c = 0; c < COLUMNS; c++)
		text_free(&row.cell[c]);
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
		text_add_string(out, " so far, in no order that would make them a sample");
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

/* A table a player: how often the hand ends in each category, wins with it, shares. */
static void draw_categories(const struct equity_picture *picture, int player, struct text *out)
{
	const struct tally *tally = &picture->answered->answer->tally;
	const int kinds =
		picture->settings->columns < 47 ? 2 : 3; /* what a narrow screen has room for */
	deal_count deals = tally_deals(tally);
	struct text cell = {0};

	text_add_string(out, "\nplayer ");
	text_add_uint(out, (uint64_t)player + 1);
	text_add_string(out, "             ends       wins");
	text_add_string(out, kinds > 2 ? "       ties\n" : "\n");
	for (int c = CATEGORY_COUNT - 1; c >= 0; c--) {
		const struct tally_ends *ends = &tally->ends[player][c];
		const deal_count counts[3] = {ends->all, ends->won, ends->tied};
		const char *name = category_name((enum category)c);

		text_add_string(out, name);
		text_add_repeated(out, ' ', 15 - strlen(name));
		for (int i = 0; i < kinds; i++) {
			text_clear(&cell);
			equity_show_share(&cell, deal_ratio(counts[i], deals));
			text_add_repeated(out, ' ', (i ? 11 : 10) - cell.length);
			text_add_slice(out, text_slice(&cell));
		}
		text_add_char(out, '\n');
	}
	text_free(&cell);
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
