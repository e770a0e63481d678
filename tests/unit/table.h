/* Hands for tests of the rules, written as hand files write them. */
#ifndef FELT_TESTS_UNIT_TABLE_H
#define FELT_TESTS_UNIT_TABLE_H

#include "game/rules/rules.h"

/* A hand of `code` ("NT"); lists as "5 10" or "2.50", with as many entries as there are players, or
 * fewer: the rest is 0. Stacks say how many players there are; "inf" is an endless one. */
struct table {
	const char *code, *antes, *blinds, *stacks;
	chips small_bet, big_bet, min_bet;
	bool trim_antes;
	unsigned house;
};

struct game_setup table_setup(const struct table *table);
void table_begin(struct game *game, const struct table *table);

/* "d dh p1 AcAd", "d db 2c3c4c", "p1 cbr 40", "p1 cc", "p1 f", "p1 sm", "p1 sm -", "p1 sm ??Ad". */
struct action table_action(const char *text);

/* Plays actions that stand between commas; each must be legal. */
void table_play(struct game *game, const char *actions);

/* Gives every player two unknown cards. */
void table_deal(struct game *game);

/* Tries one action. */
enum rules_fault table_try(struct game *game, const char *action, struct verdict *verdict);

/* Why one is refused, or "" when it is not; nothing is carried out. Good until the next call. */
const char *table_why(const struct game *game, const char *action);
enum rules_warning table_warning(const struct game *game, const char *action);

/* Whether the stacks are these, as a list like that of a table. */
bool table_stacks(const struct game *game, const char *stacks);

/* All chips: stacks, and what lies in front of players or in the pot. */
chips table_chips(const struct game *game);

#endif
