/* A hand as it is played: who had which decision, and what came of it. */
#include "play/stats/stats_inside.h"

#include "base/scan.h"

#include <limits.h>
#include <string.h>

const struct stats_rate_name stats_rate_names[STATS_RATES] = {
	[STATS_VPIP] = {"vpip", "VPIP"},
	[STATS_PFR] = {"pfr", "PFR"},
	[STATS_RFI] = {"rfi", "RFI"},
	[STATS_LIMP] = {"limp", "limp"},
	[STATS_THREEBET] = {"threebet", "3-bet"},
	[STATS_FOURBET] = {"fourbet", "4-bet"},
	[STATS_FOLD_TO_THREEBET] = {"fold_to_threebet", "fold to 3-bet"},
	[STATS_SQUEEZE] = {"squeeze", "squeeze"},
	[STATS_STEAL] = {"steal", "steal"},
	[STATS_FOLD_TO_STEAL] = {"fold_to_steal", "fold to steal"},
	[STATS_CBET_FLOP] = {"cbet_flop", "c-bet flop"},
	[STATS_CBET_TURN] = {"cbet_turn", "c-bet turn"},
	[STATS_CBET_RIVER] = {"cbet_river", "c-bet river"},
	[STATS_FOLD_TO_CBET] = {"fold_to_cbet", "fold to c-bet"},
	[STATS_CHECK_RAISE] = {"check_raise", "check-raise"},
	[STATS_WTSD] = {"wtsd", "WTSD"},
	[STATS_WSD] = {"wsd", "W$SD"},
	[STATS_WWSF] = {"wwsf", "WWSF"},
};

enum { PREFLOP, FLOP, TURN, RIVER };

static const struct stats_seat no_deeds;

static bool has_flop(const struct variant *variant)
{
	return variant->game->board > 0;
}

/* The big blind; without one, the least bet. */
static chips big_blind(const struct table_setup *setup)
{
	if (!variant_brings_in(setup->variant) && setup->blind[1] > 0)
		return setup->blind[1];
	return setup->variant->limit == FIXED_LIMIT ? setup->small_bet : setup->min_bet;
}

void stats_hand_begin(struct stats_hand *hand, const struct hand_play *play)
{
	const struct table_setup *setup = &play->hand->setup;
	uint64_t raise;

	hand->setup = setup;
	hand->flops = has_flop(setup->variant);
	hand->seats = setup->seats;
	for (int i = 0; i < setup->seats; i++) {
		struct stats_seat *seat = &hand->seat[i];

		*seat = no_deeds;
		if (setup->stack[i] == CHIPS_UNKNOWN)
			stats_gap(seat, STATS_NO_STACK);
		if (!hand->flops)
			stats_gap(seat, STATS_NO_FLOP);
	}
	hand->big_blind = big_blind(setup);
	hand->raise =
		slice_uint(hand_text(play->hand, "_raise"), INT_MAX, &raise) ? (int)raise - 1 : -1;
	hand->raises = hand->callers = hand->street = hand->bets = 0;
	hand->entered = hand->all_in = hand->unraised = false;
	hand->opener = hand->raiser = hand->stealer = -1;
	hand->leader = hand->continuer = hand->bettor = -1;
}

/* Notes an opportunity and whether it was taken. */
static void note(struct stats_seat *seat, int place, enum stats_rate rate, bool done)
{
	seat->of[place] |= UINT32_C(1) << rate;
	seat->done[place] |= (uint32_t)done << rate;
}

static bool is_noted(const struct stats_seat *seat, int place, enum stats_rate rate)
{
	return seat->of[place] >> rate & 1;
}

/* -- before the flop -------------------------------------------------------------- */

/* The cutoff, the button and the small blind; with two players the button alone. Where nobody posts
 * one of the first two blinds, or the small blind is dead, no seat is the small blind. */
static bool may_steal(const struct stats_hand *hand, int seat)
{
	const struct table_setup *setup = hand->setup;
	const int last = hand->seats - 1;
	const bool dead = hand_small_blind_is_dead(setup);
	const int small = hand_before_blinds(setup);
	const bool blinds = !dead && (small || setup->blind[0] > 0 || setup->blind[1] > 0);

	if (variant_brings_in(setup->variant))
		return false;
	if (hand->seats == 2)
		return seat == last;
	return seat == last || (seat == last - 1 && seat >= (blinds ? small + 2 : 1)) ||
	       (seat == small && blinds);
}

/* A straddle is a blind; a newcomer's post, which is negative, is not. */
static bool is_blind(const struct stats_hand *hand, int seat)
{
	return hand->setup->blind[hand->seats == 2 ? 1 - seat : seat] > 0;
}

/* The rates that only a player's first decision is an opportunity for. */
static void first_decision(struct stats_hand *hand, int who, enum hand_deed deed, bool raises,
	bool asked)
{
	struct stats_seat *seat = &hand->seat[who];

	if (!hand->entered) {
		note(seat, PREFLOP, STATS_RFI, raises);
		if (may_steal(hand, who)) {
			note(seat, PREFLOP, STATS_STEAL, raises);
			if (raises)
				hand->stealer = who;
		}
	}
	if (!hand->raises && asked)
		note(seat, PREFLOP, STATS_LIMP, deed == HAND_CALLS);
	if (hand->raises == 1 && hand->stealer >= 0 && !hand->callers && is_blind(hand, who))
		note(seat, PREFLOP, STATS_FOLD_TO_STEAL, deed == HAND_FOLDS);
}

