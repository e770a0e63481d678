/* felt anonymise: hands without what tells who played them, where and when.
 *
 * A hand is not cleaned of what is known to identify, but made anew of what is known not to: the
 * deal, the bets and the cards. Names and numbers are replaced by keyed hashes, so that the same
 * player is the same in all hands that are written with one key, and nobody without the key can
 * try names. */
#ifndef FELT_CMD_ANONYMISE_H
#define FELT_CMD_ANONYMISE_H

#include "frame/run.h"
#include "hands/hands.h"
#include "histories/writers/writers.h"

/* -- keyed hashes ----------------------------------------------------------------- */

enum { ANONYMISE_KEY_BYTES = 32, ANONYMISE_ALIAS_LETTERS = 12 };

struct anonymise_key {
	unsigned char bytes[ANONYMISE_KEY_BYTES];
};

/* A key of the system's random source; or one made of the bytes of a file or of words, always the
 * same of the same ones. False when there is too little memory or randomness. */
bool anonymise_key_random(struct anonymise_key *key);
bool anonymise_key_of_file(struct anonymise_key *key, struct slice bytes);
bool anonymise_key_of_words(struct anonymise_key *key, struct slice words);

/* What a name is replaced by: lower-case letters and the digits 2 to 7, 60 bits of a hash. `kind`
 * keeps players and tables with one name apart. */
struct slice anonymise_alias(const struct anonymise_key *key, const char *kind, struct slice name,
	char room[ANONYMISE_ALIAS_LETTERS]);

/* What a number is replaced by: one below 10^18, which databases of hands can hold. */
uint64_t anonymise_number(const struct anonymise_key *key, const char *kind, struct slice number);

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
void anonymise_hand(struct text *out, const struct hand_record *hand,
	const struct anonymise_key *key, enum anonymise_times times);

/* -- the command ------------------------------------------------------------------ */

struct anonymise {
	struct settings settings;
	const char *key_given; /* --key */
	struct anonymise_key key;
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

int anonymise_run(struct anonymise *anonymise);

#endif
