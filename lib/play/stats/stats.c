/* A hand as it is played: each player's decisions and their outcomes. */
#include "play/stats/stats_internal.h"

#include "base/scan.h"

#include <limits.h>
#include <string.h>

const struct stats_row stats_rows[STATS_RATES] = {
#define STATISTIC(name, key, title, when, of, taken, about) {key, title, when},
#include "play/stats/stats_rows.h"
};

const char *const stats_pots[STATS_POTS] = {"walk", "limped", "single-raised", "3-bet", "4-bet+"};

enum { PREFLOP, FLOP };

static const struct stats_seat no_actions;

/* The big blind or, if there is none, the minimum bet. */
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
	hand->flops = setup->variant->game->board > 0;
	hand->seats = setup->seats;
	for (int i = 0; i < setup->seats; i++) {
		struct stats_seat *seat = &hand->seat[i];

		*seat = no_actions;
		if (setup->stack[i] == CHIPS_UNKNOWN)
			stats_gap(seat, STATS_NO_STACK);
		if (!hand->flops)
			stats_gap(seat, STATS_NO_FLOP);
	}
	hand->big_blind = big_blind(setup);
	hand->raise =
		slice_uint(hand_text(play->hand, "_raise"), INT_MAX, &raise) ? (int)raise - 1 : -1;
	hand->raises = hand->callers = hand->street = hand->bets = 0;
	hand->entered = hand->all_in = hand->unraised = hand->priced = false;
	hand->opener = hand->raiser = hand->stealer = -1;
	hand->leader = hand->continuer = hand->bettor = hand->aggressor = hand->passer = -1;
}

/* -- before the flop -------------------------------------------------------------- */

/* The seats that can steal: the cutoff, the button and the small blind; heads-up, the button alone.
 * If one of the first two blinds is not posted, or the small blind is dead, no seat is the small
 * blind. */
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

/* -- after the flop --------------------------------------------------------------- */

/* Whether a seat still has a decision on the street if nobody bets. */
static bool is_to_act(const struct stats_hand *hand, const struct table *table, int seat)
{
	return seat >= 0 && hand->seat[seat].acted != hand->street && !table->seat[seat].folded &&
	       !table->seat[seat].all_in;
}

static void decide_after_flop(struct stats_hand *hand, int who, const struct table *table,
	struct stats_moment *m)
{
	struct stats_seat *seat = &hand->seat[who];
	const int street = hand->street, leader = hand->leader;

	m->first = seat->acted != street;
	if (m->first)
		seat->checked = seat->faced = false;
	seat->acted = (int8_t)street;
	m->bets = hand->bets;
	m->leads = who == leader;
	m->faces_cbet = hand->unraised && who != hand->continuer;
	m->faces_after_check = hand->bets && seat->checked && !seat->faced;
	m->before_aggressor = is_to_act(hand, table, hand->aggressor);
	m->before_passer = is_to_act(hand, table, hand->passer);
	m->after_leader = leader >= 0 && who != leader && hand->seat[leader].acted == street &&
			  !table->seat[leader].folded;
	m->passed = who == hand->passer;
	stats_note(seat, street, 1u << street & STATS_LATE, m);
	seat->faced |= hand->bets > 0;
	seat->checked |= m->checks;
	seat->bets[street] += m->raises;
	seat->calls[street] += m->calls;
	seat->folds[street] += m->folds;
	if (!m->raises)
		return;
	hand->unraised = m->leads && m->first && !hand->bets;
	if (hand->unraised)
		hand->continuer = who;
	hand->bets++;
	hand->bettor = who;
}

/* -- steps ------------------------------------------------------------------------ */

