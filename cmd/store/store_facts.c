#include "store/store.h"

#include "base/array.h"
#include "base/scan.h"

#include <stdlib.h>

bool store_begins(struct slice start)
{
	static const char mark[STORE_MARK] = "SQLite format 3";

	return start.length >= STORE_MARK && memcmp(start.bytes, mark, STORE_MARK) == 0;
}

/* -- actions -------------------------------------------------------------- */

static struct store_action *add_action(struct store_facts *facts)
{
	struct store_action *const resized =
		array_room(facts->action, &facts->room, facts->actions, sizeof(*resized));

	if (!resized)
		return NULL;
	facts->action = resized;
	return &facts->action[facts->actions++];
}

/* Records the action that was just applied. False if out of memory. */
static bool note_action(struct store_facts *facts)
{
	struct hand_play *const play = facts->play;
	const struct hand_step *const step = &play->step;
	const struct action *const action = step->action;
	struct store_action *const fact = add_action(facts);
	const card *cards;

	if (!fact)
		return false;
	fact->kind = step->kind;
	fact->street = step->street;
	fact->seat = action->act == ACT_DEAL_BOARD ? -1 : action->seat;
	fact->all_in = step->all_in;
	fact->amount = action->act == ACT_BET_RAISE ? action->amount : CHIPS_UNKNOWN;
	fact->paid = hand_is_bet(step->kind) ? step->paid : CHIPS_UNKNOWN;
	fact->pot_before = step->pot_before;
	fact->pot = play->table.pot;
	fact->stack = fact->seat < 0 ? CHIPS_UNKNOWN : hand_play_stack(play, fact->seat);
	cards = action->card;
	/* The cards of an action; a hand that is shown without naming them has those that it was
	 * dealt. */
	fact->count = hand_is_bet(fact->kind) || action->act == ACT_MUCK ? 0 : action->count;
	if (action->act == ACT_SHOW && !action->count) {
		cards = play->table.seat[action->seat].card;
		fact->count = play->table.seat[action->seat].cards;
	}
	memcpy(fact->card, cards, (size_t)fact->count);
	return true;
}

enum store_facts_result store_facts_find(struct store_facts *facts, struct hand_play *play,
	const struct hand_record *hand)
{
	facts->play = play;
	facts->actions = 0;
	if (!hand_play_begin(play, hand, 0))
		return play->reason.failed ? STORE_FACTS_NO_MEMORY : STORE_FACTS_REFUSED;
	stats_hand_begin(&facts->stats, play);
	while (hand_play_next(play)) {
		stats_hand_step(&facts->stats, play);
		if (!note_action(facts))
			return STORE_FACTS_NO_MEMORY;
	}
	if (!hand_play_end(play))
		return play->reason.failed ? STORE_FACTS_NO_MEMORY : STORE_FACTS_REFUSED;
	facts->finishes = stats_finishes_read(hand, &facts->finish);
	return stats_hand_end(&facts->stats, play, NULL) ? STORE_FACTS_KNOWN
							 : STORE_FACTS_NO_MEMORY;
}

void store_facts_free(struct store_facts *facts)
{
	free(facts->action);
	*facts = (struct store_facts){.action = NULL};
}

/* -- opportunities -------------------------------------------------------- */

int store_rate_of(const struct store_facts *facts, int seat, int rate)
{
	const struct stats_seat *const stats = &facts->stats.seat[seat];

	for (int i = 0; i < STATS_PLACES; i++)
		if (stats->of[i] >> rate & 1)
			return stats->done[i] >> rate & 1;
	return -1;
}

/* -- amounts -------------------------------------------------------------- */

chips store_net(const struct store_facts *facts, int seat)
{
	const struct stats_seat *const stats = &facts->stats.seat[seat];

	return stats->gaps >> STATS_NO_RESULT & 1 ? CHIPS_UNKNOWN : stats->net;
}

uint64_t store_sum(const uint32_t counts[STREETS_MAX])
{
	uint64_t sum = 0;

	for (int i = 0; i < STREETS_MAX; i++)
		sum += counts[i];
	return sum;
}

chips store_ante(const struct hand_record *hand)
{
	chips most = 0;

	for (int i = 0; i < hand->setup.seats; i++)
		if (hand->setup.ante[i] > most)
			most = hand->setup.ante[i];
	return most;
}

/* -- values of keys ------------------------------------------------------- */

void store_add_time(struct text *out, const struct hand_record *hand)
{
	const struct slice time = hand_text(hand, "time");

	if (time.length > 4 && time.bytes[4] == '-') { /* 2009-08-21T20:30:00 */
		text_add_slice(out, time);
		return;
	}
	if (hand_add_date(out, hand) && time.length) {
		text_add_char(out, ' ');
		text_add_slice(out, time);
	}
}

struct slice store_zone(const struct hand_record *hand)
{
	const struct slice zone = hand_text(hand, "time_zone_abbreviation");

	return zone.length ? zone : hand_text(hand, "time_zone");
}

struct slice store_number_of(const struct hand_record *hand)
{
	return hand_text(hand, hand_find(hand, "_hand") ? "_hand" : "hand");
}

bool store_is_bad(const struct hand_record *hand)
{
	return slice_equal(hand_text(hand, "_bad"), "true");
}

chips store_amount(const struct hand_record *hand, const char *key)
{
	const struct slice value = hand_text(hand, key);
	chips amount;

	return value.length && chips_parse(value, true, hand->places, &amount) ? amount
									       : CHIPS_UNKNOWN;
}

bool store_add_cards(struct text *out, const card *cards, int count, enum card_notation notation)
{
	bool known = false;

	for (int i = 0; i < count; i++)
		if (cards[i] == CARD_UNKNOWN) {
			text_add_string(out, "??");
		} else {
			card_print(out, cards[i], notation);
			known = true;
		}
	return known;
}
