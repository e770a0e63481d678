/* Reading bet sizes. */
#include "tree.h"

#include "base/scan.h"

enum {
	SIZE_PLACES = 4,              /* of a percentage: millionths of the whole */
	RATIO_MAX = 1000 * TREE_WHOLE /* of a part or a multiple */
};

/* The number in a size, in units of 10^-places, at most `most`. */
static bool take_number(struct slice digits, int places, int64_t most, int64_t *out)
{
	chips number;

	if (!chips_parse(digits, false, places, &number) || number <= 0 || number > most)
		return false;
	*out = number;
	return true;
}

static bool parse_size(struct slice text, int places, struct tree_size *out)
{
	struct slice number = text;

	if (slice_is_word(text, "a") || slice_is_word(text, "allin") ||
		slice_is_word(text, "all-in")) {
		*out = (struct tree_size){TREE_ALL_IN, 0};
		return true;
	}
	if (!text.length)
		return false;
	number.length--;
	switch (text.bytes[number.length]) {
	case 'x':
	case 'X':
		out->unit = TREE_OF_BET;
		return take_number(number, 6, RATIO_MAX, &out->amount);
	case 'c':
	case 'C':
		out->unit = TREE_CHIPS;
		return take_number(number, places, CHIPS_MAX, &out->amount);
	case '%':
		break;
	default:
		number.length++;
	}
	out->unit = TREE_OF_POT;
	return take_number(number, SIZE_PLACES, RATIO_MAX, &out->amount);
}

status_code tree_sizes_parse(struct slice text, bool raises, int places, struct tree_sizes *out,
	struct fault *fault)
{
	struct slice rest = slice_trim(text);

	out->count = 0;
	if (!rest.length || slice_is_word(rest, "none"))
		return STATUS_OK;
	for (bool more = true; more;) {
		const char *const comma = memchr(rest.bytes, ',', rest.length);
		struct slice item = rest;

		more = comma != NULL;
		if (more) {
			item.length = (size_t)(comma - rest.bytes);
			rest.bytes += item.length + 1;
			rest.length -= item.length + 1;
		}
		item = slice_trim(item);
		if (out->count == TREE_SIZES_MAX)
			return fault_at(fault, STATUS_TREE_SIZES, text, item);
		if (!parse_size(item, places, &out->size[out->count]))
			return fault_at(fault, STATUS_TREE_SIZE, text, item);
		if (!raises && out->size[out->count].unit == TREE_OF_BET)
			return fault_at(fault, STATUS_TREE_MULTIPLE, text, item);
		out->count++;
	}
	return STATUS_OK;
}
