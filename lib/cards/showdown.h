/* A showdown: who wins a contest, in what order, and why. */
#ifndef FELT_CARDS_SHOWDOWN_H
#define FELT_CARDS_SHOWDOWN_H

#include "cards/contest.h"
#include "cards/evaluator.h"

#ifdef __cplusplus
extern "C" {
#endif

struct showdown {
	int count;
	int winners;                               /* how many share the first place */
	score value[CONTEST_HANDS_MAX];            /* by hand, in the order given */
	uint8_t place[CONTEST_HANDS_MAX];          /* from 1; ties share: 1, 1, 3 */
	uint8_t order[CONTEST_HANDS_MAX];          /* hands by place, ties as given */
	card playing[CONTEST_HANDS_MAX][HAND_MAX]; /* hole cards, then the board */
	uint8_t cards[CONTEST_HANDS_MAX];          /* how many of them */
};

/* Values every hand with the board and places it. STATUS_TOO_FEW_CARDS or
 * _TOO_MANY_CARDS, at the hand, with `number` cards found, when a hand and the
 * board are not `type->least` to `type->most` cards. */
status_code showdown_decide(const struct contest *contest, struct slice line,
	const struct evaluator *type, struct showdown *out, struct fault *fault);

enum showdown_result { SHOWDOWN_WIN, SHOWDOWN_TIE, SHOWDOWN_LOSE };

/* A win alone, the first place shared, or any other place. */
enum showdown_result showdown_result(const struct showdown *showdown, int hand);
const char *showdown_result_key(enum showdown_result result); /* "win", "tie", "lose" */

/* Which card of two high hands decides between them: the index, 0 to 4, into
 * the five that play of the better hand (the first of its pair, three or four);
 * -1 when the categories differ or the scores are equal. */
int showdown_decider(score better, score worse);

/* Appends why a hand of score `own` lost to `better`: "the same pair and king;
 * the jack loses to the queen", "a pair loses to a flush". */
void showdown_why_loses(struct text *out, score own, score better);

/* Appends why it won over the next best: "the same pair; the king beats the
 * queen". */
void showdown_why_wins(struct text *out, score own, score next);

/* Appends what hands that tie have in common, as in "a pair of sevens each, then
 * king, queen, four; all five cards equal". */
void showdown_why_ties(struct text *out, score own);

/* How many hands share a hand's place, itself included. */
int showdown_sharing(const struct showdown *showdown, int hand);

/* The same two for a hand of a showdown, measured by the next better hand, or
 * the winner by the next worse: which of its five cards decided, or -1; and the
 * reason for its place, which for a tie is what the hands have in common. */
int showdown_hand_decider(const struct showdown *showdown, int hand);
void showdown_why(struct text *out, const struct showdown *showdown, int hand);

#ifdef __cplusplus
}
#endif

#endif
