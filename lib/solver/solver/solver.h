/* Solving a betting tree with two ranges on a board: strategies close to an equilibrium.
 *
 * The method is discounted counterfactual regret minimization (Brown and Sandholm, "Solving
 * Imperfect-Information Games via Discounted Regret Minimization", AAAI 2019), one player after the
 * other, on whole ranges at once. A pass walks boards, not paths: on each board it handles all
 * sequences of actions of the street together. Cards that suits make equivalent are solved once.
 *
 * The library has no threads. A pass consists of units, which may be done in any order and in
 * several threads; the results are the same for any number of threads:
 *
 *     solver_begin(solver, SOLVER_UPDATE, player);
 *     for (unit = 0; unit < solver_units(solver); unit++)
 *             solver_unit(solver, memory, unit);
 *     value = solver_end(solver);
 *
 * Values are in chips of the tree's setup: the expected share of the pot at the root, less what the
 * player pays from there on. In a tournament they are the expected prize money of the player. The
 * sum of both players' is then not constant, since the others win or lose, too: the method has no
 * guarantee, but best responses are as exact. */
#ifndef FELT_SOLVER_SOLVER_H
#define FELT_SOLVER_SOLVER_H

#include "cards/game.h"
#include "cards/suits.h"
#include "odds/range/range.h"
#include "solver/locks.h"
#include "solver/tree/tree.h"

#include "base/cpu.h"

struct solver;
struct solver_memory; /* of one thread */

/* A tournament: prize money by the independent chip model (game/icm/icm.h). */
struct solver_prizes {
	chips stack[2];       /* of both players at the root, at least that of the tree */
	const double *others; /* stacks of the others, each above 0, up to ICM_FIELD_MAX - 2 */
	int other_count;
	const double *payouts; /* by place; not all players get the same */
	int places;
};

struct solver_setup {
	const struct game *game; /* hold'em or short deck */
	card_set board;          /* three cards, or as many as the tree's first street has */
	const struct range *range[2];
	const struct tree *tree;   /* used as long as the solver */
	const struct locks *locks; /* likewise; NULL: none */
	double rake;               /* part of the pot */
	double rake_most;          /* in chips */
	const struct solver_prizes
		*prizes; /* instead of rake, until solver_new() returns; or NULL */
	bool half;       /* 16 bits for a value instead of 32 */
	enum cpu_path path;
};

/* Makes the boards and their hands. Returns STATUS_OK, STATUS_NO_MEMORY, STATUS_NO_COMBO (a range
 * has no hand on this board; *player says whose) or STATUS_NO_DEAL (no hand of one goes with a hand
 * of the other). */
status_code solver_new(const struct solver_setup *setup, struct solver **out, int *player);
void solver_free(struct solver *solver);

/* The bytes of a solver that was started, with its tree; those of a thread's memory; and the number
 * of strategies: a hand at a decision on a board. */
uint64_t solver_bytes(const struct solver *solver);
uint64_t solver_memory_bytes(const struct solver *solver);
uint64_t solver_strategies(const struct solver *solver);

/* The stake of the players, in the unit of values: the pot; or, in prize money, the mean over both
 * of the difference between winning the pot now and losing it. */
double solver_stake(const struct solver *solver);
/* The sum of both players' values if all strategies have the same, which is the pot without rake
 * and prizes; otherwise NAN. */
double solver_sum(const struct solver *solver);

/* Allocates the strategies: at first, all actions are equally likely, except those of locked hands,
 * which never change. Locks also bind best responses. */
status_code solver_start(struct solver *solver);
/* Begins again with no iterations, with the locks or, for what they cost, without them. */
void solver_restart(struct solver *solver, bool locks);
/* Puts the locks into the average strategies of a solver that was restarted without them. No update
 * may follow. */
void solver_put_locks(struct solver *solver);

struct solver_memory *solver_memory_new(const struct solver *solver); /* NULL: out of memory */
void solver_memory_free(struct solver_memory *memory);

enum solver_pass {
	SOLVER_UPDATE,  /* improves the player's strategy; adds the other's to its average */
	SOLVER_AVERAGE, /* the value for the player if both play their average strategies */
	SOLVER_BEST,    /* and if the player plays the best response to the other's */
	SOLVER_RESPOND  /* as SOLVER_BEST; the response becomes the player's average strategy */
};

void solver_begin(struct solver *solver, enum solver_pass pass, int player);
unsigned solver_units(const struct solver *solver);
void solver_unit(struct solver *solver, struct solver_memory *memory, unsigned unit);
double solver_end(struct solver *solver);

/* Ends an iteration, after an update of each player. */
void solver_next(struct solver *solver);
unsigned solver_iterations(const struct solver *solver);

/* -- the answer --------------------------------------------------------------- */

/* A node of the tree and the cards that were dealt before it. The solver has solved equivalent
 * cards once; `suits` leads from the hands and cards that it solved to those of the path. */
struct solver_path {
	uint32_t node, board;
	struct suits suits;
	card dealt[2]; /* after the first board */
	int dealt_count;
};

/* The first node; and the node after an action, from 0, or after a card. solver_path_card() returns
 * false if the node is not a deal or the card is not in the deck or on the board. */
struct solver_path solver_path_begin(void);
void solver_path_act(const struct solver *solver, struct solver_path *path, int action);
bool solver_path_card(const struct solver *solver, struct solver_path *path, card c);

