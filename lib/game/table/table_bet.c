/* Betting rounds: whose turn it is, what is legal, and when a round ends. */
#include "game/table/table_internal.h"

/* -- chips ------------------------------------------------------------------------ */

/* Takes an amount from a stack, or the whole stack if that is smaller. */
static chips seat_gives(struct table *table, struct seat *seat, chips amount)
{
	if (seat->stack != CHIPS_UNKNOWN) {
		if (amount > seat->stack)
			amount = seat->stack;
		seat->stack -= amount;
		if (seat->stack == 0 && !seat->all_in) {
			seat->all_in = true;
			table->can_bet--;
		}
	}
	table->pot += amount;
	return amount;
}

static void bet_take(struct table *table, struct seat *seat, chips amount)
{
	amount = seat_gives(table, seat, amount);
	seat->street += amount;
	seat->paid += amount;
}

/* Posts antes, then blinds, straddles and other posts, each as far as the stack goes. Heads-up both
 * are assigned in reverse (Poker Hand History format, "Players"): the button, seat 1, pays what is
 * listed first. The others must match the full amount even if it was posted short. */
void table_bet_forced(struct table *table, const struct table_setup *setup)
{
	const int last = setup->seats - 1;
	chips largest = 0;

	for (int i = 0; i <= last; i++) {
		const chips ante = setup->ante[last == 1 ? 1 - i : i];

		if (ante)
			table->seat[i].ante = seat_gives(table, &table->seat[i], ante);
	}
	for (int place = 0; place <= last; place++) {
		const int i = last == 1 ? 1 - place : place;
		const chips blind = setup->blind[place];
		const chips size = blind < 0 ? -blind : blind;

		if (!blind)
			continue;
		bet_take(table, &table->seat[i], size);
		if (size > table->bet)
			table->bet = size;
		if (blind > 0 && blind >= largest) {
			largest = blind;
			table->opener = (i + 1) % setup->seats;
		}
	}
}

/* -- rounds ----------------------------------------------------------------------- */

/* At the end of the betting, returns the difference between the highest contribution and the next
 * highest. Chips of folded players count, because they may have matched a part of it. A trimmed
 * ante is part of the contribution. */
static void return_uncalled(struct table *table)
{
	chips paid[SEATS_MAX], returned;
	struct seat *seat;
	int who;

	for (int i = 0; i < table->seats; i++)
		paid[i] = table->seat[i].paid + (table->trim_antes ? table->seat[i].ante : 0);
	returned = pots_uncalled(paid, table->seats, &who);
	if (!returned)
		return;
	seat = &table->seat[who];
	table->returned_to = who;
	table->returned = returned;
	table->pot -= table->returned;
	if (seat->stack != CHIPS_UNKNOWN)
		seat->stack += table->returned;
	if (seat->all_in && !seat->folded)
		table->can_bet++;
	seat->all_in = false;
	seat->paid -= table->returned;
	if (seat->paid < 0) { /* a trimmed ante that no other player could pay in full */
		seat->ante += seat->paid;
		seat->paid = 0;
	}
}

/* The only player who still has chips to bet; -1 if there are several or none. */
static int only_better(const struct table *table)
{
	int who = 0;

	if (table->can_bet != 1)
		return -1;
	while (!seat_can_bet(&table->seat[who]))
		who++;
	return who;
}

/* Whether any other player, folded or not, has put in more on this street. */
static bool owes(const struct table *table, int who)
{
	for (int i = 0; i < table->seats; i++)
		if (table->seat[i].street > table->seat[who].street)
			return true;
	return false;
}

static void round_end(struct table *table)
{
	table->optional_check = only_better(table);
	table->runout = table->can_bet < 2;
	if (table->optional_check >= 0 && table->seat[table->optional_check].acted)
		table->optional_check = -1;
	if (table->runout || table->street + 1 == table->variant->streets)
		return_uncalled(table);
	for (int i = 0; i < table->seats; i++)
		table->seat[i].street = 0;
	table->bet = 0;
	table->actor = -1;
	if (table->in == 1)
		table_show_settle(table, NULL);
	else
		table_deal_next(table);
}

