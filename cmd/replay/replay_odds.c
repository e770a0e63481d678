#include "replay_odds.h"

#include "game/hand/hand.h"
#include "equity/pool.h"
#include "frame/report.h"

#include <stdlib.h>
#include <string.h>

/* Equities are exact if that is quick, and otherwise come from a sample of deals that is the same
 * in every run. */
#define QUICK_SECONDS 0.05
#define SAMPLE_ERROR  0.001

/* Some cards of a seat. */
struct replay_odds_held {
	int count;
	card card[HOLE_CARDS_MAX];
};

struct replay_odds {
	struct pool *pool;
	struct equity_memory memory;
	struct limits limits;
	struct hand_play play; /* used by the pass that collects the cards */
	struct replay_odds_held held[SEATS_MAX];
	struct replay_odds_held
		kept[SEATS_MAX]; /* cards kept in the last draw; count -1: not in it */
	card_set all;            /* the known cards */
	seat_set in;             /* the seats of the last result */
	int dealt;               /* dealt_of() at the last result; -1: none yet */
	bool shown;              /* the last result had equities */
	struct replay_shares shares;
	struct range range[SPOT_PLAYERS_MAX];
	struct spot spot;
	struct answer answer;
	struct matchup matchup;
};

struct replay_odds *replay_odds_new(enum cpu_path path)
{
	struct replay_odds *odds = calloc(1, sizeof *odds);

	if (!odds)
		return NULL;
	odds->pool = pool_new(1, false);
	odds->limits = (struct limits){.error = SAMPLE_ERROR,
		.seed = SOLVE_SEED,
		.shards = 1,
		.path = path};
	if (odds->pool)
		return odds;
	free(odds);
	return NULL;
}

void replay_odds_free(struct replay_odds *odds)
{
	if (!odds)
		return;
	tally_free(&odds->answer.tally);
	equity_memory_free(&odds->memory);
	pool_free(odds->pool);
	hand_play_free(&odds->play);
	free(odds);
}

static card_set known_of(const struct replay_odds_held *held)
{
	card_set set = 0;

	for (int i = 0; i < held->count; i++)
		if (held->card[i] != CARD_UNKNOWN)
			set |= card_bit(held->card[i]);
	return set;
}

static bool all_known(const struct replay_odds_held *held)
{
	return !memchr(held->card, CARD_UNKNOWN, (size_t)held->count);
}

static void held_set(struct replay_odds_held *held, const struct seat *seat)
{
	held->count = seat->cards;
	memcpy(held->card, seat->card, seat->cards);
}

static bool is_last_street(const struct table *table, int street)
{
	return street + 1 == table->variant->streets;
}

void replay_odds_hand(struct replay_odds *odds, const struct hand_record *hand, unsigned house)
{
	struct hand_play *play = &odds->play;

	odds->dealt = -1;
	odds->all = 0;
	memset(odds->held, 0, sizeof odds->held);
	for (int i = 0; i < SEATS_MAX; i++)
		odds->kept[i].count = -1;
	if (!hand_play_begin(play, hand, house))
		return;
	while (hand_play_next(play))
		if (play->step.action->act == ACT_DRAW &&
			is_last_street(&play->table, play->step.street_before))
			held_set(&odds->kept[play->step.action->seat],
				&play->table.seat[play->step.action->seat]);
	for (int i = 0; i < hand->setup.seats; i++) {
		held_set(&odds->held[i], &play->table.seat[i]);
		odds->all |= known_of(&odds->held[i]);
	}
}

/* Whether players have ranges of two cards; in other games, unknown cards are dealt at random. */
static bool in_pairs(const struct table *table)
{
	return table->variant->game->combos;
}

/* The cards that a seat has at this point, of which the file may know more than the table does so
 * far. In draw games, the cards that it keeps in the last draw, until that is over. Returns false
 * if more draws are to come, or if the number of cards that the seat draws is unknown. */
static bool held_at(const struct replay_odds *odds, const struct table *table, int seat,
	struct replay_odds_held *out)
{
	if (!table->variant->game->draws) {
		*out = odds->held[seat];
		if (out->count > table->seat[seat].cards)
			out->count = table->seat[seat].cards;
		return out->count <= table->variant->game->own;
	}
	if (is_last_street(table, table->street) && table->phase == PHASE_BET) {
		*out = odds->held[seat];
		return true;
	}
	*out = odds->kept[seat];
	return out->count >= 0 && table->street + 2 >= table->variant->streets;
}

/* Solves the matchup, by counting if that is quick. */
static bool find_answer(struct replay_odds *odds)
{
	struct equity_plan plan;
	status_code status;

	odds->limits.mode = EQUITY_AUTO;
	if (!equity_choose(&odds->matchup, EQUITY_AUTO, false, &plan) && plan.method &&
		plan.cost > QUICK_SECONDS)
		odds->limits.mode = EQUITY_SAMPLED;
	status =
		pool_solve(odds->pool, &odds->memory, &odds->limits, &odds->matchup, &odds->answer);
	if (status == STATUS_NO_MEMORY)
		report_memory();
	return status == STATUS_OK;
}

