/* Lines and their words, as most sites write them. */
#include "histories/sites/sites_internal.h"

#include "base/scan.h"

/* Whether an element with that name begins at the line, and has the attribute on the same line. */
static bool fits_element(struct slice line, const char *pattern)
{
	struct slice rest = line, attributes;

	for (; *pattern && *pattern != ' '; pattern++, rest = lines_after(rest, 1))
		if (!rest.length || *rest.bytes != *pattern)
			return false;
	if ((rest.length && !scan_is_space(*rest.bytes) && *rest.bytes != '>'))
		return false;
	if (!lines_take_until(&rest, ">", &attributes))
		attributes = rest;
	return *pattern ? lines_has(attributes, pattern) : !attributes.length;
}

bool sites_fits(struct slice line, const char *pattern)
{
	bool anywhere = false;
	uint64_t number;

	if (*pattern == '<')
		return fits_element(line, pattern);
	while (*pattern) {
		const size_t length = 1 + strcspn(pattern + 1, "{");

		if (*pattern == '{' && pattern[1] && pattern[2] == '}') {
			if ((pattern[1] == 'n' && !lines_take_number(&line, &number)) ||
				(pattern[1] == '.' && line.length))
				return false;
			anywhere |= pattern[1] == '_';
			pattern += 3;
			continue;
		}
		if (anywhere ? lines_find_bytes(line, pattern, length) < 0
			     : line.length < length || memcmp(line.bytes, pattern, length) != 0)
			return false;
		if (!anywhere)
			line = lines_after(line, length);
		pattern += length;
	}
	return true;
}

bool sites_begins_any(struct slice line, const char *const *words)
{
	for (; *words; words++)
		if (lines_begins(line, *words))
			return true;
	return false;
}

bool sites_has_any(struct slice line, const char *const *words)
{
	for (; *words; words++)
		if (lines_has(line, *words))
			return true;
	return false;
}

bool sites_ends_any(struct slice line, const char *const *words)
{
	for (; *words; words++)
		if (lines_ends(line, *words))
			return true;
	return false;
}

bool sites_is_heading(struct slice line)
{
	return lines_take(&line, "*** ") && lines_has(line, "***");
}

bool sites_is_any(struct slice words, const char *const *any)
{
	for (; *any; any++)
		if (slice_equal(words, *any))
			return true;
	return false;
}

bool sites_take_seat_number(const char *word, struct slice *rest, int *number)
{
	struct slice at = *rest;
	uint64_t read;

	if (!lines_take(&at, word) || !lines_take_number(&at, &read) || read > 100 ||
		!lines_take(&at, ": "))
		return false;
	*number = (int)read;
	*rest = at;
	return true;
}

int sites_take_seat(const struct history *history, const char *word, struct slice *rest)
{
	struct slice at = *rest;
	int number;

	if (!sites_take_seat_number(word, &at, &number))
		return -1;
	for (int i = 0; i < history->seats; i++) {
		const struct history_seat *const seat = &history->seat[i];

		if (seat->number != number || at.length < seat->name.length ||
			!slice_same(lines_before(at, seat->name.length), seat->name))
			continue;
		*rest = lines_after(at, seat->name.length);
		return i;
	}
	return -1;
}

void sites_fix_stakes(struct history *history)
{
	if (!history->variant || history->variant->limit != FIXED_LIMIT)
		return;
	history->stakes.small_bet = history->stakes.small_blind;
	history->stakes.big_bet = history->stakes.big_blind;
	history->stakes.big_blind = history->stakes.small_bet;
	history->stakes.small_blind = HISTORY_NOT_GIVEN;
}

void sites_fix_bets(struct history *history)
{
	if (!history->variant || history->variant->limit != FIXED_LIMIT)
		return;
	history->stakes.small_bet = history->stakes.big_bet = history->stakes.big_blind;
	history->stakes.big_bet.digits *= 2;
}

void sites_not_understood(struct history *history, struct slice line)
{
	static const char *const words[] = {" calls ", " bets ", " raises ", " posts ",
		" collected ", NULL};

	if (lines_ends(line, " folds") || lines_ends(line, " checks") || sites_has_any(line, words))
		history_fault(history, STATUS_HISTORY_NAME, line);
	else
		history_warn(history, STATUS_HISTORY_LINE, line);
}

struct history_event *sites_add(struct history *history, enum history_event_kind kind, int seat,
	struct slice line)
{
	struct history_event *const event = history_add(history, kind, seat, line);
	struct slice rest = line;

	/* "All-in" and "all-in" have a hyphen, which is rare */
	if (!memchr(line.bytes, '-', line.length))
		return event;
	if (seat >= 0 && slice_same(lines_before(line, history->seat[seat].name.length),
				 history->seat[seat].name))
		rest = lines_after(line,
			history->seat[seat].name.length); /* the name may contain "all-in" */
	event->all_in = lines_has(rest, "ll-in");
	return event;
}

struct slice sites_join(struct history *history, struct slice first, struct slice second)
{
	char room[128];
	struct text words = text_over(room, sizeof(room));

	text_add(&words, first.bytes, first.length);
	text_add_char(&words, ' ');
	text_add(&words, second.bytes, second.length);
	return words.failed ? SLICE("") : history_keep(history, text_slice(&words));
}
