/* Node locks: strategies of some hands that are fixed before a tree is solved.
 *
 * A lock is a node, a colon, and what the hands of the player to act do there:
 *
 *     b75: fold 22-66; call rest
 *     root: b75 QQ+,AK:0.5; x rest
 *     x x *: check AhKh
 *
 * The node is as solver_path_parse() reads it, or "root"; `*` in place of a card is every card.
 * A clause is an action and a range, and the weights of the range are how often its hands choose
 * the action. An action is a word of a path, or fold, check, call, all-in, or bet or raise if there
 * is one size. `rest` is what the other clauses leave of each hand, of all hands that the player
 * can hold; with weights, "rest:0.5", the clauses with `rest` divide it. What a hand chooses adds
 * up to the whole. Hands that no clause names are free. */
#ifndef FELT_SOLVER_LOCKS_H
#define FELT_SOLVER_LOCKS_H

#include "cards/game.h"
#include "odds/range/range.h"
#include "solver/tree/tree.h"

enum { LOCKS_ANY_CARD = CARD_COUNT };

struct lock {
	uint32_t node;    /* a decision */
	int actions;      /* at the node */
	size_t before;    /* 1 + the index of the lock of the same node before it; 0: none */
	int dealt;        /* cards from the root to the node */
	uint8_t cards[2]; /* each a card, or LOCKS_ANY_CARD */
	/* The frequencies of the actions of each locked combo, which add up to RANGE_WHOLE:
	 * [combo * actions + action]. */
	bool locked[COMBO_COUNT];
	uint16_t *frequency;
};

/* Locks of a tree. If several lock a hand at a node, the last one counts. A zeroed struct is empty
 * and ready. */
struct locks {
	struct lock *lock;
	size_t count, room;
};

/* What locks are read for. */
struct locks_setup {
	const struct tree *tree;
	const struct game *game;
	card_set board; /* before the root */
	/* Hands that a player cannot hold are neither locked nor wrong; NULL: all hands count. */
	const struct range *range[2];
	int places; /* decimal places of chips */
	enum card_notation notation;
};

/* Reads a lock and adds it. Returns STATUS_OK, STATUS_NO_MEMORY, or a status of locks, paths,
 * ranges or cards with the location of the error. For STATUS_LOCK_MORE and STATUS_LOCK_LESS,
 * fault->number is the combo, and fault->wanted what its weights add up to, in units of 1 /
 * RANGE_WHOLE. */
status_code locks_add(struct locks *locks, const struct locks_setup *setup, struct slice text,
	struct fault *fault);
void locks_free(struct locks *locks);

/* The frequencies of the actions of a hand after these cards, at the node whose last lock has the
 * index last - 1; NULL if it is free. */
const uint16_t *locks_find(const struct locks *locks, size_t last, const card *cards, combo hand);

/* Whether a permutation of suits changes no lock, at combos with a weight in the ranges of the two
 * players. */
bool locks_symmetric(const struct locks *locks, const struct tree *tree,
	const struct range *const range[2], const struct suits *suits);

#endif
