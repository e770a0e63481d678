/* Hands as data: the fields of hands and of their actions, which rows and JSON share, and rows of
 * one action each. */
#include "replay.h"

#include <string.h>

/* -- what there is to write about ------------------------------------------------- */

static struct hand_play *play_of(const void *item)
{
	const struct replay_deed *deed = item;

	return &deed->replay->play;
}

static const struct hand_record *hand_of(const void *item)
{
	const struct replay_deed *deed = item;

	return &deed->replay->hands.hand;
}

/* Who acts; -1 for the board. */
static int seat_of(const void *item)
{
	const struct action *action = play_of(item)->step.action;

	return action->act == ACT_DEAL_BOARD ? -1 : action->seat;
}

static bool is_bet(const void *item)
{
	return hand_is_bet(play_of(item)->step.deed);
}

/* -- cells ------------------------------------------------------------------------ */

enum { AMOUNT_BYTES = 32 };

static struct slice amount_of(const void *item, chips amount, char room[AMOUNT_BYTES])
{
	struct text text = text_over(room, AMOUNT_BYTES);

	chips_print(&text, amount, hand_of(item)->places);
	return text_slice(&text);
}

static void add_chips_if(struct rows *rows, const void *item, bool given, chips amount)
{
	char room[AMOUNT_BYTES];

	if (given)
		rows_string(rows, amount_of(item, amount, room));
	else
		rows_empty(rows);
}

static void add_cards(struct rows *rows, const void *item, const card *cards, int count)
{
	const struct replay_deed *deed = item;

	replay_add_cards(rows->cell, cards, count, deed->replay->settings.writes);
	rows_add_cell(rows);
}

/* A list with the amounts of all seats. */
static void add_amounts(struct rows *rows, const void *item, const chips *amounts)
{
	char room[AMOUNT_BYTES];

	rows_list(rows);
	for (int i = 0; i < hand_of(item)->setup.seats; i++)
		rows_list_amount(rows, amount_of(item, amounts[i], room));
	rows_list_end(rows);
}

/* The text of a key; no cell where the file does not have the key. */
static void add_key(struct rows *rows, const void *item, const char *name)
{
	const struct hand_key *key = hand_find(hand_of(item), name);

	if (key)
		rows_string(rows, key->text);
	else
		rows_empty(rows);
}

/* -- of the hand ------------------------------------------------------------------ */

FIELD_MEMBER(add_file, struct replay_deed, replay->hands.file);

static void add_hand_number(struct rows *rows, const void *item)
{
	const struct replay_deed *deed = item;
	char number[24];

	rows_string(rows, hands_number(&deed->replay->hands, number));
}

static void add_variant(struct rows *rows, const void *item)
{
	rows_string(rows, hand_of(item)->variant);
}

static void add_venue(struct rows *rows, const void *item)
{
	add_key(rows, item, "venue");
}

static void add_time(struct rows *rows, const void *item)
{
	replay_add_time(rows->cell, hand_of(item));
	if (rows->cell->length || rows->cell->failed)
		rows_add_cell(rows);
	else
		rows_empty(rows);
}

static void add_table(struct rows *rows, const void *item)
{
	add_key(rows, item, "table");
}

static void add_blinds(struct rows *rows, const void *item)
{
	const struct table_setup *setup = &hand_of(item)->setup;
	chips posted[SEATS_MAX];

	for (int i = 0; i < setup->seats; i++)
		posted[i] = hand_position(setup, i).posted;
	add_amounts(rows, item, posted);
}

static void add_antes(struct rows *rows, const void *item)
{
	const struct table_setup *setup = &hand_of(item)->setup;
	chips antes[SEATS_MAX];

	for (int i = 0; i < setup->seats; i++)
		antes[i] = hand_position(setup, i).ante;
	add_amounts(rows, item, antes);
}

