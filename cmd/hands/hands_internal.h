/* What the parts of the hands module share; private to them. */
#ifndef FELT_CMD_HANDS_INTERNAL_H
#define FELT_CMD_HANDS_INTERNAL_H

#include "hands.h"

/* Sets the heading of the session for the hands that follow. False when memory is short, which is
 * the error of the input. */
bool hands_set_session(struct hands *hands, struct slice heading);

/* The text of a hand of a site that was cut out, where it is from, and what is wanted of it. */
struct hands_text {
	struct slice text;
	const char *file;
	size_t line;
	enum hands_mode mode;
};

/* Has the rules carry out a hand, and writes its hand file unless none is wanted; as
 * histories_read, and with nothing else than its arguments, so that several threads may. */
status_code hands_carry_out(struct histories *histories, const struct hands_text *text,
	struct histories_hand *hand);

/* Writes the hand file, which says where the hand is from. */
status_code hands_write_file(struct histories *histories, const struct hands_text *text,
	struct histories_hand *hand);

/* Makes the hand of hands->history, which was carried out with that status, the current one. */
enum hands_result hands_take_history(struct hands *hands, status_code status);

/* Reads a hand of a site: does both. */
enum hands_result hands_read_history(struct hands *hands, struct slice text);

#endif
