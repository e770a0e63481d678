/* Compares the results that a hand states with those that the rules give. */
#include "game/hand/hand_internal.h"

#include <string.h>

const struct settlement *hand_play_settlement(struct hand_play *play)
{
	if (!play->settled)
		table_settlement(&play->table, &play->settlement);
	play->settled = play->table.phase == PHASE_OVER;
	return &play->settlement;
}

/* Sets a fault with the reason, at the value of a key. */
bool hand_key_fault(struct hand_play *play, const char *name)
{
	const struct hand_key *key = hand_find(play->hand, name);

	return hand_play_fault(play, -1, key ? key->offset : 0, key ? key->value.length : 0);
}

static void warn(struct hand_play *play, const char *name, struct slice message)
{
	const struct hand_key *key = hand_find(play->hand, name);

	hand_warn(play, -1, key ? key->offset : 0, key ? key->value.length : 0, message);
}

/* "finishing_stacks: p2 has 90, expected 100". */
static void add_difference(struct hand_play *play, const char *name, int seat, chips given,
	chips found)
{
	struct text *out = &play->reason;

	text_clear(out);
	text_add_string(out, name);
	text_add_string(out, ": ");
	hand_add_player(out, seat);
	text_add_string(out, " has ");
	chips_print_grouped(out, given, play->hand->places);
	text_add_string(out, ", expected ");
	chips_print_grouped(out, found, play->hand->places);
}

/* The amount of one of felt's own keys; 0 if the hand does not have it. */
static chips own_amount(const struct hand_play *play, const char *name)
{
	const struct hand_key *const key = hand_find(play->hand, name);
	chips amount = 0;

	if (key)
		chips_parse(key->value, false, play->hand->places, &amount);
	return amount;
}

/* If the hand states rake and fees, winnings are lower by exactly that amount. */
static bool check_rake(struct hand_play *play)
{
	const chips deducted = own_amount(play, "_rake") + own_amount(play, "_fees");
	struct text *out = &play->reason;
	chips less = 0;

	for (int i = 0; i < play->table.seats; i++)
		less += hand_play_settlement(play)->gets[i] - play->hand->winnings[i];
	if (less == deducted)
		return true;
	text_clear(out);
	text_add_string(out, "winnings: ");
	chips_print_grouped(out, less, play->hand->places);
	text_add_string(out, " less than the pots in total, but rake and fees are ");
	chips_print_grouped(out, deducted, play->hand->places);
	return hand_key_fault(play, "winnings");
}

/* The maximum that the seat can have won. If the rake is stated, the hand is from a poker site, and
 * some sites give odd chips to other players than the rules do. */
static chips most_won(struct hand_play *play, int seat)
{
	const struct settlement *const settlement = hand_play_settlement(play);
	const chips back = play->table.returned_to == seat ? play->table.returned : 0;

	return back + (hand_find(play->hand, "_rake") ? pots_most(settlement, seat)
						      : settlement->gets[seat]);
}

static bool check_winnings(struct hand_play *play)
{
	const struct hand_record *hand = play->hand;
	int less = -1, any = 0;

	if (!hand->has_winnings)
		return true;
	for (int i = 0; i < play->table.seats; i++) {
		chips given = hand->winnings[i], found = hand_play_settlement(play)->gets[i];

		any += given != 0;
		if (given == found || given == CHIPS_UNKNOWN)
			continue;
		if (given > most_won(play, i)) {
			add_difference(play, "winnings", i, given, found);
			return hand_key_fault(play, "winnings");
		}
		if (less < 0)
			less = i;
	}
	if (hand_find(hand, "_rake"))
		return check_rake(play);
	if (less < 0)
		return true;
	add_difference(play, "winnings", less, hand->winnings[less],
		hand_play_settlement(play)->gets[less]);
	if (hand->has_finishing && any)
		return hand_key_fault(play, "winnings");
	if (any) {
		text_add_string(&play->reason, " before rake");
	} else {
		text_clear(&play->reason);
		text_add_string(&play->reason, "winnings: all are 0");
	}
	if (!play->reason.failed)
		warn(play, "winnings", text_slice(&play->reason));
	return true;
}

