/* The table: one hand as a state machine.
 *
 * A hand is set up, and then actions come one by one. table_check says whether an action is legal
 * and, if it is not, what would be; table_apply carries out a legal one. What the table does
 * without being asked happens inside these calls: antes and blinds, burned cards, the ends of
 * rounds, uncalled chips, passing the turn, the showdown, and paying. The table uses no file,
 * clock, stream or random number. Deals are actions too, so the same engine serves replays,
 * simulation and play.
 *
 * Seats are in the order of dealing: seat 0 is left of the button, which is the last seat, or in
 * stud left of the dealer. Heads-up, seat 1 is the button and posts the first blind ("blinds are
 * assigned in reverse"). Each rule is cited where table_*.c implements it, and in felt-hands(5). */
#ifndef FELT_GAME_TABLE_H
#define FELT_GAME_TABLE_H

#include "game/pots.h"
#include "game/variant.h"

#include "cards/card.h"

#include <assert.h>

enum { CARD_UNKNOWN = 0xff /* takes the place of a card that nobody has seen: ?? */ };

enum act {
	ACT_DEAL_BOARD, /* the cards of the street, all or some */
	ACT_DEAL_HOLE,  /* some or all hole cards, to `seat` */
	ACT_FOLD,
	ACT_CHECK_CALL,
	ACT_BET_RAISE, /* `amount` is the total on this street */
	ACT_SHOW, /* the whole hand, CARD_UNKNOWN for a card kept down; without cards: those known
		   */
	ACT_MUCK,
	ACT_BRING_IN, /* the bring-in of stud, as far as the stack goes */
	ACT_DRAW,     /* the cards are those discarded, in a draw or not; none to stand pat */
};

struct action {
	enum act act;
	int seat; /* not used by ACT_DEAL_BOARD */
	chips amount;
	int count;
	card card[HOLE_CARDS_MAX];
};

/* House rules, one bit each. */
enum house_rule {
	HOUSE_ANY_RAISE = 1, /* in no-limit and pot-limit, any raise above the bet is legal */
	/* In fixed limit, two players may raise any number of times: "Unlimited raising is allowed
	 * in heads-up play. This applies any time the action becomes heads-up before the raising
	 * has been capped." (Robert's Rules of Poker, betting and raising) */
	HOUSE_UNCAPPED = 2
};

struct table_setup {
	const struct variant *variant;
	int seats;              /* 2 to SEATS_MAX, and no more than the deck has cards for */
	chips stack[SEATS_MAX]; /* above 0, or CHIPS_UNKNOWN */
	/* Antes and blinds are in the order of hand files, which is reversed heads-up. */
	chips ante[SEATS_MAX];
	chips blind[SEATS_MAX];   /* and straddles; below 0 a newcomer's live post of so much */
	chips bring_in;           /* in stud; 0: none */
	chips small_bet, big_bet; /* in fixed limit */
	chips min_bet;            /* in the other limits */
	chips splash;             /* that the house adds to the pot: a pot limit counts them */
	bool trim_antes; /* short antes make layers; else all antes go to the main pot in full */
	unsigned house;  /* house rules */
	/* Several boards, or several runs of a first board, which have their first cards in common.
	 * Actions deal the first; the others get as many of these cards at the same time.
	 * CARD_UNKNOWN is a card that nobody knows, or that comes by table_add_cards. */
	int boards; /* 0: as many as are usual, and no card of them is known; 1: one, whose cards
		       are not looked at */
	bool runs;
	card board[BOARDS_MAX][BOARD_CARDS_MAX];
};

enum phase {
	PHASE_DEAL_HOLE,  /* hole cards are due, or replacements for those discarded */
	PHASE_BET,        /* `actor` is to act */
	PHASE_DRAW,       /* `actor` is to discard, or in a draw may stand pat */
	PHASE_DEAL_BOARD, /* board cards of the street are due */
	PHASE_SHOWDOWN,   /* hands are to be shown or mucked, `actor` next; any order is accepted */
	PHASE_OVER,       /* everything is paid */
};

struct seat {
	chips stack;    /* the chips that are not put in */
	chips street;   /* put in on this street */
	chips paid;     /* put in during the hand, without the ante, less what went back */
	chips ante;     /* put in as an ante */
	chips acted_at; /* the bet it faced when it last acted, or made */
	bool folded;
	bool all_in; /* the stack is empty; false again when chips went back */
	bool shown;
	bool kept;        /* when the hand was shown, some cards were kept down */
	bool acted;       /* since the last full bet or raise */
	uint8_t shown_at; /* `deals` of the table when the hand was shown */
	uint8_t mucked;   /* the place among those who mucked at the showdown, from 1; else 0 */
	uint8_t up;       /* bit i: card i was dealt face up */
	uint8_t cards;
	card card[HOLE_CARDS_MAX]; /* as dealt; CARD_UNKNOWN where nobody knows */
	card_set discards;         /* the known cards that were discarded in this draw */
};

