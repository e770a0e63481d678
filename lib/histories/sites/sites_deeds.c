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

bool sites_take_seat_name(const struct history *history, struct slice *rest,
	struct history_seat *seat)
{
	struct slice at = *rest;
	ptrdiff_t open;
	int number;

	if (!sites_take_seat_number("Seat ", &at, &number))
		return false;
	open = lines_find_last(at, " (");
	if (open < 0)
		return false;
	seat->number = number;
	seat->name = lines_before(at, (size_t)open);
	seat->offset = (size_t)(rest->bytes - history->text.bytes);
	*rest = lines_after(at, (size_t)open + 2);
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

bool sites_check_heading(struct history *history, bool read, struct slice line)
{
	if (!read)
		history_fault(history, STATUS_HISTORY_HEADING, line);
	else if (!history->variant)
		history_fault(history, STATUS_HISTORY_GAME, history->game);
	return read && history->variant;
}

void sites_fix_stakes(struct history *history)
{
	if (!history->variant || history->variant->limit != FIXED_LIMIT)
		return;
	history->small_bet = history->small_blind;
	history->big_bet = history->big_blind;
	history->big_blind = history->small_bet;
	history->small_blind = HISTORY_UNSAID;
}

void sites_fix_bets(struct history *history)
{
	if (!history->variant || history->variant->limit != FIXED_LIMIT)
		return;
	history->small_bet = history->big_bet = history->big_blind;
	history->big_bet.digits *= 2;
}

void sites_not_understood(struct history *history, struct slice line)
{
	static const char *const words[] = {" calls ", " bets ", " raises ", " posts ",
		" collected ", NULL};
	bool acts = lines_ends(line, " folds") || lines_ends(line, " checks");

	for (int i = 0; words[i]; i++)
		acts |= lines_has(line, words[i]);
	if (acts)
		history_fault(history, STATUS_HISTORY_NAME, line);
	else
		history_warn(history, STATUS_HISTORY_LINE, line);
}

/* Whether the seat posted a blind of that kind, or all its chips before that. */
static bool has_posted(const struct history *history, enum history_deed blind, int seat)
{
	for (int i = 0; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->seat == seat && event->deed <= HISTORY_BOTH &&
			(event->deed == blind || event->deed == HISTORY_BOTH || event->all_in))
			return true;
	}
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
	for (int i = 0; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->deed == HISTORY_FOLD && event->seat >= 0)
			folds->street[event->seat] = street;
		if (event->deed == HISTORY_BOARD && !event->run)
			street++;
	}
	folds->found = true;
	/* of courchevel, the first card of the board is no street */
	folds->told = !variant->street[0].board && variant->street[1].board;
}

/* The street in "before Flop" or "on the Turn", from 0; -1: it is none of these. */
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
		/* trackers write the cards that a player folded as mucked */
		if (folds->street[seat] >= 0 &&
			(lines_has(line, " won (") || lines_has(line, " lost with ") ||
				lines_has(line, " collected (")))
			history_warn(history, STATUS_HISTORY_SUMMARY, line);
		return;
	}
	if (!folds->told)
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
	if (!history->bad && !history->cancelled && !history_said(history->pot))
		history_warn(history, summary ? STATUS_HISTORY_POT : STATUS_HISTORY_NO_SUMMARY,
			lines_after(history->text, history->text.length));
}

/* -- amounts -------------------------------------------------------------- */

/* Takes a K or M after an amount. False: that would be too much. */
static bool take_thousands(struct slice *rest, struct history_amount *amount)
{
	int times = 0;

	if (lines_take(rest, "K"))
		times = 3;
	else if (lines_take(rest, "M"))
		times = 6;
	for (; times && amount->places; times--)
		amount->places--;
	for (; times && amount->digits <= INT64_MAX / SEATS_MAX / 1000000000; times--)
		amount->digits *= 10;
	return !times;
}

