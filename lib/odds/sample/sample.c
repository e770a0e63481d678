#include "odds/sample/sample_internal.h"

#include <stdlib.h>
#include <string.h>

/* The result of a hand in a deal with detail. */
enum end { END_LOST, END_TIED, END_WON, END_KINDS };

struct sampler {
	const struct spot *spot;
	bool detail;
	enum cpu_path path;
	struct sample_dealing dealing; /* the players with ranges */
	struct sample_plan plan; /* the other rows: players with any two cards, and the board */
	struct rng rng;
	struct sample_batch batch;
	struct sample_counts counts;
	uint32_t ends[SPOT_PLAYERS_MAX][ORDER_CATEGORIES_MAX][END_KINDS];
	uint16_t winners[SAMPLE_LANES];
	score scores[SPOT_PLAYERS_MAX][SAMPLE_LANES];
};

/* The random number streams of a part: one for the plan, then one per cluster. */
enum { STREAM_BITS = 4 };

_Static_assert(SPOT_PLAYERS_MAX < 1 << STREAM_BITS, "a stream for each cluster");

static uint64_t stream_of(uint64_t part, unsigned use)
{
	return (part << STREAM_BITS | use) & ~RNG_AGAIN_BIT;
}

static uint32_t rows_of(int player)
{
	return UINT32_C(3) << sample_hole_row(player);
}

static void lay_out(struct sampler *sampler)
{
	const struct spot *spot = sampler->spot;
	const struct sample_dealing *dealing = &sampler->dealing;
	card_set known = CARD_DECK & ~spot->live;
	uint32_t given = 0, drawn = 0, fixed = 0;

	for (int i = 0; i < SPOT_BOARD; i++)
		if (i < spot->board_count)
			sample_fill(&sampler->batch, i, spot->board[i]);
		else
			drawn |= UINT32_C(1) << i;
	for (int i = 0; i < dealing->fixed; i++) {
		const int row = sample_hole_row(dealing->fixed_player[i]);
		const card a = (card)dealing->fixed_pair[i],
			   b = (card)(dealing->fixed_pair[i] >> 8);

		sample_fill(&sampler->batch, row, a);
		sample_fill(&sampler->batch, row + 1, b);
		known |= card_bit(a) | card_bit(b);
		fixed |= rows_of(dealing->fixed_player[i]);
	}
	for (int i = 0; i < spot->players; i++) {
		if (spot->side[i].full && !(fixed & rows_of(i)))
			drawn |= rows_of(i);
		else
			given |= rows_of(i) & ~fixed;
	}
	sample_plan_init(&sampler->plan, known, given, drawn);
}

status_code sample_begin_within(struct sampler **at, const struct spot *spot, bool detail,
	enum cpu_path path, const struct sample_limits *limits)
{
	struct sampler *sampler = *at;

	if (!sampler) {
		sampler = aligned_alloc(_Alignof(struct sampler), sizeof *sampler);
		if (!sampler)
			return STATUS_NO_MEMORY;
		memset(&sampler->dealing, 0, sizeof sampler->dealing);
		*at = sampler;
	}
	sampler->spot = spot;
	sampler->detail = detail;
	sampler->path = path;
	if (sample_dealing_init(&sampler->dealing, spot, path, limits))
		return STATUS_NO_MEMORY;
	lay_out(sampler);
	return STATUS_OK;
}

status_code sample_begin(struct sampler **sampler, const struct spot *spot, bool detail,
	enum cpu_path path)
{
	return sample_begin_within(sampler, spot, detail, path, &sample_limits_usual);
}

const struct sample_dealing *sample_dealing_of(const struct sampler *sampler)
{
	return &sampler->dealing;
}

static void start_part(struct sampler *sampler, uint64_t seed, uint64_t part)
{
	rng_init(&sampler->rng, sampler->path, seed, stream_of(part, 0));
	for (int i = 0; i < sampler->dealing.clusters; i++)
		sample_cluster_start(&sampler->dealing.cluster[i], sampler->path, seed,
			stream_of(part, (unsigned)i + 1));
}

/* Draws the next 64 deals. */
static void deal_step(struct sampler *sampler, uint64_t step)
{
	for (int i = 0; i < sampler->dealing.clusters; i++)
		sample_cluster_take(&sampler->dealing.cluster[i], &sampler->batch);
	sample_draw(sampler->path, &sampler->plan, &sampler->rng, step, &sampler->batch);
}

