/* Private to felt play. */
#ifndef FELT_CMD_PLAY_PLAY_H
#define FELT_CMD_PLAY_PLAY_H

#include "frame/options.h"
#include "seats/seats.h"
#include "narrate/narrate.h"

#include "game/phh/phh.h"
#include "play/match.h"
#include "play/request.h"
#include "play/tournament.h"

enum { PLAY_PERSON = 0 /* the user's index among the players */ };

/* The current hand as the user sees it: cards of others are unknown until they are shown. It is
 * played action by action, like a hand from a file. */
struct play_record {
	struct hand_record hand;
	struct hand_play play;
	size_t room;          /* capacity, in actions */
	struct action choice; /* the user's last action, whose discards only the user knows */
};

/* The file to which finished hands are appended. */
struct play_log {
	const char *name; /* as given, or NULL */
	int fd;           /* -1: none */
	int error;        /* errno of a failed write */
	struct text hand; /* the current hand */
	struct phh_frame frame;
};

struct play_hint;
struct play;

/* Why a session ends before the user quits. Reported after the terminal is restored. */
enum play_failure {
	PLAY_GOOD,
	PLAY_NO_MEMORY,
	PLAY_NO_LOG,    /* the log cannot be written: see log.error */
	PLAY_NO_OUTPUT, /* reported already */
};

/* The user interface: by lines of text, or on the terminal. */
struct play_face {
	bool (*open)(struct play *play);  /* false: not available */
	void (*begin)(struct play *play); /* a hand begins */
	void (*saw)(struct play *play);   /* an action was added to the record */
	/* Asks for an action until it is legal, or the user quits: then sets play->leaves. */
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
	uint64_t hands; /* 0: unlimited */
	bool tournament;
	uint64_t level_hands;
	double every; /* seconds between other players' actions on the terminal */

	const struct play_face *face;
	struct play_log log;
	struct play_record record;
	struct match_hand hand;
	struct dealer dealer;
	struct bot bots[SEATS_MAX];
	struct cash cash;        /* of a match */
	struct tournament event; /* of --tournament */
	struct tournament_rules rules;
	uint64_t number; /* of the hand, also in the log */
	uint64_t played; /* hands finished in this session */
	seat_set again;  /* indexes of players who rebought before this hand or, in a tournament,
			    were eliminated in the hand before it */
	int own;         /* the user's seat in this hand */
	bool leaves;     /* the user has quit: checks or folds the rest of the hand */
	enum play_failure failure;
	struct play_hint *hint; /* state of hints, or NULL */
	struct text out, cell;
};

/* -- play_state.c ----------------------------------------------------------------- */

/* Appends a line about each player who rebought or was eliminated, between `before` and `after`. */
void play_add_news(const struct play *play, const char *before, const char *after,
	struct text *out);

/* Ends the session after the current hand, in which the user then checks or folds. */
static inline void play_fail(struct play *play, enum play_failure failure)
{
	play->leaves = true;
	if (!play->failure)
		play->failure = failure;
}

/* A player's net result so far. */
chips play_net(const struct play *play, int player);

/* Appends an amount with its sign: "+12", "-3". */
void play_add_net(const struct play *play, struct text *out, chips net);

/* -- play_session.c --------------------------------------------------------------- */

/* Plays until the user quits, and prints everybody's results. Returns an exit status. */
int play_session(struct play *play);

/* -- play_record.c ---------------------------------------------------------------- */

/* Begins the record of a hand, adds an action that the user saw, and ends it. False if out of
 * memory. */
bool play_record_begin(struct play *play, const struct bot_view *view);
bool play_record_add(struct play *play, const struct bot_view *view, const struct action *action);
void play_record_end(struct play *play);
void play_record_free(struct play_record *record);

/* A new narration of the current hand. */
struct narration play_narration(struct play *play, struct text *out);

/* Prints the narration of the whole hand so far, wrapped at `columns` on a terminal; in colour if
 * it goes to play->out. */
void play_record_narrate(struct play *play, unsigned columns, struct text *out);

/* -- play_help.c, play_hint.c ----------------------------------------------------- */

/* Appends the list of inputs: what to type and, after a tab, its effect. */
void play_add_help(const struct play *play, struct text *out);

/* Appends the facts that help with a decision: lines of a label, a tab and the value. */
void play_add_hint(struct play *play, const struct bot_view *view, struct text *out);
void play_hint_free(struct play_hint *hint); /* accepts NULL */

/* -- play_log.c ------------------------------------------------------------------- */

/* Opens the log, and finds the number of its next hand. Returns an exit status. */
int play_log_open(struct play *play, uint64_t *next);
void play_log_begin(struct play *play);
void play_log_action(struct play *play, const struct action *action);
/* Writes a finished hand, all at once. */
void play_log_end(struct play *play);
void play_log_close(struct play *play);

#endif
