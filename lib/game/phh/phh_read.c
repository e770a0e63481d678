#include "game/phh/phh_internal.h"

#include "base/scan.h"

/* The keys that affect the play. All other keys of the standard, such as author, are read like
 * unknown ones. */
static const struct phh_known known_keys[] = {
#define KNOWN(name, key, amounts)                                                                  \
	{                                                                                          \
		name, sizeof(name) - 1, key, amounts                                               \
	}
	KNOWN("variant", KEY_VARIANT, 0),
	KNOWN("ante_trimming_status", KEY_TRIM, 0),
	KNOWN("antes", KEY_ANTES, 0),
	KNOWN("blinds_or_straddles", KEY_BLINDS, AMOUNT_NEGATIVE),
	KNOWN("bring_in", KEY_BRING_IN, 0),
	KNOWN("small_bet", KEY_SMALL_BET, 0),
	KNOWN("big_bet", KEY_BIG_BET, 0),
	KNOWN("min_bet", KEY_MIN_BET, 0),
	KNOWN("starting_stacks", KEY_STACKS, AMOUNT_INF | AMOUNT_POSITIVE),
	KNOWN("actions", KEY_ACTIONS, 0),
	KNOWN("time", KEY_TIME, 0),
	KNOWN("seats", KEY_SEATS, 0),
	KNOWN("players", KEY_PLAYERS, 0),
	KNOWN("finishing_stacks", KEY_FINISHING, AMOUNT_INF | AMOUNT_RESULT),
	KNOWN("winnings", KEY_WINNINGS, AMOUNT_INF | AMOUNT_NEGATIVE | AMOUNT_RESULT),
#undef KNOWN
};

enum { KNOWN_KEYS = (int)(sizeof known_keys / sizeof *known_keys) };

static bool is_name(const struct phh_known *known, struct slice name)
{
	return known->length == name.length && *known->name == *name.bytes &&
	       memcmp(known->name, name.bytes, name.length) == 0;
}

/* Tries the key after the last one found first, because most files have the keys in this order. */
static const struct phh_known *known_find(struct phh_reading *reading, struct slice name)
{
	int at = reading->guess;

	if (*name.bytes == '_') /* a custom field */
		return NULL;
	if (!is_name(&known_keys[at], name))
		for (at = 0; at < KNOWN_KEYS && !is_name(&known_keys[at], name); at++)
			;
	if (at == KNOWN_KEYS)
		return NULL;
	reading->guess = at + 1 < KNOWN_KEYS ? at + 1 : 0;
	return &known_keys[at];
}

/* -- lines ---------------------------------------------------------------- */

static struct hand_key *add_entry(struct phh_reader *reader)
{
	struct hand_key *const keys = array_room(reader->keys, &reader->key_room,
		(size_t)reader->key_count, sizeof *keys);

	if (!keys)
		return NULL;
	reader->keys = keys;
	keys[reader->key_count] = (struct hand_key){.kind = KEY_COMMENT};
	return &keys[reader->key_count++];
}

/* Reads spaces, an optional comment, and the end of the line. */
static status_code read_line_end(struct phh_reading *reading, struct slice *comment)
{
	struct toml *const toml = &reading->toml;

	toml_blanks(toml);
	if (toml->at < toml->end && *toml->at == '#') {
		const status_code status = phh_reading_comment(reading, comment);

		if (status)
			return status;
	}
	if (toml->at < toml->end && !toml_line_end(toml))
		return toml_fault_here(toml, STATUS_HAND_LINE_END, STATUS_HAND_LINE_END);
	return STATUS_OK;
}

static status_code read_comment(struct phh_reading *reading)
{
	struct hand_key *const entry = add_entry(reading->reader);

	if (!entry)
		return STATUS_NO_MEMORY;
	entry->offset = toml_offset(&reading->toml, reading->toml.at);
	return read_line_end(reading, &entry->comment);
}

