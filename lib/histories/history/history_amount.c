/* Amounts in the unit of the hand, and messages with them. */
#include "histories/history/history_inside.h"

void history_same_places(struct history_amount *a, struct history_amount *b)
{
	for (; a->places < b->places; a->places++)
		a->digits *= 10;
	for (; b->places < a->places; b->places++)
		b->digits *= 10;
}

struct history_amount history_sum(struct history_amount a, struct history_amount b)
{
	history_same_places(&a, &b);
	a.digits += b.digits;
	return a;
}

chips history_chips(const struct history_play *play, struct history_amount amount)
{
	chips value = amount.digits;

	if (!history_said(amount))
		return 0;
	for (int i = amount.places; i < play->places; i++)
		value *= 10;
	for (int i = play->places; i < amount.places; i++)
		value /= 10;
	return value;
}

void history_add_chips(struct history_play *play, chips amount)
{
	chips_print_grouped(&play->history->words, amount, play->places);
}

void history_say(struct history_play *play, const char *words)
{
	text_add_string(&play->history->words, words);
}