bool sites_take_stake(struct slice *rest, struct history_amount *amount)
{
	return lines_take_amount(rest, LINES_EITHER, amount, NULL) && take_thousands(rest, amount);
}

enum lines_amounts sites_amounts(const struct history *history)
{
	if (history->commas)
		return LINES_COMMA;
	return history->either ? LINES_EITHER : LINES_POINT;
}

bool sites_take_money(struct history *history, struct slice *rest, struct history_amount *amount)
{
	while (lines_take(rest, "(") || lines_take(rest, "[") || lines_take(rest, " "))
		continue;
	if (lines_take_amount(rest, sites_amounts(history), amount, NULL) &&
		take_thousands(rest, amount))
		return true;
	history_fault(history, STATUS_HISTORY_AMOUNT, *rest);
	return false;
}

struct history_event *sites_add(struct history *history, enum history_deed deed, int seat,
	struct slice line)
{
	struct history_event *const event = history_add(history, deed, seat, line);
	struct slice rest = line;

	/* All-in, all-in; hyphens are rare, and l is not */
	if (!event || !memchr(line.bytes, '-', line.length))
		return event;
	if (seat >= 0 && slice_same(lines_before(line, history->seat[seat].name.length),
				 history->seat[seat].name))
		rest = lines_after(line, history->seat[seat].name.length); /* it may be all-in */
	event->all_in = lines_has(rest, "ll-in");
	return event;
}

void sites_add_amount(struct history *history, enum history_deed deed, int seat, struct slice line,
	struct slice rest)
{
	struct history_event *const event = sites_add(history, deed, seat, line);

	/* of a bet and a call, a total would be another deed */
	if (event && sites_take_money(history, &rest, &event->added) &&
		(deed == HISTORY_BET || deed == HISTORY_CALL) && lines_begins(rest, " to "))
		history_warn(history, STATUS_HISTORY_LINE, line);
}

/* "$2 to $3". The first amount means something else at each site. */
static void add_total(struct history *history, enum history_deed deed, int seat, struct slice line,
	struct slice rest)
{
	struct history_event *const event = sites_add(history, deed, seat, line);

	if (!event || !sites_take_money(history, &rest, &event->added))
		return;
	lines_blanks(&rest);
	if (lines_take(&rest, "to ") || lines_take(&rest, "para "))
		sites_take_money(history, &rest, &event->to);
	else
		history_fault(history, STATUS_HISTORY_AMOUNT, rest);
}

int sites_compare(struct history_amount a, struct history_amount b)
{
	history_same_places(&a, &b);
	return (a.digits > b.digits) - (a.digits < b.digits);
}

void sites_add_up(struct history_amount *sum, struct history_amount amount)
{
	*sum = history_said(*sum) ? history_sum(*sum, amount) : amount;
}

/* The number of a side pot: "Side pot-1 $5.", "Side pot 1 $5", "Side pot #1 $5", and none in "Side
 * pot $5". */
static void skip_pot_number(struct slice *rest)
{
	struct slice after = *rest, amount;
	struct history_amount unused;
	uint64_t number;

	if (!lines_take(&after, "-"))
		lines_blanks(&after);
	lines_take(&after, "#");
	if (!lines_take_number(&after, &number) || !lines_take(&after, " "))
		return;
	amount = after;
	if (lines_take_amount(&amount, LINES_POINT, &unused, NULL))
		*rest = after;
}

void sites_read_pots(struct history *history, struct slice line)
{
	struct slice rest = line, before;
	struct history_amount amount;

	if (!lines_take_until(&rest, " Main pot ", &before))
		return;
	do {
		if (!sites_take_money(history, &rest, &amount) ||
			history->pots == HISTORY_POTS_MOST)
			return;
		history->pot_part[history->pots++] = amount;
		if (!lines_take_until(&rest, "Side pot", &before))
			return;
		skip_pot_number(&rest);
	} while (rest.length);
}

