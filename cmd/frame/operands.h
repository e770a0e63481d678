/* Operands that make a record together: the hands or ranges of a contest line, or single cards. */
#ifndef FELT_CMD_FRAME_OPERANDS_H
#define FELT_CMD_FRAME_OPERANDS_H

#include "frame/options.h"

/* Operand i, from 0, as it was given. */
struct slice operands_at(const struct settings *settings, size_t i);

/* Whether a slice has a mark that divides contest lines of cards, or of ranges (range_line_marked).
 */
typedef bool operands_marked(struct slice slice, enum card_notation notation);
operands_marked operands_marked_cards;

/* What is between operand i, from 1 on, and the one before it, when all are joined into a line. */
typedef const char *operands_between(const struct settings *settings, size_t i);

const char *operands_blank(const struct settings *settings, size_t i); /* always a blank */

/* How the operands make contest lines, as run.between (run.h) has it. If one of them is a lone
 * mark, or begins or ends with one, they are the pieces of one line that was not quoted:
 *
 *     AA KK @ 2c7d9h        AA vs KK        Ah Kh v Qs Qd @ 2h 7h 9h        AA KK@2c7d9h
 *
 * The last has no lone mark, but hands before the one with the board, which would be alone. It is
 * one line if all operands are to be `together`. Without a mark they are the hands of one line, if
 * `together`, or a line each. NULL if each is a line, as with a mark inside. */
operands_between *operands_join(const struct settings *settings, bool together,
	operands_marked *marked);

/* Whether there are several operands and each is a single card, or short enough to be meant as one:
 * they are one hand then. */
bool operands_are_cards(const struct settings *settings);

/* Takes out the operands that are the rest of a board or of dead cards without quotes, and adds
 * them to those, as in "AhKh QsQd -b 2h 7h 9d -d As Kd". They are so without doubt where they are
 * single cards that directly follow the option and its value, which is a single card too, a board
 * then has three to five cards, and there are other operands, none of which is a single card. */
void operands_to_options(struct settings *settings);

#endif
