#include "operands.h"

#include "base/scan.h"
#include "cards/contest.h"

#include <string.h>

enum { BOARD_LEAST = 3, BOARD_MOST = 5 };

static struct slice operand(const struct settings *settings, size_t i)
{
	return slice_trim((struct slice){settings->operands[i], strlen(settings->operands[i])});
}

static bool begins_with(struct slice word, const char *marks)
{
	return word.length && strchr(marks, word.bytes[0]);
}

static bool ends_with(struct slice word, const char *marks)
{
	return word.length && strchr(marks, word.bytes[word.length - 1]);
}

/* Whether an operand divides the hands beside it. */
static bool divides_hands(struct slice word)
{
	return contest_is_versus(word) || begins_with(word, ";") || ends_with(word, ";");
}

/* Whether an operand is a piece of a contest line that was not quoted: a lone mark, or one followed
 * by a board or dead cards. */
static bool loose_mark(struct slice word)
{
	return divides_hands(word) || begins_with(word, "@!");
}

/* -- what is between them --------------------------------------------------- */

const char *operands_blank(const struct settings *settings, size_t i)
{
	(void)settings;
	(void)i;
	return " ";
}

/* Each operand is a hand, up to the board and the dead cards. */
static const char *between_hands(const struct settings *settings, size_t i)
{
	for (size_t k = 0; k <= i; k++) {
		const struct slice word = operand(settings, k);

		if (begins_with(word, "@!") || (k < i && ends_with(word, "@!")))
			return " ";
	}
	return "; ";
}

operands_between *operands_join(const struct settings *settings, bool together,
	bool (*marked)(struct slice slice, enum card_notation notation))
{
	bool loose = false, divided = false, whole_line = false;

	for (size_t i = 0; i < settings->operand_count; i++) {
		const struct slice word = operand(settings, i);

		loose = loose || loose_mark(word);
		divided = divided || divides_hands(word);
		whole_line = whole_line || (!loose_mark(word) && marked(word, settings->reads));
	}
	if (loose)
		return divided || whole_line ? operands_blank : between_hands;
	return whole_line || !together ? NULL : between_hands;
}

/* -- single cards ----------------------------------------------------------- */

static bool is_card(const struct settings *settings, size_t i)
{
	struct cards cards;

	return !cards_parse(operand(settings, i), settings->reads, &cards, NULL) &&
	       cards.count == 1;
}

/* Whether an operand is no longer than a card, so that a mistyped card is still one. */
static bool may_be_card(const struct settings *settings, size_t i)
{
	enum { CARD_COLUMNS = 3 }; /* of "10s" */

	return is_card(settings, i) || slice_columns(operand(settings, i)) <= CARD_COLUMNS;
}

bool operands_are_cards(const struct settings *settings)
{
	size_t i = 0, cards = 0;

	for (; i < settings->operand_count && may_be_card(settings, i); i++)
		cards += is_card(settings, i);
	return i == settings->operand_count && i > 1 && cards;
}

void operands_to_board(struct settings *settings)
{
	struct option_cards *board = &settings->board;
	const struct slice given = {board->bytes, board->length};
	size_t first = 0, end, kept;
	struct cards cards;

	if (!board->length || cards_parse(given, settings->reads, &cards, NULL) || cards.count != 1)
		return;
	while (first < settings->operand_count && !is_card(settings, first))
		first++;
	for (end = first; end < settings->operand_count && is_card(settings, end);)
		end++;
	for (kept = end; kept < settings->operand_count; kept++)
		if (is_card(settings, kept))
			return;
	kept -= end - first;
	if (!kept || end - first + 1 < BOARD_LEAST || end - first + 1 > BOARD_MOST)
		return;
	for (size_t i = first; i < end; i++) {
		const struct slice word = operand(settings, i);

		if (board->length + 1 + word.length > OPTION_CARDS_MAX)
			return;
		board->bytes[board->length++] = ' ';
		memcpy(board->bytes + board->length, word.bytes, word.length);
		board->length += word.length;
	}
	memmove(settings->operands + first, settings->operands + end,
		(settings->operand_count - end) * sizeof *settings->operands);
	settings->operand_count = kept;
}