void sites_read_pot(struct history *history, enum history_pot pot_is, struct slice line)
{
	struct slice rest = line, before;

	lines_take_until(&rest, "Total pot ", &before);
	history->pot_offset = (size_t)(line.bytes - history->text.bytes);
	history->pot_length = line.length;
	if (sites_take_money(history, &rest, &history->pot))
		history->pot_is = pot_is;
	sites_read_pots(history, rest);
	if (lines_ends(rest, "| No rake"))
		history->rake = (struct history_amount){0, 0};
	else if (lines_take_until(&rest, "| Rake ", &before))
		sites_take_money(history, &rest, &history->rake);
}

struct history_amount sites_less(struct history_amount a, struct history_amount b)
{
	history_same_places(&a, &b);
	a.digits -= b.digits;
	return a;
}

void sites_set_cap(struct history *history, int seat)
{
	struct history_amount sum = {0, 0}, street = {0, 0};

	if (history_said(history->cap))
		return;
	if (history->variant && history->variant->limit == FIXED_LIMIT)
		return;
	for (int i = 0; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->deed == HISTORY_BOARD) {
			sites_add_up(&sum, street);
			street = (struct history_amount){0, 0};
		}
		if (event->seat != seat || event->deed > HISTORY_ALL_IN)
			continue;
		if (event->deed == HISTORY_ANTE || event->deed == HISTORY_DEAD)
			sites_add_up(&sum, event->added);
		else if (history_said(event->to))
			street = event->to;
		else if (history_said(event->added))
			sites_add_up(&street, event->added);
	}
	sites_add_up(&sum, street);
	history->cap = sum;
}

void sites_part_dead(struct history *history)
{
	for (int i = 0; i < history->event_count; i++) {
		struct history_event *const event = &history->events[i];
		const int order = sites_compare(event->added, history->big_blind);

		if (event->deed != HISTORY_DEAD || !history_said(history->big_blind))
			continue;
		event->deed = order > 0 ? HISTORY_BOTH : order < 0 ? HISTORY_DEAD : HISTORY_LIVE;
	}
}

void sites_add_posts(struct history *history)
{
	for (int i = 0; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->deed <= HISTORY_BOTH && event->seat >= 0 && history_said(event->added))
			sites_add_up(&history->seat[event->seat].stack, event->added);
	}
}

bool sites_is_short(const struct history *history, const struct history_event *post)
{
	struct history_amount left = history->seat[post->seat].stack;

	for (int i = 0; i < history->event_count && left.digits > 0; i++)
		if (history->events[i].seat == post->seat &&
			history->events[i].deed <= HISTORY_BOTH)
			left = sites_less(left, history->events[i].added);
	return left.digits <= 0;
}

void sites_set_stud_bets(struct history *history, struct history_amount bet)
{
	history->small_bet = history->big_bet = bet;
	history->big_bet.digits *= 2;
	if (history_said(history->small_bet))
		return;
	history_fault(history, STATUS_HISTORY_BETS, lines_before(history->text, 0));
	history->variant = NULL;
}

/* Whether a small blind is a part of the big one that tables have: a half, but for what is less
 * than the least chip, a third, a quarter, two thirds, two or three fifths, or all of it. */
static bool is_usual(struct history_amount small, struct history_amount big)
{
	static const int parts[][2] = {{1, 1}, {1, 3}, {1, 4}, {2, 3}, {2, 5}, {3, 5}};
	int64_t rest;

	history_same_places(&small, &big);
	rest = 2 * small.digits - big.digits;
	if (rest >= -1 && rest <= 1)
		return true;
	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
		if (parts[i][1] * small.digits == parts[i][0] * big.digits)
			return true;
	return false;
}

