/* Hand histories of poker sites, converted to PHH one hand at a time.
 *
 * The lines at which a hand of some site begins divide a file into hands, so hand histories of
 * several sites may follow each other. Each hand is read by the reader of its site (sites), played
 * by the rules and compared with what it states (history), and written as PHH (game/phh), from
 * which all other modules work. The record of the hand is made at the same time; it equals what the
 * PHH reader would return.
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

enum { HISTORIES_HAND_MAX = 1 << 20 /* bytes in a hand */ };

/* Memory that is reused from hand to hand. */
struct histories;

struct histories *histories_new(void); /* NULL if out of memory */
void histories_free(struct histories *histories);

/* The site of the first hand in `text`, which is the start of a file; NULL if no hand begins
 * there. */
const struct site *histories_recognise(struct slice text);

/* Position of a hand in a text. */
struct histories_cut {
	size_t lead;    /* bytes before the hand that belong to no hand */
	size_t session; /* offset within the lead of a session header that applies to the hand;
			   `lead` if there is none */
};

/* Length in bytes of the next hand and its lead, which is the first cut->lead bytes. The text
 * begins at the start of a file or at the end of a hand; `last` means that nothing follows it.
 * Returns 0 if more text is needed, which never happens with more than HISTORIES_HAND_MAX bytes. If
 * the text has no hand, cut->lead is the whole length. */
size_t histories_length(struct slice text, bool last, struct histories_cut *cut);

/* True if no hand begins in the text, but it has lines of a hand that began earlier, for example in
 * a truncated file. */
bool histories_is_headless(struct slice text);

/* Sets the session header for the hands that follow; pass an empty one at the start of a file.
 * Copies it. Returns false if out of memory. */
bool histories_session(struct histories *histories, struct slice text);

/* Result of reading a hand. Valid until the next hand is read. */
struct histories_hand {
	const struct site *site;
	const struct history *history;   /* its facts and notes; invalid hands have it too */
	const struct history_play *play; /* unset if there is no hand */
	struct slice text; /* the hand history in UTF-8; offsets of notes refer to it */
	struct slice file; /* the hand as PHH; length 0 if there is none */
	const struct history_origin *origins; /* origins of the actions in `file` */
	int origin_count;
};

/* Reads a hand and plays it by the rules. Returns STATUS_OK if there is a hand, valid or invalid;
 * otherwise a note gives the reason, except for STATUS_NO_MEMORY. */
status_code histories_carry_out(struct histories *histories, struct slice text,
	struct histories_hand *hand);

/* Sets *fault to the first error of a hand that has one, or, if histories_carry_out() did not
 * return STATUS_OK, to the reason for that. Returns the index of its note; -1 if there is none. */
int histories_fault(const struct histories_hand *hand, status_code status, struct fault *fault);

/* True if the rules played the hand to its end without a note. Its PHH is then valid: reading and
 * replaying it would find nothing either. */
bool histories_holds(const struct histories_hand *hand);

/* Writes the PHH of a hand that was played. `source` is its origin, FILE:LINE. Returns STATUS_OK or
 * STATUS_NO_MEMORY. */
status_code histories_write(struct histories *histories, struct slice source,
	struct histories_hand *hand);

/* Both: reads and plays a hand, and writes its PHH if there is a hand. */
status_code histories_read(struct histories *histories, struct slice text, struct slice source,
	struct histories_hand *hand);

/* Record of the hand read last, which must have PHH, as phh_read would return it. Uses the reader's
 * memory for keys. Returns what phh_read returns. */
status_code histories_record(struct histories *histories, const struct histories_hand *hand,
	struct phh_reader *reader, struct hand_record *record, struct fault *fault);

/* Like histories_record(), but for a hand that is valid and has no PHH: the record has no keys, its
 * actions have no locations, and its variant has no name. Returns false if out of memory. */
bool histories_outline(struct histories *histories, const struct histories_hand *hand,
	struct hand_record *record);

/* Date of a hand as its text has it, yyyymmdd, which is also the date in its PHH; 0 if there is
 * none. */
uint32_t histories_day(const struct histories_hand *hand);

/* Seat of the player whose cards the hand history shows, in dealing order; -1 if there is none.
 * Only for a hand that holds. */
int histories_hero(const struct histories_hand *hand);

/* The part of the hand history that a byte of the PHH comes from. */
struct slice histories_origin(const struct histories_hand *hand, size_t offset);

#endif
