#include "dealer.h"

#include "cards/colex.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

/* -- problems ------------------------------------------------------------- */

static void point_at_own(struct plain_dealer *dealer)
{
	for (int i = 0; i < dealer->players; i++) {
		dealer->own[i].weight = 1;
		dealer->range[i].hands = &dealer->own[i];
		dealer->range[i].count = 1;
	}
}

/* Reads cards; omits each `?`. */
static int known_from(const char *text, size_t length, card *cards)
{
	char known[256];
	size_t kept = 0;

	cr_assert_lt(length, sizeof known);
	for (size_t i = 0; i < length; i++)
		if (text[i] != '?')
			known[kept++] = text[i];
	known[kept] = '\0';
	return strspn(known, " ") == kept ? 0 : cards_from(known, cards);
}

void dealer_from(struct plain_dealer *dealer, const struct reference_evaluator *high,
	const struct reference_evaluator *low, int holes, const char *hands, int board_cards,
	const char *board, const char *dead)
{
	card cards[CARD_COUNT];
	int count;

	memset(dealer, 0, sizeof *dealer);
	dealer->high = high;
	dealer->low = low;
	dealer->holes = holes;
	dealer->boards = 1;
	dealer->board_cards = board_cards;
	for (const char *at = hands;; at++) {
		const size_t length = strcspn(at, ";");

		cr_assert_lt(dealer->players, DEALER_PLAYERS);
		count = known_from(at, length, cards);
		cr_assert_leq(count, holes, "%s", hands);
		memcpy(dealer->own[dealer->players].cards, cards, (size_t)count);
		dealer->own[dealer->players++].count = count;
		at += length;
		if (*at == '\0')
			break;
	}
	dealer->board_count = known_from(board, strlen(board), cards);
	cr_assert_leq(dealer->board_count, board_cards, "%s", board);
	memcpy(dealer->board[0], cards, (size_t)dealer->board_count);
	count = known_from(dead, strlen(dead), cards);
	for (int i = 0; i < count; i++)
		dealer->dead |= card_bit(cards[i]);
	point_at_own(dealer);
}

void dealer_from_spot(struct plain_dealer *dealer, const struct reference_evaluator *high,
	const struct spot *spot)
{
	static struct plain_hand hands[DEALER_PLAYERS][COMBO_COUNT];

	cr_assert_leq(spot->players, DEALER_PLAYERS);
	memset(dealer, 0, sizeof *dealer);
	dealer->high = high;
	dealer->players = spot->players;
	dealer->holes = 2;
	dealer->boards = 1;
	dealer->board_cards = SPOT_BOARD;
	dealer->board_count = spot->board_count;
	dealer->dead = spot->dead;
	memcpy(dealer->board[0], spot->board, (size_t)spot->board_count);
	for (int i = 0; i < spot->players; i++) {
		const struct spot_side *side = &spot->side[i];

		for (int j = 0; j < side->count; j++) {
			struct plain_hand *const hand = &hands[i][j];

			memcpy(hand->cards, combo_cards[side->combos[j]], 2);
			hand->count = 2;
			hand->weight = side->weight[j];
		}
		dealer->range[i].hands = hands[i];
		dealer->range[i].count = side->count;
	}
}

void dealer_run_twice(struct plain_dealer *dealer)
{
	dealer->boards = 2;
	memcpy(dealer->board[1], dealer->board[0], sizeof dealer->board[0]);
}

void dealer_second_board(struct plain_dealer *dealer, const char *board)
{
	dealer->boards = 2;
	cr_assert_eq(known_from(board, strlen(board), dealer->board[1]), dealer->board_count);
}

void dealer_random(uint64_t *state, struct plain_dealer *dealer,
	const struct reference_evaluator *high, const struct reference_evaluator *low, int players,
	int holes, int known, int board_cards, int board_count, int dead_count)
{
	card cards[CARD_COUNT], *next = cards;

	memset(dealer, 0, sizeof *dealer);
	dealer->high = high;
	dealer->low = low;
	dealer->players = players;
	dealer->holes = holes;
	dealer->boards = 1;
	dealer->board_cards = board_cards;
	dealer->board_count = board_count;
	deal_from(state, high->deck, players * known + board_count + dead_count, cards);
	for (int i = 0; i < players; i++, next += known) {
		memcpy(dealer->own[i].cards, next, (size_t)known);
		dealer->own[i].count = known;
	}
	memcpy(dealer->board[0], next, (size_t)board_count);
	for (next += board_count; dead_count--; next++)
		dealer->dead |= card_bit(*next);
	point_at_own(dealer);
}

/* -- values --------------------------------------------------------------- */

