/* Lineups: problems of equity in games whose players have other than two cards.
 *
 *     AsKsQhJh v KdKcQsJd @ 2c7d9h ! 3s          Omaha, on a flop, with a dead card
 *     AsKs??7h v 5c5d5h????                      stud, in which ?? is a card that is not known
 *     2c3d4h7s v 2d3s5h6d8c ! KhQs               deuce-to-seven: a one-card draw against a pat hand
 *     AAxx:ds v 10% @ 2c7d9h                     Omaha, ranges
 *
 * A player has known cards and draws the others, so that each has as many as the game deals. A deal
 * gives each player a set of live cards, and completes each board; all deals are equally likely.
 * It makes no difference whether a card is unknown because it is face down, not yet dealt, or
 * about to be drawn. What a player has discarded is dead.
 *
 * In the games of Omaha a player may have a range instead of known cards (odds/hands/hands.h): the
 * hands of it that are live. A deal then counts as often as the product of the weights of the hands
 * says, which are the range's without their common divisor.
 *
 * A spot (odds/spot.h) is the same for games of two hole cards. */
#ifndef FELT_ODDS_LINEUP_H
#define FELT_ODDS_LINEUP_H

#include "cards/boards.h"
#include "cards/game.h"
#include "odds/hands/hands.h"
#include "odds/question.h"
#include "odds/tally.h"

enum {
	LINEUP_PLAYERS_MAX = SPOT_PLAYERS_MAX,
	LINEUP_OWN_MAX = 7,
	LINEUP_BOARD_MAX = 5,
	LINEUP_BOARDS_MAX = BOARDS_MAX,
	LINEUP_DRAWS_MAX = LINEUP_PLAYERS_MAX + LINEUP_BOARDS_MAX
};

/* A range and the text that it was read from, without blanks at the ends. */
struct lineup_range {
	struct hands hands;
	struct slice text;
};

/* The known cards of a player or a board, and how many more are to be drawn. */
struct lineup_cards {
	int known, drawn;
	card_set set;               /* the known cards */
	card cards[LINEUP_OWN_MAX]; /* the same, in the order given */
	/* Which places of the text had ??, which makes a difference only when it is written: bit 2
	 * of AsKs??7h. */
	uint8_t hidden;
	/* Of a player with a range, of whom no card is known and none is to be drawn; or NULL. */
	const struct lineup_range *range;
};

/* What a player with a range may hold: the hands of live cards. */
struct lineup_side {
	uint32_t hands;  /* at least 1 */
	uint16_t unit;   /* the greatest common divisor of their weights */
	uint64_t weight; /* the sum of the weights, in units */
};

struct lineup {
	const struct game *game;
	int players; /* 2 to 10 */
	int boards;  /* 0 in a game without a board; several share the pot equally */
	bool runs;   /* they are runs of one board */
	struct lineup_cards player[LINEUP_PLAYERS_MAX];
	bool ranges; /* whether any player has one */
	struct lineup_side side[LINEUP_PLAYERS_MAX];
	/* Runs have their first cards in common. */
	struct lineup_cards board[LINEUP_BOARDS_MAX];
	card_set dead;
	card_set live; /* the cards of the deck that are neither known nor dead */
};

/* Prepares a lineup from known cards that are all in the game's deck, none of them twice or dead;
 * only boards may have the same cards, which makes them runs. Each player has at most as many as
 * the game deals, and each board. `boards` is 0 in a game without a board. The ranges of players
 * must outlive the lineup. Returns STATUS_OK; STATUS_HANDS_SHORT if too few cards are live;
 * STATUS_NO_COMBO if a range has no hand of live cards: the `hands` of that side are then 0; or
 * STATUS_NO_DEAL if the players cannot all have hands at once. */
status_code lineup_init(struct lineup *lineup, const struct game *game,
	const struct lineup_cards *players, int count, const struct lineup_cards *boards,
	int board_count, card_set dead);

/* Ranges that were read, by their text, so that a stream of lines that repeats a range reads it
 * only once. */
struct lineup_shelf;

struct lineup_shelf *lineup_shelf_new(void);        /* NULL when memory is short */
void lineup_shelf_free(struct lineup_shelf *shelf); /* NULL too */

/* Reads a line: 2 to 10 hands, a board or several if the game has one, dead cards. `??` is a card
 * that is not known, `random` a hand of which none is. In the games of Omaha, what is no hand is a
 * range, which the shelf owns: the lineup, and those made from it, are valid until the next line is
 * read with the same shelf. Without a shelf, NULL, no ranges are read. Returns STATUS_OK,
 * STATUS_RANGE_FOR_HAND, or a status of contest lines, cards or odds, with offsets from the start
 * of the line in *fault, which must not be NULL. */
status_code lineup_read(struct lineup *lineup, struct lineup_shelf *shelf, const struct game *game,
	struct slice line, const struct question_rules *rules, struct fault *fault);

/* Whether all boards have the same known cards, as those of one that is to be run several times, or
 * there is only one or none. */
bool lineup_has_one_board(const struct lineup *lineup);

/* Appends a player's cards as they were given, or "random" if none is known. */
void lineup_print_hand(struct text *out, const struct lineup *lineup, int player,
	enum card_notation notation, const char *between);

/* Appends the boards and the dead cards, if any, as they follow the hands of a line. */
void lineup_print_known(struct text *out, const struct lineup *lineup, enum card_notation notation);

/* Appends a line that asks the same. */
void lineup_print(struct text *out, const struct lineup *lineup, enum card_notation notation);

/* How many deals there are: the product of the choices of each player and board in turn, those of
 * ranges counted with their weights; with ranges this is an upper bound, since hands may share
 * cards. As a double, since it may be far beyond 128 bits; exact methods refuse more than
 * SPOT_COUNTABLE. */
double lineup_deals(const struct lineup *lineup);

/* Makes the lineup in which the live card `c` is the next card of the only board. There is a card
 * to come. Returns as lineup_init. */
status_code lineup_with_card(const struct lineup *whole, card c, struct lineup *lineup);

/* Makes the lineup in which a player has these live cards, as many as the game deals. Returns as
 * lineup_init. */
status_code lineup_with_hand(const struct lineup *whole, int player, card_set hand,
	struct lineup *lineup);

/* Makes an empty tally for a lineup, as tally_init. */
static inline status_code lineup_tally(struct tally *tally, const struct lineup *lineup,
	bool detail)
{
	return tally_init(tally, lineup->players, lineup->boards, lineup->game->low, detail);
}

/* -- suits ---------------------------------------------------------------------- */

/* The exchanges of suits that leave a lineup as it is: its boards and dead cards, and each player's
 * known cards or hands with their weights. The first exchanges nothing. */
struct lineup_suits {
	int count;                  /* 1 to 24 */
	uint8_t to[24][CARD_SUITS]; /* suit s becomes to[s] */
};

void lineup_suits(const struct lineup *lineup, struct lineup_suits *suits);

/* Whether no exchange makes lesser sets, the first set counting most. *ways is then how many lists
 * of sets the exchanges make of these. */
bool lineup_suits_first(const struct lineup_suits *suits, const card_set *sets, int count,
	uint32_t *ways);

/* The set with each suit s replaced by to[s]. */
static inline card_set lineup_with_suits(card_set set, const uint8_t to[CARD_SUITS])
{
	card_set with = 0;

	for (int s = 0; s < CARD_SUITS; s++)
		with |= (set >> s & card_set_suit(0)) << to[s];
	return with;
}

#endif
