/* Shared by the files of felt icm.
 *
 * A tournament is a record: the stacks of an operand list, a line, or rows of a table. The players
 * of --field take part, but have no rows. */
#ifndef FELT_CMD_ICM_H
#define FELT_CMD_ICM_H

#include "frame/run.h"

#include "game/chop.h"
#include "game/icm/icm.h"
#include "game/stacks.h"

/* The kinds of rows, which fields of the table have. */
enum {
	ICM_VALUES = 1,
	ICM_PLACES = 2,
	ICM_CHOP = 4,
	ICM_PLAYERS = 7,
	ICM_BUBBLE = 8,
	ICM_ANY = 15
};

enum {
	ICM_PLACES_MAX = 100,
	ICM_BUBBLE_MAX = 100,
	ICM_SAMPLED_MAX = 1000,
	ICM_DIGITS = 2 /* on a terminal */
};

struct icm_options {
	const char *payouts, *prizes, *field, *bounties;
	double bounty_share; /* the part of a bounty that is paid in cash */
	bool places, bubble;
	int chop;             /* 0: none; 1 + enum chop_rule */
	const char *play_for; /* with chop: the amount left to play for */
	unsigned place_count; /* columns of probabilities */
	int model;            /* an icm_model */
	uint64_t samples, seed;
};

struct icm_command {
	struct settings settings;
	struct icm_options options;
	struct fields fields;
	struct text default_fields; /* the list, with the places */
	struct payouts payouts, bounties;
	double *payout;         /* by place, in units of prize money */
	chips left;             /* to play for */
	struct text field_text; /* the file of --field */
	struct stacks field;    /* its stacks */
	struct stacks stacks;   /* of the current record */
	bool pictures;          /* on a terminal: formatted tables, not rows */
	size_t problems;
};

/* The results of a tournament, by player: those of the record's stacks, then those of --field. */
struct icm_spot {
	const struct icm_command *command;
	int players;   /* all */
	double *stack; /* in the smallest unit */
	double *value; /* in units of prize money, with bounties */
	double *prize; /* without them; NULL if there are no bounties, as */
	double *bounty;
	double *head;  /* the bounties on the players */
	double *error; /* its standard error, or NULL: values are exact */
	int places;    /* of `place`; 0: none */
	double *place; /* the probability of each place: [player * places + place] */
	chips *chop;   /* parts, or NULL */
	struct icm_risk
		*risk; /* of the players of the record, [player * players + other], or NULL */
	double all;    /* chips */
	double paid;   /* prize money of the places that these players take, */
	double heads;  /* and all bounties */
};

/* The item of a row. */
struct icm_row {
	const struct icm_spot *spot;
	const struct stack *stack;
	int player;                  /* from 0 */
	const struct stack *against; /* with --bubble */
	int other;
};

extern const struct field icm_fields[];

/* Computes what the options ask for, for spot->players; icm_free_spot() frees it in any case. */
status_code icm_solve(const struct icm_command *command, struct icm_spot *spot);
void icm_free_spot(struct icm_spot *spot);

/* A bound of the error of values of at most `largest` that are exact, or a hundredth of the largest
 * standard error that sampled ones may have. */
double icm_spot_error(const struct icm_spot *spot, double largest);

/* The decimal places of values of at most `largest` that are not affected by this error. */
int icm_value_digits(const struct icm_spot *spot, double largest);

/* Writes a tournament as rows, or formatted for a terminal. */
void icm_rows(struct icm_spot *spot, struct job *job, const struct record *record);
void icm_show(const struct icm_spot *spot, struct text *out);

#endif
