#include "spots.h"
#include "support.h"

#include "cards/colex.h"
#include "cards/eval/eval.h"

#include <criterion/criterion.h>
#include <string.h>

static void prepare(struct spot *spot, const struct game *game, struct range *ranges, int players,
	const struct cards *board, card_set dead)
{
	const struct range *list[SPOT_PLAYERS_MAX];
	struct fault fault;

	for (int i = 0; i < players; i++)
		list[i] = &ranges[i];
	cr_assert_eq(spot_init(spot, game, list, players, board, dead, &fault), STATUS_OK, "%s",
		message_of(fault.status));
	spot_make_runouts(spot);
}

void spot_from_game(struct spot *spot, const struct game *game, const char *ranges,
	const char *board, const char *dead)
{
	static struct range list[SPOT_PLAYERS_MAX];
	struct cards cards;
	int players = 0;

	for (const char *at = ranges; *at; players++) {
		size_t length = strcspn(at, ";");
		struct fault fault;

		cr_assert_eq(range_parse((struct slice){at, length}, CARD_ASCII, game,
				     &list[players], &fault),
			STATUS_OK, "%s", ranges);
		at += length + (at[length] == ';');
	}
	cr_assert_eq(cards_parse(slice_from(board), CARD_ASCII, &cards, NULL), STATUS_OK);
	prepare(spot, game, list, players, &cards, set_from(dead));
}

void spot_from(struct spot *spot, const char *ranges, const char *board, const char *dead)
{
	spot_from_game(spot, &game_holdem, ranges, board, dead);
}

static uint16_t random_weight(uint64_t *state, bool weighted)
{
	return (uint16_t)(weighted ? 1 + random_below(state, RANGE_WHOLE) : RANGE_WHOLE);
}

static void random_range(uint64_t *state, struct range *range, enum spot_shape shape, bool weighted)
{
	unsigned some;

	memset(range, 0, sizeof *range);
	switch (shape) {
	case SHAPE_SINGLE:
		range->weight[random_below(state, COMBO_COUNT)] = RANGE_WHOLE;
		return;
	case SHAPE_FEW:
		for (unsigned n = 1 + random_below(state, 12); n; n--)
			range->weight[random_below(state, COMBO_COUNT)] =
				random_weight(state, weighted);
		return;
	case SHAPE_CLASSES:
		for (unsigned n = 1 + random_below(state, 12); n; n--) {
			combo list[COMBO_CLASS_MAX];
			int count = combo_class_list((int)random_below(state, COMBO_CLASSES), list);
			uint16_t weight = random_weight(state, weighted);

			while (count--)
				range->weight[list[count]] = weight;
		}
		return;
	case SHAPE_MANY:
	case SHAPE_COUNT:
	default:
		some = 1 + random_below(state, 100);
		for (int h = 0; h < COMBO_COUNT; h++)
			if (random_below(state, 100) < some)
				range->weight[h] = random_weight(state, weighted);
	}
}

void spot_random_of(uint64_t *state, const struct game *game, struct spot *spot, int players,
	enum spot_shape shape, bool weighted, int board_cards, int dead_cards)
{
	static struct range ranges[SPOT_PLAYERS_MAX];
	const struct range *list[SPOT_PLAYERS_MAX];
	struct cards board = {0};
	card dealt[CARD_COUNT];
	card_set dead;

	do {
		dead = 0;
		board.set = 0;
		deal_from(state, game->deck, board_cards + dead_cards, dealt);
		for (int i = 0; i < board_cards; i++)
			board.set |= card_bit(board.list[i] = dealt[i]);
		board.count = board_cards;
		for (int i = board_cards; i < board_cards + dead_cards; i++)
			dead |= card_bit(dealt[i]);
		for (int i = 0; i < players; i++) {
			random_range(state, &ranges[i], shape, weighted);
			list[i] = &ranges[i];
		}
	} while (spot_init(spot, game, list, players, &board, dead, NULL));
	spot_make_runouts(spot);
}

