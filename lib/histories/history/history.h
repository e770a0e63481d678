/* A hand as a poker site tells it: what its text says, in the order of the text, before any rule
 * has looked at it.
 *
 * A reader of a site's format (sites) fills a struct history: the facts of the heading, the seats,
 * and events, one for each line that says that something happened. It knows the grammar of the
 * site and nothing of poker. history_play then puts the seats into the order of the deal, carries
 * the events out on a table (game/table), and compares everything that the text states with what
 * the rules make of it: whose turn it is, what a call costs, uncalled bets, pots, who is paid.
 * history_write makes a hand file (game/phh) of the result, which is what commands read, unless
 * less is enough for them (histories_holds).
 *
 *     text -> struct history -> struct history_play -> hand file -> struct hand_record
 *
 * What does not add up is a note with a place in the text. Notes of two kinds: a fault makes the
 * hand a bad one, a warning does not. Offsets count bytes from the start of the hand's text.
 *
 * A hand is bad when the rules refuse an action or when money does not add up. Of each hand must
 * hold: the sum of what the players won less what they put in is the money that the house put in
 * less rake and fees. */
#ifndef FELT_HISTORIES_HISTORY_H
#define FELT_HISTORIES_HISTORY_H

#include "game/table/table.h"
#include "histories/histories_status.h"

#include <string.h>

enum {
	HISTORY_SEATS_MAX = SEATS_MAX, /* players that a text may list */
	HISTORY_EVENTS_MAX = 20000,
	HISTORY_NOTES_MAX = 100,
	HISTORY_POTS_MAX = 12,  /* that a text names one by one */
	HISTORY_PRIZES_MAX = 48 /* what is beyond is left out */
};

/* -- amounts -------------------------------------------------------------- */

/* An amount as it was written: 2.50 is digits 250 with 2 places. HISTORY_NOT_GIVEN: none was. */
struct history_amount {
	int64_t digits;
	int places;
};

#define HISTORY_NOT_GIVEN ((struct history_amount){0, -1})

static inline bool history_given(struct history_amount amount)
{
	return amount.places >= 0;
}

/* Brings both to the places of the one that has more. */
void history_same_places(struct history_amount *a, struct history_amount *b);

/* The sum of amounts, with the places of the one that has more. */
struct history_amount history_sum(struct history_amount a, struct history_amount b);

/* -- events --------------------------------------------------------------- */

enum history_event_kind {
	/* forced bets; `added` is what was put in */
	HISTORY_ANTE,
	HISTORY_SMALL_BLIND,
	HISTORY_BIG_BLIND, /* the first is the blind of its seat; another is a live post */
	HISTORY_STRADDLE,
	HISTORY_LIVE, /* a post of a newcomer or of one who was away, which counts as a bet */
	HISTORY_DEAD, /* chips that go to the pot and count for nothing */
	HISTORY_BOTH, /* a live big blind, and the rest dead */
	HISTORY_BRING_IN,
	/* what players do in their turn */
	HISTORY_FOLD,
	HISTORY_CHECK,
	HISTORY_CALL,   /* `added`, or `to` */
	HISTORY_BET,    /* likewise */
	HISTORY_RAISE,  /* likewise */
	HISTORY_ALL_IN, /* a bet, call or raise of all chips: the rules say which */
	HISTORY_DRAW,   /* discards `count` cards; CARD_UNKNOWN where nobody knows which */
	HISTORY_PAT,
	/* cards */
	HISTORY_HOLE,  /* `count` cards dealt to the seat, in their order; of stud, up cards too */
	HISTORY_BOARD, /* `count` new cards of the board `run` (0 is the first) */
	HISTORY_KNOWN, /* the seat's whole hand, which nobody showed at the table */
	HISTORY_SHOW,  /* the whole hand or part of it; no cards: those that were dealt */
	HISTORY_MUCK,
	/* money */
	HISTORY_RETURN,   /* `added` comes back to the seat, because nobody could call it */
	HISTORY_COLLECT,  /* the seat is paid `added` out of a pot */
	HISTORY_CASH_OUT, /* the house pays the seat `added`, and has what the seat wins */
	HISTORY_PAID,     /* the house pays the seat `added` besides the pots: a splash is no such
			     payment, a prize for a bad beat is */
	HISTORY_FEE,      /* the house takes `added` from the seat besides the rake */
	HISTORY_GONE,     /* the seat left: from here on it folds when it is its turn */
	/* what the text states about the seat besides */
	HISTORY_PUT_IN, /* it put in `added` in all, with or without what nobody could call */
	HISTORY_LEFT,   /* it has `added` when the hand is over */
	HISTORY_NET,    /* it won `added` more than it put in, or lost what is below 0 */
	/* what the text states of no seat */
	HISTORY_POT_SO_FAR, /* `added` is in the pots by now */
};

struct history_event {
	enum history_event_kind kind;
	int8_t seat; /* index into `seat`, or -1 */
	int8_t run;
	int8_t place; /* of cards of a later board: how many of it lie before them, and 1 more; 0:
			 the text does not say */
	bool all_in;  /* the text says so */
	uint8_t count;
	card card[HOLE_CARDS_MAX];
	struct history_amount added; /* chips that this adds */
	struct history_amount to;    /* what the seat has then put in on this street, in all; of a
					cash-out, the fee that the house took from it */
	size_t offset, length;       /* of the line, or of the words that say it */
};

