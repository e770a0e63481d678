/* Private to the reader of Open Hand History.
 *
 * A table describes the fields of each kind of object. An object is read once, and everything wrong
 * with it is noted with its location: unknown, duplicate and missing fields, and values of another
 * type. Anything that leaves the meaning of the hand in doubt is a fault; other violations of the
 * standard are warnings. */
#ifndef FELT_HISTORIES_SITES_OHH_H
#define FELT_HISTORIES_SITES_OHH_H

#include "base/jsontext.h"
#include "histories/sites/sites_internal.h"

#include <stddef.h>

/* Type of the value of a field. */
enum ohh_type {
	OHH_STRING,
	OHH_INTEGER,
	OHH_DECIMAL,
	OHH_BOOLEAN,
	OHH_STRINGS, /* an array of strings; "" and null are empty arrays */
	OHH_OBJECT,
	OHH_OBJECTS,
};

enum ohh_need {
	OHH_MAY,    /* optional, may be null */
	OHH_SHOULD, /* required by the standard, but not needed to understand the hand */
	OHH_MUST,
	OHH_NO_MORE, /* removed from the standard; its value is ignored */
};

struct ohh_field {
	const char *name;
	enum ohh_type type;
	enum ohh_need need;
	size_t offset; /* of the int for the value, in the struct that the object fills */
};

enum { OHH_FIELDS_MAX = 32, OHH_ROUNDS_MAX = 32 };

enum { OHH_NONE = -1 };

struct ohh {
	struct history *history;
	struct jsontext json;
	struct slice id[HISTORY_SEATS_MAX]; /* player ids by seat, as written */
	bool sits_out[HISTORY_SEATS_MAX];
	bool acts[HISTORY_SEATS_MAX];
	struct history_amount left[HISTORY_SEATS_MAX]; /* current stacks */
	int hole_cards; /* number of hole cards in a known hand; 0 if there is none */
	bool omaha, high_low;
	enum limit limit;
	struct slice twice; /* the second board, or its flag */
	bool flag_twice, flag_observed;
};

/* Begins a note about a part of the text; the caller appends the message to the text returned. */
struct text *sites_ohh_note(struct ohh *ohh, bool fault, struct slice at);

/* Notes "the field 'x' ...", "'x' is not a game of the standard": `at` between two texts. */
void sites_ohh_say(struct ohh *ohh, bool fault, struct slice at, const char *before,
	const char *after);

/* Reads an object by a table, whose last row has no name: `found` gets the value of each field, or
 * OHH_NONE. */
void sites_ohh_fields(struct ohh *ohh, int object, const struct ohh_field *fields, void *found);

/* Location of a value, at most one line. */
struct slice sites_ohh_place(const struct ohh *ohh, int value);

/* The contents of a string, or a number as written; "" for OHH_NONE. */
struct slice sites_ohh_text(struct ohh *ohh, int value);

bool sites_ohh_is(struct ohh *ohh, int value, const char *words);

bool sites_ohh_true(const struct ohh *ohh, int value);

/* False for OHH_NONE, and, with a fault, for anything but an integer from 0 to `most`. */
bool sites_ohh_integer(struct ohh *ohh, int value, int most, int *number);

/* HISTORY_NOT_GIVEN for OHH_NONE, and, with a fault, for anything but an amount. If `negative` is
 * NULL, negative amounts are faults; otherwise it is set, and the amount has no sign. */
struct history_amount sites_ohh_amount(struct ohh *ohh, int value, bool *negative);

/* The cards of an array, at most `most`; returns 0 for OHH_NONE, and, with a fault, for anything
 * else. */
int sites_ohh_cards(struct ohh *ohh, int value, int most, card *cards);

/* The index of the seat with a player's id, or -1 with a fault. */
int sites_ohh_seat(struct ohh *ohh, int value);

/* The child of an array after `child`, or the first if that is OHH_NONE; OHH_NONE at the end. */
int sites_ohh_next(const struct ohh *ohh, int array, int child);

/* A loop over the children of an array, which may be OHH_NONE. */
#define OHH_EACH(CHILD, OHH, ARRAY)                                                                \
	for (int CHILD = sites_ohh_next(OHH, ARRAY, OHH_NONE); (CHILD) != OHH_NONE;                \
		(CHILD) = sites_ohh_next(OHH, ARRAY, CHILD))

void sites_ohh_rounds(struct ohh *ohh, int rounds);
void sites_ohh_pots(struct ohh *ohh, int pots);

#endif
