/* Statistics of players: what each could do and did in a hand, and exact sums of that.
 *
 * Every rate has a number of opportunities and how often the player took them. An opportunity is a
 * decision that existed: a player who is all in, or whom everybody folds to in the big blind, has
 * none. felt-stats(1) defines each rate; where trackers differ, PokerTracker 4 and Holdem Manager
 * are followed as it says there.
 *
 *     stats_hand_begin(&hand, &play);                    after hand_play_begin
 *     while (hand_play_next(&play))
 *             stats_hand_step(&hand, &play);
 *     hand_play_end(&play);
 *     stats_hand_end(&hand, &play, odds);
 *     stats_add(&tally, &hand, seat, STATS_WHOLE);       for each seat, to its player's tally
 *
 * A tally has only integers, so that the tallies of any parts of a session add up to that of the
 * whole, in any order. What needs a division is derived from it at the end. */
#ifndef FELT_PLAY_STATS_H
#define FELT_PLAY_STATS_H

#include "game/hand/hand.h"

#include "base/cpu.h"

/* When a statistic has its opportunities: a bit for each street, and one for the end of the hand.
 */
enum {
	STATS_PREFLOP = 1,
	STATS_FLOP = 2,
	STATS_TURN = 4,
	STATS_RIVER = 8,
	STATS_LATE = STATS_FLOP | STATS_TURN | STATS_RIVER,
	STATS_END = 16
};

/* STATS_VPIP, STATS_PFR and so on. */
enum stats_rate {
#define STATISTIC(name, ...) STATS_##name,
#include "play/stats/stats_rows.h"
	STATS_RATES
};

/* As data: "fold_to_threebet"; and for people: "fold to 3-bet". */
extern const struct stats_row {
	const char *key, *title;
	unsigned when;
} stats_rows[STATS_RATES];

/* -- a hand ----------------------------------------------------------------------- */

/* Where something belongs: to a street, or, of a hand that went to the showdown, to that. */
enum { STATS_SHOWDOWN = STREETS_MAX, STATS_PLACES, STATS_WHOLE = -1 };

/* What is not known of a hand, or of a player in it. */
enum stats_gap {
	STATS_NO_RESULT,   /* the hand is cut short, or depends on cards that are not known: its
			      chips are not counted */
	STATS_NO_STACK,    /* the player's stack is not known */
	STATS_OTHER_CLAIM, /* the file claims a result that the rules do not give; it is ignored */
	STATS_NO_FLOP,     /* the game has no flop: only what comes before it is counted */
	STATS_NO_EQUITY,   /* all in, but the equity cannot be computed: the net counts instead */
	STATS_SAMPLED,     /* all in, with an equity that was sampled */
	STATS_GAPS
};

/* What became of the pot before the flop: a walk is won by a blind without a decision. */
enum stats_pot {
	STATS_WALK,
	STATS_LIMPED,
	STATS_SINGLE_RAISED,
	STATS_THREEBET_POT,
	STATS_FOURBET_POT, /* or raised more often */
	STATS_POTS
};

extern const char *const stats_pots[STATS_POTS]; /* "single-raised" */

/* A sum of money that overflows no 64 bits is not enough for squares. */
__extension__ typedef __int128 stats_sum;

struct stats_seat {
	/* By place: bit r is rate r. A rate occurs at most once at a place. */
	uint64_t of[STATS_PLACES], done[STATS_PLACES];
	/* After the flop, by street; bets with raises. */
	uint32_t bets[STREETS_MAX], calls[STREETS_MAX], folds[STREETS_MAX];
	bool saw_flop;
	bool in_position; /* of those who saw the flop, the player acts last after it */
	uint8_t end;      /* the place where the hand ended for the player */

	/* In chips of the hand; `adjusted` in millionths of one. Valid if the result is known. */
	chips net;
	stats_sum adjusted;
	uint8_t gaps; /* bit g: gap g */

	/* used while the hand is played */
	bool decided;        /* acted before the flop */
	int8_t acted;        /* the last street after the flop on which the player acted; 0: none */
	bool checked, faced; /* on that street: the last action was a check; a bet was faced */
};

struct stats_hand {
	const struct table_setup *setup;
	bool flops; /* the game has a flop */
	int seats;
	struct stats_seat seat[SEATS_MAX];
	chips big_blind; /* what nets are divided by: the big blind, or else the smallest bet */
	int raise; /* index of the action that was a raise for the player, and by the rules a call,
		      since nobody could call it (the field _raise); -1: none */

	/* before the flop */
	int raises, callers; /* raises; calls since the last */
	bool entered;        /* somebody did anything but fold */
	int opener, raiser;  /* who raised first and last; -1: nobody */
	int stealer;         /* whose first raise was a steal, or -1 */
	/* after it, on `street`: seats, or -1 for nobody */
	int street;
	int bets;      /* bets and raises */
	int bettor;    /* who bet or raised last */
	int aggressor; /* who did on the street before, or raised last before the flop */
	int leader;    /* who may make a continuation bet */
	int continuer; /* who has made one; and whether nobody has raised it */
	bool unraised;
	int passer; /* who may have made one on the street before, which was checked by all */
	enum stats_pot pot; /* known at the end */
	/* the moment from which only cards came */
	bool all_in;
	int board_count, boards, in; /* boards that can be told apart */
	seat_set live;
	uint8_t cards[SEATS_MAX];
};

/* Equities of hands that are all in: memory, and the work that is kept. */
struct stats_odds;

