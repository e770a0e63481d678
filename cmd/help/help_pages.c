#include "help.h"

#include "manual.h"

#include "frame/casefold.h"
#include "frame/screen.h"

#include "base/scan.h"

#include <string.h>

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

bool help_print_page(const struct help_page *page, const char *words, struct text *out)
{
	bool any = false;

	screen_set_locale(); /* for casefold_contains */
	/* Parts whose titles contain the words or, if there are none, whose texts do. */
	for (int in_text = 0; in_text < 2 && !any; in_text++)
		for (int i = 0; i < page->count; i++) {
			const struct help_part *part = page->parts + i;

			if (*words &&
				!casefold_contains(slice_of(in_text ? part->text : part->title),
					slice_of(words)))
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

	for (int i = 0; glossary && i < glossary->count; i++)
		if (slice_in_list(slice_of(words), glossary->parts[i].title, ',')) {
			text_add_string(out, glossary->parts[i].text);
			return true;
		}
	return false;
}

void help_list_pages(struct text *out)
{
	for (int i = 0; i < PAGES; i++)
		help_list_line(pages[i].name, pages[i].purpose, out);
}
