/* Pots: what the players have put in, cut into layers by who can win them, and paid out.
 *
 * First the uncalled chips go back: what the highest contribution, folded or not, has above the
 * next highest. The rest is cut into layers: each amount paid by a player who is still in closes
 * one. Chips of folded players stay in the layers they reach; those above the highest amount of a
 * player still in belong to the last layer. Neighbouring layers with the same contenders are one
 * pot, and chips carried in from earlier streets belong to the first. So a player in for less than
 * the others is all-in for the pots, marked so or not. Robert's Rules of Poker, "All-in"; TDA 2024
 * rules 21 and 46. The chips paid out are always the chips put in.
 *
 * Each pot is then paid in parts. A pot of one board and without halves has one part. In high-low
 * games the best high hand and the best low hand win half of it each; if no contender of the pot
 * has a low, or if both halves have the same winners, the pot stays whole. With several boards the
 * pot is first divided between these. What a division leaves over belongs to the first boards, a
 * chip each, and to the high half, and what the winners of a part cannot share evenly are its odd
 * chips, which go one each to the first of them. Robert's Rules of Poker, "Ties", 4 to 6; TDA 2024
 * rules 20 and 21.
 *
 * An example: a has put in 300, b 300, c 100 and is all-in, d 50 and has folded. The first layer
 * ends at 100: 3 x 100 from a, b, c and 50 from d make a main pot of 350 for a, b and c. The second
 * ends at 300 and makes a side pot of 400 for a and b. */
#ifndef FELT_GAME_POTS_H
#define FELT_GAME_POTS_H

#include "game/chips.h"

#include "cards/boards.h"
#include "cards/evaluator.h"

/* A full deck has two cards for each of them and a board of five. */
enum { SEATS_MAX = 23 };

/* The most chips that a table, and so a pot or one player's stack, can have. */
#define CHIPS_TABLE_MAX (SEATS_MAX * CHIPS_MAX)

typedef uint32_t seat_set; /* bit i is seat i, from 0 */

enum contribution_state { CONTRIBUTION_IN, CONTRIBUTION_FOLDED, CONTRIBUTION_ALL_IN };

/* What a seat has put in. */
struct contribution {
	chips paid; /* cut into layers */
	chips dead; /* antes that are not trimmed: they go to the main pot in full, whatever others
		       paid */
	enum contribution_state state;
};

struct pot {
	chips amount;
	chips from, to;      /* the bounds of the layer, in chips of one seat */
	chips carried;       /* the part of the amount outside all layers: carried in, or dead */
	chips of[SEATS_MAX]; /* what each seat has in it, dead chips included */
	seat_set contenders;
};

struct pots {
	int seats, count;
	int returned_to; /* the seat that uncalled chips go back to, or -1 */
	chips returned;
	struct pot pot[SEATS_MAX + 1]; /* main pot first */
};

/* The chips of the highest of `seats` contributions above the next highest, and their seat, or -1
 * where there are none. */
chips pots_uncalled(const chips *paid, int seats, int *seat);

/* Cuts the contributions of `seats` seats, at least one of which has not folded, into pots.
 * `carried` is the sum of what all players put in before. An empty pot is left out unless it is the
 * only one. Only the entries of *out for existing pots and seats are written. */
void pots_make(const struct contribution *contributions, int seats, chips carried,
	struct pots *out);

/* The halves of a pot. Without a low, or in a game without halves, the high half is all of it. */
enum pot_half { POT_HIGH, POT_LOW, POT_HALVES };

enum { POT_BOARDS_MAX = BOARDS_MAX, POT_PARTS_MAX = POT_HALVES * POT_BOARDS_MAX };

/* Who wins a pot on one board: of its contenders those with the best high hand, an empty set when
 * they are not known, and those with the best low hand, an empty set when there is none. */
struct pot_claim {
	seat_set half[POT_HALVES];
};

/* A part of a pot, shared evenly. */
struct pot_part {
	chips amount;
	chips each;       /* what each winner gets, without odd chips */
	seat_set winners; /* at least one */
	seat_set odd;     /* those who get an odd chip too */
	uint8_t halves;   /* bit h: it is or contains half h */
	uint8_t board;
};

/* How one pot was paid. */
struct pot_award {
	chips rake;
	int count;        /* of parts; 0 when the winner is not known: nobody gets anything */
	seat_set winners; /* of any part */
	struct pot_part part[POT_PARTS_MAX]; /* by board, the high half first */
};

