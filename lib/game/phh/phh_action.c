#include "game/phh/phh_internal.h"

#include "base/scan.h"

#include <assert.h>
#include <limits.h>
#include <stddef.h>

/* The words of an action, read one by one, and the fault, if any. */
struct phh_action_words {
	struct slice rest;
	struct action *action;
	int seats;
	uint8_t places;
	bool odd_cards, odd_digits;
	struct slice cards, amount;
	struct slice bad;
	size_t number;
};

static status_code bad(struct phh_action_words *words, status_code status, struct slice at)
{
	words->bad = at;
	return status;
}

static bool is_word(struct slice word, const char *name)
{
	return word.length == 2 && word.bytes[0] == name[0] && word.bytes[1] == name[1];
}

/* p1, p2 ... */
static status_code read_player(struct phh_action_words *words, struct slice word)
{
	uint64_t number;
	const struct slice digits = {word.bytes + 1, word.length - 1};

	if (word.length < 2 || word.bytes[0] != 'p' || word.bytes[1] == '0' ||
		!slice_uint(digits, UINT32_MAX, &number))
		return bad(words, STATUS_ACTION_ACTOR, word);
	if (number > (uint64_t)words->seats) {
		words->number = (size_t)words->seats;
		return bad(words, STATUS_ACTION_PLAYER, word);
	}
	words->action->seat = (int)number - 1;
	return STATUS_OK;
}

/* -- cards ---------------------------------------------------------------- */

/* Number of the rank or suit of a letter in the strict form, from 1; 0 for any other letter. */
static const uint8_t quick_rank[UCHAR_MAX + 1] = {['2'] = 1,
	['3'] = 2,
	['4'] = 3,
	['5'] = 4,
	['6'] = 5,
	['7'] = 6,
	['8'] = 7,
	['9'] = 8,
	['T'] = 9,
	['J'] = 10,
	['Q'] = 11,
	['K'] = 12,
	['A'] = 13};
static const uint8_t quick_suit[UCHAR_MAX + 1] = {['c'] = 1, ['d'] = 2, ['h'] = 3, ['s'] = 4};

/* Reads a card in any notation of felt-cards(7) except Spanish. */
static status_code read_odd_card(struct phh_action_words *words, struct scan *scan, card *out)
{
	const unsigned char *const from = scan->at;
	const int rank = card_rank_read(scan, CARD_ASCII);
	int suit;

	if (rank < 0)
		return bad(words, STATUS_BAD_RANK,
			(struct slice){(const char *)from, scan_char_length(scan)});
	if (scan_done(scan))
		return bad(words, STATUS_NO_SUIT,
			(struct slice){(const char *)from, (size_t)(scan->at - from)});
	suit = card_suit_read(scan, CARD_ASCII);
	if (suit < 0)
		return bad(words, STATUS_BAD_SUIT,
			(struct slice){(const char *)scan->at, scan_char_length(scan)});
	*out = card_of(rank, suit);
	words->odd_cards = true;
	return STATUS_OK;
}

static status_code add_cards(struct phh_action_words *words, struct slice word)
{
	struct action *const action = words->action;
	struct scan scan = scan_of(word);

	while (!scan_done(&scan)) {
		const unsigned char *const at = scan.at;
		const bool two = scan.end - scan.at >= 2;
		card next = CARD_UNKNOWN;

		if (two && at[0] == '?' && at[1] == '?') {
			scan.at += 2;
		} else if (two && quick_rank[at[0]] && quick_suit[at[1]]) {
			next = card_of(quick_rank[at[0]] - 1, quick_suit[at[1]] - 1);
			scan.at += 2;
		} else {
			const status_code status = read_odd_card(words, &scan, &next);

			if (status)
				return status;
		}
		if (action->count < HOLE_CARDS_MAX)
			action->card[action->count] = next;
		action->count++;
	}
	return STATUS_OK;
}

/* Reads the remaining words, all of which must be cards. */
static status_code read_cards(struct phh_action_words *words, struct slice word)
{
	words->cards = word;
	while (word.length > 0) {
		const status_code status = add_cards(words, word);

		if (status)
			return status;
		words->cards.length = (size_t)(words->rest.bytes - words->cards.bytes);
		word = slice_take_word(&words->rest);
		words->odd_cards |= word.length > 0;
	}
	if (words->action->count <= HOLE_CARDS_MAX)
		return STATUS_OK;
	words->number = (size_t)words->action->count;
	return bad(words, STATUS_ACTION_CARDS, words->cards);
}

/* -- words ---------------------------------------------------------------- */

