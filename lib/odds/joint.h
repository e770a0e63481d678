/* In how many ways players can hold hands at once: how likely a hand of somebody else is
 * that leaves them these. */
#ifndef FELT_ODDS_JOINT_H
#define FELT_ODDS_JOINT_H

#include "odds/spot.h"

/* The joint combos of the spot's players from `first` on that have no card of `taken`
 * and none twice, weights multiplied in; but for a factor that is alike for all sets of
 * as many cards, that of players who hold any two. Exact where only one player is left to count,
 * and otherwise an estimate, the same every time, that is some hundredths off at most. */
double joint_ways(const struct spot *spot, int first, card_set taken);

#endif
