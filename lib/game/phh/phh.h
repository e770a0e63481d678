/* Hand files: the Poker Hand History format, read leniently and written strictly.
 *
 * A reader goes over the text of one hand in memory and makes a struct phh_hand of it;
 * felt-hands(5) has the format. Every offset is a byte of the slice that was given, so that
 * whatever is wrong can be located; a file of many hands is cut into slices by phh_extent.
 *
 * A fault that spoils the whole hand makes phh_read fail. An action that cannot be read does not:
 * the actions before it can be played, and phh_action_parse says what is wrong with it. What is
 * odd and was understood is a warning.
 *
 * Standard: Juho Kim, "Recording and Describing Poker Hands", 2024 (arXiv 2312.11753); TOML 1.0. */
#ifndef FELT_GAME_PHH_H
#define FELT_GAME_PHH_H

#include "game/table/table.h"

#include "base/status.h"

enum {
	PHH_HAND_MOST = 1 << 20, /* bytes of a hand's text */
	PHH_KEYS_MOST = 1000,    /* keys that are not of the format, in a hand */
};

/* An entry of the hand's text, in the order they stood: a key, or a comment on a line of its own,
 * which has no name. Keys that felt does not know are among them. */
struct phh_key {
	struct slice name;
	struct slice value;   /* as it stands */
	struct slice text;    /* of a string: what it says, unescaped; else the value */
	struct slice comment; /* from its # on, or length 0 */
	size_t offset;        /* of the value, or of the comment */
	int kind;             /* for the reader and the writer */
};

struct phh_action {
	struct slice text;    /* as it stands, without quotes, unescaped */
	size_t comment;       /* where its comment begins in `text`, or its length */
	size_t offset;        /* of the first byte of `text`; of the string when it had escapes */
	size_t length;        /* in the hand's text */
	struct action action; /* when `status` is STATUS_OK and it is not nothing */
	status_code status;   /* why it cannot be read, or STATUS_OK */
	bool nothing;         /* it is empty, or a comment alone */
	bool escaped;         /* it had escapes: faults in it are located as a whole */
	uint8_t places;       /* of its amount, as written */
};

/* What a comment expects: `# expect pot 300`. felt-hands(5) has the language. */
enum phh_expect {
	PHH_EXPECT_UNCLEAR, /* it begins with the word, and is not understood */
	PHH_EXPECT_POT,     /* amount[0]: all chips in the middle */
	PHH_EXPECT_POTS,    /* `count` amounts, main pot first */
	PHH_EXPECT_STACK,   /* amount[0] behind `seat` */
	PHH_EXPECT_STACKS,  /* of all seats, CHIPS_UNKNOWN for `inf` */
	PHH_EXPECT_ACTOR,   /* `seat` is to act, nobody when it is -1 */
	PHH_EXPECT_CALL,    /* amount[0]: what a call costs */
	PHH_EXPECT_RAISE, /* amount[0] and [1]: the least and most to raise to; count 0: no raise */
	PHH_EXPECT_BOARD, /* `count` cards */
	PHH_EXPECT_OVER,  /* the hand is over */
	PHH_EXPECT_ERROR, /* the action is refused, with `words` in the reason */
};

struct phh_expectation {
	enum phh_expect what;
	int action; /* so many actions come before it: it is about the action of that index (an
		       error), or the state before it. Their count: about the hand's end */
	int seat, count;
	struct slice text;     /* from the word `expect` on, without blanks at its end */
	size_t offset, length; /* in the hand's text */
	struct slice words;
	chips amount[SEATS_MAX + 1];
	card board[BOARD_CARDS_MAX];
};

struct phh_hand {
	struct slice table;    /* the key of its table, or length 0 */
	int places;            /* of all amounts, the most that any has */
	struct slice variant;  /* as written */
	size_t variant_offset; /* of the value */
	bool has_setup; /* false: the engine does not know the variant (setup.variant is its row, or
			   NULL); the amounts are there all the same */
	struct table_setup setup;
	struct phh_action *actions;
	int action_count;
	int malformed; /* the first action that cannot be read, or action_count */
	struct phh_expectation *expectations; /* by `action` */
	int expectation_count;
	bool has_finishing, has_winnings;
	chips finishing[SEATS_MAX], winnings[SEATS_MAX];
	struct slice player[SEATS_MAX]; /* names, unescaped, or length 0 */
	int seat_number[SEATS_MAX];     /* as `seats` has them, or 0 */
	struct phh_key *keys;
	int key_count;
};

/* What was odd and was read nevertheless. */
struct phh_warning {
	status_code status;
	size_t offset, length;
};

/* Memory that serves hand after hand: what a hand points to is good until the next is read, as
 * long as its text. */
struct phh_reader;

struct phh_reader *phh_reader_new(void); /* NULL without memory */
void phh_reader_free(struct phh_reader *reader);

/* How many bytes of `text`, a file from the beginning or from the end of a hand, are the next hand:
 * up to the next table, or all when `last` says that nothing follows. 0 when more text is needed to
 * tell, which is never so when there are more than PHH_HAND_MOST bytes: then it is all of them
 * (phh_read refuses the hand, and phh_skip finds the next). So streams are read in constant memory.
 */
size_t phh_extent(struct slice text, bool last);

/* How many bytes of `text`, the rest of a hand that was too long, stand before the next table; what
 * may be the beginning of one at the end stays unless `last`. */
size_t phh_skip(struct slice text, bool last);

/* Reads the one hand in `text`. STATUS_NO_HAND when there is nothing but blanks and comments. */
status_code phh_read(struct phh_reader *reader, struct slice text, struct phh_hand *hand,
	struct fault *fault);

/* Of the hand read last. */
const struct phh_warning *phh_warnings(const struct phh_reader *reader, int *count);

/* What an action says. An empty one, or a comment alone, gives *nothing true and leaves *out.
 * With the status and the fault of one that cannot be read. */
status_code phh_action_parse(const struct phh_hand *hand, int index, struct action *out,
	bool *nothing, struct fault *fault);

/* The entry of a key; NULL when the hand does not have it. */
const struct phh_key *phh_find(const struct phh_hand *hand, const char *name);

/* Appends a hand that was read, in the strict form: as table [number] of a stream, after a blank
 * line unless it is the first, or alone when `number` is 0. Read again it is the same hand, and
 * written again the same bytes. Actions that cannot be read are written as they stood. */
void phh_print(struct text *out, const struct phh_hand *hand, int number);

#endif
