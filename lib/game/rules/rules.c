#include "game/rules/rules_inside.h"

#include <string.h>

static bool amount_fits(chips amount)
{
	return amount >= 0 && amount <= CHIPS_MOST;
}

static bool setup_is_whole(const struct game_setup *setup)
{
	const struct variant *variant = setup->variant;
	int hole = 0, board = 0;

	if (!variant || variant->streets == 0 || setup->seats < 2 || setup->seats > SEATS_MAX)
		return false;
	for (int i = 0; i < variant->streets; i++) {
		hole += variant->street[i].hole;
		board += variant->street[i].board;
	}
	if (setup->seats * hole + board > CARD_COUNT)
		return false;
	for (int i = 0; i < setup->seats; i++) {
		const chips blind = setup->blind[i];

		if (setup->stack[i] <= 0 ||
			(setup->stack[i] > CHIPS_MOST && setup->stack[i] != CHIPS_UNKNOWN) ||
			!amount_fits(setup->ante[i]) || blind < -CHIPS_MOST || blind > CHIPS_MOST)
			return false;
	}
	if (variant->limit == FIXED_LIMIT)
		return setup->small_bet > 0 && setup->big_bet > 0 &&
		       amount_fits(setup->small_bet) && amount_fits(setup->big_bet);
	return setup->min_bet > 0 && amount_fits(setup->min_bet);
}

static void seat_init(struct seat *seat, chips stack)
{
	memset(seat, 0, sizeof *seat);
	seat->stack = stack;
}

/* As far as the stack goes. */
static chips seat_gives(struct game *game, struct seat *seat, chips amount)
{
	if (seat->stack != CHIPS_UNKNOWN) {
		if (amount > seat->stack)
			amount = seat->stack;
		seat->stack -= amount;
		if (seat->stack == 0 && !seat->all_in) {
			seat->all_in = true;
			game->betters--;
		}
	}
	game->pot += amount;
	return amount;
}

void rules_bet_take(struct game *game, struct seat *seat, chips amount)
{
	amount = seat_gives(game, seat, amount);
	seat->street += amount;
	seat->paid += amount;
}

/* Antes, then blinds, straddles and posts, each as far as the stack goes. Heads-up both are
 * assigned in reverse (Poker Hand History format, "Players"): the button, seat 1, pays what stands
 * first. What others have to match is the full amount, posted short or not. */
static void take_forced_bets(struct game *game)
{
	const struct game_setup *setup = &game->setup;
	const int last = setup->seats - 1;
	chips largest = 0;

	for (int i = 0; i <= last; i++) {
		struct seat *seat = &game->seat[i];

		seat->ante = seat_gives(game, seat, setup->ante[last == 1 ? 1 - i : i]);
	}
	for (int place = 0; place <= last; place++) {
		const int i = last == 1 ? 1 - place : place;
		const chips blind = setup->blind[place];
		const chips size = blind < 0 ? -blind : blind;

		rules_bet_take(game, &game->seat[i], size);
		if (size > game->bet)
			game->bet = size;
		if (blind > 0 && blind >= largest) {
			largest = blind;
			game->opener = (i + 1) % setup->seats;
		}
	}
}

/* Sets what is due on a street that begins. */
static void street_begin(struct game *game)
{
	const struct variant_street *street = rules_street(game);

	if (street->hole > 0) {
		game->phase = PHASE_DEAL_HOLE;
		game->due = street->hole * game->in;
	} else {
		game->phase = PHASE_DEAL_BOARD;
		game->due = street->board;
	}
}

bool rules_begin(struct game *game, const struct game_setup *setup)
{
	if (!setup_is_whole(setup))
		return false;
	game->setup = *setup;
	game->street = game->board_count = game->raises = game->mucks = 0;
	game->actor = game->aggressor = game->unasked = game->returned_to = -1;
	game->bet = game->full = game->level = game->pot = game->returned = 0;
	game->opener = 0;
	game->seen = 0;
	game->runout = false;
	game->in = game->betters = setup->seats;
	for (int i = 0; i < setup->seats; i++)
		seat_init(&game->seat[i], setup->stack[i]);
	take_forced_bets(game);
	street_begin(game);
	return true;
}

void rules_next_street(struct game *game)
{
	if (game->street + 1 == game->setup.variant->streets) {
		rules_show_begin(game);
		return;
	}
	game->street++;
	street_begin(game);
}

