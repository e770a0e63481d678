#include "base/text.h"

#include <assert.h>
#include <float.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
	FIRST_CAPACITY = 256,
	UINT_DIGITS = 20,    /* of UINT64_MAX */
	DOUBLE_DIGITS = 17,  /* always enough to tell two doubles apart */
	PLACES_MAX = 15,     /* of text_add_fixed */
	POINT_BYTES = 16,    /* more than any locale's decimal point */
	FIRST_EXPONENT = -6, /* smaller numbers are written with an exponent */
	LAST_EXPONENT = 20   /* larger numbers too */
};

struct text text_over(char *bytes, size_t size)
{
	return (struct text){.bytes = bytes, .capacity = size, .fixed = true};
}

void text_clear(struct text *text)
{
	text->length = 0;
	text->failed = text->failed && !text->fixed;
}

void text_free(struct text *text)
{
	if (!text->fixed)
		free(text->bytes);
	*text = (struct text){0};
}

static bool grow(struct text *text, size_t needed)
{
	size_t capacity = text->capacity ? text->capacity : FIRST_CAPACITY;
	char *bytes;

	if (text->fixed)
		return false;
	while (capacity < needed)
		capacity = capacity > SIZE_MAX / 2 ? needed : capacity * 2;
	bytes = realloc(text->bytes, capacity);
	if (!bytes)
		return false;
	text->bytes = bytes;
	text->capacity = capacity;
	return true;
}

char *text_grow(struct text *text, size_t more)
{
	if (text->failed)
		return NULL;
	if (more > SIZE_MAX - text->length || !grow(text, text->length + more)) {
		text->failed = true;
		return NULL;
	}
	return text->bytes + text->length;
}

void text_add_slice(struct text *text, struct slice slice)
{
	text_add(text, slice.bytes, slice.length);
}

void text_add_string(struct text *text, const char *string)
{
	text_add(text, string, strlen(string));
}

void text_add_repeated(struct text *text, char c, size_t times)
{
	char *const to = text_reserve(text, times);

	if (!to)
		return;
	memset(to, c, times);
	text->length += times;
}

/* Writes the digits so that they end before `end`; returns their start. */
static char *put_uint(char *end, uint64_t value)
{
	static const char pairs[] = "00010203040506070809"
				    "10111213141516171819"
				    "20212223242526272829"
				    "30313233343536373839"
				    "40414243444546474849"
				    "50515253545556575859"
				    "60616263646566676869"
				    "70717273747576777879"
				    "80818283848586878889"
				    "90919293949596979899";

	while (value >= 100) {
		end -= 2;
		memcpy(end, pairs + value % 100 * 2, 2);
		value /= 100;
	}
	if (value >= 10) {
		end -= 2;
		memcpy(end, pairs + value * 2, 2);
	} else {
		*--end = (char)('0' + value);
	}
	return end;
}

size_t text_put_code_point(char *to, unsigned code)
{
	size_t length;

	if (code < 0x80) {
		to[0] = (char)code;
		return 1;
	}
	length = code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
	for (size_t i = length - 1; i > 0; i--) {
		to[i] = (char)(unsigned char)(0x80 | (code & 0x3f));
		code >>= 6;
	}
	to[0] = (char)(unsigned char)(0xf00 >> length | code);
	return length;
}

void text_add_code_point(struct text *text, unsigned code)
{
	char *const to = text_reserve(text, 4);

	if (to)
		text->length += text_put_code_point(to, code);
}

void text_add_uint(struct text *text, uint64_t value)
{
	char digits[UINT_DIGITS];
	char *const end = digits + sizeof digits;
	const char *const begin = put_uint(end, value);
	text_add(text, begin, (size_t)(end - begin));
}

void text_add_uint_grouped(struct text *text, uint64_t value)
{
	char digits[UINT_DIGITS];
	const char *const end = digits + sizeof digits;
	const char *at = put_uint(digits + sizeof digits, value);

	size_t group = (size_t)(end - at - 1) % 3 + 1;
	text_add(text, at, group);
	for (at += group; at < end; at += 3) {
		text_add_char(text, ',');
		text_add(text, at, 3);
	}
}

