/* A bot that plays by a chart before the flop (play/chart.h), and like `equity` after it or if no
 * line of the chart applies.
 *
 * The situation follows from the raises on the street. A raise to more than a third of the
 * effective stack of the raiser and the bot is a push: a player who calls it with a hand that is
 * good against an ordinary raise calls off a stack. Stacks are those before the blinds. */
#include "play/bots/bots_internal.h"

#include "game/hand/hand.h"
#include "play/chart.h"

#include <stdlib.h>

enum { PUSH_PART = 3 };

struct chart_bot {
	struct chart chart;
	struct bots_range any; /* the others' range, for `equity` */
};

/* The big blind, or the largest straddle. */
static chips largest_blind(const struct table_setup *setup)
{
	chips most = 1;

	for (int i = 0; i < setup->seats; i++)
		if (setup->blind[i] > most)
			most = setup->blind[i];
	return most;
}

static chips stack_of(const struct bot_view *view, int seat)
{
	return view->table->seat[seat].stack + view->table->seat[seat].paid;
}

static struct chart_situation look(const struct bot_view *view)
{
	struct chart_situation at = {.position = hand_position(view->setup, view->seat).code,
		.raiser = ""};
	const struct table *const table = view->table;
	const chips own = stack_of(view, view->seat);
	int raiser = -1;
	const chips blind = largest_blind(view->setup);
	chips to = 0, stack, other = 0, depth;

	for (int i = 0; i < view->action_count; i++) {
		const struct action *const action = &view->actions[i];

		if (action->act == ACT_BET_RAISE) {
			at.raises++;
			raiser = action->seat;
			to = action->amount;
		} else if (action->act == ACT_CHECK_CALL && !at.raises) {
			at.limped = true;
		}
	}
	/* effective stack against the raiser, or the largest stack still in */
	for (int i = 0; i < table->seats; i++)
		if (i == raiser || (raiser < 0 && i != view->seat && !table->seat[i].folded))
			if (stack_of(view, i) > other)
				other = stack_of(view, i);
	stack = own < other ? own : other;
	/* in hundredths of a blind, rounded up, so that 10.001 blinds are more than 10 */
	depth = (stack * CHART_BLIND + blind - 1) / blind;
	at.depth = depth < UINT32_MAX ? (uint32_t)depth : UINT32_MAX;
	if (raiser >= 0) {
		at.raiser = hand_position(view->setup, raiser).code;
		at.pushed = to > stack / PUSH_PART;
	}
	return at;
}

/* Tries the acts in turn, each with the weight of the hand as its probability. */
static void choose(const struct bot_view *view, const struct chart_line *const *answers, int count,
	struct action *out)
{
	const combo hand = combo_of(view->card[0], view->card[1]);
	uint32_t drawn = hand_rng_below(view->hand_rng, RANGE_WHOLE);
	const struct chart_line *line;
	chips unit;
	double to;

	while (count && drawn >= (*answers)->range.weight[hand]) {
		drawn -= (*answers++)->range.weight[hand];
		count--;
	}
	if (!count) {
		bot_fold(view, out);
		return;
	}
	line = *answers;
	unit = line->sized == CHART_TIMES ? view->table->bet : largest_blind(view->setup);
	to = (double)unit * line->size / CHART_BLIND;
	if (!chart_raises(line->act))
		bot_call(view, out);
	else if (line->sized == CHART_ALL || to > (double)CHIPS_MAX)
		bot_raise(view, CHIPS_MAX, out);
	else
		bot_raise(view, (chips)(to + 0.5), out);
}

static enum bot_reply act(void *state, const struct bot_view *view, struct action *out)
{
	const struct chart_bot *const bot = state;
	const struct chart_line *answers[CHART_ANSWERS_MAX];
	struct chart_situation at;
	int count = 0;

	if (view->table->street == 0) {
		at = look(view);
		count = chart_answers(&bot->chart, &at, answers);
	}
	if (count)
		choose(view, answers, count, out);
	else
		bots_equity_act(&bot->any, view, out);
	return BOT_ACTS;
}

static void free_bot(void *state)
{
	struct chart_bot *const bot = state;

	chart_free(&bot->chart);
	free(bot);
}

static status_code open(const struct bot_order *order, void **state, struct text *why)
{
	const struct game *const game = order->variant->game;
	const struct variant_street *const first = &order->variant->street[0];
	struct chart_bot *bot;
	status_code status;

	if (!game->combos || first->unbet || first->hole != game->own) {
		text_add_string(why, "charts require a hold'em game with two hole cards");
		return STATUS_BAD_BOT;
	}
	bot = calloc(1, sizeof *bot);
	if (!bot)
		return STATUS_NO_MEMORY;
	status = chart_read(order->argument, game, &bot->chart, order->fault);
	if (status) {
		free_bot(bot);
		return status;
	}
	bots_range_any(game, &bot->any);
	*state = bot;
	return STATUS_OK;
}

const struct bot_kind bots_chart = {
	.name = "chart",
	.argument = "FILE",
	.about = "plays by a chart preflop, then like equity",
	.needs_argument = true,
	.reads_file = true,
	.open = open,
	.act = act,
	.free = free_bot,
};
