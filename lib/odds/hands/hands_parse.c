/* Terms: patterns and the marks between them, weights, and lines of ranges. */
#include "odds/hands/hands_internal.h"

#include "base/decimal.h"

#include <stdlib.h>
#include <string.h>

enum { DEPTH_MAX = 20 /* nested parentheses */, WORD_MAX = 6 };

/* -- memory ------------------------------------------------------------------ */

/* Makes space for one more item of `size` bytes. Returns false if out of memory. */
static bool grow(void **items, size_t size, size_t count, size_t *room)
{
	void *more;

	if (count < *room)
		return true;
	more = realloc(*items, (*room ? 2 * *room : 16) * size);
	if (!more)
		return false;
	*items = more;
	*room = *room ? 2 * *room : 16;
	return true;
}

static status_code no_memory(const struct hands_reader *reader)
{
	return fault_set(reader->fault, STATUS_NO_MEMORY, 0, 0);
}

/* Adds a node, *node. This may move the earlier nodes in memory. */
static status_code add_node(struct hands_reader *reader, enum hands_node_kind kind, int item,
	int *node)
{
	struct hands_rules *rules = reader->rules;
	void *nodes = rules->nodes;
	const bool good = grow(&nodes, sizeof *rules->nodes, rules->node_count, &rules->node_room);

	rules->nodes = nodes;
	if (!good)
		return no_memory(reader);
	*node = (int)rules->node_count++;
	rules->nodes[*node] = (struct hands_node){kind, false, item, HANDS_NONE, HANDS_NONE};
	return STATUS_OK;
}

static status_code add_pattern(struct hands_reader *reader, const struct hands_pattern *pattern,
	int *node)
{
	struct hands_rules *rules = reader->rules;
	void *patterns = rules->patterns;
	const bool good = grow(&patterns, sizeof *rules->patterns, rules->pattern_count,
		&rules->pattern_room);

	rules->patterns = patterns;
	if (!good)
		return no_memory(reader);
	rules->patterns[rules->pattern_count] = *pattern;
	return add_node(reader, HANDS_PATTERN, (int)rules->pattern_count++, node);
}

/* Appends a node to the list that ends with `last`, or starts a list. */
static void link_node(struct hands_reader *reader, int *first, int *last, int node)
{
	if (*first == HANDS_NONE)
		*first = node;
	else
		reader->rules->nodes[*last].next = node;
	*last = node;
}

/* -- words --------------------------------------------------------------------- */

/* Reads the word, in either case, if the letters here are exactly that word. */
static bool read_word(struct hands_reader *reader, const char *word)
{
	const size_t length = strlen(word);
	const struct scan start = reader->scan;

	if (!slice_begins_word(scan_rest(&reader->scan), word))
		return false;
	reader->scan.at += length;
	if (hands_at_end(reader))
		return true;
	reader->scan = start;
	return false;
}

/* Words for suits, and for patterns. */
static const struct {
	char word[WORD_MAX];
	enum hands_suits suits;
} suit_words[] = {
	{"ds", HANDS_DOUBLE_SUITED}, {"$ds", HANDS_DOUBLE_SUITED}, {"ss", HANDS_SINGLE_SUITED},
	{"$ss", HANDS_SINGLE_SUITED}, {"r", HANDS_RAINBOW}, /* $R is a class of ranks */
};

static status_code read_words(struct hands_reader *reader, int *node, bool *found)
{
	*found = true;
	if (read_word(reader, "random") || read_word(reader, "any"))
		return add_node(reader, HANDS_ALL, 0, node);
	for (size_t i = 0; i < sizeof suit_words / sizeof *suit_words; i++)
		if (read_word(reader, suit_words[i].word))
			return add_node(reader, HANDS_SUITS, (int)suit_words[i].suits, node);
	*found = false;
	return STATUS_OK;
}

