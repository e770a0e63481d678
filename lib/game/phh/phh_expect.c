/* Expectations in comments. */
#include "game/phh/phh_internal.h"

#include "base/array.h"
#include "base/scan.h"

#include <stdlib.h>

enum argument { NONE, AMOUNTS, PLAYER, PLAYER_AMOUNT, CARDS, WORDS };

static const struct want {
	const char *word;
	enum hand_expect what;
	enum argument argument;
	int least, most; /* amounts */
} wants[] = {
	{"pot", HAND_EXPECT_POT, AMOUNTS, 1, 1},
	{"pots", HAND_EXPECT_POTS, AMOUNTS, 1, SEATS_MAX + 1},
	{"stack", HAND_EXPECT_STACK, PLAYER_AMOUNT, 1, 1},
	{"stacks", HAND_EXPECT_STACKS, AMOUNTS, 2, SEATS_MAX},
	{"actor", HAND_EXPECT_ACTOR, PLAYER, 0, 0},
	{"call", HAND_EXPECT_CALL, AMOUNTS, 1, 1},
	{"raise", HAND_EXPECT_RAISE, AMOUNTS, 0, 2},
	{"board", HAND_EXPECT_BOARD, CARDS, 0, 0},
	{"over", HAND_EXPECT_OVER, NONE, 0, 0},
	{"error", HAND_EXPECT_ERROR, WORDS, 0, 0},
};

/* Consumes the next word of `from`; spaces and commas separate words. */
static struct slice take(struct slice *from)
{
	const char *at = from->bytes;
	const char *const end = at + from->length;
	const char *word;

	while (at < end && (scan_is_blank(*at) || *at == ','))
		at++;
	word = at;
	while (at < end && !scan_is_blank(*at) && *at != ',')
		at++;
	*from = (struct slice){at, (size_t)(end - at)};
	return (struct slice){word, (size_t)(at - word)};
}

status_code phh_expect_note(struct phh_reader *reader, struct slice comment, size_t offset,
	int action, bool same_line)
{
	struct slice rest = {comment.bytes + 1, comment.length - 1};
	const struct slice first = take(&rest);
	const char *const end = comment.bytes + comment.length;
	struct hand_expectation *expectations, *note;
	bool error;

	if (!slice_equal(first, "expect"))
		return STATUS_OK;
	expectations = array_room(reader->expectations, &reader->expectation_room,
		(size_t)reader->expectation_count, sizeof *expectations);
	if (!expectations)
		return STATUS_NO_MEMORY;
	reader->expectations = expectations;
	note = &expectations[reader->expectation_count++];
	note->text = slice_trim((struct slice){first.bytes, (size_t)(end - first.bytes)});
	note->offset = offset + (size_t)(first.bytes - comment.bytes);
	note->length = note->text.length;

	/* on the line of an action, an error is about that action, and anything else about the
	 * state after it */
	error = slice_equal(take(&rest), "error");
	note->action = error && same_line ? action - 1 : action;
	return STATUS_OK;
}

/* Reads an amount in the hand's unit, to which expectations add no decimal places. */
static bool read_amount(struct slice word, int places, chips *out)
{
	struct amount amount;
	bool grouped;

	if (phh_amount_parse(word, CHIPS_TABLE_MAX, &amount, &grouped) || amount.digits < 0)
		return false;
	for (; amount.places > places; amount.places--) {
		if (amount.digits % 10 != 0)
			return false;
		amount.digits /= 10;
	}
	return phh_amount_scale(&amount, places, CHIPS_TABLE_MAX, out);
}

static bool read_player(struct slice word, int seats, int *seat)
{
	uint64_t number;

	if (word.length < 2 || word.bytes[0] != 'p' ||
		!slice_uint((struct slice){word.bytes + 1, word.length - 1}, (uint64_t)seats,
			&number) ||
		number == 0)
		return false;
	*seat = (int)number - 1;
	return true;
}

static bool read_amounts(struct hand_expectation *note, struct slice *rest, int places, int most)
{
	for (;;) {
		const struct slice word = take(rest);

		if (word.length == 0)
			return true;
		if (note->count == most || !read_amount(word, places, &note->amount[note->count]))
			return false;
		note->count++;
	}
}

static bool read_arguments(struct hand_expectation *note, const struct want *want,
	struct slice rest, int seats, int places)
{
	struct slice word;
	struct cards cards;
	bool good = true;

	switch (want->argument) {
	case WORDS:
		note->words = slice_trim(rest);
		return true;
	case PLAYER:
		word = take(&rest);
		note->seat = -1;
		good = slice_equal(word, "none") || read_player(word, seats, &note->seat);
		break;
	case PLAYER_AMOUNT:
		good = read_player(take(&rest), seats, &note->seat) &&
		       read_amounts(note, &rest, places, want->most) && note->count >= want->least;
		break;
	case AMOUNTS:
		if (want->least == 0 && slice_equal(slice_trim(rest), "none"))
			return true;
		good = read_amounts(note, &rest, places, want->most) && note->count > 0 &&
		       note->count >= want->least;
		break;
	case CARDS:
		if (cards_parse(rest, CARD_ASCII, &cards, NULL) || cards.count > BOARD_CARDS_MAX)
			return false;
		note->count = cards.count;
		memcpy(note->board, cards.list, (size_t)cards.count);
		return true;
	case NONE:
		break;
	}
	return good && take(&rest).length == 0;
}

static void read_note(struct hand_expectation *note, int seats, int places)
{
	struct slice rest = note->text, word;

	take(&rest);
	word = take(&rest);
	note->what = HAND_EXPECT_UNCLEAR;
	note->seat = -1;
	note->count = 0;
	note->words = (struct slice){NULL, 0};
	for (size_t i = 0; i < sizeof wants / sizeof *wants; i++) {
		const struct want *const want = &wants[i];

		if (!slice_equal(word, want->word))
			continue;
		if (!read_arguments(note, want, rest, seats, places) ||
			(want->what == HAND_EXPECT_STACKS && note->count != seats))
			return;
		note->what = want->what;
		if (want->what == HAND_EXPECT_RAISE && note->count == 1) /* a single amount */
			note->amount[note->count++] = note->amount[0];
	}
}

static int by_place(const void *a, const void *b)
{
	const struct hand_expectation *const x = a, *const y = b;

	if (x->action != y->action)
		return (x->action > y->action) - (x->action < y->action);
	return (x->offset > y->offset) - (x->offset < y->offset);
}

void phh_expect_read(struct phh_reader *reader, int seats, int places)
{
	if (reader->expectation_count == 0)
		return;
	for (int i = 0; i < reader->expectation_count; i++)
		read_note(&reader->expectations[i], seats, places);
	qsort(reader->expectations, (size_t)reader->expectation_count, sizeof *reader->expectations,
		by_place);
}
