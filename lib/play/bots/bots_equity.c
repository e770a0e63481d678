/* A bot that compares its equity with the price of its actions.
 *
 * Let e be the fraction of the pot that it wins on average against the hands that the betting
 * suggests (bots_guess), 1/n an equal share among the n players still in, and
 * a = (e - 1/n) / (1 - 1/n) its advantage: 0 for an average hand, 1 for one that always wins. It
 * bets if a is above 0.1 and raises a bet if a is above 0.3. The size grows with a, from a third of
 * the pot to the whole pot. Without an advantage it bluffs one time in fifteen if nobody has bet.
 * It calls if its expected winnings exceed the price; with cards to come they must exceed it by a
 * few points, because it may have to fold later. A raise that takes most of its chips is all-in. */
#include "play/bots/bots_internal.h"

#include "odds/range/range.h"

#include <stdlib.h>

#define BETS_ABOVE   0.1
#define RAISES_ABOVE 0.3
#define BLUFFS_BELOW (-0.3)
#define BLUFF_SHARE  (1 / 15.)
#define COMMITTED    0.6  /* fraction of the remaining chips */
#define GIVEN_UP     0.03 /* fraction of the pot, with cards to come */
#define SMALLEST_BET 0.33

/* The pot that the seat can win after a call: from each player at most what the seat puts in. */
static double pot_after_call(const struct bot_view *view)
{
	const struct table *const table = view->table;
	const struct seat *const own = &table->seat[view->seat];
	const chips most = own->paid + own->ante + view->legal->call;
	chips pot = most;

	for (int i = 0; i < table->seats; i++) {
		const chips paid = table->seat[i].paid + table->seat[i].ante;

		if (i != view->seat)
			pot += paid < most ? paid : most;
	}
	return (double)pot;
}

static void raise_by(const struct bot_view *view, double part, struct action *out)
{
	const struct table *const table = view->table;
	const struct seat *const own = &table->seat[view->seat];
	const chips pot = table->pot + view->legal->call;
	const double to = (double)table->bet + part * (double)pot;

	if (to - (double)own->street > COMMITTED * (double)own->stack)
		bot_raise(view, CHIPS_MAX, out);
	else
		bot_raise(view, (chips)to, out);
}

static void bet(const struct bot_view *view, double share, struct action *out)
{
	const double equal = 1. / view->table->in, advantage = (share - equal) / (1 - equal);
	const bool opens = view->table->raises == 0 || view->legal->call == 0;
	const bool last = view->table->street == view->table->variant->streets - 1;
	const double size = SMALLEST_BET + advantage;

	if (advantage > (opens ? BETS_ABOVE : RAISES_ABOVE))
		raise_by(view, size < 1 ? size : 1, out);
	else if (view->legal->call == 0 && advantage < BLUFFS_BELOW &&
		 hand_rng_share(view->hand_rng) < BLUFF_SHARE)
		raise_by(view, 0.5, out);
	else if ((share - (last ? 0 : GIVEN_UP)) * pot_after_call(view) > (double)view->legal->call)
		bot_call(view, out);
	else
		bot_fold(view, out);
}

void bots_equity_act(const struct bots_range *range, const struct bot_view *view,
	struct action *out)
{
	if (view->table->phase == PHASE_DRAW)
		bots_guess_draw(view, out);
	else
		bet(view, bots_guess(view, range), out);
}

static enum bot_reply act(void *state, const struct bot_view *view, struct action *out)
{
	bots_equity_act(state, view, out);
	return BOT_ACTS;
}

/* Lists the range's combos in preflop order, with weights relative to the largest. */
static void list_best_first(const struct range *range, const struct game *game,
	struct bots_range *out)
{
	const uint8_t *const order = range_order_of(game);
	uint32_t most = 1;

	out->count = 0;
	for (int h = 0; h < COMBO_COUNT; h++)
		if (range->weight[h] > most)
			most = range->weight[h];
	for (int i = 0; i < COMBO_CLASSES; i++) {
		combo of_class[COMBO_CLASS_MAX];
		const int count =
			range_has_class(game, order[i]) ? combo_class_list(order[i], of_class) : 0;

		for (int j = 0; j < count; j++)
			if (range->weight[of_class[j]]) {
				out->weight[out->count] =
					(uint16_t)(range->weight[of_class[j]] * RANGE_WHOLE / most);
				out->combos[out->count++] = of_class[j];
			}
	}
}

void bots_range_any(const struct game *game, struct bots_range *out)
{
	struct range range;

	for (int h = 0; h < COMBO_COUNT; h++)
		range.weight[h] = (combo_set((combo)h) & ~game->deck) ? 0 : RANGE_WHOLE;
	list_best_first(&range, game, out);
}

static status_code read_range(const struct bot_order *order, struct range *range, struct text *why)
{
	const struct slice given = order->argument;
	const struct slice text = given.length ? given : SLICE("100%");

	if (range_parse(text, CARD_ASCII, order->variant->game, range, NULL) == STATUS_OK &&
		range_combos(range))
		return STATUS_OK;
	text_add_char(why, '\'');
	text_add_slice(why, given);
	text_add_string(why, "' is not a range of this game");
	return STATUS_BAD_BOT;
}

static status_code open(const struct bot_order *order, void **state, struct text *why)
{
	const bool two = order->variant->game->combos;
	struct range range;
	struct bots_range *of;
	status_code status = STATUS_OK;

	if (order->argument.length && !two) {
		text_add_string(why, "ranges require a game with two hole cards");
		return STATUS_BAD_BOT;
	}
	if (two)
		status = read_range(order, &range, why);
	if (status)
		return status;
	of = calloc(1, sizeof *of);
	if (!of)
		return STATUS_NO_MEMORY;
	if (two)
		list_best_first(&range, order->variant->game, of);
	*state = of;
	return STATUS_OK;
}

const struct bot_kind bots_equity = {
	.name = "equity",
	.argument = "RANGE",
	.about = "compares its equity against the ranges that the betting suggests",
	.open = open,
	.act = act,
	.free = free,
};
