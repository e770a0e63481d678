/* A showdown drawn for a person; private to the showdown command.
 *
 *     board  2♥ 7♥ 9♥ T♣ 3♦
 *
 *     1  A♥ K♥  flush, ace-king-nine-seven-two          standing   441  wins
 *     2  Q♠ Q♦  pair of queens, ten-nine-seven kickers  standing 3,903
 *
 * and, with --explain, a paragraph for each place below it. */
#ifndef FELT_CMD_SHOWDOWN_SHOW_H
#define FELT_CMD_SHOWDOWN_SHOW_H

#include "frame/options.h"

#include "cards/showdown.h"

struct showdown_picture {
	const struct settings *settings;
	const struct contest *contest;
	const struct showdown *showdown;
	const struct showdown *low; /* of the low half, or NULL */
	bool explain;
};

void showdown_show(const struct showdown_picture *picture, struct text *out);

#endif
