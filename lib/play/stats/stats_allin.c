/* The adjusted net result (all-in EV) of a hand that is all in with cards to come: what each player
 * would win on average over all cards that can be dealt.
 *
 * From the point where no more betting is possible, each pot is worth its amount times the exact
 * equity of its contenders, given the cards dealt by then. All cards in the file are known: those
 * of players who folded cannot be dealt. If there are several boards, each is worth an equal part
 * of the pot, and the known cards of the other boards cannot be dealt either; the runouts of one
 * board are all worth the same. */
#include "play/stats/stats_internal.h"

#include "odds/equity.h"

#include <stdlib.h>
#include <string.h>

/* Other games than those with two cards are sampled if counting would take longer. */
#define COUNT_SECONDS 0.05

/* So are the orders in which all hands can finish, which only plain enumeration counts. */
#define ORDER_SECONDS 0.15

enum {
	SAMPLES = SAMPLE_PART, /* deals; the standard error of an equity is at most 0.002 */
	SEED = 1
};

struct stats_odds {
	enum cpu_path path;
	const struct icm_table *table; /* or NULL */
	struct equity_memory memory;
	struct matchup matchup;
	struct spot spot;         /* a view of this problem */
	struct tally tally, main; /* `main` while two pots are joined */
	/* The last equities found, as fractions of `parts`, one per seat. */
	seat_set contenders;
	deal_count share[SEATS_MAX], parts;
	bool sampled;
};

struct stats_odds *stats_odds_new(enum cpu_path path)
{
	struct stats_odds *odds = calloc(1, sizeof *odds);

	if (odds)
		odds->path = path;
	return odds;
}

void stats_odds_free(struct stats_odds *odds)
{
	if (!odds)
		return;
	equity_memory_free(&odds->memory);
	tally_free(&odds->tally);
	tally_free(&odds->main);
	free(odds);
}

void stats_odds_price(struct stats_odds *odds, const struct icm_table *table)
{
	odds->table = table;
}

const struct icm_table *stats_odds_table(const struct stats_odds *odds)
{
	return odds->table;
}

/* The seat's known cards among those it had when the betting ended. */
static card_set cards_of(const struct stats_hand *hand, const struct table *table, int seat)
{
	card_set set = 0;

	for (int i = 0; i < hand->cards[seat]; i++)
		if (table->seat[seat].card[i] != CARD_UNKNOWN)
			set |= card_bit(table->seat[seat].card[i]);
	return set;
}

static card_set board_of(const struct stats_hand *hand, const struct table *table, int board)
{
	const card *cards = table_board(table, board);
	card_set set = 0;

	for (int i = 0; i < hand->board_count; i++)
		if (cards[i] != CARD_UNKNOWN)
			set |= card_bit(cards[i]);
	return set;
}

/* Whether the equities of this hand can be computed: all cards are known, and the players' further
 * cards do not depend on their discards. */
static bool is_computable(const struct stats_hand *hand, const struct table *table)
{
	if (table->variant->game->draws || hand->in > SPOT_PLAYERS_MAX ||
		(hand->board_count && !table->variant->game->board))
		return false;
	for (int b = 0; b < hand->boards; b++)
		if (card_set_count(board_of(hand, table, b)) != hand->board_count)
			return false;
	for (int i = 0; i < table->seats; i++)
		if (hand->live >> i & 1 &&
			(card_set_count(cards_of(hand, table, i)) != hand->cards[i] ||
				hand->cards[i] > table->variant->game->own))
			return false;
	return true;
}

/* -- equities ---------------------------------------------------------------------- */

/* Chooses how to count the matchup, or to sample it. */
static status_code choose(struct stats_odds *odds, bool orders, struct equity_plan *plan)
{
	const struct matchup *const matchup = &odds->matchup;
	status_code status;

	if (orders) {
		status = equity_choose_orders(matchup, EQUITY_AUTO, plan);
		if (plan->cost > ORDER_SECONDS)
			plan->method = NULL;
		return status;
	}
	status = equity_choose(matchup, matchup->two ? EQUITY_EXACT : EQUITY_AUTO, false, plan);
	if (!matchup->two && plan->cost > COUNT_SECONDS)
		plan->method = NULL;
	return status;
}

/* Counts the winners, or the orders, of the contenders on a board. Returns STATUS_NO_DEAL if no
 * deal is possible. */
