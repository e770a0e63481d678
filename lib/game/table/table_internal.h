/* What the parts of the engine share; private to them.
 *
 * The parts call each other in one direction only: table.c (the actions) calls table_bet.c (rounds
 * of betting), which calls table_deal.c (streets and draws), which calls table_show.c (showdown and
 * paying). table_open.c says who opens by the cards that lie face up. */
#ifndef FELT_GAME_TABLE_INTERNAL_H
#define FELT_GAME_TABLE_INTERNAL_H

#include "game/table/table.h"

static inline const struct variant_street *table_street(const struct table *table)
{
	return &table->variant->street[table->street];
}

/* The most that a seat can have put in on this street. For an endless stack it is CHIPS_MAX, so
 * that sums cannot overflow. */
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
void table_show_next(struct table *table); /* sets who shows next; pays after the last */
void table_show_check(const struct table *table, const struct action *action, struct legality *out);
void table_show_apply(struct table *table, const struct action *action);

/* Whether the cards of an action can be the seat's: those that are not among its known cards take
 * the places of unknown ones. Otherwise sets the fault. */
void table_cards_check(const struct table *table, const struct action *action,
	struct legality *out);

/* Pays when the winners are known. Returns false, with nothing changed, when they depend on unknown
 * cards. *unshown, which may be NULL, tells whether cards that nobody showed took part. */
bool table_show_settle(struct table *table, bool *unshown);

/* -- table_deal.c ------------------------------------------------------------------ */

void table_deal_begin(struct table *table); /* the street that table->street says */
void table_deal_next(struct table *table);  /* the next street, or the showdown after the last */
void table_deal_check(const struct table *table, const struct action *action, struct legality *out);

/* Deals. Returns true when all cards of the street have been dealt and a round of betting begins.
 */
bool table_deal_apply(struct table *table, const struct action *action);

/* Discards and draws. Returns true when nobody drew, so that a round of betting begins. */
void table_draw_check(const struct table *table, const struct action *action, struct legality *out);
bool table_draw_apply(struct table *table, const struct action *action);

/* A player has just left the hand while cards are due: no more of them are the player's. Ends the
 * hand when nobody is left to compare hands with. Returns true when a round of betting begins. */
bool table_deal_left(struct table *table, int seat);

/* -- table_open.c ------------------------------------------------------------------ */

/* The seat that opens the street by the cards that lie face up, whether it has chips or not. *sure
 * is false when unknown cards might decide otherwise. */
int table_open_seat(const struct table *table, bool *sure);

/* Whether a big bet is allowed on a street of small bets, because a player still in has a pair face
 * up, or has unknown cards there. */
bool table_open_pair(const struct table *table);

/* -- table_bet.c ------------------------------------------------------------------- */

void table_bet_forced(struct table *table, const struct table_setup *setup); /* antes and blinds */
void table_bet_begin(struct table *table); /* a round of betting */

/* Whose turn it is and what a call costs; and the bounds of a raise, if the action is one or NULL.
 */
void table_bet_verdict(const struct table *table, const struct action *action,
	struct legality *out);
void table_bet_check(const struct table *table, const struct action *action, struct legality *out);
void table_bet_apply(struct table *table, const struct action *action);

#endif
