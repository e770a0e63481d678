/* A hand as a poker site reports it: what the hand history says, in its own order, before any rule
 * is applied.
 *
 * A reader of a site's format (sites) fills a struct history: the facts of the header, the seats,
 * and one event for each line that reports something. The reader knows the grammar of the site and
 * nothing about poker. history_play() then puts the seats into dealing order, replays the events on
 * a table (game/table), and compares everything that the text states with what the rules give:
 * whose turn it is, the price of a call, uncalled bets, pots, who is paid. history_write() writes
 * the result as PHH (game/phh), which commands read, unless less is enough for them
 * (histories_holds).
 *
 *     text -> struct history -> struct history_play -> PHH -> struct hand_record
 *
 * Each inconsistency is a note with a location in the text. A note is either a fault, which makes
 * the hand invalid, or a warning, which does not. Offsets count bytes from the start of the hand.
 *
 * A hand is invalid if the rules reject an action or the money does not balance: the players'
 * winnings less what they put in must equal the money that the house added less rake and fees. */
#ifndef FELT_HISTORIES_HISTORY_H
#define FELT_HISTORIES_HISTORY_H

#include "game/table/table.h"
#include "histories/histories_status.h"

#include <string.h>

enum {
	HISTORY_SEATS_MAX = SEATS_MAX, /* maximum number of players that a text may list */
	HISTORY_EVENTS_MAX = 20000,
	HISTORY_NOTES_MAX = 100,
	HISTORY_POTS_MAX = 12,  /* maximum number of pots that a text states separately */
	HISTORY_PRIZES_MAX = 48 /* further prizes are left out */
};

/* -- amounts -------------------------------------------------------------- */

/* An amount as written: 2.50 is digits 250 with 2 places. HISTORY_NOT_GIVEN if the text has
 * none. */
struct history_amount {
	int64_t digits;
	int places;
};

#define HISTORY_NOT_GIVEN ((struct history_amount){0, -1})

static inline bool history_given(struct history_amount amount)
{
	return amount.places >= 0;
}

/* Brings both amounts to the larger number of decimal places. */
void history_same_places(struct history_amount *a, struct history_amount *b);

/* The sum of two amounts, with the larger number of decimal places. */
struct history_amount history_sum(struct history_amount a, struct history_amount b);

/* -- events --------------------------------------------------------------- */

enum history_event_kind {
	/* forced bets; `added` is the amount posted */
	HISTORY_ANTE,
	HISTORY_SMALL_BLIND,
	HISTORY_BIG_BLIND, /* the first is the blind of its seat; any other is a live post */
	HISTORY_STRADDLE,
	HISTORY_LIVE, /* post of a new or returning player that counts as a bet */
	HISTORY_DEAD, /* goes to the pot and does not count as a bet */
	HISTORY_BOTH, /* a live big blind, and the rest dead */
	HISTORY_BRING_IN,
	/* actions of players in turn */
	HISTORY_FOLD,
	HISTORY_CHECK,
	HISTORY_CALL,   /* `added`, or `to` */
	HISTORY_BET,    /* the same */
	HISTORY_RAISE,  /* the same */
	HISTORY_ALL_IN, /* a bet, call or raise of all chips; the rules decide which */
	HISTORY_DRAW,   /* discards `count` cards; CARD_UNKNOWN for unknown cards */
	HISTORY_PAT,
	/* cards */
	HISTORY_HOLE,  /* `count` cards dealt to the seat, in order; in stud also up cards */
	HISTORY_BOARD, /* `count` new cards of board `run` (0 is the first) */
	HISTORY_KNOWN, /* the seat's whole hand, which was not shown at the table */
	HISTORY_SHOW,  /* all or part of the hand; if there are no cards, those that were dealt */
	HISTORY_MUCK,
	/* money */
	HISTORY_RETURN,   /* an uncalled bet of `added` is returned to the seat */
	HISTORY_COLLECT,  /* the pot pays the seat `added` */
	HISTORY_CASH_OUT, /* the house pays the seat `added` and receives what the seat wins */
	HISTORY_PAID, /* the house pays the seat `added` on top of the pots: a bad beat jackpot, but
			 not a splash */
	HISTORY_FEE,  /* the house takes `added` from the seat on top of the rake */
	HISTORY_GONE, /* the seat left: it folds in each later turn */
	/* other statements about the seat */
	HISTORY_PUT_IN, /* it put in `added` in all, with or without uncalled chips */
	HISTORY_LEFT,   /* it has `added` at the end of the hand */
	HISTORY_NET,    /* it won `added` more than it put in; negative if it lost */
	/* statements about no seat */
	HISTORY_POT_SO_FAR, /* the pots hold `added` at this point */
};

struct history_event {
	enum history_event_kind kind;
	int8_t seat; /* index into `seat`, or -1 */
	int8_t run;
	int8_t place; /* for cards of a second or later board: 1 + the number of its cards before
			 these; 0: not stated */
	bool all_in;  /* stated by the text */
	uint8_t count;
	card card[HOLE_CARDS_MAX];
	struct history_amount added; /* chips that this event adds */
	struct history_amount to;    /* the seat's total on this street after this event; for a
					cash-out, the fee that the house took from it */
	size_t offset, length;       /* of the line, or of the words for this event */
};

