/* The tallies of a session: one for each player, or for each group of a player's hands. */
#ifndef FELT_CMD_STATS_LEDGER_H
#define FELT_CMD_STATS_LEDGER_H

#include "course.h"

#include "play/stats/stats.h"

struct ledger_entry {
	struct slice player, group; /* owned */
	double rank;                /* of the group among those of a player */
	struct stats_tally tally;
	struct course *course; /* how the net went, or NULL; owned */
	uint64_t player_hands; /* in all groups of the player, once sorted */
	uint64_t hash;
};

struct ledger {
	struct ledger_entry **slot; /* by hash, until it is sorted: then the first `count` */
	size_t room, count;
	bool sorted;
};

/* The entry of a player and a group, which is made if there is none; NULL when memory is short. */
struct ledger_entry *ledger_at(struct ledger *ledger, struct slice player, struct slice group);

/* Sorts the entries: players by their hands, most first, then by name; groups of a player by rank,
 * then by name. Nothing can be added afterwards. */
void ledger_sort(struct ledger *ledger, double (*rank)(const struct ledger_entry *entry));

void ledger_free(struct ledger *ledger);

#endif