/* -- seats ---------------------------------------------------------------- */

struct history_seat {
	struct slice name; /* UTF-8 */
	int number;        /* of the seat, from 1; 0 where the text has none */
	struct history_amount stack;
	bool dealt;    /* is dealt in, though it may have no event */
	size_t offset; /* of the line about it */
};

/* -- money besides the chips ----------------------------------------------- */

/* In tournaments chips are no money; what is paid in money is in no pot and in no stack of the
 * hand.
 */
enum history_prize_kind {
	HISTORY_ON_HEAD, /* the bounty on the player's head before the hand */
	HISTORY_BOUNTY,  /* paid for eliminating others */
	HISTORY_PRIZE,   /* paid for the place in the tournament */
	HISTORY_BOUGHT,  /* paid by the player for a re-buy or an add-on */
	HISTORY_PRIZE_KINDS
};

struct history_prize {
	enum history_prize_kind kind;
	int8_t seat;
	struct history_amount money;
};

/* -- the whole hand ------------------------------------------------------- */

/* A time as the text has it; `year` 0: none. */
struct history_time {
	int16_t year;
	uint8_t month, day, hour, minute, second;
	uint8_t weekday;   /* from 1, which is Monday; 0: none */
	struct slice zone; /* "ET", "CET", "UTC", or length 0 */
};

/* What the text says about the pot of the hand. */
enum history_pot {
	HISTORY_POT_NOT_GIVEN,
	HISTORY_POT_WHOLE, /* before the rake was taken */
	HISTORY_POT_RAKED, /* after it */
};

struct history_note {
	bool fault;
	size_t offset, length; /* in the hand's text */
	size_t from, words;    /* the message, in the words of the history */
};

/* What holds for all texts of a site, and is said nowhere in them. The row of the site has it; a
 * reader changes what depends on the hand. */
struct history_dialect {
	/* -- how it writes */
	bool numbers_recur; /* numbers of hands begin anew in each text, and tell no hands apart */
	bool one_line;      /* a hand may be one line of text */
	bool commas;        /* amounts are written 1.234,50; for readers */
	bool either;        /* or 1,234.50 and 1,50; for readers */
	bool listed;        /* players sit in the order of the list, not of their numbers */
	bool raises_by;     /* what a raise adds, besides its total, is what it adds to the bet */
	bool raises_add;    /* it is what the player adds */
	bool all_in_given;  /* where an action is said to be all-in, no chips are left */
	bool folds_early;   /* a fold may stand before the player's turn */
	bool folded_show;   /* who has folded may show the hand at the showdown of others */
	bool shows_given; /* who is in a showdown shows the whole hand there, or mucks, in words */
	bool deals_given; /* lines deal their cards to all players, whose cards are known */
	bool two_boards;  /* boards that have no card in common and are bet on are two, not runs */
	/* -- what it leaves out */
	bool blinds_not_given;  /* the blinds were posted, by whom the button says; no line has them
				 */
	bool small_dead;        /* then nobody posted the small one */
	bool streets_not_given; /* the last event of the board has streets that no line begins: each
				is dealt when the bets before it are even */
	bool returns_not_given; /* uncalled bets are neither returned in words nor collected */
	bool returns_won;       /* uncalled bets are among what is collected */
	bool splash_besides; /* what is collected may be without the chips that the house added */
	bool rake_not_given; /* the text never states the rake: what is missing is rake */
	int rake_part;       /* then no more than the pot divided by this, or 0 by 10, is */
};

/* The stakes; of fixed limit, the blinds and the bets. */
struct history_stakes {
	struct history_amount small_blind, big_blind;
	struct history_amount small_bet, big_bet; /* of fixed limit */
	struct history_amount cap;                /* the most that a player can lose in a hand */
};

/* The money of the hand as a whole, as the text states it. */
struct history_money {
	enum history_pot pot_is;
	struct history_amount pot;                        /* of the hand in all */
	struct history_amount rake, fees;                 /* fees: for jackpots and the like */
	struct history_amount rake_least, rake_most;      /* the rake, where several are told */
	struct history_amount pot_part[HISTORY_POTS_MAX]; /* the main pot and side pots, after
							      the rake if there is any */
	int pots;
	struct history_amount splash;    /* chips that the house added to the main pot */
	struct history_amount drop;      /* a fee that may be taken without a word, or not */
	struct history_amount drop_from; /* where the text never states the rake: it is taken from
					    pots that are as large */
	size_t pot_offset, pot_length;   /* of the line that says it */
};

