/* Private to felt deal. */
#ifndef FELT_CMD_DEAL_DEAL_H
#define FELT_CMD_DEAL_DEAL_H

#include "frame/fields.h"
#include "frame/options.h"
#include "frame/run.h"
#include "frame/sink.h"

#include "cards/boards.h"
#include "play/deck.h"

struct deal {
	struct settings settings;
	/* as given */
	const char *range[SHUFFLE_HANDS_MAX];
	unsigned ranges, players;
	uint64_t deals, seed;
	int street;
	bool deck; /* --deck: deal whole decks */
	const char *commit, *reveal;

	struct fields fields;
	struct rng_key key;
	struct shuffle shuffle;
	struct shuffle_range hands[SHUFFLE_HANDS_MAX];
	int boards;
	struct cards board[BOARDS_MAX], dead; /* known board cards and dead cards */
	struct shoe shoe;                     /* of a game that is dealt from a shoe */
	int board_cards;                      /* number of cards per board */
	int size;                             /* number of cards in the deck */
};

/* A row: a hand, a board or a deck of a deal. */
struct deal_row {
	uint64_t deal;
	struct slice hand;
	const card *cards;
	int count;
	enum card_notation notation;
};

enum { DEAL_ALL = 1 };
extern const struct field deal_fields[], deal_commit_fields[];

/* The destination of the rows. Points into itself, so do not copy it. */
struct deal_page {
	struct run run;
	struct sink sink;
	struct job job;
};

void deal_page_begin(struct deal_page *page, const struct deal *deal);

/* Writes the remaining rows if `good`, and frees the memory. False if not `good`, or if the rows
 * could not be written, reported. */
bool deal_page_end(struct deal_page *page, bool good);

/* Writes the deals to the file --commit, with a salt, and prints the SHA-256 of the file. */
int deal_commit(struct deal *deal);

/* Checks the file --reveal, by the commitment if there is one, and writes its deals. */
int deal_reveal(struct deal *deal);

/* The cards of a deal, from the top of the deck or shoe, which is shuffled as far as its hands need
 * it, or as a whole. */
status_code deal_next(struct deal *deal, uint64_t number, bool whole, card cards[SHOE_CARDS_MAX]);

enum { DEAL_ROWS_MAX = SHUFFLE_HANDS_MAX + BOARDS_MAX + 1 };

/* Makes the rows of a deal: its hands, its boards and, with `deck`, the whole deck. The board cards
 * are stored in `boards`. Returns the number of rows. */
int deal_rows(const struct deal *deal, uint64_t number, const card cards[SHOE_CARDS_MAX], bool deck,
	card boards[BOARDS_MAX][GAME_CARDS_MAX], struct deal_row rows[DEAL_ROWS_MAX]);

#endif
