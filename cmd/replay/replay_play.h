/* A hand of a file, played by the rules action by action.
 *
 *     play_begin(&play, &hand, house);
 *     while (play_next(&play))
 *             ... play.action, play.verdict, play.table ...
 *     play_end(&play);
 *
 * What the rules refuse, and what an expectation of the file finds otherwise, is a fault: the
 * hand ends there. What is odd and accepted goes to `warn`. */
#ifndef FELT_CMD_REPLAY_PLAY_H
#define FELT_CMD_REPLAY_PLAY_H

#include "game/phh/phh.h"

/* A place in the hand's text, and what is to be said about it. */
struct play_note {
	int action; /* its index, or -1: about the hand */
	size_t offset, length;
	struct slice message;
};

enum play_end {
	PLAY_GOES_ON,
	PLAY_OVER,
	PLAY_STOPS /* early */,
	PLAY_UNSETTLED /* unknown cards */
};

struct play {
	const struct phh_hand *hand;
	struct table table;
	bool expects; /* expectations are minded, those of an error always are */
	void (*warn)(void *context, const struct play_note *note);
	void *context;

	/* the action that was carried out last */
	int action; /* its index; -1 at first */
	const struct action *done;
	struct verdict verdict;
	enum phase phase_before;
	int street_before;
	chips stack_before, street_paid_before, bet_before; /* of who acted, who had so much in */
	bool returned;                                      /* uncalled chips went back with it */

	int next, expectation, error;
	bool refused; /* the hand has an action that is to be refused, and was */
	enum play_end end;
	bool unshown; /* cards decided that nobody showed */
	bool faulty;
	struct play_note fault; /* its message is in `reason` */
	struct text reason;     /* owned */
	bool settled;           /* `settlement` has been computed */
	struct settlement settlement;
};

/* False when the hand cannot be set up, a fault. `play` keeps its text from hand to hand; zeroed at
 * first. */
bool play_begin(struct play *play, const struct phh_hand *hand, unsigned house);

/* Carries out the next action. False behind the last, and at a fault. */
bool play_next(struct play *play);

/* Settles what is left to settle, unless there was a fault. False when there is one. */
bool play_end(struct play *play);

/* Goes through the actions that cannot be read, and plays none. False when there is one that is not
 * expected to be refused, a fault. */
bool play_readable(struct play *play, const struct phh_hand *hand);

/* Makes the reason that has been put into play->reason a fault; returns false. */
bool play_fault(struct play *play, int action, size_t offset, size_t length);

/* The pots of the hand so far and, when it is over, who was paid what. */
const struct settlement *play_settlement(struct play *play);

/* What a seat has behind while the pots lie in the middle, as they still do after the action that
 * ended the hand, although the table has paid them: no chip is in a pot and a stack at once. */
chips play_behind(struct play *play, int seat);

void play_free(struct play *play);

/* Whether a seat has the chips that the file says at the end: all of it is known and no fault. */
static inline bool play_settled(const struct play *play)
{
	return !play->faulty && play->end == PLAY_OVER;
}

#endif
