/* What the files of matchups share; private to them. */
#ifndef FELT_ODDS_MATCHUP_INTERNAL_H
#define FELT_ODDS_MATCHUP_INTERNAL_H

#include "odds/matchup/matchup.h"

/* Finds what each player with a range may hold, when the live cards are known: STATUS_OK,
 * STATUS_NO_COMBO or STATUS_NO_DEAL, as matchup_init. */
status_code matchup_make_sides(struct matchup *matchup, struct fault *fault);

/* Begins a line, whose ranges the shelf keeps until the next one begins. */
void matchup_cache_next(struct matchup_cache *cache);

/* Takes a player's range from the shelf, or reads it: STATUS_OK, or a status of range_parse or
 * hands_parse. */
status_code matchup_cache_take(struct matchup_cache *cache, int player, struct slice text,
	const struct matchup_rules *rules, const struct matchup_range **range, struct fault *fault);

#endif
