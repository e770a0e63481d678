#include "game/hand/hand.h"

#include "base/scan.h"

const struct hand_key *hand_find(const struct hand_record *hand, const char *name)
{
	for (int i = 0; i < hand->key_count; i++)
		if (hand->keys[i].name.length && slice_equal(hand->keys[i].name, name))
			return &hand->keys[i];
	return NULL;
}

void hand_action_fault(const struct hand_action *action, struct fault *fault)
{
	fault_set(fault, action->status, action->fault_offset, action->fault_length);
	fault->number = action->fault_number;
}

size_t hand_action_length(const struct hand_action *action)
{
	struct slice words = {action->text.bytes, action->comment};

	if (action->escaped)
		return action->length;
	while (words.length && scan_is_space(words.bytes[words.length - 1]))
		words.length--;
	return words.length;
}

/* -- positions -------------------------------------------------------------------- */

/* The name of the position of a seat that neither posts nor has the button. Seats 0 and 1 never
 * have such a name, even when nobody posts a blind. */
static const char *name_of(const struct table_setup *setup, int seat)
{
	static const char *const late[] = {"", "cutoff", "hijack", "lojack"}; /* by `back` */
	const int back = setup->seats - 1 - seat; /* seats from the button to the right */

	if (seat < 2)
		return "";
	if (seat == 2 && setup->seats > 4 && setup->blind[1] > 0)
		return "under the gun";
	return back <= 3 ? late[back] : "";
}

struct hand_position hand_position(const struct table_setup *setup, int seat)
{
	const int last = setup->seats - 1;
	const int place = last == 1 ? 1 - seat : seat; /* heads-up the button has the first blind */
	const chips blind = setup->blind[place];
	struct hand_position position = {.button = seat == last,
		.post = HAND_POSTS_NOTHING,
		.posted = blind < 0 ? -blind : blind,
		.name = ""};

	if (blind)
		position.post = blind < 0    ? HAND_POSTS_LIVE
				: place == 0 ? HAND_POSTS_SMALL_BLIND
				: place == 1 ? HAND_POSTS_BIG_BLIND
					     : HAND_POSTS_STRADDLE;
	else if (!position.button)
		position.name = name_of(setup, seat);
	return position;
}
