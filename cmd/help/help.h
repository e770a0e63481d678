/* The topics of `felt help`: how cards, ranges and hand files are written, and which games are
 * played, for people who have no manual pages at hand. The manual pages are complete; a topic is a
 * screen or two. tests/cli/help.t tries every notation that a topic shows. */
#ifndef FELT_CMD_HELP_H
#define FELT_CMD_HELP_H

#include "base/text.h"

struct help_topic {
	const char *name;               /* "cards" */
	const char *purpose;            /* half a line, for the list of topics */
	const char *text;               /* lines of at most 79 columns */
	void (*more)(struct text *out); /* appends lines that are made from tables, or NULL */
	const char *rest;               /* the lines after those, or NULL */
};

/* All topics, in the order in which they are listed. */
enum { HELP_TOPICS = 4 };
extern const struct help_topic help_topics[HELP_TOPICS];

/* Returns the topic with that name, or NULL. */
const struct help_topic *help_find(const char *name);

void help_print(const struct help_topic *topic, struct text *out);

/* Appends a line for each topic: how to ask for it, and its purpose. */
void help_list(struct text *out);

#endif
