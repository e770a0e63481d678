/* The hands of a node by their made hands and draws. */
#include "solve.h"

void solve_make(const struct solve_command *command, const struct solver_view *view,
	struct solve_made *out)
{
	struct made_board board;
	card_set cards = 0;

	for (int i = 0; i < view->board_count; i++)
		cards |= card_bit(view->board[i]);
	made_board_init(&board, command->settings.game, cards, 0);
	for (int h = 0; h < view->count; h++) {
		const card *const hole = combo_cards[view->hand[h].combo];
		const struct made made = made_of(&board, hole[0], hole[1]);

		out->kind[h] = (uint8_t)made.kind;
		out->draws[h] = (uint16_t)made.draws;
	}
}

bool solve_sum_made(const struct solver_view *view, const struct solve_made *made, int group,
	struct solve_class *out)
{
	bool in[COMBO_COUNT];

	for (int h = 0; h < view->count; h++)
		in[h] = group < MADE_KINDS ? made->kind[h] == group
					   : made->draws[h] >> (group - MADE_KINDS) & 1;
	return solve_sum_hands(view, in, out);
}
