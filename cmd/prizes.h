/* The prizes of a tournament, as options of several commands give them: a list of amounts or
 * percentages by place (game/payouts.h), or a prize pool and a list of percentages:
 *
 *     50,30,20      2500.50,1200,3x800      50%,30%,20%      1000:50,30,20
 */
#ifndef FELT_CMD_PRIZES_H
#define FELT_CMD_PRIZES_H

#include "game/icm/icm.h"
#include "game/payouts.h"
#include "game/stacks.h"

#include "base/text.h"

/* Reads the value of an option such as "--payouts". Reports an error and returns false. Free *out
 * in any case. */
bool prizes_read(const char *option, const char *value, struct payouts *out);

/* The prize of a place, from 0, in units of money or in percent. */
double prizes_amount(const struct payouts *payouts, size_t place);

/* Reads the value of --bounties, likewise: amounts by player, in any order. */
bool prizes_read_bounties(const char *value, struct payouts *out);

/* Fills in the bounties of `players`; the first `at_table` sit at one table. The list has one
 * bounty for all, one for each, or one for each at the table; others then have none. False if it
 * has another number of bounties. */
bool prizes_assign(const struct payouts *bounties, int at_table, int players, double *out);

/* Reads the value of --payouts for a hand in a tournament of this many players, some of them
 * perhaps at other tables: not more places than players, who do not all get the same. Fills in up
 * to `players` prizes, and returns their number; -1 after an error, which it reports. */
int prizes_read_hand(const char *value, int players, double *out);

/* Reads the file of --field, the stacks of players at other tables, into empty texts and stacks.
 * Returns an exit status. */
int prizes_read_field(const char *file, struct text *text, struct stacks *field);

/* The prizes of a tournament, and the players at other tables. Empty when zeroed. */
struct prizes {
	struct payouts payouts;
	double *payout; /* by place, in units of prize money; owned */
	struct text text;
	struct stacks field;
	double *others; /* the stacks of the field, one for each player, in chips; owned */
};

/* Reads prizes from the value of an option and, if `field` is not NULL, a file. Returns an exit
 * status. */
int prizes_open(struct prizes *prizes, const char *option, const char *value, const char *field);
void prizes_close(struct prizes *prizes);

/* The prizes as the values of a table need them. */
struct icm_table prizes_table(const struct prizes *prizes);

/* The decimal places that an error does not affect, 0 to ROWS_DIGITS_MAX; and a value rounded to
 * them. */
int prizes_digits(double error);
double prizes_round_to(double value, int digits);

/* A value, or a difference of values, rounded to the decimal places that the errors of values at a
 * table do not affect. */
double prizes_round(const struct prizes *prizes, int players, double value);

#endif
