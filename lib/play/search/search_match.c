/* Matching a hand with the conditions of a search. */
#include "play/search/search_internal.h"

#include "base/array.h"

#include <string.h>

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

bool search_has_player(const struct search *search)
{
	return (search->names && search->name[0]) || search->positions || search->holes ||
	       search->showdown || search->all_in || search->won || search->lost ||
	       search->net.given;
}

/* Whether the players with the other names are in the hand, in other seats than this one. */
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

/* The first seat that meets all conditions about a player. */
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
	enum { FLOP_CARDS = 3 };
	const bool by_name = search->names && search->name[0];
	const uint32_t date = facts->date, month = date / 100 % 100, day = date % 100;

	*seat = -1;
	if (search->players.given && ((uint64_t)facts->seats < search->players.from ||
					     (uint64_t)facts->seats > search->players.to))
		return false;
	/* a partly known date matches if every possible day does */
	if (search->dates.given &&
		(!date || date + (month ? 0 : 100) + (day ? 0 : 1) < search->dates.from ||
			date + (month ? 0 : 1200) + (day ? 0 : 31) > search->dates.to))
		return false;
	if (search->pot.given && !is_within(&search->pot, facts->pot, kind))
		return false;
	for (int i = 0; i < SEARCH_BOARDS; i++) {
		const struct search_texture *const texture = &search->texture[i];

		if (texture->given &&
			(facts->board_count < FLOP_CARDS + i ||
				!search_has_texture(texture, facts->board, FLOP_CARDS + i)))
			return false;
	}
	if (!by_name && search->line.parts &&
		!search_has_line(&search->line, kind->variant, facts, -1))
		return false;
	if (!search_has_player(search))
		return has_others(search, facts, named, -1);
	*seat = find_seat(search, kind, facts, named);
	return *seat >= 0;
}

/* -- the facts of a hand, collected while it is played -------------------------- */

void search_notes_free(struct search_notes *notes)
{
	free(notes->action);
	free(notes->actor);
	*notes = (struct search_notes){.action = NULL};
}

static uint64_t number_of(const struct hand_record *hand, const char *name, uint64_t most)
{
	const struct hand_key *key = hand_find(hand, name);
	uint64_t number = 0;

	if (key)
		slice_uint(key->text, most, &number);
	return number;
}

/* The known part of the date: no day without a month, and no month without a year. */
static uint32_t date_of(const struct hand_record *hand)
{
	const uint64_t year = number_of(hand, "year", 9999);
	const uint64_t month = year ? number_of(hand, "month", 12) : 0;
	const uint64_t day = month ? number_of(hand, "day", 31) : 0;

	return (uint32_t)(year * 10000 + month * 100 + day);
}

void search_notes_begin(struct search_notes *notes, const struct hand_play *play)
{
	const struct table_setup *const setup = &play->hand->setup;
	const bool limit = setup->variant->limit == FIXED_LIMIT;
	struct search_facts *const facts = &notes->facts;

	stats_hand_begin(&notes->hand, play);
	notes->kind = (struct search_kind){.variant = setup->variant,
		.first = limit ? setup->small_bet : setup->blind[hand_before_blinds(setup)],
		.second = limit ? setup->big_bet : notes->hand.big_blind,
		.big_blind = notes->hand.big_blind,
		.places = play->hand->places};
	*facts = (struct search_facts){.seats = setup->seats, .date = date_of(play->hand)};
	for (int i = 0; i < setup->seats; i++) {
		notes->player[i] = (uint32_t)i;
		notes->position[i] = search_position(hand_position(setup, i).code);
		notes->flags[i] = play->table.seat[i].all_in ? SEARCH_ALL_IN : 0; /* from posting */
	}
}

void search_notes_step(struct search_notes *notes, const struct hand_play *play)
{
	const struct hand_step *const step = &play->step;
	const size_t at = (size_t)notes->facts.actions;
	size_t room = notes->room;
	uint8_t *action, *actor;

	static_assert(HAND_RAISE - HAND_FOLD <= SEARCH_ACTION && STREETS_MAX <= 16,
		"an action is a byte");
	stats_hand_step(&notes->hand, play);
	if (step->all_in)
		notes->flags[step->action->seat] |= SEARCH_ALL_IN;
	if (!hand_is_bet(step->kind))
		return;
	action = array_room(notes->action, &room, at, sizeof *action);
	notes->action = action ? action : notes->action;
	actor = action ? array_room(notes->actor, &notes->room, at, sizeof *actor) : NULL;
	notes->failed = notes->failed || !actor;
	if (!actor)
		return;
	notes->actor = actor;
	notes->action[at] = (uint8_t)((int)(step->kind - HAND_FOLD) |
				      (step->all_in ? SEARCH_ACTION_ALL_IN : 0) |
				      step->street << SEARCH_ACTION_STREET);
	notes->actor[at] = (uint8_t)step->action->seat;
	notes->facts.actions++;
}

bool search_notes_end(struct search_notes *notes, struct hand_play *play)
{
	const struct table *const table = &play->table;
	struct search_facts *const facts = &notes->facts;
	card *hole = notes->hole;

	if (notes->failed || !stats_hand_end(&notes->hand, play, NULL))
		return false;
	for (int i = 0; i < facts->seats; i++) {
		const struct stats_seat *const seat = &notes->hand.seat[i];
		const bool known = !(seat->gaps >> STATS_NO_RESULT & 1);

		notes->net[i] = known ? seat->net : 0;
		notes->flags[i] |= (uint8_t)((known ? SEARCH_NET : 0) |
					     (seat->end == STATS_SHOWDOWN ? SEARCH_SHOWDOWN : 0));
		notes->cards[i] = table->seat[i].cards;
		memcpy(hole, table->seat[i].card, table->seat[i].cards);
		hole += table->seat[i].cards;
	}
	memcpy(notes->board, table->board, sizeof notes->board);
	facts->board_count = table->board_count;
	facts->pot = table->pot;
	facts->board = notes->board;
	facts->player = notes->player;
	facts->position = notes->position;
	facts->flags = notes->flags;
	facts->cards = notes->cards;
	facts->hole = notes->hole;
	facts->net = notes->net;
	facts->action = notes->action;
	facts->actor = notes->actor;
	return true;
}
