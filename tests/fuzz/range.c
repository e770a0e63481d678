/* Ranges and lines of ranges, with arbitrary bytes. Errors are located within the text; a valid
 * range is printed, reads back the same and is printed the same again. */
#include "cards/contest.h"
#include "odds/range/range.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool good)
{
	if (!good)
		abort();
}

static void check_fault(status_code status, const struct fault *fault, size_t length)
{
	require(fault->status == status);
	require(fault->offset <= length);
	require(fault->length <= length - fault->offset);
	require(fault->earlier <= fault->offset);
}

static void check_printed(const struct range *range, enum card_notation notation)
{
	struct text first = {0}, second = {0};
	struct range back;

	range_print(&first, range, &game_holdem, notation);
	require(!first.failed);
	if (first.length) {
		require(!range_parse(text_slice(&first), notation, &game_holdem, &back, NULL));
		require(range_equal(range, &back));
		range_print(&second, &back, &game_holdem, notation);
		require(first.length == second.length &&
			!memcmp(first.bytes, second.bytes, first.length));
		/* within a line it is one range too */
		require(!range_line_marked(text_slice(&first), notation));
	} else {
		require(!range_combos(range));
	}
	text_free(&first);
	text_free(&second);
}

static void check_parts(const struct contest_parts *parts, struct slice line)
{
	for (int i = 0; i < parts->count; i++) {
		const struct slice hand = parts->hands[i];

		require(hand.length && hand.bytes >= line.bytes &&
			hand.bytes + hand.length <= line.bytes + line.length);
	}
}

/* The first byte chooses the notation, the rest is the text. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct contest_parts parts;
	struct fault fault = {0};
	enum card_notation notation;
	struct range range;
	struct slice text;
	status_code status;
	char *copy;

	if (size < 1)
		return 0;
	notation = (enum card_notation)(data[0] % 3);
	/* an exact copy, so that reading past the end is detected */
	text = (struct slice){copy = malloc(size > 1 ? size - 1 : 1), size - 1};
	require(copy);
	memcpy(copy, data + 1, text.length);

	status = range_parse(text, notation, &game_holdem, &range, &fault);
	require(range_parse(text, notation, &game_holdem, &range, NULL) == status);
	if (status) {
		check_fault(status, &fault, text.length);
	} else {
		for (int h = 0; h < COMBO_COUNT; h++)
			require(range.weight[h] <= RANGE_WHOLE);
		for (notation = CARD_ASCII; notation <= CARD_SPANISH; notation++)
			check_printed(&range, notation);
	}

	notation = (enum card_notation)(data[0] % 3);
	status = range_line_split(text, notation, &parts, &fault);
	if (status)
		check_fault(status, &fault, text.length);
	else
		check_parts(&parts, text);
	free(copy);
	return 0;
}
