/* Private to the writer of Open Hand History. */
#ifndef FELT_HISTORIES_WRITERS_OHH_INTERNAL_H
#define FELT_HISTORIES_WRITERS_OHH_INTERNAL_H

#include "histories/writers/writers_internal.h"

struct writers_ohh {
	struct writers_hand *writing;
	const struct hand_record *hand;
	const struct table_setup *setup;
	struct text *out;
	int number[SEATS_MAX]; /* seat numbers */
	chips splash; /* that the house adds to the pot; 0: none that the format can express */
	bool comma;   /* something precedes the next item in its object or array */
};

/* Add a key or an array item, after a comma unless it is the first. */
void writers_ohh_key(struct writers_ohh *ohh, const char *key);
void writers_ohh_next(struct writers_ohh *ohh);

/* Open and close an object or an array. */
void writers_ohh_open(struct writers_ohh *ohh, char bracket);
void writers_ohh_close(struct writers_ohh *ohh, char bracket);

/* Open an object in an array, and an array in an object. */
void writers_ohh_item(struct writers_ohh *ohh);
void writers_ohh_array(struct writers_ohh *ohh, const char *key);

/* Add a member of an object. A word needs no escapes. */
void writers_ohh_quoted(struct writers_ohh *ohh, const char *key, const char *word);
void writers_ohh_string(struct writers_ohh *ohh, const char *key, struct slice value);
void writers_ohh_number(struct writers_ohh *ohh, const char *key, uint64_t value);
void writers_ohh_amount(struct writers_ohh *ohh, const char *key, chips amount);
void writers_ohh_word(struct writers_ohh *ohh, const char *key, const char *word);

/* An array of the known cards. */
void writers_ohh_cards(struct writers_ohh *ohh, const card *cards, int count);

/* The rounds, with the posts, and the pots; the hand must have been replayed. `paid` is by seat. */
void writers_ohh_rounds(struct writers_ohh *ohh);
void writers_ohh_pots(struct writers_ohh *ohh, const struct settlement *settlement,
	const chips *paid);

/* Amount that the house pays a seat outside the pots; negative if it takes chips. */
chips writers_ohh_house_pays(const struct writers_ohh *ohh, int seat);

#endif
