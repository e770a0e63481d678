#include "drill.h"

#include "commands.h"
#include "frame/report.h"

#include <stdlib.h>
#include <string.h>

/* -- options -------------------------------------------------------------------------- */

static const struct option_row options[] = {
	{'n', "count", "number", "number of questions (default: until you quit)",
		INTO_UINT64(struct drill, count, 1, UINT32_MAX)},
	{0, "ante", "amount", "every player's ante, or bb: the big blind's, of one big blind",
		INTO_STRING(struct drill, ante)},
	{0, "ask", "push|call|equity|odds|pots|payouts", "ask only questions of this kind",
		INTO_CHOICE(struct drill, ask, DRILL_ASK_PUSH)},
	{0, "blinds", "amounts", "small and big blind, such as 50/100 (default: 0.5/1)",
		INTO_STRING(struct drill, blinds)},
	{0, "by", "class|topic|drill", "the rows of the score (default: class)",
		INTO_CHOICE(struct drill, by, DRILL_BY_CLASS)},
	{0, "grid", NULL, "draw the grid of the range after each answer",
		INTO_FLAG(struct drill, grid)},
	{0, "hand", "range", "ask only about these starting hands",
		INTO_STRING(struct drill, hand)},
	{0, "no-score", NULL, "keep no score", INTO_FLAG(struct drill, no_score)},
	{0, "others", "stacks", "with --payouts: stacks of players who are not in the hand",
		INTO_STRING(struct drill, others), .needs = "payouts"},
	{0, "payouts", "list", "tournament prizes by place, such as 50,30,20",
		INTO_STRING(struct drill, payouts)},
	{0, "players", "number", "number of players",
		INTO_NUMBER(struct drill, players, 2, DRILL_PLAYERS_MAX)},
	{0, "position", "position", "ask only about the decisions of this player",
		INTO_STRING(struct drill, position)},
	{0, "score-file", "file", "keep the score in this file",
		INTO_STRING(struct drill, score_file)},
	{0, "seed", "number", "random seed (default: from the system)",
		INTO_UINT64(struct drill, seed, 0, UINT64_MAX)},
	{0, "spots", "file", "ask only about the spots in this file, a line each",
		INTO_STRING(struct drill, spots_file)},
	{0, "stack", "amount", "stacks in big blinds, such as 8 or 5-15 (default: 3-15)",
		INTO_STRING(struct drill, stack)},
	{0, "stacks", "list", "the stacks in the order of action, the big blind last",
		INTO_STRING(struct drill, stacks)},
	{0, "time", "seconds", "ask no more questions after this many seconds",
		INTO_DECIMAL(struct drill, seconds, 0, 1e7)},
	{0, "versus", "range", "the range of the opponent", INTO_STRING(struct drill, versus)},
	{0, "within", "amount", "count answers as right that cost at most this",
		INTO_DECIMAL(struct drill, within, 0, 1e9)},
};

/* -- the drills ----------------------------------------------------------------------- */

enum { SCORE = 1, PUSH = 2, EQUITY = 4, POTS = 8, DRILLS = PUSH | EQUITY | POTS };

static const struct {
	const char *name;
	const struct drill_kind *kind; /* NULL: the score */
	unsigned bit;
} rows[] = {
	{"push", &drill_push, PUSH},
	{"equity", &drill_equity, EQUITY},
	{"pots", &drill_pots, POTS},
	{"score", NULL, SCORE},
};

enum { ROWS = sizeof rows / sizeof *rows };

/* The options that only some of them have. */
static const struct {
	const char *name;
	unsigned drills;
} owned[] = {
	{"ante", PUSH},
	{"ask", DRILLS},
	{"blinds", PUSH},
	{"board", EQUITY},
	{"by", SCORE},
	{"count", DRILLS},
	{"delimiter", SCORE},
	{"digits", SCORE},
	{"fields", SCORE},
	{"format", SCORE},
	{"grid", PUSH},
	{"hand", PUSH | EQUITY},
	{"header", SCORE},
	{"no-score", DRILLS},
	{"others", PUSH},
	{"payouts", PUSH},
	{"percent", SCORE},
	{"players", PUSH | POTS},
	{"position", PUSH},
	{"seed", DRILLS},
	{"spots", DRILLS},
	{"stack", PUSH},
	{"stacks", PUSH},
	{"time", DRILLS},
	{"versus", EQUITY},
	{"within", DRILLS},
};

/* The questions of --ask. */
static const unsigned askers[] = {[DRILL_ASK_ANY] = DRILLS | SCORE,
	[DRILL_ASK_PUSH] = PUSH,
	[DRILL_ASK_CALL] = PUSH,
	[DRILL_ASK_EQUITY] = EQUITY,
	[DRILL_ASK_ODDS] = EQUITY,
	[DRILL_ASK_POTS] = POTS,
	[DRILL_ASK_PAYOUTS] = POTS};

