/* The prizes of a tournament, as options of several commands give them: a list of amounts or
 * percentages by place (game/payouts.h), or a prize pool and a list of percentages:
 *
 *     50,30,20      2500.50,1200,3x800      50%,30%,20%      1000:50,30,20
 */
#ifndef FELT_CMD_PRIZES_H
#define FELT_CMD_PRIZES_H

#include "game/payouts.h"

/* Reads the value of an option such as "--payouts". Reports an error and returns false. Free *out
 * in any case. */
bool prizes_read(const char *option, const char *value, struct payouts *out);

/* The prize of a place, from 0, in units of money or in percent. */
double prizes_amount(const struct payouts *payouts, size_t place);

/* Reads the value of --payouts for a hand in a tournament of this many players, of whom some may
 * sit at other tables: not more places than players, who do not all get the same. Fills in up to
 * `players` prizes, and returns their number; -1 after an error, which it reports. */
int prizes_read_hand(const char *value, int players, double *out);

#endif
