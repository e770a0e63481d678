/* The writers, and what they share; private to them. */
#ifndef FELT_HISTORIES_WRITERS_INTERNAL_H
#define FELT_HISTORIES_WRITERS_INTERNAL_H

#include "game/phh/phh.h"
#include "histories/writers/writers.h"

bool writers_phh_write(struct text *out, struct writers_hand *writing);
bool writers_stars_write(struct text *out, struct writers_hand *writing);
bool writers_ohh_write(struct text *out, struct writers_hand *writing);

/* Sets the fault to the message of a status, at the value of a key, or at the hand if the key is
 * NULL or missing; returns false. */
bool writers_refuse(struct writers_hand *writing, status_code status, const char *key);

/* Whether all stacks are known and the original hand was consistent; otherwise sets the fault. */
bool writers_has_stacks(struct writers_hand *writing);

/* Replays the hand to its end and compares its results with those of the rules. False, with a
 * fault, if they differ, or if the hand stops before its end or its winner depends on unknown
 * cards. */
bool writers_play(struct writers_hand *writing);

/* Counts the comments, and the keys that are not in `given`, the last of which is NULL. Fields of
 * the deal and of the play are always written; _source, which describes the input file, never
 * counts. */
void writers_count_keys(struct writers_hand *writing, const char *const *given);

/* The amount of a key, in the decimal places of the hand; false if there is none. */
bool writers_amount(const struct hand_record *hand, const char *key, chips *amount);

/* Whether all winnings of the hand are 0, as in data sets that do not record the winner. */
bool writers_has_no_winner(const struct hand_record *hand);

/* Amount that each seat is paid from the pots, after rake and fees: as stated by the hand, or as
 * the rules give. */
void writers_paid(struct writers_hand *writing, chips paid[SEATS_MAX]);

/* Whether the seat numbers increase around the table in dealing order. */
bool writers_numbers_go_around(const struct hand_record *hand);

/* The most frequent ante; the lowest of them if several are. */
chips writers_common_ante(const struct table_setup *setup);

/* Dead chips that a seat posts above the common ante or with a new player's blind. */
chips writers_dead(const struct table_setup *setup, int seat);

/* -- names ----------------------------------------------------------------- */

enum { WRITERS_NAME_BYTES = 256 };

/* Names that are safe in a line of text: unique, at most WRITERS_NAME_BYTES long, and without
 * control characters, spaces at their ends and double spaces. */
struct writers_names {
	char room[SEATS_MAX][WRITERS_NAME_BYTES + 8];
	struct slice name[SEATS_MAX];
};

/* Makes the players' names safe, and counts those that it changes. If a name contains one of
 * `words`, the last of which is NULL, the first byte of that word becomes `_`. */
void writers_names_make(struct writers_hand *writing, const char *const *words,
	struct writers_names *names);

/* Appends another name in the same way. Returns true if it was changed. */
bool writers_name_add(struct text *out, struct slice name, const char *const *words);

#endif
