/* Matchups: players who hold known cards, ranges or unknown cards, in any game, with boards, runs
 * and dead cards. This is the problem that every method of finding equities takes.
 *
 *     AA v KK,QQ+ @ 2c7d9h ! As                  hold'em, ranges
 *     AsKsQhJh v KdKcQsJd @ 2c7d9h ! 3s          Omaha, on a flop, with a dead card
 *     AsKs??7h v 5c5d5h????                      stud, in which ?? is a card that is not known
 *     2c3d4h7s v 2d3s5h6d8c ! KhQs               deuce-to-seven: a one-card draw against a pat hand
 *     AAxx:ds v 10% @ 2c7d9h                     Omaha, ranges
 *
 * A player has known cards and draws the others, so that each has as many as the game deals; or, in
 * the games of hold'em and Omaha, a range: the hands of it that are live. A deal gives each player
 * a set of live cards, and completes each board. It counts as often as the product of the weights
 * of its hands says, which are the range's without their common divisor; all other choices are
 * equally likely. It makes no difference whether a card is unknown because it is face down, not yet
 * dealt, or about to be drawn. What a player has discarded is dead.
 *
 * In a game of two cards on one board the matchup has a view: a spot (odds/spot.h), in which each
 * player has a list of combos. It is made once, in room that the caller gives. Fast methods read
 * it; the others refuse matchups that have one. */
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

/* A range that was read. Its text is that in which it is written: in normal form if it is of two
 * cards, otherwise as it was read, without blanks at the ends. */
struct matchup_range {
	struct hands hands; /* of two cards, the arrays of `list` */
	struct slice text;
	const struct range *range;     /* of two cards, or NULL */
	const struct range_list *list; /* likewise */
};

/* The known cards of a player or a board, and how many more are to be drawn. */
struct matchup_cards {
	int known, drawn;
	card_set set;                /* the known cards */
	card cards[MATCHUP_OWN_MAX]; /* the same, in the order given */
	/* Which places of the text had ??, which makes a difference only when it is written: bit 2
	 * of AsKs??7h. */
	uint8_t hidden;
	/* Of a player with a range, of whom no card is known and none is to be drawn; or NULL. */
	const struct matchup_range *range;
};

/* What a player with a range may hold: the hands of live cards. */
struct matchup_side {
	uint32_t hands;  /* at least 1 */
	uint16_t unit;   /* the greatest common divisor of their weights */
	uint64_t weight; /* the sum of the weights, in units */
};

struct matchup {
	const struct game *game;
	int players; /* 2 to 10 */
	int boards;  /* 0 in a game without a board; several share the pot equally */
	bool runs;   /* they are runs of one board */
	struct matchup_cards player[MATCHUP_PLAYERS_MAX];
	bool ranges; /* whether any player has one */
	struct matchup_side side[MATCHUP_PLAYERS_MAX];
	/* Runs have their first cards in common. */
	struct matchup_cards board[MATCHUP_BOARDS_MAX];
	card_set dead;
	card_set live; /* the cards of the deck that are neither known nor dead */
	/* The view, or NULL. Its live cards include those that its players are known to hold. */
	struct spot *two;
};

/* Prepares a matchup from known cards of the game's deck: each player has at most as many as the
 * game deals, and each board. `boards` is 0 in a game without a board; boards with the same cards
 * are runs. The ranges of players, and the room for the view, must outlive the matchup; without
 * room, NULL, it has none. Returns STATUS_OK; STATUS_HANDS_SHORT or STATUS_DECK_SHORT if too few
 * cards are live; STATUS_NO_COMBO if a player has no hand of live cards: fault->number is then the
 * first such player; or STATUS_NO_DEAL if the players cannot all have hands at once. fault may be
 * NULL. */
status_code matchup_init(struct matchup *matchup, struct spot *room, const struct game *game,
	const struct matchup_cards *players, int count, const struct matchup_cards *boards,
	int board_count, card_set dead, struct fault *fault);

/* Makes a matchup of a view alone, whose players have neither cards nor ranges. */
void matchup_of_spot(struct matchup *matchup, struct spot *spot);

/* Makes an empty tally for a matchup, as tally_init. */
static inline status_code matchup_tally(struct tally *tally, const struct matchup *matchup,
	bool detail)
{
	return tally_init(tally, matchup->players, matchup->boards, matchup->game->low, detail);
}

/* -- text --------------------------------------------------------------------------- */

struct matchup_rules {
	const struct game *game;          /* its deck has the cards */
	enum card_notation reads, writes; /* notations of the line, and of ranges in normal form */
	struct boards_rule several;       /* how many boards there are */
	const struct cards *board; /* if not NULL, the line must not have a board; all boards */
	const struct cards *dead;  /* if not NULL, the line must not have dead cards */
};

