#include "game/table/table_inside.h"

#include <string.h>

static bool amount_fits(chips amount)
{
	return amount >= 0 && amount <= CHIPS_MOST;
}

static bool setup_is_whole(const struct table_setup *setup)
{
	const struct variant *variant = setup->variant;
	int hole = 0, board = 0;

	if (!variant || variant->streets == 0 || setup->seats < 2 || setup->seats > SEATS_MAX)
		return false;
	for (int i = 0; i < variant->streets; i++) {
		hole += variant->street[i].hole;
		board += variant->street[i].board;
	}
	if (setup->seats * hole + board > CARD_COUNT)
		return false;
	for (int i = 0; i < setup->seats; i++) {
		const chips blind = setup->blind[i];

		if (setup->stack[i] <= 0 ||
			(setup->stack[i] > CHIPS_MOST && setup->stack[i] != CHIPS_UNKNOWN) ||
			!amount_fits(setup->ante[i]) || blind < -CHIPS_MOST || blind > CHIPS_MOST)
			return false;
	}
	if (variant->limit == FIXED_LIMIT)
		return setup->small_bet > 0 && setup->big_bet > 0 &&
		       amount_fits(setup->small_bet) && amount_fits(setup->big_bet);
	return setup->min_bet > 0 && amount_fits(setup->min_bet);
}

static void seat_init(struct seat *seat, chips stack)
{
	memset(seat, 0, sizeof *seat);
	seat->stack = stack;
}

/* As far as the stack goes. */
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

void table_bet_take(struct table *table, struct seat *seat, chips amount)
{
	amount = seat_gives(table, seat, amount);
	seat->street += amount;
	seat->paid += amount;
}

/* Antes, then blinds, straddles and posts, each as far as the stack goes. Heads-up both are
 * assigned in reverse (Poker Hand History format, "Players"): the button, seat 1, pays what stands
 * first. What others have to match is the full amount, posted short or not. */
static void take_forced_bets(struct table *table)
{
	const struct table_setup *setup = &table->setup;
	const int last = setup->seats - 1;
	chips largest = 0;

	for (int i = 0; i <= last; i++) {
		struct seat *seat = &table->seat[i];

		seat->ante = seat_gives(table, seat, setup->ante[last == 1 ? 1 - i : i]);
	}
	for (int place = 0; place <= last; place++) {
		const int i = last == 1 ? 1 - place : place;
		const chips blind = setup->blind[place];
		const chips size = blind < 0 ? -blind : blind;

		table_bet_take(table, &table->seat[i], size);
		if (size > table->bet)
			table->bet = size;
		if (blind > 0 && blind >= largest) {
			largest = blind;
			table->opener = (i + 1) % setup->seats;
		}
	}
}

/* Sets what is due on a street that begins. */
static void street_begin(struct table *table)
{
	const struct variant_street *street = table_street(table);

	if (street->hole > 0) {
		table->phase = PHASE_DEAL_HOLE;
		table->due = street->hole * table->in;
	} else {
		table->phase = PHASE_DEAL_BOARD;
		table->due = street->board;
	}
}

bool table_begin(struct table *table, const struct table_setup *setup)
{
	if (!setup_is_whole(setup))
		return false;
	table->setup = *setup;
	table->street = table->board_count = table->raises = table->mucks = 0;
	table->actor = table->aggressor = table->unasked = table->returned_to = -1;
	table->bet = table->full = table->level = table->pot = table->returned = 0;
	table->opener = 0;
	table->seen = 0;
	table->runout = false;
	table->in = table->can_bet = setup->seats;
	for (int i = 0; i < setup->seats; i++)
		seat_init(&table->seat[i], setup->stack[i]);
	take_forced_bets(table);
	street_begin(table);
	return true;
}

void table_next_street(struct table *table)
{
	if (table->street + 1 == table->setup.variant->streets) {
		table_show_begin(table);
		return;
	}
	table->street++;
	street_begin(table);
}

/* Cards that a street is to bring to one player. */
static int hole_due(const struct table *table, const struct seat *seat)
{
	int due = -seat->cards;

	for (int i = 0; i <= table->street; i++)
		due += table->setup.variant->street[i].hole;
	return due;
}

