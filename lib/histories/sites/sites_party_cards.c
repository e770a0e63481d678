/* Cards and amounts of 888poker in languages other than English. */
#include "histories/sites/sites_party_internal.h"

struct party_cards_word {
	const char *word, *english;
};

/* The ranks and suits of several languages at once, if a word means the same card in all of them:
 * Es, Knekt, Dam; Bube; Roi; Heer. Longer words come first. */
static const struct party_cards_word ranks[] = {{"Kn", "J"}, {"E", "A"}, {"D", "Q"}, {"B", "J"},
	{"R", "K"}, {"H", "K"}, {"\xd0\xa2", "A"}, {"\xd0\x9a", "K"}, {"\xd0\x94", "Q"},
	{"\xd0\x92", "J"},
	/* the same four letters, decoded with a western code page */
	{"\xc3\x92", "A"}, {"\xc3\x8a", "K"}, {"\xc3\x84", "Q"}, {"\xc3\x82", "J"}, {NULL, NULL}};

static const struct party_cards_word suits[] = {{"Kreuz", "c"}, {"Karo", "d"}, {"Herz", "h"},
	{"Pik", "s"}, {"c", "c"}, {"d", "d"}, {"h", "h"}, {"s", "s"}, {NULL, NULL}};

/* If a suit is written p or t, the language is one in which c means hearts. */
static const struct party_cards_word suits_of_romance[] = {{"p", "s"}, {"t", "c"}, {"c", "h"},
	{"d", "d"}, {NULL, NULL}};

static const char *take_word(struct slice *at, const struct party_cards_word *words)
{
	for (; words->word; words++)
		if (lines_take(at, words->word))
			return words->english;
	return NULL;
}

/* Consumes the next card of a bracketed list, without spaces and commas around it. */
static bool next_card(struct slice *list, struct slice *token)
{
	size_t length = 0;

	while (list->length && (*list->bytes == ' ' || *list->bytes == ','))
		*list = lines_after(*list, 1);
	while (length < list->length && list->bytes[length] != ' ' && list->bytes[length] != ',')
		length++;
	*token = lines_before(*list, length);
	*list = lines_after(*list, length);
	return length > 0;
}

/* Consumes the next brackets; *inside is their content. */
static bool next_brackets(struct slice *text, struct slice *inside)
{
	struct slice before;

	return lines_take_until(text, "[", &before) && lines_take_until(text, "]", inside);
}

/* Whether some card of two bytes in the hand begins with one of the letters. */
static bool has_rank(struct slice text, const char *letters)
{
	struct slice inside, token;

	while (next_brackets(&text, &inside))
		while (next_card(&inside, &token))
			if (token.length == 2 && strchr(letters, *token.bytes) &&
				strchr("cdhs", token.bytes[1]))
				return true;
	return false;
}

/* The first card of the hand that ends with one of the letters; length 0 if there is none. */
static struct slice find_suit(struct slice text, const char *letters)
{
	struct slice inside, token;

	while (next_brackets(&text, &inside))
		while (next_card(&inside, &token)) {
			struct slice suit = token;

			if (!lines_take(&suit, "10"))
				suit = lines_after(suit, 1);
			if (suit.length == 1 && *suit.bytes && strchr(letters, *suit.bytes))
				return token;
		}
	return SLICE("");
}

/* With c, and no other suit letter except d, the language may be one in which c means hearts. */
void sites_party_check_suits(struct history *history)
{
	const struct slice club = find_suit(history->text, "c");

	if (club.length && !find_suit(history->text, "hspt").length)
		history_warn(history, STATUS_HISTORY_SUITS, club);
}

/* V is a jack in French, where the king is R, and a queen in Dutch, where the king is H and the
 * jack B. NULL if it cannot be determined. */
static const char *rank_of_v(struct slice text)
{
	const bool french = has_rank(text, "RD"), dutch = has_rank(text, "HB");

	return french == dutch ? NULL : french ? "J" : "Q";
}

/* Appends a card in English; false if it is not a card. */
static bool translate(const struct history *history, struct slice token, bool romance,
	struct text *english)
{
	struct slice rest = token;
	const char *rank = take_word(&rest, ranks), *suit;

	if (!rank && lines_take(&rest, "V")) {
		rank = rank_of_v(history->text);
		if (!rank)
			return false;
	} else if (!rank && !lines_take(&rest, "10") && rest.length) {
		rest = lines_after(rest, 1);
	}
	suit = take_word(&rest, romance ? suits_of_romance : suits);
	if (!suit || rest.length)
		return false;
	if (rank)
		text_add_string(english, rank);
	else
		text_add_slice(english, lines_before(token, *token.bytes == '1' ? 2 : 1));
	text_add_string(english, suit);
	return true;
}

/* Whether all cards are written in English. */
static bool is_english(struct slice cards)
{
	card read[HOLE_CARDS_MAX];

	return lines_take_cards(&cards, HOLE_CARDS_MAX, read) > 0;
}

struct slice sites_party_english(struct history *history, struct slice rest)
{
	const bool romance = find_suit(history->text, "pt").length > 0;
	struct slice at = rest, inside, token;
	char room[128];
	struct text english = text_over(room, sizeof(room));

	if ((!romance && is_english(rest)) || !next_brackets(&at, &inside))
		return rest;
	text_add_char(&english, '[');
	while (next_card(&inside, &token)) {
		text_add_char(&english, ' ');
		if (!translate(history, token, romance, &english))
			return rest;
	}
	text_add_char(&english, ']');
	return english.failed ? rest : history_keep(history, text_slice(&english));
}

/* -- amounts -------------------------------------------------------------- */

static size_t digits_of(struct slice at)
{
	size_t length = 0;

	while (length < at.length && lines_is_digit(at.bytes[length]))
		length++;
	return length;
}

/* Whether an amount has groups separated by points, or one or two digits after a comma. Money never
 * has three decimal places. */
static bool has_comma(struct slice at)
{
	size_t more;

	lines_blanks(&at);
	while (at.length && (*at.bytes == '$' || (unsigned char)*at.bytes >= 0x80))
		at = lines_after(at, 1);
	lines_blanks(&at);
	if (!digits_of(at))
		return false;
	at = lines_after(at, digits_of(at));
	if (at.length < 2 || (*at.bytes != '.' && *at.bytes != ','))
		return false;
	more = digits_of(lines_after(at, 1));
	return *at.bytes == '.' ? more == 3 : more == 1 || more == 2;
}

bool sites_party_writes_commas(struct slice text)
{
	struct slice line, rest, before;

	while (lines_next(&text, &line)) {
		const ptrdiff_t open = lines_find_last(line, " ( ");

		rest = line;
		if (lines_take_until(&rest, "[", &before) && has_comma(rest))
			return true;
		if (open > 0 && lines_ends(line, ")") &&
			(*line.bytes == 'S' || *line.bytes == 's') &&
			has_comma(lines_after(line, (size_t)open + 2)))
			return true;
	}
	return false;
}
