#include "play/chart.h"

#include "base/array.h"
#include "base/decimal.h"
#include "game/hand/hand.h"

#include <stdlib.h>
#include <string.h>

/* Per act: the situations that it answers, and the raise of a line without a size. */
enum limps { LIMPS_OR_NOT, NO_LIMPS, LIMPS };

static const struct act_row {
	const char *word;
	int raises; /* raises before it; -1 (the answer to a push): one or more */
	enum limps limps;
	bool sized;
	enum chart_size by;
	uint32_t size;
} acts[CHART_ACTS] = {
	[CHART_OPEN] = {"open", 0, NO_LIMPS, true, CHART_BLINDS, 250},
	[CHART_LIMP] = {"limp", 0, LIMPS_OR_NOT, false, CHART_BLINDS, 0},
	[CHART_ISO] = {"iso", 0, LIMPS, true, CHART_BLINDS, 400},
	[CHART_PUSH] = {"push", 0, LIMPS_OR_NOT, false, CHART_ALL, 0},
	[CHART_CALL] = {"call", 1, LIMPS_OR_NOT, false, CHART_BLINDS, 0},
	[CHART_3BET] = {"3bet", 1, LIMPS_OR_NOT, true, CHART_TIMES, 300},
	[CHART_CALL_3BET] = {"call-3bet", 2, LIMPS_OR_NOT, false, CHART_BLINDS, 0},
	[CHART_4BET] = {"4bet", 2, LIMPS_OR_NOT, true, CHART_TIMES, 225},
	[CHART_CALL_4BET] = {"call-4bet", 3, LIMPS_OR_NOT, false, CHART_BLINDS, 0},
	[CHART_5BET] = {"5bet", 3, LIMPS_OR_NOT, true, CHART_ALL, 0},
	[CHART_CALL_PUSH] = {"call-push", -1, LIMPS_OR_NOT, false, CHART_BLINDS, 0},
};

/* -- reading ---------------------------------------------------------------------- */

struct chart_reader {
	struct slice text;
	const struct game *game;
	struct chart *out;
	struct fault *fault;
	struct slice rest; /* rest of the line */
	size_t begins, number;
};

static status_code wrong(const struct chart_reader *reader, status_code status, struct slice at)
{
	return fault_set(reader->fault, status, (size_t)(at.bytes - reader->text.bytes), at.length);
}

/* The next word of the line, of length 0 at its end or before a comment. */
static struct slice next_word(struct chart_reader *reader)
{
	struct slice word = slice_take_word(&reader->rest);

	if (word.length && word.bytes[0] == '#')
		word.length = reader->rest.length = 0;
	return word;
}

static status_code read_position(const struct chart_reader *reader, struct slice word,
	char out[CHART_CODE_MAX])
{
	if (!hand_position_is(word))
		return wrong(reader, STATUS_CHART_POSITION, word);
	memcpy(out, word.bytes, word.length);
	out[word.length] = '\0';
	return STATUS_OK;
}

/* Reads a number above 0 with at most two places, in hundredths. */
static bool read_hundredths(struct slice word, uint32_t *out)
{
	enum { PLACES = 2, MOST = 100000 * CHART_BLIND };
	struct decimal decimal;

	if (!decimal_parse(word, PLACES, &decimal) || !decimal.tidy || decimal.written > PLACES ||
		decimal.value == 0 || decimal.value > MOST)
		return false;
	*out = (uint32_t)decimal.value;
	return true;
}

/* Cuts a slice before the first occurrence of `by`; *after is the part after it, with NULL bytes if
 * there is none. */
static struct slice cut(struct slice slice, const char *by, struct slice *after)
{
	const size_t length = strlen(by);

	*after = (struct slice){NULL, 0};
	for (size_t i = 0; i + length <= slice.length; i++)
		if (!memcmp(slice.bytes + i, by, length)) {
			*after =
				(struct slice){slice.bytes + i + length, slice.length - i - length};
			return (struct slice){slice.bytes, i};
		}
	return slice;
}

/* Reads ACT, ACT:POSITION, ACT<=DEPTH or ACT:POSITION<=DEPTH. */
static status_code read_situation(const struct chart_reader *reader, struct slice word,
	struct chart_line *out)
{
	struct slice depth, raiser;
	const struct slice act = cut(cut(word, "<=", &depth), ":", &raiser);

	while (out->act < CHART_ACTS && !slice_equal(act, acts[out->act].word))
		out->act++;
	if (out->act == CHART_ACTS)
		return wrong(reader, word.length ? STATUS_CHART_SITUATION : STATUS_CHART_SHORT,
			act);
	if (raiser.bytes && acts[out->act].raises == 0)
		return wrong(reader, STATUS_CHART_NO_RAISE, act);
	if (depth.bytes && !read_hundredths(depth, &out->depth))
		return wrong(reader, STATUS_CHART_DEPTH, depth);
	return raiser.bytes ? read_position(reader, raiser, out->raiser) : STATUS_OK;
}

static status_code read_size(const struct chart_reader *reader, struct slice word,
	struct chart_line *out)
{
	const struct act_row *const act = &acts[out->act];
	struct slice number = word;

