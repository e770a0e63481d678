#include "cards/colex.h"

#include "support.h"

#include <criterion/criterion.h>
#include <string.h>

/* Pascal's rule, by addition alone: all of rows 0 to 64 fit into 64 bits, the
 * greatest being C(64, 32) = 1832624140942590534. */
Test(colex, choose_follows_pascals_rule_up_to_64)
{
	uint64_t row[66] = {1};
	for (unsigned n = 0; n <= 64; n++) {
		for (unsigned k = 0; k <= 64; k++) {
			const uint64_t expected = k <= n ? row[k] : 0;
			cr_assert_eq(colex_choose(n, k), expected, "C(%u, %u) = %llu", n, k,
				(unsigned long long)colex_choose(n, k));
		}
		for (unsigned k = n + 1; k > 0; k--)
			row[k] += row[k - 1];
	}
	cr_assert_eq(colex_choose(64, 32), UINT64_C(1832624140942590534));
	cr_assert_eq(colex_choose(52, 7), 133784560);
}

/* Colex: the last elements that differ decide. */
static bool colex_before(const uint8_t *a, const uint8_t *b, int count)
{
	for (int i = count - 1; i >= 0; i--)
		if (a[i] != b[i])
			return a[i] < b[i];
	return false;
}

Test(colex, multisets_of_ranks_and_their_colex_ranks_are_one_to_one)
{
	/* C(13 + k - 1, k) multisets of k out of 13 */
	static const unsigned totals[] = {1, 13, 91, 455, 1820, 6188, 18564, 50388};

	for (int count = 1; count <= 7; count++) {
		uint8_t ranks[7] = {0}, before[7] = {0}, back[7];
		unsigned index = 0;
		bool more;
		do {
			bool ascends = ranks[count - 1] < 13;
			for (int i = 1; i < count; i++)
				ascends = ascends && ranks[i - 1] <= ranks[i];
			colex_multiset(index, count, back);
			if (!ascends || colex_multiset_rank(ranks, count) != index ||
				memcmp(back, ranks, (size_t)count) != 0 ||
				(index && !colex_before(before, ranks, count)))
				cr_assert_fail("multiset %u of %d has rank %u", index, count,
					colex_multiset_rank(ranks, count));
			memcpy(before, ranks, sizeof ranks);
			more = colex_multiset_next(ranks, count, 13);
			index++;
		} while (more);
		cr_assert_eq(index, totals[count], "%u multisets of %d", index, count);
		for (int i = 0; i < count; i++)
			cr_assert_eq(ranks[i], 0, "the first again after the last");
	}
}

Test(colex, multisets_are_as_many_as_binomials_say)
{
	unsigned start = 0;
	for (unsigned count = 0; count < 8; count++) {
		for (unsigned kinds = 0; kinds < 14; kinds++)
			cr_expect_eq(colex_multisets[count][kinds],
				count ? colex_choose(kinds + count - 1, count) : 1, "%u of %u",
				count, kinds);
		if (count < 7)
			cr_expect_eq(colex_multisets_start[count], start, "from %u", count);
		start += colex_multisets[count][13];
	}
}

Test(colex, a_multiset_is_ranked_by_the_sum_of_binomials)
{
	/* C(0,1) + C(1,2) + C(2,3) + C(3,4) + C(16,5) = 4368 */
	cr_expect_eq(colex_multiset_rank((const uint8_t[]){0, 0, 0, 0, 12}, 5), 4368);
	/* the last of seven: C(12,1) + C(13,2) + ... + C(18,7) = C(19,7) - 1 */
	cr_expect_eq(colex_multiset_rank((const uint8_t[]){12, 12, 12, 12, 12, 12, 12}, 7), 50387);
	/* C(1,1) + C(3,2) + C(5,3) = 1 + 3 + 10 */
	cr_expect_eq(colex_multiset_rank((const uint8_t[]){1, 2, 3}, 3), 14);
}

Test(colex, multisets_of_other_kinds_are_stepped_through_in_colex_order)
{
	static const char expected[] = "00 01 11 02 12 22 ";
	uint8_t values[2] = {0, 0};
	char seen[64] = "";
	size_t length = 0;
	do {
		seen[length++] = (char)('0' + values[0]);
		seen[length++] = (char)('0' + values[1]);
		seen[length++] = ' ';
	} while (colex_multiset_next(values, 2, 3) && length < 60);
	seen[length] = '\0';
	cr_expect_str_eq(seen, expected);
	cr_expect_not(colex_multiset_next(values, 0, 3), "the empty multiset is the only one");
}

static uint64_t keys[64];

/* Walks all and checks each; returns how many were visited. */
static uint64_t walk_all(uint64_t live, int count, const uint64_t *with)
{
	struct colex_walk walk;
	uint8_t before[64] = {0};
	uint64_t visited = 0;

	for (bool more = colex_walk_first(&walk, live, count, with); more;
		more = colex_walk_next(&walk)) {
		uint64_t set = 0, sum = 0;
		bool good = walk.sum[0] == 0;
		int step = 0; /* where it differs from the one before */
		for (int i = 0; i < count; i++) {
			const uint8_t c = walk.chosen[i];
			good = good && c < 64 && live >> c & 1 && !(set >> c & 1) &&
			       (i == 0 || c < walk.chosen[i - 1]);
			set |= UINT64_C(1) << (c & 63);
			sum += with ? with[c & 63] : 0;
			good = good && walk.sum[i + 1] == sum;
		}
		/* every subset comes after the one before it, so that none comes twice */
		while (step < count && walk.chosen[step] == before[step])
			step++;
		if (visited)
			good = good && step < count && walk.chosen[step] < before[step];
		if (!good || walk.set != set)
			cr_assert_fail("subset %llu of %d out of %llx", (unsigned long long)visited,
				count, (unsigned long long)live);
		memcpy(before, walk.chosen, sizeof before);
		visited++;
	}
	return visited;
}

Test(colex, a_walk_visits_every_subset_once_with_its_sums)
{
	uint64_t state = 1;
	for (int c = 0; c < 64; c++)
		keys[c] = random_next(&state);
	for (int size = 0; size <= 14; size++)
		for (int count = 0; count <= size; count++) {
			uint64_t live = 0;
			while (card_set_count(live) < size)
				live |= UINT64_C(1) << random_below(&state, 64);
			cr_assert_eq(walk_all(live, count, size % 2 ? keys : NULL),
				colex_choose((unsigned)size, (unsigned)count), "%d of %d", count,
				size);
		}
}

Test(colex, a_walk_takes_none_and_all_and_never_more_than_there_are)
{
	cr_expect_eq(walk_all(CARD_DECK, 0, keys), 1);
	cr_expect_eq(walk_all(0, 0, keys), 1);
	cr_expect_eq(walk_all(CARD_DECK, 52, keys), 1);
	cr_expect_eq(walk_all(UINT64_MAX, 64, keys), 1);
	cr_expect_eq(walk_all(CARD_DECK, 53, keys), 0);
	cr_expect_eq(walk_all(0, 1, keys), 0);
	cr_expect_eq(walk_all(UINT64_C(1) << 63, 1, keys), 1);
}

Test(colex, a_walk_of_the_deck_has_2598960_fives)
{
	cr_expect_eq(walk_all(CARD_DECK, 5, NULL), 2598960);
}
