/* Private to the engine.
 *
 * Its parts call each other in one direction only: table.c (the actions) calls table_bet.c (betting
 * rounds), which calls table_deal.c (streets and draws), which calls table_show.c (showdown and
 * payments). table_open.c finds who opens by the up cards. */
#ifndef FELT_GAME_TABLE_INTERNAL_H
#define FELT_GAME_TABLE_INTERNAL_H

#include "game/table/table.h"

static inline const struct variant_street *table_street(const struct table *table)
{
	return &table->variant->street[table->street];
}

/* The maximum that a seat can have put in on this street: CHIPS_MAX for an unlimited stack, so that
 * sums cannot overflow. */
static inline chips seat_reach(const struct seat *seat)
{
	return seat->stack == CHIPS_UNKNOWN ? CHIPS_MAX : seat->street + seat->stack;
}

static inline bool seat_can_bet(const struct seat *seat)
{
	return !seat->folded && !seat->all_in;
}

/* Players who may still win a pot: they have neither folded nor mucked. */
static inline bool seat_is_live(const struct seat *seat)
{
	return !seat->folded && !seat->mucked;
}

static inline int table_live(const struct table *table)
{
	return table->in - table->mucks;
}

/* -- table_show.c ------------------------------------------------------------------ */

void table_show_begin(struct table *table);
void table_show_next(struct table *table); /* sets who shows next; pays after the last player */
void table_show_check(const struct table *table, const struct action *action, struct legality *out);
void table_show_apply(struct table *table, const struct action *action);

/* Whether the cards of an action can be the seat's: cards other than its known ones take the places
 * of unknown ones. Otherwise sets the fault. */
void table_cards_check(const struct table *table, const struct action *action,
	struct legality *out);

/* Pays if the winners are known. Returns false, and changes nothing, if they depend on unknown
 * cards. *unshown, which may be NULL, is set to whether cards that were not shown took part. */
bool table_show_settle(struct table *table, bool *unshown);

/* -- table_deal.c ------------------------------------------------------------------ */

void table_deal_begin(struct table *table); /* begins table->street */
void table_deal_next(struct table *table);  /* the next street, or the showdown after the last */
void table_deal_check(const struct table *table, const struct action *action, struct legality *out);

/* Deals. Returns true if all cards of the street have been dealt and a betting round begins. */
bool table_deal_apply(struct table *table, const struct action *action);

/* Discards and draws. Returns true if nobody drew, so that a betting round begins. */
void table_draw_check(const struct table *table, const struct action *action, struct legality *out);
bool table_draw_apply(struct table *table, const struct action *action);

/* Handles a player who has just left the hand while cards are due: cards still due to that player
 * are no longer dealt. Ends the hand if only one player is left. Returns true if a betting round
 * begins. */
bool table_deal_left(struct table *table, int seat);

/* -- table_open.c ------------------------------------------------------------------ */

/* The seat that opens the street by its up cards, whether it has chips or not. *sure is false if
 * unknown cards might change it. */
int table_open_seat(const struct table *table, bool *sure);

/* Whether a big bet is allowed on a street of small bets, because a player still in shows a pair,
 * or has unknown up cards. */
bool table_open_pair(const struct table *table);

/* -- table_bet.c ------------------------------------------------------------------- */

void table_bet_forced(struct table *table, const struct table_setup *setup); /* antes and blinds */
void table_bet_begin(struct table *table); /* begins a betting round */

/* Sets whose turn it is and the price of a call, and, if the action is a raise or NULL, the bounds
 * of a raise. */
void table_bet_verdict(const struct table *table, const struct action *action,
	struct legality *out);
void table_bet_check(const struct table *table, const struct action *action, struct legality *out);
void table_bet_apply(struct table *table, const struct action *action);

#endif