/* Writes the same as sample_decide(), for a game with any evaluator. */
static void decide(struct sampler *sampler, score (*scores)[SAMPLE_LANES])
{
	const struct spot *spot = sampler->spot;
	card cards[2 + SPOT_BOARD];

	for (int lane = 0; lane < SAMPLE_LANES; lane++) {
		score best = 0;

		sampler->winners[lane] = 0;
		for (int i = 0; i < SPOT_BOARD; i++)
			cards[2 + i] = sampler->batch.row[i][lane];
		for (int player = 0; player < spot->players; player++) {
			const int row = sample_hole_row(player);
			score own;

			cards[0] = sampler->batch.row[row][lane];
			cards[1] = sampler->batch.row[row + 1][lane];
			own = spot->game->evaluator->value(cards, 2, SPOT_BOARD);
			scores[player][lane] = own;
			if (own > best) {
				best = own;
				sampler->winners[lane] = 0;
			}
			if (own == best)
				sampler->winners[lane] |= (uint16_t)(1 << player);
		}
	}
}

static void count_ends(struct sampler *sampler, uint32_t lanes)
{
	struct tally_categories categories;

	tally_categories_init(&categories, sampler->spot->game->evaluator->order);
	for (int i = 0; i < sampler->spot->players; i++)
		for (uint32_t lane = 0; lane < lanes; lane++) {
			const unsigned winners = sampler->winners[lane];
			const enum end end = !(winners >> i & 1)  ? END_LOST
					     : winners == 1u << i ? END_WON
								  : END_TIED;

			sampler->ends[i][tally_category(&categories, sampler->scores[i][lane])]
				     [end]++;
		}
}

static void count_orders(const struct sampler *sampler, uint32_t lanes, struct tally *tally)
{
	for (uint32_t lane = 0; lane < lanes; lane++) {
		score values[SPOT_PLAYERS_MAX];

		for (int i = 0; i < tally->players; i++)
			values[i] = sampler->scores[i][lane];
		tally_order(tally, values, NULL, 1);
	}
}

void sample_part(struct sampler *sampler, uint64_t seed, uint64_t part, uint32_t deals,
	struct tally *tally)
{
	uint64_t step = 0;

	start_part(sampler, seed, part);
	for (int i = 0; i < SAMPLE_COUNTERS; i++)
		memset(sampler->counts.counter[i], 0,
			sizeof *sampler->counts.counter[i] << sampler->spot->players);
	if (sampler->detail)
		memset(sampler->ends, 0, sizeof sampler->ends);
	for (uint32_t left = deals, lanes; left; left -= lanes, step++) {
		lanes = left < SAMPLE_LANES ? left : SAMPLE_LANES;
		deal_step(sampler, step);
		if (spot_is_high(sampler->spot))
			sample_decide(sampler->path, &sampler->batch, sampler->spot->players,
				sampler->winners,
				sampler->detail || tally->ordered ? sampler->scores : NULL);
		else
			decide(sampler, sampler->scores);
		if (lanes == SAMPLE_LANES)
			sample_count_winners(&sampler->counts, sampler->winners);
		else
			for (uint32_t lane = 0; lane < lanes; lane++)
				sampler->counts.counter[0][sampler->winners[lane]]++;
		if (sampler->detail)
			count_ends(sampler, lanes);
		if (tally->ordered)
			count_orders(sampler, lanes, tally);
	}
	for (int i = 0; i < SAMPLE_COUNTERS; i++)
		for (int set = 1; set < 1 << tally->players; set++)
			tally->by_winners[set] += sampler->counts.counter[i][set];
	if (sampler->detail)
		for (int i = 0; i < tally->players; i++)
			for (int category = 0; category < ORDER_CATEGORIES_MAX; category++) {
				const uint32_t *end = sampler->ends[i][category];
				struct tally_ends *ends = &tally->ends[TALLY_HIGH][i][category];

				ends->all +=
					(deal_count)end[END_LOST] + end[END_TIED] + end[END_WON];
				ends->won += end[END_WON];
				ends->tied += end[END_TIED];
			}
}

void sample_cards(struct sampler *sampler, uint64_t seed, uint64_t part, uint32_t deals,
	card (*cards)[SAMPLE_ROWS])
{
	const int rows = sample_hole_row(sampler->spot->players);

	start_part(sampler, seed, part);
	for (uint32_t i = 0; i < deals; i++) {
		if (i % SAMPLE_LANES == 0)
			deal_step(sampler, i / SAMPLE_LANES);
		for (int row = 0; row < rows; row++)
			cards[i][row] = sampler->batch.row[row][i % SAMPLE_LANES];
	}
}

void sample_free(struct sampler *sampler)
{
	if (!sampler)
		return;
	sample_dealing_free(&sampler->dealing);
	free(sampler);
}
