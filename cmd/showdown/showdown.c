#include "commands.h"
#include "frame/filter.h"
#include "frame/options.h"
#include "frame/report.h"
#include "showdown_show.h"

#include "cards/contest.h"
#include "cards/showdown.h"

#include <string.h>

enum field {
	CONTEST,
	PLACE,
	HAND,
	STANDING,
	CATEGORY,
	NAME,
	BEST,
	RESULT,
	DECIDER,
	WHY,
	PLAYER,
	SCORE,
	CARDS,
	FIELD_COUNT
};

static const struct rows_name fields_known[FIELD_COUNT] = {
	{"contest", ROWS_NUMBER},
	{"place", ROWS_NUMBER},
	{"hand", ROWS_STRING},
	{"standing", ROWS_NUMBER},
	{"category", ROWS_STRING},
	{"name", ROWS_STRING},
	{"best", ROWS_STRING},
	{"result", ROWS_STRING},
	{"decider", ROWS_STRING},
	{"why", ROWS_STRING},
	{"player", ROWS_NUMBER},
	{"score", ROWS_NUMBER},
	{"cards", ROWS_STRING},
};

enum { FIELDS_USUAL = RESULT + 1, FIELDS_EXPLAINED = WHY + 1 };

static const struct rows_name winners_name[] = {{"winners", ROWS_STRING}};

enum winners { NO_WINNERS, WINNERS_POSITIONS, WINNERS_HANDS };

struct showdown_command {
	struct settings settings;
	struct fields fields;
	struct contest_rules rules;
	struct cards board, dead;
	const struct evaluator *type;
	enum winners winners;
	unsigned decks, cut;
	bool explain;
	bool pictures; /* on a screen: contests drawn, not rows */
	uint64_t contests;
	struct contest contest; /* of the record at hand */
	struct showdown showdown;
};

static const struct option_row options[] = {
	{'n', "cut", "number", "cut the cards into hands of this many",
		INTO_NUMBER(struct showdown_command, cut, 1, HAND_MAX)},
	{0, "decks", "number", "how many decks are in play (default: 1)",
		INTO_NUMBER(struct showdown_command, decks, 1, CONTEST_DECKS_MAX)},
	{0, "explain", NULL, "say which cards play, and which one decides",
		INTO_FLAG(struct showdown_command, explain)},
	{0, "winners", "positions|hands", "write only who wins, one row per contest",
		INTO_CHOICE(struct showdown_command, winners, WINNERS_POSITIONS), .optional = true},
};

/* -- rows ----------------------------------------------------------------- */

static void five_of(const struct showdown_command *command, int hand, card five[5])
{
	const struct showdown *s = &command->showdown;

	command->type->best(s->playing[hand], s->cards[hand], s->value[hand], five);
}

static void add_field(struct showdown_command *command, struct job *job, enum field field, int hand)
{
	const struct showdown *s = &command->showdown;
	enum card_notation notation = command->settings.writes;
	score value = s->value[hand];
	struct rows *rows = &job->rows;
	card five[5];
	int at;

	switch (field) {
	case CONTEST:
		rows_uint(rows, command->contests);
		return;
	case PLACE:
		rows_uint(rows, s->place[hand]);
		return;
	case PLAYER:
		rows_uint(rows, (uint64_t)hand + 1);
		return;
	case HAND:
		rows_string(rows, command->contest.text[hand]);
		return;
	case STANDING:
		rows_uint(rows, score_standing(value));
		return;
	case SCORE:
		rows_uint(rows, value);
		return;
	case CATEGORY:
		rows_cstring(rows, category_key(score_category(value)));
		return;
	case RESULT:
		rows_cstring(rows, showdown_result_key(showdown_result(s, hand)));
		return;
	case NAME:
		command->type->describe(&job->cell, value);
		break;
	case BEST:
		five_of(command, hand, five);
		cards_print(&job->cell, five, 5, notation, " ");
		break;
	case DECIDER:
		at = showdown_hand_decider(s, hand);
		five_of(command, hand, five);
		if (at >= 0)
			card_print(&job->cell, five[at], notation);
		break;
	case WHY:
		showdown_why(&job->cell, s, hand);
		break;
	case CARDS:
	default:
		cards_print(&job->cell, s->playing[hand], s->cards[hand], notation, " ");
		break;
	}
	job_add_cell(job);
}

static void add_winners(struct showdown_command *command, struct text *out)
{
	const struct showdown *s = &command->showdown;
	bool more = false;

	for (int hand = 0; hand < s->count; hand++) {
		if (s->place[hand] > 1)
			continue;
		if (more)
			text_add_char(out, ',');
		more = true;
		if (command->winners == WINNERS_HANDS)
			text_add_slice(out, command->contest.text[hand]);
		else
			text_add_uint(out, (uint64_t)hand + 1);
	}
}

