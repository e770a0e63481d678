/* Matchups of two-card hands for tests: from text, at random, and counted by brute force. */
#ifndef FELT_TESTS_UNIT_SPOTS_H
#define FELT_TESTS_UNIT_SPOTS_H

#include "odds/equity.h"

/* Prepares a spot with its runouts from ranges separated by semicolons ("AA; KK,AKs"), board and
 * dead cards. An error fails the test. */
void spot_from(struct spot *spot, const char *ranges, const char *board, const char *dead);

enum spot_shape {
	SHAPE_SINGLE,  /* one combo each */
	SHAPE_FEW,     /* up to twelve combos */
	SHAPE_CLASSES, /* whole starting hands, so that all suits are interchangeable */
	SHAPE_MANY,    /* any set of combos */
	SHAPE_COUNT
};

/* Like spot_from(), for another game. */
void spot_from_game(struct spot *spot, const struct game *game, const char *ranges,
	const char *board, const char *dead);

/* A random spot that can be dealt, with its runouts: ranges of a shape, weighted or not, and this
 * many board cards and dead cards. Redraws until all can be dealt. */
void spot_random_of(uint64_t *state, const struct game *game, struct spot *spot, int players,
	enum spot_shape shape, bool weighted, int board_cards, int dead_cards);

/* Like spot_random_of(), for hold'em. */
void spot_random(uint64_t *state, struct spot *spot, int players, enum spot_shape shape,
	bool weighted, int board_cards, int dead_cards);

/* Counts every joint deal and every board one by one, with eval_cards: without suit isomorphism or
 * order, and with nothing shared with the methods under test. */
void spot_oracle(const struct spot *spot, bool detail, struct tally *tally);

/* The number of those deals, ignoring weights. */
double spot_oracle_work(const struct spot *spot);

/* Problems for all methods to count. */
struct problems {
	int players, board;
	enum spot_shape shape;
	int count;   /* number of problems */
	double most; /* maximum deals of the oracle; larger problems are redrawn */
};

/* Each method that can count a problem must count the same as the oracle; memory is kept from
 * problem to problem, as in a stream. A method that would take more than `seconds`, by its own
 * estimate, is skipped. */
void methods_agree(const struct problems *problems, double seconds);

/* Whether the two tallies are equal, ends too; prints the first difference on stderr. */
bool tally_same(const struct tally *a, const struct tally *b);

/* One line for messages, valid until the next call. */
const char *spot_shown(const struct spot *spot);

/* The matchup that a spot is a view of; valid for fifteen more calls. */
const struct matchup *view_of(const struct spot *spot);

#endif
