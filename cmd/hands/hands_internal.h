/* Private to hands/. */
#ifndef FELT_CMD_HANDS_INTERNAL_H
#define FELT_CMD_HANDS_INTERNAL_H

#include "hands.h"

/* Sets the session header for the following hands. Returns false if out of memory, which becomes
 * the error of the input. */
bool hands_set_session(struct hand_reader *hands, struct slice heading);

/* The text of a site hand that was cut out, its origin, and what is needed of it. */
struct hands_text {
	struct slice text;
	const char *file;
	size_t line;
	enum hands_mode mode;
};

/* Applies the rules to a hand and converts it to PHH if necessary, like histories_read; uses only
 * its arguments, so that several threads may call it. */
status_code hands_carry_out(struct histories *histories, const struct hands_text *text,
	struct histories_hand *hand);

/* Converts the hand to PHH, with its origin. */
status_code hands_write_file(struct histories *histories, const struct hands_text *text,
	struct histories_hand *hand);

/* Makes hands->history, which was processed with that status, the current hand. */
enum hands_result hands_take_history(struct hand_reader *hands, status_code status);

/* Reads a site hand: both of the above. */
enum hands_result hands_read_history(struct hand_reader *hands, struct slice text);

#endif
