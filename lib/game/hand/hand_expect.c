/* Expectations of a hand: comparing them with the state of the table. */
#include "game/hand/hand_inside.h"

#include <string.h>

bool hand_play_fault(struct hand_play *play, int action, size_t offset, size_t length)
{
	play->faulty = true;
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
	const struct hand_expectation *wish, int count)
{
	bool same = wish->count == count;

	for (int i = 0; i < count; i++) {
		same = same && is[i] == wish->amount[i];
		text_add_string(found, i ? " " : "");
		chips_print(found, is[i], play->hand->places);
	}
	return same;
}

static bool pots_as_expected(const struct hand_play *play, const struct hand_expectation *wish,
	struct text *found)
{
	struct pots pots;
	chips amounts[SEATS_MAX + 1];

	table_pots(&play->table, &pots);
	for (int i = 0; i < pots.count; i++)
		amounts[i] = pots.pot[i].amount;
	text_add_string(found, pots.count == 1 ? "the pot is " : "the pots are ");
	return are_amounts(play, found, amounts, wish, pots.count);
}

static bool stacks_as_expected(const struct hand_play *play, const struct hand_expectation *wish,
	struct text *found)
{
	chips stacks[SEATS_MAX] = {0};

	for (int i = 0; i < play->table.seats; i++)
		stacks[i] = play->table.seat[i].stack;
	text_add_string(found, "the stacks are ");
	return are_amounts(play, found, stacks, wish, play->table.seats);
}

static bool raise_as_expected(const struct hand_play *play, const struct hand_expectation *wish,
	struct text *found)
{
	struct verdict verdict;
	chips bounds[2];

	table_check(&play->table, NULL, &verdict);
	bounds[0] = verdict.least;
	bounds[1] = verdict.most;
	if (!verdict.most) {
		text_add_string(found, "no raise is legal");
		return !wish->count;
	}
	if (play->table.seat[play->table.actor].stack == CHIPS_UNKNOWN &&
		verdict.most == CHIPS_MOST)
		bounds[1] = CHIPS_UNKNOWN; /* limited by nothing, which is written inf */
	text_add_string(found, "the least and greatest raise are to ");
	return are_amounts(play, found, bounds, wish, 2);
}

static bool board_as_expected(const struct hand_play *play, const struct hand_expectation *wish,
	struct text *found)
{
	const struct table *table = &play->table;

	text_add_string(found, table->board_count ? "the board is " : "there is no board");
	for (int i = 0; i < table->board_count; i++)
		if (table->board[i] == CARD_UNKNOWN)
			text_add_string(found, "??");
		else
			card_print(found, table->board[i], CARD_ASCII);
	return wish->count == table->board_count &&
	       !memcmp(wish->board, table->board, (size_t)wish->count);
}

/* Whether the state is as expected; the actual state is appended to the text. */
static bool as_expected(const struct hand_play *play, const struct hand_expectation *wish,
	struct text *found)
{
	const struct table *table = &play->table;
	struct verdict verdict;
	chips amount;

	switch (wish->what) {
	case HAND_EXPECT_POT:
		text_add_string(found, "the pot is ");
		return are_amounts(play, found, &table->pot, wish, 1);
	case HAND_EXPECT_POTS:
		return pots_as_expected(play, wish, found);
	case HAND_EXPECT_STACK:
		hand_add_player(found, wish->seat);
		text_add_string(found, " has ");
		return are_amounts(play, found, &table->seat[wish->seat].stack, wish, 1);
	case HAND_EXPECT_STACKS:
		return stacks_as_expected(play, wish, found);
	case HAND_EXPECT_ACTOR:
		if (table->actor < 0)
			text_add_string(found, "nobody");
		else
			hand_add_player(found, table->actor);
		text_add_string(found, " is to act");
		return table->actor == wish->seat;
	case HAND_EXPECT_CALL:
		table_check(table, NULL, &verdict);
		amount = verdict.call;
		text_add_string(found, "a call costs ");
		return are_amounts(play, found, &amount, wish, 1);
	case HAND_EXPECT_RAISE:
		return raise_as_expected(play, wish, found);
	case HAND_EXPECT_BOARD:
		return board_as_expected(play, wish, found);
	case HAND_EXPECT_OVER:
		text_add_string(found, "the hand is not over");
		return table->phase == PHASE_OVER;
	case HAND_EXPECT_ERROR:
		text_add_string(found, "no action is refused here");
		return false;
	case HAND_EXPECT_UNCLEAR:
	default:
		text_add_string(found, "an expectation that is not understood");
		return false;
	}
}

bool hand_expect_fault(struct hand_play *play, const struct hand_expectation *wish, int action)
{
	struct text *reason = &play->reason;
	struct text found = {0};

	text_add_slice(&found, text_slice(reason));
	text_clear(reason);
	text_add_slice(reason, wish->text);
	text_add_string(reason, ": ");
	text_add_slice(reason, text_slice(&found));
	reason->failed = reason->failed || found.failed;
	text_free(&found);
	return hand_play_fault(play, action, wish->offset, wish->length);
}

bool hand_expect_state(struct hand_play *play, int index)
{
	const struct hand_record *hand = play->hand;

	while (hand_expects(play)) {
		const struct hand_expectation *wish = &hand->expectations[play->expectation];

		if (wish->action > index)
			return true;
		play->expectation++;
		if (wish->what == HAND_EXPECT_ERROR && wish->action < hand->action_count &&
			!hand->actions[wish->action].nothing)
			continue; /* about the action itself, not the state before it */
		text_clear(&play->reason);
		if (!as_expected(play, wish, &play->reason))
			return hand_expect_fault(play, wish,
				index <= hand->action_count && index > 0 ? index - 1 : -1);
	}
	return true;
}

const struct hand_expectation *hand_expect_error(struct hand_play *play, int index)
{
	const struct hand_expectation *wishes = play->hand->expectations;
	const int count = play->hand->expectation_count;

	while (play->error < count &&
		(wishes[play->error].action < index ||
			(wishes[play->error].action == index &&
				wishes[play->error].what != HAND_EXPECT_ERROR)))
		play->error++;
	return play->error < count && wishes[play->error].action == index ? &wishes[play->error]
									  : NULL;
}
