#include "game/hand/hand.h"

#include "base/scan.h"

#include <string.h>

#include <assert.h>

const struct hand_key *hand_find(const struct hand_record *hand, const char *name)
{
	const struct slice wanted = {name, strlen(name)};

	for (int i = 0; i < hand->key_count; i++)
		if (hand->keys[i].name.length == wanted.length &&
			slice_same(hand->keys[i].name, wanted))
			return &hand->keys[i];
	return NULL;
}

struct slice hand_text(const struct hand_record *hand, const char *name)
{
	const struct hand_key *const found = hand_find(hand, name);

	return found ? found->text : SLICE("");
}

int hand_hero(const struct hand_record *hand)
{
	uint64_t hero;

	return slice_uint(hand_text(hand, "_hero"), (uint64_t)hand->setup.seats, &hero)
		       ? (int)hero - 1
		       : -1;
}

struct slice hand_item(const struct hand_record *hand, const char *name, int index)
{
	struct slice rest = hand_text(hand, name), item;

	if (rest.length < 2 || *rest.bytes != '[' || rest.bytes[rest.length - 1] != ']')
		return SLICE("");
	rest = (struct slice){rest.bytes + 1, rest.length - 2};
	do
		if (!slice_take_item(&rest, &item))
			return SLICE("");
	while (index--);
	return item;
}

/* A part of the date after the year has two digits. */
static bool add_date_part(struct text *out, struct slice part)
{
	if (part.length)
		text_add_string(out, part.length == 1 ? "-0" : "-");
	text_add_slice(out, part);
	return part.length;
}

bool hand_add_date(struct text *out, const struct hand_record *hand)
{
	const struct slice year = hand_text(hand, "year");

	text_add_slice(out, year);
	return year.length && add_date_part(out, hand_text(hand, "month")) &&
	       add_date_part(out, hand_text(hand, "day"));
}

struct slice hand_player(const struct hand_record *hand, int seat, char room[8])
{
	struct text name = text_over(room, 8);

	if (hand->player[seat].length)
		return hand->player[seat];
	text_add_char(&name, 'p');
	text_add_uint(&name, (uint64_t)seat + 1);
	return text_slice(&name);
}

void hand_action_fault(const struct hand_action *action, struct fault *fault)
{
	fault_set(fault, action->status, action->fault_offset, action->fault_length);
	fault->number = action->fault_number;
}

size_t hand_action_length(const struct hand_action *action)
{
	struct slice words = {action->text.bytes, action->comment};

	if (action->escaped)
		return action->length;
	while (words.length && scan_is_space(words.bytes[words.length - 1]))
		words.length--;
	return words.length;
}

/* -- positions -------------------------------------------------------------------- */

/* The big blind. */
static chips big_blind(const struct table_setup *setup)
{
	const bool limit = setup->variant && setup->variant->limit == FIXED_LIMIT;

	return limit ? setup->small_bet : setup->min_bet;
}

bool hand_small_blind_is_dead(const struct table_setup *setup)
{
	const chips big = big_blind(setup);

	return setup->seats > 2 && setup->blind[0] > 0 && setup->blind[0] == big &&
	       setup->blind[1] != big;
}

int hand_before_blinds(const struct table_setup *setup)
{
	const chips big = big_blind(setup);
	int first = 0;

	while (first < setup->seats && !setup->blind[first])
		first++;
	/* the button does not post the big blind if it is after others */
	return first + 2 < setup->seats && setup->blind[first] > 0 && setup->blind[first] < big &&
			       setup->blind[first + 1] == big
		       ? first
		       : 0;
}

chips hand_small_blind(const struct table_setup *setup)
{
	const chips blind = setup->blind[hand_before_blinds(setup)];

	return blind > 0 && !hand_small_blind_is_dead(setup) ? blind : 0;
}

/* Number of seats up to the big blind, whoever posts there. */
static int blind_seats(const struct table_setup *setup)
{
	return hand_small_blind_is_dead(setup) ? 1 : hand_before_blinds(setup) + 2;
}

/* A place at the table: its code, and its name if that differs. */
struct hand_place {
	const char *code, *name;
};

