/* Hand files: the Poker Hand History format, read leniently and written strictly.
 *
 * A reader goes over the text of one hand in memory and fills a struct hand_record; felt-hands(5)
 * has the format. Every offset is that of a byte in the slice that was given, so that a command can
 * show the place of whatever is wrong. A file of many hands is cut into slices by phh_hand_length.
 *
 * A fault that spoils the whole hand makes phh_read fail. An action that cannot be read does not:
 * the actions before it can be played, and hand_action_fault says what is wrong with it. What is
 * odd but understood is a warning.
 *
 * Standard: Juho Kim, "Recording and Describing Poker Hands", 2024 (arXiv 2312.11753); TOML 1.0. */
#ifndef FELT_GAME_PHH_H
#define FELT_GAME_PHH_H

#include "game/hand/hand.h"

#include "base/status.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
	PHH_HAND_MOST = 1 << 20, /* bytes of a hand's text */
	PHH_KEYS_MOST = 1000,    /* keys that are not of the format, in a hand */
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
 * (phh_read refuses the hand, and phh_rest_length finds the next). So streams are read in constant
 * memory.
 */
size_t phh_hand_length(struct slice text, bool last);

/* How many bytes of `text`, the rest of a hand that was too long, stand before the next table; what
 * may be the beginning of one at the end stays unless `last`. */
size_t phh_rest_length(struct slice text, bool last);

/* Reads the one hand in `text`. STATUS_NO_HAND when there is nothing but blanks and comments. */
status_code phh_read(struct phh_reader *reader, struct slice text, struct hand_record *hand,
	struct fault *fault);

/* Of the hand read last. */
const struct phh_warning *phh_warnings(const struct phh_reader *reader, int *count);

/* Appends a hand that was read, in the strict form: as table [number] of a stream, after a blank
 * line unless it is the first, or alone when `number` is 0. Read again it is the same hand, and
 * written again the same bytes. Actions that cannot be read are written as they stood. */
void phh_print(struct text *out, const struct hand_record *hand, int number);

#ifdef __cplusplus
}
#endif

#endif
