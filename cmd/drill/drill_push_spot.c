#include "drill_push.h"

#include "frame/report.h"

#include "base/decimal.h"
#include "base/scan.h"

#include <stdlib.h>
#include <string.h>

/* -- drawing -------------------------------------------------------------------------- */

enum { STEPS = 2 /* in a big blind */, SPOT_QUESTIONS = 10 };

/* Appends an option, and its value without spaces. */
static void add_option(const char *name, const char *value, struct text *spot)
{
	if (!value)
		return;
	text_format(spot, "%s--%s ", spot->length ? " " : "", name);
	for (; *value; value++)
		if (!scan_is_space(*value))
			text_add_char(spot, *value);
}

/* Draws a stack, in big blinds. */
static double draw_stack(const struct push_state *state, struct hand_rng *rng)
{
	const uint32_t steps = (uint32_t)(STEPS * (state->to - state->from));

	return state->from + hand_rng_below(rng, steps + 1) / (double)STEPS;
}

/* Appends random stacks. Heads-up both are equal, because only the smaller one counts. */
static void add_stacks(struct drill *drill, struct hand_rng *rng, struct text *spot)
{
	const struct push_state *const state = drill->state;
	const int players = drill->players ? (int)drill->players : 2;
	double stack = 0;

	/* A spot of several players takes time to solve, so that it is kept for some questions. */
	if (players > 2)
		hand_rng_begin(rng, drill->seed, (drill->number - 1) / SPOT_QUESTIONS,
			DRILL_PURPOSE_SPOT);
	text_add_string(spot, "--stacks ");
	for (int i = 0; i < players; i++) {
		if (i == 0 || players > 2)
			stack = draw_stack(state, rng);
		text_add_string(spot, i ? "," : "");
		text_add_double(spot, stack * state->big);
	}
	if (players > 2)
		hand_rng_begin(rng, drill->seed, drill->number, DRILL_PURPOSE_QUESTION);
}

void push_draw(struct drill *drill, struct hand_rng *rng, struct text *spot)
{
	if (drill->stacks)
		add_option("stacks", drill->stacks, spot);
	else
		add_stacks(drill, rng, spot);
	add_option("blinds", drill->blinds, spot);
	add_option("ante", drill->ante, spot);
	add_option("payouts", drill->payouts, spot);
	add_option("others", drill->others, spot);
}

/* -- reading -------------------------------------------------------------------------- */

/* The members of the options that a spot may have. */
static const struct {
	const char *name;
	size_t member;
} rows[] = {
	{"--stacks", offsetof(struct nash_command, stacks)},
	{"--blinds", offsetof(struct nash_command, blinds)},
	{"--ante", offsetof(struct nash_command, ante)},
	{"--payouts", offsetof(struct nash_command, payouts)},
	{"--others", offsetof(struct nash_command, others)},
	{"--hand", offsetof(struct nash_command, hand)},
	{"--position", offsetof(struct nash_command, position)},
};

enum { ROWS = sizeof rows / sizeof *rows };

static const char **member_of(struct nash_command *nash, int row)
{
	return (const char **)((char *)nash + rows[row].member);
}

/* Points the members of `nash` to the words of a copy of the spot. Reports errors and returns
 * false. */
static bool read_words(struct push_state *state, struct slice spot)
{
	struct text *const words = &state->words;
	struct slice rest = spot, name, value;

	text_clear(words);
	/* so that it does not move */
	if (!text_reserve(words, spot.length + 1))
		return !report_memory();
	for (int i = 0; i < ROWS; i++)
		*member_of(&state->nash, i) = NULL;
	while ((name = slice_take_word(&rest)).length) {
		int row = 0;

		while (row < ROWS && !slice_equal(name, rows[row].name))
			row++;
		value = slice_take_word(&rest);
		if (row == ROWS || !value.length)
			return !report_usage("'%.*s' is not an option of a spot, such as --stacks "
					     "9.5,9.5",
				(int)name.length, name.bytes);
		*member_of(&state->nash, row) = words->bytes + words->length;
		text_add_slice(words, value);
		text_add_char(words, '\0');
	}
	return true;
}

/* Appends the options that determine the equilibrium. */
static void add_rules(const struct push_state *state, struct text *out)
{
	for (int i = 0; i < ROWS; i++) {
		const char *const name = rows[i].name + strlen("--");

		if (strcmp(name, "hand") && strcmp(name, "position"))
			add_option(name,
				*(const char *const *)((const char *)&state->nash + rows[i].member),
				out);
	}
}

void push_add_spot(const struct push_state *state, int class, struct text *out)
{
	char name[4];

	combo_class_name(class, name);
	add_rules(state, out);
	add_option("hand", name, out);
}

/* -- solving -------------------------------------------------------------------------- */

static int solve(struct push_state *state)
{
	struct nash_solved *const solved = &state->solved;
	int status = EXIT_DONE;

	if (!state->table.orders && state->nash.rules.players > 2)
		status = nash_table(&state->nash, &state->table);
	if (status)
		return status;
	free(solved->strategy);
	pushfold_free(&solved->game);
	*solved = (struct nash_solved){.command = &state->nash};
	if (pushfold_make(&state->nash.rules, &solved->game))
		return report_memory();
	solved->strategy = strategy_new(&solved->game);
	if (!solved->strategy)
		return report_memory();
	return nash_solve(&state->nash, state->pairs, &state->table, solved);
}

int push_solve(struct drill *drill, struct slice spot)
{
	struct push_state *const state = drill->state;
	struct text key = {0};
	int status = EXIT_DONE;

	if (!read_words(state, spot))
		return EXIT_USAGE;
	if (!state->nash.hand)
		state->nash.hand = drill->hand;
	if (!state->nash.position)
		state->nash.position = drill->position;
	add_rules(state, &key);
	if (!state->is_solved || !slice_same(text_slice(&key), text_slice(&state->key))) {
		state->is_solved = false;
		memset(&state->nash.rules, 0, sizeof state->nash.rules);
		status = nash_read_rules(&state->nash) ? solve(state) : EXIT_USAGE;
	}
	if (!status && key.failed)
		status = report_memory();
	if (!status && !nash_read_filters(&state->nash))
		status = EXIT_USAGE;
	if (status) {
		text_free(&key);
		return status;
	}
	text_free(&state->key);
	state->key = key;
	state->is_solved = true;
	return EXIT_DONE;
}
