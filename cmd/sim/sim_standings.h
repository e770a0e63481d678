/* Tournament results: places and prizes, a row per player, and totals per bot. */
#ifndef FELT_CMD_SIM_STANDINGS_H
#define FELT_CMD_SIM_STANDINGS_H

#include "sim_workers.h"

/* The total results of one bot over all players that it played for. */
struct sim_entries {
	uint64_t count, wins;  /* players, first places */
	double places, prizes; /* sums */
};

/* The counts of one tournament. */
struct sim_standings {
	int left; /* players still in */
	struct sim_entries entries[SEATS_PLAYERS_MAX];
};

/* The counts of all tournaments. */
struct sim_standings_run {
	struct sim *sim;
	struct run run;
	struct sink sink;
	uint64_t titles;    /* titles of PHH hands written so far */
	struct text titled; /* a part with its titles */
	struct sim_entries entries[SEATS_PLAYERS_MAX];
};

/* Adds the results of the bots in a tournament, or in the part that was played, and its rows if
 * --results asks for them. False if out of memory. */
bool sim_standings_end(const struct sim *sim, const struct tournament *it,
	const struct sim_price *price, struct sim_part *part);

/* Functions of sim_work. */
void sim_standings_title(void *run, struct sim_part *part);
void sim_standings_count(void *run, const struct sim_part *part);
void sim_standings_progress(const void *run, const struct sim_part *part, uint64_t hands,
	struct text *line);

/* Prints the results of each bot over all tournaments. */
void sim_standings_summary(const struct sim_standings_run *run);

#endif
