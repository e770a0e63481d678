/* Private to felt sim. */
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

/* A tournament. */
struct sim_event {
	/* as given; 0 if not given */
	const char *levels, *buy_in, *prizes, *bounty;
	uint64_t every, players, tables, repeat;

	struct tournament_rules rules;
	struct match_stakes *level; /* owned */
	chips *prize;               /* by place; owned */
	chips pay;                  /* the buy-in */
	int money_places;           /* decimal places of the buy-in and prizes */
	uint64_t first, last;       /* numbers of the tournaments to play */
	int failure;        /* exit status if they cannot be played; 0: an option is invalid */
	struct slice *name; /* one per player; owned */
	struct text names;
};

struct sim {
	struct settings settings;
	/* as given */
	uint64_t hands, from_hand;
	uint32_t shard, shards;
	bool results, cash, tournament;
	double move_time, match_time; /* of programs, in seconds; match_time 0: unlimited */
	unsigned max_errors;
	const char *acpc_log; /* file name, or NULL */

	struct seats seats;
	uint64_t first, last; /* numbers of the hands to write */
	struct fields fields;
	struct sim_event event; /* of --tournament */
	bool lost;              /* a program left the match early */
	bool secret;            /* keep the seed secret from programs until the end */
};

/* The name of a player; a tournament may have more players than there are operands. */
static inline struct slice sim_name(const struct sim *sim, int player)
{
	return sim->tournament ? sim->event.name[player] : sim->seats.player[player].name;
}

/* Reads the rules of the tournament, with the same seats. Reports an error and returns false; free
 * it in any case. */
bool sim_event_rules(struct sim *sim);
void sim_event_free(struct sim *sim);

/* The SHA-256 of the decimal digits of a secret seed. */
void sim_seed_hash(const struct sim *sim, char hash[SECRET_DIGITS + 1]);

/* -- external programs ---------------------------------------------------------- */

/* The kind of bot that a name like "exec:./bot" begins with, and the part after the colon; NULL if
 * it is not a program. */
const struct bot_kind *sim_acpc_find(struct slice name, struct slice *argument);
bool sim_acpc_is(const struct bot_kind *kind);

/* Whether the competition's protocol can express the match, if it is used; reported if not. */
bool sim_acpc_allows(const struct sim *sim);

/* Starts the program of a player, or listens for it. Returns an exit status. */
int sim_acpc_open(const struct sim *sim, const struct seats_player *player,
	struct programs *programs, void **state);

/* Waits briefly in case a started program fails at once, or until an awaited program has connected.
 * Returns an exit status. */
int sim_acpc_begin(void *state);

/* Whether several instances may run, each for a part of the hands. */
bool sim_acpc_is_started(const struct bot_kind *kind);

/* The competition's log, the file of --acpc-log. End it and free *out even if sim_log_begin has
 * failed. */
struct sim_log;

int sim_log_begin(const struct sim *sim, struct sim_log **out);
void sim_log_action(struct sim_log *log, const struct dealer *dealer, const struct action *action);
bool sim_log_hand(struct sim_log *log, const struct match_hand *hand, const struct dealer *dealer);
int sim_log_end(struct sim_log *log);

/* Plays the hands, writes the requested output, and returns an exit status. */
int sim_run(struct sim *sim);
int sim_run_tournaments(struct sim *sim);

/* Number of threads that may play: bots that remember earlier hands must see all of them, but felt
 * can start several instances of a program. */
unsigned sim_threads(const struct sim *sim);

/* Whether a field of --tournament --results needs the value of stacks in prize money. */
bool sim_is_priced(const struct sim *sim);

/* -- tables --------------------------------------------------------------------- */

/* The table of one thread. */
struct sim_table {
	struct sim *sim;
	struct programs programs;
	struct cash *cash;       /* of a cash game, which one thread plays */
	struct sim_log *log;     /* or NULL */
	struct tournament it;    /* the current tournament, or zeroed */
	struct sim_price *price; /* its prize money, if fields need it, or NULL */
	struct job *job;         /* of the current hands */
	struct match_tally *tally;
	struct dealer dealer;
	/* In a tournament a bot plays for several players, but for at most one per table: there is
	 * a set of bots for each seat, or only one if each player has its own bot. */
	int sets;
	struct bot bots[SEATS_PLAYERS_MAX][SEATS_PLAYERS_MAX];
	struct match_hand hand;
	struct phh_frame frame;
	double written; /* time of the last write of hands, in seconds */
};

/* Gives a zeroed table, one of several, its bots. Returns an exit status; end the table in any
 * case. */
int sim_table_begin(struct sim_table *table, unsigned number, struct sim *sim, struct cash *cash,
	struct sim_log *log);
void sim_table_end(struct sim_table *table);

/* Plays a hand of a match, adds it to the tallies and writes it. */
status_code sim_table_play(struct sim_table *table, uint64_t number);

/* Begin and end the output of a hand: PHH, or rows. */
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
	const struct sim_price *price; /* or NULL */
	int player;
};

struct sim_result_row {
	const struct sim *sim;
	const struct match_tally *tally;
	const struct cash *cash;
	int player;
};

/* Views, which can be combined: every run; a terminal with --duplicate; --bounty; several
 * tournaments. */
enum { SIM_EVERY = 1, SIM_DUPLICATE = 2, SIM_BOUNTY = 4, SIM_REPEAT = 8, SIM_ALL = 15 };
extern const struct field sim_hand_fields[], sim_result_fields[], sim_place_fields[];

#endif
