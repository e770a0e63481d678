/* Searching hands: what is known of a hand once it has been played, the conditions that a search
 * has, and whether they hold.
 *
 *     search_notes_begin(&notes, &play);                 after hand_play_begin
 *     while (hand_play_next(&play))
 *             search_notes_step(&notes, &play);
 *     hand_play_end(&play);
 *     search_notes_end(&notes, &play);
 *     if (search_of_kind(&search, &notes.kind) &&
 *             search_matches(&search, &notes.facts, named, &seat)) ...
 *
 * The facts of a hand are arrays by seat and by action, which may also lie in an index
 * (play/catalog/catalog.h), so that a hand that is read and one that an index describes are judged
 * by the same code.
 *
 * Conditions are joined by `and`. Some are about the hand; the others are about a player, and there
 * must be one player of whom all of these are true. felt-grep(1) describes them and their notation.
 */
#ifndef FELT_PLAY_SEARCH_H
#define FELT_PLAY_SEARCH_H

#include "play/stats/stats.h"

#include "cards/card.h"

/* -- facts ------------------------------------------------------------------------ */

/* What many hands have in common. */
struct search_kind {
	const struct variant *variant;
	chips first, second; /* the blinds; in fixed limit the two sizes of bets */
	chips big_blind;     /* as in struct stats_hand */
	int places;
};

/* An action of a round of betting as a byte: the deed, from HAND_FOLD on, a bit of whoever is all
 * in with it, and the street. */
enum {
	SEARCH_ACTION = 7,
	SEARCH_ACTION_ALL_IN = 8,
	SEARCH_ACTION_STREET = 4 /* bits to the right */
};

/* Of a seat. */
enum search_flag {
	SEARCH_SHOWDOWN = 1, /* took part in it */
	SEARCH_ALL_IN = 2,   /* put in the last chip, which may have come back */
	SEARCH_NET = 4       /* the net is known */
};

struct search_facts {
	int seats, actions;
	uint32_t date; /* yyyymmdd, with 0 in place of what is not known */
	chips pot;     /* all chips that were put in, less what went back */
	int board_count;
	const card *board; /* the first, of several */
	/* by seat */
	const uint32_t *player;                  /* numbers of names */
	const uint8_t *position, *flags, *cards; /* a bit of search_positions; how many cards */
	const card *hole; /* of one seat after the other; CARD_UNKNOWN where nobody knows */
	const chips *net;
	/* by action */
	const uint8_t *action, *actor;
};

/* The facts of a hand that is played, and where they are. A zeroed struct is ready; the numbers of
 * the names are those of the seats. */
struct search_notes {
	struct search_kind kind;
	struct search_facts facts;
	struct stats_hand hand;
	uint32_t player[SEATS_MAX];
	uint8_t position[SEATS_MAX], flags[SEATS_MAX], cards[SEATS_MAX];
	card hole[SEATS_MAX * HOLE_CARDS_MAX], board[BOARD_CARDS_MAX];
	chips net[SEATS_MAX];
	uint8_t *action, *actor; /* owned */
	size_t room;
	bool failed; /* memory was short */
};

void search_notes_begin(struct search_notes *notes, const struct hand_play *play);
void search_notes_step(struct search_notes *notes, const struct hand_play *play);
/* After hand_play_end. Returns false when memory is short. */
bool search_notes_end(struct search_notes *notes, struct hand_play *play);
void search_notes_free(struct search_notes *notes);

/* -- conditions ------------------------------------------------------------------- */

/* From one number to another, both included, in millionths: of chips of one unit (not of decimal
 * places), or of big blinds. */
struct search_amounts {
	bool given, blinds;
	bool from_any, to_any; /* it has no such end */
	stats_sum from, to;
};

struct search_dates {
	bool given;
	uint32_t from, to; /* yyyymmdd */
};

struct search_counts {
	bool given;
	uint64_t from, to;
};

struct search_stakes {
	bool given, one; /* one amount, the second, was given */
	stats_sum first, second;
};

enum search_texture_word {
	SEARCH_MONOTONE,
	SEARCH_TWO_TONE,
	SEARCH_RAINBOW,
	SEARCH_PAIRED,
	SEARCH_UNPAIRED,
	SEARCH_TRIPS,
	SEARCH_CONNECTED,
	SEARCH_STRAIGHT_POSSIBLE,
	SEARCH_FLUSH_POSSIBLE,
	SEARCH_TEXTURES
};

struct search_texture {
	bool given;
	uint16_t is, is_not; /* a bit for each word */
	int high;            /* the highest rank; below 0: any */
	card_set has;
};

