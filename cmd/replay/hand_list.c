#include "hand_list.h"

#include <stdint.h>
#include <stdlib.h>

enum { AHEAD = 16 << 20 /* bytes of pipes that are read just to count the hands */ };

bool hand_list_open(struct hand_list *hand_list, char *const *names, size_t count, bool keep_going)
{
	*hand_list = (struct hand_list){.stride = 1, .keep_going = keep_going};
	hand_list->place = malloc(HAND_LIST_PLACES_MAX * sizeof *hand_list->place);
	return hand_list->place && spool_open(&hand_list->spool, names, count) &&
	       hands_open_spool(&hand_list->scout, &hand_list->spool);
}

void hand_list_close(struct hand_list *hand_list)
{
	hands_close(&hand_list->scout);
	spool_close(&hand_list->spool);
	free(hand_list->place);
	hand_list->place = NULL;
}

enum hand_list_result hand_list_scout(struct hand_list *hand_list, bool eager)
{
	hand_list->spool.ahead = eager ? (off_t)(INT64_MAX / 2) : AHEAD;
	while (!hand_list->complete) {
		switch (hands_next(&hand_list->scout)) {
		case HANDS_HAND:
		case HANDS_FAULT:
			if (hand_list->known ==
				hand_list->stride *
					HAND_LIST_PLACES_MAX) { /* keep every second location */
				for (size_t i = 0; i < HAND_LIST_PLACES_MAX / 2; i++)
					hand_list->place[i] = hand_list->place[2 * i];
				hand_list->stride *= 2;
			}
			if (hand_list->known % hand_list->stride == 0)
				hand_list->place[hand_list->known / hand_list->stride] =
					hands_place(&hand_list->scout);
			hand_list->known++;
			return HAND_LIST_FOUND;
		case HANDS_LATER:
			return HAND_LIST_LATER;
		case HANDS_NO_FILE:
			if (hand_list->failures < HAND_LIST_FAILURES_MAX)
				hand_list->failure[hand_list->failures++] =
					(struct hand_list_failure){hand_list->scout.file,
						hand_list->scout.input.error, hand_list->known};
			hand_list->complete = hand_list->complete || !hand_list->keep_going;
			break;
		case HANDS_END:
		default:
			hand_list->complete = true;
			break;
		}
	}
	return HAND_LIST_END;
}

bool hand_list_open_reader(struct hand_list *hand_list, struct hand_list_reader *reader)
{
	reader->number = 0;
	return hands_open_spool(reader->hands, &hand_list->spool);
}

enum hands_result hand_list_read(struct hand_list *hand_list, struct hand_list_reader *reader,
	size_t number)
{
	const size_t place = (number - 1) / hand_list->stride,
		     first = place * hand_list->stride + 1;
	enum hands_result result = HANDS_END;

	if (reader->number >= number || reader->number + 1 < first || !reader->number) {
		hands_go(reader->hands, &hand_list->place[place]);
		reader->number = first - 1;
	}
	while (reader->number < number) {
		result = hands_next(reader->hands);
		if (result == HANDS_NO_FILE)
			continue;
		if (result == HANDS_END || result == HANDS_LATER) {
			reader->number = 0;
			break;
		}
		reader->number++;
	}
	return result;
}
