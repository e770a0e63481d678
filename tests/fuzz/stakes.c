/* Lines of stakes, with any bytes. Faults lie within the line; what is read is settled, and chips
 * in are chips out (settle asserts so of each pot). */
#include "game/settle.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool good)
{
	if (!good)
		abort();
}

static void check_settled(const struct stakes *stakes, const struct rake *rake)
{
	static struct settlement settled;
	chips sum = 0;

	settle(stakes, rake, &settled);
	for (int i = 0; i < stakes->count; i++) {
		require(settled.gets[i] >= 0);
		sum += settled.gets[i];
	}
	require(sum + settled.raked + settled.open == stakes->total);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct stakes_words words;
	static struct stakes stakes;
	const struct stakes_rules rules = {.notation = CARD_ASCII,
		.carried = {"7.5", size & 1 ? 3 : 0},
		.button = {"b", size & 2 ? 1 : 0}};
	const struct rake rake = {.share = (int)(size % 10001), .cap = (chips)(size % 7)};
	const struct slice line = {(const char *)data, size};
	struct fault fault = {.status = STATUS_OK};
	status_code status = stakes_split(line, CARD_ASCII, &words, &fault);

	if (!status)
		status = stakes_read(line, &words, &rules, &stakes, &fault);
	if (!status) {
		check_settled(&stakes, &rake);
		return 0;
	}
	require(fault.status == status);
	require(fault.offset <= size && fault.length <= size - fault.offset);
	require(fault.earlier <= size);
	return 0;
}
