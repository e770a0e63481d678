/* The rules of the table: one hand as a state machine.
 *
 * A hand is set up, then actions come one by one. table_check says whether one is legal and why
 * not, with what would be; table_apply carries out one that is. Everything that the table does by
 * itself (antes, blinds, ends of rounds, uncalled chips, who acts next, the showdown, paying)
 * happens inside them. No file, clock, stream or chance: deals are actions too, so the same engine
 * serves replays, simulation and play.
 *
 * Seats are in the order of dealing: seat 0 left of the button, which is the last seat; heads-up
 * seat 1 is the button and posts the first blind ("blinds are assigned in reverse"). Sources of
 * the rules stand at each in the table_*.c and in felt-hands(5). */
#ifndef FELT_GAME_TABLE_H
#define FELT_GAME_TABLE_H

#include "game/pots.h"
#include "game/variant.h"

#include "cards/card.h"

enum { CARD_UNKNOWN = 0xff /* of an enum of cards: a card that nobody has seen, ?? */ };

enum act {
	ACT_DEAL_BOARD, /* the street's cards, all or some */
	ACT_DEAL_HOLE,  /* to `seat`, some or all of its cards */
	ACT_FOLD,
	ACT_CHECK_CALL,
	ACT_BET_RAISE, /* to `amount` in all on this street */
	ACT_SHOW, /* all cards of the hand, CARD_UNKNOWN for one kept down; no cards: the known */
	ACT_MUCK,
	ACT_BRING_IN, /* these two are of games that the engine does not play yet: never due */
	ACT_DRAW,     /* cards: those discarded, none to stand pat */
};

struct action {
	enum act act;
	int seat; /* of no meaning to the board */
	chips amount;
	int count;
	card card[HOLE_CARDS_MAX];
};

/* House rules, a bit each. */
enum house_rule {
	HOUSE_ANY_RAISE = 1 /* no and pot limit: a raise stands when it is above the bet */
};

struct table_setup {
	const struct variant *variant;
	int seats;              /* 2 to SEATS_MAX, and no more than the deck has cards for */
	chips stack[SEATS_MAX]; /* above 0, or CHIPS_UNKNOWN */
	chips ante[SEATS_MAX]; /* this and the next in the order of hand files: heads-up reversed */
	chips blind[SEATS_MAX];   /* blinds, straddles; below 0 a newcomer's live post of so much */
	chips small_bet, big_bet; /* of a fixed limit */
	chips min_bet;            /* of the others */
	bool trim_antes; /* a short ante makes a layer; else all are whole in the main pot */
	unsigned house;
};

enum phase {
	PHASE_DEAL_HOLE,  /* hole cards are due */
	PHASE_BET,        /* `actor` is to act */
	PHASE_DEAL_BOARD, /* a street's board cards are due */
	PHASE_SHOWDOWN,   /* hands are to be shown or mucked, `actor` next; any order is accepted */
	PHASE_OVER,       /* all is paid */
};

struct seat {
	chips stack;  /* behind */
	chips street; /* put in on this street */
	chips paid;   /* in the whole hand, street's included, antes and what went back not */
	chips ante;
	bool folded;
	bool all_in; /* nothing behind; false again when chips went back */
	bool shown;
	bool kept;        /* of those shown some were kept down */
	bool acted;       /* since the last full bet or raise */
	uint8_t shown_at; /* board cards when it was shown */
	uint8_t mucked;   /* who mucked at the showdown, in what order: 1, 2 ...; else 0 */
	uint8_t cards;
	card card[HOLE_CARDS_MAX]; /* CARD_UNKNOWN where nobody knows */
	chips acted_at;            /* the bet that it faced when it last acted, or made */
};

