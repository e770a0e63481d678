/* The table: one hand as a state machine.
 *
 * After the setup, actions come one by one. table_check says whether an action is legal and, if it
 * is not, what would be; table_apply applies a legal one. Everything that needs no decision happens
 * inside these calls: antes and blinds, burn cards, the ends of rounds, returned bets, the turn,
 * the showdown, and the payments. The table uses no file, clock, stream or random number. Deals are
 * actions too, so the same engine serves replays, simulation and play.
 *
 * Seats are in dealing order: seat 0 is left of the button, which is the last seat; in stud it is
 * left of the dealer. Heads-up, seat 1 is the button and posts the first blind ("blinds are
 * assigned in reverse"). Each rule is cited where table_*.c implements it, and in felt-hands(5). */
#ifndef FELT_GAME_TABLE_H
#define FELT_GAME_TABLE_H

#include "game/pots.h"
#include "game/variant.h"

#include "cards/card.h"

#include <assert.h>

enum { CARD_UNKNOWN = 0xff /* an unseen card: ?? */ };

enum act {
	ACT_DEAL_BOARD, /* all or some cards of the street */
	ACT_DEAL_HOLE,  /* all or some hole cards, to `seat` */
	ACT_FOLD,
	ACT_CHECK_CALL,
	ACT_BET_RAISE, /* `amount` is the total on this street */
	ACT_SHOW, /* the whole hand, with CARD_UNKNOWN for a card kept down; no cards: all known
		     cards */
	ACT_MUCK,
	ACT_BRING_IN, /* the bring-in of stud, or the whole stack if that is shorter */
	ACT_DRAW,     /* the cards are the discards, with or without a draw; none to stand pat */
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
	HOUSE_ANY_RAISE = 1, /* any raise above the bet is legal in no-limit and pot-limit */
	/* In fixed limit, two players may raise any number of times: "Unlimited raising is allowed
	 * in heads-up play. This applies any time the action becomes heads-up before the raising
	 * has been capped." (Robert's Rules of Poker, betting and raising) */
	HOUSE_UNCAPPED = 2
};

struct table_setup {
	const struct variant *variant;
	int seats;              /* 2 to SEATS_MAX, and at most as many as the deck has cards for */
	chips stack[SEATS_MAX]; /* above 0, or CHIPS_UNKNOWN */
	/* Antes and blinds are in the order of PHH, which is reversed heads-up. */
	chips ante[SEATS_MAX];
	chips blind[SEATS_MAX];   /* and straddles; negative for a new player's live post of that
				     amount */
	chips bring_in;           /* in stud; 0: none */
	chips small_bet, big_bet; /* in fixed limit */
	chips min_bet;            /* in the other limits */
	chips splash;             /* added to the pot by the house; counts for the pot limit */
	bool trim_antes; /* short antes make layers; otherwise all go to the main pot in full */
	unsigned house;  /* house rules */
	/* Several boards, or several runouts of one board, which have their first cards in common.
	 * Actions deal the first board; the others get as many of these cards at the same time.
	 * CARD_UNKNOWN is a card that is unknown, or that table_add_cards will set. */
	int boards; /* 0: as many as usual, with no card known; 1: one board, whose cards are
		       ignored */
	bool runs;
	card board[BOARDS_MAX][BOARD_CARDS_MAX];
};

enum phase {
	PHASE_DEAL_HOLE,  /* hole cards are due, or replacements for discards */
	PHASE_BET,        /* `actor` is to act */
	PHASE_DRAW,       /* `actor` is to discard, or may stand pat in a draw */
	PHASE_DEAL_BOARD, /* board cards of the street are due */
	PHASE_SHOWDOWN,   /* hands are to be shown or mucked, `actor` next; any order is accepted */
	PHASE_OVER,       /* everything is paid */
};

struct seat {
	chips stack;    /* chips not put in */
	chips street;   /* put in on this street */
	chips paid;     /* put in during the hand, without the ante, less returned bets */
	chips ante;     /* put in as an ante */
	chips acted_at; /* the bet that the player faced or made at the last action */
	bool folded;
	bool all_in; /* the stack is empty; reset if chips are returned */
	bool shown;
	bool kept;        /* some cards were kept down when the hand was shown */
	bool acted;       /* has acted since the last full bet or raise */
	uint8_t shown_at; /* `deals` of the table when the hand was shown */
	uint8_t mucked;   /* order among players who mucked at the showdown, from 1; or 0 */
	uint8_t up;       /* bit i: card i was dealt face up */
	uint8_t cards;
	card card[HOLE_CARDS_MAX]; /* as dealt; CARD_UNKNOWN if unknown */
	card_set discards;         /* known cards discarded in this draw */
};

