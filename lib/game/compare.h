/* Differences in meaning between two hand records.
 *
 * Not compared: comments, spaces, the order of keys, notation of numbers and strings, the order in
 * which players are dealt their cards, the order of cards that are dealt, shown or discarded at
 * once, whether hands are shown before or after the last cards of a runout, and the field _source,
 * which says where a hand was read. In stud the order of cards matters, because the last are face
 * up. The trimming of short antes is compared if an ante is short or antes differ. Dates, times and
 * zones are not compared if both hands were played at the same moment in UTC. */
#ifndef FELT_GAME_COMPARE_H
#define FELT_GAME_COMPARE_H

#include "game/hand/hand.h"

enum compare_what {
	COMPARE_VARIANT,
	COMPARE_PLAYERS, /* number of players; if it differs, their properties are not compared */
	COMPARE_PLAYER,  /* the name of a player */
	COMPARE_SEAT,
	COMPARE_STACK,
	COMPARE_ANTE,
	COMPARE_BLIND,
	COMPARE_BRING_IN,
	COMPARE_SMALL_BET,
	COMPARE_BIG_BET,
	COMPARE_MIN_BET,
	COMPARE_TRIMMING,
	COMPARE_BOARDS,
	COMPARE_ACTION,
	COMPARE_FINISHING,
	COMPARE_WINNINGS,
	COMPARE_FIELD, /* any other key */
	COMPARE_WHATS
};

/* Names in output: "stack", "finishing_stack". */
extern const char *const compare_words[COMPARE_WHATS];

/* A difference. If one hand lacks the item, its text is empty. */
struct compare_difference {
	enum compare_what what;
	int seat;   /* of the player, or -1 */
	int action; /* number of the action, from 1, in the first hand, or else in the second; 0:
		       not about an action */
	struct slice name; /* of the field, or empty */
	struct slice a, b; /* valid during the call */
};

/* Calls `found` for each difference. Returns false if out of memory. */
bool compare_hands(const struct hand_record *a, const struct hand_record *b,
	void (*found)(void *context, const struct compare_difference *difference), void *context);

#endif
