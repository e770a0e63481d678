/* The rules that decide which hand wins, written plainly.
 *
 * They are the source of the evaluators' tables and the oracle of their tests. They are slow, and
 * use neither tables nor the library, so that a mistake in one is not also in the other. Ranks are
 * 0 (deuce) to 12 (ace), cards rank * 4 + suit, suits 0 to 3: clubs, diamonds, hearts, spades.
 *
 * Ranking of high hands: Robert's Rules of Poker, version 11, "Hand ranking"; an ace is high, or
 * low in 5-4-3-2-A only. */
#ifndef FELT_TABLES_REFERENCE_H
#define FELT_TABLES_REFERENCE_H

#include <stdbool.h>
#include <stdint.h>

/* A value that orders hands of one game: bigger wins, equal values tie, 0 is not a hand.
 *
 * A high hand is the category (0 high card ... 8 straight flush) times 16^5, plus the five ranks as
 * hexadecimal digits in the order in which they are compared: full house, fours over kings =
 * 0x6222bb. A low hand is written in the same way, with the best category as 0, and then subtracted
 * from the largest value of a game with that many categories. In every game, value >>
 * REFERENCE_CATEGORY_SHIFT is the category, counted from the worst up. */
typedef uint32_t reference_value;

enum { REFERENCE_CATEGORY_SHIFT = 20 };

/* -- high hands of 52 cards ------------------------------------------------ */

/* Five ranks, in any order, all of one suit or not. */
reference_value reference_ranks(const uint8_t ranks[5], bool suited);

/* Five cards; and the best five of five to seven. */
reference_value reference_five(const uint8_t cards[5]);
reference_value reference_best(const uint8_t *cards, int count);

/* The best five of five to seven ranks that are not of one suit. */
reference_value reference_best_ranks(const uint8_t *ranks, int count);

enum { REFERENCE_CLASSES = 7462 };

/* Lists every value that five cards can have, ascending. Returns their number. */
int reference_values(reference_value values[REFERENCE_CLASSES + 1]);

/* The position of a value in that list, from 1; 0 if it is not in it. */
int reference_score(const reference_value *values, int count, reference_value value);

/* -- every game ------------------------------------------------------------ */

/* Space for the longest name and its terminator. */
enum { REFERENCE_NAME = 80 };

/* Decks: all 52 cards, the 36 from the sixes up, and the 20 from the tens up. */
#define REFERENCE_DECK     UINT64_C(0xfffffffffffff)
#define REFERENCE_FROM_SIX UINT64_C(0xfffffffff0000)
#define REFERENCE_FROM_TEN UINT64_C(0xfffff00000000)

/* The number of cards of a kind that a game deals to a player or to the board: minimum and
 * maximum. */
struct reference_span {
	int least, most;
};

/* How a game values hands. A hand consists of some of a player's own cards ("hole", even if the
 * game deals them face up) and of some of the board's. */
struct reference_evaluator {
	const char *name;
	uint64_t deck; /* bit c: the deck has card c */
	struct reference_span hole, board;
	int cards;     /* number that play: as many as there are, but no more than this */
	bool fewer;    /* some of them need not play, as in badugi */
	int from_hole; /* number of them that must be hole cards; REFERENCE_ANY: any number */
	const char *const *categories; /* their names, from the worst up */
	int category_count;
	int standings; /* number of different values of hands of `cards` cards */

	/* the value of cards that all play; 0 if they are not a hand (a low that does not
	 * qualify) */
	reference_value (*of)(const uint8_t *cards, int count);

	/* the ranks of the cards that play in the order in which they are compared (the ace of a
	 * straight that begins with it is the last); returns their number */
	int (*ranks)(reference_value value, uint8_t ranks[5]);

	/* The name of a value. It names every rank that is compared, so that different values of
	 * one game have different names. High card and flush have the ranks after the category;
	 * pairs and the like have the paired ranks and then the kickers; straights have the top
	 * rank. Low hands without a pair are all their ranks from the highest down and the word low
	 * ("eight-six-four-three-ace low"); badugi states the number of cards that play
	 * ("three-card badugi, seven-five-ace"). */
	void (*describe)(reference_value value, char name[REFERENCE_NAME]);
};

