/* The protocol of the Annual Computer Poker Competition, version 2.0.0, by which programs play: the
 * lines that a program is sent and answers, the definition of a game, and the competition's log.
 *
 * A program is sent the match state after each event, "MATCHSTATE:0:7:cr300c/:AhTs|/6dJc9c": its
 * position, the number of the hand from 0, the betting, and the cards that it sees. When it is to
 * act it answers with the same line and an action: ":f" folds, ":c" calls or checks, ":r900" bets
 * or raises to 900, and ":r" does so in fixed limit, where the size is known. Positions are the
 * seats of the table: 0 is left of the button, and heads-up has the big blind. The size of a raise
 * is what the player then has put in over the whole hand, blinds included, while that of a struct
 * action is what it has put in on this street.
 *
 * Amounts are in the smallest unit of the table, since the protocol has whole numbers only. */
#ifndef FELT_PLAY_ACPC_H
#define FELT_PLAY_ACPC_H

#include "play/dealer.h"

#define ACPC_VERSION "2.0.0"

/* What of a hand's setup the protocol cannot say: "antes", "unequal stacks"; NULL when it can say
 * all of it. */
const char *acpc_refuses(const struct table_setup *setup);

/* The betting of a hand, as far as it has come. Zeroed before its first hand; acpc_free gives the
 * memory back. */
struct acpc {
	struct text betting; /* "r300r900c/r1800" */
};

/* A hand begins. */
void acpc_begin(struct acpc *acpc);

/* Adds an action that the table has carried out; all of a hand are to be added, deals too. */
void acpc_add(struct acpc *acpc, const struct table *table, const struct action *action);

/* Whether the state that the table is in is sent: somebody is to act, or the hand is over. What
 * comes between, such as the flop after the last call, is sent with the state that follows. */
static inline bool acpc_is_sent(const struct table *table)
{
	return table->phase == PHASE_BET || table->phase == PHASE_OVER;
}

/* Appends the match state of a seat, without a line end. */
void acpc_print_state(struct text *out, const struct acpc *acpc, const struct bot_view *view);

enum acpc_line {
	ACPC_ACTION,  /* an answer, whose action is of the right form: it may still be illegal */
	ACPC_NOTHING, /* a comment, an empty line, the version of the program, or an answer to
			 another state than the one asked about: to be ignored */
	ACPC_WRONG,   /* anything else */
};

/* Reads a line of a program that was sent `state` and is to act at the table. Of an action the act
 * and the amount are filled in. The line may end with CR. */
enum acpc_line acpc_read(struct slice line, struct slice state, const struct table *table,
	struct action *out);

/* What a program has written: bytes as they come, cut into lines. Zeroed before use. */
enum { ACPC_LINE_MAX = 1 << 16 };

struct acpc_inbox {
	size_t begin, end; /* what is there, in `bytes` */
	size_t seen;       /* up to there no line ends */
	char bytes[ACPC_LINE_MAX];
};

/* Whether a line has begun that is as long as all of it and does not end. */
static inline bool acpc_inbox_is_full(const struct acpc_inbox *inbox)
{
	return inbox->end - inbox->begin == sizeof inbox->bytes;
}

/* Room for more bytes, and how many there is room for: 0 when it is full. Lines that were taken are
 * no longer valid. */
char *acpc_inbox_room(struct acpc_inbox *inbox, size_t *room);

/* So many bytes were written there. */
void acpc_inbox_add(struct acpc_inbox *inbox, size_t count);

/* Takes the next line, without its line feed. False when no whole line is there. */
bool acpc_inbox_line(struct acpc_inbox *inbox, struct slice *line);

/* Appends the definition of the game, "GAMEDEF" to "END GAMEDEF", of a setup that is not refused.
 */
void acpc_print_game(struct text *out, const struct table_setup *setup);

/* Appends the line of the log for a hand that is over, with its line end: all cards, and what each
 * player won. Names are by seat; one that has a ':', a '|' or a space is written with '_' for it.
 */
void acpc_print_log(struct text *out, const struct acpc *acpc, const struct dealer *dealer,
	const struct slice *names);

/* Appends the last line of the log: what each player won in the match. */
void acpc_print_score(struct text *out, const chips *net, const struct slice *names, int players);

void acpc_free(struct acpc *acpc);

#endif
