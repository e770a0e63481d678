/* What the parts of phh share: the reader's memory, the hand that is being read, amounts.
 *
 * Reading goes in two passes: keys in the order they stand, then, when the number of players and
 * the places of all amounts are known, the actions and what comments expect. */
#ifndef FELT_GAME_PHH_INSIDE_H
#define FELT_GAME_PHH_INSIDE_H

#include "game/phh/phh.h"
#include "game/toml/toml.h"

#include <string.h>

/* What phh_key.kind says. */
enum key {
	KEY_COMMENT, /* no key at all */
	KEY_OTHER,   /* none that changes how a hand goes: any value */
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

/* As written: 2.50 is 250 of 2 places. */
struct amount {
	chips digits; /* CHIPS_UNKNOWN for inf */
	int places;
	struct slice raw;
};

struct amounts {
	int count;
	size_t offset; /* of the value */
	struct amount amount[SEATS_MAX];
};

struct phh_reader {
	struct hand_action *actions;
	struct hand_expectation *expectations;
	struct hand_key *keys;
	struct phh_warning *warnings;
	struct toml_memory memory; /* of strings with escapes */
	size_t action_room, expectation_room, key_room, warning_room;
	int action_count, expectation_count, key_count, warning_count;
	int other_count; /* of the keys, those that are not of the format */
	unsigned seen;   /* keys of the format, a bit each */
	struct amounts amounts[KEY_MIN_BET + 1];
	int player_count, seat_count;
	size_t players_offset, seats_offset;
};

/* Room for one more in a growing array: its old place or a new one, or NULL. */
void *phh_room(void *array, size_t *room, int count, size_t size);

bool phh_warn(struct phh_reader *reader, status_code status, size_t offset, size_t length);

/* -- reading -------------------------------------------------------------- */

struct reading {
	struct toml toml;
	struct phh_reader *reader;
	struct hand_record *hand;
	const char *first;      /* of the hand, after blanks and comments */
	const char *action_end; /* of the last action while their array is read, else NULL */
	int guess;              /* which known key may come next */
};

/* A key that says how a hand goes. */
struct known {
	const char *name;
	size_t length;
	enum key key;
	unsigned amounts; /* what they may be, AMOUNT_INF and the like */
};

enum {
	AMOUNT_INF = 1,
	AMOUNT_NEGATIVE = 2,
	AMOUNT_POSITIVE = 4, /* not 0 */
	AMOUNT_RESULT = 8    /* up to all chips of the table: a player may have won them */
};

static inline chips known_most(const struct known *known)
{
	return known->amounts & AMOUNT_RESULT ? CHIPS_TABLE_MOST : CHIPS_MOST;
}

status_code phh_reading_fault(struct reading *reading, status_code status, struct slice at);
/* The same at one byte, with a number. */
status_code phh_reading_fault_count(struct reading *reading, status_code status, size_t offset,
	int count);

/* Reads a comment at the cursor, and takes note of it when it expects something. */
status_code phh_reading_comment(struct reading *reading, struct slice *comment);

/* Reads the value at the cursor, of a known key or (NULL) another; `text` of the entry if that is
 * not the value as it stands. */
status_code phh_value_read(struct reading *reading, const struct known *known,
	struct hand_key *entry);

/* The second pass: what the hand must have, actions, one unit for all amounts, expectations. */
status_code phh_whole_read(struct reading *reading);

/* -- parts ---------------------------------------------------------------- */

/* Reads digits with at most one point and a sign, in groups or not, which commas or underscores
 * separate; or `inf`. STATUS_HAND_AMOUNT, or _AMOUNT_BIG beyond `most`; `raw` is the word. */
status_code phh_amount_parse(struct slice word, chips most, struct amount *out, bool *grouped);

/* The usual amount in few steps: digits, perhaps with a point, in front of a comma or bracket.
 * Moves *from behind it; false, nothing moved, when it needs a closer look. */
bool phh_amount_quick(const char **from, const char *end, struct amount *out);

/* In a unit of no fewer places; false beyond `most`, which is at most CHIPS_TABLE_MOST. */
bool phh_amount_scale(const struct amount *amount, int places, chips most, chips *out);

/* Takes note of a comment that expects something; `action` actions stand before it, and `behind`
 * says that the last of them stands on its line. */
status_code phh_expect_note(struct phh_reader *reader, struct slice comment, size_t offset,
	int action, bool behind);
/* Reads all that was noted, in order. */
void phh_expect_read(struct phh_reader *reader, int seats, int places);

/* Reads an action's words: `action`, `comment`, `nothing`, `places` and `status`, which it also
 * returns, with the place of the fault. The amount is not scaled yet. */
status_code phh_action_read(struct hand_action *action, int seats, struct phh_reader *reader);

#endif
