/* The browser of a solution in a terminal (--watch): its state, which keys change, and which is
 * drawn. Neither waits for the terminal, so that each can be followed apart from it. */
#ifndef FELT_CMD_SOLVE_WATCH_H
#define FELT_CMD_SOLVE_WATCH_H

#include "solve.h"

#include "frame/keys.h"

/* The contents of the cells of the grid. */
enum solve_shows {
	SOLVE_SHOWS_STRATEGY,
	SOLVE_SHOWS_EV,
	SOLVE_SHOWS_EQUITY,
	SOLVE_SHOWS_REACH,
	SOLVE_SHOWS
};

enum solve_page { SOLVE_SQUARE, SOLVE_CLASSES, SOLVE_COMBOS, SOLVE_PAGES };

enum solve_asks {
	SOLVE_ASKS_NOTHING,
	SOLVE_ASKS_SIZE, /* the number of a bet or raise */
	SOLVE_ASKS_CARD,
	SOLVE_ASKS_NODE,
	SOLVE_ASKS_HELP /* shows the keys */
};

/* A node on the way to the current one. */
struct solve_step {
	struct solver_path path;
	struct solver_view view; /* of a decision, if `viewed` */
	bool viewed, whole;      /* whole: with EVs and equities */
	int marked;              /* an action; or at a deal a card */
};

enum { SOLVE_STEPS_MAX = TREE_DEPTH_MAX + 1 };

struct solve_browser {
	struct solve_command *command;
	struct solve_spot *spot;
	struct solve_step step[SOLVE_STEPS_MAX];
	int at; /* the current step */

	/* the hands of the current decision, by class; absent ones have no combos */
	struct solve_class class[COMBO_CLASSES];
	int cursor;  /* a class */
	combo hand;  /* and one of its combos, in the table of combos */
	int height;  /* rows of the table as last drawn */
	bool failed; /* out of memory */

	enum solve_shows shows;
	enum solve_page page;
	enum solve_asks asks;
	enum tree_act act; /* whose number is asked for */
	int code;          /* the last key */
	const struct keys_row *keys;
	size_t key_count;
	struct text typed, note;
};

static inline const struct solve_step *solve_step(const struct solve_browser *browser)
{
	return &browser->step[browser->at];
}

static inline const struct tree_node *solve_node(const struct solve_browser *browser)
{
	return &browser->spot->tree.node[solve_step(browser)->path.node];
}

/* -- solve_watch_draw.c ------------------------------------------------------------- */

/* Whether a card can be dealt at the current node. */
bool solve_can_deal(const struct solve_browser *browser, card c);

/* Appends the output that draws the browser in a window. */
void solve_draw_browser(struct solve_browser *browser, unsigned columns, unsigned rows,
	struct text *out);

#endif
