#include "game/chips.h"

#include "base/decimal.h"

/* Reads an amount as described in chips.h, without a sign, with at most this many decimal
 * places. */
static bool read_decimal(struct slice slice, int places, struct decimal *out)
{
	return decimal_parse(slice, places, out) && out->tidy && out->written <= (size_t)places;
}

static bool take_minus(struct slice *slice)
{
	const bool minus = slice->length > 0 && slice->bytes[0] == '-';

	slice->bytes += minus;
	slice->length -= minus;
	return minus;
}

int chips_places(struct slice slice, bool negative)
{
	struct decimal decimal;

	if (negative)
		take_minus(&slice);
	return read_decimal(slice, CHIPS_PLACES_MAX, &decimal) ? (int)decimal.written : -1;
}

bool chips_parse(struct slice slice, bool negative, int places, chips *out)
{
	const bool minus = negative && take_minus(&slice);
	struct decimal decimal;

	if (!read_decimal(slice, places, &decimal) || decimal.value > CHIPS_MAX)
		return false;
	*out = minus ? -(chips)decimal.value : (chips)decimal.value;
	return true;
}

/* Appends `inf` and returns false for an unlimited stack; otherwise appends the minus sign, if
 * there is one, and returns true with the absolute amount in *value. */
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

chips chips_unit(int places)
{
	chips unit = 1;

	for (int i = 0; i < places; i++)
		unit *= 10;
	return unit;
}

void chips_print_column(struct text *out, chips amount, int places)
{
	chips_print_grouped(out, amount, places);
	if (amount == CHIPS_UNKNOWN || !places || amount % chips_unit(places))
		return;
	text_add_char(out, '.');
	text_add_repeated(out, '0', (size_t)places);
}
