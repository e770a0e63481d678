#include "histories/lines.h"

#include "base/scan.h"

/* -- lines and words ------------------------------------------------------ */

bool lines_next(struct slice *rest, struct slice *line)
{
	const char *from = rest->bytes, *end, *feed;

	if (!rest->length)
		return false;
	feed = memchr(from, '\n', rest->length);
	end = feed ? feed : from + rest->length;
	rest->length -= (size_t)(end - from) + (feed != NULL);
	rest->bytes = end + (feed != NULL);
	while (from < end && scan_is_blank(*from))
		from++;
	while (from < end && scan_is_blank(end[-1]))
		end--;
	*line = (struct slice){from, (size_t)(end - from)};
	return true;
}

bool lines_next_full(struct slice *rest, struct slice *line)
{
	while (lines_next(rest, line))
		if (line->length)
			return true;
	return false;
}

void lines_blanks(struct slice *at)
{
	while (at->length && scan_is_space(*at->bytes))
		*at = lines_after(*at, 1);
}

/* Searches for the first byte of the words that is not a space: spaces are the most common
 * bytes. */
ptrdiff_t lines_find_bytes(struct slice line, const char *words, size_t length)
{
	const size_t blank = *words == ' ' && length > 1;
	const char *at, *last;

	if (line.length < length || !length)
		return length ? -1 : 0;
	at = line.bytes + blank;
	last = line.bytes + line.length - length + blank;
	for (; at <= last && (at = memchr(at, words[blank], (size_t)(last - at) + 1)); at++) {
		const char *const from = at - blank;

		if (from[length - 1] == words[length - 1] && memcmp(from, words, length) == 0)
			return from - line.bytes;
	}
	return -1;
}

ptrdiff_t lines_find_last_bytes(struct slice line, const char *words, size_t length)
{
	for (size_t i = line.length < length ? 0 : line.length - length + 1; i-- > 0;)
		if (line.bytes[i] == *words && memcmp(line.bytes + i, words, length) == 0)
			return (ptrdiff_t)i;
	return -1;
}

struct slice lines_first(struct slice line, size_t most)
{
	struct scan scan = scan_of(line);
	size_t length = 0;

	while (!scan_done(&scan)) {
		const size_t more = scan_char(&scan).length;

		if (length + more > most)
			break;
		length += more;
	}
	return lines_before(line, length);
}

bool lines_take_until_bytes(struct slice *at, const char *words, size_t length,
	struct slice *before)
{
	const ptrdiff_t found =
		length == 1 ? lines_find_byte(*at, *words) : lines_find_bytes(*at, words, length);

	if (found < 0)
		return false;
	*before = lines_before(*at, (size_t)found);
	*at = lines_after(*at, (size_t)found + length);
	return true;
}

bool lines_take_number(struct slice *at, uint64_t *value)
{
	size_t length = 0;
	uint64_t sum = 0;

	while (length < at->length && lines_is_digit(at->bytes[length])) {
		if (sum > (UINT64_MAX - 9) / 10)
			return false;
		sum = sum * 10 + (uint64_t)(at->bytes[length++] - '0');
	}
	if (!length)
		return false;
	*value = sum;
	*at = lines_after(*at, length);
	return true;
}

/* -- amounts -------------------------------------------------------------- */

struct sign {
	const char *bytes, *code;
};

/* The most common symbol comes first; no symbol is a prefix of another. */
static const struct sign signs[] = {{"$", "USD"}, {"US$", "USD"}, {"C$", "CAD"}, {"A$", "AUD"},
	{"R$", "BRL"}, {"\xe2\x82\xac", "EUR"}, {"\xc2\xa3", "GBP"}, {"\xc2\xa5", "CNY"},
	{"\xe2\x82\xb9", "INR"}, {"\xe0\xb8\xbf", "THB"}, {"\xe2\x82\xbd", "RUB"},
	{"\xe2\x82\xa9", "KRW"}, {"\xe2\x82\xae", "USDT"}, {"Rs. ", "INR"},
	{"\xc3\xa2\xe2\x80\x9a\xc2\xac", "EUR"}, /* UTF-8 that was decoded as 1252 */
	{"\xcb\x86", "EUR"},                     /* code page 1251 that was decoded as 1252 */
	{NULL, NULL}};

static bool begins_sign(char c)
{
	return c == '$' || c == 'U' || c == 'C' || c == 'A' || c == 'R' || (unsigned char)c >= 0x80;
}

static void take_sign(struct slice *at, struct slice *currency)
{
	/* most amounts have no symbol after them */
	if (!at->length || !begins_sign(*at->bytes))
		return;
	for (const struct sign *sign = signs; sign->bytes; sign++)
		if (lines_take(at, sign->bytes)) {
			if (currency)
				*currency = (struct slice){sign->code, strlen(sign->code)};
			return;
		}
}

