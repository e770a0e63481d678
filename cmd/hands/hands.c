#include "ahead.h"

#include "frame/report.h"

#include "base/scan.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BUFFER_MIN = 64 << 10 };

bool hands_open(struct hand_reader *hands, char *const *names, size_t count)
{
	*hands = (struct hand_reader){.names = names, .count = count, .reader = phh_reader_new()};
	return hands->reader;
}

bool hands_open_spool(struct hand_reader *hands, struct spool *spool)
{
	const bool good = hands_open(hands, spool->names, spool->count);

	hands->spool = spool;
	return good;
}

bool hands_use_threads(struct hand_reader *hands, unsigned jobs)
{
	if (jobs > 1)
		hands->ahead = ahead_new(jobs);
	return jobs <= 1 || hands->ahead;
}

void hands_close(struct hand_reader *hands)
{
	if (hands->open && !hands->spool)
		input_close(&hands->input);
	store_close(hands->store);
	block_free(&hands->block);
	phh_reader_free(hands->reader);
	if (!hands->ahead)
		histories_free(hands->histories);
	ahead_free(hands->ahead);
	free(hands->buffer);
	*hands = (struct hand_reader){.names = NULL};
}

static void open_next(struct hand_reader *hands)
{
	const char *const *name = (const char *const *)&hands->names[hands->next++];

	if (!hands->spool)
		input_open(&hands->input, name, 1);
	hands->input.raw = true;
	hands->open = true;
	hands->cutting = (struct cutting){.reported = false};
	hands->ended = hands->failed = false;
	hands->foreign = hands->misread = hands->holds = false;
	hands->from = hands->to = hands->passed = 0;
	hands->session_length = 0;
	hands->recalls = false;
	hands->cut_number = 0;
	hands->cut_line = 1;
	hands->offset = 0;
	hands->file = strcmp(*name, "-") != 0 ? *name : "standard input";
}

static void close_current(struct hand_reader *hands)
{
	if (!hands->spool)
		input_close(&hands->input);
	store_close(hands->store);
	hands->store = NULL;
	hands->open = false;
}

/* Counts newlines block by block, which compilers vectorize. */
static size_t line_feeds(struct slice text)
{
	enum { BLOCK = 64 };
	size_t count = 0, at = 0;

	for (; text.length - at >= BLOCK; at += BLOCK) {
		unsigned char feeds = 0;

		for (size_t i = 0; i < BLOCK; i++)
			feeds = (unsigned char)(feeds + (text.bytes[at + i] == '\n'));
		count += feeds;
	}
	for (; at < text.length; at++)
		count += text.bytes[at] == '\n';
	return count;
}

static struct slice rest_of(const struct hand_reader *hands)
{
	return (struct slice){hands->buffer + hands->from, hands->to - hands->from};
}

/* Advances by `length` bytes. */
static void pass(struct hand_reader *hands, size_t length)
{
	if (!length)
		return;
	hands->cut_line += line_feeds((struct slice){hands->buffer + hands->from, length});
	hands->from += length;
	hands->offset += (off_t)length;
}

/* False if out of memory, which becomes the error of the input. */
static bool reserve(struct hand_reader *hands, size_t more)
{
	size_t kept = hands->to - hands->from, capacity = hands->capacity;
	char *buffer;

	if (hands->from && hands->to + more > capacity) {
		memmove(hands->buffer, hands->buffer + hands->from, kept);
		hands->from = 0;
		hands->to = kept;
	}
	if (hands->to + more <= capacity)
		return true;
	while (hands->to + more > capacity)
		capacity = capacity ? 2 * capacity : BUFFER_MIN;
	buffer = realloc(hands->buffer, capacity);
	if (!buffer) {
		hands->input.error = ENOMEM;
		return false;
	}
	hands->buffer = buffer;
	hands->capacity = capacity;
	return true;
}

/* Reads more of the file from the spool, after the bytes in the buffer. */
static enum hands_result fill_from_spool(struct hand_reader *hands)
{
	const off_t from = hands->offset + (off_t)(hands->to - hands->from);
	size_t got;

