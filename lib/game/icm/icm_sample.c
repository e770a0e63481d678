#include "icm_internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

double icm_draw(struct icm_draws *draws)
{
	if (draws->used == RNG_WORDS) {
		rng_block(&draws->key, draws->stream, draws->block++, draws->word);
		draws->used = 0;
	}
	draws->used += 2;
	return ((draws->word[draws->used - 2] >> 5) * 0x1p26 +
		       (draws->word[draws->used - 1] >> 6)) *
	       0x1p-53;
}

void icm_draws_begin(struct icm_draws *draws, uint64_t seed, uint64_t stream)
{
	*draws = (struct icm_draws){.key = rng_key_of(seed), .stream = stream, .used = RNG_WORDS};
}

/* Players of one stack, whose results are added up together. */
struct kind {
	int count;
	double value, sum, squares; /* of the current sample; of the means of all */
};

struct sample {
	const struct icm_sampling *given;
	const struct icm_sampled *out;
	struct icm_draws draws;
	int *kind_of; /* by player */
	struct kind *kind;
	int kinds;

	/* the current tournament: players who are left */
	int count;
	int *player;
	double *chips, *inverse, *weight;
};

/* -- a tournament ----------------------------------------------------------------- */

/* Sets the weights of the players left, and returns their sum; *inverses is that of 1/chips. */
static double weigh(struct sample *sample, double *inverses)
{
	const bool square = sample->given->model == ICM_ROBERTS;
	double sum = 0;

	*inverses = 0;
	for (int i = 0; i < sample->count; i++)
		*inverses += sample->inverse[i] = 1 / sample->chips[i];
	for (int i = 0; i < sample->count; i++) {
		const double inverse = sample->inverse[i];

		sample->weight[i] = square ? inverse * inverse * (*inverses - inverse) : inverse;
		sum += sample->weight[i];
	}
	return sum;
}

/* Removes one of the players left, and gives the chips to the others. */
static void put_out(struct sample *sample, int out, double inverses)
{
	const double chips = sample->chips[out];
	const double each = sample->given->model == ICM_ROBERTS
				    ? chips / (inverses - sample->inverse[out])
				    : chips / (sample->count - 1);
	const int last = --sample->count;

	sample->player[out] = sample->player[last];
	sample->chips[out] = sample->chips[last];
	sample->inverse[out] = sample->inverse[last];
	for (int i = 0; i < last; i++)
		sample->chips[i] +=
			sample->given->model == ICM_ROBERTS ? each * sample->inverse[i] : each;
}

/* Adds that a player takes the last place of those left. */
static void add_place(struct sample *sample, int player)
{
	struct icm_sampled const *const out = sample->out;
	const int kind = sample->kind_of[player], place = sample->count - 1;

	if (place < sample->given->places)
		sample->kind[kind].value += sample->given->payouts[place];
	if (out->place && place < out->places)
		out->place[(size_t)kind * (size_t)out->places + (size_t)place]++;
}

static void play(struct sample *sample)
{
	const struct icm_sampling *const given = sample->given;

	sample->count = given->players;
	for (int i = 0; i < given->players; i++) {
		sample->player[i] = i;
		sample->chips[i] = given->stacks[i];
	}
	while (sample->count > 1) {
		double inverses;
		double rest = weigh(sample, &inverses) * icm_draw(&sample->draws);
		int out = 0;

		while (out + 1 < sample->count && rest >= sample->weight[out])
			rest -= sample->weight[out++];
		add_place(sample, sample->player[out]);
		put_out(sample, out, inverses);
	}
	add_place(sample, sample->player[0]);
	for (int i = 0; i < sample->kinds; i++) {
		struct kind *const kind = &sample->kind[i];
		const double value = kind->value / kind->count;

		kind->sum += value;
		kind->squares += value * value;
		kind->value = 0;
	}
}

/* -- all tournaments -------------------------------------------------------------- */

struct ranked {
	double chips;
	int player;
};

static int compare(const void *a, const void *b)
{
	const struct ranked *const x = a, *const y = b;

	if (x->chips < y->chips || x->chips > y->chips)
		return x->chips < y->chips ? 1 : -1;
	return (x->player > y->player) - (x->player < y->player);
}

/* Numbers the different stacks. */
static status_code find_kinds(struct sample *sample)
{
	const int players = sample->given->players;
	struct ranked *const rank = malloc((size_t)players * sizeof *rank);

	if (!rank)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < players; i++)
		rank[i] = (struct ranked){sample->given->stacks[i], i};
	qsort(rank, (size_t)players, sizeof *rank, compare);
	for (int i = 0; i < players; i++) {
		sample->kinds += !i || rank[i].chips < rank[i - 1].chips;
		sample->kind_of[rank[i].player] = sample->kinds - 1;
		sample->kind[sample->kinds - 1].count++;
	}
	free(rank);
	return STATUS_OK;
}

static bool make(struct sample *sample)
{
	const size_t players = (size_t)sample->given->players;

	sample->kind_of = malloc(players * sizeof *sample->kind_of);
	sample->kind = calloc(players, sizeof *sample->kind);
	sample->player = malloc(players * sizeof *sample->player);
	sample->chips = malloc(3 * players * sizeof *sample->chips);
	if (!sample->kind_of || !sample->kind || !sample->player || !sample->chips)
		return false;
	sample->inverse = sample->chips + players;
	sample->weight = sample->inverse + players;
	return !find_kinds(sample);
}

/* Turns sums into means, and the counts of places, by kind, into probabilities by player. */
static void finish(struct sample *sample, double *places)
{
	const struct icm_sampled *const out = sample->out;
	const double samples = (double)sample->given->samples;
	const size_t width = out->place ? (size_t)out->places : 0;

	for (int i = 0; i < sample->given->players; i++) {
		const struct kind *const kind = &sample->kind[sample->kind_of[i]];
		const double mean = kind->sum / samples;
		const double spread = kind->squares / samples - mean * mean;

		out->value[i] = mean;
		out->error[i] = sqrt(spread > 0 ? spread / (samples - 1) : 0);
		for (size_t k = 0; k < width; k++)
			places[(size_t)i * width + k] =
				out->place[(size_t)sample->kind_of[i] * width + k] /
				(samples * kind->count);
	}
}

status_code icm_sample(const struct icm_sampling *sampling, struct icm_sampled *out)
{
	const size_t cells = (size_t)sampling->players * (out->place ? (size_t)out->places : 0);
	struct sample sample = {.given = sampling, .out = out};
	double *const places = malloc((cells + 1) * sizeof *places);
	status_code status = STATUS_NO_MEMORY;

	if (!make(&sample) || !places)
		goto out;
	for (size_t i = 0; i < cells; i++)
		out->place[i] = 0;
	for (uint64_t i = 0; i < sampling->samples; i++) {
		icm_draws_begin(&sample.draws, sampling->seed, i);
		play(&sample);
	}
	finish(&sample, places);
	if (cells)
		memcpy(out->place, places, cells * sizeof *places);
	status = STATUS_OK;
out:
	free(places);
	free(sample.chips);
	free(sample.player);
	free(sample.kind);
	free(sample.kind_of);
	return status;
}
