#include "commands.h"
#include "count_hits.h"
#include "count_shoe.h"
#include "frame/command_status.h"
#include "frame/run.h"
#include "frame/input.h"
#include "frame/layout.h"
#include "frame/operands.h"
#include "frame/options.h"
#include "frame/report.h"
#include "frame/scored.h"
#include "frame/screen.h"
#include "frame/shares.h"

#include "cards/breakdown/breakdown.h"
#include "cards/contest.h"
#include "cards/game.h"
#include "cards/made.h"
#include "odds/odds_status.h"

#include <string.h>

struct count_command {
	struct settings settings;
	struct fields fields;
	struct contest_rules rules;
	struct cards board, dead;
	unsigned size;
	bool next, hits, by_combo;
	bool single;     /* the operands are one hand */
	bool pictures;   /* on a terminal: formatted tables, not rows */
	uint64_t tables; /* tables printed so far */
	struct contest contest;
};

enum { WORK = 1 }; /* group of the options that choose what is counted */

static const struct option_row options[] = {
	{'n', "size", "number", "complete hands to this many cards (default: all)",
		INTO_NUMBER(struct count_command, size, 1, SHOE_HAND_MAX), .group = WORK},
	{0, "by-combo", NULL, "print what each combo makes",
		INTO_FLAG(struct count_command, by_combo), .group = WORK, .beside = true},
	{0, "next", NULL, "print what each possible next card makes",
		INTO_FLAG(struct count_command, next), .group = WORK, .suggested_for = "outs"},
	{0, "ranges", NULL, "treat operands as ranges", INTO_FLAG(struct count_command, hits),
		.group = WORK, .beside = true, .old = "makes"},
};

/* The known cards of a hand, and the live cards. */
struct count_known {
	card cards[2 * CARD_COUNT]; /* hand cards, then board cards */
	int hand, count;            /* number of hand cards; of all */
	card_set own, board, live;
};

/* Text that is not cards may be a range. */
static status_code find_range(const struct count_command *command, const struct record *record,
	status_code status, struct fault *fault)
{
	struct slice range;

	if (!count_hits_find(record->text, &command->settings, &range))
		return status;
	fault_set(fault, STATUS_RANGE_HERE, (size_t)(range.bytes - record->text.bytes),
		range.length);
	return STATUS_RANGE_HERE;
}

static status_code read_known(struct count_command *command, const struct record *record,
	struct count_known *known, struct fault *fault)
{
	const struct game *game = command->settings.game;
	struct contest *contest = &command->contest;
	status_code status = contest_parse(record->text, &command->rules, contest, fault);
	const struct cards *hand = &contest->hand[0];

	if (status)
		return find_range(command, record, status, fault);
	*known = (struct count_known){.count = 0};
	if (contest->count) {
		known->own = hand->set;
		known->hand = known->count = hand->count;
		memcpy(known->cards, hand->list, (size_t)hand->count);
	}
	memcpy(known->cards + known->count, contest->board->list, (size_t)contest->board->count);
	known->count += contest->board->count;
	known->board = contest->board->set;
	known->live = game->deck & ~known->own & ~known->board & ~contest->dead.set;
	if (known->board && !game->board)
		return fault_set(fault, STATUS_NO_BOARD, contest->board->at[0],
			record->text.length - contest->board->at[0]);
	return STATUS_OK;
}

/* -- how many ------------------------------------------------------------- */

/* The number of hands in a category. */
struct count_counted {
	struct share share;
	const struct count_known *known;
	const char *half;
	enum card_notation notation;
};

static FIELD_CELL(add_half, struct count_counted, counted, rows_cstring(rows, counted->half));
static FIELD_CELL(add_counted_hand, struct count_counted, counted,
	rows_hand(rows, counted->known->cards, counted->known->hand, counted->notation));

/* With several tables a column identifies the hand. The views of hi-lo games have the same bits,
 * shifted. */
enum {
	VIEW_ONE = 1,
	VIEW_SEVERAL = 2,
	VIEW_WHOLE = VIEW_ONE | VIEW_SEVERAL,
	VIEW_HALVES_SHIFT = 2,
	VIEW_HALVES = VIEW_WHOLE << VIEW_HALVES_SHIFT,
	VIEW_SEVERALS = VIEW_SEVERAL | VIEW_SEVERAL << VIEW_HALVES_SHIFT,
	VIEW_ANY = VIEW_WHOLE | VIEW_HALVES
};

