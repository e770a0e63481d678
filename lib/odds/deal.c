#include "odds/method.h"

#include "cards/colex.h"

#include <math.h>
#include <stdlib.h>

/* -- subsets of the live cards ------------------------------------------------ */

/* A walk over the sets of `count` cards of a list, in colex order. */
struct subsets {
	int count, cards;
	int place[MATCHUP_OWN_MAX]; /* ascending, in `card` */
	card card[CARD_COUNT];
};

static void subsets_init(struct subsets *subsets, card_set live, int count)
{
	subsets->count = count;
	subsets->cards = card_set_list(live, subsets->card);
	for (int i = 0; i < count; i++)
		subsets->place[i] = i;
}

/* Moves to the set of a number, from 0. */
static void subsets_seek(struct subsets *subsets, uint64_t number)
{
	int at = subsets->cards - 1;

	for (int k = subsets->count; k > 0; k--, at--) {
		while (colex_choose((unsigned)at, (unsigned)k) > number)
			at--;
		number -= colex_choose((unsigned)at, (unsigned)k);
		subsets->place[k - 1] = at;
	}
}

static bool subsets_next(struct subsets *subsets)
{
	for (int i = 0; i < subsets->count; i++) {
		const int end = i + 1 < subsets->count ? subsets->place[i + 1] : subsets->cards;

		if (subsets->place[i] + 1 < end) {
			subsets->place[i]++;
			return true;
		}
		subsets->place[i] = i;
	}
	return false;
}

static card_set subsets_take(const struct subsets *subsets, card *cards)
{
	card_set set = 0;

	for (int i = 0; i < subsets->count; i++) {
		cards[i] = subsets->card[subsets->place[i]];
		set |= card_bit(cards[i]);
	}
	return set;
}

/* -- the method ---------------------------------------------------------------- */

enum { BOARDS = MATCHUP_BOARDS_MAX, PIECE = 256 /* hands that are valued at once */ };

/* A player's values on each board: a score for each half. */
struct deal_values {
	score of[BOARDS][TALLY_HALVES];
};

struct deal_shown {
	card_set set; /* the cards drawn */
	struct deal_values values;
};

/* Boards are dealt first. For each deal of the boards, the sets of cards that a player may draw are
 * listed with the values of their hands, so that each is valued once; then the joint deals are
 * walked. A player who draws too many cards for a list is dealt card by card. */
#define LIST_MAX (1u << 18)

struct deal_dealing {
	const struct matchup *matchup;
	struct tally *tally;
	int values; /* number of boards with values: 1 in a game without a board */
	int order[MATCHUP_PLAYERS_MAX]; /* players by number of cards to draw, the fewest first */
	enum cpu_path path;
	void *tables[TALLY_HALVES]; /* the evaluators' tables, per half; and their evaluators */
	const struct evaluator *of[TALLY_HALVES];
	uint32_t parts;
	uint64_t firsts; /* number of sets of the first draw, from which parts are cut */

	/* for the current deal */
	card board[BOARDS][MATCHUP_BOARD_MAX];
	score score[BOARDS][TALLY_HALVES][MATCHUP_PLAYERS_MAX];
	bool made; /* lists of a game without a board exist */

	struct deal_shown *list[MATCHUP_PLAYERS_MAX];
	uint32_t count[MATCHUP_PLAYERS_MAX], room[MATCHUP_PLAYERS_MAX];
};

static int drawn_by_boards(const struct matchup *matchup)
{
	int drawn = 0;

	for (int i = 0; i < matchup->boards; i++)
		drawn += matchup->board[i].drawn;
	return drawn;
}

/* The number of sets that a player may draw, after the boards are dealt. */
static uint64_t sets_of(const struct matchup *matchup, int player)
{
	const int live = card_set_count(matchup->live) - drawn_by_boards(matchup);

	return colex_choose((unsigned)live, (unsigned)matchup->player[player].drawn);
}

static bool listed(const struct matchup *matchup, int player)
{
	return sets_of(matchup, player) <= LIST_MAX;
}

/* Sorts the players by the number of cards they draw, the fewest first. */
static void put_in_order(const struct matchup *matchup, int order[MATCHUP_PLAYERS_MAX])
{
	int count = 0;

	for (int drawn = 0; drawn <= MATCHUP_OWN_MAX; drawn++)
		for (int i = 0; i < matchup->players; i++)
			if (matchup->player[i].drawn == drawn)
				order[count++] = i;
}