/* The state of a hand. It is small, its only pointer is to the row of the game, and it may be
 * copied to try an action. The pots and what each paid to whom are computed from it
 * (table_settlement). */
struct table {
	const struct variant *variant;
	int seats;
	chips bring_in, small_bet, big_bet, min_bet, splash;
	bool trim_antes;
	unsigned house;

	enum phase phase;
	int street;  /* index into the variant's */
	int actor;   /* who is to act in PHASE_BET, PHASE_DRAW and PHASE_SHOWDOWN, else -1 */
	int due;     /* cards still to be dealt on this street */
	int held;    /* hole cards that a player still in has when those of this street are dealt */
	int in;      /* players who have not folded */
	int can_bet; /* players who have not folded and have chips left */
	chips bet;   /* the highest on this street; a blind counts in full, posted short or not */
	chips full;  /* what the last full bet or raise added, or what the first must add */
	chips level; /* what `bet` was after the last full bet or raise */
	int raises;  /* bets and raises on this street; in fixed limit those that count */
	bool capped; /* more than two players could bet when the last one that is allowed came */
	bool beyond; /* on some street, two players raised more often */
	chips pot;   /* all that was put in on all streets, less what went back */
	int opener;  /* who opened the last round of betting, or would have */
	bool anyone; /* unknown up cards decide who opens: whoever acts first does */
	bool brings_in;     /* the actor has to bring in, or to bet */
	bool completes;     /* nobody has bet more than the bring-in: the least raise is to a bet */
	int aggressor;      /* who bet or raised last in it, or -1 */
	bool runout;        /* nobody is left to bet against: only cards come */
	int optional_check; /* who may check although nobody asks, or -1 */
	int mucks;
	int board_count; /* cards that have been dealt, to each board */
	card board[BOARD_CARDS_MAX];
	uint8_t boards; /* 1 to BOARDS_MAX */
	bool runs;      /* they are runs of one */
	card other[BOARDS_MAX - 1]
		  [BOARD_CARDS_MAX]; /* of the other boards, dealt or still to come */
	/* Cards in the deck if one is burned before each street but the first; below 0 if the deck
	 * was out before that. When there are fewer than are dealt, the discards, the hands that
	 * were folded and the burned cards are shuffled to make a new deck; there are none left
	 * from then on, so that each later deal is from such a deck too. */
	int left;
	uint8_t deals;   /* how often cards have been dealt, to be compared with `shown_at` */
	card_set seen;   /* known cards that are not in the deck, so that none is dealt twice */
	int returned_to; /* the seat that uncalled chips went back to in this hand, or -1 */
	chips returned;
	/* In PHASE_OVER: who won on the first board, by pot; and what decides who won on the
	 * others, the hands that were known, could win, and had been mucked. */
	struct pot_claim claims[SEATS_MAX + 1];
	seat_set known, offered, left_out;
	struct seat seat[SEATS_MAX];
};

/* Players and bots copy the state for every move they consider. */
static_assert(sizeof(struct table) <= 2048, "the state of a hand is small");

/* Why an action is not legal. table_explain makes a message of it. */
enum table_fault {
	TABLE_OK,
	TABLE_HAND_OVER,
	TABLE_NOT_DUE,  /* it is not time for such an action */
	TABLE_NOT_TURN, /* another seat is to act: `seat` */
	TABLE_NO_SEAT,
	TABLE_FOLDED,
	TABLE_CARD_TWICE,   /* `card` */
	TABLE_CARD_COUNT,   /* `least` cards are due */
	TABLE_RAISE_SMALL,  /* the least raise is to `least` */
	TABLE_RAISE_BIG,    /* the largest is to `most`: the pot, or the stack */
	TABLE_RAISE_SIZE,   /* fixed limit: the raise is to `least` exactly */
	TABLE_RAISE_CAPPED, /* no more raises on this street */
	TABLE_NOT_REOPENED, /* a short all-in does not reopen the betting to those who have acted */
	TABLE_NOBODY_CALLS, /* a raise that nobody could call */
	TABLE_NO_CHIPS,     /* a raise with a stack that is at most a call */
	TABLE_SHOWN,        /* has shown or mucked already */
	TABLE_OTHER_CARDS,  /* shows or discards other cards than it was dealt */
	TABLE_DISCARD_MANY, /* discards more cards than `least`, which is all it has */
	TABLE_DISCARD_COUNT,   /* `least` cards are to be discarded */
	TABLE_DISCARD_UNKNOWN, /* discards unknown cards, but all of its cards are known */
	TABLE_NOT_IN_DECK,     /* `card` */
	TABLE_BRING_IN,        /* the bring-in of `call`, or a bet, is due */
	TABLE_NOTHING_KNOWN,   /* the winner depends on cards that are not known */
	TABLE_FAULTS
};

