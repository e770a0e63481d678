/* Streets: cards due, deals, and draws. */
#include "game/table/table_internal.h"

#include "base/bits.h"

#include <string.h>

/* -- what is due ------------------------------------------------------------------ */

/* Number of cards that a player still gets on this street. */
static int hole_due(const struct table *table, const struct seat *seat)
{
	return table->held - seat->cards;
}

static int holes_due(const struct table *table)
{
	int due = 0;

	for (int i = 0; i < table->seats; i++)
		if (seat_is_live(&table->seat[i]))
			due += hole_due(table, &table->seat[i]);
	return due;
}

static void board_begin(struct table *table, int count)
{
	table->phase = PHASE_DEAL_BOARD;
	table->due = count;
}

/* Passes the turn to draw to the next player from `seat` on. Returns false if all have drawn. */
static bool turn_to_draw(struct table *table, int seat)
{
	while (seat < table->seats && !seat_is_live(&table->seat[seat]))
		seat++;
	table->actor = seat < table->seats ? seat : -1;
	return table->actor >= 0;
}

static void draw_begin(struct table *table)
{
	for (int i = 0; i < table->seats; i++)
		table->seat[i].discards = 0;
	table->phase = PHASE_DRAW;
	turn_to_draw(table, 0);
}

/* Continues after the hole cards of a street and, if `discarded`, its discards. Returns true if
 * nothing is left to deal, so that a betting round begins. */
static bool holes_end(struct table *table, bool discarded)
{
	const struct variant_street *street = table_street(table);

	if (street->discard && !discarded)
		draw_begin(table);
	else if (street->board)
		board_begin(table, street->board);
	else
		return true;
	return false;
}

/* Sets up the cards due on a new street. */
void table_deal_begin(struct table *table)
{
	const struct variant_street *street = table_street(table);
	/* "One community card" if the players still in outnumber the cards that were never dealt,
	 * including burn cards (Robert's Rules, "Seven-card stud", 11). */
	const bool share = table->street > 0 && street->hole > 0 &&
			   street->hole * table_live(table) > table->left + table->street;

	table->held += street->hole;
	if (table->street > 0)
		table->left--;
	if (street->draw) {
		draw_begin(table);
	} else if (share) {
		board_begin(table, street->hole);
	} else if (street->hole > 0) {
		table->phase = PHASE_DEAL_HOLE;
		table->due = street->hole * table_live(table);
	} else {
		holes_end(table, false);
	}
}

void table_deal_next(struct table *table)
{
	if (table->street + 1 == table->variant->streets) {
		table_show_begin(table);
		return;
	}
	table->street++;
	table_deal_begin(table);
}

int table_played_street(const struct table *table)
{
	const bool due = table->phase == PHASE_DEAL_BOARD ||
			 ((table->phase == PHASE_DEAL_HOLE || table->phase == PHASE_DRAW) &&
				 !table_street(table)->draw);

	return table->street - (due && table->street > 0);
}

/* -- dealing ---------------------------------------------------------------------- */

/* The known cards in hands that are still in, and on the board. */
static card_set cards_in_play(const struct table *table)
{
	card_set set = 0;

	for (int i = 0; i < table->board_count; i++)
		if (table->board[i] != CARD_UNKNOWN)
			set |= card_bit(table->board[i]);
	for (int i = 0; i < table->seats; i++) {
		const struct seat *seat = &table->seat[i];

		if (seat->folded)
			continue;
		for (int j = 0; j < seat->cards; j++)
			if (seat->card[j] != CARD_UNKNOWN)
				set |= card_bit(seat->card[j]);
	}
	return set;
}

/* Whether dealing `count` cards takes a new deck. The cards before the first betting round and
 * those of a board always suffice. */
static bool is_out(const struct table *table, int count)
{
	const struct variant_street *street = table_street(table);

	return count > table->left && table->street > 0 && (street->draw || street->hole > 0);
}

static void deal_cards_check(const struct table *table, const struct action *action,
	struct legality *out)
{
	const int seat = action->act == ACT_DEAL_HOLE ? action->seat : -1;
	/* from a new deck: the cards in play, and those that the player has just discarded */
	card_set gone =
		!is_out(table, action->count)
			? table->seen
			: cards_in_play(table) | (seat < 0 ? 0 : table->seat[seat].discards);

	for (int i = 0; i < action->count; i++) {
		const card c = action->card[i];

		if (c == CARD_UNKNOWN)
			continue;
		out->card = c;
		if (gone & card_bit(c)) {
			out->fault = TABLE_CARD_TWICE;
			return;
		}
		if (!(table->variant->game->deck & card_bit(c))) {
			out->fault = TABLE_NOT_IN_DECK;
			return;
		}
		gone |= card_bit(c);
	}
}

/* If a community card is due, dealers may also deal one card to each player from the folded
 * hands. */
static bool is_dealt_singly(const struct table *table, const struct action *action)
{
	return action->act == ACT_DEAL_HOLE && table->phase == PHASE_DEAL_BOARD &&
	       table_street(table)->hole > 0 && table->due == table_street(table)->hole &&
	       table->street > 0;
}

void table_deal_check(const struct table *table, const struct action *action, struct legality *out)
{
	const bool hole = action->act == ACT_DEAL_HOLE, singly = is_dealt_singly(table, action);
	int due;

	if (table->phase != (hole ? PHASE_DEAL_HOLE : PHASE_DEAL_BOARD) && !singly) {
		out->fault = TABLE_NOT_DUE;
		return;
	}
	if (hole && !seat_is_live(&table->seat[action->seat])) {
		out->fault = TABLE_FOLDED;
		return;
	}
	due = hole ? hole_due(table, &table->seat[action->seat]) : table->due;
	if (action->count < 1 || action->count > due) {
		out->fault = TABLE_CARD_COUNT;
		out->least = due;
		return;
	}
	deal_cards_check(table, action, out);
	if (singly && !out->fault)
		out->warning = TABLE_DEAL_SINGLY;
}