void spot_random(uint64_t *state, struct spot *spot, int players, enum spot_shape shape,
	bool weighted, int board_cards, int dead_cards)
{
	spot_random_of(state, &game_holdem, spot, players, shape, weighted, board_cards,
		dead_cards);
}

/* -- the oracle ----------------------------------------------------------- */

static void judge(const struct spot *spot, const combo *held, const card *board, deal_count weight,
	struct tally *tally)
{
	score value[SPOT_PLAYERS_MAX], best = 0;
	unsigned winners = 0;

	for (int i = 0; i < spot->players; i++) {
		card cards[HAND_MAX];

		memcpy(cards, combo_cards[held[i]], 2);
		memcpy(cards + 2, board, SPOT_BOARD);
		value[i] = eval_cards(cards, HAND_MAX);
		best = value[i] > best ? value[i] : best;
	}
	for (int i = 0; i < spot->players; i++)
		winners |= (unsigned)(value[i] == best) << i;
	tally->by_winners[winners] += weight;
	for (int i = 0; tally->detail && i < spot->players; i++) {
		struct tally_ends *ends = &tally->ends[TALLY_HIGH][i][score_category(value[i])];

		ends->all += weight;
		ends->won += winners == 1u << i ? weight : 0;
		ends->tied += value[i] == best && winners != 1u << i ? weight : 0;
	}
}

static void hold(const struct spot *spot, int player, card_set taken, combo *held,
	deal_count weight, struct tally *tally)
{
	if (player == spot->players) {
		struct colex_walk walk;
		card board[SPOT_BOARD];

		memcpy(board, spot->board, (size_t)spot->board_count);
		for (bool more = colex_walk_first(&walk, spot->live & ~taken, spot->to_come, NULL);
			more; more = colex_walk_next(&walk)) {
			memcpy(board + spot->board_count, walk.chosen, (size_t)spot->to_come);
			judge(spot, held, board, weight, tally);
		}
		return;
	}
	for (int i = 0; i < spot->side[player].count; i++) {
		held[player] = spot->side[player].combos[i];
		if (!(combo_set(held[player]) & taken))
			hold(spot, player + 1, taken | combo_set(held[player]), held,
				weight * spot->side[player].weight[i], tally);
	}
}

void spot_oracle(const struct spot *spot, bool detail, struct tally *tally)
{
	combo held[SPOT_PLAYERS_MAX];

	tally_init(tally, spot->players, 1, false, detail);
	hold(spot, 0, 0, held, 1, tally);
}

double spot_oracle_work(const struct spot *spot)
{
	unsigned left = (unsigned)(card_set_count(spot->live) - 2 * spot->players);
	double work = (double)colex_choose(left, (unsigned)spot->to_come);

	for (int i = 0; i < spot->players; i++)
		work *= spot->side[i].count;
	return work;
}

/* -- every method ---------------------------------------------------------- */

/* Counts with one method, its parts in reverse order, half of them with the memory of another
 * thread. */
static void count_by(const struct method *method, const struct spot *of, bool detail,
	void *memory[2], struct tally *tally)
{
	uint32_t parts = method->parts(view_of(of), detail);

	tally_init(tally, of->players, 1, false, detail);
	for (int i = 0; i < 2; i++)
		cr_assert_eq(method->begin(&memory[i], view_of(of), detail, cpu_path_best()),
			STATUS_OK);
	for (uint32_t part = parts; part--;)
		method->part(memory[part % 2], part, tally);
}

