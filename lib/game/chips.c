#include "game/chips.h"

#include "base/decimal.h"

/* A decimal that may have a sign, and is otherwise as chips.h says. */
static bool read_decimal(struct slice slice, bool negative, struct decimal *out)
{
	if (negative && slice.length > 0 && slice.bytes[0] == '-') {
		slice.bytes++;
		slice.length--;
	}
	return decimal_parse(slice, CHIPS_PLACES_MAX, out) && out->tidy &&
	       out->written <= CHIPS_PLACES_MAX;
}

int chips_places(struct slice slice, bool negative)
{
	struct decimal decimal;

	return read_decimal(slice, negative, &decimal) ? (int)decimal.written : -1;
}

bool chips_parse(struct slice slice, bool negative, int places, chips *out)
{
	const int own = chips_places(slice, negative);
	const bool minus = own >= 0 && slice.bytes[0] == '-';
	struct decimal decimal;

	if (own < 0 || own > places)
		return false;
	slice.bytes += minus;
	slice.length -= minus;
	if (!decimal_parse(slice, places, &decimal) || decimal.value > CHIPS_MOST)
		return false;
	*out = minus ? -(chips)decimal.value : (chips)decimal.value;
	return true;
}

/* Appends `inf` and returns false for an endless stack; otherwise appends the minus sign, if there
 * is one, and returns true with the absolute amount in *value. */
static bool print_sign(struct text *out, chips amount, uint64_t *value)
{
	if (amount == CHIPS_UNKNOWN) {
		text_add_string(out, "inf");
		return false;
	}
	if (amount < 0)
		text_add_char(out, '-');
	*value = amount < 0 ? 0 - (uint64_t)amount : (uint64_t)amount;
	return true;
}

void chips_print(struct text *out, chips amount, int places)
{
	uint64_t value;

	if (print_sign(out, amount, &value))
		decimal_print(out, value, places);
}

void chips_print_grouped(struct text *out, chips amount, int places)
{
	uint64_t value;

	if (print_sign(out, amount, &value))
		decimal_print_grouped(out, value, places);
}

void chips_print_column(struct text *out, chips amount, int places)
{
	chips unit = 1;

	for (int i = 0; i < places; i++)
		unit *= 10;
	chips_print_grouped(out, amount, places);
	if (amount == CHIPS_UNKNOWN || !places || amount % unit)
		return;
	text_add_char(out, '.');
	text_add_repeated(out, '0', (size_t)places);
}
