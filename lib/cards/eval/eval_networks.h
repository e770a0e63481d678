/* Sorting networks with the fewest comparators (Knuth, The Art of Computer Programming 3, 5.3.4),
 * one line per group of independent comparators. Each comparator puts the smaller of two cards
 * first. Private to the evaluators and their kernels. */
#ifndef FELT_CARDS_EVAL_NETWORKS_H
#define FELT_CARDS_EVAL_NETWORKS_H

#include <stdint.h>

struct eval_network {
	int comparators;
	uint8_t pair[16][2];
};

enum { EVAL_NETWORK_FIRST = 4 /* cards */ };

/* Indexed by cards - EVAL_NETWORK_FIRST. */
/* clang-format off */
static const struct eval_network eval_networks[] = {
	{5, {{0, 2}, {1, 3},
	     {0, 1}, {2, 3},
	     {1, 2}}},
	{9, {{0, 3}, {1, 4},
	     {0, 2}, {1, 3},
	     {0, 1}, {2, 4},
	     {1, 2}, {3, 4},
	     {2, 3}}},
	{12, {{0, 5}, {1, 3}, {2, 4},
	      {1, 2}, {3, 4},
	      {0, 3}, {2, 5},
	      {0, 1}, {2, 3}, {4, 5},
	      {1, 2}, {3, 4}}},
	{16, {{0, 6}, {2, 3}, {4, 5},
	      {0, 2}, {1, 4}, {3, 6},
	      {0, 1}, {2, 5}, {3, 4},
	      {1, 2}, {4, 6},
	      {2, 3}, {4, 5},
	      {1, 2}, {3, 4}, {5, 6}}},
};
/* clang-format on */

#endif
