/* Lines of cards in every game without a board, with arbitrary bytes. All paths score the same
 * lines alike, and each line has the cards whose value its score is. */

#include "cards/lines/lines.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { LINES_MAX = 1024 };

static void require(bool good)
{
	if (!good)
		abort();
}

/* A buffer of exact size, so that reading or writing past its end is detected. */
static void *room(size_t size)
{
	void *bytes = malloc(size ? size : 1);

	require(bytes);
	return bytes;
}

static void check_line(const struct lines_shape *shape, struct slice line, score value)
{
	struct cards cards;

	require(!cards_parse(line, CARD_ASCII, &cards, NULL));
	require(cards.count == shape->count);
	for (int i = 0; i < cards.count; i++)
		require(cards.list[i] >= shape->lowest);
	require(shape->evaluator->value(cards.list, cards.count, 0) == value);
}

static void check_path(enum cpu_path path, const struct lines_shape *shape, struct slice text,
	size_t most, const score *expected, size_t lines)
{
	score *scores = room(most * sizeof *scores);

	require(lines_score(path, shape, text.bytes, text.length, scores, most) == lines);
	require(!memcmp(scores, expected, lines * sizeof *scores));
	free(scores);
}

/* The first two bytes choose the game and the limit of lines, the rest is the text. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const struct lines_shape shapes[] = {{&evaluator_high, 0, 5},
		{&evaluator_high, 0, 6}, {&evaluator_high, 0, 7}, {&evaluator_high, 32, 5},
		{&evaluator_ace_to_five, 0, 5}, {&evaluator_ace_to_five, 0, 7},
		{&evaluator_deuce_to_seven, 0, 5}, {&evaluator_short_deck, 16, 5},
		{&evaluator_short_deck, 16, 7}, {&evaluator_short_deck_trips, 16, 6},
		{&evaluator_badugi, 0, 4}};
	const struct lines_shape *shape;
	struct slice text;
	score *expected;
	size_t most, lines, width;
	char *bytes;

	if (size < 2)
		return 0;
	shape = &shapes[data[0] % (sizeof shapes / sizeof *shapes)];
	width = 2 * (size_t)shape->count + 1;
	most = data[1] == 0xff ? LINES_MAX : data[1];
	bytes = room(size - 2);
	memcpy(bytes, data + 2, size - 2);
	text = (struct slice){bytes, size - 2};
	expected = room(most * sizeof *expected);
	lines = lines_score(CPU_SCALAR, shape, text.bytes, text.length, expected, most);
	require(lines <= most && lines * width <= text.length);
	for (size_t i = 0; i < lines; i++)
		check_line(shape, (struct slice){bytes + i * width, width - 1}, expected[i]);
	for (enum cpu_path path = CPU_AVX2; path <= CPU_AVX512; path++)
		if (cpu_path_usable(path))
			check_path(path, shape, text, most, expected, lines);
	free(expected);
	free(bytes);
	return 0;
}
