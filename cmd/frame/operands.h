/* Operands that make a record together: the hands or ranges of a contest line, or single cards. */
#ifndef FELT_CMD_FRAME_OPERANDS_H
#define FELT_CMD_FRAME_OPERANDS_H

#include "frame/options.h"

/* What is between operand i, from 1 on, and the one before it, when all are joined into a line. */
typedef const char *operands_between(const struct settings *settings, size_t i);

const char *operands_blank(const struct settings *settings, size_t i); /* always a blank */

/* How the operands make contest lines, as run.between (run.h) has it. If one of them is a lone
 * mark, or begins or ends with one, they are the pieces of one line that was not quoted:
 *
 *     AA KK @ 2c7d9h        AA vs KK        Ah Kh v Qs Qd @ 2h 7h 9h
 *
 * Without a mark they are the hands of one line, if `together`, or a line each. NULL if each is a
 * line, as with a mark inside. `marked` says whether a slice has a mark that divides lines. */
operands_between *operands_join(const struct settings *settings, bool together,
	bool (*marked)(struct slice slice, enum card_notation notation));

/* Whether there are several operands and each is a single card, or short enough to be meant as one:
 * they are one hand then. */
bool operands_are_cards(const struct settings *settings);

/* Takes the operands that are single cards out and adds them to the board, if they are the rest of
 * one that was not quoted, as in "AhKh QsQd -b 2h 7h 9d". That is so without doubt where --board
 * has one card, as no board has, the single cards directly follow one another, and there are
 * others. */
void operands_to_board(struct settings *settings);

#endif