void text_format(struct text *text, const char *format, ...)
{
	va_list values;
	long long number;

	va_start(values, format);
	while (*format) {
		const size_t plain = strcspn(format, "%");
		size_t longs;

		text_add(text, format, plain);
		format += plain;
		if (!*format++)
			break;
		longs = strspn(format, "lz"); /* a size_t is as wide as a long */
		format += longs;
		switch (*format++) {
		case 's':
			text_add_string(text, va_arg(values, const char *));
			break;
		case 'c':
			text_add_char(text, (char)va_arg(values, int));
			break;
		case 'd':
			number = longs == 2 ? va_arg(values, long long)
				 : longs    ? va_arg(values, long)
					    : va_arg(values, int);
			text_add_string(text, number < 0 ? "-" : "");
			text_add_uint(text, number < 0 ? -(uint64_t)number : (uint64_t)number);
			break;
		case 'u':
			text_add_uint(text, longs == 2 ? va_arg(values, unsigned long long)
					    : longs    ? va_arg(values, unsigned long)
						       : va_arg(values, unsigned));
			break;
		case '.': /* "%.*s" */
			number = va_arg(values, int);
			text_add(text, va_arg(values, const char *), (size_t)number);
			format += 2;
			break;
		default:
			text_add_char(text, '%');
			break;
		}
	}
	va_end(values);
}

/* Writes infinities and NaN. False if the value is finite. */
static bool add_not_finite(struct text *text, double value)
{
	if (isfinite(value))
		return false;
	text_add_string(text, isnan(value) ? "nan" : value < 0 ? "-inf" : "inf");
	return true;
}

/* d.ddd times ten to the power `exponent`. */
struct text_decimal {
	char digits[DOUBLE_DIGITS];
	size_t count; /* at least 1; no trailing zeros */
	int exponent;
};

__extension__ typedef unsigned __int128 wide;

static wide power_of_ten(int places)
{
	static const uint64_t powers[19] = {1, 10, 100, 1000, 10000, 100000, 1000000, 10000000,
		100000000, 1000000000, 10000000000, 100000000000, 1000000000000, 10000000000000,
		100000000000000, 1000000000000000, 10000000000000000, 100000000000000000,
		1000000000000000000};
	wide power = 1;

	for (; places >= 19; places -= 19)
		power *= UINT64_C(10000000000000000000);
	return power * powers[places];
}

/* Handles shares of counts, 10^-5 to below 1, of which streams print millions, in integers. Such a
 * value is m / 2^k with m of 53 bits, and n / 10^p reads back as it if their distance is less than
 * half a step of m. The distance is never exactly half a step: n * 2^(k + 1) = (2m +- 1) * 10^p
 * would need equally many factors of two on both sides, and k is above 50, p below 22. The smaller
 * step below a power of two does not matter either: the powers from 2^-1 to 2^-16 have no more than
 * 15 digits. All products stay below 2^123. False for other values. */
static bool shortest_share(double value, struct text_decimal *decimal)
{
	char digits[UINT_DIGITS];
	const char *begin;
	uint64_t bits, m, n = 0;
	int k;

	if (!(value >= 1e-5 && value < 1))
		return false;
	memcpy(&bits, &value, sizeof bits);
	m = (bits & ((UINT64_C(1) << 52) - 1)) | UINT64_C(1) << 52;
	k = 1075 - (int)(bits >> 52);
	decimal->exponent = value >= 1e-1   ? -1
			    : value >= 1e-2 ? -2
			    : value >= 1e-3 ? -3
			    : value >= 1e-4 ? -4
					    : -5;
	for (int places = DBL_DIG; places <= DOUBLE_DIGITS; places++) {
		const wide ten = power_of_ten(places - 1 - decimal->exponent);
		const wide exact = m * ten, half = (wide)1 << (k - 1);
		const wide rest = exact & (2 * half - 1);
		bool up;

		n = (uint64_t)(exact >> k);
		up = rest > half || (rest == half && n & 1);
		n += up;
		if (2 * (up ? 2 * half - rest : rest) < ten)
			break;
	}
	begin = put_uint(digits + sizeof digits, n);
	decimal->count = (size_t)(digits + sizeof digits - begin);
	while (begin[decimal->count - 1] == '0')
		decimal->count--;
	memcpy(decimal->digits, begin, decimal->count);
	return true;
}

