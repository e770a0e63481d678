#include "game/compare.h"

#include "base/scan.h"

#include <stdlib.h>
#include <string.h>

__extension__ typedef __int128 wide;

const char *const compare_words[COMPARE_WHATS] = {
	[COMPARE_VARIANT] = "variant",
	[COMPARE_PLAYERS] = "players",
	[COMPARE_PLAYER] = "player",
	[COMPARE_SEAT] = "seat",
	[COMPARE_STACK] = "stack",
	[COMPARE_ANTE] = "ante",
	[COMPARE_BLIND] = "blind",
	[COMPARE_BRING_IN] = "bring_in",
	[COMPARE_SMALL_BET] = "small_bet",
	[COMPARE_BIG_BET] = "big_bet",
	[COMPARE_MIN_BET] = "min_bet",
	[COMPARE_TRIMMING] = "ante_trimming",
	[COMPARE_BOARDS] = "boards",
	[COMPARE_ACTION] = "action",
	[COMPARE_FINISHING] = "finishing_stack",
	[COMPARE_WINNINGS] = "winnings",
	[COMPARE_FIELD] = "field",
};

struct comparison {
	const struct hand_record *a, *b;
	void (*found)(void *context, const struct compare_difference *difference);
	void *context;
	bool same_moment; /* both hands state when they were played, in any zones */
};

static const struct slice nothing = {"", 0};

static void narrate_texts(const struct comparison *c, enum compare_what what, int seat,
	struct slice a, struct slice b)
{
	c->found(c->context,
		&(struct compare_difference){.what = what, .seat = seat, .a = a, .b = b});
}

/* -- amounts ---------------------------------------------------------------------- */

static wide in_full(chips amount, int places)
{
	wide value = amount;

	for (int i = places; i < CHIPS_PLACES_MAX; i++)
		value *= 10;
	return value;
}

static bool same_amount(const struct comparison *c, chips a, chips b)
{
	if (a == CHIPS_UNKNOWN || b == CHIPS_UNKNOWN)
		return a == b;
	return in_full(a, c->a->places) == in_full(b, c->b->places);
}

/* Amounts of the two hands; one may lack them. */
struct compare_pair {
	bool has_a, has_b;
	chips a, b;
};

static void compare_amounts(const struct comparison *c, enum compare_what what, int seat,
	struct compare_pair pair)
{
	char room_a[32], room_b[32];
	struct text a = text_over(room_a, sizeof room_a), b = text_over(room_b, sizeof room_b);

	if (pair.has_a == pair.has_b && (!pair.has_a || same_amount(c, pair.a, pair.b)))
		return;
	if (pair.has_a)
		chips_print(&a, pair.a, c->a->places);
	if (pair.has_b)
		chips_print(&b, pair.b, c->b->places);
	narrate_texts(c, what, seat, text_slice(&a), text_slice(&b));
}

static void compare_both(const struct comparison *c, enum compare_what what, int seat, chips a,
	chips b)
{
	compare_amounts(c, what, seat, (struct compare_pair){true, true, a, b});
}

/* -- the setup -------------------------------------------------------------------- */

static void compare_numbers(const struct comparison *c, enum compare_what what, int seat, int a,
	int b)
{
	char room_a[16], room_b[16];
	struct text text_a = text_over(room_a, sizeof room_a);
	struct text text_b = text_over(room_b, sizeof room_b);

	if (a == b)
		return;
	text_add_uint(&text_a, (uint64_t)a);
	text_add_uint(&text_b, (uint64_t)b);
	narrate_texts(c, what, seat, text_slice(&text_a), text_slice(&text_b));
}

static void print_boards(struct text *out, const struct table_setup *setup)
{
	for (int i = 1; i < setup->boards; i++) {
		text_add_string(out, i > 1 ? " " : setup->runs ? "runs " : "");
		for (int j = 0; j < BOARD_CARDS_MAX; j++) {
			const card c = setup->board[i][j];

			if (c == CARD_UNKNOWN)
				text_add_string(out, "?"
						     "?");
			else
				card_print(out, c, CARD_ASCII);
		}
	}
}

/* Equal antes that all players can pay are in one layer of the pot in any case. */
static bool trimming_matters(const struct table_setup *setup)
{
	for (int i = 0; i < setup->seats; i++)
		if (setup->ante[i] != setup->ante[0] || setup->stack[i] < setup->ante[0])
			return true;
	return false;
}

