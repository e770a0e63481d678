#include "play/chart.h"

#include "spots.h"
#include "support.h"

#include "odds/matrix.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* The combo of two cards as text. */
static combo hand(const char *text)
{
	struct cards cards;

	cr_assert_eq(cards_parse(slice_from(text), CARD_ASCII, &cards, NULL), STATUS_OK);
	return combo_of(cards.list[0], cards.list[1]);
}

static struct chart read_chart(const char *text)
{
	struct chart chart;
	struct fault fault = {0};

	cr_assert_eq(chart_read(slice_from(text), &game_holdem, &chart, &fault), STATUS_OK,
		"status %d at %zu", fault.status, fault.offset);
	return chart;
}

Test(chart, lines_are_read)
{
	struct chart chart = read_chart("# two lines\n"
					"\n"
					"  UTG+1\topen  22+,AKs:0.25 2.5  # a comment\r\n"
					"*  3bet:BTN<=12.5 AA 3x\n"
					"SB push<=10 100%\n"
					"BB 4bet KK all");

	cr_assert_eq(chart.count, 4);
	cr_assert_str_eq(chart.line[0].position, "UTG+1");
	cr_assert_eq(chart.line[0].act, CHART_OPEN);
	cr_assert_eq(chart.line[0].depth, 0);
	cr_assert_eq(chart.line[0].sized, CHART_BLINDS);
	cr_assert_eq(chart.line[0].size, 250);
	cr_assert_eq(chart.line[0].number, 3);
	cr_assert_eq(chart.line[0].range.weight[hand("2c2d")], RANGE_WHOLE);
	cr_assert_eq(chart.line[0].range.weight[hand("AhKh")], RANGE_WHOLE / 4);
	cr_assert_eq(chart.line[0].range.weight[hand("AhKd")], 0);
	cr_assert_str_eq(chart.line[1].position, "");
	cr_assert_str_eq(chart.line[1].raiser, "BTN");
	cr_assert_eq(chart.line[1].act, CHART_3BET);
	cr_assert_eq(chart.line[1].depth, 1250);
	cr_assert_eq(chart.line[1].sized, CHART_TIMES);
	cr_assert_eq(chart.line[1].size, 300);
	cr_assert_eq(chart.line[2].act, CHART_PUSH);
	cr_assert_eq(chart.line[2].depth, 1000);
	cr_assert_eq(chart.line[3].sized, CHART_ALL);
	chart_free(&chart);
}

/* The position codes of all table sizes are valid. */
Test(chart, knows_all_positions)
{
	static const char *const codes[] = {"SB", "BB", "UTG", "UTG+1", "UTG+18", "LJ", "HJ", "CO",
		"BTN"};

	for (size_t i = 0; i < sizeof codes / sizeof *codes; i++) {
		struct text text = {0};
		struct chart chart;

		text_add_string(&text, codes[i]);
		text_add_string(&text, " call:");
		text_add_string(&text, codes[i]);
		text_add_string(&text, " AA");
		cr_assert_eq(chart_read(text_slice(&text), &game_holdem, &chart, NULL), STATUS_OK);
		cr_assert_str_eq(chart.line[0].position, codes[i]);
		cr_assert_str_eq(chart.line[0].raiser, codes[i]);
		chart_free(&chart);
		text_free(&text);
	}
}

