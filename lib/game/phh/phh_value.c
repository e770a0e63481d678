#include "game/phh/phh_internal.h"

#include "base/scan.h"

/* -- amounts -------------------------------------------------------------------- */

/* Fast path for the usual form of an amount: digits, optionally with a point, before a comma or
 * bracket. Moves *from past the amount. Returns false, and moves nothing, for any other form. */
static bool amount_quick(const char **from, const char *end, struct amount *out)
{
	enum { DIGITS_MAX = 14 };
	const char *at = *from, *point = NULL;
	int places = 0;
	chips sum = 0;

	for (; at < end && at - *from <= DIGITS_MAX; at++) {
		if (phh_is_digit(*at))
			sum = sum * 10 + (*at - '0');
		else if (*at == '.' && !point && at > *from)
			point = at;
		else
			break;
	}
	if (point)
		places = (int)(at - point - 1);
	if (at == end || at == *from || (*at != ',' && *at != ']') || (point && places == 0) ||
		places > CHIPS_PLACES_MAX ||
		(**from == '0' && (*from)[1] >= '0' && (*from)[1] <= '9'))
		return false;
	*out = (struct amount){sum, places, {*from, (size_t)(at - *from)}};
	*from = at;
	return true;
}

/* -- values ----------------------------------------------------------------- */

static status_code warn(struct phh_reading *reading, status_code status, struct slice at)
{
	return phh_warn(reading->reader, status, toml_offset(&reading->toml, at.bytes), at.length)
		       ? STATUS_OK
		       : STATUS_NO_MEMORY;
}

status_code phh_reading_fault(struct phh_reading *reading, status_code status, struct slice at)
{
	return toml_fault(&reading->toml, status, at.bytes, at.length);
}

status_code phh_reading_fault_count(struct phh_reading *reading, status_code status, size_t offset,
	int count)
{
	toml_fault(&reading->toml, status, reading->toml.start + offset, 1);
	reading->toml.fault.number = (size_t)count;
	return status;
}

/* A comment is about the action before it if it is on the line on which that action ends. */
static status_code note(struct phh_reading *reading, struct slice comment)
{
	const char *const action = reading->action_end;
	const bool same_line = action && !memchr(action, '\n', (size_t)(comment.bytes - action));

	return phh_expect_note(reading->reader, comment, toml_offset(&reading->toml, comment.bytes),
		reading->reader->action_count, same_line);
}

status_code phh_reading_comment(struct phh_reading *reading, struct slice *comment)
{
	const status_code status = toml_comment(&reading->toml, comment);

	return status ? status : note(reading, *comment);
}

/* Like toml_next(), but returns only elements, and notes comments on the way. *more is false at the
 * end. */
static inline status_code next_element(struct phh_reading *reading, struct toml_list *list,
	bool *more)
{
	enum toml_part part;
	struct slice comment;
	status_code status;

	for (;;) {
		status = toml_next(&reading->toml, list, &part, &comment);
		*more = !status && part == TOML_ELEMENT;
		if (status || part != TOML_COMMENT)
			return status;
		status = note(reading, comment);
		if (status)
			return status;
	}
}

static status_code check_amount(struct phh_reading *reading, const struct phh_known *known,
	const struct amount *amount)
{
	if (amount->digits == CHIPS_UNKNOWN && !(known->amounts & AMOUNT_INF))
		return phh_reading_fault(reading, STATUS_HAND_AMOUNT, amount->raw);
	if (amount->digits < 0 && !(known->amounts & AMOUNT_NEGATIVE))
		return phh_reading_fault(reading, STATUS_HAND_NEGATIVE, amount->raw);
	if (amount->digits == 0 && (known->amounts & AMOUNT_POSITIVE))
		return phh_reading_fault(reading, STATUS_HAND_NO_CHIPS, amount->raw);
	return STATUS_OK;
}

static status_code read_amount(struct phh_reading *reading, const struct phh_known *known,
	struct slice word, struct amount *out)
{
	bool grouped;
	status_code status = phh_amount_parse(word, known_most(known), out, &grouped);

