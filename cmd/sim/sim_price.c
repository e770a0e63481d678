#include "sim_price.h"

#include "play/stats/stats.h"

#include <stdlib.h>
#include <string.h>

struct sim_price {
	const struct sim *sim;
	struct text text; /* the current hand */
	struct phh_reader *reader;
	struct hand_record record;
	struct hand_play play;
	struct stats_hand hand;
	struct stats_odds *odds;
	struct icm_table table; /* the prizes, and the stacks at other tables */
	double *payout;         /* by place; owned, and so are the following, by player */
	double *others, *luck, *worth;
};

struct sim_price *sim_price_new(const struct sim *sim)
{
	const struct tournament_rules *const rules = &sim->event.rules;
	const size_t players = (size_t)rules->players, places = (size_t)rules->prizes;
	const double units = (double)chips_unit(sim->event.money_places);
	struct sim_price *const price = calloc(1, sizeof *price);

	if (!price)
		return NULL;
	price->sim = sim;
	price->reader = phh_reader_new();
	price->odds = stats_odds_new(sim->settings.path);
	price->payout = malloc((places + 1) * sizeof *price->payout);
	price->others = malloc(players * sizeof *price->others);
	price->luck = malloc(players * sizeof *price->luck);
	price->worth = malloc(players * sizeof *price->worth);
	if (!price->reader || !price->odds || !price->payout || !price->others || !price->luck ||
		!price->worth) {
		sim_price_free(price);
		return NULL;
	}
	for (size_t i = 0; i < places; i++)
		price->payout[i] = (double)rules->prize[i] / units;
	price->table = (struct icm_table){price->payout, rules->prizes, price->others, 0};
	stats_odds_price(price->odds, &price->table);
	return price;
}

void sim_price_free(struct sim_price *price)
{
	if (!price)
		return;
	text_free(&price->text);
	phh_reader_free(price->reader);
	hand_play_free(&price->play);
	stats_odds_free(price->odds);
	free(price->payout);
	free(price->others);
	free(price->luck);
	free(price->worth);
	free(price);
}

void sim_price_begin(struct sim_price *price)
{
	for (int i = 0; i < price->sim->event.rules.players; i++)
		price->luck[i] = 0;
}

void sim_price_begin_hand(struct sim_price *price, const struct phh_frame *frame)
{
	text_clear(&price->text);
	phh_write_begin(&price->text, frame);
}

void sim_price_action(struct sim_price *price, const struct action *action, int places)
{
	phh_write_action(&price->text, action, places);
}

/* Lists the stacks of players at other tables. */
static void list_others(struct sim_price *price, const struct match_hand *hand,
	const struct tournament *it)
{
	const double units = (double)chips_unit(price->sim->seats.places);

	price->table.other_count = 0;
	for (int i = 0; i < it->rules->players; i++) {
		bool here = !it->player[i].stack;

		for (int seat = 0; seat < hand->setup.seats; seat++)
			here = here || hand->player[seat] == i;
		if (!here)
			price->others[price->table.other_count++] =
				(double)it->player[i].stack / units;
	}
}

status_code sim_price_end_hand(struct sim_price *price, const struct phh_frame *frame,
	const struct match_hand *hand, const struct dealer *dealer, const struct tournament *it)
{
	struct hand_play *const play = &price->play;
	struct fault fault;

	phh_write_end(&price->text, frame, &dealer->table);
	if (price->text.failed)
		return STATUS_NO_MEMORY;
	if (!dealer->table.runout)
		return STATUS_OK; /* nobody was all-in with cards to come */
	list_others(price, hand, it);
	if (phh_read(price->reader, text_slice(&price->text), &price->record, &fault) ||
		!hand_play_begin(play, &price->record, 0))
		return STATUS_NO_MEMORY;
	stats_hand_begin(&price->hand, play);
	while (hand_play_next(play))
		stats_hand_step(&price->hand, play);
	if (!hand_play_end(play) || !stats_hand_end(&price->hand, play, price->odds))
		return STATUS_NO_MEMORY;
	for (int seat = 0; price->hand.priced && seat < hand->setup.seats; seat++) {
		const struct stats_worth *const worth = &price->hand.seat[seat].worth;

		price->luck[hand->player[seat]] += worth->after - worth->expected;
	}
	return STATUS_OK;
}

status_code sim_price_end(struct sim_price *price, const struct tournament *it)
{
	const int players = it->rules->players;
	const double units = (double)chips_unit(price->sim->event.money_places);
	status_code status;

	for (int i = 0; i < players; i++)
		price->others[i] = (double)it->player[i].stack;
	status = icm_values(price->others, NULL, players, price->payout, price->table.places,
		price->worth);
	for (int i = 0; i < players; i++)
		if (it->player[i].place)
			price->worth[i] = (double)it->player[i].prize / units;
	return status;
}

double sim_price_worth(const struct sim_price *price, int player)
{
	return price->worth[player];
}

double sim_price_adjusted(const struct sim_price *price, int player)
{
	return price->worth[player] - price->luck[player];
}
