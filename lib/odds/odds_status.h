/* Errors in ranges and matchups. */
#ifndef FELT_ODDS_ODDS_STATUS_H
#define FELT_ODDS_ODDS_STATUS_H

#include "base/status.h"

enum {
	STATUS_NO_RANGE = STATUS_ODDS, /* no term */
	STATUS_BAD_RANGE,              /* a character that cannot begin a term */
	STATUS_BAD_TERM,               /* a rank, then neither a rank nor a suit */
	STATUS_TERM_END,               /* text after a term without a comma or a blank */
	STATUS_ONE_CARD,               /* one card or rank instead of two */
	STATUS_PAIR_MARK,              /* an 's' or 'o' after a pair */
	STATUS_NONE_BEFORE,            /* an exclusion with no term before it */
	STATUS_BAD_SPAN,               /* the two ends of a span do not belong together */
	STATUS_OPEN_SPAN,              /* nothing after the '-' of a span */
	STATUS_BAD_PLUS,               /* a '+' after a term that cannot climb */
	STATUS_BAD_WEIGHT,             /* not a number from 0 to 1, nor a percentage */
	STATUS_DOUBTFUL_WEIGHT,        /* less than 1 after '@', without a percent sign */
	STATUS_LETTER_X,               /* an 'x' in place of a rank or a suit */
	STATUS_BAD_PERCENTAGE,         /* not a number from 0 to 100 */
	STATUS_TOP_RANGE,              /* a word such as top10% */
	STATUS_NO_COMBO,               /* a range without a combo that can be dealt */
	STATUS_NO_DEAL,                /* ranges that cannot all be dealt at once */
	STATUS_ONE_PLAYER,             /* one range, where equity needs two or more */
	STATUS_MANY_PLAYERS,           /* more than ten ranges */
	STATUS_LONG_BOARD,             /* a board of more than five cards */
	STATUS_NOT_COUNTABLE,          /* counts that would not fit in 128 bits */
	STATUS_NOT_TWO,                /* more than two ranges for a class matrix */
	STATUS_NOT_PREFLOP,            /* a board or dead cards for a class matrix */
	STATUS_HALF_UNKNOWN,           /* an odd number of question marks */
	STATUS_NO_BOARD,               /* a board in a game without one */
	STATUS_HANDS_SHORT,            /* too few live cards to complete all hands and the board */
	STATUS_NO_STEPS,               /* a '+' or '-' after text without ranks */
	STATUS_NOT_STEPS,              /* the two ends of a span of patterns do not fit */
	STATUS_DEEP_RANGE,             /* too many parentheses in parentheses */
	STATUS_RANGE_WORK,    /* a range whose patterns take too long to compare with all hands */
	STATUS_SHARD_ROW,     /* of shards: an invalid row */
	STATUS_SHARD_BEGIN,   /* a matchup that begins in its middle */
	STATUS_SHARD_GAP,     /* a matchup that begins before the end of another */
	STATUS_SHARD_CHANGED, /* rows that do not match their checksum */
	STATUS_ODDS_END
};

extern const struct status_domain odds_statuses;

#endif