/* Passes the turn to the first player from seat `from` on who must act. */
static void turn_to(struct table *table, int from)
{
	const int seats = table->seats;
	const int only = only_better(table);

	if (table->in == 1 || table->can_bet == 0 || (only >= 0 && !owes(table, only))) {
		round_end(table);
		return;
	}
	for (int step = 0, i = from % seats; step < seats; step++, i = i + 1 < seats ? i + 1 : 0) {
		const struct seat *seat = &table->seat[i];

		if (seat_can_bet(seat) && (!seat->acted || seat->street < table->bet)) {
			table->phase = PHASE_BET;
			table->actor = i;
			return;
		}
	}
	round_end(table);
}

void table_bet_begin(struct table *table)
{
	bool sure = true; /* find who opens */
	for (int i = 0; i < table->seats; i++) {
		table->seat[i].acted = false;
		table->seat[i].acted_at = 0;
	}
	table->raises = 0;
	table->capped = false;
	table->full = table->variant->limit != FIXED_LIMIT ? table->min_bet
		      : table_street(table)->big           ? table->big_bet
							   : table->small_bet;
	table->level = table->bet;
	if (table->runout) {
		table->optional_check = only_better(table);
		table_deal_next(table);
		return;
	}
	if (table_street(table)->unbet) {
		round_end(table);
		return;
	}
	switch (table_street(table)->opener) {
	case OPENER_LEFT_OF_BLINDS:
		break; /* known since the blinds */
	case OPENER_LEFT_OF_BUTTON:
		table->opener = 0;
		break;
	default:
		table->opener = table_open_seat(table, &sure);
		break;
	}
	table->anyone = !sure;
	table->brings_in = table->completes = table->street == 0 && table->bring_in > 0;
	table->aggressor = -1;
	turn_to(table, table->opener);
}

/* The maximum that any opponent can match; all-in players cannot match more than they have put
 * in. */
static chips opponents_reach(const struct table *table, int who)
{
	chips most = 0;

	for (int i = 0; i < table->seats; i++)
		if (i != who && seat_can_bet(&table->seat[i]) && seat_reach(&table->seat[i]) > most)
			most = seat_reach(&table->seat[i]);
	return most;
}

/* Whether a player who has acted may raise again: the bet must have grown by a full bet or raise
 * since then. "An all-in wager (or cumulative multiple short all-ins) totaling less than a full bet
 * or raise will not reopen betting for players who have already acted"; in limit half a bet does
 * (TDA 2024, 47). */
static bool reopened(const struct table *table, const struct seat *seat)
{
	const chips more = table->bet - seat->acted_at;

	if (!seat->acted)
		return true;
	return table->variant->limit == FIXED_LIMIT ? 2 * more >= table->full : more >= table->full;
}

/* The reason why a player in turn may not raise at all. */
static enum table_fault raise_bar(const struct table *table, int who)
{
	const int most = table->variant->raises_most;
	const struct seat *seat = &table->seat[who];
	const chips bet = table->brings_in ? table->bring_in : table->bet;

	if (most > 0 && table->raises >= most &&
		(table->capped || !(table->house & HOUSE_UNCAPPED)))
		return TABLE_RAISE_CAPPED;
	if (seat_reach(seat) <= bet)
		return TABLE_NO_CHIPS;
	if (opponents_reach(table, who) <= table->bet)
		return TABLE_NOBODY_CALLS;
	return reopened(table, seat) ? TABLE_OK : TABLE_NOT_REOPENED;
}

/* The minimum for the next bet or raise. Over a bring-in it completes the bet: it is to the size of
 * a bet, not higher by a bet. */
static chips next_level(const struct table *table)
{
	return table->completes && table->full > table->bet ? table->full
							    : table->bet + table->full;
}

static chips lesser(chips a, chips b)
{
	return a < b ? a : b;
}

/* Price of a call. */
static chips call_of(const struct table *table, int who)
{
	const chips bet = table->brings_in ? table->bring_in : table->bet;
	const struct seat *seat = &table->seat[who];

	return lesser(bet > seat->street ? bet - seat->street : 0, seat->stack);
}

chips table_call(const struct table *table)
{
	return table->phase == PHASE_BET ? call_of(table, table->actor) : 0;
}

