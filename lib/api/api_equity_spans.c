#include "api/api_equity.h"

#include "base/scan.h"

#include <stdlib.h>
#include <string.h>

/* The index of the first span that ends at `part` or later. */
static size_t find(const struct api_spans *spans, uint32_t part)
{
	size_t low = 0, high = spans->count;

	while (low < high) {
		const size_t middle = low + (high - low) / 2;

		if (spans->list[middle].to < part)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

static bool make_room(struct api_spans *spans)
{
	const size_t room = spans->room ? 2 * spans->room : 8;
	struct api_span *list;

	if (spans->count < spans->room)
		return true;
	list = realloc(spans->list, room * sizeof *list);
	if (!list)
		return false;
	spans->list = list;
	spans->room = room;
	return true;
}

felt_status api_spans_add(struct api_spans *spans, struct api_span span)
{
	const size_t at = find(spans, span.from), left = spans->count - at;
	struct api_span *next = spans->list + at, *after = next;
	bool before, behind; /* whether it touches spans on both sides */

	before = left > 0 && next->to == span.from;
	after += before;
	behind = left > before && after->from == span.to;
	if (left > before && after->from < span.to)
		return FELT_MISUSE;
	if (!before && !behind) {
		if (!make_room(spans))
			return FELT_NO_MEMORY;
		next = spans->list + at;
		memmove(next + 1, next, left * sizeof *next);
		*next = span;
		spans->count++;
	} else if (before && behind) {
		next->to = after->to;
		memmove(after, after + 1, (left - 2) * sizeof *after);
		spans->count--;
	} else if (before) {
		next->to = span.to;
	} else {
		after->from = span.from;
	}
	spans->parts += span.to - span.from;
	return FELT_OK;
}

felt_status api_spans_add_all(struct api_spans *spans, const struct api_spans *other)
{
	struct api_spans sum = {.list = NULL};
	felt_status status = FELT_OK;

	for (size_t i = 0; !status && i < spans->count; i++)
		status = api_spans_add(&sum, spans->list[i]);
	for (size_t i = 0; !status && i < other->count; i++)
		status = api_spans_add(&sum, other->list[i]);
	api_spans_free(status ? &sum : spans);
	if (!status)
		*spans = sum;
	return status;
}

void api_spans_print(struct text *out, const struct api_spans *spans)
{
	for (size_t i = 0; i < spans->count; i++) {
		const struct api_span *span = &spans->list[i];

		text_add_string(out, i ? "," : "");
		text_add_uint(out, span->from);
		if (span->to - span->from > 1) {
			text_add_char(out, '-');
			text_add_uint(out, span->to - 1);
		}
	}
}

felt_status api_spans_read(struct slice text, uint32_t parts, struct api_spans *spans)
{
	while (text.length) {
		struct slice last = slice_take_until(&text, ',');
		const struct slice first = slice_take_until(&last, '-');
		uint64_t from, to;
		felt_status status;

		if (!slice_uint(first, UINT32_MAX, &from) ||
			!slice_uint(last.length ? last : first, UINT32_MAX, &to) || to < from ||
			to >= parts)
			return FELT_BAD_TEXT;
		status = api_spans_add(spans, (struct api_span){(uint32_t)from, (uint32_t)to + 1});
		if (status)
			return status == FELT_MISUSE ? FELT_BAD_TEXT : status;
	}
	return FELT_OK;
}

void api_spans_free(struct api_spans *spans)
{
	free(spans->list);
	*spans = (struct api_spans){.list = NULL};
}
