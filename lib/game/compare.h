/* What differs in meaning between two records of hands.
 *
 * Comments, blanks, the order of keys, how numbers and strings are written, the order in which
 * players are dealt their cards, and that of cards which are dealt, shown or discarded at once, do
 * not matter, nor whether hands are shown before or after the last cards of a run-out. In stud,
 * where the last of them lies face up, the order of the cards matters. How short antes are cut is
 * compared where there are some, or antes that differ. Dates, times and zones do not matter where
 * both hands say that they were played at the same moment in UTC. The field _source, which says
 * where a hand was read, is not compared. */
#ifndef FELT_GAME_COMPARE_H
#define FELT_GAME_COMPARE_H

#include "game/hand/hand.h"

enum compare_what {
	COMPARE_VARIANT,
	COMPARE_PLAYERS, /* how many there are; what is of a player is then not compared */
	COMPARE_PLAYER,  /* the name of one */
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

/* As data: "stack", "finishing_stack". */
extern const char *const compare_words[COMPARE_WHATS];

/* What one of the hands lacks is an empty text. */
struct compare_difference {
	enum compare_what what;
	int seat;          /* of a player, else -1 */
	int action;        /* the number of an action, from 1, in the first hand, or else in the
			      second; 0: it is not about an action */
	struct slice name; /* of a field, else empty */
	struct slice a, b; /* valid during the call */
};

/* Calls `tell` for each difference. Returns false when memory is short. */
bool compare_hands(const struct hand_record *a, const struct hand_record *b,
	void (*found)(void *context, const struct compare_difference *difference), void *context);

#endif
