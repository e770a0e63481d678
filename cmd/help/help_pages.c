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

/* Whether a text contains each of the words, which are separated by spaces. */
static bool contains_all(const char *text, struct slice words,
	bool (*contains)(struct slice text, struct slice word))
{
	struct slice word;

	while ((word = slice_take_word(&words)).length)
		if (!contains(slice_of(text), word))
			return false;
	return true;
}

/* Recipes and terms are indented; the title of a section is not. */
static bool is_section(const struct help_part *part)
{
	return part->text[0] != ' ';
}

static bool has_only_sections(const struct help_page *page)
{
	for (int i = 0; i < page->count; i++)
		if (!is_section(page->parts + i))
			return false;
	return true;
}

/* How closely a part matches the words. A title, such as the question of a recipe, is also the
 * first line of its text. */
enum closeness { MATCH_TITLE, MATCH_TEXT, MATCH_TITLE_INSIDE, MATCH_TEXT_INSIDE, NO_MATCH };

static enum closeness closeness_of(const struct help_part *part, struct slice words)
{
	return contains_all(part->title, words, casefold_contains_word)  ? MATCH_TITLE
	       : contains_all(part->text, words, casefold_contains_word) ? MATCH_TEXT
	       : contains_all(part->title, words, casefold_contains)     ? MATCH_TITLE_INSIDE
	       : contains_all(part->text, words, casefold_contains)      ? MATCH_TEXT_INSIDE
									 : NO_MATCH;
}

static void add_page(const struct help_page *page, struct text *out)
{
	for (int i = 0; i < page->count; i++) {
		text_add_string(out, i ? "\n" : "");
		text_add_string(out, page->parts[i].text);
	}
}

/* Appends the parts that match this closely: their texts, or only their titles. */
static bool add_matches(const struct help_page *page, struct slice words, enum closeness closeness,
	bool titles, struct text *out)
{
	const bool sections = has_only_sections(page);
	bool any = false;

	for (int i = 0; i < page->count; i++) {
		const struct help_part *const part = page->parts + i;

		if ((is_section(part) && !sections) || closeness_of(part, words) != closeness)
			continue;
		if (titles)
			text_format(out, "%s %s\n", any ? "" : "\nSee also:\n", part->title);
		else
			text_format(out, "%s%s", any ? "\n" : "", part->text);
		any = true;
	}
	return any;
}

bool help_print_page(const struct help_page *page, const char *words, struct text *out)
{
	if (!*words) {
		add_page(page, out);
		return true;
	}
	screen_set_locale(); /* for casefold_contains */
	for (enum closeness closeness = MATCH_TITLE; closeness < NO_MATCH; closeness++)
		if (add_matches(page, slice_of(words), closeness, false, out)) {
			if (closeness == MATCH_TITLE)
				add_matches(page, slice_of(words), MATCH_TEXT, true, out);
			return true;
		}
	return false;
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
