/* Names, amounts and cards. */
#include "histories/writers/writers_stars_inside.h"

#include "base/scan.h"

const char *writers_stars_sign(struct slice code)
{
	return slice_equal(code, "USD")   ? "$"
	       : slice_equal(code, "EUR") ? "\xe2\x82\xac"
	       : slice_equal(code, "GBP") ? "\xc2\xa3"
					  : "";
}

void writers_stars_say(struct stars *stars, const char *words)
{
	text_add_string(stars->out, words);
}

void writers_stars_name(struct stars *stars, int seat)
{
	text_add_slice(stars->out, stars->names.name[seat]);
}

void writers_stars_amount(struct stars *stars, chips amount)
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

int writers_stars_cards(struct stars *stars, const card *cards, int count)
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