static const struct field count_fields[] = {
	{"half", ROWS_STRING, add_half, VIEW_HALVES, VIEW_HALVES},
	{"category", ROWS_STRING, share_category, VIEW_ANY, VIEW_ANY},
	{"count", ROWS_NUMBER, share_count, VIEW_ANY, VIEW_ANY},
	{"probability", ROWS_NUMBER, share_probability, VIEW_ANY, VIEW_ANY},
	{"odds_against", ROWS_NUMBER, share_odds, VIEW_ANY, VIEW_ANY},
	{"hand", ROWS_CARDS, add_counted_hand, VIEW_SEVERALS, VIEW_ANY},
	{.name = NULL},
};

/* Whether a hand with these numbers of hand and board cards can be completed. */
static status_code check_known(const struct count_command *command, const struct record *record,
	const struct count_known *known, struct fault *fault)
{
	const struct game *game = command->settings.game;
	const int board = known->count - known->hand;
	status_code status = STATUS_HAND_SIZE;

	if (known->count > (int)command->size)
		return count_known_fault(STATUS_MANY_KNOWN, record, known->count, command->size,
			fault);
	if (!game->evaluator->own ||
		(known->hand <= game->own && board <= (int)command->size - game->own))
		return STATUS_OK;
	if (known->hand <= game->own)
		status = STATUS_BOARD_LONGER;
	fault_set(fault, status, 0, record->text.length);
	fault->number = (size_t)(status == STATUS_HAND_SIZE ? known->hand : board);
	fault->wanted = status == STATUS_HAND_SIZE ? game->own : command->size - game->own;
	return status;
}

/* Counts a half. In games that play any of the cards, hand and board cards are equivalent. */
static status_code take_breakdown(const struct count_command *command,
	const struct evaluator *evaluator, const struct count_known *known,
	struct breakdown *breakdown)
{
	const struct game *game = command->settings.game;
	const bool apart = evaluator->own > 0;
	const struct breakdown_deal deal = {.own = apart ? known->own : known->own | known->board,
		.board = apart ? known->board : 0,
		.live = known->live,
		.own_size = apart ? game->own : (int)command->size,
		.board_size = apart ? (int)command->size - game->own : 0};

	return breakdown_take_by(evaluator, &deal, command->settings.path, breakdown);
}

static void draw_breakdown(struct count_command *command, const struct breakdown *breakdown,
	const struct evaluator *evaluator, const char *half, struct job *job)
{
	shares_show(breakdown, evaluator->order, half,
		options_digits(&command->settings, SHARES_DIGITS), 0, false, &job->out);
}

static void add_rows(struct count_command *command, const struct breakdown *breakdown,
	const struct evaluator *evaluator, const struct count_known *known, struct job *job,
	const struct record *record)
{
	const bool high = evaluator == command->settings.game->evaluator;
	const int rows = shares_rows(evaluator->order);

	for (int i = 0; i < rows; i++) {
		const struct count_counted counted = {shares_row(breakdown, evaluator->order, i),
			known, high ? "high" : "low", command->settings.writes};

		run_row(job, record);
		fields_row(&command->fields, &job->rows, &counted);
	}
}

static status_code each_count(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct count_command *command = state;
	const struct game *game = command->settings.game;
	struct breakdown breakdown, low;
	struct count_known known;
	status_code status = read_known(command, record, &known, fault);

	if (!status)
		status = check_known(command, record, &known, fault);
	if (status)
		return status;
	status = take_breakdown(command, game->evaluator, &known, &breakdown);
	if (!status && game->low)
		status = take_breakdown(command, game->low, &known, &low);
	if (status)
		return fault_set(fault, status == STATUS_NO_MEMORY ? status : STATUS_DECK_SHORT, 0,
			record->text.length);
	command->tables++;
	if (!command->pictures) {
		add_rows(command, &breakdown, game->evaluator, &known, job, record);
		if (game->low)
			add_rows(command, &low, game->low, &known, job, record);
		return STATUS_OK;
	}
	count_draw_heading(&command->settings, record, command->single, command->tables, &job->out);
	draw_breakdown(command, &breakdown, game->evaluator, game->low ? "high" : "", job);
	if (game->low) {
		text_add_char(&job->out, '\n');
		draw_breakdown(command, &low, game->low, "low", job);
	}
	return STATUS_OK;
}

