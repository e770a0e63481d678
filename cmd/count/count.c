#include "commands.h"
#include "count_makes.h"
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

#include "cards/census.h"
#include "cards/contest.h"
#include "cards/game.h"

#include <string.h>

struct count_command {
	struct settings settings;
	struct fields fields;
	struct contest_rules rules;
	struct cards board, dead;
	unsigned size;
	bool next, makes, by_combo;
	bool single;     /* the operands are one hand */
	bool pictures;   /* on a screen: tables drawn, not rows */
	uint64_t tables; /* so far */
	struct contest contest;
};

enum { WORK = 1 }; /* a group of options: what is counted */

static const struct option_row options[] = {
	{'n', "size", "number", "complete to this many cards, 5 to 7 (default: 7)",
		INTO_NUMBER(struct count_command, size, HAND_MIN, HAND_MAX), .group = WORK},
	{0, "by-combo", NULL, "say what each combo of the ranges makes",
		INTO_FLAG(struct count_command, by_combo), .group = WORK, .beside = true},
	{0, "makes", NULL, "read ranges, and say what they make on the board",
		INTO_FLAG(struct count_command, makes), .group = WORK, .beside = true},
	{0, "next", NULL, "say what each possible next card makes",
		INTO_FLAG(struct count_command, next), .group = WORK},
};

/* What is known of a hand, and what may still come. */
struct known {
	card cards[2 * CARD_COUNT]; /* the hand's, then the board's */
	int hand, count;            /* cards of the hand, and all */
	card_set set, live;
};

/* A number of known cards that cannot be worked with. */
static status_code known_fault(const struct count_command *command, status_code status,
	const struct record *record, const struct known *known, struct fault *fault)
{
	fault_set(fault, status, 0, record->text.length);
	if (fault) {
		fault->number = (size_t)known->count;
		fault->wanted = command->size;
	}
	return status;
}

/* Cards with a fault may be a range. */
static status_code find_range(const struct count_command *command, const struct record *record,
	status_code status, struct fault *fault)
{
	struct slice range;

	if (!count_makes_find(record->text, &command->settings, &range))
		return status;
	fault_set(fault, STATUS_RANGE_HERE, (size_t)(range.bytes - record->text.bytes),
		range.length);
	return STATUS_RANGE_HERE;
}

static status_code read_known(struct count_command *command, const struct record *record,
	struct known *known, struct fault *fault)
{
	struct contest *contest = &command->contest;
	status_code status = contest_parse(record->text, &command->rules, contest, fault);
	const struct cards *hand = &contest->hand[0];

	if (status)
		return find_range(command, record, status, fault);
	*known = (struct known){.count = 0};
	if (contest->count) {
		known->set = hand->set;
		known->hand = known->count = hand->count;
		memcpy(known->cards, hand->list, (size_t)hand->count);
	}
	memcpy(known->cards + known->count, contest->board->list, (size_t)contest->board->count);
	known->count += contest->board->count;
	known->set |= contest->board->set;
	known->live = command->settings.game->deck & ~known->set & ~contest->dead.set;
	return STATUS_OK;
}

/* -- how many ------------------------------------------------------------- */

/* How many hands of a category there are. */
struct counted {
	struct share share;
	const struct known *known;
	enum card_notation notation;
};

static void add_counted_hand(struct rows *rows, const void *item)
{
	const struct counted *counted = item;

	rows_hand(rows, counted->known->cards, counted->known->hand, counted->notation);
}

/* Several tables need to say whose they are. */
enum { VIEW_ONE = 1, VIEW_SEVERAL = 2, VIEW_ANY = 3 };

static const struct field count_fields[] = {
	{"category", ROWS_STRING, share_category, VIEW_ANY, VIEW_ANY},
	{"count", ROWS_NUMBER, share_count, VIEW_ANY, VIEW_ANY},
	{"probability", ROWS_NUMBER, share_probability, VIEW_ANY, VIEW_ANY},
	{"odds_against", ROWS_NUMBER, share_odds, VIEW_ANY, VIEW_ANY},
	{"hand", ROWS_CARDS, add_counted_hand, VIEW_SEVERAL, VIEW_ANY},
	{.name = NULL},
};

