#include "replay_play.h"

#include "frame/report.h"

#include "base/scan.h"

#include <string.h>

void play_free(struct play *play)
{
	text_free(&play->reason);
}

bool play_fault(struct play *play, int action, size_t offset, size_t length)
{
	play->faulty = true;
	play->fault = (struct play_note){.action = action,
		.offset = offset,
		.length = length,
		.message = text_slice(&play->reason)};
	return false;
}

static void warn(const struct play *play, int action, size_t offset, size_t length,
	const char *message)
{
	const struct play_note note = {action, offset, length, {message, strlen(message)}};

	if (play->warn)
		play->warn(play->context, &note);
}

/* -- beginning ---------------------------------------------------------------- */

static bool unknown_game(struct play *play)
{
	const struct phh_hand *hand = play->hand;
	const struct variant *variant = hand->setup.variant;

	text_add_string(&play->reason, "variant ");
	text_add_slice(&play->reason, hand->variant);
	if (variant) {
		text_add_string(&play->reason, ", ");
		text_add_string(&play->reason, variant->name);
		text_add_string(&play->reason, ", is not played yet");
	} else {
		text_add_string(&play->reason, " is not known");
	}
	return play_fault(play, -1, hand->variant_offset, hand->variant.length);
}

static void begin(struct play *play, const struct phh_hand *hand)
{
	text_clear(&play->reason);
	play->hand = hand;
	play->action = -1;
	play->next = play->expectation = play->error = 0;
	play->refused = play->unshown = play->faulty = play->returned = play->settled = false;
	play->done = NULL;
	play->end = PLAY_GOES_ON;
}

bool play_begin(struct play *play, const struct phh_hand *hand, unsigned house)
{
	struct table_setup setup;

	begin(play, hand);
	if (!hand->has_setup)
		return unknown_game(play);
	setup = hand->setup;
	setup.house = house;
	if (!table_begin(&play->table, &setup)) {
		const struct phh_key *key = phh_find(hand, "starting_stacks");

		text_add_string(&play->reason,
			"no hand can be set up with these amounts and players");
		return play_fault(play, -1, key ? key->offset : 0, key ? key->value.length : 0);
	}
	return true;
}

/* -- expectations ------------------------------------------------------------- */

static void add_player(struct text *out, int seat)
{
	text_add_char(out, 'p');
	text_add_uint(out, (uint64_t)seat + 1);
}

static void add_amount(const struct play *play, struct text *out, chips amount)
{
	chips_print_grouped(out, amount, play->hand->places);
}

static bool are_amounts(const struct play *play, struct text *found, const chips *is,
	const struct phh_expectation *wish, int count)
{
	bool same = wish->count == count;

	for (int i = 0; i < count; i++) {
		same = same && is[i] == wish->amount[i];
		text_add_string(found, i ? " " : "");
		chips_print(found, is[i], play->hand->places);
	}
	return same;
}