static void compare_setups(const struct comparison *c)
{
	const struct table_setup *const a = &c->a->setup, *const b = &c->b->setup;
	char room_a[128], room_b[128];
	struct text boards_a = text_over(room_a, sizeof room_a);
	struct text boards_b = text_over(room_b, sizeof room_b);

	compare_both(c, COMPARE_BRING_IN, -1, a->bring_in, b->bring_in);
	compare_both(c, COMPARE_SMALL_BET, -1, a->small_bet, b->small_bet);
	compare_both(c, COMPARE_BIG_BET, -1, a->big_bet, b->big_bet);
	compare_both(c, COMPARE_MIN_BET, -1, a->min_bet, b->min_bet);
	if (a->trim_antes != b->trim_antes && (trimming_matters(a) || trimming_matters(b)))
		narrate_texts(c, COMPARE_TRIMMING, -1,
			a->trim_antes ? SLICE("true") : SLICE("false"),
			b->trim_antes ? SLICE("true") : SLICE("false"));
	print_boards(&boards_a, a);
	print_boards(&boards_b, b);
	if (!slice_same(text_slice(&boards_a), text_slice(&boards_b)))
		narrate_texts(c, COMPARE_BOARDS, -1, text_slice(&boards_a), text_slice(&boards_b));
}

/* -- actions ---------------------------------------------------------------------- */

static bool is(const struct hand_action *entry, enum act one, enum act other)
{
	return !entry->status && (entry->action.act == one || entry->action.act == other);
}

/* The actions of a hand, without empty ones; each run of deals of hole cards is sorted by seat. */
static int list_actions(const struct hand_record *hand, const struct hand_action **list)
{
	int count = 0;

	for (int i = 0; i < hand->action_count; i++) {
		const struct hand_action *const entry = &hand->actions[i];
		int at = count;

		if (entry->nothing)
			continue;
		count++;
		for (; at && is(entry, ACT_DEAL_HOLE, ACT_DEAL_HOLE) &&
			is(list[at - 1], ACT_DEAL_HOLE, ACT_DEAL_HOLE) &&
			list[at - 1]->action.seat > entry->action.seat;
			at--)
			list[at] = list[at - 1];
		list[at] = entry;
	}
	/* Hands shown before the last cards of a runout move after these in the list. */
	for (int i = 1; i < count; i++) {
		const struct hand_action *const entry = list[i];
		int at = i;

		if (!is(entry, ACT_DEAL_HOLE, ACT_DEAL_BOARD))
			continue;
		for (; at && is(list[at - 1], ACT_SHOW, ACT_MUCK); at--)
			list[at] = list[at - 1];
		list[at] = entry;
	}
	return count;
}

static bool same_cards(const struct action *a, const struct action *b, bool in_order)
{
	card_set set_a = 0, set_b = 0;

	if (a->count != b->count)
		return false;
	for (int i = 0; i < a->count; i++) {
		if (in_order && a->card[i] != b->card[i])
			return false;
		set_a |= a->card[i] < CARD_COUNT ? card_bit(a->card[i]) : 0;
		set_b |= b->card[i] < CARD_COUNT ? card_bit(b->card[i]) : 0;
	}
	return set_a == set_b;
}

/* The text of an action. */
static struct slice words_of(const struct hand_action *entry)
{
	return (struct slice){entry->text.bytes, hand_action_length(entry)};
}

/* Showing without cards means the hand as dealt, which equals showing all of its cards. */
static bool shows_all(const struct action *action)
{
	return !memchr(action->card, CARD_UNKNOWN, (size_t)action->count);
}

static bool same_action(const struct comparison *c, const struct hand_action *a,
	const struct hand_action *b)
{
	const struct action *const first = &a->action, *const second = &b->action;
	const bool up = c->a->has_setup && variant_brings_in(c->a->setup.variant);

	if (a->status || b->status)
		return a->status && b->status && slice_same(words_of(a), words_of(b));
	if (first->act == ACT_SHOW && second->act == ACT_SHOW && first->seat == second->seat &&
		shows_all(first) && shows_all(second) && (!first->count || !second->count))
		return true;
	return first->act == second->act &&
	       (first->act == ACT_DEAL_BOARD || first->seat == second->seat) &&
	       (first->act != ACT_BET_RAISE || same_amount(c, first->amount, second->amount)) &&
	       same_cards(first, second, up && first->act == ACT_DEAL_HOLE);
}

/* Between the common actions at the start and at the end, compares the actions of the two hands one
 * by one. */