/* Reports that a word names no drill, and returns false. */
static bool unknown_drill(const char *word)
{
	return !report_usage("'%s' is not a drill; the drills are push, equity and pots, and score "
			     "prints the score",
		word);
}

/* Reports an option that this drill does not have, and returns false. */
static bool settle_options(const struct drill *drill, int row)
{
	const struct settings *const settings = &drill->settings;

	for (size_t i = 0; i < sizeof owned / sizeof *owned; i++)
		if (!(owned[i].drills & rows[row].bit) && options_given(settings, owned[i].name))
			return !report_usage("felt drill %s has no option --%s", rows[row].name,
				owned[i].name);
	if (drill->no_score && drill->score_file)
		return !report_usage("--no-score and --score-file cannot be used together");
	if (rows[row].kind && settings->operand_count > 1)
		return !report_usage("'%s' is not an option", settings->operands[1]);
	if (!(askers[drill->ask] & rows[row].bit))
		return !report_usage("felt drill %s does not ask such questions; see --ask",
			rows[row].name);
	for (size_t i = 1; i < settings->operand_count; i++) {
		bool known = false;

		for (int k = 0; k < ROWS; k++)
			known = known ||
				(rows[k].kind && !strcmp(settings->operands[i], rows[k].name));
		if (!known)
			return unknown_drill(settings->operands[i]);
	}
	return true;
}

/* Reports an option that --spots makes useless, and returns false. */
static bool settle_spots(const struct drill *drill)
{
	static const char *const names[] = {"ante", "blinds", "board", "others", "payouts",
		"players", "stack", "stacks", "versus", "hand"};
	const size_t count = sizeof names / sizeof *names - (drill->kind == &drill_push);

	for (size_t i = 0; i < count && drill->spots_file; i++)
		if (options_given(&drill->settings, names[i]))
			return !report_usage("--spots and --%s cannot be used together", names[i]);
	return true;
}

/* Finds the row of the first operand. Reports an error and returns -1. */
static int find_row(const struct settings *settings)
{
	if (!settings->operand_count) {
		report_usage("push, equity, pots or score expected, such as 'felt drill push'");
		return -1;
	}
	for (int i = 0; i < ROWS; i++)
		if (!strcmp(settings->operands[0], rows[i].name))
			return i;
	unknown_drill(settings->operands[0]);
	return -1;
}

/* -- the command ---------------------------------------------------------------------- */

static int run_drill(struct drill *drill, int row)
{
	static const unsigned views[] = {[DRILL_BY_CLASS] = DRILL_VIEW_CLASS,
		[DRILL_BY_TOPIC] = DRILL_VIEW_TOPIC,
		[DRILL_BY_DRILL] = DRILL_VIEW_DRILL};
	const struct settings *const settings = &drill->settings;

	drill->kind = rows[row].kind;
	if (drill->kind)
		return settle_spots(drill) ? drill_session(drill) : EXIT_USAGE;
	if (!fields_choose(&drill->fields, drill_fields, views[drill->by], settings->fields,
		    settings->format))
		return EXIT_USAGE;
	return drill_score(drill);
}

static int run(int argc, char **argv)
{
	static struct drill drill; /* large; a single instance */
	int status, row = -1;

	drill.file.fd = -1;
	drill.within = -1;
	status = options_parse(&command_drill, argc, argv, &drill.settings, &drill);
	if (status != OPTIONS_RUN)
		return status;
	row = find_row(&drill.settings);
	if (row < 0 || !settle_options(&drill, row))
		return EXIT_USAGE;
	status = run_drill(&drill, row);
	drill_file_close(&drill.file);
	free(drill.past.row);
	free(drill.spots.row);
	text_free(&drill.spots.text);
	text_free(&drill.question.asked);
	text_free(&drill.question.spot);
	text_free(&drill.question.words);
	return status;
}

const struct command command_drill = {
	.name = "drill",
	.full_name = "felt drill",
	.purpose = "train push or fold, equities and side pots",
	.example = "felt drill push --stack 5-12",
	.operands = "push [option ...]\n"
		    "equity [option ...]\n"
		    "pots [option ...]\n"
		    "score [option ...] [drill ...]",
	.about = "felt asks questions; type the answers, or q to quit. The score of all answers is "
		 "kept in a file, and score prints it.",
	.omits = "from keep-going quiet",
	.digits = 2,
	.takes = SHARED_ROWS | SHARED_DECIMALS | SHARED_JOBS | SHARED_BOARD,
	COMMAND_OPTIONS(options),
	.view = {{"--by drill", drill_fields, DRILL_VIEW_DRILL},
		{"--by topic", drill_fields, DRILL_VIEW_TOPIC},
		{NULL, drill_fields, DRILL_VIEW_CLASS}},
	.run = run,
};
