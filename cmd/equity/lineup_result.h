/* The result of a player of a lineup, and the table of its fields. */
#ifndef FELT_CMD_EQUITY_LINEUP_RESULT_H
#define FELT_CMD_EQUITY_LINEUP_RESULT_H

#include "result.h"

enum { LINEUP_PLAYER = 1, LINEUP_CATEGORY = 2, LINEUP_CARD = 4, LINEUP_COMBO = 256 }; /* views */

/* The view of a game with a low half has the same bit so much higher. To that of players these are
 * added where there are several boards, and where they are runs of one. */
enum { LINEUP_VIEW_HALVES = 3, LINEUP_BOARDS = 64, LINEUP_RUNS = 128 };

extern const struct field lineup_fields[];

/* As result_of, with `half` the high one. The answer must outlive the result. */
struct result lineup_result_of(const struct lineup *lineup, const struct answer *answer,
	int player);

/* Whether the card that leads from `now` to `after` is an out of the player, for the pot
 * (TALLY_HALVES) or for a half. */
bool lineup_result_out(const struct answer *now, const struct answer *after, enum tally_half half,
	int player);

/* "high" or "low". */
const char *lineup_half_key(enum tally_half half);

/* The order of the hands of a half. */
const struct order *lineup_half_order(const struct game *game, enum tally_half half);

/* How many hands the player may have. */
uint64_t lineup_result_hands(const struct lineup *lineup, const struct answer *answer, int player);

/* Appends the player's hand, or range. */
void lineup_result_add_range(struct text *out, const struct lineup *lineup,
	const struct answer *answer, int player, enum card_notation notation, const char *between);

#endif