/* No heading says what the small blind is. */
static void check_usual(struct history *history)
{
	for (int i = 0; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->deed == HISTORY_SMALL_BLIND && history_said(history->big_blind) &&
			!sites_is_short(history, event) &&
			!is_usual(event->added, history->big_blind))
			history_warn(history, STATUS_HISTORY_STAKE, history_line(history, event));
	}
}

/* What somebody posts to be let in, or else the first to act calls: the big blind in full. */
static struct history_amount called_blind(const struct history *history)
{
	bool open = true;

	for (int i = 0; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->deed == HISTORY_LIVE && !sites_is_short(history, event))
			return event->added;
	}
	for (int i = 0; i < history->event_count && open; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->deed == HISTORY_CALL && !event->all_in &&
			!history_has(history, HISTORY_SMALL_BLIND, event->seat))
			return history_said(event->added) ? event->added : event->to;
		open = event->deed < HISTORY_CALL || event->deed == HISTORY_HOLE;
	}
	return HISTORY_UNSAID;
}

/* What is called, or else two small blinds if that is more than what was posted. */
static struct history_amount full_blind(struct history_amount call, struct history_amount posted,
	struct history_amount small)
{
	const struct history_amount twice = {2 * small.digits, small.places};

	if (history_said(call) && sites_compare(call, posted) >= 0)
		return call;
	return history_said(small) && sites_compare(twice, posted) > 0 ? twice : posted;
}

struct history_amount sites_full_blind(struct history *history, const struct history_event *posted,
	struct history_amount small)
{
	const struct history_amount call = called_blind(history);
	const struct history_amount twice = {2 * small.digits, small.places};
	const bool usual = history_said(small) && sites_compare(twice, posted->added) <= 0;

	if (!history_said(call) && !usual)
		history_warn(history, STATUS_HISTORY_STAKE, history_line(history, posted));
	return full_blind(call, posted->added, small);
}

void sites_find_stakes(struct history *history)
{
	struct history_amount small = HISTORY_UNSAID, big = HISTORY_UNSAID;
	bool shorted = false;

	if (variant_brings_in(history->variant)) {
		sites_set_stud_bets(history, sites_stud_bet(history));
		return;
	}
	for (int i = 0; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->deed == HISTORY_SMALL_BLIND && !sites_is_short(history, event))
			small = event->added;
		if (event->deed != HISTORY_BIG_BLIND || (history_said(big) && !shorted))
			continue;
		big = event->added;
		shorted = sites_is_short(history, event);
	}
	if (shorted || (history_said(small) && !history_said(big))) /* or the ante was the last chips */
		big = full_blind(called_blind(history), shorted ? big : small, small);
	history->small_blind = small;
	history->big_blind = big;
	check_usual(history);
	if (history->variant->limit == FIXED_LIMIT && history_said(big)) {
		history->small_bet = big;
		history->big_bet = (struct history_amount){2 * big.digits, big.places};
	}
}

/* The half of an amount. */
struct history_amount sites_half(struct history_amount amount)
{
	if (amount.digits % 2 && amount.places < CHIPS_PLACES_MAX) {
		amount.digits *= 10;
		amount.places++;
	}
	amount.digits /= 2;
	return amount;
}

/* On fourth street with an open pair, a bet may be a big one. */
struct history_amount sites_stud_bet(const struct history *history)
{
	struct history_amount fourth = HISTORY_UNSAID;
	int dealt[HISTORY_SEATS_MAX] = {0}, street = 0;

	for (int i = 0; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];
		const struct history_amount bet =
			history_said(event->to) ? event->to : event->added;

		if (event->deed == HISTORY_HOLE && ++dealt[event->seat] > street)
			street = dealt[event->seat];
		if (event->deed != HISTORY_BET && event->deed != HISTORY_RAISE)
			continue;
		if (street != 2)
			return street > 2 ? sites_half(bet) : bet;
		if (!history_said(fourth))
			fourth = bet;
	}
	return fourth;
}

