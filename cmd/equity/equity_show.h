/* Output of a solved matchup: as rows, as an object, or formatted for a terminal.
 *
 *     player  hand    equity     win    tie          player  hand         equity     high      low
 *     1       A♥ A♦  81.255%  81.065%  0.382%        1       A♠ 2♠ 3♥ 4♥  62.131%  51.204%  88.100%
 *     2       K♠ K♣  18.745%  18.554%  0.382%        2       K♦ K♣ Q♠ J♦  37.869%  48.796%  11.900%
 *     exact: 1,712,304 boards, 8 µs                  exact: 1,086,008 boards, 30 µs */
#ifndef FELT_CMD_EQUITY_SHOW_H
#define FELT_CMD_EQUITY_SHOW_H

#include "result.h"

enum { EQUITY_SHOW_DIGITS = 3 }; /* decimals of a percentage */

/* Output style by the settings: formatted, rows, or an object. */
struct answer_style {
	const struct settings *settings;
	struct fields fields; /* of rows */
	bool pictures;        /* on a terminal: formatted tables, not rows */
	bool titles;          /* the matchup line is above each table */
	bool live;            /* on a real terminal: print the time taken */
};

/* Chooses the fields of a view (result.h) in the settings' game, and the style. Reports an invalid
 * --fields and returns false. */
bool answer_style_init(struct answer_style *style, const struct settings *settings, unsigned view);

/* Writes the result of the matchup with number `problem`. */
void answer_write(const struct answer_style *style, struct job *job, const struct record *record,
	size_t problem, const struct matchup *matchup, const struct answer *answer);

/* Appends the JSON object of a matchup, with its categories if they were counted (answer_json.c).
 */
void answer_json(struct job *job, const struct record *record, size_t problem,
	const struct matchup *matchup, const struct answer *answer, enum card_notation notation);

/* Prints the title of a result: the matchup line or the board, after a blank line if a result came
 * before. */
void equity_show_title(const struct answer_style *style, const struct matchup *matchup,
	size_t problem, struct text *out);

/* Prints how the result was found: "exact: 990 boards". */
void equity_show_how(const struct answer_style *style, const struct matchup *matchup,
	const struct answer *answer, struct text *out);

/* Append a count with digit grouping; a share as a percentage with three decimals or those of
 * --digits. The last returns the maximum width of a share. */
void equity_show_count(struct text *out, deal_count count);
void equity_show_share(struct text *out, const struct settings *settings, double share);
size_t equity_show_share_columns(const struct settings *settings);

/* Prints the equities of a player after each next card: a row per rank and a column per suit, or
 * two rows on a narrow terminal. Cards that cannot be dealt have a negative equity. */
void equity_show_cards(const struct settings *settings, int player, const double equity[CARD_COUNT],
	struct text *out);

/* Explains the choice of method on standard error, to a user who asked for one matchup. `most` is
 * the time up to which counting is the default. */
void equity_show_choice(const struct settings *settings, enum equity_mode mode,
	const struct answer *answer, double most);

/* Appends 8 µs, 2.5 ms, 1.2 s, 3 min. */
void equity_show_seconds(struct text *out, double seconds);

#endif
