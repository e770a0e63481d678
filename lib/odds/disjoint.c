/* Several boards with known hands, without visiting the deals of all boards at once.
 *
 * A deal gives each board a set of live cards; the sets are disjoint. A player's share of a board
 * depends on that board's set alone, so that all sums over deals are sums over the sets of one
 * board, each times the ways to deal the others, with two exceptions: the squares of the players'
 * shares, whose cross terms involve pairs of boards, and scoops, which involve all boards.
 *
 * For these, let f(A) and g(B) be a player's shares of two boards with the sets A and B. Then
 *
 *     sum of f(A) g(B) over disjoint A, B  =  sum over S of (-1)^|S| F(S) G(S),
 *
 * where F(S) is the sum of f over the sets that contain S. A pair A, B is in F(S) G(S) for each S
 * within both A and B, and the signs of those S add up to 1 if A and B are disjoint and otherwise
 * to 0. F is computed from f one card at a time: a set of k cards has k subsets of k - 1 cards, and
 * adding each F(T) to all of them reaches every S once for each omitted card.
 *
 * Example: one card is to come on each of two boards, 44 cards are live, and a player wins with 9
 * of them. F is 9 for the empty set and 1 for each winning card: the player wins both boards in 9 *
 * 9 - 9 = 72 of the 44 * 43 deals.
 *
 * Before the flop there are 1,712,304 sets, and 1.6e12 pairs of them. For three boards, scoops are
 * computed for two of them from the cards that the first one leaves, for each of its sets, which is
 * fast enough on a flop or later. */
#include "odds/method.h"

#include "cards/colex.h"

#include <math.h>
#include <stdlib.h>

enum {
	BOARDS = MATCHUP_BOARDS_MAX,
	DRAWN = MATCHUP_BOARD_MAX, /* maximum number of cards of a set */
	PIECE = 256                /* hands that are valued at once */
};

/* One player's winnings, per set of k cards of a board: the sum of the shares in units of
 * WHOLE_SHARE, and below it the number of sets with which the player scoops the board. Both are
 * less than 2^24 times their value for one set, and 5 times as much during the computation. */
typedef uint64_t won;

enum { ALONE_BITS = 24, WHOLE_SHARE = 2 * TALLY_SHARES };

struct disjoint {
	const struct matchup *matchup;
	enum cpu_path path;
	void *tables[TALLY_HALVES]; /* the evaluators' tables, per half; and their evaluators */
	const struct evaluator *of[TALLY_HALVES];
	unsigned live; /* number of live cards */
	card card[CARD_COUNT];
	uint32_t choose[CARD_COUNT + 1][DRAWN + 1];

	/* Per board. Boards with the same known cards share the sets of the first. */
	int same[BOARDS];
	uint32_t sets[BOARDS];
	uint16_t *share[BOARDS]; /* per player and set */
	size_t share_room[BOARDS];
	won *sums[BOARDS][DRAWN]; /* per subset of k cards, fewer than are drawn */
	size_t sums_room[BOARDS][DRAWN];
};

/* -- sets of live cards -------------------------------------------------------- */

/* A set of cards by their indices among the live cards, in colex order. */
struct disjoint_places {
	int count;
	unsigned at[DRAWN + 1]; /* ascending */
	uint64_t set;
};

static struct disjoint_places places_first(int count)
{
	struct disjoint_places places = {.count = count, .set = (UINT64_C(1) << count) - 1};

	for (int i = 0; i < count; i++)
		places.at[i] = (unsigned)i;
	places.at[count] = UINT32_MAX; /* nothing limits the last */
	return places;
}

static inline void places_next(struct disjoint_places *places)
{
	int i = 0;

	while (i < places->count && places->at[i] + 1 == places->at[i + 1]) {
		places->at[i] = (unsigned)i;
		i++;
	}
	if (i < places->count)
		places->at[i]++;
	places->set = 0;
	for (int k = 0; k < places->count; k++)
		places->set |= UINT64_C(1) << places->at[k];
}

/* -- what can be counted ------------------------------------------------------- */

static int drawn_on(const struct matchup *matchup, int board)
{
	return matchup->board[board].drawn;
}

static double sets_on(const struct matchup *matchup, int board)
{
	return (double)colex_choose((unsigned)card_set_count(matchup->live),
		(unsigned)drawn_on(matchup, board));
}

static int first_same(const struct matchup *matchup, int board)
{
	int first = 0;

	while (matchup->board[first].set != matchup->board[board].set)
		first++;
	return first;
}

#define SECONDS_A_SET    4e-8 /* to value each hand and count */
#define SECONDS_A_SUM    8e-9 /* to add the winnings of a set to one of its subsets */
#define SECONDS_A_TRIPLE 2e-8

