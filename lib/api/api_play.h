/* Shared by the files that implement tables, hand histories and statistics. */
#ifndef FELT_API_PLAY_H
#define FELT_API_PLAY_H

#include "api/api.h"

#include "game/hand/hand.h"

struct felt_table {
	struct table table;
	int places; /* decimal places of amounts in messages and in felt_table_do() */
};

/* A copy of a table; NULL if out of memory. */
felt_table *api_table_new(const struct table *table, int places);

void api_action(const struct action *action, felt_action *out);

/* A hand that was read and played. It belongs to its reader, as what it points to. */
struct felt_hand {
	struct hand_record record;
	const char *format;
	int *actions; /* indices into the record of the actions that were applied */
	size_t action_room;
	int action_count;
	struct text names;      /* of the players, each with its NUL */
	size_t name[SEATS_MAX]; /* offsets of the names */
	bool settled;           /* `net` is known */
	chips net[SEATS_MAX];
};

/* Plays a hand whose record was read to its end, and sets the rest of `hand`. False if that fails:
 * then the play has a fault, or it is out of memory.
 */
bool api_hand_play(struct felt_hand *hand, struct hand_play *play, bool *out_of_memory);
void api_hand_free(struct felt_hand *hand);

#endif