/* Ranges that were read, by their text, so that a stream of lines that repeats a range reads it
 * only once. */
struct matchup_cache;

struct matchup_cache *matchup_cache_new(void);        /* NULL when memory is short */
void matchup_cache_free(struct matchup_cache *cache); /* NULL too */

/* Reads a line: 2 to 10 players, a board or several if the game has one, dead cards. `??` is a card
 * that is not known, `random` any hand. In the games of hold'em and Omaha, what is no hand is a
 * range, which the shelf owns: the matchup, and those made from it, are valid until the next line
 * is read with the same shelf. Returns STATUS_OK, or a status of contest lines, cards, ranges or
 * matchups, or STATUS_NO_MEMORY, with offsets from the start of the line in *fault, which must not
 * be NULL. */
status_code matchup_read(struct matchup *matchup, struct spot *room, struct matchup_cache *cache,
	struct slice line, const struct matchup_rules *rules, struct fault *fault);

/* Reads the boards and the dead cards of a line that was split, or takes those that the rules give:
 * boards_count(&rules->several) boards. The faults are those of cards and of the game's deck, and
 * STATUS_TWO_BOARDS, STATUS_TWO_DEADS, STATUS_LONG_BOARD, and a dead card that is on the board. */
status_code matchup_read_cards(struct slice line, const struct contest_parts *parts,
	const struct matchup_rules *rules, struct cards *boards, card_set *dead,
	struct fault *fault);

/* Appends a player's cards as they were given, "random" if none is known, or the range. */
void matchup_print_hand(struct text *out, const struct matchup *matchup, int player,
	enum card_notation notation, const char *between);

/* Appends a line that asks the same, such as "AA; KK @ 2c7d9h ! As". The cards are in `notation`.
 */
void matchup_print(struct text *out, const struct matchup *matchup, enum card_notation notation);

/* -- what it has ---------------------------------------------------------------------- */

/* Whether all boards have the same known cards, as those of one that is to be run several times, or
 * there is only one or none. */
bool matchup_has_one_board(const struct matchup *matchup);

/* How many hands a player may have; and the weight of one in the player's range, RANGE_WHOLE where
 * the player has none. */
uint64_t matchup_hands(const struct matchup *matchup, int player);
unsigned matchup_weight(const struct matchup *matchup, int player, card_set hand);

/* How many deals there are: the product of the choices of each player and board in turn, those of
 * ranges counted with their weights; with ranges this is an upper bound, since hands may share
 * cards. */
double matchup_deals(const struct matchup *matchup);

/* -- matchups that follow -------------------------------------------------------------- */

/* Makes the matchup in which the live card `c` is the next of each board; its view takes the room.
 * *scale is the number of deals of `whole` that one of its deals counts for: when a range has only
 * weights of 2 and 4 left, which become 1 and 2, a deal counts for two. Returns as matchup_init. */
status_code matchup_with_card(const struct matchup *whole, card c, struct matchup *matchup,
	struct spot *room, double *scale);

/* Next cards that an exchange of suits turns into one another leave the same equities, so that only
 * one of them has to be asked for: like[c] is the card that is asked for in place of c. Lists those
 * that are asked for, ascending, and returns how many there are. */
int matchup_cards_alike(const struct matchup *matchup, card like[CARD_COUNT],
	card asked[CARD_COUNT]);

/* Makes the matchup in which a player holds these cards, and nothing else. Returns as matchup_init.
 */
status_code matchup_with_hand(const struct matchup *whole, int player, card_set hand,
	struct matchup *matchup, struct spot *room);

/* -- suits ---------------------------------------------------------------------- */

/* The exchanges of suits that leave a matchup as it is: its boards and dead cards, and each
 * player's known cards or hands with their weights. The first exchanges nothing. */
struct matchup_suits {
	int count;                  /* 1 to 24 */
	uint8_t to[24][CARD_SUITS]; /* suit s becomes to[s] */
};

void matchup_suits(const struct matchup *matchup, struct matchup_suits *suits);

/* Whether no exchange makes lesser sets, the first set counting most. *ways is then how many lists
 * of sets the exchanges make of these. */
bool matchup_suits_first(const struct matchup_suits *suits, const card_set *sets, int count,
	uint32_t *ways);

/* The set with each suit s replaced by to[s]. */
static inline card_set matchup_with_suits(card_set set, const uint8_t to[CARD_SUITS])
{
	card_set with = 0;

	for (int s = 0; s < CARD_SUITS; s++)
		with |= (set >> s & card_set_suit(0)) << to[s];
	return with;
}

#endif
