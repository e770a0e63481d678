/* What the parts of `felt replay` share: the run, and how each hand is shown. */
#ifndef FELT_CMD_REPLAY_H
#define FELT_CMD_REPLAY_H

#include "hands.h"
#include "frame/fields.h"
#include "frame/options.h"
#include "frame/run.h"
#include "replay_odds.h"
#include "game/hand/hand.h"

struct replay {
	struct settings settings;
	struct fields fields; /* the fields of the rows */
	unsigned house;       /* house rules */
	bool check, equity, watch, recursive;
	const char *seat; /* the player whose cards are seen from the beginning; NULL: all */
	double every;     /* seconds between steps of the picture; 0: only keys step */

	struct hands hands;
	struct hand_play play;
	struct replay_odds *odds;       /* with --equity, or NULL */
	bool unread;                    /* the current hand could not be read: see hands.fault */
	int hero;                       /* see replay_find_seat */
	struct job *job;                /* the output */
	uint64_t count, good, unplayed; /* hands; of the last, felt does not play the game */
	bool stopped;                   /* a fault stopped the run */
};

/* Goes through all hands. Returns the exit status. */
int replay_run(struct replay *replay);

/* Shows the hands of files on the terminal until the user quits. Returns the exit status. */
int replay_watch(struct replay *replay, char *const *names, size_t count);

/* Makes the fault of a hand whose text could not be read the fault of the play. */
void replay_malformed(struct replay *replay);

/* Reports FILE:LINE:COL: hand N: action K: what. The kind is "" or "warning: ". */
void replay_report(struct replay *replay, const struct hand_note *note, const char *kind);

/* Reports why a file cannot be read; returns the exit status. */
int replay_report_file(const char *name, int error);

/* Reports a warning about the current hand; for play.warn. */
void replay_warn(void *context, const struct hand_note *note);

/* Each plays the current hand and appends to its job. False when there is a fault, which is in
 * replay->play. */
bool replay_tell(struct replay *replay);
bool replay_check(struct replay *replay);
bool replay_actions(struct replay *replay); /* rows of CSV and TSV */
bool replay_json(struct replay *replay);

/* The fields of the rows of --check and of actions; the second view is that of --equity. */
enum { REPLAY_PLAIN = 1, REPLAY_EQUITY = 2, REPLAY_ANY = 3 };
extern const struct field replay_check_fields[], replay_action_fields[];

/* The row of --check for the current hand, which agrees with the rules or does not. */
void replay_check_row(struct replay *replay, bool good);

/* The name of a player, cleaned (clean.h), or "p3" where the file does not name the player. */
void replay_add_name(struct text *out, const struct hand_record *hand, int seat);

/* The seat of the current hand that --seat names: its player has that name, or else the number pN,
 * or else is the only one whose name contains the word, in any case. REPLAY_ALL without --seat.
 * replay_seek_seat finds it at the beginning of a hand; false, with a fault that lists the players,
 * when the hand has no such seat. */
enum { REPLAY_ALL = -1 };
bool replay_seek_seat(struct replay *replay);
int replay_find_seat(const struct replay *replay);

/* Appends, as a screen has it, what the hand is called, with its stakes if they fit in, what was
 * done last, and who has won. */
void replay_add_title(struct replay *replay, size_t width, struct text *out);
void replay_say(struct replay *replay, struct text *out);
void replay_say_end(struct replay *replay, struct text *out);

#endif
