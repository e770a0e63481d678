/* The stacks of a tournament in text form.
 *
 *     ann:5000 bob:3000 12x2500 6x 1000 rest:40x800
 *
 * Words are separated by spaces and newlines. A word is a stack, or NAME:STACK; a stack of several
 * players has their number and an `x` before it, also as a word of its own. A name may contain
 * colons, but the last colon precedes the stack. All amounts have the same unit (game/chips.h).
 *
 * An amount may also be STACK+BET, chips that the player has and chips already put in, if the
 * caller separates them: 4900+100 is a stack of 5000.
 *
 * Splitting a text and reading the amounts are separate steps, so that rows of a table can supply
 * the words: a name may then be any text. */
#ifndef FELT_GAME_STACKS_H
#define FELT_GAME_STACKS_H

#include "game/chips.h"

enum { STACKS_PLAYERS_MAX = 100000 };

struct stack {
	struct slice words[2]; /* the count and the amount, as given; the count may be missing */
	struct slice bet_word; /* length 0: none */
	struct slice name;     /* length 0: none */
	chips chips;           /* above 0, with the bet */
	chips bet;             /* the part already put in */
	int count;             /* players with this stack */
	int table;             /* from 0; see stacks_split_tables() */
};

/* Empty when zeroed. Slices are those of the text. */
struct stacks {
	struct stack *stack; /* owned */
	size_t count, room;
	int players;
	int places;  /* of all amounts: the largest number in the text */
	chips total; /* of all players */
};

/* Appends a stack; `count` is empty for one player. Returns STATUS_OK or STATUS_NO_MEMORY. */
status_code stacks_add(struct stacks *stacks, struct slice name, struct slice count,
	struct slice amount);

/* Appends the stacks of a text. Fails with STATUS_NO_MEMORY, STATUS_NO_NAME or STATUS_NO_STACK. */
status_code stacks_split(struct stacks *stacks, struct slice text, struct fault *fault);

/* Separates the bets of stacks from their amounts. */
void stacks_split_bets(struct stacks *stacks);

/* Like stacks_split(), but a word `/` begins the next table: `5000 3000 / 4000 2000`. Fails also
 * with STATUS_EMPTY_TABLE. */
status_code stacks_split_tables(struct stacks *stacks, struct slice text, struct fault *fault);

/* The number of decimal places that the amounts need, which must be decimals. */
status_code stacks_places(struct slice text, const struct stacks *stacks, int *places,
	struct fault *fault);

/* Reads counts and amounts in a unit of `places` places. Fails with STATUS_BAD_STACK,
 * STATUS_BAD_PLAYERS, STATUS_BIG_AMOUNT or STATUS_MANY_STACKS. */
status_code stacks_read(struct slice text, struct stacks *stacks, int places, struct fault *fault);

void stacks_clear(struct stacks *stacks);
void stacks_free(struct stacks *stacks);

#endif
