#include "replay_odds.h"

#include "game/hand/hand.h"
#include "equity/team.h"
#include "frame/report.h"

#include <stdlib.h>
#include <string.h>

/* Equities are exact where that is quick, and otherwise come from a sample of deals that is the
 * same in every run. */
#define QUICK_SECONDS 0.05
#define SAMPLE_ERROR  0.001

struct replay_odds {
	struct team *team;
	struct team_memory memory;
	struct effort effort;
	struct hand_play play; /* of the pass that collects the cards */
	uint8_t cards[SEATS_MAX];
	card card[SEATS_MAX][HOLE_CARDS_MAX];
	card_set all;    /* the known cards */
	seat_set in;     /* the seats of the last answer */
	int board_count; /* the board of the last answer; -1: none yet */
	bool told;       /* the last answer had equities */
	double equity[SEATS_MAX], win[SEATS_MAX], tie[SEATS_MAX];
	struct range range[SPOT_PLAYERS_MAX];
	struct spot spot;
	struct answer answer;
};

struct replay_odds *replay_odds_new(enum cpu_path path)
{
	struct replay_odds *odds = calloc(1, sizeof *odds);

	if (!odds)
		return NULL;
	odds->team = team_new(1);
	odds->effort = (struct effort){.error = SAMPLE_ERROR,
		.seed = TEAM_SEED,
		.shards = 1,
		.path = path};
	if (odds->team)
		return odds;
	free(odds);
	return NULL;
}

void replay_odds_free(struct replay_odds *odds)
{
	if (!odds)
		return;
	team_memory_free(&odds->memory);
	team_free(odds->team);
	hand_play_free(&odds->play);
	free(odds);
}

/* The cards of a seat that are known. */
static card_set cards_of(const struct replay_odds *odds, int seat)
{
	card_set set = 0;

	for (int i = 0; i < odds->cards[seat]; i++)
		if (odds->card[seat][i] != CARD_UNKNOWN)
			set |= card_bit(odds->card[seat][i]);
	return set;
}

void replay_odds_hand(struct replay_odds *odds, const struct hand_record *hand, unsigned house)
{
	odds->board_count = -1;
	odds->all = 0;
	memset(odds->cards, 0, sizeof odds->cards);
	if (!hand_play_begin(&odds->play, hand, house))
		return;
	while (hand_play_next(&odds->play))
		;
	for (int i = 0; i < hand->setup.seats; i++) {
		const struct seat *seat = &odds->play.table.seat[i];

		odds->cards[i] = seat->cards;
		memcpy(odds->card[i], seat->card, seat->cards);
		odds->all |= cards_of(odds, i);
	}
}

static bool is_known(const struct replay_odds *odds, int seat)
{
	return odds->play.table.variant->game->own == 2 && odds->cards[seat] == 2 &&
	       odds->card[seat][0] != CARD_UNKNOWN && odds->card[seat][1] != CARD_UNKNOWN;
}

/* Answers for some seats on the current board; the known cards of others are dead. The players of
 * the answer are these seats, in order. */
static bool answer_of(struct replay_odds *odds, const struct table *table, seat_set seats)
{
	const struct range *ranges[SPOT_PLAYERS_MAX];
	struct cards board = {.count = table->board_count};
	card_set dead = odds->all;
	struct equity_plan plan;
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
		dead &= ~cards_of(odds, i);
		range_hold(&odds->range[players], cards_of(odds, i));
		ranges[players] = &odds->range[players];
		players++;
	}
	if (players < 2 || spot_init(&odds->spot, table->variant->game, ranges, players, &board,
				   dead & ~board.set, &fault))
		return false;
	odds->effort.wish = EQUITY_AUTO;
	if (!equity_choose(&odds->spot, EQUITY_AUTO, false, &plan) && plan.method &&
		plan.cost > QUICK_SECONDS)
		odds->effort.wish = EQUITY_SAMPLED;
	switch (team_answer(odds->team, &odds->memory, &odds->effort, &odds->spot, &odds->answer)) {
	case STATUS_OK:
		break;
	case STATUS_NO_MEMORY:
		report_memory();
		return false;
	default:
		return false;
	}
	return true;
}

static seat_set seats_in(const struct table *table)
{
	seat_set in = 0;

	for (int i = 0; i < table->seats; i++)
		in |= (seat_set)!table->seat[i].folded << i;
	return in;
}

bool replay_odds_are_known(const struct replay_odds *odds, const struct table *table)
{
	return seats_in(table) == odds->in && table->board_count == odds->board_count;
}

/* Keeps what the answer says about these seats, and 0 for all others. */
static void keep_answer(struct replay_odds *odds, seat_set seats)
{
	const struct tally *tally = &odds->answer.tally;
	const deal_count deals = seats ? tally_deals(tally) : 0;

	memset(odds->equity, 0, sizeof odds->equity);
	memset(odds->win, 0, sizeof odds->win);
	memset(odds->tie, 0, sizeof odds->tie);
	for (int i = 0, player = 0; seats >> i; i++) {
		if (!(seats >> i & 1))
			continue;
		odds->equity[i] = tally_equity(tally, player);
		odds->win[i] = deal_ratio(tally_won(tally, player), deals);
		odds->tie[i] = deal_ratio(tally_tied(tally, player), deals);
		player++;
	}
}

bool replay_odds_at(struct replay_odds *odds, const struct table *table, const double **equity,
	bool *news)
{
	seat_set in = seats_in(table);
	bool known = false;

	*equity = odds->equity;
	*news = !replay_odds_are_known(odds, table);
	if (!*news)
		return odds->told;
	odds->in = in;
	odds->board_count = table->board_count;
	for (int i = 0; in >> i; i++)
		known = known || (in >> i & 1 && is_known(odds, i));
	odds->told = known && answer_of(odds, table, in);
	keep_answer(odds, odds->told ? in : 0);
	return odds->told;
}

double replay_odds_win(const struct replay_odds *odds, int seat)
{
	return odds->win[seat];
}

double replay_odds_tie(const struct replay_odds *odds, int seat)
{
	return odds->tie[seat];
}

bool replay_odds_all_in(struct replay_odds *odds, const struct table *table, double *stacks)
{
	const struct variant *variant = table->variant;
	double equity[SEATS_MAX];
	struct pots pots;
	int to_come = -table->board_count;

	for (int i = 0; i < variant->streets; i++)
		to_come += variant->street[i].board;
	if (!table->runout || !to_come)
		return false;
	for (int i = 0; i < table->seats; i++) {
		if (!table->seat[i].folded && !is_known(odds, i))
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
				equity[j] = tally_equity(&odds->answer.tally, player++);
		pots_add_average(pot, equity, stacks);
	}
	return true;
}
