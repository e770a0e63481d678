/* What the readers of texts in XML share: a hand whose attributes are bound to what they say by
 * tables; private to the sites. */
#ifndef FELT_HISTORIES_SITES_XML_H
#define FELT_HISTORIES_SITES_XML_H

#include "histories/sites/sites_internal.h"
#include "histories/xml.h"

#include <stddef.h>

/* The first member of what such a reader knows. */
struct sites_xml {
	struct history *history;
	struct xml session; /* the heading of the session, in formats that have one */
	struct xml hand;
	bool blinds, started; /* the big blind is posted; somebody has acted, or has cards */
};

/* Reads the elements of the hand, or of the heading of its session. Errors in them are faults;
 * words beside elements, and what stands behind the hand, are warnings. */
bool sites_xml_open(struct sites_xml *xml);
bool sites_xml_session(struct sites_xml *xml);
void sites_xml_close(struct sites_xml *xml);

/* -- elements -------------------------------------------------------------- */

/* The tag with which an element of the hand begins, in its text. */
struct slice sites_xml_tag(const struct sites_xml *xml, int element);

/* The value of an attribute, "" where the element has none of that name. */
struct slice sites_xml_get(const struct sites_xml *xml, int element, const char *name);

/* Whether an attribute has that value. */
bool sites_xml_says(const struct sites_xml *xml, int element, const char *name, const char *value);

/* Elements of a name, and their reader, which gets what begins with a struct sites_xml. The last
 * row of a table, which has no name, reads all others; without a reader, they are warnings. */
struct sites_xml_part {
	const char *name;
	void (*read)(void *reader, int element);
};

/* Reads the elements directly inside another by a table. */
void sites_xml_each(void *reader, int element, const struct sites_xml_part *parts);

/* Notes an element that is not understood. */
void sites_xml_unknown(struct sites_xml *xml, int element, bool fault);

/* Note something about an element, with words for `%s`. */
void sites_xml_fault(struct sites_xml *xml, status_code status, int element, struct slice words);
void sites_xml_warn(struct sites_xml *xml, status_code status, int element, struct slice words);

/* -- attributes ------------------------------------------------------------ */

enum sites_xml_kind {
	SITES_XML_WORDS,      /* struct slice: a copy that lives as long as the hand */
	SITES_XML_NUMBER,     /* int, from 0 to 100 */
	SITES_XML_INDEX,      /* int: a number that counts from 0, and 1 more */
	SITES_XML_AMOUNT,     /* struct history_amount, with a sign or a word for its currency */
	SITES_XML_HUNDREDTHS, /* struct history_amount: an integer of hundredths */
	SITES_XML_EPOCH,      /* struct history_time: seconds since 1970 */
};

/* An attribute and where its value goes: `offset` bytes into the target. Of a table of them the
 * last has no name. */
struct sites_xml_field {
	const char *name;
	enum sites_xml_kind kind;
	size_t offset;
};

/* The kind and the offset of a member. */
#define SITES_INTO(KIND, TYPE, MEMBER) SITES_XML_##KIND, offsetof(struct TYPE, MEMBER)

/* Fills the target from the attributes of an element, in the order of the table. If they are
 * `needed`, the first that is missing or cannot be read is a fault at the tag of the element, and
 * the last that is read; else it leaves a number as it is. Duplicates are no well-formed XML. */
bool sites_xml_bind(struct sites_xml *xml, int element, const struct sites_xml_field *fields,
	bool needed, void *target);

/* Adds the seat of an element, whose table fills a struct history_seat. Returns its index, or -1
 * with a fault. */
int sites_xml_add_seat(struct sites_xml *xml, int element, const struct sites_xml_field *fields);

/* The amount that an attribute is as a whole. A wrong one is a fault. */
bool sites_xml_amount(struct sites_xml *xml, int element, const char *attribute,
	struct history_amount *amount);
