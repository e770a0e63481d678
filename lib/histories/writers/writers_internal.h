/* The writers, and what they share; private to them. */
#ifndef FELT_HISTORIES_WRITERS_INTERNAL_H
#define FELT_HISTORIES_WRITERS_INTERNAL_H

#include "game/phh/phh.h"
#include "histories/writers/writers.h"

bool writers_phh_write(struct text *out, struct writers_hand *writing);
bool writers_stars_write(struct text *out, struct writers_hand *writing);
bool writers_ohh_write(struct text *out, struct writers_hand *writing);

/* Makes a fault of the message of a status, at the value of a key or, without one, at the hand;
 * returns false. */
bool writers_refuse(struct writers_hand *writing, status_code status, const char *key);

/* Whether all stacks are known and the text that the hand is from added up; else it is refused. */
bool writers_has_stacks(struct writers_hand *writing);

/* Plays the hand to its end and compares its results with those of the rules. False: there is a
 * fault, or the hand stops before its end, or its winner depends on cards that nobody knows. */
bool writers_play(struct writers_hand *writing);

/* Counts the comments, and the keys that are not among `said`, the last of which is NULL. The
 * fields of the deal and of the play are always said, and _source, which is of the file that was
 * read, never counts. */
void writers_count_keys(struct writers_hand *writing, const char *const *given);

/* The amount of a key, in the places of the hand; false: there is none. */
bool writers_amount(const struct hand_record *hand, const char *key, chips *amount);

/* Whether the winnings of the hand are all 0, as some data has them that does not know who won. */
bool writers_has_no_winner(const struct hand_record *hand);

/* What each seat is paid out of the pots, after rake and fees: what the hand says, or else what the
 * rules give. */
void writers_paid(struct writers_hand *writing, chips paid[SEATS_MAX]);

/* Whether the numbers of the seats go around the table in the order of the deal. */
bool writers_numbers_go_around(const struct hand_record *hand);

/* The ante that most players post, and the least of those that as many do. */
chips writers_common_ante(const struct table_setup *setup);

/* What a seat posts beyond that, or with the blind of a newcomer: dead chips, no ante. */
chips writers_dead(const struct table_setup *setup, int seat);

/* -- names ----------------------------------------------------------------- */

enum { WRITERS_NAME_BYTES = 256 };

/* Names that stand in a line of text: without control characters, blanks at their ends and two
 * blanks in a row, of at most WRITERS_NAME_BYTES, and none twice. */
struct writers_names {
	char room[SEATS_MAX][WRITERS_NAME_BYTES + 8];
	struct slice name[SEATS_MAX];
};

/* Makes the names of the players safe, and counts those that are changed. Where one of `words`, the
 * last of which is NULL, stands in a name, its first byte becomes `_`. */
void writers_names_make(struct writers_hand *writing, const char *const *words,
	struct writers_names *names);

/* Appends a word of another kind in the same way. Returns whether it was changed. */
bool writers_name_add(struct text *out, struct slice name, const char *const *words);

#endif
