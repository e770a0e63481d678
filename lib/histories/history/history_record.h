/* A history that was played, as the record that reading its hand file would give. */
#ifndef FELT_HISTORIES_HISTORY_RECORD_H
#define FELT_HISTORIES_HISTORY_RECORD_H

#include "game/hand/hand.h"
#include "histories/history/history_write.h"

/* See histories_holds. */
bool history_holds(const struct history_play *play);

/* Fills the record but for its keys and the name of its variant. `file` is what history_write wrote
 * with `origins`, or empty, with NULL: then the actions have no places. The record points to it, to
 * the history, and to `actions`, which has room for play->act_count. False: the file may have
 * something that its reader refuses or reads as something else, and has to be read. */
bool history_record(struct hand_record *record, const struct history_play *play, struct slice file,
	const struct history_origin *origins, struct hand_action *actions);

#endif