Test(chart, faults_have_their_place)
{
	static const struct {
		const char *text;
		status_code status;
		size_t offset, length;
	} rows[] = {
		{"", STATUS_CHART_EMPTY, 0, 0},
		{"# nothing\n\n", STATUS_CHART_EMPTY, 0, 0},
		{"BTN", STATUS_CHART_SHORT, 3, 0},
		{"BTN # open AA", STATUS_CHART_SHORT, 4, 0},
		{"BTN open", STATUS_CHART_SHORT, 8, 0},
		{"BTN open # AA", STATUS_CHART_SHORT, 9, 0},
		{"* limp AA\nbtn open AA", STATUS_CHART_POSITION, 10, 3},
		{"MP open AA", STATUS_CHART_POSITION, 0, 2},
		{"UTG+19 open AA", STATUS_CHART_POSITION, 0, 6},
		{"UTG+ open AA", STATUS_CHART_POSITION, 0, 4},
		{"BTN raise AA", STATUS_CHART_SITUATION, 4, 5},
		{"BTN call- AA", STATUS_CHART_SITUATION, 4, 5},
		{"BTN <=10 AA", STATUS_CHART_SITUATION, 4, 0},
		{"BTN open:CO AA", STATUS_CHART_NO_RAISE, 4, 4},
		{"BTN push:CO<=10 AA", STATUS_CHART_NO_RAISE, 4, 4},
		{"BTN call:MP AA", STATUS_CHART_POSITION, 9, 2},
		{"BTN call: AA", STATUS_CHART_POSITION, 9, 0},
		{"BTN push<= AA", STATUS_CHART_DEPTH, 10, 0},
		{"BTN push<=0 AA", STATUS_CHART_DEPTH, 10, 1},
		{"BTN push<=1.234 AA", STATUS_CHART_DEPTH, 10, 5},
		{"BTN push<=-1 AA", STATUS_CHART_DEPTH, 10, 2},
		{"BTN push<=1e3 AA", STATUS_CHART_DEPTH, 10, 3},
		{"BTN open AA,Kx 3", STATUS_LETTER_X, 13, 1},
		{"* limp 22+\nBTN open AA,ZZ 3", STATUS_BAD_RANGE, 23, 1},
		{"BTN open AA 3y", STATUS_CHART_SIZE, 12, 2},
		{"BTN open AA 0", STATUS_CHART_SIZE, 12, 1},
		{"BTN open AA x", STATUS_CHART_SIZE, 12, 1},
		{"BTN open AA KK", STATUS_CHART_SIZE, 12, 2},
		{"BTN open AA 3 4", STATUS_CHART_MORE, 14, 1},
		{"BTN limp AA 2", STATUS_CHART_SIZED, 12, 1},
		{"BTN push AA 2", STATUS_CHART_SIZED, 12, 1},
		{"BTN open AA\nBB call AA\nBTN open KK", STATUS_CHART_TWICE, 27, 4},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct chart chart;
		struct fault fault = {0};
		const status_code status =
			chart_read(slice_from(rows[i].text), &game_holdem, &chart, &fault);

		cr_assert_eq(status, rows[i].status, "%s: %d", rows[i].text, status);
		cr_assert_eq(fault.status, status);
		cr_assert_eq(fault.offset, rows[i].offset, "%s: %zu", rows[i].text, fault.offset);
		cr_assert_eq(fault.length, rows[i].length, "%s: %zu", rows[i].text, fault.length);
		chart_free(&chart);
		cr_assert_eq(chart_read(slice_from(rows[i].text), &game_holdem, &chart, NULL),
			status);
		chart_free(&chart);
	}
}

/* The error names the earlier line with the same position and situation. */
Test(chart, a_repeated_situation_names_the_first)
{
	struct chart chart;
	struct fault fault = {0};

	cr_assert_eq(chart_read(slice_from("# x\nBTN open AA\nBTN open KK"), &game_holdem, &chart,
			     &fault),
		STATUS_CHART_TWICE);
	cr_assert_eq(fault.earlier_line, 2);
	cr_assert_eq(fault.earlier, 0);
	chart_free(&chart);
}

Test(chart, has_a_bounded_number_of_lines)
{
	struct text text = {0};
	struct chart chart;
	struct fault fault = {0};

	for (int i = 1; i <= CHART_LINES_MAX; i++) {
		text_add_string(&text, "* push<=");
		text_add_uint(&text, (uint64_t)i);
		text_add_string(&text, " AA\n");
	}
	cr_assert_eq(chart_read(text_slice(&text), &game_holdem, &chart, &fault), STATUS_OK);
	cr_assert_eq(chart.count, CHART_LINES_MAX);
	chart_free(&chart);
	text_add_string(&text, "* open AA\n");
	cr_assert_eq(chart_read(text_slice(&text), &game_holdem, &chart, &fault),
		STATUS_CHART_LONG);
	chart_free(&chart);
	text_free(&text);
}

