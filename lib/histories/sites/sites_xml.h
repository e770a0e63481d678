/* Shared by the readers of XML formats: tables bind the attributes of a hand to the members that
 * they fill. Private to the sites. */
#ifndef FELT_HISTORIES_SITES_XML_H
#define FELT_HISTORIES_SITES_XML_H

#include "histories/sites/sites_internal.h"
#include "histories/xml.h"

#include <stddef.h>

/* First member of the state of each such reader. */
struct sites_xml {
	struct history *history;
	struct xml session; /* the session header, in formats that have one */
	struct xml hand;
	bool blinds, started; /* the big blind is posted; a player has acted or has cards */
};

/* Parses the elements of the hand, or of its session header. Errors in them are faults; text
 * between elements and after the hand is a warning. */
bool sites_xml_open(struct sites_xml *xml);
bool sites_xml_session(struct sites_xml *xml);
void sites_xml_close(struct sites_xml *xml);

/* -- elements -------------------------------------------------------------- */

/* The start tag of an element of the hand. */
struct slice sites_xml_tag(const struct sites_xml *xml, int element);

/* The value of an attribute; "" if the element does not have it. */
struct slice sites_xml_get(const struct sites_xml *xml, int element, const char *name);

/* Whether an attribute has that value. */
bool sites_xml_says(const struct sites_xml *xml, int element, const char *name, const char *value);

/* A name of elements, and their reader, whose argument begins with a struct sites_xml. The last row
 * of a table has no name and reads all other elements; if it has no reader, they are warnings. */
struct sites_xml_part {
	const char *name;
	void (*read)(void *reader, int element);
};

/* Reads the children of an element by a table. */
void sites_xml_each(void *reader, int element, const struct sites_xml_part *parts);

/* Notes an element that is not understood. */
void sites_xml_unknown(struct sites_xml *xml, int element, bool fault);

/* Note something about an element, with `words` for `%s`. */
void sites_xml_fault(struct sites_xml *xml, status_code status, int element, struct slice words);
void sites_xml_warn(struct sites_xml *xml, status_code status, int element, struct slice words);

/* -- attributes ------------------------------------------------------------ */

enum sites_xml_kind {
	SITES_XML_WORDS,      /* struct slice: a copy that lives as long as the hand */
	SITES_XML_NUMBER,     /* int, from 0 to 100 */
	SITES_XML_INDEX,      /* int: an attribute that counts from 0, plus 1 */
	SITES_XML_AMOUNT,     /* struct history_amount, with a currency symbol or word */
	SITES_XML_HUNDREDTHS, /* struct history_amount: an integer number of hundredths */
	SITES_XML_EPOCH,      /* struct history_time: seconds since 1970 */
};

/* An attribute, and the member that it fills, at `offset` in the target. The last row of a table
 * has no name. */
struct sites_xml_field {
	const char *name;
	enum sites_xml_kind kind;
	size_t offset;
};

/* The kind and the offset of a member. */
#define SITES_INTO(KIND, TYPE, MEMBER) SITES_XML_##KIND, offsetof(struct TYPE, MEMBER)

/* Fills the target from the attributes of an element, in the order of the table. If they are
 * `needed`, the first that is missing or invalid is a fault at the element's tag, and the rest are
 * not read; otherwise it leaves its number unchanged. Duplicate attributes are not well-formed
 * XML. */
bool sites_xml_bind(struct sites_xml *xml, int element, const struct sites_xml_field *fields,
	bool needed, void *target);

/* Adds a seat from an element by a table that fills a struct history_seat. Returns its index, or -1
 * with a fault. */
int sites_xml_add_seat(struct sites_xml *xml, int element, const struct sites_xml_field *fields);

/* The amount that is the whole value of an attribute. An invalid one is a fault. */
bool sites_xml_amount(struct sites_xml *xml, int element, const char *attribute,
	struct history_amount *amount);
