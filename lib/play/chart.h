/* Charts: which hands are played before the flop, by position, as a text that people write.
 *
 *     # six players, 100 big blinds
 *     UTG   open          66+,A9s+,KTs+,AQo+        2.5
 *     BTN   open<=100     22+,A2s+,K9s+,54s+,A8o+   2.5
 *     BB    3bet:BTN      QQ+,AK,A5s:0.5            11
 *     BB    call:BTN      22-JJ,A2s+,KTs+,T9s
 *     *     push<=10      22+,A2+,KT+
 *
 * A line is a position, a situation, a range and, for raises, perhaps a size; blanks are between
 * them and none inside them. `#` at the beginning of a word begins a comment. felt-bots(7) has the
 * whole format.
 *
 * For a situation in which a player has to act, a chart has one answer for each of several acts:
 * the first line with that act that applies. The weight of the hand in the line's range is the
 * probability of the act; what the answers leave of the whole is a fold, or a check. */
#ifndef FELT_PLAY_CHART_H
#define FELT_PLAY_CHART_H

#include "play/play_status.h"

#include "odds/range/range.h"

enum {
	CHART_LINES_MAX = 1000,
	CHART_CODE_MAX = 8, /* bytes of a position, with the terminator */
	CHART_BLIND = 100   /* the unit of depths and sizes: a hundredth of a big blind */
};

enum chart_act {
	CHART_OPEN, /* nobody has put in more than a blind: raises */
	CHART_LIMP, /* nobody has raised: calls */
	CHART_ISO,  /* somebody has limped, and nobody has raised: raises */
	CHART_PUSH, /* nobody has raised: goes all in */
	CHART_CALL, /* the answers to one raise */
	CHART_3BET,
	CHART_CALL_3BET, /* to two */
	CHART_4BET,
	CHART_CALL_4BET, /* to three */
	CHART_5BET,
	CHART_CALL_PUSH, /* to a push, the first raise or a later one */
	CHART_ACTS
};

enum chart_size {
	CHART_BLINDS, /* raises to `size` hundredths of a big blind */
	CHART_TIMES,  /* to `size` hundredths of what the bet is */
	CHART_ALL     /* goes all in */
};

struct chart_line {
	char position[CHART_CODE_MAX]; /* a code of hand_position, or "" for all */
	char raiser[CHART_CODE_MAX];   /* whose raise it answers, or "" */
	enum chart_act act;
	uint32_t depth; /* the deepest stacks for which it applies; 0 for all */
	enum chart_size sized;
	uint32_t size;
	size_t number; /* of the line, from 1 */
	struct range range;
};

struct chart {
	struct chart_line *line; /* owned */
	size_t count, room;
};

/* Reads a chart for a game of two cards. Returns STATUS_OK, STATUS_NO_MEMORY, or a status of the
 * groups "play", "ranges" and "cards" with its place in the text. *out is to be freed in any case.
 */
status_code chart_read(struct slice text, const struct game *game, struct chart *out,
	struct fault *fault);

void chart_free(struct chart *chart);

/* Whether an act raises, rather than calls. */
bool chart_raises(enum chart_act act);

/* Where a player has to act before the flop. */
struct chart_situation {
	const char *position; /* as hand_position has them */
	const char *raiser;   /* who raised last; "" when nobody has */
	int raises;
	bool limped; /* somebody has called the blind */
	bool pushed; /* the last raise is a push: see felt-bots(7) */
	uint32_t depth;
};

/* The answers of a chart, in the order of its lines, for at most so many acts. Returns how many
 * there are: 0 where the chart says nothing. */
enum { CHART_ANSWERS_MAX = 3 };

int chart_answers(const struct chart *chart, const struct chart_situation *at,
	const struct chart_line *out[CHART_ANSWERS_MAX]);

#endif
