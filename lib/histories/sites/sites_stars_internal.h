/* Private to the reader of PokerStars' format. */
#ifndef FELT_HISTORIES_SITES_STARS_INTERNAL_H
#define FELT_HISTORIES_SITES_STARS_INTERNAL_H

#include "histories/sites/sites_rules.h"

/* The words of the PokerStars client in one language. Words after a name are in tables of actions;
 * the others begin or end a part of a line. Lists end with NULL. */
struct stars_words {
	const char *language; /* "English" */
	/* header, table and seats */
	const char *tournament; /* "Tournament #" */
	const char *level;      /* "Level" */
	const char *table;      /* "Table '" */
	const char *button;     /* "Seat #" */
	const char *seat;       /* "Seat " */
	const char *in_chips;   /* " in chips" */
	const char *away;       /* "sitting out" */
	/* lines */
	const char *summary;        /* of the heading "*** SUMMARY ***" */
	const char *dealt;          /* before the name; NULL: after it */
	const char *gets;           /* " recebe " */
	struct sites_rules returns; /* uncalled bets */
	struct sites_rules actions; /* after the name and a colon */
	struct sites_rules results; /* after the name and a blank */
	const char *const *others;  /* anywhere in a line about players without a seat */
	/* the summary */
	const char *total;       /* "Total pot " */
	const char *rake;        /* "| Rake " */
	const char *board;       /* "Board [" */
	const char *mucked;      /* "mucked [" */
	const char *showed;      /* "showed [" */
	const char *const *paid; /* "collected ", "won ": with or without parentheses */
	const char *folded;      /* " folded " */
	bool folded_on;          /* true in English: "on the Turn" follows */
	const char *has_button;  /* "(button)" */
};

enum { EARLY_MAX = 16 };

/* State of the reader. */
struct stars_reader {
	struct sites_reader reader; /* must be first */
	struct history *history;
	const struct stars_words *words;
	struct slice early[EARLY_MAX]; /* lines about players before the seat list */
	int earlies;
	struct slice open_card; /* of courchevel, in brackets, once it is known */
	bool opened;            /* the open card was dealt */
	int run;                /* of the next board in the summary */
	int hero;               /* the index of the seat said to be the hero's, or -1 */
	bool tells_folds;       /* the summary names streets of folds */
	bool all_dealt;         /* the text has the hole cards of several players */
	uint32_t away;     /* one bit per seat: said to be sitting out, or has a line that is not an
			      action */
	struct slice bare; /* the first line that deals to a player and has no cards */
	bool table;        /* the table line was read */
	bool button_reported; /* the summary states the button */
};

/* The words of the language of a hand's first line; NULL if no hand begins with it. If the language
 * is not supported, only `language` is set. */
const struct stars_words *sites_stars_words(struct slice line);

/* Called after the event of a player's action. */
void sites_stars_folded(struct sites_reader *reader);
void sites_stars_shown(struct sites_reader *reader);
void sites_stars_pat(struct sites_reader *reader);
void sites_stars_away(struct sites_reader *reader); /* a line without effect on the hand */

/* The first line of a hand. False if it is not understood. */
bool sites_stars_heading(struct stars_reader *stars, struct slice line);

/* The table line, or a seat line. False if it is neither. */
bool sites_stars_table(struct stars_reader *stars, struct slice line);
bool sites_stars_seat(struct stars_reader *stars, struct slice line);

/* A summary line. False if it is not understood. */
bool sites_stars_summary(struct stars_reader *stars, struct slice line);

/* If a tracker subtracted the rake from the total pot, which is then the sum collected, records
 * that. */
void sites_stars_find_pot(struct history *history);

/* Whether a whole hand contains the known cards that the seat was dealt and kept. */
bool sites_stars_holds(const struct history *history, int seat, const card *cards, int count);

/* What follows a name in a line about money outside the chips: a bounty, a prize, a rebuy. False if
 * the line is about something else. */
bool sites_stars_prize(struct stars_reader *stars, int seat, struct slice rest);

/* "anna, ben split the $50 bounty for eliminating cleo". False for any other line. */
bool sites_stars_split_bounty(struct stars_reader *stars, struct slice line);

#endif
