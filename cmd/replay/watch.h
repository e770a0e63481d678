/* What the parts of --watch share: a moment of a hand, and how it is drawn. */
#ifndef FELT_CMD_WATCH_H
#define FELT_CMD_WATCH_H

#include "canvas.h"
#include "replay.h"

/* A key of the picture. Its row is the only place that describes it: the help is written from the
 * rows, and the manual page is compared with the help. */
struct watch;
struct watch_key {
	int code[4];            /* what the terminal gives (frame/terminal.h), 0 after the last */
	const char *name;       /* of the keys, as the help has them */
	const char *ascii_name; /* the same on a screen without arrows; NULL: as `name` */
	const char *help;       /* half a line */
	bool (*act)(struct watch *watch); /* false: leave */
};

/* What is to be drawn. The play of `replay` is at this moment. */
struct watch_scene {
	struct replay *replay;
	int hero;             /* as replay_seek_seat finds it */
	size_t number, hands; /* of the hand; how many there are, 0 if that is not known */
	int step, steps;
	bool plays;                   /* by itself */
	bool set_up;                  /* there is a table: the hand could be read */
	struct slice line;            /* the last action, or what is wrong with the hand */
	struct slice status;          /* instead of the list of keys, or empty */
	const double *equity;         /* of each seat, or NULL */
	const struct watch_key *keys; /* for the help, or NULL */
	size_t key_count;
};

/* Appends what draws the scene in a window. */
void watch_draw(const struct watch_scene *scene, unsigned columns, unsigned rows, struct text *out);

#endif
