/* Replays a hand: the table applies its actions one by one. */
#include "game/hand/hand_internal.h"

#include "base/scan.h"

#include <string.h>

void hand_play_free(struct hand_play *play)
{
	text_free(&play->reason);
}

/* -- beginning -------------------------------------------------------------------- */

static void begin(struct hand_play *play, const struct hand_record *hand)
{
	text_clear(&play->reason);
	play->hand = hand;
	play->step.index = -1;
	play->step.action = NULL;
	play->next = play->expectation = play->error = 0;
	play->refused = play->unshown = play->invalid = play->settled = false;
	play->end = HAND_GOES_ON;
}

bool hand_play_begin(struct hand_play *play, const struct hand_record *hand, unsigned house)
{
	struct table_setup setup;

	begin(play, hand);
	if (!hand->has_setup) {
		text_add_string(&play->reason, "unknown variant ");
		text_add_slice(&play->reason, hand->variant);
		return hand_play_fault(play, -1, hand->variant_offset, hand->variant.length);
	}
	setup = hand->setup;
	/* The standard does not say whether two players may raise more often than others, or what
	 * the house added to the pot; an invalid amount counts as 0. */
	setup.house = house;
	if (setup.variant->limit == FIXED_LIMIT &&
		slice_equal(hand_text(hand, "_uncapped"), "true"))
		setup.house |= HOUSE_UNCAPPED;
	setup.splash = 0;
	if (setup.variant->limit == POT_LIMIT)
		chips_parse(hand_text(hand, "_splash"), false, hand->places, &setup.splash);
	if (!table_begin(&play->table, &setup)) {
		text_add_string(&play->reason, "the hand cannot be played: ");
		text_add_string(&play->reason, table_setup_error(&setup));
		return hand_key_fault(play, "starting_stacks");
	}
	return true;
}

/* -- rejected actions ------------------------------------------------------------- */

/* "p3 raises to 30". */
static void add_action(const struct hand_play *play, const struct action *action, struct text *out)
{
	static const char *const words[] = {
		[ACT_DEAL_BOARD] = "cards to the board",
		[ACT_DEAL_HOLE] = " is dealt cards",
		[ACT_FOLD] = " folds",
		[ACT_CHECK_CALL] = " checks or calls",
		[ACT_BET_RAISE] = " raises to ",
		[ACT_SHOW] = " shows",
		[ACT_MUCK] = " mucks",
		[ACT_BRING_IN] = " posts a bring-in",
		[ACT_DRAW] = " discards",
	};
	const struct table *table = &play->table;
	const bool bets = table->phase == PHASE_BET;
	const char *word = words[action->act];

	if (action->act == ACT_CHECK_CALL && bets && action->seat == table->actor &&
		play->legality.call > 0)
		word = " calls";
	if (action->act == ACT_BET_RAISE && bets)
		word = !table->bet ? " bets " : table->completes ? " completes to " : word;
	if (action->act == ACT_DRAW && !action->count)
		word = " stands pat";
	if (action->act != ACT_DEAL_BOARD)
		hand_add_player(out, action->seat);
	text_add_string(out, word);
	if (action->act == ACT_BET_RAISE)
		chips_print_grouped(out, action->amount, play->hand->places);
}

static bool contains(struct slice text, struct slice words)
{
	if (!words.length)
		return true;
	for (size_t i = 0; i + words.length <= text.length; i++)
		if (!memcmp(text.bytes + i, words.bytes, words.length))
			return true;
	return false;
}

/* Handles a rejected action; the reason is in play->reason. It is a fault unless the hand expects
 * it. */
static bool refuse(struct hand_play *play, int index, size_t offset, size_t length)
{
	const struct hand_expectation *want = hand_expect_error(play, index);

	if (!want)
		return hand_play_fault(play, index, offset, length);
	if (!contains(text_slice(&play->reason), want->words))
		return hand_expect_fault(play, want, index);
	play->refused = true;
	return true;
}

/* Explains the fault with the words that it is about; these are in the action's text unless that
 * has escapes. */
static bool refuse_malformed(struct hand_play *play, int index)
{
	const struct hand_action *action = &play->hand->actions[index];
	const struct slice line = action->text;
	const size_t base = action->offset;
	struct fault fault;

	hand_action_fault(action, &fault);
	fault.offset -= base;
	if (fault.offset > line.length)
		fault.offset = 0;
	if (fault.length > line.length - fault.offset)
		fault.length = line.length - fault.offset;
	text_clear(&play->reason);
	if (play->explain)
		play->explain(&play->reason, line, &fault);
	if (action->escaped) {
		fault.offset = 0;
		fault.length = action->length;
	}
	return refuse(play, index, base + fault.offset, fault.length);
}

bool hand_play_readable(struct hand_play *play, const struct hand_record *hand)
{
	begin(play, hand);
	for (int i = hand->malformed; i < hand->action_count; i++)
		if (hand->actions[i].status && !refuse_malformed(play, i))
			return false;
	return true;
}

/* -- actions ---------------------------------------------------------------------- */

/* The part of the state before an action that determines what the action is called. */
struct before {
	chips pot, bet, stack, street;
	int street_played;
	bool returned, completes;
};

static struct before state_before(struct hand_play *play, const struct action *action)
{
	const struct table *table = &play->table;
	struct before before = {.pot = table->pot,
		.bet = table->bet,
		.street_played = table_played_street(table),
		.completes = table->completes,
		.returned = table->returned_to >= 0};