static void add_players(struct rows *rows, const void *item)
{
	const struct hand_record *hand = hand_of(item);
	char room[8];

	rows_list(rows);
	for (int i = 0; i < hand->setup.seats; i++)
		rows_list_string(rows, hand_player(hand, i, room));
	rows_list_end(rows);
}

static void add_seats(struct rows *rows, const void *item)
{
	const struct hand_record *hand = hand_of(item);

	if (!hand_find(hand, "seats")) {
		rows_empty(rows);
		return;
	}
	rows_list(rows);
	for (int i = 0; i < hand->setup.seats; i++)
		rows_list_uint(rows, (uint64_t)hand->seat_number[i]);
	rows_list_end(rows);
}

static void add_positions(struct rows *rows, const void *item)
{
	const struct table_setup *setup = &hand_of(item)->setup;

	if (variant_brings_in(setup->variant)) {
		rows_empty(rows);
		return;
	}
	rows_list(rows);
	for (int i = 0; i < setup->seats; i++) {
		const char *code = hand_position(setup, i).code;

		rows_list_string(rows, (struct slice){code, strlen(code)});
	}
	rows_list_end(rows);
}

static void add_starting_stacks(struct rows *rows, const void *item)
{
	add_amounts(rows, item, hand_of(item)->setup.stack);
}

/* -- of the action ---------------------------------------------------------------- */

static void add_number(struct rows *rows, const void *item)
{
	rows_uint(rows, (uint64_t)play_of(item)->step.index + 1);
}

static void add_street(struct rows *rows, const void *item)
{
	const struct hand_play *play = play_of(item);

	rows_cstring(rows, play->table.variant->street[play->step.street].word);
}

static void add_order(struct rows *rows, const void *item)
{
	const int seat = seat_of(item);

	if (seat < 0)
		rows_empty(rows);
	else
		rows_uint(rows, (uint64_t)seat + 1);
}

static void add_seat(struct rows *rows, const void *item)
{
	const struct hand_record *hand = hand_of(item);
	const int seat = seat_of(item);

	if (seat < 0 || (!hand->seat_number[seat] && !hand_find(hand, "seats")))
		rows_empty(rows);
	else
		rows_uint(rows, (uint64_t)hand->seat_number[seat]);
}

static void add_player(struct rows *rows, const void *item)
{
	const int seat = seat_of(item);
	char room[8];

	if (seat < 0)
		rows_empty(rows);
	else
		rows_string(rows, hand_player(hand_of(item), seat, room));
}

static void add_player_position(struct rows *rows, const void *item)
{
	const int seat = seat_of(item);

	if (seat < 0 || variant_brings_in(hand_of(item)->setup.variant))
		rows_empty(rows);
	else
		rows_cstring(rows, hand_position(&hand_of(item)->setup, seat).code);
}

static void add_act(struct rows *rows, const void *item)
{
	rows_cstring(rows, hand_deed_word(play_of(item)->step.deed));
}

static void add_amount(struct rows *rows, const void *item)
{
	const struct action *action = play_of(item)->step.action;

	add_chips_if(rows, item, action->act == ACT_BET_RAISE, action->amount);
}

static void add_paid(struct rows *rows, const void *item)
{
	add_chips_if(rows, item, is_bet(item), play_of(item)->step.paid);
}

/* What the player of --seat sees of cards that another player is dealt or discards: those dealt
 * face up. */
static void add_others_cards(struct rows *rows, const void *item)
{
	const struct hand_play *play = play_of(item);
	const struct action *action = play->step.action;
	const struct seat *seat = &play->table.seat[action->seat];
	const int before = seat->cards - action->count; /* if they were dealt */
	card seen[HOLE_CARDS_MAX];

	memset(seen, CARD_UNKNOWN, sizeof seen);
	for (int i = 0; action->act == ACT_DEAL_HOLE && i < action->count; i++)
		if (seat->up >> (before + i) & 1)
			seen[i] = action->card[i];
	add_cards(rows, item, seen, action->count);
}

