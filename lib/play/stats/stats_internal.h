/* Private to stats/. */
#ifndef FELT_PLAY_STATS_INTERNAL_H
#define FELT_PLAY_STATS_INTERNAL_H

#include "play/allin.h"
#include "play/stats/stats.h"

/* Unit in which shares of pots are rounded: millionths. */
enum { STATS_MILLION = 1000000 };

static inline void stats_gap(struct stats_seat *seat, enum stats_gap gap)
{
	seat->gaps |= (uint8_t)(1u << gap);
}

/* Properties of a decision, or of a seat at the end of a hand, for the rows of stats_rows.h. */
struct stats_moment {
	bool folds, checks, calls, raises; /* a bet and a completion are raises */
	bool first;                        /* first decision of the player on the street */
	bool to_call;                      /* there is something to call */
	int bets;                          /* bets and raises on the street so far; no blinds */
	/* before the flop */
	bool unopened; /* everybody before the player has folded */
	int callers;   /* since the last raise */
	bool opened;   /* the player made the first raise */
	bool steals;   /* a raise would be a steal */
	bool faces_steal;
	/* after the flop; `leads`: may make a continuation bet; `passed`: checked instead of
	 * making one on the previous street, which was checked through */
	bool leads, passed;
	bool faces_cbet, faces_after_check;
	bool before_aggressor; /* the last aggressor of earlier streets is still to act */
	bool before_passer, after_leader;
	/* at the end */
	bool folded, saw_flop, showdown;
	bool played;     /* known whether there was a showdown */
	bool known, won; /* the winner is known; it is the player */
};

static_assert(STATS_RATES <= 64, "a bit for each");

/* Records which rows of a street, or of the end, apply to a moment. */
static inline void stats_note(struct stats_seat *seat, int place, unsigned now,
	const struct stats_moment *m)
{
	uint64_t of = 0, done = 0;

#define STATISTIC(name, key, title, when, opportunity, taken, about)                               \
	if (((when)&now) && (opportunity)) {                                                       \
		of |= UINT64_C(1) << STATS_##name;                                                 \
		done |= (uint64_t)(taken) << STATS_##name;                                         \
	}
#include "play/stats/stats_rows.h"
	seat->of[place] |= of;
	seat->done[place] |= done;
}

/* Adds results in prize money, which are far from overflow. */
void stats_icm_add(struct stats_icm *icm, const struct stats_icm *more);

/* Adds tournaments of the same currency; false on overflow. */
bool stats_prizes_add(struct stats_prizes *prizes, const struct stats_prizes *more);

/* Computes the adjusted net result (all-in EV) of every seat in a hand that was all in with cards
 * to come. `gets` is what the pots paid to each seat, and `whole` what the rules would have paid:
 * the difference is rake. Returns false if out of memory. */
bool stats_adjust(struct stats_hand *hand, struct hand_play *play, struct stats_odds *odds,
	chips gets, chips whole);

/* The tournament of stats_odds_price, or NULL. */
const struct icm_table *stats_odds_table(const struct stats_odds *odds);

/* Counts the winners of the hands that were all-in, on one board, or their orders if `side` is the
 * contenders of a side pot, and not 0. *tally is valid until the next count. Returns STATUS_NO_DEAL
 * if equities cannot be computed. */
status_code stats_count_all_in(struct stats_odds *odds, const struct stats_hand *hand,
	const struct table *table, seat_set side, const struct tally **tally);

/* Prices a hand whose net results are known. Returns false if out of memory. */
bool stats_price(struct stats_hand *hand, struct hand_play *play, struct stats_odds *odds);

#endif