/* -- seats ---------------------------------------------------------------- */

struct history_seat {
	struct slice name; /* UTF-8 */
	int number;        /* seat number, from 1; 0 if the text has none */
	struct history_amount stack;
	bool dealt;    /* dealt in, even if it has no event */
	size_t offset; /* of the seat's line */
};

/* -- money outside the chips ----------------------------------------------- */

/* Chips of a tournament are not money; money that is paid belongs to no pot or stack of the
 * hand. */
enum history_prize_kind {
	HISTORY_ON_HEAD, /* bounty on the player's head before the hand */
	HISTORY_BOUNTY,  /* paid for eliminating other players */
	HISTORY_PRIZE,   /* paid for the player's finishing place */
	HISTORY_BOUGHT,  /* paid by the player for a rebuy or an add-on */
	HISTORY_PRIZE_KINDS
};

struct history_prize {
	enum history_prize_kind kind;
	int8_t seat;
	struct history_amount money;
};

/* -- the whole hand ------------------------------------------------------- */

/* A time as written; `year` is 0 if there is none. */
struct history_time {
	int16_t year;
	uint8_t month, day, hour, minute, second;
	uint8_t weekday;   /* 1 (Monday) to 7; 0: none */
	struct slice zone; /* "ET", "CET", "UTC", or length 0 */
};

/* Basis of the pot that the text states. */
enum history_pot {
	HISTORY_POT_NOT_GIVEN,
	HISTORY_POT_WHOLE, /* before the rake */
	HISTORY_POT_RAKED, /* after the rake */
};

struct history_note {
	bool fault;
	size_t offset, length; /* in the hand history */
	size_t from, words;    /* the message, in history->words */
};

/* Properties of a site's format that no text states. The site's row has them; a reader changes
 * those that depend on the hand. */
struct history_dialect {
	/* -- how it writes  */
	bool numbers_recur; /* hand numbers restart in each file and do not identify hands */
	bool one_line;      /* a hand may be a single line */
	bool commas;        /* amounts are written 1.234,50; for readers */
	bool either;        /* or 1,234.50 and 1,50; for readers */
	bool listed;        /* players sit in the order of the list, not of their seat numbers */
	bool raises_by;    /* in addition to the raise-to amount, a raise states the increase of the
			      bet */
	bool raises_add;   /* instead, a raise states the chips that the player adds */
	bool all_in_given; /* an action marked as all-in leaves no chips */
	bool folds_early;  /* a fold may come before the player's turn */
	bool folded_show;  /* a player who has folded may show at the showdown of others */
	bool shows_given;  /* lines say who shows the whole hand at showdown and who mucks */
	bool deals_given;  /* lines deal the cards of all players, so all hole cards are known */
	bool two_boards; /* boards that share no card and are bet on are two boards, not runouts */
	/* -- what it leaves out  */
	bool blinds_not_given;  /* blinds were posted, as the button implies, but no line says so */
	bool small_dead;        /* then no player posted the small blind */
	bool streets_not_given; /* the last board event includes streets without lines of their own:
				   each is dealt when the bets before it are even */
	bool returns_not_given; /* uncalled bets are neither returned by a line nor collected */
	bool returns_won;       /* uncalled bets are included in the amounts collected */
	bool splash_besides;    /* amounts collected may exclude chips that the house added */
	bool rake_not_given;    /* the text never states the rake: rake is what is missing */
	int rake_part;          /* then at most the pot divided by this; 0 means 10 */
};

/* The stakes: blinds, and in fixed limit also the bets. */
struct history_stakes {
	struct history_amount small_blind, big_blind;
	struct history_amount small_bet, big_bet; /* fixed limit only */
	struct history_amount cap;                /* maximum loss of a player in the hand */
};

/* Money of the whole hand, as the text states it. */
struct history_money {
	enum history_pot pot_is;
	struct history_amount pot;        /* total of the hand */
	struct history_amount rake, fees; /* fees: for jackpots and the like */
	struct history_amount rake_least,
		rake_most; /* range of the rake, if the text states several */
	struct history_amount
		pot_part[HISTORY_POTS_MAX]; /* main pot and side pots, after any rake */
	int pots;
	struct history_amount splash;    /* chips that the house added to the main pot */
	struct history_amount drop;      /* a fee that may be taken without a line */
	struct history_amount drop_from; /* if the text never states the rake: it is taken from pots
					    of at least this size */
	size_t pot_offset, pot_length;   /* of the line that states the pot */
};

struct history {
	/* -- the header; unset fields are 0 or HISTORY_NOT_GIVEN -- */
	struct slice number; /* of the hand, as written */
	struct slice site;   /* name of the site or skin */
	struct slice game;   /* in the site's words */
	struct slice table, tournament, level, currency;
	struct slice event;  /* tournament name */
	struct slice buy_in; /* in the site's words; as money; currency of the buy-in and the
				prizes: set by sites_read_buy_in */
	struct slice prize_currency;
	struct history_amount paid;
	struct slice kind; /* "zoom", "fast", "home game", "play money" */
	const struct variant *variant;
	struct history_time when, also; /* two timestamps of the same moment, by two clocks */
	struct history_time utc;        /* that moment; set by history_play */
	bool play_money;
	bool cancelled;

