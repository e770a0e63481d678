/* Facts of a hand other than its deal and play, and its results. */
#include "histories/writers/writers_internal.h"

#include "base/scan.h"

#include <string.h>

__extension__ typedef __int128 wide;

/* Keys that every format has. */
static const char *const always[] = {"variant", "ante_trimming_status", "antes",
	"blinds_or_straddles", "bring_in", "small_bet", "big_bet", "min_bet", "starting_stacks",
	"actions", "players", "finishing_stacks", "winnings", "_source", NULL};

static bool is_given(struct slice name, const char *const *words)
{
	for (; *words; words++)
		if (slice_equal(name, *words))
			return true;
	return false;
}

void writers_count_keys(struct writers_hand *writing, const char *const *given)
{
	const struct hand_record *const hand = writing->hand;

	for (int i = 0; i < hand->key_count; i++) {
		const struct hand_key *const key = &hand->keys[i];

		writing->lost[WRITERS_COMMENTS] += key->comment.length > 0;
		if (!key->name.length || is_given(key->name, always) || is_given(key->name, given))
			continue;
		writing->lost[*key->name.bytes == '_' ? WRITERS_CUSTOM : WRITERS_FIELDS]++;
	}
	for (int i = 0; i < hand->action_count; i++)
		writing->lost[WRITERS_COMMENTS] +=
			hand->actions[i].comment < hand->actions[i].text.length;
}

bool writers_amount(const struct hand_record *hand, const char *key, chips *amount)
{
	return chips_parse(hand_text(hand, key), true, hand->places, amount);
}

bool writers_refuse(struct writers_hand *writing, status_code status, const char *key)
{
	static const struct status_domain *const domains[] = {&histories_statuses, NULL};
	const struct hand_key *const found = key ? hand_find(writing->hand, key) : NULL;
	struct hand_play *const play = writing->play;

	play->hand = writing->hand;
	text_clear(&play->reason);
	text_add_string(&play->reason, status_message(domains, status));
	return hand_play_fault(play, -1, found ? found->offset : 0,
		found ? found->value.length : 0);
}

bool writers_has_stacks(struct writers_hand *writing)
{
	const struct table_setup *const setup = &writing->hand->setup;

	for (int i = 0; i < setup->seats; i++)
		if (setup->stack[i] == CHIPS_UNKNOWN)
			return writers_refuse(writing, STATUS_WRITERS_STACKS, "starting_stacks");
	if (hand_text(writing->hand, "_bad").length)
		return writers_refuse(writing, STATUS_WRITERS_BAD, "_bad");
	return true;
}

/* -- the replay ------------------------------------------------------------ */

bool writers_play(struct writers_hand *writing)
{
	struct hand_play *const play = writing->play;

	if (!hand_play_begin(play, writing->hand, 0))
		return false;
	while (hand_play_next(play))
		;
	if (!hand_play_end(play))
		return false;
	if (play->end == HAND_STOPS)
		return writers_refuse(writing, STATUS_WRITERS_STOPS, NULL);
	if (play->end == HAND_UNSETTLED)
		return writers_refuse(writing, STATUS_WRITERS_UNSETTLED, NULL);
	return hand_play_check(play);
}

bool writers_has_no_winner(const struct hand_record *hand)
{
	chips sum = 0;

	for (int i = 0; i < hand->setup.seats && hand->has_winnings; i++)
		sum += hand->winnings[i];
	return hand->has_winnings && !sum;
}

void writers_paid(struct writers_hand *writing, chips paid[SEATS_MAX])
{
	const struct hand_record *const hand = writing->hand;
	const struct settlement *const settlement = hand_play_settlement(writing->play);
	const int seats = hand->setup.seats;
	chips sum = 0, rake = 0, fees = 0;

	for (int i = 0; i < seats; i++) {
		paid[i] = settlement->gets[i];
		sum += paid[i];
	}
	if (hand->has_winnings && !writers_has_no_winner(hand)) {
		memcpy(paid, hand->winnings, (size_t)seats * sizeof(*paid));
		return;
	}
	writers_amount(hand, "_rake", &rake);
	writers_amount(hand, "_fees", &fees);
	if (rake >= 0 && fees >= 0 && rake + fees > 0 && rake + fees <= sum) {
		/* Takes `cut` chips from what the seats get: a proportional part from each, and the
		 * remainder from the first seats that have it. */
		chips left = rake + fees;

		for (int i = 0; i < seats; i++) {
			const chips part = (chips)((wide)paid[i] * (rake + fees) / sum);

			paid[i] -= part;
			left -= part;
		}
		for (int i = 0; left > 0; i = (i + 1) % seats) {
			const chips more = paid[i] < left ? paid[i] : left;

			paid[i] -= more;
			left -= more;
		}
	}
}

/* Some players post less with the last chips, and some post dead chips in addition. */
chips writers_common_ante(const struct table_setup *setup)
{
	chips common = 0;
	int most = 0;

	for (int i = 0; i < setup->seats; i++) {
		int same = 0;

		for (int k = 0; k < setup->seats; k++)
			same += setup->ante[k] == setup->ante[i];
		if (same > most || (same == most && setup->ante[i] < common)) {
			common = setup->ante[i];
			most = same;
		}
	}
	return common;
}

chips writers_dead(const struct table_setup *setup, int seat)
{
	const struct hand_position position = hand_position(setup, seat);
	const chips common = writers_common_ante(setup), more = setup->ante[seat] - common;
	const bool owed = common > 0 && position.post == HAND_POSTS_NOTHING;

	return more > 0 && (owed || position.post == HAND_POSTS_LIVE) ? more : 0;
}

/* Hand histories of stud do not say who was dealt first; by convention it is the lowest seat
 * number. */
bool writers_numbers_go_around(const struct hand_record *hand)
{
	const int seats = hand->setup.seats;
	int descents = 0;

	for (int i = 0; i < seats; i++) {
		const int number = hand->seat_number[i], next = hand->seat_number[(i + 1) % seats];

		if (number < 1 || number > 100 || number == next)
			return false;
		descents += next < number;
	}
	return descents == 1 && (!variant_brings_in(hand->setup.variant) ||
					hand->seat_number[seats - 1] > hand->seat_number[0]);
}
