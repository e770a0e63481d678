/* What the parts of the reader of Open Hand History share; private to them.
 *
 * The fields of each kind of object are a table, and an object is looked through once: what is no
 * field of the standard, stands there twice, is missing, or has a value of another type is noted
 * with its place. A fault is what leaves the meaning of the hand in doubt; what the standard wants
 * besides is a warning. */
#ifndef FELT_HISTORIES_SITES_OHH_H
#define FELT_HISTORIES_SITES_OHH_H

#include "base/jsontext.h"
#include "histories/sites/sites_internal.h"

#include <stddef.h>

/* What the value of a field is. */
enum ohh_type {
	OHH_STRING,
	OHH_INTEGER,
	OHH_DECIMAL,
	OHH_BOOLEAN,
	OHH_STRINGS, /* an array of them; "" and null for an empty one */
	OHH_OBJECT,
	OHH_OBJECTS,
};

enum ohh_need {
	OHH_MAY,    /* may be missing or null */
	OHH_SHOULD, /* the standard wants it, and the hand is clear without it */
	OHH_MUST,
	OHH_NO_MORE, /* was taken out of the standard; its value is not looked at */
};

struct ohh_field {
	const char *name;
	enum ohh_type type;
	enum ohh_need need;
	size_t offset; /* of the int that gets the value, in what the object fills */
};

enum { OHH_FIELDS_MAX = 32, OHH_ROUNDS_MAX = 32 };

enum { OHH_NONE = -1 };

struct ohh {
	struct history *history;
	struct jsontext json;
	struct slice id[HISTORY_SEATS_MAX]; /* by seat, as written */
	bool sits_out[HISTORY_SEATS_MAX];
	bool acts[HISTORY_SEATS_MAX];
	struct history_amount left[HISTORY_SEATS_MAX]; /* of the stack, so far */
	int hole_cards;                                /* of a hand that is known; 0: none is */
	bool omaha, high_low;
	enum limit limit;
	struct slice twice; /* the second board, or the flag for it */
	bool flag_twice, flag_observed;
};

/* Begins a note at a part of the text; its message is to be added to what is returned. */
struct text *sites_ohh_note(struct ohh *ohh, bool fault, struct slice at);

/* "the field 'x' ...", "'x' is no game of the standard". */
void sites_ohh_say(struct ohh *ohh, bool fault, struct slice at, const char *before,
	const char *after);

/* Looks an object through by a table, whose last row has no name: `found` gets the value of each
 * field, or OHH_NONE. */
void sites_ohh_fields(struct ohh *ohh, int object, const struct ohh_field *fields, void *found);

/* The place of a value, at most its line. */
struct slice sites_ohh_place(const struct ohh *ohh, int value);

/* The contents of a string, or a number as it is written; "" for OHH_NONE. */
struct slice sites_ohh_text(struct ohh *ohh, int value);

bool sites_ohh_is(struct ohh *ohh, int value, const char *words);

bool sites_ohh_true(const struct ohh *ohh, int value);

/* False for OHH_NONE, and with a fault noted for what is no number from 0 to `most`. */
bool sites_ohh_integer(struct ohh *ohh, int value, int most, int *number);

/* HISTORY_NOT_GIVEN for OHH_NONE, and for what is no amount, with a fault. Below 0 is one too,
 * unless `negative` is not NULL: then it is set, and the amount has no sign. */
struct history_amount sites_ohh_amount(struct ohh *ohh, int value, bool *negative);

/* The cards of an array, at most that many; 0 for OHH_NONE, and for what are no cards, with a
 * fault. */
int sites_ohh_cards(struct ohh *ohh, int value, int most, card *cards);

/* The index of the seat of a player's id, or -1 with a fault noted. */
int sites_ohh_seat(struct ohh *ohh, int value);

/* The child of an array after another, or after OHH_NONE the first; OHH_NONE: there is none. */
int sites_ohh_next(const struct ohh *ohh, int array, int child);

/* A loop over the children of an array, which may be OHH_NONE. */
#define OHH_EACH(CHILD, OHH, ARRAY)                                                                \
	for (int CHILD = sites_ohh_next(OHH, ARRAY, OHH_NONE); (CHILD) != OHH_NONE;                \
		(CHILD) = sites_ohh_next(OHH, ARRAY, CHILD))

void sites_ohh_rounds(struct ohh *ohh, int rounds);
void sites_ohh_pots(struct ohh *ohh, int pots);

#endif
