/* Private to hands/: the rules of a range, which define its hands, how they are read and how they
 * are applied. */
#ifndef FELT_ODDS_HANDS_INTERNAL_H
#define FELT_ODDS_HANDS_INTERNAL_H

#include "odds/hands/hands.h"

enum {
	HANDS_OWN_MAX = 6,        /* cards of a hand */
	HANDS_RANK_SETS = 18564,  /* multisets of six ranks: C(18, 6) */
	HANDS_RANK_VARIABLES = 6, /* R O N P G E */
	HANDS_SUIT_VARIABLES = 4, /* w x y z */
	HANDS_X = 1,              /* index of x among these */
	HANDS_NONE = -1           /* no variable, no node */
};

/* Makes *out an empty range with space for `room` hands, or none if that is 0. Returns STATUS_OK or
 * STATUS_NO_MEMORY. */
status_code hands_init(struct hands *out, const struct game *game, uint32_t room);

/* Frees the space that a range does not use. */
void hands_trim(struct hands *hands);

/* -- patterns ---------------------------------------------------------------- */

/* One card of a pattern: a card of a set, which may also be required to have the rank or the suit
 * of a variable. */
struct hands_place {
	card_set cards;
	uint16_t ranks; /* ranks of the set */
	int8_t rank_variable, suit_variable;
	/* The form in the text: a single rank, a single suit, any ranks. */
	bool one_rank, one_suit, ranked;
};

/* Cards that a hand must have, all different; it may have others. A variable is a rank or a suit
 * that the pattern does not name, and two variables are different. */
struct hands_pattern {
	int count;
	struct hands_place place[HANDS_OWN_MAX];
	uint16_t free_ranks; /* ranks that variables may take */
	uint8_t free_suits;
	bool suited; /* suits matter */
	bool named;  /* it names suits, so that permuting suits changes it */
	/* Nothing but suits matters. A hand must then have this many cards of each suit, and of
	 * others for variables, the largest number first. */
	bool only_suits;
	uint8_t of_suit[CARD_SUITS], of_variable[HANDS_SUIT_VARIABLES];
};

/* Completes a pattern whose places have their cards and variables. */
void hands_pattern_end(struct hands_pattern *pattern);

/* -- orders ------------------------------------------------------------------- */

enum { HANDS_OF_FOUR = 270725 /* C(52, 4) */ };

/* Cards from the highest to the lowest, or only their ranks. */
struct hands_view {
	int count;
	bool suits; /* the suits are known */
	card cards[HANDS_OWN_MAX];
};

/* Calls `visit` for all hands of a game, ascending, with the colex number of the multiset of their
 * ranks and their cards. */
typedef void hands_visit(void *state, card_set set, uint32_t ranks, const struct hands_view *view);
void hands_each(const struct game *game, hands_visit *visit, void *state);

/* Numbers the classes of hands of four cards, in the order of their first hands: number[i] is the
 * class of Omaha hand i. */
void hands_number_classes(uint16_t *number);

/* The ranking of a game's hands, as numbers: better hands have greater ones. The number of a hand
 * of four cards is the equity of its class (hands.h); that of a larger hand is the sum over all
 * four-card hands that it contains. */
struct hands_order {
	const struct game *game;
	uint32_t places[4][CARD_COUNT]; /* index of four-card hands, as terms per card and number of
					   lower cards */
	uint32_t numbers;               /* all numbers are less than this */
	uint16_t *equity;               /* of hands of four cards */
	uint32_t *hands;                /* count of hands with each number; NULL until needed */
};

/* hands_order_new() returns NULL if out of memory. hands_order_free() accepts NULL. */
struct hands_order *hands_order_new(const struct game *game);
void hands_order_free(struct hands_order *order);

uint32_t hands_order_number(const struct hands_order *order, const struct hands_view *view);

/* Finds the numbers of the best `best` of all hands without the best `worse`, both 0 to
 * RANGE_HUNDRED. Hands of equal number are included together: if their middle is within the
 * percentages. If there is no such hand, no number is within the limits. Returns STATUS_OK or
 * STATUS_NO_MEMORY. */
struct hands_limits {
	uint32_t least, most;
};
status_code hands_order_limits(struct hands_order *order, uint64_t worse, uint64_t best,
	struct hands_limits *out);

/* -- rules ------------------------------------------------------------------- */

