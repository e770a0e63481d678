/* The same ranges on many flops (--flops): the result of a flop, and the output, which is made from
 * nothing but results, so that those of several machines give the same bytes. */
#ifndef FELT_CMD_SOLVE_FLOPS_H
#define FELT_CMD_SOLVE_FLOPS_H

#include "solve.h"

#include "solver/flops.h"

enum { SOLVE_ACTION_NAME = 24, SOLVE_FLOPS_PATH = 512 };

/* The node of --node, which is the same on all flops. */
struct solve_flops_node {
	bool known;
	int player, actions;
	int digits; /* of an EV on a screen */
	char path[SOLVE_FLOPS_PATH];
	char action[TREE_ACTIONS_MAX][SOLVE_ACTION_NAME]; /* "b33" */
	double size[TREE_ACTIONS_MAX];                    /* part of the pot, or 0 */
};

/* The result of a flop, or the mean of several. EVs are in chips, or in prize money. */
struct solve_flop {
	struct flop flop;
	double pairs; /* of compatible hands, by their weights */
	double deals; /* those that get to the node */
	double frequency[TREE_ACTIONS_MAX], reach[TREE_ACTIONS_MAX];
	double action_ev[TREE_ACTIONS_MAX]; /* NAN if no hand chooses it */
	double ev[2], exploitability, stake;
	unsigned iterations;
};

/* Groups of flops, each with its means: all; by suits, by ranks, and by the highest card. */
enum {
	SOLVE_FLOPS_BY_SUITS = 1,
	SOLVE_FLOPS_BY_RANKS = SOLVE_FLOPS_BY_SUITS + 3, /* rainbow, two-tone, monotone */
	SOLVE_FLOPS_BY_HIGH = SOLVE_FLOPS_BY_RANKS + 3,  /* unpaired, paired, trips */
	SOLVE_FLOPS_GROUPS = SOLVE_FLOPS_BY_HIGH + CARD_RANKS
};

/* Sums over a group. The result of a flop counts by its weight times its deals. */
struct solve_flops_sum {
	size_t flops;
	double weight, pairs, deals; /* the last two times the weight */
	struct solve_flop total;
	double chosen[TREE_ACTIONS_MAX]; /* the weight of action_ev */
};

/* The output. */
struct solve_flops_output {
	const struct settings *settings;
	struct fields fields;
	bool textures; /* --by texture: only means */
	bool pictures, json;
	bool kept; /* rows for a table with the fields of --fields, which the run lays out */
	struct solve_flops_node node;
	struct solve_flops_sum sum[SOLVE_FLOPS_GROUPS];
	size_t total; /* flops to come in all */
	struct text out, cell;
	struct rows rows;
};

extern const struct field solve_flops_fields[];

/* Views of these fields. */
enum { SOLVE_VIEW_FLOP = 1 << 0, SOLVE_VIEW_TEXTURE = 1 << 1 };

/* Chooses the fields. Reports an error and returns false. */
bool solve_flops_open(struct solve_flops_output *output, const struct settings *settings,
	bool textures);
/* Append the header of rows, a flop, and the means, to output->out; `table` is the run's. */
void solve_flops_begin(struct solve_flops_output *output, const struct rows *table);
void solve_flops_add(struct solve_flops_output *output, const struct solve_flop *flop);
void solve_flops_finish(struct solve_flops_output *output);
void solve_flops_close(struct solve_flops_output *output);

/* -- solve_shard.c: shards of the flops --------------------------------------------- */

/* Shards that are read, to be merged. Zero it before first use. */
struct solve_shards {
	uint32_t count; /* of all shards; 0: none was read */
	size_t flops;   /* of all shards */
	double target;  /* percent; 0: not read */
	size_t whole;   /* number of shards that are complete */
	bool *read;     /* per shard: it is complete */
	struct text settings;
	struct solve_flops_node node;
	struct solve_flop *flop; /* by place in the list */
	/* the shard being read */
	bool reading;
	uint32_t shard;
	size_t rows; /* its flops */
	bool failed; /* out of memory */
	uint64_t hash;
};

/* The shard of a run: its rows are appended to `out`, and their hash is kept. */
struct solve_shard_writer {
	struct text *out;
	uint32_t shard, shards;
	uint64_t hash;
};

/* Append the settings of a run, all that its results depend on, with its target in percent; a flop
 * and its index in the list; and the last row. The node comes before the first flop. */
void solve_shard_begin(struct solve_shard_writer *writer, struct slice settings, size_t flops,
	double target);
void solve_shard_node(struct solve_shard_writer *writer, const struct solve_flops_node *node);
void solve_shard_flop(struct solve_shard_writer *writer, const struct solve_flops_node *node,
	size_t place, const struct solve_flop *flop);
void solve_shard_end(struct solve_shard_writer *writer);

/* Whether a row is the first one of such a shard. */
bool solve_shard_begins(const struct slice *cells, size_t count);
/* Reads a row, which is `raw` without its newline. Returns NULL, or what is wrong with it. */
const char *solve_shard_read(struct solve_shards *shards, const struct slice *cells, size_t count,
	struct slice raw);
/* The number of flops on which the target was not reached. */
size_t solve_shards_missed(const struct solve_shards *shards);
void solve_shards_free(struct solve_shards *shards);

/* -- solve_flops_list.c ------------------------------------------------------------- */

/* The sum of the weights of all pairs of hands of the two ranges on a board. */
double solve_flops_pairs(const struct range *const range[2], card_set board);

/* Makes the list of flops for the ranges of a spot, without those on which one of the players has
 * no hand. command->invalid: an error was reported. */
status_code solve_flops_list(struct solve_command *command, struct solve_spot *spot,
	struct flops *list);

/* -- solve_flops.c ------------------------------------------------------------------ */

/* Reports options that contradict --flops, and returns false. */
bool solve_settle_flops(const struct solve_command *command);

/* Solves the two ranges of a record on all flops: the `each` of a run. */
status_code solve_flops_record(void *state, struct job *job, const struct record *record,
	struct fault *fault);

#endif