chips table_winnable(const struct table *table)
{
	chips matched, winnable;

	if (table->phase != PHASE_BET)
		return 0;
	matched = table->seat[table->actor].paid + table_call(table);
	winnable = table->pot;
	for (int i = 0; i < table->seats; i++)
		if (table->seat[i].paid > matched)
			winnable -= table->seat[i].paid - matched;
	return winnable;
}

void table_bet_verdict(const struct table *table, const struct action *action, struct legality *out)
{
	if (action && table->anyone && action->seat >= 0 && action->seat < table->seats &&
		seat_can_bet(&table->seat[action->seat]))
		out->seat = action->seat;
	out->call = call_of(table, out->seat);
	if ((!action || action->act == ACT_BET_RAISE) && !raise_bar(table, out->seat)) {
		const struct seat *seat = &table->seat[out->seat];
		const chips reach = seat_reach(seat);
		const enum limit limit = table->variant->limit;
		chips least = next_level(table), most = reach;

		if (table->house & HOUSE_ANY_RAISE && limit != FIXED_LIMIT && table->bet > 0)
			least = table->bet + 1;
		if (limit == FIXED_LIMIT)
			most = least;
		if (limit == POT_LIMIT) {
			most = 2 * table->bet - seat->street + table->pot + table->splash;
			if (most < least)
				most = least;
		}
		out->least = lesser(least, reach);
		out->most = lesser(most, reach);
	}
}

/* Two raises below the minimum are legal: one that puts every opponent all-in, and, in fixed limit,
 * one that completes a short all-in ("call, fold, or complete the wager", Robert's Rules, "Betting
 * and raising"). */
static enum table_warning unusual_raise(const struct table *table, int who, chips amount)
{
	const chips reach = opponents_reach(table, who);

	if (table->variant->limit == FIXED_LIMIT && table->bet > table->level &&
		amount == table->level + table->full)
		return TABLE_RAISE_COMPLETES;
	return amount == reach ? TABLE_RAISE_EFFECTIVE : TABLE_NO_WARNING;
}

/* A bet of the whole stack counts as the bring-in if it does not exceed it. */
static bool is_bring_in(const struct table *table, int who, chips amount)
{
	const chips reach = seat_reach(&table->seat[who]);

	return table->brings_in && amount == reach && reach <= table->bring_in;
}

/* "When an open pair is showing on fourth street, any player has the option of betting either the
 * lower or the upper limit", and of raising by it (Robert's Rules, "Seven-card stud"). A player
 * with fewer chips may bet all of them. The bounds in struct legality do not include this. */
static bool is_double_bet(const struct table *table, int who, chips amount)
{
	const chips reach = seat_reach(&table->seat[who]), most = table->bet + table->big_bet;

	return (amount == most ? amount <= reach : amount < most && amount == reach) &&
	       table_open_pair(table);
}

static void raise_check(const struct table *table, chips amount, struct legality *out)
{
	const bool fixed = table->variant->limit == FIXED_LIMIT;

	if (is_bring_in(table, out->seat, amount)) {
		out->warning = TABLE_BET_BRINGS_IN;
		return;
	}
	if (!out->most) {
		out->fault = raise_bar(table, out->seat);
	} else if (fixed && amount > out->most && is_double_bet(table, out->seat, amount)) {
		return;
	} else if (amount > out->most) {
		out->fault = fixed ? TABLE_RAISE_SIZE : TABLE_RAISE_BIG;
	} else if (amount < out->least) {
		out->warning = amount > table->bet ? unusual_raise(table, out->seat, amount)
						   : TABLE_NO_WARNING;
		if (!out->warning)
			out->fault = fixed ? TABLE_RAISE_SIZE : TABLE_RAISE_SMALL;
	}
}

