/* What the parts of the stats module share. */
#ifndef FELT_PLAY_STATS_INSIDE_H
#define FELT_PLAY_STATS_INSIDE_H

#include "play/stats/stats.h"

/* Millionths: the unit in which shares of pots are rounded. */
enum { STATS_MILLION = 1000000 };

static inline void stats_gap(struct stats_seat *seat, enum stats_gap gap)
{
	seat->gaps |= (uint8_t)(1u << gap);
}

/* Finds the adjusted net of every seat in a hand that was all in with cards to come. `gets` is what
 * the pots paid to each seat, and `whole` what the rules would have paid: the rest is rake. Returns
 * false when memory is short. */
bool stats_adjust(struct stats_hand *hand, struct hand_play *play, struct stats_odds *odds,
	chips gets, chips whole);

#endif