/* Reads a percentage, if there is one. */
static status_code read_best(struct hands_reader *reader, int *node, bool *found)
{
	struct hands_rules *rules = reader->rules;
	const size_t start = scan_offset(&reader->scan);
	void *limits = rules->limits;
	uint64_t worse, best;
	bool good;

	*found = range_best_take(&reader->scan, &worse, &best, &good);
	if (!*found && !range_top_here(&reader->scan))
		return STATUS_OK;
	if (!*found || !good || !hands_at_end(reader)) {
		while (!hands_at_end(reader))
			reader->scan.at++;
		return hands_wrong(reader, *found ? STATUS_BAD_PERCENTAGE : STATUS_TOP_RANGE,
			start);
	}
	if (!worse && best == RANGE_HUNDRED)
		return add_node(reader, HANDS_ALL, 0, node);
	if (!rules->order)
		rules->order = hands_order_new(reader->game);
	good = grow(&limits, sizeof *rules->limits, rules->limit_count, &rules->limit_room);
	rules->limits = limits;
	if (!good || !rules->order ||
		hands_order_limits(rules->order, worse, best, &rules->limits[rules->limit_count]))
		return no_memory(reader);
	return add_node(reader, HANDS_BEST, (int)rules->limit_count++, node);
}

/* -- expressions ----------------------------------------------------------------- */

static status_code read_terms_within(struct hands_reader *reader, int *node);

/* True if the pattern is one hand. */
static bool is_hand(const struct hands_reader *reader, const struct hands_pattern *pattern)
{
	if (pattern->count != reader->game->own)
		return false;
	for (int i = 0; i < pattern->count; i++)
		if (!pattern->place[i].one_rank || !pattern->place[i].one_suit)
			return false;
	return true;
}

/* Reads a pattern, and those that `+` or `-` add. A single hand without anything that belongs to it
 * is not a node: its cards are in *hand, which is otherwise 0. */
static status_code read_patterns(struct hands_reader *reader, int *node, card_set *hand)
{
	const size_t start = scan_offset(&reader->scan);
	struct hands_pattern pattern, stepped;
	struct hands_steps steps;
	int first = HANDS_NONE, last = HANDS_NONE;
	status_code status = hands_read_pattern(reader, &pattern);

	*hand = 0;
	if (!status)
		status = hands_read_steps(reader, &pattern, start, &steps);
	if (status)
		return status;
	if (steps.count == 1 && is_hand(reader, &pattern)) {
		for (int i = 0; i < pattern.count; i++)
			*hand |= pattern.place[i].cards;
		return STATUS_OK;
	}
	for (int step = 0; step < steps.count; step++) {
		int one = HANDS_NONE;

		hands_step(&pattern, &steps, step, &stepped);
		status = add_pattern(reader, &stepped, &one);
		if (status)
			return status;
		link_node(reader, &first, &last, one);
	}
	*node = first;
	if (steps.count == 1)
		return STATUS_OK;
	status = add_node(reader, HANDS_LAST, 0, node);
	if (!status)
		reader->rules->nodes[*node].first = first;
	return status;
}

/* Adds a single hand within an expression. */
static status_code add_hand(struct hands_reader *reader, card_set hand, int *node)
{
	struct hands_pattern pattern = {.count = 0};
	card cards[CARD_COUNT];
	const int count = card_set_list(hand, cards);

	for (int i = 0; i < count; i++)
		pattern.place[pattern.count++] = (struct hands_place){.cards = card_bit(cards[i]),
			.rank_variable = HANDS_NONE,
			.suit_variable = HANDS_NONE};
	hands_pattern_end(&pattern);
	return add_pattern(reader, &pattern, node);
}

static status_code read_brackets(struct hands_reader *reader, int *node)
{
	const size_t open = scan_offset(&reader->scan);
	status_code status;

	hands_pass(reader, '(');
	if (++reader->depth > DEPTH_MAX)
		return hands_wrong(reader, STATUS_DEEP_RANGE, open);
	status = read_terms_within(reader, node);
	reader->depth--;
	if (status)
		return status;
	return hands_pass(reader, ')') ? STATUS_OK
				       : fault_set(reader->fault, STATUS_OPEN_BRACKET, open, 1);
}

