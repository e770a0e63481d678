/* Every hand of the deck: the scores of all k-subsets, in runs, for tests and benchmarks.
 *
 * While colex.h walks the subsets of any deck one at a time, a sweep produces the score of each
 * subset of 5, 6 or 7 of the 52 cards in arrays of 16-bit scores, as fast as tables allow. The runs
 * together are one list of C(52, k) scores in colex order: with c1 > c2 > ... > ck, the order of
 *
 *     for (c1 = k - 1; c1 < 52; c1++)
 *             for (c2 = k - 2; c2 < c1; c2++)
 *                     ...
 *                             for (ck = 0; ck < c(k-1); ck++)
 *
 * so that score number i is that of the subset whose rank in colex.h is i: C(c1, k) + C(c2, k - 1)
 * +
 * ... + C(ck, 1). The first hand is the lowest k cards of the deck, and the values for a hand's
 * last card are in one row of the table.
 *
 * SWEEP_SINGLE makes one table lookup per hand (and a second one for a flush), for a fair
 * comparison with other evaluators; it is the same on every path. SWEEP_SHARED computes the scores
 * of hands with the same ranks once, copies them for the other suits and overwrites those that are
 * flushes. Both give the same scores in the same order. */
#ifndef FELT_TESTS_SWEEP_H
#define FELT_TESTS_SWEEP_H

#include "cards/eval/eval.h"

enum sweep_method { SWEEP_SINGLE, SWEEP_SHARED };

/* Receives a run of at least one score; the sweep owns the array, which is valid during the call.
 */
typedef void sweep_fn(void *context, const score *scores, size_t count);

/* Passes every hand of `count` cards (5 to 7) to `take`, in runs of at most 64 Ki. `path` must be
 * usable. One sweep at a time. */
void sweep_run(enum cpu_path path, enum sweep_method method, int count, sweep_fn *take,
	void *context);

#endif