	play->step.phase_before = table->phase;
	play->step.street_before = table->street;
	if (action->act != ACT_DEAL_BOARD && action->seat >= 0 && action->seat < table->seats) {
		before.stack = table->seat[action->seat].stack;
		before.street = table->seat[action->seat].street;
	}
	return before;
}

static enum hand_action_kind action_kind_of(const struct action *action, chips paid,
	const struct before *before)
{
	static const enum hand_action_kind actions[] = {
		[ACT_DEAL_BOARD] = HAND_DEAL_BOARD,
		[ACT_DEAL_HOLE] = HAND_DEAL_HOLE,
		[ACT_FOLD] = HAND_FOLD,
		[ACT_CHECK_CALL] = HAND_CALL,
		[ACT_BET_RAISE] = HAND_RAISE,
		[ACT_SHOW] = HAND_SHOW,
		[ACT_MUCK] = HAND_MUCK,
		[ACT_BRING_IN] = HAND_BRING_IN,
		[ACT_DRAW] = HAND_DRAW,
	};

	if (action->act == ACT_CHECK_CALL && paid <= 0)
		return HAND_CHECK;
	if (action->act == ACT_BET_RAISE && before->bet == 0)
		return HAND_BET;
	if (action->act == ACT_BET_RAISE && before->completes)
		return HAND_COMPLETE;
	return action->act == ACT_DRAW && !action->count ? HAND_STAND_PAT : actions[action->act];
}

enum hand_play_outcome { DONE, REFUSED_AS_EXPECTED, INVALID };

static enum hand_play_outcome carry_out(struct hand_play *play, int index)
{
	const struct hand_action *entry = &play->hand->actions[index];
	const struct action *action = &entry->action;
	const struct hand_expectation *want;
	struct hand_step *step = &play->step;
	struct before before;

	if (entry->status)
		return refuse_malformed(play, index) ? REFUSED_AS_EXPECTED : INVALID;
	before = state_before(play, action);
	if (table_apply(&play->table, action, &play->legality)) {
		text_clear(&play->reason);
		add_action(play, action, &play->reason);
		text_add_string(&play->reason, ": ");
		table_explain(&play->reason, &play->table, &play->legality, play->hand->places);
		return refuse(play, index, entry->offset, hand_action_length(entry))
			       ? REFUSED_AS_EXPECTED
			       : INVALID;
	}
	step->index = index;
	step->action = action;
	step->paid = 0;
	step->pot_before = before.pot;
	if (action->act == ACT_BET_RAISE)
		step->paid = action->amount - before.street;
	else if ((action->act == ACT_CHECK_CALL && step->phase_before == PHASE_BET) ||
		 action->act == ACT_BRING_IN)
		step->paid = play->legality.call;
	step->all_in = step->paid > 0 && step->paid == before.stack;
	step->kind = action_kind_of(action, step->paid, &before);
	/* hands shown with a card still to come are shown on the street before it */
	step->street = action->act == ACT_DEAL_BOARD || action->act == ACT_DEAL_HOLE
			       ? step->street_before
			       : before.street_played;
	step->returned = !before.returned && play->table.returned_to >= 0;
	if (play->legality.warning) {
		const char *message = table_warning_message(play->legality.warning);

		hand_warn(play, index, entry->offset, hand_action_length(entry),
			(struct slice){message, strlen(message)});
	}
	if (play->error == play->hand->expectation_count)
		return DONE; /* most hands have no expectations */
	want = hand_expect_error(play, index);
	if (!want)
		return DONE;
	text_clear(&play->reason);
	text_add_string(&play->reason, "the action is legal");
	hand_expect_fault(play, want, index);
	return INVALID;
}

bool hand_play_next(struct hand_play *play)
{
	while (!play->invalid) {
		const int index = play->next;

		if (index >= play->hand->action_count ||
			(hand_expects(play) && !hand_expect_state(play, index)))
			return false;
		play->next++;
		if (!play->hand->actions[index].nothing)
			switch (carry_out(play, index)) {
			case DONE:
				return true;
			case REFUSED_AS_EXPECTED:
				break;
			case INVALID:
				return false;
			}
	}
	return false;
}

/* -- the end ---------------------------------------------------------------------- */

bool hand_play_end(struct hand_play *play)
{
	if (play->invalid)
		return false;
	switch (table_end(&play->table, &play->unshown)) {
	case TABLE_OK:
		play->end = HAND_OVER;
		break;
	case TABLE_NOTHING_KNOWN:
		play->end = HAND_UNSETTLED;
		break;
	default:
		play->end = HAND_STOPS;
		break;
	}
	return hand_expect_state(play, play->hand->action_count);
}

chips hand_play_stack(struct hand_play *play, int seat)
{
	const chips stack = play->table.seat[seat].stack;

	if (play->table.phase != PHASE_OVER || stack == CHIPS_UNKNOWN)
		return stack;
	return stack - hand_play_settlement(play)->gets[seat];
}

chips hand_play_net(struct hand_play *play, int seat)
{
	const struct seat *from = &play->table.seat[seat];

	return hand_play_settlement(play)->gets[seat] - from->paid - from->ante;
}

bool hand_play_value(const struct hand_play *play, int board, int seat, score out[POT_HALVES])
{
	const struct table *table = &play->table;
	const struct seat *from = &table->seat[seat];

	if (from->mucked || (table->in - table->mucks < 2 && !from->shown))
		return false;
	return table_value_on(table, board, seat, out);
}
