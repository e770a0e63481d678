/* Private to felt solve: its options, a spot, and the answer. */
#ifndef FELT_CMD_SOLVE_H
#define FELT_CMD_SOLVE_H

#include "frame/draft.h"
#include "frame/fields.h"
#include "frame/grid.h"
#include "frame/options.h"
#include "frame/report.h"
#include "frame/run.h"
#include "solve_many.h"
#include "solve_pool.h"

#include "cards/made.h"
#include "game/icm/icm.h"
#include "odds/matchup/matchup.h"
#include "solver/saved/saved.h"

#include <string.h>

/* The rows of a node: one a combo, a starting hand, a made hand or draw, or an action. */
enum solve_by {
	SOLVE_BY_UNSET,
	SOLVE_BY_CLASS,
	SOLVE_BY_COMBO,
	SOLVE_BY_MADE,
	SOLVE_BY_ACTION,
	SOLVE_BY_TEXTURE /* with --flops */
};

enum { SOLVE_PRECISION_16, SOLVE_PRECISION_32 };

enum { SOLVE_LISTS_MAX = 64, SOLVE_DIGITS = 2 };

enum solve_list_kind { SOLVE_BETS, SOLVE_RAISES, SOLVE_DONKS };

/* A list of sizes as given, for one player or street, or for all. */
struct solve_list {
	enum solve_list_kind kind;
	const char *option; /* "--bets" */
	const char *value;
	struct slice sizes; /* the value without prefixes */
	int player, street; /* -1: both, all */
};

/* A tournament: lists as given, and then the prizes. */
struct solve_payouts {
	const char *payouts, *others; /* NULL: not given */
	double *numbers; /* of both lists, stacks in the smallest unit; NULL: those of all spots */
	struct solver_prizes prizes;
};

/* A tree that somebody wrote: --tree=FILE. */
struct solve_tree_file {
	const char *name; /* NULL: none */
	struct text text;
	struct tree_lines lines;
};

/* The betting: amounts as given, and then the setup of trees. */
struct solve_betting {
	const char *pot, *stack, *rake_cap;
	struct solve_list list[SOLVE_LISTS_MAX];
	size_t list_count;
	unsigned raise_cap;
	double all_in, merge, rake; /* percent; 0: not given */
	struct solve_tree_file tree;
	int places; /* decimal places of all amounts */
	chips stacks[2];
	chips most_rake; /* 0: no cap */
	struct tree_setup setup;
	struct solve_payouts payouts;
};

/* A lock as given, and where. */
struct solve_lock {
	struct location location;
	struct slice text;
};

/* The locks as given. Those of a spot may be followed by some of its line. */
struct solve_locks {
	struct solve_lock *lock;
	size_t count, room; /* no room: the array is that of all spots */
	const char *from;   /* --locks */
	bool cost;          /* --lock-cost */
	struct text file;   /* its contents */
};

/* A saved solution that is open. */
struct solve_file {
	const char *name;
	bool opened;
	int fd, error; /* errno, if it could not be read */
	struct saved_source source;
	struct saved_error found;
	struct saved *saved;
	struct saved_spot spot;
};

struct solve_flops_output;

struct solve_command {
	const struct command *all; /* the options that a line may have, among others */
	struct settings settings;
	struct solve_betting betting;
	struct solve_locks locks;
	struct matchup_rules rules;
	struct cards board[BOARDS_MAX];
	double target;       /* percent */
	double seconds;      /* 0: no limit */
	uint64_t iterations; /* 0: not given */
	uint64_t memory;
	int precision;
	enum solve_by by;
	bool print_tree, watch;
	bool flops;             /* --flops */
	const char *flops_file; /* NULL: all flops */
	uint32_t shard, shards; /* --shard, the first is 0; 0 shards: not given */
	struct solve_flops_output *flops_output;
	const char *load;
	struct solve_file *file; /* of --load */
	const char *save;
	struct draft draft; /* of --save; open while the spot is solved */
	bool compact;
	bool continues;   /* does not only print a saved solution */
	const char *node; /* path, or "all"; NULL: the first node */
	struct fields fields;
	bool pictures; /* formatted for a terminal, not rows */
	bool json;     /* an object a node, not rows */
	bool several;  /* spots: rows have their numbers */
	bool spilled;  /* rows go to standard output as they are made, after their header */
	bool talk;     /* the user reads standard error */
	bool invalid;  /* with --flops: wrong input was found */
	bool missed;   /* the target of a spot was not reached */
	bool unwritten;
	bool parallel; /* several spots are solved at a time, each by one thread */
	struct solve_pool *pool;
	struct solve_many *many;
};

