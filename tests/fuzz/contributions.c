/* Lines of contributions, with arbitrary bytes. Errors are located within the line; valid lines are
 * settled, and chips in equal chips out (settle asserts so for each pot). */
#include "game/contributions.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool good)
{
	if (!good)
		abort();
}

static void check_settled(const struct contributions *contributions, const struct rake *rake)
{
	static struct contributions_hands hands;
	static struct settlement settled;
	chips sum = 0;

	contributions_hands(contributions, &hands);
	contributions_settle(contributions, &hands, rake, &settled);
	for (int i = 0; i < contributions->count; i++) {
		require(settled.gets[i] >= 0);
		sum += settled.gets[i];
	}
	require(sum + settled.raked + settled.open == contributions->total);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct contributions_words words;
	static struct contributions contributions;
	const struct game *const games[] = {&game_holdem, game_find((struct slice){"omaha8", 6}),
		game_find((struct slice){"stud8", 5}), game_find((struct slice){"badugi", 6})};
	const struct contributions_rules rules = {.notation = CARD_ASCII,
		.game = games[size / 4 % 4],
		.carried = {"7.5", size & 1 ? 3 : 0},
		.button = {"b", size & 2 ? 1 : 0}};
	const struct rake rake = {.share = (int)(size % 10001), .cap = (chips)(size % 7)};
	const struct slice line = {(const char *)data, size};
	struct fault fault = {.status = STATUS_OK};
	status_code status = contributions_split(line, CARD_ASCII, &words, &fault);

	if (!status)
		status = contributions_read(line, &words, &rules, &contributions, &fault);
	if (!status) {
		check_settled(&contributions, &rake);
		return 0;
	}
	require(fault.status == status);
	require(fault.offset <= size && fault.length <= size - fault.offset);
	require(fault.earlier <= size);
	return 0;
}