	if (!reserve(hands, BUFFER_MIN))
		return HANDS_NO_FILE;
	switch (spool_read(hands->spool, hands->next - 1, from, hands->buffer + hands->to,
		BUFFER_MIN, &got)) {
	case SPOOL_LATER:
		return HANDS_LATER;
	case SPOOL_FAILED:
		hands->input.error = hands->spool->error;
		return HANDS_NO_FILE;
	case SPOOL_END:
		hands->ended = true;
		break;
	case SPOOL_BYTES:
	default:
		hands->to += got;
		break;
	}
	return HANDS_HAND;
}

/* Reads the session header again, after a return to an earlier hand. */
static enum hands_result recall_session(struct hand_reader *hands)
{
	const off_t offset = hands->offset;
	enum hands_result result = HANDS_HAND;

	hands->offset = hands->session;
	while (result == HANDS_HAND && !hands->ended &&
		hands->to - hands->from < hands->session_length)
		result = fill_from_spool(hands);
	if (result == HANDS_HAND && !hands->ended &&
		!hands_set_session(hands,
			(struct slice){hands->buffer + hands->from, hands->session_length}))
		result = HANDS_NO_FILE;
	hands->offset = offset;
	hands->from = hands->to = 0;
	hands->ended = false;
	hands->recalls = result != HANDS_HAND;
	return result;
}

/* Reads more of the database. */
static enum hands_result fill_from_store(struct hand_reader *hands)
{
	ptrdiff_t got;

	if (!reserve(hands, BUFFER_MIN))
		return HANDS_NO_FILE;
	got = store_read(hands->store, hands->buffer + hands->to, BUFFER_MIN);
	hands->input.error = 0;
	hands->ended = !got;
	hands->to += got > 0 ? (size_t)got : 0;
	return got < 0 ? HANDS_NO_FILE : HANDS_HAND;
}

/* Reads more of the file, after the bytes in the buffer; sets `ended` at the end of the file.
 * HANDS_HAND: the hand may now be complete. */
static enum hands_result fill(struct hand_reader *hands)
{
	const bool begins = !hands->offset && hands->from == hands->to;
	struct slice bytes;

	if (hands->spool)
		return fill_from_spool(hands);
	if (hands->store)
		return fill_from_store(hands);
	switch (input_read(&hands->input, &hands->block)) {
	case INPUT_FAILED:
		return HANDS_NO_FILE;
	case INPUT_END:
		hands->ended = true;
		return HANDS_HAND;
	case INPUT_BLOCK:
	default:
		break;
	}
	bytes = (struct slice){hands->block.bytes, hands->block.length};
	if (begins && store_begins(bytes)) {
		/* The open file turned out to be a database, which SQLite opens itself. */
		const char *const name = hands->names[hands->next - 1];

		input_close(&hands->input);
		hands->input.error = 0;
		if (strcmp(name, "-") == 0)
			report("standard input: a database must be given as a file");
		else
			hands->store = store_open(name);
		return hands->store ? fill_from_store(hands) : HANDS_NO_FILE;
	}
	if (begins && spool_is_packed(hands->file, bytes.bytes, bytes.length)) {
		hands->input.error = 0;
		return HANDS_NO_FILE;
	}
	if (!reserve(hands, 2 * bytes.length + sizeof(hands->decoder.half)))
		return HANDS_NO_FILE;
	if (begins)
		decoder_begin(&hands->decoder, bytes.bytes, bytes.length);
	hands->to += decoder_decode(&hands->decoder, bytes.bytes, bytes.length,
		hands->buffer + hands->to);
	return HANDS_HAND;
}

/* Makes the next hand that is cut the current one. */
static void begin_hand(struct hand_reader *hands)
{
	hands->number = ++hands->cut_number;
	hands->line = hands->cut_line;
}

/* The length of the next hand, if all of it was read: of its PHH, or of a site hand with the lines
 * before it. 0: read more of the file. */
static size_t next_length(struct hand_reader *hands)
{
	size_t passed;
	const size_t length = cutting_next(&hands->cutting, rest_of(hands), hands->ended, &passed);

	hands->foreign = hands->cutting.foreign;
	pass(hands, passed);
	return length;
}

