/* Lines of actions: a pattern per street, in which each item matches one action or any number of
 * them.
 *
 * A part is matched by a small automaton: bit i of a set of states says that the first i items may
 * match the actions so far. If the line concerns all players, a fold that no item matches leaves
 * the states unchanged. */
#include "play/search/search_internal.h"

#include <string.h>

enum { ALL_IN = 0x80, ANY = 0x7f };

static const struct {
	const char *word;
	uint32_t actions;
} words[] = {
	{"fold", 1u},
	{"check", 1u << (HAND_CHECK - HAND_FOLD)},
	{"call", 1u << (HAND_CALL - HAND_FOLD)},
	{"bring-in", 1u << (HAND_BRING_IN - HAND_FOLD)},
	{"bet", 1u << (HAND_BET - HAND_FOLD)},
	{"complete", 1u << (HAND_COMPLETE - HAND_FOLD)},
	{"raise", 1u << (HAND_RAISE - HAND_FOLD)},
	{"allin", ALL_IN},
	{"any", ANY},
	{"open", SEARCH_OPEN},
	{"iso", SEARCH_ISO},
	{"limp", SEARCH_LIMP},
	{"3bet", SEARCH_3BET},
	{"3-bet", SEARCH_3BET},
	{"4bet", SEARCH_4BET},
	{"4-bet", SEARCH_4BET},
	{"5bet", SEARCH_5BET},
	{"5-bet", SEARCH_5BET},
	{"squeeze", SEARCH_SQUEEZE},
	{"cbet", SEARCH_CBET},
	{"c-bet", SEARCH_CBET},
	{"donk", SEARCH_DONK},
};

/* -- reading ---------------------------------------------------------------------- */

static struct slice take_word(struct scan *scan)
{
	const char *const from = (const char *)scan->at;

	for (; !scan_done(scan); scan->at++) {
		const char c = slice_lower((char)*scan->at);

		if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'))
			break;
	}
	return (struct slice){from, (size_t)((const char *)scan->at - from)};
}

static bool takes(struct scan *scan, char c)
{
	if (scan_done(scan) || (char)*scan->at != c)
		return false;
	scan->at++;
	return true;
}

/* The rest of an invalid word, up to the next. */
static struct slice wrong(const struct scan *scan, const char *from)
{
	const char *at = (const char *)scan->at, *const end = (const char *)scan->end;

	while (at < end && !scan_is_space(*at) && *at != ',' && *at != '|' && *at != ':')
		at++;
	return (struct slice){from, (size_t)(at - from)};
}

/* Reads "call", "bet|raise" or "any". */
static bool take_actions(struct scan *scan, uint32_t *actions, struct slice *word)
{
	*actions = 0;
	do {
		bool found = false;

		*word = take_word(scan);
		for (size_t i = 0; i < sizeof words / sizeof *words; i++)
			if (slice_is_word(*word, words[i].word)) {
				*actions |= words[i].actions;
				found = true;
			}
		if (!found) {
			*word = wrong(scan, word->bytes);
			return false;
		}
	} while (takes(scan, '|'));
	return true;
}

static bool ends(const struct scan *scan)
{
	return scan_done(scan) || scan_is_space((char)*scan->at) || *scan->at == ';';
}

/* A part that has only the name of an action, such as `3bet`, is any round with that action: nobody
 * 3-bets unless others have acted. */
static void settle_roles(struct search_part *part)
{
	const struct search_item any = {.actions = ANY, .many = true};
	const struct search_item only = part->item[0];

	for (int i = 0; i < part->items; i++)
		part->roles |= part->item[i].actions > (ALL_IN | ANY);
	if (part->items != 1 || only.many || only.actions & (ALL_IN | ANY))
		return;
	part->item[0] = part->item[2] = any;
	part->item[1] = only;
	part->items = 3;
}

static status_code take_items(struct scan *scan, struct search_part *part, struct slice *word)
{
	part->items = 0;
	if (ends(scan))
		return STATUS_OK;
	do {
		/* `bet+` takes two items: a bet and any number of further bets */
		struct search_item item = {.actions = ANY, .many = takes(scan, '*')};

		if (part->items + 2 > SEARCH_ITEMS)
			return STATUS_SEARCH_LONG;
		if (!item.many) {
			if (!take_actions(scan, &item.actions, word))
				return STATUS_SEARCH_ACTION;
			item.many = takes(scan, '*');
			if (!item.many && takes(scan, '+')) {
				part->item[part->items++] = item;
				item.many = true;
			}
		}
		part->item[part->items++] = item;
	} while (takes(scan, ','));
	settle_roles(part);
	if (ends(scan))
		return STATUS_OK;
	*word = wrong(scan, (const char *)scan->at);
	if (!word->length)
		word->length = 1;
	return STATUS_SEARCH_ACTION;
}

