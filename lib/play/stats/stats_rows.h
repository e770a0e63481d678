/* The statistics, a row each. Fields, screens, tables of stores, JSON and help are made of these
 * rows, and a test compares felt-stats(1) with them; a new statistic is one row, a test and an item
 * of the page.
 *
 *     STATISTIC(name, key, title, when, opportunity, taken, about)
 *
 * `when` says at which decisions there may be an opportunity: before the flop, on one street after
 * it, on each (LATE), or at the end of the hand. `opportunity` and `taken` are expressions about
 * struct stats_moment *m. No street has more than one opportunity of a row: a later one there
 * counts as the same.
 *
 * A statistic of LATE is the sum of three others, whose keys are its own with _flop, _turn and
 * _river; stores have only these. Who wants to treat such rows in another way defines
 * STATISTIC_LATE(name, key, title, opportunity, taken, about).
 *
 * This file has no guard: it is included wherever something is made of each row. */

/* clang-format off */
#ifndef STATISTIC_LATE
#define STATISTIC_LATE(name, key, title, opportunity, taken, about) \
	STATISTIC(name, key, title, STATS_LATE, opportunity, taken, about)
#endif

STATISTIC(VPIP, "vpip", "VPIP", STATS_PREFLOP,
	true, m->raises || m->calls,
	"A decision before the flop, once a hand: called, bet or raised. Blinds, antes, posts and "
	"bring-ins are not voluntary.")
STATISTIC(PFR, "pfr", "PFR", STATS_PREFLOP,
	true, m->raises,
	"The same hands: raised before the flop.")
STATISTIC(RFI, "rfi", "RFI", STATS_PREFLOP,
	m->first && m->unopened, m->raises,
	"The first decision of the player, when everybody before has folded: raised. Blinds and "
	"posts are no entry into the pot; a call, a raise, or a check behind a post is one.")
STATISTIC(LIMP, "limp", "limp", STATS_PREFLOP,
	m->first && !m->bets && m->to_call, m->calls,
	"The first decision of the player, when nobody has raised and there is something to call: "
	"called.")
STATISTIC(THREEBET, "threebet", "3-bet", STATS_PREFLOP,
	m->bets == 1, m->raises,
	"The first decision facing exactly one raise: raised. A straddle is a blind, and no raise. "
	"An all-in above the bet is a raise, however short; one below it is none.")
STATISTIC(FOURBET, "fourbet", "4-bet", STATS_PREFLOP,
	m->bets == 2, m->raises,
	"The first decision facing exactly two raises: raised.")
STATISTIC(FOLD_TO_THREEBET, "fold_to_threebet", "fold to 3-bet", STATS_PREFLOP,
	m->bets == 2 && m->opened, m->folds,
	"The player opened with the first raise and faces exactly one more: folded.")
STATISTIC(SQUEEZE, "squeeze", "squeeze", STATS_PREFLOP,
	m->bets == 1 && m->callers, m->raises,
	"The player faces one raise that somebody has called since: raised.")
STATISTIC(STEAL, "steal", "steal", STATS_PREFLOP,
	m->first && m->unopened && m->steals, m->raises,
	"The first decision of the player on the cutoff, on the button or in the small blind, when "
	"everybody before has folded: raised. With two players only the button can steal.")
STATISTIC(FOLD_TO_STEAL, "fold_to_steal", "fold to steal", STATS_PREFLOP,
	m->first && m->faces_steal, m->folds,
	"The first decision of a player who has posted a blind or a straddle, facing a steal that "
	"nobody has called or raised: folded.")
STATISTIC(CBET_FLOP, "cbet_flop", "c-bet flop", STATS_FLOP,
	m->first && !m->bets && m->leads, m->raises,
	"The first decision on the flop of the player who raised last before it, when nobody has "
	"bet: bet.")
STATISTIC(CBET_TURN, "cbet_turn", "c-bet turn", STATS_TURN,
	m->first && !m->bets && m->leads, m->raises,
	"The first decision on the turn of a player who made the continuation bet on the flop and "
	"bet or raised last there, so that the others called, when nobody has bet: bet.")
STATISTIC(CBET_RIVER, "cbet_river", "c-bet river", STATS_RIVER,
	m->first && !m->bets && m->leads, m->raises,
	"The same on the river, after a continuation bet on the turn.")
STATISTIC_LATE(FOLD_TO_CBET, "fold_to_cbet", "fold to c-bet",
	m->faces_cbet, m->folds,
	"The first decision facing a continuation bet, on any street, when nobody has raised since: "
	"folded.")