/* The draw from which parts are cut: that of the first board with cards to come, otherwise of the
 * first player who draws. NULL if nothing is drawn. */
static const struct matchup_cards *first_draw(const struct matchup *matchup)
{
	int order[MATCHUP_PLAYERS_MAX];

	for (int i = 0; i < matchup->boards; i++)
		if (matchup->board[i].drawn)
			return &matchup->board[i];
	put_in_order(matchup, order);
	for (int i = 0; i < matchup->players; i++)
		if (matchup->player[order[i]].drawn)
			return &matchup->player[order[i]];
	return NULL;
}

static uint64_t first_sets(const struct matchup *matchup)
{
	const struct matchup_cards *draw = first_draw(matchup);

	return draw ? colex_choose((unsigned)card_set_count(matchup->live), (unsigned)draw->drawn)
		    : 1;
}

#define SECONDS_A_VALUE 2e-8 /* in a list; ten times as long if the board has cards of its own */
#define SECONDS_ALONE   2e-7 /* for a hand that is not in a list */
#define SECONDS_A_DEAL  2e-8
#define SECONDS_A_PART  0.03
#define SECONDS_TABLES  1e-3
#define PARTS_MAX       1e9

static double deal_cost(const struct matchup *matchup, bool detail)
{
	int left = card_set_count(matchup->live), order[MATCHUP_PLAYERS_MAX];
	double deals = 1, values = 0, alone = 0;

	if (matchup->two || matchup->ranges || matchup_deals(matchup) > SPOT_COUNTABLE)
		return HUGE_VAL;
	for (int i = 0; i < matchup->boards; i++) {
		deals *= (double)colex_choose((unsigned)left, (unsigned)matchup->board[i].drawn);
		left -= matchup->board[i].drawn;
	}
	put_in_order(matchup, order);
	for (int i = 0; i < matchup->players; i++)
		if (listed(matchup, i))
			values += (double)sets_of(matchup, i) * deals;
	for (int i = 0; i < matchup->players; i++) {
		const int drawn = matchup->player[order[i]].drawn;

		deals *= (double)colex_choose((unsigned)left, (unsigned)drawn);
		left -= drawn;
		if (!listed(matchup, order[i]))
			alone += deals;
	}
	return (values * SECONDS_A_VALUE * (matchup->game->evaluator->own ? 10 : 1) +
		       alone * SECONDS_ALONE) *
		       (matchup->boards > 1 ? matchup->boards : 1) * (matchup->game->low ? 2 : 1) +
	       deals * SECONDS_A_DEAL * (detail ? 2 : 1);
}

static uint32_t deal_parts(const struct matchup *matchup, bool detail)
{
	const double parts = fmin(ceil(deal_cost(matchup, detail) / SECONDS_A_PART),
		fmin((double)first_sets(matchup), PARTS_MAX));

	return parts < 1 ? 1 : (uint32_t)parts;
}

static void deal_free(void *memory)
{
	struct deal_dealing *dealing = memory;

	if (!dealing)
		return;
	for (int i = 0; i < MATCHUP_PLAYERS_MAX; i++)
		free(dealing->list[i]);
	for (int half = 0; half < TALLY_HALVES; half++)
		free(dealing->tables[half]);
	free(dealing);
}

static status_code make_room(struct deal_dealing *dealing, int player)
{
	const uint32_t sets = (uint32_t)sets_of(dealing->matchup, player);

	if (dealing->room[player] >= sets)
		return STATUS_OK;
	free(dealing->list[player]);
	dealing->list[player] = malloc(sets * sizeof *dealing->list[player]);
	dealing->room[player] = dealing->list[player] ? sets : 0;
	return dealing->list[player] ? STATUS_OK : STATUS_NO_MEMORY;
}

/* Makes the tables of a half's evaluator, if it has any and they pay off. */
static status_code make_tables(struct deal_dealing *dealing, enum tally_half half,
	const struct evaluator *of)
{
	if (dealing->of[half] == of || !of || !of->tables_new ||
		deal_cost(dealing->matchup, false) < SECONDS_TABLES)
		return STATUS_OK;
	free(dealing->tables[half]);
	dealing->tables[half] = of->tables_new();
	dealing->of[half] = dealing->tables[half] ? of : NULL;
	return dealing->of[half] ? STATUS_OK : STATUS_NO_MEMORY;
}

static status_code deal_begin(void **memory, const struct matchup *matchup, bool detail,
	enum cpu_path path)
{
	struct deal_dealing *dealing = *memory ? *memory : calloc(1, sizeof *dealing);
	status_code status = STATUS_OK;

