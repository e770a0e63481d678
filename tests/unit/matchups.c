#include "matchups.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

const struct matchup_game matchup_games[MATCHUP_GAMES] = {
	{"omaha", &reference_omaha, NULL},
	{"omaha5", &reference_omaha, NULL},
	{"omaha6", &reference_omaha, NULL},
	{"omaha8", &reference_omaha, &reference_omaha_low},
	{"omaha5-8", &reference_omaha, &reference_omaha_low},
	{"stud", &reference_high, NULL},
	{"stud8", &reference_high, &reference_eight_or_better},
	{"razz", &reference_ace_to_five, NULL},
	{"27", &reference_deuce_to_seven, NULL},
	{"27td", &reference_deuce_to_seven, NULL},
	{"a5", &reference_ace_to_five, NULL},
	{"badugi", &reference_badugi, NULL},
	{"draw", &reference_high, NULL},
	{"crazy8", &reference_high, &reference_eight_or_better},
};

const struct game *matchup_game_row(const struct matchup_game *game)
{
	return game_find(slice_from(game->key));
}

static card_set set_of(const card *cards, int count)
{
	card_set set = 0;

	for (int i = 0; i < count; i++)
		set |= card_bit(cards[i]);
	return set;
}

/* Makes a range of the dealer's hands, in ascending order. */
static void make_range(struct matchup_range *range, const struct game *game,
	const struct dealer_range *from)
{
	static char word[] = "range";
	static struct text shown = {.bytes = word, .length = sizeof word - 1};
	struct hands *hands = &range->hands;

	hands_free(hands);
	hands->game = game;
	hands->count = (uint32_t)from->count;
	hands->set = malloc((size_t)from->count * sizeof *hands->set);
	hands->weight = malloc((size_t)from->count * sizeof *hands->weight);
	cr_assert(hands->set && hands->weight);
	for (int i = 0; i < from->count; i++) {
		const card_set set = set_of(from->hands[i].cards, from->hands[i].count);
		int at = i;

		for (; at > 0 && hands->set[at - 1] > set; at--) {
			hands->set[at] = hands->set[at - 1];
			hands->weight[at] = hands->weight[at - 1];
		}
		hands->set[at] = set;
		hands->weight[at] = (uint16_t)from->hands[i].weight;
	}
	range->text = &shown;
}

static bool has_range(const struct plain_dealer *dealer, int player)
{
	return dealer->range[player].hands != &dealer->own[player];
}

/* A problem with ranges that fit the limits, or without any. */
static status_code make_matchup(struct matchup *matchup, const struct game *row,
	const struct plain_dealer *dealer, struct matchup_range *ranges)
{
	struct matchup_cards players[MATCHUP_PLAYERS_MAX] = {{0}},
			     boards[MATCHUP_BOARDS_MAX] = {{0}};

	for (int i = 0; i < dealer->players; i++) {
		if (ranges && has_range(dealer, i)) {
			make_range(&ranges[i], row, &dealer->range[i]);
			players[i].range = &ranges[i];
			continue;
		}
		players[i].known = dealer->own[i].count;
		memcpy(players[i].cards, dealer->own[i].cards, (size_t)players[i].known);
		players[i].set = set_of(players[i].cards, players[i].known);
	}
	for (int b = 0; b < dealer->boards; b++) {
		boards[b].known = dealer->board_count;
		memcpy(boards[b].cards, dealer->board[b], (size_t)boards[b].known);
		boards[b].set = set_of(boards[b].cards, boards[b].known);
	}
	return matchup_init(matchup, NULL, row, players, dealer->players, boards,
		row->board ? dealer->boards : 0, dealer->dead, NULL);
}

void matchup_from_dealer(struct matchup *matchup, const struct matchup_game *game,
	const struct plain_dealer *dealer)
{
	cr_assert_eq(make_matchup(matchup, matchup_game_row(game), dealer, NULL), STATUS_OK);
}

