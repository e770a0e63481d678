/* Player statistics: what each player could do and did in a hand, and exact sums of that.
 *
 * Every rate has a number of opportunities and the number of times the player took them. An
 * opportunity is a real decision: a player who is all in, or a big blind to whom everybody folds,
 * has none. felt-stats(1) defines each rate; if trackers differ, it follows PokerTracker 4 and
 * Holdem Manager as it says there.
 *
 *     stats_hand_begin(&hand, &play);                    after hand_play_begin
 *     while (hand_play_next(&play))
 *             stats_hand_step(&hand, &play);
 *     hand_play_end(&play);
 *     stats_hand_end(&hand, &play, odds);
 *     stats_add(&tally, &hand, seat, STATS_WHOLE);       for each seat, to its player's tally
 *
 * A tally has only integers, so that the tallies of any parts of a session, in any order, add up to
 * the tally of the whole. Quotients are computed at the end. */
#ifndef FELT_PLAY_STATS_H
#define FELT_PLAY_STATS_H

#include "game/hand/hand.h"
#include "game/icm/icm.h"

#include "base/cpu.h"

/* When a statistic has its opportunities: a bit per street, and one for the end of the hand. */
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

/* The key, "fold_to_threebet", and the title, "fold to 3-bet". */
extern const struct stats_row {
	const char *key, *title;
	unsigned when;
} stats_rows[STATS_RATES];

/* -- a hand ----------------------------------------------------------------------- */

/* The place of a count: a street, or, for a hand that reached it, the showdown. */
enum { STATS_SHOWDOWN = STREETS_MAX, STATS_PLACES, STATS_WHOLE = -1 };

/* Gaps in the data of a hand, or of a player in it. */
enum stats_gap {
	STATS_NO_RESULT,   /* the hand is truncated, or depends on unknown cards: its chips are not
			      counted */
	STATS_NO_STACK,    /* the player's stack is unknown */
	STATS_OTHER_CLAIM, /* the file states a result that the rules contradict; ignored */
	STATS_NO_FLOP,     /* the game has no flop: only preflop actions are counted */
	STATS_NO_EQUITY,   /* all in, equity cannot be computed: the net result is used instead */
	STATS_SAMPLED,     /* all in, equity was sampled */
	STATS_GAPS
};

/* The kind of pot before the flop. In a walk, everybody folds to the big blind. */
enum stats_pot {
	STATS_WALK,
	STATS_LIMPED,
	STATS_SINGLE_RAISED,
	STATS_THREEBET_POT,
	STATS_FOURBET_POT, /* four or more bets */
	STATS_POTS
};

extern const char *const stats_pots[STATS_POTS]; /* "single-raised" */

/* Wide enough for sums of squares, which overflow 64 bits. */
__extension__ typedef __int128 stats_sum;

struct stats_seat {
	/* By place: bit r is rate r. A rate occurs at most once at a place. */
	uint64_t of[STATS_PLACES], done[STATS_PLACES];
	/* After the flop, by street; bets include raises. */
	uint32_t bets[STREETS_MAX], calls[STREETS_MAX], folds[STREETS_MAX];
	bool saw_flop;
	bool in_position; /* acts last after the flop among those who saw it */
	uint8_t end;      /* place where the hand ended for the player */

	/* In chips of the hand; `adjusted` in millionths of one. Valid if the result is known. */
	chips net;
	stats_sum adjusted;
	uint8_t gaps; /* bit g: gap g */

	/* The value of the stack in prize money before and after the hand; and the mean of the
	 * latter over all cards still to come, if the hand was all-in. Valid if it is priced. */
	struct stats_worth {
		double before, after, expected;
	} worth;

	/* used while the hand is played */
	bool decided;        /* acted before the flop */
	int8_t acted;        /* last postflop street on which the player acted; 0: none */
	bool checked, faced; /* on that street: last action was a check; faced a bet */
};

struct stats_hand {
	const struct table_setup *setup;
	bool flops; /* the game has a flop */
	int seats;
	struct stats_seat seat[SEATS_MAX];
	chips big_blind; /* divisor of net results: the big blind, or the smallest bet */
	int raise; /* index of an action that was a raise for the player but is a call by the rules,
		      because nobody could call it (the field _raise); -1: none */

	/* before the flop */
	int raises, callers; /* raises; calls since the last raise */
	bool entered;        /* a player did anything except fold */
	int opener, raiser;  /* first and last raiser; -1: none */
	int stealer;         /* first raiser, if that was a steal; -1: none */
	/* after it, on `street`: seats, or -1 for none */
	int street;
	int bets;      /* bets and raises */
	int bettor;    /* last to bet or raise */
	int aggressor; /* likewise on the previous street, or the last preflop raiser */
	int leader;    /* may make a continuation bet */
	int continuer; /* made one; `unraised`: nobody has raised it */
	bool unraised;
	int passer; /* could have made one on the previous street, which was checked through */
	enum stats_pot pot; /* known at the end */
	/* from the point where only cards came */
	bool all_in;
	int board_count, boards, in; /* known distinct boards */
	seat_set live;
	uint8_t cards[SEATS_MAX];
	bool priced; /* the worth of the seats is known */
};

/* Equities of all-in hands: memory and cached results. */
struct stats_odds;

struct stats_odds *stats_odds_new(enum cpu_path path); /* NULL if out of memory */
void stats_odds_free(struct stats_odds *odds);

/* Prices hands in prize money: the players of each hand and the others of the table are all that
 * are left of the tournament. `table` must outlive the odds. */
