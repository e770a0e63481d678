/* Hand search: the facts of a hand that was played, the conditions of a search, and whether a hand
 * meets them.
 *
 *     search_notes_begin(&notes, &play);                 after hand_play_begin
 *     while (hand_play_next(&play))
 *             search_notes_step(&notes, &play);
 *     hand_play_end(&play);
 *     search_notes_end(&notes, &play);
 *     if (search_of_kind(&search, &notes.kind) &&
 *             search_matches(&search, &notes.facts, named, &seat)) ...
 *
 * The facts of a hand are arrays per seat and per action, which may also be in an index
 * (play/hand_index/hand_index.h). So the same code judges a hand that is read and a hand in an
 * index.
 *
 * Conditions are joined by `and`. Some concern the hand; the others concern a player, and one
 * player must meet all of them. felt-grep(1) describes them and their notation.
 */
#ifndef FELT_PLAY_SEARCH_H
#define FELT_PLAY_SEARCH_H

#include "play/stats/stats.h"

#include "cards/card.h"

/* -- facts ------------------------------------------------------------------------ */

/* Properties that many hands share. */
struct search_kind {
	const struct variant *variant;
	chips first, second; /* the blinds; in fixed limit the small and big bet */
	chips big_blind;     /* as in struct stats_hand */
	int places;
};

/* A betting action as a byte: the action kind, counted from HAND_FOLD, a bit if it puts the player
 * all in, and the street. */
enum {
	SEARCH_ACTION = 7,
	SEARCH_ACTION_ALL_IN = 8,
	SEARCH_ACTION_STREET = 4 /* shift of the street */
};

/* Flags of a seat. */
enum search_flag {
	SEARCH_SHOWDOWN = 1, /* was in the showdown */
	SEARCH_ALL_IN = 2,   /* put in the last chip, even if it was returned */
	SEARCH_NET = 4       /* the net is known */
};

struct search_facts {
	int seats, actions;
	uint32_t date; /* yyyymmdd, with zeros for unknown parts */
	chips pot;     /* all chips put in, minus returned chips */
	int board_count;
	const card *board; /* the first board, if there are several */
	/* per seat */
	const uint32_t *player; /* name numbers */
	const uint8_t *position, *flags,
		*cards;   /* position: a bit of search_positions; number of cards */
	const card *hole; /* seat after seat; CARD_UNKNOWN if unknown */
	const chips *net;
	/* per action */
	const uint8_t *action, *actor;
};

/* The facts of a hand that is played, with their memory. A zeroed struct is ready; name numbers are
 * seat numbers. */
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
	bool failed; /* out of memory */
};

void search_notes_begin(struct search_notes *notes, const struct hand_play *play);
void search_notes_step(struct search_notes *notes, const struct hand_play *play);
/* Call after hand_play_end. Returns false if out of memory. */
bool search_notes_end(struct search_notes *notes, struct hand_play *play);
void search_notes_free(struct search_notes *notes);

/* -- conditions ------------------------------------------------------------------- */

/* An inclusive interval, in millionths of a currency unit (not of its smallest part) or of a big
 * blind. */
struct search_amounts {
	bool given, blinds;
	bool from_any, to_any; /* unbounded on that side */
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
	bool given, one; /* only one amount, the second, was given */
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
	uint16_t is, is_not; /* one bit per word */
	int high;            /* highest rank; negative: any */
	card_set has;
};

enum {
	SEARCH_BOARDS = 3, /* flop, turn and river */
	SEARCH_PARTS = STREETS_MAX,
	SEARCH_ITEMS = 31, /* per part */
	SEARCH_VARIANTS = 64,
	SEARCH_NAMES = 8
};

/* An element of a line: matches one action, or any number of them. */
struct search_item {
	/* one bit per action kind, from HAND_FOLD; the next: any all-in; then those of 3-bets,
	 * continuation bets and so on */
	uint32_t actions;
	bool many; /* any number of such actions */
};

struct search_part {
	int items;
	bool roles; /* an item is for 3-bets and the like */
	struct search_item item[SEARCH_ITEMS];
};

