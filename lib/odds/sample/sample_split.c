/* Makes the splits of a cluster's hot cards: the groups of each list, and the columns. */
#include "odds/sample/sample_internal.h"

#include <stdlib.h>
#include <string.h>

enum {
	HOT_MAX = 8,
	PATTERNS = 1 << HOT_MAX,
	GROUP_MAX = 1 << 12, /* entries; at most one candidate in 16 is lost */
	FIRST_BITS = 16
};

/* A list's entries by pattern: their hot cards, one bit per card. */
struct sorted {
	const struct sample_list *list;
	uint32_t size[PATTERNS];
	int groups;
	uint8_t pattern[SAMPLE_GROUPS]; /* per group */
	uint32_t group_size[SAMPLE_GROUPS];
};

struct sample_split_work {
	struct sample_split *split;
	const card *hot;
	int hot_count;
	struct sorted sorted[SAMPLE_SPLIT_LISTS];
	uint32_t most, splits;
	uint64_t *rest; /* per split: its weight, less the part that is already in columns */
	uint32_t *code; /* per split */
};

static unsigned pattern_of(const struct sample_split_work *work, card_set set)
{
	unsigned pattern = 0;

	for (int i = 0; i < work->hot_count; i++)
		pattern |= (unsigned)(set >> work->hot[i] & 1) << i;
	return pattern;
}

/* Finds the groups of a list; returns false if there are too many. The last number is reserved for
 * the group of fillers. */
static bool find_groups(const struct sample_split_work *work, struct sorted *sorted)
{
	const int most = (1 << work->split->group_bits) - 1;

	memset(sorted->size, 0, sizeof sorted->size);
	for (uint32_t i = 0; i < sorted->list->count; i++)
		sorted->size[pattern_of(work, sorted->list->set[i])]++;
	sorted->groups = 0;
	for (unsigned pattern = 0; pattern < 1u << work->hot_count; pattern++) {
		uint32_t left = sorted->size[pattern];

		for (uint32_t parts = (left + GROUP_MAX - 1) / GROUP_MAX; parts; parts--) {
			const uint32_t size = (left + parts - 1) / parts;

			if (sorted->groups == most)
				return false;
			sorted->pattern[sorted->groups] = (uint8_t)pattern;
			sorted->group_size[sorted->groups++] = size;
			left -= size;
		}
	}
	return true;
}

/* The first index of the list that is at index `at`. */
static int first_same(const struct sample_split_work *work, int at)
{
	int first = 0;

	while (work->sorted[first].list != work->sorted[at].list)
		first++;
	return first;
}

static bool find_all_groups(struct sample_split_work *work)
{
	for (int i = 0; i < work->split->lists; i++) {
		const int same = first_same(work, i);

		if (same < i)
			work->sorted[i] = work->sorted[same];
		else if (!find_groups(work, &work->sorted[i]))
			return false;
	}
	return true;
}

static uint32_t units_of(uint32_t size, int unit_bits)
{
	return (size + (1u << unit_bits) - 1) >> unit_bits;
}

enum { COUNT_SPLITS = -1 };

/* Sums the weights of all splits, with the sizes of groups in units, or counts the splits. It
 * iterates from the last list to the first: `after` is the sum over that list and those after it,
 * indexed by the hot cards that the earlier lists use. */
static double weigh(const struct sample_split_work *work, int unit_bits)
{
	double after[PATTERNS], sums[PATTERNS];

	for (unsigned used = 0; used < PATTERNS; used++)
		after[used] = 1;
	for (int list = work->split->lists - 1; list >= 0; list--) {
		const struct sorted *sorted = &work->sorted[list];

		for (unsigned used = 0; used < 1u << work->hot_count; used++) {
			double sum = 0;

			for (int i = 0; i < sorted->groups; i++) {
				const unsigned pattern = sorted->pattern[i];
				const uint32_t size =
					unit_bits == COUNT_SPLITS
						? 1
						: units_of(sorted->group_size[i], unit_bits);

				if (!(pattern & used))
					sum += size * after[used | pattern];
			}
			sums[used] = sum;
		}
		memcpy(after, sums, sizeof *after << work->hot_count);
	}
	return after[0];
}

/* An upper bound for the number of hot cards: if each list, or nobody, can have each card, there
 * must not be too many splits. */
static int hot_at_most(const struct sample_split_work *work)
{
	int hot = 0;

	for (uint64_t splits = 1; hot < HOT_MAX && splits <= work->most; hot++)
		splits *= (uint64_t)work->split->lists + 1;
	return hot;
}

