/* What became of tournaments: places and prizes, a row for each player, and sums for each bot. */
#ifndef FELT_CMD_SIM_STANDINGS_H
#define FELT_CMD_SIM_STANDINGS_H

#include "sim_workers.h"

/* What one bot won with all players that it played for. */
struct sim_entries {
	uint64_t count, wins;  /* players, first places */
	double places, prizes; /* sums */
};

/* What is counted in a tournament. */
struct sim_standings {
	int left; /* players who are still in */
	struct sim_entries entries[SEATS_PLAYERS_MAX];
};

/* All tournaments. */
struct sim_standings_run {
	struct sim *sim;
	struct run run;
	struct sink sink;
	uint64_t titles;    /* of hand files that were written */
	struct text titled; /* a part with its titles */
	struct sim_entries entries[SEATS_PLAYERS_MAX];
};

/* Adds what the bots won in a tournament, or in what was played of it, and its rows if --results
 * asks for them. False when memory is short. */
bool sim_standings_end(const struct sim *sim, const struct tournament *it, struct sim_part *part);

/* For the crew. */
void sim_standings_title(void *run, struct sim_part *part);
void sim_standings_count(void *run, const struct sim_part *part);
void sim_standings_progress(const void *run, const struct sim_part *part, uint64_t hands,
	struct text *line);

/* Tells what each bot won in all tournaments. */
void sim_standings_summary(const struct sim_standings_run *run);

#endif
