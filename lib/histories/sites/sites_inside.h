/* The readers, and what those of one family of texts share; private to the sites. */
#ifndef FELT_HISTORIES_SITES_INSIDE_H
#define FELT_HISTORIES_SITES_INSIDE_H

#include "histories/lines.h"
#include "histories/sites/sites.h"

enum site_line sites_stars_line(struct slice line);
void sites_stars_read(struct history *history, const struct site_session *session);

/* The row of variants for a game in the words that most sites use: "Hold'em No Limit", "Omaha Hi/Lo
 * Pot Limit", "5 Card Omaha", "7 Card Stud Hi/Lo Limit", "Triple Draw 2-7 Lowball". The words may
 * stand anywhere in `words`. NULL for a game that is not known. */
const struct variant *sites_variant(struct slice words);

#endif
