/* The statistics, one row each. Fields, tables on the terminal, database columns, JSON and help are
 * generated from these rows, and a test compares felt-stats(1) with them. To add a statistic, add a
 * row, a test and an item on the page.
 *
 *     STATISTIC(name, key, title, when, opportunity, taken, about)
 *
 * `when` says at which decisions there may be an opportunity: before the flop, on one street after
 * it, on each of them (LATE), or at the end of the hand. `opportunity` and `taken` are expressions
 * about struct stats_moment *m. A row has at most one opportunity per street: a later one on the
 * street counts as the same.
 *
 * A LATE statistic is the sum of three others, whose keys end in _flop, _turn and _river; databases
 * store only these. To treat such rows differently, define
 * STATISTIC_LATE(name, key, title, opportunity, taken, about).
 *
 * This file has no include guard: it is included wherever something is generated per row. */

/* clang-format off */
#ifndef STATISTIC_LATE
#define STATISTIC_LATE(name, key, title, opportunity, taken, about) \
	STATISTIC(name, key, title, STATS_LATE, opportunity, taken, about)
#endif

STATISTIC(VPIP, "vpip", "VPIP", STATS_PREFLOP,
	true, m->raises || m->calls,
	"Opportunity: a decision before the flop. Made: called, bet or raised. Blinds, antes, "
	"posts and bring-ins are not voluntary.")
STATISTIC(PFR, "pfr", "PFR", STATS_PREFLOP,
	true, m->raises,
	"Opportunity: as vpip. Made: raised before the flop.")
STATISTIC(RFI, "rfi", "RFI", STATS_PREFLOP,
	m->first && m->unopened, m->raises,
	"Opportunity: the player's first decision, if no player has entered the pot. Made: "
	"raised. Posting is not entering the pot; calling, raising, or checking after a post is.")
STATISTIC(LIMP, "limp", "limp", STATS_PREFLOP,
	m->first && !m->bets && m->to_call, m->calls,
	"Opportunity: the player's first decision, with something to call and before any raise. "
	"Made: called.")
STATISTIC(THREEBET, "threebet", "3-bet", STATS_PREFLOP,
	m->bets == 1, m->raises,
	"Opportunity: the player's first decision facing exactly one raise. Made: raised. A "
	"straddle is a blind, not a raise. An all-in above the bet is a raise, however small; an "
	"all-in below it is not.")
STATISTIC(FOURBET, "fourbet", "4-bet", STATS_PREFLOP,
	m->bets == 2, m->raises,
	"Opportunity: the player's first decision facing exactly two raises. Made: raised.")
STATISTIC(FOLD_TO_THREEBET, "fold_to_threebet", "fold to 3-bet", STATS_PREFLOP,
	m->bets == 2 && m->opened, m->folds,
	"Opportunity: a decision facing exactly two raises, the first of them the player's. Made: "
	"folded.")
STATISTIC(SQUEEZE, "squeeze", "squeeze", STATS_PREFLOP,
	m->bets == 1 && m->callers, m->raises,
	"Opportunity: a decision facing one raise that another player has called. Made: raised.")
STATISTIC(STEAL, "steal", "steal", STATS_PREFLOP,
	m->first && m->unopened && m->steals, m->raises,
	"Opportunity: the player's first decision in the cutoff, on the button or in the small "
	"blind, if no player has entered the pot. Made: raised. Heads-up only the button can "
	"steal.")
STATISTIC(FOLD_TO_STEAL, "fold_to_steal", "fold to steal", STATS_PREFLOP,
	m->first && m->faces_steal, m->folds,
	"Opportunity: the first decision of a player with a blind or straddle, facing a steal "
	"that nobody has called or raised. Made: folded.")
STATISTIC(CBET_FLOP, "cbet_flop", "c-bet flop", STATS_FLOP,
	m->first && !m->bets && m->leads, m->raises,
	"Opportunity: the first decision on the flop, before any bet, of the player who raised "
	"last before the flop. Made: bet.")
STATISTIC(CBET_TURN, "cbet_turn", "c-bet turn", STATS_TURN,
	m->first && !m->bets && m->leads, m->raises,
	"Opportunity: the first decision on the turn, before any bet, if the player's "
	"continuation bet on the flop was called and not raised. Made: bet.")
STATISTIC(CBET_RIVER, "cbet_river", "c-bet river", STATS_RIVER,
	m->first && !m->bets && m->leads, m->raises,
	"Like cbet_turn, on the river after a continuation bet on the turn.")
STATISTIC_LATE(FOLD_TO_CBET, "fold_to_cbet", "fold to c-bet",
	m->faces_cbet, m->folds,
	"Opportunity: the first decision facing a continuation bet that nobody has raised, on any "
	"street. Made: folded.")