static status_code count_matchup(struct stats_odds *odds, const struct stats_hand *hand,
	const struct table *table, int on, card_set dead, bool orders)
{
	const struct game *game = table->variant->game;
	struct equity_memory *memory = &odds->memory;
	struct equity_plan plan;
	status_code status;
	struct matchup_cards cards[MATCHUP_PLAYERS_MAX] = {{.known = 0}}, board = {.known = 0};
	int players = 0;

	for (int i = 0; i < table->seats; i++) {
		if (!(odds->contenders >> i & 1))
			continue;
		cards[players].known = hand->cards[i];
		cards[players].set = cards_of(hand, table, i);
		memcpy(cards[players].cards, table->seat[i].card, hand->cards[i]);
		players++;
	}
	board.known = hand->board_count;
	board.set = board_of(hand, table, on);
	memcpy(board.cards, table_board(table, on), (size_t)board.known);
	if (matchup_init(&odds->matchup, &odds->spot, game, cards, players, &board, game->board > 0,
		    dead, NULL))
		return STATUS_NO_DEAL;
	status = choose(odds, orders, &plan);
	if (!status)
		status = equity_begin(memory, &plan, &odds->matchup, odds->path);
	if (!status)
		status = equity_tally(&odds->tally, &odds->matchup, &plan);
	if (status)
		return status;
	if (!plan.method) {
		equity_sample(memory, &odds->matchup, SEED, 0, SAMPLES, &odds->tally);
		odds->sampled = true;
	}
	for (uint32_t part = 0; plan.method && part < plan.parts; part++)
		equity_part(memory, &plan, part, &odds->tally);
	return odds->tally.failed ? STATUS_NO_MEMORY : STATUS_OK;
}

/* Takes the shares of the contenders from the counts. */
static void take_shares(struct stats_odds *odds)
{
	odds->parts = tally_deals(&odds->tally) * tally_parts(&odds->tally);
	for (int i = 0, player = 0; odds->contenders >> i; i++)
		if (odds->contenders >> i & 1)
			odds->share[i] = tally_shares(&odds->tally, player++);
}

/* The known cards of all seats but the contenders, and of other boards. */
static card_set dead_of(const struct stats_odds *odds, const struct stats_hand *hand,
	const struct table *table, int on)
{
	card_set dead = 0;

	for (int i = 0; i < table->seats; i++)
		if (!(odds->contenders >> i & 1))
			dead |= cards_of(hand, table, i);
	for (int b = 0; b < hand->boards; b++)
		if (b != on)
			dead |= board_of(hand, table, b);
	return dead;
}

static status_code count_seats(struct stats_odds *odds, const struct stats_hand *hand,
	const struct table *table, seat_set seats, bool orders)
{
	odds->contenders = seats;
	return count_matchup(odds, hand, table, 0, dead_of(odds, hand, table, 0), orders);
}

/* Adds a pair of winners of three hands and of the two other than player `out` as an order. */
static void add_order(struct tally *tally, unsigned first, unsigned second, deal_count deals)
{
	score value[3];

	for (int i = 0; i < 3; i++)
		value[i] = (score)(1 + (second >> i & 1) + 2 * (first >> i & 1));
	if (deals)
		tally_order(tally, value, NULL, deals);
}

/* Joins the winners of three hands with those of two of them, without player `out`. If one of the
 * two is among the winners of all, these determine the winners of the two. The other deals are
 * those in which the two have winners T, less those in which T, or T and `out`, win all. */
static status_code join(struct stats_odds *odds, int out)
{
	const struct tally *const main = &odds->main;
	deal_count side[4];
	status_code status;

	for (unsigned set = 1; set < 4; set++)
		side[set] = *tally_at(&odds->tally, set, 0);
	status = tally_init(&odds->tally, 3, 1, false, false);
	if (status)
		return status;
	tally_want_orders(&odds->tally);
	for (unsigned set = 1; set < 8; set++)
		if (set != 1u << out)
			add_order(&odds->tally, set, 0, *tally_at(main, set, 0));
	for (unsigned set = 1; set < 4; set++) {
		const unsigned low = set & ((1u << out) - 1), both = low | (set & ~low) << 1;

		add_order(&odds->tally, 1u << out, both,
			side[set] - *tally_at(main, both, 0) -
				*tally_at(main, both | 1u << out, 0));
	}
	return odds->tally.failed ? STATUS_NO_MEMORY : STATUS_OK;
}

/* The number of the seats below the only one of `seats` that is not in `side`. */
static int place_of(seat_set seats, seat_set side)
{
	return bits_count(seats & ((seats & ~side) - 1));
}

