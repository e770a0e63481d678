/* Hands from hand-history files, one after the other, in constant memory.
 *
 * A file may be PHH or a site history, which is recognized by its first lines, or a database
 * (store/store.h), which reads like the PHH file that felt convert makes from it. A site hand is
 * converted to PHH (histories), and its errors and warnings are reported with their locations in
 * the site history. A command that needs less of a hand says so (enum hands_mode): then valid hands
 * are not converted. Several threads may process site hands, ahead of the current one
 * (hands_use_threads). */
#ifndef FELT_CMD_HANDS_H
#define FELT_CMD_HANDS_H

#include "frame/input.h"
#include "frame/run.h"

#include "game/phh/phh.h"
#include "histories/stream.h"

#include "hands/spool.h"
#include "store/store.h"

enum hands_result {
	HANDS_END,
	HANDS_HAND,    /* `hand` was read */
	HANDS_FAULT,   /* the hand is invalid: `fault` is in `text` */
	HANDS_NO_FILE, /* the file could not be read: see `input.error`; the next call continues
			  with the next file */
	HANDS_LATER,   /* the spool has nothing more for now */
};

/* How much a command needs of a site hand that is valid once it is read (histories_holds). Any
 * other hand is read as with HANDS_WHOLE, except with HANDS_FILES. */
enum hands_mode {
	HANDS_WHOLE,    /* `hand` and `text` */
	HANDS_FILES,    /* only `text`, of valid and invalid hands: `hand` stays empty */
	HANDS_VERDICTS, /* only the variant and the number of players, in `hand` */
	HANDS_OUTLINES, /* `hand` without keys and without text locations; see hands_complete */
};

/* The location of a hand, for a later return to it. */
struct hand_reader_place {
	size_t file, number; /* index of the file; number of hands before it in the file */
	size_t line;
	off_t offset;
	off_t session; /* of a site history: offset of the session header */
	size_t session_length;
};

struct ahead;

struct hand_reader {
	char *const *names; /* file names, "-" for standard input; not owned */
	size_t count, next;
	struct phh_reader *reader;
	struct spool *spool; /* is read instead of the input, if not NULL; not owned */
	struct input input;
	struct store_reader *store; /* the current file if it is a database, or NULL */
	struct input_block block;
	struct stream stream; /* the bytes of the current file, and its hands */
	bool open;
	struct ahead *ahead;         /* hands processed by other threads, or NULL */
	bool failed;                 /* reading failed; reported after the hands ahead */
	struct histories *histories; /* NULL until the first site history; that of the current
					hand, and not owned, if there are other threads */
	bool keep_bad;               /* deliver invalid site hands like valid ones */
	enum hands_mode mode;        /* parts of site hands that the caller needs */
	bool holds;                  /* the current hand is known to be valid, and has no `text` */
	bool recalls;                /* the session header must be read again */
	bool foreign;                /* the file is a site history */
	bool misread;                /* the error is located in the site history */
	struct histories_hand history; /* of a site history: the current hand */
	int history_note;              /* index of its note that is the error, or -1 */
	/* the current hand */
	const char *file;
	size_t number;     /* number in its file, from 1 */
	size_t line;       /* first line of its text, from 1 */
	struct slice text; /* PHH; valid until the next hand */
	struct hand_record hand;
	struct fault fault;
};

/* Prepares for the first hand. Returns false if out of memory. */
bool hands_open(struct hand_reader *hands, char *const *names, size_t count);
/* Like hands_open(), for hands that can be read again: those of a spool. */
bool hands_open_spool(struct hand_reader *hands, struct spool *spool);
enum hands_result hands_next(struct hand_reader *hands);

/* Lets `jobs` threads, including this one, process site hands. Call it before the first hand is
 * read, and not for a spool. False if out of memory. */
bool hands_use_threads(struct hand_reader *hands, unsigned jobs);

/* The next hand as a record of a run; sets *unread if the hand is invalid. */
enum run_next hands_next_record(struct hand_reader *hands, struct record *record, bool *unread);

/* Completes the current hand if necessary: its text and all of `hand`. False if out of memory. */
bool hands_complete(struct hand_reader *hands);

/* The location of the current hand; and the return to one, so that hands_next reads the hand there.
 * Only for hands of a spool. */
struct hand_reader_place hands_place(const struct hand_reader *hands);
void hands_go(struct hand_reader *hands, const struct hand_reader_place *place);
void hands_close(struct hand_reader *hands);

/* The number that the file gives the hand: in a stream, that of its table; for a single hand, its
 * `hand` field if that is a number, otherwise 1. */
struct slice hands_number(const struct hand_reader *hands, char buffer[24]);

/* The seat of the current hand's hero, whose cards the hand history shows; -1: none is recorded. */
int hands_hero(const struct hand_reader *hands);

/* The line on which the hand itself begins, after preceding comments. */
size_t hands_start(const struct hand_reader *hands);

/* The line of the hand's text that contains the byte at `offset`. Sets *number to the line number,
 * and *in_line to the offset within it. */
struct slice hands_line(const struct hand_reader *hands, size_t offset, size_t *number,
	size_t *in_line);

/* -- reports ---------------------------------------------------------------------- */

/* Reports FILE:LINE:COL: hand N: action K: message. The kind is "" or "warning: ". */
void hands_report(const struct hand_reader *hands, const struct hand_note *note, const char *kind);

/* Reports a warning about the current hand; for hand_play.warn, with the hands as its context. */
void hands_warn(void *context, const struct hand_note *note);

/* Reports the oddities in the text of the current hand, each with its location, up to a limit. */
void hands_report_oddities(const struct hand_reader *hands);

/* Reports the other errors and oddities in the text of a site hand whose error was reported, if
 * that error is in the text; what the rules report after a first error mostly follows from it. */
void hands_report_rest(const struct hand_reader *hands);

/* Copies the error of an invalid hand to the play. */
void hands_malformed(const struct hand_reader *hands, struct hand_play *play);

/* Reports why a file cannot be read, unless `error` is 0: then it was reported already. Returns the
 * exit status. */
int hands_report_file(const char *name, int error);

/* Like hands_report_file(), for a command whose option, such as "player", takes a value that users
 * give as an operand: suggests the option if there is no such file and its name is a plain word. */
int hands_report_operand(const char *name, int error, const char *option);

#endif