status_code matchup_from_ranges(struct matchup *matchup, const struct matchup_game *game,
	const struct plain_dealer *dealer, struct dealer_counts *counts)
{
	static struct matchup_range ranges[MATCHUP_PLAYERS_MAX];
	const status_code status = make_matchup(matchup, matchup_game_row(game), dealer, ranges);
	const unsigned sets = 1u << dealer->players;
	uint64_t unit = 1;

	for (int i = 0; !status && i < dealer->players; i++)
		unit *= has_range(dealer, i) ? matchup->side[i].unit : 1;
	counts->deals /= unit;
	for (unsigned high = 0; high < sets; high++)
		for (unsigned low = 0; low < sets; low++)
			counts->by_winners[high][low] /= unit;
	for (int i = 0; i < dealer->players; i++) {
		counts->scoops[i] /= unit;
		for (int half = 0; half < 2; half++)
			for (int c = 0; c < 9; c++) {
				counts->ends[half][i][c].all /= unit;
				counts->ends[half][i][c].won /= unit;
				counts->ends[half][i][c].tied /= unit;
			}
	}
	return status;
}

void matchup_from(struct matchup *matchup, const char *key, const char *line)
{
	const struct matchup_rules rules = {.game = game_find(slice_from(key)),
		.reads = CARD_ASCII};
	static struct matchup_cache *cache;
	struct fault fault;
	status_code status;

	if (!cache)
		cache = matchup_cache_new();
	cr_assert(cache);
	status = matchup_read(matchup, NULL, cache, slice_from(line), &rules, &fault);

	cr_assert_eq(status, STATUS_OK, "%s: %s", line, status ? message_of(status) : "");
}

void matchup_count_by(const struct method *method, const struct matchup *matchup, bool detail,
	enum cpu_path path, struct tally *tally)
{
	const uint32_t parts = method->parts(matchup, detail);
	void *memory = NULL;

	cr_assert_eq(matchup_tally(tally, matchup, detail), STATUS_OK);
	cr_assert_eq(method->begin(&memory, matchup, detail, path), STATUS_OK);
	for (uint32_t part = 0; part < parts; part++)
		method->part(memory, part, tally);
	method->free(memory);
}

/* The reference has one category for all hands without a pair; some rankings have several. */
static bool same_ends(const struct tally_ends *ends, const struct order *order,
	const struct reference_evaluator *reference, const struct dealer_ends *dealt)
{
	struct dealer_ends sum[ORDER_CATEGORIES_MAX] = {{0}};
	const int last = reference->category_count - 1;

	for (int c = 0; c < order->categories; c++) {
		struct dealer_ends *to = &sum[c < last ? c : last];

		to->all += (uint64_t)ends[c].all;
		to->won += (uint64_t)ends[c].won;
		to->tied += (uint64_t)ends[c].tied;
	}
	return memcmp(sum, dealt, (size_t)(last + 1) * sizeof *dealt) == 0;
}

bool matchup_is_as_dealt(const struct tally *tally, const struct matchup_game *game,
	const struct dealer_counts *counts)
{
	const struct game *row = matchup_game_row(game);
	const unsigned sets = 1u << tally->players;

	for (unsigned high = 0; high < sets; high++)
		for (unsigned low = 0; low < (tally->halves ? sets : 1); low++)
			if (*tally_at(tally, high, low) != counts->by_winners[high][low])
				return false;
	for (int i = 0; i < tally->players; i++)
		if (tally_scoops(tally, i) != counts->scoops[i])
			return false;
	for (int i = 0; tally->detail && i < tally->players; i++)
		if (!same_ends(tally->ends[TALLY_HIGH][i], row->evaluator->order, game->high,
			    counts->ends[0][i]) ||
			(game->low && !same_ends(tally->ends[TALLY_LOW][i], row->low->order,
					      game->low, counts->ends[1][i])))
			return false;
	return tally_deals(tally) == counts->deals;
}

const char *matchup_shown(const struct matchup *matchup)
{
	static char shown[512];
	struct text out = text_over(shown, sizeof shown - 1);

	text_add_string(&out, matchup->game->key);
	text_add_string(&out, ": ");
	matchup_print(&out, matchup, CARD_ASCII);
	shown[out.length] = '\0';
	return shown;
}