/* Whether all nodes are to be printed: --node all. */
static inline bool solve_all_nodes(const struct solve_command *command)
{
	return command->node && !strcmp(command->node, "all");
}

/* Whether an exploitability is at most the target, in percent of what the players play for. */
static inline bool solve_reached(double exploitability, double stake, double target)
{
	return 100 * exploitability <= target * stake;
}

struct solve_result {
	double ev[2], exploitability; /* in chips, or in the unit of payouts */
	unsigned iterations;
	double seconds;
	bool reached, interrupted;
};

/* The cost of a player's locks: the player's EV, in chips, without them; with them put into that
 * strategy, against the best response; and when both players adjust. */
struct solve_cost {
	bool known;
	int player;
	double unlocked, exploited, adjusted;
};

/* A spot: two ranges on a board, with a betting tree. */
struct solve_spot {
	const struct solve_betting *betting;
	struct solve_pool *pool; /* whose threads work on it */
	struct solve_file *file; /* with its strategies; NULL: they are solved */
	struct matchup matchup;
	struct range range[2];
	struct tree tree;
	struct locks locks;
	struct solver *solver;
	struct solver_path path; /* of --node, unless it is `all` */
	struct solve_result result;
	uint64_t reserved;      /* bytes of memory */
	bool working;           /* solve_begin_spot() made iterations */
	struct solve_cost cost; /* with --lock-cost */
};

/* -- solve_sizes.c: the options of the tree ----------------------------------------- */

extern const char *const solve_streets[TREE_STREETS + 1]; /* "flop" and so on; NULL */

/* Adds a list of sizes with its prefixes. Reports an error and returns false. */
bool solve_add_list(struct solve_betting *betting, enum solve_list_kind kind, const char *option,
	const char *value);
/* Reads the amounts and lists into the setup, except its street. Reports an error and returns
 * false. */
bool solve_settle_betting(struct solve_betting *betting);

/* -- solve_payouts.c ---------------------------------------------------------------- */

/* Counts the decimal places of --others, and reads both lists, with the stacks of the players in
 * the hand. Report an error and return false. */
bool solve_count_payouts(const struct solve_payouts *payouts, int *places);
bool solve_read_payouts(struct solve_payouts *payouts, const chips stacks[2], int places);
void solve_free_payouts(struct solve_payouts *payouts);

/* -- solve_locks.c ------------------------------------------------------------------ */

/* Adds a lock. Reports too many, or lack of memory, and returns false. */
bool solve_add_lock(struct solve_locks *locks, const char *value);
/* Adds the locks of a file, if there is one. Returns an exit status; errors are reported. */
int solve_add_lock_file(struct solve_locks *locks);
void solve_free_locks(struct solve_locks *locks);

/* Appends the locks as a saved solution has them, nothing if there are none; and takes those of a
 * saved solution, named for messages. The text must outlive the locks. Reports an invalid notation
 * or lack of memory, and returns false. */
void solve_print_locks(const struct solve_command *command, struct text *out);
bool solve_load_locks(struct solve_command *command, const char *name, struct slice text);

/* Reads the locks for the tree of a spot; for --lock-cost, they are those of one player. Reports an
 * error and returns false. */
bool solve_read_locks(const struct solve_command *command, struct solve_spot *spot);