/* Sets the session header, if the hand that was cut follows one. */
static bool begin_session(struct hand_reader *hands)
{
	const size_t lead = hands->cutting.cut.lead, session = hands->cutting.cut.session;

	if (session < lead) {
		hands->session = hands->offset + (off_t)session;
		hands->session_length = lead - session;
	} else if (hands->session_length) {
		return true;
	}
	return hands_set_session(hands,
		(struct slice){hands->buffer + hands->from + session, lead - session});
}

/* Cuts out the text of the next site hand: the next `length` bytes, of which `passed` belong to the
 * current hand. Lines before the hand are not part of it, but may be the session header. HANDS_END:
 * there is no hand. */
static enum hands_result cut_history(struct hand_reader *hands, size_t length, struct slice *text)
{
	size_t lead = hands->cutting.cut.lead;

	if (!begin_session(hands))
		return HANDS_NO_FILE;
	if (cutting_lacks_beginning(&hands->cutting, rest_of(hands), length,
		    hands->ended && !hands->cut_number)) {
		length = lead;
		lead = 0;
	}
	pass(hands, lead);
	hands->passed = length - lead;
	*text = (struct slice){hands->buffer + hands->from, hands->passed};
	return hands->passed ? HANDS_HAND : HANDS_END;
}

static enum hands_result read_next(struct hand_reader *hands, size_t length)
{
	enum hands_result result;
	struct slice text;

	if (!hands->foreign) {
		/* Read the hand of `length` bytes. Text around the tables of a stream that consists
		 * only of comments is not a hand. */
		status_code status;

		hands->text = (struct slice){hands->buffer + hands->from, length};
		hands->passed = length;
		status = phh_read(hands->reader, hands->text, &hands->hand, &hands->fault);
		if (status == STATUS_NO_HAND &&
			(hands->cut_number || !hands->ended || hands->to > hands->from + length))
			return HANDS_END;
		begin_hand(hands);
		if (!status)
			return HANDS_HAND;
		hands->fault.status = status;
		hands->hand = (struct hand_record){.keys = NULL};
		return HANDS_FAULT;
	}
	result = cut_history(hands, length, &text);
	if (result != HANDS_HAND)
		return result;
	begin_hand(hands);
	return hands_read_history(hands, text);
}

/* After a file that could not be read, continues with the next. */
static enum hands_result closing(struct hand_reader *hands, enum hands_result result)
{
	if (result == HANDS_NO_FILE)
		close_current(hands);
	return result;
}

/* Puts the next bytes, a site hand, into the ring for other threads. */
static enum hands_result put_ahead(struct hand_reader *hands, size_t length)
{
	struct hands_text text = {.file = hands->file, .mode = hands->mode};
	enum hands_result result = cut_history(hands, length, &text.text);

	if (result == HANDS_HAND) {
		text.line = hands->cut_line;
		if (!ahead_put(hands->ahead, &text, ++hands->cut_number)) {
			hands->input.error = ENOMEM;
			result = HANDS_NO_FILE;
		}
	}
	pass(hands, hands->passed);
	hands->passed = 0;
	return result == HANDS_END ? HANDS_HAND : result;
}

/* Fills the ring, but waits for slow input, such as a pipe, only to get the next hand. */
static void put_all_ahead(struct hand_reader *hands)
{
	while (!hands->failed && !ahead_is_full(hands->ahead)) {
		const size_t length = next_length(hands);
		enum hands_result result;

		if (!length && (hands->ended || (ahead_any(hands->ahead) && hands->input.left < 0)))
			break;
		result = length ? put_ahead(hands, length) : fill(hands);
		hands->failed = result == HANDS_NO_FILE;
	}
	ahead_go(hands->ahead);
}

/* Whether the current file's hands are processed ahead. */
static bool is_ahead(const struct hand_reader *hands)
{
	return hands->ahead && hands->foreign;
}

/* The next site hand that was processed ahead. HANDS_END: the file has no more. */
static enum hands_result next_ahead(struct hand_reader *hands)
{
	const struct ahead_hand *hand;

	if (ahead_is_low(hands->ahead))
		put_all_ahead(hands);
	hand = ahead_take(hands->ahead);
	if (!hand)
		return hands->failed ? HANDS_NO_FILE : HANDS_END;
	hands->number = hand->number;
	hands->line = hand->from.line;
	hands->histories = hand->histories;
	hands->history = hand->history;
	return hands_take_history(hands, hand->status);
}