/* The state of a hand. It is small, its only pointer is to the row of the game, and it may be
 * copied to try an action. The pots and their payments are computed from it (table_settlement). */
struct table {
	const struct variant *variant;
	int seats;
	chips bring_in, small_bet, big_bet, min_bet, splash;
	bool trim_antes;
	unsigned house;

	enum phase phase;
	int street;  /* index into the variant's streets */
	int actor;   /* who is to act in PHASE_BET, PHASE_DRAW and PHASE_SHOWDOWN; otherwise -1 */
	int due;     /* cards still to be dealt on this street */
	int held;    /* hole cards of a player once those of this street are dealt */
	int in;      /* players who have not folded */
	int can_bet; /* players who have not folded and have chips left */
	chips bet;   /* highest bet on this street; a blind counts in full even if posted short */
	chips full;  /* amount of the last full bet or raise, or the minimum for the first */
	chips level; /* `bet` after the last full bet or raise */
	int raises;  /* bets and raises on this street; in fixed limit those that count */
	bool capped; /* more than two players could bet at the last raise allowed */
	bool beyond; /* on some street, two players exceeded the limit of raises */
	chips pot;   /* all chips put in on all streets, less returned bets */
	int opener;  /* player who opened the last betting round, or would have */
	bool anyone; /* unknown up cards decide who opens: any player may act first */
	bool brings_in;     /* the actor must bring in or bet */
	bool completes;     /* no bet exceeds the bring-in yet: the minimum raise completes it */
	int aggressor;      /* last player to bet or raise in that round, or -1 */
	bool runout;        /* no opponent is left to bet against: only cards are dealt */
	int optional_check; /* player who may check although it is not required, or -1 */
	int mucks;
	int board_count; /* number of cards dealt to each board */
	card board[BOARD_CARDS_MAX];
	uint8_t boards; /* 1 to BOARDS_MAX */
	bool runs;      /* the boards are runouts of one board */
	card other[BOARDS_MAX - 1]
		  [BOARD_CARDS_MAX]; /* cards of the other boards, dealt or still to come */
	/* Cards left in the deck if one is burned before each street except the first; negative if
	 * the deck ran out before that. If fewer are left than are to be dealt, the discards, the
	 * folded hands and the burn cards are shuffled to make a new deck; none of these are left
	 * afterwards, so each later deal is also from such a deck. */
	int left;
	uint8_t deals;   /* number of deals so far, to compare with `shown_at` */
	card_set seen;   /* known cards that are not in the deck, to detect duplicates */
	int returned_to; /* seat that got an uncalled bet back in this hand, or -1 */
	chips returned;
	/* In PHASE_OVER: the winners on the first board, by pot; and what decides the winners on
	 * the others: hands that were known, could win, and had been mucked. */
	struct pot_claim claims[SEATS_MAX + 1];
	seat_set known, offered, left_out;
	struct seat seat[SEATS_MAX];
};

/* Players and bots copy the state for every action they consider. */
static_assert(sizeof(struct table) <= 2048, "the state of a hand is small");

/* Reasons why an action is not legal. table_explain describes them. */
enum table_fault {
	TABLE_OK,
	TABLE_HAND_OVER,
	TABLE_NOT_DUE,  /* such an action is not due */
	TABLE_NOT_TURN, /* another seat is to act: `seat` */
	TABLE_NO_SEAT,
	TABLE_FOLDED,
	TABLE_CARD_TWICE,      /* `card` */
	TABLE_CARD_COUNT,      /* `least` cards are due */
	TABLE_RAISE_SMALL,     /* the minimum raise is to `least` */
	TABLE_RAISE_BIG,       /* the maximum is `most`: the pot, or the stack */
	TABLE_RAISE_SIZE,      /* fixed limit: the raise must be to `least` */
	TABLE_RAISE_CAPPED,    /* no more raises on this street */
	TABLE_NOT_REOPENED,    /* a short all-in does not reopen the betting for those who acted */
	TABLE_NOBODY_CALLS,    /* a raise that no player could call */
	TABLE_NO_CHIPS,        /* a raise with a stack that does not exceed a call */
	TABLE_SHOWN,           /* has already shown or mucked */
	TABLE_OTHER_CARDS,     /* shows or discards cards other than those dealt */
	TABLE_DISCARD_MANY,    /* discards more than the `least` cards that the player has */
	TABLE_DISCARD_COUNT,   /* `least` cards must be discarded */
	TABLE_DISCARD_UNKNOWN, /* discards unknown cards although the whole hand is known */
	TABLE_NOT_IN_DECK,     /* `card` */
	TABLE_BRING_IN,        /* the bring-in of `call`, or a bet, is due */
	TABLE_NOTHING_KNOWN,   /* the winner depends on unknown cards */
	TABLE_FAULTS
};

