/* Betting trees of two players from the flop, the turn or the river on.
 *
 * A tree has no cards: it says which actions there are, and what each has paid. The nodes of a
 * street are consecutive. Below one root, which is the first node or follows a deal, they are in
 * preorder, so that the nodes below node i on its street are those from i + 1 to before end. The
 * roots of a street are in the order of the deals that lead to them.
 *
 * Player 0 is out of position and acts first on every street. Both have the same stack: chips that
 * the other cannot match are never at risk. */
#ifndef FELT_SOLVER_TREE_H
#define FELT_SOLVER_TREE_H

#include "game/chips.h"
#include "solver/solver_status.h"

#include <stdint.h>

enum { TREE_FLOP, TREE_TURN, TREE_RIVER, TREE_STREETS };

/* Fractions and multiples are in millionths, so that sizes are exact and the same everywhere. */
enum { TREE_WHOLE = 1000000 };

enum tree_unit {
	TREE_OF_POT, /* a bet: part of the pot; a raise: by this part of the pot after a call */
	TREE_OF_BET, /* a raise to this multiple of the bet */
	TREE_CHIPS,  /* to this many chips on the street */
	TREE_ALL_IN
};

struct tree_size {
	enum tree_unit unit;
	int64_t amount; /* in millionths or, of TREE_CHIPS, in chips */
};

enum { TREE_SIZES_MAX = 16, TREE_ACTIONS_MAX = TREE_SIZES_MAX + 2 };

struct tree_sizes {
	int count;
	struct tree_size size[TREE_SIZES_MAX];
};

/* Reads sizes separated by commas: "33,75%,a", "3x", "40c"; chips with `places` decimal places.
 * The empty text and "none" give no size. A percentage below 1 needs its sign, since 0.75 is almost
 * certainly meant as 75; a multiple is more than 1x. */
status_code tree_sizes_parse(struct slice text, bool raises, int places, struct tree_sizes *out,
	struct fault *fault);

/* Bounds the depth of a tree, whatever the sizes are. */
enum { TREE_RAISES_MAX = 30, TREE_DEPTH_MAX = TREE_STREETS * (TREE_RAISES_MAX + 5) };

struct tree_setup {
	int street; /* the first */
	chips pot, stack;
	struct tree_sizes bets[2][TREE_STREETS], raises[2][TREE_STREETS];
	/* Sizes of player 0's bets into the last aggressor of the street before; unless `donks`
	 * those of its other bets. */
	bool donks[TREE_STREETS];
	struct tree_sizes donk[TREE_STREETS];
	unsigned raises_most; /* raises of a bet on one street, at most TREE_RAISES_MAX */
	/* A bet or raise of more than this part of the chips that the player has left becomes
	 * all-in; TREE_WHOLE: none does. */
	int64_t all_in;
	/* A size is left out if the next larger one makes the pot larger by less than this part; 0:
	 * only equal sizes become one. */
	int64_t merge;
};

enum tree_kind {
	TREE_DECISION,
	TREE_DEAL,     /* the next card is dealt; the street goes on at node `next` */
	TREE_FOLD,     /* `player` has folded */
	TREE_SHOWDOWN, /* on the river */
};

enum tree_act { TREE_START, TREE_CHECK, TREE_CALL, TREE_BET, TREE_RAISE, TREE_FOLDS };

enum { TREE_ACTS = TREE_FOLDS + 1 };

extern const char tree_letters[TREE_ACTS]; /* x, c, b, r and f; none for TREE_START */

struct tree_node {
	uint8_t kind, street;
	uint8_t player;     /* to act, or who has folded */
	uint8_t count;      /* actions of a decision */
	uint8_t act;        /* the action that led here; TREE_START after a deal, too */
	uint8_t aggressor;  /* 1 + the player who bet or raised last on the street; 0: none */
	bool all_in;        /* that action was all-in */
	chips to;           /* of a bet or raise: the total on this street */
	chips paid[2];      /* since the root */
	uint32_t end;       /* after the last node below this one on this street */
	uint32_t parent;    /* of the root of a later street: the deal */
	uint32_t next;      /* of a deal: the root of the next street */
	uint32_t before[2]; /* actions of each player at earlier decisions of this street */
};

/* A tree of more nodes than this is an error. */
enum { TREE_NODES_MAX = 1 << 22 };

struct tree {
	struct tree_node *node;
	uint32_t count;
	chips pot, stack; /* of the setup */
	int street;
	uint32_t first[TREE_STREETS + 1];  /* the nodes of street s: first[s] to first[s + 1] - 1 */
	uint32_t actions[TREE_STREETS][2]; /* of all decisions of a street, by player */
	uint32_t kinds[TREE_STREETS][4];   /* nodes of each kind */
	size_t room;
};

/* Makes a tree. Returns STATUS_OK, STATUS_NO_MEMORY or STATUS_TREE_LARGE; free it in any case. */
status_code tree_make(struct tree *tree, const struct tree_setup *setup);
void tree_free(struct tree *tree);

/* -- trees that somebody wrote ---------------------------------------------------- */

/* A line of a tree: "start" the first, "card" after a deal, or an action. */
struct tree_line {
	struct slice word; /* of the text */
	uint32_t end;      /* after the last line below this one */
};

struct tree_lines {
	struct tree_line *line;
	uint32_t count;
	size_t room;
	struct slice text;
};

/* Reads the lines of a tree: each is below the last one with a smaller indentation. The word may be
 * followed by "all-in", two spaces and anything, or '#' and a comment. Returns STATUS_OK,
 * STATUS_NO_MEMORY or an error with its location. The lines use the text as long as they exist;
 * free them in any case. */
status_code tree_lines_read(struct tree_lines *lines, struct slice text, struct fault *fault);
void tree_lines_free(struct tree_lines *lines);

/* The maximum number of decimal places of an amount in the lines. */
int tree_lines_places(const struct tree_lines *lines);

/* Like tree_make(), with the actions of the lines; amounts have `places` decimal places. A node
 * without lines below it goes on as the setup says. Errors in lines have their location. */
status_code tree_make_lines(struct tree *tree, const struct tree_setup *setup,
	const struct tree_lines *lines, int places, struct fault *fault);

/* The child that an action of a decision leads to, from 0; the children of node i are
 * i + 1, node[i + 1].end and so on. */
uint32_t tree_child(const struct tree *tree, uint32_t node, int action);

/* The total on the street that a size means at a decision, before limits. */
chips tree_total(const struct tree *tree, const struct tree_node *node,
	const struct tree_size *size);

/* The child of a decision that a word leads to: an action as tree_print_action() writes it, with a
 * size as a percentage of the pot, "b75%", or "a", the all-in bet or raise. 0 if there is none; the
 * word is not empty. */
uint32_t tree_find_action(const struct tree *tree, uint32_t node, struct slice word, int places);

/* Appends the action that led to a node: "x", "c", "f", "b75" or "r200". */
void tree_print_action(struct text *out, const struct tree_node *node, int places);

#endif
