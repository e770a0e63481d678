/* The record of a hand, whatever text it was read from, and playing it to its end.
 *
 * A struct hand_record holds what happened: the setup, the names, the actions with their places in
 * the text, and the results that the text claims. A reader of some format fills it (phh); what it
 * points to belongs to the reader and to the text, and is valid until the reader reads the next
 * hand or the text is freed. The rules of the table then carry the actions out one by one:
 *
 *     hand_play_begin(&play, &hand, house);
 *     while (hand_play_next(&play))
 *             ... play.step, play.table ...
 *     hand_play_end(&play);
 *
 * An action that the rules refuse, and an expectation that is not met, is a fault, and the hand
 * ends there. What is odd but legal is a warning. */
#ifndef FELT_GAME_HAND_H
#define FELT_GAME_HAND_H

#include "game/table/table.h"

/* -- the record ------------------------------------------------------------------- */

/* An entry of the hand's text, in the order of the text: a known or unknown key, or a comment that
 * has a line to itself, which has no name. */
struct hand_key {
	struct slice name;
	struct slice value;   /* as written */
	struct slice text;    /* the contents of a string, unescaped; else the value */
	struct slice comment; /* from its `#` on, or length 0 */
	size_t offset;        /* of the value, or of the comment */
	int kind;             /* used by the reader and the writer; 0: only a comment */
};

struct hand_action {
	struct slice text;    /* without quotes, unescaped */
	size_t comment;       /* where the comment begins in `text`, or its length */
	size_t offset;        /* of the first byte of `text`; of the string when it had escapes */
	size_t length;        /* in the hand's text */
	struct action action; /* when `status` is STATUS_OK and `nothing` is false */
	status_code status;   /* why it cannot be read, or STATUS_OK */
	bool nothing;         /* the string is empty or has only a comment */
	bool escaped;         /* it had escapes: a fault is located at the whole string */
	uint8_t places;       /* decimal places of the amount, as written */
	/* Where in the hand's text the fault is, and its number, when it cannot be read. */
	uint32_t fault_offset, fault_length, fault_number;
};

/* What a comment expects: `# expect pot 300`. The language is described in felt-hands(5). */
enum hand_expect {
	HAND_EXPECT_UNCLEAR, /* it begins with `expect` but is not understood */
	HAND_EXPECT_POT,     /* amount[0]: all chips in the middle */
	HAND_EXPECT_POTS,    /* `count` amounts, main pot first */
	HAND_EXPECT_STACK,   /* amount[0]: the stack of `seat` */
	HAND_EXPECT_STACKS,  /* of all seats, CHIPS_UNKNOWN for `inf` */
	HAND_EXPECT_ACTOR,   /* `seat` is to act; -1: nobody is */
	HAND_EXPECT_CALL,    /* amount[0]: what a call costs */
	HAND_EXPECT_RAISE,   /* amount[0] and [1]: least and most to raise to; count 0: no raise */
	HAND_EXPECT_BOARD,   /* `count` cards */
	HAND_EXPECT_OVER,    /* the hand is over */
	HAND_EXPECT_ERROR,   /* the action is refused, with `words` in the reason */
};

struct hand_expectation {
	enum hand_expect what;
	int action; /* the number of actions before it. An error is about the action of that index,
		       anything else about the state before it, or, after the last, about the end */
	int seat, count;
	struct slice text;     /* from the word `expect` on, without blanks at its end */
	size_t offset, length; /* in the hand's text */
	struct slice words;
	chips amount[SEATS_MAX + 1];
	card board[BOARD_CARDS_MAX];
};

struct hand_record {
	struct slice number;   /* its number in a file of many hands, or length 0 */
	int places;            /* decimal places of all amounts: the most that any of them has */
	struct slice variant;  /* as written */
	size_t variant_offset; /* of the value */
	bool has_setup; /* false: the variant is not known; the amounts are there all the same */
	struct table_setup setup;
	struct hand_action *actions;
	int action_count;
	int malformed; /* the first action that cannot be read, or action_count */
	struct hand_expectation *expectations; /* by `action` */
	int expectation_count;
	bool has_finishing, has_winnings;
	chips finishing[SEATS_MAX], winnings[SEATS_MAX];
	struct slice player[SEATS_MAX]; /* names, unescaped, or length 0 */
	int seat_number[SEATS_MAX];     /* the table's numbers of the seats, or 0 */
	struct hand_key *keys;
	int key_count;
};

