/* Operands that together make a record: the hands or ranges of a matchup line, or single cards. */
#ifndef FELT_CMD_FRAME_OPERANDS_H
#define FELT_CMD_FRAME_OPERANDS_H

#include "frame/options.h"

/* Operand i, from 0, as given. */
struct slice operands_at(const struct settings *settings, size_t i);

/* Whether a slice has a separator of matchup lines of cards, or of ranges (range_line_marked). */
typedef bool operands_marked(struct slice slice, enum card_notation notation);
operands_marked operands_marked_cards;

/* The separator between operand i, from 1, and the one before it, when all are joined to a line. */
typedef const char *operands_between(const struct settings *settings, size_t i);

const char *operands_blank(const struct settings *settings, size_t i); /* always a space */

/* How the operands make matchup lines, for run.between (run.h). If one of them is a separator, or
 * begins or ends with one, they are the pieces of one unquoted line:
 *
 *     AA KK @ 2c7d9h        AA vs KK        Ah Kh v Qs Qd @ 2h 7h 9h        AA KK@2c7d9h
 *
 * The last has no separate separator, but hands before the one with the board, which would be
 * alone. It is one line if all operands belong `together`. Without a separator they are the hands
 * of one line if `together`, and otherwise a line each. NULL if each is a line, as with a separator
 * inside an operand. */
operands_between *operands_join(const struct settings *settings, bool together,
	operands_marked *marked);

/* Whether there are several operands and each is a single card, or short enough to be meant as one:
 * then they make one hand. */
bool operands_are_cards(const struct settings *settings);

/* Moves operands that continue an unquoted board or dead cards to those options, as in
 * "AhKh QsQd -b 2h 7h 9d -d As Kd". That is unambiguous if they are single cards that directly
 * follow the option and its value, which is a single card too, a board then has three to five
 * cards, and there are other operands, none of which is a single card. */
void operands_to_options(struct settings *settings);

#endif
