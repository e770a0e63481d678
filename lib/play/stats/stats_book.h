/* The tallies of a session, one per player or per group of a player's hands; and saved tallies,
 * which can be added to them.
 *
 *     stats_book_add(&book, &record, &hand, seat, finishes);   for each seat of each hand
 *     stats_book_sort(&book);
 *     ... book.entry[0 .. book.count - 1] ...
 *     stats_book_free(&book); */
#ifndef FELT_PLAY_STATS_BOOK_H
#define FELT_PLAY_STATS_BOOK_H

#include "play/stats/stats.h"

/* -- graphs ----------------------------------------------------------------------- */

/* The results of a player from hand to hand, in constant memory: a point per hand; whenever the
 * points fill up, every second one is dropped. */
enum { STATS_POINTS = 512 };

struct stats_graph {
	uint64_t hands, stride; /* hands so far; hands per point */
	unsigned count;         /* points; point i is after (i + 1) * stride hands, or after all */
	double net, adjusted;   /* in big blinds */
	float point[STATS_POINTS + 1][2];
};

/* The number of hands up to the i-th point; the first is 1, and 0 gives 0. */
uint64_t stats_graph_hands(const struct stats_graph *graph, unsigned i);

/* -- players ---------------------------------------------------------------------- */

/* The criterion by which a player's hands are grouped. */
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
	double rank;                /* sorts the groups of a player */
	struct stats_tally tally;
	struct stats_graph *graph; /* or NULL; owned */
	uint64_t player_hands;     /* hands in all groups of the player; set by sorting */
	uint64_t hash;
	size_t index; /* number of entries created before it */
};

/* The actions of a seat in a hand, or the part of them that belongs to a place. */
struct stats_part {
	const struct hand_record *record;
	const struct stats_hand *hand;
	int seat, place; /* STATS_WHOLE, or a place if hands are grouped by street */
};

/* The kinds of groups, indexed by enum stats_by. */
extern const struct stats_grouping {
	const char *field; /* key: "player_position" */
	const char *title; /* title: "position" */
	/* Appends the group of a seat. */
	void (*name)(const struct stats_part *part, struct text *name);
	/* The rank of a group within a player; NULL: sorted by name. */
	double (*rank)(const struct stats_entry *entry);
} stats_groupings[STATS_BYS];

/* Zero it and set the options before use. */
struct stats_book {
	enum stats_by by;
	bool graphs;                /* entries have graphs */
	const char *joined;         /* the name of the one player that all count as, or NULL */
	struct stats_entry **entry; /* hash table; once sorted, the first `count` */
	size_t room, count;
	bool sorted;
};

/* Adds the actions of a seat in a hand that has ended and, if `finishes` is not NULL, the
 * tournament that it has finished. False if out of memory. */
bool stats_book_add(struct stats_book *book, const struct hand_record *record,
	const struct stats_hand *hand, int seat, const struct stats_finishes *finishes);

/* The entry of a player and a group, created if there is none; NULL if out of memory. */
struct stats_entry *stats_book_at(struct stats_book *book, struct slice player, struct slice group);

/* The entry of a player and a group of a book that is not sorted; NULL if there is none. */
struct stats_entry *stats_book_find(const struct stats_book *book, struct slice player,
	struct slice group);

/* Sorts the entries: players by number of hands, descending, then by name; groups of a player by
 * rank, then by name. Ends the graphs. Nothing can be added until stats_book_resume. */
void stats_book_sort(struct stats_book *book);

/* Gets a sorted book ready for more hands. False if out of memory. */
bool stats_book_resume(struct stats_book *book);

void stats_book_free(struct stats_book *book);

/* -- saved tallies ---------------------------------------------------------------- */

/* The JSON member names of enum stats_gap. */
extern const char *const stats_gap_words[STATS_GAPS];

/* A tally read back from the output of `felt stats -f json`. Ready when zeroed, and reusable. */
struct stats_saved {
	struct text player, group; /* owned */
	enum stats_by by;
	struct stats_tally tally; /* owned */
	/* why the line cannot be read, and where in it */
	const char *why;
	size_t offset;
};

/* Reads one object, which is the whole line; derived members are ignored. Returns false with `why`
 * set for anything else, and with `why` NULL if out of memory. */
bool stats_saved_read(struct stats_saved *saved, struct slice line);
void stats_saved_free(struct stats_saved *saved);

#endif
