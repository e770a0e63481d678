/* What the files of a hand against any hand share; private to them. */
#ifndef FELT_ODDS_OMAHA_ANY_H
#define FELT_ODDS_OMAHA_ANY_H

#include "base/cpu.h"
#include "cards/card.h"

#include <stdint.h>

/* The number of sets of `size` of these cards, 2 to 6, of which every two are joined: lower[c] has
 * the cards below c that are joined to c. */
typedef uint64_t omaha_joined_fn(const card_set lower[CARD_COUNT], card_set cards, int size);

omaha_joined_fn omaha_joined_scalar, omaha_joined_avx2;

#endif