/* The heading of a table where there are several. */
static void draw_heading(struct count_command *command, const struct record *record,
	struct text *out)
{
	if (command->tables > 1)
		text_add_char(out, '\n');
	if (command->single || !record->text.length)
		return;
	text_add_string(out, screen_bold(command->settings.colour));
	screen_add_cards(out, slice_trim(record->text), false);
	text_add_string(out, screen_plain(command->settings.colour));
	text_add_char(out, '\n');
}

static status_code each_count(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct count_command *command = state;
	const struct order *order = command->settings.game->evaluator->order;
	struct census census;
	struct known known;
	status_code status = read_known(command, record, &known, fault);

	if (status)
		return status;
	if (known.count > (int)command->size)
		return known_fault(command, STATUS_MANY_KNOWN, record, &known, fault);
	if (census_take_by(command->settings.game->evaluator, known.set, known.live,
		    (int)command->size, &census))
		return fault_set(fault, STATUS_DECK_SHORT, 0, record->text.length);
	command->tables++;
	if (command->pictures) {
		draw_heading(command, record, &job->out);
		shares_show(&census, order, options_digits(&command->settings, SHARES_DIGITS), 0,
			false, &job->out);
		return STATUS_OK;
	}
	for (int i = 0; i <= order->categories; i++) {
		const struct counted counted = {shares_row(&census, order, i), &known,
			command->settings.writes};

		run_row(job, record);
		fields_row(&command->fields, &job->rows, &counted);
	}
	return STATUS_OK;
}

/* -- the next card -------------------------------------------------------- */

static score with_card(struct count_command *command, struct known *known, card c)
{
	known->cards[known->count] = c;
	return command->settings.game->evaluator->value(known->cards, known->hand,
		known->count + 1 - known->hand);
}

/* A card that may come, and the hand that it makes. */
struct next {
	struct scored scored;
	card card;
};

static void add_next_card(struct rows *rows, const void *item)
{
	const struct next *next = item;

	rows_cards(rows, &next->card, 1, next->scored.notation);
}

static void add_next_hand(struct rows *rows, const void *item)
{
	const struct next *next = item;

	rows_hand(rows, next->scored.cards, next->scored.own, next->scored.notation);
}

static const struct field next_fields[] = {
	{"card", ROWS_CARDS, add_next_card, VIEW_ANY, VIEW_ANY},
	{"standing", ROWS_NUMBER, scored_standing, VIEW_ANY, VIEW_ANY},
	{"category", ROWS_STRING, scored_category, VIEW_ANY, VIEW_ANY},
	{"name", ROWS_STRING, scored_name, VIEW_ANY, VIEW_ANY},
	{"hand", ROWS_CARDS, add_next_hand, VIEW_SEVERAL, VIEW_ANY},
	{.name = NULL},
};

static void add_next_row(struct count_command *command, struct job *job, struct known *known,
	card c)
{
	const score value = with_card(command, known, c);
	const struct next next = {{.game = command->settings.game,
					  .cards = known->cards,
					  .own = known->hand,
					  .board = known->count + 1 - known->hand,
					  .value = value,
					  .notation = command->settings.writes},
		c};

	fields_row(&command->fields, &job->rows, &next);
}

/* The live cards that make a category, the highest first. Returns how many. */
static size_t list_next(struct count_command *command, struct known *known, int category,
	struct text *out)
{
	const struct order *order = command->settings.game->evaluator->order;
	size_t count = 0;

	for (int c = CARD_COUNT - 1; c >= 0; c--)
		if (known->live >> c & 1 &&
			order_category(order, with_card(command, known, (card)c)) == category) {
			text_add_string(out, count++ ? " " : "");
			card_print(out, (card)c, command->settings.writes);
		}
	return count;
}