/* The first of several boards is the one that the actions deal. */
static bool check_boards(struct hand_play *play)
{
	const struct table *table = &play->table;
	const char *const name = table->runs ? "_run" : "_boards";
	struct text *out = &play->reason;

	for (int i = 0; play->hand->setup.boards > 1 && i < table->board_count; i++) {
		const card given = play->hand->setup.board[0][i], dealt = table->board[i];

		if (given == dealt || given == CARD_UNKNOWN || dealt == CARD_UNKNOWN)
			continue;
		text_clear(out);
		text_add_string(out, name);
		text_add_string(out, ": the first board has ");
		card_print(out, given, CARD_ASCII);
		text_add_string(out, " where the actions deal ");
		card_print(out, dealt, CARD_ASCII);
		return hand_key_fault(play, name);
	}
	return true;
}

bool hand_play_check(struct hand_play *play)
{
	const bool unsettled = play->end == HAND_UNSETTLED;

	if (!check_boards(play))
		return false;
	if (play->end == HAND_OVER) {
		if (play->unshown)
			warn(play, "actions",
				SLICE("the pot is decided by cards that were never shown"));
		/* an unlimited stack ends as it began, whatever the hand states */
		for (int i = 0; play->hand->has_finishing && i < play->table.seats; i++) {
			const chips given = play->hand->finishing[i];
			const chips found = play->table.seat[i].stack;

			if (given == found || found == CHIPS_UNKNOWN)
				continue;
			add_difference(play, "finishing_stacks", i, given, found);
			return hand_key_fault(play, "finishing_stacks");
		}
		return check_winnings(play);
	}
	if (play->refused)
		return true;
	if (!play->hand->has_finishing) {
		if (unsettled)
			warn(play, "actions", SLICE("the showdown depends on unknown cards"));
		return true;
	}
	text_clear(&play->reason);
	text_add_string(&play->reason, "finishing_stacks are given, but ");
	text_add_string(&play->reason,
		unsettled ? "the showdown depends on unknown cards" : "the hand is not over");
	return hand_key_fault(play, "finishing_stacks");
}

/* -- expectations, compared with the state of the table ------------------------- */

bool hand_play_fault(struct hand_play *play, int action, size_t offset, size_t length)
{
	play->invalid = true;
	play->fault = (struct hand_note){.action = action,
		.offset = offset,
		.length = length,
		.message = text_slice(&play->reason)};
	return false;
}

void hand_warn(const struct hand_play *play, int action, size_t offset, size_t length,
	struct slice message)
{
	const struct hand_note note = {action, offset, length, message};

	if (play->warn)
		play->warn(play->context, &note);
}

void hand_add_player(struct text *out, int seat)
{
	text_add_char(out, 'p');
	text_add_uint(out, (uint64_t)seat + 1);
}

static bool are_amounts(const struct hand_play *play, struct text *found, const chips *is,
	const struct hand_expectation *want, int count)
{
	bool same = want->count == count;

	for (int i = 0; i < count; i++) {
		same = same && is[i] == want->amount[i];
		text_add_string(found, i ? " " : "");
		chips_print(found, is[i], play->hand->places);
	}
	return same;
}

/* Whether the state is as expected; appends the actual state to the text. */
static bool as_expected(const struct hand_play *play, const struct hand_expectation *want,
	struct text *found)
{
	const struct table *table = &play->table;
	struct legality legality;
	struct pots pots;
	chips amounts[SEATS_MAX + 1] = {0};