/* Whether a blind is what it should be. */
static bool is_blind(const struct history *history, const struct history_event *post)
{
	const bool small = post->deed == HISTORY_SMALL_BLIND;
	const struct history_amount stake = small ? history->small_blind : history->big_blind;
	int order;

	if (!small && history_has(history, HISTORY_SMALL_BLIND, post->seat))
		return false;
	if (!history_said(stake))
		return true;
	order = sites_compare(post->added, stake);
	return !order || (order < 0 && sites_is_short(history, post));
}

static void check_stakes(struct history *history, bool rounded)
{
	for (int i = 0; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];
		const struct slice line = history_line(history, event);

		if ((event->deed != HISTORY_SMALL_BLIND && event->deed != HISTORY_BIG_BLIND) ||
			is_blind(history, event))
			continue;
		if (rounded && event->deed == HISTORY_SMALL_BLIND &&
			sites_compare(event->added, history->small_blind) < 0)
			history_warn(history, STATUS_HISTORY_STAKE, line);
		else
			history_fault(history, STATUS_HISTORY_STAKE, line);
	}
	if (!history->bad && !history_said(history->small_blind))
		check_usual(history);
}

void sites_check_stakes(struct history *history)
{
	check_stakes(history, false);
}

void sites_check_rounded_stakes(struct history *history)
{
	check_stakes(history, true);
}

static bool is_dealt(const struct history *history, int seat)
{
	for (int i = 0; i < history->event_count; i++)
		if (history->events[i].seat == seat && history->events[i].deed <= HISTORY_MUCK)
			return true;
	return history->seat[seat].dealt;
}

void sites_check_told(struct history *history, uint32_t told, uint32_t away)
{
	for (int i = 0; i < history->seats && !history->cancelled; i++)
		if (!(told >> i & 1) && (!(away >> i & 1) || is_dealt(history, i)))
			history_warn(history, STATUS_HISTORY_SILENT, history->seat[i].name);
}

static int count_dealt(const struct history *history)
{
	int players = 0;

	for (int seat = 0; seat < history->seats; seat++)
		players += is_dealt(history, seat);
	return players;
}

void sites_check_small_blind(struct history *history)
{
	const struct history_event *big = NULL;

	for (int i = 0; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->deed == HISTORY_SMALL_BLIND || event->deed == HISTORY_BOTH ||
			(event->deed == HISTORY_ANTE && sites_is_short(history, event)))
			return;
		if (event->deed == HISTORY_BIG_BLIND && !big)
			big = event;
	}
	if (big && count_dealt(history) == 2)
		history_fault(history, STATUS_HISTORY_GAP, history_line(history, big));
}

void sites_check_heads_up(struct history *history)
{
	for (int i = 0; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->deed != HISTORY_SMALL_BLIND)
			continue;
		if (history->button && history->seat[event->seat].number != history->button &&
			count_dealt(history) == 2)
			history_fault(history, STATUS_HISTORY_POST, history_line(history, event));
		return;
	}
}

/* -- cards ---------------------------------------------------------------- */

void sites_set_cards(struct history_event *event, const card *cards, int count)
{
	if (!event)
		return;
	event->count = (uint8_t)count;
	memcpy(event->card, cards, (size_t)count);
}

void sites_add_cards(struct history *history, enum history_deed deed, int seat, struct slice line,
	struct slice rest)
{
	card cards[HOLE_CARDS_MAX];
	int count;

	lines_blanks(&rest);
	count = lines_take_cards(&rest, HOLE_CARDS_MAX, cards);
	if (count < 0) {
		history_fault(history, STATUS_HISTORY_CARDS, rest);
		return;
	}
	sites_set_cards(sites_add(history, deed, seat, line), cards, count);
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

struct history_event *sites_add_parted(struct history *history, enum history_deed deed, int seat,
	struct slice line, struct slice words, const char *between)
{
	struct history_event *event;
	card cards[HOLE_CARDS_MAX];
	const int count = sites_parted_cards(words, between, cards);

