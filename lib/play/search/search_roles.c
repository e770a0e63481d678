/* Names of bets, raises and calls that depend on the actions before: a 3-bet, a continuation bet.
 * The definitions are those of the statistics (play/stats/stats_rows.h). */
#include "play/search/search_internal.h"

#include <assert.h>

void search_roles_begin(struct search_roles *roles, const struct variant *variant)
{
	*roles = (struct search_roles){.blinds = variant_has_blinds(variant),
		.street = -1,
		.aggressor = -1,
		.leader = -1,
		.last = -1,
		.continuer = -1};
}

/* Notes the player whose bet on this street is a continuation bet. */
static void begin_street(struct search_roles *roles, int street)
{
	const bool first = roles->street == 0;

	roles->aggressor = roles->last;
	roles->leader = first || roles->last == roles->continuer ? roles->last : -1;
	roles->last = roles->continuer = -1;
	roles->bets = roles->callers = 0;
	roles->acted = 0;
	roles->street = street;
}

static uint32_t bet_roles(const struct search_roles *roles, int seat)
{
	const bool first_street = roles->street == 0;
	const int level = roles->bets + 1 + (first_street && roles->blinds);
	const int aggressor = roles->aggressor;
	uint32_t bits = level >= 3 && level <= 5 ? (uint32_t)SEARCH_3BET << (level - 3) : 0;

	if (first_street && !roles->bets)
		bits |= roles->callers ? SEARCH_ISO : SEARCH_OPEN;
	if (first_street && roles->bets == 1 && roles->callers)
		bits |= SEARCH_SQUEEZE;
	if (roles->bets || first_street)
		return bits;
	if (seat == roles->leader)
		bits |= SEARCH_CBET;
	if (aggressor >= 0 && seat != aggressor &&
		!((roles->acted | roles->all_in) >> aggressor & 1))
		bits |= SEARCH_DONK;
	return bits;
}

uint32_t search_roles_step(struct search_roles *roles, uint8_t action, int seat)
{
	const int kind = (action & SEARCH_ACTION) + HAND_FOLD;
	const int street = action >> SEARCH_ACTION_STREET;
	uint32_t bits = 0;

	if (street != roles->street)
		begin_street(roles, street);
	if (kind == HAND_BET || kind == HAND_COMPLETE || kind == HAND_RAISE) {
		bits = bet_roles(roles, seat);
		roles->bets++;
		roles->callers = 0;
		roles->last = seat;
		if (bits & SEARCH_CBET)
			roles->continuer = seat;
	} else if (kind == HAND_CALL) {
		if (roles->street == 0 && !roles->bets)
			bits = SEARCH_LIMP;
		roles->callers++;
	}
	assert(seat >= 0);
	roles->acted |= UINT32_C(1) << seat;
	if (action & SEARCH_ACTION_ALL_IN)
		roles->all_in |= UINT32_C(1) << seat;
	return bits;
}
