/* Shards: the counts of a part of a matchup, as rows of text that can be added.
 *
 * A file has tab-separated rows below a header: for each matchup the rows of one shard.
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
 *     1        2/4    squares    1       4567             player 1 scoops, and the sum of the
 *                                                         squares of the player's shares
 *     1        2/4    check              0123456789abcdef FNV-1a of the rows above; the last row
 *
 * If the pot has a low half, a slash separates the winners of the halves, 1,2/3; if no player has a
 * low, nothing follows it. Counts of 0 are omitted. The rows above the counts are the same for all
 * shards of a matchup, so that they reveal shards of different matchups. */
#ifndef FELT_ODDS_SHARD_H
#define FELT_ODDS_SHARD_H

#include "odds/shard_counts.h"
#include "odds/solve.h"

#define SHARD_HEADER "problem\tshard\tkind\tkey\tvalue\n"

enum { SHARDS_MAX = 100000, SHARD_CELLS = 5 };

/* Reads "2/4" as shard 1 of 4; false for other text. */
bool shard_parse(struct slice text, uint32_t *shard, uint32_t *shards);

/* Appends a matchup's rows. */
void shard_print(struct text *out, const struct limits *limits, size_t problem,
	const struct matchup *matchup, const struct answer *answer);

/* Appends the hash of the rows of a shard, as its last row has it. */
void shard_print_check(struct text *out, uint64_t hash);

/* Appends "1,3", the players of a set. */
void shard_print_set(struct text *out, unsigned set);

/* A shard being read, or the sum of several shards of a matchup. Zero it before first use. */
struct shard {
	size_t problem; /* 0: none */
	uint32_t shard, shards;
	const struct game *game;
	struct boards_rule several;
	struct text about; /* the rows that all shards share: lines of kind, tab and value */
	enum answer_method method;
	uint64_t seed;
	bool detail;
	struct shard_counts counts;
	uint64_t hash; /* of the rows so far */
};

/* Reads a row, which is `raw` without its newline, and sets *whole if it is the last of a matchup.
 * Returns STATUS_OK, STATUS_NO_MEMORY, or an error of the row: STATUS_SHARD_ROW,
 * STATUS_SHARD_BEGIN, STATUS_SHARD_GAP or STATUS_SHARD_CHANGED. */
status_code shard_read(struct shard *shard, const struct slice *cells, size_t count,
	struct slice raw, bool *whole);

/* The kind of the first row about the matchup in which two shards differ; NULL if there is none. */
const char *shard_difference(const struct shard *one, const struct shard *other);

/* The value of the row of a kind in `about`: "question", "algorithm". */
struct slice shard_about(const struct shard *shard, const char *kind);

void shard_free(struct shard *shard);

#endif
