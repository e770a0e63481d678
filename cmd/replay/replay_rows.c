/* Hands as data: the fields of hands and of their actions, which rows and JSON share, and rows of
 * one action each. */
#include "replay.h"

#include "base/scan.h"

#include <string.h>

static struct hand_play *play_of(const void *item)
{
	return &((const struct replay_action *)item)->replay->play;
}

struct replay_action replay_action(struct replay *replay, const struct replay_shares *shares)
{
	const struct action *const action = replay->play.step.action;

	return (struct replay_action){.item = {.hands = &replay->hands,
					      .table = &replay->play.table,
					      .seat = !action || action->act == ACT_DEAL_BOARD
							      ? -1
							      : action->seat,
					      .writes = replay->settings.writes},
		.replay = replay,
		.shares = shares};
}

/* -- of the hand ------------------------------------------------------------------ */

/* Defines a cell by one statement about an action, its play and its hand; empty if the condition is
 * false. */
#define ACTION_IF(name, condition, statement)                                                      \
	static void name(struct rows *rows, const void *item)                                      \
	{                                                                                          \
		const struct replay_action *const row = item;                                      \
		const struct hand_play *const play = play_of(item);                                \
		const struct hand_record *const hand = cells_hand(item);                           \
                                                                                                   \
		(void)row, (void)play, (void)hand;                                                 \
		if (condition) {                                                                   \
			statement;                                                                 \
		} else {                                                                           \
			rows_empty(rows);                                                          \
		}                                                                                  \
	}                                                                                          \
	static_assert(true, "a semicolon follows")

/* Like ACTION_IF, for a list with an item per seat. */
#define ACTION_LIST(name, condition, statement)                                                    \
	ACTION_IF(name, condition, {                                                               \
		rows_list(rows);                                                                   \
		for (int i = 0; i < hand->setup.seats; i++)                                        \
			statement;                                                                 \
		rows_list_end(rows);                                                               \
	})

static void list_amount(struct rows *rows, const struct hand_record *hand, chips amount)
{
	char room[32];
	struct text text = text_over(room, sizeof room);

	chips_print(&text, amount, hand->places);
	rows_list_amount(rows, text_slice(&text));
}

static void list_word(struct rows *rows, const char *word)
{
	rows_list_string(rows, slice_of(word));
}

ACTION_IF(add_venue, hand_find(hand, "venue"), rows_string(rows, hand_find(hand, "venue")->text));
ACTION_IF(add_table, hand_find(hand, "table"), rows_string(rows, hand_find(hand, "table")->text));
ACTION_LIST(add_blinds, true, list_amount(rows, hand, hand_position(&hand->setup, i).posted));
ACTION_LIST(add_antes, true, list_amount(rows, hand, hand_position(&hand->setup, i).ante));
ACTION_LIST(add_starting_stacks, true, list_amount(rows, hand, hand->setup.stack[i]));
ACTION_LIST(add_seats, hand_find(hand, "seats"),
	rows_list_uint(rows, (uint64_t)hand->seat_number[i]));
ACTION_LIST(add_positions, !variant_brings_in(hand->setup.variant),
	list_word(rows, hand_position(&hand->setup, i).code));

/* Whether ISO 8601 can express the zone, which excludes names such as ET. */
static bool add_iso_zone(struct text *out, struct slice zone)
{
	if (slice_equal(zone, "UTC") || slice_equal(zone, "GMT") || slice_equal(zone, "Z"))
		text_add_char(out, 'Z');
	/* "+02:00". */
	else if (zone.length > 1 && (*zone.bytes == '+' || *zone.bytes == '-') &&
		 zone.bytes[1] >= '0' && zone.bytes[1] <= '9')
		text_add_slice(out, zone);
	else
		return false;
	return true;
}

static void add_zone(struct text *out, const struct hand_record *hand)
{
	const struct slice brief = hand_text(hand, "time_zone_abbreviation");
	const struct slice zone = hand_text(hand, "time_zone");

	if (add_iso_zone(out, brief) || add_iso_zone(out, zone) || !(brief.length + zone.length))
		return;
	text_add_char(out, ' ');
	text_add_slice(out, brief.length ? brief : zone);
}

/* The date and the time in ISO 8601, "2009-08-21T20:30:00Z", or the known part. Other zones follow
 * after a space: "2009-08-21T20:30:00 ET". */
static void add_time(struct rows *rows, const void *item)
{
	const struct hand_record *const hand = cells_hand(item);
	struct text *const out = rows->cell;
	const struct slice time = hand_text(hand, "time");
	const bool dated = time.length > 4 && time.bytes[4] == '-'; /* 2009-08-21T20:30:00 */
	const bool whole = !dated && hand_add_date(out, hand);

	if (time.length) {
		if (out->length)
			text_add_char(out, whole ? 'T' : ' ');
		text_add_slice(out, time);
		add_zone(out, hand);
	}
	if (out->length || out->failed)
		rows_add_cell(rows);
	else
		rows_empty(rows);
}