static void winners_row(struct showdown_command *command, struct job *job,
	const struct record *record)
{
	if (job->rows.format == ROWS_TEXT && !record->cell_count) {
		add_winners(command, &job->out); /* one cell a line needs no row */
		text_add_char(&job->out, '\n');
		return;
	}
	filter_row(job, record);
	add_winners(command, &job->cell);
	job_add_cell(job);
	rows_end(&job->rows);
}

/* -- the command ---------------------------------------------------------- */

static status_code each(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct showdown_command *command = state;
	const struct showdown *s = &command->showdown;
	status_code status = contest_parse(record->text, &command->rules, &command->contest, fault);

	if (!status)
		status = showdown_decide(&command->contest, record->text, command->type,
			&command->showdown, fault);
	command->contests++; /* a wrong one has its number too */
	if (status)
		return status;
	if (command->winners) {
		winners_row(command, job, record);
		return STATUS_OK;
	}
	if (command->pictures) {
		if (command->contests > 1)
			text_add_char(&job->out, '\n');
		showdown_show(&(struct showdown_picture){.settings = &command->settings,
				      .contest = &command->contest,
				      .showdown = s,
				      .type = command->type,
				      .explain = command->explain},
			&job->out);
		return STATUS_OK;
	}
	for (int i = 0; i < s->count; i++) {
		filter_row(job, record);
		for (size_t f = 0; f < command->fields.count; f++)
			add_field(command, job, (enum field)command->fields.index[f], s->order[i]);
		rows_end(&job->rows);
	}
	return STATUS_OK;
}

/* Whether an operand is a piece of a contest line that was not quoted: a lone
 * mark, or one with a board or dead cards behind it. */
static bool loose_mark(struct slice operand)
{
	struct slice word = slice_trim(operand);

	return word.length &&
	       (slice_equal(word, "v") || slice_equal(word, "V") || strchr(";@!", word.bytes[0]) ||
		       word.bytes[word.length - 1] == ';');
}

/* Operands are the hands of one contest; or one contest line in pieces; or, where
 * one is a whole contest line, a contest each. */
static const char *joining(const struct showdown_command *command)
{
	bool marked = false;

	for (size_t i = 0; i < command->settings.operand_count; i++) {
		const char *operand = command->settings.operands[i];
		struct slice slice = {operand, strlen(operand)};

		if (loose_mark(slice))
			return " ";
		marked = marked || contest_marked(slice);
	}
	return marked ? NULL : command->cut ? " " : "; ";
}

static int run(int argc, char **argv)
{
	static struct showdown_command state; /* large, and there is only one */
	struct settings *settings = &state.settings;
	struct filter filter = {.settings = settings, .command = &state, .each = each};
	int status;

	state.type = &evaluator_high;
	state.decks = 1;
	status = options_parse(&command_showdown, argc, argv, settings, &state);
	if (status != OPTIONS_RUN)
		return status;
	if (!options_fields(settings->fields, fields_known, FIELD_COUNT,
		    state.explain ? FIELDS_EXPLAINED : FIELDS_USUAL, &state.fields) ||
		!options_board_and_dead(settings, state.decks, &state.board, &state.dead))
		return EXIT_USAGE;
	state.rules = (struct contest_rules){.notation = settings->reads,
		.decks = (int)state.decks,
		.each = (int)state.cut,
		.least = 2,
		.most = CONTEST_HANDS_MAX,
		.board = state.board.count ? &state.board : NULL,
		.dead = state.dead.count ? &state.dead : NULL};
	state.pictures = settings->screen && !settings->fields && !state.winners;
	filter.names = state.winners ? winners_name : state.fields.names;
	filter.name_count = state.winners ? 1 : state.fields.count;
	filter.plain_text = state.pictures || (state.winners && settings->screen);
	filter.join = joining(&state);
	return filter_run(&filter);
}

const struct command command_showdown = {
	.name = "showdown",
	.full_name = "felt showdown",
	.purpose = "who wins, in what order, and why",
	.example = "felt showdown --explain AhKh QsQd -b 2h7h9hTc3d",
	.operands = "[hand ... | contest ...]",
	.about = "The operands are the hands of one contest, such as AhKh QsQd, or contests, such "
		 "as "
		 "'AhKh; QsQd @ 2h7h9hTc3d'. Without operands, contests are read from standard "
		 "input, one "
		 "per line.",
	.takes = SHARED_ROWS | SHARED_TABLES | SHARED_BOARD | SHARED_DEAD,
	.options = options,
	.option_count = sizeof options / sizeof *options,
	.view = {{NULL, fields_known, FIELD_COUNT}},
	.run = run,
};
