/* The grammar of a text as tables: a pattern for each line that a site writes.
 *
 *     {"Seat {seat}: {name<} ({stack}", DO(sites_seat)},
 *     {"Table '{table<}' {seats_max}-max", FACT},
 *     {"raises {$} to {to}", EVENT(HISTORY_RAISE)},
 *
 * A pattern is literal text and captures in braces, and fits what begins as it says; what follows
 * is `rest`. A capture goes where its name says:
 *
 *     {$} {to} {second}     amounts: what an event adds, the total of the street, another
 *     {cards} {drawn}       cards; "2 cards [7d 2h]", of which the brackets may be missing
 *     {@}                   a player: the longest name that the pattern goes on behind
 *     {seat@}               "8: NAME": a player and the number of the same seat
 *     {seat} {name} {stack} of the list of seats
 *     {_} {words} {more}    words
 *     {n}                   a number of at most nine digits
 *     {[} {.} { } {?words}  brackets that begin here; the end of the line; any blanks; the words,
 *                           if they are there
 *
 *     {time} {year} {month} {day} {clock} {zone} {Mon} {Monday} the time, and its parts
 *
 * and others, such as {table}, {button} or {rake}, in the history (sites_rules.c has them all).
 * Words reach to the first place of the literal behind them, with `<` after the name to its last
 * place, and at the end of the pattern to the end of the line.
 *
 * `|sits out|leaves` fits what begins with one of these words.
 *
 * A row whose literals, words or numbers differ from the line does not fit, and the next is tried.
 * A row whose amount, cards or time cannot be read is taken all the same, with a fault noted
 * there. If no row
 * fits, what a player does that fits up to its amount is taken, with a fault behind that. */
#ifndef FELT_HISTORIES_SITES_RULES_H
#define FELT_HISTORIES_SITES_RULES_H

#include "histories/sites/sites_internal.h"

enum sites_part { SITES_HEAD, SITES_PLAY, SITES_SUMMARY, SITES_ENDED };

/* What a reader knows while it goes from line to line. */
struct sites_reader {
	struct history *history;
	struct slice text; /* below the line */
	struct slice line;
	enum sites_part part;
	/* what the pattern took out of the line */
	int seat;          /* index; -1: none */
	struct slice rest; /* behind the pattern */
	struct slice words, more;
	struct history_amount added, to, second;
	struct history_seat sits;
	card cards[HOLE_CARDS_MAX];
	int count, n;
	struct slice bad;               /* where a row fits but for an amount; no bytes: nowhere */
	const struct sites_rule *meant; /* that row */
	/* what a summary says of the seats */
	struct sites_won won[HISTORY_SEATS_MAX];
	struct slice result[HISTORY_SEATS_MAX]; /* the line about it; no bytes: there is none */
	struct sites_folds folds;
	uint32_t reported;           /* bit by seat */
	struct history_amount rakes; /* of streets */
	unsigned flags;              /* of the site */
};

struct sites_rule {
	const char *pattern;
	int event; /* 1 more than its deed; 0: the line is no event */
	void (*then)(struct sites_reader *reader); /* after the event, if there is one */
	enum sites_part next;                      /* the part after it; 0: the same */
	unsigned flags;                            /* of the reader, that it sets */
};

#define EVENT(kind) .event = (kind) + 1
#define DO(what)    .then = (what)
#define SET(flag)   .flags = (flag)
#define FACT        .event = 0 /* the captures are all there is to do */
#define IGNORED     .event = 0

/* Takes the next line that is not empty; false after the last. */
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

/* Takes the first row that fits `at`, which lies in the line. False: none does. */
bool sites_take_rows(struct sites_reader *reader, struct slice at, struct sites_rules rules);

/* Takes each row that fits. */
void sites_take_rows_each(struct sites_reader *reader, struct slice at, struct sites_rules rules);

/* Takes the first row that fits what follows the name of a player, and `after`, with which the line
 * begins. False: none does, or it begins with no name, and then `seat` is -1. */
bool sites_take_player_rows(struct sites_reader *reader, const char *after,
	struct sites_rules rules);

/* The same of a table that is an array. */
#define sites_take(READER, AT, TABLE)                                                              \
	sites_take_rows(READER, AT, ((struct sites_rules)SITES_RULES(TABLE)))
#define sites_take_each(READER, AT, TABLE)                                                         \
	sites_take_rows_each(READER, AT, ((struct sites_rules)SITES_RULES(TABLE)))
#define sites_take_player(READER, AFTER, TABLE)                                                    \
	sites_take_player_rows(READER, AFTER, ((struct sites_rules)SITES_RULES(TABLE)))

/* -- what lines of many sites are for ------------------------------------- */

void sites_seat(struct sites_reader *reader);  /* adds the one that was captured */
void sites_dealt(struct sites_reader *reader); /* "Dealt to NAME [As 2s] [3h]" */
/* "*** FLOP *** [2c 7d Ks]", "*** SUMMARY ***". */
void sites_street(struct sites_reader *reader);
void sites_board(struct sites_reader *reader);       /* adds that of the line */
void sites_board_given(struct sites_reader *reader); /* compares that of the line */
void sites_pot_whole(struct sites_reader *reader);   /* "Total pot $2 | Rake $1", before the rake */
void sites_pot_raked(struct sites_reader *reader);   /* or after it */
void sites_given_won(struct sites_reader *reader);   /* the amount in `rest`, by a summary */
void sites_given_shown(struct sites_reader *reader); /* the cards in `rest` */
void sites_given_mucked(struct sites_reader *reader);
void sites_play_money(struct sites_reader *reader);
void sites_cancelled(struct sites_reader *reader);
void sites_add_splash(struct sites_reader *reader); /* chips that the house adds */
void sites_unknown(struct sites_reader *reader);    /* a warning: nothing was made of the line */
void sites_nobody(struct sites_reader *reader);     /* a fault: the line names no player */
void sites_has_button(struct sites_reader *reader); /* the player has it */
void sites_add_rake(struct sites_reader *reader);   /* the amount, of one pot */
void sites_protected(struct sites_reader *reader);  /* a fault: the player is all-in unasked */
void sites_bad_cards(struct sites_reader *reader);  /* a fault: the line has no cards */
void sites_all_in(struct sites_reader *reader);     /* the last event is all-in */

/* At tables with a cap, nobody can put in more than that in a hand. Sets it when the player has put
 * in as much; of fixed limit, where the last raise is called so too, it does not. */
void sites_cap(struct sites_reader *reader);

void sites_bad_heading(struct sites_reader *reader); /* faults: of the line */
void sites_bad_time(struct sites_reader *reader);    /* or of `words` */

void sites_no_player(struct sites_reader *reader); /* or of them, which are no name */

void sites_bad_amount(struct sites_reader *reader); /* or of `rest` */

/* The last event is an amount that was lost. */
void sites_lost(struct sites_reader *reader);

/* Adds the amount to what the line says to be in the pots by now, which may be told in several
 * lines in a row. */
void sites_add_so_far(struct sites_reader *reader, struct history_amount amount);

/* The last event, which is that of the row if it was one; never NULL. */
struct history_event *sites_last(struct sites_reader *reader);

#endif
