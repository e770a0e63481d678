/* Methods: the interface of all code that counts a matchup's deals exactly.
 *
 * The work on a matchup is divided into parts, which any threads or machines can count in any
 * order, each into any tally; the sum of all parts is the result. A thread has one memory per
 * method, NULL at first. begin() makes it, or prepares it for another matchup; tables that serve
 * every matchup stay in it.
 *
 * Methods only read the matchup. Those for two cards read its view. The suit blocks and the runouts
 * of the view serve several methods; they are made once, and only if a method that walks runouts
 * needs them, because that takes as long as solving a matchup of two hands. */
#ifndef FELT_ODDS_METHOD_H
#define FELT_ODDS_METHOD_H

#include "odds/matchup/matchup.h"
#include "odds/tally.h"

#include "cards/eval/eval.h"

#include <stdint.h>

struct method {
	const char *name; /* one word, for users: "count" */

	/* True if the method counts the view by walking its runouts. The caller must then have made
	 * them (spot_make_runouts) before it calls cost, parts or begin. NULL for a method that
	 * never walks runouts. */
	bool (*walks)(const struct matchup *matchup, bool detail);

	/* The estimated time of the whole matchup in seconds on one core, within a factor of two
	 * for a processor of about 3 GHz with AVX2; HUGE_VAL for a matchup that the method cannot
	 * count, or not with detail (tally_ends). Fast: a few hundred steps for small ranges. */
	double (*cost)(const struct matchup *matchup, bool detail);

	/* The number of parts; the same on every machine. A part is at most about 50 ms of work,
	 * and a matchup of a few milliseconds is one part. */
	uint32_t (*parts)(const struct matchup *matchup, bool detail);

	/* Prepares *memory for a matchup, which must outlive the work on it. Returns STATUS_OK or
	 * STATUS_NO_MEMORY. */
	status_code (*begin)(void **memory, const struct matchup *matchup, bool detail,
		enum cpu_path path);

	/* Adds part `part` to a tally made for the matchup and `detail`. */
	void (*part)(void *memory, uint32_t part, struct tally *tally);

	void (*free)(void *memory); /* memory may be NULL */
};

/* The number of parts of a method that counts every matchup in one part. */
static inline uint32_t method_one_part(const struct matchup *matchup, bool detail)
{
	(void)matchup;
	(void)detail;
	return 1;
}

/* The methods, each defined in the file or directory of its name. The following are for two cards
 * on one board. */

/* Two ranges before the flop without dead cards, from the matchup table (preflop.h). */
extern const struct method preflop_method; /* "matchups" */

/* Single hands of any number of players, by multisets of ranks (count/count.h). */
extern const struct method count_method; /* "count" */

/* A few joint combos: those that a suit permutation maps to one another are one class, which is
 * counted once, in the same way as single hands. */
extern const struct method count_classes_method; /* "classes" */

/* Two ranges on a board, or before the flop over classes of boards. On each runout the combos are
 * walked in order of value with running sums of weight, in total and by card, so that the time
 * grows with the number of combos, not of pairs of combos (two/two_internal.h). */
extern const struct method two_method; /* "two-ranges" */

/* Three or four ranges: the hands are also walked in order of value, with sums by card and by pair
 * of cards, so that the time grows with the hands of one player, or of two out of four, and not
 * with the product of all players' hands (many/many_internal.h). */
extern const struct method many_method; /* "many-ranges" */

/* Plain enumeration: every joint deal of the players' combos on every class of runouts. It can
 * count any spot, given time, and is the reference for the faster methods. On each runout every
 * live combo is scored once; a joint deal then only compares scores and card sets. */
extern const struct method enumerate_method; /* "visit" */

/* The following are for all other matchups.
 *
 * Plain dealing: every set of unknown cards of each player and board, valued by the game's
 * evaluators. It can count any matchup without ranges, given time, and is the reference for the
 * faster methods. */
extern const struct method deal_method; /* "visit" */

/* Ranges hand by hand: every joint deal of the players' hands is a matchup without ranges, which
 * another method counts. */
extern const struct method joint_method; /* "joint" */

/* Omaha with whole hands and at most two cards of a board, by multisets of ranks (omaha/). */
extern const struct method omaha_count_method; /* "count" */

/* An Omaha hand against any hand (omaha/omaha_any.c). */
extern const struct method omaha_any_method; /* "any-hand" */

/* Two Omaha players, each with one hand or many, from the flop on (omaha/omaha_walk.c). */
extern const struct method omaha_walk_method; /* "walk" */

/* Two players without a board, by walking their possible completions in order of value
 * (completions.c). */
extern const struct method completions_method; /* "completions" */

/* Like completions, by multisets of ranks, if suits do not count (completions_ranks.c). */
extern const struct method completions_ranks_method; /* "ranks" */

/* Known hands on two or three boards, board by board (disjoint.c). */
extern const struct method disjoint_method; /* "boards" */

#endif
