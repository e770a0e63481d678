/* Rounds of betting: whose turn it is, what is legal, and when a round ends. */
#include "game/rules/rules_inside.h"

/* What the first bet or raise of the street adds at least. */
static chips street_size(const struct game *game)
{
	const struct game_setup *setup = &game->setup;

	if (setup->variant->limit != FIXED_LIMIT)
		return setup->min_bet;
	return rules_street(game)->big ? setup->big_bet : setup->small_bet;
}

/* When the betting is over, what the highest stake has above the next highest goes back: folded
 * players' chips may have matched a part of it. An ante that is trimmed is a part of the stake. */
static void return_uncalled(struct game *game)
{
	chips most = 0, next = 0;
	int who = -1;
	struct seat *seat;

	for (int i = 0; i < game->setup.seats; i++) {
		const struct seat *each = &game->seat[i];
		const chips paid = each->paid + (game->setup.trim_antes ? each->ante : 0);

		if (paid > most) {
			next = most;
			most = paid;
			who = i;
		} else if (paid > next) {
			next = paid;
		}
	}
	if (most == next)
		return;
	seat = &game->seat[who];
	game->returned_to = who;
	game->returned = most - next;
	game->pot -= game->returned;
	if (seat->stack != CHIPS_UNKNOWN)
		seat->stack += game->returned;
	if (seat->all_in && !seat->folded)
		game->betters++;
	seat->all_in = false;
	/* A trimmed ante that nobody else could pay in full. */
	if (game->returned > seat->paid) {
		seat->ante -= game->returned - seat->paid;
		seat->paid = 0;
	} else {
		seat->paid -= game->returned;
	}
}

/* The one player who has chips, or -1 when there are several or none. */
static int only_better(const struct game *game)
{
	int who = 0;

	if (game->betters != 1)
		return -1;
	while (!seat_can_bet(&game->seat[who]))
		who++;
	return who;
}

/* Whether anyone else has put in more on this street; who folded although it was free, too. */
static bool owes(const struct game *game, int who)
{
	for (int i = 0; i < game->setup.seats; i++)
		if (game->seat[i].street > game->seat[who].street)
			return true;
	return false;
}

static void round_end(struct game *game)
{
	game->unasked = only_better(game);
	game->runout = game->betters < 2;
	if (game->unasked >= 0 && game->seat[game->unasked].acted)
		game->unasked = -1;
	if (game->runout || game->street + 1 == game->setup.variant->streets)
		return_uncalled(game);
	for (int i = 0; i < game->setup.seats; i++)
		game->seat[i].street = 0;
	game->bet = 0;
	game->actor = -1;
	if (game->in == 1)
		rules_show_settle(game, NULL);
	else
		rules_next_street(game);
}

/* Passes the turn to the first from `from` on who has to act. */
static void turn_to(struct game *game, int from)
{
	const int seats = game->setup.seats;
	const int only = only_better(game);

	if (game->in == 1 || game->betters == 0 || (only >= 0 && !owes(game, only))) {
		round_end(game);
		return;
	}
	for (int step = 0, i = from % seats; step < seats; step++, i = i + 1 < seats ? i + 1 : 0) {
		const struct seat *seat = &game->seat[i];

		if (seat_can_bet(seat) && (!seat->acted || seat->street < game->bet)) {
			game->phase = PHASE_BET;
			game->actor = i;
			return;
		}
	}
	round_end(game);
}

void rules_bet_begin(struct game *game)
{
	for (int i = 0; i < game->setup.seats; i++) {
		game->seat[i].acted = false;
		game->seat[i].acted_at = 0;
	}
	game->raises = 0;
	game->full = street_size(game);
	game->level = game->bet;
	if (game->runout) {
		game->unasked = only_better(game);
		rules_next_street(game);
		return;
	}
	if (rules_street(game)->opener == OPENER_LEFT_OF_BUTTON)
		game->opener = 0;
	game->aggressor = -1;
	turn_to(game, game->opener);
}

/* The most that any opponent can match; those all in cannot match more than they have. */
static chips opponents_reach(const struct game *game, int who)
{
	chips most = 0;

	for (int i = 0; i < game->setup.seats; i++)
		if (i != who && seat_can_bet(&game->seat[i]) && seat_reach(&game->seat[i]) > most)
			most = seat_reach(&game->seat[i]);
	return most;
}

/* What must be faced more than when a player last acted, so that it may raise again. "An all-in
 * wager (or cumulative multiple short all-ins) totaling less than a full bet or raise will not
 * reopen betting for players who have already acted"; in limit half a bet does (TDA 2024, 47). */
static bool reopened(const struct game *game, const struct seat *seat)
{
	const chips more = game->bet - seat->acted_at;

	if (!seat->acted)
		return true;
	return game->setup.variant->limit == FIXED_LIMIT ? 2 * more >= game->full
							 : more >= game->full;
}

/* Why the actor may not raise at all. */
static enum rules_fault raise_bar(const struct game *game)
{
	const int most = game->setup.variant->raises_most;
	const struct seat *seat = &game->seat[game->actor];

	if (most > 0 && game->raises >= most)
		return RULES_RAISE_CAPPED;
	if (seat_reach(seat) <= game->bet)
		return RULES_NO_CHIPS;
	if (opponents_reach(game, game->actor) <= game->bet)
		return RULES_NOBODY_CALLS;
	return reopened(game, seat) ? RULES_OK : RULES_NOT_REOPENED;
}

static chips lesser(chips a, chips b)
{
	return a < b ? a : b;
}