enum { REFERENCE_ANY = -1 };

/* Any five cards, as above. Royal hold'em is the same with a deck of twenty cards, whose 122 values
 * keep their standings among all high hands. */
extern const struct reference_evaluator reference_high, reference_royal;

/* Any five of the 36 cards from six up; A-6-7-8-9 is a straight, and a flush beats a full house.
 * With trips over straight, three of a kind also beats a straight. */
extern const struct reference_evaluator reference_shortdeck, reference_shortdeck_trips;

/* The lowest five cards with the ace below the deuce; straights and flushes do not count (Robert's
 * Rules, "Ace-to-five lowball"). Eight-or-better is the same for hands of five different ranks,
 * none above an eight; other hands have no low. */
extern const struct reference_evaluator reference_ace_to_five, reference_eight_or_better;

/* The worst high hand wins, and the ace is high only: A-5-4-3-2 is not a straight but the best of
 * the ace-high hands, or, in one suit, an ace-high flush (Robert's Rules, "Deuce-to-seven
 * lowball"). */
extern const struct reference_evaluator reference_deuce_to_seven;

/* The largest number of the four cards with different ranks and suits; four of them beat three,
 * three beat two, and hands of equal size are compared from the highest card down, with the ace
 * below the deuce. */
extern const struct reference_evaluator reference_badugi;

/* Two of four to six hole cards and three of the board's, chosen separately for each half. */
extern const struct reference_evaluator reference_omaha, reference_omaha_low;

/* The cards that a player shows in stud, one to four: pairs, two pair, three and four of a kind and
 * high cards, but no straights and flushes. Only hands of the same number of cards can be compared.
 * Low: as in ace-to-five. */
extern const struct reference_evaluator reference_showing, reference_showing_low;

/* All of the above; NULL ends the list. */
extern const struct reference_evaluator *const reference_evaluators[];

/* The best value of a player's cards and the board's. Unless `playing` is NULL, it receives the
 * cards that play, in the order given: the fewest that have the value, and the first of several
 * equal choices. evaluator->ranks returns their number. */
reference_value reference_hand(const struct reference_evaluator *evaluator, const uint8_t *hole,
	int holes, const uint8_t *board, int boards, uint8_t *playing);

/* Lists every value that `count` cards of the evaluator's deck have when they all play, from the
 * best down, without duplicates. Returns their number. A standing is the position in the list of
 * values of evaluator->cards cards, from 1. */
int reference_list(const struct reference_evaluator *evaluator, int count,
	reference_value values[REFERENCE_CLASSES + 1]);

/* The position of a value in such a list; 0 if it is not in it. */
int reference_standing(const reference_value *values, int count, reference_value value);

/* -- stud ------------------------------------------------------------------- */

/* The index of the card that wins by rank and then by suit, clubs < diamonds < hearts < spades: the
 * highest card, or the lowest. `ace_low` ranks the ace below the deuce. */
int reference_highest_card(const uint8_t *cards, int count, bool ace_low);
int reference_lowest_card(const uint8_t *cards, int count, bool ace_low);

/* The player who brings it in, given each player's first up card: the lowest card by suit, and in
 * razz the highest, with the ace low (Robert's Rules, "Seven-card stud" 1 and "Razz"). */
int reference_bring_in(const uint8_t *up, int players, bool razz);

/* The player who acts first from fourth street on: the one with the best up cards, and in razz the
 * lowest; between equal hands the first, so that players are in dealing order. */
int reference_first_to_act(const uint8_t (*up)[4], int count, int players, bool razz);

/* The winner who gets an odd chip: the one with the highest card by suit among the five that play;
 * the ace is low in low hands (Tournament Directors Association, rule 20). */
int reference_odd_chip(const uint8_t (*playing)[5], int winners, bool low);

#endif