static status_code read_dealer(struct phh_action_words *words, struct slice dealer)
{
	const struct slice word = slice_take_word(&words->rest);
	const bool hole = is_word(word, "dh");
	const struct slice last = hole ? slice_take_word(&words->rest) : word;
	status_code status = STATUS_OK;
	struct slice cards;

	if (word.length == 0)
		return bad(words, STATUS_ACTION_SHORT, dealer);
	if (!hole && !is_word(word, "db"))
		return bad(words, STATUS_ACTION_WORD, word);
	if (last.length == 0)
		return bad(words, STATUS_ACTION_SHORT, word);
	words->action->act = hole ? ACT_DEAL_HOLE : ACT_DEAL_BOARD;
	words->action->seat = -1;
	if (hole)
		status = read_player(words, last);
	if (status)
		return status;
	cards = slice_take_word(&words->rest);
	return cards.length ? read_cards(words, cards) : bad(words, STATUS_ACTION_SHORT, last);
}

static status_code read_raise(struct phh_action_words *words, struct slice raise)
{
	const struct slice word = slice_take_word(&words->rest);
	struct amount amount;
	status_code status;

	if (word.length == 0)
		return bad(words, STATUS_ACTION_SHORT, raise);
	status = phh_amount_parse(word, CHIPS_MAX, &amount, &words->odd_digits);
	if (!status && amount.digits == CHIPS_UNKNOWN)
		status = STATUS_HAND_AMOUNT;
	if (!status && amount.digits < 0)
		status = STATUS_HAND_NEGATIVE;
	if (status)
		return bad(words, status, word);
	words->amount = word;
	words->action->act = ACT_BET_RAISE;
	words->action->amount = amount.digits;
	words->places = (uint8_t)amount.places;
	return STATUS_OK;
}

static status_code read_act(struct phh_action_words *words, struct slice player)
{
	const struct slice word = slice_take_word(&words->rest);
	struct slice shown;

	if (word.length == 0)
		return bad(words, STATUS_ACTION_SHORT, player);
	if (word.length == 1 && word.bytes[0] == 'f')
		words->action->act = ACT_FOLD;
	else if (is_word(word, "cc"))
		words->action->act = ACT_CHECK_CALL;
	else if (is_word(word, "pb"))
		words->action->act = ACT_BRING_IN;
	else if (is_word(word, "sm") || is_word(word, "sd")) {
		shown = slice_take_word(&words->rest);
		words->action->act = is_word(word, "sd") ? ACT_DRAW
				     : shown.length == 0 ? ACT_MUCK
							 : ACT_SHOW;
		if (words->action->act != ACT_SHOW || shown.length != 1 || shown.bytes[0] != '-')
			return read_cards(words, shown);
	} else if (word.length == 3 && memcmp(word.bytes, "cbr", 3) == 0)
		return read_raise(words, word);
	else
		return bad(words, STATUS_ACTION_WORD, word);
	return STATUS_OK;
}

static status_code read_words(struct phh_action_words *words, bool *nothing)
{
	const struct slice actor = slice_take_word(&words->rest);
	struct slice more;
	status_code status;

	*nothing = actor.length == 0;
	if (*nothing)
		return STATUS_OK;
	if (actor.length == 1 && actor.bytes[0] == 'd') {
		status = read_dealer(words, actor);
	} else {
		status = read_player(words, actor);
		if (!status)
			status = read_act(words, actor);
	}
	if (status)
		return status;
	more = slice_take_word(&words->rest);
	return more.length ? bad(words, STATUS_ACTION_MORE, more) : STATUS_OK;
}

/* -- the usual form ------------------------------------------------------- */

/* Reads "p1" to "p99" at `at`. Returns what follows, or NULL. */
static const char *quick_player(const char *at, const char *end, int seats, struct action *action)
{
	int number;

	if (end - at < 2 || at[0] != 'p' || at[1] < '1' || at[1] > '9')
		return NULL;
	number = at[1] - '0';
	at += 2;
	if (at < end && *at >= '0' && *at <= '9')
		number = number * 10 + (*at++ - '0');
	action->seat = number - 1;
	return number <= seats ? at : NULL;
}

static bool quick_cards(const char *at, const char *end, struct action *action)
{
	const ptrdiff_t count = (end - at) / 2;

	if (count < 1 || count > HOLE_CARDS_MAX || (end - at) % 2)
		return false;
	for (ptrdiff_t i = 0; i < count; i++) {
		const unsigned char *const two = (const unsigned char *)at + 2 * i;
		const int rank = quick_rank[two[0]], suit = quick_suit[two[1]];

		if (rank && suit)
			action->card[i] = card_of(rank - 1, suit - 1);
		else if (two[0] == '?' && two[1] == '?')
			action->card[i] = CARD_UNKNOWN;
		else
			return false;
	}
	action->count = (int)count;
	return true;
}

static bool quick_raise(const char *at, const char *end, struct action *action)
{
	enum { DIGITS_MAX = 15 };
	chips sum = 0;

	static_assert(CHIPS_MAX >= INT64_C(999999999999999), "any number of so many digits");
	if (end - at < 1 || end - at > DIGITS_MAX || *at == '0')
		return false;
	for (; at < end; at++) {
		if (*at < '0' || *at > '9')
			return false;
		sum = sum * 10 + (*at - '0');
	}
	action->act = ACT_BET_RAISE;
	action->amount = sum;
	return true;
}

/* Reads an action in the form that programs write, with one space between words, whole amounts, and
 * no comment. Returns false, with *action in any state, for any other form. */
