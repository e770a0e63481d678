#include "game/table/table_inside.h"

#include "base/bits.h"

#include <string.h>

static bool amount_fits(chips amount)
{
	return amount >= 0 && amount <= CHIPS_MOST;
}

bool table_boards_are_in_deck(const struct table_setup *setup)
{
	for (int b = 0; setup->boards > 1 && b < setup->boards; b++)
		for (int i = 0; i < BOARD_CARDS_MAX; i++) {
			const card c = setup->board[b][i];

			if (c != CARD_UNKNOWN && !(setup->variant->game->deck & card_bit(c)))
				return false;
		}
	return true;
}

static bool setup_is_whole(const struct table_setup *setup)
{
	const struct variant *variant = setup->variant;

	if (!variant || setup->seats < 2 || setup->seats > SEATS_MAX ||
		setup->boards > BOARDS_MAX || (setup->boards > 1 && !variant->game->board) ||
		!table_boards_are_in_deck(setup) ||
		setup->seats * variant->street[0].hole +
				table_setup_boards(setup) * variant->game->board >
			bits_count(variant->game->deck))
		return false;
	for (int i = 0; i < setup->seats; i++) {
		const chips blind = setup->blind[i];

		if (setup->stack[i] <= 0 ||
			(setup->stack[i] > CHIPS_MOST && setup->stack[i] != CHIPS_UNKNOWN) ||
			!amount_fits(setup->ante[i]) || blind < -CHIPS_MOST || blind > CHIPS_MOST)
			return false;
	}
	if (!amount_fits(setup->bring_in) || !amount_fits(setup->splash))
		return false;
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

/* The cards of the other boards cannot be dealt to anybody else; those that runs have in common
 * with the first board are dealt there. */
static void boards_init(struct table *table, const struct table_setup *setup)
{
	card_set first = 0;

	table->boards = (uint8_t)table_setup_boards(setup);
	table->runs = setup->boards > 1 && setup->runs;
	for (int b = 0; table->boards > 1 && b < table->boards; b++)
		for (int i = 0; i < BOARD_CARDS_MAX; i++) {
			const card c = b < setup->boards ? setup->board[b][i] : CARD_UNKNOWN;
			const card_set bit = c == CARD_UNKNOWN ? 0 : card_bit(c);

			if (b)
				table->other[b - 1][i] = c;
			else
				first |= bit;
			table->seen |= bit & ~first;
		}
}

bool table_begin(struct table *table, const struct table_setup *setup)
{
	if (!setup_is_whole(setup))
		return false;
	table->variant = setup->variant;
	table->seats = setup->seats;
	table->bring_in = variant_brings_in(setup->variant) ? setup->bring_in : 0;
	table->small_bet = setup->small_bet;
	table->big_bet = setup->big_bet;
	table->min_bet = setup->min_bet;
	table->splash = setup->splash;
	table->trim_antes = setup->trim_antes;
	table->house = setup->house;
	table->street = table->held = table->board_count = table->raises = table->mucks = 0;
	table->actor = table->aggressor = table->unasked = table->returned_to = -1;
	table->bet = table->full = table->level = table->pot = table->returned = 0;
	table->opener = 0;
	table->left = bits_count(setup->variant->game->deck);
	table->deals = 0;
	table->seen = 0;
	boards_init(table, setup);
	table->anyone = table->brings_in = table->completes = table->runout = false;
	table->capped = table->beyond = false;
	table->in = table->can_bet = setup->seats;
	for (int i = 0; i < setup->seats; i++)
		seat_init(&table->seat[i], setup->stack[i]);
	table_bet_forced(table, setup);
	table_deal_begin(table);
	return true;
}

void table_check(const struct table *table, const struct action *action, struct verdict *out)
{
	*out = (struct verdict){.seat = table->actor};
	if (table->phase == PHASE_BET)
		table_bet_verdict(table, action, out);
	if (!action)
		return;
	if (action->act != ACT_DEAL_BOARD && (action->seat < 0 || action->seat >= table->seats))
		out->fault = TABLE_NO_SEAT;
	else if (action->act == ACT_SHOW || action->act == ACT_MUCK)
		table_show_check(table, action, out);
	else if (table->phase == PHASE_OVER)
		out->fault = TABLE_HAND_OVER;
	else if (action->act == ACT_DEAL_BOARD || action->act == ACT_DEAL_HOLE)
		table_deal_check(table, action, out);
	else if (action->act == ACT_DRAW)
		table_draw_check(table, action, out);
	else
		table_bet_check(table, action, out);
}

enum table_fault table_apply(struct table *table, const struct action *action, struct verdict *out)
{
	bool bets = false; /* a round of betting begins */

	table_check(table, action, out);
	if (out->fault)
		return out->fault;
	switch (action->act) {
	case ACT_DEAL_BOARD:
	case ACT_DEAL_HOLE:
		bets = table_deal_apply(table, action);
		break;
	case ACT_DRAW:
		bets = table_draw_apply(table, action);
		break;
	case ACT_SHOW:
	case ACT_MUCK:
		table_show_apply(table, action);
		bets = action->act == ACT_MUCK && table_deal_left(table, action->seat);
		break;
	default:
		table_bet_apply(table, action);
		break;
	}
	if (bets)
		table_bet_begin(table);
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
