#include "odds/sample/sample_inside.h"

#include <string.h>

/* The candidates of a step while they are made. */
struct step {
	uint64_t row;                 /* the next of the stream */
	uint32_t lost[SAMPLE_LANES];  /* not 0: the candidate is lost */
	card_set taken[SAMPLE_LANES]; /* by lists so far */
};

static void draw_16(struct rng *rng, struct step *step, uint32_t bound, uint32_t out[SAMPLE_LANES])
{
	const uint16_t *row = rng_row(rng, step->row++);
	const uint32_t uneven = (UINT32_C(1) << 16) % bound;

	for (int lane = 0; lane < SAMPLE_LANES; lane++) {
		uint32_t product = row[lane] * bound;

		out[lane] = product >> 16;
		step->lost[lane] |= (product & 0xffff) < uneven;
	}
}

/* Two rows make 32 bits, the first the higher half. */
static void join_rows(struct rng *rng, struct step *step, uint32_t out[SAMPLE_LANES])
{
	const uint16_t *row = rng_row(rng, step->row++);

	for (int lane = 0; lane < SAMPLE_LANES; lane++)
		out[lane] = (uint32_t)row[lane] << 16;
	row = rng_row(rng, step->row++);
	for (int lane = 0; lane < SAMPLE_LANES; lane++)
		out[lane] |= row[lane];
}

static void draw_32(struct rng *rng, struct step *step, uint32_t bound, uint32_t out[SAMPLE_LANES])
{
	const uint32_t uneven = -bound % bound;

	join_rows(rng, step, out);
	for (int lane = 0; lane < SAMPLE_LANES; lane++) {
		uint64_t product = (uint64_t)out[lane] * bound;

		out[lane] = (uint32_t)(product >> 32);
		step->lost[lane] |= (uint32_t)product < uneven;
	}
}

static void draw_64(struct rng *rng, struct step *step, uint64_t bound, uint64_t out[SAMPLE_LANES])
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

static void draw_below(struct rng *rng, struct step *step, uint32_t bound,
	uint32_t out[SAMPLE_LANES])
{
	if (sample_rows_for(bound) == 1)
		draw_16(rng, step, bound, out);
	else
		draw_32(rng, step, bound, out);
}

