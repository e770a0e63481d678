/* Spots of the user, from the file of --spots: a line each, in the notation of the drill's spots.
 * Empty lines, and lines that begin with #, are skipped. */
#include "drill.h"

#include "frame/input.h"
#include "frame/report.h"

#include "base/array.h"
#include "base/scan.h"

#include <stdlib.h>
#include <string.h>

enum { FILE_MAX = 1 << 24 };

static bool add_spot(struct drill_spots *spots, const struct drill_spot *spot)
{
	struct drill_spot *const row =
		array_room(spots->row, &spots->room, spots->count, sizeof *row);

	if (!row)
		return false;
	spots->row = row;
	row[spots->count++] = *spot;
	return true;
}

static bool add_lines(struct drill_spots *spots)
{
	struct slice rest = text_slice(&spots->text);

	for (size_t number = 1; rest.length; number++) {
		const struct slice line = slice_trim(slice_take_until(&rest, '\n'));

		if (line.length && *line.bytes != '#' &&
			!add_spot(spots, &(struct drill_spot){line, number}))
			return false;
	}
	return true;
}

/* Reads each spot once, so that errors come before the first question. */
static int check(struct drill *drill)
{
	for (size_t i = 0; i < drill->spots.count; i++) {
		const struct drill_spot *const spot = &drill->spots.row[i];
		const struct location place = {drill->spots_file, spot->number, NULL};
		struct fault fault = {.status = STATUS_OK};
		struct text messages = {0};
		struct hand_rng rng;
		status_code status;

		hand_rng_begin(&rng, 0, 0, DRILL_PURPOSE_QUESTION);
		drill_question_clear(&drill->question);
		report_collect(&messages);
		status = drill->kind->read(drill, &rng, SLICE(""), spot->line, &fault);
		report_collect(NULL);
		report_collected(&place, text_slice(&messages));
		text_free(&messages);
		if (status == STATUS_NO_MEMORY)
			return report_memory();
		if (status && fault.status)
			report_fault(&place, spot->line, &fault);
		if (status)
			return EXIT_INVALID;
	}
	return EXIT_DONE;
}

int drill_spots_read(struct drill *drill)
{
	struct drill_spots *const spots = &drill->spots;
	int status;

	if (!drill->spots_file)
		return EXIT_DONE;
	if (!strcmp(drill->spots_file, "-"))
		return report_usage("--spots: standard input has the answers; give a file");
	status = input_read_file(drill->spots_file, FILE_MAX, &spots->text);
	if (status)
		return status;
	if (!add_lines(spots))
		return report_memory();
	return spots->count ? check(drill)
			    : report_usage("--spots: %s has no spot", drill->spots_file);
}
