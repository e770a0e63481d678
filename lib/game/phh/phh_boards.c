/* The boards of a hand that has several: _boards and _run, which are felt's own keys. */
#include "game/phh/phh_inside.h"

#include "cards/boards.h"

enum { BOARDS_BYTES = 256 /* of the boards as a contest line has them */ };

/* Writes the strings of the array with `/` between them; returns how many they are, or -1. */
static int join(struct reading *reading, const struct hand_key *entry, struct text *out)
{
	struct toml toml = reading->toml;
	struct toml_list list = {.open = NULL};
	enum toml_part part;
	int count = 0;

	toml.at = entry->value.bytes;
	toml.end = entry->value.bytes + entry->value.length;
	if (entry->value.length == 0 || *toml.at != '[')
		return -1;
	while (!toml_next(&toml, &list, &part, &(struct slice){NULL, 0}) && part != TOML_END) {
		struct toml_value value;

		if (part == TOML_COMMENT)
			continue;
		if (toml_scalar(&toml, &value) || value.kind != TOML_STRING)
			return -1;
		text_add_string(out, count++ ? " / " : "");
		text_add_slice(out, value.text);
	}
	return out->failed ? -1 : count;
}

status_code phh_boards_read(struct reading *reading, const struct hand_key *entry)
{
	struct table_setup *setup = &reading->hand->setup;
	const bool runs = slice_equal(entry->name, "_run");
	char room[BOARDS_BYTES];
	struct text line = text_over(room, sizeof room);
	const int count = join(reading, entry, &line);
	const struct boards_rule rule = {.count = count, .runs = runs};
	struct cards boards[BOARDS_MAX];

	if (count < 2 || count > BOARDS_MAX ||
		boards_read(text_slice(&line), text_slice(&line), CARD_ASCII, &rule, boards, NULL))
		return phh_reading_fault(reading, STATUS_HAND_BOARDS, entry->value);
	setup->boards = count;
	setup->runs = runs;
	memset(setup->board, CARD_UNKNOWN, sizeof setup->board);
	for (int b = 0; b < count; b++) {
		if (boards[b].count > BOARD_CARDS_MAX)
			return phh_reading_fault(reading, STATUS_HAND_BOARDS, entry->value);
		memcpy(setup->board[b], boards[b].list, (size_t)boards[b].count);
	}
	return STATUS_OK;
}
