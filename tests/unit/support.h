/* Shared by the unit tests: cards from text, reproducible random deals, reference values as scores,
 * and the rows of tests/data/published. */
#ifndef FELT_TESTS_UNIT_SUPPORT_H
#define FELT_TESTS_UNIT_SUPPORT_H

#include "base/cpu.h"
#include "cards/card.h"
#include "cards/score.h"
#include "reference.h"

#include <stdio.h>

/* The codes of all layers, for messages; terminated by NULL. */
extern const struct status_domain *const status_domains[];

/* The message of a status code, for messages of tests. */
const char *message_of(status_code status);

struct slice slice_from(const char *string);

/* Whether the text equals `expected`, and nothing failed while it grew. */
bool text_is(const struct text *text, const char *expected);

/* The bytes of a file, which the caller frees; a missing file fails the test. */
struct text file_read(const char *path);

/* The cards of ASCII notation, in the order given; returns their number. Invalid text fails the
 * test. `out` must have space for the cards of the text. */
int cards_from(const char *text, card *out);
card_set set_from(const char *text);

/* The cards in ASCII, for messages; valid until the next call. */
const char *cards_shown(const card *cards, int count);

/* SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number
 * generators", 2014): the same numbers from the same seed everywhere. */
uint64_t random_next(uint64_t *state);
unsigned random_below(uint64_t *state, unsigned bound);

void shuffle(uint64_t *state, card *cards, int count);
/* `count` different cards of the set, in random order. */
void deal_from(uint64_t *state, card_set live, int count, card *out);

/* A value of the reference implementation as a score: its index in the ordered list of values. */
score reference_as_score(reference_value value);

/* Whether a code path can be tested here; if not, the test prints on stderr which kernels it skips.
 */
bool path_is_here(enum cpu_path path);

/* A file of tests/data/published, row by row: tab-separated cells; comments (#) are skipped. A
 * missing file fails the test. */
enum { PUBLISHED_CELLS = 16 };

struct published {
	FILE *file;
	int number; /* line number, from 1 */
	int count;  /* cells */
	char *cell[PUBLISHED_CELLS];
	char line[4096];
};

void published_open(struct published *rows, const char *name);
bool published_next(struct published *rows); /* at the end, closes the file and returns false */

#endif
