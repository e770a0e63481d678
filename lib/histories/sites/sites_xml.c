/* What readers of texts in XML share. */
#include "histories/sites/sites_inside.h"

#include "base/scan.h"

#include <string.h>

bool sites_xml_begins(struct slice line, const char *name, struct slice *attributes)
{
	struct slice rest = line;

	if (!lines_take(&rest, "<") || !lines_take(&rest, name) ||
		(rest.length && !scan_is_space(*rest.bytes) && *rest.bytes != '>'))
		return false;
	if (!lines_take_until(&rest, ">", attributes))
		*attributes = rest;
	return true;
}

struct slice sites_xml_tag(const struct history *history, const struct xml *xml, int element)
{
	return (struct slice){history->text.bytes + xml->elements[element].offset,
		xml->elements[element].length};
}

int sites_xml_seat(struct history *history, const struct xml *xml, int element,
	const char *attribute, int first)
{
	const struct slice words = xml_get(xml, element, attribute);
	int number;

	if (sites_xml_number(xml, element, attribute, 99 + (uint64_t)first, &number))
		for (int i = 0; i < history->seats; i++)
			if (history->seat[i].number == number + 1 - first)
				return i;
	history_fault_of(history, STATUS_HISTORY_SEAT, sites_xml_tag(history, xml, element),
		words.bytes ? words : SLICE(""));
	return -1;
}

/* The words of a line from a place on. */
static struct slice line_at(struct slice text, size_t at)
{
	struct slice rest = lines_after(text, at), line = {rest.bytes, 0};

	lines_next(&rest, &line);
	return line;
}

/* Behind the hand only elements are closed, and another document may begin; or there are lines that
 * texts of MicroGaming and Everest have between hands. */
static void check_behind(struct history *history, const struct xml *xml)
{
	static const char *const between[] = {"ExtendedTableName:", "----PRIMA.DAT", "<PRIZE ",
		NULL};
	struct slice rest = lines_after(history->text, xml->end), line, before;

	while (lines_next(&rest, &line))
		while (line.length && !sites_begins_any(line, between)) {
			if ((!lines_begins(line, "</") && !lines_begins(line, "<?xml") &&
				    !lines_begins(line, "<!--")) ||
				!lines_take_until(&line, ">", &before)) {
				history_warn(history, STATUS_HISTORY_LINE, line);
				return;
			}
			lines_blanks(&line);
		}
}

bool sites_xml_read(struct history *history, struct xml *xml)
{
	const enum xml_fault fault = xml_read(xml, history->text, true);
	const struct slice at = line_at(history->text, xml->at);

	switch (fault) {
	case XML_OK:
		if (xml->stray < history->text.length)
			history_warn(history, STATUS_HISTORY_LINE,
				line_at(history->text, xml->stray));
		check_behind(history, xml);
		return true;
	case XML_NO_MEMORY:
		history->failed = true;
		return false;
	case XML_OPEN: /* what is missing besides is found out when the hand is played */
		history_warn(history, STATUS_HISTORY_CUT, lines_after(history->text, xml->end));
		return true;
	case XML_CUT:
		history_fault(history, STATUS_HISTORY_CUT, lines_after(history->text, xml->end));
		return false;
	case XML_DOCTYPE:
		history_fault(history, STATUS_HISTORY_DOCTYPE, at);
		return false;
	case XML_MANY:
		history_fault(history, STATUS_HISTORY_ELEMENTS, at);
		return false;
	default:
		history_fault(history, STATUS_HISTORY_XML, at);
		return false;
	}
}

bool sites_xml_session(struct history *history, struct xml *xml)
{
	const struct slice place = lines_before(history->text, 0);
	enum xml_fault fault;

	if (!history->session.length) {
		history_fault(history, STATUS_HISTORY_SESSION, place);
		return false;
	}
	fault = xml_read(xml, history->session, false);
	history->failed |= fault == XML_NO_MEMORY;
	if (fault == XML_OK)
		return true;
	history_fault_of(history, STATUS_HISTORY_HEADING, place,
		line_at(history->session, xml->at));
	return false;
}

