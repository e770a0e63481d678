/* The steps of a hand, by which it is watched, drawn and written as a page. */
#include "replay.h"

bool replay_step(struct hand_play *play)
{
	while (hand_play_next(play))
		if (play->step.action->act != ACT_DEAL_HOLE ||
			play->table.phase != PHASE_DEAL_HOLE ||
			play->table.street != play->step.street_before)
			return true;
	return false;
}
