/* Equity: the share of the pot that player 1 wins on average, or whether it pays for a call. */
#include "drill_equity.h"

#include "frame/command_status.h"
#include "frame/report.h"

#include "base/decimal.h"
#include "base/scan.h"
#include "cards/order/order.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define WITHIN_POINTS 5.0 /* percentage points */
#define WITHIN_CALL   1.0 /* percent of the pot */

enum { POT = 100, SHOWN = 4 /* categories */ };

/* -- memory --------------------------------------------------------------------------- */

static int open_equity(struct drill *drill)
{
	struct equity_state *const state = calloc(1, sizeof *state);

	drill->state = state;
	if (!state)
		return report_memory();
	state->cache = matchup_cache_new();
	state->spot = malloc(sizeof *state->spot);
	state->pool = pool_new(1, false);
	if (!state->cache || !state->spot || !state->pool)
		return report_memory();
	return equity_settle(drill) ? EXIT_DONE : EXIT_USAGE;
}

static void close_equity(struct drill *drill)
{
	struct equity_state *const state = drill->state;

	if (!state)
		return;
	matchup_cache_free(state->cache);
	free(state->spot);
	pool_free(state->pool);
	tally_free(&state->answer.tally);
	equity_memory_free(&state->memory);
	free(state);
}

/* -- questions ------------------------------------------------------------------------ */

/* Reads "call 75 into 100". */
static bool read_call(struct equity_state *state, struct slice asked)
{
	const struct slice call = slice_take_word(&asked), bet = slice_take_word(&asked),
			   into = slice_take_word(&asked), pot = slice_take_word(&asked);

	return slice_equal(call, "call") && slice_equal(into, "into") &&
	       slice_uint(bet, UINT32_MAX, &state->bet) && state->bet &&
	       slice_uint(pot, UINT32_MAX, &state->pot) && !asked.length;
}

/* The share of the final pot that a call pays. */
static double needed(const struct equity_state *state)
{
	return (double)state->bet / (double)(state->pot + 2 * state->bet);
}

/* The value of a call less that of a fold, in percent of the pot before the bet. */
static double value_of(const struct equity_state *state)
{
	const double end = (double)(state->pot + 2 * state->bet);

	return 100 * (state->equity * end - (double)state->bet) / (double)state->pot;
}

/* Draws some bets, and keeps the one whose price is the closest to the equity. */
static void choose_bet(struct equity_state *state, struct hand_rng *rng)
{
	static const uint8_t bets[] = {25, 33, 50, 66, 75, 100, 125, 150, 200};
	enum { BETS = sizeof bets / sizeof *bets, DRAWN = 3 };
	uint64_t best = 0;

	state->pot = POT;
	for (int i = 0; i < DRAWN; i++) {
		double off;

		state->bet = bets[hand_rng_below(rng, BETS)];
		off = fabs(needed(state) - state->equity);
		if (!i || off < state->off)
			best = state->bet;
		state->off = i ? fmin(off, state->off) : off;
	}
	state->bet = best;
}

static status_code solve(struct drill *drill, struct slice spot, struct fault *fault)
{
	struct equity_state *const state = drill->state;
	const struct matchup_rules rules = {.game = &game_holdem,
		.reads = drill->settings.reads,
		.writes = drill->settings.writes};
	struct limits limits = {.error = SOLVE_ERROR,
		.seed = SOLVE_SEED,
		.shards = 1,
		.path = drill->settings.path};
	status_code status =
		matchup_read(&state->matchup, state->spot, state->cache, spot, &rules, fault);

	if (status)
		return status;
	/* Before the flop, counting categories takes longer than an answer. */
	limits.detail = state->matchup.board[0].known > 0;
	status = pool_solve(state->pool, &state->memory, &limits, &state->matchup, &state->answer);
	if (status)
		return fault_set(fault, status, 0, spot.length);
	state->equity = tally_equity(&state->answer.tally, 0);
	return STATUS_OK;
}

static void add_words(struct drill *drill, struct text *out)
{
	const struct equity_state *const state = drill->state;
	const struct matchup *const matchup = &state->matchup;
	const struct matchup_cards *const board = matchup->board;
	const enum card_notation writes = drill->settings.writes;
	const char *const between = drill->settings.screen ? " " : "";

	for (int i = 0; i < matchup->players; i++) {
		text_add_string(out, i ? " v " : "");
		matchup_print_hand(out, matchup, i, writes, between);
	}
	text_add_string(out, board->known ? " on " : "");
	cards_print(out, board->cards, board->known, writes, between);
	if (state->bet)
		text_format(out, "; an all-in bet of %u into a pot of %u: call or fold?",
			(unsigned)state->bet, (unsigned)state->pot);
	else
		text_add_string(out, ": your equity?");
}

static status_code read_question(struct drill *drill, struct hand_rng *rng, struct slice asked,
	struct slice spot, struct fault *fault)
{
	static const char *const streets[] = {"preflop", "", "", "flop", "turn", "river"};
	struct equity_state *const state = drill->state;
	struct drill_question *const question = &drill->question;
	const status_code status = solve(drill, spot, fault);
	const char *street;
	bool call;

	if (status)
		return status;
	call = asked.length ? !slice_equal(asked, "equity")
			    : drill->ask == DRILL_ASK_ODDS ||
				      (drill->ask == DRILL_ASK_ANY && !hand_rng_below(rng, 3));
	state->bet = 0;
	if (call && asked.length && !read_call(state, asked))
		return fault_set(fault, STATUS_NOT_ASKED, 0, 0);
	if (call && !asked.length)
		choose_bet(state, rng);
	text_add_slice(&question->spot, spot);
	if (call)
		text_format(&question->asked, "call %u into %u", (unsigned)state->bet,
			(unsigned)state->pot);
	else
		text_add_string(&question->asked, "equity");
	street = streets[state->matchup.board[0].known];
	memcpy(question->class, street, strlen(street) + 1);
	memcpy(question->topic, call ? "pot odds" : "equity",
		call ? sizeof "pot odds" : sizeof "equity");
	question->unit = call ? "% of pot" : "points";
	add_words(drill, &question->words);
	return STATUS_OK;
}

