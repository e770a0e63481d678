#include "base/message.h"

#include "base/clean.h"
#include "base/scan.h"

/* Appends the earlier location: "column 7", or LINE:COLUMN on another line, whose text is not
 * here. */
static void add_earlier(struct text *out, struct slice line, const struct fault *fault)
{
	if (!fault->earlier_line) {
		const struct slice before = {line.bytes, fault->earlier};

		text_add_string(out, "column ");
		text_add_uint(out, slice_columns(before) + 1);
		return;
	}
	text_add_uint(out, fault->earlier_line);
	text_add_char(out, ':');
	text_add_uint(out, fault->earlier + 1);
}

void message_add(struct text *out, const struct status_domain *const domains[], struct slice line,
	const struct fault *fault)
{
	for (const char *m = status_message(domains, fault->status); *m; m++) {
		if (*m != '%') {
			text_add_char(out, *m);
			continue;
		}
		m++;
		if (*m == 's')
			sanitize_append_named(out,
				(struct slice){line.bytes + fault->offset, fault->length});
		else if (*m == 'e')
			add_earlier(out, line, fault);
		else if (*m == 'n')
			text_add_uint(out, fault->number);
		else if (*m == 'w')
			text_add_uint(out, fault->wanted);
		else if (*m == '%')
			text_add_char(out, '%');
		else if (*m == '+' && fault->number != 1)
			text_add_char(out, 's');
	}
}
