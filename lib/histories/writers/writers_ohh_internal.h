/* What the parts of the writer of Open Hand History share; private to them. */
#ifndef FELT_HISTORIES_WRITERS_OHH_INTERNAL_H
#define FELT_HISTORIES_WRITERS_OHH_INTERNAL_H

#include "histories/writers/writers_internal.h"

struct writers_ohh {
	struct writers_hand *writing;
	const struct hand_record *hand;
	const struct table_setup *setup;
	struct text *out;
	int number[SEATS_MAX]; /* of seats */
	chips splash;          /* that the house adds to the pot; 0: nothing that can be said so */
	bool comma;            /* something stands in the object or array before what comes */
};

/* Add a key, or what stands in an array, with a comma before it if it is not the first. */
void writers_ohh_key(struct writers_ohh *ohh, const char *key);
void writers_ohh_next(struct writers_ohh *ohh);

/* Open and close an object or an array. */
void writers_ohh_open(struct writers_ohh *ohh, char bracket);
void writers_ohh_close(struct writers_ohh *ohh, char bracket);

/* Open an object in an array, and an array in an object. */
void writers_ohh_item(struct writers_ohh *ohh);
void writers_ohh_array(struct writers_ohh *ohh, const char *key);

/* Add a member of an object: a word needs no escapes. */
void writers_ohh_quoted(struct writers_ohh *ohh, const char *key, const char *word);
void writers_ohh_string(struct writers_ohh *ohh, const char *key, struct slice value);
void writers_ohh_number(struct writers_ohh *ohh, const char *key, uint64_t value);
void writers_ohh_amount(struct writers_ohh *ohh, const char *key, chips amount);
void writers_ohh_word(struct writers_ohh *ohh, const char *key, const char *word);

/* An array of those cards that are known. */
void writers_ohh_cards(struct writers_ohh *ohh, const card *cards, int count);

/* The rounds, with the posts, and the pots; the hand was played before. `paid` is by seat. */
void writers_ohh_rounds(struct writers_ohh *ohh);
void writers_ohh_pots(struct writers_ohh *ohh, const struct settlement *settlement,
	const chips *paid);

/* What the house pays a seat besides the pots; below 0 what it takes. */
chips writers_ohh_house_pays(const struct writers_ohh *ohh, int seat);

#endif