static bool choose_hot(struct sample_split_work *work)
{
	for (work->hot_count = hot_at_most(work); work->hot_count > 0; work->hot_count--) {
		if (!find_all_groups(work))
			continue;
		if (weigh(work, COUNT_SPLITS) <= work->most)
			return true;
	}
	return false;
}

/* Writes the codes and weights of all splits with this prefix; returns the sum of the weights. */
static uint64_t list_splits(struct sample_split_work *work, int list, unsigned used, uint32_t code,
	uint64_t weight)
{
	const struct sample_split *split = work->split;
	const struct sorted *sorted = &work->sorted[list];
	uint64_t sum = 0;

	if (list == split->lists) {
		work->code[work->splits] = code;
		work->rest[work->splits++] = weight;
		return weight;
	}
	for (int i = 0; i < sorted->groups; i++)
		if (!(sorted->pattern[i] & used))
			sum += list_splits(work, list + 1, used | sorted->pattern[i],
				code | (uint32_t)i << split->group_bits * list,
				weight * units_of(sorted->group_size[i], split->unit_bits));
	return sum;
}

/* Fills each column with a split that leaves part of it free, and another split that has enough for
 * the rest. There are never more splits than columns left: each step fills a column, and finishes
 * one split, unless all remaining splits have enough for a column. `order` holds the splits with
 * less than a column from the front, and the others from the end. */
static void fill_columns(struct sample_split_work *work, uint32_t *order)
{
	const struct sample_split *split = work->split;
	const uint64_t height = split->height;
	uint32_t low = 0, high = work->splits;

	for (uint32_t i = 0; i < work->splits; i++)
		if (work->rest[i] < height)
			order[low++] = i;
		else
			order[--high] = i;
	for (uint32_t at = 0; at < 1u << split->column_bits; at++) {
		/* NOLINTNEXTLINE(clang-analyzer-core*): all splits are in `order` */
		const uint32_t from = order[high], own = low ? order[--low] : from;
		const uint64_t part = own == from ? height : work->rest[own];

		/* NOLINTNEXTLINE(clang-analyzer-core*): 22 bits after 42 are 64 */
		split->column[at] = part << 2 * SAMPLE_SPLIT_CODE_BITS |
				    (uint64_t)work->code[from] << SAMPLE_SPLIT_CODE_BITS |
				    work->code[own];
		work->rest[from] -= own == from ? height : height - part;
		if (work->rest[from] < height) {
			high++;
			if (work->rest[from])
				order[low++] = from;
		}
	}
}

/* The height of a column is the minimum with space for all weights. The group of fillers gets the
 * free rest. */
static status_code make_columns(struct sample_split_work *work)
{
	struct sample_split *split = work->split;
	uint32_t *order = malloc((work->splits + 1) * sizeof *order);
	uint64_t sum;

	work->code = malloc((work->splits + 1) * sizeof *work->code);
	work->rest = malloc((work->splits + 1) * sizeof *work->rest);
	split->column = malloc(sizeof *split->column << split->column_bits);
	if (order && work->code && work->rest && split->column) {
		work->splits = 0;
		sum = list_splits(work, 0, 0, 0, 1);
		split->height = (uint32_t)(sum >> split->column_bits) + 1;
		split->uneven = -split->height % split->height;
		work->code[work->splits] = (1u << split->group_bits) - 1;
		work->rest[work->splits++] = ((uint64_t)split->height << split->column_bits) - sum;
		fill_columns(work, order);
	}
	free(order);
	return order && work->code && work->rest && split->column ? STATUS_OK : STATUS_NO_MEMORY;
}

/* Places the groups one after another; returns the space they need, in entries. */
static uint32_t place_groups(struct sample_groups *groups, const struct sorted *sorted,
	int unit_bits)
{
	uint32_t first = 0;

	for (int i = 0; i < sorted->groups; i++) {
		const uint32_t units = units_of(sorted->group_size[i], unit_bits);

		groups->first[i] = (uint16_t)first;
		groups->size[i] = (uint16_t)(units << unit_bits);
		groups->uneven[i] = (uint16_t)((1u << FIRST_BITS) % (units << unit_bits));
		first += units;
	}
	for (int i = sorted->groups; i < SAMPLE_GROUPS; i++)
		groups->first[i] = (uint16_t)first; /* the filler */
	for (int i = 0; i < SAMPLE_GROUPS; i++)
		groups->span[i] = (uint32_t)groups->first[i] << FIRST_BITS | groups->size[i];
	return (first + 1) << unit_bits;
}

