/* The prize money of a tournament at play: what players would win on average, with the luck of
 * all-ins removed.
 *
 * Each hand is written as PHH and played again for its statistics, which price it for felt stats,
 * too (play/stats). The luck of a hand is the worth of a stack after it, less the expected worth if
 * the hand was all-in with cards to come. Its mean over all deals is 0. */
#ifndef FELT_CMD_SIM_PRICE_H
#define FELT_CMD_SIM_PRICE_H

#include "sim.h"

struct sim_price;

/* NULL if out of memory. */
struct sim_price *sim_price_new(const struct sim *sim);
void sim_price_free(struct sim_price *price);

/* Begin a tournament, and each of its hands; `frame` has the setup and the players' names. */
void sim_price_begin(struct sim_price *price);
void sim_price_begin_hand(struct sim_price *price, const struct phh_frame *frame);
void sim_price_action(struct sim_price *price, const struct action *action, int places);

/* Ends a hand that the dealer has played, before the tournament counts it. Returns STATUS_OK or
 * STATUS_NO_MEMORY. */
status_code sim_price_end_hand(struct sim_price *price, const struct phh_frame *frame,
	const struct match_hand *hand, const struct dealer *dealer, const struct tournament *it);

/* Computes the worth of all players: the prize, or the value of the stack of a player still in.
 * Returns STATUS_OK or STATUS_NO_MEMORY. */
status_code sim_price_end(struct sim_price *price, const struct tournament *it);

/* After that: the worth of a player, and the same without luck. */
double sim_price_worth(const struct sim_price *price, int player);
double sim_price_adjusted(const struct sim_price *price, int player);

#endif