/* Values of all hands of the cards that an evaluator ranks, by colex rank. */
struct dealer_values {
	const struct reference_evaluator *of; /* the evaluator; NULL: none yet */
	reference_value *by_rank;
};

static struct dealer_values tables[2]; /* one per half */
static uint64_t choose_of[CARD_COUNT][6];

/* Number of deals above which a table pays off. */
enum { TABLE_FROM = 30000 };

static void make_values(struct dealer_values *values, const struct reference_evaluator *of)
{
	const int cards = of->cards;
	struct colex_walk walk;

	if (values->of == of)
		return;
	values->of = of;
	values->by_rank = realloc(values->by_rank,
		colex_choose(52, (unsigned)cards) * sizeof *values->by_rank);
	cr_assert(values->by_rank);
	for (bool more = colex_walk_first(&walk, of->deck, cards, NULL); more;
		more = colex_walk_next(&walk)) {
		uint64_t rank = 0;

		for (int i = 0; i < cards; i++)
			rank += colex_choose(walk.chosen[i], (unsigned)(cards - i));
		values->by_rank[rank] = of->of(walk.chosen, cards);
	}
}

/* A hand whose best cards are sought: its cards ascending, and which of them are hole cards. */
struct dealer_search {
	const struct reference_evaluator *of;
	const reference_value *by_rank;
	card cards[DEALER_HOLES + DEALER_BOARD];
	bool is_hole[DEALER_HOLES + DEALER_BOARD];
	int count;
	reference_value best;
};

static void insert(struct dealer_search *search, card c, bool is_hole)
{
	int at = search->count++;

	for (; at > 0 && search->cards[at - 1] > c; at--) {
		search->cards[at] = search->cards[at - 1];
		search->is_hole[at] = search->is_hole[at - 1];
	}
	search->cards[at] = c;
	search->is_hole[at] = is_hole;
}

/* Adds cards from index `first` on, until there are enough. */
static void take(struct dealer_search *search, int first, int taken, int from_hole, uint64_t rank)
{
	if (taken == search->of->cards) {
		const reference_value value = search->by_rank[rank];

		if (search->of->from_hole != REFERENCE_ANY && from_hole != search->of->from_hole)
			return;
		search->best = value > search->best ? value : search->best;
		return;
	}
	for (int i = first; i < search->count; i++)
		take(search, i + 1, taken + 1, from_hole + search->is_hole[i],
			rank + choose_of[search->cards[i]][taken + 1]);
}

/* -- dealing -------------------------------------------------------------- */

struct dealer_deal {
	const struct plain_dealer *dealer;
	struct dealer_counts *counts;
	bool by_table;
	const struct plain_hand *held[DEALER_PLAYERS];
	card hole[DEALER_PLAYERS][DEALER_HOLES], board[DEALER_BOARDS][DEALER_BOARD];
	reference_value value[2][DEALER_PLAYERS]; /* on the current board */
};

static reference_value value_of(const struct dealer_deal *deal, int half, int player, int board)
{
	const struct plain_dealer *const dealer = deal->dealer;
	const struct reference_evaluator *const of = half ? dealer->low : dealer->high;
	struct dealer_search search = {.of = of, .count = 0};

	if (!deal->by_table)
		return reference_hand(of, deal->hole[player], dealer->holes, deal->board[board],
			dealer->board_cards, NULL);
	search.by_rank = tables[half].by_rank;
	for (int i = 0; i < dealer->holes; i++)
		insert(&search, deal->hole[player][i], true);
	for (int i = 0; i < dealer->board_cards; i++)
		insert(&search, deal->board[board][i], false);
	take(&search, 0, 0, 0, 0);
	return search.best;
}

static void value_player(struct dealer_deal *deal, int player, int board)
{
	deal->value[0][player] = value_of(deal, 0, player, board);
	deal->value[1][player] = deal->dealer->low ? value_of(deal, 1, player, board) : 0;
}

/* Nobody wins with value 0. */
static unsigned winners_of(const reference_value *value, int players)
{
	reference_value best = 1;
	unsigned winners = 0;

	for (int i = 0; i < players; i++)
		best = value[i] > best ? value[i] : best;
	for (int i = 0; i < players; i++)
		winners |= (unsigned)(value[i] == best) << i;
	return winners;
}

static void note_ends(struct dealer_deal *deal, int half, unsigned winners, uint64_t weight)
{
	for (int i = 0; i < deal->dealer->players; i++) {
		const reference_value value = deal->value[half][i];
		const bool among = winners >> i & 1, alone = winners == 1u << i;
		struct dealer_ends *ends =
			&deal->counts->ends[half][i][value >> REFERENCE_CATEGORY_SHIFT];

		if (!value)
			continue;
		ends->all += weight;
		ends->won += alone ? weight : 0;
		ends->tied += among && !alone ? weight : 0;
	}
}