/* -- the next card -------------------------------------------------------- */

/* Cards to come are board cards in games with a board. */
static int next_hand(const struct count_command *command, const struct count_known *known)
{
	return known->hand + !command->settings.game->board;
}

static score with_card(const struct count_command *command, const struct evaluator *evaluator,
	struct count_known *known, card c)
{
	const int hand = next_hand(command, known);

	known->cards[known->count] = c;
	return evaluator->value(known->cards, hand, known->count + 1 - hand);
}

/* A next card, and the resulting hand. */
struct count_next {
	struct scored scored;
	card card;
};

static FIELD_CELL(add_next_card, struct count_next, next,
	rows_cards(rows, &next->card, 1, next->scored.notation));
static FIELD_CELL(add_next_hand, struct count_next, next,
	rows_hand(rows, next->scored.cards, next->scored.own, next->scored.notation));

static const struct field next_fields[] = {
	{"card", ROWS_CARDS, add_next_card, VIEW_ANY, VIEW_ANY},
	{"standing", ROWS_NUMBER, scored_standing, VIEW_ANY, VIEW_ANY},
	{"category", ROWS_STRING, scored_category, VIEW_ANY, VIEW_ANY},
	{"name", ROWS_STRING, scored_name, VIEW_ANY, VIEW_ANY},
	{"low_standing", ROWS_NUMBER, scored_low_standing, VIEW_HALVES, VIEW_HALVES},
	{"low_name", ROWS_STRING, scored_low_name, VIEW_HALVES, VIEW_HALVES},
	{"hand", ROWS_CARDS, add_next_hand, VIEW_SEVERALS, VIEW_ANY},
	{.name = NULL},
};

static void add_next_row(struct count_command *command, struct job *job, struct count_known *known,
	card c)
{
	const struct game *game = command->settings.game;
	const int hand = next_hand(command, known);
	const score value = with_card(command, game->evaluator, known, c);
	const struct count_next next = {{.game = game,
						.cards = known->cards,
						.own = hand,
						.board = known->count + 1 - hand,
						.value = value,
						.low = game->low ? with_card(command, game->low,
									   known, c)
								 : 0,
						.notation = command->settings.writes},
		c};

	fields_row(&command->fields, &job->rows, &next);
}

/* Lists the live cards that make a category, the highest first; or those that make no hand. Returns
 * their number. */
static size_t list_next(struct count_command *command, const struct evaluator *evaluator,
	struct count_known *known, int category, struct text *out)
{
	size_t count = 0;

	for (int c = CARD_COUNT - 1; c >= 0; c--) {
		score value;

		if (!(known->live >> c & 1))
			continue;
		value = with_card(command, evaluator, known, (card)c);
		if (value ? order_category(evaluator->order, value) != category
			  : category != SHARES_NONE)
			continue;
		text_add_string(out, count++ ? " " : "");
		card_print(out, (card)c, command->settings.writes);
	}
	return count;
}

/* Prints a line per category: the number of cards that make it, and the cards. */
static void draw_next(struct count_command *command, const struct evaluator *evaluator,
	struct count_known *known, const char *half, struct text *out)
{
	static const struct layout_column columns[] = {{.right = true}, {.least = 15},
		{.right = false}};
	const char *const names[] = {"cards", *half ? half : "make", "which"};
	const struct settings *settings = &command->settings;
	const struct order *order = evaluator->order;
	struct layout layout;
	struct text cards = {0};

	layout_init(&layout, columns, 3);
	layout_names(&layout, names);
	for (int i = order->categories - 1; i >= SHARES_NONE; i--) {
		size_t count;

		text_clear(&cards);
		count = list_next(command, evaluator, known, i, &cards);
		if (!count)
			continue;
		text_add_uint(layout_cell(&layout), count);
		text_add_string(layout_cell(&layout),
			i == SHARES_NONE ? "no low" : order->category[i].name);
		text_add_slice(layout_cell(&layout), text_slice(&cards));
	}
	layout_measure(&layout);
	for (size_t i = 0; i < layout_rows(&layout); i++) {
		layout_wrapped_row(&layout, i, settings->columns, settings->colour, out);
		text_add_char(out, '\n');
	}
	layout_free(&layout, out);
	out->failed = out->failed || cards.failed;
	text_free(&cards);
}

