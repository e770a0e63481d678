#include "operands.h"

#include "base/scan.h"
#include "cards/contest.h"

#include <string.h>

enum { BOARD_MIN = 3, BOARD_MAX = 5 };

struct slice operands_at(const struct settings *settings, size_t i)
{
	return slice_of(settings->operands[i]);
}

static struct slice operand(const struct settings *settings, size_t i)
{
	return slice_trim(operands_at(settings, i));
}

static bool begins_with(struct slice word, const char *marks)
{
	return word.length && strchr(marks, word.bytes[0]);
}

static bool ends_with(struct slice word, const char *marks)
{
	return word.length && strchr(marks, word.bytes[word.length - 1]);
}

/* Whether an operand separates hands: "vs", ";", "AA;". */
static bool divides_hands(struct slice word)
{
	return contest_is_versus(word) || begins_with(word, ";") || ends_with(word, ";");
}

/* Whether an operand with separators inside has two hands or more, or spaces, as only a quoted line
 * has. */
static bool has_several_hands(struct slice word)
{
	for (size_t i = 0; i < word.length; i++)
		if (word.bytes[i] == ';' || scan_is_blank(word.bytes[i]))
			return true;
	return false;
}

/* Whether an operand is a piece of an unquoted matchup line: a separator alone, or one followed by
 * a board or dead cards. */
static bool loose_mark(struct slice word)
{
	return divides_hands(word) || begins_with(word, "@!");
}

static bool is_card(const struct settings *settings, size_t i)
{
	struct cards cards;

	return !cards_parse(operand(settings, i), settings->reads, &cards, NULL) &&
	       cards.count == 1;
}

bool operands_marked_cards(struct slice slice, enum card_notation notation)
{
	(void)notation; /* separators are the same in all notations */
	return contest_marked(slice);
}

/* -- separators ------------------------------------------------------------- */

const char *operands_blank(const struct settings *settings, size_t i)
{
	(void)settings;
	(void)i;
	return " ";
}

/* Each operand is a hand, up to the board and the dead cards. */
static const char *between_hands(const struct settings *settings, size_t i)
{
	for (size_t k = 0; k <= i; k++)
		if (begins_with(operand(settings, k), "@!"))
			return " ";
	return "; ";
}

/* Whether an operand continues the board or the dead cards that an earlier operand began. */
static bool goes_on(const struct settings *settings, size_t i)
{
	return is_card(settings, i) || begins_with(operand(settings, i), "@!") ||
	       ends_with(operand(settings, i - 1), "@!");
}

static const char *between_hands_on_board(const struct settings *settings, size_t i)
{
	return goes_on(settings, i) ? " " : "; ";
}

/* Whether the board or the dead cards directly follow the last of several hands, as in
 * "AhKh QsQd@2h 7h 9h", so that no operand alone is a matchup. */
static bool ends_on_board(const struct settings *settings, operands_marked *marked)
{
	size_t i = 0;

	while (i < settings->operand_count && !is_card(settings, i) &&
		!marked(operand(settings, i), settings->reads))
		i++;
	if (!i || i == settings->operand_count || is_card(settings, i) ||
		has_several_hands(operand(settings, i)))
		return false;
	for (i++; i < settings->operand_count && goes_on(settings, i);)
		i++;
	return i == settings->operand_count;
}

operands_between *operands_join(const struct settings *settings, bool together,
	operands_marked *marked)
{
	bool loose = false, divided = false, whole_line = false;

	for (size_t i = 0; i < settings->operand_count; i++) {
		const struct slice word = operand(settings, i);

		loose = loose || loose_mark(word);
		divided = divided || divides_hands(word);
		whole_line = whole_line || (!loose_mark(word) && marked(word, settings->reads));
	}
	if (together && !divided && ends_on_board(settings, marked))
		return between_hands_on_board; /* AA KK@2c 7d 9h */
	if (loose && (divided || whole_line))
		return operands_blank; /* AA vs KK @ 2c7d9h */
	if (!loose && (whole_line || !together))
		return NULL;  /* 'AA; KK' 'QQ; JJ' */
	return between_hands; /* AA KK @ 2c7d9h */
}

/* -- single cards ----------------------------------------------------------- */

/* Whether an operand is no longer than a card, so that a mistyped card still counts as one. */
static bool may_be_card(const struct settings *settings, size_t i)
{
	enum { CARD_COLUMNS = 3 }; /* width of "10s" */

	return is_card(settings, i) || slice_columns(operand(settings, i)) <= CARD_COLUMNS;
}

bool operands_are_cards(const struct settings *settings)
{
	size_t i = 0, cards = 0;

	for (; i < settings->operand_count && may_be_card(settings, i); i++)
		cards += is_card(settings, i);
	return i == settings->operand_count && i > 1 && cards;
}

/* Operands from `first` to before `end`. */
struct operands_span {
	size_t first, end;
};

/* The single cards after the value of an option, if that is a single card too, as many as the
 * option may have. */
static struct operands_span cards_after(const struct settings *settings,
	const struct option_cards *given)
{
	const struct slice value = {given->bytes + given->last, given->length - given->last};
	struct operands_span span = {given->next, given->next};
	size_t room = OPTION_CARDS_MAX - given->length;
	struct cards cards;

	if (cards_parse(value, settings->reads, &cards, NULL) || cards.count != 1)
		return span;
	for (; span.end < given->next + given->followers && is_card(settings, span.end);
		span.end++) {
		const size_t length = 1 + operand(settings, span.end).length;

		if (length > room)
			break;
		room -= length;
	}
	return span;
}

/* Whether the span completes the board that --board began. */
static bool complete_board(const struct settings *settings, struct operands_span span)
{
	const struct slice given = {settings->board.bytes, settings->board.length};
	const size_t more = span.end - span.first;
	struct cards cards;

	return !cards_parse(given, settings->reads, &cards, NULL) &&
	       (size_t)cards.count + more >= BOARD_MIN && (size_t)cards.count + more <= BOARD_MAX;
}

static bool is_in(struct operands_span span, size_t i)
{
	return i >= span.first && i < span.end;
}

/* Adds operands to the cards of an option. */
static void add_operands(const struct settings *settings, struct operands_span span,
	struct option_cards *given)
{
	for (size_t i = span.first; i < span.end; i++) {
		const struct slice word = operand(settings, i);

		given->bytes[given->length++] = ' ';
		memcpy(given->bytes + given->length, word.bytes, word.length);
		given->length += word.length;
	}
}

void operands_to_options(struct settings *settings)
{
	struct operands_span board = cards_after(settings, &settings->board);
	const struct operands_span dead = cards_after(settings, &settings->dead);
	size_t kept = 0;

	if (!complete_board(settings, board))
		board.end = board.first;
	for (size_t i = 0; i < settings->operand_count; i++) {
		if (is_in(board, i) || is_in(dead, i))
			continue;
		if (is_card(settings, i))
			return;
		kept++;
	}
	if (!kept)
		return;
	add_operands(settings, board, &settings->board);
	add_operands(settings, dead, &settings->dead);
	kept = 0;
	for (size_t i = 0; i < settings->operand_count; i++)
		if (!is_in(board, i) && !is_in(dead, i))
			settings->operands[kept++] = settings->operands[i];
	settings->operand_count = kept;
}
