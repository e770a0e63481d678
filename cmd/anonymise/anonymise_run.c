/* The run: the hands are its records, each made anonymous and written. */
#include "anonymise.h"

#include "frame/command_status.h"
#include "frame/report.h"

/* Says why a hand could not be read, unless that is for want of memory. */
static status_code report_bad(struct anonymise *anonymise)
{
	hands_malformed(&anonymise->hands, &anonymise->play);
	if (anonymise->hands.fault.status == STATUS_NO_MEMORY || anonymise->play.reason.failed)
		return STATUS_NO_MEMORY;
	hands_report(&anonymise->hands, &anonymise->play.fault, "");
	return STATUS_FAULTY_HAND;
}

/* An action that cannot be read could say anything; one that the hand expects to be refused too. */
static bool is_whole(struct anonymise *anonymise)
{
	const struct hand_record *const hand = &anonymise->hands.hand;
	struct hand_play *const play = &anonymise->play;

	play->explain = report_message;
	if (!hand->has_setup)
		return hand_play_begin(play, hand, 0);
	if (!hand_play_readable(play, hand))
		return false;
	if (hand->malformed == hand->action_count)
		return true;
	text_clear(&play->reason);
	text_add_string(&play->reason, "this action cannot be read");
	return hand_play_fault(play, hand->malformed, hand->actions[hand->malformed].offset,
		hand_action_length(&hand->actions[hand->malformed]));
}

/* The hand file of the anonymous hand is read again for a writer of another format. */
static bool write_hand(struct anonymise *anonymise, struct text *out)
{
	struct writers_hand writing = {.hand = &anonymise->hand,
		.number = anonymise->written + 1,
		.play = &anonymise->play};
	struct fault fault;

	text_clear(&anonymise->text);
	anonymise_hand(&anonymise->text, &anonymise->hands.hand, &anonymise->key,
		(enum anonymise_times)anonymise->times);
	anonymise->memory =
		anonymise->text.failed || phh_read(anonymise->reader, text_slice(&anonymise->text),
						  &anonymise->hand, &fault) == STATUS_NO_MEMORY;
	if (anonymise->memory)
		return false;
	return anonymise->writer->write(out, &writing);
}

static status_code each(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct anonymise *const anonymise = state;
	struct hand_note note;

	(void)record;
	if (anonymise->unread)
		return fault_set(fault, report_bad(anonymise), 0, 0);
	if (is_whole(anonymise) && write_hand(anonymise, &job->out)) {
		anonymise->written++;
		return STATUS_OK;
	}
	if (anonymise->memory || anonymise->play.reason.failed)
		return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
	note = anonymise->play.fault;
	if (note.action < 0)
		note.offset = note.length = 0; /* it is in the text that was made */
	hands_report(&anonymise->hands, &note, "");
	return fault_set(fault, STATUS_FAULTY_HAND, 0, 0);
}

static enum run_next next(void *state, struct record *record)
{
	struct anonymise *const anonymise = state;

	return hands_next_record(&anonymise->hands, record, &anonymise->unread);
}

static void tell(void *state, const struct fault *fault)
{
	const struct anonymise *const anonymise = state;

	if (!fault)
		hands_report_file(anonymise->hands.file, anonymise->hands.input.error);
}

static void tell_faults(void *state, size_t faults)
{
	const struct anonymise *const anonymise = state;

	report("%zu of %zu hands are bad, and are not written", faults,
		(size_t)anonymise->written + faults);
}

int anonymise_run(struct anonymise *anonymise)
{
	static const struct run_source source = {next, tell};
	static const struct rows_name unused = {"hand", ROWS_STRING}; /* it writes no rows */

	return run_records(&(struct run){.settings = &anonymise->settings,
		.names = &unused,
		.name_count = 1,
		.command = anonymise,
		.each = each,
		.source = &source,
		.plain_text = true,
		.foreign = true,
		.tell_faults = tell_faults});
}
