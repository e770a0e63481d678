/* Drawing the hands of a cluster, 64 candidates per step, in plain C: the reference for the
 * kernels. */
#include "odds/sample/sample_internal.h"

#include <string.h>

/* The candidates of a step in progress. */
struct sample_cluster_step {
	uint64_t row;                /* next row of the stream */
	uint32_t lost[SAMPLE_LANES]; /* not 0 if the candidate is lost */
	card_set used[SAMPLE_LANES]; /* cards used by the entries of the lists so far */
};

/* Reads 32-bit numbers from two rows, the first row in the upper half. */
static void join_rows(struct rng *rng, struct sample_cluster_step *step, uint32_t out[SAMPLE_LANES])
{
	const uint16_t *row = rng_row(rng, step->row++);

	for (int lane = 0; lane < SAMPLE_LANES; lane++)
		out[lane] = (uint32_t)row[lane] << 16;
	row = rng_row(rng, step->row++);
	for (int lane = 0; lane < SAMPLE_LANES; lane++)
		out[lane] |= row[lane];
}

static void draw_64(struct rng *rng, struct sample_cluster_step *step, uint64_t bound,
	uint64_t out[SAMPLE_LANES])
{
	const uint64_t uneven = -bound % bound;
	uint32_t high[SAMPLE_LANES], low[SAMPLE_LANES];

	join_rows(rng, step, high);
	join_rows(rng, step, low);
	for (int lane = 0; lane < SAMPLE_LANES; lane++) {
		deal_count product = (deal_count)((uint64_t)high[lane] << 32 | low[lane]) * bound;

		out[lane] = (uint64_t)(product >> 64);
		step->lost[lane] |= (uint64_t)product < uneven;
	}
}

static void draw_below(struct rng *rng, struct sample_cluster_step *step, uint32_t bound,
	uint32_t out[SAMPLE_LANES])
{
	if (sample_random_rows(bound) == 1) {
		const uint16_t *row = rng_row(rng, step->row++);
		const uint32_t uneven = (UINT32_C(1) << 16) % bound;

		for (int lane = 0; lane < SAMPLE_LANES; lane++) {
			uint32_t product = row[lane] * bound;

			out[lane] = product >> 16;
			step->lost[lane] |= (product & 0xffff) < uneven;
		}
	} else {
		const uint32_t uneven = -bound % bound;

		join_rows(rng, step, out);
		for (int lane = 0; lane < SAMPLE_LANES; lane++) {
			uint64_t product = (uint64_t)out[lane] * bound;

			out[lane] = (uint32_t)(product >> 32);
			step->lost[lane] |= (uint32_t)product < uneven;
		}
	}
}

/* Draws a height in the column of each lane, and replaces the column by the entry at that
 * height. */
static void draw_heights(struct rng *rng, struct sample_cluster_step *step,
	const struct sample_list *list, uint32_t entry[SAMPLE_LANES])
{
	uint64_t height[SAMPLE_LANES];
	uint32_t low[SAMPLE_LANES];

	if (sample_random_rows(list->weight_sum) == 4)
		draw_64(rng, step, list->weight_sum, height);
	else {
		draw_below(rng, step, (uint32_t)list->weight_sum, low);
		for (int lane = 0; lane < SAMPLE_LANES; lane++)
			height[lane] = low[lane];
	}
	for (int lane = 0; lane < SAMPLE_LANES; lane++) {
		uint32_t column = entry[lane];

		entry[lane] = height[lane] < list->height[column] ? column : list->other[column];
	}
}

/* Appends the candidates that are not lost to the waiting ones; returns the number appended. */
static unsigned keep_good(struct sample_cluster *cluster, const struct sample_cluster_step *step,
	uint32_t (*entry)[SAMPLE_LANES])
{
	uint8_t good[SAMPLE_LANES];
	unsigned count = 0;

	for (int lane = 0; lane < SAMPLE_LANES; lane++) {
		good[count] = (uint8_t)lane;
		count += !step->lost[lane];
	}
	for (int i = 0; i < cluster->lists; i++)
		for (unsigned k = 0; k < count; k++)
			cluster->waiting[i][cluster->ready + k] = entry[i][good[k]];
	cluster->ready += count;
	return count;
}

