/* The elements of an XML text, in order, with their offsets.
 *
 * Sites write fragments of XML: one hand of a longer document, several documents in a row, a
 * document without its end. So xml_read() reads the first element of a text with all that it
 * contains, and leaves the rest to the caller. It uses Expat. Documents with a document type are
 * rejected, so a text cannot define entities; the HTML entities for Latin-1 characters are known.
 *
 *     if (xml_read(&xml, text, true) == XML_OK)
 *             XML_EACH (i, &xml, 0)
 *                     ... xml_is(&xml, i, "player") ... xml_get(&xml, i, "name") ...
 */
#ifndef FELT_HISTORIES_XML_H
#define FELT_HISTORIES_XML_H

#include "base/text.h"

enum { XML_ELEMENTS_MAX = 1 << 16, XML_ATTRIBUTES_MAX = 1 << 19 };

struct xml_attribute {
	struct slice name, value;
};

struct xml_element {
	struct slice name;
	struct slice content; /* if it has no child elements; without spaces at its ends */
	int parent;           /* -1 for the first element */
	int after;            /* index of the first element after this one and its descendants */
	int attribute, attributes; /* index of its first attribute, and the number of them */
	size_t offset, length;     /* of its start tag in the text */
};

enum xml_fault {
	XML_OK,
	XML_OPEN,    /* only the end tag is missing: the content is complete, and kept */
	XML_CUT,     /* the text ends before the element does */
	XML_BROKEN,  /* not well-formed */
	XML_DOCTYPE, /* has a document type */
	XML_MANY,    /* more elements or attributes than the maximum */
	XML_NO_MEMORY,
	XML_WITHOUT /* felt was built without Expat */
};

/* Zero it before its first use; it keeps its memory from text to text. All strings are UTF-8 and
 * live until the next text is read. */
struct xml {
	struct xml_element *elements; /* the first is the outermost */
	int count;
	size_t room;
	struct xml_attribute *attributes;
	int attribute_count;
	size_t attribute_room;
	struct text strings;
	size_t end;   /* offset where the first element ends, or the truncated text */
	size_t at;    /* offset of the error */
	size_t stray; /* offset of character data next to elements; the length of the text if there
			 is none */
};

/* Reads the first element of a text in UTF-8. If `closed` is false, the text may end before the
 * element does. After an error other than XML_OPEN there are no elements. */
enum xml_fault xml_read(struct xml *xml, struct slice text, bool closed);
void xml_free(struct xml *xml);

/* The first child of an element, and the next sibling of one; -1 if there is none. */
int xml_first(const struct xml *xml, int element);
int xml_next(const struct xml *xml, int element);

/* A loop over the children of an element. */
#define XML_EACH(CHILD, XML, ELEMENT)                                                              \
	for (int CHILD = xml_first(XML, ELEMENT); (CHILD) >= 0; (CHILD) = xml_next(XML, CHILD))

/* The first descendant with that name; -1 if there is none. */
int xml_find(const struct xml *xml, int element, const char *name);

bool xml_is(const struct xml *xml, int element, const char *name);

/* The value of an attribute; its pointer is NULL if the element does not have the attribute. */
struct slice xml_get(const struct xml *xml, int element, const char *name);

/* The version of Expat that felt was compiled for, such as "2.5.0"; NULL if felt was built without
 * it. */
const char *xml_version(void);

#endif