static bool read_quick(struct slice text, int seats, struct action *action)
{
	const char *const end = text.bytes + text.length;
	const char *at = text.bytes;

	if (at < end && *at == 'd') {
		if (end - at < 6 || at[1] != ' ' || at[2] != 'd' || at[4] != ' ')
			return false;
		action->act = at[3] == 'b' ? ACT_DEAL_BOARD : ACT_DEAL_HOLE;
		action->seat = -1;
		if (at[3] == 'b')
			return quick_cards(at + 5, end, action);
		at = at[3] == 'h' ? quick_player(at + 5, end, seats, action) : NULL;
		return at && at < end && *at == ' ' && quick_cards(at + 1, end, action);
	}
	at = quick_player(at, end, seats, action);
	if (!at || end - at < 2 || *at++ != ' ')
		return false;
	if (end - at == 1) {
		action->act = ACT_FOLD;
		return *at == 'f';
	}
	if (at[0] == 'c' && at[1] == 'c') {
		action->act = ACT_CHECK_CALL;
		return end - at == 2;
	}
	if (at[0] == 'c' && end - at > 4 && at[1] == 'b' && at[2] == 'r' && at[3] == ' ')
		return quick_raise(at + 4, end, action);
	if (at[0] == 'p' && at[1] == 'b') {
		action->act = ACT_BRING_IN;
		return end - at == 2;
	}
	if (at[0] != 's' || (at[1] != 'd' && at[1] != 'm'))
		return false;
	action->act = at[1] == 'd' ? ACT_DRAW : end - at == 2 ? ACT_MUCK : ACT_SHOW;
	at += 2;
	if (at == end || (action->act == ACT_SHOW && end - at == 2 && at[0] == ' ' && at[1] == '-'))
		return true;
	return *at == ' ' && quick_cards(at + 1, end, action);
}

/* -- reading -------------------------------------------------------------- */

/* The location of a part of the action in the hand, or of the whole action if it has escapes. */
static struct slice place(const struct hand_action *action, struct slice part, size_t *offset)
{
	*offset = action->offset;
	if (action->escaped)
		return (struct slice){action->text.bytes, action->length};
	*offset += (size_t)(part.bytes - action->text.bytes);
	return part;
}

static bool warn(const struct hand_action *action, struct phh_reader *reader, bool odd,
	status_code status, struct slice part)
{
	size_t offset;

	if (!odd || !reader)
		return true;
	part = place(action, part, &offset);
	return phh_warn(reader, status, offset, part.length);
}

status_code phh_action_read(struct hand_action *action, int seats, struct phh_reader *reader)
{
	const struct slice text = action->text;
	struct phh_action_words words = {.action = &action->action, .seats = seats};
	const char *hash;
	struct slice at;
	size_t offset;
	bool glued;

	action->action = (struct action){0};
	action->comment = text.length;
	action->status = STATUS_OK;
	action->nothing = false;
	action->places = 0;
	if (read_quick(text, seats, &action->action))
		return STATUS_OK;
	action->action = (struct action){0};
	hash = text.length ? memchr(text.bytes, '#', text.length) : NULL;
	glued = hash && hash > text.bytes && !scan_is_space(hash[-1]);
	if (hash)
		action->comment = (size_t)(hash - text.bytes);
	words.rest = (struct slice){text.bytes, action->comment};
	action->status = read_words(&words, &action->nothing);
	action->places = words.places;
	if (action->status) {
		at = place(action, words.bad, &offset);
		action->fault_offset = (uint32_t)offset;
		action->fault_length = (uint32_t)at.length;
		action->fault_number = (uint32_t)words.number;
		return action->status;
	}
	if (!warn(action, reader, glued, STATUS_ODD_COMMENT, (struct slice){hash, 1}) ||
		!warn(action, reader, words.odd_cards, STATUS_ODD_CARDS, words.cards) ||
		!warn(action, reader, words.odd_digits, STATUS_ODD_DIGITS, words.amount))
		return STATUS_NO_MEMORY;
	return STATUS_OK;
}

status_code phh_read_action(struct slice text, int seats, int places, struct action *out,
	struct fault *fault)
{
	struct hand_action action = {.text = text};
	struct amount amount = {.places = 0};
	size_t length, at;

	if (phh_action_read(&action, seats, NULL)) {
		hand_action_fault(&action, fault);
		return action.status;
	}
	if (action.nothing)
		return fault_set(fault, STATUS_ACTION_SHORT, 0, 0);
	amount.digits = action.action.amount;
	amount.places = action.places;
	if (action.places > places ||
		!phh_amount_scale(&amount, places, CHIPS_MAX, &amount.digits)) {
		length = at = hand_action_length(&action); /* the amount is the last word */
		while (at && !scan_is_space(text.bytes[at - 1]))
			at--;
		return fault_set(fault, STATUS_HAND_AMOUNT_TABLE, at, length - at);
	}
	*out = action.action;
	out->amount = amount.digits;
	return STATUS_OK;
}
