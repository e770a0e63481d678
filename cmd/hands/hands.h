/* Hands from hand files, one after the other, in memory that does not grow with their number.
 *
 * A file may be a hand file or a text of poker sites, which is told from its first lines, or a
 * store (store/store.h), which reads as the hand file that felt convert writes of it. A hand of a
 * site is read as the hand file that is made of it (histories), and its faults and oddities are
 * reported with their places in the text of the site. A command that wants less of a hand says so
 * (enum hands_mode): then no hand file is made of those that hold. Several threads may carry out
 * such hands, ahead of the one that is used (hands_use_threads). */
#ifndef FELT_CMD_HANDS_H
#define FELT_CMD_HANDS_H

#include "frame/input.h"
#include "frame/run.h"

#include "game/phh/phh.h"
#include "histories/cutting.h"
#include "histories/decoder.h"

#include "hands/spool.h"
#include "store/store.h"

enum hands_result {
	HANDS_END,
	HANDS_HAND,    /* `hand` was read */
	HANDS_FAULT,   /* the hand could not be read: `fault` is in `text` */
	HANDS_NO_FILE, /* the file could not be read: see `input.error`; the next call goes on with
			  the next file */
	HANDS_LATER,   /* the tape has nothing more for now */
};

/* What a command wants of a hand of a site, of which it is known to hold once it is read
 * (histories_holds). All else is read as with HANDS_WHOLE, but for HANDS_FILES. */
enum hands_mode {
	HANDS_WHOLE,    /* `hand` and `text` */
	HANDS_FILES,    /* `text` alone, of good and bad hands: `hand` stays empty */
	HANDS_VERDICTS, /* nothing but the variant and the number of players, in `hand` */
	HANDS_OUTLINES, /* `hand` without keys, and without places in a text; see hands_complete */
};

/* Where a hand is, for a later return to it. */
struct hands_place {
	size_t file, number; /* the place of the file's name, and the hands before in that file */
	size_t line;
	off_t offset;
	off_t session; /* of a text of sites, where the heading of its session is */
	size_t session_length;
};

struct ahead;

struct hands {
	char *const *names; /* names of files, "-" for standard input; not owned */
	size_t count, next;
	struct phh_reader *reader;
	struct spool *spool; /* what is read instead of the input, or NULL; not owned */
	struct input input;
	struct store_reader *store; /* the current file if it is one, or NULL */
	struct block block;
	off_t offset; /* in the file, of the part in the buffer */
	char *buffer; /* the part of the file that was read but not used yet */
	size_t from, to, capacity;
	bool open, ended;
	size_t passed;                 /* bytes of the buffer that belong to the current hand */
	struct ahead *ahead;           /* hands carried out by other threads, or NULL */
	bool failed;                   /* reading did, which is told after the hands ahead */
	struct histories *histories;   /* NULL until the first text of a site; that of the current
					  hand, which is not owned, if there are other threads */
	bool keep_bad;                 /* bad hands of sites are given like good ones */
	enum hands_mode mode;          /* what is wanted of hands of sites */
	bool holds;                    /* the current hand is known to hold, and has no `text` */
	struct decoder decoder;        /* of what is read without a tape */
	size_t cut_number, cut_line;   /* those of the hand that was cut last, and which may be
					  ahead of the current one */
	struct cutting cutting;        /* of the file into hands */
	off_t session;                 /* where the heading of the session is in the file */
	size_t session_length;         /* 0: there was none */
	bool recalls;                  /* that heading has to be read again */
	bool foreign;                  /* the file is a hand history */
	bool misread;                  /* the fault has its place in the text of the site */
	struct histories_hand history; /* of a text of sites: the current hand */
	int history_note;              /* its note that is the fault, or -1 */
	/* the current hand */
	const char *file;
	size_t number;     /* in its file, from 1 */
	size_t line;       /* on which its text begins, from 1 */
	struct slice text; /* of a hand file; valid until the next hand */
	struct hand_record hand;
	struct fault fault;
};

/* Gets ready for the first hand. Returns false when memory is short. */
bool hands_open(struct hands *hands, char *const *names, size_t count);
/* The same for hands that can be read again: those on a tape. */
bool hands_open_spool(struct hands *hands, struct spool *spool);
enum hands_result hands_next(struct hands *hands);

/* Has so many threads, this one among them, carry out the hands of texts of sites. To be called
 * before the first hand is read, and not for hands on a tape. False when memory is short. */
bool hands_use_threads(struct hands *hands, unsigned jobs);

/* The next hand as a record of a run; *unread says that it could not be read. */
enum run_next hands_next_record(struct hands *hands, struct record *record, bool *unread);

/* Makes the current hand whole if it is not: its text and all of `hand`. False when memory is
 * short. */
bool hands_complete(struct hands *hands);

/* The place of the current hand; and the return to one, so that hands_next reads the hand there.
 * Only for hands on a tape. */
struct hands_place hands_place(const struct hands *hands);
void hands_go(struct hands *hands, const struct hands_place *place);
void hands_close(struct hands *hands);

/* The number that the file gives the hand: in a stream, that of its table; for a single hand, its
 * `hand` field if that is a number, else 1. */
struct slice hands_number(const struct hands *hands, char buffer[24]);

/* The line on which the hand itself begins, after the comments before it. */
size_t hands_start(const struct hands *hands);

/* The line of the hand's text that contains the byte at `offset`. *number is set to the number of
 * the line, and *in_line to the offset within it. */
struct slice hands_line(const struct hands *hands, size_t offset, size_t *number, size_t *in_line);

/* -- reports ---------------------------------------------------------------------- */

/* Reports FILE:LINE:COL: hand N: action K: what. The kind is "" or "warning: ". */
void hands_report(const struct hands *hands, const struct hand_note *note, const char *kind);

/* Reports a warning about the current hand; for hand_play.warn, with the hands as its context. */
void hands_warn(void *context, const struct hand_note *note);

/* Reports what was odd in the text of the current hand, each with its place, up to a limit. */
void hands_report_oddities(const struct hands *hands);

/* What else is wrong or odd in the text of a hand of a site whose fault was reported, if the fault
 * is of the text: what the rules find after one of theirs mostly follows from it. */
void hands_report_rest(const struct hands *hands);

/* Makes the fault of a hand whose text could not be read the fault of the play. */
void hands_malformed(const struct hands *hands, struct hand_play *play);

/* Reports why a file cannot be read, if it was not reported already, with error 0; returns the exit
 * status. */
int hands_report_file(const char *name, int error);

#endif
