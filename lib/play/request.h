/* Requests: what a person types at the table, as an action.
 *
 *     f                folds
 *     c                checks, calls or brings in
 *     b 20  r 120      bets 20, raises to 120: the amount is the total on this street
 *     r pot  r half    a raise by the pot, or half of it, after the call; also ½, 1/2, 2/3, 75%
 *     pot  ½  1/2      the same without the letter
 *     a                bets, raises or calls with all chips that others can match
 *     d 1 3  d Ah 5c   discards cards, by their places or by themselves; s stands pat
 *     h  ?  l  q       a hint, help, what was done so far, and leaving
 *
 * Words do as well as letters: fold, check, call, bet, raise, discard, stand, all in, hint, help,
 * log, quit; in either case. An amount may follow its letter without a blank, and have commas in
 * it. What the rules do not allow is refused with the reason, so that the person can be asked
 * again. */
#ifndef FELT_PLAY_REQUEST_H
#define FELT_PLAY_REQUEST_H

#include "play/bot.h"

enum request_kind {
	REQUEST_NOTHING, /* a blank line */
	REQUEST_ACT,     /* an action, which is legal */
	REQUEST_HINT,
	REQUEST_HELP,
	REQUEST_LOG,
	REQUEST_LEAVE,
	REQUEST_WRONG, /* the reason was appended to `why` */
};

/* Reads a line by the view of the seat whose turn it is, or by NULL when it is nobody's: then
 * actions are wrong. Amounts have `places` decimal places. The action is as bot_kind's `act` gives
 * it. */
enum request_kind request_read(struct slice line, const struct bot_view *view, int places,
	struct action *out, struct text *why);

/* Appends what may be typed: "f fold, c call 2, r raise to 4-200", with `between` in place of the
 * comma and the blank; `brief` leaves the words out: "f, c 2, r 4-200". */
void request_add_choices(struct text *out, const struct bot_view *view, int places,
	const char *between, bool brief);

#endif