	switch (want->what) {
	case HAND_EXPECT_POT:
		text_add_string(found, "the pot is ");
		return are_amounts(play, found, &table->pot, want, 1);
	case HAND_EXPECT_POTS:
		table_pots(table, &pots);
		for (int i = 0; i < pots.count; i++)
			amounts[i] = pots.pot[i].amount;
		text_add_string(found, pots.count == 1 ? "the pot is " : "the pots are ");
		return are_amounts(play, found, amounts, want, pots.count);
	case HAND_EXPECT_STACK:
		hand_add_player(found, want->seat);
		text_add_string(found, " has ");
		return are_amounts(play, found, &table->seat[want->seat].stack, want, 1);
	case HAND_EXPECT_STACKS:
		for (int i = 0; i < table->seats; i++)
			amounts[i] = table->seat[i].stack;
		text_add_string(found, "the stacks are ");
		return are_amounts(play, found, amounts, want, table->seats);
	case HAND_EXPECT_ACTOR:
		if (table->actor < 0)
			text_add_string(found, "no player");
		else
			hand_add_player(found, table->actor);
		text_add_string(found, " acts next");
		return table->actor == want->seat;
	case HAND_EXPECT_CALL:
		table_check(table, NULL, &legality);
		text_add_string(found, "a call costs ");
		return are_amounts(play, found, &legality.call, want, 1);
	case HAND_EXPECT_RAISE:
		table_check(table, NULL, &legality);
		if (!legality.most) {
			text_add_string(found, "no raise is legal");
			return !want->count;
		}
		amounts[0] = legality.least;
		amounts[1] = legality.most;
		if (table->seat[table->actor].stack == CHIPS_UNKNOWN && legality.most == CHIPS_MAX)
			amounts[1] = CHIPS_UNKNOWN; /* unlimited, which is written inf */
		text_add_string(found, "the minimum and maximum are ");
		return are_amounts(play, found, amounts, want, 2);
	case HAND_EXPECT_BOARD:
		text_add_string(found, table->board_count ? "the board is " : "there is no board");
		for (int i = 0; i < table->board_count; i++)
			if (table->board[i] == CARD_UNKNOWN)
				text_add_string(found, "??");
			else
				card_print(found, table->board[i], CARD_ASCII);
		return want->count == table->board_count &&
		       !memcmp(want->board, table->board, (size_t)want->count);
	case HAND_EXPECT_OVER:
		text_add_string(found, "the hand is not over");
		return table->phase == PHASE_OVER;
	case HAND_EXPECT_ERROR:
		text_add_string(found, "no action is rejected here");
		return false;
	case HAND_EXPECT_UNCLEAR:
	default:
		text_add_string(found,
			"pot, pots, stack, stacks, actor, call, raise, board, over or error");
		return false;
	}
}

bool hand_expect_fault(struct hand_play *play, const struct hand_expectation *want, int action)
{
	struct text *reason = &play->reason;
	struct text found = {0};

	text_add_slice(&found, text_slice(reason));
	text_clear(reason);
	text_add_char(reason, '\'');
	text_add_slice(reason, want->text);
	text_add_string(reason,
		want->what == HAND_EXPECT_UNCLEAR ? "' is not an expectation: " : "' fails: ");
	text_add_slice(reason, text_slice(&found));
	reason->failed = reason->failed || found.failed;
	text_free(&found);
	return hand_play_fault(play, action, want->offset, want->length);
}

bool hand_expect_state(struct hand_play *play, int index)
{
	const struct hand_record *hand = play->hand;

	while (hand_expects(play)) {
		const struct hand_expectation *want = &hand->expectations[play->expectation];

		if (want->action > index)
			return true;
		play->expectation++;
		if (want->what == HAND_EXPECT_ERROR && want->action < hand->action_count &&
			!hand->actions[want->action].nothing)
			continue; /* about the action itself, not the state before it */
		text_clear(&play->reason);
		if (!as_expected(play, want, &play->reason))
			return hand_expect_fault(play, want,
				index <= hand->action_count && index > 0 ? index - 1 : -1);
	}
	return true;
}

const struct hand_expectation *hand_expect_error(struct hand_play *play, int index)
{
	const struct hand_expectation *expected = play->hand->expectations;
	const int count = play->hand->expectation_count;

	while (play->error < count &&
		(expected[play->error].action < index ||
			(expected[play->error].action == index &&
				expected[play->error].what != HAND_EXPECT_ERROR)))
		play->error++;
	return play->error < count && expected[play->error].action == index ? &expected[play->error]
									    : NULL;
}