/* Appends what the locks cost, as text or as members of an object. */
void solve_add_cost(const struct solve_spot *spot, struct text *out);
void solve_add_json_cost(const struct solve_spot *spot, struct json *json);

/* The number of combos at a node that are locked. */
double solve_locked_reach(const struct solver_view *view);

/* -- solve_tree_file.c -------------------------------------------------------------- */

/* Reads the lines of the file, if there is one; returns an exit status. */
int solve_read_tree(struct solve_tree_file *file);
void solve_free_tree(struct solve_tree_file *file);

/* Makes the tree of a spot from its sizes or its file. An error in the file is reported. */
status_code solve_make_tree(struct solve_spot *spot, bool *reported);

/* -- solve_run.c: one spot ---------------------------------------------------------- */

/* State that is kept from spot to spot. */
struct solve_scratch {
	struct matchup_cache *cache;
	struct spot *room;         /* of the matchup */
	struct solve_command *own; /* the command with the options of the line */
	struct text line;          /* the strings of these options */
	struct solve_pool *pool;   /* one thread, if several spots are solved at a time */
	struct solve_spot spot;
};

/* The memory of a spot with its threads. */
uint64_t solve_spot_bytes(const struct solve_spot *spot);

/* Reads a matchup of two players and their ranges, whose board may be missing. */
status_code solve_read_ranges(const struct solve_command *command, struct solve_scratch *scratch,
	const struct record *record, struct fault *fault);

/* Solves a spot whose ranges, board, betting and pool are set, or only makes its tree for
 * --tree. False if an error was reported. Afterwards solve_end_spot() frees what it made, in any
 * case. */
bool solve_begin_spot(struct solve_command *command, struct solve_spot *spot, status_code *status);
void solve_end_spot(struct solve_command *command, struct solve_spot *spot);

/* Makes the copy of the command that a spot works on; with a pool of its own, if several spots are
 * solved at a time. */
void solve_copy_command(const struct solve_command *all, struct solve_pool *pool,
	struct solve_command *own);

/* Takes the options at the end of a line off it, into the command; `room` keeps their strings.
 * Reports an error and returns false. */
bool solve_take_line(struct solve_command *command, struct text *room, struct slice *text);

/* Solves the spot of a record and appends the answer: the `each` of a run. */
status_code solve_record(void *state, struct job *job, const struct record *record,
	struct fault *fault);
void solve_clear(void *memory);

/* -- solve_iterate.c ---------------------------------------------------------------- */

/* The maximum number of iterations: that of --iterations, or the default. */
uint64_t solve_iterations_max(const struct solve_command *command);

/* Shows the size of a spot before the work begins. */
void solve_show_size(const struct solve_command *command, const struct solve_spot *spot);

/* Iterates until the target, a limit or an interrupt, and fills in the result. A target that was
 * missed is reported. */
void solve_iterate(struct solve_command *command, struct solve_spot *spot);

/* Solves without the locks and then with them, to compare the EVs of the player who has them. An
 * interrupt leaves the strategies without locks, with the locks put in. */
void solve_compare_locks(struct solve_command *command, struct solve_spot *spot);

/* -- solve_view.c ------------------------------------------------------------------- */

/* Makes the view of a decision: all of it, or without EVs and equities, which may take long. */
status_code solve_view(struct solve_spot *spot, const struct solver_path *path, bool all,
	struct solver_view *out);

/* Calls a function for the nodes from a path on up to a street, in preorder and after each card,
 * until *stopped is true or an interrupt comes. Returns the first status that is not STATUS_OK. */
typedef status_code solve_node_fn(void *state, const struct solver_path *path);
status_code solve_each_node(const struct solve_spot *spot, const struct solver_path *path, int last,
	const bool *stopped, solve_node_fn *each, void *state);

/* Writes what a job has so far if that is much, or all of it. False if it cannot be written. */
bool solve_spill(struct solve_command *command, struct job *job, bool all);

/* -- solve_path.c ------------------------------------------------------------------- */

