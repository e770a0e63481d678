/* XML elements: whole, cut, broken, and rejected. */
#include "histories/xml.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

static void expect(struct slice slice, const char *words)
{
	cr_expect(slice.length == strlen(words) && !memcmp(slice.bytes, words, slice.length),
		"'%.*s' is not '%s'", (int)slice.length, slice.bytes, words);
}

static enum xml_fault fault_of(const char *text, bool closed, size_t *at)
{
	struct xml xml = {.elements = NULL};
	const enum xml_fault fault = xml_read(&xml, slice_of(text), closed);

	cr_expect((fault == XML_OK) == (xml.count > 0));
	if (at)
		*at = xml.at;
	xml_free(&xml);
	return fault;
}

Test(xml, elements_have_their_attributes_contents_and_places)
{
	const char *const text = " <a>\r\n<b x='1' y=\"&lt;&#65;&amp;\"> words </b><c/>\n</a> rest";
	struct xml xml = {.elements = NULL};
	int b, c;

	cr_assert_eq(xml_read(&xml, slice_of(text), true), XML_OK);
	cr_assert_eq(xml.count, 3);
	cr_expect(xml_is(&xml, 0, "a"));
	expect(xml.elements[0].content, "");
	b = xml_first(&xml, 0);
	cr_expect(xml_is(&xml, b, "b"));
	expect(xml_get(&xml, b, "x"), "1");
	expect(xml_get(&xml, b, "y"), "<A&");
	cr_expect_null(xml_get(&xml, b, "z").bytes);
	expect(xml.elements[b].content, "words");
	cr_expect_eq(xml.elements[b].offset, 6);
	cr_expect_eq(xml.elements[b].length, strlen("<b x='1' y=\"&lt;&#65;&amp;\">"));
	c = xml_next(&xml, b);
	cr_expect(xml_is(&xml, c, "c"));
	cr_expect_eq(xml_first(&xml, c), -1);
	cr_expect_eq(xml_next(&xml, c), -1);
	cr_expect_eq(xml_find(&xml, 0, "c"), c);
	cr_expect_eq(xml_find(&xml, 0, "d"), -1);
	cr_expect_eq(xml.end, strlen(text) - strlen(" rest"));
	cr_expect_eq(xml.stray, strlen(text));
	xml_free(&xml);
}

Test(xml, only_the_first_element_is_read)
{
	struct xml xml = {.elements = NULL};

	cr_assert_eq(xml_read(&xml, slice_of("<a/></session><?xml version='1.0'?><b>"), true),
		XML_OK);
	cr_expect_eq(xml.count, 1);
	cr_expect_eq(xml.end, 4);
	cr_assert_eq(xml_read(&xml, slice_of("<a><b></b></a></a>"), true), XML_OK);
	cr_expect_eq(xml.count, 2);
	cr_expect_eq(xml.end, 14);
	xml_free(&xml);
}

Test(xml, an_open_end_is_a_fault_only_where_it_has_to_be_closed)
{
	static const char *const cut[] = {"<a>", "<a><b>", "<a><b/><c", "<a><b x='1'", "<a>words",
		"<a", "", "  "};
	struct xml xml = {.elements = NULL};

	for (size_t i = 0; i < sizeof(cut) / sizeof(*cut); i++)
		cr_expect_eq(fault_of(cut[i], true, NULL), XML_CUT, "%s", cut[i]);
	cr_expect_eq(fault_of("", false, NULL), XML_CUT);
	/* where only the outermost element is open, the others are kept */
	cr_assert_eq(xml_read(&xml, slice_of("<a><b/><c>x</c>"), true), XML_OPEN);
	cr_expect_eq(xml.count, 3);
	cr_expect_eq(xml.end, 15);
	expect(xml.elements[2].content, "x");
	cr_assert_eq(xml_read(&xml, slice_of("<session><general><mode>real</mode></general>"),
			     false),
		XML_OK);
	cr_expect_eq(xml.count, 3);
	cr_expect_eq(xml_first(&xml, 0), 1);
	expect(xml.elements[2].content, "real");
	cr_expect_eq(xml_next(&xml, 1), -1);
	xml_free(&xml);
}

