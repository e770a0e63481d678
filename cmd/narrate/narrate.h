/* A hand told in words, while it is played (game/hand): its title and its seats, each deed, and its
 * end. On a screen the text is aligned, coloured and grouped; elsewhere the words are the same,
 * with a tab where the screen has spaces. */
#ifndef FELT_CMD_NARRATE_H
#define FELT_CMD_NARRATE_H

#include "frame/rows.h"

#include "game/hand/hand.h"

enum { NARRATE_ALL = -1 };

/* With `marks`, names and cards are marked in the text, for a page that shows them in its own way:
 * a name is between NARRATE_NAME and NARRATE_NAME_END, and a card is NARRATE_CARD and
 * NARRATE_CARD_FIRST + card, or NARRATE_CARD_FIRST + CARD_COUNT for a card that nobody knows.
 * Names, which are cleaned, do not have these bytes. */
#define NARRATE_MARKS "\1\2\3"
enum { NARRATE_NAME = 1, NARRATE_NAME_END = 2, NARRATE_CARD = 3, NARRATE_CARD_FIRST = '0' };

/* The state of a telling. The first part is given, the second is zeroed, with `street` at -1. */
struct narration {
	const struct hand_record *hand;
	struct hand_play *play;
	struct text *out;
	struct text *cell; /* for a piece of text at a time */
	bool screen, colour;
	bool marks;       /* see NARRATE_MARKS */
	unsigned columns; /* of the screen */
	enum card_notation notation;
	int hero; /* the seat whose cards are seen from the beginning, or NARRATE_ALL */

	int street;                 /* the last street that got a heading; -1: none */
	seat_set seen;              /* whose cards have been told */
	seat_set drew;              /* who has discarded on it */
	bool expects;               /* everyone is all in with cards to come: */
	double expected[SEATS_MAX]; /* then the average final stacks */
};

/* -- the telling ------------------------------------------------------------------ */

/* Appends the name of a player, cleaned (clean.h), or "p3" where it has none. */
void narrate_add_player(struct text *out, const struct hand_record *hand, int seat);

/* Before the first action: the title and the stakes, and who sits where. */
void narrate_title(const struct narration *narration, struct slice title);
void narrate_seats(const struct narration *narration);

/* After each action: what was done, with a heading where a street begins. */
void narrate_action(struct narration *narration);

/* After the last: the hands that were shown, the pots and the final stacks. */
void narrate_end(const struct narration *narration);

/* Breaks the lines from `start` on that are wider than the screen. */
void narrate_wrap_lines(const struct narration *narration, size_t start);

/* -- for a picture ---------------------------------------------------------------- */

/* "no-limit hold'em 1,000/2,000, ante 500". */
void narrate_add_stakes(const struct narration *narration, struct text *out);

/* The last action in a line of its own, and who has won. */
void narrate_say(struct narration *narration);
void narrate_say_end(const struct narration *narration);

/* The cards of all players that are still in, as far as they are known, in a line of their own. */
void narrate_say_hands(struct narration *narration);

/* -- for tables of the caller's own -------------------------------------------------- */

/* "button, small blind", "cutoff", "straddles 20". */
void narrate_add_position(const struct narration *narration, int seat, struct text *out);

/* What a player's cards make, of both halves. Returns false when that is not known, or not seen by
 * the reader. */
bool narrate_add_made(const struct narration *narration, int seat, struct text *out);

/* The cards of a board. */
void narrate_add_board(const struct narration *narration, int board);

/* Where there are several pots, a line for each: "main pot 510 for p1, p2, p3: p3 wins 510". */
void narrate_pots(const struct narration *narration);

/* "+150", "-20", as in a column. */
void narrate_add_net(const struct narration *narration, struct text *out, chips net);

/* -- for lines of the caller's own -------------------------------------------------- */

void narrate_begin_line(const struct narration *narration);
void narrate_end_line(const struct narration *narration);
void narrate_add_name(const struct narration *narration, int seat);

#endif
