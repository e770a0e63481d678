/* Amounts, pots and posts as most sites write them, and the stakes that follow from them. */
#include "histories/sites/sites_internal.h"

/* -- amounts -------------------------------------------------------------- */

/* Consumes a K or M after an amount. False on overflow. */
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
	if (history->dialect.commas)
		return LINES_COMMA;
	return history->dialect.either ? LINES_EITHER : LINES_POINT;
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

void sites_add_amount(struct history *history, enum history_event_kind kind, int seat,
	struct slice line, struct slice rest)
{
	struct history_event *const event = sites_add(history, kind, seat, line);

	/* a bet or a call with a total would be a different action */
	if (sites_take_money(history, &rest, &event->added) &&
		(kind == HISTORY_BET || kind == HISTORY_CALL) && lines_begins(rest, " to "))
		history_warn(history, STATUS_HISTORY_LINE, line);
}

int sites_compare(struct history_amount a, struct history_amount b)
{
	history_same_places(&a, &b);
	return (a.digits > b.digits) - (a.digits < b.digits);
}

void sites_add_up(struct history_amount *sum, struct history_amount amount)
{
	*sum = history_given(*sum) ? history_sum(*sum, amount) : amount;
}

/* Skips the number of a side pot: "Side pot-1 $5.", "Side pot 1 $5", "Side pot #1 $5"; "Side pot
 * $5" has none. */
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
			history->money.pots == HISTORY_POTS_MAX)
			return;
		history->money.pot_part[history->money.pots++] = amount;
		if (!lines_take_until(&rest, "Side pot", &before))
			return;
		skip_pot_number(&rest);
	} while (rest.length);
}

void sites_pot_at(struct history *history, enum history_pot pot_is, struct slice line)
{
	history->money.pot_is = pot_is;
	history->money.pot_offset = (size_t)(line.bytes - history->text.bytes);
	history->money.pot_length = line.length;
}

void sites_read_pot(struct history *history, enum history_pot pot_is, struct slice line)
{
	struct slice rest = line, before;

	lines_take_until(&rest, "Total pot ", &before);
	history->money.pot_offset = (size_t)(line.bytes - history->text.bytes);
	history->money.pot_length = line.length;
	if (sites_take_money(history, &rest, &history->money.pot))
		history->money.pot_is = pot_is;
	sites_read_pots(history, rest);
	if (lines_ends(rest, "| No rake"))
		history->money.rake = (struct history_amount){0, 0};
	else if (lines_take_until(&rest, "| Rake ", &before))
		sites_take_money(history, &rest, &history->money.rake);
}

struct history_amount sites_less(struct history_amount a, struct history_amount b)
{
	history_same_places(&a, &b);
	a.digits -= b.digits;
	return a;
}

struct history_amount sites_put_in(const struct history *history, int seat)
{
	struct history_amount sum = {0, 0}, street = {0, 0};

	HISTORY_EACH (event, history) {
		if (event->kind == HISTORY_BOARD || event->kind == HISTORY_DRAW ||
			event->kind == HISTORY_PAT) {
			sites_add_up(&sum, street);
			street = (struct history_amount){0, 0};
		}
		if (event->seat != seat || event->kind > HISTORY_ALL_IN)
			continue;
		if (event->kind == HISTORY_ANTE || event->kind == HISTORY_DEAD)
			sites_add_up(&sum, event->added);
		else if (history_given(event->to))
			street = event->to;
		else if (history_given(event->added))
			sites_add_up(&street, event->added);
	}
	sites_add_up(&sum, street);
	return sum;
}

void sites_part_dead(struct history *history)
{
	HISTORY_EACH (event, history) {
		const int order = sites_compare(event->added, history->stakes.big_blind);

		if (event->kind != HISTORY_DEAD || !history_given(history->stakes.big_blind))
			continue;
		event->kind = order > 0 ? HISTORY_BOTH : order < 0 ? HISTORY_DEAD : HISTORY_LIVE;
	}
}

void sites_add_posts(struct history *history)
{
	HISTORY_EACH (event, history)
		if (event->kind <= HISTORY_BOTH && event->seat >= 0 && history_given(event->added))
			sites_add_up(&history->seat[event->seat].stack, event->added);
}

bool sites_is_short(const struct history *history, const struct history_event *post)
{
	struct history_amount left = history->seat[post->seat].stack;

	for (int i = 0; i < history->event_count && left.digits > 0; i++)
		if (history->events[i].seat == post->seat &&
			history->events[i].kind <= HISTORY_BOTH)
			left = sites_less(left, history->events[i].added);
	return left.digits <= 0;
}

void sites_set_stud_bets(struct history *history, struct history_amount bet)
{
	history->stakes.small_bet = history->stakes.big_bet = bet;
	history->stakes.big_bet.digits *= 2;
	if (history_given(history->stakes.small_bet))
		return;
	history_fault(history, STATUS_HISTORY_BETS, lines_before(history->text, 0));
	history->variant = NULL;
}

/* Whether a small blind is a usual fraction of the big blind: a half, rounded to a chip, a third, a
 * quarter, two thirds, two or three fifths, or all of it. */
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

/* Warns of an unusual small blind, which no header states. */
static void check_usual(struct history *history)
{
	HISTORY_EACH (event, history)
		if (event->kind == HISTORY_SMALL_BLIND &&
			history_given(history->stakes.big_blind) &&
			!sites_is_short(history, event) &&
			!is_usual(event->added, history->stakes.big_blind))
			history_warn(history, STATUS_HISTORY_STAKE, history_line(history, event));
}

/* The full big blind: the post of a new player, or the call of the first player to act. */
static struct history_amount called_blind(const struct history *history)
{
	bool open = true;

