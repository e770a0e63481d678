/* Shared by the readers of PartyPoker, 888poker and Betfair, whose formats have the same lines
 * after the header. Private to them. */
#ifndef FELT_HISTORIES_SITES_PARTY_INTERNAL_H
#define FELT_HISTORIES_SITES_PARTY_INTERNAL_H

#include "histories/sites/sites_rules.h"

struct party {
	struct sites_reader reader; /* must be first */
	bool deals;                 /* the text says when hole cards are dealt */
	bool dealt;
};

/* Whether the line is "***** BRAND Hand History for Game 9001 *****". */
bool sites_party_begins_game(struct slice line, struct slice *brand);

/* Reads the hand number from that line. */
bool sites_party_read_number(struct history *history, struct slice line);

/* Reads the lines after the header. */
void sites_party_read_lines(struct party *party, struct slice rest);

/* Reads "Trny:125 Level:12 Blinds-Antes(1.200/2.400 -400)", in the header or after it. */
void sites_party_read_level(struct history *history, struct slice text);

/* Reads the second line of a PartyPoker or Betfair hand, with the game, the stakes and the time. */
bool sites_party_read_stakes(struct history *history, struct slice line);

/* Whether amounts in brackets are written like 1.234,50. */
bool sites_party_writes_commas(struct slice text);

/* The bracketed cards at the start of `rest`, in English. */
struct slice sites_party_english(struct history *history, struct slice rest);

/* Warns if the language of the suit letters cannot be determined. */
void sites_party_check_suits(struct history *history);

/* Reads a summary line of the hand histories that PartyPoker sends by mail; false if it is not
 * one. */
bool sites_party_read_summary(struct history *history, struct slice line);

#endif
