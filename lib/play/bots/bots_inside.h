/* The kinds of bots, each in the file that its name says; private to bots.c. */
#ifndef FELT_PLAY_BOTS_INSIDE_H
#define FELT_PLAY_BOTS_INSIDE_H

#include "play/bots/bots.h"

extern const struct bot_kind bots_fold, bots_call, bots_allin; /* bots_simple.c */
extern const struct bot_kind bots_random, bots_potodds;

/* How likely bots_potodds folds and calls, on a street as bot_street numbers them, with so much to
 * call and in the middle; otherwise it raises. */
struct bots_odds {
	double fold, call;
};

struct bots_odds bots_potodds_of(int street, chips call, chips pot);

#endif