/* Finds the street with that name in each variant. False if no variant has it. */
static bool find_street(struct search_line *line, struct slice word)
{
	bool found = false;

	for (int row = 0; row < SEARCH_VARIANTS && variant_rows[row].code; row++) {
		const struct variant *const variant = &variant_rows[row];

		line->street[row][line->parts] = -1;
		for (int i = 0; i < variant->streets; i++)
			if (slice_is_word(word, variant->street[i].word)) {
				line->street[row][line->parts] = (int8_t)i;
				found = true;
			}
	}
	return found;
}

static void skip_between(struct scan *scan)
{
	while (!scan_done(scan) && ends(scan))
		scan->at++;
}

/* An action without a street, as in "raise". */
static bool is_action(struct slice word)
{
	struct scan scan = scan_of(word);
	uint32_t actions;

	return take_actions(&scan, &actions, &word) && scan_done(&scan);
}

static status_code take_part(struct scan *scan, struct search_line *line, struct slice *word)
{
	status_code status;

	*word = take_word(scan);
	if (line->parts == SEARCH_PARTS)
		return STATUS_SEARCH_LONG;
	if (!find_street(line, *word)) {
		*word = wrong(scan, word->bytes);
		return is_action(*word) ? STATUS_SEARCH_STREETLESS : STATUS_SEARCH_STREET;
	}
	if (!takes(scan, ':'))
		return STATUS_SEARCH_COLON;
	status = take_items(scan, &line->part[line->parts], word);
	line->parts += !status;
	return status;
}

status_code search_read_line(struct slice text, struct search_line *line, struct fault *fault)
{
	static const struct search_line none;
	struct search_line read = none;
	struct scan scan = scan_of(text);

	for (skip_between(&scan); !scan_done(&scan); skip_between(&scan)) {
		struct slice word = {(const char *)scan.at, 0};
		const status_code status = take_part(&scan, &read, &word);

		if (status)
			return fault_at(fault, status, text, word);
	}
	if (!read.parts)
		return fault_set(fault, STATUS_SEARCH_NO_LINE, 0, text.length);
	*line = read;
	return STATUS_OK;
}

/* -- matching --------------------------------------------------------------------- */

/* Adds the states that are reachable without an action. */
static uint32_t closed(const struct search_part *part, uint32_t states)
{
	for (int i = 0; i < part->items; i++)
		if (part->item[i].many)
			states |= (states >> i & 1) << (i + 1);
	return states;
}

static bool has_part(const struct search_part *part, const struct variant *variant,
	const struct search_facts *facts, int street, int seat)
{
	uint32_t states = closed(part, 1);
	struct search_roles roles;

	search_roles_begin(&roles, variant);
	for (int i = 0; i < facts->actions && states; i++) {
		const uint32_t bit = UINT32_C(1) << (facts->action[i] & SEARCH_ACTION);
		const uint32_t bits =
			bit | (facts->action[i] & SEARCH_ACTION_ALL_IN ? ALL_IN : 0) |
			(part->roles ? search_roles_step(&roles, facts->action[i], facts->actor[i])
				     : 0);
		uint32_t next = seat < 0 && bit == 1 ? states : 0;

		if (facts->action[i] >> SEARCH_ACTION_STREET != street ||
			(seat >= 0 && facts->actor[i] != seat))
			continue;
		for (int j = 0; j < part->items; j++)
			if (states >> j & 1 && part->item[j].actions & bits)
				next |= UINT32_C(1) << (part->item[j].many ? j : j + 1);
		states = closed(part, next);
	}
	return states >> part->items & 1;
}

bool search_has_line(const struct search_line *line, const struct variant *variant,
	const struct search_facts *facts, int seat)
{
	const int8_t *const streets = line->street[variant - variant_rows];

	for (int i = 0; i < line->parts; i++)
		if (streets[i] < 0 || !has_part(&line->part[i], variant, facts, streets[i], seat))
			return false;
	return true;
}