	out->sized = act->by;
	out->size = act->size;
	if (!word.length)
		return STATUS_OK;
	if (!act->sized)
		return wrong(reader, STATUS_CHART_SIZED, word);
	out->sized = CHART_BLINDS;
	if (slice_equal(word, "all")) {
		out->sized = CHART_ALL;
		return STATUS_OK;
	}
	if (word.bytes[word.length - 1] == 'x') {
		out->sized = CHART_TIMES;
		number.length--;
	}
	return read_hundredths(number, &out->size) ? (status_code)STATUS_OK
						   : wrong(reader, STATUS_CHART_SIZE, word);
}

/* A line that has the position and situation of an earlier one would never be chosen. */
static status_code check_new(const struct chart_reader *reader, const struct chart_line *line,
	struct slice situation)
{
	for (size_t i = 0; i < reader->out->count; i++) {
		const struct chart_line *const other = &reader->out->line[i];

		if (other->act != line->act || other->depth != line->depth ||
			strcmp(other->position, line->position) != 0 ||
			strcmp(other->raiser, line->raiser) != 0)
			continue;
		wrong(reader, STATUS_CHART_TWICE, situation);
		if (reader->fault) {
			reader->fault->earlier = 0;
			reader->fault->earlier_line = other->number;
		}
		return STATUS_CHART_TWICE;
	}
	return STATUS_OK;
}

/* Reads a line that begins with a word. */
static status_code read_line(struct chart_reader *reader, struct slice position)
{
	struct chart *const chart = reader->out;
	struct slice situation, word;
	struct chart_line *line;
	status_code status = STATUS_OK;

	if (chart->count == CHART_LINES_MAX)
		return wrong(reader, STATUS_CHART_LONG, position);
	line = array_room(chart->line, &chart->room, chart->count, sizeof *line);
	if (!line)
		return STATUS_NO_MEMORY;
	chart->line = line;
	line += chart->count;
	memset(line, 0, sizeof *line);
	line->number = reader->number;
	if (!slice_equal(position, "*"))
		status = read_position(reader, position, line->position);
	situation = next_word(reader);
	if (!status)
		status = read_situation(reader, situation, line);
	word = next_word(reader);
	if (!status && !word.length)
		status = wrong(reader, STATUS_CHART_SHORT, word);
	if (!status) {
		status = range_parse(word, CARD_ASCII, reader->game, &line->range, reader->fault);
		if (status && reader->fault) {
			reader->fault->offset += (size_t)(word.bytes - reader->text.bytes);
			reader->fault->earlier += (size_t)(word.bytes - reader->text.bytes);
		}
	}
	if (!status)
		status = read_size(reader, next_word(reader), line);
	word = next_word(reader);
	if (!status && word.length)
		status = wrong(reader, STATUS_CHART_MORE, word);
	if (!status)
		status = check_new(reader, line, situation);
	chart->count += !status;
	return status;
}

status_code chart_read(struct slice text, const struct game *game, struct chart *out,
	struct fault *fault)
{
	struct chart_reader reader = {.text = text, .game = game, .out = out, .fault = fault};
	status_code status = STATUS_OK;

	*out = (struct chart){NULL, 0, 0};
	while (reader.begins < text.length && !status) {
		const char *const begin = text.bytes + reader.begins;
		const size_t left = text.length - reader.begins;
		const char *const end = memchr(begin, '\n', left);
		const size_t length = end ? (size_t)(end - begin) : left;
		struct slice word;

		reader.number++;
		reader.rest = (struct slice){begin, length};
		word = next_word(&reader);
		if (word.length)
			status = read_line(&reader, word);
		reader.begins += length + 1;
	}
	if (!status && !out->count)
		status = fault_set(fault, STATUS_CHART_EMPTY, 0, 0);
	return status;
}

void chart_free(struct chart *chart)
{
	free(chart->line);
	*chart = (struct chart){NULL, 0, 0};
}

/* -- answers ---------------------------------------------------------------------- */

bool chart_raises(enum chart_act act)
{
	return acts[act].sized || act == CHART_PUSH;
}

static bool applies(const struct chart_line *line, const struct chart_situation *at)
{
	const struct act_row *const act = &acts[line->act];

	if (line->act == CHART_CALL_PUSH ? !at->pushed : at->pushed || at->raises != act->raises)
		return false;
	if (act->limps != LIMPS_OR_NOT && (act->limps == LIMPS) != at->limped)
		return false;
	return (!line->depth || at->depth <= line->depth) &&
	       (!line->position[0] || !strcmp(line->position, at->position)) &&
	       (!line->raiser[0] || !strcmp(line->raiser, at->raiser));
}

int chart_answers(const struct chart *chart, const struct chart_situation *at,
	const struct chart_line *out[CHART_ANSWERS_MAX])
{
	unsigned answered = 0;
	int count = 0;

	for (size_t i = 0; i < chart->count && count < CHART_ANSWERS_MAX; i++) {
		const struct chart_line *const line = &chart->line[i];

		if (answered >> line->act & 1 || !applies(line, at))
			continue;
		answered |= 1u << line->act;
		out[count++] = line;
	}
	return count;
}
