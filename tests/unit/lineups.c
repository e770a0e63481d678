#include "lineups.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

const struct lineup_game lineup_games[LINEUP_GAMES] = {
	{"omaha", &rulebook_omaha, NULL},
	{"omaha5", &rulebook_omaha, NULL},
	{"omaha6", &rulebook_omaha, NULL},
	{"omaha8", &rulebook_omaha, &rulebook_omaha_low},
	{"omaha5-8", &rulebook_omaha, &rulebook_omaha_low},
	{"stud", &rulebook_high, NULL},
	{"stud8", &rulebook_high, &rulebook_eight_or_better},
	{"razz", &rulebook_ace_to_five, NULL},
	{"27", &rulebook_deuce_to_seven, NULL},
	{"27td", &rulebook_deuce_to_seven, NULL},
	{"a5", &rulebook_ace_to_five, NULL},
	{"badugi", &rulebook_badugi, NULL},
	{"draw", &rulebook_high, NULL},
};

const struct game *lineup_game_row(const struct lineup_game *game)
{
	return game_find(slice_from(game->key));
}

void lineup_from_dealer(struct lineup *lineup, const struct lineup_game *game,
	const struct dealer *dealer)
{
	struct lineup_cards players[LINEUP_PLAYERS_MAX] = {{0}}, boards[LINEUP_BOARDS_MAX] = {{0}};
	const struct game *row = lineup_game_row(game);

	for (int i = 0; i < dealer->players; i++) {
		players[i].known = dealer->own[i].count;
		memcpy(players[i].cards, dealer->own[i].cards, (size_t)players[i].known);
		for (int j = 0; j < players[i].known; j++)
			players[i].set |= card_bit(players[i].cards[j]);
	}
	for (int b = 0; b < dealer->boards; b++) {
		boards[b].known = dealer->board_count;
		memcpy(boards[b].cards, dealer->board[b], (size_t)boards[b].known);
		for (int j = 0; j < boards[b].known; j++)
			boards[b].set |= card_bit(boards[b].cards[j]);
	}
	cr_assert_eq(lineup_init(lineup, row, players, dealer->players, boards,
			     row->board ? dealer->boards : 0, dealer->dead),
		STATUS_OK);
}

void lineup_from(struct lineup *lineup, const char *key, const char *line)
{
	const struct question_rules rules = {.game = &game_holdem, .reads = CARD_ASCII};
	struct fault fault;
	const status_code status =
		lineup_read(lineup, game_find(slice_from(key)), slice_from(line), &rules, &fault);

	cr_assert_eq(status, STATUS_OK, "%s: %s", line, status ? message_of(status) : "");
}

void lineup_count_by(const struct lineup_method *method, const struct lineup *lineup, bool detail,
	enum cpu_path path, struct lineup_tally *tally)
{
	const uint32_t parts = method->parts(lineup, detail);
	void *memory = NULL;

	cr_assert_eq(lineup_tally_init(tally, lineup, detail), STATUS_OK);
	cr_assert_eq(method->begin(&memory, lineup, detail, path), STATUS_OK);
	for (uint32_t part = 0; part < parts; part++)
		method->part(memory, part, tally);
	method->free(memory);
}

/* The rulebook has one category for all hands without a pair where the order has a list of them. */
static bool same_ends(const struct tally_ends *ends, const struct order *order,
	const struct rulebook_evaluator *rulebook, const struct dealer_ends *dealt)
{
	struct dealer_ends sum[ORDER_CATEGORIES_MAX] = {{0}};
	const int last = rulebook->category_count - 1;

	for (int c = 0; c < order->categories; c++) {
		struct dealer_ends *to = &sum[c < last ? c : last];

		to->all += (uint64_t)ends[c].all;
		to->won += (uint64_t)ends[c].won;
		to->tied += (uint64_t)ends[c].tied;
	}
	return memcmp(sum, dealt, (size_t)(last + 1) * sizeof *dealt) == 0;
}

bool lineup_is_as_dealt(const struct lineup_tally *tally, const struct lineup_game *game,
	const struct dealer_counts *counts)
{
	const struct game *row = lineup_game_row(game);
	const unsigned sets = 1u << tally->players;

	for (unsigned high = 0; high < sets; high++)
		for (unsigned low = 0; low < (tally->halves ? sets : 1); low++)
			if (*lineup_tally_at(tally, high, low) != counts->by_winners[high][low])
				return false;
	for (int i = 0; i < tally->players; i++)
		if (lineup_tally_scoops(tally, i) != counts->scoops[i])
			return false;
	for (int i = 0; tally->detail && i < tally->players; i++)
		if (!same_ends(tally->ends[LINEUP_HIGH][i], row->evaluator->order, game->high,
			    counts->ends[0][i]) ||
			(game->low && !same_ends(tally->ends[LINEUP_LOW][i], row->low->order,
					      game->low, counts->ends[1][i])))
			return false;
	return lineup_tally_deals(tally) == counts->deals;
}

bool lineup_tally_same(const struct lineup_tally *a, const struct lineup_tally *b)
{
	const size_t sets = (size_t)1 << a->players;

	if (a->players != b->players || a->halves != b->halves || a->detail != b->detail)
		return false;
	if (memcmp(a->by_winners, b->by_winners,
		    (a->halves ? sets * sets : sets) * sizeof *a->by_winners) != 0)
		return false;
	for (int half = 0; a->detail && half < (a->halves ? 2 : 1); half++)
		if (memcmp(a->ends[half], b->ends[half],
			    (size_t)a->players * sizeof *a->ends[half]) != 0)
			return false;
	return true;
}

const char *lineup_shown(const struct lineup *lineup)
{
	static char shown[512];
	struct text out = text_over(shown, sizeof shown - 1);

	text_add_string(&out, lineup->game->key);
	text_add_string(&out, ": ");
	lineup_print(&out, lineup, CARD_ASCII);
	shown[out.length] = '\0';
	return shown;
}
