/* A felt_range, for the files that implement felt.h; private to them. */
#ifndef FELT_API_API_RANGE_H
#define FELT_API_API_RANGE_H

#include "api/api.h"

#include "odds/range/range.h"

struct felt_range {
	const struct game
		*game; /* of two hole cards; the weights of combos outside its deck are 0 */
	struct range range;
};

#endif