/* Follows a path, the value of an option such as "--node", to a decision. Reports an error and
 * returns false. */
bool solve_follow(const struct solve_spot *spot, const char *option, struct slice text,
	struct solver_path *out);

/* -- solve_save.c: saved solutions -------------------------------------------------- */

/* Reports options that contradict --load or --save, and returns false. */
bool solve_settle_files(struct solve_command *command);

/* The source of a run with --load: one record. */
extern const struct run_source solve_load_source;

/* Opens the file: fills in the spot, except its solver, and what the command knows of it.
 * *reported: an error was reported. */
status_code solve_load(struct solve_command *command, struct solve_spot *spot, bool *reported);
/* Starts the solver of a spot from its file. */
status_code solve_load_numbers(struct solve_command *command, struct solve_spot *spot);
/* Reads what a view of a node needs; nothing, if the spot has no file. */
status_code solve_load_node(struct solve_spot *spot, const struct solver_path *path, bool values);
void solve_unload(struct solve_command *command);

/* Opens the file of --save, if any, so that it fails before the work. Reports an error and returns
 * false. */
bool solve_begin_save(struct solve_command *command);
/* Writes it; reports an error of the file. */
status_code solve_save(struct solve_command *command, struct solve_spot *spot);
/* Removes it, unless it was written. */
void solve_end_save(struct solve_command *command);

/* -- solve_memory.c ----------------------------------------------------------------- */

/* The bytes of memory that a program can allocate without swapping, within the limits of its
 * control groups; UINT64_MAX if unknown. */
uint64_t solve_available_memory(void);
/* Appends a number of bytes, such as "1.2 GB". */
void solve_add_bytes(struct text *out, uint64_t bytes);

/* -- solve_node.c ------------------------------------------------------------------- */

/* Makes *places at least the decimal places of an amount. Reports an error and returns false. */
bool solve_count_places(const char *option, struct slice text, int *places);

/* A value as the solver has it, such as an EV, in chips, or in the unit of payouts; what the
 * players play for, of which exploitability is a part; and decimal places for a screen. */
double solve_value(const struct solve_spot *spot, double value);
double solve_stake(const struct solve_spot *spot);
int solve_value_digits(const struct solve_spot *spot);
/* Appends an amount in chips, grouped. */
void solve_add_chips(const struct solve_spot *spot, struct text *out, chips amount);

/* Some hands of a node, such as those of a starting hand, added up. */
struct solve_class {
	unsigned combos;
	double weight, reach;
	double ev, equity; /* means by reach; NAN if no hand of the other goes with any */
	double strategy[TREE_ACTIONS_MAX];
};

/* Adds up the hands of a starting hand. False if there is none. */
bool solve_sum_class(const struct solver_view *view, int class, struct solve_class *out);

/* Adds up the hands of which `in`, which has an element for each hand of the view, is true. False
 * if there is none. */
bool solve_sum_hands(const struct solver_view *view, const bool *in, struct solve_class *out);

/* Rounds the frequencies of a hand to parts of 1 / `units`, which still add up to 1: the largest
 * takes the rest. There is at least one action. */
void solve_round(const double *strategy, int actions, double units, double *out);

/* The cards of the board at a node, as given and dealt; returns their number. */
int solve_board(const struct solve_spot *spot, const struct solver_view *view,
	card out[CARD_COUNT]);

/* The number of combos that choose an action. */
double solve_action_reach(const struct solver_view *view, int action);

/* The part of the pot that a bet is, or that a raise raises by after a call; 0 for others. */
double solve_size_share(const struct solve_spot *spot, const struct solver_view *view, int action);

/* -- solve_made.c ------------------------------------------------------------------- */

/* The made hand and the draws (cards/made.h) of each hand of a view. */
struct solve_made {
	uint8_t kind[COMBO_COUNT];
	uint16_t draws[COMBO_COUNT]; /* a bit for each enum made_draw */
};

void solve_make(const struct solve_command *command, const struct solver_view *view,
	struct solve_made *out);

