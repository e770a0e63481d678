/* Whether the conditions of a search hold. */
#include "play/search/search_inside.h"

void search_free(struct search *search)
{
	search_holes_free(search->holes);
	search->holes = NULL;
}

static int64_t millionths(int places)
{
	int64_t unit = SEARCH_MILLION;

	for (int i = 0; i < places; i++)
		unit /= 10;
	return unit;
}

/* Amounts of chips are compared exactly: the bounds are in millionths. */
static bool is_within(const struct search_amounts *amounts, chips amount,
	const struct search_kind *kind)
{
	const stats_sum unit = amounts->blinds ? kind->big_blind : 1;
	const stats_sum value =
		(stats_sum)amount * (amounts->blinds ? SEARCH_MILLION : millionths(kind->places));

	if (amounts->blinds && kind->big_blind <= 0)
		return false;
	return (amounts->from_any || value >= amounts->from * unit) &&
	       (amounts->to_any || value <= amounts->to * unit);
}

bool search_of_kind(const struct search *search, const struct search_kind *kind)
{
	const struct search_stakes *const stakes = &search->stakes;
	const stats_sum unit = millionths(kind->places);

	if (search->variants && !(search->variants >> (kind->variant - variant_rows) & 1))
		return false;
	return !stakes->given || (kind->second * unit == stakes->second &&
					 (stakes->one || kind->first * unit == stakes->first));
}

status_code search_prepare(struct search *search, const struct search_kind *kind)
{
	return search->holes ? search_holes_prepare(search->holes, kind->variant->game) : STATUS_OK;
}

/* A date of which only a part is known is within if all days that it may be are. */
static bool is_in_time(const struct search_dates *dates, uint32_t date)
{
	const uint32_t month = date / 100 % 100, day = date % 100;
	const uint32_t first = date + (month ? 0 : 100) + (day ? 0 : 1);
	const uint32_t last = date + (month ? 0 : 1200) + (day ? 0 : 31);

	return date && first >= dates->from && last <= dates->to;
}

static bool has_boards(const struct search *search, const struct search_facts *facts)
{
	enum { FLOP_CARDS = 3 };

	for (int i = 0; i < SEARCH_BOARDS; i++)
		if (search->texture[i].given && (facts->board_count < FLOP_CARDS + i ||
							!search_has_texture(&search->texture[i],
								facts->board, FLOP_CARDS + i)))
			return false;
	return true;
}

bool search_has_player(const struct search *search)
{
	return (search->names && search->name[0]) || search->positions || search->holes ||
	       search->showdown || search->all_in || search->won || search->lost ||
	       search->net.given;
}

/* Whether there are players of the other names, who are not the one of this seat. */
static bool has_others(const struct search *search, const struct search_facts *facts,
	const uint8_t *named, int seat)
{
	for (int name = 1; name < search->names; name++) {
		bool found = false;

		for (int i = 0; i < facts->seats && !found; i++)
			found = i != seat && named[facts->player[i]] >> name & 1;
		if (!found)
			return false;
	}
	return true;
}

static bool is_seat(const struct search *search, const struct search_kind *kind,
	const struct search_facts *facts, int seat)
{
	const uint8_t flags = facts->flags[seat];
	const bool known = flags & SEARCH_NET;
	const chips net = facts->net[seat];

	if (search->positions &&
		!(search->positions >> (facts->position[seat] & SEARCH_NOWHERE) & 1))
		return false;
	if ((search->showdown && !(flags & SEARCH_SHOWDOWN)) ||
		(search->all_in && !(flags & SEARCH_ALL_IN)))
		return false;
	if ((search->won && !(known && net > 0)) || (search->lost && !(known && net < 0)))
		return false;
	return !search->net.given || (known && is_within(&search->net, net, kind));
}

/* The first seat of which everything about a player is true. */
static int find_seat(const struct search *search, const struct search_kind *kind,
	const struct search_facts *facts, const uint8_t *named)
{
	const bool by_name = search->names && search->name[0];
	const card *hole = facts->hole;

	for (int i = 0; i < facts->seats; i++) {
		const card *const own = hole;

		if (search->holes)
			hole += facts->cards[i];
		if (by_name && !(named[facts->player[i]] & 1))
			continue;
		if (!is_seat(search, kind, facts, i))
			continue;
		if (search->holes &&
			!search_holds(search->holes, kind->variant->game, own, facts->cards[i]))
			continue;
		if (by_name && search->line.parts &&
			!search_has_line(&search->line, kind->variant, facts, i))
			continue;
		if (has_others(search, facts, named, i))
			return i;
	}
	return -1;
}

bool search_matches(const struct search *search, const struct search_kind *kind,
	const struct search_facts *facts, const uint8_t *named, int *seat)
{
	const bool by_name = search->names && search->name[0];

	*seat = -1;
	if (search->players.given && ((uint64_t)facts->seats < search->players.from ||
					     (uint64_t)facts->seats > search->players.to))
		return false;
	if (search->dates.given && !is_in_time(&search->dates, facts->date))
		return false;
	if (search->pot.given && !is_within(&search->pot, facts->pot, kind))
		return false;
	if (!has_boards(search, facts))
		return false;
	if (!by_name && search->line.parts &&
		!search_has_line(&search->line, kind->variant, facts, -1))
		return false;
	if (!search_has_player(search))
		return has_others(search, facts, named, -1);
	*seat = find_seat(search, kind, facts, named);
	return *seat >= 0;
}