/* Whether the hand can be scored with one more card. */
static status_code check_next(const struct count_command *command, const struct record *record,
	const struct count_known *known, struct fault *fault)
{
	const struct game *game = command->settings.game;
	const struct evaluator *type = game->evaluator;
	const int least = game->draws ? game->own : type->least;
	const int most = game->draws ? game->own : type->most;
	const int board = known->count - known->hand;

	if (type->own && known->hand == game->own && (board == 3 || board == 4))
		return STATUS_OK;
	if (type->own)
		return count_known_fault(STATUS_NEXT_BOARD, record, known->count, game->own, fault);
	if (known->count >= least - 1 && known->count <= most - 1)
		return STATUS_OK;
	return count_known_fault(least == most ? STATUS_NEXT_EXACTLY : STATUS_NEXT_CARDS, record,
		known->count, (unsigned)least - 1, fault);
}

static status_code each_next(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct count_command *command = state;
	const struct game *game = command->settings.game;
	struct count_known known;
	status_code status = read_known(command, record, &known, fault);

	if (!status)
		status = check_next(command, record, &known, fault);
	if (status)
		return status;
	if (!known.live)
		return fault_set(fault, STATUS_DECK_SHORT, record->text.length, 0);
	command->tables++;
	if (command->pictures) {
		count_draw_heading(&command->settings, record, command->single, command->tables,
			&job->out);
		draw_next(command, game->evaluator, &known, game->low ? "high" : "", &job->out);
		if (game->low) {
			text_add_char(&job->out, '\n');
			draw_next(command, game->low, &known, "low", &job->out);
		}
		return STATUS_OK;
	}
	for (int c = CARD_COUNT - 1; c >= 0; c--) {
		if (!(known.live >> c & 1))
			continue;
		run_row(job, record);
		add_next_row(command, job, &known, (card)c);
	}
	return STATUS_OK;
}

/* -- the command ---------------------------------------------------------- */

static int run_ranges(const struct count_command *command)
{
	const struct settings *settings = &command->settings;

	if (!settings->game->combos)
		return report_usage("--ranges requires a game with two hole cards, not %s",
			settings->game->name);
	if (options_given(settings, "size"))
		return report_usage("--size cannot be used with ranges");
	return count_hits_run(settings, command->by_combo ? COUNT_HITS_COMBOS : COUNT_HITS_KINDS);
}

/* Reports a --size that the game's hands cannot have, and returns false. */
static bool settle_size(struct count_command *command)
{
	const struct game *game = command->settings.game;
	const struct evaluator *type = game->evaluator;
	const unsigned most = type->own || game->draws ? game->own + game->board : type->most;
	const unsigned least = type->own ? game->own + 3u : game->draws ? game->own : type->least;

	if (!options_given(&command->settings, "size"))
		command->size = most;
	if (command->size >= least && command->size <= most)
		return true;
	if (least == most)
		report_usage("--size: a hand of %s has %u cards, not %u", game->name, most,
			command->size);
	else
		report_usage("--size: a hand of %s has %u to %u cards%s, not %u", game->name, least,
			most, game->board ? " with its board" : "", command->size);
	return false;
}

/* Counts hands from a shoe; --size defaults to the size of the first deal. */
static int run_shoe(const struct count_command *command)
{
	const struct settings *settings = &command->settings;
	const struct count_shoe_request request = {settings,
		options_given(settings, "size") ? command->size : settings->game->own,
		command->next};

	if (command->hits || command->by_combo)
		return report_usage("--%s requires a game with two hole cards, not %s",
			command->hits ? "ranges" : "by-combo", settings->game->name);
	return count_shoe_run(&request);
}

/* Warns about an operand that is as long as a board after one that is as long as a hand. */
static void warn_of_board(const struct settings *settings)
{
	const struct game *const game = settings->game;
	struct cards cards;

	for (size_t i = 0; i < settings->operand_count; i++) {
		if (cards_parse(operands_at(settings, i), settings->reads, &cards, NULL) ||
			(!i && cards.count != game->own))
			return;
		if (i && cards.count != game->own && cards.count >= MADE_BOARD_MIN &&
			cards.count <= MADE_BOARD_MAX) {
			report_warning("'%s' counts as another hand; a board is given with "
				       "--board %s",
				settings->operands[i], settings->operands[i]);
			return;
		}
	}
}