enum hands_node_kind {
	HANDS_ALL,     /* every hand */
	HANDS_PATTERN, /* hands of patterns[item] */
	HANDS_SUITS,   /* hands with the suits of enum hands_suits */
	HANDS_BEST,    /* hands with numbers within limits[item] */
	HANDS_EVERY,   /* hands in all nodes from `first` on */
	HANDS_LAST /* in the order of the nodes from `first` on: added, or removed if `turned` */
};

/* A node of an expression. Nodes and patterns are referred to by index. */
struct hands_node {
	enum hands_node_kind kind;
	bool turned; /* complemented: all other hands */
	int item, first, next;
};

/* Double-suited hands have two cards of a suit and two of another. Single-suited hands have two of
 * a suit and at most one of each other suit, rainbow hands at most one of every suit. */
enum hands_suits { HANDS_DOUBLE_SUITED, HANDS_SINGLE_SUITED, HANDS_RAINBOW };

/* A term that is not a single hand. */
struct hands_rule {
	int node;
	uint32_t place; /* index among all terms: a later term replaces an earlier one */
	uint16_t weight;
};

/* A term that is a single hand. Generated ranges may have many of them. */
struct hands_single {
	card_set set;
	uint32_t place;
	uint16_t weight;
};

/* All terms of a range. They own their memory. */
struct hands_rules {
	const struct game *game;
	size_t node_count, node_room, pattern_count, pattern_room;
	struct hands_node *nodes;
	struct hands_pattern *patterns;
	struct hands_order *order; /* NULL if no term is a percentage */
	size_t limit_count, limit_room;
	struct hands_limits *limits;
	size_t rule_count, rule_room, single_count, single_room;
	struct hands_rule *rules;
	struct hands_single *singles;
};

/* The result of testing a hand against a node: no, yes, or maybe if only its ranks are known. */
enum hands_verdict { HANDS_NO, HANDS_MAYBE, HANDS_YES };

enum hands_verdict hands_judge(const struct hands_rules *rules, int node,
	const struct hands_view *view);

/* Lists the hands of the terms. The singles are sorted. Returns STATUS_OK, STATUS_NO_MEMORY, or
 * STATUS_RANGE_WORK if the hands would need more than HANDS_JUDGEMENTS_MAX tests, about ten
 * seconds. */
enum { HANDS_JUDGEMENTS_MAX = 50000000 };
status_code hands_apply(struct hands_rules *rules, struct hands *out);

bool hands_have_suits(enum hands_suits suits, const struct hands_view *view);

/* -- reading ------------------------------------------------------------------ */

struct hands_reader {
	struct scan scan;
	enum card_notation notation;
	const struct game *game;
	struct fault *fault;
	struct hands_rules *rules;
	uint32_t terms;  /* read so far */
	uint16_t weight; /* weight of terms without an explicit weight */
	bool grouped;    /* between [50], which is at `open`, and [/50] */
	size_t open, open_size;
	int depth; /* of parentheses */
};

static inline bool hands_at(const struct hands_reader *reader, char c)
{
	return !scan_done(&reader->scan) && *reader->scan.at == (unsigned char)c;
}

static inline bool hands_pass(struct hands_reader *reader, char c)
{
	const bool there = hands_at(reader, c);

	reader->scan.at += there;
	return there;
}

/* True if a pattern may end here: at a separator, a mark or a bracket that is not part of it. */
bool hands_at_end(const struct hands_reader *reader);

/* True if a bracket such as "[/50]" is here. */
bool hands_at_close(const struct hands_reader *reader);

/* hands_wrong() sets a fault from `from` to the cursor; the other one at the character at the
 * cursor, or of length 0 at the end of the text. */
status_code hands_wrong(const struct hands_reader *reader, status_code status, size_t from);
status_code hands_wrong_here(const struct hands_reader *reader, status_code status);

/* Reads a pattern. */
status_code hands_read_pattern(struct hands_reader *reader, struct hands_pattern *out);

/* After a pattern that begins at `start`: reads `+`, `-`, or `-` and another pattern, if there is
 * one. They mean `*steps` patterns, 1 if there is none: the pattern and those that follow when all
 * places with their bit in `moves` go up one rank, or down if `*down`. */
struct hands_steps {
	int count;
	unsigned moves;
	bool down;
};
status_code hands_read_steps(struct hands_reader *reader, const struct hands_pattern *pattern,
	size_t start, struct hands_steps *out);

/* The pattern after `step` steps. */
void hands_step(const struct hands_pattern *pattern, const struct hands_steps *steps, int step,
	struct hands_pattern *out);

#endif
