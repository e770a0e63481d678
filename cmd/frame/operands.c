#include "operands.h"

#include "base/scan.h"

#include <string.h>

/* Whether an operand is a piece of a contest line that was not quoted: a lone mark, or one followed
 * by a board or dead cards. */
static bool loose_mark(struct slice operand)
{
	struct slice word = slice_trim(operand);

	return word.length &&
	       (slice_equal(word, "v") || slice_equal(word, "V") || strchr(";@!", word.bytes[0]) ||
		       word.bytes[word.length - 1] == ';');
}

const char *operands_join(const struct settings *settings, const char *between,
	bool (*marked)(struct slice slice, enum card_notation notation))
{
	bool whole_line = false;

	for (size_t i = 0; i < settings->operand_count; i++) {
		const char *operand = settings->operands[i];
		struct slice slice = {operand, strlen(operand)};

		if (loose_mark(slice))
			return " ";
		whole_line = whole_line || marked(slice, settings->reads);
	}
	return whole_line ? NULL : between;
}
