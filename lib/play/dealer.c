#include "play/dealer.h"

#include "base/array.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static const struct variant_street *street_of(const struct dealer *dealer)
{
	return &dealer->table.variant->street[dealer->table.street];
}

/* -- actions ---------------------------------------------------------------------- */

static struct bot_view view_of(struct dealer *dealer, int seat, const struct legality *legal)
{
	struct bot_view view = {
		.table = &dealer->table,
		.setup = dealer->hand->setup,
		.legal = legal,
		.actions = dealer->actions,
		.action_count = dealer->action_count,
		.hand = dealer->hand->number,
		.seat = seat,
		.cards = dealer->hole[seat].count,
		.hand_rng = &dealer->hand_rng[seat],
	};

	memcpy(view.card, dealer->hole[seat].card, (size_t)view.cards);
	return view;
}

/* Applies a legal action and shows it to everybody; `seen` is its public view. */
static status_code apply(struct dealer *dealer, const struct action *action,
	const struct action *seen)
{
	struct legality legality;
	const enum table_fault fault = table_apply(&dealer->table, seen, &legality);
	struct action *const actions = array_room(dealer->actions, &dealer->action_room,
		(size_t)dealer->action_count, sizeof *actions);

	assert(!fault);
	(void)fault;
	if (!actions)
		return STATUS_NO_MEMORY;
	dealer->actions = actions;
	actions[dealer->action_count++] = *seen;
	if (dealer->listen)
		dealer->listen(dealer->context, dealer, action);
	for (int i = 0; i < dealer->table.seats; i++) {
		const struct bot *const bot = dealer->hand->bot[i];
		struct bot_view view;

		if (!bot->kind->see)
			continue;
		view = view_of(dealer, i, NULL);
		bot->kind->see(bot->state, &view, seen);
	}
	return STATUS_OK;
}

/* -- dealing ---------------------------------------------------------------------- */

/* The cards in hands that are still in, and on the board. */
static card_set in_play(const struct dealer *dealer)
{
	const struct table *const table = &dealer->table;
	card_set set = 0;

	for (int i = 0; i < table->board_count; i++)
		set |= card_bit(table->board[i]);
	for (int i = 0; i < table->seats; i++)
		for (int j = 0; j < dealer->hole[i].count && !table->seat[i].folded; j++)
			set |= card_bit(dealer->hole[i].card[j]);
	return set;
}

/* Takes up to `count` cards from the deck and, if they do not suffice, from a new one. The new deck
 * does not give a player the cards that it has just discarded; if too few others are left, the rest
 * of the old deck is dealt first and the player's discards come last. */
static int take(struct dealer *dealer, int count, card_set discards, card *out)
{
	struct deck *const deck = &dealer->deck;
	const struct table *const table = &dealer->table;
	const int due = table->boards * (table->variant->game->board - table->board_count);
	int taken;

	/* a card is burned before each street except the first, if enough are left for the boards
	 */
	for (; dealer->street < table->street; dealer->street++)
		if (deck_left(deck) > (due > 0 ? due : 0))
			deck_next(deck);
	if (count > deck_left(deck)) {
		const card_set cards = dealer->table.variant->game->deck & ~in_play(dealer);

		if (deck_left(deck) > 0 && card_set_count(cards & ~discards) < count)
			count = deck_left(deck);
		else
			deck_renew(deck, cards);
	}
	taken = deck_deal(deck, discards, count, out);
	return taken ? taken : deck_deal(deck, 0, count, out);
}

/* Cards of boards that the setup lacks are dealt after those of the first board. */
static status_code deal_board(struct dealer *dealer)
{
	struct table *const table = &dealer->table;
	struct action action = {.act = ACT_DEAL_BOARD};
	card other[BOARD_CARDS_MAX];

	action.count = take(dealer, table->due, 0, action.card);
	for (int b = 1; !dealer->hand->setup->boards && b < table->boards; b++)
		table_add_cards(table, b, other, take(dealer, table->due, 0, other));
	return apply(dealer, &action, &action);
}