/* Whether the byte cannot begin a space character other than ' '. */
static bool is_plain(char c)
{
	return (unsigned char)c < 0x80 && c != '\'' && c != '_';
}

/* The length of a space character that may group digits; 0 if there is none. */
static size_t group_blank(struct slice at)
{
	static const char *const blanks[] = {"\xc3\x82\xc2\xa0", "\xc2\xa0", "\xe2\x80\xaf",
		"\xe2\x80\x89", "'", "\xe2\x80\x99", "_", NULL};

	if (at.length && *at.bytes == ' ')
		return 1;
	for (int i = 0; at.length && !is_plain(*at.bytes) && blanks[i]; i++)
		if (lines_begins(at, blanks[i]))
			return strlen(blanks[i]);
	return 0;
}

static bool three_digits(struct slice at)
{
	return at.length >= 3 && lines_is_digit(at.bytes[0]) && lines_is_digit(at.bytes[1]) &&
	       lines_is_digit(at.bytes[2]) && (at.length == 3 || !lines_is_digit(at.bytes[3]));
}

/* The length of a group separator, if one follows. */
static size_t group_length(struct slice at, enum lines_amounts how)
{
	const char grouping = how == LINES_COMMA ? '.' : ',';
	const size_t length = at.length && *at.bytes == grouping ? 1 : group_blank(at);

	return length && three_digits(lines_after(at, length)) ? length : 0;
}

/* Consumes digits; false if the number is too large. */
static bool take_digits(struct slice *at, struct history_amount *amount)
{
	const char *from = at->bytes;
	const char *const end = from + at->length;
	int64_t digits = amount->digits;

	while (from < end && lines_is_digit(*from)) {
		if (digits > INT64_MAX / 100)
			return false;
		digits = digits * 10 + (*from++ - '0');
	}
	amount->digits = digits;
	*at = (struct slice){from, (size_t)(end - from)};
	return true;
}

static bool take_whole(struct slice *at, enum lines_amounts how, struct history_amount *amount)
{
	const char *const from = at->bytes;
	size_t group;

	do {
		if (!take_digits(at, amount))
			return false;
		group = at->bytes > from ? group_length(*at, how) : 0;
		*at = lines_after(*at, group);
	} while (group);
	return true;
}

static bool take_places(struct slice *at, enum lines_amounts how, struct history_amount *amount)
{
	const char point = how == LINES_COMMA ? ',' : '.', other = how == LINES_COMMA ? '.' : ',';
	struct slice rest;

	if (at->length < 2 || !lines_is_digit(at->bytes[1]))
		return true;
	/* `1,45` in a text that writes points is 1.45, or 1,450 with a digit missing */
	if (how == LINES_POINT && *at->bytes == ',')
		return false;
	/* `0,50` in a text that writes both, `0.50` in one that writes commas */
	if (*at->bytes != point && (*at->bytes != other || three_digits(lines_after(*at, 1))))
		return true;
	rest = lines_after(*at, 1);
	*at = rest;
	if (!take_digits(at, amount) || at->bytes - rest.bytes > CHIPS_PLACES_MAX)
		return false;
	amount->places = (int)(at->bytes - rest.bytes);
	return true;
}

#define MOST (INT64_MAX / SEATS_MAX / 4)

/* Amounts are later converted to the decimal places of the hand and added; that must not overflow
 * 64 bits. */
static bool is_small(struct history_amount amount)
{
	static const int64_t most[CHIPS_PLACES_MAX + 1] = {MOST / 1000000, MOST / 100000,
		MOST / 10000, MOST / 1000, MOST / 100, MOST / 10, MOST};

	return amount.digits <= most[amount.places];
}

/* Whether the text after the last digit may continue the amount. */
static bool may_go_on(struct slice at)
{
	if (!at.length)
		return false;
	if (*at.bytes == ' ')
		return at.length > 1 && (lines_is_digit(at.bytes[1]) || begins_sign(at.bytes[1]));
	return *at.bytes == '.' || *at.bytes == ',' || !is_plain(*at.bytes) ||
	       begins_sign(*at.bytes);
}

/* Fast path for "$15", "0.50": most amounts are no longer, and nothing after them could continue
 * them. */
static bool take_plain(struct slice *at, enum lines_amounts how, struct history_amount *amount,
	struct slice *currency)
{
	enum { DIGITS_MAX = 9 };
	const size_t sign = at->length && *at->bytes == '$';
	const char *const end = at->bytes + at->length, *from = at->bytes + sign, *point = NULL;
	uint32_t digits = 0;
	int count = 0;

