/* Hands, draws and boards as most sites write them. */
#include "histories/sites/sites_internal.h"

/* -- cards ---------------------------------------------------------------- */

void sites_set_cards(struct history_event *event, const card *cards, int count)
{
	event->count = (uint8_t)count;
	memcpy(event->card, cards, (size_t)count);
}

void sites_add_cards(struct history *history, enum history_event_kind kind, int seat,
	struct slice line, struct slice rest)
{
	card cards[HOLE_CARDS_MAX];
	int count;

	lines_blanks(&rest);
	count = lines_take_cards(&rest, HOLE_CARDS_MAX, cards);
	if (count < 0) {
		history_fault(history, STATUS_HISTORY_CARDS, rest);
		return;
	}
	sites_set_cards(sites_add(history, kind, seat, line), cards, count);
}

int sites_suits_first(struct slice words, card cards[HOLE_CARDS_MAX])
{
	int count = 0;

	while (words.length) {
		char room[4];
		struct slice word, one;

		if (!lines_take_until(&words, " ", &word)) {
			word = words;
			words.length = 0;
		}
		lines_blanks(&words);
		if (count == HOLE_CARDS_MAX || word.length > 3)
			return -1;
		if (slice_equal(word, "X") || slice_equal(word, "x")) {
			cards[count++] = CARD_UNKNOWN;
			continue;
		}
		if (word.length < 2)
			return -1;
		memcpy(room, word.bytes + 1, word.length - 1);
		room[word.length - 1] = *word.bytes;
		one = (struct slice){room, word.length};
		if (lines_take_cards(&one, 1, &cards[count]) != 1 || one.length)
			return -1;
		count++;
	}
	return count;
}

int sites_split_cards(struct slice words, const char *const *unknown, card cards[HOLE_CARDS_MAX])
{
	int count = 0;

	for (bool more = words.length > 0; more;) {
		struct slice word;

		more = lines_take_until(&words, ",", &word);
		if (!more)
			word = words;
		word = slice_trim(word);
		if (count == HOLE_CARDS_MAX)
			return -1;
		if (sites_is_any(word, unknown))
			cards[count] = CARD_UNKNOWN;
		else if (lines_take_cards(&word, 1, &cards[count]) != 1 || word.length)
			return -1;
		count++;
	}
	return count;
}

int sites_parted_cards(struct slice words, const char *between, card cards[HOLE_CARDS_MAX])
{
	char room[64];
	struct text plain = text_over(room, sizeof(room));
	struct slice rest;
	int count;

	for (size_t i = 0; i < words.length; i++)
		if (!words.bytes[i] || !strchr(between, words.bytes[i]))
			text_add_char(&plain, words.bytes[i]);
	if (plain.failed)
		return -1;
	rest = text_slice(&plain);
	count = lines_take_cards(&rest, HOLE_CARDS_MAX, cards);
	return rest.length ? -1 : count;
}

struct history_event *sites_add_parted(struct history *history, enum history_event_kind kind,
	int seat, struct slice line, struct slice words, const char *between)
{
	struct history_event *event;
	card cards[HOLE_CARDS_MAX];
	const int count = sites_parted_cards(words, between, cards);

	if (count <= 0) {
		history_fault(history, STATUS_HISTORY_CARDS, count ? slice_trim(words) : line);
		return NULL;
	}
	event = sites_add(history, kind, seat, line);
	sites_set_cards(event, cards, count);
	return event;
}

/* Consumes the cards of consecutive brackets. */
static int take_brackets(struct slice *rest, card cards[HOLE_CARDS_MAX])
{
	int count = 0, more;

	for (;;) {
		lines_blanks(rest);
		if (!lines_begins(*rest, "["))
			return count;
		more = lines_take_cards(rest, HOLE_CARDS_MAX - count, cards + count);
		if (more < 0)
			return -1;
		count += more;
	}
}

/* Whether the seat was dealt, or showed, all these cards. */
static bool had_cards(const struct history *history, int seat, int count, const card *cards)
{
	int had = 0;

	for (int i = 0; i < count; i++) {
		bool found = false;

		for (int j = 0; j < history->event_count && !found; j++) {
			const struct history_event *const event = &history->events[j];

			found = event->seat == seat &&
				(event->kind == HISTORY_HOLE || event->kind == HISTORY_SHOW) &&
				memchr(event->card, cards[i], event->count);
		}
		had += found;
	}
	return had == count;
}

void sites_add_dealt(struct history *history, int seat, struct slice line, struct slice rest)
{
	const bool again = history_has(history, HISTORY_HOLE, seat);
	const ptrdiff_t last = lines_find_last(rest, "[");
	card cards[HOLE_CARDS_MAX];
	int count, known;

	if (again && last > 0) {
		struct slice before = lines_before(rest, (size_t)last);

		count = take_brackets(&before, cards);
		if (count < 0 || !had_cards(history, seat, count, cards))
			history_warn(history, STATUS_HISTORY_SUMMARY, line);
		rest = lines_after(rest, (size_t)last);
	}
	count = take_brackets(&rest, cards);
	if (count <= 0) {
		history_fault(history, STATUS_HISTORY_CARDS, rest);
		return;
	}
	sites_set_cards(sites_add(history, HISTORY_HOLE, seat, line), cards, count);
	known = card_set_count(sites_card_set(cards, count));
	if (history->hero < 0 && !again &&
		known > (variant_brings_in(history->variant) ? history->variant->street[0].up : 0))
		history->hero = seat;
}