/* Counts the winners of one board by the current values; returns the player who wins all of it, as
 * a set, or the empty set. */
static unsigned judge(struct dealer_deal *deal, uint64_t weight)
{
	const int players = deal->dealer->players;
	const unsigned high = winners_of(deal->value[0], players);
	const unsigned low = winners_of(deal->value[1], players);

	deal->counts->by_winners[high][low] += weight;
	if (deal->dealer->detail) {
		note_ends(deal, 0, high, weight);
		note_ends(deal, 1, low, weight);
	}
	return card_set_count(high) == 1 && (low == high || !low) ? high : 0;
}

static void note_deal(struct dealer_deal *deal, unsigned scooper, uint64_t weight)
{
	deal->counts->deals += weight;
	for (int i = 0; i < deal->dealer->players; i++)
		deal->counts->scoops[i] += scooper >> i & 1 ? weight : 0;
}

/* All boards are complete. */
static void judge_boards(struct dealer_deal *deal, uint64_t weight)
{
	const struct plain_dealer *const dealer = deal->dealer;
	unsigned scooper = (1u << dealer->players) - 1;

	for (int board = 0; board < dealer->boards; board++) {
		for (int i = 0; i < dealer->players; i++)
			value_player(deal, i, board);
		scooper &= judge(deal, weight);
	}
	note_deal(deal, scooper, weight);
}

/* Completes this board and the next ones. */
static void deal_boards(struct dealer_deal *deal, int board, card_set live, uint64_t weight)
{
	const struct plain_dealer *const dealer = deal->dealer;
	const int to_come = dealer->board_cards - dealer->board_count;
	struct colex_walk walk;

	if (board == dealer->boards) {
		judge_boards(deal, weight);
		return;
	}
	for (bool more = colex_walk_first(&walk, live, to_come, NULL); more;
		more = colex_walk_next(&walk)) {
		memcpy(deal->board[board] + dealer->board_count, walk.chosen, (size_t)to_come);
		deal_boards(deal, board + 1, live & ~walk.set, weight);
	}
}

/* Completes the hole cards of this player and the next ones, then the board. Without a board a
 * player's value is known at once. */
static void deal_holes(struct dealer_deal *deal, int player, card_set live, uint64_t weight)
{
	const struct plain_dealer *const dealer = deal->dealer;
	struct colex_walk walk;
	int known, unknown;

	if (player == dealer->players) {
		if (dealer->board_cards == 0)
			note_deal(deal, judge(deal, weight), weight);
		else
			deal_boards(deal, 0, live, weight);
		return;
	}
	known = deal->held[player]->count;
	unknown = dealer->holes - known;
	memcpy(deal->hole[player], deal->held[player]->cards, (size_t)known);
	for (bool more = colex_walk_first(&walk, live, unknown, NULL); more;
		more = colex_walk_next(&walk)) {
		memcpy(deal->hole[player] + known, walk.chosen, (size_t)unknown);
		if (dealer->board_cards == 0)
			value_player(deal, player, 0);
		deal_holes(deal, player + 1, live & ~walk.set, weight);
	}
}

static card_set set_of(const card *cards, int count)
{
	card_set set = 0;

	for (int i = 0; i < count; i++)
		set |= card_bit(cards[i]);
	return set;
}

/* All players' known cards, before any unknown ones are dealt. */
static void hold(struct dealer_deal *deal, int player, card_set live, uint64_t weight)
{
	const struct plain_dealer *const dealer = deal->dealer;

	if (player == dealer->players) {
		deal_holes(deal, 0, live, weight);
		return;
	}
	for (int i = 0; i < dealer->range[player].count; i++) {
		const struct plain_hand *const hand = &dealer->range[player].hands[i];
		const card_set cards = set_of(hand->cards, hand->count);

		deal->held[player] = hand;
		if ((cards & live) == cards)
			hold(deal, player + 1, live & ~cards, weight * hand->weight);
	}
}

static card_set live_of(const struct plain_dealer *dealer)
{
	card_set live = dealer->high->deck & ~dealer->dead;

	for (int i = 0; i < dealer->boards; i++)
		live &= ~set_of(dealer->board[i], dealer->board_count);
	return live;
}

