/* Private to the phh module: the reader's memory, the hand being read, and amounts.
 *
 * Reading takes two passes. The first reads the keys in the order of the text. The second reads the
 * actions and the expectations in comments, once the number of players and the decimal places of
 * all amounts are known. */
#ifndef FELT_GAME_PHH_INTERNAL_H
#define FELT_GAME_PHH_INTERNAL_H

#include "game/phh/phh.h"
#include "game/toml/toml.h"

#include "base/array.h"

#include <string.h>

/* Values of hand_key.kind. */
enum key {
	KEY_COMMENT, /* a comment, not a key */
	KEY_OTHER,   /* a key without effect on the play; any value */
	KEY_VARIANT,
	KEY_TRIM,
	KEY_ANTES,
	KEY_BLINDS,
	KEY_STACKS,
	KEY_FINISHING,
	KEY_WINNINGS,
	KEY_BRING_IN,
	KEY_SMALL_BET,
	KEY_BIG_BET,
	KEY_MIN_BET,
	KEY_ACTIONS,
	KEY_PLAYERS,
	KEY_SEATS,
	KEY_TIME,
	KEY_KINDS
};

/* An amount as written: 2.50 is digits 250 with 2 places. */
struct amount {
	chips digits; /* CHIPS_UNKNOWN for inf */
	int places;
	struct slice raw;
};

struct phh_amounts {
	int count;
	size_t offset; /* of the value */
	struct amount amount[SEATS_MAX];
};

struct phh_reader {
	struct hand_action *actions;
	struct hand_expectation *expectations;
	struct hand_key *keys;
	struct phh_warning *warnings;
	struct toml_memory memory; /* contents of strings with escapes */
	size_t action_room, expectation_room, key_room, warning_room;
	int action_count, expectation_count, key_count, warning_count;
	int other_count; /* number of keys outside the format */
	unsigned seen;   /* keys of the format read so far, one bit each */
	struct phh_amounts amounts[KEY_MIN_BET + 1];
	int player_count, seat_count;
	size_t players_offset, seats_offset;
};

bool phh_warn(struct phh_reader *reader, status_code status, size_t offset, size_t length);

/* -- reading -------------------------------------------------------------- */

struct phh_reading {
	struct toml toml;
	struct phh_reader *reader;
	struct hand_record *hand;
	const char *first;      /* start of the hand, after spaces and comments */
	const char *action_end; /* end of the last action while the array is read, otherwise NULL */
	int guess;              /* index of the known key that is likely to come next */
	int boards_key;         /* index of the entry of _boards or _run, or -1 */
};

/* A key that affects the play. */
struct phh_known {
	const char *name;
	size_t length;
	enum key key;
	unsigned amounts; /* allowed amounts: AMOUNT_INF and the like */
};

enum {
	AMOUNT_INF = 1,
	AMOUNT_NEGATIVE = 2,
	AMOUNT_POSITIVE = 4, /* not 0 */
	AMOUNT_RESULT = 8    /* up to all chips of the table, which a player may have won */
};

static inline chips known_most(const struct phh_known *known)
{
	return known->amounts & AMOUNT_RESULT ? CHIPS_TABLE_MAX : CHIPS_MAX;
}

status_code phh_reading_fault(struct phh_reading *reading, status_code status, struct slice at);
/* Like phh_reading_fault(), at one byte, with a number for the message. */
status_code phh_reading_fault_count(struct phh_reading *reading, status_code status, size_t offset,
	int count);

/* Reads the comment at the cursor, and records it if it is an expectation. */
status_code phh_reading_comment(struct phh_reading *reading, struct slice *comment);

/* Reads the value at the cursor; `known` is its key, or NULL for another key. Sets `text` of the
 * entry if that differs from the value as written. */
status_code phh_value_read(struct phh_reading *reading, const struct phh_known *known,
	struct hand_key *entry);

/* The second pass: checks that the hand is complete, reads the actions, converts all amounts to one
 * unit, and reads the expectations. */
status_code phh_whole_read(struct phh_reading *reading);

/* Appends a string with the quotes and escapes that it needs. */
void phh_print_string(struct text *out, struct slice value);

/* phh_needs_basic: whether a literal string cannot contain the text. phh_print_within: appends the
 * text for inside the quotes of a basic or a literal string. */
bool phh_needs_basic(struct slice slice);
void phh_print_within(struct text *out, struct slice slice, bool basic);
/* Appends an action without quotes, with an amount in `places`. */
void phh_print_act(struct text *out, const struct action *action, int places);

/* -- parts ---------------------------------------------------------------- */

static inline bool phh_is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* Reads an amount: digits, optionally with a sign, one point, and grouping by commas or
 * underscores; or `inf`. Sets `raw` to the word. Fails with STATUS_HAND_AMOUNT, or with
 * STATUS_HAND_AMOUNT_BIG above `most`. */
status_code phh_amount_parse(struct slice word, chips most, struct amount *out, bool *grouped);

/* Converts an amount to chips in a unit with at least as many places. Returns false above `most`,
 * which is at most CHIPS_TABLE_MAX. */
bool phh_amount_scale(const struct amount *amount, int places, chips most, chips *out);

/* Records a comment that is an expectation. `action` is the number of actions before it, and
 * `same_line` means that the last of them is on the same line. */
status_code phh_expect_note(struct phh_reader *reader, struct slice comment, size_t offset,
	int action, bool same_line);

/* Reads the recorded expectations, in the order of their actions. */
void phh_expect_read(struct phh_reader *reader, int seats, int places);

/* Reads the text of an action: sets `action`, `comment`, `nothing`, `places` and `status`, and
 * returns that, with the location of the fault. The amount is not scaled yet. */
status_code phh_action_read(struct hand_action *action, int seats, struct phh_reader *reader);

#endif
