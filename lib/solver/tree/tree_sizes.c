/* Reading bet sizes. */
#include "tree.h"

#include "base/scan.h"

enum {
	SIZE_PLACES = 4,               /* of a percentage: millionths of the whole */
	RATIO_MAX = 1000 * TREE_WHOLE, /* of a part or a multiple */
	PERCENT_MIN = TREE_WHOLE / 100 /* of a percentage without a percent sign */
};

/* Reads the number in a size, in units of 10^-places, above 0 and at most `most`. */
static status_code take_number(struct slice digits, int places, int64_t most, int64_t *out)
{
	chips number;

	if (!chips_parse(digits, false, places, &number))
		return STATUS_TREE_SIZE;
	*out = number;
	return number <= 0 ? STATUS_TREE_SIZE : number > most ? STATUS_TREE_BIG : STATUS_OK;
}

/* A part of the pot such as 0.75 without a percent sign is almost certainly meant as 75 percent. */
static status_code check_percentage(int64_t amount, bool percent, struct fault *fault)
{
	const int64_t meant = (amount * 100 + PERCENT_MIN / 2) / PERCENT_MIN;

	if (percent || amount >= PERCENT_MIN)
		return STATUS_OK;
	if (fault)
		fault->number = meant ? (size_t)meant : 1;
	return STATUS_TREE_SMALL;
}

static status_code parse_size(struct slice text, int places, struct tree_size *out,
	struct fault *fault)
{
	struct slice number = text;
	status_code status;
	char last;

	if (slice_is_word(text, "a") || slice_is_word(text, "allin") ||
		slice_is_word(text, "all-in")) {
		*out = (struct tree_size){TREE_ALL_IN, 0};
		return STATUS_OK;
	}
	if (slice_is_word(text, "none"))
		return STATUS_TREE_NONE;
	if (!text.length)
		return STATUS_TREE_SIZE;
	number.length--;
	last = text.bytes[number.length];
	switch (last) {
	case 'x':
	case 'X':
		out->unit = TREE_OF_BET;
		status = take_number(number, 6, RATIO_MAX, &out->amount);
		return !status && out->amount <= TREE_WHOLE ? STATUS_TREE_RAISE : status;
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
	status = take_number(number, SIZE_PLACES, RATIO_MAX, &out->amount);
	return status ? status : check_percentage(out->amount, last == '%', fault);
}

status_code tree_sizes_parse(struct slice text, bool raises, int places, struct tree_sizes *out,
	struct fault *fault)
{
	struct slice rest = slice_trim(text), item;
	struct fault found = {.number = 0};
	status_code status;

	out->count = 0;
	if (!rest.length || slice_is_word(rest, "none"))
		return STATUS_OK;
	while (slice_take_item(&rest, &item)) {
		if (out->count == TREE_SIZES_MAX)
			return fault_at(fault, STATUS_TREE_SIZES, text, item);
		status = parse_size(item, places, &out->size[out->count], &found);
		if (status) {
			fault_at(fault, status, text, item);
			if (fault)
				fault->number = found.number;
			return status;
		}
		if (!raises && out->size[out->count].unit == TREE_OF_BET)
			return fault_at(fault, STATUS_TREE_MULTIPLE, text, item);
		out->count++;
	}
	return STATUS_OK;
}
