/* Shared by the readers of hand histories: lines, and the words, amounts, cards and times in them.
 *
 * A cursor is a slice. A function that consumes something removes it from the front of the slice; a
 * function that returns false consumes nothing. */
#ifndef FELT_HISTORIES_LINES_H
#define FELT_HISTORIES_LINES_H

#include "histories/history/history.h"

#include <string.h>

/* Consumes the next line; strips its newline and the spaces at both ends. False after the last
 * line. */
bool lines_next(struct slice *rest, struct slice *line);
/* Like lines_next(), but skips empty lines: some formats have one after each line. */
bool lines_next_full(struct slice *rest, struct slice *line);

/* Consumes `words` if the slice begins with them. */
static inline bool lines_take(struct slice *at, const char *words);
/* Consumes spaces. */
void lines_blanks(struct slice *at);

static inline bool lines_begins(struct slice line, const char *words);
static inline bool lines_ends(struct slice line, const char *words);

/* Offset of the first or last occurrence of the words; -1 if there is none. */
static inline ptrdiff_t lines_find(struct slice line, const char *words);
static inline ptrdiff_t lines_find_last(struct slice line, const char *words);
static inline bool lines_has(struct slice line, const char *words);

/* The part before and after offset `at`. */
static inline struct slice lines_before(struct slice line, size_t at);
static inline struct slice lines_after(struct slice line, size_t at);

/* The first characters, at most this many bytes. */
struct slice lines_first(struct slice line, size_t most);

/* Consumes everything up to and including the first occurrence of `words`; *before is what precedes
 * it. */
static inline bool lines_take_until(struct slice *at, const char *words, struct slice *before);

static inline bool lines_is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* Consumes digits. */
bool lines_take_number(struct slice *at, uint64_t *value);

/* How a format writes amounts. */
enum lines_amounts {
	LINES_POINT,  /* 1,234.50; a comma only groups thousands */
	LINES_COMMA,  /* 1.234,50 and 1 234,50 */
	LINES_EITHER, /* 1,234.50, and 1,50 too */
};

/* Consumes an amount: a currency symbol before or after it, digits that commas, points,
 * apostrophes, spaces of all kinds or underscores may group by thousands, and decimal places:
 * "$1,234.50", "1 480", "0,50 €". *currency, which may be NULL, is set to the ISO code of the
 * symbol if there is one. */
bool lines_take_amount(struct slice *at, enum lines_amounts how, struct history_amount *amount,
	struct slice *currency);

/* Consumes cards, with or without square brackets: "[Ah Ks]", "Ah, 10s". Returns the number of
 * cards, 0 if there are none, or -1 if the brackets contain something else. `??`, `##` and `X` are
 * unknown cards. */
int lines_take_cards(struct slice *at, int most, card *cards);

/* Consumes "2014/01/06 7:22:02". The date may have `-` or `.` instead of `/` and may be day, month,
 * year; years have four digits, days and months need no padding; for the clock see
 * lines_take_clock(). Does not consume the time zone. */
bool lines_take_time(struct slice *at, struct history_time *when);

/* Like lines_take_time(), for sites that pad no number: "2014/3/9 0:4:1" is four minutes past
 * midnight. */
bool lines_take_bare_time(struct slice *at, struct history_time *when);

/* Consumes "7:22:02" into *when: hours need no padding, minutes and seconds have two digits, and
 * seconds are optional. */
bool lines_take_clock(struct slice *at, struct history_time *when);

/* Number of the month or weekday whose English abbreviation of three letters the slice begins with:
 * 1 is January or Monday; 0 if there is none. */
unsigned lines_month(struct slice at);
unsigned lines_weekday(struct slice at);

/* Consumes a time zone after a time, with the spaces before it, and sets when->zone: capital
 * letters, as in "ET". */
bool lines_take_zone(struct slice *at, struct history_time *when);

/* strlen() of a literal is computed at compile time. */
ptrdiff_t lines_find_bytes(struct slice line, const char *words, size_t length);
ptrdiff_t lines_find_last_bytes(struct slice line, const char *words, size_t length);
bool lines_take_until_bytes(struct slice *at, const char *words, size_t length,
	struct slice *before);

/* memchr() alone is enough for a single byte. */
static inline ptrdiff_t lines_find_byte(struct slice line, char byte)
{
	const void *const at = line.length ? memchr(line.bytes, byte, line.length) : NULL;

	return at ? (const char *)at - line.bytes : -1;
}

static inline ptrdiff_t lines_find(struct slice line, const char *words)
{
	const size_t length = strlen(words);

	return length == 1 ? lines_find_byte(line, *words) : lines_find_bytes(line, words, length);
}

static inline ptrdiff_t lines_find_last(struct slice line, const char *words)
{
	return lines_find_last_bytes(line, words, strlen(words));
}

static inline bool lines_take_until(struct slice *at, const char *words, struct slice *before)
{
	return lines_take_until_bytes(at, words, strlen(words), before);
}

static inline bool lines_ends(struct slice line, const char *words)
{
	const size_t length = strlen(words);

	return line.length >= length &&
	       memcmp(line.bytes + line.length - length, words, length) == 0;
}

static inline bool lines_has(struct slice line, const char *words)
{
	return lines_find(line, words) >= 0;
}

static inline struct slice lines_before(struct slice line, size_t at)
{
	return (struct slice){line.bytes, at < line.length ? at : line.length};
}

static inline struct slice lines_after(struct slice line, size_t at)
{
	if (at > line.length)
		at = line.length;
	return (struct slice){line.bytes + at, line.length - at};
}

/* Compares the first byte before it calls memcmp(): most candidates differ in it. */
static inline bool lines_begins(struct slice line, const char *words)
{
	size_t length;

	if (!*words)
		return true;
	if (!line.length || *line.bytes != *words)
		return false;
	length = strlen(words);
	return line.length >= length && memcmp(line.bytes, words, length) == 0;
}

static inline bool lines_take(struct slice *at, const char *words)
{
	size_t length;

	if (!lines_begins(*at, words))
		return false;
	length = strlen(words);
	at->bytes += length;
	at->length -= length;
	return true;
}

#endif
