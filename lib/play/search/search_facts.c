/* The facts of a hand, noted while it is played. */
#include "play/search/search_inside.h"

#include <stdlib.h>
#include <string.h>

enum { ROOM_FIRST = 64 };

void search_notes_free(struct search_notes *notes)
{
	free(notes->deed);
	free(notes->actor);
	*notes = (struct search_notes){.deed = NULL};
}

static uint64_t number_of(const struct hand_record *hand, const char *name, uint64_t most)
{
	const struct hand_key *key = hand_find(hand, name);
	uint64_t number = 0;

	if (key)
		slice_uint(key->text, most, &number);
	return number;
}

/* The date as far as it is known: no day without a month, and no month without a year. */
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
		notes->flags[i] = play->table.seat[i].all_in ? SEARCH_ALL_IN : 0; /* by posts */
	}
}

static bool grow(struct search_notes *notes)
{
	const size_t room = notes->room ? 2 * notes->room : ROOM_FIRST;
	uint8_t *const deed = realloc(notes->deed, room);
	uint8_t *const actor = deed ? realloc(notes->actor, room) : NULL;

	if (deed)
		notes->deed = deed;
	if (actor)
		notes->actor = actor;
	notes->failed = notes->failed || !actor;
	if (actor)
		notes->room = room;
	return actor;
}

void search_notes_step(struct search_notes *notes, const struct hand_play *play)
{
	const struct hand_step *const step = &play->step;
	const size_t at = (size_t)notes->facts.deeds;

	static_assert(HAND_RAISES - HAND_FOLDS <= SEARCH_DEED && STREETS_MAX <= 16,
		"an action is a byte");
	stats_hand_step(&notes->hand, play);
	if (step->all_in)
		notes->flags[step->action->seat] |= SEARCH_ALL_IN;
	if (!hand_is_bet(step->deed) || (at == notes->room && !grow(notes)))
		return;
	notes->deed[at] =
		(uint8_t)((int)(step->deed - HAND_FOLDS) | (step->all_in ? SEARCH_DEED_ALL_IN : 0) |
			  step->street << SEARCH_DEED_STREET);
	notes->actor[at] = (uint8_t)step->action->seat;
	notes->facts.deeds++;
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
	facts->deed = notes->deed;
	facts->actor = notes->actor;
	return true;
}
