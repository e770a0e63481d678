/* What the parts of `felt replay` share: the run, and how each hand is shown. */
#ifndef FELT_CMD_REPLAY_H
#define FELT_CMD_REPLAY_H

#include "frame/fields.h"
#include "frame/options.h"
#include "frame/run.h"
#include "hands/cells.h"
#include "narrate/narrate.h"
#include "replay_odds.h"
#include "game/hand/hand.h"

struct replay {
	struct settings settings;
	struct fields fields; /* of rows, or of an action in JSON */
	struct fields head;   /* of a hand in JSON */
	unsigned house;       /* house rules */
	bool check, equity, watch, recursive;
	const char *seat; /* the player whose cards are seen from the beginning; NULL: all */
	const char *at;   /* the moment that -f svg draws, or NULL */
	double every;     /* seconds between steps of the picture; 0: only keys step */

	struct hands hands;
	struct hand_play play;
	struct replay_odds *odds; /* with --equity, or NULL */
	bool unread;              /* the current hand could not be read: see hands.fault */
	int hero;                 /* see replay_seek_seat */
	struct job *job;          /* the output */
	struct text pictures;     /* of -f svg, below each other */
	unsigned long height;     /* of all of them */
	card_set cards;           /* that the pictures of -f svg and -f html show */
	struct text list;         /* of the hands of -f html */
	uint64_t listed;
	uint64_t count, good; /* hands */
	uint64_t unplayed;    /* of a game that felt does not play */
	bool stopped;         /* a fault stopped the run */
};

/* Goes through all hands. Returns the exit status. */
int replay_run(struct replay *replay);

/* Shows the hands of files on the terminal until the user quits. Returns the exit status. */
int replay_watch(struct replay *replay, char *const *names, size_t count);

/* Each plays the current hand and appends to its job. False when there is a fault, which is in
 * replay->play. */
bool replay_narrate(struct replay *replay);
bool replay_actions(struct replay *replay); /* rows of CSV and TSV */
bool replay_json(struct replay *replay);

/* Plays the next step: an action, or all hole cards of a street as one. Returns false after the
 * last. The end, at which the pots are paid, counts as one more step. */
bool replay_step(struct hand_play *play);

/* The most hands of a page; more are a fault. */
enum { REPLAY_PAGE_HANDS_MAX = 500 };

/* -f html: appends the current hand to its job, as a part of a page; and the end of the page. */
bool replay_html(struct replay *replay);
void replay_end_html(struct replay *replay, struct text *out);

/* -f svg: adds a picture of the current hand to those of the page; replay_end_svg appends the page.
 * Whether --at may have this value. */
bool replay_svg(struct replay *replay);
void replay_end_svg(struct replay *replay, struct text *out);
bool replay_is_moment(const char *at);

/* An action that has just been played, or before the first the hand. It is the item of
 * replay_fields. */
struct replay_action {
	struct cells_item item;
	struct replay *replay;
	const struct replay_shares *shares; /* of all seats before it, or NULL */
};
struct replay_action replay_action(struct replay *replay, const struct replay_shares *shares);

/* The fields of the rows of --check; and those of rows of actions, without and with --equity, of a
 * hand in JSON and of its actions there. */
enum {
	REPLAY_PLAIN = 1,
	REPLAY_EQUITY = 2,
	REPLAY_ANY = REPLAY_PLAIN | REPLAY_EQUITY,
	REPLAY_HAND = 4,
	REPLAY_ACTION = 8,
	REPLAY_ACTION_EQUITY = 16
};
extern const struct field replay_check_fields[], replay_fields[];

/* The equities of all seats before the next action; NULL when they are not wanted or not known. */
const struct replay_shares *replay_equities(struct replay *replay);

/* `hero`, the seat of the current hand that --seat names: its player has that name, or else the
 * number pN, or else is the only one whose name contains the word, in any case. NARRATE_ALL without
 * --seat. replay_seek_seat finds it at the beginning of a hand; false, with a fault that lists the
 * players, when the hand has no such seat. */
bool replay_seek_seat(struct replay *replay);

/* Append, as a screen has it, what the hand is called and its stakes, what was done last, and who
 * has won. `counts` is whether the hand's number in its file is said elsewhere. */
void replay_add_title(struct replay *replay, bool counts, struct text *title, struct text *stakes);
void replay_say(struct replay *replay, struct text *out);
void replay_say_end(struct replay *replay, struct text *out);

/* A telling of the current hand to *out, as a screen has it but without colour, for such lines. */
struct narration replay_words(struct replay *replay, struct text *out);

/* The equities of all seats after the last action, for a reader, and whether they are others than
 * those of the last call; NULL when they are not wanted or not known. */
const struct replay_shares *replay_shares_at(struct replay *replay, bool *news);
/* Appends "equity Phil Ivey 54.21%, Tom Dwan 45.79%". In pots of two halves also "(80.52% high,
 * 27.90% low)" of each; after a sample, how far off they may be. */
void replay_add_equities(const struct narration *narration, const struct replay_shares *shares);
/* Notes the average final stacks once everybody is all in with cards to come. */
void replay_mind_all_in(struct replay *replay, struct narration *narration);

#endif
