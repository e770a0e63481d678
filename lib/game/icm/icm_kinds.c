#include "icm_internal.h"

#include <math.h>
#include <stdlib.h>

struct ranked_player {
	double chips, head;
	int player;
};

static int compare_numbers(double a, double b)
{
	return (a < b) - (a > b);
}

static int compare(const void *a, const void *b)
{
	const struct ranked_player *const x = a, *const y = b;
	const int chips = compare_numbers(x->chips, y->chips);
	const int heads = compare_numbers(x->head, y->head);

	return chips ? chips : heads ? heads : (x->player > y->player) - (x->player < y->player);
}

static bool differ(const struct ranked_player *a, const struct ranked_player *b)
{
	return compare_numbers(a->chips, b->chips) || compare_numbers(a->head, b->head);
}

status_code icm_kinds_make(struct icm_kinds *kinds, const double *stacks, const double *heads,
	int players)
{
	struct ranked_player *const rank = malloc((size_t)players * sizeof *rank);

	*kinds = (struct icm_kinds){.of = malloc((size_t)players * sizeof *kinds->of),
		.kind = calloc((size_t)players, sizeof *kinds->kind)};
	if (!rank || !kinds->of || !kinds->kind) {
		free(rank);
		return STATUS_NO_MEMORY;
	}
	for (int i = 0; i < players; i++)
		rank[i] = (struct ranked_player){stacks[i], heads ? heads[i] : 0, i};
	qsort(rank, (size_t)players, sizeof *rank, compare);
	for (int i = 0; i < players; i++) {
		kinds->count += !i || differ(&rank[i], &rank[i - 1]);
		kinds->of[rank[i].player] = kinds->count - 1;
		kinds->kind[kinds->count - 1].count++;
	}
	free(rank);
	return STATUS_OK;
}

void icm_kinds_end_sample(struct icm_kinds *kinds)
{
	for (int i = 0; i < kinds->count; i++) {
		struct icm_kind *const kind = &kinds->kind[i];
		const double value = kind->value / kind->count;

		kind->sum += value;
		kind->squares += value * value;
		kind->value = 0;
	}
}

void icm_kinds_finish(const struct icm_kinds *kinds, int players, uint64_t samples, double *value,
	double *error)
{
	for (int i = 0; i < players; i++) {
		const struct icm_kind *const kind = &kinds->kind[kinds->of[i]];
		const double mean = kind->sum / (double)samples;
		const double spread = kind->squares / (double)samples - mean * mean;

		value[i] = mean;
		error[i] = sqrt(spread > 0 ? spread / (double)(samples - 1) : 0);
	}
}

void icm_kinds_free(struct icm_kinds *kinds)
{
	free(kinds->of);
	free(kinds->kind);
}
