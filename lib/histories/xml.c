#include "histories/xml.h"

#include "base/scan.h"

#include <stdlib.h>

void xml_free(struct xml *xml)
{
	free(xml->elements);
	free(xml->attributes);
	text_free(&xml->strings);
	*xml = (struct xml){.elements = NULL};
}

int xml_first(const struct xml *xml, int element)
{
	if (element < 0 || element >= xml->count)
		return -1;
	return element + 1 < xml->elements[element].after ? element + 1 : -1;
}

int xml_next(const struct xml *xml, int element)
{
	const int parent = xml->elements[element].parent, after = xml->elements[element].after;

	return parent >= 0 && after < xml->elements[parent].after ? after : -1;
}

bool xml_is(const struct xml *xml, int element, const char *name)
{
	return slice_equal(xml->elements[element].name, name);
}

int xml_find(const struct xml *xml, int element, const char *name)
{
	if (element < 0 || element >= xml->count)
		return -1;
	for (int i = element + 1; i < xml->elements[element].after; i++)
		if (xml_is(xml, i, name))
			return i;
	return -1;
}

struct slice xml_get(const struct xml *xml, int element, const char *name)
{
	const struct xml_element *const at = &xml->elements[element];

	for (int i = at->attribute; i < at->attribute + at->attributes; i++)
		if (slice_equal(xml->attributes[i].name, name))
			return xml->attributes[i].value;
	return (struct slice){NULL, 0};
}