static status_code deal_hands(struct dealer *dealer)
{
	const struct variant_street *const street = street_of(dealer);
	status_code status = STATUS_OK;

	for (int i = 0; i < dealer->table.seats; i++) {
		struct dealer_cards *const hole = &dealer->hole[i];

		if (dealer->table.seat[i].folded || dealer->table.seat[i].mucked)
			continue;
		if (!street->draw)
			hole->due = street->hole;
		while (hole->due > 0 && !status) {
			struct action action = {.act = ACT_DEAL_HOLE, .seat = i}, seen;

			action.count = take(dealer, hole->due, hole->discards, action.card);
			memcpy(hole->card + hole->count, action.card, (size_t)action.count);
			hole->count += action.count;
			hole->due -= action.count;
			seen = action; /* the last cards of the street may lie face up */
			for (int j = 0; j < action.count; j++)
				if (action.count - j + hole->due > street->up)
					seen.card[j] = CARD_UNKNOWN;
			status = apply(dealer, &action, &seen);
		}
		hole->discards = 0;
	}
	return status;
}

/* -- asking ----------------------------------------------------------------------- */

/* Replaces an illegal action of a bot. */
static void fall_back(struct dealer *dealer, const struct legality *legal, struct action *action)
{
	const struct bot_view view = view_of(dealer, action->seat, legal);

	dealer->errors[action->seat]++;
	action->count = 0;
	if (dealer->table.phase == PHASE_DRAW)
		bot_stand_pat(&view, action);
	else
		action->act = dealer->table.brings_in ? ACT_BRING_IN
			      : legal->call > 0       ? ACT_FOLD
						      : ACT_CHECK_CALL;
}

static bool bet_is_legal(const struct dealer *dealer, const struct legality *legal,
	const struct action *action)
{
	const bool brings_in = dealer->table.brings_in;

	switch (action->act) {
	case ACT_FOLD:
		return legal->call > 0 && !brings_in;
	case ACT_CHECK_CALL:
		return !brings_in;
	case ACT_BRING_IN:
		return brings_in;
	case ACT_BET_RAISE:
		return legal->least > 0 && action->amount >= legal->least &&
		       action->amount <= legal->most;
	default:
		return false;
	}
}

static enum bot_reply ask(struct dealer *dealer, const struct legality *legal,
	struct action *action)
{
	const struct bot *const bot = dealer->hand->bot[action->seat];
	const struct bot_view view = view_of(dealer, action->seat, legal);
	const int seat = action->seat;
	const enum bot_reply reply = bot->kind->act(bot->state, &view, action);

	action->seat = seat;
	return reply;
}

static status_code ask_to_bet(struct dealer *dealer)
{
	struct action action = {.seat = dealer->table.actor};
	struct legality legal;
	enum bot_reply reply;

	table_check(&dealer->table, NULL, &legal);
	if (dealer->action_count >= DEALER_ACTIONS_MAX)
		legal.least = legal.most = 0;
	reply = ask(dealer, &legal, &action);
	if (reply == BOT_STOPS)
		return STATUS_BOT_STOPS;
	action.count = 0;
	if (action.act == ACT_CHECK_CALL && dealer->table.brings_in)
		action.act = ACT_BRING_IN;
	if (reply == BOT_FAILS || !bet_is_legal(dealer, &legal, &action))
		fall_back(dealer, &legal, &action);
	return apply(dealer, &action, &action);
}

/* `due` is the number of cards to discard; 0: any number. */
static bool draw_is_legal(const struct dealer_cards *hole, int due, const struct action *action)
{
	card_set own = 0;

	if (action->act != ACT_DRAW || action->count < 0 || action->count > hole->count ||
		(due && action->count != due))
		return false;
	for (int i = 0; i < hole->count; i++)
		own |= card_bit(hole->card[i]);
	for (int i = 0; i < action->count; i++) {
		const card c = action->card[i];

		if (c >= CARD_COUNT || !(own & card_bit(c)))
			return false;
		own &= ~card_bit(c);
	}
	return true;
}

