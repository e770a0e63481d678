/* A dealer for the tests of every game: deals all unknown cards, card by card, and counts the
 * winners by the reference implementation. It shares only the walk over subsets with the methods
 * under test.
 *
 * Players have hole cards, cards of their own that they may complete from the deck (the down cards
 * of stud, the cards drawn), and a board that may be completed. Each choice of unknown cards, as a
 * set, is one deal. */
#ifndef FELT_TESTS_UNIT_DEALER_H
#define FELT_TESTS_UNIT_DEALER_H

#include "odds/spot.h"
#include "support.h"

enum {
	DEALER_PLAYERS = 8,
	DEALER_HOLES = 7,
	DEALER_BOARD = 5,
	DEALER_BOARDS = 2,
	DEALER_SETS = 1 << DEALER_PLAYERS,
	/* divisible by 2 (halves) and by 1 to 8 (winners of a half) */
	DEALER_POT = 2 * 840
};

/* The known cards of a player, and the weight of a deal with them. */
struct plain_hand {
	card cards[DEALER_HOLES];
	int count;
	uint64_t weight;
};

/* One problem. `low` is the evaluator of the second half of the pot, or NULL; the first half is
 * that of `high`, even if it orders low hands, as in razz. If nobody has a hand for the second
 * half, the first takes the whole pot. */
struct plain_dealer {
	const struct reference_evaluator *high, *low;
	int players;
	int holes; /* final number of cards of each player */
	struct dealer_range {
		const struct plain_hand *hands; /* one of these, each as likely as its weight */
		int count;
	} range[DEALER_PLAYERS];
	/* Several boards are dealt from one deck, and each has an equal part of the pot. Boards
	 * with the same known cards are runouts of one board. */
	int boards; /* 1 or 2 */
	card board[DEALER_BOARDS][DEALER_BOARD];
	int board_count, board_cards; /* number of known cards, and final number, on each board */
	card_set dead;
	bool detail; /* count `ends` */
	enum dealer_way {
		DEALER_QUICKLY,  /* the faster of the two */
		DEALER_DIRECTLY, /* by reference_hand() */
		DEALER_BY_TABLE  /* by a table of the reference values of the cards that play */
	} way;
	struct plain_hand own[DEALER_PLAYERS]; /* storage for `hands`, used by dealer_from */
};

/* Results of a player's hands of one category, for one half of the pot. */
struct dealer_ends {
	uint64_t all, won, tied;
};

struct dealer_counts {
	int players, boards;
	uint64_t deals;
	uint64_t scoops[DEALER_PLAYERS]; /* deals in which the player scoops */
	/* The next two count each board of a deal. */
	/* by the sets of winners of the two halves, bit i for player i; the second is 0 if nobody
	 * has a hand for that half */
	uint64_t by_winners[DEALER_SETS][DEALER_SETS];
	struct dealer_ends ends[2][DEALER_PLAYERS][9];
};

/* Prepares a problem with one hand per player, from text: the players' known cards, separated by
 * semicolons ("AsKs?? 7h; QdQh"), where `?` is an unknown card and may be omitted; the board's; and
 * the dead cards. Points into itself: do not copy. */
void dealer_from(struct plain_dealer *dealer, const struct reference_evaluator *high,
	const struct reference_evaluator *low, int holes, const char *hands, int board_cards,
	const char *board, const char *dead);

/* A matchup of at most eight players, whose combos are the dealer's hands until the next call. */
void dealer_from_spot(struct plain_dealer *dealer, const struct reference_evaluator *high,
	const struct spot *spot);

/* Deals a second board: with the known cards of the first (run it twice), or with as many known
 * cards of its own. */
void dealer_run_twice(struct plain_dealer *dealer);
void dealer_second_board(struct plain_dealer *dealer, const char *board);

/* A random problem with one hand of `known` cards per player; dead cards are random, too. */
void dealer_random(uint64_t *state, struct plain_dealer *dealer,
	const struct reference_evaluator *high, const struct reference_evaluator *low, int players,
	int holes, int known, int board_cards, int board_count, int dead_count);

/* The number of deals that dealer_count() deals, if the hands of each range have equal numbers of
 * cards; an overestimate if ranges share cards. */
double dealer_work(const struct plain_dealer *dealer);

/* Counts every deal. A table takes half a second and 10 MB, and is kept until the test ends or
 * counts another game. */
void dealer_count(const struct plain_dealer *dealer, struct dealer_counts *counts);

/* A player's share of the first half, of the second half, and of the pot, over all deals and
 * boards, in units of which the pot of a board has DEALER_POT. A half that nobody can win counts 0
 * in dealer_low(). */
uint64_t dealer_high(const struct dealer_counts *counts, int player);
uint64_t dealer_low(const struct dealer_counts *counts, int player);
uint64_t dealer_share(const struct dealer_counts *counts, int player);

/* Boards on which the player wins the first half alone, and those on which the player shares it. */
uint64_t dealer_wins(const struct dealer_counts *counts, int player);
uint64_t dealer_ties(const struct dealer_counts *counts, int player);

/* One line for messages, valid until the next call. */
const char *dealer_shown(const struct plain_dealer *dealer);

#endif