static double disjoint_cost(const struct matchup *matchup, bool detail)
{
	double cost = 0;

	if (matchup->ranges || matchup->boards < 2)
		return HUGE_VAL;
	for (int i = 0; i < matchup->players; i++)
		if (matchup->player[i].drawn)
			return HUGE_VAL;
	for (int b = 0; b < matchup->boards; b++) {
		const double sets = sets_on(matchup, b) * matchup->players;

		if (first_same(matchup, b) == b)
			cost += sets * SECONDS_A_SET * (matchup->game->evaluator->own ? 2 : 1) *
				(matchup->game->low ? 2 : 1) * (detail ? 2 : 1);
		cost += sets * SECONDS_A_SUM * (drawn_on(matchup, b) + 1);
	}
	if (matchup->boards > 2)
		cost += sets_on(matchup, 0) * (sets_on(matchup, 1) + sets_on(matchup, 2)) *
			matchup->players * SECONDS_A_TRIPLE;
	return cost;
}

/* -- memory -------------------------------------------------------------------- */

static void disjoint_free(void *memory)
{
	struct disjoint *boards = memory;

	if (!boards)
		return;
	for (int b = 0; b < BOARDS; b++) {
		free(boards->share[b]);
		for (int k = 0; k < DRAWN; k++)
			free(boards->sums[b][k]);
	}
	for (int half = 0; half < TALLY_HALVES; half++)
		free(boards->tables[half]);
	free(boards);
}

/* Allocates `count` elements, whose old contents are not needed. */
static void *make_room(void *old, size_t *room, size_t count, size_t size)
{
	if (*room >= count)
		return old;
	free(old);
	old = malloc(count * size);
	*room = old ? count : 0;
	return old;
}

static status_code make_tables(struct disjoint *boards, enum tally_half half,
	const struct evaluator *of)
{
	if (!of || !of->tables_new || boards->of[half] == of)
		return STATUS_OK;
	free(boards->tables[half]);
	boards->tables[half] = of->tables_new();
	boards->of[half] = boards->tables[half] ? of : NULL;
	return boards->of[half] ? STATUS_OK : STATUS_NO_MEMORY;
}

static status_code make_board(struct disjoint *boards, int b)
{
	const struct matchup *matchup = boards->matchup;
	const int drawn = drawn_on(matchup, b);

	boards->same[b] = first_same(matchup, b);
	boards->sets[b] = boards->choose[boards->live][drawn];
	if (boards->same[b] < b)
		return STATUS_OK;
	boards->share[b] = make_room(boards->share[b], &boards->share_room[b],
		(size_t)boards->sets[b] * (size_t)matchup->players, sizeof *boards->share[b]);
	if (!boards->share[b])
		return STATUS_NO_MEMORY;
	for (int k = 0; k < drawn; k++) {
		boards->sums[b][k] = make_room(boards->sums[b][k], &boards->sums_room[b][k],
			boards->choose[boards->live][k], sizeof *boards->sums[b][k]);
		if (!boards->sums[b][k])
			return STATUS_NO_MEMORY;
	}
	return STATUS_OK;
}

static status_code disjoint_begin(void **memory, const struct matchup *matchup, bool detail,
	enum cpu_path path)
{
	struct disjoint *boards = *memory ? *memory : calloc(1, sizeof *boards);
	status_code status = STATUS_OK;

	(void)detail;
	*memory = boards;
	if (!boards)
		return STATUS_NO_MEMORY;
	boards->matchup = matchup;
	boards->path = path;
	boards->live = (unsigned)card_set_list(matchup->live, boards->card);
	for (unsigned n = 0; n <= CARD_COUNT; n++)
		for (unsigned k = 0; k <= DRAWN; k++)
			boards->choose[n][k] = (uint32_t)colex_choose(n, k);
	for (int b = 0; !status && b < matchup->boards; b++)
		status = make_board(boards, b);
	if (!status && disjoint_cost(matchup, false) > 1e-3)
		status = make_tables(boards, TALLY_HIGH, matchup->game->evaluator);
	if (!status && disjoint_cost(matchup, false) > 1e-3)
		status = make_tables(boards, TALLY_LOW, matchup->game->low);
	return status;
}

/* -- one board ------------------------------------------------------------------ */

/* A piece of the sets of a board, with the values of each player's hand. */
struct piece {
	card board[PIECE][MATCHUP_BOARD_MAX];
	score value[TALLY_HALVES][MATCHUP_PLAYERS_MAX][PIECE];
};

