/* Reads XML with Expat. */
#include "histories/xml.h"

#include "base/scan.h"

#include <expat.h>
#include <stdlib.h>

enum { ELEMENTS_FIRST = 256, ATTRIBUTES_FIRST = 1024 };

struct xml_read_reading {
	struct xml *xml;
	XML_Parser parser;
	struct slice text;
	size_t before; /* bytes passed to Expat before the text */
	int open;      /* the open element; -1 if there is none */
	bool done;
	enum xml_fault fault;
};

#define AS_TEXT(number)             #number
#define DOTTED(major, minor, micro) AS_TEXT(major) "." AS_TEXT(minor) "." AS_TEXT(micro)

const char *xml_version(void)
{
	return DOTTED(XML_MAJOR_VERSION, XML_MINOR_VERSION, XML_MICRO_VERSION);
}

/* -- storing -------------------------------------------------------------- */

/* Strips spaces and newlines at both ends. */
static struct slice trim(struct slice words)
{
	while (words.length && scan_is_space(words.bytes[0])) {
		words.bytes++;
		words.length--;
	}
	while (words.length && scan_is_space(words.bytes[words.length - 1]))
		words.length--;
	return words;
}

static void refuse(struct xml_read_reading *reading, enum xml_fault fault)
{
	if (!reading->fault)
		reading->fault = fault;
	XML_StopParser(reading->parser, XML_FALSE);
}

/* Ensures that an array with space for `room` items can hold count + 1. */
static void *grow(void *items, size_t *room, int count, size_t size, size_t first)
{
	const size_t more = *room ? 2 * *room : first;
	void *resized;

	if ((size_t)count < *room)
		return items;
	resized = realloc(items, more * size);
	if (resized)
		*room = more;
	return resized;
}

/* Copies a string. All strings together are no longer than the text, which is the space allocated:
 * a reference is longer than its character. */
static struct slice keep(struct xml *xml, const char *bytes, size_t length)
{
	const size_t from = xml->strings.length;

	text_add(&xml->strings, bytes, length);
	return (struct slice){xml->strings.bytes + from, xml->strings.length - from};
}

static size_t place(const struct xml_read_reading *reading)
{
	const XML_Index at = XML_GetCurrentByteIndex(reading->parser);

	return at < (XML_Index)reading->before ? 0 : (size_t)at - reading->before;
}

static bool add_attribute(struct xml_read_reading *reading, const char *name, const char *value)
{
	struct xml *const xml = reading->xml;
	struct xml_attribute *resized;

	if (xml->attribute_count == XML_ATTRIBUTES_MAX) {
		refuse(reading, XML_MANY);
		return false;
	}
	resized = grow(xml->attributes, &xml->attribute_room, xml->attribute_count,
		sizeof(*resized), ATTRIBUTES_FIRST);
	if (!resized) {
		refuse(reading, XML_NO_MEMORY);
		return false;
	}
	xml->attributes = resized;
	xml->attributes[xml->attribute_count].name = keep(xml, name, strlen(name));
	xml->attributes[xml->attribute_count++].value = keep(xml, value, strlen(value));
	return true;
}

/* Adds space for one element; NULL if that fails. */
static struct xml_element *add_element(struct xml_read_reading *reading)
{
	struct xml *const xml = reading->xml;
	struct xml_element *resized;

	if (xml->count == XML_ELEMENTS_MAX) {
		refuse(reading, XML_MANY);
		return NULL;
	}
	resized = grow(xml->elements, &xml->room, xml->count, sizeof(*resized), ELEMENTS_FIRST);
	if (!resized) {
		refuse(reading, XML_NO_MEMORY);
		return NULL;
	}
	xml->elements = resized;
	return &resized[xml->count];
}

static void note_stray(struct xml_read_reading *reading, size_t at)
{
	if (reading->xml->stray > at)
		reading->xml->stray = at;
}

/* -- callbacks of Expat ---------------------------------------------------- */

