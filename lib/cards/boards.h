/* Several boards: a game that deals more than one, or one board that is run several times.
 *
 *     2c7d9hTc3d / 3s4dKcQhJd       two boards
 *     2c7d9hTc3d / 2c7d9h4h5s       one board, run twice after the flop
 *     2c7d9hTc3d / 4h5s             the same
 *
 * All boards are dealt from one deck, and each wins an equal part of the pot. The runs of a board
 * share their first cards, those dealt before the betting ended, and no others. A run that begins
 * with the first card of the first run is written in full; any other run gives only its last cards,
 * and takes the cards before from the first run. If a board that is run several times is given
 * once, its cards are common to all runs. felt-cards(7) documents the notation for users. */
#ifndef FELT_CARDS_BOARDS_H
#define FELT_CARDS_BOARDS_H

#include "cards/card.h"

enum { BOARDS_MAX = 3 };

/* The number of boards, and whether they are runs of one board. Zeroed: one board. */
struct boards_rule {
	int count;
	bool runs;
};

static inline int boards_count(const struct boards_rule *rule)
{
	return rule->count > 1 ? rule->count : 1;
}

/* Reads the boards in `piece`, a part of `line`: one board, or all of them separated by `/`; commas
 * may separate their cards. An empty piece means boards without cards. Writes boards_count(rule)
 * entries of `out`; the locations of a run's unwritten cards are those of the first run's. Fails
 * like cards_parse(), and with STATUS_ONE_BOARD, _BOARDS_NUMBER or _BOARD_MISSING, and with
 * STATUS_CARD_ELSEWHERE at a card that two boards may not share. */
status_code boards_read(struct slice line, struct slice piece, enum card_notation notation,
	const struct boards_rule *rule, struct cards *out, struct fault *fault);

/* The cards of all boards, each once. */
void boards_all(const struct cards *boards, int count, struct cards *out);

#endif
