#include "odds/range/range_internal.h"

#include "base/decimal.h"

#include <string.h>

struct range_parse_reader {
	struct scan scan;
	enum card_notation notation;
	const struct game *game;
	uint16_t weight; /* weight of terms without an explicit weight */
	bool grouped;    /* between [50], which is at `open`, and [/50] */
	size_t open, open_size;
	struct range *out;
	struct fault *fault;
};

static bool separates(unsigned char c)
{
	return c == ',' || scan_is_space((char)c);
}

static bool at(const struct range_parse_reader *reader, char c)
{
	return !scan_done(&reader->scan) && *reader->scan.at == (unsigned char)c;
}

static bool pass(struct range_parse_reader *reader, char c)
{
	bool there = at(reader, c);

	reader->scan.at += there;
	return there;
}

/* True if a term may end here: before a separator, or the bracket that ends a group. */
static bool at_end(const struct range_parse_reader *reader)
{
	return scan_done(&reader->scan) || separates(*reader->scan.at) || at(reader, '[');
}

/* True if two cards or ranks may end here: at the end of a term, or before `+`, `-`, a weight or
 * the bracket that ends a combo. */
static bool at_shape_end(const struct range_parse_reader *reader)
{
	return at_end(reader) || at(reader, '+') || at(reader, '-') || at(reader, ':') ||
	       at(reader, '@') || at(reader, ']');
}

/* Sets a fault from `from` to the cursor. */
static status_code wrong(const struct range_parse_reader *reader, status_code status, size_t from)
{
	return fault_set(reader->fault, status, from, scan_offset(&reader->scan) - from);
}

/* Sets a fault at the character at the cursor, or of length 0 at the end of the text. Users often
 * write 'x' for any rank or suit. */
static status_code wrong_here(const struct range_parse_reader *reader, status_code status)
{
	size_t size = scan_done(&reader->scan) ? 0 : scan_char_length(&reader->scan);

	if (status != STATUS_TERM_END && (at(reader, 'x') || at(reader, 'X')))
		status = STATUS_LETTER_X;
	return fault_set(reader->fault, status, scan_offset(&reader->scan), size);
}

static int read_rank(struct range_parse_reader *reader)
{
	return scan_done(&reader->scan) ? -1 : card_rank_read(&reader->scan, reader->notation);
}

static int read_suit(struct range_parse_reader *reader)
{
	return scan_done(&reader->scan) ? -1 : card_suit_read(&reader->scan, reader->notation);
}

/* Reads the letter of a kind, 's' or 'o', if there is one. */
static enum range_kind read_kind(struct range_parse_reader *reader)
{
	if (pass(reader, 's') || pass(reader, 'S'))
		return SUITED;
	return pass(reader, 'o') || pass(reader, 'O') ? OFFSUIT : EITHER;
}

/* Completes a shape of two ranks: moves the higher rank to the front and reads the kind. */
static status_code end_ranks(struct range_parse_reader *reader, size_t start, int first, int second,
	struct range_shape *out)
{
	bool turn = second > first && first != ANY;

	out->cards = false;
	out->rank[0] = turn ? second : first;
	out->rank[1] = turn ? first : second;
	out->kind = read_kind(reader);
	if (first == second && first != ANY && out->kind != EITHER)
		return wrong(reader, STATUS_PAIR_MARK, start);
	return STATUS_OK;
}

/* True if the deck has a card, whose rank or suit may be ANY. If not, sets a fault from `from` to
 * before `to`. */
static bool in_deck(const struct range_parse_reader *reader, int rank, int suit, size_t from,
	size_t to)
{
	if (rank == ANY || suit == ANY || reader->game->deck & card_bit(card_of(rank, suit)))
		return true;
	fault_set(reader->fault, STATUS_NOT_IN_DECK, from, to - from);
	return false;
}

/* Reads the second card, after a first card with a suit or `*`. */
static status_code end_cards(struct range_parse_reader *reader, size_t start,
	struct range_shape *out)
{
	size_t second;
	bool any;