/* Adds the cards of the entries. A candidate is lost if one of them was already used. */
static void take_sets(struct sample_cluster_step *step, const card_set *sets,
	const uint32_t entry[SAMPLE_LANES])
{
	for (int lane = 0; lane < SAMPLE_LANES; lane++) {
		card_set set = sets[entry[lane]];

		step->lost[lane] |= (step->used[lane] & set) != 0;
		step->used[lane] |= set;
	}
}

/* Draws the codes of splits: a column from the high bits of a row, and a height from two rows. Here
 * and in take_sets(), each kind of lookup is done for all candidates before the next: it may wait
 * long for memory, and does not wait for others of its kind. */
static void draw_codes(struct rng *rng, struct sample_cluster_step *step,
	const struct sample_split *split, uint32_t code[SAMPLE_LANES])
{
	const int drop = 16 - split->column_bits;
	uint16_t column[SAMPLE_LANES];
	uint32_t number[SAMPLE_LANES];

	memcpy(column, rng_row(rng, step->row++), sizeof column);
	join_rows(rng, step, number);
	for (int lane = 0; lane < SAMPLE_LANES; lane++) {
		const uint64_t height = (uint64_t)number[lane] * split->height;

		step->lost[lane] = (uint32_t)height < split->uneven;
		number[lane] = (uint32_t)(height >> 32);
	}
	for (int lane = 0; lane < SAMPLE_LANES; lane++)
		code[lane] = (uint32_t)sample_split_code(split->column[column[lane] >> drop],
			number[lane]);
}

static unsigned split_step_scalar(struct sample_cluster *cluster, uint64_t first)
{
	const struct sample_split *split = cluster->split;
	uint32_t code[SAMPLE_LANES], entry[SAMPLE_SPLIT_LISTS][SAMPLE_LANES];
	struct sample_cluster_step step;

	step.row = first;
	draw_codes(&cluster->rng, &step, split, code);
	for (int lane = 0; lane < SAMPLE_LANES; lane++)
		step.used[lane] = SAMPLE_FILLER;
	for (int i = 0; i < cluster->lists; i++) {
		const uint16_t *row = rng_row(&cluster->rng, step.row++);
		const int drop = split->group_bits * i, unit = split->unit_bits;
		const unsigned mask = (1u << split->group_bits) - 1;

		/* Draw an entry of the list in each group named by the codes. */
		for (int lane = 0; lane < SAMPLE_LANES; lane++) {
			const unsigned group = code[lane] >> drop & mask;
			const uint32_t span = split->groups[i].span[group];
			const uint32_t product = row[lane] * (span & 0xffff);

			entry[i][lane] = (span >> 16 << unit) + (product >> 16);
			step.lost[lane] |= (product & 0xffff) < split->groups[i].uneven[group];
		}
		take_sets(&step, cluster->set[i], entry[i]);
	}
	return keep_good(cluster, &step, entry);
}

static unsigned split_step(struct sample_cluster *cluster)
{
	const uint64_t rows = (uint64_t)SAMPLE_SPLIT_ROWS + (uint64_t)cluster->lists;

	return CPU_PICK(cluster->rng.path, split_step_scalar, sample_cluster_split_avx2,
		sample_cluster_split_avx512)(cluster, cluster->step++ * rows);
}

/* Parameters for drawing an entry of a list whose entries all have equal weights, from 32 bits. If
 * the list needs only one row, the lower 16 bits are zeros. */
struct draw {
	const uint16_t *high, *low;
	uint32_t count, uneven;
	const card_set *set;
};

/* Each candidate is written at the position of the next valid one, and is overwritten if it is
 * invalid. */