/* The cards of the action, those that a hand shown without naming them has, and, for cards dealt to
 * others than the player of --seat, what that player sees of them. */
static void add_action_cards(struct rows *rows, const void *item)
{
	const struct replay_deed *deed = item;
	const struct hand_play *play = play_of(item);
	const struct action *action = play->step.action;
	const int hero = deed->replay->hero;

	if (is_bet(item) || action->act == ACT_MUCK)
		rows_empty(rows);
	else if ((action->act == ACT_DEAL_HOLE || action->act == ACT_DRAW) && hero != TELL_ALL &&
		 hero != action->seat)
		add_others_cards(rows, item);
	else if (action->act == ACT_SHOW && !action->count)
		add_cards(rows, item, play->table.seat[action->seat].card,
			play->table.seat[action->seat].cards);
	else
		add_cards(rows, item, action->card, action->count);
}

static void add_board(struct rows *rows, const void *item)
{
	const struct table *table = &play_of(item)->table;

	add_cards(rows, item, table->board, table->board_count);
}

static void add_pot_before(struct rows *rows, const void *item)
{
	add_chips_if(rows, item, true, play_of(item)->step.pot_before);
}

static void add_pot(struct rows *rows, const void *item)
{
	add_chips_if(rows, item, true, play_of(item)->table.pot);
}

static void add_stack(struct rows *rows, const void *item)
{
	const int seat = seat_of(item);

	add_chips_if(rows, item, seat >= 0, seat >= 0 ? hand_play_stack(play_of(item), seat) : 0);
}

static void add_all_in(struct rows *rows, const void *item)
{
	rows_bool(rows, play_of(item)->step.all_in);
}

static void add_stacks(struct rows *rows, const void *item)
{
	struct hand_play *play = play_of(item);
	chips stacks[SEATS_MAX];

	for (int i = 0; i < hand_of(item)->setup.seats; i++)
		stacks[i] = hand_play_stack(play, i);
	add_amounts(rows, item, stacks);
}

/* How many cards a player draws; 0 for one who stands pat. */
static void add_drawn(struct rows *rows, const void *item)
{
	const struct action *action = play_of(item)->step.action;

	if (action->act == ACT_DRAW)
		rows_uint(rows, (uint64_t)action->count);
	else
		rows_empty(rows);
}

/* The cards of the player that lie face up after the action. */
static void add_up(struct rows *rows, const void *item)
{
	const int at = seat_of(item);
	const struct seat *seat = at < 0 ? NULL : &play_of(item)->table.seat[at];
	card up[HOLE_CARDS_MAX];
	int count = 0;

	for (int i = 0; seat && i < seat->cards; i++)
		if (seat->up >> i & 1)
			up[count++] = seat->card[i];
	if (count)
		add_cards(rows, item, up, count);
	else
		rows_empty(rows);
}

/* The share of the player who acts, of those of all seats. */
static void add_share(struct rows *rows, const void *item, const double *shares)
{
	if (shares && is_bet(item))
		rows_double(rows, shares[seat_of(item)]);
	else
		rows_empty(rows);
}

static const struct replay_shares *shares_of(const void *item)
{
	const struct replay_deed *deed = item;

	return deed->shares;
}

static void add_equity(struct rows *rows, const void *item)
{
	add_share(rows, item, shares_of(item) ? shares_of(item)->equity : NULL);
}

static void add_win(struct rows *rows, const void *item)
{
	add_share(rows, item, shares_of(item) ? shares_of(item)->win : NULL);
}

static void add_tie(struct rows *rows, const void *item)
{
	add_share(rows, item, shares_of(item) ? shares_of(item)->tie : NULL);
}

static void add_equities(struct rows *rows, const void *item)
{
	const struct replay_shares *shares = shares_of(item);

	if (!shares || !is_bet(item)) {
		rows_empty(rows);
		return;
	}
	rows_list(rows);
	for (int i = 0; i < hand_of(item)->setup.seats; i++)
		rows_list_double(rows, shares->equity[i]);
	rows_list_end(rows);
}

