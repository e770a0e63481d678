/* Describes a hand in words while it is played (game/hand): its title and seats, each action, and
 * its end. On a terminal the text is aligned, coloured and grouped; elsewhere it has the same
 * words, with tabs in place of spaces. */
#ifndef FELT_CMD_NARRATE_H
#define FELT_CMD_NARRATE_H

#include "frame/rows.h"

#include "game/hand/hand.h"
#include "play/stats/stats.h"

enum { NARRATE_ALL = -1 };

/* With `marks`, names and cards are marked in the text, for a page that formats them in its own
 * way: a name is between NARRATE_NAME and NARRATE_NAME_END, and a card is NARRATE_CARD followed by
 * NARRATE_CARD_FIRST + card, or by NARRATE_CARD_FIRST + CARD_COUNT for an unknown card. Names,
 * which are sanitized, never contain these bytes. */
#define NARRATE_MARKS "\1\2\3"
enum { NARRATE_NAME = 1, NARRATE_NAME_END = 2, NARRATE_CARD = 3, NARRATE_CARD_FIRST = '0' };

/* State of a narration. The caller sets the first part and zeroes the second, with `street` -1. */
struct narration {
	const struct hand_record *hand;
	struct hand_play *play;
	struct text *out;
	struct text *cell; /* scratch for a piece of text */
	bool screen, colour;
	bool marks;       /* see NARRATE_MARKS */
	unsigned columns; /* width of the terminal */
	enum card_notation notation;
	int hero; /* seat whose cards are visible from the start, or NARRATE_ALL */

	int street;                      /* last street with a heading; -1: none */
	seat_set seen;                   /* seats whose cards have been printed */
	seat_set drew;                   /* seats that have discarded on this street */
	bool expects;                    /* all in with cards to come: */
	double expected[SEATS_MAX];      /* then the expected final stacks */
	const struct stats_hand *priced; /* the worth of the stacks in prize money, or NULL */
};

/* -- the narration ---------------------------------------------------------------- */

/* Appends the name of a player, sanitized (clean.h), or "p3" if it has none. */
void narrate_add_player(struct text *out, const struct hand_record *hand, int seat);

/* Before the first action: prints the title, the stakes and the seats. */
void narrate_title(const struct narration *narration, struct slice title);
void narrate_seats(const struct narration *narration);

/* After each action: prints the action, with a heading if a street begins. */
void narrate_action(struct narration *narration);

/* After the last: prints the hands shown, the pots and the final stacks. */
void narrate_end(const struct narration *narration);

/* Wraps lines, from offset `start` on, that are wider than the terminal. */
void narrate_wrap_lines(const struct narration *narration, size_t start);

/* -- for a diagram ---------------------------------------------------------------- */

/* Appends "no-limit hold'em 1,000/2,000, ante 500". */
void narrate_add_stakes(const struct narration *narration, struct text *out);

/* Prints the last action on a line of its own, and the winners. */
void narrate_say(struct narration *narration);
void narrate_say_end(const struct narration *narration);

/* Prints the known cards of all players still in, on a line of its own. */
void narrate_say_hands(struct narration *narration);

/* -- for tables of the caller's own -------------------------------------------------- */

/* Appends "button, small blind", "cutoff", "straddles 20". */
void narrate_add_position(const struct narration *narration, int seat, struct text *out);

/* Appends the name of a player's hand, with both halves. Returns false if it is unknown or hidden
 * from the reader. */
bool narrate_add_made(const struct narration *narration, int seat, struct text *out);

/* Appends the cards of a board. */
void narrate_add_board(const struct narration *narration, int board);

/* If there are several pots, prints a line for each: "main pot 510 for p1, p2, p3: p3 wins 510". */
void narrate_pots(const struct narration *narration);

/* Appends "+150", "-20", as in a column. */
void narrate_add_net(const struct narration *narration, struct text *out, chips net);

/* -- for lines of the caller's own -------------------------------------------------- */

void narrate_begin_line(const struct narration *narration);
void narrate_end_line(const struct narration *narration);
void narrate_add_name(const struct narration *narration, int seat);
void narrate_add_amount(const struct narration *narration, struct text *out, chips amount);

#endif
