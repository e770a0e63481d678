/* Spots of push or fold; private to drill_push.c and drill_push_spot.c.
 *
 * A spot is written as options of felt nash, so that felt nash answers it too:
 *
 *     --stacks 9.5,9.5 --ante 0.1 --hand A5o
 *
 * A spot may lack --hand; then hands are drawn. */
#ifndef FELT_CMD_DRILL_DRILL_PUSH_H
#define FELT_CMD_DRILL_DRILL_PUSH_H

#include "drill.h"

#include "nash/nash.h"

struct push_state {
	double from, to, big;     /* --stack, in big blinds, and a big blind */
	struct nash_command nash; /* the spot; its texts are in `words` */
	struct text words;
	struct pairs *pairs;
	struct triples_table table; /* of three hands, when first needed; the orders are owned */
	bool is_solved;
	struct text key; /* the options that were solved */
	struct nash_solved solved;

	int pot, class; /* of the question: the decision and the hand */
	bool joins;     /* the answer judged last */
};

/* Appends a random spot by the options of the drill. */
void push_draw(struct drill *drill, struct hand_rng *rng, struct text *spot);

/* Reads a spot and solves it. Reports errors; returns an exit status. */
int push_solve(struct drill *drill, struct slice spot);

/* Appends the spot that was read, with this hand. */
void push_add_spot(const struct push_state *state, int class, struct text *out);

#endif
