/* Hands in prize money: what the stacks are worth before and after the hand and, if it was all-in
 * with cards to come, on average over these cards. */
#include "play/stats/stats_internal.h"

/* The all-in as the betting left it. */
static void make_all_in(const struct stats_hand *hand, struct hand_play *play, struct allin *allin)
{
	const struct table *const table = &play->table;
	const double units = (double)chips_unit(play->hand->places);

	allin->seats = hand->seats;
	allin->units = units;
	allin->pots = hand_play_settlement(play)->pots;
	allin->players = 0;
	for (int i = 0; i < hand->seats; i++) {
		const chips start = play->hand->setup.stack[i];

		allin->before[i] = (double)start / units;
		allin->left[i] =
			(double)(start - table->seat[i].paid - table->seat[i].ante) / units;
		if (hand->live >> i & 1)
			allin->seat[allin->players++] = i;
	}
	for (int i = 0; i < allin->players; i++)
		allin->hand[i] = i;
	for (int i = 0; i < allin->pots.count; i++)
		allin->pots.pot[i].contenders &= hand->live;
}

/* Computes the expected worth of an all-in. Returns STATUS_NO_DEAL if there is none. */
static status_code expect(struct stats_hand *hand, struct hand_play *play, struct stats_odds *odds)
{
	const struct tally *tally = NULL;
	struct allin_value chips_mean, money;
	struct allin allin;
	status_code status;

	make_all_in(hand, play, &allin);
	status = stats_count_all_in(odds, hand, &play->table, allin_side_pot(&allin), &tally);
	if (!status)
		status = allin_values(&allin, tally, stats_odds_table(odds), &chips_mean, &money);
	for (int i = 0; i < hand->seats && !status; i++)
		hand->seat[i].worth.expected = money.mean[i];
	return status;
}

/* Reads the stacks before and after the hand. False if one is unknown. */
static bool read_stacks(const struct stats_hand *hand, const struct hand_play *play, double *before,
	double *after)
{
	const double units = (double)chips_unit(play->hand->places);

	for (int i = 0; i < hand->seats; i++) {
		const chips start = play->hand->setup.stack[i];

		if (start == CHIPS_UNKNOWN || start < 0 || start + hand->seat[i].net < 0)
			return false;
		before[i] = (double)start / units;
		after[i] = (double)(start + hand->seat[i].net) / units;
	}
	return true;
}

bool stats_price(struct stats_hand *hand, struct hand_play *play, struct stats_odds *odds)
{
	const struct icm_table *const table = stats_odds_table(odds);
	double before[SEATS_MAX], after[SEATS_MAX], was[SEATS_MAX], is[SEATS_MAX];
	status_code status;

	if (!read_stacks(hand, play, before, after))
		return true;
	if (icm_table_values(table, before, NULL, hand->seats, was) ||
		icm_table_values(table, after, before, hand->seats, is))
		return false;
	for (int i = 0; i < hand->seats; i++)
		hand->seat[i].worth = (struct stats_worth){was[i], is[i], is[i]};
	hand->priced = true;
	if (!hand->all_in || play->end != HAND_OVER)
		return true;
	status = expect(hand, play, odds);
	return status != STATUS_NO_MEMORY;
}
