/* The equity of a hand against unknown hands, from a few sampled deals.
 *
 * This is a player's estimate, not a measurement: a few hundred deals, some ten microseconds, no
 * heap memory. It works in every game, with the game's own evaluators. With several boards, which
 * have equal parts of the pot, the equity is the mean over the boards.
 *
 * The betting narrows the hands of another player in two ways. In games with two hole cards, a
 * player who raised before the flop holds the best part of a range in preflop order: 50% of it
 * after one raise, 25% after two; a player who called a raise holds 75%. Bets on later streets, and
 * on all streets of other games, mean that the hand is the best of several possible hands: one more
 * for each bet or raise, and for every second call. */
#include "play/bots/bots_internal.h"

#include "odds/range/range.h"

#include <assert.h>
#include <math.h>
#include <string.h>

enum {
	DEALS = 240, /* against one other player; fewer against more */
	DEALS_MIN = 60,
	DRAWS = 96,     /* replacements tried for each choice of discards */
	MORE_HANDS = 3, /* limit on the additional hands due to bets */
	COMBO_TRIES = 12,
};

#define KEPT_BY_RAISE 0.5
#define KEPT_BY_CALL  0.75
#define KEPT_MIN      0.05

struct guess {
	const struct bot_view *view;
	const struct game *game;
	const struct bots_range *range;
	struct bots_reported reported[SEATS_MAX];
	int draws; /* draws and discards in the whole hand */
	/* Cards that the seat does not see. Those before `taken`, and those in `used`, have been
	 * dealt in this deal. */
	card live[CARD_COUNT];
	int count, taken;
	card_set used;
	int boards;               /* known distinct boards; 1 without a board */
	card_set board;           /* the known cards of all of them */
	card own[GAME_CARDS_MAX]; /* cards that the seat keeps */
	int kept;
	/* The first candidate hands of the others in this deal, in games with ranges. They are
	 * dealt before the board, because a board is likelier the more hands are compatible. */
	card first[SEATS_MAX][2];
};

/* -- reading the betting ---------------------------------------------------------- */

/* A check or call after a bet or raise on the same street is a call, because a player who has
 * matched a bet does not act again. A call of a blind carries no information. */
void bots_listen(const struct bot_view *view, struct bots_reported reported[SEATS_MAX])
{
	const bool ranges = view->table->variant->game->combos;
	bool first = true, bet = false, any = false;

	for (int i = 0; i < SEATS_MAX; i++)
		reported[i] = (struct bots_reported){.kept = 1};
	for (int i = 0; i < view->action_count; i++) {
		const struct action *const action = &view->actions[i];
		const bool raised = action->act == ACT_BET_RAISE;

		if (raised || action->act == ACT_CHECK_CALL) {
			bet |= raised;
			any = true;
			if (bet) {
				if (!(first && ranges))
					reported[action->seat].halves += raised ? 2 : 1;
				else if (raised)
					reported[action->seat].kept *= KEPT_BY_RAISE;
				else if (reported[action->seat].kept > KEPT_BY_CALL)
					reported[action->seat].kept = KEPT_BY_CALL;
			}
		} else if (action->act == ACT_DEAL_BOARD || action->act == ACT_DEAL_HOLE) {
			first &= !any;
			bet = false;
		}
	}
	for (int i = 0; i < SEATS_MAX; i++) {
		if (reported[i].halves > 2 * MORE_HANDS)
			reported[i].halves = 2 * MORE_HANDS;
		if (reported[i].kept < KEPT_MIN)
			reported[i].kept = KEPT_MIN;
	}
}

/* -- dealing ---------------------------------------------------------------------- */

