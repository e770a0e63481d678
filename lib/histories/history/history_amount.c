/* Converts amounts to the unit of the hand, and writes messages with them. */
#include "histories/history/history_internal.h"

#include <stdarg.h>

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

	if (!history_given(amount))
		return 0;
	for (int i = amount.places; i < play->places; i++)
		value *= 10;
	for (int i = play->places; i < amount.places; i++)
		value /= 10;
	return value;
}

static void add_quoted(struct text *out, struct slice name)
{
	text_add_char(out, '\'');
	text_add_slice(out, name);
	text_add_char(out, '\'');
}

void history_report(struct history_play *play, bool fault, const struct history_event *at,
	const char *format, ...)
{
	struct text *const words = &play->history->words;
	va_list list;

	history_note(play->history, fault, at->offset, at->length);
	va_start(list, format);
	for (; *format; format++) {
		if (*format != '%')
			text_add_char(words, *format);
		else if (*++format == 'p')
			add_quoted(words, play->history->seat[play->of[va_arg(list, int)]].name);
		else
			chips_print_grouped(words, va_arg(list, chips), play->places);
	}
	va_end(list);
}
