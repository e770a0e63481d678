#define _XOPEN_SOURCE 700 /* wcwidth */

#include "width.h"

#include "base/clean.h"
#include "base/scan.h"

#include <wchar.h>

int width_of(struct slice character)
{
	int width;

	if (!clean_shows(character) || character.length == 1)
		return 1;
	width = wcwidth((wchar_t)slice_code_point(character));
	return width < 0 ? 1 : width;
}

size_t width_columns(struct slice text)
{
	struct scan scan = scan_of(text);
	size_t columns = 0;

	while (!scan_done(&scan))
		columns += (size_t)width_of(scan_char(&scan));
	return columns;
}

size_t width_fitting(struct slice text, size_t columns)
{
	struct scan scan = scan_of(text);

	while (!scan_done(&scan)) {
		const size_t before = scan_offset(&scan);
		const size_t width = (size_t)width_of(scan_char(&scan));

		if (width > columns)
			return before;
		columns -= width;
	}
	return text.length;
}
