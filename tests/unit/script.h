/* Hands for tests of the rules, in the notation of PHH. */
#ifndef FELT_TESTS_UNIT_SCRIPT_H
#define FELT_TESTS_UNIT_SCRIPT_H

#include "game/table/table.h"

/* A hand of variant `code` ("NT"); lists as "5 10" or "2.50", with at most one entry per player:
 * the rest is 0. Stacks determine the number of players; "inf" is an unlimited one. */
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

/* Plays a comma-separated list of actions; each must be legal. */
void script_play(struct table *table, const char *actions);

/* Gives every player two unknown cards. */
void script_deal(struct table *table);

/* Tries one action. */
enum table_fault script_try(struct table *table, const char *action, struct legality *legality);

/* Why an action is rejected, or "" if it is legal; does not apply it. Valid until the next call. */
const char *script_why(const struct table *table, const char *action);
enum table_warning script_warning(const struct table *table, const char *action);

/* Whether the stacks equal a list like that of a script. */
bool script_stacks(const struct table *table, const char *stacks);

/* The sum of all chips: stacks, bets and pot. */
chips script_chips(const struct table *table);

#endif
