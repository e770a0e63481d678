/* The table rows of a played hand: one per action, and one per player with all statistics, so that
 * sums over the rows agree with felt stats. */
#ifndef FELT_CMD_STORE_FACTS_H
#define FELT_CMD_STORE_FACTS_H

#include "play/stats/stats.h"

struct store_action {
	enum hand_action_kind kind;
	int street, seat; /* seat -1: a board card */
	bool all_in;      /* the stack is empty after the action */
	chips amount;     /* raise-to amount; CHIPS_UNKNOWN if it is not a bet or raise */
	chips paid;       /* chips put in; CHIPS_UNKNOWN if the action never costs any */
	chips pot_before, pot;
	chips stack; /* after the action; CHIPS_UNKNOWN also for the board */
	int count;   /* number of cards dealt, shown or discarded */
	card card[HOLE_CARDS_MAX];
};

/* Ready when zeroed, and reused from hand to hand. */
struct store_facts {
	struct hand_play *play; /* not owned; at the end of the hand */
	struct stats_hand stats;
	struct store_action *action; /* owned */
	size_t actions, room;
	bool finishes; /* `finish` is known: a player finished a tournament */
	struct stats_finishes finish;
};

enum store_facts_result {
	STORE_FACTS_KNOWN,
	STORE_FACTS_REFUSED, /* the rules reject the hand: the error is in the play */
	STORE_FACTS_NO_MEMORY
};

/* Plays the hand. */
enum store_facts_result store_facts_find(struct store_facts *facts, struct hand_play *play,
	const struct hand_record *hand);
void store_facts_free(struct store_facts *facts);

/* Whether a rate has a column. A rate that occurs on each street has a column per street instead.
 */
static inline bool store_has_rate(int rate)
{
	return stats_rows[rate].when != STATS_LATE;
}

/* 1: the player took the opportunity; 0: did not; -1: there was none. */
int store_rate_of(const struct store_facts *facts, int seat, int rate);

/* The net result of a player; CHIPS_UNKNOWN if unknown. */
chips store_net(const struct store_facts *facts, int seat);

/* The sum of counts per street. */
uint64_t store_sum(const uint32_t counts[STREETS_MAX]);

/* The largest ante. */
chips store_ante(const struct hand_record *hand);

/* Appends the time of the hand, the known part of "2014-01-06 04:07:34", and its time zone. */
void store_add_time(struct text *out, const struct hand_record *hand);
struct slice store_zone(const struct hand_record *hand);

/* Whether the site history of the hand was inconsistent. */
bool store_is_bad(const struct hand_record *hand);

/* The hand number that the site gave, or else the PHH file. */
struct slice store_number_of(const struct hand_record *hand);

/* An amount among the hand's own keys, such as _rake; CHIPS_UNKNOWN if it has none. */
chips store_amount(const struct hand_record *hand, const char *key);

/* Appends cards, ?? for unknown ones. Returns whether any is known. */
bool store_add_cards(struct text *out, const card *cards, int count, enum card_notation notation);

#endif