/* Reads one operand, with exclamation marks before it. A single hand is either in *hand or a node,
 * as in read_patterns(). */
static status_code read_factor(struct hands_reader *reader, int *node, card_set *hand)
{
	status_code status;
	bool turned = false, found;

	*hand = 0;
	while (hands_pass(reader, '!'))
		turned = !turned;
	status = read_words(reader, node, &found);
	if (!status && !found)
		status = read_best(reader, node, &found);
	if (!status && !found)
		status = hands_at(reader, '(') ? read_brackets(reader, node)
					       : read_patterns(reader, node, hand);
	if (status || !turned)
		return status;
	if (*hand)
		status = add_hand(reader, *hand, node);
	*hand = 0;
	if (!status)
		reader->rules->nodes[*node].turned = true;
	return status;
}

/* True if a weight follows a `:`: a decimal with a point or a leading zero, or a 1, that ends the
 * term. Any other number is ranks, or a percentage of hands. */
static bool at_weight(const struct hands_reader *reader)
{
	struct hands_reader after = *reader;
	struct decimal number;
	unsigned char first;

	hands_pass(&after, ':');
	first = scan_done(&after.scan) ? 0 : *after.scan.at;
	if (!decimal_take(&after.scan, 4, &number) || hands_at(&after, '%') ||
		hands_at(&after, '-'))
		return false;
	return number.written || first == '0' || first == '.' || after.scan.at[-1] == '.' ||
	       (number.value == RANGE_WHOLE && hands_at_end(&after));
}

/* Skips blanks before a `:`; returns true if there is one that does not begin a weight. */
static bool pass_and(struct hands_reader *reader)
{
	struct hands_reader behind = *reader;

	scan_blanks(&behind.scan);
	if (!hands_at(&behind, ':') || at_weight(&behind))
		return false;
	hands_pass(&behind, ':');
	scan_blanks(&behind.scan);
	*reader = behind;
	return true;
}

/* Reads factors separated by `:` or `!`. A single hand alone is in *hand. */
static status_code read_product(struct hands_reader *reader, int *node, card_set *hand)
{
	int first = HANDS_NONE, last = HANDS_NONE, one = HANDS_NONE;
	status_code status = read_factor(reader, &one, hand);
	bool more;

	if (status)
		return status;
	*node = one;
	more = hands_at(reader, '!') || pass_and(reader);
	if (!more && (*hand || !reader->rules->nodes[one].turned))
		return STATUS_OK;
	if (*hand)
		status = add_hand(reader, *hand, &one);
	*hand = 0;
	if (!status)
		link_node(reader, &first, &last, one);
	for (; !status && more; more = hands_at(reader, '!') || pass_and(reader)) {
		card_set cards;

		status = read_factor(reader, &one, &cards);
		if (!status && cards)
			status = add_hand(reader, cards, &one);
		if (!status)
			link_node(reader, &first, &last, one);
	}
	if (!status)
		status = add_node(reader, HANDS_EVERY, 0, node);
	if (!status)
		reader->rules->nodes[*node].first = first;
	return status;
}

static void pass_separators(struct hands_reader *reader)
{
	while (!scan_done(&reader->scan) &&
		(*reader->scan.at == ',' || scan_is_space((char)*reader->scan.at)))
		reader->scan.at++;
}

