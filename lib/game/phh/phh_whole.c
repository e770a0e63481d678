#include "game/phh/phh_internal.h"

#include "base/scan.h"
#include "cards/boards.h"

/* Checks that the hand has the fields it needs. Some depend on the variant, if that is known. */
static status_code check_fields(struct phh_reading *reading, const struct variant *variant)
{
	enum { ALL = 1, WITH_BLINDS = 2, WITH_BRING_IN = 4, FIXED = 8, NOT_FIXED = 16 };
	static const struct {
		enum key key;
		status_code missing;
		unsigned needed; /* a set of the bits below: which hands need the field */
	} rows[] = {
		{KEY_VARIANT, STATUS_HAND_NO_VARIANT, ALL},
		{KEY_ANTES, STATUS_HAND_NO_ANTES, ALL},
		{KEY_BLINDS, STATUS_HAND_NO_BLINDS, WITH_BLINDS},
		{KEY_BRING_IN, STATUS_HAND_NO_BRING_IN, WITH_BRING_IN},
		{KEY_SMALL_BET, STATUS_HAND_NO_SMALL_BET, FIXED},
		{KEY_BIG_BET, STATUS_HAND_NO_BIG_BET, FIXED},
		{KEY_MIN_BET, STATUS_HAND_NO_MIN_BET, NOT_FIXED},
		{KEY_STACKS, STATUS_HAND_NO_STACKS, ALL},
		{KEY_ACTIONS, STATUS_HAND_NO_ACTIONS, ALL},
	};
	unsigned is = ALL;

	if (variant)
		is |= (variant->limit == FIXED_LIMIT ? FIXED : NOT_FIXED) |
		      (variant_brings_in(variant)           ? WITH_BRING_IN
			      : variant_has_blinds(variant) ? WITH_BLINDS
							    : 0);

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct amount *size;

		if (!(rows[i].needed & is))
			continue;
		if (!(reading->reader->seen & 1u << rows[i].key))
			return toml_fault(&reading->toml, rows[i].missing, reading->first, 0);
		if (rows[i].key < KEY_SMALL_BET || rows[i].key > KEY_MIN_BET)
			continue;
		size = &reading->reader->amounts[rows[i].key].amount[0];
		if (size->digits == 0)
			return phh_reading_fault(reading, STATUS_HAND_NO_BET, size->raw);
	}
	return STATUS_OK;
}

/* The fault of a list whose length is not the number of players. */
static status_code uneven(struct phh_reading *reading, size_t offset, int count)
{
	phh_reading_fault_count(reading, STATUS_HAND_UNEVEN, offset, count);
	reading->toml.fault.wanted = (size_t)reading->reader->amounts[KEY_STACKS].count;
	return STATUS_HAND_UNEVEN;
}

static status_code check_counts(struct phh_reading *reading)
{
	static const enum key lists[] = {KEY_ANTES, KEY_BLINDS, KEY_FINISHING, KEY_WINNINGS};
	const struct phh_reader *const reader = reading->reader;
	const struct phh_amounts *const stacks = &reader->amounts[KEY_STACKS];

	if (stacks->count < 2 || stacks->count > SEATS_MAX)
		return phh_reading_fault_count(reading, STATUS_HAND_PLAYERS, stacks->offset,
			stacks->count);
	for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
		const struct phh_amounts *const amounts = &reader->amounts[lists[i]];

		if ((reader->seen & 1u << lists[i]) && amounts->count != stacks->count)
			return uneven(reading, amounts->offset, amounts->count);
	}
	if ((reader->seen & 1u << KEY_PLAYERS) && reader->player_count != stacks->count)
		return uneven(reading, reader->players_offset, reader->player_count);
	if ((reader->seen & 1u << KEY_SEATS) && reader->seat_count != stacks->count)
		return uneven(reading, reader->seats_offset, reader->seat_count);
	return STATUS_OK;
}

static status_code read_actions(struct phh_reading *reading)
{
	struct phh_reader *const reader = reading->reader;
	struct hand_record *const hand = reading->hand;

	hand->malformed = reader->action_count;
	for (int i = 0; i < reader->action_count; i++) {
		struct hand_action *const action = &reader->actions[i];
		const status_code status = phh_action_read(action, hand->setup.seats, reader);
		struct slice comment;
		size_t offset;

		if (status == STATUS_NO_MEMORY)
			return status;
		if (status && i < hand->malformed)
			hand->malformed = i;
		if (action->places > hand->places)
			hand->places = action->places;
		if (action->comment == action->text.length)
			continue;
		comment = (struct slice){action->text.bytes + action->comment,
			action->text.length - action->comment};
		offset = action->offset + (action->escaped ? 0 : action->comment);
		if (phh_expect_note(reader, comment, offset, i + 1, !action->nothing))
			return STATUS_NO_MEMORY;
	}
	return STATUS_OK;
}

