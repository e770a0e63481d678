/* The record of a hand, from whatever format it was read, and its replay.
 *
 * A struct hand_record holds what happened: the setup, the names, the actions with their locations
 * in the text, and the results that the text states. The reader of a format fills it (phh).
 * Everything it points to belongs to the reader and to the text, and is valid until the reader
 * reads the next hand or the text is freed. The rules of the table then apply the actions one by
 * one:
 *
 *     hand_play_begin(&play, &hand, house);
 *     while (hand_play_next(&play))
 *             ... play.step, play.table ...
 *     hand_play_end(&play);
 *
 * An action that the rules reject, or an expectation that is not met, is a fault, and ends the
 * replay. An action that is odd but legal is a warning. */
#ifndef FELT_GAME_HAND_H
#define FELT_GAME_HAND_H

#include "game/table/table.h"

/* -- the record ------------------------------------------------------------------- */

/* An entry of the hand, in the order of the text: a known or unknown key, or a comment on a line of
 * its own, which has no name. */
struct hand_key {
	struct slice name;
	struct slice value;   /* as written */
	struct slice text;    /* contents of a string, unescaped; otherwise the value */
	struct slice comment; /* starts at its `#`; or length 0 */
	size_t offset;        /* of the value, or of the comment */
	int kind;             /* for the reader and the writer; 0: only a comment */
};

struct hand_action {
	struct slice text;    /* without quotes, unescaped */
	size_t comment;       /* offset of the comment in `text`, or the length of `text` */
	size_t offset;        /* of the first byte of `text`; of the string if it has escapes */
	size_t length;        /* in the hand */
	struct action action; /* if `status` is STATUS_OK and `nothing` is false */
	status_code status;   /* why the action cannot be read, or STATUS_OK */
	bool nothing;         /* the string is empty or has only a comment */
	bool escaped;         /* it has escapes: a fault is located at the whole string */
	uint8_t places;       /* decimal places of the amount, as written */
	/* Location of the fault in the hand, and the number in its message, if the action cannot be
	 * read. */
	uint32_t fault_offset, fault_length, fault_number;
};

/* Kinds of expectations in comments: `# expect pot 300`. felt-hands(5) describes the language. */
enum hand_expect {
	HAND_EXPECT_UNCLEAR, /* begins with `expect` but is not understood */
	HAND_EXPECT_POT,     /* amount[0]: all chips in the middle */
	HAND_EXPECT_POTS,    /* `count` amounts, main pot first */
	HAND_EXPECT_STACK,   /* amount[0]: the stack of `seat` */
	HAND_EXPECT_STACKS,  /* one amount per seat, CHIPS_UNKNOWN for `inf` */
	HAND_EXPECT_ACTOR,   /* `seat` is to act; -1: no seat is */
	HAND_EXPECT_CALL,    /* amount[0]: price of a call */
	HAND_EXPECT_RAISE,   /* amount[0] and [1]: minimum and maximum raise-to; count 0: none */
	HAND_EXPECT_BOARD,   /* `count` cards */
	HAND_EXPECT_OVER,    /* the hand is over */
	HAND_EXPECT_ERROR,   /* the action is rejected, and `words` are in the reason */
};

struct hand_expectation {
	enum hand_expect what;
	int action; /* number of actions before it. An error is about the action of that index;
		       anything else about the state before it, or, after the last, about the end */
	int seat, count;
	struct slice text;     /* starts at the word `expect`; without spaces at its end */
	size_t offset, length; /* in the hand */
	struct slice words;
	chips amount[SEATS_MAX + 1];
	card board[BOARD_CARDS_MAX];
};

struct hand_record {
	struct slice number;  /* number of the hand in a file of many, or length 0 */
	int places;           /* decimal places of all amounts: the largest number of any of them */
	struct slice variant; /* as written */
	size_t variant_offset; /* of the value */
	bool has_setup;        /* false: unknown variant; the amounts are valid nevertheless */
	struct table_setup setup;
	struct hand_action *actions;
	int action_count;
	int malformed; /* the first action that cannot be read, or action_count */
	struct hand_expectation *expectations; /* sorted by `action` */
	int expectation_count;
	bool has_finishing, has_winnings;
	chips finishing[SEATS_MAX], winnings[SEATS_MAX];
	struct slice player[SEATS_MAX]; /* names, unescaped, or length 0 */
	int seat_number[SEATS_MAX];     /* seat numbers at the table, or 0 */
	struct hand_key *keys;
	int key_count;
};