double dealer_work(const struct plain_dealer *dealer)
{
	const int to_come = dealer->board_cards - dealer->board_count;
	int left = card_set_count(live_of(dealer));
	double work = 1;

	for (int i = 0; i < dealer->players; i++) {
		left -= dealer->range[i].hands[0].count;
		work *= dealer->range[i].count;
	}
	for (int i = 0; i < dealer->players; i++) {
		const int unknown = dealer->holes - dealer->range[i].hands[0].count;

		work *= (double)colex_choose((unsigned)left, (unsigned)unknown);
		left -= unknown;
	}
	for (int i = 0; i < dealer->boards; i++) {
		work *= (double)colex_choose((unsigned)left, (unsigned)to_come);
		left -= to_come;
	}
	return work;
}

/* Hands with fewer cards than play are not in a table. */
static bool by_table(const struct plain_dealer *dealer)
{
	if (dealer->holes + dealer->board_cards < dealer->high->cards)
		return false;
	return dealer->way == DEALER_BY_TABLE ||
	       (dealer->way == DEALER_QUICKLY && dealer_work(dealer) > TABLE_FROM);
}

void dealer_count(const struct plain_dealer *dealer, struct dealer_counts *counts)
{
	static struct dealer_deal deal;

	memset(counts, 0, sizeof *counts);
	counts->players = dealer->players;
	counts->boards = dealer->boards;
	deal.dealer = dealer;
	deal.counts = counts;
	deal.by_table = by_table(dealer);
	memcpy(deal.board, dealer->board, sizeof deal.board);
	for (unsigned n = 0; n < CARD_COUNT; n++)
		for (unsigned k = 0; k < 6; k++)
			choose_of[n][k] = colex_choose(n, k);
	if (deal.by_table) {
		make_values(&tables[0], dealer->high);
		if (dealer->low)
			make_values(&tables[1], dealer->low);
	}
	hold(&deal, 0, live_of(dealer), 1);
}

/* -- what counts say ------------------------------------------------------ */

/* A player's part of `parts` that the set of winners shares. */
static uint64_t part_of(unsigned winners, int player, unsigned parts)
{
	return winners >> player & 1 ? parts / (unsigned)card_set_count(winners) : 0;
}

/* The sum over all deals of each half's parts. */
static uint64_t sum(const struct dealer_counts *counts, int player, unsigned high_parts,
	unsigned high_parts_without_low, unsigned low_parts)
{
	const unsigned sets = 1u << counts->players;
	uint64_t all = 0;

	for (unsigned high = 1; high < sets; high++)
		for (unsigned low = 0; low < sets; low++)
			all += counts->by_winners[high][low] *
			       (part_of(high, player, low ? high_parts : high_parts_without_low) +
				       part_of(low, player, low_parts));
	return all;
}

uint64_t dealer_high(const struct dealer_counts *counts, int player)
{
	return sum(counts, player, DEALER_POT / 2, DEALER_POT / 2, 0);
}

uint64_t dealer_low(const struct dealer_counts *counts, int player)
{
	return sum(counts, player, 0, 0, DEALER_POT / 2);
}

uint64_t dealer_share(const struct dealer_counts *counts, int player)
{
	return sum(counts, player, DEALER_POT / 2, DEALER_POT, DEALER_POT / 2);
}

static uint64_t wins_or_ties(const struct dealer_counts *counts, int player, bool ties)
{
	const unsigned sets = 1u << counts->players;
	uint64_t all = 0;

	for (unsigned high = 1; high < sets; high++)
		if (high >> player & 1 && (high != 1u << player) == ties)
			for (unsigned low = 0; low < sets; low++)
				all += counts->by_winners[high][low];
	return all;
}

uint64_t dealer_wins(const struct dealer_counts *counts, int player)
{
	return wins_or_ties(counts, player, false);
}

uint64_t dealer_ties(const struct dealer_counts *counts, int player)
{
	return wins_or_ties(counts, player, true);
}

const char *dealer_shown(const struct plain_dealer *dealer)
{
	static char shown[1000];
	size_t length = 0;

	for (int i = 0; i < dealer->players; i++)
		length += (size_t)snprintf(shown + length, sizeof shown - length, "%s%s(%d)",
			i ? "; " : "",
			cards_shown(dealer->range[i].hands[0].cards,
				dealer->range[i].hands[0].count),
			dealer->range[i].count);
	for (int i = 0; i < dealer->boards; i++)
		length += (size_t)snprintf(shown + length, sizeof shown - length, " @ %s",
			cards_shown(dealer->board[i], dealer->board_count));
	length += (size_t)snprintf(shown + length, sizeof shown - length, "!");
	for (int i = 0; i < CARD_COUNT; i++) {
		const card c = (card)i;
		if (dealer->dead >> i & 1)
			length += (size_t)snprintf(shown + length, sizeof shown - length, " %s",
				cards_shown(&c, 1));
	}
	return shown;
}
