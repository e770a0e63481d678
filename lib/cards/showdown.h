/* A showdown: the winners of a contest, the order of its hands, and the reasons. */
#ifndef FELT_CARDS_SHOWDOWN_H
#define FELT_CARDS_SHOWDOWN_H

#include "cards/contest.h"
#include "cards/game.h"

struct showdown {
	const struct evaluator *type;   /* of the values; NULL for hands from a shoe */
	const struct shoe_rules *rules; /* rules of hands from a shoe */
	const struct shoe_hand *hands;  /* hands from a shoe */
	int count;
	int winners; /* number of hands that share the first place; 0: no hand qualifies */
	score value[CONTEST_HANDS_MAX];   /* per hand, in the order given */
	uint8_t place[CONTEST_HANDS_MAX]; /* from 1; ties share: 1, 1, 3; 0: a bust, which cannot
					     win */
	uint8_t order[CONTEST_HANDS_MAX]; /* hands by place, ties in the order given */
	card playing[CONTEST_HANDS_MAX][GAME_CARDS_MAX]; /* its own cards, then the board's */
	uint8_t own[CONTEST_HANDS_MAX];                  /* number of own cards */
	int board;
};

/* Values every hand with one of the contest's boards and places it, by the evaluator of the pot or
 * of its high half. Returns a status of game_check_sizes(), located at the hand, if a hand and the
 * board are not a hand of the game. */
status_code showdown_decide(const struct contest *contest, int board, struct slice line,
	const struct game *game, struct showdown *out, struct fault *fault);

/* Values and places hands from a shoe, which must outlive *out. A hand that cannot win, such as a
 * bust, comes after all others; if no hand can win, there is no winner. */
void showdown_decide_shoe(const struct shoe_hand *hands, int count, const struct shoe_rules *rules,
	struct showdown *out);

/* Places the same hands for the low half. A hand without a low has the value 0. */
void showdown_decide_low(const struct showdown *high, const struct game *game,
	struct showdown *out);

/* The share of the pot that a hand wins, as a fraction in lowest terms: 3/4 for the high half and
 * half of the low half. `low` is NULL in a game without halves. If there is no low, the high hand
 * wins the whole pot. */
struct showdown_share {
	uint64_t part, of;
};

struct showdown_share showdown_share(const struct showdown *high, const struct showdown *low,
	int hand);

/* The sum of two shares, and a share divided by `boards`, the share of the pot for one of several
 * boards. */
struct showdown_share showdown_share_add(struct showdown_share a, struct showdown_share b);
struct showdown_share showdown_share_of_board(struct showdown_share share, int boards);

/* The share of the pot that a hand wins on all of several boards; `low` as above, one per board. */
struct showdown_share showdown_share_of_boards(const struct showdown *high,
	const struct showdown *low, int boards, int hand);

enum showdown_result { SHOWDOWN_WIN, SHOWDOWN_TIE, SHOWDOWN_LOSE };

/* A sole win, a shared first place, or any other place. */
enum showdown_result showdown_result(const struct showdown *showdown, int hand);
const char *showdown_result_key(enum showdown_result result); /* "win", "tie", "lose" */

/* The number of hands that share a hand's place, itself included. */
int showdown_sharing(const struct showdown *showdown, int hand);

/* For a hand that qualifies, compared with the next better hand, or, for the winner, with the next
 * worse hand that qualifies: the index of the card that decided, or -1; and the reason for its
 * place, which for a tie is what the hands have in common. For hands from a shoe: "20 beats 19",
 * "19 loses to 20", "20 each", "24 is more than 21". */
int showdown_hand_decider(const struct showdown *showdown, int hand);
void showdown_why(struct text *out, const struct showdown *showdown, int hand);

#endif