/* The entry of a key; NULL if the hand does not have the key. */
const struct hand_key *hand_find(const struct hand_record *hand, const char *name);

/* The text of a key, without quotes; length 0 if the hand does not have the key. */
struct slice hand_text(const struct hand_record *hand, const char *name);

/* The seat of the player from whose view the hand is recorded (`_hero`); -1 if there is none. */
int hand_hero(const struct hand_record *hand);

/* An item, from 0, of a field that is a list, such as [0.00, 12.50]; empty if there is none. */
struct slice hand_item(const struct hand_record *hand, const char *name, int index);

/* Appends the known part of the date: "2009", "2009-08", "2009-08-21". True if it has a day. */
bool hand_add_date(struct text *out, const struct hand_record *hand);

/* The name of a player in the file, or "p3", which is written to `room`. */
struct slice hand_player(const struct hand_record *hand, int seat, char room[8]);

/* The fault of an action that cannot be read, with its location in the hand. */
void hand_action_fault(const struct hand_action *action, struct fault *fault);

/* The length of the text of an action, without its comment and the spaces before that. */
size_t hand_action_length(const struct hand_action *action);

/* -- positions -------------------------------------------------------------------- */

enum hand_post {
	HAND_POSTS_NOTHING,
	HAND_POSTS_SMALL_BLIND,
	HAND_POSTS_BIG_BLIND,
	HAND_POSTS_STRADDLE,
	HAND_POSTS_BLIND, /* the only blind, if not in one of the first two seats */
	HAND_POSTS_LIVE,  /* live post of a new player */
};

/* Whether the small blind is dead: its seat is empty, and the first seat has the big blind. */
bool hand_small_blind_is_dead(const struct table_setup *setup);

/* Number of players between the button and the small blind: normally 0, but a player may have taken
 * a seat there and been dealt in. The first forced bet is then the small blind, and the next is the
 * big blind. */
int hand_before_blinds(const struct table_setup *setup);

/* The full small blind; 0 if no player posts one. */
chips hand_small_blind(const struct table_setup *setup);

/* Position of a player, and the player's posts other than antes. */
struct hand_position {
	bool button;
	enum hand_post post;
	chips posted;     /* the full amount, even if the stack is shorter */
	chips ante;       /* the same */
	const char *name; /* "under the gun", "UTG+1", ..., "lojack", "hijack" or "cutoff"; "" for
			     the blinds, and for seats that post or have the button */
	const char *code; /* "SB", "BB", "UTG", "UTG+1", ..., "LJ", "HJ", "CO", "BTN", unique in a
			     hand; "": no position */
};

/* The position of a seat. To the right of the button are, in this order, the cutoff, the hijack and
 * the lojack; the first seat after the blinds is under the gun. With four players the only seat
 * that is neither the button nor a blind is the cutoff; with three or fewer all seats are the
 * button or a blind.
 *
 * A code depends only on the seat, not on what is posted there: a straddler is "UTG". Heads-up the
 * seats are "BB" and "BTN", which posts the small blind. If no player posts a blind, the first seat
 * after the button is under the gun; if the small blind is dead, the seat after the big blind is. A
 * seat between the button and the small blind has no position. In stud, which has no button, no
 * seat has a position, and every code is "". */
struct hand_position hand_position(const struct table_setup *setup, int seat);

/* Whether some seat can have this code. */
bool hand_position_is(struct slice code);

/* -- playing ---------------------------------------------------------------------- */

/* Action of a player or the dealer, by its poker name: ACT_CHECK_CALL is a check or a call, and
 * ACT_BET_RAISE is a bet, a completion or a raise, depending on what the player faces. */
enum hand_action_kind {
	HAND_DEAL_BOARD,
	HAND_DEAL_HOLE,
	HAND_FOLD,
	HAND_CHECK,
	HAND_CALL,
	HAND_BRING_IN,
	HAND_BET,
	HAND_COMPLETE, /* raises the bring-in to a full bet */
	HAND_RAISE,
	HAND_SHOW,
	HAND_MUCK,
	HAND_DRAW, /* discards, and is dealt as many cards */
	HAND_STAND_PAT,
};

