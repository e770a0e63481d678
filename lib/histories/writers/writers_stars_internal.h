/* Private to the writer of PokerStars' format. */
#ifndef FELT_HISTORIES_WRITERS_STARS_INTERNAL_H
#define FELT_HISTORIES_WRITERS_STARS_INTERNAL_H

#include "histories/writers/writers_internal.h"

/* A shown or mucked hand, which the format reports after the last card. */
struct stars_show {
	int seat;
	bool muck;
	uint8_t count;
	card card[HOLE_CARDS_MAX];
};

struct stars_writer {
	struct writers_hand *writing;
	const struct hand_record *hand;
	const struct variant *variant;
	struct hand_play *play;
	struct text *out;
	struct writers_names names;
	const char *sign; /* currency symbol, or "" */
	bool tournament;
	int number[SEATS_MAX];    /* seat numbers, by seat of the hand */
	int by_number[SEATS_MAX]; /* seats of the hand, ordered by number */
	int hero;                 /* the seat whose hole cards are printed, or -1 */
	chips small, big;         /* stakes of the header */
	bool button_blind;        /* only the button posts a blind, which equals the antes */
	chips cap;                /* 0: none */
	chips splash; /* added to the pot by the house, and included in `paid`; 0: none */
	chips paid[SEATS_MAX];

	/* The end of the hand, known before it is written. */
	struct table end;

	/* Output so far. */
	uint8_t reported[SEATS_MAX]; /* cards of a seat */
	int board;                   /* cards of the board */
	int street;                  /* the last street whose heading was written */
	int common;                  /* board cards common to all runouts */
	chips brought_in;
	bool put[SEATS_MAX];      /* the seat put in chips other than its ante */
	int folded_on[SEATS_MAX]; /* streets */
	struct stars_show show[SEATS_MAX];
	int shows;
	/* Payments: from each pot to each seat; from each pot in all; on each board to each
	 * seat. */
	chips payment[SEATS_MAX + 1][SEATS_MAX];
	chips of_pot[SEATS_MAX + 1], of_board[BOARDS_MAX][SEATS_MAX];
};

__extension__ typedef __int128 stars_wide;

/* -- words ----------------------------------------------------------------- */

void writers_stars_say(struct stars_writer *stars, const char *words);
/* Appends formatted text: %s a string, %n the name of a seat (int), %a an amount (chips), %u a
 * number (uint64_t). */
void writers_stars_add(struct stars_writer *stars, const char *words, ...);
void writers_stars_name(struct stars_writer *stars, int seat);
/* "$2.50", "$2", "1480". */
void writers_stars_amount(struct stars_writer *stars, chips amount);
/* "[Ah Kd]", the known cards; returns how many. */
int writers_stars_cards(struct stars_writer *stars, const card *cards, int count);

/* Appends the description of a hand in PokerStars' words: "a pair of Aces", "HI: a flush, Ace high;
 * LO: 8,5,4,2,A". Returns false, and appends nothing, if its cards or the board are incomplete. */
bool writers_stars_describe(struct stars_writer *stars, int board, int seat);

/* The symbol of a currency code, such as "$"; "" if it has none. */
const char *writers_stars_sign(struct slice code);

/* -- parts of the text ------------------------------------------------------ */

/* Collects the facts of the header, the stakes and the seats. False if the format cannot express
 * the hand. */
bool writers_stars_setup(struct stars_writer *stars);
void writers_stars_heading(struct stars_writer *stars);
void writers_stars_posts(struct stars_writer *stars);
/* Replays the hand, and writes what happens. */
void writers_stars_actions(struct stars_writer *stars);
void writers_stars_end(struct stars_writer *stars);
/* ", $2 bounty" in a seat line, and the lines about payments outside the chips. */
void writers_stars_bounty(struct stars_writer *stars, int seat);
void writers_stars_prizes(struct stars_writer *stars);
/* Amount that the house pays a player in exchange for a share of the pot; 0 if none. */
chips writers_stars_cash_out(const struct stars_writer *stars, int seat);
void writers_stars_cash_outs(struct stars_writer *stars);
/* Adds the chips of a splash to the payments of the pots' winners. */
void writers_stars_splash(struct stars_writer *stars);
void writers_stars_summary(struct stars_writer *stars);

#endif
