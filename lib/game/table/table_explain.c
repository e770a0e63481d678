/* Why an action was refused, in words. */
#include "game/table/table_inside.h"

static void add_player(struct text *out, int seat)
{
	text_add_char(out, 'p');
	text_add_uint(out, (uint64_t)seat + 1);
}

static void add_due(struct text *out, const struct table *table)
{
	switch (table->phase) {
	case PHASE_DEAL_HOLE:
		text_add_string(out, "hole cards are due");
		break;
	case PHASE_BET:
		add_player(out, table->actor);
		text_add_string(out, " is to act");
		break;
	case PHASE_DRAW:
		add_player(out, table->actor);
		text_add_string(out, table_street(table)->draw ? " is to draw or to stand pat"
							       : " is to discard");
		break;
	case PHASE_DEAL_BOARD:
		if (table_street(table)->hole > 0 && table->street > 0) {
			text_add_string(out, "a community card is due");
			break;
		}
		text_add_string(out, "the ");
		text_add_string(out, table_street(table)->name);
		text_add_string(out, " is due");
		break;
	case PHASE_SHOWDOWN:
		if (table->actor < 0) {
			text_add_string(out, "all have shown or mucked");
			break;
		}
		add_player(out, table->actor);
		text_add_string(out, " is to show or muck");
		break;
	case PHASE_OVER:
		text_add_string(out, "the hand is over");
		break;
	}
}

static void add_count(struct text *out, chips count)
{
	text_add_uint(out, (uint64_t)count);
	text_add_string(out, count == 1 ? " card is due" : " cards are due");
}

/* "the least raise is to 40", "the greatest bet is 970, all in". */
static void add_bound(struct text *out, const struct table *table, int who, const char *which,
	chips amount, int places)
{
	const struct seat *seat = who < 0 ? NULL : &table->seat[who];

	text_add_string(out, which);
	text_add_string(out, table->bet > 0 ? " raise is to " : " bet is ");
	chips_print_grouped(out, amount, places);
	if (seat && seat->stack != CHIPS_UNKNOWN && amount == seat_reach(seat))
		text_add_string(out, ", all in");
}

static void add_most(struct text *out, const struct table *table, int who, chips most, int places)
{
	add_bound(out, table, who, "the greatest", most, places);
	if (who >= 0 && most < seat_reach(&table->seat[who]))
		text_add_string(out, ", the pot");
}

void table_explain(struct text *out, const struct table *table, const struct verdict *verdict,
	int places)
{
	static const char *const messages[TABLE_FAULTS] = {
		[TABLE_OK] = "nothing is wrong",
		[TABLE_HAND_OVER] = "the hand is over",
		[TABLE_FOLDED] = "this player has folded",
		[TABLE_NOT_REOPENED] = "the all-in was too short to reopen the betting",
		[TABLE_NOBODY_CALLS] = "no opponent has chips to call a raise",
		[TABLE_NO_CHIPS] = "the stack is too short to raise: a call is all in",
		[TABLE_SHOWN] = "this player has shown or mucked already",
		[TABLE_DISCARD_UNKNOWN] =
			"all of this player's cards are known: discards have to be named",
		[TABLE_NOTHING_KNOWN] = "the showdown depends on cards that are not known",
	};

	switch (verdict->fault) {
	case TABLE_NOT_DUE:
	case TABLE_NOT_TURN:
		add_due(out, table);
		if (verdict->fault == TABLE_NOT_DUE && table->phase == PHASE_BET)
			text_add_string(out, ", by a fold, a call or a raise");
		break;
	case TABLE_NO_SEAT:
		text_add_string(out, "there are ");
		text_add_uint(out, (uint64_t)table->seats);
		text_add_string(out, " players");
		break;
	case TABLE_CARD_TWICE:
	case TABLE_OTHER_CARDS:
		card_print(out, verdict->card, CARD_ASCII);
		text_add_string(out, verdict->fault == TABLE_CARD_TWICE
					     ? " has been dealt already"
					     : " is not one of this player's cards");
		break;
	case TABLE_NOT_IN_DECK:
		card_print(out, verdict->card, CARD_ASCII);
		text_add_string(out, " is not in the deck of this game");
		break;
	case TABLE_DISCARD_MANY:
		text_add_string(out, "this player has ");
		text_add_uint(out, (uint64_t)verdict->least);
		text_add_string(out, " cards");
		break;
	case TABLE_DISCARD_COUNT:
		text_add_uint(out, (uint64_t)verdict->least);
		text_add_string(out, verdict->least == 1 ? " card is" : " cards are");
		text_add_string(out, " to be discarded");
		break;
	case TABLE_BRING_IN:
		text_add_string(out, "the bring-in of ");
		chips_print_grouped(out, verdict->call, places);
		text_add_string(out, " is due, or a bet");
		break;
	case TABLE_CARD_COUNT:
		add_count(out, verdict->least);
		break;
	case TABLE_RAISE_SMALL:
		add_bound(out, table, verdict->seat, "the least", verdict->least, places);
		break;
	case TABLE_RAISE_BIG:
		add_most(out, table, verdict->seat, verdict->most, places);
		break;
	case TABLE_RAISE_SIZE:
		add_bound(out, table, verdict->seat, "the", verdict->least, places);
		break;
	case TABLE_RAISE_CAPPED:
		text_add_string(out, "a street has at most ");
		text_add_uint(out, table->variant->raises_most);
		text_add_string(out, " bets and raises");
		break;
	default:
		text_add_string(out, messages[verdict->fault]);
	}
}

const char *table_warning_message(enum table_warning warning)
{
	static const char *const messages[TABLE_WARNINGS] = {
		[TABLE_NO_WARNING] = "",
		[TABLE_FOLD_FOR_NOTHING] = "folds when checking is free",
		[TABLE_CHECK_UNASKED] = "checks without being asked",
		[TABLE_RAISE_COMPLETES] = "completes a short all-in to the full bet",
		[TABLE_BET_BRINGS_IN] = "bets all in no more than the bring-in, which brings in",
		[TABLE_DEAL_SINGLY] =
			"is dealt a card although too few are left: one for all players was due",
		[TABLE_RAISE_EFFECTIVE] =
			"raises by less than the least raise, but puts everyone else all in",
	};

	return (unsigned)warning < TABLE_WARNINGS ? messages[warning] : "";
}
