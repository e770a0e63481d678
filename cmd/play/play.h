/* felt play: what its parts share. */
#ifndef FELT_CMD_PLAY_PLAY_H
#define FELT_CMD_PLAY_PLAY_H

#include "frame/options.h"
#include "seats/seats.h"
#include "narrate/narrate.h"

#include "game/phh/phh.h"
#include "play/match.h"
#include "play/request.h"
#include "play/tournament.h"

enum { PLAY_PERSON = 0 /* the number of the person among the players */ };

/* The hand at play as the person sees it: the cards of others are unknown until they are shown. It
 * is played action by action, as a hand from a file is. */
struct play_record {
	struct hand_record hand;
	struct hand_play play;
	size_t room;          /* for actions */
	struct action choice; /* the person's last one, whose discards only the person knows */
};

/* The file that finished hands are appended to. */
struct play_log {
	const char *name; /* as given, or NULL */
	int fd;           /* -1: none */
	int error;        /* errno of a failed write */
	struct text hand; /* the one at play */
	struct phh_frame frame;
};

struct play_hint;
struct play;

/* Why a session ends before the person leaves. It is reported when the terminal is what it was. */
enum play_failure {
	PLAY_GOOD,
	PLAY_NO_MEMORY,
	PLAY_NO_LOG,    /* the log cannot be written: see its `error` */
	PLAY_NO_OUTPUT, /* reported already */
};

/* How the person plays: by lines of text, or on the terminal. */
struct play_face {
	bool (*open)(struct play *play);  /* false: not here */
	void (*begin)(struct play *play); /* a hand begins */
	void (*saw)(struct play *play);   /* an action was added to the record */
	/* Asks for an action until it is legal, or the person leaves: play->leaves is then set. */
	void (*ask)(struct play *play, const struct bot_view *view, struct action *out);
	void (*over)(struct play *play); /* a hand is over, and its result is known */
	void (*close)(struct play *play);
};

extern const struct play_face play_lines, play_screen;

struct play {
	struct settings settings;
	/* as given */
	struct seats seats;
	const char *person;
	uint64_t hands; /* 0: without end */
	bool tournament;
	uint64_t level_hands;
	double every; /* seconds between the actions of others on the terminal */

	const struct play_face *face;
	struct play_log log;
	struct play_record record;
	struct match_hand hand;
	struct dealer dealer;
	struct bot bots[SEATS_MAX];
	struct cash cash;        /* of a match */
	struct tournament event; /* of --tournament */
	struct tournament_rules rules;
	uint64_t number; /* of the hand, and in the log */
	uint64_t played; /* hands that were finished in this session */
	seat_set again;  /* the players, by number, who bought in again before this hand or, in a
			    tournament, were eliminated in the hand before it */
	int own;         /* the person's seat in this hand */
	bool leaves;     /* the person has left: checks or folds the rest of the hand */
	enum play_failure failure;
	struct play_hint *hint; /* what hints need, or NULL */
	struct text out, cell;
};

/* -- play_state.c ----------------------------------------------------------------- */

/* Appends a line about each player who bought in again or was eliminated, with `before` and `after`
 * around it. */
void play_add_news(const struct play *play, const char *before, const char *after,
	struct text *out);

/* Ends the session after the hand at play, in which the person then checks or folds. */
static inline void play_fail(struct play *play, enum play_failure failure)
{
	play->leaves = true;
	if (!play->failure)
		play->failure = failure;
}

/* What a player has won so far. */
chips play_net(const struct play *play, int player);

/* Appends an amount with its sign: "+12", "-3". */
void play_add_net(const struct play *play, struct text *out, chips net);

/* -- play_session.c --------------------------------------------------------------- */

/* Plays until the person leaves, and says what everybody has won. Returns an exit status. */
int play_session(struct play *play);

/* -- play_record.c ---------------------------------------------------------------- */

/* Begins the record of a hand, adds what the person saw, and ends it. False when memory is short.
 */
bool play_record_begin(struct play *play, const struct bot_view *view);
bool play_record_add(struct play *play, const struct bot_view *view, const struct action *action);
void play_record_end(struct play *play);
void play_record_free(struct play_record *record);

/* A telling of the hand at play that has not told anything yet. */
struct narration play_narration(struct play *play, struct text *out);

/* Tells the whole hand so far, on a screen in lines of so many columns; in colour if it is written
 * to play->out. */
void play_record_narrate(struct play *play, unsigned columns, struct text *out);

/* -- play_help.c, play_hint.c ----------------------------------------------------- */

/* Appends lines of what can be typed and, after a tab, what that does. */
void play_add_help(const struct play *play, struct text *out);

/* Appends what a person should know before a decision: lines with a label and, after a tab, what it
 * is. */
void play_add_hint(struct play *play, const struct bot_view *view, struct text *out);
void play_hint_free(struct play_hint *hint); /* NULL too */

/* -- play_log.c ------------------------------------------------------------------- */

/* Opens the log, and finds the number of its next hand. Returns an exit status. */
int play_log_open(struct play *play, uint64_t *next);
void play_log_begin(struct play *play);
void play_log_action(struct play *play, const struct action *action);
/* Writes a hand that is over, all of it at once. */
void play_log_end(struct play *play);
void play_log_close(struct play *play);

#endif