/* To whom the odd chips of a part go first: in games with a button to the winners in their order
 * from its left (Robert's Rules, "Ties", 4); in stud, where card[half] is not NULL, to the one
 * whose hand has the highest card by suit (TDA 2024, 20). card[half][seat] is the value of
 * pots_odd_card; equal ones, which are a community card, leave it to the order of the seats. */
struct odd_chips {
	int button;
	const uint8_t *card[POT_HALVES];
};

/* The place of the highest of the cards that play in the order of ranks and then suits, clubs below
 * diamonds below hearts below spades, with the ace below the deuce where it is low. The cards are
 * those that the evaluator gave `value`: the player's own, then the board's. */
uint8_t pots_odd_card(const struct evaluator *evaluator, const card *cards, int own, int board,
	score value);

/* Pays a pot, less `rake`, to the winners on each of 1 to POT_BOARDS_MAX boards. The claims are
 * either all known or all unknown. */
void pots_share(const struct pot *pot, int seats, const struct pot_claim *claims, int boards,
	const struct odd_chips *odd, chips rake, struct pot_award *out);

/* What a seat gets of a part and of a whole pot, odd chips included; and how many odd chips. */
chips pots_part_gets(const struct pot_part *part, int seat);
chips pots_award_gets(const struct pot_award *award, int seat);
chips pots_award_odd(const struct pot_award *award, int seat);

/* What a seat gets for one of the boards. */
chips pots_board_gets(const struct pot_award *award, int board, int seat);

/* How many parts a pot has on a board: 1, or 2 where its halves have different winners. */
int pots_board_parts(const struct pot_award *award, int board);

/* What a seat gets for a half of a pot. The parts of a pot whose halves have the same winners are
 * not divided; half of what each winner gets then counts for each half, and a chip that is left
 * over for the high half. */
chips pots_half_gets(const struct pot_award *award, enum pot_half half, int seat);

/* Adds the average share of each contender of a pot to `value`, by seat: equity[seat] of the pot,
 * or all of it for a single contender, whose equity is not looked at. So the all-in value of a hand
 * is, for each player, the stack plus the shares of every pot, by the equities of its contenders.
 */
void pots_add_average(const struct pot *pot, const double *equity, double *value);

/* The seats among `seats` with the highest value: one seat, or all that tie for it. A value of 0 is
 * no hand, such as a hand without a low, and wins nothing. */
seat_set pots_best(const score *value, seat_set seats);

/* Rake: `share` ten-thousandths of every pot, rounded down to the unit, at most `cap` over all pots
 * (0: no cap). With `no_flop_no_drop` no rake is taken unless a flop was dealt. Uncalled chips are
 * in no pot, so they are not raked. */
struct rake {
	int share; /* in ten-thousandths, at most 10000 */
	chips cap;
	bool no_flop_no_drop;
};

/* The rake of each pot, main pot first until the cap is reached. `flop` says that a flop was dealt.
 */
void pots_rake(const struct pots *pots, const struct rake *rake, bool flop, chips *out);

/* The pots, what each paid to whom, and where all chips went. */
struct settlement {
	struct pots pots;
	struct pot_award award[SEATS_MAX + 1]; /* by pot */
	chips gets[SEATS_MAX]; /* by seat: its shares, odd chips, and what goes back to it */
	/* The four add up to all that was put in: paid to winners, taken as rake, given back, and
	 * in pots whose winner is not known. */
	chips won, raked, returned, open;
};

/* Pays the pots of *settlement, which pots_make has cut. The claims of pot p are from
 * claims[p * boards] on. Each pot has its rake, which is taken even when its winners are not known;
 * `rakes` is NULL when there is no rake. */
void pots_award(struct settlement *settlement, const struct pot_claim *claims, int boards,
	const struct odd_chips *odd, const chips *rakes);

/* The most that a seat of a settlement without rake can get where odd chips go to other winners,
 * and other parts, than by the rules above, as at some poker sites. */
chips pots_most(const struct settlement *settlement, int seat);

/* Gives odd chips to the winners of the same part who were paid more than they get, from those who
 * were paid less. */
void pots_give_odd(struct settlement *settlement, int seats, const chips *paid);

/* Whether the uncalled chips belong with the last pot. A side pot that only the player who gets
 * them back can win is not contested, so all of it goes to that player. */
bool pots_return_with_last(const struct pots *pots);

#endif
