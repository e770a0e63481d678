/* Private to the reference implementation: the kinds of five cards, and words for names. */
#ifndef FELT_TABLES_REFERENCE_INTERNAL_H
#define FELT_TABLES_REFERENCE_INTERNAL_H

#include "reference.h"

/* The kinds of five cards, in the order of high hands. */
enum reference_kind {
	REFERENCE_HIGH_CARD,
	REFERENCE_PAIR,
	REFERENCE_TWO_PAIR,
	REFERENCE_THREE,
	REFERENCE_STRAIGHT,
	REFERENCE_FLUSH,
	REFERENCE_FULL_HOUSE,
	REFERENCE_FOUR,
	REFERENCE_STRAIGHT_FLUSH,
	REFERENCE_KINDS
};

extern const char *const reference_kind_names[REFERENCE_KINDS];

/* The kind of five ranks, of one suit or not, and the ranks in the order in which they are
 * compared: `above_ace` is the rank that follows an ace in the lowest straight (the ace is then the
 * last), or NO_LOW_ACE in a game in which the ace is always high. */
enum { NO_LOW_ACE = -1 };
enum reference_kind reference_kind(const uint8_t ranks[5], bool suited, int above_ace,
	uint8_t ordered[5]);

/* The ranks of five cards; returns true if the cards are of one suit. */
bool reference_split(const uint8_t cards[5], uint8_t ranks[5]);

/* Category times 16^5, plus the ranks as five hexadecimal digits, zeros after the last. */
reference_value reference_digits(int category, const uint8_t *ranks, int count);

/* The value of a low hand of `categories` categories, numbered from the best, in the form of
 * reference_digits() but with lower hands winning; and the inverse. */
reference_value reference_low_value(int categories, int category, const uint8_t *ranks, int count);
int reference_low_digits(int categories, reference_value value, uint8_t ranks[5]);

/* The category and the five digits of a value. */
int reference_high_digits(reference_value value, uint8_t ranks[5]);

/* The name of a hand of `count` cards, 1 to 5, of ordered ranks. High cards are named by the word
 * before them ("high card, nine-five-two") or, if `low` is true, by the word after them
 * ("nine-five-two low"). */
void reference_name(enum reference_kind kind, const uint8_t *ranks, int count, bool low,
	char name[REFERENCE_NAME]);

/* Appends words, and "king-five-three". */
void reference_add(char name[REFERENCE_NAME], const char *words);
void reference_add_run(char name[REFERENCE_NAME], const uint8_t *ranks, int count);

#endif
