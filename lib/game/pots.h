/* Pots: the players' chips, divided into layers by who can win them, and paid out.
 *
 * First the uncalled bet is returned: the difference between the highest contribution, folded or
 * not, and the next highest. The rest is divided into layers: each amount paid by a player who has
 * not folded ends one. Chips of folded players stay in the layers they reach; those above the
 * highest amount of a player still in belong to the last layer. Adjacent layers with the same
 * contenders form one pot, and chips carried over from earlier streets belong to the first. So a
 * player who put in less than the others is all-in for the pots, whether marked so or not. Robert's
 * Rules of Poker, "All-in"; TDA 2024 rules 21 and 46. The chips paid out always equal the chips put
 * in.
 *
 * Each pot is then paid in parts. A pot with one board and without halves has one part. In high-low
 * games the best high hand and the best low hand win half of it each; if no contender of the pot
 * has a low, or if both halves have the same winners, the pot stays whole. If there are several
 * boards, the pot is first divided between them. The remainder of a division goes to the first
 * boards, one chip each, and to the high half. Chips that the winners of a part cannot share evenly
 * are its odd chips, which go one each to the first winners. Robert's Rules of Poker, "Ties", 4 to
 * 6; TDA 2024 rules 20 and 21.
 *
 * Example: a has put in 300, b 300, c 100 and is all-in, d 50 and has folded. The first layer ends
 * at 100: 3 x 100 from a, b, c and 50 from d make a main pot of 350 for a, b and c. The second ends
 * at 300 and makes a side pot of 400 for a and b. */
#ifndef FELT_GAME_POTS_H
#define FELT_GAME_POTS_H

#include "game/chips.h"

#include "cards/boards.h"
#include "cards/evaluator.h"

/* A full deck has two cards for each seat and a board of five. */
enum { SEATS_MAX = 23 };

/* Maximum number of chips of a table, and so of a pot or a stack. */
#define CHIPS_TABLE_MAX (SEATS_MAX * CHIPS_MAX)

typedef uint32_t seat_set; /* bit i is seat i, from 0 */

enum contribution_state { CONTRIBUTION_IN, CONTRIBUTION_FOLDED, CONTRIBUTION_ALL_IN };

/* Chips that a seat has put in. */
struct contribution {
	chips paid; /* divided into layers */
	chips dead; /* untrimmed antes: they go to the main pot in full, whatever others paid */
	enum contribution_state state;
};

struct pot {
	chips amount;
	chips from, to;      /* the bounds of the layer, in chips of one seat */
	chips carried;       /* the part of the amount outside all layers: carried over, or dead */
	chips of[SEATS_MAX]; /* contribution of each seat, including dead chips */
	seat_set contenders;
};

struct pots {
	int seats, count;
	int returned_to; /* the seat that gets the uncalled bet back, or -1 */
	chips returned;
	struct pot pot[SEATS_MAX + 1]; /* main pot first */
};

/* The difference between the highest and the second highest of `seats` contributions, and the seat
 * of the highest, or -1 if the difference is 0. */
chips pots_uncalled(const chips *paid, int seats, int *seat);

/* Divides the contributions of `seats` seats, at least one of which has not folded, into pots.
 * `carried` is the total put in on earlier streets. An empty pot is left out unless it is the only
 * one. Writes only the entries of *out for existing pots and seats. */
void pots_make(const struct contribution *contributions, int seats, chips carried,
	struct pots *out);

/* The halves of a pot. If there is no low, or the game has no halves, the high half is the whole
 * pot. */
enum pot_half { POT_HIGH, POT_LOW, POT_HALVES };

enum { POT_BOARDS_MAX = BOARDS_MAX, POT_PARTS_MAX = POT_HALVES * POT_BOARDS_MAX };

/* Winners of a pot on one board: the contenders with the best high hand (empty if unknown), and
 * those with the best low hand (empty if there is none). */
struct pot_claim {
	seat_set half[POT_HALVES];
};

/* A part of a pot, shared evenly. */
struct pot_part {
	chips amount;
	chips each;       /* share of each winner, without odd chips */
	seat_set winners; /* at least one */
	seat_set odd;     /* winners who also get an odd chip */
	uint8_t halves;   /* bit h: the part is or contains half h */
	uint8_t board;
};

