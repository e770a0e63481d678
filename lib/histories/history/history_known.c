/* Hands that the text reports after the deal, and that no line shows in turn.
 *
 * PHH can only have them in the deal. In a game with a board, a player's cards are dealt at once;
 * in stud and draw, the time at which each was dealt has to be worked out. */
#include "histories/history/history_internal.h"

#include <string.h>

/* The known cards that lines have dealt to the seat, in order; in stud these are the up cards. */
static int cards_dealt(const struct history *history, int seat, card dealt[HOLE_CARDS_MAX])
{
	int count = 0;

	HISTORY_EACH (event, history) {
		if (event->kind != HISTORY_HOLE || event->seat != seat)
			continue;
		for (int j = 0; j < event->count && count < HOLE_CARDS_MAX; j++)
			if (event->card[j] != CARD_UNKNOWN)
				dealt[count++] = event->card[j];
	}
	return count;
}

/* Texts list stud cards in dealing order: [Ks Td Kd Qh Jc 4s 9c] are two down cards, four up cards,
 * and a last down card. The position of the up cards separates the first two from the last. */
static bool find_down(const struct history *history, const struct history_event *event,
	struct history_known *down)
{
	const struct variant_street *const third = &history->variant->street[0];
	const int first = third->hole - third->up;
	card up[HOLE_CARDS_MAX];
	const int ups = cards_dealt(history, event->seat, up);
	struct history_known found = {0};

	for (int i = 0; i < event->count; i++)
		if (!memchr(up, event->card[i], (size_t)ups))
			found.card[found.count++] = event->card[i];
	if (found.count + ups != event->count ||
		(found.count && found.count != first && found.count != first + 1))
		return false;
	if (found.count > first && (ups + 1 != history->variant->streets ||
					   memcmp(event->card + first, up, (size_t)ups) != 0))
		return false;
	*down = found;
	return true;
}

static bool draws(const struct history *history, int seat)
{
	HISTORY_EACH (event, history)
		if (event->kind == HISTORY_DRAW && event->seat == seat && event->count)
			return true;
	return false;
}

bool history_know(const struct history *history, const struct history_event *event,
	struct history_known *known)
{
	const struct variant *const variant = history->variant;
	card dealt[HOLE_CARDS_MAX];

	if (variant_brings_in(variant))
		return find_down(history, event, known);
	known->count = 0;
	if (cards_dealt(history, event->seat, dealt))
		return true; /* the lines about its draws say how its hand changed */
	if (event->count != variant->street[0].hole || draws(history, event->seat))
		return false;
	known->count = event->count;
	memcpy(known->card, event->card, event->count);
	return true;
}
