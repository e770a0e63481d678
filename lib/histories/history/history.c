#include "histories/history/history.h"

#include "base/scan.h"

#include <stdlib.h>
#include <string.h>

enum { ROOM_FIRST = 64, KEPT_MIN = 1024 };

void history_clear(struct history *history, struct slice text)
{
	memset(history, 0, offsetof(struct history, seat));
	history->stakes = (struct history_stakes){.small_blind = HISTORY_NOT_GIVEN,
		.big_blind = HISTORY_NOT_GIVEN,
		.small_bet = HISTORY_NOT_GIVEN,
		.big_bet = HISTORY_NOT_GIVEN,
		.cap = HISTORY_NOT_GIVEN};
	history->money = (struct history_money){.pot = HISTORY_NOT_GIVEN,
		.rake = HISTORY_NOT_GIVEN,
		.fees = HISTORY_NOT_GIVEN,
		.rake_least = HISTORY_NOT_GIVEN,
		.rake_most = HISTORY_NOT_GIVEN,
		.splash = HISTORY_NOT_GIVEN,
		.drop = HISTORY_NOT_GIVEN,
		.drop_from = HISTORY_NOT_GIVEN};
	history->hero = -1;
	history->text = text;
	text_clear(&history->words);
	text_clear(&history->kept);
	history->failed = !text_reserve(&history->kept, 2 * text.length + KEPT_MIN);
}

void history_free(struct history *history)
{
	free(history->events);
	free(history->notes);
	text_free(&history->words);
	text_free(&history->kept);
	*history = (struct history){.events = NULL};
}

struct slice history_keep(struct history *history, struct slice bytes)
{
	struct text *const kept = &history->kept;
	const size_t from = kept->length, left = kept->capacity - from;

	if (kept->failed || history->failed)
		return SLICE("");
	if (bytes.length > left)
		bytes.length = left;
	if (bytes.length)
		text_add_slice(kept, bytes);
	return (struct slice){kept->bytes + from, bytes.length};
}

bool history_number(const struct history *history, uint64_t *number)
{
	struct slice digits = history->number;

	while (digits.length && *digits.bytes >= 'A' && *digits.bytes <= 'Z')
		digits = (struct slice){digits.bytes + 1, digits.length - 1};
	return slice_uint(digits, INT64_MAX, number);
}

/* -- seats ---------------------------------------------------------------- */

int history_add_seat(struct history *history, const struct history_seat *seat)
{
	const bool inside = seat->name.bytes >= history->text.bytes &&
			    seat->name.bytes < history->text.bytes + history->text.length;
	const struct slice at =
		inside ? seat->name : (struct slice){history->text.bytes + seat->offset, 0};

	if (history->seats == HISTORY_SEATS_MAX) {
		history_fault(history, STATUS_HISTORY_SEATS, at);
		return -1;
	}
	for (int i = 0; i < history->seats; i++) {
		const struct history_seat *const other = &history->seat[i];

		if (slice_same(other->name, seat->name) ||
			(seat->number && other->number == seat->number)) {
			history_fault_of(history, STATUS_HISTORY_SEAT_TWICE, at, seat->name);
			return -1;
		}
	}
	history->numbered |= seat->number > 0;
	history->seat[history->seats] = *seat;
	return history->seats++;
}

int history_seat_named(const struct history *history, struct slice name)
{
	for (int i = 0; i < history->seats; i++)
		if (slice_same(history->seat[i].name, name))
			return i;
	return -1;
}

int history_seat_begins_bytes(const struct history *history, struct slice line, const char *after,
	size_t follows, struct slice *rest)
{
	const int seats = line.length ? history->seats : 0;
	size_t longest = 0;
	int found = -1;

	for (int i = 0; i < seats; i++) {
		const struct slice name = history->seat[i].name;

		/* most names differ from the line in their first byte */
		if (*name.bytes != *line.bytes || name.length < longest ||
			name.length + follows > line.length ||
			memcmp(line.bytes, name.bytes, name.length) != 0 ||
			memcmp(line.bytes + name.length, after, follows) != 0)
			continue;
		longest = name.length;
		found = i;
	}
	if (found >= 0 && rest)
		*rest = (struct slice){line.bytes + longest + follows,
			line.length - longest - follows};
	return found;
}

/* -- events --------------------------------------------------------------- */

