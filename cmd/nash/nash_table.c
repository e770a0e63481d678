/* The table of three hands. */
#include "nash.h"

#include "frame/report.h"

#include <stdlib.h>

static bool count(const struct nash_command *command, triples_orders *table)
{
	struct triples_scores *const scores = triples_scores_new();
	struct triples_counter *const counter =
		scores ? triples_counter_new(scores, command->settings.path) : NULL;

	for (int part = 0; counter && part < TRIPLES_PARTS; part++)
		triples_part(counter, part, table);
	free(counter);
	free(scores);
	return counter;
}

int nash_table(const struct nash_command *command, triples_orders **out)
{
	*out = calloc(TRIPLES_COUNT, sizeof **out);
	if (*out && count(command, *out))
		return EXIT_DONE;
	free(*out);
	return report_memory();
}
