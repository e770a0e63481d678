/* Private to matchup/. */
#ifndef FELT_ODDS_MATCHUP_INTERNAL_H
#define FELT_ODDS_MATCHUP_INTERNAL_H

#include "odds/matchup/matchup.h"

/* Finds the live hands of each player with a range, once the live cards are known. Returns
 * STATUS_OK, STATUS_NO_COMBO or STATUS_NO_DEAL, like matchup_init(). */
status_code matchup_make_sides(struct matchup *matchup, struct fault *fault);

/* Begins a line; the cache keeps its ranges until the next one begins. */
void matchup_cache_next(struct matchup_cache *cache);

/* Finds a player's range in the cache, or reads it. Returns STATUS_OK, or a status of range_parse()
 * or hands_parse(). */
status_code matchup_cache_take(struct matchup_cache *cache, int player, struct slice text,
	const struct matchup_rules *rules, const struct matchup_range **range, struct fault *fault);

#endif
