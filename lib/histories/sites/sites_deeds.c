/* Lines that say that something happened, as most sites write them. */
#include "histories/sites/sites_inside.h"

#include <string.h>

bool sites_begins_any(struct slice line, const char *const *words)
{
	for (; *words; words++)
		if (lines_begins(line, *words))
			return true;
	return false;
}

bool sites_has(const struct history *history, enum history_deed deed, int seat)
{
	for (int i = 0; i < history->event_count; i++)
		if (history->events[i].deed == deed && history->events[i].seat == seat)
			return true;
	return false;
}

int sites_take_seat(const struct history *history, struct slice *rest)
{
	struct slice at = *rest;
	uint64_t number;

	if (!lines_take(&at, "Seat ") || !lines_take_number(&at, &number) || !lines_take(&at, ": "))
		return -1;
	for (int i = 0; i < history->seats; i++) {
		const struct history_seat *const seat = &history->seat[i];

		if (seat->number != (int)number || at.length < seat->name.length)
			continue;
		*rest = lines_after(at, seat->name.length);
		return i;
	}
	return -1;
}

bool sites_check_heading(struct history *history, bool read, struct slice line)
{
	if (!read)
		history_fault(history, STATUS_HISTORY_HEADING, line);
	else if (!history->variant)
		history_fault(history, STATUS_HISTORY_GAME, history->game);
	return read && history->variant;
}

/* -- amounts -------------------------------------------------------------- */

bool sites_take_money(struct history *history, struct slice *rest, struct history_amount *amount)
{
	while (lines_take(rest, "(") || lines_take(rest, "[") || lines_take(rest, " "))
		continue;
	if (lines_take_amount(rest, history->commas ? LINES_COMMA : LINES_POINT, amount, NULL))
		return true;
	history_fault(history, STATUS_HISTORY_AMOUNT, *rest);
	return false;
}

struct history_event *sites_add(struct history *history, enum history_deed deed, int seat,
	struct slice line)
{
	struct history_event *const event = history_add(history, deed, seat, line);

	if (event)
		event->all_in = lines_has(line, "all-in") || lines_has(line, "All-in");
	return event;
}

void sites_add_amount(struct history *history, enum history_deed deed, int seat, struct slice line,
	struct slice rest)
{
	struct history_event *const event = sites_add(history, deed, seat, line);

	if (event)
		sites_take_money(history, &rest, &event->added);
}

/* "$2 to $3". The first amount means something else at each site. */
static void add_total(struct history *history, enum history_deed deed, int seat, struct slice line,
	struct slice rest)
{
	struct history_event *const event = sites_add(history, deed, seat, line);
	struct history_amount by;

	if (!event || !sites_take_money(history, &rest, &by))
		return;
	lines_blanks(&rest);
	if (lines_take(&rest, "to "))
		sites_take_money(history, &rest, &event->to);
	else
		history_fault(history, STATUS_HISTORY_AMOUNT, rest);
}

static int compare(struct history_amount a, struct history_amount b)
{
	for (; a.places < b.places; a.places++)
		a.digits *= 10;
	for (; b.places < a.places; b.places++)
		b.digits *= 10;
	return (a.digits > b.digits) - (a.digits < b.digits);
}

void sites_part_dead(struct history *history)
{
	for (int i = 0; i < history->event_count; i++) {
		struct history_event *const event = &history->events[i];
		const int order = compare(event->added, history->big_blind);

		if (event->deed != HISTORY_DEAD || !history_said(history->big_blind))
			continue;
		event->deed = order > 0 ? HISTORY_BOTH : order < 0 ? HISTORY_DEAD : HISTORY_LIVE;
	}
}

/* -- cards ---------------------------------------------------------------- */

void sites_add_cards(struct history *history, enum history_deed deed, int seat, struct slice line,
	struct slice rest)
{
	struct history_event *event;
	card cards[HOLE_CARDS_MAX];
	int count;

	lines_blanks(&rest);
	count = lines_take_cards(&rest, HOLE_CARDS_MAX, cards);
	if (count < 0) {
		history_fault(history, STATUS_HISTORY_CARDS, rest);
		return;
	}
	event = sites_add(history, deed, seat, line);
	if (!event)
		return;
	event->count = (uint8_t)count;
	memcpy(event->card, cards, (size_t)count);
}

void sites_add_board(struct history *history, int run, struct slice line)
{
	const ptrdiff_t open = lines_find_last(line, "[");
	const int before = history->event_count;

	if (open < 0) {
		history_fault(history, STATUS_HISTORY_CARDS, line);
		return;
	}
	sites_add_cards(history, HISTORY_BOARD, -1, line, lines_after(line, (size_t)open));
	if (history->event_count > before)
		history->events[before].run = (int8_t)run;
}

void sites_check_board(struct history *history, struct slice line)
{
	card said[BOARD_CARDS_MAX], dealt[BOARD_CARDS_MAX];
	const ptrdiff_t open = lines_find(line, "[");
	struct slice rest;
	int said_count, count = 0;

	if (open < 0)
		return;
	rest = lines_after(line, (size_t)open);
	said_count = lines_take_cards(&rest, BOARD_CARDS_MAX, said);
	for (int i = 0; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		for (int j = 0; event->deed == HISTORY_BOARD && !event->run && j < event->count &&
				count < BOARD_CARDS_MAX;
			j++)
			dealt[count++] = event->card[j];
	}
	if (said_count != count || memcmp(said, dealt, (size_t)count) != 0)
		history_warn(history, STATUS_HISTORY_BOARD, line);
}

/* -- deeds ---------------------------------------------------------------- */

bool sites_take_deed(struct history *history, const struct sites_deed *deeds, int seat,
	struct slice line, struct slice rest)
{
	const struct sites_deed *deed = deeds;

	while (deed->words && !lines_take(&rest, deed->words))
		deed++;
	if (!deed->words)
		return false;
	switch (deed->takes) {
	case SITES_NOTHING:
		sites_add(history, deed->deed, seat, line);
		break;
	case SITES_ADDED:
		sites_add_amount(history, deed->deed, seat, line, rest);
		break;
	case SITES_TO:
		add_total(history, deed->deed, seat, line, rest);
		break;
	case SITES_CARDS:
		sites_add_cards(history, deed->deed, seat, line, rest);
		break;
	}
	return true;
}
