/* The made hand and the draws of two hole cards on a board, in the terms of players: one made hand,
 * and any number of draws.
 *
 * A category (score.h) describes the best five cards, not what the player adds: with two kings on
 * the board everybody has a pair of kings. The kinds of made hands describe what the two hole cards
 * add to the board. Each hand has exactly one of them, found from the best five cards.
 *
 * A hole card makes a pair, three of a kind or four of a kind if that plays and the board alone has
 * too few cards of the rank. With one king on the board, a king makes a pair of kings; with two on
 * the board, the pair is the board's.
 *
 *   board plays       the board is complete, and the hand is worth no more than the board alone;
 *                     the other kinds are hands that are worth more, or boards not yet complete
 *   straight flush    the best five cards are a straight flush
 *   four of a kind    made with a hole card
 *   full house        the best five cards are a full house
 *   nut flush         a flush with the highest card of its suit that is neither on the board nor
 *                     dead: no other flush beats it
 *   flush             any other flush
 *   straight          the best five cards are a straight
 *   set               three of a kind made with a pocket pair
 *   trips             three of a kind made with one hole card
 *   two pair          two pairs, each made with one hole card
 *   overpair          a pocket pair that is higher than every rank on the board
 *   top pair          a pair made with one hole card, of the board's highest rank
 *   pocket pair below top
 *                     a pocket pair between the board's highest and second-highest ranks
 *   second pair       a pair made with one hole card, of the board's second-highest rank
 *   pocket pair below second
 *                     a pocket pair between the board's second-highest and lowest ranks
 *   low pair          a pair made with one hole card, of another rank
 *   underpair         a pocket pair that is lower than every rank on the board
 *   ace high          none of these, and one hole card is an ace
 *   no made hand      none of these
 *
 * A hand that makes one pair has the kind of that pair, even if the board has another pair. A
 * pocket pair that does not play, such as deuces on A-A-K-K-7, is not a pair, and ace-five on
 * K-K-K-7-2 is ace high.
 *
 * A draw is to a straight or a flush in which a hole card plays, with cards that are neither seen
 * nor dead. On a flop and a turn, draws follow from the hand that each next card makes:
 *
 *   flush draw        some next card makes the hand a flush
 *   nut flush draw    a flush draw with the highest card of its suit that is neither on the board
 *                     nor dead
 *   open-ended straight draw
 *                     next cards of two ranks or more make it a straight; so double gutshots are
 *                     open-ended
 *   gutshot           next cards of one rank make it a straight
 *   combo draw        a flush draw that is open-ended or a gutshot too
 *   overcards         ace high or no made hand, both hole cards higher than every rank on the board
 *
 * On a flop there are draws that need the turn and the river:
 *
 *   backdoor flush draw
 *                     both hole cards and one card of the board have the same suit, and two more
 *                     cards make it a flush
 *   one-card backdoor flush draw
 *                     one hole card and two cards of the board do
 *   backdoor straight draw
 *                     neither open-ended nor a gutshot, but two more cards make it a straight in
 *                     which both hole cards play, which have different ranks
 *
 * A flush or a better hand has no draws, and a straight has only flush draws.
 *
 * The terms are those of the glossaries of hold'em, such as that of L. Jones, "Winning Low-Limit
 * Hold'em", 1994, and of programs that sort ranges, such as Flopzilla and PioSOLVER. Where these
 * differ: here an underpair is lower than every card of the board, not only lower than its highest
 * card. */
#ifndef FELT_CARDS_MADE_H
#define FELT_CARDS_MADE_H

#include "cards/eval/eval.h"
#include "cards/game.h"

/* In the order in which they are listed, roughly by strength. */
enum made_kind {
	MADE_STRAIGHT_FLUSH,
	MADE_FOUR_OF_A_KIND,
	MADE_FULL_HOUSE,
	MADE_NUT_FLUSH,
	MADE_FLUSH,
	MADE_STRAIGHT,
	MADE_SET,
	MADE_TRIPS,
	MADE_TWO_PAIR,
	MADE_OVERPAIR,
	MADE_TOP_PAIR,
	MADE_BELOW_TOP, /* a pocket pair */
	MADE_SECOND_PAIR,
	MADE_BELOW_SECOND, /* also a pocket pair */
	MADE_LOW_PAIR,
	MADE_UNDERPAIR,
	MADE_ACE_HIGH,
	MADE_NOTHING,
	MADE_BOARD,
	MADE_KINDS
};

enum made_draw {
	MADE_DRAW_COMBO,
	MADE_DRAW_NUT_FLUSH,
	MADE_DRAW_FLUSH,
	MADE_DRAW_OPEN_ENDED,
	MADE_DRAW_GUTSHOT,
	MADE_DRAW_BACKDOOR_FLUSH,
	MADE_DRAW_ONE_CARD_BACKDOOR_FLUSH,
	MADE_DRAW_BACKDOOR_STRAIGHT,
	MADE_DRAW_OVERCARDS,
	MADE_DRAWS
};

enum { MADE_BOARD_MIN = 3, MADE_BOARD_MAX = 5 };

/* A board, prepared for many hands. */
struct made_board {
	const struct game *game;
	bool high;      /* hands are valued as in hold'em, which is fast */
	score straight; /* the lowest score of a straight; all draws are to this score or more */
	card_set cards;
	card_set dead;
	int count;
	struct hand hand;            /* of its cards */
	score own;                   /* score of a complete board, otherwise 0 */
	score after[CARD_COUNT];     /* score of a turn with each next card, otherwise 0 */
	int highest, second, lowest; /* ranks; `second` is `lowest` if there are only two */
};

/* Prepares a board of a game with two hole cards. The game defines the ranking of hands and the
 * deck: in short deck A-6-7-8-9 is a straight. `board` has 3 to 5 cards. `dead` are other cards
 * that cannot be dealt; the two sets may overlap. */
void made_board_init(struct made_board *out, const struct game *game, card_set board,
	card_set dead);

struct made {
	enum made_kind kind;
	unsigned draws; /* one bit per enum made_draw */
	score value;    /* of the hole cards and the board */
};

/* The made hand and the draws of two different hole cards, neither on the board nor dead. */
struct made made_of(const struct made_board *board, card a, card b);

/* As data: "top-pair", "open-ended"; as text: "top pair", "open-ended straight draw". */
const char *made_key(enum made_kind kind);
const char *made_name(enum made_kind kind);
const char *made_draw_key(enum made_draw draw);
const char *made_draw_name(enum made_draw draw);

#endif
