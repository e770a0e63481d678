#include "odds/shard_counts.h"

#include <stdlib.h>
#include <string.h>

bool shard_counts_add(struct shard_counts *counts, const struct shard_count *count)
{
	if (counts->count == counts->capacity) {
		const size_t capacity = counts->capacity ? 2 * counts->capacity : 64;
		struct shard_count *list = realloc(counts->list, capacity * sizeof *list);

		if (!list)
			return false;
		counts->list = list;
		counts->capacity = capacity;
	}
	counts->list[counts->count++] = *count;
	return true;
}

uint64_t shard_count_key(const struct shard_count *count)
{
	return (uint64_t)count->kind << 56 | (uint64_t)count->half << 48 |
	       (uint64_t)count->player << 40 | (uint64_t)count->category << 32 |
	       (uint64_t)count->high << 16 | count->low;
}

struct shard_count shard_count_of_key(uint64_t key)
{
	return (struct shard_count){.kind = (uint8_t)(key >> 56),
		.half = (uint8_t)(key >> 48),
		.player = (uint8_t)(key >> 40),
		.category = (uint8_t)(key >> 32),
		.high = (uint16_t)(key >> 16),
		.low = (uint16_t)key};
}

static int compare(const void *a, const void *b)
{
	const uint64_t key = shard_count_key(a), other = shard_count_key(b);

	return (key > other) - (key < other);
}

bool shard_counts_add_all(struct shard_counts *counts, const struct shard_counts *other)
{
	size_t kept = 0;

	for (size_t i = 0; i < other->count; i++)
		if (!shard_counts_add(counts, &other->list[i]))
			return false;
	if (!counts->count)
		return true;
	qsort(counts->list, counts->count, sizeof *counts->list, compare);
	for (size_t i = 1; i < counts->count; i++)
		if (compare(&counts->list[kept], &counts->list[i]))
			counts->list[++kept] = counts->list[i];
		else
			counts->list[kept].count += counts->list[i].count;
	counts->count = kept + 1;
	return true;
}

void shard_counts_clear(struct shard_counts *counts)
{
	counts->count = 0;
}

void shard_counts_free(struct shard_counts *counts)
{
	free(counts->list);
	*counts = (struct shard_counts){.list = NULL};
}

int shard_counts_players(const struct shard_counts *counts)
{
	int players = 0;

	for (size_t i = 0; i < counts->count; i++) {
		const struct shard_count *count = &counts->list[i];
		const unsigned set = count->kind == SHARD_WINNERS ? count->high | count->low
								  : 1u << count->player;

		while (set >> players)
			players++;
	}
	return players;
}

/* -- from tallies --------------------------------------------------------------- */

static bool add_if(struct shard_counts *counts, struct shard_count count, deal_count value)
{
	count.count = value;
	return !value || shard_counts_add(counts, &count);
}

static bool add_ends(struct shard_counts *counts, const struct order *order, enum tally_half half,
	int player, const struct tally_ends *ends)
{
	bool good = true;

	for (int c = 0; c < order->categories; c++) {
		struct shard_count count = {.half = (uint8_t)half,
			.player = (uint8_t)player,
			.category = (uint8_t)c};

		count.kind = SHARD_ENDS;
		good = good && add_if(counts, count, ends[c].all);
		count.kind = SHARD_WINS;
		good = good && add_if(counts, count, ends[c].won);
		count.kind = SHARD_TIES;
		good = good && add_if(counts, count, ends[c].tied);
	}
	return good;
}

bool shard_counts_of(struct shard_counts *counts, const struct game *game,
	const struct tally *tally)
{
	const unsigned sets = 1u << tally->players, lows = tally->halves ? sets : 1;
	bool good = true;

	for (unsigned high = 1; high < sets; high++)
		for (unsigned low = 0; low < lows; low++)
			good = good && add_if(counts,
					       (struct shard_count){.high = (uint16_t)high,
						       .low = (uint16_t)low},
					       *tally_at(tally, high, low));
	for (int i = 0; i < tally->players; i++) {
		const uint8_t player = (uint8_t)i;

		if (tally->boards > 1) {
			good = good &&
			       add_if(counts,
				       (struct shard_count){.kind = SHARD_SCOOPS, .player = player},
				       tally->scoops[i]);
			good = good && add_if(counts,
					       (struct shard_count){.kind = SHARD_SQUARES,
						       .player = player},
					       tally->squares[i]);
		}
		if (tally->detail)
			good = good && add_ends(counts, game->evaluator->order, TALLY_HIGH, i,
					       tally->ends[TALLY_HIGH][i]);
		if (tally->detail && tally->halves)
			good = good && add_ends(counts, game->low->order, TALLY_LOW, i,
					       tally->ends[TALLY_LOW][i]);
	}
	return good;
}

/* -- to tallies ----------------------------------------------------------------- */

static void add_to_ends(struct tally_ends *ends, const struct shard_count *count)
{
	deal_count *const to = count->kind == SHARD_ENDS   ? &ends->all
			       : count->kind == SHARD_WINS ? &ends->won
							   : &ends->tied;

	*to += count->count;
}

void shard_counts_to(const struct shard_counts *counts, struct tally *tally)
{
	for (size_t i = 0; i < counts->count; i++) {
		const struct shard_count *count = &counts->list[i];

		if (count->kind == SHARD_WINNERS)
			*tally_at(tally, count->high, count->low) += count->count;
		else if (count->kind == SHARD_SCOOPS)
			tally->scoops[count->player] += count->count;
		else if (count->kind == SHARD_SQUARES)
			tally->squares[count->player] += count->count;
		else if (tally->detail)
			add_to_ends(&tally->ends[count->half][count->player][count->category],
				count);
	}
}
