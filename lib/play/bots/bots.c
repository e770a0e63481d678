#include "play/bots/bots.h"

#include "play/bots/bots_inside.h"

#include "base/scan.h"

const struct bot_kind *const bots_rows[] = {
	&bots_fold,
	&bots_call,
	&bots_allin,
	&bots_random,
	&bots_potodds,
	&bots_equity,
	&bots_chart,
	NULL,
};

const struct bot_kind *bots_find(struct slice name, struct slice *argument)
{
	const char *const colon = name.length ? memchr(name.bytes, ':', name.length) : NULL;
	const struct slice kind = {name.bytes, colon ? (size_t)(colon - name.bytes) : name.length};

	*argument = colon ? (struct slice){colon + 1, name.length - kind.length - 1}
			  : (struct slice){NULL, 0};
	for (const struct bot_kind *const *row = bots_rows; *row; row++)
		if (slice_equal(kind, (*row)->name))
			return *row;
	return NULL;
}