STATISTIC_LATE(CHECK_RAISE, "check_raise", "check-raise",
	m->faces_after_check, m->raises,
	"Opportunity: the first decision facing a bet after the player checked on the same "
	"street. Made: raised.")
STATISTIC(FOLD_TO_CBET_FLOP, "fold_to_cbet_flop", "fold to c-bet flop", STATS_FLOP,
	m->faces_cbet, m->folds,
	"fold_to_cbet on the flop.")
STATISTIC(FOLD_TO_CBET_TURN, "fold_to_cbet_turn", "fold to c-bet turn", STATS_TURN,
	m->faces_cbet, m->folds,
	"fold_to_cbet on the turn.")
STATISTIC(FOLD_TO_CBET_RIVER, "fold_to_cbet_river", "fold to c-bet river", STATS_RIVER,
	m->faces_cbet, m->folds,
	"fold_to_cbet on the river.")
STATISTIC(CHECK_RAISE_FLOP, "check_raise_flop", "check-raise flop", STATS_FLOP,
	m->faces_after_check, m->raises,
	"check_raise on the flop.")
STATISTIC(CHECK_RAISE_TURN, "check_raise_turn", "check-raise turn", STATS_TURN,
	m->faces_after_check, m->raises,
	"check_raise on the turn.")
STATISTIC(CHECK_RAISE_RIVER, "check_raise_river", "check-raise river", STATS_RIVER,
	m->faces_after_check, m->raises,
	"check_raise on the river.")
STATISTIC(DONK_FLOP, "donk_flop", "donk bet flop", STATS_FLOP,
	m->first && !m->bets && m->before_aggressor, m->raises,
	"Opportunity: the first decision on the flop, before any bet, while the last raiser "
	"before the flop is still to act. Made: bet.")
STATISTIC(DONK_TURN, "donk_turn", "donk bet turn", STATS_TURN,
	m->first && !m->bets && m->before_aggressor, m->raises,
	"Opportunity: the first decision on the turn, before any bet, while the player who last "
	"bet or raised on the flop is still to act. Made: bet.")
STATISTIC(DONK_RIVER, "donk_river", "donk bet river", STATS_RIVER,
	m->first && !m->bets && m->before_aggressor, m->raises,
	"Like donk_turn, on the river.")
STATISTIC(FLOAT_FLOP, "float_flop", "float bet flop", STATS_FLOP,
	m->first && !m->bets && m->after_leader, m->raises,
	"Opportunity: the first decision on the flop, before any bet, after the player who could "
	"have made the continuation bet checked. Made: bet.")
STATISTIC(FLOAT_TURN, "float_turn", "float bet turn", STATS_TURN,
	m->first && !m->bets && m->after_leader, m->raises,
	"Like float_flop, on the turn after a called continuation bet on the flop.")
STATISTIC(FLOAT_RIVER, "float_river", "float bet river", STATS_RIVER,
	m->first && !m->bets && m->after_leader, m->raises,
	"Like float_flop, on the river after a called continuation bet on the turn.")
STATISTIC(PROBE_TURN, "probe_turn", "probe bet turn", STATS_TURN,
	m->first && !m->bets && m->before_passer, m->raises,
	"Opportunity: the first decision on the turn, before any bet, if everybody checked the "
	"flop and the player who could have made the continuation bet there is still to act. "
	"Made: bet.")
STATISTIC(PROBE_RIVER, "probe_river", "probe bet river", STATS_RIVER,
	m->first && !m->bets && m->before_passer, m->raises,
	"Like probe_turn, on the river after everybody checked the turn.")
STATISTIC(DELAYED_CBET, "delayed_cbet", "delayed c-bet", STATS_TURN,
	m->first && !m->bets && m->passed, m->raises,
	"Opportunity: the first decision on the turn, before any bet, if everybody checked the "
	"flop and the player could have made the continuation bet there. Made: bet.")
STATISTIC(WTSD, "wtsd", "WTSD", STATS_END,
	m->saw_flop && m->played, m->showdown,
	"Opportunity: the player saw the flop. Made: the player and at least one opponent were "
	"still in when the betting ended.")
STATISTIC(WSD, "wsd", "W$SD", STATS_END,
	m->saw_flop && m->showdown && m->known, m->won,
	"Opportunity: the player saw the flop and went to showdown. Made: won chips from a pot. A "
	"returned uncalled bet is not won.")
STATISTIC(WWSF, "wwsf", "WWSF", STATS_END,
	m->saw_flop && m->played && (m->folded || m->known), m->won,
	"Opportunity: the player saw the flop. Made: won chips from a pot.")

#undef STATISTIC
#undef STATISTIC_LATE
/* clang-format on */