/* A line a category: how many cards make it, and which. */
static void draw_next(struct count_command *command, struct known *known, struct text *out)
{
	static const struct layout_column columns[] = {{.right = true}, {.least = 15},
		{.right = false}};
	static const char *const names[] = {"cards", "make", "which"};
	const struct settings *settings = &command->settings;
	const struct order *order = settings->game->evaluator->order;
	struct layout layout;
	struct text cards = {0};

	layout_init(&layout, columns, 3);
	layout_names(&layout, names);
	for (int i = order->categories - 1; i >= 0; i--) {
		size_t count;

		text_clear(&cards);
		count = list_next(command, known, i, &cards);
		if (!count)
			continue;
		text_add_uint(layout_cell(&layout), count);
		text_add_string(layout_cell(&layout), order->category[i].name);
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

static status_code each_next(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct count_command *command = state;
	const struct evaluator *type = command->settings.game->evaluator;
	struct known known;
	status_code status = read_known(command, record, &known, fault);

	if (status)
		return status;
	if (known.count < type->least - 1 || known.count > type->most - 1)
		return known_fault(command, STATUS_NEXT_CARDS, record, &known, fault);
	if (!known.live)
		return fault_set(fault, STATUS_DECK_SHORT, record->text.length, 0);
	command->tables++;
	if (command->pictures) {
		draw_heading(command, record, &job->out);
		draw_next(command, &known, &job->out);
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

/* Without operands cards are read from standard input, if it has any. From a
 * terminal or /dev/null, or from nothing, there is only the hand of no cards, or
 * the board alone, to complete. */
static bool nothing_to_read(const struct settings *settings)
{
	return !settings->operand_count && !settings->from_count &&
	       settings->input == INPUT_LINES && !input_has_any();
}

/* Whether an option asks for ranges, or an operand is one: all operands are then ranges. */
static bool wants_ranges(const struct count_command *command)
{
	return command->makes || command->by_combo ||
	       (!command->next && count_makes_asked(&command->settings));
}

static int run_ranges(const struct count_command *command)
{
	const struct settings *settings = &command->settings;

	if (settings->game->evaluator != &evaluator_high)
		return report_usage("--makes: made hands and draws are those of hold'em, not of %s",
			settings->game->name);
	if (options_given(settings, "size"))
		return report_usage(
			"--size: not with ranges, which are counted on the board as it is");
	return count_makes_run(settings,
		command->by_combo ? COUNT_MAKES_COMBOS : COUNT_MAKES_KINDS);
}

static int run(int argc, char **argv)
{
	static struct count_command state; /* large, and there is only one */
	static char no_card[1], *no_cards[] = {no_card};
	struct settings *settings = &state.settings;
	struct run run = {.settings = settings, .command = &state};
	int status;

	state.size = HAND_MAX;
	status = options_parse(&command_count, argc, argv, settings, &state);
	if (status != OPTIONS_RUN)
		return status;
	if (settings->game->own != 2)
		return report_usage("--game: counts are of games with two hole cards, not of %s",
			settings->game->name);
	if (wants_ranges(&state))
		return run_ranges(&state);
	if (nothing_to_read(settings)) {
		settings->operands = no_cards;
		settings->operand_count = 1;
	}
	run.between = operands_join(settings, false, operands_marked_cards);
	state.single = settings->operand_count == 1 || run.between;
	if (!fields_choose(&state.fields, state.next ? next_fields : count_fields,
		    state.single ? VIEW_ONE : VIEW_SEVERAL, settings->fields, settings->format) ||
		!options_board_and_dead(settings, 1, &state.board, &state.dead))
		return EXIT_USAGE;
	state.rules = (struct contest_rules){.notation = settings->reads,
		.decks = 1,
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
	.purpose = "count what the cards to come can make, and what ranges make",
	.example = "felt count AhKh -b Qh7h2c",
	.operands = "[hand ... | range ...]",
	.about = "Each hand has the cards that are known, such as AhKh, or 'AhKh @ Qh7h2c' with a "
		 "board. "
		 "If an operand is a range, such as 22+,AKs, all are, and what they make on the "
		 "board is counted: made hands and draws. "
		 "Without operands, hands (with --makes, ranges) are read from standard input, one "
		 "per line, if it has any; else nothing is known but the board.",
	.digits = SHARES_DIGITS,
	.takes = SHARED_ROWS | SHARED_TABLES | SHARED_COLUMNS | SHARED_BOARD | SHARED_DEAD |
		 SHARED_DECIMALS | SHARED_GAME,
	.options = options,
	.option_count = sizeof options / sizeof *options,
	.view = {{"--by-combo", count_makes_fields, COUNT_MAKES_COMBOS},
		{"--makes", count_makes_fields, COUNT_MAKES_KINDS},
		{"--next", next_fields, VIEW_ANY}, {NULL, count_fields, VIEW_ANY}},
	.run = run,
};