STATISTIC_LATE(CHECK_RAISE, "check_raise", "check-raise",
	m->faces_after_check, m->raises,
	"The first decision facing a bet after a check on the same street: raised.")
STATISTIC(FOLD_TO_CBET_FLOP, "fold_to_cbet_flop", "fold to c-bet flop", STATS_FLOP,
	m->faces_cbet, m->folds,
	"Those of fold_to_cbet on the flop.")
STATISTIC(FOLD_TO_CBET_TURN, "fold_to_cbet_turn", "fold to c-bet turn", STATS_TURN,
	m->faces_cbet, m->folds,
	"Those of fold_to_cbet on the turn.")
STATISTIC(FOLD_TO_CBET_RIVER, "fold_to_cbet_river", "fold to c-bet river", STATS_RIVER,
	m->faces_cbet, m->folds,
	"Those of fold_to_cbet on the river.")
STATISTIC(CHECK_RAISE_FLOP, "check_raise_flop", "check-raise flop", STATS_FLOP,
	m->faces_after_check, m->raises,
	"Those of check_raise on the flop.")
STATISTIC(CHECK_RAISE_TURN, "check_raise_turn", "check-raise turn", STATS_TURN,
	m->faces_after_check, m->raises,
	"Those of check_raise on the turn.")
STATISTIC(CHECK_RAISE_RIVER, "check_raise_river", "check-raise river", STATS_RIVER,
	m->faces_after_check, m->raises,
	"Those of check_raise on the river.")
STATISTIC(DONK_FLOP, "donk_flop", "donk bet flop", STATS_FLOP,
	m->first && !m->bets && m->before_aggressor, m->raises,
	"The first decision on the flop, when nobody has bet and the player who raised last before "
	"the flop is still to act: bet.")
STATISTIC(DONK_TURN, "donk_turn", "donk bet turn", STATS_TURN,
	m->first && !m->bets && m->before_aggressor, m->raises,
	"The first decision on the turn, when nobody has bet and the player who bet or raised last "
	"on the flop is still to act: bet.")
STATISTIC(DONK_RIVER, "donk_river", "donk bet river", STATS_RIVER,
	m->first && !m->bets && m->before_aggressor, m->raises,
	"The first decision on the river, when nobody has bet and the player who bet or raised last "
	"on the turn is still to act: bet.")
STATISTIC(FLOAT_FLOP, "float_flop", "float bet flop", STATS_FLOP,
	m->first && !m->bets && m->after_leader, m->raises,
	"The first decision on the flop, after the player who could make the continuation bet has "
	"checked and nobody has bet: bet.")
STATISTIC(FLOAT_TURN, "float_turn", "float bet turn", STATS_TURN,
	m->first && !m->bets && m->after_leader, m->raises,
	"The same on the turn, after the continuation bet on the flop was called.")
STATISTIC(FLOAT_RIVER, "float_river", "float bet river", STATS_RIVER,
	m->first && !m->bets && m->after_leader, m->raises,
	"The same on the river, after the continuation bet on the turn was called.")
STATISTIC(PROBE_TURN, "probe_turn", "probe bet turn", STATS_TURN,
	m->first && !m->bets && m->before_passer, m->raises,
	"The first decision on the turn, when nobody has bet, the player who could make the "
	"continuation bet on the flop checked, as did everybody, and that player is still to act: "
	"bet.")
STATISTIC(PROBE_RIVER, "probe_river", "probe bet river", STATS_RIVER,
	m->first && !m->bets && m->before_passer, m->raises,
	"The same on the river, after the turn was checked.")
STATISTIC(DELAYED_CBET, "delayed_cbet", "delayed c-bet", STATS_TURN,
	m->first && !m->bets && m->passed, m->raises,
	"The first decision on the turn of the player who could make the continuation bet on the "
	"flop, when everybody checked there and nobody has bet since: bet.")
STATISTIC(WTSD, "wtsd", "WTSD", STATS_END,
	m->saw_flop && m->played, m->showdown,
	"The flops seen: the player had not folded, and two or more players were left, when the "
	"betting ended.")
STATISTIC(WSD, "wsd", "W$SD", STATS_END,
	m->saw_flop && m->showdown && m->known, m->won,
	"These showdowns: won chips of a pot. Uncalled chips that are returned are not won.")
STATISTIC(WWSF, "wwsf", "WWSF", STATS_END,
	m->saw_flop && m->played && (m->folded || m->known), m->won,
	"The flops seen: won chips of a pot.")

#undef STATISTIC
#undef STATISTIC_LATE
/* clang-format on */
