/* The table: one hand by the rules. */
#include "api/api_play.h"

#include "game/phh/phh.h"

#include <stdlib.h>

/* -- variants ---------------------------------------------------------------------- */

const char *felt_variant_code(int32_t index)
{
	int count = 0;

	while (variant_rows[count].code)
		count++;
	return index >= 0 && index < count ? variant_rows[index].code : NULL;
}

const char *felt_variant_name(const char *code)
{
	const struct variant *const variant = variant_find(slice_of(code));

	return variant ? variant->name : NULL;
}

const felt_game *felt_variant_game(const char *code)
{
	const struct variant *const variant = variant_find(slice_of(code));

	return variant ? (const felt_game *)(const void *)variant->game : NULL;
}

/* -- the start of a hand ------------------------------------------------------------ */

static felt_status setup_read(const felt_setup *from, struct table_setup *setup, felt_error *error)
{
	const char *why;

	if (from->size < sizeof *from || from->places < 0 || from->places > CHIPS_PLACES_MAX)
		return api_error(error, FELT_MISUSE,
			"the setup is not initialised, or its decimal places are not 0 to 6");
	if (from->seats < 2 || from->seats > SEATS_MAX)
		return api_error(error, FELT_MISUSE, "a table has 2 to 23 players");
	if (from->house & ~(uint32_t)(FELT_ANY_RAISE | FELT_UNCAPPED))
		return api_error(error, FELT_MISUSE, "an unknown house rule");
	*setup = (struct table_setup){
		.variant = from->variant ? variant_find(slice_of(from->variant)) : NULL,
		.seats = from->seats,
		.bring_in = from->bring_in,
		.small_bet = from->small_bet,
		.big_bet = from->big_bet,
		.min_bet = from->min_bet,
		.house = from->house,
	};
	if (!setup->variant)
		return api_error(error, FELT_MISUSE,
			"no variant has this code; felt_variant_code() lists them");
	for (int i = 0; i < from->seats; i++) {
		setup->stack[i] = from->stacks[i];
		setup->ante[i] = from->antes ? from->antes[i] : 0;
		setup->blind[i] = from->blinds ? from->blinds[i] : 0;
	}
	why = table_setup_error(setup);
	return why ? api_error(error, FELT_MISUSE, why) : FELT_OK;
}

felt_table *api_table_new(const struct table *table, int places)
{
	felt_table *const made = malloc(sizeof *made);

	if (made)
		*made = (felt_table){*table, places};
	return made;
}

felt_table *felt_table_new(const felt_setup *setup, felt_error *error)
{
	struct table_setup read;
	felt_table *made;

	api_no_error(error);
	if (setup_read(setup, &read, error))
		return NULL;
	made = malloc(sizeof *made);
	if (!made) {
		api_error(error, FELT_NO_MEMORY, "out of memory");
		return NULL;
	}
	*made = (felt_table){.places = setup->places};
	table_begin(&made->table, &read);
	return made;
}

felt_table *felt_table_copy(const felt_table *table)
{
	return api_table_new(&table->table, table->places);
}

void felt_table_free(felt_table *table)
{
	free(table);
}

/* -- what is due -------------------------------------------------------------------- */

/* The first player to whom hole cards of this street are still to be dealt. */
static void deal_due(const struct table *table, felt_due *out)
{
	for (int i = 0; i < table->seats; i++) {
		const struct seat *const seat = &table->seat[i];

		if (seat->folded || seat->mucked || seat->cards >= table->held)
			continue;
		out->seat = i;
		out->cards = table->held - seat->cards;
		return;
	}
}

/* Whether the actions deal to all boards. If the cards of the other boards are known from the
 * start, as in hand files, or the boards are runouts of one, they deal to the first board only. */
static bool deals_all_boards(const struct table *table)
{
	return table->boards > 1 && !table->runs && table->board_count < BOARD_CARDS_MAX &&
	       table->other[0][table->board_count] == CARD_UNKNOWN;
}