	if (!status && grouped)
		status = warn(reading, STATUS_ODD_DIGITS, word);
	if (status == STATUS_NO_MEMORY)
		return status;
	if (status)
		return phh_reading_fault(reading, status, word);
	return check_amount(reading, known, out);
}

/* Reads a single amount. No separator can follow it, so commas always group its digits. */
static status_code read_single(struct phh_reading *reading, const struct phh_known *known)
{
	struct toml *const toml = &reading->toml;
	struct phh_amounts *const amounts = &reading->reader->amounts[known->key];
	struct toml_value value;
	const status_code status = toml_scalar(toml, &value);

	if (status)
		return status;
	if (value.kind == TOML_NUMBER)
		while (toml->at < toml->end && (*toml->at == ',' || *toml->at == '.' ||
						       (*toml->at >= '0' && *toml->at <= '9')))
			toml->at++;
	value.raw.length = (size_t)(toml->at - value.raw.bytes);
	amounts->count = 1;
	return read_amount(reading, known, value.raw, &amounts->amount[0]);
}

static status_code wants_array(struct phh_reading *reading)
{
	struct toml_value value;
	status_code status;

	if (reading->toml.at < reading->toml.end && *reading->toml.at == '[')
		return STATUS_OK;
	status = toml_scalar(&reading->toml, &value);
	return status ? status : phh_reading_fault(reading, STATUS_HAND_WANTS_ARRAY, value.raw);
}

static status_code read_amounts(struct phh_reading *reading, const struct phh_known *known)
{
	struct toml *const toml = &reading->toml;
	struct phh_amounts *const amounts = &reading->reader->amounts[known->key];
	struct toml_list list = {0};
	bool more;
	status_code status = wants_array(reading);

	amounts->offset = toml_offset(toml, toml->at);
	while (!status) {
		struct toml_value value;
		struct amount spare = {0}, *const out = amounts->count < SEATS_MAX
								? &amounts->amount[amounts->count]
								: &spare;

		status = next_element(reading, &list, &more);
		if (status || !more)
			break;
		if (amount_quick(&toml->at, toml->end, out)) {
			status = check_amount(reading, known, out);
		} else {
			status = toml_scalar(toml, &value);
			if (!status)
				status = read_amount(reading, known, value.raw, out);
		}
		amounts->count++;
	}
	if (amounts->count > SEATS_MAX && !status)
		return phh_reading_fault_count(reading, STATUS_HAND_PLAYERS, amounts->offset,
			amounts->count);
	return status;
}

static status_code add_action(struct phh_reading *reading, const struct toml_value *value)
{
	struct phh_reader *const reader = reading->reader;
	struct hand_action *const actions = array_room(reader->actions, &reader->action_room,
		(size_t)reader->action_count, sizeof *actions);
	const struct slice at = value->escaped ? value->raw : value->text;
	struct hand_action *action;

	if (!actions)
		return STATUS_NO_MEMORY;
	reader->actions = actions;
	action = &actions[reader->action_count++];
	action->text = value->text;
	action->escaped = value->escaped;
	action->offset = toml_offset(&reading->toml, at.bytes);
	action->length = at.length;
	return STATUS_OK;
}

/* Reads an array of strings; calls `take` for each. */
static status_code read_strings(struct phh_reading *reading,
	status_code (*take)(struct phh_reading *, const struct toml_value *))
{
	struct toml *const toml = &reading->toml;
	struct toml_list list = {0};
	bool more;
	status_code status = wants_array(reading);

	while (!status) {
		struct toml_value value;

		status = next_element(reading, &list, &more);
		if (status || !more)
			break;
		status = toml_scalar(toml, &value);
		if (!status && value.kind != TOML_STRING)
			status = phh_reading_fault(reading, STATUS_HAND_WANTS_STRING, value.raw);
		if (!status)
			status = take(reading, &value);
		reading->action_end = take == add_action ? toml->at : NULL;
	}
	reading->action_end = NULL;
	return status;
}

