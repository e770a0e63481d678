/* Showdowns of games dealt from a shoe; private to felt showdown. On a terminal:
 *
 *     1  A♠ K♦     natural       wins
 *     2  7♥ 7♦ 7♣  hard 21
 *        K♠ 9♦ 5♥  bust with 24
 *
 * and, with --explain, the reason for each place. */
#ifndef FELT_CMD_SHOWDOWN_SHOE_H
#define FELT_CMD_SHOWDOWN_SHOE_H

#include "frame/fields.h"
#include "frame/options.h"

enum showdown_winners { SHOWDOWN_NO_WINNERS, SHOWDOWN_WINNERS_POSITIONS, SHOWDOWN_WINNERS_HANDS };

enum {
	SHOWDOWN_SHOE_HIGH = 5, /* views of games without totals, and with totals */
	SHOWDOWN_SHOE_TOTALS = 10
};

extern const struct field showdown_shoe_fields[];

struct showdown_shoe_request {
	const struct settings *settings;
	unsigned cut; /* 0: none */
	bool explain;
	enum showdown_winners winners;
};

/* Returns an exit status. */
int showdown_shoe_run(const struct showdown_shoe_request *request);

#endif
