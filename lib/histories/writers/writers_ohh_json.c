/* JSON in the style of Open Hand History. */
#include "histories/writers/writers_ohh_internal.h"

void writers_ohh_next(struct writers_ohh *ohh)
{
	if (ohh->comma)
		text_add_string(ohh->out, ", ");
	ohh->comma = true;
}

void writers_ohh_key(struct writers_ohh *ohh, const char *key)
{
	writers_ohh_next(ohh);
	text_add_char(ohh->out, '"');
	text_add_string(ohh->out, key);
	text_add_string(ohh->out, "\": ");
}

void writers_ohh_open(struct writers_ohh *ohh, char bracket)
{
	text_add_char(ohh->out, bracket);
	ohh->comma = false;
}

void writers_ohh_close(struct writers_ohh *ohh, char bracket)
{
	text_add_char(ohh->out, bracket);
	ohh->comma = true;
}

void writers_ohh_item(struct writers_ohh *ohh)
{
	writers_ohh_next(ohh);
	writers_ohh_open(ohh, '{');
}

void writers_ohh_array(struct writers_ohh *ohh, const char *key)
{
	writers_ohh_key(ohh, key);
	writers_ohh_open(ohh, '[');
}

void writers_ohh_quoted(struct writers_ohh *ohh, const char *key, const char *word)
{
	writers_ohh_key(ohh, key);
	text_add_char(ohh->out, '"');
	text_add_string(ohh->out, word);
	text_add_char(ohh->out, '"');
}

void writers_ohh_string(struct writers_ohh *ohh, const char *key, struct slice value)
{
	static const char digits[] = "0123456789abcdef";

	writers_ohh_key(ohh, key);
	text_add_char(ohh->out, '"');
	for (size_t i = 0; i < value.length; i++) {
		const unsigned char byte = (unsigned char)value.bytes[i];

		if (byte == '"' || byte == '\\') {
			text_add_char(ohh->out, '\\');
			text_add_char(ohh->out, (char)byte);
		} else if (byte < 0x20) {
			text_add_string(ohh->out, "\\u00");
			text_add_char(ohh->out, digits[byte >> 4]);
			text_add_char(ohh->out, digits[byte & 15]);
		} else {
			text_add_char(ohh->out, (char)byte);
		}
	}
	text_add_char(ohh->out, '"');
}

void writers_ohh_number(struct writers_ohh *ohh, const char *key, uint64_t value)
{
	writers_ohh_key(ohh, key);
	text_add_uint(ohh->out, value);
}

void writers_ohh_amount(struct writers_ohh *ohh, const char *key, chips amount)
{
	writers_ohh_key(ohh, key);
	chips_print(ohh->out, amount, ohh->hand->places);
}

void writers_ohh_word(struct writers_ohh *ohh, const char *key, const char *word)
{
	writers_ohh_key(ohh, key);
	text_add_string(ohh->out, word);
}

void writers_ohh_cards(struct writers_ohh *ohh, const card *cards, int count)
{
	writers_ohh_array(ohh, "cards");
	for (int i = 0; i < count; i++) {
		if (cards[i] == CARD_UNKNOWN) {
			ohh->writing->lost[WRITERS_CARDS]++;
			continue;
		}
		writers_ohh_next(ohh);
		text_add_char(ohh->out, '"');
		card_print(ohh->out, cards[i], CARD_ASCII);
		text_add_char(ohh->out, '"');
	}
	writers_ohh_close(ohh, ']');
}
