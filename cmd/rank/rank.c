#include "rank.h"

#include "commands.h"
#include "frame/operands.h"
#include "frame/options.h"
#include "frame/report.h"
#include "frame/scored.h"
#include "frame/shares.h"

#include <stdlib.h>
#include <string.h>

/* -- rows that are held back until all are known, and written in order --------- */

static const struct option_row options[] = {
	{0, "count", NULL, "print the number of hands of each category",
		INTO_FLAG(struct rank, count), .group = 1},
	{0, "sort", NULL, "print the best hand first", INTO_FLAG(struct rank, sort), .group = 1},
};

/* -- one hand ------------------------------------------------------------- */

static FIELD_CELL(add_hand, struct scored, scored,
	rows_hand(rows, scored->cards, scored->own, scored->notation));

/* A terminal shows what fits; a row of a table has its hand already. */
enum { VIEW_PLAIN = 1, VIEW_SCREEN = 2, VIEW_TABLE = 4, VIEW_HALVES = 8, VIEW_ANY = 15 };

static const struct field fields[] = {
	{"hand", ROWS_CARDS, add_hand, VIEW_PLAIN | VIEW_SCREEN, VIEW_ANY},
	{"standing", ROWS_NUMBER, scored_standing, VIEW_ANY, VIEW_ANY},
	{"category", ROWS_STRING, scored_category, VIEW_PLAIN | VIEW_TABLE, VIEW_ANY},
	{"name", ROWS_STRING, scored_name, VIEW_ANY, VIEW_ANY},
	{"best", ROWS_CARDS, scored_best, VIEW_ANY, VIEW_ANY},
	{"low_standing", ROWS_NUMBER, scored_low_standing, VIEW_HALVES, VIEW_HALVES},
	{"low_name", ROWS_STRING, scored_low_name, VIEW_HALVES, VIEW_HALVES},
	{"low_best", ROWS_CARDS, scored_low_best, VIEW_HALVES, VIEW_HALVES},
	{"score", ROWS_NUMBER, scored_score, 0, VIEW_ANY},
	{"cards", ROWS_CARDS, scored_cards, 0, VIEW_ANY},
	{.name = NULL},
};

/* Fields of --count. */
static const struct field count_fields[] = {
	{"category", ROWS_STRING, share_category, VIEW_ANY, VIEW_ANY},
	{"count", ROWS_NUMBER, share_count, VIEW_ANY, VIEW_ANY},
	{"probability", ROWS_NUMBER, share_probability, VIEW_ANY, VIEW_ANY},
	{"odds_against", ROWS_NUMBER, share_odds, VIEW_ANY, VIEW_ANY},
	{.name = NULL},
};

static status_code each(void *command, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct rank *rank = command;
	struct rank_scratch *scratch = job->scratch;
	const felt_showdown *hand = rank_read(rank, scratch, record, fault);
	size_t before = job->out.length;
	felt_card cards[2 * 52];
	struct scored scored = {.game = rank->settings.game,
		.cards = cards,
		.notation = rank->settings.writes};

	if (!hand)
		return fault->status;
	scored.value = felt_showdown_score(hand, 0, 0, 0);
	if (rank->count) {
		scratch->by_category[felt_category(rank->game, 0, scored.value)]++;
		return STATUS_OK;
	}
	scored.own = felt_showdown_cards(hand, 0, 0, cards);
	scored.board = felt_showdown_cards(hand, 0, -1, cards + scored.own);
	scored.low = felt_showdown_score(hand, 0, 1, 0);
	run_row(job, record);
	fields_row(&rank->fields, &job->rows, &scored);
	if (rank->sort)
		rank_hold(job, scored.value, before);
	return STATUS_OK;
}

/* -- standings and categories alone, the fast way ------------------------- */

static size_t fast(void *command, struct job *job, const char *bytes, size_t length, size_t *lines)
{
	const struct rank *rank = command;
	struct rank_scratch *scratch = job->scratch;
	felt_score scores[RANK_LINES_AT_ONCE];
	const size_t taken =
		felt_lines_score(rank->lines, bytes, length, scores, RANK_LINES_AT_ONCE, lines);
	char *room;

	if (rank->count) {
		felt_lines_categories(rank->lines, scores, *lines, scratch->by_category);
		return taken;
	}
	room = text_reserve(&job->out, 8 * *lines);
	if (room)
		job->out.length += felt_lines_standings(rank->lines, scores, *lines, room);
	return taken;
}

/* Whether the fast path applies: only standings or categories are printed. */
static bool fast_will_do(const struct rank *rank)
{
	const struct settings *settings = &rank->settings;
	const bool standings = rank->fields.count == 1 && fields_have(&rank->fields, "standing") &&
			       (settings->format == ROWS_TEXT || settings->format == ROWS_TSV) &&
			       !settings->screen && !rank->sort;

	return standings || rank->count;
}

/* -- collecting ----------------------------------------------------------- */