/* Solves for some seats on the current board; the known cards of others are dead. The players of
 * the result are these seats, in order. */
static bool answer_pairs(struct replay_odds *odds, const struct table *table, seat_set seats)
{
	const struct range *ranges[SPOT_PLAYERS_MAX];
	struct cards board = {.count = table->board_count};
	card_set dead = odds->all;
	struct fault fault;
	int players = 0;

	if (memchr(table->board, CARD_UNKNOWN, (size_t)table->board_count))
		return false;
	memcpy(board.list, table->board, (size_t)board.count);
	for (int i = 0; i < board.count; i++)
		board.set |= card_bit(board.list[i]);
	for (int i = 0; seats >> i; i++) {
		if (!(seats >> i & 1))
			continue;
		if (players == SPOT_PLAYERS_MAX)
			return false;
		dead &= ~known_of(&odds->held[i]);
		range_hold(&odds->range[players], known_of(&odds->held[i]));
		ranges[players] = &odds->range[players];
		players++;
	}
	if (players < 2 || spot_init(&odds->spot, table->variant->game, ranges, players, &board,
				   dead & ~board.set, &fault))
		return false;
	matchup_of_spot(&odds->matchup, &odds->spot);
	return find_answer(odds);
}

/* A player's or a board's known cards, and the number of cards to come. */
static struct matchup_cards matchup_cards_of(const card *cards, int count, int all)
{
	struct matchup_cards out = {.known = 0};

	for (int i = 0; i < count; i++)
		if (cards[i] != CARD_UNKNOWN) {
			out.cards[out.known++] = cards[i];
			out.set |= card_bit(cards[i]);
		}
	out.drawn = all - out.known;
	return out;
}

/* The cards of other boards, which the table knows before they are dealt. */
static card_set to_come_of(const struct table *table)
{
	card_set set = 0;

	for (int b = 1; b < table->boards; b++)
		for (int i = 0; i < BOARD_CARDS_MAX; i++)
			if (table_board(table, b)[i] != CARD_UNKNOWN)
				set |= card_bit(table_board(table, b)[i]);
	return set;
}

/* Like answer_pairs(), for other games. Known cards that are neither theirs nor on the board are
 * dead, including the players' discards. */
static bool answer_matchup(struct replay_odds *odds, const struct table *table, seat_set seats)
{
	const struct game *game = table->variant->game;
	const struct matchup_cards board =
		matchup_cards_of(table->board, table->board_count, game->board);
	struct matchup_cards player[MATCHUP_PLAYERS_MAX];
	card_set dead = table->seen, live = board.set | to_come_of(table);
	int players = 0;

	if (table->board_count > game->board) /* a community card in stud belongs to all */
		return false;
	for (int i = 0; i < table->seats; i++) {
		struct replay_odds_held held;

		if (seats >> i & 1) {
			if (players == MATCHUP_PLAYERS_MAX || !held_at(odds, table, i, &held))
				return false;
			player[players] = matchup_cards_of(held.card, held.count, game->own);
			live |= player[players++].set;
		} else if (held_at(odds, table, i, &held)) {
			dead |= known_of(&held);
		}
	}
	if (players < 2 || matchup_init(&odds->matchup, NULL, game, player, players, &board,
				   game->board > 0, dead & ~live, NULL))
		return false;
	return find_answer(odds);
}

/* Several boards have the equities of one until they differ; then there are none. */
static bool answer_of(struct replay_odds *odds, const struct table *table, seat_set seats)
{
	if (table_boards_seen(table) > 1)
		return false;
	return (in_pairs(table) ? answer_pairs : answer_matchup)(odds, table, seats);
}

/* The equity of a player in the last result. */
static double answer_equity(const struct replay_odds *odds, int player)
{
	return tally_equity(&odds->answer.tally, player);
}

static seat_set seats_in(const struct table *table)
{
	seat_set in = 0;

	for (int i = 0; i < table->seats; i++)
		in |= (seat_set)!table->seat[i].folded << i;
	return in;
}

/* A number that changes when more is dealt, or drawn for the last time. */
static int dealt_of(const struct table *table)
{
	const bool drawing = table->phase == PHASE_DRAW || table->phase == PHASE_DEAL_HOLE;
	int dealt = table->board_count;

	if (in_pairs(table))
		return dealt;
	if (table->variant->game->draws)
		return table->street - drawing;
	for (int i = 0; i < table->seats; i++)
		dealt += table->seat[i].folded ? 0 : table->seat[i].cards;
	return dealt;
}

/* Whether only some players have received their cards of the street. */
static bool half_dealt(const struct table *table)
{
	int due = 0;

	for (int i = 0; i < table->seats; i++)
		if (!table->seat[i].folded && !table->seat[i].mucked)
			due += table->variant->street[table->street].hole;
	return table->phase == PHASE_DEAL_HOLE && !table->variant->game->draws && table->due < due;
}