void methods_agree(const struct problems *problems, double seconds)
{
	static struct tally expected, found;
	static struct spot spot;
	void *memory[EQUITY_METHODS][2] = {{NULL}};
	const int seed = problems->players * 100 + problems->board * 10 + (int)problems->shape;
	uint64_t state = (uint64_t)seed;
	int tried = 0;

	for (int drawn = 0; tried < problems->count; drawn++) {
		const bool weighted = tried % 3 == 1, detail = tried % 4 == 3;

		cr_assert_lt(drawn, 100 * problems->count, "hardly any problem is small enough");
		spot_random(&state, &spot, problems->players, problems->shape, weighted,
			problems->board, tried % 5 < 3 ? 0 : (int)random_below(&state, 9));
		if (spot_oracle_work(&spot) > problems->most)
			continue;
		tried++;
		spot_oracle(&spot, detail, &expected);
		for (int m = 0; equity_methods[m]; m++) {
			if (equity_methods[m]->cost(view_of(&spot), detail) > seconds)
				continue;
			count_by(equity_methods[m], &spot, detail, memory[m], &found);
			cr_assert(tally_same(&expected, &found), "%s: %s", equity_methods[m]->name,
				spot_shown(&spot));
		}
	}
	for (int m = 0; equity_methods[m]; m++) {
		equity_methods[m]->free(memory[m][0]);
		equity_methods[m]->free(memory[m][1]);
	}
}

/* -- for messages --------------------------------------------------------- */

static bool same(const char *what, int i, int j, deal_count a, deal_count b)
{
	if (a != b)
		fprintf(stderr, "%s %d %d: %.0f and %.0f differ by %.0f\n", what, i, j, (double)a,
			(double)b, (double)a - (double)b);
	return a == b;
}

static bool same_ends(const struct tally *a, const struct tally *b, int half)
{
	for (int i = 0; i < a->players; i++)
		for (int c = 0; c < ORDER_CATEGORIES_MAX; c++) {
			const struct tally_ends *one = &a->ends[half][i][c];
			const struct tally_ends *other = &b->ends[half][i][c];

			if (!same("ends", i, c, one->all, other->all) ||
				!same("won", i, c, one->won, other->won) ||
				!same("tied", i, c, one->tied, other->tied))
				return false;
		}
	return true;
}

bool tally_same(const struct tally *a, const struct tally *b)
{
	cr_assert_eq(a->players, b->players);
	cr_assert_eq(a->halves, b->halves);
	for (int set = 1; set < 1 << (a->halves ? 2 : 1) * a->players; set++)
		if (!same("winners", set, 0, a->by_winners[set], b->by_winners[set]))
			return false;
	for (int half = 0; a->detail && b->detail && half < (a->halves ? 2 : 1); half++)
		if (!same_ends(a, b, half))
			return false;
	return true;
}

const char *spot_shown(const struct spot *spot)
{
	static char shown[1000];
	struct text text = {0};

	for (int i = 0; i < spot->players; i++) {
		text_add_string(&text, i ? "; " : "");
		for (int j = 0; j < spot->side[i].count && j < 6; j++) {
			combo_print(&text, spot->side[i].combos[j], CARD_ASCII);
			text_add_char(&text, ':');
			text_add_uint(&text, spot->side[i].weight[j]);
			text_add_char(&text, ' ');
		}
		text_add_char(&text, '(');
		text_add_uint(&text, (uint64_t)spot->side[i].count);
		text_add_char(&text, ')');
	}
	text_add_string(&text, " @ ");
	cards_print(&text, spot->board, spot->board_count, CARD_ASCII, "");
	text_add_string(&text, " ! ");
	for (card_set rest = spot->dead; rest; rest &= rest - 1)
		card_print(&text, (card)__builtin_ctzll(rest), CARD_ASCII);
	snprintf(shown, sizeof shown, "%.*s", (int)text.length, text.bytes);
	text_free(&text);
	return shown;
}

const struct matchup *view_of(const struct spot *spot)
{
	static struct matchup ring[16];
	static unsigned at;
	struct matchup *matchup = &ring[at++ % 16];

	/* equity_choose makes the runouts of a spot, as the tests do */
	matchup_of_spot(matchup, (struct spot *)(uintptr_t)spot);
	return matchup;
}