/* Payment of one pot. */
struct pot_award {
	chips rake;
	int count;        /* number of parts; 0 if the winner is unknown: nothing is paid */
	seat_set winners; /* of any part */
	struct pot_part part[POT_PARTS_MAX]; /* by board, with the high half first */
};

/* Order in which winners of a part get odd chips: in games with a button, from its left (Robert's
 * Rules, "Ties", 4); in stud, where card[half] is not NULL, the hand with the highest card by suit
 * comes first (TDA 2024, 20). card[half][seat] is the value of pots_odd_card; equal values, which
 * are a community card, fall back to the order of the seats. */
struct odd_chips {
	int button;
	const uint8_t *card[POT_HALVES];
};

/* Position of the highest card that plays, in the order of ranks and then suits: clubs, diamonds,
 * hearts, spades; aces are below deuces if they are low. The cards are those for which the
 * evaluator gave `value`: the player's own, then the board's. */
uint8_t pots_odd_card(const struct evaluator *evaluator, const card *cards, int own, int board,
	score value);

/* Pays a pot, less `rake`, to the winners on each of 1 to POT_BOARDS_MAX boards. Either all claims
 * are known or none is. */
void pots_share(const struct pot *pot, int seats, const struct pot_claim *claims, int boards,
	const struct odd_chips *odd, chips rake, struct pot_award *out);

/* Chips that a seat gets from a part and from a whole pot, including odd chips. */
chips pots_part_gets(const struct pot_part *part, int seat);
chips pots_award_gets(const struct pot_award *award, int seat);

/* Chips that a seat gets for one half of a pot. If both halves have the same winners, the parts are
 * not divided; then each half counts as half of what each winner gets, and a remaining chip counts
 * for the high half. */
chips pots_half_gets(const struct pot_award *award, enum pot_half half, int seat);

/* Adds to `value`, by seat, the average share of each contender of a pot: equity[seat] of the pot,
 * or all of it for a single contender, whose equity is ignored. The all-in value of a player is the
 * stack plus these shares of every pot, with the equities among its contenders. */
void pots_add_average(const struct pot *pot, const double *equity, double *value);

/* The seats among `seats` with the highest score: one seat, or all that tie for it. A score of 0,
 * such as that of a hand without a low, wins nothing. */
seat_set pots_best(const score *value, seat_set seats);

/* Rake: `share` ten-thousandths of every pot, rounded down to the unit, at most `cap` over all pots
 * (0: no cap). With `no_flop_no_drop` no rake is taken unless a flop was dealt. Uncalled chips
 * belong to no pot, so they are not raked. */
struct rake {
	int share; /* in ten-thousandths, at most 10000 */
	chips cap;
	bool no_flop_no_drop;
};

/* The rake of each pot, main pot first until the cap is reached. `flop`: a flop was dealt. */
void pots_rake(const struct pots *pots, const struct rake *rake, bool flop, chips *out);

/* The pots, their payments, and the totals. */
struct settlement {
	struct pots pots;
	struct pot_award award[SEATS_MAX + 1]; /* by pot */
	chips gets[SEATS_MAX]; /* by seat: shares of pots, odd chips, and the uncalled bet */
	/* The four add up to all chips put in: paid to winners, raked, returned, and in pots whose
	 * winner is unknown. */
	chips won, raked, returned, open;
};

/* Pays the pots of *settlement, which pots_make() has made. The claims of pot p begin at claims[p *
 * boards]. Each pot pays its rake even if its winners are unknown; `rakes` is NULL if there is no
 * rake. */
void pots_award(struct settlement *settlement, const struct pot_claim *claims, int boards,
	const struct odd_chips *odd, const chips *rakes);

/* Maximum amount that a seat of a settlement without rake can get if odd chips go to other winners
 * and other parts than by the rules above, as at some poker sites. */
chips pots_most(const struct settlement *settlement, int seat);

/* Moves odd chips to the winners of a part who were paid more than they get, from winners of the
 * same part who were paid less. */
void pots_give_odd(struct settlement *settlement, int seats, const chips *paid);

#endif