/* The entry of a key; NULL when the hand does not have the key. */
const struct hand_key *hand_find(const struct hand_record *hand, const char *name);

/* The text of a key, without its quotes; of length 0 when the hand does not have the key. */
struct slice hand_text(const struct hand_record *hand, const char *name);

/* The item of that index, from 0, of a field that is a list, such as [0.00, 12.50]; empty if there
 * is none. */
struct slice hand_item(const struct hand_record *hand, const char *name, int index);

/* Appends the date of a hand as far as the file knows it: "2009", "2009-08", "2009-08-21". True
 * when it has a day. */
bool hand_add_date(struct text *out, const struct hand_record *hand);

/* The name of a player as the file has it, or "p3", which is written to `room`. */
struct slice hand_player(const struct hand_record *hand, int seat, char room[8]);

/* The fault of an action that cannot be read, with its place in the hand's text. */
void hand_action_fault(const struct hand_action *action, struct fault *fault);

/* The length of the words of an action, without its comment and the blanks before that. */
size_t hand_action_length(const struct hand_action *action);

/* -- positions -------------------------------------------------------------------- */

enum hand_post {
	HAND_POSTS_NOTHING,
	HAND_POSTS_SMALL_BLIND,
	HAND_POSTS_BIG_BLIND,
	HAND_POSTS_STRADDLE,
	HAND_POSTS_BLIND, /* the only blind, elsewhere than in the first two seats */
	HAND_POSTS_LIVE,  /* a newcomer's live post */
};

/* Whether the small blind is dead: nobody sits where it is due, and the first seat has the big
 * blind. */
bool hand_small_blind_is_dead(const struct table_setup *setup);

/* How many players sit between the button and the small blind: none, but where one took a seat
 * there and was dealt in. The first of the forced bets is then the small blind, and the next the
 * big one.
 */
int hand_before_blinds(const struct table_setup *setup);

/* What the small blind is in full; 0 where nobody posts one. */
chips hand_small_blind(const struct table_setup *setup);

/* Where a player sits, and what the player posts besides antes. */
struct hand_position {
	bool button;
	enum hand_post post;
	chips posted;     /* the full amount, even if the stack is shorter */
	chips ante;       /* likewise */
	const char *name; /* "under the gun", "UTG+1", ..., "lojack", "hijack" or "cutoff"; "" of
			     the seats of the blinds, and of seats that post or have the button */
	const char *code; /* "SB", "BB", "UTG", "UTG+1", ..., "LJ", "HJ", "CO", "BTN": no two
			     seats of a hand have the same; "": it has no position */
};

/* The position of a seat. To the right of the button are, in this order, the cutoff, the hijack and
 * the lojack; the first seat after the blinds is under the gun. With four players the only seat
 * that is neither the button nor a blind is the cutoff; with three or fewer all seats are the
 * button or a blind.
 *
 * Codes are of the place alone, whatever is posted there: a straddler is "UTG". Heads-up the seats
 * are "BB" and "BTN", which posts the small blind. Where nobody posts a blind, the first seat after
 * the button is under the gun; where the small blind is dead, that is the seat after the big blind.
 * A seat between the button and the small blind has no position either.
 * In stud, which has no button, no seat has a position, and its code is "". */
struct hand_position hand_position(const struct table_setup *setup, int seat);

/* Whether this is the code of some seat. */
bool hand_position_is(struct slice code);

/* -- playing ---------------------------------------------------------------------- */

/* What a player or the dealer did, in the words of the game: ACT_CHECK_CALL is a check or a call
 * and ACT_BET_RAISE is a bet, a completion or a raise, depending on what the player faced. */
enum hand_action_kind {
	HAND_DEAL_BOARD,
	HAND_DEAL_HOLE,
	HAND_FOLD,
	HAND_CHECK,
	HAND_CALL,
	HAND_BRING_IN,
	HAND_BET,
	HAND_COMPLETE, /* raises a bring-in to a bet */
	HAND_RAISE,
	HAND_SHOW,
	HAND_MUCK,
	HAND_DRAW, /* discards, to be dealt as many cards */
	HAND_STAND_PAT,
};

