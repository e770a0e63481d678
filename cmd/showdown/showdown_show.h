/* A showdown formatted for a terminal; private to felt showdown.
 *
 *     board  2♥ 7♥ 9♥ T♣ 3♦
 *
 *     1  A♥ K♥  flush, ace-king-nine-seven-two          standing   441  wins
 *     2  Q♠ Q♦  pair of queens, ten-nine-seven kickers  standing 3,903
 *
 * and, with --explain, a paragraph for each place below it. In hi-lo there is a table for each
 * half, and then the winnings of each hand:
 *
 *     high half
 *     1  J♥ J♣ 2♥ A♦  four of a kind, jacks, eight kicker      standing    52  wins
 *     2  2♦ A♣ K♦ K♥  two pair, kings and jacks, eight kicker  standing 2,615
 *
 *     low half
 *     1= J♥ J♣ 2♥ A♦  eight-four-three-two-ace low  standing 22  ties
 *     1= 2♦ A♣ K♦ K♥  eight-four-three-two-ace low  standing 22  ties
 *
 *     J♥ J♣ 2♥ A♦  wins 3/4 of the pot
 *     2♦ A♣ K♦ K♥  wins 1/4 of the pot
 *
 * Several boards are printed one below the other, followed by the total winnings of each hand. */
#ifndef FELT_CMD_SHOWDOWN_SHOW_H
#define FELT_CMD_SHOWDOWN_SHOW_H

#include "frame/options.h"

#include "felt.h"

struct showdown_picture {
	const struct settings *settings;
	const felt_game *game;
	const felt_showdown *showdown;
	bool explain;
};

void showdown_show(const struct showdown_picture *picture, struct text *out);

/* The number of hands that share a hand's place, itself included. */
int showdown_tied(const felt_showdown *showdown, int board, int low, int hand);

/* Whether a hand wins alone, ties for the first place, or loses, as a key and as a word. */
const char *showdown_key(const felt_showdown *showdown, int board, int low, int hand);
const char *showdown_word(const felt_showdown *showdown, int board, int low, int hand);

/* The cards of a hand and of the board together; returns the number of the hand's own. */
enum { SHOWDOWN_CARDS_MAX = 32 };
int showdown_cards(const felt_showdown *showdown, int board, int hand,
	felt_card cards[SHOWDOWN_CARDS_MAX], int *board_count);

/* Append a hand's cards, its name, and the reason for its place. */
void showdown_add_cards(struct text *out, const felt_showdown *showdown, int hand,
	const struct settings *settings);
void showdown_add_name(struct text *out, const felt_showdown *showdown, int board, int low,
	int hand);
void showdown_add_why(struct text *out, const felt_showdown *showdown, int board, int low,
	int hand);

#endif