static inline unsigned uniform_lanes(struct sample_cluster *cluster, const struct draw *draw,
	int lists)
{
	unsigned next = cluster->ready;

	for (int lane = 0; lane < SAMPLE_LANES; lane++) {
		unsigned lost = 0;
		card_set used = 0;

#pragma GCC unroll 3
		for (int i = 0; i < lists; i++) {
			const uint32_t number =
				(uint32_t)draw[i].high[lane] << 16 | draw[i].low[lane];
			const uint64_t product = (uint64_t)number * draw[i].count;
			const uint32_t entry = (uint32_t)(product >> 32);

			lost |= (uint32_t)product < draw[i].uneven;
			cluster->waiting[i][next] = entry;
			if (lists > 1) {
				const card_set set = draw[i].set[entry];

				lost |= (used & set) != 0;
				used |= set;
			}
		}
		next += !lost;
	}
	next -= cluster->ready;
	cluster->ready += next;
	return next;
}

static unsigned uniform_step(struct sample_cluster *cluster, uint64_t from)
{
	static const uint16_t zeros[SAMPLE_LANES];
	uint16_t row[2 * SPOT_PLAYERS_MAX][SAMPLE_LANES];
	struct draw draw[SPOT_PLAYERS_MAX];
	int rows = 0, next = 0;

	for (int i = 0; i < cluster->lists; i++)
		rows += sample_random_rows(cluster->list[i]->count);
	/* Copy rows of the stream, since a row is valid only until one of another sheet is read. */
	for (int i = 0; i < rows; i++)
		memcpy(row[i], rng_row(&cluster->rng, from + (uint64_t)i), sizeof *row);
	for (int i = 0; i < cluster->lists; i++) {
		const uint32_t count = cluster->list[i]->count;
		const bool wide = sample_random_rows(count) == 2;

		draw[i].count = count;
		draw[i].uneven = wide ? -count % count : (UINT32_C(1) << 16) % count << 16;
		draw[i].set = cluster->set[i];
		draw[i].high = row[next++];
		draw[i].low = wide ? row[next++] : zeros;
	}
	switch (cluster->lists) {
	case 1:
		return uniform_lanes(cluster, draw, 1);
	case 2:
		return uniform_lanes(cluster, draw, 2);
	case 3:
		return uniform_lanes(cluster, draw, 3);
	default:
		return uniform_lanes(cluster, draw, cluster->lists);
	}
}

static unsigned list_step(struct sample_cluster *cluster)
{
	int rows = 0;
	uint64_t from;
	bool uniform = true;

	for (int i = 0; i < cluster->lists; i++) {
		const struct sample_list *list = cluster->list[i];

		rows += sample_random_rows(list->count);
		rows += list->uniform ? 0 : sample_random_rows(list->weight_sum);
		uniform = uniform && list->uniform;
	}
	from = cluster->step++ * (uint64_t)rows;
	if (!uniform) {
		uint32_t entry[SPOT_PLAYERS_MAX][SAMPLE_LANES];
		struct sample_cluster_step step = {.row = from};

		for (int i = 0; i < cluster->lists; i++) {
			const struct sample_list *list = cluster->list[i];

			draw_below(&cluster->rng, &step, list->count, entry[i]);
			if (!list->uniform)
				draw_heights(&cluster->rng, &step, list, entry[i]);
			if (cluster->lists > 1)
				take_sets(&step, cluster->set[i], entry[i]);
		}
		return keep_good(cluster, &step, entry);
	}
	return CPU_PICK(cluster->rng.path, uniform_step, uniform_step,
		sample_cluster_uniform_avx512)(cluster, from);
}

