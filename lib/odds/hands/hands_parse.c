#include "odds/hands/hands_inside.h"

#include "base/decimal.h"

#include <stdlib.h>
#include <string.h>

/* A term that is a single hand. Ranges that programs write may have many of them. */
struct single {
	card_set set;
	uint32_t place; /* among all terms: a later term replaces an earlier one */
	uint16_t weight;
};

struct reader {
	struct scan scan;
	enum card_notation notation;
	const struct game *game;
	uint16_t weight; /* of terms without an explicit weight */
	bool grouped;    /* between [50], which is at `open`, and [/50] */
	size_t open, open_size;
	struct fault *fault;
	uint32_t terms; /* read so far */
	/* The last term that is all hands: its place, from 1, and its weight. */
	uint32_t all_place;
	uint16_t all_weight;
	uint32_t count, room;
	struct single *singles;
};

static bool separates(unsigned char c)
{
	return c == ',' || scan_is_space((char)c);
}

static bool at(const struct reader *reader, char c)
{
	return !scan_done(&reader->scan) && *reader->scan.at == (unsigned char)c;
}

static bool pass(struct reader *reader, char c)
{
	const bool there = at(reader, c);

	reader->scan.at += there;
	return there;
}

/* Whether a term may end here: before a separator, or the bracket that ends a group. */
static bool at_end(const struct reader *reader)
{
	return scan_done(&reader->scan) || separates(*reader->scan.at) || at(reader, '[');
}

/* Sets a fault that reaches from `from` to the cursor. */
static status_code wrong(const struct reader *reader, status_code status, size_t from)
{
	return fault_set(reader->fault, status, from, scan_offset(&reader->scan) - from);
}

/* Sets a fault of the character at the cursor, or of length 0 at the end of the text. */
static status_code wrong_here(const struct reader *reader, status_code status)
{
	const size_t size = scan_done(&reader->scan) ? 0 : scan_char_length(&reader->scan);

	return fault_set(reader->fault, status, scan_offset(&reader->scan), size);
}

static void pass_word(struct reader *reader)
{
	while (!at_end(reader))
		reader->scan.at++;
}

/* -- weights ------------------------------------------------------------------ */

/* Whether a decimal with a per cent sign is here. */
static bool at_percentage(const struct reader *reader)
{
	struct scan after = reader->scan;
	struct decimal number;

	return decimal_take(&after, 2, &number) && !scan_done(&after) && *after.at == '%';
}

/* Reads a weight after ':', which may be a percentage, or after '@', which is one with or without
 * its sign. */
static status_code read_weight(struct reader *reader, uint16_t *weight)
{
	const size_t start = scan_offset(&reader->scan);
	const bool hundred = at(reader, '@');
	bool sign, good;

	if (!at(reader, ':') && !hundred)
		return STATUS_OK;
	reader->scan.at++;
	sign = at_percentage(reader);
	good = range_weight_take(&reader->scan, hundred || sign ? 2 : 4, weight);
	if (good && sign)
		pass(reader, '%');
	if (!good || !at_end(reader)) {
		pass_word(reader);
		return wrong(reader, STATUS_BAD_WEIGHT, start + 1);
	}
	if (hundred && !sign && *weight && *weight < RANGE_WHOLE / 100)
		return wrong(reader, STATUS_DOUBTFUL_WEIGHT, start + 1);
	return STATUS_OK;
}

/* Reads "[50]" before terms of that weight, or "[/50]" after them. */
static status_code read_group(struct reader *reader)
{
	const size_t start = scan_offset(&reader->scan);
	bool ends;
	uint16_t weight = 0;

	reader->scan.at++;
	ends = pass(reader, '/');
	if (!range_weight_take(&reader->scan, 2, &weight) || !at(reader, ']')) {
		while (!at_end(reader) && !at(reader, ']'))
			reader->scan.at++;
		return wrong(reader, STATUS_BAD_WEIGHT, start + 1 + ends);
	}
	reader->scan.at++;
	if (ends && (!reader->grouped || weight != reader->weight))
		return wrong(reader, STATUS_CLOSE_BRACKET, start);
	if (!ends && reader->grouped)
		return fault_set(reader->fault, STATUS_OPEN_BRACKET, reader->open,
			reader->open_size);
	reader->grouped = !ends;
	reader->open = start;
	reader->open_size = scan_offset(&reader->scan) - start;
	reader->weight = ends ? RANGE_WHOLE : weight;
	return STATUS_OK;
}

/* -- terms -------------------------------------------------------------------- */

static bool read_word(struct reader *reader, const char *word)
{
	const size_t length = strlen(word);

	if ((size_t)(reader->scan.end - reader->scan.at) < length)
		return false;
	for (size_t i = 0; i < length; i++)
		if ((reader->scan.at[i] | 0x20) != word[i])
			return false;
	reader->scan.at += length;
	return true;
}