enum hands_result hands_next(struct hand_reader *hands)
{
	for (;;) {
		enum hands_result result;
		size_t length;

		if (!hands->open) {
			if (hands->next == hands->count)
				return HANDS_END;
			open_next(hands);
		}
		pass(hands, hands->passed);
		hands->passed = 0;
		if (hands->recalls && (result = recall_session(hands)) != HANDS_HAND)
			return closing(hands, result);
		if (is_ahead(hands) && (result = next_ahead(hands)) != HANDS_END)
			return closing(hands, result);
		length = next_length(hands);
		if (length && is_ahead(hands))
			continue; /* the file has just been recognized as a site history */
		if (length) {
			result = read_next(hands, length);
			if (result != HANDS_END)
				return closing(hands, result);
		} else if (hands->ended) {
			close_current(hands);
			if (hands->cut_number)
				continue;
			hands->text = SLICE("");
			hands->number = hands->line = 1;
			hands->hand = (struct hand_record){.keys = NULL};
			fault_set(&hands->fault,
				hands->foreign ? STATUS_HISTORY_NOT_READ : STATUS_NO_HAND, 0, 0);
			hands->foreign = false; /* the error is not in a hand of the site history */
			return HANDS_FAULT;
		} else {
			result = fill(hands);
			if (result != HANDS_HAND)
				return closing(hands, result);
		}
	}
}

enum run_next hands_next_record(struct hand_reader *hands, struct record *record, bool *unread)
{
	const enum hands_result result = hands_next(hands);

	record->text = hands->text;
	*unread = result == HANDS_FAULT;
	return result == HANDS_END ? RUN_END : result == HANDS_NO_FILE ? RUN_FAILED : RUN_RECORD;
}

struct hand_reader_place hands_place(const struct hand_reader *hands)
{
	return (struct hand_reader_place){.file = hands->next - 1,
		.number = hands->number - 1,
		.line = hands->line,
		.offset = hands->offset,
		.session = hands->session,
		.session_length = hands->session_length};
}

void hands_go(struct hand_reader *hands, const struct hand_reader_place *place)
{
	hands->next = place->file;
	open_next(hands);
	hands->cut_number = place->number;
	hands->cut_line = place->line;
	hands->offset = place->offset;
	hands->session = place->session;
	hands->session_length = place->session_length;
	hands->recalls = place->session_length > 0;
}

struct slice hands_number(const struct hand_reader *hands, char buffer[24])
{
	const struct hand_key *key;
	uint64_t number = hands->number;
	int length;

	if (hands->foreign && hands->history.history)
		history_number(hands->history.history, &number);
	else if (!hands->hand.number.length && (key = hand_find(&hands->hand, "hand")))
		slice_uint(key->value, UINT64_MAX, &number);
	length = snprintf(buffer, 24, "%" PRIu64, number);
	return (struct slice){buffer, (size_t)length};
}

int hands_hero(const struct hand_reader *hands)
{
	return hands->holds ? histories_hero(&hands->history) : hand_hero(&hands->hand);
}

struct slice hands_line(const struct hand_reader *hands, size_t offset, size_t *number,
	size_t *in_line)
{
	const struct slice text = hands->foreign ? hands->history.text : hands->text;
	struct slice line;
	const char *end;
	size_t start;

	if (hands->foreign && !hands->misread)
		offset = (size_t)(histories_origin(&hands->history, offset).bytes - text.bytes);
	if (offset > text.length)
		offset = text.length;
	start = offset;
	while (start && text.bytes[start - 1] != '\n')
		start--;
	line = (struct slice){text.bytes + start, text.length - start};
	end = line.length ? memchr(line.bytes, '\n', line.length) : NULL;
	if (end)
		line.length = (size_t)(end - line.bytes);
	if (line.length && line.bytes[line.length - 1] == '\r' && offset < start + line.length)
		line.length--;
	*number = hands->line + line_feeds((struct slice){text.bytes, start});
	*in_line = offset - start;
	return line;
}
