/* Matches objects with their tables of fields, and reads values. */
#include "histories/sites/sites_ohh.h"

#include "base/scan.h"

enum { DIGITS_EXACT = 15 /* decimal digits that a double always preserves */, DIGITS_MAX = 18 };

/* -- notes ---------------------------------------------------------------- */

struct text *sites_ohh_note(struct ohh *ohh, bool fault, struct slice at)
{
	history_note(ohh->history, fault, (size_t)(at.bytes - ohh->history->text.bytes), at.length);
	return &ohh->history->words;
}

void sites_ohh_say(struct ohh *ohh, bool fault, struct slice at, const char *before,
	const char *after)
{
	struct text *const words = sites_ohh_note(ohh, fault, at);

	text_add_string(words, before);
	text_add_slice(words, at);
	text_add_string(words, after);
}

struct slice sites_ohh_place(const struct ohh *ohh, int value)
{
	const struct jsontext_value *const at = &ohh->json.values[value];

	return at->kind >= JSONTEXT_ARRAY ? lines_before(at->text, 1) : at->text;
}

/* -- types ---------------------------------------------------------------- */

static const char *const type_words[] = {
	[OHH_STRING] = "a string",
	[OHH_INTEGER] = "an integer",
	[OHH_DECIMAL] = "a number",
	[OHH_BOOLEAN] = "true or false",
	[OHH_STRINGS] = "an array of strings",
	[OHH_OBJECT] = "an object",
	[OHH_OBJECTS] = "an array of objects",
};

static bool is_whole(struct slice text)
{
	lines_take(&text, "-");
	for (size_t i = 0; i < text.length; i++)
		if (text.bytes[i] < '0' || text.bytes[i] > '9')
			return false;
	return text.length > 0;
}

/* Whether all items of an array have this type. */
static bool holds(const struct ohh *ohh, int array, enum jsontext_kind kind)
{
	OHH_EACH (i, ohh, array)
		if (ohh->json.values[i].kind != kind)
			return false;
	return true;
}

static bool fits(const struct ohh *ohh, int index, enum ohh_type type)
{
	const struct jsontext_value *const value = &ohh->json.values[index];

	switch (type) {
	case OHH_STRING:
		return value->kind == JSONTEXT_STRING;
	case OHH_INTEGER:
		return value->kind == JSONTEXT_NUMBER && is_whole(value->text);
	case OHH_DECIMAL:
		return value->kind == JSONTEXT_NUMBER;
	case OHH_BOOLEAN:
		return value->kind == JSONTEXT_TRUE || value->kind == JSONTEXT_FALSE;
	case OHH_OBJECT:
		return value->kind == JSONTEXT_OBJECT;
	case OHH_STRINGS:
		return value->kind == JSONTEXT_ARRAY && holds(ohh, index, JSONTEXT_STRING);
	case OHH_OBJECTS:
	default:
		return value->kind == JSONTEXT_ARRAY && holds(ohh, index, JSONTEXT_OBJECT);
	}
}

/* Whether a value of another type is clear nevertheless: "6" for 6, 6 for "6", "" for an empty
 * array. */
static bool is_clear(const struct ohh *ohh, int index, enum ohh_type type)
{
	const struct jsontext_value *const value = &ohh->json.values[index];

	if (type >= OHH_STRINGS)
		return value->kind == JSONTEXT_STRING && !value->text.length;
	if (type == OHH_STRING)
		return value->kind == JSONTEXT_NUMBER;
	return (type == OHH_INTEGER || type == OHH_DECIMAL) && value->kind == JSONTEXT_STRING &&
	       value->text.length && !value->escaped;
}

/* -- objects -------------------------------------------------------------- */

/* Notes "the field 'x' is missing". */
static void say_field(struct ohh *ohh, bool fault, struct slice at, struct slice name,
	const char *what)
{
	struct text *const words = sites_ohh_note(ohh, fault, at);

	text_add_string(words, "the field '");
	text_add_slice(words, name);
	text_add_string(words, "' ");
	text_add_string(words, what);
}

static struct slice name_of(const struct ohh_field *field)
{
	return (struct slice){field->name, strlen(field->name)};
}

