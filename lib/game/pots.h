/* Pots: who put in what, cut into layers by who can win them, and shared out.
 *
 * First what nobody matched goes back: what the highest stake has above the next highest, folded
 * or not. Then layers: their bounds are the amounts of players still in; chips of folded players
 * stay in the layers they reach, those above the highest bound in the last one. Neighbouring
 * layers with the same contenders are one pot. Chips carried in from earlier streets belong to
 * the first. Robert's Rules of Poker, "All-in"; TDA 2024 rules 21 and 46. Chips in are chips out,
 * always. */
#ifndef FELT_GAME_POTS_H
#define FELT_GAME_POTS_H

#include "game/chips.h"

enum { SEATS_MAX = 23 /* two cards each, and a board */ };

typedef uint32_t seat_set; /* bit i is seat i, from 0 */

enum stake_state { STAKE_IN, STAKE_FOLDED, STAKE_ALL_IN };

/* What a seat has put in. */
struct stake {
	chips paid; /* counts towards layers */
	chips dead; /* whole in what anyone who is in can win: antes that are not trimmed */
	enum stake_state state;
};

struct pot {
	chips amount;
	chips from, to;      /* the layer, in chips of one seat */
	chips carried;       /* of the amount, what no layer has: from earlier streets, and dead */
	chips of[SEATS_MAX]; /* of the amount, by seat, dead chips with them; the rest was carried
				in */
	seat_set contenders;
};

struct pots {
	int seats, count;
	int returned_to; /* seat that gets uncalled chips back, or -1 */
	chips returned;
	struct pot pot[SEATS_MAX + 1]; /* main pot first */
};

/* Cuts the stakes of `seats` seats, of which at least one is not folded, into pots, with
 * `carried` chips of all from before. A pot of nothing is left out, unless it is the only one.
 * Writes no more of *out than the pots and seats there are. */
void pots_make(const struct stake *stakes, int seats, chips carried, struct pots *out);

/* How one pot was shared. */
struct pot_award {
	chips rake;
	chips share[SEATS_MAX]; /* without odd chips */
	chips odd[SEATS_MAX];   /* odd chips that went to each, 1 or 0 */
	seat_set winners;
};

/* Shares a pot, less `rake`, between `winners`, some of its contenders, evenly; each odd chip goes
 * to the first winner left of seat `button` who has none yet (Robert's Rules, "Ties", 4). */
void pots_share(const struct pot *pot, int seats, seat_set winners, int button, chips rake,
	struct pot_award *out);

/* Rake: so many ten-thousandths of every pot, rounded down to the unit, at most `cap` over all
 * pots (0: no cap); none without a flop when `no_flop_no_drop`. Uncalled chips are in no pot. */
struct rake {
	int share; /* in ten-thousandths, at most 10000 */
	chips cap;
	bool no_flop_no_drop;
};

/* The rake of each pot; main pot first until the cap is reached. `flop`: one was dealt. */
void pots_rake(const struct pots *pots, const struct rake *rake, bool flop, chips *out);

#endif