	for (; from < end; from++) {
		if (lines_is_digit(*from)) {
			digits = digits * 10 + (uint32_t)(*from - '0');
			count++;
		} else if (*from == '.' && how != LINES_COMMA && !point && count) {
			point = from + 1;
		} else {
			break;
		}
	}
	if (!count || count > DIGITS_MAX || from == point ||
		(point && from - point > CHIPS_PLACES_MAX) ||
		may_go_on((struct slice){from, (size_t)(end - from)}))
		return false;
	if (sign && currency)
		*currency = SLICE("USD");
	*amount = (struct history_amount){digits, point ? (int)(from - point) : 0};
	*at = (struct slice){from, (size_t)(end - from)};
	return true;
}

static bool take_any(struct slice *at, enum lines_amounts how, struct history_amount *amount,
	struct slice *currency)
{
	struct slice rest = *at;
	struct history_amount read = {0, 0};
	size_t blank;

	take_sign(&rest, currency);
	blank = rest.bytes == at->bytes ? 0 : group_blank(rest);
	if (blank < rest.length && lines_is_digit(rest.bytes[blank]))
		rest = lines_after(rest, blank);
	if (!rest.length || (!lines_is_digit(*rest.bytes) && *rest.bytes != '.'))
		return false;
	if (!take_whole(&rest, how, &read) || !take_places(&rest, how, &read))
		return false;
	if (rest.bytes == at->bytes || !lines_is_digit(rest.bytes[-1]) || !is_small(read))
		return false;
	*at = rest;
	blank = rest.length > 1 ? group_blank(rest) : 0;
	rest = lines_after(rest, blank);
	take_sign(&rest, currency);
	if (rest.bytes > at->bytes + blank)
		*at = rest;
	*amount = read;
	return true;
}

/* Omits zeros below the unit, so that 2.00 and 2 are equal. */
bool lines_take_amount(struct slice *at, enum lines_amounts how, struct history_amount *amount,
	struct slice *currency)
{
	return at->length &&
	       (take_plain(at, how, amount, currency) || take_any(at, how, amount, currency));
}

/* -- cards ---------------------------------------------------------------- */

/* Number of a rank or suit, from 1, in the order of card_of; 0 if the byte is not one. */
static const unsigned char rank_of[256] = {
	['2'] = 1,
	['3'] = 2,
	['4'] = 3,
	['5'] = 4,
	['6'] = 5,
	['7'] = 6,
	['8'] = 7,
	['9'] = 8,
	['T'] = 9,
	['t'] = 9,
	['J'] = 10,
	['j'] = 10,
	['Q'] = 11,
	['q'] = 11,
	['K'] = 12,
	['k'] = 12,
	['A'] = 13,
	['a'] = 13,
};

static const unsigned char suit_of[256] = {
	['c'] = 1,
	['C'] = 1,
	['d'] = 2,
	['D'] = 2,
	['h'] = 3,
	['H'] = 3,
	['s'] = 4,
	['S'] = 4,
};

/* Consumes a suit, as a letter or a symbol; returns its number from 1, or 0 if there is none. */
static int take_suit(struct slice *at)
{
	static const char *const signs_of[] = {"\xe2\x99\xa3", "\xe2\x99\xa6", "\xe2\x99\xa5",
		"\xe2\x99\xa0"};
	const int suit = at->length ? suit_of[(unsigned char)*at->bytes] : 0;

	if (suit)
		*at = lines_after(*at, 1);
	for (int i = 0; !suit && i < 4; i++)
		if (lines_take(at, signs_of[i]))
			return i + 1;
	return suit;
}

static bool take_card(struct slice *at, card *out)
{
	struct slice rest = *at;
	int rank, suit;

	if (lines_take(at, "??") || lines_take(at, "##") || lines_take(at, "X")) {
		*out = CARD_UNKNOWN;
		return true;
	}
	if (lines_take(&rest, "10")) {
		rank = rank_of['T'];
	} else {
		rank = rest.length ? rank_of[(unsigned char)*rest.bytes] : 0;
		rest = lines_after(rest, 1);
	}
	suit = rank ? take_suit(&rest) : 0;
	if (!suit)
		return false;
	*out = card_of(rank - 1, suit - 1);
	*at = rest;
	return true;
}

/* "Ah": most cards are two letters. */
static inline bool take_letters(struct slice *at, card *out)
{
	const int rank = at->length > 1 ? rank_of[(unsigned char)at->bytes[0]] : 0;
	const int suit = rank ? suit_of[(unsigned char)at->bytes[1]] : 0;

	if (!suit)
		return false;
	*out = card_of(rank - 1, suit - 1);
	*at = (struct slice){at->bytes + 2, at->length - 2};
	return true;
}

