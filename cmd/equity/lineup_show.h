/* An answered lineup, written: as rows, as an object, or drawn for a person.
 *
 *     player  hand         equity     high      low    scoop
 *     1       A♠ 2♠ 3♥ 4♥  62.131%  51.204%  88.100%  40.310%
 *     2       K♦ K♣ Q♠ J♦  37.869%  48.796%  11.900%  35.802%
 *     exact: 1,086,008 boards, 30 µs */
#ifndef FELT_CMD_EQUITY_LINEUP_SHOW_H
#define FELT_CMD_EQUITY_LINEUP_SHOW_H

#include "lineup_result.h"

struct lineup_style {
	const struct settings *settings;
	struct fields fields;
	bool pictures; /* on a screen: tables drawn, not rows */
	bool titles;   /* with the line of the problem above each */
	bool live;     /* on a real terminal, where times belong */
};

/* Chooses the fields of a view, LINEUP_PLAYER, _CATEGORY or _CARD, in the settings' game. Reports a
 * wrong --fields and returns false. */
bool lineup_style_init(struct lineup_style *style, const struct settings *settings, unsigned view);

/* The line of the problem, or its board, after a blank line if an answer came before. The answer
 * is that of ranges on several boards, or may be NULL. */
void lineup_show_title(const struct lineup_style *style, const struct lineup *lineup,
	const struct answer *answer, size_t problem, struct text *out);

/* Writes the answer to a problem, by its number, as the style has it. */
void lineup_write(const struct lineup_style *style, struct job *job, const struct record *record,
	size_t problem, const struct lineup *lineup, const struct answer *answer);

#endif