/* -- answers -------------------------------------------------------------------------- */

static bool judge_call(const struct drill *drill, struct slice answer, struct drill_verdict *out)
{
	const double value = value_of(drill->state);
	const bool calls = slice_in_list(answer, "c,call", ',');

	if (!calls && !slice_in_list(answer, "f,fold", ','))
		return false;
	out->cost = fmax(0, calls ? -value : value);
	out->right = out->cost <= (drill->within >= 0 ? drill->within : WITHIN_CALL);
	text_add_string(&out->answer, calls ? "call" : "fold");
	return true;
}

static bool judge(struct drill *drill, struct slice answer, struct drill_verdict *out)
{
	struct equity_state *const state = drill->state;
	const bool percent = answer.length && answer.bytes[answer.length - 1] == '%';
	double guess;

	if (state->bet)
		return judge_call(drill, answer, out);
	answer.length -= percent;
	if (!decimal_parse_double(slice_trim(answer), &guess) || guess > 100)
		return false;
	state->off = guess - 100 * state->equity;
	out->cost = fabs(state->off);
	out->right = out->cost <= (drill->within >= 0 ? drill->within : WITHIN_POINTS);
	text_add_double(&out->answer, guess);
	return true;
}

static void list_answers(struct drill *drill, struct text *out)
{
	const struct equity_state *const state = drill->state;

	text_add_string(out, state->bet ? "call or fold (c or f)" : "a percentage, such as 35");
}

static void add_percent(double share, int digits, struct text *out)
{
	text_add_fixed(out, 100 * share, digits);
	text_add_char(out, '%');
}

/* Appends the categories with which a player wins most often, if they were counted: "your wins: two
 * pair 20.1%, pair 12.3%". */
static void add_categories(const struct drill *drill, int player, struct text *out)
{
	const struct equity_state *const state = drill->state;
	const struct tally *const tally = &state->answer.tally;
	const struct tally_ends *const ends = tally->ends[TALLY_HIGH][player];
	const struct order *const order = game_holdem.evaluator->order;
	const deal_count deals = tally_deals(tally);
	bool shown[ORDER_CATEGORIES_MAX] = {false};

	if (!tally->detail || !tally_won(tally, TALLY_HIGH, player))
		return;
	if (!player)
		text_add_string(out, "your wins: ");
	else if (tally->players == 2)
		text_add_string(out, "wins of the opponent: ");
	else
		text_format(out, "wins of player %d: ", player + 1);
	for (int k = 0; k < SHOWN; k++) {
		int best = -1;

		for (int c = order->categories - 1; c >= 0; c--)
			if (!shown[c] && ends[c].won && (best < 0 || ends[c].won > ends[best].won))
				best = c;
		if (best < 0)
			break;
		shown[best] = true;
		text_format(out, "%s%s ", k ? ", " : "", order->category[best].name);
		add_percent(deal_ratio(ends[best].won, deals), 1, out);
	}
	text_add_char(out, '\n');
}

static void explain_call(const struct equity_state *state, const struct drill_verdict *verdict,
	struct text *out)
{
	const double value = value_of(state);

	text_format(out, ": a %s is worth %s", value < 0 ? "fold" : "call",
		verdict->right && verdict->cost > 0 ? "only " : "");
	drill_add_cost(out, fabs(value));
	text_format(out, "%% of the pot more than %s %s\n", verdict->cost > 0 ? "your" : "a",
		value < 0 ? "call" : "fold");
	text_format(out, "a call of %u for a final pot of %u needs ", (unsigned)state->bet,
		(unsigned)(state->pot + 2 * state->bet));
	add_percent(needed(state), 1, out);
	text_add_string(out, " equity; you have ");
	add_percent(state->equity, 2, out);
	text_add_char(out, '\n');
}

static void explain(struct drill *drill, const struct drill_verdict *verdict, struct text *out)
{
	const struct equity_state *const state = drill->state;
	const struct tally *const tally = &state->answer.tally;
	const deal_count deals = tally_deals(tally);
	const bool sampled = state->answer.method != ANSWER_EXACT;

	if (state->bet) {
		explain_call(state, verdict, out);
	} else {
		text_add_string(out, ", ");
		drill_add_cost(out, verdict->cost);
		text_add_string(out, state->off < 0 ? " too low: " : " too high: ");
		text_add_string(out, "your equity is ");
		add_percent(state->equity, 2, out);
		text_add_char(out, '\n');
	}
	text_add_string(out, "you win ");
	add_percent(deal_ratio(tally_won(tally, TALLY_HIGH, 0), deals), 2, out);
	text_add_string(out, " and tie ");
	add_percent(deal_ratio(tally_tied(tally, TALLY_HIGH, 0), deals), 2, out);
	text_add_string(out, sampled ? " of a sample of " : " of ");
	text_add_uint_grouped(out, (uint64_t)deals);
	text_add_string(out, " deals\n");
	for (int i = 0; i < state->matchup.players; i++)
		add_categories(drill, i, out);
}

const struct drill_kind drill_equity = {
	.name = "equity",
	.open = open_equity,
	.close = close_equity,
	.draw = equity_draw,
	.read = read_question,
	.judge = judge,
	.list_answers = list_answers,
	.explain = explain,
};
