/* What the parts of the history module share; private to them. */
#ifndef FELT_HISTORIES_HISTORY_INSIDE_H
#define FELT_HISTORIES_HISTORY_INSIDE_H

#include "histories/history/history.h"
#include "histories/history/history_play.h"

/* Add to the message of the last note. */
void history_say(struct history_play *play, const char *words);
void history_add_chips(struct history_play *play, chips amount);

/* Cards of a hand that nobody showed, in the order in which they are dealt, and how many of them
 * have been. */
struct history_known {
	int count, dealt;
	card card[HOLE_CARDS_MAX];
};

/* Finds the cards that a hand of stud or draw, which an event tells as a whole, was dealt without a
 * word. False: the text does not tell when they were. */
bool history_know(const struct history *history, const struct history_event *event,
	struct history_known *known);

/* Puts the players into the order of the deal and sets the table up. */
status_code history_setup(struct history_play *play);

/* Notes posts that contradict each other, or the button. */
void history_check_posts(struct history_play *play);

/* Compares the money of the text with that of the rules. */
void history_settle(struct history_play *play);

#endif
