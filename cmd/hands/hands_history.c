/* Hands of site histories. */
#include "ahead.h"

#include "base/scan.h"

#include <errno.h>
#include <string.h>

bool hands_set_session(struct hand_reader *hands, struct slice heading)
{
	/* the slots of the ring have their own memory */
	if (!hands->ahead && !hands->histories)
		hands->histories = histories_new();
	if (hands->ahead ? ahead_session(hands->ahead, heading)
			 : hands->histories && histories_session(hands->histories, heading))
		return true;
	hands->input.error = ENOMEM;
	return false;
}

/* Parses the hand from the PHH that was written. */
static status_code read_record(struct hand_reader *hands)
{
	hands->text = hands->history.file;
	hands->misread = hands->holds = false;
	if (hands->mode == HANDS_FILES)
		return STATUS_OK;
	hands->fault.status = histories_record(hands->histories, &hands->history, hands->reader,
		&hands->hand, &hands->fault);
	return hands->fault.status;
}

/* -- processing a hand, in any thread, from its text alone ------------------------- */

static struct hands_text current_text(const struct hand_reader *hands, struct slice text)
{
	return (struct hands_text){text, hands->file, hands->line, hands->mode};
}

bool hands_complete(struct hand_reader *hands)
{
	const struct hands_text text = current_text(hands, hands->history.text);

	return !hands->holds ||
	       (!hands_write_file(hands->histories, &text, &hands->history) && !read_record(hands));
}

enum hands_result hands_take_history(struct hand_reader *hands, status_code status)
{
	hands->misread = true;
	hands->holds = false;
	hands->hand = (struct hand_record){.keys = NULL};
	hands->text = SLICE("");
	hands->history_note = -1;
	if (!status && !hands->history.file.length) {
		/* The needed parts of a hand that is known to be valid. */
		const struct table_setup *const setup = &hands->history.play->setup;

		if (hands->mode == HANDS_OUTLINES &&
			!histories_outline(hands->histories, &hands->history, &hands->hand)) {
			fault_set(&hands->fault, STATUS_NO_MEMORY, 0, 0);
			return HANDS_FAULT;
		}
		hands->hand.variant = slice_of(setup->variant->code);
		hands->hand.setup.seats = setup->seats;
		hands->misread = false;
		hands->holds = true;
		return HANDS_HAND;
	}
	if (status || (hands->history.history->bad && !hands->keep_bad)) {
		hands->history_note = histories_fault(&hands->history, status, &hands->fault);
		return HANDS_FAULT;
	}
	return read_record(hands) ? HANDS_FAULT : HANDS_HAND;
}

enum hands_result hands_read_history(struct hand_reader *hands, struct slice text)
{
	const struct hands_text from = current_text(hands, text);

	return hands_take_history(hands, hands_carry_out(hands->histories, &from, &hands->history));
}
