/* Charts: the hands to play before the flop, by position, as text.
 *
 *     # six players, 100 big blinds
 *     UTG   open          66+,A9s+,KTs+,AQo+        2.5
 *     BTN   open<=100     22+,A2s+,K9s+,54s+,A8o+   2.5
 *     BB    3bet:BTN      QQ+,AK,A5s:0.5            11
 *     BB    call:BTN      22-JJ,A2s+,KTs+,T9s
 *     *     push<=10      22+,A2+,KT+
 *
 * A line is a position, a situation, a range and, for raises, an optional size, separated by
 * spaces; none of them contains a space. `#` at the beginning of a word starts a comment.
 * felt-chart(5) describes the whole format.
 *
 * For a situation in which a player has to act, a chart has one answer per act: the first line with
 * that act that applies. The weight of the hand in the line's range is the probability of the act;
 * with the remaining probability the player checks or folds. */
#ifndef FELT_PLAY_CHART_H
#define FELT_PLAY_CHART_H

#include "play/play_status.h"

#include "odds/range/range.h"

enum {
	CHART_LINES_MAX = 1000,
	CHART_CODE_MAX = 8, /* size of a position, with the terminator */
	CHART_BLIND = 100   /* the unit of depths and sizes: a hundredth of a big blind */
};

enum chart_act {
	CHART_OPEN, /* raises; nobody has put in more than a blind */
	CHART_LIMP, /* calls; nobody has raised */
	CHART_ISO,  /* raises limpers; nobody has raised */
	CHART_PUSH, /* goes all in; nobody has raised */
	CHART_CALL, /* answers to one raise */
	CHART_3BET,
	CHART_CALL_3BET, /* answers to two raises */
	CHART_4BET,
	CHART_CALL_4BET, /* answers to three raises */
	CHART_5BET,
	CHART_CALL_PUSH, /* answer to a push, as the first raise or a later one */
	CHART_ACTS
};

enum chart_size {
	CHART_BLINDS, /* raises to `size` hundredths of a big blind */
	CHART_TIMES,  /* raises to `size` hundredths of the bet */
	CHART_ALL     /* goes all in */
};

struct chart_line {
	char position[CHART_CODE_MAX]; /* as hand_position returns it; "": any */
	char raiser[CHART_CODE_MAX];   /* position of the raiser that it answers; "": any */
	enum chart_act act;
	uint32_t depth; /* largest effective stack to which it applies; 0: any */
	enum chart_size sized;
	uint32_t size;
	size_t number; /* line number, from 1 */
	struct range range;
};

struct chart {
	struct chart_line *line; /* owned */
	size_t count, room;
};

/* Reads a chart for a game with two hole cards. Returns STATUS_OK, STATUS_NO_MEMORY, or a status of
 * the groups "play", "ranges" and "cards" with its location in the text. Free *out in any case. */
status_code chart_read(struct slice text, const struct game *game, struct chart *out,
	struct fault *fault);

void chart_free(struct chart *chart);

/* Whether an act is a raise. */
bool chart_raises(enum chart_act act);

/* A preflop decision. */
struct chart_situation {
	const char *position; /* as hand_position returns it */
	const char *raiser;   /* position of the last raiser; "": none */
	int raises;
	bool limped; /* a player has called the blind */
	bool pushed; /* the last raise is a push: see felt-chart(5) */
	uint32_t depth;
};

/* The answers of a chart, in line order, one per act, at most CHART_ANSWERS_MAX. Returns their
 * number: 0 if no line applies. */
enum { CHART_ANSWERS_MAX = 3 };

int chart_answers(const struct chart *chart, const struct chart_situation *at,
	const struct chart_line *out[CHART_ANSWERS_MAX]);

#endif
