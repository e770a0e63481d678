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

/* All chips of a table: what a pot or one player's stack can come to. */
#define CHIPS_TABLE_MOST (SEATS_MAX * CHIPS_MOST)

typedef uint32_t seat_set; /* bit i is seat i, from 0 */

enum contribution_state { CONTRIBUTION_IN, CONTRIBUTION_FOLDED, CONTRIBUTION_ALL_IN };

/* What a seat has put in. */
struct contribution {
	chips paid; /* cut into layers */
	chips dead; /* antes that are not trimmed: in the main pot whole, whatever others paid */
	enum contribution_state state;
};

struct pot {
	chips amount;
	chips from, to;      /* the layer, in chips of one seat */
	chips carried;       /* the part of the amount that is in no layer: carried in, or dead */
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
 * `carried` is what all players together put in before. An empty pot is left out, unless it is the
 * only one. No more of *out is written than the pots and seats there are. */
void pots_make(const struct contribution *contributions, int seats, chips carried,
	struct pots *out);

/* How one pot was shared. */
struct pot_award {
	chips rake;
	chips share[SEATS_MAX]; /* without odd chips */
	chips odd[SEATS_MAX];   /* odd chips that went to each, 1 or 0 */
	seat_set winners;       /* none when it is not known who wins: nobody gets a share */
};

/* Shares a pot, less `rake`, between `winners`, some of its contenders, evenly; each odd chip goes
 * to the first winner left of seat `button` who has none yet (Robert's Rules, "Ties", 4). */
void pots_share(const struct pot *pot, int seats, seat_set winners, int button, chips rake,
	struct pot_award *out);

/* Adds what each contender of a pot gets of it on average to `value`, by seat: equity[seat] of the
 * pot, or all of it where there is one contender, whose equity is not looked at. So the all-in
 * value of a hand is each player's stack with every pot added, by the equities of its contenders.
 */
void pots_add_average(const struct pot *pot, const double *equity, double *value);

/* The seats among `seats` whose value is the highest: one, or all that tie for it. */
seat_set pots_best(const score *value, seat_set seats);

/* Rake: so many ten-thousandths of every pot, rounded down to the unit, at most `cap` over all
 * pots (0: no cap); none without a flop when `no_flop_no_drop`. Uncalled chips are in no pot. */
struct rake {
	int share; /* in ten-thousandths, at most 10000 */
	chips cap;
	bool no_flop_no_drop;
};

/* The rake of each pot; main pot first until the cap is reached. `flop`: one was dealt. */
void pots_rake(const struct pots *pots, const struct rake *rake, bool flop, chips *out);

/* Pots, who was paid what out of each, and where all chips went. */
struct settlement {
	struct pots pots;
	struct pot_award award[SEATS_MAX + 1]; /* by pot */
	chips gets[SEATS_MAX]; /* by seat: its shares, odd chips, and what goes back to it */
	/* The four add up to all that was put in: paid to winners, taken as rake, given back, and
	 * in pots whose winner is not known. */
	chips won, raked, returned, open;
};

/* Shares the pots of *settlement, which pots_make has cut. Of each pot there are the winners (none
 * when they are not known) and the rake, which is taken even so; `rakes` is NULL without any. */
void pots_award(struct settlement *settlement, const seat_set *winners, const chips *rakes,
	int button);

/* Whether the chips that go back belong with the last pot: a side pot that only the player can win
 * to whom they go back is no contest, so all of it goes to that player. */
bool pots_return_with_last(const struct pots *pots);

#ifdef __cplusplus
}
#endif

#endif