/* -- draws ---------------------------------------------------------------- */

static struct history_event *last_draw(const struct history *history, int seat)
{
	for (int i = history->event_count - 1; i >= 0; i--)
		if (history->events[i].kind == HISTORY_DRAW && history->events[i].seat == seat)
			return &history->events[i];
	return NULL;
}

/* The cards that the seat holds before its last draw, if its discards are not known yet. */
static int hand_of(const struct history *history, int seat, card hand[HOLE_CARDS_MAX])
{
	int count = 0;

	HISTORY_EACH (event, history) {
		for (int j = 0; event->seat == seat && j < event->count; j++) {
			card *const at = memchr(hand, event->card[j], (size_t)count);

			if (event->kind == HISTORY_HOLE && count < HOLE_CARDS_MAX)
				hand[count++] = event->card[j];
			else if (event->kind == HISTORY_DRAW && at)
				*at = hand[--count];
		}
	}
	return count;
}

void sites_name_discards(struct history *history, int seat, struct slice line, int keeps,
	const card *kept)
{
	struct history_event *const event = last_draw(history, seat);
	card hand[HOLE_CARDS_MAX] = {0};
	int count, found = 0;

	if (!event || event->card[0] != CARD_UNKNOWN)
		return;
	count = hand_of(history, seat, hand);
	for (int i = 0; i < count && keeps >= 0; i++)
		if (!memchr(kept, hand[i], (size_t)keeps) && found < event->count)
			event->card[found++] = hand[i];
	if (found != event->count || found + keeps != count)
		history_fault(history, STATUS_HISTORY_SUMMARY, line);
}

void sites_add_drawn(struct history *history, int seat, struct slice line, int count,
	const card *hand)
{
	card before[HOLE_CARDS_MAX] = {0}, kept[HOLE_CARDS_MAX] = {0}, drawn[HOLE_CARDS_MAX];
	const int had = hand_of(history, seat, before);
	struct history_event *event = last_draw(history, seat);
	int keeps = 0, draws = 0;

	for (int i = 0; i < count; i++)
		if (memchr(before, hand[i], (size_t)had))
			kept[keeps++] = hand[i];
		else
			drawn[draws++] = hand[i];
	if (!draws)
		return;
	if (!event || event->card[0] != CARD_UNKNOWN) {
		event = sites_add(history, HISTORY_DRAW, seat, line);
		event->count = (uint8_t)draws;
		memset(event->card, CARD_UNKNOWN, (size_t)draws);
	}
	sites_name_discards(history, seat, line, keeps, kept);
	sites_set_cards(sites_add(history, HISTORY_HOLE, seat, line), drawn, draws);
}

int sites_run_of(struct slice heading)
{
	if (lines_begins(heading, "*** SECOND ") || lines_has(heading, " 2 ***"))
		return 1;
	return lines_begins(heading, "*** THIRD ") || lines_has(heading, " 3 ***") ? 2 : 0;
}

/* Streets by the number of board cards before them. */
static const struct {
	const char *words[3];
	int before;
} streets[] = {{{"FLOP", "Flop", "flop"}, 0}, {{"TURN", "Turn", "turn"}, 3},
	{{"RIVER", "River", "river"}, 4}};

/* Whether the heading names the street that comes after `before` cards, or, if `other`, a different
 * one. */
static bool names_street(struct slice heading, int before, bool other)
{
	for (int i = 0; i < 3; i++)
		for (int j = 0; j < 3; j++)
			if ((streets[i].before != before) == other &&
				lines_has(heading, streets[i].words[j]))
				return true;
	return false;
}

/* 1 + the number of board cards before the street that the heading names; 0 if it names none. */
static int place_of(struct slice heading)
{
	for (int i = 0; i < 3; i++)
		if (names_street(heading, streets[i].before, false))
			return streets[i].before + 1;
	return 0;
}

bool sites_check_street(struct history *history, struct slice line)
{
	const ptrdiff_t open = lines_find(line, "[");
	const struct slice heading = open < 0 ? line : lines_before(line, (size_t)open);
	card dealt[BOARD_CARDS_MAX];
	const int before = sites_dealt_in(history, 0, dealt);

	/* in courchevel, the first card is dealt before the flop; in stud, the last may be a
	 * community card */
	if (history->variant &&
		(history->variant->street[0].board || variant_brings_in(history->variant)))
		return true;
	if (names_street(heading, before, false) || !names_street(heading, before, true))
		return true;
	history_fault(history, STATUS_HISTORY_BOARD, line);
	return false;
}