int lines_take_cards(struct slice *at, int most, card *cards)
{
	struct slice rest = *at;
	const bool brackets = lines_take(&rest, "[");
	int count = 0;

	for (;;) {
		while (rest.length && (*rest.bytes == ' ' || *rest.bytes == ','))
			rest = lines_after(rest, 1);
		if (count == most ||
			(!take_letters(&rest, &cards[count]) && !take_card(&rest, &cards[count])))
			break;
		*at = rest;
		count++;
	}
	if (!brackets)
		return count;
	if (!lines_take(&rest, "]"))
		return -1;
	*at = rest;
	return count;
}

/* -- times ---------------------------------------------------------------- */

/* Consumes a number with `fewest` to `most` digits; false if there are more, because its first
 * digits would be a different number. */
static bool take_part(struct slice *at, size_t fewest, size_t most, uint64_t *value)
{
	struct slice rest = *at;

	if (!lines_take_number(&rest, value) || at->length - rest.length < fewest ||
		at->length - rest.length > most)
		return false;
	*at = rest;
	return true;
}

static bool take_between(struct slice *at, const char *any)
{
	if (!at->length || !strchr(any, *at->bytes))
		return false;
	*at = lines_after(*at, 1);
	return true;
}

bool lines_take_zone(struct slice *at, struct history_time *when)
{
	struct slice rest = *at;
	size_t length = 0;

	lines_blanks(&rest);
	while (length < rest.length && rest.bytes[length] >= 'A' && rest.bytes[length] <= 'Z')
		length++;
	if (!length)
		return false;
	when->zone = lines_before(rest, length);
	*at = lines_after(rest, length);
	return true;
}

/* Minutes and seconds have at least `fewest` digits. */
static bool take_clock(struct slice *at, size_t fewest, struct history_time *when)
{
	struct slice rest = *at;
	uint64_t hour, minute, second = 0;

	if (!take_part(&rest, 1, 2, &hour) || !lines_take(&rest, ":") ||
		!take_part(&rest, fewest, 2, &minute) ||
		(lines_take(&rest, ":") && !take_part(&rest, fewest, 2, &second)) || hour > 24 ||
		minute > 59 || second > 60)
		return false;
	when->hour = (uint8_t)hour;
	when->minute = (uint8_t)minute;
	when->second = (uint8_t)second;
	*at = rest;
	return true;
}

bool lines_take_clock(struct slice *at, struct history_time *when)
{
	return take_clock(at, 2, when);
}

/* "2014/01/06", or with the day first. A year has four digits. */
static bool take_date(struct slice *at, struct history_time *when)
{
	struct slice rest = *at;
	uint64_t year, month, day, swap;

	if ((!take_part(&rest, 1, 2, &year) && !take_part(&rest, 4, 4, &year)) ||
		!take_between(&rest, "/-.") || !take_part(&rest, 1, 2, &month) ||
		!take_between(&rest, "/-.") ||
		(!take_part(&rest, 1, 2, &day) && !take_part(&rest, 4, 4, &day)))
		return false;
	if (day > 999) {
		swap = year;
		year = day;
		day = swap;
	}
	if (year < 1000 || month < 1 || month > 12 || day < 1 || day > 31)
		return false;
	when->year = (int16_t)year;
	when->month = (uint8_t)month;
	when->day = (uint8_t)day;
	*at = rest;
	return true;
}

static bool take_time(struct slice *at, size_t fewest, struct history_time *when)
{
	struct slice rest = *at;
	struct history_time read = {.year = 0};

	if (!take_date(&rest, &read))
		return false;
	take_between(&rest, "T");
	lines_blanks(&rest);
	lines_take(&rest, "- ");
	if (!take_clock(&rest, fewest, &read))
		return false;
	*when = read;
	*at = rest;
	return true;
}

bool lines_take_time(struct slice *at, struct history_time *when)
{
	return take_time(at, 2, when);
}

bool lines_take_bare_time(struct slice *at, struct history_time *when)
{
	return take_time(at, 1, when);
}

/* -- words of a date ------------------------------------------------------ */

/* Number of the word of three letters that the slice begins with, from 1; 0 if there is none. */
static unsigned word_of(struct slice at, const char *words)
{
	for (unsigned i = 0; at.length >= 3 && words[(size_t)3 * i]; i++)
		if (memcmp(at.bytes, words + (size_t)3 * i, 3) == 0)
			return i + 1;
	return 0;
}

unsigned lines_month(struct slice at)
{
	return word_of(at, "JanFebMarAprMayJunJulAugSepOctNovDec");
}

unsigned lines_weekday(struct slice at)
{
	return word_of(at, "MonTueWedThuFriSatSun");
}
