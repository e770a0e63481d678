/* Private to the hand module. */
#ifndef FELT_GAME_HAND_INTERNAL_H
#define FELT_GAME_HAND_INTERNAL_H

#include "game/hand/hand.h"

/* Appends "p3". */
void hand_add_player(struct text *out, int seat);

void hand_warn(const struct hand_play *play, int action, size_t offset, size_t length,
	struct slice message);

/* Whether the hand has expectations that have not been checked yet. Few hands have any, and the two
 * functions below are called once per action. */
static inline bool hand_expects(const struct hand_play *play)
{
	return play->expects && play->expectation < play->hand->expectation_count;
}

/* Checks the expectations about the state before the action with that index. Returns false, with a
 * fault, if one is not met. */
bool hand_expect_state(struct hand_play *play, int index);

/* The expectation that the action with that index is rejected, or NULL. */
const struct hand_expectation *hand_expect_error(struct hand_play *play, int index);

/* Sets a fault about an expectation that is not met; the actual state is in play->reason. Returns
 * false. */
bool hand_expect_fault(struct hand_play *play, const struct hand_expectation *want, int action);

/* Sets a fault at the value of a key, with the reason as it is. Returns false. */
bool hand_key_fault(struct hand_play *play, const char *name);

#endif
