#include "odds/preflop_counts.h"

#include "cards/colex.h"
#include "odds/count/count.h"
#include "odds/spot.h"

#include <stdlib.h>

struct preflop_counts {
	const struct game *game;
	uint32_t boards; /* per matchup */
	struct count *count;
	/* No matchup has 0 and 0: if nothing else decides, flushes do. */
	struct preflop_count entry[PREFLOP_ENTRIES];
};

struct preflop_counts *preflop_counts_new(const struct game *game)
{
	struct preflop_counts *counts = calloc(1, sizeof *counts);

	if (!counts)
		return NULL;
	counts->game = game;
	counts->boards =
		(uint32_t)colex_choose((unsigned)card_set_count(game->deck) - 4, SPOT_BOARD);
	counts->count = count_new();
	if (counts->count)
		return counts;
	free(counts);
	return NULL;
}

void preflop_counts_free(struct preflop_counts *counts)
{
	if (!counts)
		return;
	count_free(counts->count);
	free(counts);
}

struct preflop_counts *preflop_counts_kept(void)
{
#ifdef FELT_SMALL
	static struct preflop_counts *counts;

	if (!counts)
		counts = preflop_counts_new(&game_holdem);
	return counts;
#else
	return NULL;
#endif
}

uint32_t preflop_counts_boards(const struct preflop_counts *counts)
{
	return counts->boards;
}

static void count_entry(struct preflop_counts *counts, combo a, combo b,
	struct preflop_count *entry)
{
	uint32_t wins, ties;

	/* It only fails to allocate the memory that it has already. */
	(void)count_match(&counts->count, counts->game, a, b, &wins, &ties);
	*entry = (struct preflop_count){wins, counts->boards - wins - ties};
}

void preflop_counts_look_up(struct preflop_counts *counts, combo a, combo b, uint32_t *wins,
	uint32_t *ties)
{
	const bool swapped = combo_pair(a) < combo_pair(b);
	struct preflop_count *entry =
		&counts->entry[swapped ? preflop_entry(b, a) : preflop_entry(a, b)];

	if (!entry->wins && !entry->losses)
		count_entry(counts, swapped ? b : a, swapped ? a : b, entry);
	*wins = swapped ? entry->losses : entry->wins;
	*ties = counts->boards - entry->wins - entry->losses;
}

const struct preflop_count *preflop_counts_entries(const struct preflop_counts *counts)
{
	return counts->entry;
}
