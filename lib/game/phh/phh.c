/* The PHH reader: its memory, its warnings, and amounts. */
#include "game/phh/phh_internal.h"

#include <stdlib.h>
#include <string.h>

struct phh_reader *phh_reader_new(void)
{
	return calloc(1, sizeof(struct phh_reader));
}

void phh_reader_free(struct phh_reader *reader)
{
	if (!reader)
		return;
	free(reader->actions);
	free(reader->expectations);
	free(reader->keys);
	free(reader->warnings);
	toml_memory_free(&reader->memory);
	free(reader);
}

bool phh_warn(struct phh_reader *reader, status_code status, size_t offset, size_t length)
{
	struct phh_warning *const warnings = array_room(reader->warnings, &reader->warning_room,
		(size_t)reader->warning_count, sizeof *warnings);

	if (!warnings)
		return false;
	reader->warnings = warnings;
	warnings[reader->warning_count++] = (struct phh_warning){status, offset, length};
	return true;
}

const struct phh_warning *phh_warnings(const struct phh_reader *reader, int *count)
{
	*count = reader->warning_count;
	return reader->warnings;
}

/* -- amounts --------------------------------------------------------------
 *
 * Digits are read here and not by base/decimal, which wants to know first how many places a value
 * has. The unit of a hand is known only when all its amounts have been read, so that an amount is
 * kept as its digits and its places until then; and hand files group digits, by commas too. */

status_code phh_amount_parse(struct slice word, chips most, struct amount *out, bool *grouped)
{
	const char *at = word.bytes;
	const char *const end = at + word.length;
	const char *point = NULL;
	const bool minus = at < end && *at == '-';
	int run = 0, places = 0; /* digits since the last comma or underscore; after the point */
	bool comma = false, big = false;
	chips sum = 0;

	*grouped = false;
	out->raw = word;
	if (at < end && (*at == '-' || *at == '+'))
		at++;
	if (end - at == 3 && memcmp(at, "inf", 3) == 0) {
		*out = (struct amount){CHIPS_UNKNOWN, 0, word};
		return minus ? STATUS_HAND_AMOUNT : STATUS_OK;
	}
	if (end - at > 1 && at[0] == '0' && at[1] != '.')
		return STATUS_HAND_AMOUNT;
	for (; at < end; at++) {
		if (phh_is_digit(*at)) {
			sum = sum * 10 + (*at - '0');
			big |= sum > most;
			sum = big ? 0 : sum;
			run++;
			places += point != NULL;
		} else if (*at == '.' && !point && run > 0 && (!comma || run == 3)) {
			point = at;
			run = 0;
		} else if (*at == ',' && !point && run > 0 && (comma ? run == 3 : run < 4)) {
			comma = true;
			run = 0;
		} else if (*at == '_' && !comma && run > 0) {
			run = 0;
		} else {
			return STATUS_HAND_AMOUNT;
		}
	}
	if (run == 0 || (comma && !point && run != 3) || places > CHIPS_PLACES_MAX)
		return STATUS_HAND_AMOUNT;
	if (big)
		return STATUS_HAND_AMOUNT_BIG;
	*grouped = comma;
	out->digits = minus ? -sum : sum;
	out->places = places;
	return STATUS_OK;
}

bool phh_amount_scale(const struct amount *amount, int places, chips most, chips *out)
{
	chips sum = amount->digits;

	if (sum != CHIPS_UNKNOWN)
		for (int i = amount->places; i < places; i++) {
			sum *= 10;
			if (sum > most || sum < -most)
				return false;
		}
	*out = sum;
	return true;
}
