/* Private to felt replay: the run, and the output for each hand. */
#ifndef FELT_CMD_REPLAY_H
#define FELT_CMD_REPLAY_H

#include "frame/fields.h"
#include "frame/options.h"
#include "frame/run.h"
#include "hands/cells.h"
#include "narrate/narrate.h"
#include "replay_odds.h"
#include "game/hand/hand.h"
#include "play/stats/stats.h"
#include "prizes.h"

struct replay {
	struct settings settings;
	struct fields fields; /* of rows, or of actions in JSON */
	struct fields head;   /* of the hand in JSON */
	unsigned house;       /* house rules */
	bool check, equity, watch, recursive;
	const char *seat; /* player whose cards are visible from the start; NULL: all */
	size_t wanted;    /* --hand: the place of a hand in the input, from 1; 0: any */
	bool by_number;   /* --hand: a number that a file gives its hand */
	uint64_t wanted_number;
	size_t passed;  /* hands read, wanted or not */
	const char *at; /* the step that -f svg draws, or NULL */
	double every;   /* seconds between steps on the terminal; 0: step by keys only */

	const char *icm, *field; /* values of options, or NULL */
	struct prizes prizes;    /* with --icm, and so are the following */
	struct icm_table prize_table;
	struct stats_odds *pricer; /* NULL without --icm */
	struct stats_hand priced;  /* the current hand */
	struct hand_play pricing;

	struct hand_reader hands;
	struct hand_play play;
	struct replay_odds *odds; /* with --equity, or NULL */
	bool unread;              /* the current hand is invalid: see hands.fault */
	chips to_call, winnable;  /* before the action, as of the table; see replay_equities */
	int hero;                 /* see replay_seek_seat */
	struct job *job;          /* the output */
	struct text pictures;     /* -f svg: the images, one below the other */
	unsigned long height;     /* total height */
	card_set cards;           /* cards shown in the images of -f svg and -f html */
	struct text list;         /* -f html: the list of hands */
	uint64_t listed;
	uint64_t count, good; /* hands */
	uint64_t unplayed;    /* of games that felt does not support */
	bool stopped;         /* an error stopped the run */
};

/* True if the current hand has this number: the one that felt shows, that of its table in a stream,
 * or that of its field `hand`. */
bool replay_has_number(const struct hand_reader *hands, uint64_t number);

/* Reports that none of this many hands is the one of --hand. Returns the exit status. */
int replay_report_none(const struct replay *replay, size_t hands);

/* Replays all hands. Returns the exit status. */
int replay_run(struct replay *replay);

/* Shows the hands of files on the terminal until the user quits. Returns the exit status. */
int replay_watch(struct replay *replay, char *const *names, size_t count);

/* Each plays the current hand and appends to its job. False if there is an error, which is in
 * replay->play. */
bool replay_narrate(struct replay *replay);
bool replay_actions(struct replay *replay); /* rows of CSV and TSV */
bool replay_json(struct replay *replay);

/* Plays the next step: an action, or all hole cards of a street as one. Returns false after the
 * last. The end, at which the pots are paid, is one more step. */
bool replay_step(struct hand_play *play);

/* Maximum number of hands on a page; more are an error. */
enum { REPLAY_PAGE_HANDS_MAX = 500 };

/* -f html: appends the current hand to its job, as a part of a page; and ends the page. */
bool replay_html(struct replay *replay);
void replay_end_html(struct replay *replay, struct text *out);

/* -f svg: adds an image of the current hand to the page; replay_end_svg appends the page. The third
 * function is whether --at may have this value. */
bool replay_svg(struct replay *replay);
void replay_end_svg(struct replay *replay, struct text *out);
bool replay_is_moment(const char *at);

/* An action that has just been played or, before the first, the hand. The item of replay_fields. */
struct replay_action {
	struct cells_item item;
	struct replay *replay;
	const struct replay_shares *shares; /* equities of all seats before it, or NULL */
};
struct replay_action replay_action(struct replay *replay, const struct replay_shares *shares);

/* The views: rows of --check; rows of actions without and with --equity; a hand in JSON and its
 * actions. */
enum {
	REPLAY_PLAIN = 1,
	REPLAY_EQUITY = 2,
	REPLAY_ANY = REPLAY_PLAIN | REPLAY_EQUITY,
	REPLAY_HAND = 4,
	REPLAY_ACTION = 8,
	REPLAY_ACTION_EQUITY = 16
};
extern const struct field replay_check_fields[], replay_fields[];

/* The equities of all seats before the next action; NULL if not requested or unknown. */
const struct replay_shares *replay_equities(struct replay *replay);

/* Sets `hero` to the seat of the current hand that --seat names: the player with that name, or
 * number pN, or the only one whose name contains the word, in upper or lower case; NARRATE_ALL
 * without --seat. Call it at the beginning of a hand; false, with an error that lists the players,
 * if the hand has no such seat. */
bool replay_seek_seat(struct replay *replay);

/* Append, as on a terminal, the title of the hand and its stakes; the last action; the winners.
 * `counts` is whether the hand's number in its file is shown elsewhere. */
void replay_add_title(struct replay *replay, bool counts, struct text *title, struct text *stakes);
void replay_say(struct replay *replay, struct text *out);
void replay_say_end(struct replay *replay, struct text *out);

/* A narration of the current hand to *out, as on a terminal but without colour, for such lines. */
struct narration replay_words(struct replay *replay, struct text *out);

/* The equities of all seats after the last action, for output, and whether they differ from those
 * of the last call; NULL if not requested or unknown. */
const struct replay_shares *replay_shares_at(struct replay *replay, bool *news);
/* Appends "equity Phil Ivey 54.21%, Tom Dwan 45.79%". In hi-lo also "(80.52% high, 27.90% low)" for
 * each; after sampling, the margin of error. */
void replay_add_equities(const struct narration *narration, const struct replay_shares *shares);
/* Appends the pot odds of the player to act: "pot odds Tom Dwan 20 to win 60, 25.00% needed". */
void replay_add_pot_odds(const struct narration *narration);
/* Reads the options of prize money. Returns an exit status. */
int replay_open_prizes(struct replay *replay);

/* The worth of the current hand's stacks in prize money; NULL if not requested, unknown, or out of
 * memory, which fails the output. */
const struct stats_hand *replay_price(struct replay *replay);

/* Records the expected final stacks once all players are all in with cards to come. */
void replay_mind_all_in(struct replay *replay, struct narration *narration);

#endif
