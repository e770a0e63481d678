#include "histories/writers/writers_internal.h"

#include "base/scan.h"

const char *const writers_loss_words[WRITERS_LOSSES] = {
	[WRITERS_FIELDS] = "fields",
	[WRITERS_CUSTOM] = "custom_fields",
	[WRITERS_COMMENTS] = "comments",
	[WRITERS_NAMES] = "names",
	[WRITERS_NUMBERS] = "numbers",
	[WRITERS_TIMES] = "times",
	[WRITERS_CARDS] = "cards",
	[WRITERS_POSTS] = "posts",
	[WRITERS_MONEY] = "money",
	[WRITERS_ACTIONS] = "actions",
};

const struct writer writers_rows[] = {
	{"phh", ".phhs", writers_phh_write},
	{"pokerstars", ".txt", writers_stars_write},
	{"ohh", ".ohh", writers_ohh_write},
	{.code = NULL},
};

const struct writer *writers_find(struct slice code)
{
	for (const struct writer *writer = writers_rows; writer->code; writer++)
		if (slice_equal(code, writer->code))
			return writer;
	return NULL;
}

bool writers_phh_write(struct text *out, struct writers_hand *writing)
{
	phh_print(out, writing->hand, (int)writing->number);
	return true;
}
