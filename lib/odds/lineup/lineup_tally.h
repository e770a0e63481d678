/* Tallies of lineups: how many deals each set of players wins, for both halves of the pot.
 *
 * A pot without halves is all a high half, even in a game that low hands win. Where nobody has a
 * hand of the low half, the set of its winners is empty and the high half is the whole pot. As in
 * tally.h the counts are exact, parts may be counted anywhere, and all results are derived from
 * their sum.
 *
 * With several boards each of them is counted, so that the counts add up to the number of deals
 * times the number of boards. What depends on all boards of a deal at once is counted beside them:
 * who has the whole pot alone, and the squares of the shares, for the error of a sample. */
#ifndef FELT_ODDS_LINEUP_TALLY_H
#define FELT_ODDS_LINEUP_TALLY_H

#include "odds/lineup/lineup.h"
#include "odds/tally.h"

enum lineup_half { LINEUP_HIGH, LINEUP_LOW, LINEUP_HALVES };

/* The share of a deal's pot in parts: each half of one to three boards can be shared by 1 to 10
 * winners. */
enum { LINEUP_SHARES = 2 * 6 * TALLY_SHARES };

struct lineup_tally {
	int players, boards; /* one board where the game has none */
	bool halves;         /* the game has a low half */
	bool detail;         /* `ends` is counted too */

	/* By the sets of winners of the halves, bit i for player i: at high, or, with halves, at
	 * high << players | low. */
	deal_count *by_winners;
	size_t room; /* of by_winners, in counts */

	/* Only with several boards: by player. */
	deal_count scoops[LINEUP_PLAYERS_MAX];
	deal_count squares[LINEUP_PLAYERS_MAX]; /* of shares in parts of LINEUP_SHARES */

	struct tally_ends ends[LINEUP_HALVES][LINEUP_PLAYERS_MAX][ORDER_CATEGORIES_MAX];
};

/* Makes an empty tally for a lineup. The tally is zeroed before its first use and keeps its memory
 * from lineup to lineup. Returns STATUS_OK or STATUS_NO_MEMORY. */
status_code lineup_tally_init(struct lineup_tally *tally, const struct lineup *lineup, bool detail);
void lineup_tally_free(struct lineup_tally *tally);

/* The count of a pair of sets. */
static inline deal_count *lineup_tally_at(const struct lineup_tally *tally, unsigned high,
	unsigned low)
{
	return &tally->by_winners[tally->halves ? high << tally->players | low : high];
}

/* Adds the counts of another tally, made for the same lineup. */
void lineup_tally_add(struct lineup_tally *tally, const struct lineup_tally *other);

/* The same, each count as often as `times` says. */
void lineup_tally_add_times(struct lineup_tally *tally, const struct lineup_tally *other,
	deal_count times);

/* Makes *copy hold the same counts. It has been zeroed, or was a tally before. */
status_code lineup_tally_copy(struct lineup_tally *copy, const struct lineup_tally *tally);

/* Adds `ways` deals with the values of each player's hands, 0 for no hand, of one board. Returns
 * the sets of winners, the high half's in the low 16 bits. Methods that know more than the values
 * may count in their own way. */
uint32_t lineup_tally_board(struct lineup_tally *tally, const struct game *game, const score high[],
	const score low[], deal_count ways);

/* Adds to `ends` alone: `ways` deals with the players' values of one half, and who wins it. */
void lineup_tally_ends(struct lineup_tally *tally, enum lineup_half half, const struct order *order,
	const score values[], unsigned winners, deal_count ways);

/* The share of a board's pot that a player has, in two parts of TALLY_SHARES each, from the sets of
 * winners: half of the pot for each half, or all of it for the high half. */
unsigned lineup_tally_share_of_board(uint32_t winners, int player);

/* With several boards: adds what depends on all of them, from the sets of winners of each. */
void lineup_tally_boards(struct lineup_tally *tally, const uint32_t winners[], deal_count ways);

/* -- results ---------------------------------------------------------------- */

deal_count lineup_tally_deals(const struct lineup_tally *tally);

/* The player's share of the pot over all deals, in LINEUP_SHARES parts of a deal; and what the
 * player has of the high half and of the low half, each in parts of TALLY_SHARES of a board. */
deal_count lineup_tally_shares(const struct lineup_tally *tally, int player);
deal_count lineup_tally_half(const struct lineup_tally *tally, enum lineup_half half, int player);

double lineup_tally_equity(const struct lineup_tally *tally, int player); /* of the pot, 0 to 1 */

/* The player's mean share of a half; of the low half over the boards on which somebody has a low,
 * and 0 if nobody ever has. */
double lineup_tally_share(const struct lineup_tally *tally, enum lineup_half half, int player);

/* In how many deals the player has the whole pot alone; and in how many boards the player
 * wins alone or shares, in a half. */
deal_count lineup_tally_scoops(const struct lineup_tally *tally, int player);
deal_count lineup_tally_won(const struct lineup_tally *tally, enum lineup_half half, int player);
deal_count lineup_tally_tied(const struct lineup_tally *tally, enum lineup_half half, int player);

/* Boards on which somebody has a hand of that half: all of them for the high half. */
deal_count lineup_tally_boards_of(const struct lineup_tally *tally, enum lineup_half half);

/* The standard deviation of the player's share of the pot in a deal, and what it would be if only
 * one of the boards were dealt, each as likely as the others, for the whole pot. */
double lineup_tally_deviation(const struct lineup_tally *tally, int player);
double lineup_tally_deviation_of_one(const struct lineup_tally *tally, int player);

/* The player who has more of a half than any other, or of the pot for LINEUP_HALVES; -1 when
 * several have the most, or nobody has any. */
int lineup_tally_leader(const struct lineup_tally *tally, enum lineup_half half);

/* As tally_stderr and tally_interval, for the share of the pot. */
double lineup_tally_stderr(const struct lineup_tally *tally, int player);
void lineup_tally_interval(const struct lineup_tally *tally, int player, double *low, double *high);

#endif
