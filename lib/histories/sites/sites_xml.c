#include "histories/sites/sites_xml.h"

#include "base/scan.h"
#include "histories/history/history_time.h"

/* -- reading --------------------------------------------------------------- */

/* The rest of a line from offset `at`. */
static struct slice line_at(struct slice text, size_t at)
{
	struct slice rest = lines_after(text, at), line = {rest.bytes, 0};

	lines_next(&rest, &line);
	return line;
}

/* After the hand only closing tags may follow, or another document; or the lines that MicroGaming
 * and Everest write between hands. */
static void check_behind(struct history *history, size_t end)
{
	static const char *const between[] = {"ExtendedTableName:", "----PRIMA.DAT", "<PRIZE ",
		NULL};
	struct slice rest = lines_after(history->text, end), line, before;

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

bool sites_xml_open(struct sites_xml *xml)
{
	static const status_code statuses[] = {[XML_DOCTYPE] = STATUS_HISTORY_DOCTYPE,
		[XML_MANY] = STATUS_HISTORY_ELEMENTS,
		[XML_BROKEN] = STATUS_HISTORY_XML,
		[XML_WITHOUT] = STATUS_HISTORY_NO_XML};
	struct history *const history = xml->history;
	const enum xml_fault fault = xml_read(&xml->hand, history->text, true);

	switch (fault) {
	case XML_OK:
		if (xml->hand.stray < history->text.length)
			history_warn(history, STATUS_HISTORY_LINE,
				line_at(history->text, xml->hand.stray));
		check_behind(history, xml->hand.end);
		return true;
	case XML_NO_MEMORY:
		history->failed = true;
		return false;
	case XML_OPEN: /* replaying the hand finds what else is missing */
		history_warn(history, STATUS_HISTORY_CUT,
			lines_after(history->text, xml->hand.end));
		return true;
	case XML_CUT:
		history_fault(history, STATUS_HISTORY_CUT,
			lines_after(history->text, xml->hand.end));
		return false;
	default:
		history_fault(history, statuses[fault], line_at(history->text, xml->hand.at));
		return false;
	}
}

bool sites_xml_session(struct sites_xml *xml)
{
	struct history *const history = xml->history;
	const struct slice place = lines_before(history->text, 0);
	enum xml_fault fault;

	if (!history->session.length) {
		history_fault(history, STATUS_HISTORY_SESSION, place);
		return false;
	}
	fault = xml_read(&xml->session, history->session, false);
	history->failed |= fault == XML_NO_MEMORY;
	if (fault == XML_OK)
		return true;
	history_fault_of(history, STATUS_HISTORY_HEADING, place,
		line_at(history->session, xml->session.at));
	return false;
}

void sites_xml_close(struct sites_xml *xml)
{
	xml_free(&xml->session);
	xml_free(&xml->hand);
}

/* -- elements -------------------------------------------------------------- */

struct slice sites_xml_tag(const struct sites_xml *xml, int element)
{
	return (struct slice){xml->history->text.bytes + xml->hand.elements[element].offset,
		xml->hand.elements[element].length};
}

struct slice sites_xml_get(const struct sites_xml *xml, int element, const char *name)
{
	const struct slice words = xml_get(&xml->hand, element, name);

	return words.bytes ? words : SLICE("");
}

bool sites_xml_says(const struct sites_xml *xml, int element, const char *name, const char *value)
{
	return slice_equal(xml_get(&xml->hand, element, name), value);
}

void sites_xml_each(void *reader, int element, const struct sites_xml_part *parts)
{
	struct sites_xml *const xml = reader;

	XML_EACH (i, &xml->hand, element) {
		const struct sites_xml_part *part = parts;

		while (part->name && !xml_is(&xml->hand, i, part->name))
			part++;
		if (part->read)
			part->read(reader, i);
		else
			sites_xml_unknown(xml, i, false);
	}
}

void sites_xml_unknown(struct sites_xml *xml, int element, bool fault)
{
	const struct slice tag = sites_xml_tag(xml, element);

	if (fault)
		history_fault(xml->history, STATUS_HISTORY_LINE, tag);
	else
		history_warn(xml->history, STATUS_HISTORY_LINE, tag);
}

void sites_xml_fault(struct sites_xml *xml, status_code status, int element, struct slice words)
{
	history_fault_of(xml->history, status, sites_xml_tag(xml, element), words);
}

void sites_xml_warn(struct sites_xml *xml, status_code status, int element, struct slice words)
{
	history_warn_of(xml->history, status, sites_xml_tag(xml, element), words);
}

/* -- attributes ------------------------------------------------------------ */

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

bool sites_xml_take_stakes(struct history *history, struct slice *rest, const char *between,
	struct slice *currency)
{
	struct history_stakes *const stakes = &history->stakes;

	return lines_take_amount(rest, LINES_EITHER, &stakes->small_blind, currency) &&
	       lines_take(rest, between) &&
	       lines_take_amount(rest, LINES_EITHER, &stakes->big_blind, NULL);
}

bool sites_xml_amount(struct sites_xml *xml, int element, const char *attribute,
	struct history_amount *amount)
{
	struct history *const history = xml->history;
	const struct slice words = sites_xml_get(xml, element, attribute);
	struct slice rest = slice_trim(words);

	if (rest.length &&
		sites_xml_take_amount(history, &rest, amount,
			history->currency.length ? NULL : &history->currency) &&
		!slice_trim(rest).length)
		return true;
	sites_xml_fault(xml, STATUS_HISTORY_AMOUNT, element, words);
	return false;
}

bool sites_xml_take_hundredths(struct slice words, struct history_amount *amount)
{
	uint64_t value;

	if (!slice_uint(words, INT64_MAX / SEATS_MAX / 1000000, &value))
		return false;
	*amount = (struct history_amount){(int64_t)value, 2};
	return true;
}

bool sites_xml_hundredths(struct sites_xml *xml, int element, const char *attribute,
	struct history_amount *amount)
{
	const struct slice words = sites_xml_get(xml, element, attribute);

	if (sites_xml_take_hundredths(words, amount))
		return true;
	sites_xml_fault(xml, STATUS_HISTORY_AMOUNT, element, words);
	return false;
}

bool sites_xml_number(const struct sites_xml *xml, int element, const char *attribute,
	uint64_t most, int *number)
{
	uint64_t value;

	if (!slice_uint(xml_get(&xml->hand, element, attribute), most, &value))
		return false;
	*number = (int)value;
	return true;
}

/* "23-Jan-2012 17:05:34", with the name of the month. */
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

bool sites_xml_time(struct sites_xml *xml, int element, struct slice words)
{
	struct history_time *const when = &xml->history->when;
	struct slice rest = words;

	if (!words.length || slice_equal(words, "N/A") || lines_take_time(&rest, when) ||
		take_worded_time(words, when))
		return true;
	sites_xml_fault(xml, STATUS_HISTORY_TIME, element, words);
	return false;
}

static bool fill(struct sites_xml *xml, int element, const struct sites_xml_field *field, void *at)
{
	const struct slice words = sites_xml_get(xml, element, field->name);
	struct slice *const kept = at;
	int *const number = at;
	uint64_t seconds;

	switch (field->kind) {
	case SITES_XML_WORDS:
		*kept = history_keep(xml->history, words);
		return kept->length;
	case SITES_XML_NUMBER:
		return sites_xml_number(xml, element, field->name, 100, number);
	case SITES_XML_INDEX:
		if (!sites_xml_number(xml, element, field->name, 99, number))
			return false;
		++*number;
		return true;
	case SITES_XML_AMOUNT:
		return sites_xml_amount(xml, element, field->name, at);
	case SITES_XML_HUNDREDTHS:
		return sites_xml_hundredths(xml, element, field->name, at);
	case SITES_XML_EPOCH:
	default:
		if (slice_uint(words, UINT32_MAX, &seconds))
			history_time_epoch(seconds, at);
		else
			sites_xml_fault(xml, STATUS_HISTORY_TIME, element, words);
		return true;
	}
}

bool sites_xml_bind(struct sites_xml *xml, int element, const struct sites_xml_field *fields,
	bool needed, void *target)
{
	for (; fields->name; fields++)
		if (!fill(xml, element, fields, (char *)target + fields->offset) && needed) {
			if (fields->kind < SITES_XML_AMOUNT) /* other kinds have noted it */
				sites_xml_unknown(xml, element, true);
			return false;
		}
	return true;
}

int sites_xml_add_seat(struct sites_xml *xml, int element, const struct sites_xml_field *fields)
{
	struct history_seat seat = {.stack = HISTORY_NOT_GIVEN,
		.offset = xml->hand.elements[element].offset};

	return sites_xml_bind(xml, element, fields, true, &seat)
		       ? history_add_seat(xml->history, &seat)
		       : -1;
}

int sites_xml_seat(struct sites_xml *xml, int element, const char *attribute, int first)
{
	const struct history *const history = xml->history;
	int number;

	if (sites_xml_number(xml, element, attribute, 99 + (uint64_t)first, &number))
		for (int i = 0; i < history->seats; i++)
			if (history->seat[i].number == number + 1 - first)
				return i;
	sites_xml_fault(xml, STATUS_HISTORY_SEAT, element, sites_xml_get(xml, element, attribute));
	return -1;
}

int sites_xml_named(struct sites_xml *xml, int element, const char *attribute)
{
	const struct slice name = sites_xml_get(xml, element, attribute);
	const int seat = history_seat_named(xml->history, name);

	if (seat < 0)
		sites_xml_fault(xml, STATUS_HISTORY_NAME, element, name);
	return seat;
}

uint64_t sites_xml_order(struct sites_xml *xml, int element, const char *attribute, uint64_t last)
{
	const struct slice words = sites_xml_get(xml, element, attribute);
	uint64_t number;

	if (!slice_uint(words, UINT64_MAX / 2, &number)) {
		sites_xml_unknown(xml, element, true);
		return last;
	}
	if (number == last)
		sites_xml_fault(xml, STATUS_HISTORY_TWICE, element, words);
	else if (number < last)
		sites_xml_fault(xml, STATUS_HISTORY_ORDER, element, words);
	else if (number > last + 1)
		sites_xml_warn(xml, STATUS_HISTORY_GAP, element, words);
	return number;
}

/* -- events ---------------------------------------------------------------- */

struct history_event *sites_xml_add(struct sites_xml *xml, enum history_event_kind kind, int seat,
	int element)
{
	return history_add(xml->history, kind, seat, sites_xml_tag(xml, element));
}

struct history_event *sites_xml_add_amount(struct sites_xml *xml, enum history_event_kind kind,
	int seat, int element, struct history_amount added)
{
	struct history_event *const event = sites_xml_add(xml, kind, seat, element);

	event->added = added;
	return event;
}

struct history_event *sites_xml_add_cards(struct sites_xml *xml, enum history_event_kind kind,
	int seat, int element, const card *cards, int count)
{
	struct history_event *const event = sites_xml_add(xml, kind, seat, element);

	sites_set_cards(event, cards, count);
	return event;
}

const struct sites_action *sites_find_action(const struct sites_action *actions, struct slice words)
{
	while (actions->words && !slice_equal(words, actions->words))
		actions++;
	return actions->words ? actions : NULL;
}

enum history_event_kind sites_xml_action(struct sites_xml *xml, const struct sites_action *row)
{
	enum history_event_kind kind = row->kind;

	if (kind == HISTORY_ALL_IN && !xml->started && !xml->blinds)
		kind = history_has_any(xml->history, HISTORY_SMALL_BLIND) ? HISTORY_BIG_BLIND
									  : HISTORY_SMALL_BLIND;
	xml->blinds |= kind == HISTORY_BIG_BLIND;
	xml->started |= kind >= HISTORY_BRING_IN && kind <= HISTORY_HOLE;
	return kind;
}

int sites_xml_add_board(struct sites_xml *xml, int element, struct slice words, const card *cards,
	int count)
{
	card dealt[BOARD_CARDS_MAX];
	const int before = sites_dealt_in(xml->history, 0, dealt);

	if (before > count || memcmp(dealt, cards, (size_t)before) != 0) {
		sites_xml_fault(xml, STATUS_HISTORY_BOARD, element, words);
		return -1;
	}
	if (count <= before || count > BOARD_CARDS_MAX)
		return 0;
	sites_xml_add_cards(xml, HISTORY_BOARD, -1, element, cards + before, count - before);
	return count - before;
}

/* Collects the cards of `from` that are not among `others`. */
static int cards_without(const card *from, const card *others, int count, card out[HOLE_CARDS_MAX])
{
	int left = 0;

	for (int i = 0; i < count; i++)
		if (from[i] == CARD_UNKNOWN || !memchr(others, from[i], (size_t)count))
			out[left++] = from[i];
	return left;
}

void sites_xml_add_draw(struct sites_xml *xml, struct sites_xml_held *held, int seat, int element,
	int count, int drawn, struct slice words, const card *hand)
{
	card out[HOLE_CARDS_MAX], in[HOLE_CARDS_MAX];

	memset(out, CARD_UNKNOWN, sizeof(out));
	if (hand && (cards_without(held->card, hand, held->count, out) != count ||
			    cards_without(hand, held->card, held->count, in) != count)) {
		sites_xml_fault(xml, STATUS_HISTORY_CARDS, drawn, words);
		return;
	}
	sites_xml_add_cards(xml, count ? HISTORY_DRAW : HISTORY_PAT, seat, element, out, count);
	if (!hand)
		return;
	if (count)
		sites_xml_add_cards(xml, HISTORY_HOLE, seat, drawn, in, count);
	memcpy(held->card, hand, (size_t)held->count);
}

/* Chips put in on a street; includes an uncalled bet only if `whole`. */
static struct history_amount sum_street(const struct history_amount street[HISTORY_SEATS_MAX],
	bool whole)
{
	struct history_amount sum = {0, 0}, most = {0, 0}, second = {0, 0};

	for (int i = 0; i < HISTORY_SEATS_MAX; i++) {
		sum = history_sum(sum, street[i]);
		if (sites_compare(street[i], most) > 0) {
			second = most;
			most = street[i];
		} else if (sites_compare(street[i], second) > 0) {
			second = street[i];
		}
	}
	return whole ? sum : history_sum(sites_less(sum, most), second);
}

struct history_amount sites_xml_put_in(const struct history *history, int events, bool whole)
{
	struct history_amount street[HISTORY_SEATS_MAX] = {{0, 0}}, sum = {0, 0};

	for (int i = 0; i < events; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->kind == HISTORY_BOARD || event->kind == HISTORY_DRAW ||
			event->kind == HISTORY_PAT) {
			sum = history_sum(sum, sum_street(street, whole));
			memset(street, 0, sizeof(street));
		} else if (event->kind == HISTORY_DEAD || event->kind == HISTORY_ANTE) {
			sum = history_sum(sum, event->added);
		} else if (event->kind == HISTORY_RETURN) {
			street[event->seat] = sites_less(street[event->seat], event->added);
		} else if (event->seat >= 0 && event->kind <= HISTORY_ALL_IN) {
			if (history_given(event->to))
				street[event->seat] = event->to;
			else if (history_given(event->added))
				street[event->seat] =
					history_sum(street[event->seat], event->added);
		}
	}
	return history_sum(sum, sum_street(street, whole));
}

bool sites_xml_is_pot(const struct history *history, struct history_amount pot, int events)
{
	enum { EVENTS_MAX = 2000 }; /* keeps a very long hand with many pots fast */

	return events > EVENTS_MAX ||
	       !sites_compare(pot, sites_xml_put_in(history, events, false)) ||
	       !sites_compare(pot, sites_xml_put_in(history, events, true));
}