	if (out->rank[0] != ANY && at_end(reader)) {
		/* Skip blanks if a card follows them, since one card alone is not a term: "Ah
		 * Kh". */
		struct scan here = reader->scan, next;

		scan_blanks(&reader->scan);
		next = reader->scan;
		reader->scan = read_rank(reader) != -1 && read_suit(reader) != -1 ? next : here;
	}
	second = scan_offset(&reader->scan);
	any = pass(reader, '*');
	out->cards = true;
	out->rank[1] = any ? ANY : read_rank(reader);
	if (!any && out->rank[1] == -1)
		return at_end(reader) || at(reader, '+') || at(reader, '-')
			       ? wrong(reader, STATUS_ONE_CARD, start)
			       : wrong_here(reader, STATUS_BAD_RANK);
	if (pass(reader, '*')) {
		out->suit[1] = ANY;
		return STATUS_OK;
	}
	out->suit[1] = read_suit(reader);
	if (out->suit[1] == -1 && !any)
		return at_shape_end(reader) ? wrong(reader, STATUS_NO_SUIT, second)
					    : wrong_here(reader, STATUS_BAD_SUIT);
	if (out->suit[0] != ANY && out->suit[0] == out->suit[1] && out->rank[0] != ANY &&
		out->rank[0] == out->rank[1]) {
		wrong(reader, STATUS_REPEATED_CARD, second);
		if (reader->fault)
			reader->fault->earlier = start;
		return STATUS_REPEATED_CARD;
	}
	return in_deck(reader, out->rank[1], out->suit[1], second, scan_offset(&reader->scan))
		       ? STATUS_OK
		       : STATUS_NOT_IN_DECK;
}

/* True if the bracket here encloses cards, and does not begin or end a weight. */
static bool at_card_bracket(const struct range_parse_reader *reader)
{
	struct range_parse_reader behind = *reader;

	if (!pass(&behind, '['))
		return false;
	scan_blanks(&behind.scan);
	return read_rank(&behind) != -1 && read_suit(&behind) != -1;
}

/* Reads both cards of a combo in brackets: "[Ah Kh]". */
static status_code read_bracketed(struct range_parse_reader *reader, struct range_shape *out)
{
	size_t open = scan_offset(&reader->scan), start, end;
	status_code status;

	pass(reader, '[');
	scan_blanks(&reader->scan);
	start = scan_offset(&reader->scan);
	out->rank[0] = read_rank(reader);
	out->suit[0] = read_suit(reader);
	end = scan_offset(&reader->scan);
	scan_blanks(&reader->scan);
	if (pass(reader, ']'))
		return wrong(reader, STATUS_ONE_CARD, open);
	if (!in_deck(reader, out->rank[0], out->suit[0], start, end))
		return STATUS_NOT_IN_DECK;
	status = end_cards(reader, start, out);
	if (status == STATUS_ONE_CARD)
		fault_set(reader->fault, status, start, end - start);
	if (status)
		return status;
	scan_blanks(&reader->scan);
	return pass(reader, ']') ? STATUS_OK
				 : fault_set(reader->fault, STATUS_OPEN_BRACKET, open, 1);
}

/* After a `*`: true if it means any hand, or with 's' or 'o' any suited or offsuit hand. So "*s" is
 * every suited hand, not a spade. */
static bool at_hands(const struct range_parse_reader *reader)
{
	struct range_parse_reader behind = *reader;

	read_kind(&behind);
	return at_shape_end(&behind);
}

