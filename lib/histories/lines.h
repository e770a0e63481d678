/* What readers of sites' texts have in common: lines, and the words, amounts, cards and times in
 * them.
 *
 * A cursor is a slice: what is taken from its front is gone from it. A function that returns false
 * has taken nothing. */
#ifndef FELT_HISTORIES_LINES_H
#define FELT_HISTORIES_LINES_H

#include "histories/history/history.h"

#include <string.h>

/* Takes the next line, without its end and blanks at its ends; false after the last. */
bool lines_next(struct slice *rest, struct slice *line);
/* The same for the next line that is not empty: some texts have an empty one after each. */
bool lines_next_full(struct slice *rest, struct slice *line);

/* Takes words from the front. */
static inline bool lines_take(struct slice *at, const char *words);
/* Takes blanks. */
void lines_blanks(struct slice *at);

static inline bool lines_begins(struct slice line, const char *words);
static inline bool lines_ends(struct slice line, const char *words);

/* Where the words stand first or last; -1: nowhere. */
static inline ptrdiff_t lines_find(struct slice line, const char *words);
static inline ptrdiff_t lines_find_last(struct slice line, const char *words);
static inline bool lines_has(struct slice line, const char *words);

/* The part before and after `at` bytes. */
static inline struct slice lines_before(struct slice line, size_t at);
static inline struct slice lines_after(struct slice line, size_t at);

/* The first characters, of at most so many bytes. */
struct slice lines_first(struct slice line, size_t most);

/* Takes what stands before the first place of `words`, and the words. */
static inline bool lines_take_until(struct slice *at, const char *words, struct slice *before);

static inline bool lines_is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* Takes digits. */
bool lines_take_number(struct slice *at, uint64_t *value);

/* How a text writes amounts. */
enum lines_amounts {
	LINES_POINT,  /* 1,234.50; a comma only groups digits by three */
	LINES_COMMA,  /* 1.234,50 and 1 234,50 */
	LINES_EITHER, /* 1,234.50, and 1,50 too */
};

/* Takes an amount: a sign of a currency before or after it, digits that may be grouped by commas,
 * points, apostrophes, blanks of all kinds or low lines, and decimal places. "$1,234.50",
 * "1 480", "0,50 €". Groups have three digits. *currency, which may be NULL, is set to the ISO code
 * of the sign if there is one. */
bool lines_take_amount(struct slice *at, enum lines_amounts how, struct history_amount *amount,
	struct slice *currency);

/* Takes cards in square brackets or without: "[Ah Ks]", "Ah, 10s". Returns how many, 0 for none, or
 * -1 where something stands between the brackets that is no card. `??`, `##` and `X` are unknown
 * cards.
 */
int lines_take_cards(struct slice *at, int most, card *cards);

/* Takes "2014/01/06 7:22:02", also with `-` or `.` in the date and day, month, year; years have
 * four digits, days and months need no padding, and the clock is as below. The zone is not taken.
 */
bool lines_take_time(struct slice *at, struct history_time *when);

/* The same where a site pads no number: "2014/3/9 0:4:1" is four minutes past midnight. */
bool lines_take_bare_time(struct slice *at, struct history_time *when);

/* Takes "7:22:02" into *when: hours need no padding, minutes and seconds have two digits, and
 * seconds may be missing. */
bool lines_take_clock(struct slice *at, struct history_time *when);

/* The month, or the day of the week, of which the slice begins with the first three letters in
 * English: from 1, which is January or Monday; 0: of none. */
unsigned lines_month(struct slice at);
unsigned lines_weekday(struct slice at);

/* Takes the name of a zone after a time, with the blanks before it, and sets when->zone: capital
 * letters, as in "ET". */
bool lines_take_zone(struct slice *at, struct history_time *when);

/* The length of words that are known when the program is compiled costs nothing. */
ptrdiff_t lines_find_bytes(struct slice line, const char *words, size_t length);
ptrdiff_t lines_find_last_bytes(struct slice line, const char *words, size_t length);
bool lines_take_until_bytes(struct slice *at, const char *words, size_t length,
	struct slice *before);

/* A single byte needs no search of its own. */
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

/* A line is compared with many words, most of which differ from it in their first byte. */
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