/* Counts a piece of the sets from number `first` on, each of which is in `ways` deals. */
static void count_piece(struct disjoint *boards, const struct piece *piece, int b, uint32_t first,
	uint32_t count, deal_count ways, struct tally *tally)
{
	const struct game *game = boards->matchup->game;
	const int players = boards->matchup->players;

	for (uint32_t n = 0; n < count; n++) {
		score high[MATCHUP_PLAYERS_MAX], low[MATCHUP_PLAYERS_MAX];
		uint32_t winners;

		for (int i = 0; i < players; i++) {
			high[i] = piece->value[TALLY_HIGH][i][n];
			if (game->low)
				low[i] = piece->value[TALLY_LOW][i][n];
		}
		winners = tally_board(tally, game, high, low, ways);
		for (int i = 0; i < players; i++)
			boards->share[b][(size_t)i * boards->sets[b] + first + n] =
				(uint16_t)tally_share_of_board(winners, i);
	}
}

/* Values all sets of a board and counts its winners. */
static void count_board(struct disjoint *boards, int b, deal_count ways, struct tally *tally)
{
	const struct matchup_cards *known = &boards->matchup->board[b];
	struct disjoint_places places = places_first(known->drawn);
	uint32_t first = 0;
	struct piece piece;

	while (first < boards->sets[b]) {
		const uint32_t left = boards->sets[b] - first, count = left < PIECE ? left : PIECE;
		const struct game *game;

		for (uint32_t n = 0; n < count; n++, places_next(&places)) {
			memcpy(piece.board[n], known->cards, (size_t)known->known);
			for (int k = 0; k < known->drawn; k++)
				piece.board[n][known->known + k] = boards->card[places.at[k]];
		}
		game = boards->matchup->game;
		for (int half = 0; half < (game->low ? 2 : 1); half++) {
			const struct evaluator *type = half ? game->low : game->evaluator;
			const void *tables = boards->of[half] == type ? boards->tables[half] : NULL;

			for (int i = 0; i < boards->matchup->players; i++) {
				const struct evaluator_hands hands =
					{.cards = boards->matchup->player[i].cards,
						.boards = piece.board[0],
						.own = game->own,
						.board = game->board,
						.board_step = MATCHUP_BOARD_MAX};

				type->batch(boards->path, tables, &hands, count,
					piece.value[half][i]);
			}
		}
		count_piece(boards, &piece, b, first, count, ways, tally);
		first += count;
	}
}

/* -- pairs of boards ------------------------------------------------------------ */

/* A player's winnings with a set of a board, 0 if the set has any of the cards at `without`. */
static inline won won_with(const struct disjoint *boards, int b, int player, uint32_t number,
	uint64_t set, uint64_t without)
{
	const unsigned share = boards->share[b][(size_t)player * boards->sets[b] + number];

	return set & without ? 0 : (won)share << ALONE_BITS | (share == WHOLE_SHARE);
}

/* Adds the winnings of a set of k cards to its subsets of k - 1. The number of a set is the sum of
 * C(at[i], i + 1); the cards above an omitted card move down one position. */
static inline void spread(const struct disjoint *boards, const struct disjoint_places *places,
	won value, won *to)
{
	uint32_t number = 0;

	for (int i = 1; i < places->count; i++)
		number += boards->choose[places->at[i]][i];
	for (int i = 0; i < places->count; i++) {
		to[number] += value;
		if (i + 1 < places->count)
			number += boards->choose[places->at[i]][i + 1] -
				  boards->choose[places->at[i + 1]][i + 1];
	}
}

/* Computes a player's sums over the sets of a board that contain each smaller set. */
static void make_sums(struct disjoint *boards, int b, int player, uint64_t without)
{
	const int drawn = drawn_on(boards->matchup, b);

	for (int k = drawn; k > 0; k--) {
		const uint32_t sets = boards->choose[boards->live][k];
		const uint32_t subsets = boards->choose[boards->live][k - 1];
		won *to = boards->sums[b][k - 1];
		struct disjoint_places places = places_first(k);

		memset(to, 0, subsets * sizeof *to);
		for (uint32_t n = 0; n < sets; n++, places_next(&places)) {
			const won value =
				k == drawn ? won_with(boards, b, player, n, places.set, without)
					   : boards->sums[b][k][n];

			if (value)
				spread(boards, &places, value, to);
		}
		for (uint32_t n = 0; k < drawn && n < subsets; n++)
			to[n] /= (unsigned)(drawn - k + 1);
	}
}

/* Sums over the pairs of disjoint sets of two boards. */
struct products {
	deal_count shares; /* sum of the products of shares */
	deal_count alone;  /* number of pairs that win both boards */
};