	struct history_dialect dialect;
	struct history_stakes stakes;
	struct history_money money;

	/* -- the seats  */
	int seats;
	int seats_max; /* of the table; 0: unknown */
	int button;    /* seat number of the button; 0: unknown */
	int hero;      /* index of the seat whose hole cards the text has, or -1 */
	bool numbered; /* some seat has a number */
	int prizes;
	int finished[HISTORY_SEATS_MAX]; /* by seat: finishing place of a player eliminated in this
					    hand, or of the winner; 0: none */

	/* -- what happened  */
	int event_count;
	int note_count;       /* of the reader and of history_play */
	int notes_left_out;   /* beyond HISTORY_NOTES_MAX */
	bool bad;             /* some note is a fault */
	bool failed;          /* out of memory */
	struct slice text;    /* the hand */
	struct slice session; /* header of the session that the hand belongs to, or "" */

	/* -- lists; only as many elements as the counts above are valid --------------- */
	struct history_seat seat[HISTORY_SEATS_MAX];
	struct history_prize prize[HISTORY_PRIZES_MAX];
	struct history_event *events;
	size_t event_room;
	struct history_note *notes;
	size_t note_room;
	struct history_event spare; /* history_add() returns it if it cannot add an event */
	struct text words;          /* messages of the notes */
	struct text kept; /* see history_keep; it is not reallocated while a hand is read */
};

/* Empties it for the next hand and keeps its memory. */
void history_clear(struct history *history, struct slice text);
void history_free(struct history *history);

/* The hand number, without letters before it, as in "HD1245993". False if it is not a number. */
bool history_number(const struct history *history, uint64_t *number);

/* -- for readers ---------------------------------------------------------- */

/* Adds a seat. Returns its index, or -1 with a fault noted if there are too many. */
int history_add_seat(struct history *history, const struct history_seat *seat);

/* The seat with this name; or the seat with the longest name such that `line` begins with the name
 * and `after`; -1 if there is none. *rest is what follows `after`, which may be "". Names are never
 * found by a pattern, because they may contain any words of the site. */
int history_seat_named(const struct history *history, struct slice name);
static inline int history_seat_begins(const struct history *history, struct slice line,
	const char *after, struct slice *rest);

/* Adds an event and returns it; its other members are zero. `line` is part of the text. Never
 * returns NULL: if out of memory, or if there are too many events, the event returned is not in the
 * list. */
struct history_event *history_add(struct history *history, enum history_event_kind kind, int seat,
	struct slice line);

/* A loop over the events, in order. */
#define HISTORY_EACH(EVENT, HISTORY)                                                               \
	for (struct history_event *EVENT = (HISTORY)->events;                                      \
		(EVENT) < (HISTORY)->events + (HISTORY)->event_count; (EVENT)++)

/* The first line of the text. */
struct slice history_heading(const struct history *history);

/* The line of an event. */
struct slice history_line(const struct history *history, const struct history_event *event);

/* True if the seat, or any seat, has an event of this kind. */
bool history_has(const struct history *history, enum history_event_kind kind, int seat);
bool history_has_any(const struct history *history, enum history_event_kind kind);

/* Adds money that is not in the pots. */
void history_add_prize(struct history *history, enum history_prize_kind kind, int seat,
	struct history_amount money);

/* Notes a warning or a fault about a part of the text. The message is that of the status, with the
 * part for `%s`. */
__attribute__((cold)) void history_warn(struct history *history, status_code status,
	struct slice at);
__attribute__((cold)) void history_fault(struct history *history, status_code status,
	struct slice at);

/* Like history_warn() and history_fault(), but with other words for `%s`, which need not be part of
 * the text. */
__attribute__((cold)) void history_warn_of(struct history *history, status_code status,
	struct slice at, struct slice words);
__attribute__((cold)) void history_fault_of(struct history *history, status_code status,
	struct slice at, struct slice words);

/* Copies bytes that must live as long as the hand, such as a string with its entities decoded.
 * There is space for twice the length of the hand; bytes beyond that are dropped. */
struct slice history_keep(struct history *history, struct slice bytes);

/* -- notes ---------------------------------------------------------------- */

/* Begins a note. Its message is what is added to history->words before the next note begins. */
__attribute__((cold)) void history_note(struct history *history, bool fault, size_t offset,
	size_t length);

/* The message of a note; valid until the next hand. */
struct slice history_note_words(const struct history *history, int note);

/* strlen() of a literal is computed at compile time. */
int history_seat_begins_bytes(const struct history *history, struct slice line, const char *after,
	size_t follows, struct slice *rest);

static inline int history_seat_begins(const struct history *history, struct slice line,
	const char *after, struct slice *rest)
{
	return history_seat_begins_bytes(history, line, after, strlen(after), rest);
}

#endif
