/* Private to felt stats: the run, and the output of its tallies. */
#ifndef FELT_CMD_STATS_COMMAND_H
#define FELT_CMD_STATS_COMMAND_H

#include "frame/fields.h"
#include "frame/options.h"
#include "frame/run.h"
#include "hands/hands.h"
#include "play/stats/stats_book.h"
#include "prizes.h"

/* The view of tournaments, in addition to those of the groups. */
enum { STATS_TOURNAMENTS = 1 << STATS_BYS };

/* The view of prize money, which is added to that of a group. */
enum { STATS_ICM = 2 << STATS_BYS };

/* The views of the fields, one bit per enum stats_by. */
extern const struct field stats_fields[];

enum { STATS_PLAYERS_MAX = 256 };

struct stats_command {
	struct settings settings;
	struct fields fields;
	unsigned house; /* house rules */
	bool merge, recursive, tournaments, follow, all, hero;
	bool recorded_hero; /* only the player that a hand history has as its hero */
	bool hero_met;      /* some hand has one */
	const char *player[STATS_PLAYERS_MAX];  /* only these are shown, if any are given */
	bool met[STATS_PLAYERS_MAX];            /* those that some hand has */
	char other_case[STATS_PLAYERS_MAX][64]; /* a player's name, equal except for case, or "" */
	size_t players;
	bool pictures; /* formatted output: text with bars, or an SVG image */

	const char *icm, *field; /* values of options, or NULL */
	struct prizes prizes;    /* with --icm */
	struct icm_table table;  /* the same */

	struct hand_reader hands;
	struct hand_play play;
	struct stats_hand hand;
	struct stats_odds *odds;
	struct stats_book book;
	bool unread;               /* the current hand is invalid: see hands.fault */
	bool failed;               /* writing failed, reported */
	bool stopped;              /* an error stopped the run */
	uint64_t count, good;      /* hands */
	uint64_t gap[STATS_GAPS];  /* number of hands with each gap */
	uint64_t nameless;         /* hands that do not name all players */
	struct job *job;           /* the output */
	struct followed *followed; /* the files of --follow, or NULL */
	/* With --follow: notes that the current hand was read. False if an earlier pass counted it.
	 */
	bool (*is_new)(struct stats_command *command);
};

/* Read hands, or saved tallies, into the book; the first also writes the result, like
 * stats_run_book. Return the exit status. */
int stats_run_hands(struct stats_command *command);
int stats_read_merge(struct stats_command *command);
int stats_run_book(struct stats_command *command);

/* Warns about unknown facts in the counted hands. */
void stats_warn_of_gaps(const struct stats_command *command);

/* -- following files ---------------------------------------------------------------- */

/* Counts hands while files grow, until interrupted. Returns the exit status. */
int stats_follow(struct stats_command *command);

/* Texts about unknown facts, by enum stats_gap, after "1 hand" and after "2 hands": for the whole
 * run, and for a player. */
extern const struct stats_gap_text {
	const char *one, *many, *of_player;
} stats_gap_texts[STATS_GAPS];

/* Whether a player is selected; notes that the player was met. */
bool stats_wants(struct stats_command *command, struct slice player);

/* Appends an entry as JSON. */
void stats_add_json(struct stats_command *command, struct text *out,
	const struct stats_entry *entry);

/* The entries of the book for the user: as text, and as an SVG image. */
void stats_show(struct stats_command *command, struct text *out);
void stats_draw(struct stats_command *command, struct text *out);

/* -- amounts ---------------------------------------------------------------------- */

/* The amounts of an entry as text; false if they cannot be added. */
struct stats_amounts {
	char net[64], adjusted[64];
	struct slice net_text, adjusted_text;
};
bool stats_amounts(const struct stats_tally *tally, struct stats_amounts *amounts);

#endif