/* Reads the terms in parentheses: each adds hands or, after an exclamation mark, removes some. */
static status_code read_terms_within(struct hands_reader *reader, int *node)
{
	int first = HANDS_NONE, last = HANDS_NONE;
	status_code status = STATUS_OK;

	for (pass_separators(reader); !status && !hands_at(reader, ')'); pass_separators(reader)) {
		const size_t start = scan_offset(&reader->scan);
		const bool exclude = hands_pass(reader, '!');
		card_set hand;
		int one = HANDS_NONE;

		if (scan_done(&reader->scan) && first != HANDS_NONE && !exclude)
			break;
		status = read_product(reader, &one, &hand);
		if (!status && hand)
			status = add_hand(reader, hand, &one);
		if (status)
			return status;
		if (exclude && first == HANDS_NONE)
			return hands_wrong(reader, STATUS_NONE_BEFORE, start);
		reader->rules->nodes[one].turned = exclude;
		link_node(reader, &first, &last, one);
		if (!hands_at(reader, ')') && !scan_done(&reader->scan) &&
			*reader->scan.at != ',' && !scan_is_space((char)*reader->scan.at))
			return hands_wrong_here(reader, STATUS_TERM_END);
	}
	if (first == HANDS_NONE)
		return hands_wrong_here(reader, STATUS_NO_RANGE);
	status = add_node(reader, HANDS_LAST, 0, node);
	if (!status)
		reader->rules->nodes[*node].first = first;
	return status;
}

/* -- weights ------------------------------------------------------------------ */

/* True if a decimal with a percent sign is here. */
static bool at_percentage(const struct hands_reader *reader)
{
	struct scan after = reader->scan;
	struct decimal number;

	return decimal_take(&after, 2, &number) && !scan_done(&after) && *after.at == '%';
}

static bool at_term_end(const struct hands_reader *reader)
{
	return scan_done(&reader->scan) || *reader->scan.at == ',' ||
	       scan_is_space((char)*reader->scan.at) || hands_at_close(reader);
}

/* Reads a weight after ':', or after '@', which is in percent with or without the sign. */
static status_code read_weight(struct hands_reader *reader, uint16_t *weight)
{
	const size_t start = scan_offset(&reader->scan);
	const bool hundred = hands_at(reader, '@');
	bool sign, good;

	if (!hands_at(reader, ':') && !hundred)
		return STATUS_OK;
	reader->scan.at++;
	sign = hundred && at_percentage(reader);
	good = range_weight_take(&reader->scan, hundred ? 2 : 4, weight);
	if (good && sign)
		hands_pass(reader, '%');
	if (!good || !at_term_end(reader)) {
		while (!at_term_end(reader))
			reader->scan.at++;
		return hands_wrong(reader, STATUS_BAD_WEIGHT, start + 1);
	}
	if (hundred && !sign && *weight && *weight < RANGE_WHOLE / 100)
		return hands_wrong(reader, STATUS_DOUBTFUL_WEIGHT, start + 1);
	return STATUS_OK;
}

/* True if "[50]" or "[/50]" is here, or something similar. At the beginning of a term digits in
 * brackets are a weight, elsewhere they are ranks. */
static bool at_group(const struct hands_reader *reader)
{
	struct scan scan = reader->scan;
	struct decimal number;

	if (!hands_at(reader, '['))
		return false;
	scan.at++;
	return hands_at_close(reader) ||
	       (decimal_take(&scan, 2, &number) && !scan_done(&scan) && *scan.at == ']');
}

/* Reads "[50]" before terms of that weight, or "[/50]" after them. */
static status_code read_group(struct hands_reader *reader)
{
	const size_t start = scan_offset(&reader->scan);
	bool ends;
	uint16_t weight = 0;

	hands_pass(reader, '[');
	ends = hands_pass(reader, '/');
	if (!range_weight_take(&reader->scan, 2, &weight) || !hands_at(reader, ']')) {
		while (!scan_done(&reader->scan) && *reader->scan.at != ',' &&
			!scan_is_space((char)*reader->scan.at) && !hands_at(reader, ']'))
			reader->scan.at++;
		return hands_wrong(reader, STATUS_BAD_WEIGHT, start + 1 + ends);
	}
	hands_pass(reader, ']');
	if (ends && (!reader->grouped || weight != reader->weight))
		return hands_wrong(reader, STATUS_CLOSE_BRACKET, start);
	if (!ends && reader->grouped)
		return fault_set(reader->fault, STATUS_OPEN_BRACKET, reader->open,
			reader->open_size);
	reader->grouped = !ends;
	reader->open = start;
	reader->open_size = scan_offset(&reader->scan) - start;
	reader->weight = ends ? RANGE_WHOLE : weight;
	return STATUS_OK;
}

