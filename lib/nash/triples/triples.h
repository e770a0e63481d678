/* Three hands before the flop: on how many boards each order of the hands occurs, exactly.
 *
 * Side pots and prizes by place need more than the winner, so that the 13 weak orders of three
 * hands are counted: 6 without a tie, 6 with a tie of two hands, and the tie of all. Three combos
 * have C(46, 5) = 1,370,754 boards. There are 13,763,646 triples of combos up to suits, but suits
 * do not matter before the flop to a player whose strategy depends on the class of the hand: the
 * counts of three classes are the sums over all triples of their combos that share no card, and
 * there are 818,805 multisets of three classes.
 *
 * Both come from the same sums. If suits did not count, the order on a board would depend on ranks
 * only, and the number of boards with five ranks is a product of binomials. So each triple begins
 * with the sum over the 6,175 multisets of five ranks, weighted by their boards. A hand has a flush
 * of a suit only on a board with three, four or five cards of the suit, and a hand of seven cards
 * with a flush has neither a full house nor four of a kind. So for each suit the triple needs a
 * correction: over all boards on which some hand has a flush of the suit, the true order instead of
 * the order of ranks. A board is here a set of ranks of the suit and a multiset of the ranks of its
 * other cards: 286 x 91, 715 x 13 and 1,287 boards with three, four and five cards of the suit.
 *
 * The correction of a suit depends on the ranks of the six cards and on which of them have the
 * suit, but not on the suits of the other cards. So all triples of the same ranks share their
 * corrections: 129,766 multisets of three pairs of ranks, with at most 4 x 4 x 4 sets of cards of
 * the suit each. For classes, each correction counts for all triples of combos with these cards of
 * the suit, and four times, for the four suits.
 *
 * Example: AA, KK and QQ have 216 triples of combos, 6 x 6 x 6, each with 1,370,754 boards.
 *
 * Tried instead: a walk over the boards of each of the 13,763,646 triples takes 25 to 70
 * microseconds each, 330 to 990 s in all. */
#ifndef FELT_NASH_TRIPLES_H
#define FELT_NASH_TRIPLES_H

#include "base/cpu.h"
#include "nash/pushfold.h"
#include "odds/combo.h"

#include <stdbool.h>

enum {
	TRIPLES_ORDERS = PUSHFOLD_THREE_ORDERS, /* as in pushfold_ranks_three */
	TRIPLES_BOARDS = 1370754,               /* C(46, 5) */
	TRIPLES_COUNT = 818805                  /* C(171, 3) multisets of classes */
};

/* -- counting ------------------------------------------------------------------ */

/* The scores that all counts need: 9 MB. It is never modified, so that threads may share it.
 * Returns NULL if out of memory; the caller frees it with free(). */
struct triples_scores;
struct triples_scores *triples_scores_new(void);

/* A counter: the memory of one thread. Returns NULL if out of memory; the caller frees it with
 * free(). */
struct triples_counter;
struct triples_counter *triples_counter_new(const struct triples_scores *scores,
	enum cpu_path path);

/* The boards of each order of three combos, which share no card. */
void triples_count(struct triples_counter *counter, const combo hands[3],
	uint32_t out[TRIPLES_ORDERS]);

/* -- the table ------------------------------------------------------------------ */

/* Classes a >= b >= c (combo.h) have the index C(a + 2, 3) + C(b + 1, 2) + c, and the orders of
 * that sequence of hands. A count is at most 12^3 x TRIPLES_BOARDS < 2^32. */
typedef uint32_t triples_orders[TRIPLES_ORDERS];

/* Where the table has three classes: the index, and which of the classes are a, b and c. */
struct triples_place {
	uint32_t index;
	uint8_t of[3];
};

struct triples_place triples_find(const int classes[3]);

/* The order in the table of an order of the classes as given. */
int triples_order(const struct triples_place *place, int order);

/* The triples of combos that can be dealt to three players in order, times the boards. */
#define TRIPLES_DEALS (1326.0 * 1225 * 1128 * TRIPLES_BOARDS)

/* Sums the values of the orders of three hands, weighted by the probability of each order and that
 * the hands are dealt, for each class of hand `own` of the three. The other two hands, in order,
 * have the classes `first` and `other`. */
void triples_row(const triples_orders *table, const double value[TRIPLES_ORDERS], int own,
	int first, int other, double out[COMBO_CLASSES]);

/* The parts of a table, which threads may count at once, each with its own counter: part by part,
 * each writes other entries of `table`, which has TRIPLES_COUNT of them, zeroed before. */
enum { TRIPLES_PARTS = COMBO_PAIRS * (COMBO_PAIRS + 1) / 2 };

void triples_part(struct triples_counter *counter, int part, triples_orders *table);

/* A sample instead: `deals` random deals of each triple of classes, at most 1,000, from combos that
 * share no card and boards of the cards that are left. The counts have the sums of the exact ones.
 * Each triple has its own stream of random numbers, so that the table depends on the seed only. The
 * parts are the highest class, each with all b and c. */
void triples_sample(int class, unsigned deals, uint64_t seed, triples_orders *table);

/* A table as solvers take it. */
struct triples_table {
	triples_orders *orders;
	unsigned deals; /* of each triple, at least 2, if it is a sample; 0: it is exact */
};

/* -- the error of a sample ---------------------------------------------------------- */

/* A value that depends on the table is a sum of its counts times factors, divided by TRIPLES_DEALS:
 * for each triple, a factor for each order. */
typedef float triples_factors[TRIPLES_ORDERS];

/* Adds to the factors of three classes the values of their orders, of the classes as given, times
 * the probability that the three hands are played if they are dealt. */
void triples_add_factors(triples_factors *factors, const int classes[3], double probability,
	const double value[TRIPLES_ORDERS]);

/* The standard error of the value with a sample of `deals` deals, at least 2, of each triple. */
double triples_error(const triples_orders *table, const triples_factors *factors, unsigned deals);

/* -- the file --------------------------------------------------------------------- */

/* A table in a file: a header and the table, in the byte order of the machine. The header is
 * "felt triples", filled up to 16 bytes with zeros; the version and 0x01020304, 32 bits each; the
 * number of bytes of the table and their checksum (hash_words), 64 bits each; and 24 zeros. */
struct triples_header {
	char name[16];
	uint32_t version, mark;
	uint64_t size, checksum;
	uint8_t zeros[24];
};

enum { TRIPLES_VERSION = 1 };

void triples_header(const triples_orders *table, struct triples_header *out);

/* Checks the header of a file of `size` bytes. On an error, fault->number is what the file has, and
 * fault->wanted what it should have. */
status_code triples_check_header(const struct triples_header *header, uint64_t size,
	struct fault *fault);

/* Checks the table itself. */
status_code triples_check(const struct triples_header *header, const triples_orders *table,
	struct fault *fault);

#endif