static void deal_check(const struct table *table, const struct action *action, struct verdict *out)
{
	const bool hole = action->act == ACT_DEAL_HOLE;
	card_set seen = table->seen;
	int due;

	if (table->phase != (hole ? PHASE_DEAL_HOLE : PHASE_DEAL_BOARD)) {
		out->fault = TABLE_NOT_DUE;
		return;
	}
	if (hole && table->seat[action->seat].folded) {
		out->fault = TABLE_FOLDED;
		return;
	}
	due = hole ? hole_due(table, &table->seat[action->seat]) : table->due;
	if (action->count < 1 || action->count > due) {
		out->fault = TABLE_CARD_COUNT;
		out->least = due;
		return;
	}
	for (int i = 0; i < action->count; i++) {
		const card c = action->card[i];

		if (c == CARD_UNKNOWN)
			continue;
		if (seen & card_bit(c)) {
			out->fault = TABLE_CARD_TWICE;
			out->card = c;
			return;
		}
		seen |= card_bit(c);
	}
}

static void deal_apply(struct table *table, const struct action *action)
{
	const struct variant_street *street = table_street(table);

	for (int i = 0; i < action->count; i++) {
		const card c = action->card[i];

		if (c != CARD_UNKNOWN)
			table->seen |= card_bit(c);
		if (action->act == ACT_DEAL_HOLE) {
			struct seat *seat = &table->seat[action->seat];

			seat->card[seat->cards++] = c;
		} else {
			table->board[table->board_count++] = c;
		}
	}
	table->due -= action->count;
	if (table->due > 0)
		return;
	if (table->phase == PHASE_DEAL_HOLE && street->board > 0) {
		table->phase = PHASE_DEAL_BOARD;
		table->due = street->board;
		return;
	}
	table_bet_begin(table);
}

void table_check(const struct table *table, const struct action *action, struct verdict *out)
{
	*out = (struct verdict){.seat = table->actor};
	if (table->phase == PHASE_BET)
		table_bet_verdict(table, !action || action->act == ACT_BET_RAISE, out);
	if (!action)
		return;
	if (action->act != ACT_DEAL_BOARD &&
		(action->seat < 0 || action->seat >= table->setup.seats)) {
		out->fault = TABLE_NO_SEAT;
		return;
	}
	switch (action->act) {
	case ACT_DEAL_BOARD:
	case ACT_DEAL_HOLE:
		if (table->phase == PHASE_OVER)
			out->fault = TABLE_HAND_OVER;
		else
			deal_check(table, action, out);
		break;
	case ACT_FOLD:
	case ACT_CHECK_CALL:
	case ACT_BET_RAISE:
		if (table->phase == PHASE_OVER)
			out->fault = TABLE_HAND_OVER;
		else
			table_bet_check(table, action, out);
		break;
	case ACT_SHOW:
	case ACT_MUCK:
		table_show_check(table, action, out);
		break;
	case ACT_BRING_IN:
	case ACT_DRAW:
		out->fault = table->phase == PHASE_OVER ? TABLE_HAND_OVER : TABLE_NOT_DUE;
		break;
	}
}

enum table_fault table_apply(struct table *table, const struct action *action, struct verdict *out)
{
	table_check(table, action, out);
	if (out->fault)
		return out->fault;
	switch (action->act) {
	case ACT_DEAL_BOARD:
	case ACT_DEAL_HOLE:
		deal_apply(table, action);
		break;
	case ACT_FOLD:
	case ACT_CHECK_CALL:
	case ACT_BET_RAISE:
		table_bet_apply(table, action);
		break;
	case ACT_SHOW:
	case ACT_MUCK:
		table_show_apply(table, action);
		break;
	case ACT_BRING_IN:
	case ACT_DRAW:
		break; /* always refused */
	}
	return TABLE_OK;
}

enum table_fault table_end(struct table *table, bool *unshown)
{
	*unshown = false;
	if (table->phase == PHASE_OVER)
		return TABLE_OK;
	if (table->phase != PHASE_SHOWDOWN && table->in - table->mucks > 1)
		return TABLE_NOT_DUE;
	return table_show_settle(table, unshown) ? TABLE_OK : TABLE_NOTHING_KNOWN;
}
