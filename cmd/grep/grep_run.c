/* The run: the hands are its records; each is played and, if the conditions are true, written. */
#include "grep.h"

#include "frame/command_status.h"

#include <string.h>

/* -- a hand ----------------------------------------------------------------------- */

/* Plays the hand and notes the facts. False when there is a fault, which is in grep->play. */
static bool play(struct grep *grep)
{
	struct hand_play *const play = &grep->play;

	if (!hand_play_begin(play, &grep->hands.hand, grep->house))
		return false;
	search_notes_begin(&grep->notes, play);
	while (hand_play_next(play))
		search_notes_step(&grep->notes, play);
	return hand_play_end(play);
}

/* STATUS_OK or STATUS_NO_MEMORY. */
static status_code match(struct grep *grep, bool *matches)
{
	struct search_notes *const notes = &grep->notes;
	uint8_t named[SEATS_MAX];
	char room[8];

	*matches = false;
	grep->seat = -1;
	if (!search_notes_end(notes, &grep->play))
		return STATUS_NO_MEMORY;
	if (!search_of_kind(&grep->search, &notes->kind))
		return STATUS_OK;
	if (search_prepare(&grep->search, &notes->kind))
		return STATUS_NO_MEMORY;
	for (int i = 0; i < notes->facts.seats; i++)
		named[i] = search_named(&grep->search, hand_player(&grep->hands.hand, i, room));
	*matches = search_matches(&grep->search, &notes->kind, &notes->facts, named, &grep->seat);
	return STATUS_OK;
}

size_t grep_line(const struct grep *grep)
{
	const struct hands *const hands = &grep->hands;
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

static void write_place(struct grep *grep, struct text *out)
{
	const struct hands *const hands = &grep->hands;
	char number[24];

	text_add_string(out, hands->file);
	text_add_char(out, ':');
	text_add_uint(out, grep_line(grep));
	text_add_char(out, ' ');
	text_add_slice(out, hands_number(hands, number));
	text_add_char(out, '\n');
}

static void write_hand(struct grep *grep, struct job *job)
{
	const struct hands *const hands = &grep->hands;
	const bool many = hands->count > 1 || hands->hand.number.length;

	if (grep->count)
		return;
	if (grep->places)
		write_place(grep, &job->out);
	else if (grep->settings.phh)
		phh_print(&job->out, &hands->hand, many ? (int)grep->matches : 0);
	else
		fields_row(&grep->fields, &job->rows, grep);
}

static status_code each(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct grep *const grep = state;
	bool good = false, matches = false;

	(void)record;
	grep->seen++;
	if (grep->unread)
		hands_malformed(&grep->hands, &grep->play);
	else
		good = play(grep);
	if (grep->play.reason.failed || (good && match(grep, &matches)) ||
		(grep->unread && grep->hands.fault.status == STATUS_NO_MEMORY))
		return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
	if (!good)
		return fault_set(fault, STATUS_FAULTY_HAND, 0, 0);
	if (matches == grep->invert)
		return STATUS_OK;
	grep->matches++;
	write_hand(grep, job);
	job->enough = grep->matches == grep->most;
	return STATUS_OK;
}

/* -- the run ---------------------------------------------------------------------- */

static enum run_next next(void *state, struct record *record)
{
	struct grep *const grep = state;
	const enum hands_result result = hands_next(&grep->hands);

	record->text = grep->hands.text;
	grep->unread = result == HANDS_FAULT;
	return result == HANDS_END ? RUN_END : result == HANDS_NO_FILE ? RUN_FAILED : RUN_RECORD;
}

static void tell(void *state, const struct fault *fault)
{
	struct grep *const grep = state;

	grep->stopped = !grep->settings.keep_going;
	if (fault)
		hands_report(&grep->hands, &grep->play.fault, "");
	else
		hands_report_file(grep->hands.file, grep->hands.input.error);
}

static void finish(void *state, struct job *job)
{
	const struct grep *const grep = state;

	if (!grep->count || grep->stopped)
		return;
	text_add_uint(&job->out, grep->matches);
	text_add_char(&job->out, '\n');
}

static void tell_faults(void *state, size_t faults)
{
	const struct grep *const grep = state;

	report("%zu of %zu hands do not hold; they are not found", faults, (size_t)grep->seen);
}

int grep_run(struct grep *grep)
{
	static const struct run_source source = {next, tell};
	const int status = run_records(&(struct run){.settings = &grep->settings,
		.names = grep->fields.names,
		.name_count = grep->fields.count,
		.command = grep,
		.each = each,
		.finish = finish,
		.source = &source,
		.plain_text = grep->settings.phh,
		.tell_faults = tell_faults});

	return status || grep->matches ? status : EXIT_INVALID;
}
