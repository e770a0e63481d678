/* Heads up before the flop without the generated table (preflop.h): each matchup is counted when it
 * is first needed, once for all that differ from it by a suit permutation. This serves games other
 * than hold'em, and a small build, which does not have the table. Two ranges need some hundreds or
 * thousands of the 47,008 matchups of hold'em. */
#ifndef FELT_ODDS_PREFLOP_COUNTS_H
#define FELT_ODDS_PREFLOP_COUNTS_H

#include "cards/game.h"
#include "odds/preflop.h"

struct preflop_counts;

/* For a game of count_match() (count/count.h). Returns NULL if out of memory; takes 1.5 MB. */
struct preflop_counts *preflop_counts_new(const struct game *game);
void preflop_counts_free(struct preflop_counts *counts); /* NULL is allowed */

/* Those of hold'em in a small build, which has one thread: they are kept until the program ends,
 * and nobody frees them. NULL if out of memory, and in a build with the table. */
struct preflop_counts *preflop_counts_kept(void);

/* The number of boards of each matchup. */
uint32_t preflop_counts_boards(const struct preflop_counts *counts);

/* Like preflop_look_up(). */
void preflop_counts_look_up(struct preflop_counts *counts, combo a, combo b, uint32_t *wins,
	uint32_t *ties);

/* The entries in the order of the generated table: 0 and 0 if not looked up before. */
const struct preflop_count *preflop_counts_entries(const struct preflop_counts *counts);

#endif
