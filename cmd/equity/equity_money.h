/* All-ins in prize money: --icm gives the stacks of the table, in the order of the matchup's
 * players, then those of the other players at the table (play/allin.h). */
#ifndef FELT_CMD_EQUITY_MONEY_H
#define FELT_CMD_EQUITY_MONEY_H

#include "frame/fields.h"
#include "frame/run.h"
#include "odds/solve.h"
#include "play/allin.h"
#include "prizes.h"

enum { EQUITY_MONEY_DIGITS = 2 /* of prize money on a terminal */ };

struct equity_money {
	const struct settings *settings;
	/* values of options, or NULL */
	const char *icm, *payouts, *field, *pot;

	struct prizes prizes;
	struct stacks stacks; /* of the table, one for each seat */
	chips carried;        /* chips of --pot */
	int seats, places;
	chips start[SEATS_MAX], bet[SEATS_MAX]; /* chips at the start; the part already put in */
	struct slice name[SEATS_MAX];           /* length 0: none */
	struct fields fields;                   /* of rows */
};

/* Reads the options. Returns an exit status. */
int equity_money_read(struct equity_money *money, const struct settings *settings);
void equity_money_free(struct equity_money *money);

/* The decision of one of two players: the values of the stack by its results. */
struct equity_money_choice {
	double win, lose;
	double chips_fold, chips_win, chips_lose;
};

struct equity_money_result {
	struct allin allin;
	double now[SEATS_MAX];             /* the value of each stack at the start of the hand */
	struct allin_value stacks, values; /* after it */
	bool folds;                        /* `fold` is known */
	double fold[SPOT_PLAYERS_MAX]; /* the value if the player folds, and the others do not */
	struct equity_money_choice choice[2]; /* of two players */
};

/* Prepares the all-in of the players of a matchup. Returns STATUS_FEW_STACKS if there are fewer
 * stacks. */
status_code equity_money_begin(const struct equity_money *money, const struct matchup *matchup,
	struct equity_money_result *result);

/* Computes the values. Returns STATUS_OK or STATUS_NO_MEMORY. */
status_code equity_money_solve(const struct equity_money *money, const struct answer *answer,
	struct equity_money_result *result);

/* Appends a row for each seat. */
void equity_money_rows(const struct equity_money *money, struct job *job,
	const struct record *record, size_t problem, const struct matchup *matchup,
	const struct answer *answer, const struct equity_money_result *result);

/* Prints a table of the seats. */
void equity_money_show(const struct equity_money *money, const struct matchup *matchup,
	const struct answer *answer, const struct equity_money_result *result, struct text *out);

extern const struct field equity_money_fields[];

#endif