	if (count <= 0) {
		history_fault(history, STATUS_HISTORY_CARDS, count ? slice_trim(words) : line);
		return NULL;
	}
	event = sites_add(history, deed, seat, line);
	sites_set_cards(event, cards, count);
	return event;
}

/* Takes the cards of all brackets that follow each other. */
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
				(event->deed == HISTORY_HOLE || event->deed == HISTORY_SHOW) &&
				memchr(event->card, cards[i], event->count);
		}
		had += found;
	}
	return had == count;
}

void sites_add_dealt(struct history *history, int seat, struct slice line, struct slice rest)
{
	struct history_event *event;
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
	event = sites_add(history, HISTORY_HOLE, seat, line);
	if (!event)
		return;
	sites_set_cards(event, cards, count);
	known = card_set_count(sites_card_set(cards, count));
	if (history->hero < 0 && !again &&
		known > (variant_brings_in(history->variant) ? history->variant->street[0].up : 0))
		history->hero = seat;
}

/* "3 cards [2h 3d 4c]"; of others only how many. */
static void add_counted(struct history *history, enum history_deed deed, int seat,
	struct slice line, struct slice rest)
{
	const int before = history->event_count;
	struct history_event *event;
	struct slice words;
	uint64_t count;

	if (!lines_take_number(&rest, &count) || !count || count > HOLE_CARDS_MAX ||
		!lines_take_until(&rest, " card", &words)) {
		history_fault(history, STATUS_HISTORY_CARDS, line);
		return;
	}
	lines_take(&rest, "s");
	sites_add_cards(history, deed, seat, line, rest);
	if (history->event_count == before)
		return;
	event = &history->events[before];
	if (event->count && event->count != count)
		history_fault(history, STATUS_HISTORY_CARDS, line);
	if (event->count)
		return;
	event->count = (uint8_t)count;
	memset(event->card, CARD_UNKNOWN, count);
}

/* -- draws ---------------------------------------------------------------- */

static struct history_event *last_draw(const struct history *history, int seat)
{
	for (int i = history->event_count - 1; i >= 0; i--)
		if (history->events[i].deed == HISTORY_DRAW && history->events[i].seat == seat)
			return &history->events[i];
	return NULL;
}

/* The cards that the seat holds before its last draw, whose discards are not named yet. */
static int hand_of(const struct history *history, int seat, card hand[HOLE_CARDS_MAX])
{
	int count = 0;

	for (int i = 0; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		for (int j = 0; event->seat == seat && j < event->count; j++) {
			card *const at = memchr(hand, event->card[j], (size_t)count);

			if (event->deed == HISTORY_HOLE && count < HOLE_CARDS_MAX)
				hand[count++] = event->card[j];
			else if (event->deed == HISTORY_DRAW && at)
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
		if (!event)
			return;
		event->count = (uint8_t)draws;
		memset(event->card, CARD_UNKNOWN, (size_t)draws);
	}
	sites_name_discards(history, seat, line, keeps, kept);
	event = sites_add(history, HISTORY_HOLE, seat, line);
	if (!event)
		return;
	event->count = (uint8_t)draws;
	memcpy(event->card, drawn, (size_t)draws);
}

int sites_run_of(struct slice heading)
{
	if (lines_begins(heading, "*** SECOND ") || lines_has(heading, " 2 ***"))
		return 1;
	return lines_begins(heading, "*** THIRD ") || lines_has(heading, " 3 ***") ? 2 : 0;
}

/* Streets by the cards of the board before them. */
static const struct {
	const char *words[3];
	int before;
} streets[] = {{{"FLOP", "Flop", "flop"}, 0}, {{"TURN", "Turn", "turn"}, 3},
	{{"RIVER", "River", "river"}, 4}};

/* Whether the heading names the street that comes after so many cards, or else another one. */
static bool names_street(struct slice heading, int before, bool other)
{
	for (int i = 0; i < 3; i++)
		for (int j = 0; j < 3; j++)
			if ((streets[i].before != before) == other &&
				lines_has(heading, streets[i].words[j]))
				return true;
	return false;
}

/* How many cards lie before those of the street that the heading names, and 1 more; 0: it names
 * none. */
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

	/* of courchevel, the first card is dealt before the flop; of stud, the last may be one for
	 * all */
	if (history->variant &&
		(history->variant->street[0].board || variant_brings_in(history->variant)))
		return true;
	if (names_street(heading, before, false) || !names_street(heading, before, true))
		return true;
	history_fault(history, STATUS_HISTORY_BOARD, line);
	return false;
}