/* The value of a field if it is usable, otherwise OHH_NONE. */
static int accept(struct ohh *ohh, const struct ohh_field *field, int index)
{
	const struct slice at = sites_ohh_place(ohh, index);

	if (field->need == OHH_NO_MORE) {
		say_field(ohh, false, at, name_of(field), "is no longer in the standard");
		return OHH_NONE;
	}
	if (ohh->json.values[index].kind == JSONTEXT_NULL) {
		if (field->need != OHH_MAY)
			say_field(ohh, field->need == OHH_MUST, at, name_of(field), "is null");
		return OHH_NONE;
	}
	if (!fits(ohh, index, field->type)) {
		const bool clear = is_clear(ohh, index, field->type);
		struct text *words;

		say_field(ohh, !clear, at, name_of(field), "is not ");
		words = &ohh->history->words;
		text_add_string(words, type_words[field->type]);
		return clear && field->type < OHH_STRINGS ? index : OHH_NONE;
	}
	return index;
}

void sites_ohh_fields(struct ohh *ohh, int object, const struct ohh_field *fields, void *found)
{
	bool given[OHH_FIELDS_MAX] = {false};

	for (const struct ohh_field *field = fields; field->name; field++)
		*(int *)((char *)found + field->offset) = OHH_NONE;
	OHH_EACH (child, ohh, object) {
		const struct slice key = ohh->json.values[child].key;
		int i = 0;

		while (fields[i].name && !slice_equal(key, fields[i].name))
			i++;
		if (!fields[i].name) {
			sites_ohh_say(ohh, false, key, "'", "' is not a standard field");
		} else if (given[i]) {
			say_field(ohh, true, key, key, "is given twice");
		} else {
			given[i] = true;
			*(int *)((char *)found + fields[i].offset) = accept(ohh, &fields[i], child);
		}
	}
	for (int i = 0; fields[i].name; i++)
		if (!given[i] && (fields[i].need == OHH_SHOULD || fields[i].need == OHH_MUST))
			say_field(ohh, fields[i].need == OHH_MUST, sites_ohh_place(ohh, object),
				name_of(&fields[i]), "is missing");
}

int sites_ohh_next(const struct ohh *ohh, int array, int child)
{
	const struct jsontext_value *const values = ohh->json.values;
	int next;

	if (array == OHH_NONE)
		return OHH_NONE;
	next = child == OHH_NONE ? array + 1 : values[child].next;
	return next < values[array].next ? next : OHH_NONE;
}

/* -- values --------------------------------------------------------------- */

struct slice sites_ohh_text(struct ohh *ohh, int value)
{
	struct text contents = {.bytes = NULL};
	struct slice kept;

	if (value == OHH_NONE)
		return SLICE("");
	if (!ohh->json.values[value].escaped)
		return ohh->json.values[value].text;
	jsontext_unescape(&contents, ohh->json.values[value].text);
	kept = history_keep(ohh->history, text_slice(&contents));
	ohh->history->failed |= contents.failed;
	text_free(&contents);
	return kept;
}

bool sites_ohh_is(struct ohh *ohh, int value, const char *words)
{
	return value != OHH_NONE && slice_equal(ohh->json.values[value].text, words);
}

bool sites_ohh_true(const struct ohh *ohh, int value)
{
	return value != OHH_NONE && ohh->json.values[value].kind == JSONTEXT_TRUE;
}

bool sites_ohh_integer(struct ohh *ohh, int value, int most, int *number)
{
	uint64_t found;

	if (value == OHH_NONE)
		return false;
	if (!slice_uint(ohh->json.values[value].text, (uint64_t)most, &found)) {
		sites_ohh_say(ohh, true, sites_ohh_place(ohh, value), "'",
			"' is not a valid number here");
		return false;
	}
	*number = (int)found;
	return true;
}

/* -- amounts -------------------------------------------------------------- */

/* The digits of a number without zeros at either end; the last digit is worth 10^-places. */
struct digits {
	char digit[64];
	int count, places;
	bool lost; /* there are more digits */
};