Test(xml, broken_texts_are_faults_where_they_are_broken)
{
	size_t at;

	cr_expect_eq(fault_of("<a><b></a>", true, &at), XML_BROKEN);
	cr_expect_eq(at, 8, "%zu", at);
	cr_expect_eq(fault_of("<a x='1' x='2'/>", true, &at), XML_BROKEN);
	cr_expect_eq(at, 9, "%zu", at);
	cr_expect_eq(fault_of("<a>&other;</a>", true, &at), XML_BROKEN);
	cr_expect_eq(at, 3, "%zu", at);
	cr_expect_eq(fault_of("words", true, &at), XML_BROKEN);
	cr_expect_eq(at, 0, "%zu", at);
	cr_expect_eq(fault_of("<a x=1/>", true, NULL), XML_BROKEN);
	cr_expect_eq(fault_of("<a>\xff</a>", true, NULL), XML_BROKEN);
}

Test(xml, entities_of_html_stand_for_their_characters)
{
	struct xml xml = {.elements = NULL};

	cr_assert_eq(xml_read(&xml, slice_of("<a n='&amp;&pound;&Ouml;'>&yuml;<b/></a>"), true),
		XML_OK);
	expect(xml_get(&xml, 0, "n"), "&\xc2\xa3\xc3\x96");
	cr_expect_eq(xml.elements[0].offset, 0);
	cr_expect_eq(xml.stray, 0);
	cr_expect_eq(xml.elements[1].offset, 32, "%zu", xml.elements[1].offset);
	cr_assert_eq(xml_read(&xml, slice_of("<a>&nbsp;&eth;</a>"), true), XML_OK);
	expect(xml.elements[0].content, "\xc2\xa0\xc3\xb0");
	xml_free(&xml);
}

Test(xml, document_types_are_refused)
{
	static const char bomb[] = "<!DOCTYPE a [<!ENTITY b 'bb'><!ENTITY c '&b;&b;'>]><a>&c;</a>";
	size_t at;

	cr_expect_eq(fault_of(bomb, true, &at), XML_DOCTYPE);
	cr_expect_eq(fault_of("<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>", true, &at),
		XML_DOCTYPE);
	cr_expect_eq(fault_of("<!DOCTYPE a [<!ENTITY pound 'x'>]><a>&pound;</a>", true, &at),
		XML_DOCTYPE);
	cr_expect_eq(fault_of("<a><!DOCTYPE a><b/></a>", true, &at), XML_DOCTYPE);
	cr_expect_eq(fault_of("<!DOCTYPE a [<!ENTITY % p 'x'> %p;]><a/>", true, &at), XML_DOCTYPE);
}

Test(xml, words_beside_elements_are_found)
{
	struct xml xml = {.elements = NULL};

	cr_assert_eq(xml_read(&xml, slice_of("<a><b/> words</a>"), true), XML_OK);
	cr_expect_eq(xml.stray, 7, "%zu", xml.stray);
	cr_assert_eq(xml_read(&xml, slice_of("<a><b>words<c/></b></a>"), true), XML_OK);
	cr_expect_eq(xml.stray, 3, "%zu", xml.stray);
	cr_assert_eq(xml_read(&xml, slice_of("<a>1<!-- 2 -->3</a>"), true), XML_OK);
	expect(xml.elements[0].content, "13");
	xml_free(&xml);
}

Test(xml, too_many_elements_are_refused)
{
	struct text text = {.bytes = NULL};
	struct xml xml = {.elements = NULL};

	text_add_string(&text, "<a>");
	for (size_t i = 0; i <= XML_ELEMENTS_MAX; i++)
		text_add_string(&text, "<b/>");
	cr_expect_eq(xml_read(&xml, text_slice(&text), true), XML_MANY);
	cr_expect_eq(xml.count, 0);
	xml_free(&xml);
	text_free(&text);
}
