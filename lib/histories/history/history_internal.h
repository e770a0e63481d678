/* What the parts of the history module share; private to them. */
#ifndef FELT_HISTORIES_HISTORY_INTERNAL_H
#define FELT_HISTORIES_HISTORY_INTERNAL_H

#include "histories/history/history.h"
#include "histories/history/history_play.h"

/* Notes something about an event, or words that its offset and its length alone tell. In the format
 * `%p` stands for a player, by the seat of the table, an int, and `%c` for chips. */
__attribute__((cold)) void history_report(struct history_play *play, bool fault,
	const struct history_event *at, const char *format, ...);

/* The seat of the table that an event is about; -1: of none, or of one that is not dealt in. */
static inline int history_place(const struct history_play *play, const struct history_event *event)
{
	return event->seat < 0 ? -1 : play->place[event->seat];
}

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
