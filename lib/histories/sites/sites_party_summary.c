/* The summary of hand histories that PartyPoker sends by mail, and of all its hand histories since
 * 2019:
 *
 *     ** Summary **
 *     Main Pot: $16 Side Pot 1: $2.50 Rake: $0.84
 *     Board: [ 8d, 5h, Ah, Th, 5d ]
 *     NAME balance $16, bet $7.02, collected $16, net +$8.98[ 8s, Ks, 3d, Ad ] [ two pairs ... ]
 *     NAME balance $92.43, lost $2.80 (folded)
 *     NAME balance $95.56, didn't bet (folded)
 *
 * Pots are stated after the rake and without uncalled bets; the amounts bet and collected include
 * them. */
#include "histories/sites/sites_party_internal.h"

/* "Main Pot: 35656500 Side Pot 1: 3767420", "Main Pot: $0.18 Rake: $0". */
static void read_pots(struct history *history, struct slice line)
{
	struct slice rest = line, before;
	struct history_amount amount;

	history->money.pot_offset = (size_t)(line.bytes - history->text.bytes);
	history->money.pot_length = line.length;
	while (lines_take_until(&rest, "Pot", &before) && lines_take_until(&rest, ": ", &before)) {
		if (!sites_take_money(history, &rest, &amount))
			return;
		sites_add_up(&history->money.pot, amount);
		if (history->money.pots < HISTORY_POTS_MAX)
			history->money.pot_part[history->money.pots++] = amount;
	}
	history->money.pot_is = HISTORY_POT_RAKED;
	rest = line;
	if (lines_take_until(&rest, "Rake: ", &before))
		sites_take_money(history, &rest, &history->money.rake);
}

/* Adds an event with the amount after the words, which precede the cards. */
static void add_after(struct history *history, enum history_event_kind kind, int seat,
	struct slice line, const char *words)
{
	struct slice rest = line, before;

	if (lines_take_until(&rest, words, &before))
		sites_add_amount(history, kind, seat, line, rest);
}

/* A cash-out payment of the house is not part of the pots. */
static void read_collected(struct history *history, int seat, struct slice line)
{
	struct slice rest = line, before;
	struct history_amount amount;

	if (!history_has(history, HISTORY_CASH_OUT, seat)) {
		add_after(history, HISTORY_COLLECT, seat, line, ", collected ");
		return;
	}
	if (!lines_take_until(&rest, ", collected ", &before) ||
		!sites_take_money(history, &rest, &amount))
		return;
	HISTORY_EACH (event, history)
		if (event->kind == HISTORY_CASH_OUT && event->seat == seat &&
			sites_compare(event->added, amount))
			history_warn(history, STATUS_HISTORY_SUMMARY, line);
}

static void read_balance(struct history *history, int seat, struct slice line, struct slice rest)
{
	const ptrdiff_t open = lines_find(rest, "[");
	const bool folded = history_has(history, HISTORY_FOLD, seat);

	if (lines_has(rest, ", sits out"))
		return;
	sites_add_amount(history, HISTORY_LEFT, seat, line, rest);
	add_after(history, HISTORY_PUT_IN, seat, line,
		lines_has(rest, ", lost ") ? ", lost " : ", bet ");
	add_after(history, HISTORY_NET, seat, line, ", net +");
	if (lines_has(rest, "(folded)") != folded)
		history_warn(history, STATUS_HISTORY_SUMMARY, line);
	if (open >= 0)
		sites_add_cards(history, folded ? HISTORY_KNOWN : HISTORY_SHOW, seat, line,
			lines_after(rest, (size_t)open));
	read_collected(history, seat, line);
}

bool sites_party_read_summary(struct history *history, struct slice line)
{
	struct slice rest;
	const int seat = history_seat_begins(history, line, " ", &rest);

	if (seat >= 0) {
		if (lines_take(&rest, "Cashed out "))
			lines_blanks(&rest);
		if (!lines_take(&rest, "balance "))
			return false;
		read_balance(history, seat, line, rest);
		return true;
	}
	if (lines_begins(line, "Main Pot: "))
		read_pots(history, line);
	else if (lines_begins(line, "Board: ["))
		sites_check_board(history, 0, line);
	else
		return false;
	return true;
}