/* -- answers ---------------------------------------------------------------------- */

static const char example[] = "BTN open AA\n"          /* line 1 */
			      "*   open KK\n"          /* 2 */
			      "*   limp QQ\n"          /* 3 */
			      "*   iso  JJ\n"          /* 4 */
			      "*   push<=8 TT\n"       /* 5 */
			      "*   push<=10 99\n"      /* 6 */
			      "BB  3bet:BTN AA\n"      /* 7 */
			      "BB  call:BTN KK\n"      /* 8 */
			      "*   call QQ\n"          /* 9 */
			      "*   4bet AA\n"          /* 10 */
			      "*   call-3bet:BB KK\n"  /* 11 */
			      "*   5bet AA\n"          /* 12 */
			      "*   call-4bet KK\n"     /* 13 */
			      "CO  call-push<=10 AA\n" /* 14 */
			      "CO  call-push:SB<=20 AA\n" /* 15 */;

Test(chart, the_first_line_of_each_act_that_applies_answers)
{
	static const struct {
		struct chart_situation at;
		int count;
		size_t lines[CHART_ANSWERS_MAX];
	} rows[] = {
		{{.position = "BTN", .raiser = "", .depth = 10000}, 2, {1, 3}},
		{{.position = "CO", .raiser = "", .depth = 10000}, 2, {2, 3}},
		{{.position = "CO", .raiser = "", .depth = 1001}, 2, {2, 3}},
		{{.position = "CO", .raiser = "", .depth = 1000}, 3, {2, 3, 6}},
		{{.position = "CO", .raiser = "", .depth = 800}, 3, {2, 3, 5}},
		{{.position = "BTN", .raiser = "", .limped = true, .depth = 10000}, 2, {3, 4}},
		{{.position = "BTN", .raiser = "", .limped = true, .depth = 100}, 3, {3, 4, 5}},
		{{.position = "BB", .raiser = "BTN", .raises = 1, .depth = 10000}, 2, {7, 8}},
		{{.position = "BB", .raiser = "CO", .raises = 1, .depth = 10000}, 1, {9}},
		{{.position = "BTN", .raiser = "BB", .raises = 2, .depth = 10000}, 2, {10, 11}},
		{{.position = "BTN", .raiser = "SB", .raises = 2, .depth = 10000}, 1, {10}},
		{{.position = "BTN", .raiser = "SB", .raises = 3, .depth = 10000}, 2, {12, 13}},
		{{.position = "BTN", .raiser = "SB", .raises = 4, .depth = 10000}, 0, {0}},
		{{.position = "BTN", .raiser = "CO", .raises = 1, .pushed = true, .depth = 500}, 0,
			{0}},
		{{.position = "CO", .raiser = "BB", .raises = 2, .pushed = true, .depth = 500}, 1,
			{14}},
		{{.position = "CO", .raiser = "BB", .raises = 2, .pushed = true, .depth = 1100}, 0,
			{0}},
		{{.position = "CO", .raiser = "SB", .raises = 1, .pushed = true, .depth = 1100}, 1,
			{15}},
	};
	struct chart chart = read_chart(example);

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct chart_line *answers[CHART_ANSWERS_MAX];
		const int count = chart_answers(&chart, &rows[i].at, answers);

		cr_assert_eq(count, rows[i].count, "row %zu: %d", i, count);
		for (int j = 0; j < count; j++)
			cr_assert_eq(answers[j]->number, rows[i].lines[j], "row %zu", i);
	}
	chart_free(&chart);
}

/* -- charts that are installed ---------------------------------------------------- */

static struct chart read_file(const char *path)
{
	static char bytes[1 << 16];
	FILE *const file = fopen(path, "r");
	struct chart chart;
	size_t length;

	cr_assert(file, "%s", path);
	length = fread(bytes, 1, sizeof bytes, file);
	fclose(file);
	cr_assert_eq(chart_read((struct slice){bytes, length}, &game_holdem, &chart, NULL),
		STATUS_OK);
	return chart;
}

