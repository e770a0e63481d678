#include "game/chips.h"

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* A decimal without its sign: where its point is, or its length. */
static bool decimal_cut(struct slice slice, bool negative, struct slice *digits, size_t *point)
{
	if (negative && slice.length > 0 && slice.bytes[0] == '-') {
		slice.bytes++;
		slice.length--;
	}
	*digits = slice;
	*point = slice.length;
	for (size_t i = 0; i < slice.length; i++) {
		if (is_digit(slice.bytes[i]))
			continue;
		if (slice.bytes[i] != '.' || *point < slice.length)
			return false;
		*point = i;
	}
	return *point > 0 && *point + 1 != slice.length;
}

int chips_places(struct slice slice, bool negative)
{
	struct slice digits;
	size_t point, places;

	if (!decimal_cut(slice, negative, &digits, &point))
		return -1;
	places = point < digits.length ? digits.length - point - 1 : 0;
	return places <= CHIPS_PLACES_MAX ? (int)places : -1;
}

bool chips_parse(struct slice slice, bool negative, int places, chips *out)
{
	const int own = chips_places(slice, negative);
	chips sum = 0;

	if (own < 0 || own > places)
		return false;
	for (size_t i = 0; i < slice.length; i++) {
		if (!is_digit(slice.bytes[i]))
			continue;
		sum = sum * 10 + (slice.bytes[i] - '0');
		if (sum > CHIPS_MOST)
			return false;
	}
	for (int i = own; i < places; i++) {
		sum *= 10;
		if (sum > CHIPS_MOST)
			return false;
	}
	*out = slice.bytes[0] == '-' ? -sum : sum;
	return true;
}

/* A minus, and the amount in whole chips and the rest. */
static bool print_start(struct text *out, chips amount, int places, uint64_t *whole, uint64_t *rest)
{
	uint64_t unit = 1;

	if (amount == CHIPS_UNKNOWN) {
		text_add_string(out, "inf");
		return false;
	}
	if (amount < 0)
		text_add_char(out, '-');
	for (int i = 0; i < places; i++)
		unit *= 10;
	*whole = amount < 0 ? 0 - (uint64_t)amount : (uint64_t)amount;
	*rest = *whole % unit;
	*whole /= unit;
	return true;
}

static void print_rest(struct text *out, uint64_t rest, int places)
{
	char digits[CHIPS_PLACES_MAX];

	for (int i = places; i > 0; i--) {
		digits[i - 1] = (char)('0' + rest % 10);
		rest /= 10;
	}
	if (places > 0) {
		text_add_char(out, '.');
		text_add(out, digits, (size_t)places);
	}
}

void chips_print(struct text *out, chips amount, int places)
{
	uint64_t whole, rest;

	if (!print_start(out, amount, places, &whole, &rest))
		return;
	text_add_uint(out, whole);
	print_rest(out, rest, places);
}

void chips_print_grouped(struct text *out, chips amount, int places)
{
	uint64_t whole, rest;

	if (!print_start(out, amount, places, &whole, &rest))
		return;
	text_add_uint_grouped(out, whole);
	if (rest)
		print_rest(out, rest, places);
}