	*memory = dealing;
	if (!dealing)
		return STATUS_NO_MEMORY;
	dealing->matchup = matchup;
	dealing->path = path;
	dealing->values = matchup->boards ? matchup->boards : 1;
	dealing->parts = deal_parts(matchup, detail);
	dealing->firsts = first_sets(matchup);
	dealing->made = false;
	put_in_order(matchup, dealing->order);
	for (int i = 0; !status && i < matchup->players; i++)
		if (listed(matchup, i))
			status = make_room(dealing, i);
	if (!status)
		status = make_tables(dealing, TALLY_HIGH, matchup->game->evaluator);
	return status ? status : make_tables(dealing, TALLY_LOW, matchup->game->low);
}

static void make_list(struct deal_dealing *dealing, int player, card_set live)
{
	const struct matchup_cards *hand = &dealing->matchup->player[player];
	const size_t own = dealing->matchup->game->own;
	struct deal_shown *shown = dealing->list[player];
	card hands[PIECE * MATCHUP_OWN_MAX];
	struct subsets subsets;
	size_t count = 0;
	bool more = true;

	subsets_init(&subsets, live, hand->drawn);
	while (more) {
		const struct game *game = dealing->matchup->game;
		score scores[PIECE];
		card *const cards = hands + count * own;

		memcpy(cards, hand->cards, (size_t)hand->known);
		shown[count++].set = subsets_take(&subsets, cards + hand->known);
		more = subsets_next(&subsets);
		if (more && count < PIECE)
			continue;
		/* Values the hands of a piece of a list, whose cards are in `hands`, on each
		 * board. */
		for (int b = 0; b < dealing->values; b++)
			for (int half = 0; half < (game->low ? 2 : 1); half++) {
				const struct evaluator *type = half ? game->low : game->evaluator;
				const void *tables =
					dealing->of[half] == type ? dealing->tables[half] : NULL;
				const struct evaluator_hands batch = evaluator_hands_on(hands,
					game->own, dealing->board[b], game->board);

				type->batch(dealing->path, tables, &batch, count, scores);
				for (size_t i = 0; i < count; i++)
					shown[i].values.of[b][half] = scores[i];
			}
		shown += count;
		count = 0;
	}
	dealing->count[player] = (uint32_t)(shown - dealing->list[player]);
}

static void make_lists(struct deal_dealing *dealing, card_set live)
{
	for (int i = 0; i < dealing->matchup->players; i++)
		if (listed(dealing->matchup, i))
			make_list(dealing, i, live);
	dealing->made = true;
}

static void count_deal(struct deal_dealing *dealing)
{
	uint32_t winners[BOARDS];

	for (int b = 0; b < dealing->values; b++)
		winners[b] = tally_board(dealing->tally, dealing->matchup->game,
			dealing->score[b][TALLY_HIGH], dealing->score[b][TALLY_LOW], 1);
	if (dealing->values > 1)
		tally_boards(dealing->tally, winners, 1);
}

static void deal_level(struct deal_dealing *dealing, int level, card_set live);

/* Gives a player the values of a hand, and deals to the next player. */
static inline void give(struct deal_dealing *dealing, int level, const struct deal_values *values,
	card_set live)
{
	const int player = dealing->order[level];

	for (int b = 0; b < dealing->values; b++)
		for (int half = 0; half < TALLY_HALVES; half++)
			dealing->score[b][half][player] = values->of[b][half];
	if (level + 1 == dealing->matchup->players)
		count_deal(dealing);
	else
		deal_level(dealing, level + 1, live);
}

/* Deals the sets numbered from `from` to before `to`, among the sets of live cards. */
static void deal_subsets(struct deal_dealing *dealing, int level, card_set live, uint64_t from,
	uint64_t to)
{
	const int player = dealing->order[level];
	card drawn[MATCHUP_OWN_MAX];
	struct subsets subsets;

	subsets_init(&subsets, live, dealing->matchup->player[player].drawn);
	subsets_seek(&subsets, from);
	for (uint64_t left = to - from; left; left--) {
		const card_set set = subsets_take(&subsets, drawn);
		const struct matchup *matchup = dealing->matchup;
		const struct game *game = matchup->game;
		const struct matchup_cards *hand = &matchup->player[player];
		struct deal_values values = {{{0}}};
		card cards[GAME_CARDS_MAX + 1];

		/* Values a player's hand, the known cards and the drawn ones, on each board. */
		memcpy(cards, hand->cards, (size_t)hand->known);
		memcpy(cards + hand->known, drawn, (size_t)hand->drawn);
		for (int b = 0; b < dealing->values; b++) {
			memcpy(cards + game->own, dealing->board[b], game->board);
			values.of[b][TALLY_HIGH] =
				game->evaluator->value(cards, game->own, game->board);
			if (game->low)
				values.of[b][TALLY_LOW] =
					game->low->value(cards, game->own, game->board);
		}

		give(dealing, level, &values, live & ~set);
		subsets_next(&subsets);
	}
}

