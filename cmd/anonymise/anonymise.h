/* felt anonymise: hands without what tells who played them, where and when.
 *
 * A hand is not cleaned of what is known to identify, but made anew of what is known not to: the
 * deal, the bets and the cards. Names and numbers are replaced by keyed hashes, so that the same
 * player is the same in all hands that are written with one key, and nobody without the key can
 * try names. */
#ifndef FELT_CMD_ANONYMISE_H
#define FELT_CMD_ANONYMISE_H

#include "frame/run.h"
#include "frame/secret.h"
#include "hands/hands.h"
#include "histories/writers/writers.h"

/* -- hands ------------------------------------------------------------------------ */

/* What is left of the time of a hand. */
enum anonymise_times {
	ANONYMISE_DAY,
	ANONYMISE_MONTH,
	ANONYMISE_YEAR,
	ANONYMISE_NONE,
};

/* Appends the hand file of a hand without what identifies, without the header of a table. All
 * actions of the hand could be read. */
void anonymise_hand(struct text *out, const struct hand_record *hand, const struct secret_key *key,
	enum anonymise_times times);

/* -- the command ------------------------------------------------------------------ */

struct anonymise {
	struct settings settings;
	const char *key_given; /* --key */
	struct secret_key key;
	int times; /* enum anonymise_times */
	int to;    /* the place of the format in the table of writers */
	bool recursive;

	const struct writer *writer;
	struct hands hands;
	struct hand_play play;
	bool unread; /* the current hand could not be read */
	bool memory; /* there was too little of it */
	uint64_t written;
	/* the hand, once it is anonymous, and what reads it for another format */
	struct text text;
	struct phh_reader *reader;
	struct hand_record hand;
};

#endif