static const struct hand_place blind_places[] = {{"SB", ""}, {"BB", ""}};
static const struct hand_place late_places[] = {{"BTN", ""}, {"CO", "cutoff"}, {"HJ", "hijack"},
	{"LJ", "lojack"}}; /* by `back` */
static const struct hand_place early_places[] = {{"UTG", "under the gun"}, {"UTG+1", NULL},
	{"UTG+2", NULL}, {"UTG+3", NULL}, {"UTG+4", NULL}, {"UTG+5", NULL}, {"UTG+6", NULL},
	{"UTG+7", NULL}, {"UTG+8", NULL}, {"UTG+9", NULL}, {"UTG+10", NULL}, {"UTG+11", NULL},
	{"UTG+12", NULL}, {"UTG+13", NULL}, {"UTG+14", NULL}, {"UTG+15", NULL}, {"UTG+16", NULL},
	{"UTG+17", NULL}, {"UTG+18", NULL}};

/* The place of a seat, by its distance from the button. */
static struct hand_place place_of(const struct table_setup *setup, int seat)
{
	const int before = hand_before_blinds(setup);
	const bool blind = before || setup->blind[0] > 0 || setup->blind[1] > 0;
	const int back = setup->seats - 1 - seat; /* number of seats from the seat to the button */
	const int blinds = blind_seats(setup);
	const int first = blind ? blinds : 0; /* the seat under the gun, if there is one */

	static_assert(sizeof early_places / sizeof *early_places == SEATS_MAX - 4,
		"a seat more has a name");
	if (seat < before)
		return (struct hand_place){"", ""};
	if (setup->seats == 2)
		return back ? blind_places[1] : late_places[0];
	if (blind && back > 0 && seat < blinds)
		return blind_places[blinds == 1 ? 1 : seat - before];
	if (seat == first && back > 1)
		return early_places[0];
	return back <= 3 ? late_places[back] : early_places[seat - first];
}

static bool is_among(struct slice code, const struct hand_place *places, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (slice_equal(code, places[i].code))
			return true;
	return false;
}

bool hand_position_is(struct slice code)
{
	return is_among(code, blind_places, sizeof blind_places / sizeof *blind_places) ||
	       is_among(code, late_places, sizeof late_places / sizeof *late_places) ||
	       is_among(code, early_places, sizeof early_places / sizeof *early_places);
}

struct hand_position hand_position(const struct table_setup *setup, int seat)
{
	const int last = setup->seats - 1;
	const int place = last == 1 ? 1 - seat : seat; /* heads-up the button has the first blind */
	const int before = hand_before_blinds(setup);
	const struct hand_place at = place_of(setup, seat);
	const chips blind = setup->blind[place];
	struct hand_position position = {.button = seat == last,
		.post = HAND_POSTS_NOTHING,
		.posted = blind < 0 ? -blind : blind,
		.ante = setup->ante[place],
		.name = "",
		.code = at.code};

	if (setup->variant && variant_brings_in(setup->variant)) {
		position.button = false;
		position.code = "";
		return position;
	}
	if (blind)
		position.post = blind < 0 ? HAND_POSTS_LIVE
				: place == before && blind_seats(setup) == before + 2
					? HAND_POSTS_SMALL_BLIND
				: place < blind_seats(setup) ? HAND_POSTS_BIG_BLIND
				: before || setup->blind[0] || setup->blind[1] ? HAND_POSTS_STRADDLE
									       : HAND_POSTS_BLIND;
	else if (!position.button)
		position.name = at.name ? at.name : at.code;
	return position;
}

/* -- actions ---------------------------------------------------------------------- */

const char *hand_action_word(enum hand_action_kind kind)
{
	static const char *const words[] = {
		[HAND_DEAL_BOARD] = "board",
		[HAND_DEAL_HOLE] = "hole",
		[HAND_FOLD] = "fold",
		[HAND_CHECK] = "check",
		[HAND_CALL] = "call",
		[HAND_BRING_IN] = "bring-in",
		[HAND_BET] = "bet",
		[HAND_COMPLETE] = "complete",
		[HAND_RAISE] = "raise",
		[HAND_SHOW] = "show",
		[HAND_MUCK] = "muck",
		[HAND_DRAW] = "draw",
		[HAND_STAND_PAT] = "stand-pat",
	};

	return words[kind];
}
