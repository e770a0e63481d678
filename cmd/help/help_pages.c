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
enum closeness { TITLE_PHRASE, WORDS_PHRASE, MATCH_TITLE, MATCH_WORDS, MATCH_TEXT, NO_MATCH };

enum { TITLES_MAX = 12 }; /* of a list */

struct page_search {
	struct slice words; /* separated by spaces */
	bool (*contains)(struct slice text, struct slice word);
	bool ignores_common;
};

/* Words of a question that say nothing about it. */
static bool is_common(struct slice word)
{
	return slice_in_list(word,
		"a am an and any are at be by can could did do does for from get give had has have "
		"he her him his how i if in into is it its make me much my of on or our out see "
		"should show so some than that the their them then there these they this to up us "
		"want was we were what when where which who whom why will with would you your",
		' ');
}

static bool contains(const struct page_search *search, const char *text, struct slice word)
{
	return search->contains(slice_of(text), word);
}

/* Whether each of the words is in the title, in the title or the other words, or, for MATCH_TEXT,
 * anywhere in the part. */
static bool contains_all(const struct page_search *search, const struct help_part *part,
	enum closeness closeness)
{
	struct slice rest = search->words, word;
	bool any = false;

	while ((word = slice_take_word(&rest)).length) {
		if (search->ignores_common && is_common(word))
			continue;
		any = true;
		if (!contains(search, closeness == MATCH_TEXT ? part->text : part->title, word) &&
			(closeness == MATCH_TITLE || !contains(search, part->words, word)))
			return false;
	}
	return any;
}

static enum closeness closeness_of(const struct help_part *part, const struct page_search *search)
{
	if (contains(search, part->title, search->words))
		return TITLE_PHRASE;
	if (contains(search, part->words, search->words))
		return WORDS_PHRASE;
	for (enum closeness closeness = MATCH_TITLE; closeness < NO_MATCH; closeness++)
		if (contains_all(search, part, closeness))
			return closeness;
	return NO_MATCH;
}

static void add_page(const struct help_page *page, struct text *out)
{
	for (int i = 0; i < page->count; i++) {
		text_add_string(out, i ? "\n" : "");
		text_add_string(out, page->parts[i].text);
	}
}

static bool has_questions(const struct help_page *page)
{
	for (int i = 0; i < page->count; i++)
		if (strchr(page->parts[i].title, '?'))
			return true;
	return false;
}

/* Appends the questions of the page below the titles of their sections. */
static void add_questions(const struct help_page *page, struct text *out)
{
	const char *section = NULL; /* not yet printed */

	for (int i = 0; i < page->count; i++) {
		const struct help_part *const part = page->parts + i;

		if (is_section(part)) {
			section = part->title;
			continue;
		}
		if (section)
			text_format(out, "%s%s\n", out->length ? "\n" : "", section);
		section = NULL;
		text_format(out, " %s\n", part->title);
	}
	text_format(out, "\n'felt help %s WORD' prints the recipes about a word.\n", page->name);
}

static bool matches(const struct help_page *page, int i, const struct page_search *search,
	enum closeness closeness)
{
	const struct help_part *const part = page->parts + i;

	return (!is_section(part) || has_only_sections(page)) &&
	       closeness_of(part, search) == closeness;
}

static int count_matches(const struct help_page *page, const struct page_search *search,
	enum closeness closeness)
{
	int count = 0;

	for (int i = 0; i < page->count; i++)
		count += matches(page, i, search, closeness);
	return count;
}

static void add_texts(const struct help_page *page, const struct page_search *search,
	enum closeness closeness, struct text *out)
{
	for (int i = 0; i < page->count; i++)
		if (matches(page, i, search, closeness))
			text_format(out, "%s%s", out->length ? "\n" : "", page->parts[i].text);
}

/* Appends the titles of the parts that match, closest first, from `closeness` on. */
static void add_titles(const struct help_page *page, const struct page_search *search,
	enum closeness closeness, const char *heading, struct text *out)
{
	int count = 0;

	for (; closeness < NO_MATCH; closeness++)
		for (int i = 0; i < page->count && count < TITLES_MAX; i++)
			if (matches(page, i, search, closeness))
				text_format(out, "%s %s\n", count++ ? "" : heading,
					page->parts[i].title);
}

/* Appends the parts that match best, and the titles of the others. */
static bool add_found(const struct help_page *page, const struct page_search *search,
	struct text *out)
{
	enum { TEXTS_MAX = 3 }; /* of parts that contain the words only somewhere in the text */
	enum closeness best = TITLE_PHRASE;
	int count = 0;

	while (best < NO_MATCH && !(count = count_matches(page, search, best)))
		best++;
	if (best == MATCH_TEXT && count > TEXTS_MAX) {
		add_titles(page, search, best, "Found in the text of:\n", out);
	} else if (best < NO_MATCH) {
		add_texts(page, search, best, out);
		add_titles(page, search, best + 1, "\nSee also:\n", out);
	}
	return best < NO_MATCH;
}

/* The number of words that are in the title or the other words. */
static int count_words(const struct page_search *search, const struct help_part *part)
{
	struct slice rest = search->words, word;
	int count = 0;

	while ((word = slice_take_word(&rest)).length)
		count += !is_common(word) && (contains(search, part->title, word) ||
						     contains(search, part->words, word));
	return count;
}

/* Appends the titles of the parts that have most of the words. */
static bool add_nearest(const struct help_page *page, const struct page_search *search,
	struct text *out)
{
	const bool sections = has_only_sections(page);
	int most = 0, count = 0;

	for (int i = 0; i < page->count; i++) {
		const int words = count_words(search, page->parts + i);

		if ((sections || !is_section(page->parts + i)) && words > most)
			most = words;
	}
	for (int i = 0; most && i < page->count && count < TITLES_MAX; i++)
		if ((sections || !is_section(page->parts + i)) &&
			count_words(search, page->parts + i) == most)
			text_format(out, "%s %s\n", count++ ? "" : "Some of the words are in:\n",
				page->parts[i].title);
	return most;
}

static const struct help_part *find_term(const char *words)
{
	const struct help_page *const glossary = help_find_page("glossary");

	for (int i = 0; glossary && i < glossary->count; i++)
		if (slice_in_list(slice_of(words), glossary->parts[i].title, ','))
			return glossary->parts + i;
	return NULL;
}

bool help_is_term(const char *words)
{
	return find_term(words) != NULL;
}

bool help_print_page(const struct help_page *page, const char *words, struct text *out)
{
	const struct page_search searches[] = {
		{slice_of(words), casefold_contains_word, false},
		{slice_of(words), casefold_contains_word, true},
		{slice_of(words), casefold_contains_beginning, true},
	};

	if (!*words) {
		if (has_questions(page))
			add_questions(page, out);
		else
			add_page(page, out);
		return true;
	}
	screen_set_locale(); /* for casefold_contains_word */
	for (size_t i = 0; i < sizeof searches / sizeof *searches; i++)
		if (add_found(page, searches + i, out))
			return true;
	if (!add_nearest(page, searches, out))
		return false;
	if (help_is_term(words))
		text_format(out, "\n'felt help %s' explains the term.\n", words);
	return true;
}

bool help_print_term(const char *words, struct text *out)
{
	const struct help_part *const term = find_term(words);

	if (term)
		text_add_string(out, term->text);
	return term != NULL;
}

void help_list_pages(struct text *out)
{
	for (int i = 0; i < PAGES; i++)
		help_list_line(pages[i].name, pages[i].purpose, out);
}
