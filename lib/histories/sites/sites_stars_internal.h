/* What the parts of the reader of PokerStars' format share; private to them. */
#ifndef FELT_HISTORIES_SITES_STARS_INTERNAL_H
#define FELT_HISTORIES_SITES_STARS_INTERNAL_H

#include "histories/sites/sites_rules.h"

/* The words of the client in a language. What follows a name is in tables of deeds; the other words
 * are those that begin or end a part of a line. Lists end with NULL. */
struct stars_words {
	const char *code; /* "en" */
	/* the heading, the table and the seats */
	const char *tournament; /* "Tournament #" */
	const char *level;      /* "Level" */
	const char *table;      /* "Table '" */
	const char *button;     /* "Seat #" */
	const char *seat;       /* "Seat " */
	const char *in_chips;   /* " in chips" */
	const char *away;       /* "sitting out" */
	/* lines */
	const char *summary;        /* of the heading "*** SUMMARY ***" */
	const char *dealt;          /* before the name; NULL: what stands after it */
	const char *gets;           /* " recebe " */
	struct sites_rules returns; /* of bets that nobody called */
	struct sites_rules actions; /* after the name and a colon */
	struct sites_rules results; /* after the name and a blank */
	const char *const *others;  /* anywhere in a line about those without a seat */
	/* the summary */
	const char *total;       /* "Total pot " */
	const char *rake;        /* "| Rake " */
	const char *board;       /* "Board [" */
	const char *mucked;      /* "mucked [" */
	const char *showed;      /* "showed [" */
	const char *const *paid; /* "collected ", "won ": in brackets or not */
	const char *folded;      /* " folded " */
	bool folded_on;          /* that is in English: "on the Turn" follows it */
	const char *has_button;  /* "(button)" */
};

enum { EARLY_MAX = 16 };

/* What is being read. */
struct stars {
	struct sites_reader reader; /* first */
	struct history *history;
	const struct stars_words *words;
	struct slice early[EARLY_MAX]; /* lines about players before the list of seats */
	int earlies;
	struct slice open_card; /* of courchevel, in brackets, as soon as it is known */
	bool opened;            /* it was dealt */
	int run;                /* of the boards that follow in the summary */
	int hero;               /* the index of the seat that is said to be the hero's, or -1 */
	bool tells_folds;       /* by their streets, in the summary */
	bool all_dealt;         /* the text has the hole cards of several players */
	uint32_t away; /* bit by seat: it is said to be away, or says something else than deeds */
	struct slice bare;    /* the first line that deals to somebody, and no cards */
	bool table;           /* the line of the table was read */
	bool button_reported; /* the summary says who has the button */
};

/* The words of the language in which the first line of a hand is; NULL: it begins none. Of a
 * language that is not read, only the code is set. */
const struct stars_words *sites_stars_words(struct slice line);

/* What a player did, after the event. */
void sites_stars_folded(struct sites_reader *reader);
void sites_stars_shown(struct sites_reader *reader);
void sites_stars_pat(struct sites_reader *reader);
void sites_stars_away(struct sites_reader *reader); /* or said, which is nothing for the hand */

/* The first line of a hand. False: it is not understood. */
bool sites_stars_heading(struct stars *stars, struct slice line);

/* The line of the table, or that of a seat. False: it is none. */
bool sites_stars_table(struct stars *stars, struct slice line);
bool sites_stars_seat(struct stars *stars, struct slice line);

/* A line of the summary. False: it is not understood. */
bool sites_stars_summary(struct stars *stars, struct slice line);

/* Where a tracker took the rake out of the total of the pot, which then is what was collected,
 * notes that. */
void sites_stars_find_pot(struct history *history);

/* Whether a whole hand has the cards that the seat was dealt and kept, as far as they are known. */
bool sites_stars_holds(const struct history *history, int seat, const card *cards, int count);

/* What follows a name in a line about money besides the chips: a bounty, a prize, a re-buy. False:
 * it is about something else. */
bool sites_stars_prize(struct stars *stars, int seat, struct slice rest);

/* "anna, ben split the $50 bounty for eliminating cleo". False: it is none. */
bool sites_stars_split_bounty(struct stars *stars, struct slice line);

#endif