static bool compare_actions(const struct comparison *c)
{
	const size_t all = (size_t)c->a->action_count + (size_t)c->b->action_count + 1;
	const struct hand_action **const list = malloc(all * sizeof(void *));
	const struct hand_action **b;
	int count_a, count_b, from = 0;

	if (!list)
		return false;
	b = list + c->a->action_count;
	count_a = list_actions(c->a, list);
	count_b = list_actions(c->b, b);
	while (from < count_a && from < count_b && same_action(c, list[from], b[from]))
		from++;
	while (count_a > from && count_b > from &&
		same_action(c, list[count_a - 1], b[count_b - 1])) {
		count_a--;
		count_b--;
	}
	for (int i = from; i < count_a || i < count_b; i++) {
		const struct hand_action *const in_a = i < count_a ? list[i] : NULL;
		const struct hand_action *const in_b = i < count_b ? b[i] : NULL;

		if (in_a && in_b && same_action(c, in_a, in_b))
			continue;
		c->found(c->context, &(struct compare_difference){.what = COMPARE_ACTION,
					     .seat = -1,
					     .action = in_a ? (int)(in_a - c->a->actions) + 1
							    : (int)(in_b - c->b->actions) + 1,
					     .a = in_a ? words_of(in_a) : nothing,
					     .b = in_b ? words_of(in_b) : nothing});
	}
	free(list);
	return true;
}

/* -- fields ----------------------------------------------------------------------- */

/* The digits of a text as a number; 0 unless it has exactly `wanted` digits. */
static uint64_t digits_of(struct slice text, int wanted)
{
	uint64_t number = 0;
	int count = 0;

	for (size_t i = 0; i < text.length && count <= wanted; i++)
		if (text.bytes[i] >= '0' && text.bytes[i] <= '9') {
			number = 10 * number + (uint64_t)(text.bytes[i] - '0');
			count++;
		}
	return count == wanted ? number : 0;
}

/* The time at which a hand was played, in UTC, as the number yyyymmddhhmmss: from `_utc`, or from
 * its date and time if its zone is UTC; 0 if it is not stated. */
static uint64_t moment_of(const struct hand_record *hand)
{
	const uint64_t utc = digits_of(hand_text(hand, "_utc"), 14);
	const struct slice zone = hand_text(hand, "time_zone_abbreviation");
	const struct slice clock = hand_text(hand, "time");
	uint64_t year, month, day;

	if (utc || !(slice_equal(zone, "UTC") || slice_equal(zone, "GMT")) || clock.length != 8 ||
		!slice_uint(hand_text(hand, "year"), 9999, &year) ||
		!slice_uint(hand_text(hand, "month"), 12, &month) ||
		!slice_uint(hand_text(hand, "day"), 31, &day))
		return utc;
	return ((year * 100 + month) * 100 + day) * 1000000 + digits_of(clock, 6);
}

static bool is_among(struct slice name, const char *const *names)
{
	for (; *names; names++)
		if (slice_equal(name, *names))
			return true;
	return false;
}

/* Whether a field is compared here: fields that are compared elsewhere, or not at all, are not. */
static bool is_compared(const struct comparison *c, struct slice name)
{
	static const char *const others[] = {"variant", "ante_trimming_status", "antes",
		"blinds_or_straddles", "bring_in", "small_bet", "big_bet", "min_bet",
		"starting_stacks", "actions", "players", "seats", "finishing_stacks", "winnings",
		"_boards", "_run", "_source", NULL};
	static const char *const times[] = {"year", "month", "day", "time", "time_zone",
		"time_zone_abbreviation", "_utc", NULL};

	return name.length && !is_among(name, others) && !(c->same_moment && is_among(name, times));
}

/* Consumes a number, without insignificant zeros at its end; false if there is none. */
static bool take_number(struct slice *rest, struct slice *number)
{
	bool point = false;
	size_t length = 0, kept;

	while (length < rest->length &&
		((rest->bytes[length] >= '0' && rest->bytes[length] <= '9') ||
			(length && rest->bytes[length] == '.' && !point)))
		point |= rest->bytes[length++] == '.';
	for (kept = length; point && kept && rest->bytes[kept - 1] == '0';)
		kept--;
	if (point && kept && rest->bytes[kept - 1] == '.')
		kept--;
	*number = (struct slice){rest->bytes, kept};
	*rest = (struct slice){rest->bytes + length, rest->length - length};
	return length > 0;
}