/* Actions that are unusual but legal. */
enum table_warning {
	TABLE_NO_WARNING,
	TABLE_FOLD_FOR_NOTHING, /* folds when checking is free */
	TABLE_CHECK_OPTIONAL,   /* a check that is not required */
	TABLE_RAISE_COMPLETES,  /* fixed limit: completes a short all-in to the full level */
	TABLE_RAISE_EFFECTIVE, /* below the minimum raise, but enough to put all opponents all-in */
	TABLE_BET_BRINGS_IN,   /* bets a stack that does not exceed the bring-in */
	TABLE_DEAL_SINGLY,     /* stud: one card to each player although so few are left that a
				  community card is due */
	TABLE_WARNINGS
};

struct legality {
	enum table_fault fault;
	enum table_warning warning;
	int seat; /* whose turn it is, or -1 */
	card card;
	chips call; /* price of a call */
	chips least,
		most; /* bounds of a raise; both 0 if no raise is legal, or for a fold or a call */
};

/* Whether the deck of the game has the cards of all boards, if there are several. */
bool table_boards_are_in_deck(const struct table_setup *setup);

/* Number of boards: that of the setup, or else that of the variant. */
static inline int table_setup_boards(const struct table_setup *setup)
{
	const int boards = setup->boards ? setup->boards : setup->variant->boards;

	return boards ? boards : 1;
}

/* Posts antes and blinds and prepares for the first action. Returns false for an impossible setup:
 * a variant without streets, too few or too many seats, a stack without chips, amounts above
 * CHIPS_MAX, a negative ante or splash, a missing bet size that the limit needs, or several boards
 * with a card that is not in the deck. */
bool table_begin(struct table *table, const struct table_setup *setup);

/* Why table_begin() rejects a setup, such as "the deck has too few cards for all players"; NULL if
 * it does not. */
const char *table_setup_error(const struct table_setup *setup);

/* Checks whether an action is legal now. If it is NULL, only fills in what is legal (`seat`,
 * `call`, `least`, `most`). */
void table_check(const struct table *table, const struct action *action, struct legality *out);

/* Price of a call for the player to act, as in table_check; 0 if nobody is to bet. */
chips table_call(const struct table *table);

/* The part of the pot that the player to act can win by a call, without the call: not what others
 * have bet above that player's stack. 0 if nobody is to bet. */
chips table_winnable(const struct table *table);

/* Checks an action, and applies it if it is legal. Returns the fault, as in *out. A rejected action
 * changes nothing. */
enum table_fault table_apply(struct table *table, const struct action *action,
	struct legality *out);

/* Ends a hand without further actions. Settles it if nothing more is needed: if known cards that
 * were not shown decide the showdown, *unshown is set. Otherwise the phase is not PHASE_OVER, and
 * the result is TABLE_NOTHING_KNOWN if unknown cards decide, or TABLE_NOT_DUE if the hand stopped
 * early. */
enum table_fault table_end(struct table *table, bool *unshown);

/* Sets the next cards of board 1 or higher if the setup does not have them; to be called before
 * those of the first board are dealt. table_get_boards() copies the cards that are known so far of
 * all boards to a setup, if there are several boards. */
void table_add_cards(struct table *table, int board, const card *cards, int count);
void table_get_boards(const struct table *table, struct table_setup *out);

/* The current street of play: while the first cards of a street are due, the one before it. */
int table_played_street(const struct table *table);

/* The pots as they would be if the betting ended now, or, if the hand is over, those that were
 * paid. */
void table_pots(const struct table *table, struct pots *out);

/* Like table_pots(), and, if the hand is over, with the payments; before that the winners of all
 * pots are unknown. */
void table_settlement(const struct table *table, struct settlement *out);

/* The cards of board 0 or higher; board_count of them have been dealt. */
static inline const card *table_board(const struct table *table, int board)
{
	return board ? table->other[board - 1] : table->board;
}

/* Number of boards that differ so far: runouts count as one board until their cards differ. */
int table_boards_seen(const struct table *table);

/* The scores of a seat's hand with one of the boards, for each half of the pot: 0 for the low half
 * of a hand without a low, or of a game without halves. Returns false if the hand is incomplete or
 * has unknown cards. */
bool table_value_on(const struct table *table, int board, int seat, score out[POT_HALVES]);

/* Like table_value_on(), for the first board. */
bool table_value(const struct table *table, int seat, score out[POT_HALVES]);

/* Appends why an action was rejected, with amounts in `places` decimal places. Cards are in ASCII;
 * players are named as in PHH, where p1 is the first. */
void table_explain(struct text *out, const struct table *table, const struct legality *legality,
	int places);

/* The message of a warning; "" if there is none. */
const char *table_warning_message(enum table_warning warning);

#endif
