/* What two hole cards make on a board, in the words of players: one made hand, and any number of
 * draws.
 *
 * A category (score.h) says what the best five cards are, which is not what a player has: with two
 * kings on the board everybody has a pair of kings. The kinds of made hands say what the two hole
 * cards add to the board. Each hand has exactly one of them, found from the best five cards.
 *
 * A hole card makes a pair, a three or a four of a kind if that plays and the board alone has too
 * few cards of the rank. With one king on the board, a king makes a pair of kings; with two on the
 * board, the pair is the board's.
 *
 *   board plays       the board is complete, and the hand is worth no more than the board alone;
 *                     the other kinds are of hands that are worth more, or of boards to be dealt
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
 *   ace high          nothing of that, and one hole card is an ace
 *   no made hand      nothing of that
 *
 * A hand that makes one pair has the kind of that pair, whatever pair the board has. A pocket pair
 * that does not play, such as deuces on A-A-K-K-7, is not a pair, and the hand of ace and five on
 * K-K-K-7-2 is ace high.
 *
 * A draw is to a straight or a flush in which a hole card plays, by cards that are neither seen nor
 * dead. On a flop and a turn they are found from what each next card makes:
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
 * A flush or a better hand has no draws, and a straight has only draws to flushes.
 *
 * The terms are those of the glossaries of hold'em, such as that of L. Jones, "Winning Low-Limit
 * Hold'em", 1994, and of programs that sort ranges, such as Flopzilla and PioSOLVER. Where these
 * differ, an underpair is lower than all of the board, and not only than its highest card. */
#ifndef FELT_CARDS_MADE_H
#define FELT_CARDS_MADE_H

#include "cards/eval/eval.h"
#include "cards/game.h"

/* In the order in which they are listed, about that of their strength. */
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
	MADE_BELOW_SECOND, /* likewise */
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
	bool high;      /* hands are valued as in hold'em, which is quick */
	score straight; /* the lowest score of one; all draws are to this much or more */
	card_set cards;
	card_set dead;
	int count;
	struct hand hand;            /* of its cards */
	score own;                   /* of a complete board, else 0 */
	score after[CARD_COUNT];     /* of a turn with each next card, else 0 */
	int highest, second, lowest; /* ranks; `second` is `lowest` where there are only two */
};

/* In a game with two hole cards, which says how hands are valued and which cards may come: in the
 * short deck A-6-7-8-9 is a straight. `board` has 3 to 5 cards. `dead` are other cards that cannot
 * come; it may share some with the board. */
void made_board_init(struct made_board *out, const struct game *game, card_set board,
	card_set dead);

struct made {
	enum made_kind kind;
	unsigned draws; /* a bit for each enum made_draw */
	score value;    /* of the hole cards and the board */
};

/* What two different hole cards make, which are neither on the board nor dead. */
struct made made_of(const struct made_board *board, card a, card b);

/* "top-pair", "open-ended", as data; "top pair", "open-ended straight draw", as text. */
const char *made_key(enum made_kind kind);
const char *made_name(enum made_kind kind);
const char *made_draw_key(enum made_draw draw);
const char *made_draw_name(enum made_draw draw);

#endif
