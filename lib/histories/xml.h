/* The elements of an XML text, in their order, with their places in it.
 *
 * Texts of sites are pieces of XML: one hand out of a longer document, several documents one after
 * the other, a document whose end is missing. So the first element of a text is read, with all that
 * is inside it, and what follows it is left to the caller. Expat does the reading. Document types
 * are refused, and with them entities of the text's own; the entities that HTML has for the
 * characters of Latin-1 are known.
 *
 *     if (xml_read(&xml, text, true) == XML_OK)
 *             XML_EACH (i, &xml, 0)
 *                     ... xml_is(&xml, i, "player") ... xml_get(&xml, i, "name") ... */
#ifndef FELT_HISTORIES_XML_H
#define FELT_HISTORIES_XML_H

#include "base/text.h"

enum { XML_ELEMENTS_MAX = 1 << 16, XML_ATTRIBUTES_MAX = 1 << 19 };

struct xml_attribute {
	struct slice name, value;
};

struct xml_element {
	struct slice name;
	struct slice content;      /* if no element is inside it; without blanks at its ends */
	int parent;                /* -1: the first */
	int after;                 /* the first element behind it and all that is inside it */
	int attribute, attributes; /* the first of them, and how many */
	size_t offset, length;     /* of its start tag in the text */
};

enum xml_fault {
	XML_OK,
	XML_OPEN, /* only the end of the element is missing: what is inside it is whole, and kept */
	XML_CUT,  /* the text ends before the element does */
	XML_BROKEN,  /* it is not well-formed */
	XML_DOCTYPE, /* it has a document type */
	XML_MANY,    /* it has more elements or attributes than are read */
	XML_NO_MEMORY,
	XML_WITHOUT /* this felt was built without expat */
};

/* It is zeroed before its first use, and keeps its memory from text to text. All strings are UTF-8
 * and live until the next text is read. */
struct xml {
	struct xml_element *elements; /* the first is the outermost */
	int count;
	size_t room;
	struct xml_attribute *attributes;
	int attribute_count;
	size_t attribute_room;
	struct text strings;
	size_t end;   /* of the first element; of the text where it is cut */
	size_t at;    /* where the fault is */
	size_t stray; /* where words stand beside elements; the length of the text: nowhere */
};

/* Reads the first element of a text in UTF-8. If it need not be `closed`, the text may end before
 * the element does. After a fault other than XML_OPEN there are no elements. */
enum xml_fault xml_read(struct xml *xml, struct slice text, bool closed);
void xml_free(struct xml *xml);

/* The first element inside another, and the one after it in the same; -1: there is none. */
int xml_first(const struct xml *xml, int element);
int xml_next(const struct xml *xml, int element);

/* A loop over the elements directly inside another. */
#define XML_EACH(CHILD, XML, ELEMENT)                                                              \
	for (int CHILD = xml_first(XML, ELEMENT); (CHILD) >= 0; (CHILD) = xml_next(XML, CHILD))

/* The first element with that name anywhere inside another; -1: there is none. */
int xml_find(const struct xml *xml, int element, const char *name);

bool xml_is(const struct xml *xml, int element, const char *name);

/* The value of an attribute; without bytes: the element has none of that name. */
struct slice xml_get(const struct xml *xml, int element, const char *name);

/* The version of expat that felt was compiled for, as "2.5.0"; NULL: felt was built without it. */
const char *xml_version(void);

#endif
