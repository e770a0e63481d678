/* What the parts of the engine share; private to them. */
#ifndef FELT_GAME_RULES_INSIDE_H
#define FELT_GAME_RULES_INSIDE_H

#include "game/rules/rules.h"

static inline const struct variant_street *rules_street(const struct game *game)
{
	return &game->setup.variant->street[game->street];
}

/* The most that a seat can have put in on this street. An endless stack has an end
 * only where sums need one. */
static inline chips seat_reach(const struct seat *seat)
{
	return seat->stack == CHIPS_UNKNOWN ? CHIPS_MOST : seat->street + seat->stack;
}

static inline bool seat_can_bet(const struct seat *seat)
{
	return !seat->folded && !seat->all_in;
}

/* rules.c: what comes after a round of betting, and after cards. */
void rules_next_street(struct game *game);

/* rules_bet.c */
void rules_bet_take(struct game *game, struct seat *seat, chips amount); /* to this street's bets */
void rules_bet_begin(struct game *game);                                 /* a round of betting */
/* What a call costs, and the bounds of a raise when they are wanted. */
void rules_bet_verdict(const struct game *game, bool raising, struct verdict *out);
void rules_bet_check(const struct game *game, const struct action *action, struct verdict *out);
void rules_bet_apply(struct game *game, const struct action *action);

/* rules_show.c */
void rules_show_begin(struct game *game);
void rules_show_next(struct game *game); /* who is next, or pays when nobody is */
void rules_show_check(const struct game *game, const struct action *action, struct verdict *out);
void rules_show_apply(struct game *game, const struct action *action);

/* Pays, when it can be told who wins; false, with nothing changed, when unknown cards decide.
 * *unshown, which may be NULL, tells whether cards that nobody showed took part. */
bool rules_show_settle(struct game *game, bool *unshown);

#endif
