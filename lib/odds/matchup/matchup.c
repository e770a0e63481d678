#include "odds/matchup/matchup_internal.h"

#include "cards/colex.h"
#include "odds/odds_status.h"

#include <string.h>

static status_code wrong(struct fault *fault, status_code status, int player)
{
	if (!fault)
		return status;
	fault_set(fault, status, 0, 0);
	fault->number = (size_t)player;
	return status;
}

/* Copies the players, boards and dead cards to a matchup, and finds the live cards. Returns the
 * number of live cards needed. */
static int take_cards(struct matchup *matchup, const struct game *game,
	const struct matchup_cards *players, int count, const struct matchup_cards *boards,
	int board_count, card_set dead)
{
	card_set known = dead;
	int needed = 0;

	matchup->game = game;
	matchup->players = count;
	matchup->boards = board_count;
	matchup->runs = board_count > 1 && boards[0].set & boards[1].set;
	matchup->dead = dead;
	matchup->ranges = false;
	matchup->two = NULL;
	for (int i = 0; i < count; i++) {
		struct matchup_cards *own = &matchup->player[i];

		*own = players[i];
		own->drawn = own->range ? 0 : game->own - own->known;
		matchup->ranges = matchup->ranges || own->range;
		known |= own->set;
		needed += own->range ? game->own : own->drawn;
	}
	for (int i = 0; i < board_count; i++) {
		matchup->board[i] = boards[i];
		matchup->board[i].drawn = game->board - boards[i].known;
		known |= boards[i].set;
		needed += matchup->board[i].drawn;
	}
	matchup->live = game->deck & ~known;
	return needed;
}

/* Checks that known cards are live for the player who has them, and for no other player. */
static status_code check_known(const struct matchup *matchup, struct fault *fault)
{
	card_set used = matchup->dead, held = 0;

	for (int i = 0; i < matchup->boards; i++)
		used |= matchup->board[i].set;
	for (int i = 0; i < matchup->players; i++)
		if (matchup->player[i].set & used)
			return wrong(fault, STATUS_NO_COMBO, i);
	for (int i = 0; i < matchup->players; i++) {
		if (matchup->player[i].set & held)
			return wrong(fault, STATUS_NO_DEAL, 0);
		held |= matchup->player[i].set;
	}
	return STATUS_OK;
}

status_code matchup_init(struct matchup *matchup, struct spot *room, const struct game *game,
	const struct matchup_cards *players, int count, const struct matchup_cards *boards,
	int board_count, card_set dead, struct fault *fault)
{
	const int needed = take_cards(matchup, game, players, count, boards, board_count, dead);
	status_code status;

	if (room && game->combos && board_count == 1 && game->board == SPOT_BOARD) {
		/* Make the view. A player who holds a card that is dead or on the board has no
		 * combo. */
		const struct matchup_cards *board = &matchup->board[0];
		const struct range_list *lists[SPOT_PLAYERS_MAX];
		card_set known[SPOT_PLAYERS_MAX];
		struct cards cards = {.count = board->known, .set = board->set};

		memcpy(cards.list, board->cards, (size_t)board->known);
		for (int i = 0; i < matchup->players; i++) {
			lists[i] = matchup->player[i].range ? matchup->player[i].range->list : NULL;
			known[i] = matchup->player[i].set;
		}
		matchup->two = room;
		return spot_init_lists(room, matchup->game, lists, known, matchup->players, &cards,
			matchup->dead, fault);
	}
	status = check_known(matchup, fault);
	if (status)
		return status;
	if (needed > card_set_count(matchup->live))
		return wrong(fault, STATUS_HANDS_SHORT, 0);
	return matchup->ranges ? matchup_make_sides(matchup, fault) : STATUS_OK;
}

