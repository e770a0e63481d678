#include "game/table/table_internal.h"

#include "base/bits.h"

#include <string.h>

static bool amount_fits(chips amount)
{
	return amount >= 0 && amount <= CHIPS_MAX;
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

const char *table_setup_error(const struct table_setup *setup)
{
	const struct variant *variant = setup->variant;

	if (!variant)
		return "the game is unknown";
	if (setup->seats < 2 || setup->seats > SEATS_MAX)
		return "a table has 2 to 23 players";
	if (setup->boards > BOARDS_MAX || (setup->boards > 1 && !variant->game->board))
		return "the game is not played with this many boards";
	if (!table_boards_are_in_deck(setup))
		return "a card of a board is not in the deck of this game";
	if (setup->seats * variant->street[0].hole +
			table_setup_boards(setup) * variant->game->board >
		bits_count(variant->game->deck))
		return "the deck has too few cards for all players";
	for (int i = 0; i < setup->seats; i++) {
		const chips blind = setup->blind[i];

		if (setup->stack[i] <= 0)
			return "a player has no chips";
		if ((setup->stack[i] > CHIPS_MAX && setup->stack[i] != CHIPS_UNKNOWN) ||
			!amount_fits(setup->ante[i]) || blind < -CHIPS_MAX || blind > CHIPS_MAX)
			return "an amount is negative or too large";
	}
	if (!amount_fits(setup->bring_in) || !amount_fits(setup->splash))
		return "an amount is negative or too large";
	if (variant->limit == FIXED_LIMIT) {
		if (setup->small_bet <= 0 || setup->big_bet <= 0)
			return "the bets are not above 0";
		return amount_fits(setup->small_bet) && amount_fits(setup->big_bet)
			       ? NULL
			       : "the bets are too large";
	}
	if (setup->min_bet <= 0)
		return "the minimum bet is not above 0";
	return amount_fits(setup->min_bet) ? NULL : "the minimum bet is too large";
}

bool table_begin(struct table *table, const struct table_setup *setup)
{
	card_set first = 0; /* the known cards of the first board */

	if (table_setup_error(setup))
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
	table->actor = table->aggressor = table->optional_check = table->returned_to = -1;
	table->bet = table->full = table->level = table->pot = table->returned = 0;
	table->opener = 0;
	table->left = bits_count(setup->variant->game->deck);
	table->deals = 0;
	table->seen = 0;
	/* The cards of the other boards cannot be dealt to anybody; the first cards, which runouts
	 * have in common with the first board, are dealt there. */
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
	table->anyone = table->brings_in = table->completes = table->runout = false;
	table->capped = table->beyond = false;
	table->in = table->can_bet = setup->seats;
	for (int i = 0; i < setup->seats; i++) {
		memset(&table->seat[i], 0, sizeof table->seat[i]);
		table->seat[i].stack = setup->stack[i];
	}
	table_bet_forced(table, setup);
	table_deal_begin(table);
	return true;
}

void table_check(const struct table *table, const struct action *action, struct legality *out)
{
	*out = (struct legality){.seat = table->actor};
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

enum table_fault table_apply(struct table *table, const struct action *action, struct legality *out)
{
	bool bets = false; /* a betting round begins */

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

/* -- messages about rejected actions -------------------------------------------- */

static void add_player(struct text *out, int seat)
{
	text_add_char(out, 'p');
	text_add_uint(out, (uint64_t)seat + 1);
}

/* `may_act`: the rejected action is one for the betting, but of another player. */
static void add_due(struct text *out, const struct table *table, bool may_act)
{
	switch (table->phase) {
	case PHASE_DEAL_HOLE:
		text_add_string(out, "hole cards must be dealt first");
		break;
	case PHASE_BET:
		add_player(out, table->actor);
		text_add_string(out,
			may_act ? " must act first" : " must fold, call or raise first");
		break;
	case PHASE_DRAW:
		add_player(out, table->actor);
		text_add_string(out, table_street(table)->draw ? " must draw or stand pat first"
							       : " must discard first");
		break;
	case PHASE_DEAL_BOARD:
		if (table_street(table)->hole > 0 && table->street > 0) {
			text_add_string(out, "a community card must be dealt first");
			break;
		}
		text_add_string(out, "the ");
		text_add_string(out, table_street(table)->name);
		text_add_string(out, " must be dealt first");
		break;
	case PHASE_SHOWDOWN:
		if (table->actor < 0) {
			text_add_string(out, "all players have shown or mucked");
			break;
		}
		add_player(out, table->actor);
		text_add_string(out, " must show or muck first");
		break;
	case PHASE_OVER:
		text_add_string(out, "the hand is over");
		break;
	}
}

/* Appends a bound of a bet or raise, such as "... bet is 970, all in". */
static void add_bound(struct text *out, const struct table *table, int who, const char *which,
	const char *is, chips amount, int places)
{
	const struct seat *seat = who < 0 ? NULL : &table->seat[who];

	text_add_string(out, which);
	text_add_string(out, table->bet > 0 ? " raise " : " bet ");
	text_add_string(out, is);
	text_add_string(out, table->bet > 0 ? " to " : " ");
	chips_print_grouped(out, amount, places);
	if (seat && seat->stack != CHIPS_UNKNOWN && amount == seat_reach(seat))
		text_add_string(out, ", which is all-in");
}

void table_explain(struct text *out, const struct table *table, const struct legality *legality,
	int places)
{
	static const char *const messages[TABLE_FAULTS] = {
		[TABLE_OK] = "nothing is wrong",
		[TABLE_HAND_OVER] = "the hand is over",
		[TABLE_FOLDED] = "this player has already folded",
		[TABLE_NOT_REOPENED] = "the all-in was too short to reopen the betting",
		[TABLE_NOBODY_CALLS] = "no opponent has chips to call a raise",
		[TABLE_NO_CHIPS] = "the stack is too short to raise; a call is all-in",
		[TABLE_SHOWN] = "this player has already shown or mucked",
		[TABLE_DISCARD_UNKNOWN] =
			"this player's cards are known, so the discards must be named",
		[TABLE_NOTHING_KNOWN] = "the showdown depends on unknown cards",
	};

	switch (legality->fault) {
	case TABLE_NOT_DUE:
	case TABLE_NOT_TURN:
		add_due(out, table, legality->fault == TABLE_NOT_TURN);
		break;
	case TABLE_NO_SEAT:
		text_add_string(out, "there are ");
		text_add_uint(out, (uint64_t)table->seats);
		text_add_string(out, " players");
		break;
	case TABLE_CARD_TWICE:
	case TABLE_OTHER_CARDS:
		card_print(out, legality->card, CARD_ASCII);
		text_add_string(out, legality->fault == TABLE_CARD_TWICE
					     ? " has already been dealt"
					     : " is not one of this player's cards");
		break;
	case TABLE_NOT_IN_DECK:
		card_print(out, legality->card, CARD_ASCII);
		text_add_string(out, " is not in the deck of this game");
		break;
	case TABLE_DISCARD_MANY:
		text_add_string(out, "this player has only ");
		text_add_uint(out, (uint64_t)legality->least);
		text_add_string(out, " cards");
		break;
	case TABLE_DISCARD_COUNT:
		text_add_uint(out, (uint64_t)legality->least);
		text_add_string(out, legality->least == 1 ? " card" : " cards");
		text_add_string(out, " must be discarded");
		break;
	case TABLE_BRING_IN:
		text_add_string(out, "the bring-in of ");
		chips_print_grouped(out, legality->call, places);
		text_add_string(out, " or a bet is required");
		break;
	case TABLE_CARD_COUNT:
		if (!legality->least) {
			text_add_string(out, "no more cards can be dealt here");
			break;
		}
		text_add_uint(out, (uint64_t)legality->least);
		text_add_string(out, legality->least == 1 ? " card is" : " cards are");
		text_add_string(out, " required here");
		break;
	case TABLE_RAISE_SMALL:
		add_bound(out, table, legality->seat, "the minimum", "is", legality->least, places);
		break;
	case TABLE_RAISE_BIG:
		add_bound(out, table, legality->seat, "the maximum", "is", legality->most, places);
		if (legality->seat >= 0 &&
			legality->most < seat_reach(&table->seat[legality->seat]))
			text_add_string(out, ", the size of the pot");
		break;
	case TABLE_RAISE_SIZE:
		add_bound(out, table, legality->seat, "the", "must be", legality->least, places);
		break;
	case TABLE_RAISE_CAPPED:
		text_add_string(out, "a street has at most ");
		text_add_uint(out, table->variant->raises_most);
		text_add_string(out, " bets and raises");
		break;
	default:
		text_add_string(out, messages[legality->fault]);
	}
}

const char *table_warning_message(enum table_warning warning)
{
	static const char *const messages[TABLE_WARNINGS] = {
		[TABLE_NO_WARNING] = "",
		[TABLE_FOLD_FOR_NOTHING] = "folds when checking is free",
		[TABLE_CHECK_OPTIONAL] = "checks when no action is due",
		[TABLE_RAISE_COMPLETES] = "completes a short all-in to the full bet",
		[TABLE_BET_BRINGS_IN] =
			"goes all-in for no more than the bring-in, which counts as the bring-in",
		[TABLE_DEAL_SINGLY] =
			"is dealt a card, but too few are left: one card for all players was due",
		[TABLE_RAISE_EFFECTIVE] =
			"raises by less than the minimum, but puts all opponents all-in",
	};

	return (unsigned)warning < TABLE_WARNINGS ? messages[warning] : "";
}