	HISTORY_EACH (event, history)
		if (event->kind == HISTORY_LIVE && !sites_is_short(history, event))
			return event->added;
	for (int i = 0; i < history->event_count && open; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->kind == HISTORY_CALL && !event->all_in &&
			!history_has(history, HISTORY_SMALL_BLIND, event->seat))
			return history_given(event->added) ? event->added : event->to;
		open = event->kind < HISTORY_CALL || event->kind == HISTORY_HOLE;
	}
	return HISTORY_NOT_GIVEN;
}

/* The call, or else two small blinds if that exceeds the amount posted. */
static struct history_amount full_blind(struct history_amount call, struct history_amount posted,
	struct history_amount small)
{
	const struct history_amount twice = {2 * small.digits, small.places};

	if (history_given(call) && sites_compare(call, posted) >= 0)
		return call;
	return history_given(small) && sites_compare(twice, posted) > 0 ? twice : posted;
}

struct history_amount sites_full_blind(struct history *history, const struct history_event *posted,
	struct history_amount small)
{
	const struct history_amount call = called_blind(history);
	const struct history_amount twice = {2 * small.digits, small.places};
	const bool usual = history_given(small) && sites_compare(twice, posted->added) <= 0;

	if (!history_given(call) && !usual)
		history_warn(history, STATUS_HISTORY_STAKE, history_line(history, posted));
	return full_blind(call, posted->added, small);
}

void sites_find_stakes(struct history *history)
{
	struct history_amount small = HISTORY_NOT_GIVEN, big = HISTORY_NOT_GIVEN;
	bool shorted = false;

	if (variant_brings_in(history->variant)) {
		sites_set_stud_bets(history, sites_stud_bet(history));
		return;
	}
	HISTORY_EACH (event, history) {
		if (event->kind == HISTORY_SMALL_BLIND && !sites_is_short(history, event))
			small = event->added;
		if (event->kind != HISTORY_BIG_BLIND || (history_given(big) && !shorted))
			continue;
		big = event->added;
		shorted = sites_is_short(history, event);
	}
	if (shorted ||
		(history_given(small) && !history_given(big))) /* or the ante took the last chips */
		big = full_blind(called_blind(history), shorted ? big : small, small);
	history->stakes.small_blind = small;
	history->stakes.big_blind = big;
	check_usual(history);
	if (history->variant->limit == FIXED_LIMIT && history_given(big)) {
		history->stakes.small_bet = big;
		history->stakes.big_bet = (struct history_amount){2 * big.digits, big.places};
	}
}

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
	struct history_amount fourth = HISTORY_NOT_GIVEN;
	int dealt[HISTORY_SEATS_MAX] = {0}, street = 0;

	HISTORY_EACH (event, history) {
		const struct history_amount bet =
			history_given(event->to) ? event->to : event->added;

		if (event->kind == HISTORY_HOLE && ++dealt[event->seat] > street)
			street = dealt[event->seat];
		if (event->kind != HISTORY_BET && event->kind != HISTORY_RAISE)
			continue;
		if (street != 2)
			return street > 2 ? sites_half(bet) : bet;
		if (!history_given(fourth))
			fourth = bet;
	}
	return fourth;
}

/* Whether a blind has the right amount. */
static bool is_blind(const struct history *history, const struct history_event *post)
{
	const bool small = post->kind == HISTORY_SMALL_BLIND;
	const struct history_amount stake =
		small ? history->stakes.small_blind : history->stakes.big_blind;
	int order;

	if (!small && history_has(history, HISTORY_SMALL_BLIND, post->seat))
		return false;
	if (!history_given(stake))
		return true;
	order = sites_compare(post->added, stake);
	return !order || (order < 0 && sites_is_short(history, post));
}

static void check_stakes(struct history *history, bool rounded)
{
	HISTORY_EACH (event, history) {
		const struct slice line = history_line(history, event);

		if ((event->kind != HISTORY_SMALL_BLIND && event->kind != HISTORY_BIG_BLIND) ||
			is_blind(history, event))
			continue;
		if (rounded && event->kind == HISTORY_SMALL_BLIND &&
			sites_compare(event->added, history->stakes.small_blind) < 0)
			history_warn(history, STATUS_HISTORY_STAKE, line);
		else
			history_fault(history, STATUS_HISTORY_STAKE, line);
	}
	if (!history->bad && !history_given(history->stakes.small_blind))
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
	HISTORY_EACH (event, history)
		if (event->seat == seat && event->kind <= HISTORY_MUCK)
			return true;
	return history->seat[seat].dealt;
}

void sites_check_mentioned(struct history *history, uint32_t reported, uint32_t away)
{
	for (int i = 0; i < history->seats && !history->cancelled; i++)
		if (!(reported >> i & 1) && (!(away >> i & 1) || is_dealt(history, i)))
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

	HISTORY_EACH (event, history) {
		if (event->kind == HISTORY_SMALL_BLIND || event->kind == HISTORY_BOTH ||
			(event->kind == HISTORY_ANTE && sites_is_short(history, event)))
			return;
		if (event->kind == HISTORY_BIG_BLIND && !big)
			big = event;
	}
	if (big && count_dealt(history) == 2)
		history_fault(history, STATUS_HISTORY_NO_SMALL, history_line(history, big));
}

void sites_check_heads_up(struct history *history)
{
	HISTORY_EACH (event, history) {
		if (event->kind != HISTORY_SMALL_BLIND)
			continue;
		if (history->button && history->seat[event->seat].number != history->button &&
			count_dealt(history) == 2)
			history_fault(history, STATUS_HISTORY_POST, history_line(history, event));
		return;
	}
}
