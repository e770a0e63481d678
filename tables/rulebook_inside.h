/* What the files of the rulebook share: the kinds of five cards, and words for names. */
#ifndef FELT_TABLES_RULEBOOK_INSIDE_H
#define FELT_TABLES_RULEBOOK_INSIDE_H

#include "rulebook.h"

/* What five cards are, in the order of high hands. */
enum rulebook_kind {
	RULEBOOK_HIGH_CARD,
	RULEBOOK_PAIR,
	RULEBOOK_TWO_PAIR,
	RULEBOOK_THREE,
	RULEBOOK_STRAIGHT,
	RULEBOOK_FLUSH,
	RULEBOOK_FULL_HOUSE,
	RULEBOOK_FOUR,
	RULEBOOK_STRAIGHT_FLUSH,
	RULEBOOK_KINDS
};

extern const char *const rulebook_kind_names[RULEBOOK_KINDS];

/* The kind of five ranks, of one suit or not, and the ranks in the order in which they are
 * compared: `above_ace` is the rank that follows an ace in the lowest straight (the ace is
 * then the last), or NO_LOW_ACE in a game in which the ace is always high. */
enum { NO_LOW_ACE = -1 };
enum rulebook_kind rulebook_kind(const uint8_t ranks[5], bool suited, int above_ace,
	uint8_t ordered[5]);

/* The ranks of five cards; returns whether the cards are of one suit. */
bool rulebook_split(const uint8_t cards[5], uint8_t ranks[5]);

/* Category times 16^5, plus the ranks as five hexadecimal digits, zeros after the last. */
rulebook_value rulebook_digits(int category, const uint8_t *ranks, int count);

/* The same where fewer is better: the value of a low hand of `categories` categories, numbered
 * from the best, and back. */
rulebook_value rulebook_low_value(int categories, int category, const uint8_t *ranks, int count);
int rulebook_low_digits(int categories, rulebook_value value, uint8_t ranks[5]);

/* The category and the five digits of a value. */
int rulebook_high_digits(rulebook_value value, uint8_t ranks[5]);

/* The name of a hand of `count` cards, 1 to 5, of ordered ranks. High cards are named by the
 * word before them ("high card, nine-five-two") or, where `low` says so, by the word after
 * them ("nine-five-two low"). */
void rulebook_name(enum rulebook_kind kind, const uint8_t *ranks, int count, bool low,
	char name[RULEBOOK_NAME]);

/* Appends words, and "king-five-three". */
void rulebook_add(char name[RULEBOOK_NAME], const char *words);
void rulebook_add_run(char name[RULEBOOK_NAME], const uint8_t *ranks, int count);

#endif
