/* The hand of a record, and rows that are kept until all are known, and written in order. */
#include "rank.h"

#include <stdlib.h>

felt_showdown *rank_read(const struct rank *rank, struct rank_scratch *scratch,
	const struct record *record, struct fault *fault)
{
	felt_error error;

	if (!scratch->showdown)
		scratch->showdown = felt_showdown_of_lines(rank->lines);
	if (!scratch->showdown) {
		*fault = (struct fault){.status = STATUS_NO_MEMORY};
		return NULL;
	}
	if (!felt_showdown_read(scratch->showdown, record->text.bytes, record->text.length, &error))
		return scratch->showdown;
	run_refuse(&error, fault);
	return NULL;
}

static bool hold(struct rank_held **list, size_t *count, size_t *capacity, struct rank_held row)
{
	enum { FIRST = 64 };

	if (*count == *capacity) {
		const size_t wanted = *capacity ? *capacity * 2 : FIRST;
		struct rank_held *const resized = realloc(*list, wanted * sizeof *resized);

		if (!resized)
			return false;
		*list = resized;
		*capacity = wanted;
	}
	(*list)[(*count)++] = row;
	return true;
}

void rank_hold(struct job *job, felt_score value, size_t before)
{
	struct rank_scratch *scratch = job->scratch;

	if (!hold(&scratch->held, &scratch->held_count, &scratch->held_capacity,
		    (struct rank_held){value, job->out.length - before}))
		job->out.failed = true;
}

void rank_clear(void *scratch)
{
	struct rank_scratch *mine = scratch;

	free(mine->held);
	felt_showdown_free(mine->showdown);
}

void rank_collect_rows(void *command, struct job *job)
{
	struct rank *rank = command;
	struct rank_scratch *scratch = job->scratch;
	bool good = !job->out.failed;

	text_add_slice(&rank->rows, text_slice(&job->out));
	for (size_t i = 0; good && i < scratch->held_count; i++)
		good = hold(&rank->held, &rank->held_count, &rank->held_capacity, scratch->held[i]);
	rank->rows.failed = rank->rows.failed || !good;
	text_clear(&job->out);
	scratch->held_count = 0;
	free(scratch->held);
	scratch->held = NULL;
	scratch->held_capacity = 0;
}

static felt_score best_score(const struct rank *rank)
{
	felt_score best = 0;

	for (size_t i = 0; i < rank->held_count; i++)
		if (rank->held[i].value > best)
			best = rank->held[i].value;
	return best;
}

/* Sorts rows by score, best first, equal ones in input order, with a counting sort. */
void rank_finish_rows(void *command, struct job *job)
{
	struct rank *rank = command;
	const size_t best = best_score(rank);
	size_t *place = calloc(best + 2, sizeof *place), offset = 0;
	size_t *start = malloc((rank->held_count + 1) * sizeof *start);
	size_t *length = malloc((rank->held_count + 1) * sizeof *length);

	if (rank->rows.failed || !place || !start || !length) {
		job->out.failed = true;
		free(place);
		free(start);
		free(length);
		return;
	}
	for (size_t i = 0; i < rank->held_count; i++)
		place[best - rank->held[i].value + 1]++;
	for (size_t i = 1; i <= best; i++)
		place[i] += place[i - 1];
	for (size_t i = 0; i < rank->held_count; i++) {
		size_t at = place[best - rank->held[i].value]++;

		start[at] = offset;
		length[at] = rank->held[i].length;
		offset += length[at];
	}
	for (size_t i = 0; i < rank->held_count; i++)
		text_add(&job->out, rank->rows.bytes + start[i], length[i]);
	free(place);
	free(start);
	free(length);
}