static void begin(struct guess *guess, const struct bot_view *view, const struct bots_range *range)
{
	const struct table *const table = view->table;
	card_set seen = 0;

	guess->view = view;
	guess->board = 0;
	guess->game = table->variant->game;
	guess->range = range;
	guess->draws = 0;
	for (int i = 0; i < table->variant->streets; i++)
		guess->draws += table->variant->street[i].draw || table->variant->street[i].discard;
	for (int i = 0; i < view->cards; i++)
		seen |= card_bit(view->card[i]);
	guess->boards = table->runs ? table_boards_seen(table) : table->boards;
	for (int b = 0; b < guess->boards; b++)
		for (int i = 0; i < table->board_count; i++)
			if (table_board(table, b)[i] != CARD_UNKNOWN)
				guess->board |= card_bit(table_board(table, b)[i]);
	seen |= guess->board;
	for (int i = 0; i < table->seats; i++)
		for (int j = 0; j < table->seat[i].cards; j++)
			if (table->seat[i].card[j] != CARD_UNKNOWN)
				seen |= card_bit(table->seat[i].card[j]);
	guess->count = card_set_list(guess->game->deck & ~seen, guess->live);
	guess->kept = view->cards;
	memcpy(guess->own, view->card, (size_t)view->cards);
	bots_listen(view, guess->reported);
	for (int i = 0; i < SEATS_MAX; i++)
		guess->reported[i].halves += 2 * guess->draws;
}

static void deal_again(struct guess *guess)
{
	guess->taken = 0;
	guess->used = 0;
}

/* The next card that is not in `hand`. When all cards are used, as with eight players in stud, the
 * cards of other hands are dealt again. */
static card take(struct guess *guess, card_set hand)
{
	card c;

	do {
		int at;

		if (guess->taken == guess->count) {
			guess->taken = 0;
			guess->used = hand;
		}
		at = guess->taken + (int)hand_rng_below(guess->view->hand_rng,
					    (uint32_t)(guess->count - guess->taken));
		c = guess->live[at];
		guess->live[at] = guess->live[guess->taken];
		guess->live[guess->taken++] = c;
	} while ((guess->used | hand) & card_bit(c));
	return c;
}

static card_set set_of(const card *cards, int count)
{
	card_set set = 0;

	assert(!count || cards);
	for (int i = 0; i < count; i++)
		set |= card_bit(cards[i]);
	return set;
}

/* Deals cards[have .. want - 1], different from those before and from `apart`. */
static void fill(struct guess *guess, card *cards, int have, int want, card_set apart)
{
	card_set set = apart | set_of(cards, have);

	for (int i = have; i < want; i++) {
		cards[i] = take(guess, set);
		set |= card_bit(cards[i]);
	}
}

/* Draws two free cards from the best part of the range, or any two if such are hard to find. */
static void fill_from_range(struct guess *guess, const struct bots_reported *reported, card *cards,
	card_set apart)
{
	const struct bots_range *const range = guess->range;
	struct hand_rng *const hand_rng = guess->view->hand_rng;
	const card_set seen = apart | guess->used | set_of(guess->own, guess->kept);
	const int best = 1 + (int)(reported->kept * (range->count - 1));

	for (int i = 0; i < COMBO_TRIES; i++) {
		const uint32_t at = hand_rng_below(hand_rng, (uint32_t)best);
		const combo h = range->combos[at];

		if ((combo_set(h) & seen) ||
			(range->weight[at] < RANGE_WHOLE &&
				hand_rng_below(hand_rng, RANGE_WHOLE) >= range->weight[at]))
			continue;
		cards[0] = combo_cards[h][0];
		cards[1] = combo_cards[h][1];
		return;
	}
	fill(guess, cards, 0, 2, apart);
}

/* -- values ----------------------------------------------------------------------- */

/* Per board: value of the high hand (or of the only one), and of the low hand. */
struct worth {
	score half[BOARDS_MAX][2];
};

/* Completed boards. */
struct boards {
	card card[BOARDS_MAX][BOARD_CARDS_MAX];
	card_set set;
};

static struct worth value(const struct guess *guess, const card *own, const struct boards *boards)
{
	const struct game *const game = guess->game;
	card cards[GAME_CARDS_MAX];
	struct worth worth = {{{0, 0}}};

