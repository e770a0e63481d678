/* Ranges on several boards, in games of two hole cards: the lineups of all hands that the players
 * may hold together, counted one by one and added with their weights. Lineups that differ only in
 * suits which the boards and the dead cards do not tell apart are counted once. */
#ifndef FELT_CMD_EQUITY_LINEUP_RANGES_H
#define FELT_CMD_EQUITY_LINEUP_RANGES_H

#include "odds/question.h"
#include "team.h"

struct lineup_ranges; /* what a thread keeps from line to line */

void lineup_ranges_free(struct lineup_ranges *ranges);

/* Reads a line of ranges; *ranges is NULL at first. `lineup` has the boards and the dead cards, and
 * players of whom nothing is known. Returns STATUS_OK or a status of question_read. */
status_code lineup_ranges_read(struct lineup_ranges **ranges, struct slice line,
	const struct question_rules *rules, struct lineup *lineup, struct fault *fault);

/* Counts them. The answer's question has the names of the ranges. Returns STATUS_RANGES_LONG when
 * that takes longer than EQUITY_LINEUP_SECONDS and the effort does not ask for an exact answer. */
status_code lineup_ranges_answer(struct lineup_ranges *ranges, const struct lineup *shared,
	struct team *team, struct team_memory *memory, const struct effort *effort,
	struct answer *answer);

#endif
