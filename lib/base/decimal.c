#include "base/decimal.h"

#include <string.h>

enum { PLACES_MAX = 18 };

static void add_digit(struct decimal *decimal, unsigned digit)
{
	decimal->value =
		decimal->value < DECIMAL_MAX / 10 ? 10 * decimal->value + digit : DECIMAL_MAX;
}

static bool at_digit(const struct scan *scan)
{
	return !scan_done(scan) && *scan->at >= '0' && *scan->at <= '9';
}

bool decimal_take(struct scan *scan, int places, struct decimal *out)
{
	struct decimal decimal = {.tidy = true};
	struct scan at = *scan;
	bool whole;

	for (; at_digit(&at); at.at++)
		add_digit(&decimal, (unsigned)*at.at - '0');
	whole = at.at > scan->at;
	if (!scan_done(&at) && *at.at == '.') {
		for (at.at++; at_digit(&at); at.at++) {
			const unsigned digit = (unsigned)*at.at - '0';

			if (decimal.written < (size_t)places)
				add_digit(&decimal, digit);
			else if (decimal.written == (size_t)places)
				decimal.next = (int)digit;
			else
				decimal.rest = decimal.rest || digit;
			decimal.written++;
		}
		decimal.tidy = whole && decimal.written;
	}
	if (!whole && !decimal.written)
		return false;
	for (size_t i = decimal.written; i < (size_t)places; i++)
		add_digit(&decimal, 0);
	*scan = at;
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

/* A number with an exponent: digits * 10^exponent, plus a remainder of less than one unit of the
 * last digit unless `exact`. */
struct scaled {
	uint64_t digits;
	int exponent;
	bool exact;
};

/* Reads digits and at most one point. Digits beyond those that fit are only counted. */
static bool take_digits(struct scan *scan, struct scaled *out)
{
	bool point = false, any = false, full = false;

	*out = (struct scaled){.exact = true};
	for (; !scan_done(scan); scan->at++) {
		const uint64_t digit = (uint64_t)*scan->at - '0';

		if (*scan->at == '.' && !point) {
			point = true;
			continue;
		}
		if (digit > 9)
			break;
		any = true;
		full = full || out->digits > (UINT64_MAX - digit) / 10;
		if (full) {
			out->exact = out->exact && !digit;
			out->exponent += !point;
		} else {
			out->digits = 10 * out->digits + digit;
			out->exponent -= point;
		}
	}
	return any;
}

/* Reads the exponent after `e`, and limits it to EXPONENT_MAX, beyond any useful value. */
static bool take_exponent(struct scan *scan, int *exponent)
{
	enum { EXPONENT_MAX = 100000 };
	bool minus, any = false;
	int sum = 0;

	minus = !scan_done(scan) && *scan->at == '-';
	scan->at += minus || (!scan_done(scan) && *scan->at == '+');
	for (; at_digit(scan); scan->at++) {
		sum = sum < EXPONENT_MAX ? 10 * sum + (*scan->at - '0') : EXPONENT_MAX;
		any = true;
	}
	*exponent = minus ? -sum : sum;
	return any;
}

static bool parse_scaled(struct slice slice, struct scaled *out)
{
	enum { LENGTH_MAX = 1000 }; /* keeps `exponent` in an int */
	struct scan scan = scan_of(slice);
	int exponent = 0;

	if (slice.length > LENGTH_MAX || !take_digits(&scan, out))
		return false;
	if (!scan_done(&scan) && (*scan.at == 'e' || *scan.at == 'E')) {
		scan.at++;
		if (!take_exponent(&scan, &exponent))
			return false;
	}
	out->exponent += exponent;
	return scan_done(&scan);
}

/* Removes the thousands separators from `slice`: commas or underscores, not both, with three digits
 * after each. False if one is anywhere else. */
static bool ungroup(struct slice slice, char *bytes, size_t room, struct slice *out)
{
	size_t since = 0; /* digits since the last separator, or since the start */
	char separator = 0;

	*out = (struct slice){bytes, 0};
	for (size_t i = 0; i < slice.length; i++) {
		const char c = slice.bytes[i];

		if (c >= '0' && c <= '9') {
			if (out->length == room)
				return false;
			bytes[out->length++] = c;
			since++;
			continue;
		}
		if ((c != ',' && c != '_') || (separator && c != separator) ||
			(separator ? since != 3 : since < 1 || since > 3))
			return false;
		separator = c;
		since = 0;
	}
	return since == 3;
}

/* Reads a number that may have thousands separators and a suffix. */
static bool parse_lettered(struct slice slice, struct scaled *out)
{
	enum { GROUPED_MAX = 64 };
	char digits[GROUPED_MAX];
	const char last = slice.length ? slice_lower(slice.bytes[slice.length - 1]) : 0;
	const int more = last == 'k' ? 3 : last == 'm' ? 6 : last == 'g' ? 9 : 0;

	slice.length -= more > 0;
	if (more &&
		(memchr(slice.bytes, 'e', slice.length) || memchr(slice.bytes, 'E', slice.length)))
		return false;
	if (slice.length &&
		(memchr(slice.bytes, ',', slice.length) ||
			memchr(slice.bytes, '_', slice.length)) &&
		!ungroup(slice, digits, sizeof digits, &slice))
		return false;
	if (!parse_scaled(slice, out))
		return false;
	out->exponent += more;
	return true;
}

bool decimal_parse_whole(struct slice slice, uint64_t most, uint64_t *value)
{
	struct scaled number;

	if (!parse_lettered(slice, &number) || !number.exact)
		return false;
	for (; number.digits && number.exponent < 0; number.exponent++) {
		if (number.digits % 10)
			return false;
		number.digits /= 10;
	}
	for (; number.digits && number.exponent > 0; number.exponent--) {
		if (number.digits > UINT64_MAX / 10)
			return false;
		number.digits *= 10;
	}
	if (number.digits > most)
		return false;
	*value = number.digits;
	return true;
}

bool decimal_parse_double(struct slice slice, double *value)
{
	enum { EXACT_POWER = 22 }; /* 10^22 is the greatest power of ten that is a double */
	struct scaled number;
	double sum;

	if (!parse_scaled(slice, &number))
		return false;
	sum = (double)number.digits;
	while (sum > 0 && number.exponent) {
		const int size = number.exponent < 0 ? -number.exponent : number.exponent;
		const int step = size < EXACT_POWER ? size : EXACT_POWER;
		double power = 1;

		for (int i = 0; i < step; i++)
			power *= 10;
		sum = number.exponent < 0 ? sum / power : sum * power;
		number.exponent += number.exponent < 0 ? step : -step;
	}
	*value = sum;
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