status_code stats_count_all_in(struct stats_odds *odds, const struct stats_hand *hand,
	const struct table *table, seat_set side, const struct tally **tally)
{
	status_code status;

	if (!is_computable(hand, table) || hand->boards != 1)
		return STATUS_NO_DEAL;
	*tally = &odds->tally;
	if (!side || bits_count(hand->live) != 3 || table->variant->game->low)
		return count_seats(odds, hand, table, hand->live, side);
	/* Two fast counts of winners, instead of the orders of three hands. */
	status = count_seats(odds, hand, table, hand->live, false);
	if (!status && odds->sampled)
		return count_seats(odds, hand, table, hand->live, true);
	if (!status)
		status = tally_copy(&odds->main, &odds->tally);
	if (!status)
		status = count_seats(odds, hand, table, side, false);
	return status ? status : join(odds, place_of(hand->live, side));
}

/* -- pots ------------------------------------------------------------------------- */

/* Finds the equities of a pot's contenders on a board. Returns STATUS_NO_DEAL if no deal is
 * possible. */
static status_code find_equities(struct stats_odds *odds, const struct stats_hand *hand,
	const struct table *table, int on, seat_set contenders)
{
	status_code status;

	odds->contenders = contenders;
	if (!(contenders & (contenders - 1))) {
		for (int i = 0; contenders >> i; i++)
			odds->share[i] = contenders >> i & 1;
		odds->parts = 1;
		return STATUS_OK;
	}
	status = count_matchup(odds, hand, table, on, dead_of(odds, hand, table, on), false);
	if (!status)
		take_shares(odds);
	return status;
}

/* Multiplies by a fraction, rounding to nearest. False on overflow. */
static bool take_part(deal_count *amount, deal_count part, deal_count of)
{
	deal_count product;

	if (__builtin_mul_overflow(*amount, part, &product))
		return false;
	*amount = (product + of / 2) / of;
	return true;
}

/* Adds a share of a pot after rake to *adjusted, in millionths: pot * share / parts * gets / whole.
 * False on overflow. */
static bool add_share(const struct stats_odds *odds, deal_count worth, int seat, chips gets,
	chips whole, stats_sum *adjusted)
{
	if (!take_part(&worth, odds->share[seat], odds->parts) ||
		(gets != whole && !take_part(&worth, (deal_count)gets, (deal_count)whole)))
		return false;
	*adjusted += (stats_sum)worth;
	return true;
}

static status_code adjust(const struct stats_hand *hand, struct hand_play *play,
	struct stats_odds *odds, chips gets, chips whole, stats_sum adjusted[SEATS_MAX])
{
	const struct table *table = &play->table;
	const struct pots *pots = &hand_play_settlement(play)->pots;

	odds->contenders = 0;
	odds->sampled = false;
	for (int i = 0; i < table->seats; i++)
		adjusted[i] =
			(stats_sum)(-table->seat[i].paid - table->seat[i].ante) * STATS_MILLION;
	for (int p = 0; p < pots->count; p++)
		for (int b = 0; b < hand->boards; b++) {
			const struct pot *pot = &pots->pot[p];
			const deal_count worth =
				(deal_count)pot->amount * STATS_MILLION / (deal_count)hand->boards;
			const status_code status =
				find_equities(odds, hand, table, b, pot->contenders & hand->live);

			if (status)
				return status;
			for (int i = 0; odds->contenders >> i; i++)
				if (odds->contenders >> i & 1 &&
					!add_share(odds, worth, i, gets, whole, &adjusted[i]))
					return STATUS_NO_DEAL;
		}
	return STATUS_OK;
}

bool stats_adjust(struct stats_hand *hand, struct hand_play *play, struct stats_odds *odds,
	chips gets, chips whole)
{
	stats_sum adjusted[SEATS_MAX] = {0};
	status_code status = STATUS_NO_DEAL;

	if (is_computable(hand, &play->table))
		status = adjust(hand, play, odds, gets, whole, adjusted);
	if (status == STATUS_NO_MEMORY)
		return false;
	for (int i = 0; i < hand->seats; i++) {
		struct stats_seat *seat = &hand->seat[i];

		if (!status)
			seat->adjusted = adjusted[i];
		if (hand->live >> i & 1 && (status || odds->sampled))
			stats_gap(seat, status ? STATS_NO_EQUITY : STATS_SAMPLED);
	}
	return true;
}
