#include "equity_money.h"

#include "frame/command_status.h"
#include "frame/report.h"

/* -- options ---------------------------------------------------------------------- */

static int read_stacks(struct equity_money *money)
{
	const struct slice text = slice_of(money->icm);
	struct stacks *const stacks = &money->stacks;
	struct fault fault = {STATUS_OK};
	status_code status = stacks_split(stacks, text, &fault);
	int pot_places = 0;

	stacks_split_bets(stacks);
	if (!status)
		status = stacks_places(text, stacks, &money->places, &fault);
	if (!status && money->pot && (pot_places = chips_places(slice_of(money->pot), false)) < 0) {
		report_usage("--pot: '%s' is not an amount of chips", money->pot);
		return EXIT_USAGE;
	}
	money->places = pot_places > money->places ? pot_places : money->places;
	if (!status)
		status = stacks_read(text, stacks, money->places, &fault);
	if (status) {
		fault.status = status;
		return report_option("--icm", text, &fault);
	}
	if (money->pot &&
		!chips_parse(slice_of(money->pot), false, money->places, &money->carried)) {
		report_usage("--pot: '%s' is too large", money->pot);
		return EXIT_USAGE;
	}
	return EXIT_DONE;
}

/* Gives each seat its stack. */
static int fill_seats(struct equity_money *money)
{
	const struct stacks *const stacks = &money->stacks;

	if (stacks->players > SEATS_MAX) {
		report_usage("--icm: %d players do not fit at a table of %d; --field gives the "
			     "stacks at other tables",
			stacks->players, SEATS_MAX);
		return EXIT_USAGE;
	}
	for (size_t i = 0; i < stacks->count; i++)
		for (int k = 0; k < stacks->stack[i].count; k++) {
			money->start[money->seats] = stacks->stack[i].chips;
			money->bet[money->seats] = stacks->stack[i].bet;
			money->name[money->seats++] = stacks->stack[i].name;
		}
	return EXIT_DONE;
}

int equity_money_read(struct equity_money *money, const struct settings *settings)
{
	int status;

	money->settings = settings;
	if (!money->payouts) {
		report_usage("--icm requires --payouts, such as --payouts 50,30,20");
		return EXIT_USAGE;
	}
	status = read_stacks(money);
	if (!status)
		status = fill_seats(money);
	if (!status)
		status = prizes_open(&money->prizes, "--payouts", money->payouts, money->field);
	if (!status && !fields_choose(&money->fields, equity_money_fields, 1, settings->fields,
			       settings->format))
		status = EXIT_USAGE;
	return status;
}

void equity_money_free(struct equity_money *money)
{
	prizes_close(&money->prizes);
	stacks_free(&money->stacks);
}

/* -- values ----------------------------------------------------------------------- */

/* The all-in of the first `players` seats, or of those except one who folds; -1: none. */
static void make(const struct equity_money *money, int players, int folder, struct allin *allin)
{
	struct contribution contributions[SEATS_MAX];

	for (int i = 0; i < money->seats; i++) {
		const bool in = i < players && i != folder;

		contributions[i] =
			(struct contribution){.paid = in ? money->start[i] : money->bet[i],
				.state = in ? CONTRIBUTION_ALL_IN : CONTRIBUTION_FOLDED};
	}
	if (folder < 0)
		allin_make(allin, money->start, contributions, money->seats, money->carried,
			money->places);
	else
		allin_fold(allin, money->start, contributions, money->seats, money->carried,
			money->places, folder);
}

status_code equity_money_begin(const struct equity_money *money, const struct matchup *matchup,
	struct equity_money_result *result)
{
	if (money->seats < matchup->players)
		return STATUS_FEW_STACKS;
	make(money, matchup->players, -1, &result->allin);
	return STATUS_OK;
}

/* Values the stacks of an order of two hands for one of them. */
static status_code value_of(const struct equity_money *money, const struct allin *allin,
	const struct tally_order *order, int seat, double *chips_out, double *out)
{
	const struct icm_table table = prizes_table(&money->prizes);
	double stack[SEATS_MAX], value[SEATS_MAX];
	status_code status;

	allin_stacks(allin, order, stack);
	status = icm_table_values(&table, stack, allin->before, allin->seats, value);
	if (!status) {
		*chips_out = stack[seat];
		*out = value[seat];
	}
	return status;
}

static status_code choose(const struct equity_money *money, const struct allin *allin, int seat,
	struct equity_money_choice *choice)
{
	struct tally_order wins = {.rank = {{0, 0}, {TALLY_NO_HAND, TALLY_NO_HAND}}}, loses = wins;
	status_code status;

	wins.rank[TALLY_HIGH][!seat] = 1;
	loses.rank[TALLY_HIGH][seat] = 1;
	status = value_of(money, allin, &wins, seat, &choice->chips_win, &choice->win);
	if (!status)
		status = value_of(money, allin, &loses, seat, &choice->chips_lose, &choice->lose);
	return status;
}

/* Computes the values of a player's fold. */
static status_code fold(const struct equity_money *money, const struct tally *tally, int player,
	struct equity_money_result *result)
{
	const struct icm_table table = prizes_table(&money->prizes);
	const int players = result->allin.players;
	struct allin_value stacks, values;
	struct allin folded;
	status_code status;

	make(money, players, player, &folded);
	status = allin_values(&folded, tally, &table, &stacks, &values);
	result->fold[player] = values.mean[player];
	if (players == 2)
		result->choice[player].chips_fold = stacks.mean[player];
	return status;
}

status_code equity_money_solve(const struct equity_money *money, const struct answer *answer,
	struct equity_money_result *result)
{
	const struct icm_table table = prizes_table(&money->prizes);
	const struct allin *const allin = &result->allin;
	status_code status =
		icm_table_values(&table, allin->before, NULL, allin->seats, result->now);

	if (!status)
		status = allin_values(allin, &answer->tally, &table, &result->stacks,
			&result->values);
	result->folds = allin->players == 2 || answer->tally.ordered;
	for (int i = 0; i < allin->players && !status && result->folds; i++)
		status = fold(money, &answer->tally, i, result);
	for (int i = 0; i < 2 && !status && allin->players == 2; i++)
		status = choose(money, allin, i, &result->choice[i]);
	return status;
}