/* Actions that are unusual but legal. */
enum table_warning {
	TABLE_NO_WARNING,
	TABLE_FOLD_FOR_NOTHING, /* folds when checking is free */
	TABLE_CHECK_OPTIONAL,   /* a check that nobody asks for */
	TABLE_RAISE_COMPLETES,  /* fixed limit: completes a short all-in to the full level */
	TABLE_RAISE_EFFECTIVE,  /* below the least raise, to what puts all opponents all in */
	TABLE_BET_BRINGS_IN,    /* bets a stack that is no more than the bring-in */
	TABLE_DEAL_SINGLY, /* stud: cards to each, although one for all was due, so few are left */
	TABLE_WARNINGS
};

struct legality {
	enum table_fault fault;
	enum table_warning warning;
	int seat; /* whose turn it is, else -1 */
	card card;
	chips call; /* what a call costs */
	chips least,
		most; /* raises to; both 0 when no raise is legal, or it was a fold or a call */
};

/* Whether the deck of the game has the cards of all boards, where there are several. */
bool table_boards_are_in_deck(const struct table_setup *setup);

/* How many boards are played: those of the setup, or else of the variant. */
static inline int table_setup_boards(const struct table_setup *setup)
{
	const int boards = setup->boards ? setup->boards : setup->variant->boards;

	return boards ? boards : 1;
}

/* Takes antes and blinds and gets ready for the first action. Returns false for an impossible
 * setup: a variant without streets, too few or too many seats, a stack without chips, amounts
 * beyond CHIPS_MAX, a negative ante or splash, a missing bet size that the limit needs, or several
 * boards with a card that is not in the deck. */
bool table_begin(struct table *table, const struct table_setup *setup);

/* Whether an action is legal now. With NULL as the action, only says what would be legal (`seat`,
 * `call`, `least`, `most`). */
void table_check(const struct table *table, const struct action *action, struct legality *out);

/* What a call costs the player whose turn it is, as table_check says it; 0 when nobody bets. */
chips table_call(const struct table *table);

/* Checks an action and carries it out when it is legal. Returns the fault of the verdict. A refused
 * action changes nothing. */
enum table_fault table_apply(struct table *table, const struct action *action,
	struct legality *out);

/* Says that no more actions come. Settles a hand that needs no more: one whose showdown is decided
 * by cards that are known although they were not shown; *unshown then says that such cards took
 * part. Otherwise the phase is not PHASE_OVER, and the result is TABLE_NOTHING_KNOWN when deciding
 * cards are not known, or TABLE_NOT_DUE when the hand stopped early. */
enum table_fault table_end(struct table *table, bool *unshown);

/* Adds the next cards of board 1 and higher whose cards the setup does not have, before those of
 * the first board are dealt; and writes the cards of all boards as they are known now to a setup,
 * where there are several. */
void table_add_cards(struct table *table, int board, const card *cards, int count);
void table_get_boards(const struct table *table, struct table_setup *out);

/* The street on which play is: the one before, while the first cards of the next are due. */
int table_played_street(const struct table *table);

/* The pots as they would be if the betting ended now, or, when the hand is over, those that were
 * paid. */
void table_pots(const struct table *table, struct pots *out);

/* The same pots and, when the hand is over, what each paid to whom; before that the winners of all
 * pots are unknown. */
void table_settlement(const struct table *table, struct settlement *out);

/* The cards of a board, the first of which is 0; board_count of them have been dealt. */
static inline const card *table_board(const struct table *table, int board)
{
	return board ? table->other[board - 1] : table->board;
}

/* How many boards can be told apart by the cards that have been dealt: runs of a board are one
 * until they have different cards. */
int table_boards_seen(const struct table *table);

/* The values of a seat's hand with one of the boards for each half of the pot: 0 for the low half
 * of a hand without a low, or of a game without halves. Returns false while the hand is not
 * complete, or when some of its cards are not known. */
bool table_value_on(const struct table *table, int board, int seat, score out[POT_HALVES]);

/* The same with the first board. */
bool table_value(const struct table *table, int seat, score out[POT_HALVES]);

/* Appends why an action was refused, with amounts in `places` decimal places: "the least raise is
 * to 40". Cards are written in ASCII and players as in hand files, where p1 is the first. */
void table_explain(struct text *out, const struct table *table, const struct legality *legality,
	int places);

/* "folds when checking is free"; "" for no warning. */
const char *table_warning_message(enum table_warning warning);

#endif
