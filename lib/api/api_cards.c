#include "api/api.h"

#include <string.h>

_Static_assert((int)FELT_ASCII == (int)CARD_ASCII && (int)FELT_SYMBOLS == (int)CARD_UNICODE &&
		       (int)FELT_SPANISH == (int)CARD_SPANISH,
	"the notations are the same");

int32_t felt_cards_parse(const char *text, felt_card *out, int32_t most, felt_error *error)
{
	struct cards cards;
	struct fault fault;
	status_code status = cards_parse_apart(slice_of(text), CARD_ASCII, &cards, &fault);

	if (!status && cards.count > most) {
		status = fault_set(&fault, STATUS_CARDS_LIMIT, cards.at[most], cards.size[most]);
		fault.number = (size_t)cards.count;
		fault.wanted = (size_t)most;
	}
	if (status) {
		api_fault(error, text, &fault);
		return -1;
	}
	api_no_error(error);
	memcpy(out, cards.list, (size_t)cards.count);
	return cards.count;
}

felt_cards felt_cards_set(const felt_card *cards, int32_t count)
{
	card_set set = 0;

	for (int32_t i = 0; i < count; i++)
		if (cards[i] < CARD_COUNT)
			set |= card_bit(cards[i]);
	return set;
}

int32_t felt_cards_list(felt_cards set, felt_card out[52])
{
	return card_set_list(set & CARD_DECK, out);
}

size_t felt_cards_print(const felt_card *cards, int32_t count, int32_t notation,
	const char *between, char *out, size_t size)
{
	enum { CARD_BYTES = 8 };
	const bool known = notation >= FELT_ASCII && notation <= FELT_SPANISH;
	const enum card_notation writes = known ? (enum card_notation)notation : CARD_ASCII;
	size_t length = api_put(out, size, 0, SLICE(""));

	for (int32_t i = 0; i < count; i++) {
		char bytes[CARD_BYTES];
		struct text one = text_over(bytes, sizeof bytes);

		if (cards[i] < CARD_COUNT)
			card_print(&one, cards[i], writes);
		else
			text_add_string(&one, "??");
		if (i)
			length = api_put(out, size, length, slice_of(between));
		length = api_put(out, size, length, text_slice(&one));
	}
	return length;
}