void felt_table_due(const felt_table *of, felt_due *out)
{
	const struct table *const table = &of->table;
	struct legality legal;

	*out = (felt_due){.act = FELT_OVER, .seat = -1, .street = table->street};
	switch (table->phase) {
	case PHASE_DEAL_HOLE:
		out->act = FELT_DEAL;
		deal_due(table, out);
		break;
	case PHASE_DEAL_BOARD:
		out->act = FELT_BOARD;
		out->cards = table->due * (deals_all_boards(table) ? table->boards : 1);
		break;
	case PHASE_BET:
		table_check(table, NULL, &legal);
		out->act = table->brings_in ? FELT_BRING_IN : FELT_CALL;
		out->seat = table->actor;
		out->call = legal.call;
		out->raise_min = legal.least;
		out->raise_max = legal.most;
		break;
	case PHASE_DRAW:
		out->act = FELT_DRAW;
		out->seat = table->actor;
		out->cards = table->variant->street[table->street].discard;
		break;
	case PHASE_SHOWDOWN:
		/* without an actor, everybody has shown or mucked, and unknown cards decide */
		out->act = table->actor < 0 ? FELT_OVER : FELT_SHOW;
		out->seat = table->actor;
		break;
	case PHASE_OVER:
		break;
	}
}

/* -- actions ------------------------------------------------------------------------ */

static const enum act acts[] = {
	[FELT_DEAL] = ACT_DEAL_HOLE,
	[FELT_BOARD] = ACT_DEAL_BOARD,
	[FELT_FOLD] = ACT_FOLD,
	[FELT_CALL] = ACT_CHECK_CALL,
	[FELT_RAISE] = ACT_BET_RAISE,
	[FELT_BRING_IN] = ACT_BRING_IN,
	[FELT_DRAW] = ACT_DRAW,
	[FELT_SHOW] = ACT_SHOW,
	[FELT_MUCK] = ACT_MUCK,
};

void api_action(const struct action *action, felt_action *out)
{
	*out = (felt_action){.seat = action->act == ACT_DEAL_BOARD ? -1 : action->seat,
		.amount = action->amount,
		.count = action->count};
	for (int i = FELT_DEAL; i <= FELT_MUCK; i++)
		if (acts[i] == action->act)
			out->act = i;
	for (int i = 0; i < action->count; i++)
		out->cards[i] = action->card[i];
}

/* An action that uses only the fields that its kind has. False if a field is out of its range. */
static bool action_read(const felt_action *from, struct action *out)
{
	const bool cards = from->act == FELT_DEAL || from->act == FELT_BOARD ||
			   from->act == FELT_DRAW || from->act == FELT_SHOW;

	if (from->act < FELT_DEAL || from->act > FELT_MUCK)
		return false;
	*out = (struct action){.act = acts[from->act],
		.seat = from->act == FELT_BOARD ? -1 : from->seat};
	if (from->act == FELT_RAISE) {
		out->amount = from->amount;
		return from->amount >= 0 && from->amount <= CHIPS_MAX;
	}
	if (!cards)
		return true;
	if (from->count < 0 || from->count > HOLE_CARDS_MAX)
		return false;
	out->count = from->count;
	for (int i = 0; i < from->count; i++) {
		out->card[i] = from->cards[i];
		if (from->cards[i] >= CARD_COUNT && from->cards[i] != FELT_NO_CARD)
			return false;
	}
	return true;
}

static felt_status rejected(felt_error *error, const felt_table *of,
	const struct legality *legality)
{
	char room[sizeof error->message];
	struct text why = text_over(room, sizeof room - 1);

	table_explain(&why, &of->table, legality, of->places);
	room[why.length] = '\0';
	return api_error(error, FELT_ILLEGAL, room);
}

/* Sets the cards that the other boards get with those of the first. */
static enum table_fault add_boards(struct table *table, const struct action *action, int each,
	struct legality *legality)
{
	card_set gone = table->seen;

	for (int i = 0; i < action->count; i++) {
		const card c = action->card[i];

		if (c == CARD_UNKNOWN)
			continue;
		legality->card = c;
		if (gone & card_bit(c))
			return legality->fault = TABLE_CARD_TWICE;
		if (!(table->variant->game->deck & card_bit(c)))
			return legality->fault = TABLE_NOT_IN_DECK;
		gone |= card_bit(c);
	}
	for (int b = 1; b < table->boards; b++)
		table_add_cards(table, b, action->card + b * each, each);
	return TABLE_OK;
}

/* Deals to all boards at once: the cards of the first board come first. */
static enum table_fault deal_boards(struct table *table, struct action *action,
	struct legality *legality)
{
	const int boards = table->boards;