/* The fewest digits from which `value`, finite and not negative, can be read back. A normal double
 * preserves 15 digits, so the digits of a shorter decimal appear at 15 places, followed by zeros; a
 * subnormal double holds fewer digits. */
static struct text_decimal shortest(double value)
{
	char printed[DOUBLE_DIGITS + POINT_BYTES + sizeof "e-324"];
	struct text_decimal decimal = {.count = 0};
	int places = value < DBL_MIN ? 1 : DBL_DIG;
	const char *at = printed;

	do {
		snprintf(printed, sizeof printed, "%.*e", places - 1, value);
	} while (places++ < DOUBLE_DIGITS && strtod(printed, NULL) != value);

	/* The digits contain the decimal point of the current locale. */
	for (; *at != 'e'; at++)
		if (*at >= '0' && *at <= '9')
			decimal.digits[decimal.count++] = *at;
	decimal.exponent = (int)strtol(at + 1, NULL, 10);
	while (decimal.count > 1 && decimal.digits[decimal.count - 1] == '0')
		decimal.count--;
	return decimal;
}

/* Formats as in ECMA-262, Number::toString. */
static void add_decimal(struct text *text, const struct text_decimal *decimal)
{
	const int exponent = decimal->exponent;
	const bool scientific = exponent < FIRST_EXPONENT || exponent > LAST_EXPONENT;
	size_t whole = 1; /* digits before the point */

	if (!scientific && exponent < 0) {
		text_add_string(text, "0.");
		text_add_repeated(text, '0', (size_t)-exponent - 1);
		text_add(text, decimal->digits, decimal->count);
		return;
	}
	if (!scientific)
		whole += (size_t)exponent;
	if (decimal->count <= whole) {
		text_add(text, decimal->digits, decimal->count);
		text_add_repeated(text, '0', whole - decimal->count);
	} else {
		text_add(text, decimal->digits, whole);
		text_add_char(text, '.');
		text_add(text, decimal->digits + whole, decimal->count - whole);
	}
	if (scientific) {
		text_add_string(text, exponent < 0 ? "e-" : "e+");
		text_add_uint(text, (uint64_t)(exponent < 0 ? -exponent : exponent));
	}
}

void text_add_double(struct text *text, double value)
{
	static const double exact =
		9007199254740992.0; /* 2^53: every integer below it is a double */
	struct text_decimal decimal;

	if (add_not_finite(text, value))
		return;
	if (signbit(value)) {
		text_add_char(text, '-');
		value = -value;
	}
	if (value < exact && value == (double)(uint64_t)value) {
		text_add_uint(text, (uint64_t)value);
		return;
	}
	if (!shortest_share(value, &decimal))
		decimal = shortest(value);
	add_decimal(text, &decimal);
}

void text_add_fixed(struct text *text, double value, int places)
{
	char printed[1 + DBL_MAX_10_EXP + 1 + POINT_BYTES + PLACES_MAX + 1];
	const char *at = printed;
	size_t whole;

	assert(places >= 0 && places <= PLACES_MAX);
	if (add_not_finite(text, value))
		return;
	snprintf(printed, sizeof printed, "%.*f", places, value);
	if (*at == '-') {
		at++;
		if (strpbrk(at, "123456789"))
			text_add_char(text, '-');
	}
	whole = strspn(at, "0123456789");
	text_add(text, at, whole);
	if (places > 0) {
		text_add_char(text, '.');
		text_add(text, at + strlen(at) - places, (size_t)places);
	}
}

struct slice text_slice(const struct text *text)
{
	return (struct slice){text->bytes, text->length};
}
