/* The readers, and what those of one family of texts share; private to the sites. */
#ifndef FELT_HISTORIES_SITES_INSIDE_H
#define FELT_HISTORIES_SITES_INSIDE_H

#include "histories/lines.h"
#include "histories/sites/sites.h"

bool sites_stars_begins(struct slice line, struct slice rest);
void sites_stars_read(struct history *history);

bool sites_winning_begins(struct slice line, struct slice rest);
void sites_winning_read(struct history *history);
bool sites_bovada_begins(struct slice line, struct slice rest);
void sites_bovada_read(struct history *history);
bool sites_888_begins(struct slice line, struct slice rest);
void sites_888_read(struct history *history);
bool sites_party_begins(struct slice line, struct slice rest);
void sites_party_read(struct history *history);
bool sites_ongame_begins(struct slice line, struct slice rest);
void sites_ongame_read(struct history *history);

/* -- lines that say that something happened -------------------------------- */

/* What stands after the words of a deed. */
enum sites_takes {
	SITES_NOTHING,
	SITES_ADDED, /* the chips that it adds; brackets before them are skipped */
	SITES_TO,    /* "$2 to $3": the second amount is the total of the street */
	SITES_CARDS,
};

/* A deed and the words that say it, which stand after the name of a player. Of a table of them,
 * the first whose words a line has is meant, so that longer words come first; the last row has no
 * words. */
struct sites_deed {
	const char *words;
	enum history_deed deed;
	enum sites_takes takes;
};

/* Adds the event of the first row whose words `rest` begins with. False: of none. A line whose
 * amount or cards cannot be read is a fault. */
bool sites_take_deed(struct history *history, const struct sites_deed *deeds, int seat,
	struct slice line, struct slice rest);

/* Adds an event, which is all-in if the line says so. */
struct history_event *sites_add(struct history *history, enum history_deed deed, int seat,
	struct slice line);

/* Add an event with the amount or the cards that `rest` begins with. */
void sites_add_amount(struct history *history, enum history_deed deed, int seat, struct slice line,
	struct slice rest);
void sites_add_cards(struct history *history, enum history_deed deed, int seat, struct slice line,
	struct slice rest);

/* Adds the new cards of a board: the last ones of the line in square brackets. */
void sites_add_board(struct history *history, int run, struct slice line);

/* Parts dead posts of more than a big blind into the live blind and the rest: the texts have one
 * amount for both. One of just a big blind is live. */
void sites_part_dead(struct history *history);

/* Takes an amount, or notes a fault. */
bool sites_take_money(struct history *history, struct slice *rest, struct history_amount *amount);

/* Whether some event of that deed is of the seat. */
bool sites_has(const struct history *history, enum history_deed deed, int seat);

/* Warns if the board of the summary, which the line has in square brackets, is not the first board
 * that was dealt. */
void sites_check_board(struct history *history, struct slice line);

/* Takes "Seat 8: NAME", with which lines of a summary begin, and returns the index of that seat; -1
 * where the line is no such line. */
int sites_take_seat(const struct history *history, struct slice *rest);

/* Whether the heading could be read and has a game that is known. If not, that is a fault: of the
 * line, or of the game. */
bool sites_check_heading(struct history *history, bool read, struct slice line);

/* Whether the line begins with one of the words, the last of which is NULL. */
bool sites_begins_any(struct slice line, const char *const *words);

/* -- games ----------------------------------------------------------------- */

/* The row of variants for a game in the words that most sites use: "Hold'em No Limit", "Omaha Hi/Lo
 * Pot Limit", "5 Card Omaha", "7 Card Stud Hi/Lo Limit", "Triple Draw 2-7 Lowball". The words may
 * stand anywhere in `words`. NULL for a game that is not known. */
const struct variant *sites_variant(struct slice words);

#endif