void table_bet_check(const struct table *table, const struct action *action, struct legality *out)
{
	const struct seat *seat = &table->seat[action->seat];

	if (table->phase != PHASE_BET) {
		/* A player with chips whose opponents are all all-in owes nothing and is not asked
		 * to act; only a fold or a check of that player is accepted. */
		if (table->seat[action->seat].folded)
			out->fault = TABLE_FOLDED;
		else if (action->seat != table->optional_check || action->act == ACT_BRING_IN)
			out->fault = TABLE_NOT_DUE;
		else if (action->act == ACT_BET_RAISE)
			out->fault = TABLE_NOBODY_CALLS;
		else
			out->warning = action->act == ACT_FOLD ? TABLE_FOLD_FOR_NOTHING
							       : TABLE_CHECK_OPTIONAL;
	} else if (seat->folded)
		out->fault = TABLE_FOLDED;
	else if (action->seat != out->seat)
		out->fault = TABLE_NOT_TURN;
	else if (action->act == ACT_BET_RAISE)
		raise_check(table, action->amount, out);
	else if (table->brings_in != (action->act == ACT_BRING_IN))
		out->fault = table->brings_in ? TABLE_BRING_IN : TABLE_NOT_DUE;
	else if (action->act == ACT_FOLD && seat->street >= table->bet)
		out->warning = TABLE_FOLD_FOR_NOTHING;
}

/* In fixed limit: number of raises as which this one counts. "An all-in wager of a half a bet or
 * more is treated as a full bet" (Robert's Rules); one that completes it is still the same bet,
 * which counts once. Raises the level when it is reached. */
static int raises_counted(struct table *table, chips amount)
{
	const bool before = !table->completes && 2 * (table->bet - table->level) >= table->full;
	bool after = 2 * (amount - table->level) >= table->full;
	int count = after && !before;

	if (amount >= table->level + table->full) {
		table->level += table->full;
		after = 2 * (amount - table->level) >= table->full;
		count += after;
	}
	return count;
}

/* A full raise lets every player raise again; after any other raise, reopened() decides. */
static void raise_to(struct table *table, int who, chips amount)
{
	const bool fixed = table->variant->limit == FIXED_LIMIT;
	const chips more = amount - (table->completes ? table->level : table->bet);
	const bool any = table->house & HOUSE_ANY_RAISE && !fixed;
	const int before = table->raises, able = table->can_bet;
	const int cap = table->variant->raises_most;

	/* "If a big bet is made, then all raises must be in increments of it." */
	if (fixed && amount > next_level(table) && table_open_pair(table))
		table->full = table->big_bet;
	bet_take(table, &table->seat[who], amount - table->seat[who].street);
	table->aggressor = who;
	if (amount >= next_level(table) || any) {
		for (int i = 0; i < table->seats; i++)
			table->seat[i].acted = false;
		table->level = amount;
		if (!fixed && more > table->full)
			table->full = more;
		table->raises++;
	} else {
		table->raises += fixed ? raises_counted(table, amount) : 1;
	}
	if (cap > 0 && before < cap && table->raises >= cap)
		table->capped = able > 2;
	table->beyond = table->beyond || (cap > 0 && table->raises > cap);
	table->bet = amount;
	table->brings_in = table->completes = false;
}

/* A short bring-in counts in full, as a blind does. */
static void bring_in(struct table *table, struct seat *seat)
{
	bet_take(table, seat, table->bring_in);
	table->bet = table->bring_in;
	table->brings_in = false;
}

static void fold(struct table *table, struct seat *seat)
{
	seat->folded = true;
	table->in--;
	table->can_bet -= !seat->all_in;
}

static void optional_check_apply(struct table *table, const struct action *action)
{
	table->optional_check = -1;
	if (action->act != ACT_FOLD)
		return;
	fold(table, &table->seat[action->seat]);
	if (table->in == 1)
		table_show_settle(table, NULL);
	else if (table->phase == PHASE_SHOWDOWN)
		table_show_next(table);
	else if (table_deal_left(table, action->seat))
		table_bet_begin(table);
}

void table_bet_apply(struct table *table, const struct action *action)
{
	struct seat *seat = &table->seat[action->seat];

	if (table->phase != PHASE_BET) {
		optional_check_apply(table, action);
		return;
	}
	if (table->anyone)
		table->opener = action->seat;
	table->anyone = false;
	if (action->act == ACT_FOLD)
		fold(table, seat);
	else if (action->act == ACT_BRING_IN ||
		 (action->act == ACT_BET_RAISE && is_bring_in(table, action->seat, action->amount)))
		bring_in(table, seat);
	else if (action->act == ACT_BET_RAISE)
		raise_to(table, action->seat, action->amount);
	else if (seat->street < table->bet)
		bet_take(table, seat, table->bet - seat->street);
	seat->acted = true;
	seat->acted_at = table->bet;
	turn_to(table, action->seat + 1);
}
