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
 * An example: a has put in 300, b 300, c 100 and is all-in, d 50 and has folded. The first layer
 * ends at 100: 3 x 100 from a, b, c and 50 from d make a main pot of 350 for a, b and c. The second
 * ends at 300 and makes a side pot of 400 for a and b. */
#ifndef FELT_GAME_POTS_H
#define FELT_GAME_POTS_H

#include "game/chips.h"

#include "cards/score.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A full deck has two cards for each of them and a board of five. */
enum { SEATS_MAX = 23 };

/* The most chips that a table, and so a pot or one player's stack, can have. */
#define CHIPS_TABLE_MOST (SEATS_MAX * CHIPS_MOST)

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

/* Cuts the contributions of `seats` seats, at least one of which has not folded, into pots.
 * `carried` is the sum of what all players put in before. An empty pot is left out unless it is the
 * only one. Only the entries of *out for existing pots and seats are written. */
void pots_make(const struct contribution *contributions, int seats, chips carried,
	struct pots *out);

/* How one pot was shared. */
struct pot_award {
	chips rake;
	chips share[SEATS_MAX]; /* without odd chips */
	chips odd[SEATS_MAX];   /* odd chips that went to each, 1 or 0 */
	seat_set winners;       /* empty when the winner is not known: nobody gets a share */
};

/* Shares a pot, less `rake`, evenly between `winners`, who are some of its contenders. Odd chips go
 * one each to the winners in their order from the left of seat `button` (Robert's Rules, "Ties",
 * 4). */
void pots_share(const struct pot *pot, int seats, seat_set winners, int button, chips rake,
	struct pot_award *out);

/* Adds the average share of each contender of a pot to `value`, by seat: equity[seat] of the pot,
 * or all of it for a single contender, whose equity is not looked at. So the all-in value of a hand
 * is, for each player, the stack plus the shares of every pot, by the equities of its contenders.
 */
void pots_add_average(const struct pot *pot, const double *equity, double *value);

/* The seats among `seats` with the highest value: one seat, or all that tie for it. */
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

/* Shares the pots of *settlement, which pots_make has cut. Each pot has its winners, an empty set
 * when they are not known, and its rake, which is taken even then; `rakes` is NULL when there is no
 * rake. */
void pots_award(struct settlement *settlement, const seat_set *winners, const chips *rakes,
	int button);

/* Whether the uncalled chips belong with the last pot. A side pot that only the player who gets
 * them back can win is not contested, so all of it goes to that player. */
bool pots_return_with_last(const struct pots *pots);

#ifdef __cplusplus
}
#endif

#endif
