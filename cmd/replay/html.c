#include "html.h"

#include "frame/svg.h"
#include "game/table/table.h"
#include "tell/tell.h"

#include "base/scan.h"

#include <string.h>

void html_add(struct text *out, const char *element, struct slice foreign)
{
	text_add_char(out, '<');
	text_add_string(out, element);
	text_add_char(out, '>');
	svg_escaped(out, foreign);
	text_add_string(out, "</");
	text_add(out, element, strcspn(element, " "));
	text_add_char(out, '>');
}

static void add_card(struct text *out, card c, enum card_notation notation)
{
	static const char *const suits[CARD_SUITS] = {"clubs", "diamonds", "hearts", "spades"};

	if (c >= CARD_COUNT) {
		text_add_string(out, "<b role=img aria-label=\"unknown card\">\?\?</b>");
		return;
	}
	text_add_string(out, "<b class=");
	text_add_char(out, *suits[card_suit(c)]);
	text_add_string(out, " role=img aria-label=\"");
	text_add_string(out, card_rank_name(card_rank(c)));
	text_add_string(out, " of ");
	text_add_string(out, suits[card_suit(c)]);
	text_add_string(out, "\">");
	card_print(out, c, notation);
	text_add_string(out, "</b>");
}

/* The bytes of marked text up to the next mark. */
static struct slice plain_run(struct slice text)
{
	size_t length = 0;

	while (length < text.length && !strchr(TELL_MARKS, text.bytes[length]))
		length++;
	return (struct slice){text.bytes, length};
}

void html_add_marked(struct text *out, struct slice marked, enum card_notation notation)
{
	while (marked.length) {
		struct slice run = plain_run(marked);
		char mark;

		svg_escaped(out, run);
		marked.bytes += run.length;
		marked.length -= run.length;
		if (!marked.length)
			return;
		mark = *marked.bytes++;
		marked.length--;
		if (mark == TELL_NAME)
			text_add_string(out, "<bdi>");
		else if (mark == TELL_NAME_END)
			text_add_string(out, "</bdi>");
		else if (mark == TELL_CARD && marked.length) {
			add_card(out, (card)(*marked.bytes - TELL_CARD_FIRST), notation);
			marked.bytes++;
			marked.length--;
		}
	}
}