struct search_line {
	int parts;
	struct search_part part[SEARCH_PARTS];
	/* The street of each part in each variant, by index in variant_rows; -1: no such street. */
	int8_t street[SEARCH_VARIANTS][SEARCH_PARTS];
};

struct search_holes; /* hole-card ranges, read for the games met so far */

/* A zeroed struct, with texture `high` set to -1, has no conditions. */
struct search {
	/* names[0] is that of the player, or NULL; the others are players who must also be in the
	 * hand. Patterns: see search_name_is. */
	const char *name[SEARCH_NAMES];
	int names; /* at least 1 if there are any */
	/* Whether two characters of names are equal; NULL: compares bytes. */
	bool (*same)(struct slice a, struct slice b);
	uint32_t positions; /* set of search_positions bits; 0: any */
	struct search_holes *holes;
	bool showdown, all_in, won, lost;
	struct search_amounts net, pot;
	struct search_stakes stakes;
	uint64_t variants; /* one bit per row of variant_rows; 0: any */
	struct search_dates dates;
	struct search_counts players;
	struct search_texture texture[SEARCH_BOARDS];
	struct search_line line;
};

void search_free(struct search *search);

/* Each reads the value of a condition, which is the whole slice. Returns STATUS_OK, or a status of
 * this layer with the location of the error; the search is then unchanged. */
status_code search_read_positions(struct slice text, uint32_t *positions, struct fault *fault);
status_code search_read_amounts(struct slice text, bool negative, struct search_amounts *amounts,
	struct fault *fault);
status_code search_read_dates(struct slice text, struct search_dates *dates, struct fault *fault);
status_code search_read_counts(struct slice text, struct search_counts *counts,
	struct fault *fault);
status_code search_read_stakes(struct slice text, struct search_stakes *stakes,
	struct fault *fault);
/* Game names and variant codes, in upper or lower case. */
status_code search_read_variants(struct slice text, uint64_t *variants, struct fault *fault);
status_code search_read_texture(struct slice text, enum card_notation notation,
	struct search_texture *texture, struct fault *fault);
status_code search_read_line(struct slice text, struct search_line *line, struct fault *fault);
/* A range of two-card or Omaha hands; its text must outlive the search. It is read again for each
 * game that the search meets. */
status_code search_read_holes(struct slice text, enum card_notation notation, struct search *search,
	struct fault *fault);

/* Bit numbers of position codes; from SEARCH_UTG on, the codes are UTG, UTG+1, UTG+2 and so on.
 * SEARCH_NOWHERE is no position. */
enum { SEARCH_UTG = 6, SEARCH_NOWHERE = 31 };
extern const char *const search_positions[SEARCH_UTG + 1];
uint8_t search_position(const char *code);

/* Whether a name matches a pattern, in which `*` is any number of characters, `?` is one, and a
 * character after `\` is itself. */
bool search_name_is(struct slice name, struct slice pattern,
	bool (*same)(struct slice, struct slice));

/* The names of a search that a name matches: bit i for names[i]. */
uint8_t search_named(const struct search *search, struct slice name);

/* Whether all required names are present; `named` is the union of the players' bits. */
bool search_are_all(const struct search *search, uint8_t named);

/* -- matching --------------------------------------------------------------------- */

/* Whether a board of `count` cards, three to five, has a texture. */
bool search_has_texture(const struct search_texture *texture, const card *board, int count);

/* Whether the game and the stakes meet the conditions. */
bool search_of_kind(const struct search *search, const struct search_kind *kind);

/* Prepares for hands of a kind that search_of_kind accepts. Returns STATUS_OK or
 * STATUS_NO_MEMORY. */
status_code search_prepare(struct search *search, const struct search_kind *kind);

/* Whether a hand meets all other conditions; search_prepare must have been called for its kind.
 * `named` has the result of search_named per name number. *seat is the first seat that meets the
 * conditions about a player, or -1 if there are none. */
bool search_matches(const struct search *search, const struct search_kind *kind,
	const struct search_facts *facts, const uint8_t *named, int *seat);

/* Whether there are conditions about a player. */
bool search_has_player(const struct search *search);

#endif
