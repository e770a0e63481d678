/* Private to search/. */
#ifndef FELT_PLAY_SEARCH_INTERNAL_H
#define FELT_PLAY_SEARCH_INTERNAL_H

#include "play/search/search.h"

#include "play/play_status.h"

#include "base/scan.h"

#define SEARCH_MILLION INT64_C(1000000)

/* Whether a hand's cards are in the range; false if one of them is unknown. */
bool search_holds(const struct search_holes *holes, const struct game *game, const card *cards,
	int count);

void search_holes_free(struct search_holes *holes);
status_code search_holes_prepare(struct search_holes *holes, const struct game *game);

/* Bits of struct search_item after those of the kinds of actions and of any all-in. */
enum {
	SEARCH_OPEN = 1 << 8,     /* the first raise, after folds only */
	SEARCH_ISO = 1 << 9,      /* the first raise, after calls */
	SEARCH_LIMP = 1 << 10,    /* a call before any raise */
	SEARCH_3BET = 1 << 11,    /* the second raise before the flop, the third bet later */
	SEARCH_4BET = 1 << 12,    /* the next */
	SEARCH_5BET = 1 << 13,    /* the next */
	SEARCH_SQUEEZE = 1 << 14, /* a 3-bet after a raise and a call */
	SEARCH_CBET = 1 << 15,
	SEARCH_DONK = 1 << 16
};

/* The betting so far in a hand. A seat is -1 if there is no such player. */
struct search_roles {
	bool blinds;       /* the first bet of the first round is a raise */
	int street;        /* of the last action; -1: there was none */
	int bets, callers; /* bets and raises in this round, and calls after the last of them */
	int last;          /* the last to bet or raise in this round */
	int continuer;     /* made a continuation bet in this round */
	int aggressor;     /* the last to bet or raise in the round before */
	int leader;        /* whose bet is a continuation bet */
	uint32_t acted, all_in; /* bits of seats: in this round, and in the hand */
};

void search_roles_begin(struct search_roles *roles, const struct variant *variant);

/* The bits of the next action, each action of the hand in turn. */
uint32_t search_roles_step(struct search_roles *roles, uint8_t action, int seat);

/* Whether the actions of a hand, or with a seat those of that player, match the line. */
bool search_has_line(const struct search_line *line, const struct variant *variant,
	const struct search_facts *facts, int seat);

#endif
