/* Private to the history module. */
#ifndef FELT_HISTORIES_HISTORY_INTERNAL_H
#define FELT_HISTORIES_HISTORY_INTERNAL_H

#include "histories/history/history.h"
#include "histories/history/history_play.h"

/* Notes something about an event, or about any part of the text; then only the offset and length of
 * `at` are used. In the format `%p` is the quoted name of a player, given as an int, the seat at
 * the table, and `%c` is chips. */
__attribute__((cold)) void history_report(struct history_play *play, bool fault,
	const struct history_event *at, const char *format, ...);

/* The seat at the table of an event's player; -1 if it has none or the player was not dealt in. */
static inline int history_place(const struct history_play *play, const struct history_event *event)
{
	return event->seat < 0 ? -1 : play->place[event->seat];
}

/* Cards of a hand that was not shown, in dealing order, and how many of them have been dealt. */
struct history_known {
	int count, dealt;
	card card[HOLE_CARDS_MAX];
};

/* Works out when the cards of a hidden stud or draw hand were dealt; the event has the hand as a
 * whole. False if the text does not determine it. */
bool history_know(const struct history *history, const struct history_event *event,
	struct history_known *known);

/* Puts the players into dealing order and sets up the table. */
status_code history_setup(struct history_play *play);

/* Notes posts that contradict each other or the button. */
void history_check_posts(struct history_play *play);

/* Compares the money stated by the text with that given by the rules. */
void history_settle(struct history_play *play);

#endif
