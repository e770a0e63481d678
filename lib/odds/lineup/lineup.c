#include "odds/lineup/lineup_inside.h"

#include "cards/colex.h"
#include "odds/odds_status.h"

#include <string.h>

static void complete(struct lineup_cards *cards, int in_the_end)
{
	cards->drawn = cards->range ? 0 : in_the_end - cards->known;
}

status_code lineup_init(struct lineup *lineup, const struct game *game,
	const struct lineup_cards *players, int count, const struct lineup_cards *boards,
	int board_count, card_set dead)
{
	card_set known = dead;
	int taken = 0;

	lineup->game = game;
	lineup->players = count;
	lineup->boards = board_count;
	lineup->runs = board_count > 1 && boards[0].set & boards[1].set;
	lineup->dead = dead;
	lineup->ranges = false;
	for (int i = 0; i < count; i++) {
		lineup->player[i] = players[i];
		complete(&lineup->player[i], game->own);
		lineup->ranges = lineup->ranges || players[i].range;
		known |= players[i].set;
		taken += players[i].range ? game->own : lineup->player[i].drawn;
	}
	for (int i = 0; i < board_count; i++) {
		lineup->board[i] = boards[i];
		complete(&lineup->board[i], game->board);
		known |= boards[i].set;
		taken += lineup->board[i].drawn;
	}
	lineup->live = game->deck & ~known;
	if (taken > card_set_count(lineup->live))
		return STATUS_HANDS_SHORT;
	return lineup->ranges ? lineup_make_sides(lineup) : STATUS_OK;
}

status_code lineup_with_card(const struct lineup *whole, card c, struct lineup *lineup)
{
	struct lineup_cards boards[LINEUP_BOARDS_MAX];

	for (int i = 0; i < whole->boards; i++) {
		boards[i] = whole->board[i];
		boards[i].cards[boards[i].known++] = c;
		boards[i].set |= card_bit(c);
	}
	return lineup_init(lineup, whole->game, whole->player, whole->players, boards,
		whole->boards, whole->dead);
}

bool lineup_has_one_board(const struct lineup *lineup)
{
	for (int b = 1; b < lineup->boards; b++)
		if (lineup->board[b].set != lineup->board[0].set)
			return false;
	return true;
}

status_code lineup_with_hand(const struct lineup *whole, int player, card_set hand,
	struct lineup *lineup)
{
	struct lineup_cards players[LINEUP_PLAYERS_MAX];
	struct lineup_cards *own = &players[player];
	status_code status;

	memcpy(players, whole->player, (size_t)whole->players * sizeof *players);
	*own = (struct lineup_cards){.set = hand};
	own->known = card_set_list(hand, own->cards);
	status = lineup_init(lineup, whole->game, players, whole->players, whole->board,
		whole->boards, whole->dead);
	lineup->runs = whole->runs;
	return status;
}

double lineup_deals(const struct lineup *lineup)
{
	int left = card_set_count(lineup->live);
	double deals = 1;

	for (int i = 0; i < lineup->players; i++)
		if (lineup->player[i].range) {
			deals *= (double)lineup->side[i].weight;
			left -= lineup->game->own;
		}
	for (int i = 0; i < lineup->players + lineup->boards; i++) {
		const int drawn = i < lineup->players ? lineup->player[i].drawn
						      : lineup->board[i - lineup->players].drawn;

		deals *= (double)colex_choose((unsigned)left, (unsigned)drawn);
		left -= drawn;
	}
	return deals;
}