	table_check(table, action, legality);
	if (table->phase != PHASE_DEAL_BOARD)
		return legality->fault;
	if (!action->count || action->count % boards || action->count > table->due * boards) {
		*legality = (struct legality){.fault = TABLE_CARD_COUNT,
			.seat = -1,
			.least = table->due * boards};
		return TABLE_CARD_COUNT;
	}
	*legality = (struct legality){.seat = -1};
	if (add_boards(table, action, action->count / boards, legality))
		return legality->fault;
	action->count /= boards;
	return table_apply(table, action, legality);
}

static felt_status apply(felt_table *of, struct action *action, felt_error *error)
{
	struct table *const table = &of->table;
	struct legality legality;
	enum table_fault fault;

	if (action->act == ACT_DEAL_BOARD && deals_all_boards(table))
		fault = deal_boards(table, action, &legality);
	else
		fault = table_apply(table, action, &legality);
	return fault ? rejected(error, of, &legality) : FELT_OK;
}

felt_status felt_table_act(felt_table *table, const felt_action *action, felt_error *error)
{
	struct action read;

	api_no_error(error);
	if (!action_read(action, &read))
		return api_error(error, FELT_MISUSE, "a field of the action is out of its range");
	return apply(table, &read, error);
}

felt_status felt_table_do(felt_table *table, const char *action, felt_error *error)
{
	struct action read;
	struct fault fault;

	api_no_error(error);
	if (phh_read_action(slice_of(action), table->table.seats, table->places, &read, &fault))
		return api_fault(error, action, &fault);
	return apply(table, &read, error);
}

/* -- the state ---------------------------------------------------------------------- */

static const struct seat *seat_of(const felt_table *table, int32_t seat)
{
	return seat >= 0 && seat < table->table.seats ? &table->table.seat[seat] : NULL;
}

int32_t felt_table_seats(const felt_table *table)
{
	return table->table.seats;
}

felt_chips felt_table_stack(const felt_table *table, int32_t seat)
{
	const struct seat *const at = seat_of(table, seat);

	return at ? at->stack : 0;
}

felt_chips felt_table_bet(const felt_table *table, int32_t seat)
{
	const struct seat *const at = seat_of(table, seat);

	return at ? at->street : 0;
}

felt_chips felt_table_pot(const felt_table *table)
{
	return table->table.pot;
}

int32_t felt_table_folded(const felt_table *table, int32_t seat)
{
	const struct seat *const at = seat_of(table, seat);

	return at && at->folded;
}

int32_t felt_table_all_in(const felt_table *table, int32_t seat)
{
	const struct seat *const at = seat_of(table, seat);

	return at && at->all_in;
}

int32_t felt_table_cards(const felt_table *table, int32_t seat, felt_card out[8], uint32_t *up)
{
	const struct seat *const at = seat_of(table, seat);

	if (up)
		*up = at ? at->up : 0;
	if (!at)
		return 0;
	memcpy(out, at->card, at->cards);
	return at->cards;
}

int32_t felt_table_boards(const felt_table *table)
{
	return table->table.boards;
}

int32_t felt_table_board(const felt_table *table, int32_t board, felt_card out[5])
{
	if (board < 0 || board >= table->table.boards)
		return 0;
	memcpy(out, table_board(&table->table, board), (size_t)table->table.board_count);
	return table->table.board_count;
}

int32_t felt_table_pots(const felt_table *table, felt_pot out[24])
{
	struct pots pots;

	static_assert((int)FELT_POTS_MAX == SEATS_MAX + 1 && (int)FELT_SEATS_MAX == SEATS_MAX,
		"the pots of a full table fit");
	table_pots(&table->table, &pots);
	for (int i = 0; i < pots.count; i++)
		out[i] = (felt_pot){.amount = pots.pot[i].amount,
			.from = pots.pot[i].from,
			.to = pots.pot[i].to,
			.contenders = pots.pot[i].contenders};
	return pots.count;
}

felt_status felt_table_net(const felt_table *table, int32_t seat, felt_chips *net)
{
	const struct seat *const at = seat_of(table, seat);
	struct settlement settlement;

	if (at && table->table.phase == PHASE_SHOWDOWN && table->table.actor < 0)
		return FELT_UNKNOWN;
	if (!at || table->table.phase != PHASE_OVER)
		return FELT_MISUSE;
	table_settlement(&table->table, &settlement);
	*net = settlement.gets[seat] - at->paid - at->ante;
	return FELT_OK;
}