/* The probability of an act per starting hand; all combos of one are equal in these charts. */
static void weights_of(const struct chart_line *line, double out[COMBO_CLASSES])
{
	combo list[COMBO_CLASS_MAX];

	for (int c = 0; c < COMBO_CLASSES; c++) {
		const int count = combo_class_list(c, list);

		out[c] = line->range.weight[list[0]] / (double)RANGE_WHOLE;
		for (int i = 1; i < count; i++)
			cr_assert_eq(line->range.weight[list[i]], line->range.weight[list[0]]);
	}
}

/* The gain of the best responses to a strategy, in big blinds per hand. The button pushes `depth`
 * big blinds with probability p, and otherwise loses its half blind; the big blind calls with
 * probability q, and otherwise loses one. */
static void gains(const struct matrix *matrix, double depth, const double p[COMBO_CLASSES],
	const double q[COMBO_CLASSES], double out[2])
{
	double all = 0, calls[COMBO_CLASSES] = {0}, folds[COMBO_CLASSES] = {0};

	out[0] = out[1] = 0;
	for (int i = 0; i < COMBO_CLASSES; i++) {
		double push = 0, fold = 0;

		for (int j = 0; j < COMBO_CLASSES; j++) {
			const struct matrix_cell *const cell = &matrix->cell[i][j];
			const double pairs = (double)cell->matchups;
			const double win = cell->deals ? depth * (2 * matrix_equity(cell) - 1) : 0;

			all += pairs;
			push += pairs * (1 - q[j] + q[j] * win);
			fold -= pairs / 2;
			calls[j] -= pairs * p[i] * win;
			folds[j] -= pairs * p[i];
		}
		out[0] += fmax(push, fold) - (p[i] * push + (1 - p[i]) * fold);
	}
	for (int j = 0; j < COMBO_CLASSES; j++)
		out[1] += fmax(calls[j], folds[j]) - (q[j] * calls[j] + (1 - q[j]) * folds[j]);
	out[0] /= all;
	out[1] /= all;
}

/* The other chart, which the transcripts use, can be read. */
Test(chart, the_chart_for_six_players_is_read)
{
	struct chart chart = read_file(TESTS_DATA "/../../man/six.chart");

	cr_assert_eq(chart.count, 20);
	chart_free(&chart);
}

/* The push-or-fold chart makes this claim. */
Test(chart, nobody_gains_by_leaving_the_chart_of_push_or_fold)
{
	static const uint32_t depths[] = {2, 3, 4, 5, 6, 8, 10, 12, 15, 20};
	static struct spot spot;
	static struct matrix matrix;
	struct chart chart = read_file(TESTS_DATA "/../../man/push-fold.chart");

	spot_from(&spot, "100%; 100%", "", "");
	cr_assert_eq(matrix_count(&spot, &matrix), STATUS_OK);
	for (size_t i = 0; i < sizeof depths / sizeof *depths; i++) {
		const uint32_t depth = depths[i] * CHART_BLIND;
		const struct chart_situation opens = {.position = "BTN",
			.raiser = "",
			.depth = depth};
		const struct chart_situation answers = {.position = "BB",
			.raiser = "BTN",
			.raises = 1,
			.pushed = true,
			.depth = depth};
		const struct chart_line *push[CHART_ANSWERS_MAX], *call[CHART_ANSWERS_MAX];
		double p[COMBO_CLASSES], q[COMBO_CLASSES], gained[2];

		cr_assert_eq(chart_answers(&chart, &opens, push), 1);
		cr_assert_eq(chart_answers(&chart, &answers, call), 1);
		cr_assert_eq(push[0]->depth, depth);
		cr_assert_eq(call[0]->depth, depth);
		weights_of(push[0], p);
		weights_of(call[0], q);
		gains(&matrix, depths[i], p, q, gained);
		cr_assert(gained[0] >= 0 && gained[0] < 0.0002, "%u: %g", depths[i], gained[0]);
		cr_assert(gained[1] >= 0 && gained[1] < 0.0002, "%u: %g", depths[i], gained[1]);
	}
	chart_free(&chart);
}