static status_code read_shape(struct range_parse_reader *reader, struct range_shape *out)
{
	size_t start = scan_offset(&reader->scan);
	bool any = pass(reader, '*');
	int rank;

	out->rank[0] = any ? ANY : read_rank(reader);
	if (!any && out->rank[0] == -1)
		return wrong_here(reader, at_end(reader) ? STATUS_NO_RANGE : STATUS_BAD_RANGE);
	rank = read_rank(reader);
	if (rank != -1)
		return end_ranks(reader, start, out->rank[0], rank, out);
	if (pass(reader, '*')) {
		/* any suit or any rank: the next character decides */
		struct scan here = reader->scan;

		rank = read_rank(reader);
		reader->scan = here;
		if (rank == -1 && !at(reader, '*'))
			return end_ranks(reader, start, out->rank[0], ANY, out);
		out->suit[0] = ANY;
		return end_cards(reader, start, out);
	}
	if (any && at_hands(reader))
		return end_ranks(reader, start, ANY, ANY, out);
	out->suit[0] = read_suit(reader);
	if (out->suit[0] != -1)
		return in_deck(reader, out->rank[0], out->suit[0], start,
			       scan_offset(&reader->scan))
			       ? end_cards(reader, start, out)
			       : STATUS_NOT_IN_DECK;
	return at_shape_end(reader) ? wrong(reader, STATUS_ONE_CARD, start)
				    : wrong_here(reader, STATUS_BAD_TERM);
}

bool range_weight_take(struct scan *scan, int places, uint16_t *weight)
{
	struct decimal number;

	if (!decimal_take(scan, places, &number))
		return false;
	if (number.value > RANGE_WHOLE ||
		(number.value == RANGE_WHOLE && (number.next || number.rest)))
		return false;
	*weight = (uint16_t)(number.value + (number.next >= 5));
	if (!*weight && (number.next || number.rest))
		*weight = 1;
	return true;
}

/* Moves to the end of the word, for a fault that covers all of it. */
static void pass_word(struct range_parse_reader *reader)
{
	while (!at_end(reader))
		reader->scan.at++;
}

/* Reads a weight after ':', which may be a percentage, or after '@', which is a percentage with or
 * without its sign. */
