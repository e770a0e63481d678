/* A showdown: who wins a contest, in what order, and why. */
#ifndef FELT_CARDS_SHOWDOWN_H
#define FELT_CARDS_SHOWDOWN_H

#include "cards/contest.h"
#include "cards/game.h"

struct showdown {
	const struct evaluator *type;   /* of the values; NULL where hands are out of a shoe */
	const struct shoe_rules *rules; /* of those */
	const struct shoe_hand *hands;  /* those */
	int count;
	int winners;                      /* how many share the first place; 0: no hand qualifies */
	score value[CONTEST_HANDS_MAX];   /* by hand, in the order given */
	uint8_t place[CONTEST_HANDS_MAX]; /* from 1; ties share: 1, 1, 3; 0: a bust, which cannot
					     win */
	uint8_t order[CONTEST_HANDS_MAX]; /* hands by place, ties as given */
	card playing[CONTEST_HANDS_MAX][GAME_CARDS_MAX]; /* its own, then the board */
	uint8_t own[CONTEST_HANDS_MAX];                  /* how many of them */
	int board;
};

/* Values every hand of a game with one of the contest's boards and places it: by the pot's
 * evaluator, or that of its high half. Returns a status of game_check_sizes, at the hand, when a
 * hand and the board are not a hand of the game. */
status_code showdown_decide(const struct contest *contest, int board, struct slice line,
	const struct game *game, struct showdown *out, struct fault *fault);

/* Values and places hands out of a shoe, which are to outlive *out. A hand that cannot win, such as
 * a bust, comes after all others; if all are such, there is no winner. */
void showdown_decide_shoe(const struct shoe_hand *hands, int count, const struct shoe_rules *rules,
	struct showdown *out);

/* Places the same hands by the low half of the game. A hand without a low has the value 0. */
void showdown_decide_low(const struct showdown *high, const struct game *game,
	struct showdown *out);

/* The share of the pot that a hand wins, as a fraction in lowest terms: 3/4 for the high half and
 * half of the low half. `low` is NULL in a game without halves. Without a low the high hand wins
 * the whole pot. */
struct showdown_share {
	uint64_t part, of;
};

struct showdown_share showdown_share(const struct showdown *high, const struct showdown *low,
	int hand);

/* The sum of two shares, and the `boards`-th part of one: the share of the pot for one of so many
 * boards. */
struct showdown_share showdown_share_add(struct showdown_share a, struct showdown_share b);
struct showdown_share showdown_share_of_board(struct showdown_share share, int boards);

enum showdown_result { SHOWDOWN_WIN, SHOWDOWN_TIE, SHOWDOWN_LOSE };

/* A win alone, the first place shared, or any other place. */
enum showdown_result showdown_result(const struct showdown *showdown, int hand);
const char *showdown_result_key(enum showdown_result result); /* "win", "tie", "lose" */

/* How many hands share a hand's place, itself included. */
int showdown_sharing(const struct showdown *showdown, int hand);

/* For a hand of a showdown that qualifies, measured by the next better hand, or the winner by the
 * next worse that qualifies: which of its five cards decided, or -1; and the reason for its place,
 * which for a tie is what the hands have in common. Of hands out of a shoe: "20 beats 19", "19
 * loses to 20", "20 each", "24 is more than 21". */
int showdown_hand_decider(const struct showdown *showdown, int hand);
void showdown_why(struct text *out, const struct showdown *showdown, int hand);

#endif
