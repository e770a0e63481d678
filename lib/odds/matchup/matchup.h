/* Matchups: players who hold known cards, ranges or unknown cards, in any game, with boards, runs
 * and dead cards: the input of every equity method.
 *
 *     AA v KK,QQ+ @ 2c7d9h ! As                  hold'em, ranges
 *     AsKsQhJh v KdKcQsJd @ 2c7d9h ! 3s          Omaha, on a flop, with a dead card
 *     AsKs??7h v 5c5d5h????                      stud; ?? is an unknown card
 *     2c3d4h7s v 2d3s5h6d8c ! KhQs               deuce-to-seven: a one-card draw against a pat hand
 *     AAxx:ds v 10% @ 2c7d9h                     Omaha, ranges
 *
 * A player has known cards and draws the others, so that each has as many as the game deals; or, in
 * games of the hold'em and Omaha families, a range: its live hands. A deal gives each player a set
 * of live cards, and completes each board. Its weight is the product of the weights of its hands,
 * which are those of the range without their common divisor; all other choices are equally likely.
 * It does not matter whether a card is unknown because it is face down, not yet dealt, or about to
 * be drawn. A player's discards are dead.
 *
 * In a game of two hole cards with one board the matchup has a view: a spot (odds/spot.h), in which
 * each player has a list of combos. It is made once, in memory of the caller. Fast methods read it;
 * the other methods reject matchups that have one. */
#ifndef FELT_ODDS_MATCHUP_H
#define FELT_ODDS_MATCHUP_H

#include "cards/boards.h"
#include "cards/contest.h"
#include "cards/game.h"
#include "odds/hands/hands.h"
#include "odds/spot.h"
#include "odds/tally.h"

enum {
	MATCHUP_PLAYERS_MAX = SPOT_PLAYERS_MAX,
	MATCHUP_OWN_MAX = 7,
	MATCHUP_BOARD_MAX = 5,
	MATCHUP_BOARDS_MAX = BOARDS_MAX,
	MATCHUP_DRAWS_MAX = MATCHUP_PLAYERS_MAX + MATCHUP_BOARDS_MAX
};

/* A range that was read. Its text is in normal form for ranges of two cards, otherwise as in the
 * input, without blanks at the ends. The normal form takes long to find: the first function that
 * prints it does. */
struct matchup_range {
	struct hands hands;            /* for two cards, the arrays of `list` */
	struct text *text;             /* for two cards empty at first */
	enum card_notation writes;     /* notation of the text */
	const struct range *range;     /* for two cards, otherwise NULL */
	const struct range_list *list; /* for two cards, otherwise NULL */
};

/* The known cards of a player or a board, and the number of cards to be drawn. */
struct matchup_cards {
	int known, drawn;
	card_set set;                /* the known cards */
	card cards[MATCHUP_OWN_MAX]; /* the same, in the order given */
	/* The positions of ?? in the text, used only to write it: bit 2 for AsKs??7h. */
	uint8_t hidden;
	/* The range of a player, who then has no known card and none to draw; or NULL. */
	const struct matchup_range *range;
};

/* The live hands of a player with a range. */
struct matchup_side {
	uint32_t hands;  /* at least 1 */
	uint16_t unit;   /* greatest common divisor of their weights */
	uint64_t weight; /* sum of the weights, in units */
};

struct matchup {
	const struct game *game;
	int players; /* 2 to 10 */
	int boards;  /* 0 in a game without a board; several share the pot equally */
	bool runs;   /* they are runs of one board */
	struct matchup_cards player[MATCHUP_PLAYERS_MAX];
	bool ranges; /* at least one player has a range */
	struct matchup_side side[MATCHUP_PLAYERS_MAX];
	/* Runs share their first cards. */
	struct matchup_cards board[MATCHUP_BOARDS_MAX];
	card_set dead;
	card_set live; /* the cards of the deck that are neither known nor dead */
	/* The view, or NULL. Its live cards include the cards that its players are known to
	 * hold. */
	struct spot *two;
};

/* Prepares a matchup from known cards of the game's deck: each player, and each board, has at
 * most as many as the game deals. `boards` is 0 in a game without a board; boards with the same
 * cards are runs. The ranges of players, and the memory for the view, must outlive the matchup;
 * if `room` is NULL, it has no view. Returns STATUS_OK; STATUS_HANDS_SHORT or STATUS_DECK_SHORT
 * if too few cards are live; STATUS_NO_COMBO if a player has no live hand: fault->number is then
 * the first such player; or STATUS_NO_DEAL if the players cannot all have hands at once. fault
 * may be NULL. */
status_code matchup_init(struct matchup *matchup, struct spot *room, const struct game *game,
	const struct matchup_cards *players, int count, const struct matchup_cards *boards,
	int board_count, card_set dead, struct fault *fault);