static void on_start(void *data, const char *name, const char **attributes)
{
	struct xml_read_reading *const reading = data;
	struct xml *const xml = reading->xml;
	struct xml_element *element;

	if (reading->fault || reading->done)
		return;
	element = add_element(reading);
	if (!element)
		return;
	if (reading->open >= 0) {
		struct xml_element *const parent = &xml->elements[reading->open];

		if (trim(parent->content).length)
			note_stray(reading, parent->offset);
		parent->content.length = 0;
	}
	*element = (struct xml_element){.name = keep(xml, name, strlen(name)),
		.parent = reading->open,
		.attribute = xml->attribute_count,
		.offset = place(reading),
		.length = (size_t)XML_GetCurrentByteCount(reading->parser)};
	for (; *attributes; attributes += 2, element->attributes++)
		if (!add_attribute(reading, attributes[0], attributes[1]))
			return;
	element->content = keep(xml, "", 0);
	reading->open = xml->count++;
}

static void on_end(void *data, const char *name)
{
	struct xml_read_reading *const reading = data;
	struct xml *const xml = reading->xml;
	struct xml_element *element;

	(void)name;
	if (reading->fault || reading->open < 0)
		return;
	element = &xml->elements[reading->open];
	element->after = xml->count;
	reading->open = element->parent;
	if (reading->open >= 0)
		return;
	reading->done = true;
	xml->end = place(reading) + (size_t)XML_GetCurrentByteCount(reading->parser);
	XML_StopParser(reading->parser, XML_FALSE);
}

/* Character data comes in pieces, which are contiguous until an element begins. */
static void on_words(void *data, const char *words, int length)
{
	struct xml_read_reading *const reading = data;
	struct xml *const xml = reading->xml;
	const struct slice piece = {words, (size_t)length};

	if (reading->fault || reading->open < 0)
		return;
	if (reading->open == xml->count - 1)
		xml->elements[reading->open].content.length +=
			keep(xml, words, (size_t)length).length;
	else if (trim(piece).length)
		note_stray(reading, place(reading));
}

static void on_doctype(void *data, const char *name, const char *system, const char *public_id,
	int has_subset)
{
	struct xml_read_reading *const reading = data;

	(void)name;
	(void)system;
	(void)public_id;
	(void)has_subset;
	if (XML_GetCurrentByteIndex(reading->parser) >= (XML_Index)reading->before)
		refuse(reading, XML_DOCTYPE);
}

/* -- HTML entities --------------------------------------------------------- */

/* Whether a text refers to an entity that XML does not predefine. */
static bool has_entities(struct slice text)
{
	static const char *const own[] = {"amp;", "lt;", "gt;", "quot;", "apos;", "#"};

	for (size_t i = 0; i + 1 < text.length; i++) {
		const char *const found = memchr(text.bytes + i, '&', text.length - i - 1);
		bool known = false;

		if (!found)
			return false;
		i = (size_t)(found - text.bytes);
		for (size_t j = 0; j < sizeof(own) / sizeof(*own); j++)
			known |= text.length - i - 1 >= strlen(own[j]) &&
				 memcmp(found + 1, own[j], strlen(own[j])) == 0;
		if (!known)
			return true;
	}
	return false;
}

/* Writes a document type that declares the Latin-1 entities, U+00A0 to U+00FF. */
static void write_entities(struct text *out)
{
	static const char names[] =
		"nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr "
		"deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 "
		"frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute "
		"Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml "
		"times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc "
		"atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml "
		"eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml "
		"yacute thorn yuml ";
	unsigned code = 0xa0;

	text_add_string(out, "<!DOCTYPE text [");
	for (const char *name = names; *name; code++) {
		const size_t length = strcspn(name, " ");

		text_add_string(out, "<!ENTITY ");
		text_add(out, name, length);
		text_add_string(out, " \"&#");
		text_add_uint(out, code);
		text_add_string(out, ";\">");
		name += length + 1;
	}
	text_add_string(out, "]>");
}