static void discard(struct dealer_cards *hole, const struct action *action, bool draw)
{
	int kept = 0;

	hole->discards = 0;
	for (int i = 0; i < action->count; i++)
		hole->discards |= card_bit(action->card[i]);
	for (int i = 0; i < hole->count; i++)
		if (!(hole->discards & card_bit(hole->card[i])))
			hole->card[kept++] = hole->card[i];
	hole->count = kept;
	hole->due = draw ? action->count : 0;
}

static status_code ask_to_draw(struct dealer *dealer)
{
	struct action action = {.seat = dealer->table.actor}, seen;
	struct dealer_cards *const hole = &dealer->hole[action.seat];
	const struct variant_street *const street = street_of(dealer);
	const struct legality legal = {.seat = action.seat};
	const enum bot_reply reply = ask(dealer, &legal, &action);

	if (reply == BOT_STOPS)
		return STATUS_BOT_STOPS;
	if (reply == BOT_FAILS || !draw_is_legal(hole, street->discard, &action))
		fall_back(dealer, &legal, &action);
	discard(hole, &action, street->draw);
	seen = action;
	memset(seen.card, CARD_UNKNOWN, (size_t)seen.count);
	return apply(dealer, &action, &seen);
}

/* -- the hand --------------------------------------------------------------------- */

status_code dealer_play(struct dealer *dealer, const struct dealer_hand *hand)
{
	struct table *const table = &dealer->table;
	status_code status = STATUS_OK;

	dealer->hand = hand;
	dealer->action_count = dealer->street = 0;
	if (!table_begin(&dealer->table, hand->setup))
		return STATUS_BAD_TABLE;
	deck_begin(&dealer->deck, hand->setup->variant->game->deck, hand->seed, hand->deal);
	for (int i = 0; i < SEATS_MAX && !(dealer->keyed && dealer->key_seed == hand->seed); i++)
		hand_rng_own_key(&dealer->key[i], hand->seed, HAND_RNG_SEAT + i);
	dealer->key_seed = hand->seed;
	dealer->keyed = true;
	for (int i = 0; i < hand->setup->seats; i++) {
		dealer->hole[i].count = 0;
		dealer->hole[i].discards = 0;
		dealer->errors[i] = 0;
		hand_rng_begin_key(&dealer->hand_rng[i], &dealer->key[i], hand->deal,
			HAND_RNG_SEAT + i);
	}
	for (int i = 0; i < hand->setup->seats; i++) {
		const struct bot *const bot = hand->bot[i];
		struct bot_view view;

		if (!bot->kind->hand_begin)
			continue;
		view = view_of(dealer, i, NULL);
		bot->kind->hand_begin(bot->state, &view);
	}
	while (!status) {
		struct action shown = {.act = ACT_SHOW, .seat = table->actor};

		switch (table->phase) {
		case PHASE_DEAL_HOLE:
			status = deal_hands(dealer);
			break;
		case PHASE_DEAL_BOARD:
			status = deal_board(dealer);
			break;
		case PHASE_BET:
			status = ask_to_bet(dealer);
			break;
		case PHASE_DRAW:
			status = ask_to_draw(dealer);
			break;
		case PHASE_SHOWDOWN:
			shown.count = dealer->hole[shown.seat].count;
			memcpy(shown.card, dealer->hole[shown.seat].card, (size_t)shown.count);
			status = apply(dealer, &shown, &shown);
			break;
		case PHASE_OVER:
			return STATUS_OK;
		}
	}
	return status;
}

void dealer_free(struct dealer *dealer)
{
	free(dealer->actions);
	dealer->actions = NULL;
	dealer->action_count = 0;
	dealer->action_room = 0;
}