/* -- terms ---------------------------------------------------------------------- */

static status_code add_single(struct hands_reader *reader, card_set hand, uint16_t weight)
{
	struct hands_rules *rules = reader->rules;
	void *singles = rules->singles;
	const bool good =
		grow(&singles, sizeof *rules->singles, rules->single_count, &rules->single_room);

	rules->singles = singles;
	if (!good)
		return no_memory(reader);
	rules->singles[rules->single_count++] = (struct hands_single){hand, reader->terms, weight};
	return STATUS_OK;
}

static status_code add_rule(struct hands_reader *reader, int node, uint16_t weight)
{
	struct hands_rules *rules = reader->rules;
	void *list = rules->rules;
	const bool good = grow(&list, sizeof *rules->rules, rules->rule_count, &rules->rule_room);

	rules->rules = list;
	if (!good)
		return no_memory(reader);
	rules->rules[rules->rule_count++] = (struct hands_rule){node, reader->terms, weight};
	return STATUS_OK;
}

static status_code read_term(struct hands_reader *reader)
{
	const size_t start = scan_offset(&reader->scan);
	const bool exclude = hands_pass(reader, '!');
	uint16_t weight = exclude ? 0 : reader->weight;
	card_set hand;
	int node;
	status_code status = read_product(reader, &node, &hand);

	if (!status && !exclude)
		status = read_weight(reader, &weight);
	if (status)
		return status;
	if (hands_at(reader, ')'))
		return hands_wrong_here(reader, STATUS_CLOSE_BRACKET);
	if (!at_term_end(reader))
		return hands_wrong_here(reader, STATUS_TERM_END);
	if (exclude && !reader->terms)
		return hands_wrong(reader, STATUS_NONE_BEFORE, start);
	reader->terms++;
	return hand ? add_single(reader, hand, weight) : add_rule(reader, node, weight);
}

static status_code read_terms(struct hands_reader *reader)
{
	for (;;) {
		status_code status;

		pass_separators(reader);
		if (scan_done(&reader->scan))
			break;
		status = at_group(reader) ? read_group(reader) : read_term(reader);
		if (status)
			return status;
	}
	if (reader->grouped)
		return fault_set(reader->fault, STATUS_OPEN_BRACKET, reader->open,
			reader->open_size);
	return reader->terms ? STATUS_OK : fault_set(reader->fault, STATUS_NO_RANGE, 0, 0);
}

status_code hands_parse(struct slice text, enum card_notation notation, const struct game *game,
	struct hands *out, struct fault *fault)
{
	struct hands_rules rules = {.game = game};
	struct hands_reader reader = {.scan = scan_of(text),
		.notation = notation,
		.game = game,
		.fault = fault,
		.rules = &rules,
		.weight = RANGE_WHOLE};
	status_code status = read_terms(&reader);

	*out = (struct hands){.game = game};
	if (!status) {
		status = hands_apply(&rules, out);
		if (status)
			fault_set(fault, status, 0, status == STATUS_RANGE_WORK ? text.length : 0);
	}
	hands_order_free(rules.order);
	free(rules.limits);
	free(rules.nodes);
	free(rules.patterns);
	free(rules.rules);
	free(rules.singles);
	return status;
}

/* -- lines of ranges ----------------------------------------------------------- */

/* True if the `!` at `at`, in the piece from `start`, begins an exclusion. */
static bool excludes(struct slice line, size_t start, size_t at, enum card_notation notation)
{
	static const char marks[] = {',', ':', '(', '!'};
	size_t before = at;

	if (at + 1 == line.length || scan_is_blank(line.bytes[at + 1]))
		return false;
	while (before > start && scan_is_blank(line.bytes[before - 1]))
		before--;
	if (before > start && memchr(marks, line.bytes[before - 1], sizeof marks))
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
