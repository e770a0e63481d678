/* The counts of a shard, as a list: few of the possible sets of winners have a count, and the
 * number of players is known only after the matchup has been read. */
#ifndef FELT_ODDS_SHARD_COUNTS_H
#define FELT_ODDS_SHARD_COUNTS_H

#include "odds/tally.h"

enum shard_kind { SHARD_WINNERS, SHARD_ENDS, SHARD_WINS, SHARD_TIES, SHARD_SCOOPS, SHARD_SQUARES };

enum { SHARD_KINDS = SHARD_SQUARES + 1 };

/* One count: the deals that these sets of players win; or, for the other kinds, a player's hands of
 * a category of a half, or a player's results over several boards. */
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

/* All of a count except its number, packed in an integer; and a count of 0 from such an integer,
 * whose values are not checked. */
uint64_t shard_count_key(const struct shard_count *count);
struct shard_count shard_count_of_key(uint64_t key);

/* Adds one count; returns false if out of memory. */
bool shard_counts_add(struct shard_counts *counts, const struct shard_count *count);

/* Adds all counts of `other` and merges equal ones. */
bool shard_counts_add_all(struct shard_counts *counts, const struct shard_counts *other);

void shard_counts_clear(struct shard_counts *counts);
void shard_counts_free(struct shard_counts *counts);

/* The minimum number of players that the counts imply. */
int shard_counts_players(const struct shard_counts *counts);

/* All nonzero counts of a tally, in the order in which they are written. */
bool shard_counts_of(struct shard_counts *counts, const struct game *game,
	const struct tally *tally);

/* Adds the counts to an empty tally, which must have all of their players. */
void shard_counts_to(const struct shard_counts *counts, struct tally *tally);

#endif