static status_code add_player(struct phh_reading *reading, const struct toml_value *value)
{
	struct phh_reader *const reader = reading->reader;

	if (reader->player_count < SEATS_MAX)
		reading->hand->player[reader->player_count] = value->text;
	reader->player_count++;
	return STATUS_OK;
}

static status_code read_seats(struct phh_reading *reading)
{
	struct toml *const toml = &reading->toml;
	struct phh_reader *const reader = reading->reader;
	struct toml_list list = {0};
	bool more;
	status_code status = wants_array(reading);

	reader->seats_offset = toml_offset(toml, toml->at);
	while (!status) {
		struct toml_value value;
		uint64_t seat;

		status = next_element(reading, &list, &more);
		if (status || !more)
			break;
		status = toml_scalar(toml, &value);
		if (status)
			break;
		if (value.kind != TOML_NUMBER || !slice_uint(value.raw, INT32_MAX, &seat))
			return phh_reading_fault(reading, STATUS_HAND_WANTS_SEAT, value.raw);
		if (reader->seat_count < SEATS_MAX)
			reading->hand->seat_number[reader->seat_count] = (int)seat;
		reader->seat_count++;
	}
	return status;
}

/* Reads a value of any kind. The elements of an array are checked but not kept. */
static status_code read_any(struct phh_reading *reading, struct toml_value *out)
{
	struct toml *const toml = &reading->toml;
	struct toml_list list = {0};
	struct toml_value value;
	const char *const from = toml->at;
	bool more;

	if (toml->at == toml->end || *toml->at != '[') {
		if (toml->at < toml->end && *toml->at == '{')
			return toml_fault(toml, STATUS_TOML_NESTED, toml->at, 1);
		return toml_scalar(toml, out);
	}
	for (;;) {
		status_code status = next_element(reading, &list, &more);

		if (!status && !more)
			break;
		if (!status)
			status = toml_scalar(toml, &value);
		if (status)
			return status;
	}
	out->kind = TOML_ARRAY;
	out->raw = out->text = (struct slice){from, (size_t)(toml->at - from)};
	return STATUS_OK;
}

static status_code read_plain(struct phh_reading *reading, enum key key, struct hand_key *entry)
{
	struct hand_record *const hand = reading->hand;
	struct toml_value value = {.kind = TOML_STRING};
	const status_code status = read_any(reading, &value);

	if (status)
		return status;
	entry->text = value.text;
	if (key == KEY_VARIANT) {
		if (value.kind != TOML_STRING)
			return phh_reading_fault(reading, STATUS_HAND_WANTS_STRING, value.raw);
		hand->variant = value.text;
		hand->variant_offset = toml_offset(&reading->toml,
			value.escaped ? value.raw.bytes : value.text.bytes);
	} else if (key == KEY_TRIM) {
		if (value.kind != TOML_FLAG)
			return phh_reading_fault(reading, STATUS_HAND_WANTS_FLAG, value.raw);
		hand->setup.trim_antes = *value.raw.bytes == 't';
	} else if (key == KEY_TIME && value.kind == TOML_STRING) {
		return warn(reading, STATUS_ODD_TIME, value.raw);
	}
	return STATUS_OK;
}

status_code phh_value_read(struct phh_reading *reading, const struct phh_known *known,
	struct hand_key *entry)
{
	switch (known ? known->key : KEY_OTHER) {
	case KEY_ANTES:
	case KEY_BLINDS:
	case KEY_STACKS:
	case KEY_FINISHING:
	case KEY_WINNINGS:
		return read_amounts(reading, known);
	case KEY_BRING_IN:
	case KEY_SMALL_BET:
	case KEY_BIG_BET:
	case KEY_MIN_BET:
		return read_single(reading, known);
	case KEY_ACTIONS:
		return read_strings(reading, add_action);
	case KEY_PLAYERS:
		reading->reader->players_offset = toml_offset(&reading->toml, reading->toml.at);
		return read_strings(reading, add_player);
	case KEY_SEATS:
		return read_seats(reading);
	default:
		return read_plain(reading, known ? known->key : KEY_OTHER, entry);
	}
}
