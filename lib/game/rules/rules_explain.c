/* Why an action was refused, in words. */
#include "game/rules/rules_inside.h"

static void add_player(struct text *out, int seat)
{
	text_add_char(out, 'p');
	text_add_uint(out, (uint64_t)seat + 1);
}

static void add_due(struct text *out, const struct game *game)
{
	switch (game->phase) {
	case PHASE_DEAL_HOLE:
		text_add_string(out, "hole cards are due");
		break;
	case PHASE_BET:
		add_player(out, game->actor);
		text_add_string(out, " is to act");
		break;
	case PHASE_DEAL_BOARD:
		text_add_string(out, "the ");
		text_add_string(out, rules_street(game)->name);
		text_add_string(out, " is due");
		break;
	case PHASE_SHOWDOWN:
		if (game->actor < 0) {
			text_add_string(out, "all have shown or mucked");
			break;
		}
		add_player(out, game->actor);
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
static void add_bound(struct text *out, const struct game *game, const char *which, chips amount,
	int places)
{
	const struct seat *seat = game->actor < 0 ? NULL : &game->seat[game->actor];

	text_add_string(out, which);
	text_add_string(out, game->bet > 0 ? " raise is to " : " bet is ");
	chips_print_grouped(out, amount, places);
	if (seat && seat->stack != CHIPS_UNKNOWN && amount == seat_reach(seat))
		text_add_string(out, ", all in");
}

static void add_most(struct text *out, const struct game *game, chips most, int places)
{
	add_bound(out, game, "the greatest", most, places);
	if (game->actor >= 0 && most < seat_reach(&game->seat[game->actor]))
		text_add_string(out, ", the pot");
}

void rules_explain(struct text *out, const struct game *game, const struct verdict *verdict,
	int places)
{
	static const char *const messages[RULES_FAULTS] = {
		[RULES_OK] = "nothing is wrong",
		[RULES_HAND_OVER] = "the hand is over",
		[RULES_FOLDED] = "this player has folded",
		[RULES_NOT_REOPENED] = "the all-in was too short to reopen the betting",
		[RULES_NOBODY_CALLS] = "no opponent has chips to call a raise",
		[RULES_NO_CHIPS] = "the stack is too short to raise: a call is all in",
		[RULES_SHOWN] = "this player has shown or mucked already",
		[RULES_NOTHING_KNOWN] = "unknown cards decide: the showdown cannot be settled",
	};

	switch (verdict->fault) {
	case RULES_NOT_DUE:
	case RULES_NOT_TURN:
		add_due(out, game);
		if (verdict->fault == RULES_NOT_DUE && game->phase == PHASE_BET)
			text_add_string(out, ", by a fold, a call or a raise");
		break;
	case RULES_NO_SEAT:
		text_add_string(out, "there are ");
		text_add_uint(out, (uint64_t)game->setup.seats);
		text_add_string(out, " players");
		break;
	case RULES_CARD_TWICE:
	case RULES_OTHER_CARDS:
		card_print(out, verdict->card, CARD_ASCII);
		text_add_string(out, verdict->fault == RULES_CARD_TWICE
					     ? " has been dealt already"
					     : " is none of this player's cards");
		break;
	case RULES_CARD_COUNT:
		add_count(out, verdict->least);
		break;
	case RULES_RAISE_SMALL:
		add_bound(out, game, "the least", verdict->least, places);
		break;
	case RULES_RAISE_BIG:
		add_most(out, game, verdict->most, places);
		break;
	case RULES_RAISE_SIZE:
		add_bound(out, game, "the", verdict->least, places);
		break;
	case RULES_RAISE_CAPPED:
		text_add_string(out, "a street has at most ");
		text_add_uint(out, game->setup.variant->raises_most);
		text_add_string(out, " bets and raises");
		break;
	default:
		text_add_string(out, messages[verdict->fault]);
	}
}

const char *rules_warning_message(enum rules_warning warning)
{
	static const char *const messages[RULES_WARNINGS] = {
		[RULES_NO_WARNING] = "",
		[RULES_FOLD_FOR_NOTHING] = "folds when checking is free",
		[RULES_CHECK_UNASKED] = "checks without being asked",
		[RULES_RAISE_COMPLETES] = "completes a short all-in to the full bet",
		[RULES_RAISE_EFFECTIVE] =
			"raises less than the least raise, to what puts everyone else all in",
	};

	return (unsigned)warning < RULES_WARNINGS ? messages[warning] : "";
}