static void raise_bounds(const struct game *game, struct verdict *out)
{
	const struct seat *seat = &game->seat[game->actor];
	const chips reach = seat_reach(seat);
	const enum limit limit = game->setup.variant->limit;
	chips least = game->bet + game->full, most = reach;

	if (game->setup.house & HOUSE_ANY_RAISE && limit != FIXED_LIMIT && game->bet > 0)
		least = game->bet + 1;
	if (limit == FIXED_LIMIT)
		most = least;
	if (limit == POT_LIMIT) {
		most = 2 * game->bet - seat->street + game->pot;
		if (most < least)
			most = least;
	}
	out->least = lesser(least, reach);
	out->most = lesser(most, reach);
}

void rules_bet_verdict(const struct game *game, bool raising, struct verdict *out)
{
	const struct seat *seat = &game->seat[game->actor];
	const chips owed = game->bet > seat->street ? game->bet - seat->street : 0;

	out->call = lesser(owed, seat->stack);
	if (raising && !raise_bar(game))
		raise_bounds(game, out);
}

/* Below the least raise there is still one to what puts every opponent all in, and, in fixed
 * limit, one that completes a short all-in ("call, fold, or complete the wager", Robert's Rules,
 * "Betting and raising"). */
static enum rules_warning unusual_raise(const struct game *game, chips amount)
{
	const chips reach = opponents_reach(game, game->actor);

	if (game->setup.variant->limit == FIXED_LIMIT && game->bet > game->level &&
		amount == game->level + game->full)
		return RULES_RAISE_COMPLETES;
	return amount == reach ? RULES_RAISE_EFFECTIVE : RULES_NO_WARNING;
}

static void raise_check(const struct game *game, chips amount, struct verdict *out)
{
	const bool fixed = game->setup.variant->limit == FIXED_LIMIT;

	out->fault = raise_bar(game);
	if (out->fault)
		return;
	if (amount > out->most) {
		out->fault = fixed ? RULES_RAISE_SIZE : RULES_RAISE_BIG;
	} else if (amount < out->least) {
		out->warning = amount > game->bet ? unusual_raise(game, amount) : RULES_NO_WARNING;
		if (!out->warning)
			out->fault = fixed ? RULES_RAISE_SIZE : RULES_RAISE_SMALL;
	}
}

/* Whoever has chips when all others are all in owes nothing and is not asked. */
static void unasked_check(const struct game *game, const struct action *action, struct verdict *out)
{
	if (game->seat[action->seat].folded)
		out->fault = RULES_FOLDED;
	else if (action->seat != game->unasked)
		out->fault = RULES_NOT_DUE;
	else if (action->act == ACT_BET_RAISE)
		out->fault = RULES_NOBODY_CALLS;
	else
		out->warning =
			action->act == ACT_FOLD ? RULES_FOLD_FOR_NOTHING : RULES_CHECK_UNASKED;
}

void rules_bet_check(const struct game *game, const struct action *action, struct verdict *out)
{
	const struct seat *seat = &game->seat[action->seat];

	if (game->phase != PHASE_BET)
		unasked_check(game, action, out);
	else if (seat->folded)
		out->fault = RULES_FOLDED;
	else if (action->seat != game->actor)
		out->fault = RULES_NOT_TURN;
	else if (action->act == ACT_BET_RAISE)
		raise_check(game, action->amount, out);
	else if (action->act == ACT_FOLD && seat->street >= game->bet)
		out->warning = RULES_FOLD_FOR_NOTHING;
}

/* Of a fixed limit: how many raises this is. "An all-in wager of a half a bet or more is treated as
 * a full bet" (Robert's Rules), and one that completes it is the same bet still, which counts once.
 * Moves the level up when it is reached. */
static int raises_counted(struct game *game, chips amount)
{
	const bool before = 2 * (game->bet - game->level) >= game->full;
	bool after = 2 * (amount - game->level) >= game->full;
	int count = after && !before;

	if (amount >= game->level + game->full) {
		game->level += game->full;
		after = 2 * (amount - game->level) >= game->full;
		count += after;
	}
	return count;
}

/* A full raise gives everyone the right to raise again; after others `reopened` tells who has it.
 */
static void raise_to(struct game *game, int who, chips amount)
{
	const struct game_setup *setup = &game->setup;
	const bool fixed = setup->variant->limit == FIXED_LIMIT;
	const chips more = amount - game->bet;
	const bool any = setup->house & HOUSE_ANY_RAISE && !fixed;

	rules_bet_take(game, &game->seat[who], amount - game->seat[who].street);
	game->aggressor = who;
	if (more >= game->full || any) {
		for (int i = 0; i < setup->seats; i++)
			game->seat[i].acted = false;
		game->level = amount;
		if (!fixed && more > game->full)
			game->full = more;
		game->raises++;
	} else {
		game->raises += fixed ? raises_counted(game, amount) : 1;
	}
	game->bet = amount;
}

static void fold(struct game *game, struct seat *seat)
{
	seat->folded = true;
	game->in--;
	game->betters -= !seat->all_in;
}

static void unasked_apply(struct game *game, const struct action *action)
{
	game->unasked = -1;
	if (action->act != ACT_FOLD)
		return;
	fold(game, &game->seat[action->seat]);
	if (game->in == 1)
		rules_show_settle(game, NULL);
	else if (game->phase == PHASE_SHOWDOWN)
		rules_show_next(game);
}

void rules_bet_apply(struct game *game, const struct action *action)
{
	struct seat *seat = &game->seat[action->seat];

	if (game->phase != PHASE_BET) {
		unasked_apply(game, action);
		return;
	}
	if (action->act == ACT_FOLD)
		fold(game, seat);
	else if (action->act == ACT_BET_RAISE)
		raise_to(game, action->seat, action->amount);
	else if (seat->street < game->bet)
		rules_bet_take(game, seat, game->bet - seat->street);
	seat->acted = true;
	seat->acted_at = game->bet;
	turn_to(game, action->seat + 1);
}
