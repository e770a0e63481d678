/* Counting one joint deal of hole cards; private to count.c and classes.c. */
#ifndef FELT_ODDS_COUNT_DEAL_H
#define FELT_ODDS_COUNT_DEAL_H

#include "odds/count/count.h"

/* Boards by who wins them: less than 2^32, since C(52, 5) is. */
struct count_result {
	int players;
	bool detail;
	uint32_t by_winners[TALLY_SETS];
	struct {
		uint32_t all, won, tied;
	} ends[SPOT_PLAYERS_MAX][CATEGORY_COUNT];
};

struct count; /* one thread's memory */

struct count *count_new(void);        /* NULL when memory is short */
void count_free(struct count *count); /* NULL too */

/* Which boards may come: `cards` known, at most five, completed from `live`, which has no card
 * of them. To be told before hands are counted. */
void count_on(struct count *count, enum cpu_path path, const card *board, int cards, card_set live);

/* Counts the hands `held` of live cards, no card twice. The result is good until
 * the next. */
const struct count_result *count_hands(struct count *count, const combo *held, int players,
	bool detail);

/* Adds a result to a tally as often as `weight` says. */
void count_add(const struct count_result *result, deal_count weight, struct tally *tally);

/* What the method thinks that counting hands takes, in seconds. */
double count_seconds(int players, int to_come, bool detail);

#endif
