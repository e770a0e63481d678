/* The protocol of the Annual Computer Poker Competition, version 2.0.0: the lines that a playing
 * program receives and sends, the game definition, and the competition's log.
 *
 * After each event a program receives the match state, "MATCHSTATE:0:7:cr300c/:AhTs|/6dJc9c": its
 * position, the hand number (from 0), the betting, and the cards that it sees. If it is to act, it
 * answers with the same line and an action: ":f" folds, ":c" calls or checks, ":r900" bets or
 * raises to 900, and ":r" does so in fixed limit, where the size is known. Positions are the seats
 * of the table: 0 is left of the button, and heads-up it has the big blind. A raise size counts
 * everything that the player has put in during the hand, blinds included; in struct action it
 * counts this street only.
 *
 * Amounts are in the smallest unit of the table, because the protocol has integers only. */
#ifndef FELT_PLAY_ACPC_H
#define FELT_PLAY_ACPC_H

#include "play/dealer.h"

#define ACPC_VERSION "2.0.0"

/* The feature of a hand's setup that the protocol cannot express: "antes", "unequal stacks"; NULL
 * if it can express everything. */
const char *acpc_refuses(const struct table_setup *setup);

/* The betting of a hand so far. Zero it before the first hand; acpc_free releases the memory. */
struct acpc {
	struct text betting; /* "r300r900c/r1800" */
};

/* Starts a hand. */
void acpc_begin(struct acpc *acpc);

/* Adds an action that the table has applied. Add every action of a hand, deals too. */
void acpc_add(struct acpc *acpc, const struct table *table, const struct action *action);

/* Whether the current state of the table is sent: a player is to act, or the hand is over. An
 * event in between, such as the flop after the last call, is sent with the state that follows. */
static inline bool acpc_is_sent(const struct table *table)
{
	return table->phase == PHASE_BET || table->phase == PHASE_OVER;
}

/* Appends the match state of a seat, without a newline. */
void acpc_print_state(struct text *out, const struct acpc *acpc, const struct bot_view *view);

enum acpc_line {
	ACPC_ACTION,  /* a well-formed answer; its action may still be illegal */
	ACPC_NOTHING, /* a comment, an empty line, the version of the program, or an answer to
			 another state than the one asked about: to be ignored */
	ACPC_WRONG,   /* anything else */
};

/* Reads a line of a program that was sent `state` and is to act at the table. Of an action, the
 * kind and the amount are set. The line may end with CR. */
enum acpc_line acpc_read(struct slice line, struct slice state, const struct table *table,
	struct action *out);

/* Bytes that a program has written, cut into lines. Zero it before use. */
enum { ACPC_LINE_MAX = 1 << 16 };

struct acpc_inbox {
	size_t begin, end; /* of the unread part of `bytes` */
	size_t seen;       /* no newline before this offset */
	char bytes[ACPC_LINE_MAX];
};

/* Whether the buffer is full and holds no complete line. */
static inline bool acpc_inbox_is_full(const struct acpc_inbox *inbox)
{
	return inbox->end - inbox->begin == sizeof inbox->bytes;
}

/* Returns where to store more bytes; sets *room to how many fit, 0 if it is full. Invalidates the
 * lines returned so far. */
char *acpc_inbox_room(struct acpc_inbox *inbox, size_t *room);

/* Adds `count` bytes that were stored there. */
void acpc_inbox_add(struct acpc_inbox *inbox, size_t count);

/* Takes the next line, without its newline. False if there is no complete line. */
bool acpc_inbox_line(struct acpc_inbox *inbox, struct slice *line);

/* Appends the game definition, "GAMEDEF" to "END GAMEDEF", of a setup that acpc_refuses accepts. */
void acpc_print_game(struct text *out, const struct table_setup *setup);

/* Appends the log line, with its newline, of a hand that is over: all cards, and each player's net
 * result. Names are per seat; a ':', a '|' or a space in a name is written as '_'. */
void acpc_print_log(struct text *out, const struct acpc *acpc, const struct dealer *dealer,
	const struct slice *names);

/* Appends the last line of the log: each player's net result of the match. */
void acpc_print_score(struct text *out, const chips *net, const struct slice *names, int players);

void acpc_free(struct acpc *acpc);

#endif
