/* What the parts of the engine share; private to them. */
#ifndef FELT_GAME_TABLE_INSIDE_H
#define FELT_GAME_TABLE_INSIDE_H

#include "game/table/table.h"

static inline const struct variant_street *table_street(const struct table *table)
{
	return &table->setup.variant->street[table->street];
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

/* table.c: what comes after a round of betting, and after cards. */
void table_next_street(struct table *table);

/* table_bet.c */
void table_bet_take(struct table *table, struct seat *seat,
	chips amount);                     /* to this street's bets */
void table_bet_begin(struct table *table); /* a round of betting */
/* What a call costs, and the bounds of a raise when they are wanted. */
void table_bet_verdict(const struct table *table, bool raising, struct verdict *out);
void table_bet_check(const struct table *table, const struct action *action, struct verdict *out);
void table_bet_apply(struct table *table, const struct action *action);

/* table_show.c */
void table_show_begin(struct table *table);
void table_show_next(struct table *table); /* who is next, or pays when nobody is */
void table_show_check(const struct table *table, const struct action *action, struct verdict *out);
void table_show_apply(struct table *table, const struct action *action);

/* Pays, when it can be told who wins; false, with nothing changed, when unknown cards decide.
 * *unshown, which may be NULL, tells whether cards that nobody showed took part. */
bool table_show_settle(struct table *table, bool *unshown);

#endif