	memcpy(cards, own, game->own);
	for (int b = 0; b < guess->boards; b++) {
		memcpy(cards + game->own, boards->card[b], game->board);
		worth.half[b][0] = game->evaluator->value(cards, game->own, game->board);
		if (game->low)
			worth.half[b][1] = game->low->value(cards, game->own, game->board);
	}
	return worth;
}

/* Deals the hand of another player: of several possible hands, the best in one half of the pot on
 * one of the boards. */
static struct worth other(struct guess *guess, int seat, int deal, const struct boards *boards)
{
	const struct game *const game = guess->game;
	const struct seat *const at = &guess->view->table->seat[seat];
	const struct bots_reported *const reported = &guess->reported[seat];
	const int half = game->low && (deal & 1);
	const int hands = 1 + (reported->halves + (deal >> 1 & 1)) / 2;
	const int on = (deal >> 2) % guess->boards;
	struct worth best = {{{0, 0}}};
	card_set of_best = 0;

	for (int i = 0; i < hands; i++) {
		card cards[GAME_CARDS_MAX];
		struct worth worth;
		int up = 0;

		if (guess->range->count && i == 0)
			memcpy(cards, guess->first[seat], 2);
		else if (guess->range->count)
			fill_from_range(guess, reported, cards, boards->set);
		else {
			for (int j = 0; j < at->cards && up < game->own; j++)
				if (at->card[j] != CARD_UNKNOWN)
					cards[up++] = at->card[j];
			fill(guess, cards, up, game->own, boards->set);
		}
		worth = value(guess, cards, boards);
		if (i == 0 || worth.half[on][half] > best.half[on][half]) {
			best = worth;
			of_best = set_of(cards, game->own);
		}
	}
	guess->used |= of_best;
	return best;
}

/* The part of the pot of a board that worth[0] wins. */
static double part_on(const struct worth *worth, int count, int board)
{
	double parts[2] = {0, 0};
	bool low = false;

	for (int h = 0; h < 2; h++) {
		score best = 0;
		int winners = 0;

		for (int i = 0; i < count; i++) {
			const score own = worth[i].half[board][h];

			if (own > best) {
				best = own;
				winners = 0;
			}
			winners += own == best;
		}
		if (worth[0].half[board][h] == best)
			parts[h] = 1. / winners;
		low = best > 0;
	}
	return low ? (parts[0] + parts[1]) / 2 : parts[0];
}

static bool is_other(const struct guess *guess, int seat)
{
	return seat != guess->view->seat && !guess->view->table->seat[seat].folded;
}

/* Deals the board cards to come. Cards of other boards that the table has but nobody has seen are
 * ignored. */
static void deal_boards(struct guess *guess, struct boards *boards)
{
	const struct table *const table = guess->view->table;
	const int size = guess->game->board;

	boards->set = guess->board;
	for (int b = 0; b < guess->boards; b++) {
		int known = 0;

		for (int i = 0; i < table->board_count && i < size; i++)
			if (table_board(table, b)[i] != CARD_UNKNOWN)
				boards->card[b][known++] = table_board(table, b)[i];
		fill(guess, boards->card[b], known, size, boards->set);
		boards->set |= set_of(boards->card[b], size);
	}
}

static double deal_once(struct guess *guess, int deal)
{
	const struct game *const game = guess->game;
	const struct table *const table = guess->view->table;
	card cards[GAME_CARDS_MAX];
	struct boards boards;
	struct worth worth[SEATS_MAX];
	int count = 1;
	double sum = 0;

	deal_again(guess);
	if (guess->range->count)
		for (int i = 0; i < table->seats; i++)
			if (is_other(guess, i)) {
				fill_from_range(guess, &guess->reported[i], guess->first[i],
					guess->board);
				guess->used |= set_of(guess->first[i], 2);
			}
	deal_boards(guess, &boards);
	memcpy(cards, guess->own, (size_t)guess->kept);
	fill(guess, cards, guess->kept, game->own, boards.set);
	worth[0] = value(guess, cards, &boards);
	for (int i = 0; i < table->seats; i++)
		if (is_other(guess, i))
			worth[count++] = other(guess, i, deal, &boards);
	for (int b = 0; b < guess->boards; b++)
		sum += part_on(worth, count, b);
	return sum / guess->boards;
}

