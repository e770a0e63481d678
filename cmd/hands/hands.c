#include "ahead.h"

#include "frame/report.h"

#include "base/scan.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { READ_MAX = 64 << 10 };

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
	stream_free(&hands->stream);
	*hands = (struct hand_reader){.names = NULL};
}

static void open_next(struct hand_reader *hands)
{
	const char *const *name = (const char *const *)&hands->names[hands->next++];

	if (!hands->spool)
		input_open(&hands->input, name, 1);
	hands->input.raw = true;
	hands->open = true;
	hands->failed = false;
	hands->foreign = hands->misread = hands->holds = false;
	hands->recalls = false;
	stream_begin(&hands->stream, hands->spool);
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

/* Lack of memory becomes the error of the input. */
static enum hands_result out_of_memory(struct hand_reader *hands)
{
	hands->input.error = ENOMEM;
	return HANDS_NO_FILE;
}

/* Reads more of the file from the spool, after the bytes in the buffer. */
static enum hands_result fill_from_spool(struct hand_reader *hands)
{
	struct stream *const stream = &hands->stream;
	const off_t from = (off_t)(stream->offset + stream_rest(stream).length);
	char *const room = stream_room(stream, READ_MAX);
	size_t got;

	if (!room)
		return out_of_memory(hands);
	switch (spool_read(hands->spool, hands->next - 1, from, room, READ_MAX, &got)) {
	case SPOOL_LATER:
		return HANDS_LATER;
	case SPOOL_FAILED:
		hands->input.error = hands->spool->error;
		return HANDS_NO_FILE;
	case SPOOL_END:
		stream->ended = true;
		break;
	case SPOOL_BYTES:
	default:
		stream->to += got;
		break;
	}
	return HANDS_HAND;
}

/* Reads the session header again, after a return to an earlier hand. */
static enum hands_result recall_session(struct hand_reader *hands)
{
	struct stream *const stream = &hands->stream;
	const uint64_t offset = stream->offset;
	enum hands_result result = HANDS_HAND;

	stream->offset = stream->session;
	while (result == HANDS_HAND && !stream->ended &&
		stream_rest(stream).length < stream->session_length)
		result = fill_from_spool(hands);
	if (result == HANDS_HAND && !stream->ended &&
		!hands_set_session(hands,
			(struct slice){stream_rest(stream).bytes, stream->session_length}))
		result = HANDS_NO_FILE;
	stream->offset = offset;
	stream->from = stream->to = 0;
	stream->ended = false;
	hands->recalls = result != HANDS_HAND;
	return result;
}

/* Reads more of the database. */
static enum hands_result fill_from_store(struct hand_reader *hands)
{
	char *const room = stream_room(&hands->stream, READ_MAX);
	ptrdiff_t got;

	if (!room)
		return out_of_memory(hands);
	got = store_read(hands->store, room, READ_MAX);
	hands->input.error = 0;
	hands->stream.decoded = true;
	hands->stream.ended = !got;
	hands->stream.to += got > 0 ? (size_t)got : 0;
	return got < 0 ? HANDS_NO_FILE : HANDS_HAND;
}

/* Reads more of the file, after the bytes in the stream, or ends the stream.
 * HANDS_HAND: the hand may now be complete. */
static enum hands_result fill(struct hand_reader *hands)
{
	const bool begins = !hands->stream.offset && !stream_rest(&hands->stream).length;
	struct slice bytes;

	if (hands->spool)
		return fill_from_spool(hands);
	if (hands->store)
		return fill_from_store(hands);
	switch (input_read(&hands->input, &hands->block)) {
	case INPUT_FAILED:
		return HANDS_NO_FILE;
	case INPUT_END:
		return stream_end(&hands->stream) ? HANDS_HAND : out_of_memory(hands);
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
	return stream_add(&hands->stream, bytes) ? HANDS_HAND : out_of_memory(hands);
}

/* Makes the next hand that is cut the current one. */
static void begin_hand(struct hand_reader *hands)
{
	hands->number = ++hands->stream.number;
	hands->line = hands->stream.line;
}

/* The length of the next hand, if all of it was read: of its PHH, or of a site hand with the lines
 * before it. 0: read more of the file. */
static size_t next_length(struct hand_reader *hands)
{
	const size_t length = stream_next(&hands->stream);

	hands->foreign = hands->stream.cutting.foreign;
	return length;
}

/* Cuts out the text of the next site hand, of that length. HANDS_END: there is no hand. */
static enum hands_result cut_history(struct hand_reader *hands, size_t length, struct slice *text)
{
	struct slice session;

	*text = stream_take_history(&hands->stream, length, &session);
	if (session.bytes && !hands_set_session(hands, session))
		return HANDS_NO_FILE;
	return text->length ? HANDS_HAND : HANDS_END;
}

static enum hands_result read_next(struct hand_reader *hands, size_t length)
{
	enum hands_result result;
	struct slice text;

	if (!hands->foreign) {
		status_code status;

		hands->text = stream_take_phh(&hands->stream, length);
		status = phh_read(hands->reader, hands->text, &hands->hand, &hands->fault);
		if (status == STATUS_NO_HAND && stream_is_between(&hands->stream))
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
	const enum hands_result result = cut_history(hands, length, &text.text);

	if (result != HANDS_HAND)
		return result == HANDS_END ? HANDS_HAND : result;
	text.line = hands->stream.line;
	return ahead_put(hands->ahead, &text, ++hands->stream.number) ? HANDS_HAND
								      : out_of_memory(hands);
}

/* Fills the ring, but waits for slow input, such as a pipe, only to get the next hand. */
static void put_all_ahead(struct hand_reader *hands)
{
	while (!hands->failed && !ahead_is_full(hands->ahead)) {
		const size_t length = next_length(hands);
		enum hands_result result;

		if (!length &&
			(hands->stream.ended || (ahead_any(hands->ahead) && hands->input.left < 0)))
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
		} else if (hands->stream.ended) {
			close_current(hands);
			if (hands->stream.number)
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
		.offset = (off_t)hands->stream.offset,
		.session = (off_t)hands->stream.session,
		.session_length = hands->stream.session_length};
}

void hands_go(struct hand_reader *hands, const struct hand_reader_place *place)
{
	hands->next = place->file;
	open_next(hands);
	hands->stream.number = place->number;
	hands->stream.line = place->line;
	hands->stream.offset = (uint64_t)place->offset;
	hands->stream.session = (uint64_t)place->session;
	hands->stream.session_length = place->session_length;
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

	if (hands->foreign && !hands->misread)
		offset = (size_t)(histories_origin(&hands->history, offset).bytes - text.bytes);
	line = stream_line(text, offset, in_line);
	*number = hands->line +
		  slice_newlines((struct slice){text.bytes, (size_t)(line.bytes - text.bytes)});
	return line;
}
