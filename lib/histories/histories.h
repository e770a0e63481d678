/* Texts of poker sites, one hand after the other, each as a hand file.
 *
 * A text is cut into hands by the lines at which hands of some site begin, so that files of several
 * sites may follow each other. Each hand is read by the reader of its site (sites), carried out by
 * the rules and compared with what it states (history), and written as the text of a hand file in
 * the Poker Hand History format (game/phh), from which everything else is known. The record of the
 * hand is made beside it, the same as the file's reader would make of it.
 *
 *     if (histories_recognise(first_bytes))
 *             while ((length = histories_length(text, last, &cut)) > 0) {
 *                     if (cut.session < cut.lead)
 *                             histories_session(reader, text from cut.session to cut.lead);
 *                     histories_read(reader, text from cut.lead to length, source, &hand);
 *             }
 */
#ifndef FELT_HISTORIES_HISTORIES_H
#define FELT_HISTORIES_HISTORIES_H

#include "game/phh/phh.h"
#include "histories/history/history_play.h"
#include "histories/sites/sites.h"

enum { HISTORIES_HAND_MAX = 1 << 20 /* bytes of a hand's text */ };

/* Memory that is reused from hand to hand. */
struct histories;

struct histories *histories_new(void); /* NULL when memory is short */
void histories_free(struct histories *histories);

/* The first site of which a hand begins in the text, which is the start of a file; NULL: of none.
 */
const struct site *histories_recognise(struct slice text);

/* How a hand is cut out of a text. */
struct histories_cut {
	size_t lead;    /* bytes before the hand, which belong to none */
	size_t session; /* where among them the heading of a session begins, which goes on to the
			   hand; `lead` if none does */
};

/* The length in bytes of the next hand and of what stands before it, which are the first cut->lead
 * bytes. The text begins at the start of a file or at the end of a hand; `last` says that nothing
 * follows it. 0 when more text is needed to tell, which never happens with more than
 * HISTORIES_HAND_MAX bytes. Without a hand in it, cut->lead is all of the length. */
size_t histories_length(struct slice text, bool last, struct histories_cut *cut);

/* Whether a text in which no hand begins has the lines of one that began before it, as where a file
 * was cut. */
bool histories_is_headless(struct slice text);

/* Sets the heading of the session to which the hands that follow belong; an empty one at the start
 * of a file. Copies it; false when memory is short. */
bool histories_session(struct histories *histories, struct slice text);

/* What became of a hand. Valid until the next is read. */
struct histories_hand {
	const struct site *site;
	const struct history *history;   /* its notes, bad or not, its facts */
	const struct history_play *play; /* not when there is no hand */
	struct slice text;               /* of the history: UTF-8. Notes are placed in it */
	struct slice file;               /* the text of the hand file; length 0: there is none */
	const struct history_origin *origins; /* of the actions in the file */
	int origin_count;
};

/* Reads a hand and has the rules carry it out. Returns STATUS_OK when there is a hand, good or bad;
 * else it has a note with the reason, except for STATUS_NO_MEMORY. */
status_code histories_carry_out(struct histories *histories, struct slice text,
	struct histories_hand *hand);

/* Whether the rules carried the hand out to its end and had nothing to say. Its hand file holds,
 * then: reading it and playing it again would find nothing either. */
bool histories_holds(const struct histories_hand *hand);

/* Writes the hand file of a hand that was carried out. `source` says where it is from: FILE:LINE.
 * Returns STATUS_OK or STATUS_NO_MEMORY. */
status_code histories_write(struct histories *histories, struct slice source,
	struct histories_hand *hand);

/* Both: reads a hand, and writes its hand file if there is a hand. */
status_code histories_read(struct histories *histories, struct slice text, struct slice source,
	struct histories_hand *hand);

/* The record of a hand that was read last and has a hand file, as phh_read gives it of that file;
 * the reader's memory is used for its keys. Returns what phh_read returns. */
status_code histories_record(struct histories *histories, const struct histories_hand *hand,
	struct phh_reader *reader, struct hand_record *record, struct fault *fault);

/* The same of a hand that holds and has no hand file: the record has no keys, its actions no
 * places, and its variant no name. False when memory is short. */
bool histories_outline(struct histories *histories, const struct histories_hand *hand,
	struct hand_record *record);

/* The day of a hand as its text has it, yyyymmdd, which is also that of its hand file; 0: none. */
uint32_t histories_day(const struct histories_hand *hand);

/* The place in the text of a hand from which a byte of its hand file is. */
struct slice histories_origin(const struct histories_hand *hand, size_t offset);

#endif
