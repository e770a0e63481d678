/* Status codes of the solver. */
#ifndef FELT_SOLVER_SOLVER_STATUS_H
#define FELT_SOLVER_SOLVER_STATUS_H

#include "base/status.h"

/* clang-format off */
#define SOLVER_STATUSES(ROW) \
	ROW(STATUS_TREE_SIZE, "'%s' is not a bet size, such as 75 (percent of the pot), 3x, 40c or a") \
	ROW(STATUS_TREE_MULTIPLE, "'%s' is a multiple of a bet; a bet has none before it") \
	ROW(STATUS_TREE_SMALL, "'%s' is less than 1 percent of the pot; for %n percent, write %n") \
	ROW(STATUS_TREE_BIG, "'%s' is too large; at most 100000 percent or 1000x is allowed") \
	ROW(STATUS_TREE_RAISE, "'%s' is not more than the bet; a raise is to more, such as 3x") \
	ROW(STATUS_TREE_NONE, "'none' cannot be combined with sizes") \
	ROW(STATUS_TREE_SIZES, "too many bet sizes; at most 16 are allowed") \
	ROW(STATUS_TREE_START, "'%s' is not below the first line; a tree begins with 'start'") \
	ROW(STATUS_TREE_EMPTY, "the tree is empty; it begins with 'start'") \
	ROW(STATUS_TREE_INDENT, "the indentation of '%s' is that of no line above") \
	ROW(STATUS_TREE_DEEP, "'%s' is more than 105 actions deep") \
	ROW(STATUS_TREE_REST, "'%s' follows an action; write '#' before a comment") \
	ROW(STATUS_TREE_CHECK, "'%s' is not an action here; without a bet, x and b are") \
	ROW(STATUS_TREE_ANSWER, "'%s' is not an action here; after a bet, f, c and r are") \
	ROW(STATUS_TREE_FOLD_CALL, "f or c is missing below '%s'; after a bet, both are needed") \
	ROW(STATUS_TREE_LOW, "'%s' is below the minimum raise") \
	ROW(STATUS_TREE_HIGH, "'%s' is more than the stack") \
	ROW(STATUS_TREE_COVERED, "'%s' raises a player who is all-in") \
	ROW(STATUS_TREE_TWICE, "'%s' is a duplicate action") \
	ROW(STATUS_TREE_ACTIONS, "'%s' is the 17th bet or raise of a node; at most 16 are allowed") \
	ROW(STATUS_TREE_RAISES, "'%s' is the 31st raise on a street; at most 30 are allowed") \
	ROW(STATUS_TREE_CARD, "'%s' is not the only 'card' here; one is dealt") \
	ROW(STATUS_TREE_OVER, "the hand is over before '%s'") \
	ROW(STATUS_TREE_LARGE, "the tree has more than 4194304 nodes; give fewer bet sizes") \
	ROW(STATUS_SOLVER_BOARD, "the board has %n card%+; a solver needs 3 to 5") \
	ROW(STATUS_SOLVER_GAME, "the solver plays hold'em and short deck") \
	ROW(STATUS_SOLVER_PLAYERS, "%n range%+; the solver needs two, as in 'QQ+ v JJ'") \
	ROW(STATUS_SOLVER_DEAD, "the solver has no dead cards; remove them from the ranges") \
	ROW(STATUS_FLOP_CARDS, "%n card%+; a flop has three") \
	ROW(STATUS_FLOP_DECK, "%s is not in the deck of this game") \
	ROW(STATUS_FLOP_WEIGHT, "'%s' is not a weight above 0, such as 12 or 2.15") \
	ROW(STATUS_PATH_ACTION, "'%s' is not an action here") \
	ROW(STATUS_PATH_CARD, "'%s' is not a card that can be dealt here") \
	ROW(STATUS_PATH_END, "the hand is over before '%s'") \
	ROW(STATUS_LOCK_COLON, "a node and ':' are missing, as in 'b75: fold 22-66; call rest'") \
	ROW(STATUS_LOCK_CARD, "the next card is missing after '%s'; * stands for every card") \
	ROW(STATUS_LOCK_OVER, "the hand is over after '%s'") \
	ROW(STATUS_LOCK_EMPTY, "an action and a range are missing, as in 'fold 22-66; call rest'") \
	ROW(STATUS_LOCK_SIZES, "'%s' has several sizes here; give one, such as b75") \
	ROW(STATUS_LOCK_REST, "the weights of 'rest' must add up to 1") \
	ROW(STATUS_LOCK_MORE, "the weights of a hand add up to more than 1") \
	ROW(STATUS_LOCK_LESS, "the weights of a hand add up to less than 1; lock the others with 'rest'") \
	ROW(STATUS_SAVED_IO, "a saved solution could not be read or written") \
	ROW(STATUS_SAVED_FOREIGN, "the file is not a saved solution") \
	ROW(STATUS_SAVED_ORDER, "the solution was saved on a machine with another byte order") \
	ROW(STATUS_SAVED_VERSION, "the solution has format version %n; this felt reads version %w") \
	ROW(STATUS_SAVED_SIZE, "the file is cut or damaged: it has %n byte%+ instead of %w") \
	ROW(STATUS_SAVED_DAMAGED, "the file is damaged: a checksum is wrong") \
	ROW(STATUS_SAVED_SECTION, "section '%s' is unknown; a newer felt wrote the file") \
	ROW(STATUS_SAVED_MISSING, "section '%s' is missing") \
	ROW(STATUS_SAVED_INVALID, "section '%s' is invalid") \
	ROW(STATUS_SAVED_COMPACT, "a compact solution cannot be continued; solve the spot again")
/* clang-format on */

enum { SOLVER_STATUS_BEFORE = STATUS_SOLVER - 1, SOLVER_STATUSES(STATUS_CODE) STATUS_SOLVER_END };

extern const struct status_domain solver_statuses;

#endif
