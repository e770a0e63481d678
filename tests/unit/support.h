/* What the unit tests share: cards out of text, random deals that repeat, the
 * rulebook as scores, and the rows of tests/data/published. */
#ifndef FELT_TESTS_UNIT_SUPPORT_H
#define FELT_TESTS_UNIT_SUPPORT_H

#include "base/cpu.h"
#include "cards/card.h"
#include "cards/score.h"
#include "reference.h"

#include <stdio.h>

/* All rooms' codes, for messages; NULL ends the list. */
extern const struct status_domain *const status_domains[];

/* The message of a code, for messages of tests. */
const char *message_of(status_code status);

struct slice slice_from(const char *string);

/* Whether the text is exactly `expected`, and nothing failed while it grew. */
bool text_is(const struct text *text, const char *expected);

/* The bytes of a file, which the caller frees; a missing one fails the test. */
struct text file_read(const char *path);

/* The cards of ASCII notation, in the order given; returns how many. What is no
 * cards fails the test. `out` has room for the cards of the text. */
int cards_from(const char *text, card *out);
card_set set_from(const char *text);

/* For messages: the cards in ASCII, good until the next call. */
const char *cards_shown(const card *cards, int count);

/* SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number
 * generators", 2014): the same numbers from the same seed everywhere. */
uint64_t random_next(uint64_t *state);
unsigned random_below(uint64_t *state, unsigned bound);

void shuffle(uint64_t *state, card *cards, int count);
/* `count` different cards of the set, in random order. */
void deal_from(uint64_t *state, card_set live, int count, card *out);

/* What the rulebook says, as a score: its place in the ordered list of values. */
score reference_as_score(reference_value value);

/* Whether a path can be tried here; where it cannot, the test says on stderr which kernels it
 * leaves untried. */
bool path_is_here(enum cpu_path path);

/* A file of tests/data/published, row by row: cells with tabs between, comments (#)
 * skipped. A missing file fails the test. */
enum { PUBLISHED_CELLS = 16 };

struct published {
	FILE *file;
	int number; /* of the line, from 1 */
	int count;  /* cells */
	char *cell[PUBLISHED_CELLS];
	char line[4096];
};

void published_open(struct published *rows, const char *name);
bool published_next(struct published *rows); /* false, and closed, at the end */

#endif
