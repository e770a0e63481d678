/* Games by the words of the sites. */
#include "histories/sites/sites_internal.h"

/* Words that name a game, and its code without the limit. The first row whose words all occur
 * applies, so longer names come first. */
struct game_words {
	const char *words[3];
	const char *code;
};

static const struct game_words games[] = {
	{{"6+ Hold'em"}, "S"},
	{{"Six Plus"}, "S"},
	{{"Short Deck"}, "S"},
	{{"ShortDeck"}, "S"},
	{{"Hold'em"}, "T"},
	{{"Holdem"}, "T"},
	{{"Hold'Em"}, "T"},
	{{"Courchevel", "Hi/Lo"}, "C/8"},
	{{"Courchevel", "H/L"}, "C/8"},
	{{"Courchevel"}, "C"},
	{{"5 Card Omaha", "Hi/Lo"}, "O5/8"},
	{{"5 Card Omaha", "H/L"}, "O5/8"},
	{{"5 Card Omaha"}, "O5"},
	{{"5-Card Omaha", "Hi/Lo"}, "O5/8"},
	{{"5-Card Omaha"}, "O5"},
	{{"5Card Omaha", "H/L"}, "O5/8"},
	{{"5Card Omaha"}, "O5"},
	{{"6Card Omaha"}, "O6"},
	{{"Five Card Omaha"}, "O5"},
	{{"6 Card Omaha"}, "O6"},
	{{"Omaha 5 Card"}, "O5"},
	{{"Omaha 6 Card"}, "O6"},
	{{"Omaha5"}, "O5"},
	{{"Omaha8"}, "O/8"},
	{{"Omaha", "Hi/Lo"}, "O/8"},
	{{"Omaha", "H/L"}, "O/8"},
	{{"Omaha", "Hi-Lo"}, "O/8"},
	{{"Omaha", "HiLow"}, "O/8"},
	{{"OmahaHL"}, "O/8"},
	{{"Omaha"}, "O"},
	{{"PLO-5"}, "O5"},
	{{"PLO5"}, "O5"},
	{{"PLO-6"}, "O6"},
	{{"PLO6"}, "O6"},
	{{"PLO 5"}, "O5"},
	{{"PLO 6"}, "O6"},
	{{"PLO", "Hi/Lo"}, "O/8"},
	{{"PLO"}, "O"},
	{{"7-Card Stud", "Hi/Lo"}, "7S/8"},
	{{"7-Card Stud"}, "7S"},
	{{"7stud8"}, "7S/8"},
	{{"7stud"}, "7S"},
	{{"7 Card Stud", "Hi/Lo"}, "7S/8"},
	{{"7 Card Stud", "H/L"}, "7S/8"},
	{{"7 Card Stud", "Hi-Lo"}, "7S/8"},
	{{"7 Card Stud", "HiLow"}, "7S/8"},
	{{"7 Card Stud"}, "7S"},
	{{"7Stud", "H/L"}, "7S/8"},
	{{"7Stud"}, "7S"},
	{{"Seven Cards Stud", "HiLow"}, "7S/8"},
	{{"Seven Cards Stud"}, "7S"},
	{{"Stud H/L"}, "7S/8"},
	{{"Stud Hi"}, "7S"},
	{{"NLH"}, "T"},
	{{"Razz"}, "R"},
	{{"Triple Draw 2-7"}, "2L3D"},
	{{"2-7 Triple Draw"}, "2L3D"},
	{{"Lowball27"}, "2L3D"},
	{{"Single Draw 2-7"}, "2L1D"},
	{{"2-7 Single Draw"}, "2L1D"},
	{{"Badugi"}, "B"},
	{{"5 Card Draw"}, "5D"},
	{{NULL}, NULL},
};

static const char *game_code(struct slice words)
{
	/* variants with other rules whose names contain the names of these games */
	static const char *const forms[] = {"Reshuffle", "Pineapple", "Drawmaha", "Irish", "Bomb",
		"Double Board", "Banzai", NULL};

	if (sites_has_any(words, forms))
		return NULL;
	for (const struct game_words *game = games; game->code; game++) {
		bool all = true;

		for (int i = 0; i < 3 && game->words[i]; i++)
			all &= lines_has(words, game->words[i]);
		if (all)
			return game->code;
	}
	return NULL;
}

/* The words of a limit; longer names come first. */
struct limit_words {
	const char *words;
	char code;
};

static const struct limit_words *limit_of(struct slice words)
{
	static const struct limit_words limits[] = {{"No Limit", 'N'}, {"no limit", 'N'},
		{"NL ", 'N'}, {"Pot Limit", 'P'}, {"pot limit", 'P'}, {"PL ", 'P'}, {"PLO", 'P'},
		{"Limit", 'F'}, {"fixed limit", 'F'}, {"FL ", 'F'}, {NULL, 'N'}};
	const struct limit_words *limit = limits;

	while (limit->words && !lines_has(words, limit->words))
		limit++;
	return limit;
}

/* Whether the words say that there is a low half; the code may not, if no variant combines the game
 * with it. */
static bool is_high_low(struct slice words)
{
	return lines_has(words, "Hi/Lo") || lines_has(words, "H/L") || lines_has(words, "Hi-Lo") ||
	       lines_has(words, "HiLow");
}

const struct variant *sites_variant(struct slice words)
{
	const char *const game = game_code(words);
	char room[16];
	struct text code = text_over(room, sizeof(room));

	if (!game)
		return NULL;
	text_add_char(&code, limit_of(words)->code);
	text_add_string(&code, game);
	if (is_high_low(words) && !strstr(game, "/8"))
		text_add_string(&code, "/8");
	return variant_find(text_slice(&code));
}

/* Whether the words name a game that sites_variant() finds, but no limit. */
static bool lacks_limit(struct slice words)
{
	return !limit_of(words)->words && sites_variant(words);
}

bool sites_check_heading(struct history *history, bool read, struct slice line)
{
	if (!read)
		history_fault(history, STATUS_HISTORY_HEADING, line);
	else if (!history->variant)
		history_fault(history,
			lacks_limit(history->game) ? STATUS_HISTORY_NO_LIMIT : STATUS_HISTORY_GAME,
			history->game);
	return read && history->variant;
}

static const struct variant *joined(const struct sites_code *limit, const struct sites_code *game)
{
	char room[16];
	struct text code = text_over(room, sizeof(room));

	if (!limit->words || !game->words)
		return NULL;
	text_add_string(&code, limit->code);
	text_add_string(&code, game->code);
	return variant_find(text_slice(&code));
}

const struct variant *sites_coded_variant(const struct sites_code *limits, struct slice limit,
	const struct sites_code *rows, struct slice game)
{
	while (limits->words && !slice_equal(limit, limits->words))
		limits++;
	while (rows->words && !slice_equal(game, rows->words))
		rows++;
	return joined(limits, rows);
}

const struct variant *sites_worded_variant(const struct sites_code *limits,
	const struct sites_code *rows, struct slice words)
{
	while (limits->words && *limits->words && !lines_has(words, limits->words))
		limits++;
	while (rows->words && !lines_has(words, rows->words))
		rows++;
	return joined(limits, rows);
}