/* A candidate is a number with the same number of 64-bit limbs as the tree's numbers. */
static unsigned tree_step(struct sample_cluster *cluster)
{
	struct sample_ways number[SAMPLE_LANES];
	struct sample_cluster_step step = {0};
	unsigned good = 0;
	int limbs = SAMPLE_TREE_LIMBS;

	while (limbs > 1 && !cluster->tree->mask.limb[limbs - 1])
		limbs--;
	step.row = cluster->step++ * 4 * (uint64_t)limbs;
	memset(number, 0, sizeof number);
	for (int i = 0; i < limbs; i++) {
		uint32_t high[SAMPLE_LANES], low[SAMPLE_LANES];

		join_rows(&cluster->rng, &step, high);
		join_rows(&cluster->rng, &step, low);
		for (int lane = 0; lane < SAMPLE_LANES; lane++)
			number[lane].limb[i] = (uint64_t)high[lane] << 32 | low[lane];
	}
	for (int lane = 0; lane < SAMPLE_LANES; lane++) {
		combo holes[SPOT_PLAYERS_MAX];

		if (!sample_tree_deal(cluster->tree, number[lane], holes))
			continue;
		for (int i = 0; i < cluster->players; i++) {
			const card *cards = combo_cards[holes[i]];

			cluster->waiting[i][cluster->ready] = (uint32_t)(cards[0] | cards[1] << 8);
		}
		cluster->ready++;
		good++;
	}
	return good;
}

unsigned sample_cluster_step(struct sample_cluster *cluster)
{
	return !cluster->lists  ? tree_step(cluster)
	       : cluster->split ? split_step(cluster)
				: list_step(cluster);
}

void sample_cluster_start(struct sample_cluster *cluster, enum cpu_path path, uint64_t seed,
	uint64_t stream)
{
	rng_init(&cluster->rng, path, seed, stream);
	cluster->step = 0;
	cluster->ready = 0;
}

static void take_entries(const struct sample_cluster *cluster, struct sample_batch *batch)
{
	const uint8_t *player = cluster->player;

	for (int i = 0; i < cluster->lists; i++) {
		const size_t players = (size_t)cluster->list[i]->players;

		/* Deal to two players at a time, whose hands are one load. If there is only one
		 * player left, the upper half of the load is not used. */
		for (size_t k = 0; k < players; k += 2) {
			uint32_t words[SAMPLE_LANES];

			for (int lane = 0; lane < SAMPLE_LANES; lane++) {
				const card_pair *two =
					cluster->pairs[i] + cluster->waiting[i][lane] * players + k;

				words[lane] = (uint32_t)two[1] << 16 | two[0];
			}
			for (size_t at = k; at < players && at < k + 2; at++) {
				card *row = batch->row[sample_hole_row(player[at])];
				const int shift = at == k ? 0 : 16;

				for (int lane = 0; lane < SAMPLE_LANES; lane++) {
					row[lane] = (card)(words[lane] >> shift);
					row[SAMPLE_LANES + lane] =
						(card)(words[lane] >> (shift + 8));
				}
			}
		}
		player += cluster->list[i]->players;
	}
}

void sample_cluster_wait(struct sample_cluster *cluster)
{
	while (cluster->ready < SAMPLE_LANES)
		sample_cluster_step(cluster);
}

void sample_cluster_drop(struct sample_cluster *cluster)
{
	const int kinds = cluster->lists ? cluster->lists : cluster->players;

	cluster->ready -= SAMPLE_LANES;
	for (int i = 0; cluster->ready && i < kinds; i++)
		memcpy(cluster->waiting[i], cluster->waiting[i] + SAMPLE_LANES,
			cluster->ready * sizeof *cluster->waiting[i]);
}

void sample_cluster_take(struct sample_cluster *cluster, struct sample_batch *batch)
{
	sample_cluster_wait(cluster);
	if (!cluster->lists)
		for (int i = 0; i < cluster->players; i++) {
			card_pair pairs[SAMPLE_LANES];
			card *first;
			card *second;

			for (int lane = 0; lane < SAMPLE_LANES; lane++)
				pairs[lane] = (card_pair)cluster->waiting[i][lane];
			first = batch->row[sample_hole_row(cluster->player[i])];
			second = batch->row[sample_hole_row(cluster->player[i]) + 1];
			for (int lane = 0; lane < SAMPLE_LANES; lane++) {
				first[lane] = (card)pairs[lane];
				second[lane] = (card)(pairs[lane] >> 8);
			}
		}
	else
		CPU_PICK(cluster->rng.path, take_entries, take_entries, sample_cluster_deal_avx512)
	(cluster, batch);
	sample_cluster_drop(cluster);
}