bool sites_xml_take_hundredths(struct slice words, struct history_amount *amount);
bool sites_xml_hundredths(struct sites_xml *xml, int element, const char *attribute,
	struct history_amount *amount);

/* Consumes the stakes "$1/$2"; `between` separates the two. */
bool sites_xml_take_stakes(struct history *history, struct slice *rest, const char *between,
	struct slice *currency);

/* Consumes an amount, with a currency symbol or word before or after it. */
bool sites_xml_take_amount(const struct history *history, struct slice *rest,
	struct history_amount *amount, struct slice *currency);

bool sites_xml_number(const struct sites_xml *xml, int element, const char *attribute,
	uint64_t most, int *number);

/* Reads words of an element as the time of the hand. Invalid words other than "" and N/A are a
 * fault. */
bool sites_xml_time(struct sites_xml *xml, int element, struct slice words);

/* The seat whose number or name an attribute has. The text counts seats from `first`, 0 or 1, the
 * history from 1. Returns -1, with a fault, if there is no such seat. */
int sites_xml_seat(struct sites_xml *xml, int element, const char *attribute, int first);
int sites_xml_named(struct sites_xml *xml, int element, const char *attribute);

/* Returns the number of an element, and notes it if it does not follow `last`; numbers increase by
 * one. */
uint64_t sites_xml_order(struct sites_xml *xml, int element, const char *attribute, uint64_t last);

/* -- events ---------------------------------------------------------------- */

/* Add an event that an element describes, with an amount or with cards. */
struct history_event *sites_xml_add(struct sites_xml *xml, enum history_event_kind kind, int seat,
	int element);
struct history_event *sites_xml_add_amount(struct sites_xml *xml, enum history_event_kind kind,
	int seat, int element, struct history_amount added);
struct history_event *sites_xml_add_cards(struct sites_xml *xml, enum history_event_kind kind,
	int seat, int element, const card *cards, int count);

/* What follows the words for an action. */
enum sites_takes {
	SITES_NOTHING,
	SITES_ADDED, /* chips that the action adds; brackets before them are skipped */
	SITES_TO,    /* "$2 to $3": the second amount is the raise-to amount */
	SITES_TOTAL, /* "$3": the raise-to amount */
	SITES_CARDS,
	SITES_COUNTED, /* "2 cards [7d 2h]", or "2 cards" if they are unknown */
};

/* An action, and the words for it after a player's name. The first row of a table whose words a
 * line has applies, so longer words come first; the last row has no words. */
struct sites_action {
	const char *words;
	enum history_event_kind kind;
	enum sites_takes takes;
};

/* The row of a table of actions with exactly these words; NULL if there is none. */
const struct sites_action *sites_find_action(const struct sites_action *actions,
	struct slice words);

/* The kind of event for a row. An all-in before any player has acted and before both blinds are
 * posted is a blind: the first is the small blind, unless that is posted. */
enum history_event_kind sites_xml_action(struct sites_xml *xml, const struct sites_action *row);

/* Adds the new cards of a board, which must begin with the cards dealt before; otherwise notes a
 * fault. Returns the number of new cards. */
int sites_xml_add_board(struct sites_xml *xml, int element, struct slice words, const card *cards,
	int count);

/* Chips in the pot from the first `events` events; includes uncalled chips only if `whole`. */
struct history_amount sites_xml_put_in(const struct history *history, int events, bool whole);

/* Whether either of these is the pot that the text states. */
bool sites_xml_is_pot(const struct history *history, struct history_amount pot, int events);

/* The known cards of a player's hand. */
struct sites_xml_held {
	int count;
	card card[HOLE_CARDS_MAX];
};

/* Adds a draw of `count` cards. `hand` is the hand after it, which element `drawn` has as `words`
 * and which must have exactly `count` new cards; NULL if it is not known. */
void sites_xml_add_draw(struct sites_xml *xml, struct sites_xml_held *held, int seat, int element,
	int count, int drawn, struct slice words, const card *hand);

#endif