static void copy_entries(const struct sample_split_work *work, struct sample_groups *groups,
	const struct sorted *sorted, uint32_t room)
{
	const struct sample_list *list = sorted->list;
	const size_t players = (size_t)list->players;
	uint32_t next[PATTERNS] = {0}; /* per pattern: the group that is being filled */
	uint32_t used[SAMPLE_GROUPS] = {0};

	for (int i = sorted->groups - 1; i >= 0; i--)
		next[sorted->pattern[i]] = (uint32_t)i;
	for (uint32_t i = 0; i < room; i++)
		groups->set[i] = SAMPLE_FILLER;
	memset(groups->pairs, 0, (room * players + 1) * sizeof *groups->pairs);
	for (uint32_t i = 0; i < list->count; i++) {
		uint32_t *group = &next[pattern_of(work, list->set[i])], to;

		*group += used[*group] == sorted->group_size[*group];
		to = ((uint32_t)groups->first[*group] << work->split->unit_bits) + used[*group]++;
		groups->set[to] = list->set[i];
		for (size_t k = 0; k < players; k++)
			groups->pairs[to * players + k] = list->pairs[i * players + k];
	}
}

static status_code make_groups(const struct sample_split_work *work, int at)
{
	struct sample_groups *groups = &work->split->groups[at];
	const struct sorted *sorted = &work->sorted[at];
	const size_t players = (size_t)sorted->list->players;
	const uint32_t room = place_groups(groups, sorted, work->split->unit_bits);
	const int same = first_same(work, at);

	groups->shared = same < at;
	if (groups->shared) {
		groups->set = work->split->groups[same].set;
		groups->pairs = work->split->groups[same].pairs;
		return STATUS_OK;
	}
	groups->set = malloc(room * sizeof *groups->set);
	groups->pairs = malloc((room * players + 1) * sizeof *groups->pairs);
	if (!groups->set || !groups->pairs)
		return STATUS_NO_MEMORY;
	copy_entries(work, groups, sorted, room);
	return STATUS_OK;
}

/* The smallest unit with which the weights fit into the columns, and the indices of entries into 16
 * bits. */
static int unit_bits_of(const struct sample_split_work *work)
{
	const double most =
		(double)((1 << SAMPLE_HEIGHT_BITS) - 2) * (double)(1 << work->split->column_bits);
	int bits = 0;

	while (weigh(work, bits) > most)
		bits++;
	for (int i = 0; i < work->split->lists; i++)
		/* NOLINTNEXTLINE(clang-analyzer-core*): as many are sorted */
		while ((work->sorted[i].list->count >> bits) + SAMPLE_GROUPS >= 1u << FIRST_BITS)
			bits++;
	return bits;
}

static bool all_uniform(const struct sample_list *const lists[], int count)
{
	for (int i = 0; i < count; i++)
		if (!lists[i]->uniform)
			return false;
	return true;
}

status_code sample_split_init(struct sample_split *split, const struct sample_list *const lists[],
	int count, const card *hot, int bits, double gain, bool *fits)
{
	struct sample_split_work work = {.split = split, .hot = hot, .most = (1u << bits) - 1};
	status_code status;
	double all = 1;

	sample_split_free(split);
	*fits = false;
	if (count < 2 || count > SAMPLE_SPLIT_LISTS || !all_uniform(lists, count))
		return STATUS_OK;
	split->lists = count;
	split->group_bits = SAMPLE_SPLIT_CODE_BITS / count;
	if (split->group_bits > SAMPLE_GROUP_BITS)
		split->group_bits = SAMPLE_GROUP_BITS;
	for (int i = 0; i < count; i++) {
		work.sorted[i].list = lists[i];
		all *= lists[i]->count;
	}
	if (!choose_hot(&work) || weigh(&work, 0) * gain > all)
		return STATUS_OK;
	work.splits = (uint32_t)weigh(&work, COUNT_SPLITS);
	while (work.splits >= 1u << split->column_bits) /* and one of fillers */
		split->column_bits++;
	split->unit_bits = unit_bits_of(&work);
	status = make_columns(&work);
	for (int i = 0; i < count && !status; i++)
		status = make_groups(&work, i);
	free(work.code);
	free(work.rest);
	*fits = !status;
	return status;
}

void sample_split_free(struct sample_split *split)
{
	for (int i = 0; i < split->lists; i++) {
		if (split->groups[i].shared)
			continue;
		free(split->groups[i].set);
		free(split->groups[i].pairs);
	}
	free(split->column);
	memset(split, 0, sizeof *split);
}