static void collect_count(void *command, struct job *job)
{
	struct rank *rank = command;
	struct rank_scratch *scratch = job->scratch;

	for (int i = 0; i < ORDER_CATEGORIES_MAX; i++) {
		rank->breakdown.by_category[i] += scratch->by_category[i];
		rank->breakdown.total += scratch->by_category[i];
		scratch->by_category[i] = 0;
	}
}

static void finish_count(void *command, struct job *job)
{
	struct rank *rank = command;

	const struct order *order = rank->settings.game->evaluator->order;

	for (int i = 0; i <= order->categories; i++) {
		const struct share share = shares_row(&rank->breakdown, order, i);

		fields_row(&rank->fields, &job->rows, &share);
	}
}

static void show_count(void *command, struct slice rows, struct text *out)
{
	enum { TABLE_COLUMNS = 60, BAR_MAX = 40 };
	struct rank *rank = command;
	unsigned room =
		rank->settings.columns > TABLE_COLUMNS ? rank->settings.columns - TABLE_COLUMNS : 0;

	(void)rows;
	shares_show(&rank->breakdown, rank->settings.game->evaluator->order, "", SHARES_DIGITS,
		room < BAR_MAX ? room : BAR_MAX, rank->settings.writes == CARD_UNICODE, out);
}

/* -- the command ---------------------------------------------------------- */

static unsigned view_of(const struct settings *settings)
{
	const unsigned halves = settings->game->low ? VIEW_HALVES : 0;

	if (!settings->operand_count && settings->input != INPUT_LINES)
		return VIEW_TABLE | halves;
	return (settings->screen ? VIEW_SCREEN : VIEW_PLAIN) | halves;
}

static int run(int argc, char **argv)
{
	static struct rank rank; /* large; a single instance */
	struct run run = {.settings = &rank.settings, .command = &rank, .each = each};
	struct cards board;
	int status = options_parse(&command_rank, argc, argv, &rank.settings, &rank);

	if (status != OPTIONS_RUN)
		return status;
	if (rank.settings.game->shoe)
		return rank_shoe_run(&rank);
	if (rank.settings.dead.length)
		return report_usage("--dead requires -g 21 or -g high");
	if (!options_one_deck(&rank.settings))
		return EXIT_USAGE;
	if (!fields_choose(&rank.fields, rank.count ? count_fields : fields,
		    rank.count ? VIEW_ANY : view_of(&rank.settings), rank.settings.fields,
		    rank.settings.format) ||
		!options_cards("--board", &rank.settings.board, &rank.settings, &board))
		return EXIT_USAGE;
	if (!board.count)
		rank.settings.board.length = 0;
	if (fast_will_do(&rank))
		run.fast = fast;
	rank.game = options_game(&rank.settings);
	rank.lines = options_lines(&rank.settings,
		(felt_form){.size = sizeof(felt_form),
			.single = 1,
			.many = run.fast && !rank.settings.operand_count});
	if (!rank.lines)
		return EXIT_USAGE;
	run.scratch_size = sizeof(struct rank_scratch);
	run.clear = rank_clear;
	if (rank.count) {
		run.collect = collect_count;
		run.finish = finish_count;
		run.show = rank.settings.fields ? NULL : show_count;
		run.summary = true;
		run.whole = true;
	} else if (rank.sort) {
		run.collect = rank_collect_rows;
		run.finish = rank_finish_rows;
	}
	run.between = operands_join(&rank.settings, false, operands_marked_cards);
	if (operands_are_cards(&rank.settings) &&
		board.count + 1 < rank.settings.game->evaluator->least)
		run.between = operands_blank;
	run.names = rank.fields.names;
	run.name_count = rank.fields.count;
	status = run_records(&run);
	text_free(&rank.rows);
	free(rank.held);
	felt_lines_free(rank.lines);
	return status;
}

const struct command command_rank = {
	.name = "rank",
	.full_name = "felt rank",
	.purpose = "rank poker hands",
	.example = "felt rank AsKsQsJsTs",
	.operands = "[option ...] [hand ...]",
	.about = "Each operand is a hand of five to seven cards, such as AsKsQsJsTs. If all "
		 "operands are "
		 "single cards, such as As Ks Qs Js Ts, they form one hand. Without operands, each "
		 "line of "
		 "standard input is a hand.",
	.digits = SHARES_DIGITS,
	.takes = SHARED_ROWS | SHARED_TABLES | SHARED_BOARD | SHARED_DEAD | SHARED_JOBS |
		 SHARED_GAME | SHARED_DECKS | SHARED_SUITS,
	COMMAND_OPTIONS(options),
	.view = {{"-g 21 --count", rank_shoe_count_fields, RANK_SHOE_TOTALS},
		{"-g 21", rank_shoe_fields, RANK_SHOE_TOTALS},
		{"-g high", rank_shoe_fields, RANK_SHOE_ANY & ~RANK_SHOE_TOTALS},
		{"--count", count_fields, VIEW_ANY}, {NULL, fields, VIEW_ANY}},
	.run = run,
};