/* Reads a path: actions as tree_print_action() writes them, and cards, separated by blanks, "b75 c
 * 2h x". A size may also be a percentage of the pot, "b75%", and "a" is the all-in bet or raise.
 * Returns STATUS_OK, or STATUS_PATH_ACTION, STATUS_PATH_CARD or STATUS_PATH_END with the place;
 * *out is then the path before it. */
status_code solver_path_parse(const struct solver *solver, struct slice text, int places,
	struct solver_path *out, struct fault *fault);
/* Appends a path as solver_path_parse() reads it; nothing for the first node. */
void solver_path_print(struct text *out, const struct solver *solver,
	const struct solver_path *path, int places, enum card_notation notation);

/* A hand of the player to act. */
struct solver_hand {
	combo combo;
	double weight; /* in the range at the root */
	double reach;  /* the weight, times the probability of the player's own actions on the path
			*/
	double ev;     /* from the node on: share of the pot less chips paid, or prize money; NAN
			  if the other player can have no compatible hand */
	double equity; /* share of the pot if both only check from here on; or NAN */
	bool locked;   /* its strategy is that of a lock */
};

/* The average strategies at a decision. */
struct solver_view {
	struct solver_path path;
	int player; /* to act */
	card board[5];
	int board_count;
	chips pot, to_call; /* all chips in so far; the price of a call */
	int actions;
	uint32_t child[TREE_ACTIONS_MAX];   /* the node after each action */
	double frequency[TREE_ACTIONS_MAX]; /* in the deals that lead here; sums to 1 */
	double action_ev[TREE_ACTIONS_MAX]; /* of the hands that choose it; or NAN */
	double ev[2], equity[2];            /* of both ranges, by player; or NAN */
	double combos[2];                   /* sums of reaches */
	int count;
	struct solver_hand *hand; /* ascending by combo, those with a weight */
	double *strategy;         /* [hand * actions + action] */
};

/* Fills in a view of a decision; it replaces the pass. Free it with solver_view_free(). Returns
 * STATUS_OK, STATUS_NO_MEMORY, or STATUS_PATH_END if the node is not a decision. */
status_code solver_view(struct solver *solver, struct solver_memory *memory,
	const struct solver_path *path, struct solver_view *out);
/* Like solver_view(), without what needs a walk of all that follows: EVs and equities are NAN,
 * except that of a fold, 0. */
status_code solver_view_strategies(struct solver *solver, struct solver_memory *memory,
	const struct solver_path *path, struct solver_view *out);
void solver_view_free(struct solver_view *view);

/* After a pass SOLVER_AVERAGE: keeps the player's values of the first street. When those of both
 * players are kept, solver_view() uses them on that street instead of a walk, until the next
 * update. Returns STATUS_OK or STATUS_NO_MEMORY. */
status_code solver_keep(struct solver *solver);

/* The kept values of both players, floats; NULL: they are not kept. The caller may fill in those of
 * an earlier solver of the same setup: solver_kept_room() returns the space for them, or NULL if
 * there is no memory, and solver_put_kept() says that they are there. */
const void *solver_kept(const struct solver *solver);
void *solver_kept_room(struct solver *solver);
void solver_put_kept(struct solver *solver);
uint64_t solver_kept_size(const struct solver *solver); /* bytes */

/* -- the numbers -------------------------------------------------------------- */

/* Arrays with rows of all decisions of all boards, one after the other: sums of strategies and
 * regrets, as float or 16 bits, and with 16 bits their scales, float. The same setup and iterations
 * give the same bytes on every machine of the same byte order. */
enum solver_array { SOLVER_SUMS, SOLVER_REGRETS, SOLVER_SUM_SCALES, SOLVER_REGRET_SCALES };

enum { SOLVER_ARRAYS = SOLVER_REGRET_SCALES + 1 };

/* The bytes of an array, which exist from solver_start() on; and their number, which solver_new()
 * determines: 0 for scales of 32-bit numbers. */
void *solver_array(const struct solver *solver, enum solver_array array);
uint64_t solver_array_size(const struct solver *solver, enum solver_array array);

/* Like solver_start(), for answers from sums that the caller fills in: there are no regrets, and no
 * pass. The sums are 0, and their memory is not used before it is touched. */
status_code solver_start_answers(struct solver *solver);

/* Continues after this many iterations; the caller fills in the arrays. */
void solver_resume(struct solver *solver, unsigned iterations);

/* Calls a function with all ranges of bytes of the sums that solver_view() reads for a path, or
 * with `values` false those of solver_view_strategies(). A call may return a status other than
 * STATUS_OK to stop. */
typedef status_code solver_range_fn(void *state, uint64_t from, uint64_t to);
status_code solver_view_ranges(const struct solver *solver, const struct solver_path *path,
	bool values, solver_range_fn *each, void *state);

/* Calls a function with the average strategy of each decision in the order of the sums: a number
 * from 0 to SOLVER_SHARE_WHOLE for each action and hand, as 16-bit sums have them. */
enum { SOLVER_SHARE_WHOLE = 32767 };

typedef status_code solver_shares_fn(void *state, const int16_t *shares, size_t count);
status_code solver_each_share(const struct solver *solver, solver_shares_fn *each, void *state);

#endif