/* Made hands, the strongest first, and then draws; a hand is in one made hand and any number of
 * draws. */
enum { SOLVE_MADE_GROUPS = MADE_KINDS + MADE_DRAWS };

/* Adds up the hands of a made hand or draw. False if there is none. */
bool solve_sum_made(const struct solver_view *view, const struct solve_made *made, int group,
	struct solve_class *out);

/* -- the output --------------------------------------------------------------------- */

extern const struct field solve_fields[];

/* Views of the fields. With several spots, rows begin with the spot's number. */
enum {
	SOLVE_VIEW_COMBO = 1 << 0,
	SOLVE_VIEW_CLASS = 1 << 1,
	SOLVE_VIEW_MADE = 1 << 2,
	SOLVE_VIEW_ACTION = 1 << 3,
	SOLVE_VIEW_SEVERAL_COMBO = 1 << 4,
	SOLVE_VIEW_SEVERAL_CLASS = 1 << 5,
	SOLVE_VIEW_SEVERAL_MADE = 1 << 6,
	SOLVE_VIEW_SEVERAL_ACTION = 1 << 7
};

/* Append a node: as rows, as a JSON line, or formatted. */
void solve_add_rows(struct solve_command *command, struct job *job, const struct record *record,
	const struct solve_spot *spot, const struct solver_view *view);
void solve_add_json(const struct solve_command *command, struct job *job,
	const struct solve_spot *spot, const struct solver_view *view);
void solve_show_node(const struct solve_command *command, struct job *job,
	const struct solve_spot *spot, const struct solver_view *view);

enum { SOLVE_SHARE_DIGITS = 1 /* unless --digits */ };

/* Append a part of a whole in percent, an EV (either is "-" if it is NAN), and an action in words:
 * "bet 75, all-in". */
void solve_add_percent(struct text *out, double share, int digits);
void solve_add_share(const struct solve_command *command, struct text *out, double share);
void solve_add_ev(const struct solve_spot *spot, struct text *out, double ev);
void solve_add_action(const struct solve_spot *spot, const struct tree_node *child, chips to_call,
	struct text *out);

/* Appends "player 1 to act, equity 63.1%, EV 75.05, 46.0 combos against 29.0"; the stacks at a
 * node; and the result, "EV 75.05 and 24.95; exploitability ...". */
void solve_add_player(const struct solve_command *command, const struct solve_spot *spot,
	const struct solver_view *view, struct text *out);
void solve_add_stacks(const struct solve_spot *spot, uint32_t at, struct text *out);
void solve_add_result(const struct solve_spot *spot, struct text *out);

/* The colour of an action: blue for a fold, green for a check or call, and for bets and raises
 * shades from orange to dark red, the larger the darker; and the colours of all, mixed by their
 * frequencies. */
struct grid_colour solve_action_colour(const struct solve_spot *spot,
	const struct solver_view *view, int action);
struct grid_colour solve_mix_colours(const struct solve_spot *spot, const struct solver_view *view,
	const double *strategy);

/* Lets the user browse the solution in the terminal, from --node on (--watch). */
status_code solve_watch(struct solve_command *command, struct solve_spot *spot);

/* Append the result of a spot, as a JSON line, or formatted. */
void solve_add_json_result(const struct solve_command *command, struct job *job,
	const struct solve_spot *spot);
void solve_show_result(const struct solve_command *command, struct job *job,
	const struct solve_spot *spot);

/* Appends a node as an image. Returns STATUS_OK or STATUS_NO_MEMORY. */
status_code solve_add_svg(const struct solve_command *command, struct job *job,
	const struct solve_spot *spot, const struct solver_view *view);

/* Writes a page of the tree from the spot's path on, in parts. Returns a status. */
status_code solve_add_html(struct solve_command *command, struct job *job, struct solve_spot *spot);

/* Appends a spot's betting tree. */
void solve_show_tree(struct job *job, const struct solve_spot *spot);

#endif
