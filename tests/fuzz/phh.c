/* PHH of arbitrary bytes. A stream is cut into the same hands whether it comes in one piece or in
 * two; errors and warnings are located within the text; a valid hand is written and reads back as
 * the same hand, which is then written the same again. */
#include "game/phh/phh.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool good)
{
	if (!good)
		abort();
}

static void check_place(size_t offset, size_t part, size_t length)
{
	require(offset <= length && part <= length - offset);
}

static void check_actions(const struct hand_record *hand, size_t length)
{
	int malformed = hand->action_count;

	for (int i = hand->action_count - 1; i >= 0; i--) {
		const struct action action = hand->actions[i].action;
		const bool nothing = hand->actions[i].nothing;
		const status_code status = hand->actions[i].status;
		struct fault fault;

		check_place(hand->actions[i].offset, hand->actions[i].length, length);
		require(hand->actions[i].comment <= hand->actions[i].text.length);
		if (status) {
			malformed = i;
			hand_action_fault(&hand->actions[i], &fault);
			require(fault.status == status);
			check_place(fault.offset, fault.length, length);
		} else if (!nothing) {
			require(action.seat >= -1 && action.seat < hand->setup.seats);
			require(action.count >= 0 && action.count <= HOLE_CARDS_MAX);
			require(action.amount >= 0 && action.amount <= CHIPS_MAX);
		}
	}
	require(malformed == hand->malformed);
}

static void check_hand(const struct hand_record *hand, struct phh_reader *reader, size_t length)
{
	int count;
	const struct phh_warning *const warnings = phh_warnings(reader, &count);

	for (int i = 0; i < count; i++)
		check_place(warnings[i].offset, warnings[i].length, length);
	require(hand->places >= 0 && hand->places <= CHIPS_PLACES_MAX);
	require(hand->setup.seats >= 2 && hand->setup.seats <= SEATS_MAX);
	for (int i = 0; i < hand->setup.seats; i++)
		require(hand->setup.stack[i] > 0 && hand->setup.ante[i] >= 0);
	for (int i = 0; i < hand->expectation_count; i++) {
		const struct hand_expectation *const one = &hand->expectations[i];

		check_place(one->offset, 0, length);
		require(one->action >= 0 && one->action <= hand->action_count);
		require(i == 0 || one->action >= one[-1].action);
		require(one->count <= SEATS_MAX + 1 && one->seat < hand->setup.seats);
	}
	check_actions(hand, length);
}

static bool same_hand(const struct hand_record *a, const struct hand_record *b)
{
	bool same = a->places == b->places && a->action_count == b->action_count &&
		    a->key_count == b->key_count && a->malformed == b->malformed &&
		    a->expectation_count == b->expectation_count &&
		    !memcmp(a->setup.stack, b->setup.stack, sizeof a->setup.stack) &&
		    !memcmp(a->setup.ante, b->setup.ante, sizeof a->setup.ante) &&
		    !memcmp(a->setup.blind, b->setup.blind, sizeof a->setup.blind) &&
		    !memcmp(a->finishing, b->finishing, sizeof a->finishing) &&
		    !memcmp(a->winnings, b->winnings, sizeof a->winnings);

	for (int i = 0; same && i < a->action_count; i++) {
		const struct hand_action *const x = &a->actions[i], *const y = &b->actions[i];

		same = x->status == y->status && x->nothing == y->nothing;
		if (same && !x->status && !x->nothing)
			same = x->action.act == y->action.act && x->action.seat == y->action.seat &&
			       x->action.amount == y->action.amount &&
			       x->action.count == y->action.count &&
			       !memcmp(x->action.card, y->action.card, (size_t)x->action.count);
	}
	for (int i = 0; same && i < a->expectation_count; i++)
		same = a->expectations[i].what == b->expectations[i].what &&
		       a->expectations[i].action == b->expectations[i].action &&
		       a->expectations[i].count == b->expectations[i].count;
	return same;
}

static void check_printed(const struct hand_record *hand)
{
	struct phh_reader *const reader = phh_reader_new();
	struct text once = {0}, twice = {0};
	struct hand_record back;

	require(reader);
	phh_print(&once, hand, 1);
	if (once.length <= PHH_HAND_MAX) {
		require(!phh_read(reader, text_slice(&once), &back, NULL));
		require(same_hand(hand, &back));
		phh_print(&twice, &back, 1);
		require(once.length == twice.length &&
			!memcmp(once.bytes, twice.bytes, once.length));
	}
	text_free(&once);
	text_free(&twice);
	phh_reader_free(reader);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct phh_reader *const reader = phh_reader_new();
	struct hand_record hand;
	char *const copy = malloc(size ? size : 1); /* so that reading past the end is detected */
	size_t at = 0;

	require(reader && copy);
	if (size)
		memcpy(copy, data, size);
	while (at < size) {
		const struct slice rest = {copy + at, size - at};
		const struct slice part = {rest.bytes, rest.length / 2};
		const size_t extent = phh_hand_length(rest, true);
		const size_t early = phh_hand_length(part, false);
		struct fault fault = {0};

		require(extent > 0 && extent <= rest.length);
		require(early == 0 || early == extent);
		require(phh_rest_length(rest, true) <= rest.length);
		const status_code status =
			phh_read(reader, (struct slice){rest.bytes, extent}, &hand, &fault);
		if (status) {
			require(fault.status == status);
			check_place(fault.offset, fault.length, extent);
		} else {
			check_hand(&hand, reader, extent);
			check_printed(&hand);
		}
		at += extent;
	}
	phh_reader_free(reader);
	free(copy);
	return 0;
}
