#include "odds/next.h"

#include <stdlib.h>
#include <string.h>

static status_code make(void *context, size_t at, struct matchup *matchup, struct spot *room)
{
	struct next *next = context;
	const card c = next->asked[at];

	return matchup_with_card(next->matchup, c, matchup, room, &next->scale[c]);
}

/* Saves a copy of a result, whose counts belong to the caller. */
static void take(void *context, size_t at, const struct answer *answer)
{
	struct next *next = context;
	const card c = next->asked[at];
	struct tally tally = next->after[c].tally;

	next->known[c] = !tally_copy(&tally, &answer->tally);
	next->failed = next->failed || !next->known[c];
	next->after[c] = *answer;
	next->after[c].tally = tally;
}

struct family next_family(struct next *next, const struct matchup *matchup)
{
	next->matchup = matchup;
	next->failed = false;
	memset(next->known, 0, sizeof next->known);
	return (struct family){(size_t)matchup_cards_alike(matchup, next->like, next->asked), make,
		take, next};
}

const struct answer *next_after(const struct next *next, int c)
{
	const card like = next->like[c];

	return next->matchup->live >> c & 1 && next->known[like] ? &next->after[like] : NULL;
}

bool next_is_out(const struct next *next, const struct answer *after, enum tally_half half,
	int player)
{
	return next->ahead[half] != player && tally_leader(&after->tally, half) == player;
}

/* The player who has the best hand of a half now; -1 if several have, or no player has any. */
static int best_now(const struct matchup *matchup, const struct evaluator *evaluator)
{
	const struct matchup_cards *board = &matchup->board[0];
	score best = 0;
	int ahead = -1;

	for (int i = 0; i < matchup->players; i++) {
		card cards[MATCHUP_OWN_MAX + MATCHUP_BOARD_MAX];
		score value;

		memcpy(cards, matchup->player[i].cards, (size_t)matchup->player[i].known);
		memcpy(cards + matchup->player[i].known, board->cards, (size_t)board->known);
		value = evaluator->value(cards, matchup->player[i].known, board->known);
		ahead = value > best ? i : value == best ? -1 : ahead;
		best = value > best ? value : best;
	}
	return ahead;
}

/* A player with a worse hand may have more equity, such as a draw on the flop: a favourite, but
 * behind. */
static void find_ahead(struct next *next)
{
	const struct matchup *matchup = next->matchup;
	const struct game *game = matchup->game;
	const int known = matchup->board[0].known;

	next->shown = known >= 3 && game->own + known >= game->evaluator->least;
	for (int i = 0; i < matchup->players; i++)
		next->shown = next->shown && matchup->player[i].known == game->own;
	for (int half = 0; half <= TALLY_HALVES; half++)
		next->ahead[half] = tally_leader(&next->now.tally, (enum tally_half)half);
	if (!next->shown)
		return;
	next->ahead[TALLY_HIGH] = best_now(matchup, game->evaluator);
	if (game->low)
		next->ahead[TALLY_LOW] = best_now(matchup, game->low);
	else
		next->ahead[TALLY_HALVES] = next->ahead[TALLY_HIGH];
}

status_code next_end(struct next *next)
{
	const struct matchup *matchup = next->matchup;
	const double deals = (double)tally_deals(&next->now.tally) * matchup->board[0].drawn;

	/* Each live card is equally likely to come next, unless players have ranges: then it is
	 * weighted by the number of deals in which it does. */
	for (int c = 0; c < CARD_COUNT; c++) {
		const struct answer *after = next_after(next, c);

		if (!after)
			continue;
		if (!matchup->ranges)
			next->probability[c] = 1.0 / card_set_count(matchup->live);
		else if (after->method == ANSWER_EXACT && next->now.method == ANSWER_EXACT)
			next->probability[c] = next->scale[next->like[c]] *
					       (double)tally_deals(&after->tally) / deals;
		else
			next->probability[c] = -1;
	}
	find_ahead(next);
	return next->failed ? STATUS_NO_MEMORY : STATUS_OK;
}

void next_free(struct next *next)
{
	if (!next)
		return;
	tally_free(&next->now.tally);
	for (int c = 0; c < CARD_COUNT; c++)
		tally_free(&next->after[c].tally);
	free(next);
}