/* Records a decision that the table asked for. A bring-in is forced, like a blind. */
static void decide(struct stats_hand *hand, const struct hand_play *play)
{
	const struct hand_step *step = &play->step;
	const int who = step->action->seat;
	const enum hand_action_kind kind = step->index == hand->raise ? HAND_RAISE : step->kind;
	struct stats_moment m = {.folds = kind == HAND_FOLD,
		.checks = kind == HAND_CHECK,
		.calls = kind == HAND_CALL,
		.raises = kind >= HAND_BET,
		.to_call = play->legality.call > 0};

	if (step->kind == HAND_BRING_IN || play->legality.warning == TABLE_BET_BRINGS_IN)
		return;
	if (step->street == PREFLOP) {
		struct stats_seat *seat = &hand->seat[who];

		m.first = !seat->decided;
		m.bets = hand->raises;
		m.unopened = !hand->entered;
		m.callers = hand->callers;
		m.opened = hand->opener == who;
		m.steals = m.first && m.unopened && may_steal(hand, who);
		/* a straddle is a blind; a newcomer's post, which is negative, is not */
		m.faces_steal = hand->raises == 1 && hand->stealer >= 0 && !hand->callers &&
				(hand->setup->blind[hand->seats == 2 ? 1 - who : who] > 0);
		stats_note(seat, PREFLOP, STATS_PREFLOP, &m);
		seat->decided = true;
		hand->entered |= !m.folds;
		if (m.raises) {
			if (m.steals)
				hand->stealer = who;
			if (!hand->raises++)
				hand->opener = who;
			hand->raiser = who;
			hand->callers = 0;
		}
		hand->callers += m.calls;
	} else if (hand->flops) {
		if (step->street != hand->street) {
			const bool next = step->street == hand->street + 1;
			const int leader = hand->leader;

			/* Before the first decision on a street. The last preflop raiser may make a
			 * continuation bet; on the next street, the player who made one may, if
			 * nobody bet or raised after that player. */
			hand->passer = next && leader >= 0 && !hand->bets &&
						       hand->seat[leader].acted == hand->street
					       ? leader
					       : -1;
			hand->aggressor = step->street == FLOP ? hand->raiser
					  : next               ? hand->bettor
							       : -1;
			if (step->street != FLOP && hand->aggressor != hand->continuer)
				hand->leader = -1;
			else
				hand->leader = hand->aggressor;
			hand->street = step->street;
			hand->bets = 0;
			hand->continuer = hand->bettor = -1;
			hand->unraised = false;
		}
		decide_after_flop(hand, who, &play->table, &m);
	}
}

void stats_hand_step(struct stats_hand *hand, const struct hand_play *play)
{
	const struct hand_step *step = &play->step;

	static_assert(HAND_COMPLETE > HAND_BET && HAND_RAISE > HAND_BET, "raises are last");
	if (hand_is_bet(step->kind)) {
		if (step->kind == HAND_FOLD)
			hand->seat[step->action->seat].end = (uint8_t)step->street;
		if (step->phase_before == PHASE_BET)
			decide(hand, play);
	} else if (step->kind == HAND_DEAL_BOARD && hand->flops && step->street == FLOP) {
		int last = -1;

		for (int i = 0; i < play->table.seats; i++) {
			hand->seat[i].saw_flop = !play->table.seat[i].folded;
			last = hand->seat[i].saw_flop ? i : last;
		}
		if (last >= 0)
			hand->seat[last].in_position = true;
	}
	/* The betting is over but cards are still to come; before the first cards are dealt it is
	 * too early to know which. */
	if (play->table.runout && !hand->all_in && play->table.in > 1 &&
		play->table.phase != PHASE_OVER && play->table.phase != PHASE_SHOWDOWN &&
		!(play->table.phase == PHASE_DEAL_HOLE && play->table.street == 0)) {
		hand->all_in = true;
		hand->board_count = play->table.board_count;
		hand->boards = table_boards_seen(&play->table);
		hand->in = play->table.in;
		hand->live = 0;
		for (int i = 0; i < play->table.seats; i++) {
			hand->live |= (seat_set)!play->table.seat[i].folded << i;
			hand->cards[i] = play->table.seat[i].cards;
		}
	}
}
