/* Omaha ranges and lines of them, with arbitrary bytes. Errors are located within the text; a valid
 * range has ordered hands, and is printed and reads back the same. */
#include "cards/contest.h"
#include "odds/hands/hands.h"

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

static void check_hands(const struct hands *hands)
{
	for (uint32_t i = 0; i < hands->count; i++) {
		require(card_set_count(hands->set[i]) == hands->game->own);
		require(!(hands->set[i] & ~hands->game->deck));
		require(hands->weight[i] && hands->weight[i] <= RANGE_WHOLE);
		require(!i || hands->set[i - 1] < hands->set[i]);
	}
}

static void check_printed(const struct hands *hands, enum card_notation notation)
{
	struct text text = {0};
	struct hands back;

	hands_print(&text, hands, notation);
	require(!text.failed);
	require((text.length > 0) == (hands->count > 0));
	if (text.length) {
		require(!hands_parse(text_slice(&text), notation, hands->game, &back, NULL));
		require(hands_equal(hands, &back));
		/* within a line it is one range too */
		require(!hands_line_marked(text_slice(&text), notation));
		hands_free(&back);
	}
	text_free(&text);
}

/* The first byte chooses the notation and the game, of four cards; the rest is the text. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct contest_parts parts;
	struct fault fault = {0};
	enum card_notation notation;
	const struct game *game;
	struct hands hands;
	struct slice text;
	status_code status;
	char *copy;

	if (size < 1)
		return 0;
	notation = (enum card_notation)(data[0] % 3);
	game = data[0] & 64 ? &game_omaha8 : &game_omaha;
	/* an exact copy, so that reading past the end is detected */
	text = (struct slice){copy = malloc(size > 1 ? size - 1 : 1), size - 1};
	require(copy);
	memcpy(copy, data + 1, text.length);

	status = hands_parse(text, notation, game, &hands, &fault);
	if (status) {
		check_fault(status, &fault, text.length);
		require(!hands.count);
	} else {
		check_hands(&hands);
		check_printed(&hands, notation);
	}
	hands_free(&hands);

	status = hands_line_split(text, notation, &parts, &fault);
	if (status)
		check_fault(status, &fault, text.length);
	for (int i = 0; !status && i < parts.count; i++)
		require(parts.hands[i].length && parts.hands[i].bytes >= text.bytes &&
			parts.hands[i].bytes + parts.hands[i].length <= text.bytes + text.length);
	free(copy);
	return 0;
}