static status_code read_weight(struct range_parse_reader *reader, uint16_t *weight)
{
	size_t start = scan_offset(&reader->scan);
	bool hundred = at(reader, '@'), sign, good;
	struct range_parse_reader after;
	struct decimal number;

	if (!at(reader, ':') && !hundred)
		return STATUS_OK;
	reader->scan.at++;
	/* Test for a decimal with a percent sign. */
	after = *reader;
	sign = decimal_take(&after.scan, 2, &number) && at(&after, '%');
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

bool range_best_take(struct scan *scan, uint64_t *worse, uint64_t *best, bool *good)
{
	const struct scan start = *scan;
	struct decimal one, other = {.value = 0};
	bool sign = false;

	*good = decimal_take(scan, 4, &one);
	if (!scan_done(scan) && *scan->at == '.' && !*good)
		scan->at++; /* ".%" is meant as a percentage, but is not valid */
	if (!scan_done(scan) && *scan->at == '%') {
		scan->at++;
		sign = true;
	}
	if (*good && !scan_done(scan) && *scan->at == '-') {
		bool second, end;

		scan->at++;
		second = decimal_take(scan, 4, &other);
		end = second && !scan_done(scan) && *scan->at == '%';
		scan->at += end;
		*good = second && (end || !sign);
		sign = sign || end;
	}
	if (!sign) {
		*scan = start;
		return false;
	}
	*good = *good && one.value <= HUNDRED && other.value <= HUNDRED &&
		!(one.value == HUNDRED && (one.next || one.rest)) &&
		!(other.value == HUNDRED && (other.next || other.rest));
	*best = *good && other.value > one.value ? other.value : one.value;
	*worse = *good && other.value > one.value ? one.value : other.value;
	return true;
}

bool range_top_here(const struct scan *scan)
{
	struct scan after = *scan;
	uint64_t worse, best;
	bool good;

	if (!slice_begins_word(scan_rest(scan), "top"))
		return false;
	after.at += strlen("top");
	scan_blanks(&after);
	return range_best_take(&after, &worse, &best, &good);
}

/* Reads a percentage if there is one; otherwise the cursor does not move. */
static status_code read_best(struct range_parse_reader *reader, struct range_term *term,
	bool *found)
{
	const size_t start = scan_offset(&reader->scan);
	bool good;

	*found = range_best_take(&reader->scan, &term->worse, &term->best, &good);
	if (*found && !good) {
		pass_word(reader);
		return wrong(reader, STATUS_BAD_PERCENTAGE, start);
	}
	if (*found) {
		term->form = TERM_BEST;
		term->game = reader->game;
	}
	return STATUS_OK;
}

/* Reads `word`, "random" or "any", in either case, if it is here. */
static bool read_word(struct range_parse_reader *reader, const char *word)
{
	if (!slice_begins_word(scan_rest(&reader->scan), word))
		return false;
	reader->scan.at += strlen(word);
	return true;
}

static bool spans(const struct range_shape *from, const struct range_shape *to)
{
	int high = from->rank[0], low = from->rank[1];

	if (from->cards || to->cards || from->kind != to->kind || high == ANY || low == ANY ||
		to->rank[0] == ANY || to->rank[1] == ANY)
		return false;
	if ((high == low) != (to->rank[0] == to->rank[1]))
		return false;
	return to->rank[0] == high || to->rank[1] == low || to->rank[0] - to->rank[1] == high - low;
}

static status_code read_body(struct range_parse_reader *reader, struct range_term *term)
{
	size_t start = scan_offset(&reader->scan);
	status_code status;
	unsigned char first = scan_done(&reader->scan) ? 0 : *reader->scan.at;
	bool found = false;

	*term = (struct range_term){.form = TERM_SHAPE,
		.from = {.rank = {ANY, ANY}, .kind = EITHER}};
	if ((first >= '0' && first <= '9') || first == '.') {
		status = read_best(reader, term, &found);
		if (status || found)
			return status;
	}
	if (read_word(reader, "random") || read_word(reader, "any"))
		return STATUS_OK;
	if (range_top_here(&reader->scan)) {
		pass_word(reader);
		return wrong(reader, STATUS_TOP_RANGE, start);
	}
	status = at_card_bracket(reader) ? read_bracketed(reader, &term->from)
					 : read_shape(reader, &term->from);
	if (status)
		return status;
	if (pass(reader, '+')) {
		if (term->from.cards || term->from.rank[0] == ANY || term->from.rank[1] == ANY)
			return wrong(reader, STATUS_BAD_PLUS, start);
		term->form = TERM_CLIMB;
	} else if (pass(reader, '-')) {
		if (at_end(reader))
			return term->from.cards ? wrong(reader, STATUS_BAD_SPAN, start)
						: fault_set(reader->fault, STATUS_OPEN_SPAN,
							  scan_offset(&reader->scan), 0);
		status = read_shape(reader, &term->to);
		if (status)
			return status;
		if (!spans(&term->from, &term->to))
			return wrong(reader, STATUS_BAD_SPAN, start);
		term->form = TERM_SPAN;
	}
	return STATUS_OK;
}

static status_code read_term(struct range_parse_reader *reader, bool first)
{
	size_t start = scan_offset(&reader->scan);
	bool exclude = pass(reader, '!');
	struct range_term term;
	status_code status = read_body(reader, &term);

	term.weight = exclude ? 0 : reader->weight;
	if (!status && !exclude)
		status = read_weight(reader, &term.weight);
	if (status)
		return status;
	if (!at_end(reader))
		return wrong_here(reader, STATUS_TERM_END);
	if (exclude && first)
		return wrong(reader, STATUS_NONE_BEFORE, start);
	range_term_put(reader->out, &term);
	return STATUS_OK;
}

/* Reads "[50]" before terms of that weight, or "[/50]" after them. */
static status_code read_bracket(struct range_parse_reader *reader)
{
	size_t start = scan_offset(&reader->scan);
	bool good, ends;
	uint16_t weight = 0;

	reader->scan.at++;
	ends = pass(reader, '/');
	good = range_weight_take(&reader->scan, 2, &weight) && at(reader, ']');
	if (!good) {
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

status_code range_parse(struct slice text, enum card_notation notation, const struct game *game,
	struct range *out, struct fault *fault)
{
	struct range_parse_reader reader = {.scan = scan_of(text),
		.notation = notation,
		.game = game,
		.weight = RANGE_WHOLE,
		.out = out,
		.fault = fault};
	bool first = true;

	memset(out, 0, sizeof *out);
	for (;;) {
		status_code status;

		while (!scan_done(&reader.scan) && separates(*reader.scan.at))
			reader.scan.at++;
		if (scan_done(&reader.scan))
			break;
		if (at(&reader, '[') && !at_card_bracket(&reader)) {
			status = read_bracket(&reader);
		} else {
			status = read_term(&reader, first);
			first = false;
		}
		if (status)
			return status;
	}
	if (reader.grouped)
		return fault_set(fault, STATUS_OPEN_BRACKET, reader.open, reader.open_size);
	if (first)
		return fault_set(fault, STATUS_NO_RANGE, 0, 0);
	if (game->deck != CARD_DECK)
		range_remove(out, ~game->deck);
	return STATUS_OK;
}

/* -- lines of ranges ----------------------------------------------------------- */

/* Bytes, other than blanks, that end a word of a range: weights and cards end before them. */
static const bool ends_word[256] = {[','] = 1, [';'] = 1, ['@'] = 1, ['!'] = 1};

/* A board is never a number, since its cards have suits. */
bool range_line_weighs(struct slice line, size_t at)
{
	const char *s = line.bytes;
	size_t digits = 0, points = 0, end = at + 1;

	if (!at || scan_is_blank(s[at - 1]) || s[at - 1] == ',' || s[at - 1] == ';')
		return false;
	for (; end < line.length && ((s[end] >= '0' && s[end] <= '9') || s[end] == '.'); end++) {
		digits += s[end] != '.';
		points += s[end] == '.';
	}
	if (!digits || points > 1)
		return false;
	end += end < line.length && s[end] == '%';
	return end == line.length || scan_is_blank(s[end]) || ends_word[(unsigned char)s[end]] ||
	       s[end] == '[';
}

bool range_line_cards(struct slice line, size_t at, enum card_notation notation)
{
	struct slice word = {line.bytes + at, 0};
	struct cards_reader reader;
	struct cards cards;
	status_code status;

	while (at + word.length < line.length && !scan_is_blank(word.bytes[word.length]) &&
		!ends_word[(unsigned char)word.bytes[word.length]])
		word.length++;
	reader = cards_reader_in(line, word, notation);
	status = cards_reader_take(&reader, CARD_COUNT + 1, &cards, NULL);
	return status == STATUS_REPEATED_CARD || status == STATUS_OPEN_BRACKET ||
	       (!status && cards.count);
}

/* True if the `!` at `at`, in the piece from `start`, begins an exclusion. */
static bool excludes(struct slice line, size_t start, size_t at, enum card_notation notation)
{
	const char *s = line.bytes;
	size_t before = at;

	if (at + 1 == line.length || scan_is_blank(s[at + 1]))
		return false;
	while (before > start && scan_is_blank(s[before - 1]))
		before--;
	if (before > start && s[before - 1] == ',')
		return true;
	return (before < at || at == start) && !range_line_cards(line, at + 1, notation);
}

/* True if the `@` or `!` at `at` belongs to the range from `start`. */
static bool belongs(struct slice line, size_t start, size_t at, enum card_notation notation)
{
	return line.bytes[at] == '@' ? range_line_weighs(line, at)
				     : excludes(line, start, at, notation);
}

status_code range_line_split(struct slice line, enum card_notation notation,
	struct contest_parts *out, struct fault *fault)
{
	return contest_split_by(line, belongs, notation, 1, out, fault);
}

bool range_line_marked(struct slice slice, enum card_notation notation)
{
	return contest_marked_by(slice, belongs, notation);
}
