/* Methods that count lineups exactly, with the interface of odds/method.h: work is cut into parts,
 * which any threads count in any order, each into its own tally; the sum of all parts is the
 * result. A thread has one memory for each method, NULL at first. */
#ifndef FELT_ODDS_LINEUP_METHOD_H
#define FELT_ODDS_LINEUP_METHOD_H

#include "odds/lineup/lineup.h"
#include "odds/tally.h"

#include "base/cpu.h"

struct lineup_method {
	const char *name; /* one word, for people: "count" */

	/* The seconds that the whole lineup takes on one core, as in struct method; HUGE_VAL for a
	 * lineup that the method cannot count, or not with detail: methods refuse by game here. */
	double (*cost)(const struct lineup *lineup, bool detail);

	/* How many parts there are; the same on every machine. A part is at most about 50 ms of
	 * work, and a lineup of a few milliseconds is one part. */
	uint32_t (*parts)(const struct lineup *lineup, bool detail);

	/* Makes *memory ready for a lineup, which must outlive the work on it. Returns STATUS_OK or
	 * STATUS_NO_MEMORY. */
	status_code (*begin)(void **memory, const struct lineup *lineup, bool detail,
		enum cpu_path path);

	/* Adds part `part` to a tally made for the lineup. */
	void (*part)(void *memory, uint32_t part, struct tally *tally);

	void (*free)(void *memory); /* memory may be NULL */
};

/* Plain dealing: every set of unknown cards of each player and board, valued by the game's
 * evaluators. It can count any lineup, given time, and is the reference for the quicker methods. */
extern const struct lineup_method lineup_deal_method; /* "visit" */

/* Ranges hand by hand: every joint deal of the players' hands is a lineup without ranges, which
 * another method counts. */
extern const struct lineup_method lineup_joint_method; /* "joint" */

/* Omaha with whole hands and at most two cards of a board, by multisets of ranks (omaha/). */
extern const struct lineup_method omaha_count_method; /* "count" */

/* A hand of Omaha against any hand (omaha/omaha_any.c). */
extern const struct lineup_method omaha_any_method; /* "any-hand" */

/* Two players of Omaha of whom any may hold one of many hands, from the flop on
 * (omaha/omaha_walk.c). */
extern const struct lineup_method omaha_walk_method; /* "walk" */

/* Two players without a board, by walking what each may draw in the order of value (completions.c).
 */
extern const struct lineup_method completions_method; /* "completions" */

/* The same where suits do not count, by multisets of ranks (completions_ranks.c). */
extern const struct lineup_method completions_ranks_method; /* "ranks" */

/* Hands that are all known on two or three boards, board by board (disjoint.c). */
extern const struct lineup_method disjoint_method; /* "boards" */

#endif