/* Reads the cards of one pair of brackets, or of one for each street; -1 if they are not cards. */
static int take_streets(struct slice rest, card given[BOARD_CARDS_MAX])
{
	int count = 0;

	do {
		const int more = lines_take_cards(&rest, BOARD_CARDS_MAX - count, given + count);

		if (more < 0)
			return -1;
		count += more;
		rest = slice_trim(rest);
	} while (lines_begins(rest, "[") && count < BOARD_CARDS_MAX);
	return count;
}

/* The flop may be in any order: some sites sort it. */
static bool same_board(const card *a, const card *b, int count)
{
	const int flop = count < 3 ? count : 3;

	return memcmp(a, b, (size_t)count) == 0 ||
	       (sites_card_set(a, flop) == sites_card_set(b, flop) &&
		       !memchr(a, CARD_UNKNOWN, (size_t)flop) &&
		       memcmp(a + flop, b + flop, (size_t)(count - flop)) == 0);
}

/* A later run has its first cards in common with the first. */
static void check_given(struct history *history, int run, struct slice line, struct slice brackets)
{
	card given[BOARD_CARDS_MAX], own[BOARD_CARDS_MAX], dealt[BOARD_CARDS_MAX] = {0};
	const int count = sites_dealt_in(history, run, own);
	const int common = run ? sites_dealt_in(history, 0, dealt) - count : 0;
	const int given_count = take_streets(brackets, given);

	if (common >= 0)
		memcpy(dealt + common, own, (size_t)count);
	if (common < 0 || given_count != common + count || !same_board(given, dealt, given_count))
		history_warn(history, STATUS_HISTORY_BOARD, line);
}

void sites_add_board(struct history *history, int run, struct slice line)
{
	const ptrdiff_t open = lines_find_last(line, "[");
	int before;

	if (open < 0) {
		history_fault(history, STATUS_HISTORY_CARDS, line);
		return;
	}
	if (!run && lines_find(line, "[") == open && !sites_check_street(history, line))
		return;
	/* earlier brackets have the cards dealt before */
	if (!run && lines_find(line, "[") < open)
		check_given(history, 0, line,
			lines_after(lines_before(line, (size_t)open),
				(size_t)lines_find(line, "[")));
	before = history->event_count;
	sites_add_cards(history, HISTORY_BOARD, -1, line, lines_after(line, (size_t)open));
	if (history->event_count == before || !run)
		return;
	history->events[before].run = (int8_t)run;
	history->events[before].place =
		(int8_t)place_of(lines_before(line, (size_t)lines_find(line, "[")));
}

int sites_dealt_in(const struct history *history, int run, card dealt[BOARD_CARDS_MAX])
{
	int count = 0;

	HISTORY_EACH (event, history) {
		if (event->kind != HISTORY_BOARD || event->run != run)
			continue;
		for (int j = 0; j < event->count && count < BOARD_CARDS_MAX; j++)
			dealt[count++] = event->card[j];
	}
	return count;
}

card_set sites_card_set(const card *cards, int count)
{
	card_set set = 0;

	for (int i = 0; i < count; i++)
		set |= cards[i] != CARD_UNKNOWN ? card_bit(cards[i]) : 0;
	return set;
}

bool sites_same_run(const struct history *history, int run, const card *cards, int count)
{
	card own[BOARD_CARDS_MAX], dealt[BOARD_CARDS_MAX];
	const int owns = sites_dealt_in(history, run, own);
	const int firsts = sites_dealt_in(history, 0, dealt), common = count - owns;

	if (common < 0 || common > firsts || (!run && common))
		return false;
	memcpy(dealt + common, own, (size_t)owns);
	return same_board(cards, dealt, count);
}

void sites_check_run(struct history *history, int run, struct slice line)
{
	card given[BOARD_CARDS_MAX];
	const ptrdiff_t open = lines_find(line, "[");
	struct slice rest = lines_after(line, open < 0 ? line.length : (size_t)open);
	const int count = lines_take_cards(&rest, BOARD_CARDS_MAX, given);

	if (lines_find_last(line, "[") != open && /* some cards come before */
		!sites_same_run(history, run, given, count > 0 ? count : 0))
		history_warn(history, STATUS_HISTORY_BOARD, line);
}

void sites_check_board(struct history *history, int run, struct slice line)
{
	const ptrdiff_t open = lines_find(line, "["), close = lines_find(line, "]");

	if (open >= 0)
		check_given(history, run, line,
			lines_after(close < 0 ? line : lines_before(line, (size_t)close + 1),
				(size_t)open));
}

void sites_read_board(struct history *history, struct slice line)
{
	card given[BOARD_CARDS_MAX], dealt[BOARD_CARDS_MAX];
	const int count = sites_dealt_in(history, 0, dealt);
	struct slice rest = lines_after(line, (size_t)lines_find(line, "["));
	const int given_count = lines_take_cards(&rest, BOARD_CARDS_MAX, given);

	if (given_count <= count || !same_board(given, dealt, count)) {
		sites_check_board(history, 0, line);
		return;
	}
	history->dialect.streets_not_given = true;
	sites_set_cards(sites_add(history, HISTORY_BOARD, -1, line), given + count,
		given_count - count);
}
