/* felt equity in the games whose players have other than two cards. */
#ifndef FELT_CMD_EQUITY_LINEUP_RUN_H
#define FELT_CMD_EQUITY_LINEUP_RUN_H

#include "lineup_show.h"
#include "odds/question.h"

/* Runs the command: view is LINEUP_PLAYER, _CATEGORY or _CARD; or writes the counts of the effort's
 * shard. Returns the exit status. */
int lineup_run(struct settings *settings, const struct effort *effort,
	const struct question_rules *rules, unsigned view, bool shard);

#endif
