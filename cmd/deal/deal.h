/* felt deal: what its parts share. */
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
	bool deck; /* whole decks */
	const char *commit, *reveal;

	struct fields fields;
	struct rng_key key;
	struct shuffle shuffle;
	struct shuffle_range hands[SHUFFLE_HANDS_MAX];
	int boards;
	struct cards board[BOARDS_MAX], dead; /* as far as they are known */
	struct shoe shoe;                     /* of a game that is played out of one */
	int board_cards;                      /* of each board that is dealt */
	int size;                             /* of the deck */
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

/* Where the rows go. It points into itself, so that it is not to be copied. */
struct deal_page {
	struct run run;
	struct sink sink;
	struct job job;
};

void deal_page_begin(struct deal_page *page, const struct deal *deal);

/* Writes what is left, if all was `good` so far, and frees the memory. False if it was not, or if
 * the rows could not be written, reported. */
bool deal_page_end(struct deal_page *page, bool good);

/* Writes the deals to the file --commit, with a salt, and prints the SHA-256 of the file. */
int deal_commit(struct deal *deal);

/* Checks the file --reveal, by the commitment if there is one, and writes its deals. */
int deal_reveal(struct deal *deal);

/* The cards of a deal, from the top of the deck or the shoe, which is shuffled as far as its hands
 * need it, or whole. */
status_code deal_next(struct deal *deal, uint64_t number, bool whole, card cards[SHOE_CARDS_MAX]);

enum { DEAL_ROWS_MAX = SHUFFLE_HANDS_MAX + BOARDS_MAX + 1 };

/* What a deal consists of: its hands, its boards and, with `deck`, the whole deck. The cards of the
 * boards are put together in `boards`. Returns how many rows there are. */
int deal_rows(const struct deal *deal, uint64_t number, const card cards[SHOE_CARDS_MAX], bool deck,
	card boards[BOARDS_MAX][GAME_CARDS_MAX], struct deal_row rows[DEAL_ROWS_MAX]);

#endif
