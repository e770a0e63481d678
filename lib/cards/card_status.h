/* Errors in cards, hands and showdowns. */
#ifndef FELT_CARDS_CARD_STATUS_H
#define FELT_CARDS_CARD_STATUS_H

#include "base/status.h"

/* Each code, and its message. */
/* clang-format off */
#define CARD_STATUSES(ROW) \
	ROW(STATUS_BAD_CARD, "no card begins with '%s'") \
	ROW(STATUS_BAD_RANK, "no such rank '%s' (2 to 9, T or 10, J, Q, K, A)") \
	ROW(STATUS_BAD_SUIT, "no such suit '%s' (c d h s or ♣ ♦ ♥ ♠)") \
	ROW(STATUS_BAD_SPANISH_RANK, "no such rank '%s' (2 to 10, J, Q, K, A)") \
	ROW(STATUS_BAD_SPANISH_SUIT, "no such suit '%s' (P C D T or ♠ ♥ ♦ ♣)") \
	ROW(STATUS_NO_SUIT, "'%s' has no suit") \
	ROW(STATUS_OPEN_BRACKET, "bracket '%s' is not closed") \
	ROW(STATUS_CLOSE_BRACKET, "bracket '%s' was not opened") \
	ROW(STATUS_REPEATED_CARD, "duplicate card '%s', first at %e") \
	ROW(STATUS_CARD_ELSEWHERE, "card '%s' is already dealt, first at %e") \
	ROW(STATUS_ON_BOARD, "card '%s' is already on the board") \
	ROW(STATUS_CARD_DEAD, "card '%s' is dead") \
	ROW(STATUS_TOO_FEW_CARDS, "too few cards: a hand has 5 to 7, not %n") \
	ROW(STATUS_TOO_MANY_CARDS, "too many cards: a hand has 5 to 7, not %n") \
	ROW(STATUS_DECK_SHORT, "too few live cards to complete the hand") \
	ROW(STATUS_NO_HAND, "a hand is missing") \
	ROW(STATUS_ONE_HAND, "only one hand; a showdown needs two or more") \
	ROW(STATUS_TOO_MANY_HANDS, "too many hands; a showdown has at most 64") \
	ROW(STATUS_MORE_HANDS, "a second hand where only one is expected") \
	ROW(STATUS_TWO_BOARDS, "a second board; only one '@' is allowed") \
	ROW(STATUS_TWO_DEADS, "a second list of dead cards; only one '!' is allowed") \
	ROW(STATUS_NO_CARDS, "no cards after '@' or '!'") \
	ROW(STATUS_UNEVEN_HANDS, "%n cards cannot be divided into hands of equal size") \
	ROW(STATUS_DIVIDED_HANDS, "the line is already divided into hands, so it cannot be cut") \
	ROW(STATUS_HAND_BEHIND, "hands must come before the board and the dead cards") \
	ROW(STATUS_HAND_SIZE, "a hand of %n card%+; this game deals %w") \
	ROW(STATUS_BOARD_SIZE, "a board of %n card%+; this game needs 3 to 5") \
	ROW(STATUS_NOT_IN_DECK, "the deck of this game has no '%s'") \
	ROW(STATUS_ONE_BOARD, "'%s' separates boards, but only one is played") \
	ROW(STATUS_BOARDS_NUMBER, \
		"%w boards are needed, not %n; separate them with '/', as in 2c7d9h / 3s4dKc") \
	ROW(STATUS_BOARD_MISSING, "a board is missing next to '/'") \
	ROW(STATUS_SHOE_EMPTY, "no '%s' is left: %n deck%+ in play") \
	ROW(STATUS_SHOE_HAND, "too many cards: a hand has at most %n") \
	ROW(STATUS_SHOE_BOARD, "this game has no board") \
	ROW(STATUS_SHOE_LARGE, \
		"too many hands to count (2^64 or more); choose a smaller --size") \
	ROW(STATUS_CARDS_LIMIT, "too many cards: at most %w, not %n")
/* clang-format on */

enum { STATUS_BEFORE_CARDS = STATUS_CARDS - 1, CARD_STATUSES(STATUS_CODE) STATUS_CARDS_END };

extern const struct status_domain card_statuses;

#endif