/* The cards in brackets, or for each street in brackets of its own; -1: they are none. */
static int take_streets(struct slice rest, card said[BOARD_CARDS_MAX])
{
	int count = 0;

	do {
		const int more = lines_take_cards(&rest, BOARD_CARDS_MAX - count, said + count);

		if (more < 0)
			return -1;
		count += more;
		rest = slice_trim(rest);
	} while (lines_begins(rest, "[") && count < BOARD_CARDS_MAX);
	return count;
}

/* A later run has the first cards in common with the first one. */
static void check_said(struct history *history, int run, struct slice line, struct slice brackets)
{
	card said[BOARD_CARDS_MAX], own[BOARD_CARDS_MAX], dealt[BOARD_CARDS_MAX] = {0};
	const int count = sites_dealt_in(history, run, own);
	const int common = run ? sites_dealt_in(history, 0, dealt) - count : 0;
	const int said_count = take_streets(brackets, said);

	if (common >= 0)
		memcpy(dealt + common, own, (size_t)count);
	if (common < 0 || said_count != common + count ||
		!sites_same_board(said, dealt, said_count))
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
	/* the brackets before have what was dealt before */
	if (!run && lines_find(line, "[") < open)
		check_said(history, 0, line,
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

int sites_dealt_to(struct history *history, struct slice line, struct slice *cards)
{
	const struct slice rest = lines_after(line, strlen("Dealt to "));
	const int seat = history_seat_begins(history, rest, " [", cards);

	if (seat < 0)
		history_fault(history, STATUS_HISTORY_NAME, rest);
	else
		*cards = (struct slice){cards->bytes - 1, cards->length + 1};
	return seat;
}

void sites_read_dealt(struct history *history, struct slice line)
{
	struct slice cards;
	const int seat = sites_dealt_to(history, line, &cards);

	if (seat >= 0)
		sites_add_dealt(history, seat, line, cards);
}

int sites_dealt_in(const struct history *history, int run, card dealt[BOARD_CARDS_MAX])
{
	int count = 0;

	for (int i = 0; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->deed != HISTORY_BOARD || event->run != run)
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

bool sites_same_board(const card *a, const card *b, int count)
{
	const int flop = count < 3 ? count : 3;

	return memcmp(a, b, (size_t)count) == 0 ||
	       (sites_card_set(a, flop) == sites_card_set(b, flop) &&
		       !memchr(a, CARD_UNKNOWN, (size_t)flop) &&
		       memcmp(a + flop, b + flop, (size_t)(count - flop)) == 0);
}

bool sites_same_run(const struct history *history, int run, const card *cards, int count)
{
	card own[BOARD_CARDS_MAX], dealt[BOARD_CARDS_MAX];
	const int owns = sites_dealt_in(history, run, own);
	const int firsts = sites_dealt_in(history, 0, dealt), common = count - owns;

	if (common < 0 || common > firsts || (!run && common))
		return false;
	memcpy(dealt + common, own, (size_t)owns);
	return sites_same_board(cards, dealt, count);
}

void sites_check_board(struct history *history, int run, struct slice line)
{
	const ptrdiff_t open = lines_find(line, "["), close = lines_find(line, "]");

	if (open >= 0)
		check_said(history, run, line,
			lines_after(close < 0 ? line : lines_before(line, (size_t)close + 1),
				(size_t)open));
}

void sites_read_board(struct history *history, struct slice line)
{
	card said[BOARD_CARDS_MAX], dealt[BOARD_CARDS_MAX];
	const int count = sites_dealt_in(history, 0, dealt);
	struct slice rest = lines_after(line, (size_t)lines_find(line, "["));
	const int said_count = lines_take_cards(&rest, BOARD_CARDS_MAX, said);
	struct history_event *event;

	if (said_count <= count || !sites_same_board(said, dealt, count)) {
		sites_check_board(history, 0, line);
		return;
	}
	event = sites_add(history, HISTORY_BOARD, -1, line);
	if (!event)
		return;
	history->streets_unsaid = true;
	event->count = (uint8_t)(said_count - count);
	memcpy(event->card, said + count, event->count);
}

/* -- summaries ------------------------------------------------------------ */

void sites_read_won(struct history *history, struct sites_won *won, struct slice line,
	struct slice rest)
{
	struct history_amount amount;

	if (!sites_take_money(history, &rest, &amount))
		return;
	if (!won->line.length)
		won->amount = HISTORY_UNSAID;
	sites_add_up(&won->amount, amount);
	won->line = line;
}

void sites_check_won(struct history *history, const struct sites_won won[HISTORY_SEATS_MAX])
{
	const int count = history->event_count;

	for (int seat = 0; seat < history->seats; seat++) {
		struct history_amount paid = HISTORY_UNSAID;
		struct history_event *event;

		for (int i = 0; i < count; i++)
			if (history->events[i].deed == HISTORY_COLLECT &&
				history->events[i].seat == seat)
				sites_add_up(&paid, history->events[i].added);
		if (!won[seat].line.length)
			continue;
		if (history_said(paid) && !sites_compare(paid, won[seat].amount))
			continue;
		if (history_said(paid)) {
			if (history_said(history->rake))
				history_warn(history, STATUS_HISTORY_SUMMARY, won[seat].line);
			else /* what is missing would be taken for the rake */
				history_fault(history, STATUS_HISTORY_SUMMARY, won[seat].line);
			continue;
		}
		event = sites_add(history, HISTORY_COLLECT, seat, won[seat].line);
		if (event)
			event->added = won[seat].amount;
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

static bool same_cards(const struct history_event *event, int count, const card *cards)
{
	return count == event->count && all_among(count, cards, count, event->card) &&
	       all_among(count, event->card, count, cards);
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

		if (event->deed != HISTORY_HOLE || event->seat != seat ||
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

	for (int i = 0; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->deed != HISTORY_SHOW || event->seat != seat || !event->count)
			continue;
		/* in stud, more may have been dealt since */
		if (variant_brings_in(history->variant) && event->count < count &&
			all_among(event->count, event->card, count, cards))
			continue;
		if (count < 0 || !same_cards(event, count, cards))
			history_warn(history, STATUS_HISTORY_SUMMARY, line);
		return;
	}
	sites_add_cards(history, HISTORY_SHOW, seat, line, rest);
}

/* -- deeds ---------------------------------------------------------------- */

bool sites_take_deed(struct history *history, const struct sites_deed *deeds, int seat,
	struct slice line, struct slice rest)
{
	const struct sites_deed *deed = deeds;
	struct history_event *event;

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
	case SITES_TOTAL:
		event = sites_add(history, deed->deed, seat, line);
		if (event)
			sites_take_money(history, &rest, &event->to);
		break;
	case SITES_CARDS:
		sites_add_cards(history, deed->deed, seat, line, rest);
		break;
	case SITES_COUNTED:
		add_counted(history, deed->deed, seat, line, rest);
		break;
	}
	return true;
}
