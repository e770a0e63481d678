/* Private to felt drill: questions, answers, and the score of the answers.
 *
 * A question is a spot in felt's notation, and what is asked about it:
 *
 *     drill   spot                                      asked
 *     push    --stacks 9.5,9.5 --hand A5o               SB push
 *     equity  AKs v 99-JJ @ Qh7c2d                      equity
 *     pots    ann:300 bob:300 cal:100:allin dan:50:fold side pot
 *
 * These two texts are all that is needed to ask it again. Random questions are made as a spot too,
 * and spots of the user are read in the same way. */
#ifndef FELT_CMD_DRILL_DRILL_H
#define FELT_CMD_DRILL_DRILL_H

#include "frame/options.h"

#include "base/text.h"
#include "felt.h"
#include "game/chips.h"
#include "play/hand_rng.h"

/* The kinds of questions that --ask chooses. */
enum drill_ask {
	DRILL_ASK_ANY,
	DRILL_ASK_PUSH,
	DRILL_ASK_CALL,
	DRILL_ASK_EQUITY,
	DRILL_ASK_ODDS,
	DRILL_ASK_POTS,
	DRILL_ASK_PAYOUTS
};

/* Purposes of random numbers (play/hand_rng.h). */
enum { DRILL_PURPOSE_QUESTION, DRILL_PURPOSE_REPEAT, DRILL_PURPOSE_SPOT };

enum { DRILL_NAME_MAX = 32, DRILL_PLAYERS_MAX = 10 };

struct drill_question {
	struct text asked, spot;
	struct text words;          /* for the user, without an end of line */
	char topic[DRILL_NAME_MAX]; /* "side pot": what the score is kept for, with */
	char class[DRILL_NAME_MAX]; /* "4 players" */
	const char *unit;           /* of the cost of a mistake: "% of pot" */
};

struct drill_verdict {
	bool right;
	double cost;        /* of the answer against the best one, in the question's unit */
	struct text answer; /* as it was understood */
};

struct drill;

struct drill_kind {
	const char *name;
	/* Allocates drill->state and reads the options that are about spots. Reports errors;
	 * returns an exit status. */
	int (*open)(struct drill *drill);
	void (*close)(struct drill *drill); /* frees drill->state, which may be NULL */
	/* Appends a random spot. */
	void (*draw)(struct drill *drill, struct hand_rng *rng, struct text *spot);
	/* Makes the question `asked` about a spot, or a random one if that is empty. Writes all
	 * texts of drill->question. Returns STATUS_OK or the error at a place in the spot;
	 * fault->status is then STATUS_OK if it was reported. */
	status_code (*read)(struct drill *drill, struct hand_rng *rng, struct slice asked,
		struct slice spot, struct fault *fault);
	/* Judges an answer to drill->question. False if it is not an answer. */
	bool (*judge)(struct drill *drill, struct slice answer, struct drill_verdict *out);
	/* Appends the answers that judge() takes. */
	void (*list_answers)(struct drill *drill, struct text *out);
	/* Appends the cost of the answer judged last, the best answer and its reasons, as lines.
	 * The first begins with a colon, or a comma, after the word right or wrong. */
	void (*explain)(struct drill *drill, const struct drill_verdict *verdict, struct text *out);
	void (*draw_grid)(struct drill *drill, struct text *out); /* of --grid; NULL: none */
};

extern const struct drill_kind drill_push, drill_equity, drill_pots;

/* Makes a question without texts; keeps its memory. */
static inline void drill_question_clear(struct drill_question *question)
{
	text_clear(&question->asked);
	text_clear(&question->spot);
	text_clear(&question->words);
}

/* -- spots of the user (drill_spots.c) ------------------------------------------------ */

struct drill_spot {
	struct slice line; /* in the text of all */
	size_t number;     /* from 1 */
};

struct drill_spots {
	struct text text;
	struct drill_spot *row; /* owned */
	size_t count, room;     /* count 0: felt draws spots */
};

/* Reads the file of --spots and checks all spots. Reports errors; returns an exit status. */
int drill_spots_read(struct drill *drill);

/* -- the score file (drill_file.c) ---------------------------------------------------- */

struct drill_file {
	char *name; /* NULL: no score is kept; owned */
	int fd;     /* -1: not open for writing */
	struct text content;
};

/* An answer in the file. The slices are parts of it. */
struct drill_answer {
	struct slice drill, topic, class, unit, asked, spot;
	bool right;
	double cost;
};

struct drill_answers {
	struct drill_answer *row; /* owned */
	size_t count, room;
	size_t damaged; /* lines that were reported and left out */
};

/* Finds the name of the file: `given`, or the default. Reports errors; returns an exit status. */
int drill_file_find(struct drill_file *file, const char *given);

/* Reads all answers, none if there is no file. Reports damaged lines and goes on. Returns an exit
 * status, EXIT_DONE if only lines were damaged. */
int drill_file_read(struct drill_file *file, struct drill_answers *out);

/* Opens the file for writing, and makes it if there is none. Reports errors; returns an exit
 * status. */
int drill_file_open(struct drill_file *file);

/* Appends an answer. Reports errors and returns an exit status. */
int drill_file_add(struct drill_file *file, const struct drill_kind *kind,
	const struct drill_question *question, const struct drill_verdict *verdict);

void drill_file_close(struct drill_file *file);

/* -- the score (drill_score.c) -------------------------------------------------------- */

enum drill_by { DRILL_BY_CLASS, DRILL_BY_TOPIC, DRILL_BY_DRILL };

/* The answers to one group of questions. */
struct drill_total {
	struct slice drill, topic, class, unit; /* empty: not divided by it */
	uint64_t questions, right;
	double cost;        /* of all */
	uint64_t latest[2]; /* whether the last 128 were right, the last one in bit 0 of [0] */
};

struct drill_totals {
	struct drill_total *row; /* owned */
	size_t count, room;
};

extern const struct field drill_fields[];

enum { DRILL_VIEW_CLASS = 1, DRILL_VIEW_TOPIC = 2, DRILL_VIEW_DRILL = 4 };

/* Adds an answer, whose slices must outlive the totals. False if out of memory. */
bool drill_totals_add(struct drill_totals *totals, enum drill_by by,
	const struct drill_answer *answer);

/* Appends the rows, sorted. */
void drill_totals_write(struct drill_totals *totals, const struct settings *settings,
	const struct fields *fields, struct text *out);

/* Prints the score in the file. Returns an exit status. */
int drill_score(struct drill *drill);

/* -- the command ---------------------------------------------------------------------- */

struct drill {
	struct settings settings;
	const struct drill_kind *kind; /* NULL: the score */
	/* as given */
	uint64_t count, seed; /* count 0: unlimited */
	double seconds;       /* 0: unlimited */
	double within;        /* below 0: the usual tolerance */
	enum drill_ask ask;
	enum drill_by by;
	unsigned players; /* 0: any */
	const char *score_file, *spots_file;
	bool no_score, grid;
	const char *stack, *stacks, *blinds, *ante, *payouts, *others, *hand, *position, *versus;

	struct drill_file file;
	struct drill_spots spots;
	struct drill_answers past;
	struct drill_question question;
	struct fields fields; /* of the score */
	uint64_t number;      /* of the question, from 1 */
	void *state;          /* of the kind */
};

/* Appends an amount with two decimals, or three if it is small. */
void drill_add_cost(struct text *out, double cost);

/* Asks until an end. Returns an exit status. (drill_session.c) */
int drill_session(struct drill *drill);

#endif