/* The header of the hand's table: [1]. */
static status_code read_table(struct phh_reading *reading)
{
	struct toml *const toml = &reading->toml;
	const char *const open = toml->at;
	struct toml_value value = {.text = {NULL, 0}};
	status_code status = STATUS_OK;

	toml->at++;
	toml_blanks(toml);
	if (toml->at < toml->end && (*toml->at == '\'' || *toml->at == '"'))
		status = toml_scalar(toml, &value);
	else
		value.raw = value.text = toml_key(toml);
	toml_blanks(toml);
	if (status)
		return status;
	if (reading->first || value.raw.length == 0 || toml->at == toml->end || *toml->at != ']') {
		for (toml->at = open; toml->at < toml->end && *toml->at != '\n'; toml->at++)
			;
		return phh_reading_fault(reading, STATUS_HAND_TABLE,
			slice_trim((struct slice){open, (size_t)(toml->at - open)}));
	}
	toml->at++;
	reading->first = open;
	reading->hand->number = value.text;

	/* a comment after the header is kept on a line of its own */
	toml_blanks(toml);
	if (toml->at < toml->end && *toml->at == '#')
		return read_comment(reading);
	return read_line_end(reading, &(struct slice){NULL, 0});
}

/* Records that the key was read. Fails if the hand has it already, or has too many unknown keys. */
static status_code note_key(struct phh_reading *reading, struct slice name,
	const struct phh_known *known)
{
	struct phh_reader *const reader = reading->reader;

	if (known) {
		if (reader->seen & 1u << known->key)
			return phh_reading_fault(reading, STATUS_HAND_TWICE, name);
		reader->seen |= 1u << known->key;
		return STATUS_OK;
	}
	for (int i = 0; i < reader->key_count; i++)
		if (reader->keys[i].kind == KEY_OTHER &&
			reader->keys[i].name.length == name.length &&
			memcmp(reader->keys[i].name.bytes, name.bytes, name.length) == 0)
			return phh_reading_fault(reading, STATUS_HAND_TWICE, name);
	if (++reader->other_count > PHH_KEYS_MAX)
		return phh_reading_fault(reading, STATUS_HAND_KEYS, name);
	return STATUS_OK;
}

static status_code read_key(struct phh_reading *reading)
{
	struct toml *const toml = &reading->toml;
	const struct slice name = toml_key(toml);
	struct hand_key entry = {.name = name};
	struct hand_key *kept;
	const struct phh_known *known;
	status_code status;

	if (name.length == 0)
		return toml_fault_here(toml, STATUS_HAND_KEY, STATUS_HAND_KEY);
	if (!reading->first)
		reading->first = name.bytes;

	known = known_find(reading, name);
	status = note_key(reading, name, known);
	if (status)
		return status;
	toml_blanks(toml);
	if (toml->at == toml->end || *toml->at != '=')
		return toml_fault(toml, STATUS_HAND_EQUALS, toml->at, 0);
	toml->at++;
	toml_blanks(toml);

	entry.kind = known ? (int)known->key : KEY_OTHER;
	entry.value.bytes = toml->at;
	entry.offset = toml_offset(toml, toml->at);
	status = phh_value_read(reading, known, &entry);
	entry.value.length = (size_t)(toml->at - entry.value.bytes);
	if (!entry.text.bytes)
		entry.text = entry.value;
	if (!status)
		status = read_line_end(reading, &entry.comment);
	if (status)
		return status;
	kept = add_entry(reading->reader);
	if (!kept)
		return STATUS_NO_MEMORY;
	*kept = entry;
	if (entry.kind == KEY_OTHER && *name.bytes == '_' &&
		(slice_equal(name, "_boards") || slice_equal(name, "_run"))) {
		if (reading->boards_key >= 0)
			return phh_reading_fault(reading, STATUS_HAND_BOARDS_TWICE, name);
		reading->boards_key = reading->reader->key_count - 1;
	}
	return STATUS_OK;
}