/* -- the table -------------------------------------------------------------------- */

/* Rows have the fields of the hand beside those of the action; in JSON they are in the hand's
 * object, and those of the actions in its array. */
enum {
	ROW = REPLAY_ANY,
	HAND = REPLAY_HAND,
	ACTION = REPLAY_ACTION | REPLAY_ACTION_EQUITY,
	EQUITY = REPLAY_EQUITY | REPLAY_ACTION_EQUITY
};

const struct field replay_fields[] = {
	{"file", ROWS_STRING, add_file, ROW | HAND, ROW | HAND},
	{"hand_number", ROWS_NUMBER, add_hand_number, ROW | HAND, ROW | HAND},
	{"variant", ROWS_STRING, add_variant, ROW | HAND, ROW | HAND},
	{"venue", ROWS_STRING, add_venue, ROW | HAND, ROW | HAND},
	{"time", ROWS_STRING, add_time, ROW | HAND, ROW | HAND},
	{"table", ROWS_STRING, add_table, ROW | HAND, ROW | HAND},
	{"blinds", ROWS_LIST, add_blinds, ROW | HAND, ROW | HAND},
	{"antes", ROWS_LIST, add_antes, ROW | HAND, ROW | HAND},
	{"players", ROWS_LIST, add_players, HAND, ROW | HAND},
	{"seats", ROWS_LIST, add_seats, HAND, ROW | HAND},
	{"positions", ROWS_LIST, add_positions, HAND, ROW | HAND},
	{"starting_stacks", ROWS_LIST, add_starting_stacks, HAND, ROW | HAND},
	{"action", ROWS_NUMBER, add_number, ROW | ACTION, ROW | ACTION},
	{"street", ROWS_STRING, add_street, ROW | ACTION, ROW | ACTION},
	{"order", ROWS_NUMBER, add_order, ROW | ACTION, ROW | ACTION},
	{"seat", ROWS_NUMBER, add_seat, ROW | ACTION, ROW | ACTION},
	{"player", ROWS_STRING, add_player, ROW | ACTION, ROW | ACTION},
	{"player_position", ROWS_STRING, add_player_position, ROW | ACTION, ROW | ACTION},
	{"act", ROWS_STRING, add_act, ROW | ACTION, ROW | ACTION},
	{"amount", ROWS_AMOUNT, add_amount, ROW | ACTION, ROW | ACTION},
	{"paid", ROWS_AMOUNT, add_paid, ROW | ACTION, ROW | ACTION},
	{"cards", ROWS_CARDS, add_action_cards, ROW | ACTION, ROW | ACTION},
	{"board", ROWS_CARDS, add_board, ROW | ACTION, ROW | ACTION},
	{"pot_before", ROWS_AMOUNT, add_pot_before, ROW | ACTION, ROW | ACTION},
	{"pot", ROWS_AMOUNT, add_pot, ROW | ACTION, ROW | ACTION},
	{"stack", ROWS_AMOUNT, add_stack, ROW | ACTION, ROW | ACTION},
	{"all_in", ROWS_BOOL, add_all_in, ROW | ACTION, ROW | ACTION},
	{"stacks", ROWS_LIST, add_stacks, ACTION, ROW | ACTION},
	{"equity", ROWS_NUMBER, add_equity, EQUITY, ROW | EQUITY},
	{"win", ROWS_NUMBER, add_win, EQUITY, ROW | EQUITY},
	{"tie", ROWS_NUMBER, add_tie, EQUITY, ROW | EQUITY},
	{"equities", ROWS_LIST, add_equities, REPLAY_ACTION_EQUITY, ROW | EQUITY},
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
		const struct replay_deed deed = {replay, shares};

		fields_row(&replay->fields, &replay->job->rows, &deed);
	}
	return hand_play_end(play);
}
