/* Spots for tests: out of words, at random, and counted the plain way. */
#ifndef FELT_TESTS_UNIT_SPOTS_H
#define FELT_TESTS_UNIT_SPOTS_H

#include "odds/equity.h"

/* Prepares a spot with its run-outs from ranges between semicolons ("AA; KK,AKs"), board and dead
 * cards. A fault fails the test. */
void spot_from(struct spot *spot, const char *ranges, const char *board, const char *dead);

enum spot_shape {
	SHAPE_SINGLE,  /* one combo each */
	SHAPE_FEW,     /* up to twelve combos */
	SHAPE_CLASSES, /* whole classes, so that all suits are interchangeable */
	SHAPE_MANY,    /* any set of combos */
	SHAPE_COUNT
};

/* The same in another game. */
void spot_from_game(struct spot *spot, const struct game *game, const char *ranges,
	const char *board, const char *dead);

/* A random spot that can be dealt, with its run-outs: ranges of a shape, weighted or not, so many
 * board cards and dead cards. What a range may be is drawn again until all can be dealt. */
void spot_random_of(uint64_t *state, const struct game *game, struct spot *spot, int players,
	enum spot_shape shape, bool weighted, int board_cards, int dead_cards);

/* Of hold'em. */
void spot_random(uint64_t *state, struct spot *spot, int players, enum spot_shape shape,
	bool weighted, int board_cards, int dead_cards);

/* Counts every joint deal and every board one by one, with eval_cards: no classes of suits, no
 * order, nothing shared with the methods under test. */
void spot_oracle(const struct spot *spot, bool detail, struct tally *tally);

/* How many deals that is, weights left out. */
double spot_oracle_work(const struct spot *spot);

/* Problems to be counted by every method. */
struct problems {
	int players, board;
	enum spot_shape shape;
	int count;   /* that are tried */
	double most; /* deals that the oracle deals; larger problems are drawn again */
};

/* Each method that can count a problem must count the same as dealing everything does;
 * memories are kept from problem to problem, as in a stream. A method that would take more
 * than `seconds`, by its own estimate, is left out. */
void methods_agree(const struct problems *problems, double seconds);

/* Whether the two have counted the same, ends too; tells the first difference on stderr. */
bool tally_same(const struct tally *a, const struct tally *b);

/* One line for messages, good until the next call. */
const char *spot_shown(const struct spot *spot);

/* The matchup whose view is a spot; good for fifteen calls more. */
const struct matchup *view_of(const struct spot *spot);

#endif
