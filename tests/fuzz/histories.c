/* Hand histories, changed byte by byte and line by line. There is a target for each format,
 * whose seeds are the texts in tests/data/histories.
 *
 * A text is cut into the same hands whether it comes in one piece or in two. Notes are located in
 * the text of the hand. The PHH can be read; that of a valid hand plays by the rules with the
 * results that it claims, and its players win what they lose except for the rake, the fees and
 * house payments. */
#include "game/hand/hand.h"
#include "game/phh/phh.h"
#include "histories/histories.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed);

static void require(bool good)
{
	if (!good)
		abort();
}

/* -- invariants ---------------------------------------------------------- */

static void check_notes(const struct histories_hand *hand)
{
	for (int i = 0; i < hand->history->note_count; i++) {
		const struct history_note *const note = &hand->history->notes[i];

		require(note->offset <= hand->text.length);
		require(note->length <= hand->text.length - note->offset);
		require(history_note_words(hand->history, i).length);
	}
}

static void check_money(const struct histories_hand *hand)
{
	const struct history_play *const play = hand->play;
	chips sum = play->rake + play->fees;

	if (!play->over || !play->money_given)
		return;
	for (int i = 0; i < play->setup.seats; i++)
		sum += play->paid[i];
	require(sum == play->table.pot);
}

static void check_file(const struct histories_hand *hand)
{
	struct phh_reader *const reader = phh_reader_new();
	struct hand_play play = {.expects = false};
	struct hand_record record;

	require(reader);
	require(!phh_read(reader, hand->file, &record, NULL));
	if (!hand->history->bad) {
		require(record.malformed == record.action_count);
		require(hand_play_begin(&play, &record, 0));
		while (hand_play_next(&play))
			;
		require(hand_play_end(&play));
		require(hand_play_check(&play));
		check_money(hand);
	}
	hand_play_free(&play);
	phh_reader_free(reader);
}

/* -- the target ----------------------------------------------------------- */

static struct slice part(struct slice text, size_t from, size_t to)
{
	return (struct slice){text.bytes + from, to - from};
}

static size_t cut(struct slice rest, struct histories_cut *cut)
{
	const size_t length = histories_length(rest, true, cut);
	struct histories_cut early;
	const size_t sooner = histories_length(part(rest, 0, rest.length / 2), false, &early);

	require(length > 0 && length <= rest.length);
	require(cut->session <= cut->lead && cut->lead <= length);
	require(!sooner ||
		(sooner == length && early.lead == cut->lead && early.session == cut->session));
	return length;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct histories *const histories = histories_new();
	char *const copy = malloc(size ? size : 1); /* so that reading past the end is detected */
	struct slice rest = {copy, size};

	require(histories && copy);
	if (size)
		memcpy(copy, data, size);
	while (rest.length) {
		struct histories_cut at;
		struct histories_hand hand;
		const size_t length = cut(rest, &at);

		if (at.session < at.lead)
			require(histories_session(histories, part(rest, at.session, at.lead)));
		if (at.lead < length) {
			const status_code status = histories_read(histories,
				part(rest, at.lead, length), (struct slice){"fuzz:1", 6}, &hand);

			require(status != STATUS_NO_MEMORY);
			check_notes(&hand);
			if (!status)
				check_file(&hand);
		}
		rest = part(rest, length, rest.length);
	}
	histories_free(histories);
	free(copy);
	return 0;
}

/* -- mutations by line ---------------------------------------------------- */

static unsigned next_random(unsigned *seed)
{
	*seed = *seed * 1664525 + 1013904223;
	return *seed >> 8;
}

/* A line of the text, with its newline. */
static struct slice random_line(const uint8_t *data, size_t size, unsigned *seed)
{
	size_t from = next_random(seed) % size, to = from;

	while (from && data[from - 1] != '\n')
		from--;
	while (to < size && data[to] != '\n')
		to++;
	return (struct slice){(const char *)data + from, to - from + (to < size)};
}

/* Moves a line of the text before another. */
static size_t insert_line(uint8_t *data, size_t size, size_t most, unsigned *seed)
{
	const struct slice line = random_line(data, size, seed);
	const size_t at = (size_t)((const uint8_t *)random_line(data, size, seed).bytes - data);
	char *const copy = malloc(line.length + 1);

	if (copy && size + line.length <= most) {
		memcpy(copy, line.bytes, line.length);
		memmove(data + at + line.length, data + at, size - at);
		memcpy(data + at, copy, line.length);
		size += line.length;
	}
	free(copy);
	return size;
}

static size_t drop_line(uint8_t *data, size_t size, unsigned *seed)
{
	const struct slice line = random_line(data, size, seed);
	const size_t at = (size_t)((const uint8_t *)line.bytes - data);

	memmove(data + at, data + at + line.length, size - at - line.length);
	return size - line.length;
}

/* Changes a digit or a card. */
static size_t change_sign(uint8_t *data, size_t size, unsigned *seed)
{
	static const char digits[] = "0123456789", signs[] = "23456789TJQKAcdhs";
	const size_t from = next_random(seed) % size;

	for (size_t i = 0; i < size; i++) {
		uint8_t *const byte = &data[(from + i) % size];

		if (*byte && strchr(digits, *byte))
			*byte = (uint8_t)digits[next_random(seed) % 10];
		else if (*byte && strchr(signs, *byte))
			*byte = (uint8_t)signs[next_random(seed) % (sizeof signs - 1)];
		else
			continue;
		break;
	}
	return size;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed)
{
	const unsigned kind = next_random(&seed) % 8;

	if (!size || kind < 3)
		return LLVMFuzzerMutate(data, size, most);
	if (kind < 5)
		return drop_line(data, size, &seed);
	if (kind < 6)
		return insert_line(data, size, most, &seed);
	return change_sign(data, size, &seed);
}
