/* The kinds of bots, each in the file that its name says; private to bots.c. */
#ifndef FELT_PLAY_BOTS_INSIDE_H
#define FELT_PLAY_BOTS_INSIDE_H

#include "play/bots/bots.h"

extern const struct bot_kind bots_fold, bots_call, bots_allin; /* bots_simple.c */
extern const struct bot_kind bots_random;

#endif