static status_code read_lines(struct phh_reading *reading)
{
	struct toml *const toml = &reading->toml;
	status_code status = STATUS_OK;

	while (!status) {
		toml_blanks(toml);
		if (toml->at == toml->end)
			break;
		if (toml_line_end(toml))
			continue;
		if (*toml->at == '#')
			status = read_comment(reading);
		else if (*toml->at == '[')
			status = read_table(reading);
		else
			status = read_key(reading);
	}
	return status;
}

static void clear(struct phh_reader *reader)
{
	reader->action_count = reader->expectation_count = reader->key_count = 0;
	reader->warning_count = reader->other_count = 0;
	reader->player_count = reader->seat_count = 0;
	reader->seen = 0;
	for (size_t i = 0; i < sizeof reader->amounts / sizeof *reader->amounts; i++)
		reader->amounts[i].count = 0;
}

status_code phh_read(struct phh_reader *reader, struct slice text, struct hand_record *hand,
	struct fault *fault)
{
	struct phh_reading reading = {.reader = reader, .hand = hand, .boards_key = -1};
	struct toml *const toml = &reading.toml;
	status_code status;

	*hand = (struct hand_record){0};
	clear(reader);
	if (text.length > PHH_HAND_MAX)
		return fault_set(fault, STATUS_HAND_LONG, 0, 0);
	toml_init(toml, text, &reader->memory);

	status = read_lines(&reading);
	if (!status && !reading.first)
		status = toml_fault(toml, STATUS_NO_HAND, toml->start, 0);
	if (!status)
		status = phh_whole_read(&reading);
	if (status == STATUS_NO_MEMORY)
		return fault_set(fault, status, 0, 0);
	if (status && fault)
		*fault = toml->fault;
	return status;
}

/* -- keys alone ----------------------------------------------------------- */

/* The entry of a line that is known to be valid; the key ends before the first space. */
static struct hand_key entry_of(struct phh_reading *reading, struct slice line)
{
	struct toml *const toml = &reading->toml;
	const char *const blank = memchr(line.bytes, ' ', line.length);
	struct hand_key entry = {.kind = KEY_OTHER};
	const struct phh_known *known;
	struct toml_value read;

	entry.name = (struct slice){line.bytes, (size_t)(blank - line.bytes)};
	known = known_find(reading, entry.name);
	if (known)
		entry.kind = (int)known->key;
	entry.value.bytes = blank + strlen(" = ");
	entry.value.length = (size_t)(line.bytes + line.length - entry.value.bytes);
	entry.offset = toml_offset(toml, entry.value.bytes);
	entry.text = entry.value;
	toml->at = entry.value.bytes;
	if (*toml->at == '\'')
		entry.text = (struct slice){toml->at + 1, entry.value.length - 2};
	else if (*toml->at == '"' && !toml_scalar(toml, &read))
		entry.text = read.text;
	return entry;
}

bool phh_read_keys(struct phh_reader *reader, struct slice text, struct hand_record *hand)
{
	struct phh_reading reading = {.reader = reader, .hand = hand};
	const char *feed;

	clear(reader);
	toml_init(&reading.toml, text, &reader->memory);
	for (; text.length; text.length -= (size_t)(feed + 1 - text.bytes), text.bytes = feed + 1) {
		struct hand_key *kept;

		feed = memchr(text.bytes, '\n', text.length);
		kept = feed ? add_entry(reader) : NULL;
		if (!kept)
			return false;
		*kept = entry_of(&reading, (struct slice){text.bytes, (size_t)(feed - text.bytes)});
		if (kept->kind != KEY_VARIANT)
			continue;
		hand->variant = kept->text;
		hand->variant_offset = kept->offset + 1; /* after the quote */
	}
	hand->keys = reader->keys;
	hand->key_count = reader->key_count;
	return true;
}
