/* Lines about actions, and summaries, as most sites write them. */
#include "histories/sites/sites_internal.h"

/* -- positions and folds -------------------------------------------------- */

/* Whether the seat posted a blind of that kind, or all its chips before that. */
static bool has_posted(const struct history *history, enum history_event_kind blind, int seat)
{
	HISTORY_EACH (event, history)
		if (event->seat == seat && event->kind <= HISTORY_BOTH &&
			(event->kind == blind || event->kind == HISTORY_BOTH || event->all_in))
			return true;
	return false;
}

void sites_read_position(struct history *history, const char *button, int seat, struct slice line,
	struct slice rest)
{
	const int number = history->seat[seat].number;

	lines_blanks(&rest);
	if (lines_take(&rest, button)) {
		if (history->button && history->button != number)
			history_warn(history, STATUS_HISTORY_SUMMARY, line);
		else
			history->button = number;
		lines_blanks(&rest);
	}
	if ((lines_begins(rest, "(small blind)") &&
		    !has_posted(history, HISTORY_SMALL_BLIND, seat)) ||
		(lines_begins(rest, "(big blind)") &&
			!has_posted(history, HISTORY_BIG_BLIND, seat)))
		history_warn(history, STATUS_HISTORY_SUMMARY, line);
}

static void find_folds(const struct history *history, struct sites_folds *folds)
{
	const struct variant *const variant = history->variant;
	int8_t street = 0;

	memset(folds->street, -1, sizeof(folds->street));
	HISTORY_EACH (event, history) {
		if (event->kind == HISTORY_FOLD && event->seat >= 0)
			folds->street[event->seat] = street;
		if (event->kind == HISTORY_BOARD && !event->run)
			street++;
	}
	folds->found = true;
	/* in courchevel, the first board card is not a street */
	folds->reported = !variant->street[0].board && variant->street[1].board;
}

/* The street in "before Flop" or "on the Turn", from 0; -1 if it is neither. */
static int street_of(struct slice words)
{
	static const char *const streets[] = {"Pre-Flop", "Flop", "Turn", "River"};

	if (lines_begins(words, "before Flop") || lines_begins(words, "before the Flop"))
		return 0;
	if (!lines_take(&words, "on the "))
		return -1;
	for (int i = 0; i < 4; i++)
		if (lines_begins(words, streets[i]))
			return i;
	return -1;
}

ptrdiff_t sites_find_folded(struct slice line, struct slice rest)
{
	const ptrdiff_t at = lines_find(rest, "folded ");

	return at < 0 ? at : rest.bytes + at + 7 - line.bytes;
}

void sites_check_folded(struct history *history, struct sites_folds *folds, int seat,
	struct slice line, ptrdiff_t folded)
{
	int street;

	if (!folds->found)
		find_folds(history, folds);
	if (folded < 0) {
		/* trackers write folded cards as mucked */
		if (folds->street[seat] >= 0 &&
			(lines_has(line, " won (") || lines_has(line, " lost with ") ||
				lines_has(line, " collected (")))
			history_warn(history, STATUS_HISTORY_SUMMARY, line);
		return;
	}
	if (!folds->reported)
		return;
	street = street_of(lines_after(line, (size_t)folded));
	if (street >= 0 && folds->street[seat] != street &&
		!history_has(history, HISTORY_MUCK, seat) &&
		!history_has(history, HISTORY_GONE, seat))
		history_warn(history, STATUS_HISTORY_SUMMARY, line);
}

void sites_check_count(struct history *history, struct slice line, struct slice rest)
{
	uint64_t count;

	lines_blanks(&rest);
	if (lines_take_number(&rest, &count) && count != (uint64_t)history->seats)
		history_warn(history, STATUS_HISTORY_COUNT, line);
}

void sites_check_summary(struct history *history, bool summary)
{
	if (!history->bad && !summary)
		history_warn(history, STATUS_HISTORY_NO_SUMMARY,
			lines_after(history->text, history->text.length));
}

void sites_check_end(struct history *history, bool summary)
{
	if (!history->bad && !history->cancelled && !history_given(history->money.pot))
		history_warn(history, summary ? STATUS_HISTORY_POT : STATUS_HISTORY_NO_SUMMARY,
			lines_after(history->text, history->text.length));
}

/* -- summaries ------------------------------------------------------------ */

void sites_read_won(struct history *history, struct sites_won *won, struct slice line,
	struct slice rest)
{
	struct history_amount amount;

	if (!sites_take_money(history, &rest, &amount))
		return;
	if (!won->line.length)
		won->amount = HISTORY_NOT_GIVEN;
	sites_add_up(&won->amount, amount);
	won->line = line;
}

void sites_check_won(struct history *history, const struct sites_won won[HISTORY_SEATS_MAX])
{
	const int count = history->event_count;

	for (int seat = 0; seat < history->seats; seat++) {
		struct history_amount paid = HISTORY_NOT_GIVEN;

		for (int i = 0; i < count; i++)
			if (history->events[i].kind == HISTORY_COLLECT &&
				history->events[i].seat == seat)
				sites_add_up(&paid, history->events[i].added);
		if (!won[seat].line.length)
			continue;
		if (history_given(paid) && !sites_compare(paid, won[seat].amount))
			continue;
		if (history_given(paid)) {
			if (history_given(history->money.rake))
				history_warn(history, STATUS_HISTORY_SUMMARY, won[seat].line);
			else /* the difference would be read as rake */
				history_fault(history, STATUS_HISTORY_SUMMARY, won[seat].line);
			continue;
		}
		sites_add(history, HISTORY_COLLECT, seat, won[seat].line)->added = won[seat].amount;
	}
}

/* Whether all of the first cards are among the others. */
static bool all_among(int count, const card *cards, int others, const card *other)
{
	int found = 0;

	for (int i = 0; i < count; i++)
		found += memchr(other, cards[i], (size_t)others) != NULL;
	return found == count;
}

void sites_add_mucked(struct history *history, int seat, struct slice line, struct slice rest)
{
	const int before = history->event_count;
	const struct history_event *mucked;

	sites_add_cards(history, HISTORY_KNOWN, seat, line, rest);
	if (history->event_count == before)
		return;
	mucked = &history->events[before];
	for (int i = 0; i < before; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->kind != HISTORY_HOLE || event->seat != seat ||
			!variant_brings_in(history->variant) ||
			all_among(event->count, event->card, mucked->count, mucked->card))
			continue;
		history_warn(history, STATUS_HISTORY_SUMMARY, line);
		return;
	}
}

void sites_check_shown(struct history *history, int seat, struct slice line, struct slice rest)
{
	card cards[HOLE_CARDS_MAX];
	struct slice at = rest;
	const int count = lines_take_cards(&at, HOLE_CARDS_MAX, cards);

	HISTORY_EACH (event, history) {
		if (event->kind != HISTORY_SHOW || event->seat != seat || !event->count)
			continue;
		/* in stud, the seat may have been dealt more since */
		if (variant_brings_in(history->variant) && event->count < count &&
			all_among(event->count, event->card, count, cards))
			continue;
		if (count < 0 ||
			!(count == event->count && all_among(count, cards, count, event->card) &&
				all_among(count, event->card, count, cards)))
			history_warn(history, STATUS_HISTORY_SUMMARY, line);
		return;
	}
	sites_add_cards(history, HISTORY_SHOW, seat, line, rest);
}
