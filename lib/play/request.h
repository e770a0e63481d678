/* Requests: what a user types at the table, as an action.
 *
 *     f                folds
 *     c                checks, calls or brings in
 *     b 20  r 120      bets 20, raises to 120: the amount is the total on this street
 *     r pot  r half    a raise by the pot, or half of it, after the call; also ½, 1/2, 2/3, 75%
 *     pot  ½  1/2      the same without the letter
 *     a                bets, raises or calls with all chips that others can match
 *     d 1 3  d Ah 5c   discards cards, by position or by name; s stands pat
 *     h  ?  l  q       a hint, help, the log of the hand, quit
 *
 * Words may replace letters: fold, check, call, bet, raise, discard, stand, all in, hint, help,
 * log, quit; in upper or lower case. An amount may follow its letter without a space, and may have
 * commas. An action that the rules do not allow is rejected with the reason, so that the caller can
 * ask again. */
#ifndef FELT_PLAY_REQUEST_H
#define FELT_PLAY_REQUEST_H

#include "play/bot.h"

enum request_kind {
	REQUEST_NOTHING, /* a blank line */
	REQUEST_ACT,     /* a legal action */
	REQUEST_HINT,
	REQUEST_HELP,
	REQUEST_LOG,
	REQUEST_LEAVE,
	REQUEST_WRONG, /* rejected; the reason is appended to `why` */
};

/* Reads a line by the view of the seat to act; with NULL it is nobody's turn, and actions are
 * rejected. Amounts have `places` decimal places. The action is what bot_kind's `act` returns. */
enum request_kind request_read(struct slice line, const struct bot_view *view, int places,
	struct action *out, struct text *why);

/* Appends what the user may type: "f fold, c call 2, r raise to 4-200", with `between` as the
 * separator (", " here); `brief` omits the words: "f, c 2, r 4-200". */
void request_add_choices(struct text *out, const struct bot_view *view, int places,
	const char *between, bool brief);

#endif
