/* The loops over multisets, in plain C. */
#include "odds/omaha/omaha_internal.h"

#include <string.h>

static void multiply(uint16_t *to, const uint16_t *from, unsigned entries, unsigned by)
{
	for (unsigned i = 0; i < entries; i++)
		to[i] = (uint16_t)(from[i] * by);
}

static void combine(uint16_t *to, const uint16_t *a, unsigned none, const uint16_t *b, unsigned one,
	unsigned entries)
{
	for (unsigned i = 0; i < entries; i++)
		to[i] = (uint16_t)(a[i] * none + b[i] * one);
}

static void greatest(score *to, const score *const columns[], int count, unsigned entries)
{
	memset(to, 0, entries * sizeof *to);
	for (int c = 0; c < count; c++)
		for (unsigned i = 0; i < entries; i++)
			to[i] = columns[c][i] > to[i] ? columns[c][i] : to[i];
}

static void decide(struct omaha_count *count)
{
	struct omaha_decided *out = &count->decided;

	memset(out->flush_sum, 0, sizeof out->flush_sum);
	for (unsigned i = 0; i < count->entries; i++) {
		score best;

		out->high[i] = (uint16_t)omaha_winners(count, i, &best);
		out->ways[i] = count->ways[i];
		for (int s = 0; s < count->suits; s++) {
			const uint16_t flushes =
				best < category_floor[FULL_HOUSE] ? count->suit[s].ways[i] : 0;

			out->flushes[s][i] = flushes;
			out->flush_sum[s] += flushes;
			out->ways[i] = (uint16_t)(out->ways[i] - flushes);
		}
	}
}

const struct omaha_path omaha_scalar = {multiply, combine, greatest, decide};