struct history_event *sites_xml_add(struct history *history, const struct xml *xml,
	enum history_deed deed, int seat, int element)
{
	return history_add(history, deed, seat, sites_xml_tag(history, xml, element));
}

struct history_event *sites_xml_add_cards(struct history *history, const struct xml *xml,
	enum history_deed deed, int seat, int element, const card *cards, int count)
{
	struct history_event *const event = sites_xml_add(history, xml, deed, seat, element);

	sites_set_cards(event, cards, count);
	return event;
}

const struct sites_deed *sites_find_deed(const struct sites_deed *deeds, struct slice words)
{
	while (deeds->words && !slice_equal(words, deeds->words))
		deeds++;
	return deeds->words ? deeds : NULL;
}

struct slice sites_xml_keep(struct history *history, struct slice words)
{
	return words.length ? history_keep(history, words) : SLICE("");
}

struct slice sites_xml_join(struct history *history, struct slice first, struct slice second)
{
	char room[128];
	struct text words = text_over(room, sizeof(room));

	text_add(&words, first.bytes, first.length);
	text_add_char(&words, ' ');
	text_add(&words, second.bytes, second.length);
	return words.failed ? SLICE("") : history_keep(history, text_slice(&words));
}

bool sites_xml_take_amount(const struct history *history, struct slice *rest,
	struct history_amount *amount, struct slice *currency)
{
	static const char *const words[] = {"kr.", "kr", "RSD", NULL};

	for (int i = 0; words[i]; i++)
		lines_take(rest, words[i]);
	lines_blanks(rest);
	if (!lines_take_amount(rest, sites_amounts(history), amount, currency))
		return false;
	lines_blanks(rest);
	for (int i = 0; words[i]; i++)
		lines_take(rest, words[i]);
	return true;
}

bool sites_xml_amount(struct history *history, const struct xml *xml, int element,
	const char *attribute, struct history_amount *amount)
{
	const struct slice words = xml_get(xml, element, attribute);
	struct slice rest = slice_trim(words);

	if (rest.length &&
		sites_xml_take_amount(history, &rest, amount,
			history->currency.length ? NULL : &history->currency) &&
		!slice_trim(rest).length)
		return true;
	history_fault_of(history, STATUS_HISTORY_AMOUNT, sites_xml_tag(history, xml, element),
		words.bytes ? words : SLICE(""));
	return false;
}

bool sites_xml_number(const struct xml *xml, int element, const char *attribute, uint64_t most,
	int *number)
{
	uint64_t value;

	if (!slice_uint(xml_get(xml, element, attribute), most, &value))
		return false;
	*number = (int)value;
	return true;
}

/* "23-Jan-2012 17:05:34", with the month as a word. */
static bool take_worded_time(struct slice words, struct history_time *when)
{
	char room[32];
	struct text plain = text_over(room, sizeof(room));
	struct slice rest, day;
	unsigned month;

	if (!lines_take_until(&words, "-", &day))
		return false;
	month = lines_month(words);
	if (!month || !lines_take_until(&words, "-", &rest))
		return false;
	text_add_slice(&plain, day);
	text_add_char(&plain, '/');
	text_add_uint(&plain, month);
	text_add_char(&plain, '/');
	text_add_slice(&plain, words);
	rest = text_slice(&plain);
	return !plain.failed && lines_take_time(&rest, when);
}

void sites_xml_time(struct history *history, const struct xml *xml, int element, struct slice words)
{
	struct slice rest = words;

	if (!words.length || slice_equal(words, "N/A") || lines_take_time(&rest, &history->when) ||
		take_worded_time(words, &history->when))
		return;
	history_fault_of(history, STATUS_HISTORY_TIME, sites_xml_tag(history, xml, element), words);
}

void sites_xml_unknown(struct history *history, const struct xml *xml, int element, bool fault)
{
	const struct slice tag = sites_xml_tag(history, xml, element);

	if (fault)
		history_fault(history, STATUS_HISTORY_LINE, tag);
	else
		history_warn(history, STATUS_HISTORY_LINE, tag);
}
