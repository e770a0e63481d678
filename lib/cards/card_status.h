/* What can be wrong with cards, hands and contests. */
#ifndef FELT_CARDS_CARD_STATUS_H
#define FELT_CARDS_CARD_STATUS_H

#include "base/status.h"

enum {
	STATUS_BAD_CARD = STATUS_CARDS, /* a byte that does not begin a card */
	STATUS_BAD_RANK,                /* a character where a rank should be */
	STATUS_BAD_SUIT,                /* a rank, then a character that is not a suit */
	STATUS_BAD_SPANISH_RANK,        /* the same two in Spanish notation */
	STATUS_BAD_SPANISH_SUIT,
	STATUS_NO_SUIT,        /* a rank, then nothing */
	STATUS_OPEN_BRACKET,   /* a bracket that is not closed */
	STATUS_CLOSE_BRACKET,  /* a bracket that was not opened */
	STATUS_REPEATED_CARD,  /* seen before, in the same hand */
	STATUS_CARD_ELSEWHERE, /* seen before, in another hand, the board or the dead cards */
	STATUS_ON_BOARD,       /* a hand's card that the board given apart has */
	STATUS_CARD_DEAD,      /* a card that is among the dead cards given apart */
	STATUS_TOO_FEW_CARDS,
	STATUS_TOO_MANY_CARDS,
	STATUS_DECK_SHORT,     /* the live cards cannot complete the hand */
	STATUS_NO_HAND,        /* nothing between two separators */
	STATUS_ONE_HAND,       /* a showdown wants two or more */
	STATUS_TOO_MANY_HANDS, /* more than a contest can hold */
	STATUS_MORE_HANDS,     /* more than one where one is wanted */
	STATUS_TWO_BOARDS,     /* a second '@' */
	STATUS_TWO_DEADS,      /* a second '!' */
	STATUS_NO_CARDS,       /* '@' or '!' with no cards after it */
	STATUS_UNEVEN_HANDS,   /* a line of cards that does not cut into hands of n */
	STATUS_DIVIDED_HANDS,  /* a line to be cut that has separators already */
	STATUS_HAND_BEHIND,    /* a hand after the board or the dead cards */
	STATUS_HAND_SIZE,      /* a hand of another number of cards than the game deals */
	STATUS_BOARD_SIZE,     /* a board of fewer than three cards, or more than five */
	STATUS_NOT_IN_DECK,    /* a card that the game's deck does not have */
	STATUS_ONE_BOARD,      /* a '/' between boards where one is played */
	STATUS_BOARDS_NUMBER,  /* fewer boards than are played, or more */
	STATUS_BOARD_MISSING,  /* nothing before or after a '/' between boards */
	STATUS_SHOE_EMPTY,     /* a card more often than all decks have it */
	STATUS_SHOE_HAND,      /* more cards in a hand than one can have */
	STATUS_SHOE_BOARD,     /* a board in a game that is played without one */
	STATUS_SHOE_LARGE,     /* more ways than can be counted */
	STATUS_CARDS_END
};

extern const struct status_room card_statuses;

#endif
