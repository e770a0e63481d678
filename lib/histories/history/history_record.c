/* Makes the record of a hand without reading the PHH that was just written, which would cost as
 * much as playing the hand. Everything in it is known here already. Only hands with amounts that
 * the PHH reader rejects have to be read. */
#include "histories/history/history_play.h"

#include <string.h>

static bool all_within(const chips *amounts, int count, chips least, chips most)
{
	bool within = true;

	for (int i = 0; i < count; i++)
		within &= amounts[i] >= least && amounts[i] <= most;
	return within;
}

/* Whether the setup needs no reading. One with several boards does: the PHH has only their known
 * cards. */
static bool is_plain(const struct table_setup *setup)
{
	const bool limit = setup->variant->limit == FIXED_LIMIT;
	const chips sizes[] = {limit ? setup->small_bet : setup->min_bet,
		limit ? setup->big_bet : setup->min_bet};

	return setup->boards < 2 && setup->seats >= 2 &&
	       all_within(setup->stack, setup->seats, 1, CHIPS_MAX) &&
	       all_within(setup->ante, setup->seats, 0, CHIPS_MAX) &&
	       all_within(setup->blind, setup->seats, -CHIPS_MAX, CHIPS_MAX) &&
	       all_within(&setup->bring_in, 1, 0, CHIPS_MAX) && all_within(sizes, 2, 1, CHIPS_MAX);
}

static struct action only_given(const struct action *action)
{
	struct action given = {.act = action->act, .seat = action->seat};

	if (action->act == ACT_DEAL_BOARD)
		given.seat = -1;
	if (action->act == ACT_BET_RAISE)
		given.amount = action->amount;
	if (action->act == ACT_FOLD || action->act == ACT_CHECK_CALL ||
		action->act == ACT_BET_RAISE || action->act == ACT_BRING_IN ||
		action->act == ACT_MUCK)
		return given;
	given.count = action->count;
	memcpy(given.card, action->card, (size_t)action->count);
	return given;
}

static bool set_actions(struct hand_record *record, const struct history_play *play,
	struct slice file, const struct history_origin *origins, struct hand_action *actions)
{
	for (int i = 0; i < play->act_count; i++) {
		const struct action given = only_given(&play->acts[i].action);
		const size_t at = origins ? origins[i].at : 0;
		const size_t length = origins ? origins[i].end - at : 0;

		if (!all_within(&given.amount, 1, 0, CHIPS_MAX))
			return false;
		actions[i] = (struct hand_action){.text = {file.bytes + at, length},
			.comment = length,
			.offset = at,
			.length = length,
			.action = given,
			.places = given.act == ACT_BET_RAISE ? (uint8_t)play->places : 0};
	}
	record->actions = actions;
	record->action_count = record->malformed = play->act_count;
	return true;
}

static bool set_results(struct hand_record *record, const struct history_play *play)
{
	const int seats = play->setup.seats;

	record->has_finishing = play->over;
	record->has_winnings = play->money_given && !play->history->bad;
	for (int i = 0; i < seats && record->has_finishing; i++)
		record->finishing[i] = play->table.seat[i].stack;
	for (int i = 0; i < seats && record->has_winnings; i++)
		record->winnings[i] = play->paid[i];
	return all_within(record->finishing, seats, 0, CHIPS_TABLE_MAX) &&
	       all_within(record->winnings, seats, -CHIPS_TABLE_MAX, CHIPS_TABLE_MAX);
}

/* Money of the house, and raises beyond the cap, appear only in keys of the PHH, which an outline
 * does not have. */
static bool has_house_money(const struct history_play *play)
{
	bool any = play->setup.splash;

	for (int i = 0; i < play->setup.seats; i++)
		any |= play->extra[i] != 0;
	return any;
}

bool history_holds(const struct history_play *play)
{
	return play->over && !play->unshown && !play->odd && !play->history->bad && !play->raise &&
	       !has_house_money(play) && !play->table.beyond && is_plain(&play->setup);
}

bool history_record(struct hand_record *record, const struct history_play *play, struct slice file,
	const struct history_origin *origins, struct hand_action *actions)
{
	bool numbered = true;
	size_t size;

	if (!is_plain(&play->setup))
		return false;
	*record = (struct hand_record){.places = play->places, .has_setup = true};
	/* Only the members that PHH has, which depend on the game. */
	size = (size_t)play->setup.seats * sizeof(chips);
	record->setup.variant = play->setup.variant;
	record->setup.seats = play->setup.seats;
	record->setup.trim_antes = play->setup.trim_antes;
	record->setup.boards = play->setup.boards;
	memcpy(record->setup.stack, play->setup.stack, size);
	memcpy(record->setup.ante, play->setup.ante, size);
	if (variant_brings_in(play->setup.variant))
		record->setup.bring_in = play->setup.bring_in;
	else
		memcpy(record->setup.blind, play->setup.blind, size);
	if (play->setup.variant->limit == FIXED_LIMIT) {
		record->setup.small_bet = play->setup.small_bet;
		record->setup.big_bet = play->setup.big_bet;
	} else {
		record->setup.min_bet = play->setup.min_bet;
	}
	for (int i = 0; i < play->setup.seats; i++) {
		const struct history_seat *const seat = &play->history->seat[play->of[i]];

		record->player[i] = seat->name;
		record->seat_number[i] = seat->number;
		numbered &= seat->number > 0;
	}
	if (!numbered)
		memset(record->seat_number, 0, sizeof(record->seat_number));
	return set_actions(record, play, file, origins, actions) && set_results(record, play);
}
