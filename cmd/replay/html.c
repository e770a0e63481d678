#include "html.h"

#include "frame/svg.h"
#include "game/table/table.h"
#include "tell/tell.h"

#include "base/scan.h"

#include <string.h>

void html_add(struct text *out, const char *element, struct slice foreign)
{
	text_format(out, "<%s>", element);
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
	text_format(out, "<b class=%c role=img aria-label=\"%s of %s\">", *suits[card_suit(c)],
		card_rank_name(card_rank(c)), suits[card_suit(c)]);
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

/* Adds marked text, with these before and after a name. */
static void add_marked(struct text *out, struct slice marked, const char *const name[2],
	void (*add)(struct text *out, card c, enum card_notation notation),
	enum card_notation notation)
{
	while (marked.length) {
		const struct slice run = plain_run(marked);
		char mark;

		svg_escaped(out, run);
		marked.bytes += run.length;
		marked.length -= run.length;
		if (!marked.length)
			return;
		mark = *marked.bytes++;
		marked.length--;
		if (mark != TELL_CARD) {
			text_add_string(out, name[mark == TELL_NAME_END]);
		} else if (marked.length) {
			add(out, (card)(*marked.bytes++ - TELL_CARD_FIRST), notation);
			marked.length--;
		}
	}
}

void html_add_marked(struct text *out, struct slice marked, enum card_notation notation)
{
	static const char *const name[2] = {"<bdi>", "</bdi>"};

	add_marked(out, marked, name, add_card, notation);
}

static void add_plain_card(struct text *out, card c, enum card_notation notation)
{
	if (c >= CARD_COUNT)
		text_add_string(out, "\?\?");
	else
		card_print(out, c, notation);
}

void html_add_isolated(struct text *out, struct slice marked, enum card_notation notation)
{
	static const char *const name[2] = {"\u2068", "\u2069"}; /* FSI, PDI */

	add_marked(out, marked, name, add_plain_card, notation);
}
