/* What the files of hands share: rules, which say what hands a range has, as they are read and as
 * they are applied. */
#ifndef FELT_ODDS_HANDS_INTERNAL_H
#define FELT_ODDS_HANDS_INTERNAL_H

#include "odds/hands/hands.h"

enum {
	HANDS_OWN_MAX = 6,        /* cards of a hand */
	HANDS_RANK_SETS = 18564,  /* multisets of as many ranks: C(18, 6) */
	HANDS_RANK_VARIABLES = 6, /* R O N P G E */
	HANDS_SUIT_VARIABLES = 4, /* w x y z */
	HANDS_X = 1,              /* the place of x among these */
	HANDS_NONE = -1           /* no variable, no node */
};

/* Makes *out an empty range with room for so many hands, or none if that is 0. STATUS_OK or
 * STATUS_NO_MEMORY. */
status_code hands_init(struct hands *out, const struct game *game, uint32_t room);

/* Gives back the room that a range does not use. */
void hands_trim(struct hands *hands);

/* -- patterns ---------------------------------------------------------------- */

/* One card of a pattern: a card of a set, which may also have to have the rank or the suit of a
 * variable. */
struct hands_place {
	card_set cards;
	uint16_t ranks; /* those of the set */
	int8_t rank_variable, suit_variable;
	/* What was written: a rank by itself, a suit by itself, ranks of any kind. */
	bool one_rank, one_suit, ranked;
};

/* Cards that a hand must have, all of them different; it may have others. A variable stands for a
 * rank or a suit that the pattern does not name, and two of them for different ones. */
struct hands_pattern {
	int count;
	struct hands_place place[HANDS_OWN_MAX];
	uint16_t free_ranks; /* that variables may stand for */
	uint8_t free_suits;
	bool suited; /* whether suits matter */
	bool named;  /* whether it names suits, so that it matters which they are */
	/* Whether nothing else matters. Then a hand has to have so many cards of each suit, and of
	 * others for variables, the most first. */
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
	bool suits; /* whether the suits are known */
	card cards[HANDS_OWN_MAX];
};

/* Calls `visit` for all hands of a game, ascending, with the number of their ranks' multiset in
 * colex order and their cards. */
typedef void hands_visit(void *state, card_set set, uint32_t ranks, const struct hands_view *view);
void hands_each(const struct game *game, hands_visit *visit, void *state);

/* Numbers the classes of hands of four cards, in the order of their first hands: number[i] is that
 * of the i-th hand of Omaha. */
void hands_number_classes(uint16_t *number);

/* The order of a game's hands, as numbers: better hands have greater ones. That of four cards is
 * the equity of their class (hands.h), that of more the sum over all four of them. */
struct hands_order {
	const struct game *game;
	uint32_t places[4][CARD_COUNT]; /* of hands of four cards among them, by cards below */
	uint32_t numbers;               /* all are less than that */
	uint16_t *equity;               /* of hands of four cards */
	uint32_t *hands; /* how many hands have each number; NULL until it is asked */
};

/* NULL when there is no memory. `order` may be NULL when it is freed. */
struct hands_order *hands_order_new(const struct game *game);
void hands_order_free(struct hands_order *order);

uint32_t hands_order_number(const struct hands_order *order, const struct hands_view *view);

/* Finds the numbers of the best `best` of all hands without the best `worse`, both 0 to
 * RANGE_HUNDRED. Hands of one number are taken or left together: taken if their middle is within
 * the percentages. No number is within the limits if there is no such hand. STATUS_OK or
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
	HANDS_SUITS,   /* hands whose suits are as enum hands_suits says */
	HANDS_BEST,    /* hands whose numbers in the order are within limits[item] */
	HANDS_EVERY,   /* what all nodes from `first` on have */
	HANDS_LAST /* in the order of the nodes from `first` on: added, or removed if `turned` */
};

/* A node of an expression. Nodes and patterns are named by their places. */
struct hands_node {
	enum hands_node_kind kind;
	bool turned; /* stands for all other hands */
	int item, first, next;
};

/* Double-suited hands have two cards of a suit and two of another. Single-suited ones have two of a
 * suit and of each other suit at most one, rainbow ones of every suit at most one. */
enum hands_suits { HANDS_DOUBLE_SUITED, HANDS_SINGLE_SUITED, HANDS_RAINBOW };

/* A term that is not a single hand. */
struct hands_rule {
	int node;
	uint32_t place; /* among all terms: a later term replaces an earlier one */
	uint16_t weight;
};

/* A term that is a single hand. Ranges that programs write may have many of them. */
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
	struct hands_order *order; /* NULL where no term is a percentage */
	size_t limit_count, limit_room;
	struct hands_limits *limits;
	size_t rule_count, rule_room, single_count, single_room;
	struct hands_rule *rules;
	struct hands_single *singles;
};

/* Whether a hand is one of a node: no or yes; or, where only its ranks are known, maybe. */
enum hands_verdict { HANDS_NO, HANDS_MAYBE, HANDS_YES };

enum hands_verdict hands_judge(const struct hands_rules *rules, int node,
	const struct hands_view *view);

/* Makes the list of the hands that the terms have. The singles are sorted. STATUS_OK,
 * STATUS_NO_MEMORY, or STATUS_RANGE_WORK where hands would be judged more than
 * HANDS_JUDGEMENTS_MAX times, which takes some ten seconds. */
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
	uint16_t weight; /* of terms without an explicit weight */
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

/* Whether a pattern may end here: at a separator, a sign or a bracket that is none of its. */
bool hands_at_end(const struct hands_reader *reader);

/* Whether a bracket such as "[/50]" is here. */
bool hands_at_close(const struct hands_reader *reader);

/* Sets a fault that reaches from `from` to the cursor; and one of the character at the cursor, or
 * of length 0 at the end of the text. */
status_code hands_wrong(const struct hands_reader *reader, status_code status, size_t from);
status_code hands_wrong_here(const struct hands_reader *reader, status_code status);

/* Reads a pattern. */
status_code hands_read_pattern(struct hands_reader *reader, struct hands_pattern *out);

/* After a pattern that begins at `start`: reads `+`, `-` or `-` and another pattern, if there is
 * one. They stand for `*steps` patterns, 1 if there is none: the pattern and those that follow when
 * all places of which `moves` has the bit go up one rank, or down if `*down`. */
struct hands_steps {
	int count;
	unsigned moves;
	bool down;
};
status_code hands_read_steps(struct hands_reader *reader, const struct hands_pattern *pattern,
	size_t start, struct hands_steps *out);

/* The pattern after so many steps. */
void hands_step(const struct hands_pattern *pattern, const struct hands_steps *steps, int step,
	struct hands_pattern *out);

#endif