/* The last action that was applied. */
struct hand_step {
	int index; /* of the action; -1 before the first */
	const struct action *action;
	enum hand_action_kind kind;
	int street; /* street of the action; for hands shown before the next card, the street before
		       it */
	chips paid; /* chips that the player put in with it */
	chips pot_before; /* all chips in the middle before the action; after it, see table.pot */
	bool all_in;      /* and the stack is empty afterwards */
	bool returned;    /* it returned an uncalled bet */
	enum phase phase_before;
	int street_before;
};

/* The word for an action in output: "raise", "stand-pat". */
const char *hand_action_word(enum hand_action_kind kind);

/* Whether the action belongs to a betting round. */
static inline bool hand_is_bet(enum hand_action_kind kind)
{
	return kind >= HAND_FOLD && kind <= HAND_RAISE;
}

/* A location in the hand, and a message about it. */
struct hand_note {
	int action; /* index of the action; -1: about the hand */
	size_t offset, length;
	struct slice message;
};

enum hand_end {
	HAND_GOES_ON,
	HAND_OVER,
	HAND_STOPS,     /* the hand stops before its end */
	HAND_UNSETTLED, /* the winner depends on unknown cards */
};

/* The replay of a hand. Zero it and set the callbacks before the first hand; it can replay any
 * number of hands, one after the other. */
struct hand_play {
	bool expects; /* check the expectations; expected errors are always checked */
	void (*warn)(void *context, const struct hand_note *note); /* may be NULL */
	void *context;
	/* Writes why an action cannot be read; the fault is within `line`. May be NULL. */
	void (*explain)(struct text *out, struct slice line, const struct fault *fault);

	const struct hand_record *hand;
	struct table table;
	struct hand_step step;
	enum hand_end end;
	bool refused; /* an action was rejected, as the hand expects */
	bool unshown; /* cards that were not shown decided the showdown */
	bool invalid; /* ended with `fault`; its message is in `reason` */
	struct hand_note fault;
	struct text reason; /* owned */

	/* Progress of the replay. */
	struct legality legality;
	int next, expectation, error;
	bool settled; /* `settlement` is the final one */
	struct settlement settlement;
};

/* Sets up the table. Returns false, with a fault, if that is not possible. */
bool hand_play_begin(struct hand_play *play, const struct hand_record *hand, unsigned house);

/* Applies the next action. Returns false after the last one, and on a fault. */
bool hand_play_next(struct hand_play *play);

/* Settles the hand if it is not settled yet and there was no fault. Returns false if there is a
 * fault. */
bool hand_play_end(struct hand_play *play);

/* Compares the results that the hand states with those of the rules; call it after hand_play_end. A
 * final stack must be what the rules give, unless it is unlimited. Winnings are the amounts paid
 * from the pots; data from poker sites has them after rake, or has 0 for every player. Winnings
 * above what the rules give are a fault; winnings below are a fault if the final stacks show that
 * there was no rake. Returns false if there is a fault. */
bool hand_play_check(struct hand_play *play);

/* Looks for actions that cannot be read, without applying any. Returns false, with a fault, at one
 * that is not expected to be rejected. */
bool hand_play_readable(struct hand_play *play, const struct hand_record *hand);

/* Sets a fault whose message is in play->reason; returns false. */
bool hand_play_fault(struct hand_play *play, int action, size_t offset, size_t length);

/* The pots of the hand so far and, if it is over, their payments. */
const struct settlement *hand_play_settlement(struct hand_play *play);

/* The chips in front of a seat while the pots are in the middle. They still count as in the middle
 * after the action that ended the hand, although the table has paid them, so that no chip is in a
 * pot and in a stack at once. */
chips hand_play_stack(struct hand_play *play, int seat);

/* Net result of a seat; the hand must be over. */
chips hand_play_net(struct hand_play *play, int seat);

/* The scores of a hand that took part in the showdown or was shown, as returned by table_value_on.
 * Returns false if it did neither, or if its cards are unknown. */
bool hand_play_value(const struct hand_play *play, int board, int seat, score out[POT_HALVES]);

void hand_play_free(struct hand_play *play);

#endif