static struct products disjoint_pairs(const struct disjoint *boards, int a, int b, int player,
	uint64_t without)
{
	const int drawn_a = drawn_on(boards->matchup, a), drawn_b = drawn_on(boards->matchup, b);
	const int most = drawn_a < drawn_b ? drawn_a : drawn_b;
	const won alone = (UINT64_C(1) << ALONE_BITS) - 1;
	struct products sum = {0, 0}; /* modulo 2^128; the final value is not negative */

	a = boards->same[a];
	b = boards->same[b];
	for (int k = 0; k <= most; k++) {
		const uint32_t sets = boards->choose[boards->live][k];
		struct disjoint_places places = places_first(k);

		for (uint32_t n = 0; n < sets; n++, places_next(&places)) {
			const won f = k == drawn_a
					      ? won_with(boards, a, player, n, places.set, without)
					      : boards->sums[a][k][n];
			const won g = k == drawn_b
					      ? won_with(boards, b, player, n, places.set, without)
					      : boards->sums[b][k][n];
			const deal_count shares = (deal_count)(f >> ALONE_BITS) * (g >> ALONE_BITS);
			const deal_count both = (deal_count)(f & alone) * (g & alone);

			sum.shares += k & 1 ? -shares : shares;
			sum.alone += k & 1 ? -both : both;
		}
	}
	return sum;
}

/* -- all boards ------------------------------------------------------------------ */

/* The number of ways to deal the boards that are not in `dealt` after those that are. */
static deal_count ways_after(const struct disjoint *boards, unsigned dealt)
{
	unsigned left = boards->live;
	deal_count ways = 1;

	for (int b = 0; b < boards->matchup->boards; b++)
		if (dealt >> b & 1)
			left -= (unsigned)drawn_on(boards->matchup, b);
	for (int b = 0; b < boards->matchup->boards; b++)
		if (!(dealt >> b & 1)) {
			ways *= boards->choose[left][drawn_on(boards->matchup, b)];
			left -= (unsigned)drawn_on(boards->matchup, b);
		}
	return ways;
}

/* The number of deals of three boards that a player scoops. */
static deal_count triples_alone(struct disjoint *boards, int player)
{
	struct disjoint_places places = places_first(drawn_on(boards->matchup, 0));
	deal_count count = 0;

	for (uint32_t n = 0; n < boards->sets[0]; n++, places_next(&places)) {
		if (!(won_with(boards, 0, player, n, 0, 0) & 1))
			continue;
		for (int b = 1; b < 3; b++)
			if (b == 1 || boards->same[2] != boards->same[1])
				make_sums(boards, boards->same[b], player, places.set);
		count += disjoint_pairs(boards, 1, 2, player, places.set).alone;
	}
	return count;
}

/* The squares of a player's shares of all boards, and the number of deals that the player
 * scoops. */
static void count_player(struct disjoint *boards, int player, struct tally *tally)
{
	const int count = boards->matchup->boards;
	const deal_count parts = TALLY_PARTS_MAX / WHOLE_SHARE / (unsigned)count;
	deal_count squares = 0, alone = 0;

	for (int b = 0; b < count; b++) {
		const int same = boards->same[b];
		const uint16_t *share = boards->share[same] + (size_t)player * boards->sets[same];
		deal_count own = 0;

		if (same == b)
			make_sums(boards, b, player, 0);
		for (uint32_t n = 0; n < boards->sets[b]; n++)
			own += (uint32_t)share[n] * share[n];
		squares += own * ways_after(boards, 1u << b);
	}
	for (int a = 0; a < count; a++)
		for (int b = a + 1; b < count; b++) {
			const struct products pairs = disjoint_pairs(boards, a, b, player, 0);

			squares += 2 * pairs.shares * ways_after(boards, 1u << a | 1u << b);
			alone = pairs.alone;
		}
	tally->squares[player] += squares * parts * parts;
	tally->scoops[player] += count > 2 ? triples_alone(boards, player) : alone;
}

static void disjoint_part(void *memory, uint32_t part, struct tally *tally)
{
	struct disjoint *boards = memory;
	const int count = boards->matchup->boards;

	(void)part;
	for (int b = 0; b < count; b++) {
		deal_count ways = 0;

		for (int other = b; other < count; other++)
			if (boards->same[other] == b)
				ways += ways_after(boards, 1u << other);
		if (boards->same[b] == b)
			count_board(boards, b, ways, tally);
	}
	for (int i = 0; i < boards->matchup->players; i++)
		count_player(boards, i, tally);
}

const struct method disjoint_method = {
	.name = "boards",
	.cost = disjoint_cost,
	.parts = method_one_part,
	.begin = disjoint_begin,
	.part = disjoint_part,
	.free = disjoint_free,
};
