/* PHH files: the Poker Hand History format, read leniently and written strictly.
 *
 * A reader parses the text of one hand in memory into a struct hand_record; felt-hands(5) describes
 * the format. Every offset counts bytes from the start of the given slice, so that a command can
 * show the location of a fault. phh_hand_length divides a file of many hands.
 *
 * A fault that affects the whole hand makes phh_read fail. An action that cannot be read does not:
 * the actions before it can still be played, and hand_action_fault returns what is wrong with it.
 * Text that is unusual but understood gets a warning.
 *
 * Standard: Juho Kim, "Recording and Describing Poker Hands", 2024 (arXiv 2312.11753); TOML 1.0. */
#ifndef FELT_GAME_PHH_H
#define FELT_GAME_PHH_H

#include "game/hand/hand.h"

#include "base/status.h"

enum {
	PHH_HAND_MAX = 1 << 20, /* bytes in a hand */
	PHH_KEYS_MAX = 1000,    /* keys of a hand outside the format */
};

/* Unusual text that was read nevertheless. */
struct phh_warning {
	status_code status;
	size_t offset, length;
};

/* Memory that is reused from hand to hand. A hand and what it points to are valid until the next
 * hand is read, and only while the text of the hand is. */
struct phh_reader;

struct phh_reader *phh_reader_new(void); /* NULL if out of memory */
void phh_reader_free(struct phh_reader *reader);

/* The length in bytes of the next hand in `text`, which begins at the start of a file or at the end
 * of a hand. The hand ends before the next table, or at the end of the text if `last`, which means
 * that nothing follows. Returns 0 if more text is needed to decide. That never happens with more
 * than PHH_HAND_MAX bytes: the length is then that of all of them, phh_read rejects the hand, and
 * phh_rest_length finds the next. So streams are read in constant memory. */
size_t phh_hand_length(struct slice text, bool last);

/* The number of bytes before the next table; `text` is the rest of a hand that was too long. Unless
 * `last`, bytes at the end that may begin a table are not counted. */
size_t phh_rest_length(struct slice text, bool last);

/* Reads the one hand in `text`. Fails with STATUS_NO_HAND if the text has only whitespace and
 * comments. */
status_code phh_read(struct phh_reader *reader, struct slice text, struct hand_record *hand,
	struct fault *fault);

/* Reads only the keys of a hand that the functions below have just written in the strict form with
 * one key per line: the variant's name and the keys of the record. The writer knows the rest.
 * Returns false if out of memory. */
bool phh_read_keys(struct phh_reader *reader, struct slice text, struct hand_record *hand);

/* Reads one action as hands have them: "p1 cbr 40", "d db 2c7d9h". The table has `seats` players,
 * and its amounts have `places` decimal places; an amount with more of them is a fault. */
status_code phh_read_action(struct slice text, int seats, int places, struct action *out,
	struct fault *fault);

/* Warnings about the hand read last. */
const struct phh_warning *phh_warnings(const struct phh_reader *reader, int *count);

/* Appends a hand that was read, in the strict form: as table [number] of a stream, after an empty
 * line unless it is the first, or without a table header if `number` is 0. Reading the result gives
 * the same hand, and writing that gives the same bytes. Actions that cannot be read are written
 * unchanged. */
void phh_print(struct text *out, const struct hand_record *hand, int number);

/* Writes a hand while it is played: what is known before it, its actions one by one, and its end.
 * The text is the table [number] of a stream, in the strict form: reading it and printing it with
 * phh_print gives the same bytes. */
struct phh_frame {
	const struct table_setup *setup;
	int places;                     /* decimal places of all amounts */
	uint64_t number;                /* of the hand and of its table, from 1 */
	bool untitled;                  /* phh_write_title writes the table's header */
	uint64_t seed;                  /* a comment at the top states the seed of the cards ... */
	bool unseeded;                  /* ... unless the seed is secret */
	struct slice player[SEATS_MAX]; /* names by seat: UTF-8 without control characters */
};

/* The header of table [number], after an empty line unless it is the first. */
void phh_write_title(struct text *out, uint64_t number);
void phh_write_begin(struct text *out, const struct phh_frame *frame);
void phh_write_action(struct text *out, const struct action *action, int places);
/* The end, from a table whose hand is over: final stacks, and the boards if there are several. */
void phh_write_end(struct text *out, const struct phh_frame *frame, const struct table *table);

/* Parts of a hand: its fields up to the bracket of the actions, and fields on one line each.
 * Strings are UTF-8; amounts are in `places`, and CHIPS_UNKNOWN is `inf`. */
void phh_write_setup(struct text *out, const struct table_setup *setup, int places);
void phh_write_string(struct text *out, const char *key, struct slice value);
void phh_write_strings(struct text *out, const char *key, const struct slice *values, int count);
void phh_write_number(struct text *out, const char *key, uint64_t value);
void phh_write_numbers(struct text *out, const char *key, const int *values, int count);
void phh_write_amount(struct text *out, const char *key, chips amount, int places);
void phh_write_amounts(struct text *out, const char *key, const chips *amounts, int count,
	int places);
/* The boards of a hand with several, as _boards or _run; otherwise nothing. */
void phh_write_boards(struct text *out, const struct table_setup *setup);

#endif