/* By the alias table: a height in each lane's column, which says whose it is. */
static void draw_heights(struct rng *rng, struct step *step, const struct sample_list *list,
	uint32_t entry[SAMPLE_LANES])
{
	uint64_t height[SAMPLE_LANES];
	uint32_t low[SAMPLE_LANES];

	if (sample_rows_for(list->weight_sum) == 4)
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

/* Appends the candidates that are not lost to those that wait; returns how many were appended. */
static unsigned keep_good(struct sample_link *link, const struct step *step,
	uint32_t (*entry)[SAMPLE_LANES])
{
	uint8_t good[SAMPLE_LANES];
	unsigned count = 0;

	for (int lane = 0; lane < SAMPLE_LANES; lane++) {
		good[count] = (uint8_t)lane;
		count += !step->lost[lane];
	}
	for (int i = 0; i < link->lists; i++)
		for (unsigned k = 0; k < count; k++)
			link->waiting[i][link->ready + k] = entry[i][good[k]];
	link->ready += count;
	return count;
}

static void take_sets(struct step *step, const card_set *sets, const uint32_t entry[SAMPLE_LANES])
{
	for (int lane = 0; lane < SAMPLE_LANES; lane++) {
		card_set set = sets[entry[lane]];

		step->lost[lane] |= (step->taken[lane] & set) != 0;
		step->taken[lane] |= set;
	}
}

/* The next rows of the stream, next to each other. */
static void copy_rows(struct rng *rng, uint64_t from, uint16_t (*to)[SAMPLE_LANES], int rows)
{
	for (int i = 0; i < rows; i++)
		memcpy(to[i], rng_row(rng, from + (uint64_t)i), sizeof *to);
}

/* Each candidate is written where the next good one goes, and stays there if it is good. */
static inline unsigned split_lanes(struct sample_link *link, uint16_t (*row)[SAMPLE_LANES],
	int lists)
{
	const struct sample_split *split = link->split;
	const int drop = 16 - split->column_bits, bits = split->group_bits, unit = split->unit_bits;
	unsigned next = link->ready;

	for (int lane = 0; lane < SAMPLE_LANES; lane++) {
		/* NOLINTNEXTLINE(clang-analyzer-core*): rows are whole, and all copied */
		const uint32_t number = (uint32_t)row[1][lane] << 16 | row[2][lane];
		const uint64_t height = (uint64_t)number * split->height;
		uint64_t code = sample_code(split->column[row[0][lane] >> drop], height >> 32);
		unsigned lost = (uint32_t)height < split->uneven;
		card_set taken = SAMPLE_LOST;

#pragma GCC unroll 5
		for (int i = 0; i < lists; i++, code >>= bits) {
			const struct sample_groups *groups = &split->groups[i];
			const unsigned group = (unsigned)code & ((1u << bits) - 1);
			const uint32_t place =
				(uint32_t)row[SAMPLE_SPLIT_ROWS + i][lane] * groups->size[group];
			const uint32_t entry =
				((uint32_t)groups->first[group] << unit) + (place >> 16);
			const card_set set = link->set[i][entry];

			lost |= (place & 0xffff) < groups->uneven[group];
			lost |= (taken & set) != 0;
			taken |= set;
			link->waiting[i][next] = entry;
		}
		next += !lost;
	}
	next -= link->ready;
	link->ready += next;
	return next;
}

static unsigned split_step_scalar(struct sample_link *link, uint64_t first)
{
	uint16_t row[SAMPLE_SPLIT_ROWS + SAMPLE_SPLIT_LISTS][SAMPLE_LANES];
	const int rows = SAMPLE_SPLIT_ROWS + link->lists;

	copy_rows(&link->rng, first, row, rows);
	switch (link->lists) {
	case 2:
		return split_lanes(link, row, 2);
	case 3:
		return split_lanes(link, row, 3);
	default:
		return split_lanes(link, row, link->lists);
	}
}

static unsigned split_step(struct sample_link *link)
{
	const uint64_t rows = (uint64_t)SAMPLE_SPLIT_ROWS + (uint64_t)link->lists;

	return CPU_PICK(link->rng.path, split_step_scalar, split_step_scalar,
		sample_split_step_avx512)(link, link->step++ * rows);
}

/* How to draw an entry of a list whose entries all have equal weight, out of 32 bits. Where there
 * is only one row for these bits, the lower 16 are zeros. */
struct draw {
	const uint16_t *high, *low;
	uint32_t count, uneven;
	const card_set *set;
};

static inline unsigned uniform_lanes(struct sample_link *link, const struct draw *draw, int lists)
{
	unsigned next = link->ready;

	for (int lane = 0; lane < SAMPLE_LANES; lane++) {
		unsigned lost = 0;
		card_set taken = 0;

#pragma GCC unroll 3
		for (int i = 0; i < lists; i++) {
			const uint32_t number =
				(uint32_t)draw[i].high[lane] << 16 | draw[i].low[lane];
			const uint64_t product = (uint64_t)number * draw[i].count;
			const uint32_t entry = (uint32_t)(product >> 32);

			lost |= (uint32_t)product < draw[i].uneven;
			link->waiting[i][next] = entry;
			if (lists > 1) {
				const card_set set = draw[i].set[entry];

				lost |= (taken & set) != 0;
				taken |= set;
			}
		}
		next += !lost;
	}
	next -= link->ready;
	link->ready += next;
	return next;
}

static unsigned uniform_step(struct sample_link *link, uint64_t from)
{
	static const uint16_t zeros[SAMPLE_LANES];
	uint16_t row[2 * SPOT_PLAYERS_MAX][SAMPLE_LANES];
	struct draw draw[SPOT_PLAYERS_MAX];
	int rows = 0, next = 0;

	for (int i = 0; i < link->lists; i++)
		rows += sample_rows_for(link->list[i]->count);
	copy_rows(&link->rng, from, row, rows);
	for (int i = 0; i < link->lists; i++) {
		const uint32_t count = link->list[i]->count;
		const bool wide = sample_rows_for(count) == 2;

		draw[i].count = count;
		draw[i].uneven = wide ? -count % count : (UINT32_C(1) << 16) % count << 16;
		draw[i].set = link->set[i];
		draw[i].high = row[next++];
		draw[i].low = wide ? row[next++] : zeros;
	}
	switch (link->lists) {
	case 1:
		return uniform_lanes(link, draw, 1);
	case 2:
		return uniform_lanes(link, draw, 2);
	case 3:
		return uniform_lanes(link, draw, 3);
	default:
		return uniform_lanes(link, draw, link->lists);
	}
}

static unsigned weighted_step(struct sample_link *link, uint64_t from)
{
	uint32_t entry[SPOT_PLAYERS_MAX][SAMPLE_LANES];
	struct step step = {.row = from};

	for (int i = 0; i < link->lists; i++) {
		const struct sample_list *list = link->list[i];

		draw_below(&link->rng, &step, list->count, entry[i]);
		if (!list->uniform)
			draw_heights(&link->rng, &step, list, entry[i]);
		if (link->lists > 1)
			take_sets(&step, link->set[i], entry[i]);
	}
	return keep_good(link, &step, entry);
}

static unsigned list_step(struct sample_link *link)
{
	int rows = 0;
	uint64_t from;
	bool uniform = true;

	for (int i = 0; i < link->lists; i++) {
		const struct sample_list *list = link->list[i];

		rows += sample_rows_for(list->count);
		rows += list->uniform ? 0 : sample_rows_for(list->weight_sum);
		uniform = uniform && list->uniform;
	}
	from = link->step++ * (uint64_t)rows;
	if (!uniform)
		return weighted_step(link, from);
	return CPU_PICK(link->rng.path, uniform_step, uniform_step, sample_step_avx512)(link, from);
}

/* A candidate is a number of as many 64-bit limbs as the tree's numbers need. */
static unsigned tree_step(struct sample_link *link)
{
	struct sample_ways number[SAMPLE_LANES];
	struct step step = {0};
	unsigned good = 0;
	int limbs = SAMPLE_TREE_LIMBS;

	while (limbs > 1 && !link->tree->mask.limb[limbs - 1])
		limbs--;
	step.row = link->step++ * 4 * (uint64_t)limbs;
	memset(number, 0, sizeof number);
	for (int i = 0; i < limbs; i++) {
		uint32_t high[SAMPLE_LANES], low[SAMPLE_LANES];

		join_rows(&link->rng, &step, high);
		join_rows(&link->rng, &step, low);
		for (int lane = 0; lane < SAMPLE_LANES; lane++)
			number[lane].limb[i] = (uint64_t)high[lane] << 32 | low[lane];
	}
	for (int lane = 0; lane < SAMPLE_LANES; lane++) {
		combo holes[SPOT_PLAYERS_MAX];

		if (!sample_tree_deal(link->tree, number[lane], holes))
			continue;
		for (int i = 0; i < link->players; i++) {
			const card *cards = combo_cards[holes[i]];

			link->waiting[i][link->ready] = (uint32_t)(cards[0] | cards[1] << 8);
		}
		link->ready++;
		good++;
	}
	return good;
}

unsigned sample_link_step(struct sample_link *link)
{
	return !link->lists ? tree_step(link) : link->split ? split_step(link) : list_step(link);
}

void sample_link_start(struct sample_link *link, enum cpu_path path, uint64_t seed, uint64_t stream)
{
	rng_init(&link->rng, path, seed, stream);
	link->step = 0;
	link->ready = 0;
}

static void deal_pairs(struct sample_batch *batch, int player, const card_pair pairs[SAMPLE_LANES])
{
	card *first = batch->row[sample_hole_row(player)];
	card *second = batch->row[sample_hole_row(player) + 1];

	for (int lane = 0; lane < SAMPLE_LANES; lane++) {
		first[lane] = (card)pairs[lane];
		second[lane] = (card)(pairs[lane] >> 8);
	}
}

static void take_entries_scalar(const struct sample_link *link, struct sample_batch *batch)
{
	const uint8_t *player = link->player;

	for (int i = 0; i < link->lists; i++) {
		const size_t players = (size_t)link->list[i]->players;
		const card_pair *all = link->pairs[i];

		for (size_t k = 0; k < players; k++, all++) {
			card_pair pairs[SAMPLE_LANES];

			for (int lane = 0; lane < SAMPLE_LANES; lane++)
				pairs[lane] = all[link->waiting[i][lane] * players];
			deal_pairs(batch, *player++, pairs);
		}
	}
}

static void take_tree(const struct sample_link *link, struct sample_batch *batch)
{
	for (int i = 0; i < link->players; i++) {
		card_pair pairs[SAMPLE_LANES];

		for (int lane = 0; lane < SAMPLE_LANES; lane++)
			pairs[lane] = (card_pair)link->waiting[i][lane];
		deal_pairs(batch, link->player[i], pairs);
	}
}

void sample_link_take(struct sample_link *link, struct sample_batch *batch)
{
	const int kinds = link->lists ? link->lists : link->players;

	while (link->ready < SAMPLE_LANES)
		sample_link_step(link);
	if (link->lists)
		CPU_PICK(link->rng.path, take_entries_scalar, take_entries_scalar,
			sample_entries_avx512)
	(link, batch);
	else take_tree(link, batch);
	link->ready -= SAMPLE_LANES;
	for (int i = 0; link->ready && i < kinds; i++)
		memcpy(link->waiting[i], link->waiting[i] + SAMPLE_LANES,
			link->ready * sizeof *link->waiting[i]);
}