struct stats_odds *stats_odds_new(enum cpu_path path); /* NULL when memory is short */
void stats_odds_free(struct stats_odds *odds);

/* Of a play that has just begun; `hand` points to its record's setup. */
void stats_hand_begin(struct stats_hand *hand, const struct hand_play *play);
void stats_hand_step(struct stats_hand *hand, const struct hand_play *play);

/* Finds the results, after hand_play_end. Equities are not computed, and hands not adjusted, if
 * `odds` is NULL. Returns false when memory is short. */
bool stats_hand_end(struct stats_hand *hand, struct hand_play *play, struct stats_odds *odds);

/* -- sums ------------------------------------------------------------------------- */

enum { STATS_CURRENCY_MAX = 16 };

/* The chips won at one size of the blinds, in units of `places` decimal places. Amounts of other
 * blinds or another currency are never added to it, so that nets divided by the big blind can be
 * added exactly. */
struct stats_money {
	char currency[STATS_CURRENCY_MAX]; /* "" where the hands name none; zeroed at the end */
	uint8_t blind_places;              /* of `big_blind`, no more than it needs */
	uint8_t places;
	chips big_blind;
	uint64_t hands;     /* with a known result */
	stats_sum net;      /* the sum of the nets */
	stats_sum squares;  /* the sum of their squares */
	stats_sum adjusted; /* in millionths of a unit */
};

/* Tournaments that the player has finished, with one currency. Money is in millionths. */
struct stats_prizes {
	char currency[STATS_CURRENCY_MAX];
	uint64_t finished, paid; /* in the money */
	uint64_t places;         /* the sum of the places */
	stats_sum buy_ins, prizes;
};

struct stats_finish { /* how often the player came to a place */
	uint64_t place, times;
};

struct stats_rate_count {
	uint64_t done, of;
};

struct stats_tally {
	uint64_t hands, saw_flop;
	struct stats_rate_count rate[STATS_RATES];
	uint64_t bets, calls, folds;
	uint64_t gaps[STATS_GAPS];
	struct stats_money *money;   /* by currency and big blind, ascending; owned */
	struct stats_prizes *prizes; /* by currency, ascending; owned */
	struct stats_finish *finish; /* by place, ascending; owned */
	uint32_t money_count, prizes_count, finish_count;
	uint32_t latest; /* the money that was added to last */
	bool failed;     /* memory was short */
	bool large;      /* amounts were too large to be added exactly */
};

/* A zeroed tally is empty. */
void stats_tally_free(struct stats_tally *tally);

/* Adds what a seat did. With a place, only what was done on that street is added; the hand itself,
 * its chips and what is of the hand as a whole belong to the place where it ended for the player.
 * `currency` is the hand's, cut to what fits. A failure is kept in the tally. */
void stats_add(struct stats_tally *tally, const struct stats_hand *hand, int who, int place,
	struct slice currency, int places);

/* What the chips of a hand are: the currency as the hand names it, or "chips" in a tournament,
 * where they are no money. Empty if it names none. */
struct slice stats_currency(const struct hand_record *hand);

/* Where the players of a hand finished in their tournament, 0 for those who go on, what they won
 * with that and what they had paid to play, in millionths: the fields _place, _prize, _buy_in and
 * _prize_currency, which felt-hands(5) describes. */
struct stats_finishes {
	struct slice currency; /* of prizes and buy-ins */
	uint64_t place[SEATS_MAX];
	stats_sum prize[SEATS_MAX], buy_in[SEATS_MAX];
};

/* Reads them. Returns false when the hand has none, or when they cannot be read. */
bool stats_finishes_read(const struct hand_record *hand, struct stats_finishes *finishes);

/* Adds the tournament that a seat has finished in the hand, if it has. */
void stats_add_finish(struct stats_tally *tally, const struct stats_finishes *finishes, int seat);

/* Adds the counts of another tally. */
void stats_tally_add(struct stats_tally *tally, const struct stats_tally *other);

/* The money of that currency and big blind, which is made if the tally has none; NULL when memory
 * is short. */
struct stats_money *stats_money_at(struct stats_tally *tally, struct slice currency,
	chips big_blind, int places);
struct stats_prizes *stats_prizes_at(struct stats_tally *tally, struct slice currency);
struct stats_finish *stats_finish_at(struct stats_tally *tally, uint64_t place);

/* -- results ---------------------------------------------------------------------- */

/* All chips of a tally together, in units of *places places; `adjusted` in millionths of a unit.
 * False when they cannot be added, because there is more than one currency. */
bool stats_total(const struct stats_tally *tally, int *places, stats_sum *net, stats_sum *adjusted);

/* All tournaments of a tally together. False when the money cannot be added, because there is more
 * than one currency. */
bool stats_prizes_total(const struct stats_tally *tally, struct stats_prizes *total);

/* The sum of net / big blind; and 100 times the mean of it a hand, with the bounds of its 95 %
 * interval, 1.96 times 100 s / sqrt n to either side, where s is the deviation a hand. Returns the
 * number n of hands with a known result: without any there is no mean, and with fewer than two no
 * interval. */
uint64_t stats_big_blinds(const struct stats_tally *tally, double *sum, double *mean, double *low,
	double *high);

/* Appends an amount in units of `places` places, 0 to 18, exactly, with at least `least` of them:
 * the others only as far as they are not 0. */
void stats_print(struct text *out, stats_sum amount, int places, int least);

/* Reads what stats_print writes as units of `places` places. False for anything else. */
bool stats_parse(struct slice text, int places, stats_sum *amount);

#endif
