/* Hands that the text tells after the deal, and that nobody shows in turn.
 *
 * A hand file has no place for them but the deal. Of a game with a board, the cards of a player are
 * dealt at once; of stud and draw, it has to be found out when each of them was. */
#include "histories/history/history_internal.h"

#include <string.h>

/* The known cards that lines have dealt to the seat, which of stud lie face up, in their order. */
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

/* Texts have the cards of stud in the order of the deal: [Ks Td Kd Qh Jc 4s 9c] are two cards that
 * lie face down, four that lie face up, and the last, which is dealt face down again. The two are
 * told apart from the last by the place of those that lie face up. */
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
		return true; /* how its hand changed is told by the lines about its draws */
	if (event->count != variant->street[0].hole || draws(history, event->seat))
		return false;
	known->count = event->count;
	memcpy(known->card, event->card, event->count);
	return true;
}
