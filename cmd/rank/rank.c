#include "rank.h"

#include "commands.h"
#include "frame/operands.h"
#include "frame/options.h"
#include "frame/report.h"
#include "frame/scored.h"
#include "frame/shares.h"

#include "cards/contest.h"
#include "cards/lines/lines.h"
#include "cards/categories/categories.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* -- rows that are held back until all are known, and written in order --------- */

static const struct option_row options[] = {
	{0, "count", NULL, "print the number of hands of each category",
		INTO_FLAG(struct rank, count), .group = 1},
	{0, "sort", NULL, "print the best hand first", INTO_FLAG(struct rank, sort), .group = 1},
};

enum {
	FEW_LINES = 16,           /* too few to call the kernels */
	LINES_WITHOUT_KERNEL = 64 /* before they are tried again */
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

/* Reads a hand with its board on the line, "AsKsQhJh @ 2c3d4h". */
static status_code read_contest(const struct rank *rank, struct rank_scratch *scratch,
	const struct record *record, struct fault *fault)
{
	const struct contest_rules rules = {.notation = rank->settings.reads,
		.decks = 1,
		.least = 1,
		.most = 1,
		.board = rank->board.count ? &rank->board : NULL,
		.game = rank->settings.game};

	return contest_parse(record->text, &rules, &scratch->contest, fault);
}

static status_code read_cards(const struct rank *rank, struct rank_scratch *scratch,
	const struct record *record, struct fault *fault)
{
	struct cards *hand = &scratch->contest.hand[0];
	status_code status = cards_parse(record->text, rank->settings.reads, hand, fault);

	scratch->contest.board[0] = rank->board;
	if (status)
		return status;
	for (int i = 0; hand->set & rank->board.set && i < hand->count; i++)
		if (rank->board.set & card_bit(hand->list[i]))
			return fault_set(fault, STATUS_ON_BOARD, hand->at[i], hand->size[i]);
	return game_check_deck(rank->settings.game, hand, fault);
}

/* Reports missing cards, or too many. */
static status_code check_sizes(const struct rank *rank, const struct contest *contest,
	const struct record *record, struct fault *fault)
{
	const struct game *game = rank->settings.game;
	const struct cards *hand = &contest->hand[0];
	const int most = game->evaluator->own ? game->own : game->evaluator->most;
	const bool more = hand->count > most && !contest->board->count;

	return game_check_sizes(game, hand->count, contest->board->count,
		more ? hand->at[most] : record->text.length, 0, fault);
}

static status_code each(void *command, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct rank *rank = command;
	struct rank_scratch *scratch = job->scratch;
	const struct contest *contest = &scratch->contest;
	const struct game *game = rank->settings.game;
	const bool has_board = memchr(record->text.bytes, '@', record->text.length);
	size_t before = job->out.length;
	card cards[2 * CARD_COUNT];
	status_code status = (has_board ? read_contest : read_cards)(rank, scratch, record, fault);
	struct scored scored;
	score value;

	if (!status)
		status = check_sizes(rank, contest, record, fault);
	if (status)
		return status;
	scored = (struct scored){.game = game,
		.cards = cards,
		.own = contest->hand[0].count,
		.board = contest->board->count,
		.notation = rank->settings.writes};
	memcpy(cards, contest->hand[0].list, (size_t)scored.own);
	memcpy(cards + scored.own, contest->board->list, (size_t)scored.board);
	value = game->evaluator->value(cards, scored.own, scored.board);
	if (rank->count) {
		scratch->by_category[order_category(game->evaluator->order, value)]++;
		return STATUS_OK;
	}
	scored.value = value;
	scored.low = game->low ? game->low->value(cards, scored.own, scored.board) : 0;
	run_row(job, record);
	fields_row(&rank->fields, &job->rows, &scored);
	if (rank->sort)
		rank_hold(job, value, before);
	return STATUS_OK;
}

/* -- standings and categories alone, the fast way ------------------------- */

/* The number of cards in the first line if it is plain; 0 if it is not. */
static int plain_cards(const struct rank *rank, const char *bytes, size_t length)
{
	for (int count = rank->least; count <= rank->most; count++)
		if (2 * (size_t)count < length && bytes[2 * count] == '\n')
			return count;
	return 0;
}

/* Scores plain lines of equal length with the kernels; returns the bytes consumed. If those are
 * few, because lengths change or lines are not plain, the kernels are not tried again for a while.
 */
static size_t score_plain_lines(const struct rank *rank, struct rank_scratch *scratch,
	const char *bytes, size_t length, size_t *scored)
{
	const struct game *game = rank->settings.game;
	struct lines_shape shape = {game->evaluator, (card)__builtin_ctzll(game->deck), 0};
	size_t got;

	if (scratch->without_kernel) {
		scratch->without_kernel--;
		return 0;
	}
	shape.count = plain_cards(rank, bytes, length);
	if (!shape.count || rank->settings.reads == CARD_SPANISH)
		return 0;
	got = lines_score(rank->settings.path, &shape, bytes, length, scratch->scores + *scored,
		RANK_LINES_AT_ONCE - *scored);
	if (got < FEW_LINES)
		scratch->without_kernel = LINES_WITHOUT_KERNEL;
	*scored += got;
	return got * (2 * (size_t)shape.count + 1);
}

/* Scores one line in any notation; returns its length, 0 if it needs the full parser. */
static size_t score_line(const struct rank *rank, struct rank_scratch *scratch, const char *bytes,
	size_t length, size_t *scored)
{
	const struct game *game = rank->settings.game;
	card cards[HAND_MAX];
	int count = 0;
	size_t size = cards_quick_line((struct slice){bytes, length}, rank->settings.reads,
		rank->most, cards, &count);

	if (!size || count < rank->least)
		return 0;
	for (int i = 0; game->deck != CARD_DECK && i < count; i++)
		if (!(game->deck & card_bit(cards[i])))
			return 0;
	scratch->scores[(*scored)++] = game->evaluator->value(cards, count, 0);
	return size;
}

/* The number of board cards in the first line, if it is plain; -1 if it is not. */
static int plain_board(const struct rank *rank, const char *bytes, size_t length)
{
	enum { SIGN = 3 /* " @ " */ };
	const size_t own = 2 * (size_t)rank->settings.game->own;
	const size_t least = own + SIGN + 1, most = least + 2 * (size_t)rank->settings.game->board;
	const char *end = memchr(bytes, '\n', length < most ? length : most);

	if (!end || (size_t)(end - bytes) < least)
		return -1;
	return (int)((size_t)(end - bytes) - own - SIGN) / 2;
}

/* Scores plain lines of hands that have a board, or share that of --board; returns the bytes
 * consumed. */
static size_t score_hands(const struct rank *rank, struct rank_scratch *scratch, const char *bytes,
	size_t length, size_t *scored)
{
	const struct game *game = rank->settings.game;
	const bool shared = rank->board.count > 0;
	const struct lines_hands hands = {.evaluator = game->evaluator,
		.tables = rank->tables,
		.deck = game->deck & ~rank->board.set,
		.own = game->own,
		.board = shared ? rank->board.count : plain_board(rank, bytes, length),
		.shared = shared ? rank->board.list : NULL};
	size_t got;

	if (rank->settings.reads == CARD_SPANISH ||
		game_check_sizes(game, hands.own, hands.board, 0, 0, NULL))
		return 0;
	got = lines_score_hands(rank->settings.path, &hands, bytes, length,
		scratch->scores + *scored, RANK_LINES_AT_ONCE - *scored);
	*scored += got;
	return got * lines_hands_width(&hands);
}

static void tally(const struct rank *rank, struct rank_scratch *scratch, size_t scored)
{
	if (rank->settings.game->evaluator->order == &order_high) {
		categories_count(rank->settings.path, scratch->scores, scored,
			scratch->by_category);
		return;
	}
	for (size_t i = 0; i < scored; i++)
		scratch->by_category[rank->category_of[scratch->scores[i]]]++;
}

static size_t fast(void *command, struct job *job, const char *bytes, size_t length, size_t *lines)
{
	struct rank *rank = command;
	struct rank_scratch *scratch = job->scratch;
	const bool has_board = rank->settings.game->evaluator->own;
	size_t taken = 0, scored = 0, size;
	char *room;

	do {
		size = (has_board ? score_hands : score_plain_lines)(rank, scratch, bytes + taken,
			length - taken, &scored);
		if (!size && !has_board)
			size = score_line(rank, scratch, bytes + taken, length - taken, &scored);
		taken += size;
	} while (size && scored < RANK_LINES_AT_ONCE);
	*lines = scored;
	if (rank->count) {
		tally(rank, scratch, scored);
		return taken;
	}
	room = text_reserve(&job->out, 8 * scored);
	if (room)
		job->out.length += lines_standings(rank->settings.path,
			rank->settings.game->evaluator->order->standings, scratch->scores, scored,
			room);
	return taken;
}

/* Whether the fast path applies: the game needs a board, or has none in the lines; its deck is all
 * cards from the lowest rank up, and all hands have a standing. */
static bool fast_will_do(const struct rank *rank)
{
	const struct settings *settings = &rank->settings;
	const card_set deck = settings->game->deck;
	const bool from_lowest = (deck | ((deck & -deck) - 1)) == CARD_DECK;
	bool standings = rank->fields.count == 1 && fields_have(&rank->fields, "standing") &&
			 (settings->format == ROWS_TEXT || settings->format == ROWS_TSV) &&
			 !settings->screen && !rank->sort;

	return (standings || rank->count) &&
	       (settings->game->evaluator->own || !rank->board.count) && from_lowest;
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
	const struct evaluator *type;
	const struct game *game;
	const struct order *order;
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
		!options_cards("--board", &rank.settings.board, &rank.settings, &rank.board))
		return EXIT_USAGE;
	game = rank.settings.game;
	order = game->evaluator->order;
	for (int s = 1; rank.count && s <= order->standings; s++)
		rank.category_of[s] = (uint8_t)order_category(order, (score)s);
	/* the same limits as in game_check_sizes */
	rank.least = game->draws ? game->own : game->evaluator->least;
	rank.most = game->draws ? game->own : game->evaluator->most;
	type = rank.settings.game->evaluator;
	run.scratch_size = sizeof(struct rank_scratch);
	run.scratch_zeroed = offsetof(struct rank_scratch, contest);
	if (fast_will_do(&rank)) {
		run.fast = fast;
		if (type->tables_new && !rank.board.count && !rank.settings.operand_count)
			rank.tables = type->tables_new();
	}
	if (rank.count) {
		run.collect = collect_count;
		run.finish = finish_count;
		run.show = rank.settings.fields ? NULL : show_count;
		run.summary = true;
		run.whole = true;
	} else if (rank.sort) {
		run.collect = rank_collect_rows;
		run.clear = rank_clear;
		run.finish = rank_finish_rows;
	}
	run.between = operands_join(&rank.settings, false, operands_marked_cards);
	if (operands_are_cards(&rank.settings) &&
		rank.board.count + 1 < rank.settings.game->evaluator->least)
		run.between = operands_blank;
	run.names = rank.fields.names;
	run.name_count = rank.fields.count;
	status = run_records(&run);
	text_free(&rank.rows);
	free(rank.held);
	free(rank.tables);
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
