/* Reports errors and oddities of hands with their locations in the files. */
#include "hands.h"

#include "frame/report.h"

#include <errno.h>
#include <string.h>

enum { NOTE_MAX = 4 << 10 /* maximum size of a message about a hand; not allocated */ };

size_t hands_start(const struct hand_reader *hands)
{
	const struct hand_record *const hand = &hands->hand;
	const uintptr_t text = (uintptr_t)hands->text.bytes;
	const uintptr_t number = (uintptr_t)hand->number.bytes;
	size_t offset = 0, line, in_line;

	if (hand->number.length && number >= text && number - text < hands->text.length)
		offset = number - text;
	else
		for (int i = 0; i < hand->key_count && !offset; i++)
			offset = hand->keys[i].name.length ? hand->keys[i].offset : 0;
	hands_line(hands, offset, &line, &in_line);
	return line;
}

void hands_report(const struct hand_reader *hands, const struct hand_note *note, const char *kind)
{
	struct location place = {.name = hands->file};
	size_t in_line, length = note->length;
	struct slice line = hands_line(hands, note->offset, &place.line, &in_line);
	char number[24], room[NOTE_MAX];
	struct text message = text_over(room, sizeof room);

	if (length > line.length - in_line)
		length = line.length - in_line;
	text_add_string(&message, "hand ");
	text_add_slice(&message, hands_number(hands, number));
	if (note->action >= 0) {
		text_format(&message, ": action %d", note->action + 1);
	}
	text_format(&message, ": %s", kind);
	text_add_slice(&message, note->message);
	report_at(&place, line, in_line, length, text_slice(&message));
}

void hands_warn(void *context, const struct hand_note *note)
{
	hands_report(context, note, "warning: ");
}

/* Reports the notes about a site history, except the one with index `but`. */
static void report_history(const struct hand_reader *hands, int but)
{
	const struct history *const history = hands->history.history;
	struct hand_reader misread = *hands;

	misread.misread = true;
	for (int i = 0; i < history->note_count; i++) {
		const struct history_note *const at = &history->notes[i];
		const struct hand_note note = {-1, at->offset, at->length,
			history_note_words(history, i)};

		if (i != but)
			hands_report(&misread, &note, at->fault ? "" : "warning: ");
	}
}

void hands_report_rest(const struct hand_reader *hands)
{
	if (hands->foreign && hands->history.history && !hands->history.play)
		report_history(hands, hands->history_note);
}

void hands_report_oddities(const struct hand_reader *hands)
{
	enum { MANY = 10 };
	int count;
	const struct phh_warning *warnings = phh_warnings(hands->reader, &count);
	char room[NOTE_MAX];
	struct text message = text_over(room, sizeof room);

	if (hands->foreign) {
		report_history(hands, -1);
		return; /* its PHH was just written by felt, and has no oddities */
	}
	for (int i = 0; i < count && i < MANY; i++) {
		struct hand_note note = {-1, warnings[i].offset, warnings[i].length, {NULL, 0}};
		struct fault fault;

		fault_set(&fault, warnings[i].status, note.offset, note.length);
		text_clear(&message);
		report_message(&message, hands->text, &fault);
		if (i + 1 == MANY && count > MANY) {
			text_format(&message, ", and %d more like these", count - MANY);
		}
		note.message = text_slice(&message);
		hands_report(hands, &note, "warning: ");
	}
}

int hands_report_file(const char *name, int error)
{
	if (!error)
		return EXIT_IO;
	if (error == ENOMEM)
		return report_memory();
	if (error != EISDIR)
		return report_file(name, error);
	report("%s is a directory; use -r to read the files in it", name);
	return EXIT_IO;
}

int hands_report_operand(const char *name, int error, const char *option)
{
	if (error != ENOENT || strpbrk(name, "./"))
		return hands_report_file(name, error);
	report("%s: %s; did you mean --%s %s?", name, strerror(error), option, name);
	return EXIT_IO;
}

void hands_malformed(const struct hand_reader *hands, struct hand_play *play)
{
	struct fault fault = hands->fault;
	struct slice line;
	size_t number, in_line;

	if (hands->foreign && hands->history_note >= 0) {
		text_clear(&play->reason);
		text_add_slice(&play->reason,
			history_note_words(hands->history.history, hands->history_note));
		hand_play_fault(play, -1, fault.offset, fault.length);
		return;
	}
	line = hands_line(hands, fault.offset, &number, &in_line);
	fault.earlier = fault.earlier >= fault.offset - in_line
				? fault.earlier - (fault.offset - in_line)
				: 0;
	fault.offset = in_line;
	if (fault.length > line.length - in_line)
		fault.length = line.length - in_line;
	text_clear(&play->reason);
	report_message(&play->reason, line, &fault);
	hand_play_fault(play, -1, hands->fault.offset, hands->fault.length);
}
