/* Names, amounts and cards. */
#include "histories/writers/writers_stars_internal.h"

#include "base/scan.h"

#include <stdarg.h>

const char *writers_stars_sign(struct slice code)
{
	return slice_equal(code, "USD")   ? "$"
	       : slice_equal(code, "EUR") ? "\xe2\x82\xac"
	       : slice_equal(code, "GBP") ? "\xc2\xa3"
					  : "";
}

void writers_stars_say(struct stars_writer *stars, const char *words)
{
	text_add_string(stars->out, words);
}

void writers_stars_name(struct stars_writer *stars, int seat)
{
	text_add_slice(stars->out, stars->names.name[seat]);
}

void writers_stars_amount(struct stars_writer *stars, chips amount)
{
	int places = stars->hand->places;

	while (places && amount % 10 == 0) {
		amount /= 10;
		places--;
	}
	if (places == 1) {
		amount *= 10;
		places++;
	}
	writers_stars_say(stars, stars->sign);
	chips_print(stars->out, amount, places);
}

int writers_stars_cards(struct stars_writer *stars, const card *cards, int count)
{
	int known = 0;

	text_add_char(stars->out, '[');
	for (int i = 0; i < count; i++) {
		if (cards[i] == CARD_UNKNOWN)
			continue;
		if (known++)
			text_add_char(stars->out, ' ');
		card_print(stars->out, cards[i], CARD_ASCII);
	}
	text_add_char(stars->out, ']');
	return known;
}

void writers_stars_add(struct stars_writer *stars, const char *words, ...)
{
	va_list parts;

	va_start(parts, words);
	for (const char *at = words; *at; at++) {
		if (*at != '%') {
			text_add_char(stars->out, *at);
			continue;
		}
		switch (*++at) {
		case 's':
			writers_stars_say(stars, va_arg(parts, const char *));
			break;
		case 'n':
			writers_stars_name(stars, va_arg(parts, int));
			break;
		case 'a':
			writers_stars_amount(stars, va_arg(parts, chips));
			break;
		case 'u':
			text_add_uint(stars->out, va_arg(parts, uint64_t));
			break;
		default:
			text_add_char(stars->out, *at);
			break;
		}
	}
	va_end(parts);
}
