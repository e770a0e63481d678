/* The kinds of problems that a team works on, spots and lineups; private to team.c.
 *
 * What a kind calls its problem, its memory and its counts goes through `void *` and the union in
 * struct answer: a team has one kind at a time, and its functions agree about what is there. */
#ifndef FELT_CMD_EQUITY_TEAM_KIND_H
#define FELT_CMD_EQUITY_TEAM_KIND_H

#include "team.h"

struct plan {
	const char *exact; /* the name of the method, or NULL: by sampling */
	double cost;
	uint32_t parts;
	bool detail;
	union {
		struct equity_plan spot;
		struct equity_lineup_plan lineup;
	} of;
};

struct team_kind {
	double most_seconds; /* that a choice between counting and sampling counts for */

	status_code (*choose)(void *problem, enum equity_wish wish, bool detail, struct plan *plan);
	status_code (*begin)(struct team_memory *memory, const struct plan *plan,
		const void *problem, enum cpu_path path);
	void (*part)(struct team_memory *memory, const struct plan *plan, uint32_t part,
		struct answer *to);
	void (*sample)(struct team_memory *memory, uint64_t seed, uint64_t part, uint32_t deals,
		struct answer *to);

	/* The counts of an answer: made empty, added to, and given back. */
	status_code (*clear)(struct answer *to, const void *problem, bool detail);
	void (*add)(struct answer *to, const struct answer *from);
	void (*free)(struct answer *answer);

	double (*deals)(const struct answer *answer);
	double (*worst_error)(const struct answer *answer); /* the greatest of any player */
};

extern const struct team_kind team_spots, team_lineups;

#endif