/* -- of the action ---------------------------------------------------------------- */

ACTION_IF(add_number, true, rows_uint(rows, (uint64_t)play->step.index + 1));
ACTION_IF(add_street, true,
	rows_cstring(rows, play->table.variant->street[play->step.street].word));
ACTION_IF(add_seat,
	row->item.seat >= 0 && (hand->seat_number[row->item.seat] || hand_find(hand, "seats")),
	rows_uint(rows, (uint64_t)hand->seat_number[row->item.seat]));
ACTION_IF(add_act, true, rows_cstring(rows, hand_action_word(play->step.kind)));
ACTION_IF(add_amount, play->step.action->act == ACT_BET_RAISE,
	cells_add_amount(rows, item, play->step.action->amount));
ACTION_IF(add_paid, hand_is_bet(play->step.kind), cells_add_amount(rows, item, play->step.paid));
ACTION_IF(add_pot_before, true, cells_add_amount(rows, item, play->step.pot_before));
ACTION_IF(add_stack, row->item.seat >= 0,
	cells_add_amount(rows, item, hand_play_stack(play_of(item), row->item.seat)));
ACTION_IF(add_all_in, true, rows_bool(rows, play->step.all_in));
ACTION_LIST(add_stacks, true, list_amount(rows, hand, hand_play_stack(play_of(item), i)));
/* The number of cards that a player draws; 0 for a player who stands pat. */
ACTION_IF(add_drawn, play->step.action->act == ACT_DRAW,
	rows_uint(rows, (uint64_t)play->step.action->count));

/* The up cards among those that another player is dealt or discards, which the player of --seat
 * sees. */
static void add_others_cards(struct rows *rows, const void *item)
{
	const struct hand_play *play = play_of(item);
	const struct action *action = play->step.action;
	const struct seat *seat = &play->table.seat[action->seat];
	const int before = seat->cards - action->count; /* if the cards were dealt */
	card seen[HOLE_CARDS_MAX];

	memset(seen, CARD_UNKNOWN, sizeof seen);
	for (int i = 0; action->act == ACT_DEAL_HOLE && i < action->count; i++)
		if (seat->up >> (before + i) & 1)
			seen[i] = action->card[i];
	cells_add_cards(rows, item, seen, action->count);
}

/* Adds the cards of the action, including those of a hand that is shown without naming them; if
 * they are dealt to others than the player of --seat, only those that this player sees. */
static void add_action_cards(struct rows *rows, const void *item)
{
	const struct hand_play *play = play_of(item);
	const struct action *action = play->step.action;
	const int hero = ((const struct replay_action *)item)->replay->hero;

	if (hand_is_bet(play->step.kind) || action->act == ACT_MUCK)
		rows_empty(rows);
	else if ((action->act == ACT_DEAL_HOLE || action->act == ACT_DRAW) && hero != NARRATE_ALL &&
		 hero != action->seat)
		add_others_cards(rows, item);
	else if (action->act == ACT_SHOW && !action->count)
		cells_add_cards(rows, item, play->table.seat[action->seat].card,
			play->table.seat[action->seat].cards);
	else
		cells_add_cards(rows, item, action->card, action->count);
}

/* Adds the player's up cards after the action. */
static void add_up(struct rows *rows, const void *item)
{
	const int at = ((const struct replay_action *)item)->item.seat;
	const struct seat *seat = at < 0 ? NULL : &play_of(item)->table.seat[at];
	card up[HOLE_CARDS_MAX];
	int count = 0;

	for (int i = 0; seat && i < seat->cards; i++)
		if (seat->up >> i & 1)
			up[count++] = seat->card[i];
	if (count)
		cells_add_cards(rows, item, up, count);
	else
		rows_empty(rows);
}

/* A share of the player who bets. */
#define ACTION_SHARE(name, of)                                                                     \
	ACTION_IF(name, row->shares != NULL && hand_is_bet(play->step.kind),                       \
		rows_double(rows, row->shares->of[row->item.seat]))

ACTION_SHARE(add_equity, equity);
ACTION_SHARE(add_win, win);
ACTION_SHARE(add_tie, tie);
ACTION_IF(add_to_call, hand_is_bet(play->step.kind),
	cells_add_amount(rows, item, row->replay->to_call));
/* The equity at which a call neither wins nor loses. */
ACTION_IF(add_equity_needed, hand_is_bet(play->step.kind) && row->replay->to_call > 0,
	rows_double(rows, (double)row->replay->to_call /
				  (double)(row->replay->winnable + row->replay->to_call)));
ACTION_LIST(add_equities, row->shares != NULL && hand_is_bet(play->step.kind),
	rows_list_double(rows, row->shares->equity[i]));

/* -- the table -------------------------------------------------------------------- */

/* Rows have the fields of the hand along with those of the action; in JSON the former are in the
 * hand's object, and the latter in its array of actions. */