static void deal_list(struct deal_dealing *dealing, int level, card_set live, uint64_t from,
	uint64_t to)
{
	const struct deal_shown *shown = dealing->list[dealing->order[level]];

	for (uint64_t i = from; i < to; i++)
		if (!(shown[i].set & ~live))
			give(dealing, level, &shown[i].values, live & ~shown[i].set);
}

static void deal_level(struct deal_dealing *dealing, int level, card_set live)
{
	const int player = dealing->order[level];
	const unsigned drawn = (unsigned)dealing->matchup->player[player].drawn;

	if (listed(dealing->matchup, player))
		deal_list(dealing, level, live, 0, dealing->count[player]);
	else
		deal_subsets(dealing, level, live, 0,
			colex_choose((unsigned)card_set_count(live), drawn));
}

/* The number of sets that the first board from `at` on with cards to come may draw; 1 if there is
 * none. */
static uint64_t sets_of_boards(const struct matchup *matchup, int at, card_set live)
{
	while (at < matchup->boards && !matchup->board[at].drawn)
		at++;
	return at == matchup->boards ? 1
				     : colex_choose((unsigned)card_set_count(live),
					       (unsigned)matchup->board[at].drawn);
}

/* Deals board `at` and the later ones, and then the players. The first draw is limited to a range
 * of its sets. */
static void deal_boards(struct deal_dealing *dealing, int at, card_set live, uint64_t from,
	uint64_t to)
{
	const struct matchup_cards *board = &dealing->matchup->board[at];
	struct subsets subsets;

	if (at == dealing->matchup->boards) {
		make_lists(dealing, live);
		deal_level(dealing, 0, live);
		return;
	}
	memcpy(dealing->board[at], board->cards, (size_t)board->known);
	if (!board->drawn) {
		deal_boards(dealing, at + 1, live, from, to);
		return;
	}
	subsets_init(&subsets, live, board->drawn);
	subsets_seek(&subsets, from);
	for (uint64_t left = to - from; left; left--) {
		const card_set set = subsets_take(&subsets, dealing->board[at] + board->known);

		deal_boards(dealing, at + 1, live & ~set, 0,
			sets_of_boards(dealing->matchup, at + 1, live & ~set));
		subsets_next(&subsets);
	}
}

static void deal_part(void *memory, uint32_t part, struct tally *tally)
{
	struct deal_dealing *dealing = memory;
	const deal_count all = dealing->firsts;
	const uint64_t from = (uint64_t)(all * part / dealing->parts);
	const uint64_t to = (uint64_t)(all * (part + 1) / dealing->parts);

	dealing->tally = tally;
	if (drawn_by_boards(dealing->matchup))
		deal_boards(dealing, 0, dealing->matchup->live, from, to);
	else {
		/* Deals a range of the sets of the first player who draws, in a game without a
		 * board or on a full one. Earlier players draw nothing and have one hand each. */
		const struct matchup *matchup = dealing->matchup;
		int level = 0;

		for (int b = 0; b < matchup->boards; b++)
			memcpy(dealing->board[b], matchup->board[b].cards, matchup->game->board);
		if (!dealing->made)
			make_lists(dealing, matchup->live);
		while (level + 1 < matchup->players &&
			!matchup->player[dealing->order[level]].drawn) {
			const int player = dealing->order[level++];

			for (int b = 0; b < dealing->values; b++)
				for (int half = 0; half < TALLY_HALVES; half++)
					dealing->score[b][half][player] =
						dealing->list[player]->values.of[b][half];
		}
		if (listed(matchup, dealing->order[level]))
			deal_list(dealing, level, matchup->live, from, to);
		else
			deal_subsets(dealing, level, matchup->live, from, to);
	}
}

const struct method deal_method = {
	.name = "visit",
	.cost = deal_cost,
	.parts = deal_parts,
	.begin = deal_begin,
	.part = deal_part,
	.free = deal_free,
};