/* Reads a word for all hands, if one is there. */
static bool read_all(struct reader *reader)
{
	const struct scan start = reader->scan;
	bool found = read_word(reader, "random") || read_word(reader, "any") ||
		     read_word(reader, "100%");

	while (!found && pass(reader, '*'))
		if (at_end(reader) || at(reader, ':') || at(reader, '@'))
			found = true;
	if (!found)
		reader->scan = start;
	return found;
}

/* Reads a card. Its first character decides what is missing where none is here. */
static status_code read_card(struct reader *reader, size_t start, int index, card *out)
{
	const size_t place = scan_offset(&reader->scan);
	const int rank =
		scan_done(&reader->scan) ? -1 : card_rank_read(&reader->scan, reader->notation);
	int suit;

	if (rank == -1 && index) {
		wrong(reader, STATUS_HAND_SIZE, start);
		if (reader->fault) {
			reader->fault->number = (size_t)index;
			reader->fault->wanted = reader->game->own;
		}
		return STATUS_HAND_SIZE;
	}
	if (rank == -1)
		return wrong_here(reader, at_end(reader) ? STATUS_NO_RANGE : STATUS_BAD_RANGE);
	suit = scan_done(&reader->scan) ? -1 : card_suit_read(&reader->scan, reader->notation);
	if (suit == -1)
		return at_end(reader) ? wrong(reader, STATUS_NO_SUIT, place)
				      : wrong_here(reader, STATUS_BAD_SUIT);
	*out = card_of(rank, suit);
	return reader->game->deck & card_bit(*out) ? STATUS_OK
						   : wrong(reader, STATUS_NOT_IN_DECK, place);
}

/* Skips blanks if a card follows them. */
static void pass_to_card(struct reader *reader)
{
	const struct scan here = reader->scan;
	struct scan next;

	scan_blanks(&reader->scan);
	next = reader->scan;
	reader->scan = !scan_done(&next) && card_rank_read(&next, reader->notation) != -1
			       ? reader->scan
			       : here;
}

/* Reads the cards of a hand, with blanks between them or without, in brackets or without. */
static status_code read_hand(struct reader *reader, card_set *out)
{
	const size_t open = scan_offset(&reader->scan);
	const bool bracket = pass(reader, '[');
	size_t start, place[HANDS_OWN_MAX];
	card cards[HANDS_OWN_MAX];

	if (bracket)
		scan_blanks(&reader->scan);
	start = scan_offset(&reader->scan);
	*out = 0;
	for (int i = 0; i < reader->game->own; i++) {
		status_code status;

		if (i)
			pass_to_card(reader);
		place[i] = scan_offset(&reader->scan);
		status = read_card(reader, start, i, &cards[i]);
		if (status)
			return status;
		for (int j = 0; j < i; j++)
			if (cards[j] == cards[i]) {
				wrong(reader, STATUS_REPEATED_CARD, place[i]);
				if (reader->fault)
					reader->fault->earlier = place[j];
				return STATUS_REPEATED_CARD;
			}
		*out |= card_bit(cards[i]);
	}
	if (!bracket)
		return STATUS_OK;
	scan_blanks(&reader->scan);
	return pass(reader, ']') ? STATUS_OK
				 : fault_set(reader->fault, STATUS_OPEN_BRACKET, open, 1);
}

/* Whether the bracket here is around cards, not one that begins or ends a weight. */
static bool at_card_bracket(const struct reader *reader)
{
	struct reader behind = *reader;

	if (!pass(&behind, '['))
		return false;
	scan_blanks(&behind.scan);
	return !scan_done(&behind.scan) && card_rank_read(&behind.scan, reader->notation) != -1 &&
	       !scan_done(&behind.scan) && card_suit_read(&behind.scan, reader->notation) != -1;
}

static status_code add_single(struct reader *reader, card_set set, uint16_t weight)
{
	if (reader->count == reader->room) {
		const uint32_t room = reader->room ? 2 * reader->room : 16;
		struct single *more = realloc(reader->singles, room * sizeof *more);

		if (!more)
			return fault_set(reader->fault, STATUS_NO_MEMORY, 0, 0);
		reader->singles = more;
		reader->room = room;
	}
	reader->singles[reader->count++] = (struct single){set, reader->terms, weight};
	return STATUS_OK;
}