static void read_digits(struct slice text, struct digits *out)
{
	int exponent = 0, sign = 1;
	bool point = false;

	*out = (struct digits){.count = 0};
	for (; text.length && *text.bytes != 'e' && *text.bytes != 'E';
		text = lines_after(text, 1)) {
		if (*text.bytes == '.') {
			point = true;
			continue;
		}
		if (out->count == (int)sizeof(out->digit)) {
			out->lost = true;
			out->places -= !point;
			continue;
		}
		if (out->count || *text.bytes != '0')
			out->digit[out->count++] = *text.bytes;
		out->places += point;
	}
	for (text = text.length ? lines_after(text, 1) : text; text.length;
		text = lines_after(text, 1)) {
		if (*text.bytes == '-')
			sign = -1;
		else if (*text.bytes != '+' && exponent < 1000)
			exponent = 10 * exponent + (*text.bytes - '0');
	}
	out->places -= sign * exponent;
}

static bool to_amount(struct digits *digits, struct history_amount *out)
{
	int64_t value = 0;

	while (digits->count && digits->digit[digits->count - 1] == '0') {
		digits->count--;
		digits->places--;
	}
	if (!digits->count)
		digits->places = 0;
	if (digits->places > CHIPS_PLACES_MAX || digits->count - digits->places > DIGITS_EXACT)
		return false;
	for (int i = 0; i < digits->count; i++)
		value = 10 * value + (digits->digit[i] - '0');
	for (; digits->places < 0; digits->places++)
		value *= 10;
	*out = (struct history_amount){value, digits->places};
	return value <= CHIPS_MAX;
}

struct history_amount sites_ohh_amount(struct ohh *ohh, int value, bool *negative)
{
	struct slice text = value == OHH_NONE ? SLICE("") : ohh->json.values[value].text;
	const struct slice at = text;
	struct history_amount amount = HISTORY_NOT_GIVEN;
	struct digits digits;
	bool below, rounded;

	if (value == OHH_NONE)
		return amount;
	below = lines_take(&text, "-");
	for (size_t i = 0; i < text.length; i++)
		if (!strchr("0123456789.eE+-", text.bytes[i])) {
			sites_ohh_say(ohh, true, at, "'", "' is not an amount");
			return amount;
		}
	read_digits(text, &digits);
	rounded = digits.count > DIGITS_MAX - 3;
	if (rounded) {
		/* Keeps and rounds the first digits, as many as a double preserves: other programs'
		 * arithmetic turns 0.3 into 0.30000000000000004. */
		int last = DIGITS_EXACT;
		const bool up = digits.digit[last] >= '5';

		digits.places -= digits.count - last;
		digits.count = last;
		while (up && last && ++digits.digit[last - 1] > '9')
			digits.digit[--last] = '0';
		if (up && !last) {
			digits.digit[0] = '1';
			digits.places--;
		}
	}
	if (!to_amount(&digits, &amount) || (below && amount.digits && !negative)) {
		sites_ohh_say(ohh, true, at, "'", "' is not an amount");
		return HISTORY_NOT_GIVEN;
	}
	if (rounded) {
		sites_ohh_say(ohh, false, at, "'", "' is read as ");
		chips_print_grouped(&ohh->history->words, amount.digits, amount.places);
	}
	if (negative)
		*negative = below && amount.digits;
	return amount;
}

/* -- cards and players ---------------------------------------------------- */

int sites_ohh_cards(struct ohh *ohh, int value, int most, card *cards)
{
	int count = 0;

	OHH_EACH (i, ohh, value) {
		const struct slice at = ohh->json.values[i].text;
		struct slice rest = at;

		if (count == most || at.length != 2 ||
			lines_take_cards(&rest, 1, &cards[count]) != 1 || rest.length ||
			cards[count] == CARD_UNKNOWN) {
			sites_ohh_say(ohh, true, at, "'",
				count == most ? "' is one card too many" : "' is not a card");
			return 0;
		}
		count++;
	}
	return count;
}

int sites_ohh_seat(struct ohh *ohh, int value)
{
	if (value == OHH_NONE)
		return -1;
	for (int i = 0; i < ohh->history->seats; i++)
		if (slice_same(ohh->id[i], ohh->json.values[value].text))
			return i;
	sites_ohh_say(ohh, true, sites_ohh_place(ohh, value), "no player has the id ", "");
	return -1;
}
