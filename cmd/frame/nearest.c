#include "nearest.h"

#include <ctype.h>
#include <stdbool.h>
#include <string.h>

enum { LONGEST = 31, EDITS_MAX = 2 };

static bool same(char a, char b)
{
	return tolower((unsigned char)a) == tolower((unsigned char)b);
}

static size_t least(size_t a, size_t b)
{
	return a < b ? a : b;
}

/* The optimal string alignment distance (Levenshtein, with a swap of neighbours as one edit). Row i
 * of the table has the distances from the first i characters of `a` to each beginning of `b`; a row
 * depends on the two before it. Both words have at most LONGEST characters. */
static size_t distance(const char *a, const char *b)
{
	const size_t rows = strlen(a), columns = strlen(b);
	size_t row[LONGEST + 1][LONGEST + 1];

	for (size_t j = 0; j <= columns; j++)
		row[0][j] = j;
	for (size_t i = 1; i <= rows; i++) {
		row[i][0] = i;
		for (size_t j = 1; j <= columns; j++) {
			const size_t changed = row[i - 1][j - 1] + !same(a[i - 1], b[j - 1]);

			row[i][j] = least(changed, least(row[i - 1][j], row[i][j - 1]) + 1);
			if (i > 1 && j > 1 && same(a[i - 1], b[j - 2]) && same(a[i - 2], b[j - 1]))
				row[i][j] = least(row[i][j], row[i - 2][j - 2] + 1);
		}
	}
	return row[rows][columns];
}

const char *closest_match(const char *word, const char *const *names, size_t count)
{
	const size_t length = strlen(word);
	size_t allowed = least(length / 3, EDITS_MAX);
	const char *best = NULL;

	if (length > LONGEST)
		return NULL;
	for (size_t i = 0; i < count; i++) {
		const size_t edits =
			strlen(names[i]) > LONGEST ? LONGEST : distance(word, names[i]);

		if (best ? edits >= allowed : edits > allowed)
			continue;
		allowed = edits;
		best = names[i];
	}
	return best;
}
