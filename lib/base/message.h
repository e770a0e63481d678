/* The message of an error as a sentence: the text of its status (status.h) with its conversions
 * filled in, such as "duplicate card 'As', first at column 7". */
#ifndef FELT_BASE_MESSAGE_H
#define FELT_BASE_MESSAGE_H

#include "base/text.h"

/* Appends the message of an error in `line`, in which its offsets count; the list of domains ends
 * with NULL and includes that of the status. Text from the line is sanitized (clean.h). */
void message_add(struct text *out, const struct status_domain *const domains[], struct slice line,
	const struct fault *fault);

#endif
