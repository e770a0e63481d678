/* A hand of a site carried out, with no more of the hands than its text: by any thread. */
#include "hands_inside.h"

enum { SOURCE_BYTES = 4 << 10 };

status_code hands_write_file(struct histories *histories, const struct hands_text *text,
	struct histories_hand *hand)
{
	char room[SOURCE_BYTES];
	struct text source = text_over(room, sizeof(room));

	text_add_string(&source, text->file);
	text_add_char(&source, ':');
	text_add_uint(&source, text->line);
	return histories_write(histories, text_slice(&source), hand);
}

status_code hands_carry_out(struct histories *histories, const struct hands_text *text,
	struct histories_hand *hand)
{
	const status_code status = histories_carry_out(histories, text->text, hand);
	const bool whole = text->wish == HANDS_WHOLE || text->wish == HANDS_FILES;

	return status || (!whole && histories_holds(hand))
		       ? status
		       : hands_write_file(histories, text, hand);
}
