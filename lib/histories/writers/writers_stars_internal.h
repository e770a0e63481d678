/* What the parts of the writer of PokerStars' text share; private to it. */
#ifndef FELT_HISTORIES_WRITERS_STARS_INTERNAL_H
#define FELT_HISTORIES_WRITERS_STARS_INTERNAL_H

#include "histories/writers/writers_internal.h"

/* A hand that was shown or mucked, which the text says after the last card. */
struct stars_show {
	int seat;
	bool muck;
	uint8_t count;
	card card[HOLE_CARDS_MAX];
};

struct stars {
	struct writers_hand *writing;
	const struct hand_record *hand;
	const struct variant *variant;
	struct hand_play *play;
	struct text *out;
	struct writers_names names;
	const char *sign; /* of the currency, or "" */
	bool tournament;
	int number[SEATS_MAX];    /* of the seats of the table, by seat of the hand */
	int by_number[SEATS_MAX]; /* the seats of the hand in the order of their numbers */
	int hero;                 /* the seat whose cards the text knows, or -1 */
	chips small, big;         /* the stakes of the heading */
	bool button_blind; /* the button alone posts a blind, which is as large as the antes */
	chips cap;         /* 0: none */
	chips splash;      /* that the house added to the pot, and that `paid` has; 0: none */
	chips paid[SEATS_MAX];

	/* How the hand will end, which is known before it is written. */
	struct table end;

	/* What has been written. */
	uint8_t reported[SEATS_MAX]; /* cards of a seat */
	int board;                   /* cards of the board */
	int street;                  /* the last of which the heading was written */
	int common;                  /* cards that all runs of the board have */
	chips brought_in;
	bool put[SEATS_MAX];      /* the seat put chips in besides its ante */
	int folded_on[SEATS_MAX]; /* streets */
	struct stars_show show[SEATS_MAX];
	int shows;
	/* What is paid of each pot: to each seat, and in all; and to each seat by board. */
	chips payment[SEATS_MAX + 1][SEATS_MAX];
	chips of_pot[SEATS_MAX + 1], of_board[BOARDS_MAX][SEATS_MAX];
};

__extension__ typedef __int128 stars_wide;

/* -- words ----------------------------------------------------------------- */

void writers_stars_say(struct stars *stars, const char *words);
/* Appends words with parts in them: %s a string, %n the name of a seat (int), %a an amount (chips),
 * %u a number (uint64_t). */
void writers_stars_add(struct stars *stars, const char *words, ...);
void writers_stars_name(struct stars *stars, int seat);
/* "$2.50", "$2", "1480". */
void writers_stars_amount(struct stars *stars, chips amount);
/* "[Ah Kd]" of the cards that are known; how many these are. */
int writers_stars_cards(struct stars *stars, const card *cards, int count);

/* Appends what a hand is, in PokerStars' words: "a pair of Aces", "HI: a flush, Ace high; LO:
 * 8,5,4,2,A". Returns false, with nothing appended, when its cards or the board are not complete.
 */
bool writers_stars_describe(struct stars *stars, int board, int seat);

/* The sign of a currency by its code: "$", or "". */
const char *writers_stars_sign(struct slice code);

/* -- parts of the text ------------------------------------------------------ */

/* Finds the facts of the heading, the stakes and the seats. False: the text cannot say the hand. */
bool writers_stars_setup(struct stars *stars);
void writers_stars_heading(struct stars *stars);
void writers_stars_posts(struct stars *stars);
/* Carries the hand out, and writes what happens. */
void writers_stars_actions(struct stars *stars);
void writers_stars_end(struct stars *stars);
/* ", $2 bounty" in the line of a seat, and the lines about what is paid besides the chips. */
void writers_stars_bounty(struct stars *stars, int seat);
void writers_stars_prizes(struct stars *stars);
/* What the house pays a player for the share of the pot, which it keeps; 0: none of that. */
chips writers_stars_cash_out(const struct stars *stars, int seat);
void writers_stars_cash_outs(struct stars *stars);
/* Adds the chips of a splash to what the winners of the pots are paid. */
void writers_stars_splash(struct stars *stars);
void writers_stars_summary(struct stars *stars);

#endif
