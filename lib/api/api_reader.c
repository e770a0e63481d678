/* The reader of hand files: the bytes of a file become hands, which are played. */
#include "api/api_play.h"

#include "histories/histories.h"
#include "histories/stream.h"

#include <stdlib.h>

struct felt_reader {
	struct stream stream;
	struct phh_reader *phh;
	struct histories *histories; /* NULL until the first site history */
	struct histories_hand history;
	struct hand_play play;
	struct felt_hand hand;
	uint64_t offset; /* of the last hand, in its file */
	bool over;       /* all of the file was read; the next bytes begin another one */
	bool failed;     /* out of memory: bytes or a session header may be lost */
};

felt_reader *felt_reader_new(void)
{
	felt_reader *const reader = calloc(1, sizeof *reader);

	if (!reader)
		return NULL;
	reader->phh = phh_reader_new();
	if (!reader->phh) {
		free(reader);
		return NULL;
	}
	stream_begin(&reader->stream, false);
	return reader;
}

void felt_reader_free(felt_reader *reader)
{
	if (!reader)
		return;
	stream_free(&reader->stream);
	phh_reader_free(reader->phh);
	histories_free(reader->histories);
	hand_play_free(&reader->play);
	api_hand_free(&reader->hand);
	free(reader);
}

felt_status felt_reader_feed(felt_reader *reader, const char *bytes, size_t length)
{
	if (reader->failed)
		return FELT_NO_MEMORY;
	if (reader->over) {
		stream_begin(&reader->stream, false);
		reader->over = false;
	}
	if (reader->stream.ended)
		return length ? FELT_MISUSE : FELT_OK;
	if (length ? stream_add(&reader->stream, (struct slice){bytes, length})
		   : stream_end(&reader->stream))
		return FELT_OK;
	reader->failed = true;
	return FELT_NO_MEMORY;
}

uint64_t felt_reader_offset(const felt_reader *reader)
{
	return reader->offset;
}

/* -- errors ------------------------------------------------------------------------- */

static felt_status out_of_memory(felt_error *error)
{
	return api_error(error, FELT_NO_MEMORY, "out of memory");
}

/* The location of an error is in the file. */
static void set_location(felt_error *error, const felt_reader *reader, size_t offset, size_t length)
{
	if (!error)
		return;
	error->offset = error->earlier = reader->offset + offset;
	error->length = length;
}

/* A hand that cannot be read: `text` is all of it. */
static felt_status unread(const felt_reader *reader, struct slice text, const struct fault *fault,
	felt_error *error)
{
	struct fault in_line = *fault;
	char bytes[sizeof error->message];
	struct text message = text_over(bytes, sizeof bytes);
	struct slice line;

	if (fault->status == STATUS_NO_MEMORY)
		return out_of_memory(error);
	line = stream_line(text, fault->offset, &in_line.offset);
	if (in_line.length > line.length - in_line.offset)
		in_line.length = line.length - in_line.offset;
	in_line.earlier = fault->earlier + in_line.offset >= fault->offset
				  ? fault->earlier + in_line.offset - fault->offset
				  : 0;
	api_describe(&message, line, &in_line);
	api_error_slice(error, FELT_BAD_TEXT, text_slice(&message));
	if (error)
		error->reason = fault->status;
	set_location(error, reader, fault->offset, fault->length);
	return FELT_BAD_TEXT;
}

/* A hand that breaks a rule; the error is in its PHH, which may come from a site history. */
static felt_status unplayed(const felt_reader *reader, felt_error *error)
{
	const struct hand_note *const fault = &reader->play.fault;
	const struct histories_hand *const history = &reader->history;
	size_t offset = fault->offset, length = fault->length;

	if (reader->play.reason.failed)
		return out_of_memory(error);
	if (history->history) {
		const struct slice origin = histories_origin(history, offset);

		offset = (size_t)(origin.bytes - history->text.bytes);
		length = origin.length;
	}
	api_error_slice(error, FELT_BAD_TEXT, fault->message);
	set_location(error, reader, offset, length);
	return FELT_BAD_TEXT;
}

/* -- hands -------------------------------------------------------------------------- */