enum {
	ROW = REPLAY_ANY,
	HAND = REPLAY_HAND,
	ACTION = REPLAY_ACTION | REPLAY_ACTION_EQUITY,
	EQUITY = REPLAY_EQUITY | REPLAY_ACTION_EQUITY
};

const struct field replay_fields[] = {
	{"file", ROWS_STRING, cells_file, ROW | HAND, ROW | HAND},
	{"hand_number", ROWS_NUMBER, cells_number, ROW | HAND, ROW | HAND},
	{"variant", ROWS_STRING, cells_variant, ROW | HAND, ROW | HAND},
	{"venue", ROWS_STRING, add_venue, ROW | HAND, ROW | HAND},
	{"time", ROWS_STRING, add_time, ROW | HAND, ROW | HAND},
	{"table", ROWS_STRING, add_table, ROW | HAND, ROW | HAND},
	{"blinds", ROWS_LIST, add_blinds, ROW | HAND, ROW | HAND},
	{"antes", ROWS_LIST, add_antes, ROW | HAND, ROW | HAND},
	{"players", ROWS_LIST, cells_players, HAND, ROW | HAND},
	{"seats", ROWS_LIST, add_seats, HAND, ROW | HAND},
	{"positions", ROWS_LIST, add_positions, HAND, ROW | HAND},
	{"starting_stacks", ROWS_LIST, add_starting_stacks, HAND, ROW | HAND},
	{"action", ROWS_NUMBER, add_number, ROW | ACTION, ROW | ACTION},
	{"street", ROWS_STRING, add_street, ROW | ACTION, ROW | ACTION},
	{"order", ROWS_NUMBER, cells_order, ROW | ACTION, ROW | ACTION},
	{"seat", ROWS_NUMBER, add_seat, ROW | ACTION, ROW | ACTION},
	{"player", ROWS_STRING, cells_player, ROW | ACTION, ROW | ACTION},
	{"player_position", ROWS_STRING, cells_position, ROW | ACTION, ROW | ACTION},
	{"act", ROWS_STRING, add_act, ROW | ACTION, ROW | ACTION},
	{"amount", ROWS_AMOUNT, add_amount, ROW | ACTION, ROW | ACTION},
	{"paid", ROWS_AMOUNT, add_paid, ROW | ACTION, ROW | ACTION},
	{"cards", ROWS_CARDS, add_action_cards, ROW | ACTION, ROW | ACTION},
	{"board", ROWS_CARDS, cells_board, ROW | ACTION, ROW | ACTION},
	{"pot_before", ROWS_AMOUNT, add_pot_before, ROW | ACTION, ROW | ACTION},
	{"pot", ROWS_AMOUNT, cells_pot, ROW | ACTION, ROW | ACTION},
	{"stack", ROWS_AMOUNT, add_stack, ROW | ACTION, ROW | ACTION},
	{"all_in", ROWS_BOOL, add_all_in, ROW | ACTION, ROW | ACTION},
	{"stacks", ROWS_LIST, add_stacks, ACTION, ROW | ACTION},
	{"equity", ROWS_NUMBER, add_equity, EQUITY, ROW | EQUITY},
	{"win", ROWS_NUMBER, add_win, EQUITY, ROW | EQUITY},
	{"tie", ROWS_NUMBER, add_tie, EQUITY, ROW | EQUITY},
	{"equities", ROWS_LIST, add_equities, REPLAY_ACTION_EQUITY, ROW | EQUITY},
	{"to_call", ROWS_AMOUNT, add_to_call, REPLAY_ACTION_EQUITY, ROW | EQUITY},
	{"equity_needed", ROWS_NUMBER, add_equity_needed, REPLAY_ACTION_EQUITY, ROW | EQUITY},
	{"drawn", ROWS_NUMBER, add_drawn, ROW | ACTION, ROW | ACTION},
	{"up", ROWS_CARDS, add_up, ROW | ACTION, ROW | ACTION},
	{.name = NULL},
};

/* -- rows ------------------------------------------------------------------------- */

const struct replay_shares *replay_equities(struct replay *replay)
{
	const struct table *table = &replay->play.table;
	const struct replay_shares *shares;
	bool news;

	replay->to_call = table_call(table);
	replay->winnable = table_winnable(table);
	if (!replay->odds || (table->phase != PHASE_BET && !table->runout))
		return NULL;
	return replay_odds_at(replay->odds, table, &shares, &news) ? shares : NULL;
}

bool replay_actions(struct replay *replay)
{
	struct hand_play *play = &replay->play;
	const struct replay_shares *shares;

	if (replay->odds)
		replay_odds_hand(replay->odds, &replay->hands.hand, replay->house);
	if (!hand_play_begin(play, &replay->hands.hand, replay->house))
		return false;
	for (shares = replay_equities(replay); hand_play_next(play);
		shares = replay_equities(replay)) {
		const struct replay_action row = replay_action(replay, shares);

		fields_row(&replay->fields, &replay->job->rows, &row);
	}
	return hand_play_end(play);
}
