/* An answered matchup, written: as rows, as an object, or drawn for a person.
 *
 *     player  hand    equity     win    tie          player  hand         equity     high      low
 *     1       A♥ A♦  81.255%  81.065%  0.382%        1       A♠ 2♠ 3♥ 4♥  62.131%  51.204%  88.100%
 *     2       K♠ K♣  18.745%  18.554%  0.382%        2       K♦ K♣ Q♠ J♦  37.869%  48.796%  11.900%
 *     exact: 1,712,304 boards, 8 µs                  exact: 1,086,008 boards, 30 µs */
#ifndef FELT_CMD_EQUITY_SHOW_H
#define FELT_CMD_EQUITY_SHOW_H

#include "result.h"

enum { EQUITY_SHOW_DIGITS = 3 }; /* of a percentage, after the point */

/* An answer as the settings want it: drawn, as rows, or as an object. */
struct answer_style {
	const struct settings *settings;
	struct fields fields; /* of rows */
	bool pictures;        /* on a screen: tables drawn, not rows */
	bool titles;          /* with the line of the problem above each */
	bool live;            /* on a real terminal, where times belong */
};

/* Chooses the fields of a view (result.h) in the settings' game, and whether to draw. Reports a
 * wrong
 * --fields and returns false. */
bool answer_style_init(struct answer_style *style, const struct settings *settings, unsigned view);

/* Writes the answer to a problem, by its number. */
void answer_write(const struct answer_style *style, struct job *job, const struct record *record,
	size_t problem, const struct matchup *matchup, const struct answer *answer);

/* Appends the object of a problem, with its categories where they were counted (answer_json.c). */
void answer_json(struct job *job, const struct record *record, size_t problem,
	const struct matchup *matchup, const struct answer *answer, enum card_notation notation);

/* The title of an answer: the line of the problem, or the board, after a blank line if an answer
 * came before. */
void equity_show_title(const struct answer_style *style, const struct matchup *matchup,
	size_t problem, struct text *out);

/* Appends a count with its digits grouped, and a share as a percentage with three digits after the
 * point, or as many as --digits asks for; and the columns that a share needs at most. */
void equity_show_count(struct text *out, deal_count count);
void equity_show_share(struct text *out, const struct settings *settings, double share);
size_t equity_show_share_columns(const struct settings *settings);

/* Appends the equities of a player after each card that may come: a row per rank and a column per
 * suit, or two rows where the screen is narrow. Cards that cannot come have a negative one. */
void equity_show_cards(const struct settings *settings, int player, const double equity[CARD_COUNT],
	struct text *out);

/* Says on standard error which method was chosen and why, to a person who asked one question.
 * `most` is the time up to which counting is the default. */
void equity_show_choice(const struct settings *settings, enum equity_mode mode,
	const struct answer *answer, double most);

/* 8 µs, 2.5 ms, 1.2 s, 3 min. */
void equity_show_seconds(struct text *out, double seconds);

#endif
