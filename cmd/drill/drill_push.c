/* Push or fold: what the equilibrium does with a hand (nash/pushfold.h). */
#include "drill_push.h"

#include "frame/command_status.h"
#include "frame/report.h"

#include "base/decimal.h"
#include "base/scan.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define FROM   3.0
#define TO     15.0
#define WITHIN 0.01 /* big blinds, or percent of all prizes */

enum { HANDS = 4 /* drawn for a question, which is about the closest decision */ };

/* -- options -------------------------------------------------------------------------- */

/* Reads "8" or "5-15". */
static bool read_stack(struct push_state *state, const char *value)
{
	const double most = 1000;
	struct slice rest = slice_of(value);
	const struct slice first = slice_take_until(&rest, '-');

	if (decimal_parse_double(slice_trim(first), &state->from)) {
		state->to = state->from;
		if ((first.length == strlen(value) ||
			    decimal_parse_double(slice_trim(rest), &state->to)) &&
			state->from > 0 && state->from <= state->to && state->to <= most)
			return true;
	}
	return !report_usage("--stack: '%s' is neither a stack in big blinds nor two such as 5-15",
		value);
}

static int settle(struct drill *drill, struct push_state *state)
{
	state->from = FROM;
	state->to = TO;
	state->nash.settings = drill->settings;
	state->nash.seed = 1;
	options_use_processors(&state->nash.settings);
	if (drill->stacks && (drill->stack || drill->players))
		return report_usage("--stacks and --%s cannot be used together",
			drill->stack ? "stack" : "players");
	if (drill->stack && !read_stack(state, drill->stack))
		return EXIT_USAGE;
	state->nash.blinds = drill->blinds;
	if (!nash_read_blinds(&state->nash))
		return EXIT_USAGE;
	state->big = state->nash.rules.big;
	state->pairs = malloc(sizeof *state->pairs);
	if (!state->pairs)
		return report_memory();
	pairs_fill(state->pairs);
	return EXIT_DONE;
}

static int open_push(struct drill *drill)
{
	drill->state = calloc(1, sizeof(struct push_state));
	return drill->state ? settle(drill, drill->state) : report_memory();
}

static void close_push(struct drill *drill)
{
	struct push_state *const state = drill->state;

	if (!state)
		return;
	free(state->solved.strategy);
	pushfold_free(&state->solved.game);
	text_free(&state->words);
	text_free(&state->key);
	free(state->pairs);
	free(state->table.orders);
	free(state);
}

/* -- decisions ------------------------------------------------------------------------ */

static const struct pushfold_pot *pot_of(const struct push_state *state)
{
	return &state->solved.game.pot[state->pot];
}

/* The position of a player; heads-up, felt nash calls the small blind the button. */
static const char *position_of(const struct push_state *state, int player)
{
	const int players = state->solved.game.rules.players;

	return players == 2 && player == 0 ? "SB" : pushfold_position(players, player);
}

/* Appends "BTN+SB", the other players of a pot. */
static void add_pushers(const struct push_state *state, const struct pushfold_pot *pot,
	const char *between, struct text *out)
{
	for (int i = 0; i + 1 < pot->count; i++)
		text_format(out, "%s%s", i ? between : "", position_of(state, pot->player[i]));
}

/* Appends "SB push", or "BB call BTN+SB". */
static void add_decision(const struct push_state *state, const struct pushfold_pot *pot,
	struct text *out)
{
	text_format(out, "%s %s", position_of(state, pushfold_actor(pot)),
		pot->count > 1 ? "call " : "push");
	add_pushers(state, pot, "+", out);
}

#define REACH_MIN 1e-4 /* rarer decisions are not asked about */

static bool is_candidate(const struct drill *drill, const struct push_state *state, int pot)
{
	const struct pushfold *const game = &state->solved.game;
	const bool calls = game->pot[pot].count > 1;

	return pot != game->walk &&
	       (state->nash.only < 0 || pushfold_actor(&game->pot[pot]) == state->nash.only) &&
	       (drill->ask == DRILL_ASK_ANY || calls == (drill->ask == DRILL_ASK_CALL)) &&
	       state->solved.strategy->reach[pot] >= REACH_MIN;
}

