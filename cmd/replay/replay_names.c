/* Who sits where. */
#include "replay.h"

#include "frame/clean.h"

#include <string.h>

void replay_add_name(struct text *out, const struct hand_record *hand, int seat)
{
	if (hand->player[seat].length) {
		clean_add(out, hand->player[seat]);
		return;
	}
	text_add_char(out, 'p');
	text_add_uint(out, (uint64_t)seat + 1);
}

int replay_find_seat(const struct replay *replay)
{
	const struct hand_record *hand = &replay->hands.hand;
	struct slice wanted;
	uint64_t number;

	if (!replay->seat)
		return REPLAY_ALL;
	wanted = (struct slice){replay->seat, strlen(replay->seat)};
	for (int i = 0; i < hand->setup.seats; i++)
		if (hand->player[i].length && slice_equal(hand->player[i], replay->seat))
			return i;
	if (wanted.length > 1 && wanted.bytes[0] == 'p' &&
		slice_uint((struct slice){wanted.bytes + 1, wanted.length - 1},
			(uint64_t)hand->setup.seats, &number) &&
		number)
		return (int)number - 1;
	return REPLAY_NOBODY;
}