/* Returns a list with space for count + 1 items; NULL if out of memory. */
static void *with_room(struct history *history, void *list, int count, size_t size, size_t *room)
{
	const size_t more = *room ? 2 * *room : ROOM_FIRST;
	void *resized;

	if ((size_t)count < *room)
		return list;
	resized = realloc(list, more * size);
	if (resized)
		*room = more;
	else
		history->failed = true;
	return resized;
}

struct history_event *history_add(struct history *history, enum history_event_kind kind, int seat,
	struct slice line)
{
	struct history_event *event = &history->spare, *events = NULL;

	if (history->event_count < HISTORY_EVENTS_MAX)
		events = with_room(history, history->events, history->event_count, sizeof(*events),
			&history->event_room);
	else if (!history->bad)
		history_fault(history, STATUS_HISTORY_EVENTS, line);
	if (events) {
		history->events = events;
		event = &events[history->event_count++];
	}
	*event = (struct history_event){.kind = kind,
		.seat = (int8_t)seat,
		.added = HISTORY_NOT_GIVEN,
		.to = HISTORY_NOT_GIVEN,
		.offset = (size_t)(line.bytes - history->text.bytes),
		.length = line.length};
	return event;
}

struct slice history_heading(const struct history *history)
{
	const char *const end = history->text.length
					? memchr(history->text.bytes, '\n', history->text.length)
					: NULL;

	return (struct slice){history->text.bytes,
		end ? (size_t)(end - history->text.bytes) : history->text.length};
}

struct slice history_line(const struct history *history, const struct history_event *event)
{
	return (struct slice){history->text.bytes + event->offset, event->length};
}

bool history_has(const struct history *history, enum history_event_kind kind, int seat)
{
	HISTORY_EACH (event, history)
		if (event->kind == kind && event->seat == seat)
			return true;
	return false;
}

bool history_has_any(const struct history *history, enum history_event_kind kind)
{
	HISTORY_EACH (event, history)
		if (event->kind == kind)
			return true;
	return false;
}

void history_add_prize(struct history *history, enum history_prize_kind kind, int seat,
	struct history_amount money)
{
	if (history->prizes < HISTORY_PRIZES_MAX)
		history->prize[history->prizes++] =
			(struct history_prize){.kind = kind, .seat = (int8_t)seat, .money = money};
}

/* -- notes ---------------------------------------------------------------- */

void history_note(struct history *history, bool fault, size_t offset, size_t length)
{
	struct history_note *notes;

	history->bad |= fault;
	if (history->note_count && !history->notes_left_out)
		history->notes[history->note_count - 1].words =
			history->words.length - history->notes[history->note_count - 1].from;
	if (history->note_count == HISTORY_NOTES_MAX) {
		history->notes_left_out++;
		return;
	}
	notes = with_room(history, history->notes, history->note_count, sizeof(*notes),
		&history->note_room);
	if (!notes)
		return;
	history->notes = notes;
	notes[history->note_count++] = (struct history_note){.fault = fault,
		.offset = offset,
		.length = length,
		.from = history->words.length};
}

struct slice history_note_words(const struct history *history, int note)
{
	const struct history_note *const at = &history->notes[note];
	const bool ended = note + 1 < history->note_count || history->notes_left_out;
	const size_t end = ended ? at->from + at->words : history->words.length;

	return (struct slice){history->words.bytes + at->from, end - at->from};
}

static void note_status(struct history *history, bool fault, status_code status, struct slice at,
	struct slice words)
{
	static const struct status_domain *const domains[] = {&histories_statuses, NULL};
	const char *message = status_message(domains, status);
	const bool inside = at.bytes >= history->text.bytes &&
			    at.bytes <= history->text.bytes + history->text.length;
	const int before = history->notes_left_out;

	history_note(history, fault, inside ? (size_t)(at.bytes - history->text.bytes) : 0,
		inside ? at.length : 0);
	if (history->notes_left_out > before)
		return;
	for (; message && *message; message++) {
		if (message[0] == '%' && message[1] == 's') {
			text_add_slice(&history->words, words);
			message++;
		} else {
			text_add_char(&history->words, *message);
		}
	}
}

void history_warn(struct history *history, status_code status, struct slice at)
{
	note_status(history, false, status, at, at);
}

void history_fault(struct history *history, status_code status, struct slice at)
{
	note_status(history, true, status, at, at);
}

void history_warn_of(struct history *history, status_code status, struct slice at,
	struct slice words)
{
	note_status(history, false, status, at, words);
}

void history_fault_of(struct history *history, status_code status, struct slice at,
	struct slice words)
{
	note_status(history, true, status, at, words);
}
