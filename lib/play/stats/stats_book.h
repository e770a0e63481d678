/* The tallies of a session: one for each player, or for each group of a player's hands; and tallies
 * that were saved, which are added to those.
 *
 *     stats_book_add(&book, &record, &hand, seat, finishes);   for each seat of each hand
 *     stats_book_sort(&book);
 *     ... book.entry[0 .. book.count - 1] ...
 *     stats_book_free(&book); */
#ifndef FELT_PLAY_STATS_BOOK_H
#define FELT_PLAY_STATS_BOOK_H

#include "play/stats/stats.h"

/* -- graphs ----------------------------------------------------------------------- */

/* The results of a player from hand to hand, in memory that does not grow with their number: a
 * point for every hand and, whenever there are too many, for every second of the hands so far. */
enum { STATS_POINTS = 512 };

struct stats_graph {
	uint64_t hands, stride; /* hands so far; hands from one point to the next */
	unsigned count;         /* points; point i is after (i + 1) * stride hands, or all */
	double net, adjusted;   /* in big blinds */
	float point[STATS_POINTS + 1][2];
};

/* The hands up to the i-th point, the first of which is 1; none up to 0. */
uint64_t stats_graph_hands(const struct stats_graph *graph, unsigned i);

/* -- players ---------------------------------------------------------------------- */

/* What the hands of a player are grouped by. */
enum stats_by {
	STATS_BY_NOTHING,
	STATS_BY_POSITION,
	STATS_BY_STAKES,
	STATS_BY_STREET,
	STATS_BY_MONTH,
	STATS_BY_GAME,
	STATS_BY_POT,
	STATS_BYS
};

struct stats_entry {
	struct slice player, group; /* owned */
	double rank;                /* of the group among those of a player */
	struct stats_tally tally;
	struct stats_graph *graph; /* or NULL; owned */
	uint64_t player_hands;     /* in all groups of the player, once sorted */
	uint64_t hash;
};

/* What a seat did in a hand, or the part of it that belongs to a place. */
struct stats_part {
	const struct hand_record *record;
	const struct stats_hand *hand;
	int seat, place; /* STATS_WHOLE; a place if the groups are streets */
};

/* The kinds of groups, by enum stats_by. */
extern const struct stats_grouping {
	const char *field; /* as data: "player_position" */
	const char *title; /* for people: "position" */
	/* Appends the group of a seat. */
	void (*name)(const struct stats_part *part, struct text *name);
	/* The rank among the groups of a player; NULL: by name. */
	double (*rank)(const struct stats_entry *entry);
} stats_groupings[STATS_BYS];

/* Zeroed, with what it is to have, before use. */
struct stats_book {
	enum stats_by by;
	bool graphs;                /* entries have graphs */
	struct stats_entry **entry; /* by hash, until it is sorted: then the first `count` */
	size_t room, count;
	bool sorted;
};

/* Adds what a seat did in a hand that has ended, and the tournament that it has left, if `finishes`
 * is not NULL. False when memory is short. */
bool stats_book_add(struct stats_book *book, const struct hand_record *record,
	const struct stats_hand *hand, int seat, const struct stats_finishes *finishes);

/* The entry of a player and a group, which is made if there is none; NULL when memory is short. */
struct stats_entry *stats_book_at(struct stats_book *book, struct slice player, struct slice group);

/* Sorts the entries: players by their hands, most first, then by name; groups of a player by rank,
 * then by name. Ends the graphs. Nothing can be added afterwards. */
void stats_book_sort(struct stats_book *book);

void stats_book_free(struct stats_book *book);

/* -- saved tallies ---------------------------------------------------------------- */

/* The names of enum stats_gap as members of JSON. */
extern const char *const stats_gap_words[STATS_GAPS];

/* A tally as `felt stats -f json` writes it, read back. A zeroed one is ready, and is used again.
 */
struct stats_saved {
	struct text player, group; /* owned */
	enum stats_by by;
	struct stats_tally tally; /* owned */
	/* why the line cannot be read, and where in it */
	const char *why;
	size_t offset;
};

/* Reads one object, which is the whole line. What is derived from the counts is not read. False for
 * anything else, with `why`, and when memory is short, without. */
bool stats_saved_read(struct stats_saved *saved, struct slice line);
void stats_saved_free(struct stats_saved *saved);

#endif
