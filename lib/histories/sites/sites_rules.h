/* The grammar of a format as tables, with a pattern for each kind of line.
 *
 *     {"Seat {seat}: {name<} ({stack}", DO(sites_seat)},
 *     {"Table '{table<}' {seats_max}-max", FACT},
 *     {"raises {$} to {to}", EVENT(HISTORY_RAISE)},
 *
 * A pattern is literal text and captures in braces. It matches the start of a line; what follows is
 * `rest`. The name of a capture says where its value goes:
 *
 *     {$} {to} {second}     amounts: chips added, the raise-to amount, another amount
 *     {cards} {drawn}       cards; "2 cards [7d 2h]", where the brackets are optional
 *     {@}                   a player: the longest name that the rest of the pattern can follow
 *     {seat@}               "8: NAME": a player and the number of the same seat
 *     {seat} {name} {stack} of the seat list
 *     {_} {words} {more}    words
 *     {n}                   a number of at most nine digits
 *     {[} {.} { } {?words}  an opening bracket, not consumed; the end of the line; any spaces;
 *                           optional words
 *
 *     {time} {year} {month} {day} {clock} {zone} {Mon} {Monday} the time, and its parts
 *
 * Others, such as {table}, {button} or {rake}, are members of the history; sites_rules.c lists all
 * captures. Words extend to the first occurrence of the literal after them; with `<` after the
 * name, to its last occurrence; at the end of the pattern, to the end of the line.
 *
 * `|sits out|leaves` matches what begins with one of these words.
 *
 * A row whose literals, words or numbers differ from the line does not match, and the next row is
 * tried. A row whose amount, cards or time cannot be read still matches, and a fault is noted
 * there. If no row matches, a row for a player's action that matches up to its amount is used, with
 * a fault noted after that. */
#ifndef FELT_HISTORIES_SITES_RULES_H
#define FELT_HISTORIES_SITES_RULES_H

#include "histories/sites/sites_internal.h"

enum sites_part { SITES_HEAD, SITES_PLAY, SITES_SUMMARY, SITES_ENDED };

/* State of a reader as it moves from line to line. */
struct sites_reader {
	struct history *history;
	struct slice text; /* after the line */
	struct slice line;
	enum sites_part part;
	/* captured from the line */
	int seat;          /* index; -1 if there is none */
	struct slice rest; /* after the pattern */
	struct slice words, more;
	struct history_amount added, to, second;
	struct history_seat sits;
	card cards[HOLE_CARDS_MAX];
	int count, n;
	struct slice bad; /* where a row would match except for an amount; length 0: nowhere */
	const struct sites_rule *meant; /* that row */
	/* what the summary says about the seats */
	struct sites_won won[HISTORY_SEATS_MAX];
	struct slice result[HISTORY_SEATS_MAX]; /* its summary line; length 0: none */
	struct sites_folds folds;
	uint32_t reported;           /* one bit per seat */
	struct history_amount rakes; /* sum of the rake per street */
	unsigned flags;              /* of the reader; each site has its own */
};

struct sites_rule {
	const char *pattern;
	int event; /* 1 + the kind of event; 0: the line is not an event */
	void (*then)(struct sites_reader *reader); /* called after the event, if any, is added */
	enum sites_part next;                      /* the part that follows; 0: unchanged */
	unsigned flags;                            /* to be set in the reader */
};

#define EVENT(kind) .event = (kind) + 1
#define DO(what)    .then = (what)
#define SET(flag)   .flags = (flag)
#define FACT        .event = 0 /* only captures */
#define IGNORED     .event = 0

/* Reads the next line that is not empty; false after the last. */
bool sites_next(struct sites_reader *reader);

/* A table of them. */
struct sites_rules {
	const struct sites_rule *rows;
	size_t count;
};

#define SITES_RULES(TABLE)                                                                         \
	{                                                                                          \
		TABLE, sizeof(TABLE) / sizeof *(TABLE)                                             \
	}

/* Applies the first row that matches `at`, which is part of the line. False if none does. */
bool sites_take_rows(struct sites_reader *reader, struct slice at, struct sites_rules rules);

/* Applies each row that matches. */
void sites_take_rows_each(struct sites_reader *reader, struct slice at, struct sites_rules rules);

/* Applies the first row that matches what follows a player's name and `after` at the start of the
 * line. False if none does, or if the line does not begin with a name; then `seat` is -1. */
bool sites_take_player_rows(struct sites_reader *reader, const char *after,
	struct sites_rules rules);

/* Like sites_take_rows(), for a table that is an array. */
#define sites_take(READER, AT, TABLE)                                                              \
	sites_take_rows(READER, AT, ((struct sites_rules)SITES_RULES(TABLE)))
#define sites_take_each(READER, AT, TABLE)                                                         \
	sites_take_rows_each(READER, AT, ((struct sites_rules)SITES_RULES(TABLE)))
#define sites_take_player(READER, AFTER, TABLE)                                                    \
	sites_take_player_rows(READER, AFTER, ((struct sites_rules)SITES_RULES(TABLE)))

/* -- functions for rows of many sites ------------------------------------- */

void sites_seat(struct sites_reader *reader);  /* adds the captured seat */
void sites_dealt(struct sites_reader *reader); /* "Dealt to NAME [As 2s] [3h]" */
/* "*** FLOP *** [2c 7d Ks]", "*** SUMMARY ***". */
void sites_street(struct sites_reader *reader);
void sites_board(struct sites_reader *reader);       /* adds the board of the line */
void sites_board_given(struct sites_reader *reader); /* compares the board of the line */
void sites_pot_whole(struct sites_reader *reader);   /* "Total pot $2 | Rake $1", before the rake */
void sites_pot_raked(struct sites_reader *reader);   /* the same, after the rake */
void sites_given_won(struct sites_reader *reader);   /* the amount in `rest`, from a summary */
void sites_given_shown(struct sites_reader *reader); /* the cards in `rest`, from a summary */
void sites_given_mucked(struct sites_reader *reader);
void sites_play_money(struct sites_reader *reader);
void sites_cancelled(struct sites_reader *reader);
void sites_add_splash(struct sites_reader *reader); /* chips that the house adds */
void sites_unknown(struct sites_reader *reader);    /* warning: the line is not understood */
void sites_nobody(struct sites_reader *reader);     /* fault: the line names no player */
void sites_has_button(struct sites_reader *reader); /* the player has the button */
void sites_add_rake(struct sites_reader *reader);   /* the captured amount, for one pot */
void sites_protected(
	struct sites_reader *reader); /* fault: a disconnected player is all-in without paying */
void sites_bad_cards(struct sites_reader *reader); /* fault: the line has no cards */
void sites_all_in(struct sites_reader *reader);    /* the last event is all-in */

/* At tables with a cap, no player can put in more than the cap in a hand. Sets the cap when the
 * player has put in that much; not in fixed limit, where the last raise is marked the same way. */
void sites_cap(struct sites_reader *reader);

void sites_bad_heading(struct sites_reader *reader); /* fault at the line */
void sites_bad_time(struct sites_reader *reader);    /* fault at `words` */

void sites_no_player(struct sites_reader *reader); /* fault at `words`, which are not a name */

void sites_bad_amount(struct sites_reader *reader); /* fault at `rest` */

/* The last event is an amount that was lost. */
void sites_lost(struct sites_reader *reader);

/* Adds an amount to the pot so far, which several consecutive lines may state in parts. */
void sites_add_so_far(struct sites_reader *reader, struct history_amount amount);

/* The last event, which is the row's own if it has one; never NULL. */
struct history_event *sites_last(struct sites_reader *reader);

#endif
