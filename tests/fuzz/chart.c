/* Charts of arbitrary bytes. Errors are located within the text; a valid chart is read the same
 * again, and its answers are lines with the requested situation. */
#include "play/chart.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool good)
{
	if (!good)
		abort();
}

static void check_line(const struct chart *chart, size_t at)
{
	const struct chart_line *const line = &chart->line[at];

	require(line->act < CHART_ACTS);
	require(memchr(line->position, 0, sizeof line->position));
	require(memchr(line->raiser, 0, sizeof line->raiser));
	require(line->number > (at ? chart->line[at - 1].number : 0));
	require(line->sized == CHART_ALL || !chart_raises(line->act) || line->size > 0);
	for (int h = 0; h < COMBO_COUNT; h++)
		require(line->range.weight[h] <= RANGE_WHOLE);
}

static void check_answers(const struct chart *chart, const struct chart_situation *at)
{
	const struct chart_line *answers[CHART_ANSWERS_MAX];
	const int count = chart_answers(chart, at, answers);
	unsigned seen = 0;

	require(count >= 0 && count <= CHART_ANSWERS_MAX);
	for (int i = 0; i < count; i++) {
		const struct chart_line *const line = answers[i];

		require(!(seen >> line->act & 1));
		seen |= 1u << line->act;
		require(i == 0 || answers[i - 1] < line);
		require(!line->depth || line->depth >= at->depth);
		require(!line->position[0] || !strcmp(line->position, at->position));
		require((line->act == CHART_CALL_PUSH) == at->pushed);
	}
}

/* The first byte chooses the game and the situation, the rest is the text. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const char *const positions[] = {"BTN", "SB", "BB", "UTG+1"};
	struct chart chart, again;
	struct chart_situation at;
	struct fault fault = {0};
	const struct game *game;
	struct slice text;
	status_code status;
	char *copy;

	if (size < 1)
		return 0;
	game = data[0] & 1 ? &game_holdem : &game_short_deck;
	at = (struct chart_situation){.position = positions[data[0] >> 1 & 3],
		.raiser = data[0] >> 3 & 3 ? positions[data[0] >> 3 & 1] : "",
		.raises = data[0] >> 3 & 3,
		.limped = data[0] >> 5 & 1,
		.pushed = data[0] >> 6 & 1 && data[0] >> 3 & 3,
		.depth = data[0] >> 7 ? 1000 : 10000};
	/* an exact copy, so that reading past the end is detected */
	text = (struct slice){copy = malloc(size > 1 ? size - 1 : 1), size - 1};
	require(copy);
	memcpy(copy, data + 1, text.length);
	status = chart_read(text, game, &chart, &fault);
	require(chart_read(text, game, &again, NULL) == status);
	require(again.count == chart.count && chart.count <= CHART_LINES_MAX);
	if (status) {
		require(fault.status == status);
		require(fault.offset <= text.length);
		require(fault.length <= text.length - fault.offset);
	}
	for (size_t i = 0; i < chart.count; i++)
		check_line(&chart, i);
	check_answers(&chart, &at);
	chart_free(&chart);
	chart_free(&again);
	free(copy);
	return 0;
}
