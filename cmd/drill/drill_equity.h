/* Spots of equity questions: matchups of hold'em; private to drill_equity.c and
 * drill_equity_spot.c. */
#ifndef FELT_CMD_DRILL_DRILL_EQUITY_H
#define FELT_CMD_DRILL_DRILL_EQUITY_H

#include "drill.h"

#include "equity/pool.h"

#include "odds/range/range.h"

struct equity_state {
	struct range hands; /* --hand, or its default: own hands */
	struct cards board; /* --board */
	struct matchup_cache *cache;
	struct spot *spot;
	struct pool *pool;
	struct equity_memory memory;
	struct matchup matchup; /* of the question */
	struct answer answer;
	double equity;     /* of player 1 */
	uint64_t bet, pot; /* of a call; bet 0: the equity is asked for */
	double off;        /* of the answer judged last, in percentage points */
};

/* Reads the options about spots. Reports errors and returns false. */
bool equity_settle(struct drill *drill);

/* Appends a random matchup by the options of the drill. */
void equity_draw(struct drill *drill, struct hand_rng *rng, struct text *spot);

#endif
