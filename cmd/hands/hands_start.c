#include "hands.h"

size_t hands_start(const struct hands *hands)
{
	const struct hand_record *const hand = &hands->hand;
	const uintptr_t text = (uintptr_t)hands->text.bytes;
	const uintptr_t number = (uintptr_t)hand->number.bytes;
	size_t offset = 0, line, in_line;

	if (hand->number.length && number >= text && number - text < hands->text.length)
		offset = number - text;
	else
		for (int i = 0; i < hand->key_count && !offset; i++)
			offset = hand->keys[i].name.length ? hand->keys[i].offset : 0;
	hands_line(hands, offset, &line, &in_line);
	return line;
}