bool sites_xml_take_hundredths(struct slice words, struct history_amount *amount);
bool sites_xml_hundredths(struct sites_xml *xml, int element, const char *attribute,
	struct history_amount *amount);

/* Takes the stakes of "$1/$2", where `between` stands between the two. */
bool sites_xml_take_stakes(struct history *history, struct slice *rest, const char *between,
	struct slice *currency);

/* Takes an amount, with a sign or a word for its currency before or after it. */
bool sites_xml_take_amount(const struct history *history, struct slice *rest,
	struct history_amount *amount, struct slice *currency);

bool sites_xml_number(const struct sites_xml *xml, int element, const char *attribute,
	uint64_t most, int *number);

/* Reads words of an element as the time of the hand; others than none and N/A are a fault. */
bool sites_xml_time(struct sites_xml *xml, int element, struct slice words);

/* The seat whose number an attribute has, where the text counts seats from `first`, 0 or 1, and the
 * history from 1; or whose name it has. -1, with a fault, where there is none. */
int sites_xml_seat(struct sites_xml *xml, int element, const char *attribute, int first);
int sites_xml_named(struct sites_xml *xml, int element, const char *attribute);

/* Numbers of elements rise by one. Returns the number, and notes one that does not follow `last`.
 */
uint64_t sites_xml_order(struct sites_xml *xml, int element, const char *attribute, uint64_t last);

/* -- events ---------------------------------------------------------------- */

/* Add an event that an element describes: with an amount, or with cards. */
struct history_event *sites_xml_add(struct sites_xml *xml, enum history_event_kind kind, int seat,
	int element);
struct history_event *sites_xml_add_amount(struct sites_xml *xml, enum history_event_kind kind,
	int seat, int element, struct history_amount added);
struct history_event *sites_xml_add_cards(struct sites_xml *xml, enum history_event_kind kind,
	int seat, int element, const card *cards, int count);

/* What stands after the words of a deed. */
enum sites_takes {
	SITES_NOTHING,
	SITES_ADDED, /* the chips that it adds; brackets before them are skipped */
	SITES_TO,    /* "$2 to $3": the second amount is the total of the street */
	SITES_TOTAL, /* "$3": the total of the street */
	SITES_CARDS,
	SITES_COUNTED, /* "2 cards [7d 2h]", or "2 cards" where nobody knows which */
};

/* A deed and the words that say it, which stand after the name of a player. Of a table of them,
 * the first whose words a line has is meant, so that longer words come first; the last row has no
 * words. */
struct sites_action {
	const char *words;
	enum history_event_kind kind;
	enum sites_takes takes;
};

/* The row of a table of deeds whose words are just these; NULL: none. */
const struct sites_action *sites_find_action(const struct sites_action *actions,
	struct slice words);

/* The deed of a row. Whoever is all in before others have acted or both blinds are posted posts
 * one: the first is the small blind, unless that is posted. */
enum history_event_kind sites_xml_action(struct sites_xml *xml, const struct sites_action *row);

/* Adds what a board has besides the cards that were dealt before, with which it begins: if not,
 * that is a fault. Returns how many are new. */
int sites_xml_add_board(struct sites_xml *xml, int element, struct slice words, const card *cards,
	int count);

/* The chips in the pot by the events before one; without what nobody could call, or with it where
 * they are `whole`. */
struct history_amount sites_xml_put_in(const struct history *history, int events, bool whole);

/* Whether that, either way, is a pot that the text states. */
bool sites_xml_is_pot(const struct history *history, struct history_amount pot, int events);

/* The hand of a player, as far as it is known. */
struct sites_xml_held {
	int count;
	card card[HOLE_CARDS_MAX];
};

/* Adds a draw of so many cards, and what they are if the `hand` after it is known, which another
 * element tells: that has to have as many others. NULL: it is not known. */
void sites_xml_add_draw(struct sites_xml *xml, struct sites_xml_held *held, int seat, int element,
	int count, int drawn, struct slice words, const card *hand);

#endif