static void skip_spaces(struct slice *rest)
{
	while (rest->length && scan_is_space(*rest->bytes))
		*rest = (struct slice){rest->bytes + 1, rest->length - 1};
}

/* Whether two values are equal except for spaces and the notation of numbers; within strings these
 * count. */
static bool same_value(struct slice a, struct slice b, bool string)
{
	char quote = 0;

	for (;;) {
		struct slice number_a = {"", 0}, number_b = {"", 0};

		if (!quote) {
			skip_spaces(&a);
			skip_spaces(&b);
		}
		if (!quote && !string && take_number(&a, &number_a) && take_number(&b, &number_b) &&
			slice_same(number_a, number_b))
			continue;
		if (number_a.length || number_b.length)
			return false;
		if (!a.length || !b.length)
			return !a.length && !b.length;
		if (*a.bytes != *b.bytes)
			return false;
		if (quote ? *a.bytes == quote : *a.bytes == '\'' || *a.bytes == '"')
			quote = quote ? 0 : *a.bytes;
		a = (struct slice){a.bytes + 1, a.length - 1};
		b = (struct slice){b.bytes + 1, b.length - 1};
	}
}

static bool is_string(const struct hand_key *key)
{
	return key->value.length && (*key->value.bytes == '\'' || *key->value.bytes == '"');
}

static void narrate_field(const struct comparison *c, struct slice name, struct slice a,
	struct slice b)
{
	c->found(c->context, &(struct compare_difference){.what = COMPARE_FIELD,
				     .seat = -1,
				     .name = name,
				     .a = a,
				     .b = b});
}

static const struct hand_key *find_key(const struct hand_record *hand, struct slice name)
{
	for (int i = 0; i < hand->key_count; i++)
		if (slice_same(hand->keys[i].name, name))
			return &hand->keys[i];
	return NULL;
}

bool compare_hands(const struct hand_record *a, const struct hand_record *b,
	void (*found)(void *context, const struct compare_difference *difference), void *context)
{
	const uint64_t moment = moment_of(a);
	const struct comparison c = {a, b, found, context, moment && moment == moment_of(b)};
	const bool seats = a->setup.seats == b->setup.seats;

	if (!slice_same(a->variant, b->variant))
		narrate_texts(&c, COMPARE_VARIANT, -1, a->variant, b->variant);
	compare_numbers(&c, COMPARE_PLAYERS, -1, a->setup.seats, b->setup.seats);
	for (int i = 0; seats && i < a->setup.seats; i++) {
		char room_a[8], room_b[8];
		const struct slice name_a = hand_player(a, i, room_a);
		const struct slice name_b = hand_player(b, i, room_b);

		if (!slice_same(name_a, name_b))
			narrate_texts(&c, COMPARE_PLAYER, i, name_a, name_b);
		compare_numbers(&c, COMPARE_SEAT, i, a->seat_number[i], b->seat_number[i]);
		compare_both(&c, COMPARE_STACK, i, a->setup.stack[i], b->setup.stack[i]);
		compare_both(&c, COMPARE_ANTE, i, a->setup.ante[i], b->setup.ante[i]);
		compare_both(&c, COMPARE_BLIND, i, a->setup.blind[i], b->setup.blind[i]);
	}
	compare_setups(&c);
	if (!compare_actions(&c))
		return false;
	for (int i = 0; seats && i < a->setup.seats; i++) {
		compare_amounts(&c, COMPARE_FINISHING, i,
			(struct compare_pair){a->has_finishing, b->has_finishing, a->finishing[i],
				b->finishing[i]});
		compare_amounts(&c, COMPARE_WINNINGS, i,
			(struct compare_pair){a->has_winnings, b->has_winnings, a->winnings[i],
				b->winnings[i]});
	}
	for (int i = 0; i < c.a->key_count; i++) {
		const struct hand_key *const key = &c.a->keys[i];
		const struct hand_key *const other = find_key(c.b, key->name);

		if (is_compared(&c, key->name) &&
			(!other || !same_value(key->text, other->text,
					   is_string(key) || is_string(other))))
			narrate_field(&c, key->name, key->text, other ? other->text : nothing);
	}
	for (int i = 0; i < c.b->key_count; i++) {
		const struct hand_key *const key = &c.b->keys[i];

		if (is_compared(&c, key->name) && !find_key(c.a, key->name))
			narrate_field(&c, key->name, nothing, key->text);
	}
	return true;
}