/* Chooses a player, and one of its decisions by how often they come up. False if there is none. */
static bool choose_decision(struct drill *drill, struct push_state *state, struct hand_rng *rng)
{
	const struct pushfold *const game = &state->solved.game;
	double sum[PUSHFOLD_PLAYERS_MAX] = {0}, at;
	int players = 0, player = 0, skip;

	for (int pot = 0; pot < game->pots; pot++)
		if (is_candidate(drill, state, pot))
			sum[pushfold_actor(&game->pot[pot])] += state->solved.strategy->reach[pot];
	for (int i = 0; i < game->rules.players; i++)
		players += sum[i] > 0;
	if (!players)
		return false;
	skip = (int)hand_rng_below(rng, (uint32_t)players);
	while (!(sum[player] > 0) || skip--)
		player++;
	at = sum[player] * hand_rng_share(rng);
	for (int pot = 0; pot < game->pots && at >= 0; pot++) {
		if (pushfold_actor(&game->pot[pot]) != player || !is_candidate(drill, state, pot))
			continue;
		at -= state->solved.strategy->reach[pot];
		state->pot = pot;
	}
	return true;
}

static bool find_decision(struct push_state *state, struct slice asked)
{
	const struct pushfold *const game = &state->solved.game;
	bool found = false;

	for (int pot = 0; pot < game->pots && !found; pot++) {
		char room[DRILL_NAME_MAX];
		struct text name = text_over(room, sizeof room);

		add_decision(state, &game->pot[pot], &name);
		found = pot != game->walk && slice_same(text_slice(&name), asked);
		state->pot = pot;
	}
	return found;
}

/* The value of joining with the question's hand less that of folding, in the unit of costs. */
static double value_of(const struct push_state *state, int class)
{
	const struct pushfold_rules *const rules = &state->solved.game.rules;
	double unit = 0;

	for (int i = 0; i < rules->places; i++)
		unit += rules->payouts[i] / 100;
	return state->solved.strategy->ev[state->pot][class] / (unit > 0 ? unit : rules->big);
}

/* Draws some hands, and keeps the one for which the decision is the closest. False if the decision
 * never comes up with the hands asked about. */
static bool choose_hand(struct push_state *state, struct hand_rng *rng)
{
	combo hands[COMBO_COUNT];
	uint32_t count = 0;

	for (int i = 0; i < COMBO_COUNT; i++) {
		const int class = combo_class((combo)i);

		if (state->nash.asked[class] && !isnan(value_of(state, class)))
			hands[count++] = (combo)i;
	}
	if (!count)
		return false;
	for (int i = 0; i < HANDS; i++) {
		const int class = combo_class(hands[hand_rng_below(rng, count)]);

		if (!i || fabs(value_of(state, class)) < fabs(value_of(state, state->class)))
			state->class = class;
	}
	return true;
}

/* -- questions ------------------------------------------------------------------------ */

static const char *full_name(const char *position)
{
	static const char *const names[][2] = {{"SB", "small blind"}, {"BB", "big blind"},
		{"BTN", "button"}, {"CO", "cutoff"}, {"HJ", "hijack"}, {"LJ", "lojack"}};

	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (!strcmp(position, names[i][0]))
			return names[i][1];
	return position;
}

/* Appends an amount in big blinds, with at most two decimals. */
static void add_blinds(const struct push_state *state, double amount, struct text *out)
{
	text_add_double(out, round(100 * amount / state->solved.game.rules.big) / 100);
}

/* Appends "9.5 bb", and the other stacks if they differ: "9.5 bb (BB 12)". */
static void add_stacks(const struct push_state *state, int player, struct text *out)
{
	const struct pushfold_rules *const rules = &state->solved.game.rules;
	bool equal = true, more = false;

	for (int i = 0; i < rules->players; i++)
		equal = equal && rules->stack[i] == rules->stack[player];
	add_blinds(state, rules->stack[player], out);
	text_add_string(out, " bb");
	for (int i = 0; i < rules->players && !equal; i++) {
		if (i == player)
			continue;
		text_format(out, "%s%s ", more ? ", " : " (", position_of(state, i));
		add_blinds(state, rules->stack[i], out);
		more = true;
	}
	text_add_string(out, more ? ")" : "");
}

