/* Hands for tests of the rules, written as hand files write them. */
#ifndef FELT_TESTS_UNIT_SCRIPT_H
#define FELT_TESTS_UNIT_SCRIPT_H

#include "game/table/table.h"

/* A hand of `code` ("NT"); lists as "5 10" or "2.50", with as many entries as there are players, or
 * fewer: the rest is 0. Stacks say how many players there are; "inf" is an endless one. */
struct script {
	const char *code, *antes, *blinds, *stacks;
	chips bring_in, small_bet, big_bet, min_bet;
	bool trim_antes;
	unsigned house;
};

struct table_setup script_setup(const struct script *script);
void script_begin(struct table *table, const struct script *script);

/* "d dh p1 AcAd", "d db 2c3c4c", "p1 cbr 40", "p1 cc", "p1 f", "p1 sm", "p1 sm -", "p1 sm ??Ad",
 * "p1 pb", "p1 sd", "p1 sd 2c??". */
struct action script_action(const char *text);

/* Plays a list of actions with commas between them; each must be legal. */
void script_play(struct table *table, const char *actions);

/* Gives every player two unknown cards. */
void script_deal(struct table *table);

/* Tries one action. */
enum table_fault script_try(struct table *table, const char *action, struct legality *legality);

/* Why one is refused, or "" when it is not; nothing is carried out. Good until the next call. */
const char *script_why(const struct table *table, const char *action);
enum table_warning script_warning(const struct table *table, const char *action);

/* Whether the stacks are these, as a list like that of a script. */
bool script_stacks(const struct table *table, const char *stacks);

/* All chips: stacks, and what lies in front of players or in the pot. */
chips script_chips(const struct table *table);

#endif
