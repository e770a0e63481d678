#include "base/decimal.h"

enum { PLACES_MAX = 18 };

static void add_digit(struct decimal *decimal, unsigned digit)
{
	decimal->value =
		decimal->value < DECIMAL_MOST / 10 ? 10 * decimal->value + digit : DECIMAL_MOST;
}

bool decimal_take(struct scan *scan, int places, struct decimal *out)
{
	const unsigned char *at = scan->at, *point = NULL;
	struct decimal decimal = {.value = 0};
	size_t digits = 0;

	for (; at < scan->end; at++) {
		const unsigned digit = (unsigned)*at - '0';

		if (*at == '.' && !point) {
			point = at;
			continue;
		}
		if (digit > 9)
			break;
		digits++;
		if (!point || decimal.written < (size_t)places)
			add_digit(&decimal, digit);
		else if (decimal.written == (size_t)places)
			decimal.next = (int)digit;
		else
			decimal.rest = decimal.rest || digit;
		decimal.written += point != NULL;
	}
	if (!digits)
		return false;
	decimal.tidy = !point || (decimal.written > 0 && decimal.written < digits);
	for (size_t i = decimal.written; i < (size_t)places; i++)
		add_digit(&decimal, 0);
	scan->at = at;
	*out = decimal;
	return true;
}

bool decimal_parse(struct slice slice, int places, struct decimal *out)
{
	struct scan scan = scan_of(slice);
	struct decimal decimal;

	if (!decimal_take(&scan, places, &decimal) || !scan_done(&scan))
		return false;
	*out = decimal;
	return true;
}

static uint64_t power_of_ten(int places)
{
	uint64_t power = 1;

	while (places-- > 0)
		power *= 10;
	return power;
}

static void print_fraction(struct text *out, uint64_t fraction, int places)
{
	char digits[PLACES_MAX];

	if (!places)
		return;
	for (int i = places; i > 0; i--) {
		digits[i - 1] = (char)('0' + fraction % 10);
		fraction /= 10;
	}
	text_add_char(out, '.');
	text_add(out, digits, (size_t)places);
}

void decimal_print(struct text *out, uint64_t value, int places)
{
	const uint64_t unit = power_of_ten(places);

	text_add_uint(out, value / unit);
	print_fraction(out, value % unit, places);
}

void decimal_print_grouped(struct text *out, uint64_t value, int places)
{
	const uint64_t unit = power_of_ten(places);

	text_add_uint_grouped(out, value / unit);
	if (value % unit)
		print_fraction(out, value % unit, places);
}