/* Passes the entities to Expat if the text needs them. */
static enum xml_fault declare_entities(struct xml_read_reading *reading)
{
	struct text prologue = {.bytes = NULL};
	bool accepted;

	if (!has_entities(reading->text))
		return XML_OK;
	write_entities(&prologue);
	reading->before = prologue.length;
	accepted = !prologue.failed &&
		   XML_Parse(reading->parser, prologue.bytes, (int)prologue.length, XML_FALSE);
	text_free(&prologue);
	return accepted ? XML_OK : XML_NO_MEMORY;
}

/* -- reading --------------------------------------------------------------- */

/* Whether a document type begins here. Within an element, or after the HTML entities, Expat reports
 * it only as not well-formed. */
static bool begins_doctype(struct slice text, size_t at)
{
	static const char words[] = "<!DOCTYPE";

	if (at >= 2 && at <= text.length && text.bytes[at - 1] == '!')
		at -= 2;
	return at <= text.length && text.length - at >= strlen(words) &&
	       memcmp(text.bytes + at, words, strlen(words)) == 0;
}

static enum xml_fault fault_of(const struct xml_read_reading *reading, bool closed)
{
	switch (XML_GetErrorCode(reading->parser)) {
	case XML_ERROR_NO_MEMORY:
		return XML_NO_MEMORY;
	case XML_ERROR_NO_ELEMENTS:
		if (closed && reading->open == 0 && reading->xml->count > 1)
			return XML_OPEN;
		return closed || reading->xml->count == 0 ? XML_CUT : XML_OK;
	case XML_ERROR_UNCLOSED_TOKEN:
	case XML_ERROR_PARTIAL_CHAR:
	case XML_ERROR_UNCLOSED_CDATA_SECTION:
		return closed || reading->xml->count == 0 ? XML_CUT : XML_OK;
	default:
		return begins_doctype(reading->text, place(reading)) ? XML_DOCTYPE : XML_BROKEN;
	}
}

static enum xml_fault parse(struct xml_read_reading *reading, bool closed)
{
	struct xml *const xml = reading->xml;
	enum xml_fault fault;

	XML_SetUserData(reading->parser, reading);
	XML_SetElementHandler(reading->parser, on_start, on_end);
	XML_SetCharacterDataHandler(reading->parser, on_words);
	XML_SetStartDoctypeDeclHandler(reading->parser, on_doctype);
	fault = declare_entities(reading);
	if (fault)
		return fault;
	if (!XML_Parse(reading->parser, reading->text.bytes, (int)reading->text.length, XML_TRUE) &&
		!reading->done && !reading->fault)
		reading->fault = fault_of(reading, closed);
	xml->at = place(reading);
	if (xml->strings.failed)
		return XML_NO_MEMORY;
	return reading->fault;
}

enum xml_fault xml_read(struct xml *xml, struct slice text, bool closed)
{
	static const XML_Memory_Handling_Suite memory = {malloc, realloc, free};
	struct xml_read_reading reading = {.xml = xml, .text = text, .open = -1};
	enum xml_fault fault = XML_NO_MEMORY;

	xml->count = xml->attribute_count = 0;
	xml->at = 0;
	xml->end = xml->stray = text.length;
	text_clear(&xml->strings);
	reading.parser = XML_ParserCreate_MM("UTF-8", &memory, NULL);
	if (reading.parser && text_reserve(&xml->strings, text.length + 1))
		fault = parse(&reading, closed);
	if (reading.parser)
		XML_ParserFree(reading.parser);
	for (int i = reading.open; i >= 0; i = xml->elements[i].parent)
		xml->elements[i].after = xml->count;
	for (int i = 0; i < xml->count; i++)
		xml->elements[i].content = trim(xml->elements[i].content);
	if (fault && fault != XML_OPEN)
		xml->count = 0;
	return fault;
}