/* The last action that was carried out. */
struct hand_step {
	int index; /* of the action; -1 before the first */
	const struct action *action;
	enum hand_action_kind kind;
	int street; /* on which it happened; hands shown before the next card: the one before */
	chips paid; /* what the player put in with it */
	chips pot_before; /* all chips in the middle before it; after it, see table.pot */
	bool all_in;      /* and the stack is empty after it */
	bool returned;    /* uncalled chips went back with it */
	enum phase phase_before;
	int street_before;
};

/* The deed in a word, as rows have it: "raise", "stand-pat". */
const char *hand_action_word(enum hand_action_kind kind);

/* Whether the deed belongs to a round of betting. */
static inline bool hand_is_bet(enum hand_action_kind kind)
{
	return kind >= HAND_FOLD && kind <= HAND_RAISE;
}

/* A place in the hand's text, and the message about it. */
struct hand_note {
	int action; /* its index; -1: the note is about the hand */
	size_t offset, length;
	struct slice message;
};

enum hand_end {
	HAND_GOES_ON,
	HAND_OVER,
	HAND_STOPS,     /* the hand stops before its end */
	HAND_UNSETTLED, /* the winner depends on cards that are not known */
};

/* The play of a hand. It is zeroed before the first hand and then given the callbacks; it can play
 * any number of hands, one after the other. */
struct hand_play {
	bool expects; /* check the expectations; those of an error are always checked */
	void (*warn)(void *context, const struct hand_note *note); /* may be NULL */
	void *context;
	/* Puts into words why an action cannot be read: a fault within `line`; or NULL. */
	void (*explain)(struct text *out, struct slice line, const struct fault *fault);

	const struct hand_record *hand;
	struct table table;
	struct hand_step step;
	enum hand_end end;
	bool refused; /* an action that the hand expects to be refused was refused */
	bool unshown; /* cards that nobody showed took part in the showdown */
	bool invalid; /* it ended with `fault`, whose message is in `reason` */
	struct hand_note fault;
	struct text reason; /* owned */

	/* How far the play has come. */
	struct legality legality;
	int next, expectation, error;
	bool settled; /* `settlement` is the final one */
	struct settlement settlement;
};

/* Sets up the table. Returns false, with a fault, when that is not possible. */
bool hand_play_begin(struct hand_play *play, const struct hand_record *hand, unsigned house);

/* Carries out the next action. Returns false after the last one, and on a fault. */
bool hand_play_next(struct hand_play *play);

/* Settles the hand if it is not settled yet and there was no fault. Returns false when there is a
 * fault. */
bool hand_play_end(struct hand_play *play);

/* Compares the results that the hand claims with those of the rules; to be called after
 * hand_play_end. A final stack has to be what the rules give, unless it is endless. Winnings are
 * what was paid out of the pots; in the data of poker sites the rake has been taken from them, or
 * they are all 0. Winnings above what the rules give are a fault, and winnings below are a fault
 * when the final stacks show that there was no rake. Returns false when there is a fault. */
bool hand_play_check(struct hand_play *play);

/* Goes through the actions that cannot be read, without playing any. Returns false, with a fault,
 * when one of them is not expected to be refused. */
bool hand_play_readable(struct hand_play *play, const struct hand_record *hand);

/* Makes a fault of the reason that has been put into play->reason; returns false. */
bool hand_play_fault(struct hand_play *play, int action, size_t offset, size_t length);

/* The pots of the hand so far and, when it is over, who was paid what. */
const struct settlement *hand_play_settlement(struct hand_play *play);

/* The chips in front of a seat while the pots lie in the middle, where they still are after the
 * action that ended the hand, although the table has paid them: no chip is in a pot and in a stack
 * at once. */
chips hand_play_stack(struct hand_play *play, int seat);

/* What a seat has won or lost, in a hand that is over. */
chips hand_play_net(struct hand_play *play, int seat);

/* The values of a hand that took part in the showdown or was shown, as table_value_on gives them.
 * Returns false when it was neither, or when its cards are not known. */
bool hand_play_value(const struct hand_play *play, int board, int seat, score out[POT_HALVES]);

void hand_play_free(struct hand_play *play);

#endif
