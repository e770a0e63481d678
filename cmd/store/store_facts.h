/* What a played hand puts into tables: a row for each action, and one for each player with all that
 * the statistics count, so that sums over the rows are what felt stats says. */
#ifndef FELT_CMD_STORE_FACTS_H
#define FELT_CMD_STORE_FACTS_H

#include "play/stats/stats.h"

struct store_action {
	enum hand_action_kind kind;
	int street, seat; /* seat -1: the dealer of the board */
	bool all_in;      /* the stack is empty after it */
	chips amount;     /* what the bet is raised to; CHIPS_UNKNOWN where nothing is raised */
	chips paid; /* likewise: what the player put in, of an action that may cost something */
	chips pot_before, pot;
	chips stack; /* after it, CHIPS_UNKNOWN also of the board */
	int count;   /* cards that were dealt, shown or discarded */
	card card[HOLE_CARDS_MAX];
};

/* A zeroed struct is ready, and is used again from hand to hand. */
struct store_facts {
	struct hand_play *play; /* not owned; after the hand, as it ended */
	struct stats_hand stats;
	struct store_action *kind; /* owned */
	size_t actions, room;
	bool finishes; /* `finish` is known: somebody was out of a tournament */
	struct stats_finishes finish;
};

enum store_facts_result {
	STORE_FACTS_KNOWN,
	STORE_FACTS_REFUSED, /* by the rules: the fault is in the play */
	STORE_FACTS_NO_MEMORY
};

/* Plays the hand. */
enum store_facts_result store_facts_find(struct store_facts *facts, struct hand_play *play,
	const struct hand_record *hand);
void store_facts_free(struct store_facts *facts);

/* Whether a rate has a column: those that come once on each street have one for each street. */
static inline bool store_has_rate(int rate)
{
	return stats_rows[rate].when != STATS_LATE;
}

/* 1: the player took the opportunity; 0: did not; -1: there was none. */
int store_rate_of(const struct store_facts *facts, int seat, int rate);

/* The net of a player; CHIPS_UNKNOWN if it is not known. */
chips store_net(const struct store_facts *facts, int seat);

/* The sum of what is counted by street. */
uint64_t store_sum(const uint32_t counts[STREETS_MAX]);

/* The largest ante. */
chips store_ante(const struct hand_record *hand);

/* Appends when the hand was played, as much of "2014-01-06 04:07:34" as is known, and its time
 * zone. */
void store_add_time(struct text *out, const struct hand_record *hand);
struct slice store_zone(const struct hand_record *hand);

/* Whether the text of a site did not add up. */
bool store_is_bad(const struct hand_record *hand);

/* The number that a site gave the hand, or else the hand file. */
struct slice store_number_of(const struct hand_record *hand);

/* An amount that is a value of the hand's own keys, such as _rake; CHIPS_UNKNOWN without one. */
chips store_amount(const struct hand_record *hand, const char *key);

/* Appends cards, ?? for unknown ones. Returns whether any is known. */
bool store_add_cards(struct text *out, const card *cards, int count, enum card_notation notation);

#endif