/* -- draws ------------------------------------------------------------------------ */

/* Points of worth `a` against `b`: for each half on each board, 2 for a win and 1 for a tie. */
static int points_of(const struct guess *guess, const struct worth *a, const struct worth *b)
{
	int points = 0;

	for (int board = 0; board < guess->boards; board++)
		for (int h = 0; h < 1 + (guess->game->low != NULL); h++) {
			const score own = a->half[board][h], others = b->half[board][h];

			points += (own >= others) + (own > others);
		}
	return points;
}

/* Keeps the cards with which the seat wins most often after the draw or discard. All choices are
 * tried with the same replacements and boards against the same hands, which reduces the variance of
 * the comparison; among equals, it keeps more cards. */
static void keep_best(struct guess *guess)
{
	static const struct bots_range any;
	const struct bots_range *const range = guess->range;
	const struct game *const game = guess->game;
	const struct bot_view *const view = guess->view;
	const int seat = view->seat ? 0 : 1, due = view->cards - game->own;
	card drawn[DRAWS][GAME_CARDS_MAX];
	struct boards boards[DRAWS];
	struct worth others[DRAWS];
	int most = -1, best = 0;

	guess->range = &any;
	for (int i = 0; i < DRAWS; i++) {
		deal_again(guess);
		deal_boards(guess, &boards[i]);
		if (!due)
			fill(guess, drawn[i], 0, view->cards, 0);
		others[i] = other(guess, seat, i, &boards[i]);
	}
	guess->range = range;
	for (int discards = 0; discards < 1 << view->cards; discards++) {
		int points = 0;

		if (due && card_set_count((card_set)discards) != due)
			continue;
		for (int i = 0; i < DRAWS; i++) {
			card cards[GAME_CARDS_MAX];
			struct worth mine;
			int count = 0;

			for (int j = 0; j < view->cards; j++)
				if (!(discards >> j & 1))
					cards[count++] = view->card[j];
				else if (!due)
					cards[count++] = drawn[i][j];
			mine = value(guess, cards, &boards[i]);
			points += points_of(guess, &mine, &others[i]);
		}
		points = points << 4 | (view->cards - card_set_count((card_set)discards));
		if (points > most) {
			most = points;
			best = discards;
		}
	}
	guess->kept = 0;
	for (int i = 0; i < view->cards; i++)
		if (!(best >> i & 1))
			guess->own[guess->kept++] = view->card[i];
}

/* -- guesses ---------------------------------------------------------------------- */

double bots_worth(const struct bot_view *view, const struct bots_range *range, int deals,
	double *error)
{
	struct guess guess;
	double sum = 0, squares = 0, mean;

	begin(&guess, view, range);
	if (variant_discards_after(view->table->variant, view->table->street))
		keep_best(&guess);
	for (int i = 0; i < deals; i++) {
		const double part_won = deal_once(&guess, i);

		sum += part_won;
		squares += part_won * part_won;
	}
	mean = sum / deals;
	*error = sqrt((squares / deals - mean * mean) / (deals - 1));
	return mean;
}

double bots_guess(const struct bot_view *view, const struct bots_range *range)
{
	const int others = view->table->in - 1;
	const int fewer = others > 0 ? DEALS / others : DEALS;
	double error;

	return bots_worth(view, range, fewer > DEALS_MIN ? fewer : DEALS_MIN, &error);
}

void bots_guess_draw(const struct bot_view *view, struct action *out)
{
	static const struct bots_range none;
	struct guess guess;
	card_set kept;

	begin(&guess, view, &none);
	keep_best(&guess);
	kept = set_of(guess.own, guess.kept);
	out->act = ACT_DRAW;
	out->count = 0;
	for (int i = 0; i < view->cards; i++)
		if (!(kept & card_bit(view->card[i])))
			out->card[out->count++] = view->card[i];
}