/* Appends "Small blind, 9.5 bb, A5o: push or fold?" */
static void add_words(const struct push_state *state, struct text *out)
{
	const struct pushfold_rules *const rules = &state->solved.game.rules;
	const struct pushfold_pot *const pot = pot_of(state);
	const int player = pushfold_actor(pot);
	const size_t before = out->length;

	text_add_string(out, full_name(position_of(state, player)));
	if (!out->failed && out->bytes[before] >= 'a')
		out->bytes[before] += 'A' - 'a';
	text_add_string(out, ", ");
	add_stacks(state, player, out);
	if (rules->ante > 0 || rules->big_ante > 0) {
		text_add_string(out, ", ante ");
		add_blinds(state, rules->ante > 0 ? rules->ante : rules->big_ante, out);
		text_add_string(out, rules->ante > 0 ? " bb" : " bb of the big blind");
	}
	if (state->nash.payouts)
		text_format(out, ", prizes %s", state->nash.payouts);
	if (state->nash.others)
		text_format(out, ", other tables %s", state->nash.others);
	if (rules->players > 2)
		text_format(out, ", %d players", rules->players);
	text_add_string(out, ", ");
	combo_class_print(out, state->class, state->nash.settings.writes);
	if (pot->count > 1) {
		text_add_string(out, "; ");
		add_pushers(state, pot, " and ", out);
		text_add_string(out, pot->count > 2 ? " are all-in" : " pushes");
	}
	text_add_string(out, pot->count > 1 ? ": call or fold?" : ": push or fold?");
}

/* Writes the class of the effective stack: the most that the player can lose. */
static void set_class(const struct push_state *state, struct drill_question *question)
{
	static const struct {
		double below;
		const char *name;
	} classes[] = {{5, "0-5 bb"}, {8, "5-8 bb"}, {12, "8-12 bb"}, {20, "12-20 bb"},
		{HUGE_VAL, "20+ bb"}};
	const struct pushfold_rules *const rules = &state->solved.game.rules;
	const int player = pushfold_actor(pot_of(state));
	double other = 0;
	size_t at = 0;

	for (int i = 0; i < rules->players; i++)
		if (i != player)
			other = fmax(other, rules->stack[i]);
	while (fmin(other, rules->stack[player]) / rules->big >= classes[at].below)
		at++;
	memcpy(question->class, classes[at].name, strlen(classes[at].name) + 1);
}

static status_code read_question(struct drill *drill, struct hand_rng *rng, struct slice asked,
	struct slice spot, struct fault *fault)
{
	struct push_state *const state = drill->state;
	struct drill_question *const question = &drill->question;
	struct text topic = text_over(question->topic, sizeof question->topic - 1);

	fault_set(fault, STATUS_OK, 0, 0);
	if (push_solve(drill, spot))
		return STATUS_NOT_ASKED;
	if (asked.length && !find_decision(state, asked))
		return fault_set(fault, STATUS_NOT_ASKED, 0, 0);
	if ((!asked.length && !choose_decision(drill, state, rng)) || !choose_hand(state, rng))
		return fault_set(fault, STATUS_NO_DECISION, 0, 0);
	push_add_spot(state, state->class, &question->spot);
	add_decision(state, pot_of(state), &question->asked);
	text_format(&topic, "%s %s", position_of(state, pushfold_actor(pot_of(state))),
		pot_of(state)->count > 1 ? "call" : "push");
	question->topic[topic.length] = '\0';
	set_class(state, question);
	question->unit = state->nash.payouts ? "% of prizes" : "bb";
	add_words(state, &question->words);
	return STATUS_OK;
}

/* -- answers -------------------------------------------------------------------------- */

static bool judge(struct drill *drill, struct slice answer, struct drill_verdict *out)
{
	struct push_state *const state = drill->state;
	const bool call = pot_of(state)->count > 1;
	const double value = value_of(state, state->class);
	const bool joins =
		slice_in_list(answer, call ? "c,call,p,push,a,all-in" : "p,push,a,all-in", ',');

	if (!joins && !slice_in_list(answer, "f,fold", ','))
		return false;
	state->joins = joins;
	out->cost = fmax(0, joins ? -value : value);
	out->right = out->cost <= (drill->within >= 0 ? drill->within : WITHIN);
	text_add_string(&out->answer, !joins ? "fold" : call ? "call" : "push");
	return true;
}

static void list_answers(struct drill *drill, struct text *out)
{
	text_add_string(out, pot_of(drill->state)->count > 1 ? "call or fold (c or f)"
							     : "push or fold (p or f)");
}

static void add_percent(double share, struct text *out)
{
	text_add_fixed(out, 100 * share, 1);
	text_add_char(out, '%');
}

