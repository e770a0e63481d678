/* Cards, sets of cards, and their notation, read and written.
 *
 * A card is rank * 4 + suit: 2c = 0, 2d = 1 ... As = 51. Ranks run from 0 (the deuce) to 12 (the
 * ace), suits are clubs 0, diamonds 1, hearts 2, spades 3. A set of cards is a 64-bit mask with bit
 * `card` set for each card in it.
 *
 * Input notation (felt-cards(7) describes it in full): ranks 2 to 9, T or 10, J, Q, K, A; suits
 * c d h s or the Unicode symbols, filled (U+2660 2663 2665 2666) or white (U+2661 2662 2664
 * 2667), each with an optional variation selector (U+FE0E, U+FE0F); either case; optional blanks
 * between cards; square brackets around any run of cards. In Spanish notation the suits are P
 * (picas, spades), C (corazones, hearts), D (diamantes, diamonds), T (treboles, clubs) and a ten
 * is always written 10. */
#ifndef FELT_CARDS_CARD_H
#define FELT_CARDS_CARD_H

#include "base/bits.h"
#include "base/scan.h"
#include "base/text.h"
#include "cards/card_status.h"

#include <stdbool.h>
#include <stdint.h>

typedef uint8_t card;
typedef uint64_t card_set;

enum {
	CARD_RANKS = 13,
	CARD_SUITS = 4,
	CARD_COUNT = 52,
	HAND_MIN = 5, /* cards that make a hand */
	HAND_MAX = 7  /* cards that a hand may choose from */
};

#define CARD_DECK ((UINT64_C(1) << CARD_COUNT) - 1) /* the set of all cards */

enum card_suit { CARD_CLUBS, CARD_DIAMONDS, CARD_HEARTS, CARD_SPADES };

/* ASCII writes As, UNICODE the symbol A♠, SPANISH AP. ASCII and UNICODE input is the same. */
enum card_notation { CARD_ASCII, CARD_UNICODE, CARD_SPANISH };

static inline card card_of(int rank, int suit)
{
	return (card)(rank * CARD_SUITS + suit);
}

static inline int card_rank(card c)
{
	return c >> 2;
}

static inline int card_suit(card c)
{
	return c & 3;
}

static inline card_set card_bit(card c)
{
	return UINT64_C(1) << c;
}

/* All thirteen cards of a suit. */
static inline card_set card_set_suit(int suit)
{
	return UINT64_C(0x1111111111111) << suit;
}

/* The ranks of one suit in a set, as a 13-bit mask: every fourth bit of the set, compacted in four
 * steps that each halve the gaps. */
static inline unsigned card_set_ranks(card_set set, int suit)
{
	uint64_t x = set >> suit & UINT64_C(0x1111111111111);

	x = (x | x >> 3) & UINT64_C(0x0303030303030303);
	x = (x | x >> 6) & UINT64_C(0x000f000f000f000f);
	x = (x | x >> 12) & UINT64_C(0x000000ff000000ff);
	return (unsigned)((x | x >> 24) & 0x1fff);
}

static inline int card_set_count(card_set set)
{
	return bits_count(set);
}

/* A list of different cards in the order given. `at` and `size` locate each card in the slice that
 * it was read from. */
struct cards {
	int count;
	card_set set;
	card list[CARD_COUNT];
	uint32_t at[CARD_COUNT];
	uint8_t size[CARD_COUNT];
};

/* Reads every card of `slice`, which may be empty, into *out. Fails with STATUS_BAD_CARD,
 * _BAD_RANK, _BAD_SUIT (_BAD_SPANISH_RANK, _SUIT), _NO_SUIT, _OPEN_BRACKET, _CLOSE_BRACKET or
 * _REPEATED_CARD and fills *fault; *out is then unspecified. A slice of 4 GiB or more gives
 * STATUS_LONG_LINE. cards_parse("[Ah Kd] 10♠") reads Ah, Kd and Ts. */
status_code cards_parse(struct slice slice, enum card_notation notation, struct cards *out,
	struct fault *fault);

/* Like cards_parse(), for a board or dead cards, which commas may separate: "2h,7h,9d". */
status_code cards_parse_apart(struct slice slice, enum card_notation notation, struct cards *out,
	struct fault *fault);

/* The offset of a card that the list contains. */
uint32_t cards_place(const struct cards *cards, card c);

/* Reads cards in pieces: a reader covers `piece`, a part of `line` (or empty), and counts offsets
 * from the start of the line. */
struct cards_reader {
	struct scan scan;
	enum card_notation notation;
	bool in_brackets;
	size_t open; /* offset of the open bracket */
	bool commas; /* commas also separate cards: false unless the caller sets it */
};

struct cards_reader cards_reader_in(struct slice line, struct slice piece,
	enum card_notation notation);

/* Reads the next `most` cards, or as many as are left: *out has fewer, or none, at the end. Fails
 * like cards_parse(). */
status_code cards_reader_take(struct cards_reader *reader, int most, struct cards *out,
	struct fault *fault);

/* For notations in which a rank or a suit stands alone: reads the one at the cursor, which is not
 * at the end, and moves past it. Returns -1, without moving, if there is none. */
int card_rank_read(struct scan *scan, enum card_notation notation);
int card_suit_read(struct scan *scan, enum card_notation notation);

/* Reads a line in the common form quickly: 1 to `most` different cards in letters and symbols,
 * separated by blanks or nothing, then a newline. Returns the number of bytes, the newline
 * included, or 0 if the line needs cards_parse(): it has an error, brackets, a comment or more
 * cards, or is too close to the end of `text`. `cards` has space for `most`. */
size_t cards_quick_line(struct slice text, enum card_notation notation, int most, card *cards,
	int *count);

/* Appends a single rank or suit. */
void card_rank_print(struct text *out, int rank, enum card_notation notation);
void card_suit_print(struct text *out, int suit, enum card_notation notation);

/* Appends one card, or cards separated by `between` ("" for nothing). */
void card_print(struct text *out, card c, enum card_notation notation);
void cards_print(struct text *out, const card *cards, int count, enum card_notation notation,
	const char *between);

/* Lists the cards of a set, from the highest (As) down. Returns their number; `out` has space for
 * that many. */
int card_set_list(card_set set, card *out);

/* "two" ... "ace", as in the name of a kicker, "ace-king-nine-seven-two"; the plural is "deuces"
 * ... "sixes" ... "aces". */
const char *card_rank_name(int rank);   /* two, three ... ace */
const char *card_rank_plural(int rank); /* deuces, threes ... sixes ... aces */

#endif