void stats_odds_price(struct stats_odds *odds, const struct icm_table *table);

/* Starts the statistics of a play that has just begun; `hand` points to its record's setup. */
void stats_hand_begin(struct stats_hand *hand, const struct hand_play *play);
void stats_hand_step(struct stats_hand *hand, const struct hand_play *play);

/* Finds the results; call it after hand_play_end. If `odds` is NULL, equities are not computed and
 * `adjusted` is not set. Returns false if out of memory. */
bool stats_hand_end(struct stats_hand *hand, struct hand_play *play, struct stats_odds *odds);

/* -- sums ------------------------------------------------------------------------- */

enum { STATS_CURRENCY_MAX = 16 };

/* The chips won at one size of the blinds, in units of `places` decimal places. Amounts at other
 * blinds or in another currency are never added to it, so that net results divided by the big blind
 * add up exactly. */
struct stats_money {
	char currency[STATS_CURRENCY_MAX]; /* "" if the hands name none; padded with zeros */
	uint8_t blind_places;              /* of `big_blind`, as few as possible */
	uint8_t places;
	chips big_blind;
	uint64_t hands;     /* with a known result */
	stats_sum net;      /* sum of the net results */
	stats_sum squares;  /* sum of their squares */
	stats_sum adjusted; /* in millionths of a unit */
};

/* Results in prize money (stats_odds_price), in millionths. */
struct stats_icm {
	uint64_t hands;          /* priced */
	stats_sum net, adjusted; /* the latter with the expected worth of all-in hands */
};

/* Tournaments that the player has finished, in one currency. Money is in millionths. */
struct stats_prizes {
	char currency[STATS_CURRENCY_MAX];
	uint64_t finished, paid; /* in the money */
	uint64_t places;         /* sum of the places */
	stats_sum buy_ins, prizes;
};

struct stats_finish { /* number of times the player finished in a place */
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
	struct stats_icm icm;
	struct stats_money *money;   /* by currency and big blind, ascending; owned */
	struct stats_prizes *prizes; /* by currency, ascending; owned */
	struct stats_finish *finish; /* by place, ascending; owned */
	uint32_t money_count, prizes_count, finish_count;
	uint32_t latest; /* index of the money last added to */
	bool failed;     /* out of memory */
	bool large;      /* amounts too large to add exactly */
};

/* A zeroed tally is empty. */
void stats_tally_free(struct stats_tally *tally);

/* Adds the actions of a seat. With a place, only those on that street are added; the hand itself,
 * its chips and other facts about the whole hand belong to the place where it ended for the player.
 * `currency` is the hand's, truncated to fit. A failure is recorded in the tally. */
void stats_add(struct stats_tally *tally, const struct stats_hand *hand, int who, int place,
	struct slice currency, int places);

/* The unit of a hand's chips: the currency that the hand names, or "chips" in a tournament, where
 * they are not money. Empty if it names none. */
struct slice stats_currency(const struct hand_record *hand);

/* Where the players of a hand finished in their tournament (0: still in), what they won and what
 * they had paid to play, in millionths: the fields _place, _prize, _buy_in and _prize_currency,
 * which felt-hands(5) describes. */
struct stats_finishes {
	struct slice currency; /* of prizes and buy-ins */
	uint64_t place[SEATS_MAX];
	stats_sum prize[SEATS_MAX], buy_in[SEATS_MAX];
};

/* Reads them. Returns false if the hand has none, or if they are invalid. */
bool stats_finishes_read(const struct hand_record *hand, struct stats_finishes *finishes);

/* Adds the tournament that a seat finished in the hand, if any. */
void stats_add_finish(struct stats_tally *tally, const struct stats_finishes *finishes, int seat);

/* Adds the counts of another tally. */
void stats_tally_add(struct stats_tally *tally, const struct stats_tally *other);

/* The money of that currency and big blind, created if the tally has none; NULL if out of
 * memory. */
struct stats_money *stats_money_at(struct stats_tally *tally, struct slice currency,
	chips big_blind, int places);
struct stats_prizes *stats_prizes_at(struct stats_tally *tally, struct slice currency);
struct stats_finish *stats_finish_at(struct stats_tally *tally, uint64_t place);

/* -- results ---------------------------------------------------------------------- */

/* The sum of all chips of a tally, in units of *places places; `adjusted` in millionths of a unit.
 * False if there is more than one currency. */
bool stats_total(const struct stats_tally *tally, int *places, stats_sum *net, stats_sum *adjusted);

/* The sum of all tournaments of a tally. False if there is more than one currency. */
bool stats_prizes_total(const struct stats_tally *tally, struct stats_prizes *total);

/* The sum of net / big blind; and 100 times its mean per hand, with the bounds of the 95%
 * confidence interval, 1.96 times 100 s / sqrt n to either side, where s is the standard deviation
 * per hand. Returns the number n of hands with a known result: with none there is no mean, and with
 * fewer than two no interval. */
uint64_t stats_big_blinds(const struct stats_tally *tally, double *sum, double *mean, double *low,
	double *high);

/* The sum of the adjusted net results (all-in EV) / big blind, over the same hands. */
double stats_adjusted_big_blinds(const struct stats_tally *tally);

/* Appends an amount in units of `places` places, 0 to 18, exactly, with at least `least` decimal
 * places and no other trailing zeros. */
void stats_print(struct text *out, stats_sum amount, int places, int least);

/* Reads what stats_print writes, in units of `places` places. False for anything else. */
bool stats_parse(struct slice text, int places, stats_sum *amount);

#endif