void matchup_of_spot(struct matchup *matchup, struct spot *spot)
{
	struct matchup_cards *board = &matchup->board[0];

	*matchup = (struct matchup){.game = spot->game,
		.players = spot->players,
		.boards = 1,
		.dead = spot->dead,
		.live = spot->live,
		.two = spot};
	board->known = spot->board_count;
	board->drawn = spot->to_come;
	board->set = spot->board_set;
	memcpy(board->cards, spot->board, (size_t)spot->board_count);
}

/* -- properties ----------------------------------------------------------------- */

bool matchup_has_one_board(const struct matchup *matchup)
{
	for (int b = 1; b < matchup->boards; b++)
		if (matchup->board[b].set != matchup->board[0].set)
			return false;
	return true;
}

uint64_t matchup_hands(const struct matchup *matchup, int player)
{
	if (matchup->two)
		return (uint64_t)matchup->two->side[player].count;
	if (matchup->player[player].range)
		return matchup->side[player].hands;
	return colex_choose((unsigned)card_set_count(matchup->live),
		(unsigned)matchup->player[player].drawn);
}

unsigned matchup_weight(const struct matchup *matchup, int player, card_set hand)
{
	const struct matchup_range *range = matchup->player[player].range;

	return range ? hands_weight_of(&range->hands, hand) : RANGE_WHOLE;
}

double matchup_deals(const struct matchup *matchup)
{
	int left = card_set_count(matchup->live);
	double deals = 1;

	for (int i = 0; i < matchup->players; i++)
		if (matchup->player[i].range) {
			deals *= (double)matchup->side[i].weight;
			left -= matchup->game->own;
		}
	for (int i = 0; i < matchup->players + matchup->boards; i++) {
		const int drawn = i < matchup->players ? matchup->player[i].drawn
						       : matchup->board[i - matchup->players].drawn;

		deals *= (double)colex_choose((unsigned)left, (unsigned)drawn);
		left -= drawn;
	}
	return deals;
}

/* -- derived matchups -------------------------------------------------------------- */

status_code matchup_with_card(const struct matchup *whole, card c, struct matchup *matchup,
	struct spot *room, double *scale)
{
	struct matchup_cards boards[MATCHUP_BOARDS_MAX];
	status_code status;

	for (int i = 0; i < whole->boards; i++) {
		boards[i] = whole->board[i];
		boards[i].cards[boards[i].known++] = c;
		boards[i].set |= card_bit(c);
	}
	if (whole->two) {
		take_cards(matchup, whole->game, whole->player, whole->players, boards,
			whole->boards, whole->dead);
		matchup->two = room;
		return spot_with_card(whole->two, c, room, scale);
	}
	status = matchup_init(matchup, NULL, whole->game, whole->player, whole->players, boards,
		whole->boards, whole->dead, NULL);
	matchup->runs = whole->runs;
	*scale = 1;
	for (int i = 0; !status && i < whole->players; i++)
		if (whole->player[i].range)
			*scale *= (double)matchup->side[i].unit / whole->side[i].unit;
	return status;
}

int matchup_cards_alike(const struct matchup *matchup, card like[CARD_COUNT],
	card asked[CARD_COUNT])
{
	if (matchup->two)
		return spot_cards_alike(matchup->two, like, asked);
	for (int c = 0; c < CARD_COUNT; c++)
		like[c] = (card)c;
	return card_set_list(matchup->live, asked);
}

status_code matchup_with_hand(const struct matchup *whole, int player, card_set hand,
	struct matchup *matchup, struct spot *room)
{
	struct matchup_cards own = {.set = hand};
	status_code status;

	own.known = card_set_list(hand, own.cards);
	if (whole->two) {
		*matchup = *whole;
		matchup->player[player] = own;
		matchup->two = room;
		return spot_with_combo(whole->two, player, combo_of(own.cards[0], own.cards[1]),
			room);
	}
	*matchup = *whole;
	matchup->player[player] = own;
	status = matchup_init(matchup, NULL, whole->game, matchup->player, whole->players,
		matchup->board, whole->boards, whole->dead, NULL);
	matchup->runs = whole->runs;
	return status;
}
