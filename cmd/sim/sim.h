/* felt sim: what its parts share. */
#ifndef FELT_CMD_SIM_SIM_H
#define FELT_CMD_SIM_SIM_H

#include "sim_program.h"

#include "frame/fields.h"
#include "frame/options.h"
#include "frame/run.h"
#include "frame/secret.h"
#include "seats/seats.h"

#include "game/phh/phh.h"
#include "play/match.h"
#include "play/tournament.h"

/* What a tournament is. */
struct sim_event {
	/* as given, 0 where it is not */
	const char *levels, *buy_in, *prizes, *bounty;
	uint64_t every, players, tables, repeat;

	struct tournament_rules rules;
	struct match_stakes *level; /* owned */
	chips *prize;               /* by place; owned */
	chips pay;                  /* the buy-in */
	int money_places;           /* of it and of prizes */
	uint64_t first, last;       /* the tournaments to be played */
	int failure;                /* the exit status when they cannot be; 0: of a wrong option */
	struct slice *name;         /* by player; owned */
	struct text names;
};

struct sim {
	struct settings settings;
	/* as given */
	uint64_t hands, from_hand;
	uint32_t shard, shards;
	bool results, cash, tournament;
	double move_time, match_time; /* of programs, in seconds; match_time 0: without end */
	unsigned max_errors;
	const char *acpc_log; /* a file, or NULL */

	struct seats seats;
	uint64_t first, last; /* the hands to be written */
	struct fields fields;
	struct sim_event event; /* of --tournament */
	bool lost;              /* a program left the match early */
	bool secret;            /* the seed: programs must not know it before the end */
};

/* The name of a player, of whom a tournament has more than there are operands. */
static inline struct slice sim_name(const struct sim *sim, int player)
{
	return sim->tournament ? sim->event.name[player] : sim->seats.player[player].name;
}

/* Reads what a tournament is, with the same seats. False when something is wrong, reported; it is
 * to be freed in any case. */
bool sim_event_rules(struct sim *sim);
void sim_event_free(struct sim *sim);

/* The SHA-256 of the digits of a secret seed. */
void sim_seed_hash(const struct sim *sim, char hash[SECRET_DIGITS + 1]);

/* -- other people's programs ---------------------------------------------------- */

/* The kind of bot that a name like "exec:./bot" begins with, and what follows the colon; NULL when
 * it is no program. */
const struct bot_kind *sim_acpc_find(struct slice name, struct slice *argument);
bool sim_acpc_is(const struct bot_kind *kind);

/* Whether the competition's protocol can say the match, if it has to; reported if not. */
bool sim_acpc_allows(const struct sim *sim);

/* Starts the program of a player, or listens for it. Returns an exit status. */
int sim_acpc_open(const struct sim *sim, const struct seats_player *player,
	struct programs *programs, void **state);

/* Waits a moment in which a program that cannot be started ends, or until one that is awaited has
 * connected. Returns an exit status. */
int sim_acpc_begin(void *state);

/* Whether there may be several of them, each for a part of the hands. */
bool sim_acpc_is_started(const struct bot_kind *kind);

/* The competition's log, the file of --acpc-log. It is ended, and *out is freed, also after
 * sim_log_begin has failed. */
struct sim_log;

int sim_log_begin(const struct sim *sim, struct sim_log **out);
void sim_log_action(struct sim_log *log, const struct dealer *dealer, const struct action *action);
bool sim_log_hand(struct sim_log *log, const struct match_hand *hand, const struct dealer *dealer);
int sim_log_end(struct sim_log *log);

/* Plays the hands, writes what is asked for, and returns an exit status. */
int sim_run(struct sim *sim);
int sim_run_tournaments(struct sim *sim);

/* The threads that may play: bots that remember the hands before have to see all of them, but of
 * programs that felt starts there may be several. */
unsigned sim_threads(const struct sim *sim);

/* -- tables --------------------------------------------------------------------- */

/* Where one thread plays. */
struct sim_table {
	struct sim *sim;
	struct programs programs;
	struct cash *cash;    /* of a cash game, which one thread plays */
	struct sim_log *log;  /* or NULL */
	struct tournament it; /* that is being played, or zeroed */
	struct job *job;      /* of the hands that are being played */
	struct match_tally *tally;
	struct dealer dealer;
	/* In a tournament a bot plays for several players, but for one at a table: there is a set
	 * of bots for each seat, or only one if each player has its own bot. */
	int sets;
	struct bot bots[SEATS_PLAYERS_MAX][SEATS_PLAYERS_MAX];
	struct match_hand hand;
	struct phh_frame frame;
	double written; /* when the hands were written last, in seconds */
};

/* Gives a zeroed table, of which there are several, its bots. Returns an exit status; the table is
 * to be ended in any case. */
int sim_table_begin(struct sim_table *table, unsigned number, struct sim *sim, struct cash *cash,
	struct sim_log *log);
void sim_table_end(struct sim_table *table);

/* Plays a hand of a match, adds it to the tallies and writes it. */
status_code sim_table_play(struct sim_table *table, uint64_t number);

/* Begins and ends what is written of a hand: a hand file, or rows. */
void sim_table_begin_hand(struct sim_table *table, uint64_t number);
void sim_table_end_hand(struct sim_table *table);

/* -- rows ----------------------------------------------------------------------- */

/* A player's part of a hand. */
struct sim_hand_row {
	const struct sim_table *table;
	int seat;
};

struct sim_place_row {
	const struct sim *sim;
	const struct tournament *tournament;
	int player;
};

struct sim_result_row {
	const struct sim *sim;
	const struct match_tally *tally;
	const struct cash *cash;
	int player;
};

/* Views, which can be combined: every run, a screen with --duplicate, --bounty, and several
 * tournaments. */
enum { SIM_EVERY = 1, SIM_DUPLICATE = 2, SIM_BOUNTY = 4, SIM_REPEAT = 8, SIM_ALL = 15 };
extern const struct field sim_hand_fields[], sim_result_fields[], sim_place_fields[];

#endif