static status_code read_term(struct reader *reader)
{
	const size_t start = scan_offset(&reader->scan);
	const bool exclude = pass(reader, '!');
	const bool all = read_all(reader);
	uint16_t weight = exclude ? 0 : reader->weight;
	card_set set = 0;
	status_code status = all ? STATUS_OK : read_hand(reader, &set);

	if (!status && !exclude)
		status = read_weight(reader, &weight);
	if (status)
		return status;
	if (!at_end(reader))
		return wrong_here(reader, STATUS_TERM_END);
	if (exclude && !reader->terms)
		return wrong(reader, STATUS_NONE_BEFORE, start);
	reader->terms++;
	if (!all)
		return add_single(reader, set, weight);
	reader->all_place = reader->terms;
	reader->all_weight = weight;
	return STATUS_OK;
}

static status_code read_terms(struct reader *reader)
{
	for (;;) {
		status_code status;

		while (!scan_done(&reader->scan) && separates(*reader->scan.at))
			reader->scan.at++;
		if (scan_done(&reader->scan))
			break;
		status = at(reader, '[') && !at_card_bracket(reader) ? read_group(reader)
								     : read_term(reader);
		if (status)
			return status;
	}
	if (reader->grouped)
		return fault_set(reader->fault, STATUS_OPEN_BRACKET, reader->open,
			reader->open_size);
	return reader->terms ? STATUS_OK : fault_set(reader->fault, STATUS_NO_RANGE, 0, 0);
}

/* -- lists -------------------------------------------------------------------- */

/* Orders hands as a range does, and the terms of one hand from the first to the last. */
static int compare_singles(const void *left, const void *right)
{
	const struct single *a = left, *b = right;

	if (a->set != b->set)
		return a->set < b->set ? -1 : 1;
	return (a->place > b->place) - (a->place < b->place);
}

/* Makes the list of the single hands, of which the last term of each counts. */
static status_code list_singles(struct reader *reader, struct hands *out)
{
	struct single *singles = reader->singles;

	if (hands_init(out, reader->game, reader->count))
		return STATUS_NO_MEMORY;
	if (reader->count)
		qsort(singles, reader->count, sizeof *singles, compare_singles);
	for (uint32_t i = 0; i < reader->count; i++) {
		if (i + 1 < reader->count && singles[i + 1].set == singles[i].set)
			continue;
		if (singles[i].place < reader->all_place || !singles[i].weight)
			continue;
		out->set[out->count] = singles[i].set;
		out->weight[out->count++] = singles[i].weight;
	}
	return STATUS_OK;
}

/* Makes the list where a term is all hands: they have its weight, except those that later terms
 * have. */
static status_code list_all(struct reader *reader, struct hands *out)
{
	const struct single *single = reader->singles, *end = single + reader->count;
	uint32_t kept = 0;

	if (hands_everything(out, reader->game, reader->all_weight))
		return STATUS_NO_MEMORY;
	if (reader->count)
		qsort(reader->singles, reader->count, sizeof *single, compare_singles);
	for (uint32_t i = 0; i < out->count; i++) {
		uint16_t weight = reader->all_weight;

		for (; single < end && single->set == out->set[i]; single++)
			if (single->place > reader->all_place)
				weight = single->weight;
		out->set[kept] = out->set[i];
		out->weight[kept] = weight;
		kept += weight > 0;
	}
	out->count = kept;
	hands_trim(out);
	return STATUS_OK;
}

status_code hands_parse(struct slice text, enum card_notation notation, const struct game *game,
	struct hands *out, struct fault *fault)
{
	struct reader reader = {.scan = scan_of(text),
		.notation = notation,
		.game = game,
		.weight = RANGE_WHOLE,
		.fault = fault};
	status_code status = read_terms(&reader);

	*out = (struct hands){.game = game};
	if (!status) {
		status = reader.all_weight ? list_all(&reader, out) : list_singles(&reader, out);
		if (status)
			fault_set(fault, status, 0, 0);
	}
	free(reader.singles);
	return status;
}

/* -- lines of ranges ----------------------------------------------------------- */

/* Whether the `!` at `at`, in the piece from `start`, begins an exclusion. */
static bool excludes(struct slice line, size_t start, size_t at, enum card_notation notation)
{
	size_t before = at;

	if (at + 1 == line.length || scan_is_blank(line.bytes[at + 1]))
		return false;
	while (before > start && scan_is_blank(line.bytes[before - 1]))
		before--;
	if (before > start && strchr(",:(", line.bytes[before - 1]))
		return true;
	return !range_line_cards(line, at + 1, notation);
}

static bool belongs(struct slice line, size_t start, size_t at, enum card_notation notation)
{
	return line.bytes[at] == '@' ? range_line_weighs(line, at)
				     : excludes(line, start, at, notation);
}

status_code hands_line_split(struct slice line, enum card_notation notation,
	struct contest_parts *out, struct fault *fault)
{
	return contest_split_by(line, belongs, notation, 1, out, fault);
}

bool hands_line_marked(struct slice slice, enum card_notation notation)
{
	return contest_marked_by(slice, belongs, notation);
}