/* Cards that a street is to bring to one player. */
static int hole_due(const struct game *game, const struct seat *seat)
{
	int due = -seat->cards;

	for (int i = 0; i <= game->street; i++)
		due += game->setup.variant->street[i].hole;
	return due;
}

static void deal_check(const struct game *game, const struct action *action, struct verdict *out)
{
	const bool hole = action->act == ACT_DEAL_HOLE;
	card_set seen = game->seen;
	int due;

	if (game->phase != (hole ? PHASE_DEAL_HOLE : PHASE_DEAL_BOARD)) {
		out->fault = RULES_NOT_DUE;
		return;
	}
	if (hole && game->seat[action->seat].folded) {
		out->fault = RULES_FOLDED;
		return;
	}
	due = hole ? hole_due(game, &game->seat[action->seat]) : game->due;
	if (action->count < 1 || action->count > due) {
		out->fault = RULES_CARD_COUNT;
		out->least = due;
		return;
	}
	for (int i = 0; i < action->count; i++) {
		const card c = action->card[i];

		if (c == CARD_UNKNOWN)
			continue;
		if (seen & card_bit(c)) {
			out->fault = RULES_CARD_TWICE;
			out->card = c;
			return;
		}
		seen |= card_bit(c);
	}
}

static void deal_apply(struct game *game, const struct action *action)
{
	const struct variant_street *street = rules_street(game);

	for (int i = 0; i < action->count; i++) {
		const card c = action->card[i];

		if (c != CARD_UNKNOWN)
			game->seen |= card_bit(c);
		if (action->act == ACT_DEAL_HOLE) {
			struct seat *seat = &game->seat[action->seat];

			seat->card[seat->cards++] = c;
		} else {
			game->board[game->board_count++] = c;
		}
	}
	game->due -= action->count;
	if (game->due > 0)
		return;
	if (game->phase == PHASE_DEAL_HOLE && street->board > 0) {
		game->phase = PHASE_DEAL_BOARD;
		game->due = street->board;
		return;
	}
	rules_bet_begin(game);
}

void rules_check(const struct game *game, const struct action *action, struct verdict *out)
{
	*out = (struct verdict){.seat = game->actor};
	if (game->phase == PHASE_BET)
		rules_bet_verdict(game, !action || action->act == ACT_BET_RAISE, out);
	if (!action)
		return;
	if (action->act != ACT_DEAL_BOARD &&
		(action->seat < 0 || action->seat >= game->setup.seats)) {
		out->fault = RULES_NO_SEAT;
		return;
	}
	switch (action->act) {
	case ACT_DEAL_BOARD:
	case ACT_DEAL_HOLE:
		if (game->phase == PHASE_OVER)
			out->fault = RULES_HAND_OVER;
		else
			deal_check(game, action, out);
		break;
	case ACT_FOLD:
	case ACT_CHECK_CALL:
	case ACT_BET_RAISE:
		if (game->phase == PHASE_OVER)
			out->fault = RULES_HAND_OVER;
		else
			rules_bet_check(game, action, out);
		break;
	case ACT_SHOW:
	case ACT_MUCK:
		rules_show_check(game, action, out);
		break;
	case ACT_BRING_IN:
	case ACT_DRAW:
		out->fault = game->phase == PHASE_OVER ? RULES_HAND_OVER : RULES_NOT_DUE;
		break;
	}
}

enum rules_fault rules_apply(struct game *game, const struct action *action, struct verdict *out)
{
	rules_check(game, action, out);
	if (out->fault)
		return out->fault;
	switch (action->act) {
	case ACT_DEAL_BOARD:
	case ACT_DEAL_HOLE:
		deal_apply(game, action);
		break;
	case ACT_FOLD:
	case ACT_CHECK_CALL:
	case ACT_BET_RAISE:
		rules_bet_apply(game, action);
		break;
	case ACT_SHOW:
	case ACT_MUCK:
		rules_show_apply(game, action);
		break;
	case ACT_BRING_IN:
	case ACT_DRAW:
		break; /* always refused */
	}
	return RULES_OK;
}

enum rules_fault rules_end(struct game *game, bool *unshown)
{
	*unshown = false;
	if (game->phase == PHASE_OVER)
		return RULES_OK;
	if (game->phase != PHASE_SHOWDOWN && game->in - game->mucks > 1)
		return RULES_NOT_DUE;
	return rules_show_settle(game, unshown) ? RULES_OK : RULES_NOTHING_KNOWN;
}
