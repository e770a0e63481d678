/* The results that a hand claims, compared with those that the rules give. */
#include "game/hand/hand_inside.h"

#include <string.h>

static void warn(struct hand_play *play, const char *name, struct slice message)
{
	const struct hand_key *key = hand_find(play->hand, name);

	hand_warn(play, -1, key ? key->offset : 0, key ? key->value.length : 0, message);
}

/* "finishing_stacks: p2 has 90, by the rules 100". */
static void add_difference(struct hand_play *play, const char *name, int seat, chips said,
	chips found)
{
	struct text *out = &play->reason;

	text_clear(out);
	text_add_string(out, name);
	text_add_string(out, ": ");
	hand_add_player(out, seat);
	text_add_string(out, " has ");
	chips_print_grouped(out, said, play->hand->places);
	text_add_string(out, ", by the rules ");
	chips_print_grouped(out, found, play->hand->places);
}

/* An endless stack ends as it began, whatever the hand claims. */
static bool check_finishing(struct hand_play *play)
{
	const struct table *table = &play->table;

	for (int i = 0; play->hand->has_finishing && i < table->seats; i++) {
		const chips said = play->hand->finishing[i], found = table->seat[i].stack;

		if (said == found || found == CHIPS_UNKNOWN)
			continue;
		add_difference(play, "finishing_stacks", i, said, found);
		return hand_key_fault(play, "finishing_stacks");
	}
	return true;
}

/* The amount of a key that is felt's own, 0 without it. */
static chips own_amount(const struct hand_play *play, const char *name)
{
	const struct hand_key *const key = hand_find(play->hand, name);
	chips amount = 0;

	if (key)
		chips_parse(key->value, false, play->hand->places, &amount);
	return amount;
}

/* Of a hand that says what rake and fees were taken from the pots, the winnings are less by just
 * that. */
static bool check_rake(struct hand_play *play)
{
	const chips taken = own_amount(play, "_rake") + own_amount(play, "_fees");
	struct text *out = &play->reason;
	chips less = 0;

	for (int i = 0; i < play->table.seats; i++)
		less += hand_play_settlement(play)->gets[i] - play->hand->winnings[i];
	if (less == taken)
		return true;
	text_clear(out);
	text_add_string(out, "winnings: together ");
	chips_print_grouped(out, less, play->hand->places);
	text_add_string(out, " less than the pots, but rake and fees are ");
	chips_print_grouped(out, taken, play->hand->places);
	return hand_key_fault(play, "winnings");
}

/* The most that the seat can have won. Where the rake is said, a poker site has paid, and some give
 * odd chips to others than the rules do. */
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
		chips said = hand->winnings[i], found = hand_play_settlement(play)->gets[i];

		any += said != 0;
		if (said == found || said == CHIPS_UNKNOWN)
			continue;
		if (said > most_won(play, i)) {
			add_difference(play, "winnings", i, said, found);
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

/* Of several boards, the first is the one that the actions deal. */
static bool check_boards(struct hand_play *play)
{
	const struct table *table = &play->table;
	const char *const name = table->runs ? "_run" : "_boards";
	struct text *out = &play->reason;

	for (int i = 0; play->hand->setup.boards > 1 && i < table->board_count; i++) {
		const card said = play->hand->setup.board[0][i], dealt = table->board[i];

		if (said == dealt || said == CARD_UNKNOWN || dealt == CARD_UNKNOWN)
			continue;
		text_clear(out);
		text_add_string(out, name);
		text_add_string(out, ": the first board has ");
		card_print(out, said, CARD_ASCII);
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
		return check_finishing(play) && check_winnings(play);
	}
	if (play->refused)
		return true;
	if (!play->hand->has_finishing) {
		if (unsettled)
			warn(play, "actions",
				SLICE("the showdown depends on cards that are not known"));
		return true;
	}
	text_clear(&play->reason);
	text_add_string(&play->reason, "finishing_stacks cannot hold: ");
	text_add_string(&play->reason, unsettled
					       ? "the showdown depends on cards that are not known"
					       : "the hand is not over");
	return hand_key_fault(play, "finishing_stacks");
}
