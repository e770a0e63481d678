/* The texture of a board: what its suits and ranks have in common. */
#ifndef FELT_CARDS_TEXTURE_H
#define FELT_CARDS_TEXTURE_H

#include "cards/card.h"

#include <stdbool.h>

struct texture {
	int suits, ranks;         /* different ones */
	int of_a_suit, of_a_rank; /* the most cards of one suit, and of one rank */
	int high;                 /* the highest rank */
	bool connected;           /* three neighbouring ranks; an ace is also low */
	bool straight;            /* two more cards can make a straight */
};

/* The texture of known cards, at least one. */
struct texture texture_of(const card *board, int count);

#endif
