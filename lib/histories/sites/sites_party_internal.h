/* What the readers of PartyPoker, 888poker and Betfair share: their texts are of one family, whose
 * lines are the same below the heading. Private to them. */
#ifndef FELT_HISTORIES_SITES_PARTY_INTERNAL_H
#define FELT_HISTORIES_SITES_PARTY_INTERNAL_H

#include "histories/sites/sites_rules.h"

struct party {
	struct sites_reader reader; /* first */
	bool deals;                 /* the text says when hole cards are dealt */
	bool dealt;
};

/* Whether the line is "***** BRAND Hand History for Game 9001 *****". */
bool sites_party_begins_game(struct slice line, struct slice *brand);

/* Reads the number of the hand out of that line. */
bool sites_party_read_number(struct history *history, struct slice line);

/* Reads the lines below the heading. */
void sites_party_read_lines(struct party *party, struct slice rest);

/* Reads "Trny:125 Level:12  Blinds-Antes(1.200/2.400 -400)", in the heading or below it. */
void sites_party_read_level(struct history *history, struct slice text);

/* Reads the second line of a hand of PartyPoker or Betfair, which has the game, the stakes and the
 * time. */
bool sites_party_read_stakes(struct history *history, struct slice line);

/* Whether the text has amounts such as 1.234,50 in its brackets. */
bool sites_party_writes_commas(struct slice text);

/* The brackets with cards that `rest` begins with, in English. */
struct slice sites_party_english(struct history *history, struct slice rest);

/* Warns where nothing tells in which language the letters of the suits are. */
void sites_party_check_suits(struct history *history);

/* Reads a line of the summary of texts that PartyPoker sends by mail; false: it is none. */
bool sites_party_read_summary(struct history *history, struct slice line);

#endif