/* The equity at which the player is indifferent between calling a player and folding. */
static double needed_equity(const struct push_state *state, int pot)
{
	enum { WIN = 2, LOSS = 1 }; /* orders of pushfold_ranks_two for the second player */
	const struct pushfold *const game = &state->solved.game;
	const int player = pushfold_actor(&game->pot[pot]);
	const int before = game->index[game->pot[pot].in & ~(1u << player)];
	const double win = pushfold_value(game, pot, WIN)[player];
	const double loss = pushfold_value(game, pot, LOSS)[player];

	return (pushfold_value(game, before, 0)[player] - loss) / (win - loss);
}

/* Appends what happens after the decision, heads-up: how often the push is called and the equity
 * then; or the equity of the call and the one that it needs. */
static void add_odds(const struct push_state *state, struct text *out)
{
	const struct pushfold *const game = &state->solved.game;
	const struct pairs *const pairs = state->pairs;
	const bool call = pot_of(state)->count > 1;
	const int both = game->index[3], push = game->index[1];
	const double *const other = state->solved.strategy->frequency[call ? push : both];
	double dealt = 0, met = 0, won = 0;

	for (int i = 0; i < COMBO_CLASSES; i++) {
		const int first = call ? i : state->class, second = call ? state->class : i;

		dealt += pairs->dealt[first][second];
		met += other[i] * pairs->dealt[first][second];
		won += other[i] * (pairs->order[call ? 2 : 1][first][second] +
					  pairs->order[0][first][second] / 2);
	}
	if (!(met > 0))
		return;
	combo_class_print(out, state->class, state->nash.settings.writes);
	if (call) {
		text_add_string(out, " has ");
		add_percent(won / met, out);
		text_add_string(out, " equity against the pushes and needs ");
		add_percent(needed_equity(state, both), out);
	} else {
		text_add_string(out, " is called ");
		add_percent(met / dealt, out);
		text_add_string(out, " of the time, and then has ");
		add_percent(won / met, out);
		text_add_string(out, " equity");
	}
	text_add_char(out, '\n');
}

/* Appends "SB pushes 58.3%: 22+,A2s+". */
static void add_range(const struct push_state *state, struct text *out)
{
	const double *const frequency = state->solved.strategy->frequency[state->pot];
	const struct pushfold_pot *const pot = pot_of(state);
	struct range range;

	nash_range(frequency, &range);
	text_format(out, "%s %s ", position_of(state, pushfold_actor(pot)),
		pot->count > 1 ? "calls" : "pushes");
	add_percent(strategy_mean(frequency), out);
	text_add_string(out, " of hands: ");
	range_print(out, &range, &game_holdem, state->nash.settings.writes);
	text_add_char(out, '\n');
}

static void explain(struct drill *drill, const struct drill_verdict *verdict, struct text *out)
{
	const struct push_state *const state = drill->state;
	const double value = value_of(state, state->class);
	const char *const joining = pot_of(state)->count > 1 ? "call" : "push";
	const char *const unit = drill->question.unit;

	text_format(out, ": a %s is worth ", value < 0 ? "fold" : joining);
	text_add_string(out, verdict->right && verdict->cost > 0 ? "only " : "");
	drill_add_cost(out, fabs(value));
	text_format(out, "%s%s more than %s %s\n", *unit == '%' ? "" : " ", unit,
		verdict->cost > 0 ? "your" : "a", value < 0 ? joining : "fold");
	if (state->solved.game.rules.players == 2)
		add_odds(state, out);
	add_range(state, out);
}

/* Draws the range of the decision. */
static void draw_grid(struct drill *drill, struct text *out)
{
	const struct push_state *const state = drill->state;
	const struct settings *const settings = &drill->settings;
	const double *const frequency = state->solved.strategy->frequency[state->pot];
	struct grid grid = {.ramp = GRID_WEIGHT};

	for (int i = 0; i < COMBO_CLASSES; i++)
		grid.cell[i] = (struct grid_cell){.present = frequency[i] > 0,
			.part = frequency[i] < 1,
			.value = frequency[i]};
	grid_draw(&grid,
		&(struct grid_style){.show = GRID_NAMES,
			.columns = settings->columns,
			.colour = settings->colour,
			.unicode = settings->writes == CARD_UNICODE},
		out);
}

const struct drill_kind drill_push = {
	.name = "push",
	.open = open_push,
	.close = close_push,
	.draw = push_draw,
	.read = read_question,
	.judge = judge,
	.list_answers = list_answers,
	.explain = explain,
	.draw_grid = draw_grid,
};