struct history {
	/* -- the heading; what is not set is 0 or HISTORY_NOT_GIVEN */
	struct slice number; /* the site's, as written */
	struct slice site;   /* the name of the site or of its skin */
	struct slice game;   /* in the words of the site */
	struct slice table, tournament, level, currency;
	struct slice event;  /* the name of the tournament */
	struct slice buy_in; /* in the words of the site; in money, and the currency of that and of
				prizes: set by sites_read_buy_in */
	struct slice prize_currency;
	struct history_amount paid;
	struct slice kind; /* "zoom", "fast", "home game", "play money" */
	const struct variant *variant;
	struct history_time when, also; /* two stamps of one moment, by two clocks */
	struct history_time utc;        /* that moment; set by history_play */
	bool play_money;
	bool cancelled;

	struct history_dialect dialect;
	struct history_stakes stakes;
	struct history_money money;

	/* -- the seats */
	int seats;
	int seats_max; /* of the table, 0: unknown */
	int button;    /* the number of the seat that has it; 0: unknown */
	int hero;      /* index of the seat whose cards the text knows, or -1 */
	bool numbered; /* some seat has a number */
	int prizes;
	int finished[HISTORY_SEATS_MAX]; /* by seat: the place in which the player left the
					    tournament, or won it; 0: none */

	/* -- what happened */
	int event_count;
	int note_count;       /* of the reader and of history_play */
	int notes_left_out;   /* beyond HISTORY_NOTES_MAX */
	bool bad;             /* one of the notes is a fault */
	bool failed;          /* memory is short */
	struct slice text;    /* of the hand */
	struct slice session; /* the heading of the session that the hand belongs to, or "" */

	/* -- lists, as long as the numbers above say: what is beyond is of hands before */
	struct history_seat seat[HISTORY_SEATS_MAX];
	struct history_prize prize[HISTORY_PRIZES_MAX];
	struct history_event *events;
	size_t event_room;
	struct history_note *notes;
	size_t note_room;
	struct history_event spare; /* what history_add returns that it could not add */
	struct text words;          /* of the notes */
	struct text kept;           /* see history_keep; it does not grow while a hand is read */
};

/* Empties it for the next hand, and keeps its memory. */
void history_clear(struct history *history, struct slice text);
void history_free(struct history *history);

/* The number of the hand, without letters before it, as in "HD1245993". False: it is none. */
bool history_number(const struct history *history, uint64_t *number);

/* -- for readers ---------------------------------------------------------- */

/* Adds a seat. Returns its index, or -1 with a fault noted when there are too many. */
int history_add_seat(struct history *history, const struct history_seat *seat);

/* The seat with that name; or whose name is the longest that `line` begins with and `after`
 * follows ("" is followed by anything); -1: none. Names are never told by a pattern, because they
 * may contain any words of the site. *rest is what follows `after`. */
int history_seat_named(const struct history *history, struct slice name);
static inline int history_seat_begins(const struct history *history, struct slice line,
	const char *after, struct slice *rest);

/* Adds an event and returns it, zeroed but for these. `line` lies in the text. When memory is short
 * or there are too many it is one that is not in the list, and never NULL. */
struct history_event *history_add(struct history *history, enum history_event_kind kind, int seat,
	struct slice line);

/* A loop over the events, in their order. */
#define HISTORY_EACH(EVENT, HISTORY)                                                               \
	for (struct history_event *EVENT = (HISTORY)->events;                                      \
		(EVENT) < (HISTORY)->events + (HISTORY)->event_count; (EVENT)++)

/* The first line of the text. */
struct slice history_heading(const struct history *history);

/* The line of an event. */
struct slice history_line(const struct history *history, const struct history_event *event);

/* Whether the seat, or anybody, has an event of that kind. */
bool history_has(const struct history *history, enum history_event_kind kind, int seat);
bool history_has_any(const struct history *history, enum history_event_kind kind);

/* Adds money that is not in the pots. */
void history_add_prize(struct history *history, enum history_prize_kind kind, int seat,
	struct history_amount money);

/* Notes something about a part of the text. The message is that of the status, with `%s` for the
 * part. */
__attribute__((cold)) void history_warn(struct history *history, status_code status,
	struct slice at);
__attribute__((cold)) void history_fault(struct history *history, status_code status,
	struct slice at);

/* The same with other words for `%s`, which need not lie in the text. */
__attribute__((cold)) void history_warn_of(struct history *history, status_code status,
	struct slice at, struct slice words);
__attribute__((cold)) void history_fault_of(struct history *history, status_code status,
	struct slice at, struct slice words);

/* Copies bytes that shall live as long as the hand, such as a string without its entities. There is
 * room for twice the length of the hand's text; what is beyond it is left out. */
struct slice history_keep(struct history *history, struct slice bytes);

/* -- notes ---------------------------------------------------------------- */

/* Begins a note; its message is what is added to history->words before the next one begins. */
__attribute__((cold)) void history_note(struct history *history, bool fault, size_t offset,
	size_t length);

/* The message of a note; valid until the next hand. */
struct slice history_note_words(const struct history *history, int note);

/* The length of words that are known when the program is compiled costs nothing. */
int history_seat_begins_bytes(const struct history *history, struct slice line, const char *after,
	size_t follows, struct slice *rest);

static inline int history_seat_begins(const struct history *history, struct slice line,
	const char *after, struct slice *rest)
{
	return history_seat_begins_bytes(history, line, after, strlen(after), rest);
}

#endif
