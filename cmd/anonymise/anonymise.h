/* felt anonymise: removes names, dates and other identifying details from hands.
 *
 * A hand is not stripped of known identifiers but rebuilt from parts known to be harmless: the
 * deal, the bets and the cards. Names and numbers are replaced by keyed hashes, so that a player
 * keeps one name in all hands written with the same key, and only the owner of the key can test
 * names. */
#ifndef FELT_CMD_ANONYMISE_H
#define FELT_CMD_ANONYMISE_H

#include "frame/run.h"
#include "frame/secret.h"
#include "hands/hands.h"
#include "histories/writers/writers.h"

/* -- hands ------------------------------------------------------------------------ */

/* How much of a hand's time is kept. */
enum anonymise_times {
	ANONYMISE_DAY,
	ANONYMISE_MONTH,
	ANONYMISE_YEAR,
	ANONYMISE_NONE,
};

/* The replacement for the names of players. */
enum anonymise_names {
	ANONYMISE_ALIASES,   /* keyed hashes */
	ANONYMISE_POSITIONS, /* Hero, or the position in this hand: BTN */
};

/* Appends the anonymous hand as a PHH hand, without a table header. All actions of the hand must
 * be readable. */
void anonymise_hand(struct text *out, const struct hand_record *hand, const struct secret_key *key,
	enum anonymise_times times, enum anonymise_names names);

/* -- the command ------------------------------------------------------------------ */

struct anonymise {
	struct settings settings;
	const char *key_given; /* --key */
	struct secret_key key;
	int times; /* enum anonymise_times */
	int names; /* enum anonymise_names */
	int to;    /* index in the table of writers */
	bool recursive;

	const struct writer *writer;
	struct hand_reader hands;
	struct hand_play play;
	bool unread; /* the current hand is invalid */
	bool memory; /* out of memory */
	uint64_t written;
	/* the anonymous hand, and the parser that reads it again for another format */
	struct text text;
	struct phh_reader *reader;
	struct hand_record hand;
};

#endif
