/* felt nash: equilibria of push or fold. */
#ifndef FELT_CMD_NASH_H
#define FELT_CMD_NASH_H

#include "frame/grid.h"
#include "frame/options.h"

#include "nash/pairs.h"
#include "nash/sampled.h"
#include "nash/strategy.h"
#include "nash/triples/triples.h"

#include "odds/range/range.h"

enum nash_by { NASH_BY_UNSET, NASH_BY_CLASS, NASH_BY_DECISION, NASH_BY_PLAYER };

enum { NASH_FIXED_MAX = 64, NASH_OTHERS_MAX = 1000, NASH_DIGITS = 4, NASH_ITERATIONS = 1000 };

/* A value of --push or --call: a range, or POSITION:RANGE. */
struct nash_fixed {
	const char *text;
	bool call;
};

struct nash_command {
	struct settings settings;
	const char *stacks, *blinds, *ante, *payouts, *others, *bounties;
	const char *hand, *position;
	struct nash_fixed fixed[NASH_FIXED_MAX];
	size_t fixed_count;
	enum nash_by by;
	bool chart, grid;
	double bounty_share;    /* the part of a bounty that is paid in cash */
	double target, seconds; /* 0: unset */
	uint64_t deals, seed;   /* of the sample */
	bool make_table;
	const char *table;

	struct pushfold_rules rules;
	double payout[PUSHFOLD_PLAYERS_MAX + NASH_OTHERS_MAX], other[NASH_OTHERS_MAX];
	double bounty[PUSHFOLD_PLAYERS_MAX + NASH_OTHERS_MAX];
	int only;                  /* the player of --position; -1: all */
	bool asked[COMBO_CLASSES]; /* starting hands of --hand; all without it */
	struct fields fields;
};

/* A solved spot, or one of those of a chart. */
struct nash_solved {
	const struct nash_command *command;
	struct pushfold game;
	struct strategy *strategy;
	bool is_estimated; /* with a sampled table of three hands */
	bool is_sampled;
	struct sampled sampled;
};

/* -- reading (nash_read.c) ---------------------------------------------------------- */

/* Reads stacks, blinds, antes, prizes and bounties into command->rules. Reports errors and returns
 * false. */
bool nash_read_rules(struct nash_command *command);

/* Reads blinds and antes only, likewise. */
bool nash_read_blinds(struct nash_command *command);

/* Reads --position and --hand. Reports errors and returns false. */
bool nash_read_filters(struct nash_command *command);

/* Sets the frequencies of --push and --call. Reports errors and returns false. */
bool nash_read_fixed(const struct nash_command *command, const struct pushfold *game,
	struct strategy *strategy);

/* -- solving ------------------------------------------------------------------------ */

/* Reads the table of three hands, whose orders the caller frees, or samples it if there is no file
 * in the default place. Reports errors; returns the exit status. (nash_table.c) */
int nash_table(const struct nash_command *command, struct triples_table *out);

/* Counts the table and writes it to its file, likewise. */
int nash_make_table(const struct nash_command *command);

/* Solves a spot with fixed decisions set. `table` is that of three hands, and is not read if there
 * are only two players. Reports errors; returns the exit status. (nash_solve.c) */
int nash_solve(const struct nash_command *command, const struct pairs *pairs,
	const struct triples_table *table, struct nash_solved *solved);

/* -- output ------------------------------------------------------------------------- */

enum { NASH_VIEW_CLASS = 1, NASH_VIEW_DECISION = 2, NASH_VIEW_PLAYER = 4, NASH_VIEW_CHART = 8 };

extern const struct field nash_fields[], nash_chart_fields[];

/* Whether a pot is a decision to print. */
bool nash_shows(const struct nash_solved *solved, int pot);

/* Appends "push" or "call BTN+SB"; and, after the position, "BB call BTN+SB". */
void nash_add_action(const struct pushfold *game, int pot, struct text *out);
void nash_add_decision(const struct pushfold *game, int pot, struct text *out);

/* The range of a decision: frequencies in ten-thousandths. */
void nash_range(const double frequency[COMBO_CLASSES], struct range *out);

/* Appends the rows. */
void nash_add_rows(const struct nash_solved *solved, struct rows *rows);

/* Appends the decisions with their ranges, and the players with their values, for a terminal. */
void nash_show(const struct nash_solved *solved, struct text *out);

/* Appends a grid of each decision: the frequencies as shades and the values as texts. */
void nash_show_grids(const struct nash_solved *solved, struct text *out);
void nash_draw_grids(const struct nash_solved *solved, struct text *out);

/* -- the chart (nash_chart.c) ------------------------------------------------------- */

/* Solves all stacks of the chart and writes it. Returns the exit status. */
int nash_write_chart(const struct nash_command *command, const struct pairs *pairs);

#endif
