#include "help.h"

#include "manual.h"

#include <string.h>
#include <strings.h>

const char *help_page_name(int i)
{
	return i < PAGES ? pages[i].name : NULL;
}

const struct help_page *help_find_page(const char *name)
{
	for (int i = 0; i < PAGES; i++)
		if (!strcmp(name, pages[i].name))
			return pages + i;
	return NULL;
}

static bool contains(const char *text, const char *words)
{
	const size_t length = strlen(words);

	for (; strlen(text) >= length; text++)
		if (!strncasecmp(text, words, length))
			return true;
	return false;
}

bool help_print_page(const struct help_page *page, const char *words, struct text *out)
{
	bool any = false;

	/* Parts whose titles contain the words or, if there are none, whose texts do. */
	for (int in_text = 0; in_text < 2 && !any; in_text++)
		for (int i = 0; i < page->count; i++) {
			const struct help_part *part = page->parts + i;

			if (!contains(in_text ? part->text : part->title, words))
				continue;
			text_add_string(out, any ? "\n" : "");
			text_add_string(out, part->text);
			any = true;
		}
	return any;
}

bool help_print_term(const char *words, struct text *out)
{
	const struct help_page *const glossary = help_find_page("glossary");
	const size_t length = strlen(words);

	for (int i = 0; glossary && i < glossary->count; i++) {
		const char *term = glossary->parts[i].title;

		while (*term) {
			const size_t end = strcspn(term, ",");

			if (end == length && !strncasecmp(term, words, length)) {
				text_add_string(out, glossary->parts[i].text);
				return true;
			}
			term += end;
			term += strspn(term, ", ");
		}
	}
	return false;
}

void help_list_pages(struct text *out)
{
	for (int i = 0; i < PAGES; i++)
		help_list_line(pages[i].name, pages[i].purpose, out);
}