enum {
	SEARCH_BOARDS = 3, /* flop, turn and river */
	SEARCH_PARTS = STREETS_MAX,
	SEARCH_ITEMS = 31, /* of a part */
	SEARCH_VARIANTS = 64,
	SEARCH_NAMES = 8
};

/* What one action, or several, must be. */
struct search_item {
	uint8_t actions; /* a bit for each deed, from HAND_FOLD on; the last is for any all-in */
	bool many;       /* any number of them */
};

struct search_part {
	int items;
	struct search_item item[SEARCH_ITEMS];
};

struct search_line {
	int parts;
	struct search_part part[SEARCH_PARTS];
	/* The street of each part in each variant, by its place in variant_rows; -1: it has no such
	 * street. */
	int8_t street[SEARCH_VARIANTS][SEARCH_PARTS];
};

struct search_holes; /* hole cards, ready for the games that were met */

/* A zeroed struct, with -1 as the `high` of textures, has no conditions. */
struct search {
	/* names[0] is that of the player, or NULL; the others are of players who must be there
	 * besides. Patterns: see search_name_is. */
	const char *name[SEARCH_NAMES];
	int names; /* at least 1 if there are any */
	/* Whether two characters of names are the same; NULL: if their bytes are. */
	bool (*same)(struct slice a, struct slice b);
	uint32_t positions; /* bits of search_positions; 0: any */
	struct search_holes *holes;
	bool showdown, all_in, won, lost;
	struct search_amounts net, pot;
	struct search_stakes stakes;
	uint64_t variants; /* bits by the place in variant_rows; 0: any */
	struct search_dates dates;
	struct search_counts players;
	struct search_texture texture[SEARCH_BOARDS];
	struct search_line line;
};

void search_free(struct search *search);

/* Each reads the value of a condition, which is the whole slice. STATUS_OK, or a status of this
 * room with the place of the fault; the search is then as before. */
status_code search_read_positions(struct slice text, uint32_t *positions, struct fault *fault);
status_code search_read_amounts(struct slice text, bool negative, struct search_amounts *amounts,
	struct fault *fault);
status_code search_read_dates(struct slice text, struct search_dates *dates, struct fault *fault);
status_code search_read_counts(struct slice text, struct search_counts *counts,
	struct fault *fault);
status_code search_read_stakes(struct slice text, struct search_stakes *stakes,
	struct fault *fault);
/* Keys of games and codes of variants, in either case. */
status_code search_read_variants(struct slice text, uint64_t *variants, struct fault *fault);
status_code search_read_texture(struct slice text, enum card_notation notation,
	struct search_texture *texture, struct fault *fault);
status_code search_read_line(struct slice text, struct search_line *line, struct fault *fault);
/* A range of hands of two cards or of those of Omaha, whose text must outlive the search. It is
 * read anew for each game that is met. */
status_code search_read_holes(struct slice text, enum card_notation notation, struct search *search,
	struct fault *fault);

/* The codes of positions, by the number of their bit; of what comes after them, the code is UTG+1,
 * UTG+2 and so on. No position is SEARCH_NOWHERE. */
enum { SEARCH_UTG = 6, SEARCH_NOWHERE = 31 };
extern const char *const search_positions[SEARCH_UTG + 1];
uint8_t search_position(const char *code);

/* Whether a name is that of a pattern, in which `*` is any number of characters, `?` is one, and a
 * character after `\` is itself. */
bool search_name_is(struct slice name, struct slice pattern,
	bool (*same)(struct slice, struct slice));

/* Which of the names of a search a name is: bit i for names[i]. */
uint8_t search_named(const struct search *search, struct slice name);

/* Whether these are all names that players of a hand must have: the bits of all of its players. */
bool search_are_all(const struct search *search, uint8_t named);

/* -- matching --------------------------------------------------------------------- */

/* Whether a board with so many cards, three to five, has a texture. */
bool search_has_texture(const struct search_texture *texture, const card *board, int count);

/* Whether the game and the stakes are those wanted. */
bool search_of_kind(const struct search *search, const struct search_kind *kind);

/* Gets ready for hands of a kind that is wanted. STATUS_OK or STATUS_NO_MEMORY. */
status_code search_prepare(struct search *search, const struct search_kind *kind);

/* Whether all other conditions hold of a hand, of whose kind search_prepare was told. `named` is
 * search_named of the names by their numbers. *seat is the first seat of which those about a player
 * are true, or -1 if there are none. */
bool search_matches(const struct search *search, const struct search_kind *kind,
	const struct search_facts *facts, const uint8_t *named, int *seat);

/* Whether there are conditions about a player. */
bool search_has_player(const struct search *search);

#endif