/* `asked`: there is something to call. */
static void decide_before_flop(struct stats_hand *hand, int who, enum hand_deed deed, bool raises,
	bool asked)
{
	struct stats_seat *seat = &hand->seat[who];

	note(seat, PREFLOP, STATS_VPIP, raises || deed == HAND_CALLS);
	note(seat, PREFLOP, STATS_PFR, raises);
	if (!seat->decided)
		first_decision(hand, who, deed, raises, asked);
	seat->decided = true;
	if (hand->raises == 1 && !is_noted(seat, PREFLOP, STATS_THREEBET))
		note(seat, PREFLOP, STATS_THREEBET, raises);
	if (hand->raises == 1 && hand->callers && !is_noted(seat, PREFLOP, STATS_SQUEEZE))
		note(seat, PREFLOP, STATS_SQUEEZE, raises);
	if (hand->raises == 2 && !is_noted(seat, PREFLOP, STATS_FOURBET))
		note(seat, PREFLOP, STATS_FOURBET, raises);
	if (hand->raises == 2 && hand->opener == who)
		note(seat, PREFLOP, STATS_FOLD_TO_THREEBET, deed == HAND_FOLDS);
	if (deed != HAND_FOLDS)
		hand->entered = true;
	if (raises) {
		if (!hand->raises++)
			hand->opener = who;
		hand->raiser = who;
		hand->callers = 0;
	} else if (deed == HAND_CALLS) {
		hand->callers++;
	}
}

/* -- after the flop --------------------------------------------------------------- */

/* Before the first decision on a street. The player who raised last before the flop may make a
 * continuation bet on it; on the next street, whoever made one if nobody bet or raised after that
 * player. */
static void begin_street(struct stats_hand *hand, int street)
{
	if (street == FLOP)
		hand->leader = hand->raiser;
	else if (hand->continuer < 0 || hand->bettor != hand->continuer ||
		 street != hand->street + 1)
		hand->leader = -1;
	hand->street = street;
	hand->bets = 0;
	hand->continuer = hand->bettor = -1;
	hand->unraised = false;
}

static void decide_after_flop(struct stats_hand *hand, int who, enum hand_deed deed, int street)
{
	struct stats_seat *seat = &hand->seat[who];
	const bool raises = deed == HAND_BETS || deed == HAND_RAISES;
	const bool first = seat->acted != street;

	if (first)
		seat->checked = seat->faced = false;
	seat->acted = (int8_t)street;
	if (who == hand->leader && first && !hand->bets) {
		note(seat, street, (enum stats_rate)(STATS_CBET_FLOP + street - FLOP), raises);
		if (raises) {
			hand->continuer = who;
			hand->unraised = true;
		}
	} else {
		if (hand->unraised && who != hand->continuer &&
			!is_noted(seat, street, STATS_FOLD_TO_CBET))
			note(seat, street, STATS_FOLD_TO_CBET, deed == HAND_FOLDS);
		if (raises)
			hand->unraised = false;
	}
	if (hand->bets && seat->checked && !seat->faced)
		note(seat, street, STATS_CHECK_RAISE, raises);
	seat->faced = seat->faced || hand->bets;
	seat->checked = seat->checked || deed == HAND_CHECKS;
	seat->bets[street] += raises;
	seat->calls[street] += deed == HAND_CALLS;
	seat->folds[street] += deed == HAND_FOLDS;
	if (raises) {
		hand->bets++;
		hand->bettor = who;
	}
}

/* -- steps ------------------------------------------------------------------------ */

/* Whether cards are still to come after the betting is over; before the first cards are dealt it
 * is too early to tell which. */
static bool cards_to_come(const struct table *table)
{
	return table->runout && table->in > 1 && table->phase != PHASE_OVER &&
	       table->phase != PHASE_SHOWDOWN &&
	       !(table->phase == PHASE_DEAL_HOLE && table->street == 0);
}

static void note_all_in(struct stats_hand *hand, const struct table *table)
{
	hand->all_in = true;
	hand->board_count = table->board_count;
	hand->boards = table_boards_seen(table);
	hand->in = table->in;
	hand->live = 0;
	for (int i = 0; i < table->seats; i++) {
		hand->live |= (seat_set)!table->seat[i].folded << i;
		hand->cards[i] = table->seat[i].cards;
	}
}

static void note_flop(struct stats_hand *hand, const struct table *table)
{
	for (int i = 0; i < table->seats; i++)
		hand->seat[i].saw_flop = !table->seat[i].folded;
}

/* A decision that the table asked for. A bring-in is forced, as a blind is. */
static void decide(struct stats_hand *hand, const struct hand_play *play)
{
	const struct hand_step *step = &play->step;
	const bool forced =
		step->deed == HAND_BRINGS_IN || play->verdict.warning == TABLE_BET_BRINGS_IN;
	const int who = step->action->seat;
	const enum hand_deed deed = step->index == hand->raise ? HAND_RAISES : step->deed;

	if (forced)
		return;
	if (step->street == PREFLOP) {
		decide_before_flop(hand, who, deed, deed >= HAND_BETS, play->verdict.call > 0);
	} else if (hand->flops) {
		if (step->street != hand->street)
			begin_street(hand, step->street);
		decide_after_flop(hand, who, deed, step->street);
	}
}

void stats_hand_step(struct stats_hand *hand, const struct hand_play *play)
{
	const struct hand_step *step = &play->step;

	static_assert(HAND_COMPLETES > HAND_BETS && HAND_RAISES > HAND_BETS, "raises are last");
	if (hand_is_bet(step->deed)) {
		if (step->deed == HAND_FOLDS)
			hand->seat[step->action->seat].end = (uint8_t)step->street;
		if (step->phase_before == PHASE_BET)
			decide(hand, play);
	} else if (step->deed == HAND_DEALS_BOARD && hand->flops && step->street == FLOP) {
		note_flop(hand, &play->table);
	}
	if (play->table.runout && !hand->all_in && cards_to_come(&play->table))
		note_all_in(hand, &play->table);
}