static felt_status play(felt_reader *reader, const char *format, const felt_hand **hand,
	felt_error *error)
{
	bool no_memory;

	reader->hand.format = format;
	if (api_hand_play(&reader->hand, &reader->play, &no_memory)) {
		*hand = &reader->hand;
		return FELT_OK;
	}
	return no_memory ? out_of_memory(error) : unplayed(reader, error);
}

/* FELT_END: the bytes are not a hand. */
static felt_status read_phh(felt_reader *reader, size_t length, const felt_hand **hand,
	felt_error *error)
{
	const uint64_t offset = reader->stream.offset;
	const struct slice text = stream_take_phh(&reader->stream, length);
	struct fault fault;

	reader->history = (struct histories_hand){.site = NULL};
	if (phh_read(reader->phh, text, &reader->hand.record, &fault)) {
		if (fault.status == STATUS_NO_HAND && stream_is_between(&reader->stream))
			return FELT_END;
		reader->offset = offset;
		reader->stream.number++;
		return unread(reader, text, &fault, error);
	}
	reader->offset = offset;
	reader->stream.number++;
	return play(reader, "phh", hand, error);
}

/* A site hand that has an error. */
static felt_status unread_history(felt_reader *reader, status_code status, felt_error *error)
{
	const struct histories_hand *const history = &reader->history;
	struct fault fault;
	const int note = histories_fault(history, status, &fault);

	if (note < 0)
		return unread(reader, history->text, &fault, error);
	api_error_slice(error, FELT_BAD_TEXT, history_note_words(history->history, note));
	set_location(error, reader, fault.offset, fault.length);
	return FELT_BAD_TEXT;
}

/* Offsets in a hand count from the start of its text, after any byte order mark. */
static void set_offset(felt_reader *reader, struct slice text)
{
	const uintptr_t from = (uintptr_t)text.bytes, at = (uintptr_t)reader->history.text.bytes;

	reader->offset = reader->stream.offset;
	if (at > from && at - from <= text.length)
		reader->offset += at - from;
}

static felt_status read_history(felt_reader *reader, size_t length, const felt_hand **hand,
	felt_error *error)
{
	struct histories_hand *const history = &reader->history;
	struct slice session, text;
	struct fault fault;
	status_code status;

	text = stream_take_history(&reader->stream, length, &session);
	reader->stream.number += text.length > 0;
	if (!reader->histories)
		reader->histories = histories_new();
	if (!reader->histories || (session.bytes && !histories_session(reader->histories, session)))
		return out_of_memory(error);
	if (!text.length)
		return FELT_END;
	status = histories_read(reader->histories, text, SLICE(""), history);
	if (status == STATUS_NO_MEMORY)
		return out_of_memory(error);
	set_offset(reader, text);
	if (status || history->history->bad)
		return unread_history(reader, status, error);
	status = histories_record(reader->histories, history, reader->phh, &reader->hand.record,
		&fault);
	if (status == STATUS_NO_MEMORY)
		return out_of_memory(error);
	return status ? unread(reader, history->file, &fault, error)
		      : play(reader, history->site->code, hand, error);
}

felt_status felt_reader_next(felt_reader *reader, const felt_hand **hand, felt_error *error)
{
	struct stream *const stream = &reader->stream;

	*hand = NULL;
	api_no_error(error);
	while (!reader->over && !reader->failed) {
		const size_t length = stream_next(stream);
		felt_status status = FELT_END;
		struct fault fault;

		if (length)
			status = stream->cutting.foreign ? read_history(reader, length, hand, error)
							 : read_phh(reader, length, hand, error);
		else if (!stream->ended)
			return FELT_NEED_MORE;
		else
			reader->over = true;
		reader->failed = status == FELT_NO_MEMORY;
		if (status != FELT_END)
			return status;
		if (reader->over && !stream->number) {
			reader->offset = 0;
			fault_set(&fault,
				stream->cutting.foreign ? STATUS_HISTORY_NOT_READ : STATUS_NO_HAND,
				0, 0);
			return unread(reader, SLICE(""), &fault, error);
		}
	}
	return FELT_END;
}