static int run(int argc, char **argv)
{
	static struct count_command state; /* large; a single instance */
	static char no_card[1], *no_cards[] = {no_card};
	struct settings *settings = &state.settings;
	struct run run = {.settings = settings, .command = &state};
	unsigned view;
	int status;

	status = options_parse(&command_count, argc, argv, settings, &state);
	if (status != OPTIONS_RUN)
		return status;
	if (settings->board.length && !settings->game->board)
		return report_usage("--board: %s has no board", settings->game->name);
	if (!settings->game->shoe && (!options_one_deck(settings) || !settle_size(&state)))
		return EXIT_USAGE;
	/* If an option asks for ranges, or an operand is one, all operands are ranges. */
	if (!settings->game->shoe && (state.hits || state.by_combo ||
					     (!state.next && count_hits_asked(&state.settings))))
		return run_ranges(&state);
	/* Without operands cards are read from standard input, if it has any data. Otherwise (a
	 * terminal, /dev/null, empty input) the hand without cards, or the board alone, is
	 * completed. */
	if (!settings->operand_count && !settings->from_count && settings->input == INPUT_LINES &&
		!input_has_any()) {
		settings->operands = no_cards;
		settings->operand_count = 1;
	}
	if (settings->game->shoe)
		return run_shoe(&state);
	run.between = operands_join(settings, false, operands_marked_cards);
	state.single = settings->operand_count == 1 || run.between;
	if (!state.single && settings->game->board && !settings->board.length)
		warn_of_board(settings);
	view = state.single ? VIEW_ONE : VIEW_SEVERAL;
	if (settings->game->low)
		view <<= VIEW_HALVES_SHIFT;
	if (!fields_choose(&state.fields, state.next ? next_fields : count_fields, view,
		    settings->fields, settings->format) ||
		!options_board_and_dead(settings, 1, &state.board, &state.dead))
		return EXIT_USAGE;
	state.rules = (struct contest_rules){.notation = settings->reads,
		.decks = 1,
		.game = settings->game,
		.least = 0,
		.most = 1,
		.board = state.board.count ? &state.board : NULL,
		.dead = state.dead.count ? &state.dead : NULL};
	state.pictures = settings->screen && !settings->fields;
	run.each = state.next ? each_next : each_count;
	run.names = state.fields.names;
	run.name_count = state.fields.count;
	run.plain_text = state.pictures;
	return run_records(&run);
}

const struct command command_count = {
	.name = "count",
	.full_name = "felt count",
	.purpose = "count how often a hand improves",
	.example = "felt count AhKh -b Qh7h2c",
	.operands = "[option ...] [hand ...]\n"
		    "[option ...] range ... -b board",
	.about = "Each operand is a hand of known cards, such as AhKh, or 'AhKh @ Qh7h2c' with a "
		 "board. "
		 "If an operand is a range, such as 22+,AKs, all are ranges, and their made hands "
		 "and draws "
		 "on the board are counted. Without operands, each line of standard input is a "
		 "hand (with "
		 "--ranges, a range); without standard input, only the board is known.",
	.digits = SHARES_DIGITS,
	.takes = SHARED_ROWS | SHARED_TABLES | SHARED_COLUMNS | SHARED_BOARD | SHARED_DEAD |
		 SHARED_DECIMALS | SHARED_GAME | SHARED_DECKS,
	COMMAND_OPTIONS(options),
	.view = {{"-g 21 --next", count_shoe_next_fields, COUNT_SHOE_TOTALS},
		{"-g high --next", count_shoe_next_fields, COUNT_SHOE_HIGH},
		{"-g 21", count_shoe_fields, COUNT_SHOE_TOTALS},
		{"-g high", count_shoe_fields, COUNT_SHOE_HIGH},
		{"--by-combo", count_hits_fields, COUNT_HITS_COMBOS},
		{"--ranges", count_hits_fields, COUNT_HITS_KINDS},
		{"--next", next_fields, VIEW_ANY}, {NULL, count_fields, VIEW_ANY}},
	.run = run,
};