struct table {
	enum phase phase;
	int street;    /* index into the variant's */
	int actor;     /* who is to act in PHASE_BET and PHASE_SHOWDOWN, else -1 */
	int due;       /* cards still to be dealt on this street */
	int in;        /* players who have not folded */
	int can_bet;   /* of them, who have chips left */
	chips bet;     /* the highest of this street; of blinds the full one, posted short or not */
	chips full;    /* what the last full bet or raise added, or the first would have to */
	chips level;   /* what `bet` was after the last full bet or raise */
	int raises;    /* bets and raises of this street, of a fixed limit those that count */
	chips pot;     /* all that was put in on all streets, less what went back */
	int opener;    /* who opened the last round of betting, or would have */
	int aggressor; /* who bet or raised last in it, or -1 */
	bool runout;   /* nobody is left to bet against: only cards come */
	int unasked;   /* who may check although nobody asks, or -1 */
	int mucks;
	int board_count;
	card board[BOARD_CARDS_MAX];
	card_set seen;   /* known cards, so that none is dealt twice */
	int returned_to; /* uncalled chips that went back in this hand, or -1 */
	chips returned;
	struct table_setup setup;
	struct seat seat[SEATS_MAX];
	/* when PHASE_OVER */
	struct pots pots;
	struct pot_award award[SEATS_MAX + 1];
};

/* Why an action is not legal; TABLE_OK first. The message is table_explain's. */
enum table_fault {
	TABLE_OK,
	TABLE_HAND_OVER,
	TABLE_NOT_DUE,  /* such an action is not what is to happen now */
	TABLE_NOT_TURN, /* another seat is to act: `seat` */
	TABLE_NO_SEAT,
	TABLE_FOLDED,
	TABLE_CARD_TWICE,    /* `card` */
	TABLE_CARD_COUNT,    /* `least` cards are due */
	TABLE_RAISE_SMALL,   /* the least raise is to `least` */
	TABLE_RAISE_BIG,     /* the most is to `most`: the pot, or the stack */
	TABLE_RAISE_SIZE,    /* fixed limit: the raise is to `least` exactly */
	TABLE_RAISE_CAPPED,  /* no more raises on this street */
	TABLE_NOT_REOPENED,  /* a short all-in does not reopen the betting to who has acted */
	TABLE_NOBODY_CALLS,  /* raising when nobody could call */
	TABLE_NO_CHIPS,      /* raising with a stack that is no more than a call */
	TABLE_SHOWN,         /* has shown or mucked already */
	TABLE_OTHER_CARDS,   /* shows other cards than it was dealt */
	TABLE_NOTHING_KNOWN, /* unknown cards decide a showdown: it cannot be settled */
	TABLE_FAULTS
};

/* Unusual and accepted. */
enum table_warning {
	TABLE_NO_WARNING,
	TABLE_FOLD_FOR_NOTHING, /* folds when checking is free */
	TABLE_CHECK_UNASKED,    /* a check that nobody asks for */
	TABLE_RAISE_COMPLETES,  /* fixed limit: completes a short all-in to the full level */
	TABLE_RAISE_EFFECTIVE,  /* below the least raise, to what puts all opponents all in */
	TABLE_WARNINGS
};

struct verdict {
	enum table_fault fault;
	enum table_warning warning;
	int seat; /* whose turn it is, else -1 */
	card card;
	chips call; /* what a call costs */
	chips least,
		most; /* raises to; both 0 when no raise is legal, or it was a fold or a call */
};

/* Takes antes and blinds and makes ready for the first action. False when the setup cannot be: a
 * variant without streets, fewer than two seats, too many, no chips in a stack, amounts beyond
 * CHIPS_MOST, a negative ante, sizes that the limit needs missing. */
bool table_begin(struct table *table, const struct table_setup *setup);

/* Whether an action is legal now. With NULL as action: what would be (`seat`, `call`, `least`,
 * `most`). */
void table_check(const struct table *table, const struct action *action, struct verdict *out);

/* Checks, and carries out when legal; returns the verdict's fault. What is refused changes
 * nothing. */
enum table_fault table_apply(struct table *table, const struct action *action, struct verdict *out);

/* No more actions come. Settles a hand whose end needs none: known cards at the showdown that
 * nobody has shown (a warning is then due: *unshown is true). TABLE_NOTHING_KNOWN when cards that
 * decide are unknown; TABLE_NOT_DUE when the hand stopped early: table->phase is not PHASE_OVER
 * then. */
enum table_fault table_end(struct table *table, bool *unshown);

/* The pots as they would be if the betting ended now; those that were paid when the hand is over.
 */
void table_pots(const struct table *table, struct pots *out);

/* Appends why, with amounts in `places` places: "the least raise is to 40". Cards are written in
 * ASCII, players as hand files have them, p1 the first. */
void table_explain(struct text *out, const struct table *table, const struct verdict *verdict,
	int places);

/* "folds when checking is free"; "" for none. */
const char *table_warning_message(enum table_warning warning);

#endif
