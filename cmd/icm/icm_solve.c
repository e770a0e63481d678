/* The results of a tournament. */
#include "icm.h"

#include "prizes.h"

#include <stdlib.h>
#include <string.h>

static double *add_players(const struct stacks *stacks, double *to)
{
	for (size_t i = 0; i < stacks->count; i++)
		for (int k = 0; k < stacks->stack[i].count; k++)
			*to++ = (double)stacks->stack[i].chips;
	return to;
}

/* Allocates what the options ask for; false if out of memory. */
static bool make(const struct icm_command *command, bool exact, struct icm_spot *spot)
{
	const int own = command->stacks.players, wanted = (int)command->options.place_count;
	const size_t players = (size_t)spot->players;

	spot->places = wanted < spot->players ? wanted : spot->players;
	spot->stack = malloc(players * sizeof *spot->stack);
	spot->value = malloc(players * sizeof *spot->value);
	if (!exact)
		spot->error = malloc(players * sizeof *spot->error);
	if (command->options.bounties) {
		spot->prize = malloc(3 * players * sizeof *spot->prize);
		if (!spot->prize)
			return false;
		spot->bounty = spot->prize + players;
		spot->head = spot->bounty + players;
	}
	if (command->options.chop)
		spot->chop = malloc(players * sizeof *spot->chop);
	if (command->options.bubble)
		spot->risk = malloc((size_t)own * (size_t)own * sizeof *spot->risk);
	if (spot->places)
		spot->place = malloc(players * (size_t)spot->places * sizeof *spot->place);
	return spot->stack && spot->value && (exact || spot->error) &&
	       (!command->options.chop || spot->chop) && (!command->options.bubble || spot->risk) &&
	       (!spot->places || spot->place);
}

/* Adds what the players win in bounties to the values, and keeps both apart. */
static status_code add_bounties(const struct icm_command *command, struct icm_spot *spot)
{
	const struct icm_heads heads = {.stacks = spot->stack,
		.bounties = spot->head,
		.players = spot->players,
		.cash = command->options.bounty_share};
	status_code status;

	memcpy(spot->prize, spot->value, (size_t)spot->players * sizeof *spot->prize);
	status = spot->error ? icm_sample_bounties(&heads, command->options.samples,
				       command->options.seed, spot->bounty, spot->error)
			     : icm_bounties(&heads, spot->bounty);
	for (int i = 0; !status && i < spot->players; i++) {
		spot->value[i] += spot->bounty[i];
		spot->heads += spot->head[i];
	}
	return status;
}

/* Samples the values, and the probabilities of places. */
static status_code sample(const struct icm_command *command, struct icm_spot *spot)
{
	const struct icm_sampling sampling = {.model = (enum icm_model)command->options.model,
		.stacks = spot->stack,
		.players = spot->players,
		.payouts = command->payout,
		.places = (int)command->payouts.count,
		.samples = command->options.samples,
		.seed = command->options.seed};
	struct icm_sampled out = {spot->value, spot->error, spot->place, spot->places};

	return icm_sample(&sampling, &out);
}

static status_code compute(const struct icm_command *command, struct icm_spot *spot)
{
	const enum icm_model model = (enum icm_model)command->options.model;
	const int count = (int)command->payouts.count;

	if (spot->error && !spot->head)
		return sample(command, spot);
	if (spot->places &&
		icm_model_places(model, spot->stack, spot->players, spot->places, spot->place))
		return STATUS_NO_MEMORY;
	return icm_model_values(model, spot->stack, NULL, spot->players, command->payout, count,
		spot->value);
}

status_code icm_solve(const struct icm_command *command, struct icm_spot *spot)
{
	const enum icm_model model = (enum icm_model)command->options.model;
	const int count = (int)command->payouts.count;
	const bool exact = command->options.bounties ? spot->players <= ICM_SETS_MAX
						     : icm_is_exact(model, spot->players);
	status_code status;

	if (!make(command, exact, spot))
		return STATUS_NO_MEMORY;
	if (spot->head && !prizes_assign(&command->bounties, command->stacks.players, spot->players,
				  spot->head))
		return STATUS_UNEVEN_BOUNTIES;
	add_players(&command->field, add_players(&command->stacks, spot->stack));
	spot->all = (double)(command->stacks.total + command->field.total);
	for (int i = 0; i < count && i < spot->players; i++)
		spot->paid += command->payout[i];
	status = compute(command, spot);
	if (!status && spot->chop)
		status = chop_divide((enum chop_rule)(command->options.chop - 1), spot->stack,
			spot->value, spot->players, &command->payouts, command->left, spot->chop);
	if (!status && spot->head)
		status = add_bounties(command, spot);
	if (!status && spot->risk)
		status = icm_risks(&(struct icm_risk_field){spot->stack, spot->players,
					   command->payout, count, model},
			command->stacks.players, spot->risk);
	return status;
}

void icm_free_spot(struct icm_spot *spot)
{
	free(spot->stack);
	free(spot->value);
	free(spot->error);
	free(spot->prize);
	free(spot->chop);
	free(spot->risk);
	free(spot->place);
}
