/* The topics of `felt help`: the notation of cards, ranges and hand histories, and the games, for
 * users without manual pages. The manual pages are complete; a topic is a screen or two.
 * tests/cli/help.t tries every notation that a topic shows. */
#ifndef FELT_CMD_HELP_H
#define FELT_CMD_HELP_H

#include "base/text.h"

#include <stdbool.h>

struct help_topic {
	const char *name;               /* "cards" */
	const char *purpose;            /* half a line, for the list of topics */
	const char *text;               /* lines of at most 79 columns */
	void (*more)(struct text *out); /* appends lines generated from tables, or NULL */
	const char *rest;               /* the lines after those, or NULL */
};

/* All topics, in the order in which they are listed. */
enum { HELP_TOPICS = 4 };
extern const struct help_topic help_topics[HELP_TOPICS];

/* Returns the topic with that name, or NULL. */
const struct help_topic *help_find(const char *name);

void help_print(const struct help_topic *topic, struct text *out);

/* Appends a line for each topic: the command that shows it, and its purpose. */
void help_list(struct text *out);
void help_list_line(const char *name, const char *purpose, struct text *out);

/* -- pages of the manual -------------------------------------------------- */

/* A section, a subsection or a term of a page, as tables/mkhelp.awk writes it. */
struct help_part {
	const char *title; /* of a term: its spellings, with commas between them */
	const char *words; /* other words for the title, searched but not printed; "" if none */
	const char *text;  /* lines, the first of which is the title */
};

struct help_page {
	const char *name;    /* "tutorial" for felt-tutorial(7) */
	const char *purpose; /* half a line */
	const struct help_part *parts;
	int count;
};

const struct help_page *help_find_page(const char *name); /* or NULL */

/* Appends the parts of the page that match the words best, and the titles of others that match. The
 * best match is a title that contains the phrase, followed by `words` that contain it, and by each
 * word in any order in the title, in the title and `words`, or anywhere. A hyphen is a space. If
 * nothing matches, common words such as "should I" are ignored, and then each word may be the
 * beginning of one, and then the titles of the parts with most of the words are listed. "" selects
 * the questions of a page that has questions, or else the whole page.
 * Returns false if nothing matches. */
bool help_print_page(const struct help_page *page, const char *words, struct text *out);

/* Appends the glossary entry of a term. Returns false if there is none. */
bool help_print_term(const char *words, struct text *out);

bool help_is_term(const char *words);

void help_list_pages(struct text *out);
const char *help_page_name(int i); /* NULL after the last */

#endif
