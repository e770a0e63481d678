/* Shared by the files of the group "equity"; private to them. */
#ifndef FELT_API_API_EQUITY_H
#define FELT_API_API_EQUITY_H

#include "api/api.h"

#include "odds/solve.h"

/* A set of parts: disjoint spans, ascending, with a gap between any two. Zeroed: empty. */
struct api_span {
	uint32_t from, to; /* from `from` to before `to`, at least one part */
};

struct api_spans {
	struct api_span *list;
	size_t count, room;
	uint32_t parts; /* in all spans */
};

/* Adds a span, or all spans of another set. FELT_MISUSE if the set already has one of the parts, or
 * FELT_NO_MEMORY; the set is then unchanged. */
felt_status api_spans_add(struct api_spans *spans, struct api_span span);
felt_status api_spans_add_all(struct api_spans *spans, const struct api_spans *other);

/* Writes a set as text, such as "0-4,7"; and reads one of parts below `parts` into an empty set.
 * FELT_BAD_TEXT if the text is not such a set, or FELT_NO_MEMORY. */
void api_spans_print(struct text *out, const struct api_spans *spans);
felt_status api_spans_read(struct slice text, uint32_t parts, struct api_spans *spans);

void api_spans_free(struct api_spans *spans);

/* A range that was not read from a line. */
struct api_equity_range {
	struct range range;
	struct range_list list;
	struct matchup_range of; /* without a text */
};

struct felt_equity {
	const struct game *game;
	struct text line;               /* the matchup as it was given */
	struct matchup_cache *cache;    /* owns the ranges of a line */
	struct api_equity_range *range; /* of each player; NULL if the matchup is a line */
	struct spot *room;              /* for its view */
	struct matchup matchup;
	bool ready; /* it has a matchup */

	/* the plan of the work */
	bool planned;
	felt_effort effort; /* without its callback */
	struct limits limits;
	struct equity_plan plan;
	uint32_t parts; /* at most; a sample may end earlier */

	/* the work */
	bool started; /* the memory is ready for the plan */
	struct equity_memory memory;
	struct api_spans counted;
	struct answer answer;
};

/* A complete effort from one of any version, or from NULL. FELT_MISUSE if a field is out of its
 * range. */
felt_status api_effort_read(const felt_effort *from, felt_effort *effort);

/* The limits of an effort; `error` is the default of its standard error. */
void api_effort_limits(const felt_effort *effort, double error, struct limits *limits);

/* Plans the work, and begins an empty answer. */
felt_status api_equity_plan(felt_equity *equity, const felt_effort *effort);

/* Adds counts of the same matchup and plan, and their parts. FELT_MISUSE if a part is counted
 * already, or FELT_NO_MEMORY; the object is then unchanged. */
felt_status api_equity_take(felt_equity *equity, const struct api_spans *parts,
	const struct tally *tally);

#endif