static void scale_actions(struct phh_reading *reading)
{
	struct hand_record *const hand = reading->hand;

	for (int i = 0; i < reading->reader->action_count; i++) {
		struct hand_action *const action = &reading->reader->actions[i];
		const struct amount amount = {.digits = action->action.amount,
			.places = action->places};

		if (action->status || action->nothing || action->action.act != ACT_BET_RAISE ||
			phh_amount_scale(&amount, hand->places, CHIPS_MAX, &action->action.amount))
			continue;
		action->status = STATUS_HAND_AMOUNT_BIG;
		action->fault_offset = (uint32_t)action->offset;
		action->fault_length = (uint32_t)action->length;
		action->fault_number = 0;
		if (i < hand->malformed)
			hand->malformed = i;
	}
}

/* Converts all amounts to one unit. */
static status_code scale(struct phh_reading *reading)
{
	struct hand_record *const hand = reading->hand;
	const struct {
		enum key key;
		chips *out, most;
	} rows[] = {{KEY_ANTES, hand->setup.ante, CHIPS_MAX},
		{KEY_BLINDS, hand->setup.blind, CHIPS_MAX},
		{KEY_STACKS, hand->setup.stack, CHIPS_MAX},
		{KEY_FINISHING, hand->finishing, CHIPS_TABLE_MAX},
		{KEY_WINNINGS, hand->winnings, CHIPS_TABLE_MAX},
		{KEY_BRING_IN, &hand->setup.bring_in, CHIPS_MAX},
		{KEY_SMALL_BET, &hand->setup.small_bet, CHIPS_MAX},
		{KEY_BIG_BET, &hand->setup.big_bet, CHIPS_MAX},
		{KEY_MIN_BET, &hand->setup.min_bet, CHIPS_MAX}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct phh_amounts *const amounts = &reading->reader->amounts[rows[i].key];

		for (int j = 0; j < amounts->count; j++)
			if (amounts->amount[j].places > hand->places)
				hand->places = amounts->amount[j].places;
	}
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct phh_amounts *const amounts = &reading->reader->amounts[rows[i].key];

		for (int j = 0; j < amounts->count; j++)
			if (!phh_amount_scale(&amounts->amount[j], hand->places, rows[i].most,
				    &rows[i].out[j]))
				return phh_reading_fault(reading, STATUS_HAND_AMOUNT_BIG,
					amounts->amount[j].raw);
	}
	if (hand->places > 0) /* otherwise the digits are the amounts */
		scale_actions(reading);
	return STATUS_OK;
}

/* -- boards: the keys _boards and _run ------------------------------------------ */

enum { BOARDS_BYTES = 256 /* length of the boards in the form of a showdown line */ };

/* Writes the strings of an array separated by `/`; returns their number, or -1. */
static int join(struct phh_reading *reading, const struct hand_key *entry, struct text *out)
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

/* Reads the boards of a hand with several: the value of _boards or _run. */
static status_code read_boards(struct phh_reading *reading, const struct hand_key *entry)
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

/* -- the whole hand --------------------------------------------------------- */

status_code phh_whole_read(struct phh_reading *reading)
{
	struct phh_reader *const reader = reading->reader;
	struct hand_record *const hand = reading->hand;
	const struct variant *const variant = variant_find(hand->variant);
	status_code status = check_fields(reading, variant);

	if (!status)
		status = check_counts(reading);
	if (status)
		return status;
	hand->setup.variant = variant;
	hand->setup.boards = 1; /* unless it states its boards */
	hand->setup.seats = reader->amounts[KEY_STACKS].count;
	hand->has_setup = variant;
	hand->has_finishing = reader->seen & 1u << KEY_FINISHING;
	hand->has_winnings = reader->seen & 1u << KEY_WINNINGS;

	if (reading->boards_key >= 0)
		status = read_boards(reading, &reader->keys[reading->boards_key]);
	if (!status)
		status = read_actions(reading);
	if (!status)
		status = scale(reading);
	if (status)
		return status;
	phh_expect_read(reader, hand->setup.seats, hand->places);
	hand->actions = reader->actions;
	hand->action_count = reader->action_count;
	hand->expectations = reader->expectations;
	hand->expectation_count = reader->expectation_count;
	hand->keys = reader->keys;
	hand->key_count = reader->key_count;
	return STATUS_OK;
}