bool replay_odds_are_known(const struct replay_odds *odds, const struct table *table)
{
	return seats_in(table) == odds->in && dealt_of(table) == odds->dealt;
}

static void keep_pairs(const struct tally *tally, int player, int seat, struct replay_shares *out)
{
	const deal_count deals = tally_deals(tally);
	const double error = tally_stderr(tally, player);

	out->equity[seat] = tally_equity(tally, player);
	out->win[seat] = deal_ratio(tally_won(tally, TALLY_HIGH, player), deals);
	out->tie[seat] = deal_ratio(tally_tied(tally, TALLY_HIGH, player), deals);
	if (error > out->error)
		out->error = error;
}

/* The number of deals in which a player has a share of the pot. */
static deal_count matchup_shared(const struct tally *tally, int player)
{
	const unsigned sets = 1u << tally->players, lows = tally->halves ? sets : 1;
	deal_count sum = 0;

	for (unsigned high = 0; high < sets; high++)
		for (unsigned low = 0; low < lows; low++)
			if ((high | low) >> player & 1)
				sum += *tally_at(tally, high, low);
	return sum;
}

static void keep_matchup(const struct tally *tally, int player, int seat, struct replay_shares *out)
{
	const deal_count deals = tally_deals(tally);
	const deal_count alone = tally_scoops(tally, player);
	const double error = tally_stderr(tally, player);

	out->equity[seat] = tally_equity(tally, player);
	out->win[seat] = deal_ratio(alone, deals);
	out->tie[seat] = deal_ratio(matchup_shared(tally, player) - alone, deals);
	out->halves = tally->halves;
	for (int half = 0; half < TALLY_HALVES; half++)
		out->half[half][seat] = tally_share(tally, (enum tally_half)half, player);
	if (error > out->error)
		out->error = error;
}

/* Stores the result for these seats, and 0 for all others. */
static void keep_answer(struct replay_odds *odds, const struct table *table, seat_set seats)
{
	const bool pairs = in_pairs(table);
	struct replay_shares *shares = &odds->shares;
	int player = 0;

	memset(shares, 0, sizeof *shares);
	for (int i = 0; seats >> i; i++) {
		if (!(seats >> i & 1))
			continue;
		if (pairs)
			keep_pairs(&odds->answer.tally, player, i, shares);
		else
			keep_matchup(&odds->answer.tally, player, i, shares);
		player++;
	}
	if (odds->answer.method == ANSWER_EXACT)
		shares->error = 0;
}

/* Whether the file knows any card of the seat at this point; in games of pairs, both. */
static bool is_known(const struct replay_odds *odds, const struct table *table, int seat)
{
	struct replay_odds_held held;

	if (in_pairs(table))
		return odds->held[seat].count == 2 && all_known(&odds->held[seat]);
	return held_at(odds, table, seat, &held) && known_of(&held);
}

bool replay_odds_at(struct replay_odds *odds, const struct table *table,
	const struct replay_shares **shares, bool *news)
{
	const seat_set in = seats_in(table);
	bool known = false;

	*shares = &odds->shares;
	*news = !half_dealt(table) && !replay_odds_are_known(odds, table);
	if (!*news)
		return odds->shown && !half_dealt(table);
	odds->in = in;
	odds->dealt = dealt_of(table);
	for (int i = 0; in >> i; i++)
		known = known || (in >> i & 1 && is_known(odds, table, i));
	odds->shown = known && answer_of(odds, table, in);
	keep_answer(odds, table, odds->shown ? in : 0);
	return odds->shown;
}

/* Whether any cards are to come. */
static bool any_to_come(const struct table *table)
{
	const struct game *game = table->variant->game;

	if (game->draws)
		return table->phase == PHASE_DRAW;
	if (game->board)
		return table->board_count < game->board;
	for (int i = 0; i < table->seats; i++)
		if (!table->seat[i].folded && table->seat[i].cards < game->own)
			return true;
	return false;
}

bool replay_odds_all_in(struct replay_odds *odds, const struct table *table, double *stacks)
{
	double equity[SEATS_MAX];
	struct pots pots;

	/* a hand that ends before its last card has no showdown */
	if (!table->runout || table->phase == PHASE_OVER || !any_to_come(table) ||
		half_dealt(table))
		return false;
	for (int i = 0; i < table->seats; i++) {
		struct replay_odds_held held;

		if (!table->seat[i].folded &&
			(!held_at(odds, table, i, &held) || !all_known(&held)))
			return false;
		stacks[i] = (double)table->seat[i].stack;
	}
	table_pots(table, &pots);
	for (int i = 0; i < pots.count; i++) {
		const struct pot *pot = &pots.pot[i];
		const bool alone = !(pot->contenders & (pot->contenders - 1));

		if (!alone && !answer_of(odds, table, pot->contenders))
			return false;
		for (int j = 0, player = 0; !alone && pot->contenders >> j; j++)
			if (pot->contenders >> j & 1)
				equity[j] = answer_equity(odds, player++);
		pots_add_average(pot, equity, stacks);
	}
	return true;
}
