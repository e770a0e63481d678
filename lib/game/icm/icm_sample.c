#include "icm_internal.h"

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

struct sample {
	const struct icm_sampling *given;
	const struct icm_sampled *out;
	struct icm_draws draws;
	struct icm_kinds kinds;

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
	const int kind = sample->kinds.of[player], place = sample->count - 1;

	if (place < sample->given->places)
		sample->kinds.kind[kind].value += sample->given->payouts[place];
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
	icm_kinds_end_sample(&sample->kinds);
}

/* -- all tournaments -------------------------------------------------------------- */

static bool make(struct sample *sample)
{
	const size_t players = (size_t)sample->given->players;

	sample->player = malloc(players * sizeof *sample->player);
	sample->chips = malloc(3 * players * sizeof *sample->chips);
	if (!sample->player || !sample->chips)
		return false;
	sample->inverse = sample->chips + players;
	sample->weight = sample->inverse + players;
	return !icm_kinds_make(&sample->kinds, sample->given->stacks, NULL, sample->given->players);
}

/* Turns the counts of places, by kind, into probabilities by player. */
static void finish_places(const struct sample *sample, double *places)
{
	const struct icm_sampled *const out = sample->out;
	const size_t width = (size_t)out->places;

	for (int i = 0; i < sample->given->players; i++) {
		const int kind = sample->kinds.of[i];
		const double all = (double)sample->given->samples * sample->kinds.kind[kind].count;

		for (size_t k = 0; k < width; k++)
			places[(size_t)i * width + k] = out->place[(size_t)kind * width + k] / all;
	}
	memcpy(out->place, places, (size_t)sample->given->players * width * sizeof *places);
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
	icm_kinds_finish(&sample.kinds, sampling->players, sampling->samples, out->value,
		out->error);
	if (cells)
		finish_places(&sample, places);
	status = STATUS_OK;
out:
	free(places);
	free(sample.chips);
	free(sample.player);
	icm_kinds_free(&sample.kinds);
	return status;
}