bool table_deal_apply(struct table *table, const struct action *action)
{
	if (is_dealt_singly(table, action)) {
		table->phase = PHASE_DEAL_HOLE;
		table->due = holes_due(table);
	}
	/* A new deck has all cards that are not in play. The number left later is not tracked,
	 * because programs differ in when they shuffle: once all cards have been out, any card that
	 * is not in play may come. */
	if (is_out(table, action->count)) {
		table->seen = cards_in_play(table);
		for (int i = 0; i < table->seats; i++) /* dealing other cards is never wrong */
			table->seen |= table->seat[i].discards;
		table->left = 0;
	}
	for (int i = 0; i < action->count; i++)
		if (action->card[i] != CARD_UNKNOWN)
			table->seen |= card_bit(action->card[i]);
	if (action->act == ACT_DEAL_HOLE) {
		struct seat *seat = &table->seat[action->seat];
		const int up_from = table->held - table_street(table)->up; /* face up */

		for (int i = 0; i < action->count; i++) {
			if (seat->cards >= up_from)
				seat->up |= (uint8_t)(1u << seat->cards);
			seat->card[seat->cards++] = action->card[i];
		}
	} else
		for (int i = 0; i < action->count; i++)
			table->board[table->board_count++] = action->card[i];
	table->deals++;
	table->left -= action->count;
	table->due -= action->count;
	if (table->due > 0)
		return false;
	return table->phase == PHASE_DEAL_BOARD || holes_end(table, false);
}

void table_add_cards(struct table *table, int board, const card *cards, int count)
{
	memcpy(table->other[board - 1] + table->board_count, cards, (size_t)count);
	for (int i = 0; i < count; i++)
		if (cards[i] != CARD_UNKNOWN)
			table->seen |= card_bit(cards[i]);
	table->left -= count;
}

void table_get_boards(const struct table *table, struct table_setup *out)
{
	if (table->boards < 2)
		return;
	out->boards = table->boards;
	out->runs = table->runs;
	memset(out->board, CARD_UNKNOWN, sizeof out->board);
	memcpy(out->board[0], table->board, (size_t)table->board_count);
	memcpy(out->board[1], table->other, sizeof table->other);
}

/* -- drawing ---------------------------------------------------------------------- */

/* All players still in discard in turn, from seat 0 on, and then all are dealt their new cards
 * (Poker Hand History format, "Actions"). On streets without replacement the number of discards is
 * fixed. */
void table_draw_check(const struct table *table, const struct action *action, struct legality *out)
{
	const struct seat *seat = &table->seat[action->seat];
	const int given_up = table_street(table)->discard;
	int unknown = 0, given = 0;

	if (table->phase != PHASE_DRAW)
		out->fault = TABLE_NOT_DUE;
	else if (!seat_is_live(seat))
		out->fault = TABLE_FOLDED;
	else if (action->seat != table->actor)
		out->fault = TABLE_NOT_TURN;
	else if (action->count > seat->cards) {
		out->fault = TABLE_DISCARD_MANY;
		out->least = seat->cards;
	} else if (given_up && action->count != given_up) {
		out->fault = TABLE_DISCARD_COUNT;
		out->least = given_up;
	} else
		table_cards_check(table, action, out);
	if (out->fault)
		return;
	for (int i = 0; i < seat->cards; i++)
		unknown += seat->card[i] == CARD_UNKNOWN;
	for (int i = 0; i < action->count; i++) {
		const card c = action->card[i];

		given += c == CARD_UNKNOWN || !memchr(seat->card, c, seat->cards);
	}
	if (given > unknown)
		out->fault = TABLE_DISCARD_UNKNOWN;
}

/* Removes a card, or an unknown one in its place. */
static void discard(struct table *table, struct seat *seat, card c)
{
	const card *at = memchr(seat->card, c, seat->cards);
	size_t place;

	if (c != CARD_UNKNOWN) {
		table->seen |= card_bit(c);
		seat->discards |= card_bit(c);
	}
	if (!at)
		at = memchr(seat->card, CARD_UNKNOWN, seat->cards);
	place = (size_t)(at - seat->card);
	seat->cards--;
	memmove(seat->card + place, seat->card + place + 1, seat->cards - place);
}

/* All players have discarded: deals the new cards, if any are due. */
static bool draw_end(struct table *table)
{
	table->held -= table_street(table)->discard;
	if (table_street(table)->discard)
		return holes_end(table, true);
	table->phase = PHASE_DEAL_HOLE;
	table->due = holes_due(table);
	return table->due == 0;
}

bool table_draw_apply(struct table *table, const struct action *action)
{
	for (int i = 0; i < action->count; i++)
		discard(table, &table->seat[action->seat], action->card[i]);
	return !turn_to_draw(table, action->seat + 1) && draw_end(table);
}

bool table_deal_left(struct table *table, int seat)
{
	const bool cards_due = table->phase == PHASE_DEAL_HOLE;

	if (!cards_due && table->phase != PHASE_DRAW)
		return false;
	if (table_live(table) < 2) {
		table_show_settle(table, NULL);
		return false;
	}
	if (cards_due) {
		table->due = holes_due(table);
		return table->due == 0;
	}
	return table->actor == seat && !turn_to_draw(table, seat + 1) && draw_end(table);
}