static bool pots_as_expected(const struct play *play, const struct phh_expectation *wish,
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

static bool stacks_as_expected(const struct play *play, const struct phh_expectation *wish,
	struct text *found)
{
	chips stacks[SEATS_MAX] = {0};

	for (int i = 0; i < play->table.seats; i++)
		stacks[i] = play->table.seat[i].stack;
	text_add_string(found, "the stacks are ");
	return are_amounts(play, found, stacks, wish, play->table.seats);
}

static bool raise_as_expected(const struct play *play, const struct phh_expectation *wish,
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
	text_add_string(found, "the least and greatest raise are to ");
	return are_amounts(play, found, bounds, wish, 2);
}

static bool board_as_expected(const struct play *play, const struct phh_expectation *wish,
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

/* Whether things are as expected; how they are is appended. */
static bool as_expected(const struct play *play, const struct phh_expectation *wish,
	struct text *found)
{
	const struct table *table = &play->table;
	struct verdict verdict;
	chips amount;

	switch (wish->what) {
	case PHH_EXPECT_POT:
		text_add_string(found, "the pot is ");
		return are_amounts(play, found, &table->pot, wish, 1);
	case PHH_EXPECT_POTS:
		return pots_as_expected(play, wish, found);
	case PHH_EXPECT_STACK:
		add_player(found, wish->seat);
		text_add_string(found, " has ");
		return are_amounts(play, found, &table->seat[wish->seat].stack, wish, 1);
	case PHH_EXPECT_STACKS:
		return stacks_as_expected(play, wish, found);
	case PHH_EXPECT_ACTOR:
		if (table->actor < 0)
			text_add_string(found, "nobody");
		else
			add_player(found, table->actor);
		text_add_string(found, " is to act");
		return table->actor == wish->seat;
	case PHH_EXPECT_CALL:
		table_check(table, NULL, &verdict);
		amount = verdict.call;
		text_add_string(found, "a call costs ");
		return are_amounts(play, found, &amount, wish, 1);
	case PHH_EXPECT_RAISE:
		return raise_as_expected(play, wish, found);
	case PHH_EXPECT_BOARD:
		return board_as_expected(play, wish, found);
	case PHH_EXPECT_OVER:
		text_add_string(found, "the hand is not over");
		return table->phase == PHASE_OVER;
	case PHH_EXPECT_ERROR:
		text_add_string(found, "no action is refused here");
		return false;
	case PHH_EXPECT_UNCLEAR:
	default:
		text_add_string(found, "an expectation that is not understood");
		return false;
	}
}

static bool add_unexpected(struct play *play, const struct phh_expectation *wish, int action)
{
	struct text *reason = &play->reason;
	struct text found = {0};

	text_add_slice(&found, text_slice(reason));
	text_clear(reason);
	text_add_slice(reason, wish->text);
	text_add_string(reason, ": ");
	text_add_slice(reason, text_slice(&found));
	text_free(&found);
	return play_fault(play, action, wish->offset, wish->length);
}

/* Minds what is expected before the action of that index. */
static bool mind_state(struct play *play, int index)
{
	const struct phh_hand *hand = play->hand;

	while (play->expects && play->expectation < hand->expectation_count) {
		const struct phh_expectation *wish = &hand->expectations[play->expectation];

		if (wish->action > index)
			return true;
		play->expectation++;
		if (wish->what == PHH_EXPECT_ERROR && wish->action < hand->action_count &&
			!hand->actions[wish->action].nothing)
			continue; /* of the action itself */
		text_clear(&play->reason);
		if (!as_expected(play, wish, &play->reason))
			return add_unexpected(play, wish,
				index <= hand->action_count && index > 0 ? index - 1 : -1);
	}
	return true;
}

/* The expectation that the action of that index is refused, or NULL. */
static const struct phh_expectation *wants_error(struct play *play, int index)
{
	const struct phh_expectation *wishes = play->hand->expectations;
	const int count = play->hand->expectation_count;

	while (play->error < count &&
		(wishes[play->error].action < index ||
			(wishes[play->error].action == index &&
				wishes[play->error].what != PHH_EXPECT_ERROR)))
		play->error++;
	return play->error < count && wishes[play->error].action == index ? &wishes[play->error]
									  : NULL;
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

/* -- actions ------------------------------------------------------------------ */

/* "p3 raises to 30". */
static void add_deed(const struct play *play, const struct action *action, struct text *out)
{
	const struct table *table = &play->table;

	if (action->act == ACT_DEAL_BOARD) {
		text_add_string(out, "cards to the board");
		return;
	}
	add_player(out, action->seat);
	switch (action->act) {
	case ACT_DEAL_HOLE:
		text_add_string(out, " is dealt cards");
		break;
	case ACT_FOLD:
		text_add_string(out, " folds");
		break;
	case ACT_CHECK_CALL:
		text_add_string(out, table->phase == PHASE_BET && action->seat == table->actor &&
						     play->verdict.call > 0
					     ? " calls"
					     : " checks or calls");
		break;
	case ACT_BET_RAISE:
		text_add_string(out,
			table->phase == PHASE_BET && !table->bet ? " bets " : " raises to ");
		add_amount(play, out, action->amount);
		break;
	case ACT_SHOW:
		text_add_string(out, " shows");
		break;
	case ACT_MUCK:
		text_add_string(out, " mucks");
		break;
	case ACT_BRING_IN:
		text_add_string(out, " posts a bring-in");
		break;
	case ACT_DRAW:
	default:
		text_add_string(out, " draws");
		break;
	}
}

/* The words of an action without the comment behind them. */
static size_t length_of(const struct phh_action *action)
{
	struct slice words = {action->text.bytes, action->comment};

	if (action->escaped)
		return action->length;
	while (words.length &&
		(words.bytes[words.length - 1] == ' ' || words.bytes[words.length - 1] == '\t'))
		words.length--;
	return words.length;
}

/* An action that is refused, its reason ready: as the file expects, or a fault. */
static bool refuse(struct play *play, int index, size_t offset, size_t length)
{
	const struct phh_expectation *wish = wants_error(play, index);

	if (!wish)
		return play_fault(play, index, offset, length);
	if (!contains(text_slice(&play->reason), wish->words))
		return add_unexpected(play, wish, index);
	play->refused = true;
	return true;
}

static bool refuse_malformed(struct play *play, int index)
{
	struct action action;
	bool nothing;
	struct fault fault;
	struct slice line = play->hand->actions[index].text;
	size_t base = play->hand->actions[index].offset;

	phh_action_parse(play->hand, index, &action, &nothing, &fault);
	/* what the message quotes is in the action's text, unless it had escapes */
	fault.offset -= base;
	if (fault.offset > line.length)
		fault.offset = 0;
	if (fault.length > line.length - fault.offset)
		fault.length = line.length - fault.offset;
	text_clear(&play->reason);
	report_message(&play->reason, line, &fault);
	if (play->hand->actions[index].escaped) {
		fault.offset = 0;
		fault.length = play->hand->actions[index].length;
	}
	return refuse(play, index, base + fault.offset, fault.length);
}

bool play_readable(struct play *play, const struct phh_hand *hand)
{
	begin(play, hand);
	for (int i = hand->malformed; i < hand->action_count; i++)
		if (hand->actions[i].status && !refuse_malformed(play, i))
			return false;
	return true;
}

static bool refuse_illegal(struct play *play, int index)
{
	const struct phh_action *entry = &play->hand->actions[index];

	text_clear(&play->reason);
	add_deed(play, &entry->action, &play->reason);
	text_add_string(&play->reason, ": ");
	table_explain(&play->reason, &play->table, &play->verdict, play->hand->places);
	return refuse(play, index, entry->offset, length_of(entry));
}

static void note_before(struct play *play, const struct action *action)
{
	const struct table *table = &play->table;

	play->phase_before = table->phase;
	play->street_before = table->street;
	play->bet_before = table->bet;
	play->returned = table->returned_to < 0;
	if (action->act != ACT_DEAL_BOARD && action->seat >= 0 && action->seat < table->seats) {
		play->stack_before = table->seat[action->seat].stack;
		play->street_paid_before = table->seat[action->seat].street;
	}
}

/* Carries out an action; 1 done, 0 refused as expected, -1 a fault. */
static int carry_out(struct play *play, int index)
{
	const struct phh_action *entry = &play->hand->actions[index];
	const struct phh_expectation *wish;

	if (entry->status)
		return refuse_malformed(play, index) ? 0 : -1;
	note_before(play, &entry->action);
	if (table_apply(&play->table, &entry->action, &play->verdict))
		return refuse_illegal(play, index) ? 0 : -1;
	play->action = index;
	play->done = &entry->action;
	play->returned = play->returned && play->table.returned_to >= 0;
	if (play->verdict.warning)
		warn(play, index, entry->offset, length_of(entry),
			table_warning_message(play->verdict.warning));
	wish = wants_error(play, index);
	if (wish) {
		text_clear(&play->reason);
		text_add_string(&play->reason, "the action is legal");
		add_unexpected(play, wish, index);
		return -1;
	}
	return 1;
}

bool play_next(struct play *play)
{
	while (!play->faulty) {
		const int index = play->next;

		if (index >= play->hand->action_count || !mind_state(play, index))
			return false;
		play->next++;
		if (!play->hand->actions[index].nothing)
			switch (carry_out(play, index)) {
			case 1:
				return true;
			case 0:
				break;
			default:
				return false;
			}
	}
	return false;
}

/* -- the end ------------------------------------------------------------------ */

bool play_end(struct play *play)
{
	const int last = play->hand->action_count;
	bool unshown = false;

	if (play->faulty)
		return false;
	switch (table_end(&play->table, &unshown)) {
	case TABLE_OK:
		play->end = PLAY_OVER;
		break;
	case TABLE_NOTHING_KNOWN:
		play->end = PLAY_UNSETTLED;
		break;
	default:
		play->end = PLAY_STOPS;
		break;
	}
	play->unshown = unshown;
	return mind_state(play, last);
}

const struct settlement *play_settlement(struct play *play)
{
	const bool over = play->table.phase == PHASE_OVER;

	if (!play->settled)
		table_settlement(&play->table, &play->settlement);
	play->settled = over;
	return &play->settlement;
}

chips play_behind(struct play *play, int seat)
{
	const chips stack = play->table.seat[seat].stack;

	if (play->table.phase != PHASE_OVER || stack == CHIPS_UNKNOWN)
		return stack;
	return stack - play_settlement(play)->gets[seat];
}
