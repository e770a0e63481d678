/* Several boards: those of a game that deals more than one, or one board that is run several times.
 *
 *     2c7d9hTc3d / 3s4dKcQhJd       two boards
 *     2c7d9hTc3d / 2c7d9h4h5s       a board that is run twice after the flop
 *     2c7d9hTc3d / 4h5s             the same
 *
 * All of them are dealt from one deck, and each has an equal part of the pot. The runs of a board
 * have the same first cards, those that were dealt when the betting ended, and no others. A run is
 * written in full, from the first card of the first run on; one that begins with another card is
 * its last cards, and those before are the first run's. A single board that is run several times is
 * the known cards of every run. felt-cards(7) documents the notation for users. */
#ifndef FELT_CARDS_BOARDS_H
#define FELT_CARDS_BOARDS_H

#include "cards/card.h"

enum { BOARDS_MAX = 3 };

/* How many boards are played, and whether they are runs of one. Zeroed: one board. */
struct boards_rule {
	int count;
	bool runs;
};

static inline int boards_count(const struct boards_rule *rule)
{
	return rule->count > 1 ? rule->count : 1;
}

/* Reads the boards that `piece`, a part of `line`, has: one, or all of them with `/` between, and
 * between their cards commas too. An empty piece is boards without cards. boards_count(rule)
 * entries of `out` are written; the places of a run's cards that are not written are those of the
 * first run's. Fails as cards_parse does, with STATUS_ONE_BOARD, _BOARDS_NUMBER or _BOARD_MISSING,
 * and with STATUS_CARD_ELSEWHERE at a card that two boards have and may not. */
status_code boards_read(struct slice line, struct slice piece, enum card_notation notation,
	const struct boards_rule *rule, struct cards *out, struct fault *fault);

/* The cards of all boards, each once. */
void boards_all(const struct cards *boards, int count, struct cards *out);

#endif
