/* Hole cards: a range, read in the notation of each game that the search meets. */
#include "play/search/search_internal.h"

#include "odds/hands/hands.h"

#include <stdlib.h>

enum { GAMES = 64 };

/* The range in one game: per combo, or a list of hands. */
struct of_game {
	const struct game *game;
	bool valid;
	uint64_t combos[COMBO_COUNT / 64 + 1];
	struct hands hands;
};

struct search_holes {
	struct slice text;
	enum card_notation notation;
	int count;
	struct of_game *of[GAMES]; /* owned */
};

/* Reads the range for a game; text that is not a range of that game gives an empty one. */
static status_code read_for(struct search_holes *holes, const struct game *game,
	struct fault *fault)
{
	struct of_game *const of = holes->count < GAMES ? calloc(1, sizeof *of) : NULL;
	struct range range;
	status_code status = STATUS_OK;

	if (!of)
		return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
	of->game = game;
	if (game->combos) {
		status = range_parse(holes->text, holes->notation, game, &range, fault);
		for (int i = 0; !status && i < COMBO_COUNT; i++)
			of->combos[i / 64] |= (uint64_t)(range.weight[i] > 0) << i % 64;
	} else if (hands_of_game(game)) {
		status = hands_parse(holes->text, holes->notation, game, &of->hands, fault);
	}
	of->valid = !status && (game->combos || hands_of_game(game));
	holes->of[holes->count++] = of;
	return status;
}

void search_holes_free(struct search_holes *holes)
{
	if (!holes)
		return;
	for (int i = 0; i < holes->count; i++) {
		hands_free(&holes->of[i]->hands);
		free(holes->of[i]);
	}
	free(holes);
}

static const struct of_game *find(const struct search_holes *holes, const struct game *game)
{
	for (int i = 0; i < holes->count; i++)
		if (holes->of[i]->game == game)
			return holes->of[i];
	return NULL;
}

status_code search_holes_prepare(struct search_holes *holes, const struct game *game)
{
	struct fault fault;

	if (find(holes, game) || read_for(holes, game, &fault) != STATUS_NO_MEMORY)
		return STATUS_OK;
	return STATUS_NO_MEMORY;
}

/* The text is valid if it is a range of some game. Otherwise the error is that of the game which
 * read most of it. */
status_code search_read_holes(struct slice text, enum card_notation notation, struct search *search,
	struct fault *fault)
{
	static const struct game *const games[] = {&game_holdem, &game_omaha, &game_omaha5,
		&game_omaha6, NULL};
	struct search_holes *const holes = calloc(1, sizeof *holes);
	status_code status = STATUS_OK;

	if (!holes)
		return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
	holes->text = text;
	holes->notation = notation;
	for (size_t i = 0; games[i]; i++) {
		struct fault other;

		status = read_for(holes, games[i], &other);
		if (status && status != STATUS_NO_MEMORY && (!i || other.offset > fault->offset))
			*fault = other;
		if (!status || status == STATUS_NO_MEMORY)
			break;
	}
	if (status) {
		search_holes_free(holes);
		return status == STATUS_NO_MEMORY ? fault_set(fault, status, 0, 0) : fault->status;
	}
	search_holes_free(search->holes);
	search->holes = holes;
	return STATUS_OK;
}

bool search_holds(const struct search_holes *holes, const struct game *game, const card *cards,
	int count)
{
	const struct of_game *const of = find(holes, game);
	card_set set = 0;

	if (!of || !of->valid || count != game->own)
		return false;
	for (int i = 0; i < count; i++) {
		if (cards[i] >= CARD_COUNT)
			return false;
		set |= card_bit(cards[i]);
	}
	if (card_set_count(set) != count)
		return false;
	if (count == 2) {
		const combo c = combo_of(cards[0], cards[1]);

		return of->combos[c / 64] >> c % 64 & 1;
	}
	return hands_weight_of(&of->hands, set) > 0;
}
