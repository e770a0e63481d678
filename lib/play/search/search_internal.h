/* Private to search/. */
#ifndef FELT_PLAY_SEARCH_INTERNAL_H
#define FELT_PLAY_SEARCH_INTERNAL_H

#include "play/search/search.h"

#include "play/play_status.h"

#include "base/scan.h"

#define SEARCH_MILLION INT64_C(1000000)

/* Takes the next word of a comma-separated list from *rest, without surrounding spaces. False after
 * the last. */
static inline bool search_next(struct slice *rest, struct slice *word)
{
	size_t length = 0;

	if (!rest->bytes)
		return false;
	while (length < rest->length && rest->bytes[length] != ',')
		length++;
	*word = slice_trim((struct slice){rest->bytes, length});
	if (length == rest->length)
		*rest = (struct slice){NULL, 0};
	else
		*rest = (struct slice){rest->bytes + length + 1, rest->length - length - 1};
	return true;
}

/* Whether a hand's cards are in the range; false if one of them is unknown. */
bool search_holds(const struct search_holes *holes, const struct game *game, const card *cards,
	int count);

void search_holes_free(struct search_holes *holes);
status_code search_holes_prepare(struct search_holes *holes, const struct game *game);

/* Whether the actions of a hand, or with a seat those of that player, match the line. */
bool search_has_line(const struct search_line *line, const struct variant *variant,
	const struct search_facts *facts, int seat);

#endif
