/* The counts of a shard, as a list: few of the sets of winners that there may be have a count, and
 * how many players there are is known only when the question has been read. */
#ifndef FELT_ODDS_SHARD_COUNTS_H
#define FELT_ODDS_SHARD_COUNTS_H

#include "odds/tally.h"

enum shard_kind { SHARD_WINNERS, SHARD_ENDS, SHARD_WINS, SHARD_TIES, SHARD_SCOOPS, SHARD_SQUARES };

enum { SHARD_KINDS = SHARD_SQUARES + 1 };

/* What is counted: the deals that these sets of players win; or, of the others, a player's hands of
 * a category of a half, or what a player has of several boards. */
struct shard_count {
	uint8_t kind; /* enum shard_kind */
	uint8_t half; /* enum tally_half */
	uint8_t player, category;
	uint16_t high, low; /* sets of winners */
	deal_count count;
};

struct shard_counts {
	struct shard_count *list; /* in a fixed order after shard_counts_add_all() */
	size_t count, capacity;
};

/* Adds one count; false when memory is short. */
bool shard_counts_add(struct shard_counts *counts, const struct shard_count *count);

/* Adds all counts of `other` and sums those of the same. */
bool shard_counts_add_all(struct shard_counts *counts, const struct shard_counts *other);

void shard_counts_clear(struct shard_counts *counts);
void shard_counts_free(struct shard_counts *counts);

/* How many players the counts have at least. */
int shard_counts_players(const struct shard_counts *counts);

/* All counts of a tally that are not 0, in the order in which they are written. */
bool shard_counts_of(struct shard_counts *counts, const struct game *game,
	const struct tally *tally);

/* Adds the counts to an empty tally, which has all of their players. */
void shard_counts_to(const struct shard_counts *counts, struct tally *tally);

#endif