/* Makes a matchup from a view alone; its players have neither cards nor ranges. */
void matchup_of_spot(struct matchup *matchup, struct spot *spot);

/* Makes an empty tally for a matchup; see tally_init(). */
static inline status_code matchup_tally(struct tally *tally, const struct matchup *matchup,
	bool detail)
{
	return tally_init(tally, matchup->players, matchup->boards, matchup->game->low, detail);
}

/* -- text --------------------------------------------------------------------------- */

struct matchup_rules {
	const struct game *game;          /* its deck has the cards */
	enum card_notation reads, writes; /* notations of the line, and of ranges in normal form */
	struct boards_rule several;       /* the number of boards */
	const struct cards *board; /* if not NULL, the line must not have a board; all boards */
	const struct cards *dead;  /* if not NULL, the line must not have dead cards */
};

/* Cached ranges, by text, so that a stream of lines parses a repeated range only once. */
struct matchup_cache;

struct matchup_cache *matchup_cache_new(void);        /* NULL if out of memory */
void matchup_cache_free(struct matchup_cache *cache); /* NULL is allowed */

/* Reads a line: 2 to 10 players, a board (or several) if the game has one, dead cards. `??` is an
 * unknown card, `random` any hand. In games of the hold'em and Omaha families, text that is not a
 * hand is a range, which the cache owns: the matchup, and matchups derived from it, are valid until
 * the next line is read with the same cache. Returns STATUS_OK, or a status of matchup lines,
 * cards, ranges or matchups, or STATUS_NO_MEMORY, with offsets from the start of the line in
 * *fault, which must not be NULL. */
status_code matchup_read(struct matchup *matchup, struct spot *room, struct matchup_cache *cache,
	struct slice line, const struct matchup_rules *rules, struct fault *fault);

/* Reads the boards and the dead cards of a split line, or uses those of the rules:
 * boards_count(&rules->several) boards. The errors are those of cards and of the game's deck, and
 * STATUS_TWO_BOARDS, STATUS_TWO_DEADS, STATUS_LONG_BOARD, and a dead card that is on the board. */
status_code matchup_read_cards(struct slice line, const struct contest_parts *parts,
	const struct matchup_rules *rules, struct cards *boards, card_set *dead,
	struct fault *fault);

/* Appends a player's cards as they were given, "random" if none is known, or the range. */
void matchup_print_hand(struct text *out, const struct matchup *matchup, int player,
	enum card_notation notation, const char *between);

/* Appends the matchup as a line, such as "AA; KK @ 2c7d9h ! As". The cards are in `notation`. */
void matchup_print(struct text *out, const struct matchup *matchup, enum card_notation notation);

/* -- properties ---------------------------------------------------------------------------- */

/* True if all boards have the same known cards, as in one board that is run several times, or there
 * is at most one board. */
bool matchup_has_one_board(const struct matchup *matchup);

/* The number of hands that a player may have; and the weight of one in the player's range,
 * RANGE_WHOLE if the player has no range. */
uint64_t matchup_hands(const struct matchup *matchup, int player);
unsigned matchup_weight(const struct matchup *matchup, int player, card_set hand);

/* The number of deals: the product of the choices of each player and board in turn, with weights
 * for ranges. With ranges this is an upper bound, since hands may share cards. */
double matchup_deals(const struct matchup *matchup);

/* -- derived matchups ---------------------------------------------------------------------- */

/* Makes the matchup in which the live card `c` is the next of each board; its view uses `room`.
 * *scale is the number of deals of `whole` that one of its deals represents: if a range has only
 * weights of 2 and 4 left, which become 1 and 2, a deal represents two. Returns like
 * matchup_init(). */
status_code matchup_with_card(const struct matchup *whole, card c, struct matchup *matchup,
	struct spot *room, double *scale);

/* Next cards that a suit permutation maps to one another give the same equities, so that only one
 * of them must be solved: like[c] is the card that is solved in place of c. Lists the cards to
 * solve, ascending, and returns their number. */
int matchup_cards_alike(const struct matchup *matchup, card like[CARD_COUNT],
	card asked[CARD_COUNT]);

/* Makes the matchup in which a player holds these cards and no others. Returns like
 * matchup_init(). */
status_code matchup_with_hand(const struct matchup *whole, int player, card_set hand,
	struct matchup *matchup, struct spot *room);

/* -- suits ---------------------------------------------------------------------- */

/* Lists the suit permutations that leave a matchup unchanged: its boards and dead cards, and each
 * player's known cards or hands with their weights. The first is the identity. */
void matchup_suits(const struct matchup *matchup, struct suits_list *suits);

/* True if no permutation maps the sets to lesser ones; the first set is the most significant. *ways
 * is then the number of lists of sets that the permutations make of these. */
bool matchup_suits_first(const struct suits_list *suits, const card_set *sets, int count,
	uint32_t *ways);

#endif
