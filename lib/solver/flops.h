/* The flops that suits make different for two ranges, and their textures. */
#ifndef FELT_SOLVER_FLOPS_H
#define FELT_SOLVER_FLOPS_H

#include "cards/suits.h"
#include "odds/range/range.h"

struct flop {
	card card[3];  /* from the highest down */
	double weight; /* the number of flops that it stands for, or a share in the same units */
	size_t first;  /* index of the first equivalent flop of its list: see flops_match() */
};

struct flops {
	struct flop *list;
	size_t count, capacity;
};

/* Lists the permutations of suits that change neither range: flops that one of them maps to each
 * other are equivalent. */
void flops_suits(struct suits_list *suits, const struct range *const range[2]);

/* Lists the flops of a deck, of each class of equivalent ones the first, with the number of flops
 * in the class: 1,755 for ranges that treat all suits alike, up to 22,100 for others. The order is
 * from the highest cards down. Returns STATUS_OK or STATUS_NO_MEMORY. */
status_code flops_make(struct flops *flops, card_set deck, const struct suits_list *suits);

/* Finds the first equivalent flop of each flop of a list; its own index, if none comes before it.
 * Returns STATUS_OK or STATUS_NO_MEMORY. */
status_code flops_match(struct flops *flops, const struct suits_list *suits);

/* Reads a line of a list of flops, such as PioSOLVER's: three cards, and after a colon or blanks a
 * weight above 0: "2s2d4c:2.15". Without a weight, it is the number of flops that suits make
 * equivalent. Appends the flop. Returns STATUS_OK, STATUS_NO_MEMORY, an error of the cards,
 * STATUS_FLOP_CARDS, STATUS_FLOP_WEIGHT or STATUS_FLOP_DECK. */
status_code flops_parse(struct flops *flops, struct slice line, card_set deck,
	enum card_notation notation, struct fault *fault);

void flops_free(struct flops *flops);

/* The cards as a set. */
card_set flops_set(const struct flop *flop);

#endif
