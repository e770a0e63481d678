/* Shards: the counts of a part of a problem, written so that they can be added.
 *
 * A file has tab-separated rows below a header: for each problem the rows of one shard.
 *
 *     problem  shard  kind       key     value
 *     1        2/4    question           AA; KK @ 2c7d9h ! As
 *     1        2/4    game               shortdeck        unless it is hold'em
 *     1        2/4    boards             2                or run, if there are several
 *     1        2/4    method             exact            or sampled
 *     1        2/4    algorithm          count            or sample
 *     1        2/4    parts              45               of an exact count, in all shards
 *     1        2/4    seed               17               of a sample, and
 *     1        2/4    samples            1000000          its size, in all shards
 *     1        2/4    detail             no               or yes
 *     1        2/4    winners    1,2     123              deals that players 1 and 2 share
 *     1        2/4    ends       1,pair  456              with detail: how often player 1
 *     1        2/4    wins       1,pair  78               ends in a pair, wins, shares
 *     1        2/4    ties       1,pair  9
 *     1        2/4    scoops     1       23               with several boards: deals whose pot
 *     1        2/4    squares    1       4567             player 1 has alone, and the sum of the
 *                                                         squares of the player's shares
 *     1        2/4    check              0123456789abcdef FNV-1a of the rows above, and ends
 *
 * Where the pot has a low half, the winners of the halves have a slash between them, 1,2/3, and
 * nothing follows it where nobody has a low. Counts of 0 are left out. The rows above the counts
 * are the same for all shards of a problem, so that shards of different problems are recognized by
 * them. */
#ifndef FELT_CMD_EQUITY_SHARD_H
#define FELT_CMD_EQUITY_SHARD_H

#include "result.h"
#include "shard_counts.h"

#include "frame/csv.h"

enum { SHARDS_MAX = 100000 };

/* Reads "2/4" as shard 1 of 4; false for other text. */
bool shard_parse(struct slice text, uint32_t *shard, uint32_t *shards);

/* Writes the names of the columns to standard output; false when that failed and was reported. */
bool shard_write_header(void);

/* Appends a problem's rows. */
void shard_print(struct text *out, const struct effort *effort, size_t problem,
	const struct matchup *matchup, const struct answer *answer);

/* A problem's shards, put together. */
struct pile {
	size_t problem;
	uint32_t shards;
	const struct game *game;
	struct boards_rule several;
	struct text about; /* the rows that all shards share: lines of kind, tab and value */
	const char **file; /* by shard, from 0: the file that has it, or NULL */
	bool detail;
	struct shard_counts counts; /* the sum of the shards */
	enum answer_method method;
	uint64_t seed;
	bool broken; /* and that was reported */
};

struct pile_slot {
	struct pile *pile;
};

struct piles {
	struct pile_slot *slot; /* ascending by problem */
	size_t count, capacity;
	bool failed; /* memory was short */
	size_t faults;
};

/* Reads the rows of a file, which may be several files concatenated. Reports the faults in it, and
 * contradictions to other files, and counts them in piles->faults. */
struct shard_reader;

struct shard_reader *shard_reader_open(struct piles *piles, const char *file);
bool shard_reader_push(struct shard_reader *reader, const char *bytes, size_t length);
void shard_reader_end(struct shard_reader *reader); /* and frees it */

/* The line of the problem that the pile answers. */
struct slice pile_question(const struct pile *pile);

/* The name of the method that counted. */
struct slice pile_algorithm(const struct pile *pile);

/* Reports shards that are missing. */
void piles_check(struct piles *piles);
void piles_free(struct piles *piles);

#endif
