/* A player, or a group of a player's hands, as an object: the fields of rows, and also all sums
 * that
 * --merge needs. */
#include "stats_command.h"

#include "frame/json.h"

#include <math.h>
#include <string.h>

enum { AMOUNT_BYTES = 64 };

static void add_amount(struct json *json, const char *key, stats_sum amount, int places, int least)
{
	char room[AMOUNT_BYTES];
	struct text text = text_over(room, sizeof room);

	stats_print(&text, amount, places, least);
	json_amount(json, key, text_slice(&text));
}

/* -- fields of rows --------------------------------------------------------------- */

static void add_winnings(struct json *json, const struct stats_tally *tally)
{
	double sum, mean, low, high;
	const uint64_t hands = stats_big_blinds(tally, &sum, &mean, &low, &high);
	struct stats_amounts amounts;
	const bool known = stats_amounts(tally, &amounts);

	if (known)
		json_amount(json, "net", amounts.net_text);
	else
		json_null(json, "net");
	json_double(json, "net_bb", hands ? sum : HUGE_VAL);
	json_double(json, "bb100", hands ? mean : HUGE_VAL);
	json_double(json, "bb100_low", hands > 1 ? low : HUGE_VAL);
	json_double(json, "bb100_high", hands > 1 ? high : HUGE_VAL);
	if (known)
		json_amount(json, "allin_ev", amounts.adjusted_text);
	else
		json_null(json, "allin_ev");
}

/* Adds null if `of` is 0. */
static void add_share(struct json *json, const char *key, uint64_t done, uint64_t of)
{
	json_double(json, key, of ? (double)done / (double)of : HUGE_VAL);
}

/* -- sums for --merge ------------------------------------------------------------- */

void stats_add_json(struct stats_command *command, struct text *out,
	const struct stats_entry *entry)
{
	const struct stats_tally *tally = &entry->tally;
	struct json json = {.out = out};

	json_object(&json, NULL);
	json_string(&json, "player", entry->player);
	if (command->book.by)
		json_string(&json, stats_groupings[command->book.by].field, entry->group);
	json_uint(&json, "hands", tally->hands);
	add_winnings(&json, tally);
	json_uint(&json, "saw_flop", tally->saw_flop);
	for (int i = 0; i < STATS_RATES; i++) {
		const struct stats_rate_count *rate = &tally->rate[i];

		json_object(&json, stats_rows[i].key);
		json_uint(&json, "made", rate->done);
		json_uint(&json, "opportunities", rate->of);
		add_share(&json, "share", rate->done, rate->of);
		json_end(&json);
	}
	json_uint(&json, "bets", tally->bets);
	json_uint(&json, "calls", tally->calls);
	json_uint(&json, "folds", tally->folds);
	add_share(&json, "af", tally->bets, tally->calls);
	add_share(&json, "afq", tally->bets, tally->bets + tally->calls + tally->folds);
	json_object(&json, "unknown");
	for (int i = 0; i < STATS_GAPS; i++)
		json_uint(&json, stats_gap_words[i], tally->gaps[i]);
	json_end(&json);
	if (command->icm || tally->icm.hands) {
		json_object(&json, "icm");
		json_uint(&json, "hands", tally->icm.hands);
		add_amount(&json, "net", tally->icm.net, 6, 0);
		add_amount(&json, "allin_ev", tally->icm.adjusted, 6, 0);
		json_end(&json);
	}
	json_array(&json, "money");
	for (uint32_t i = 0; i < tally->money_count; i++) {
		const struct stats_money *money = &tally->money[i];

		json_object(&json, NULL);
		json_string(&json, "currency", slice_of(money->currency));
		add_amount(&json, "big_blind", money->big_blind, money->blind_places,
			money->blind_places);
		json_uint(&json, "places", money->places);
		json_uint(&json, "hands", money->hands);
		add_amount(&json, "net", money->net, money->places, money->places);
		add_amount(&json, "squares", money->squares, 2 * money->places, 2 * money->places);
		add_amount(&json, "allin_ev", money->adjusted, money->places + 6, money->places);
		json_end(&json);
	}
	json_end(&json);
	json_array(&json, "tournaments");
	for (uint32_t i = 0; i < tally->prizes_count; i++) {
		const struct stats_prizes *prizes = &tally->prizes[i];

		json_object(&json, NULL);
		json_string(&json, "currency", slice_of(prizes->currency));
		json_uint(&json, "finished", prizes->finished);
		json_uint(&json, "paid", prizes->paid);
		json_uint(&json, "places", prizes->places);
		add_amount(&json, "buy_ins", prizes->buy_ins, 6, 0);
		add_amount(&json, "prizes", prizes->prizes, 6, 0);
		json_end(&json);
	}
	json_end(&json);
	json_array(&json, "finishes");
	for (uint32_t i = 0; i < tally->finish_count; i++) {
		json_object(&json, NULL);
		json_uint(&json, "place", tally->finish[i].place);
		json_uint(&json, "times", tally->finish[i].times);
		json_end(&json);
	}
	json_end(&json);
	json_end(&json);
}
