/* The fields of a player, or of a group of a player's hands, as rows. */
#include "stats_command.h"

#include <inttypes.h>
#include <math.h>

static const struct stats_tally *tally_of(const void *entry)
{
	return &((const struct stats_entry *)entry)->tally;
}

static void add_share(struct rows *rows, uint64_t done, uint64_t of)
{
	if (of)
		rows_fraction(rows, (double)done / (double)of);
	else
		rows_empty(rows);
}

/* -- players and chips ------------------------------------------------------------ */

FIELD_MEMBER(add_player, struct stats_entry, player);
FIELD_MEMBER(add_group, struct stats_entry, group);
FIELD_MEMBER(add_hands, struct stats_entry, tally.hands);
FIELD_MEMBER(add_saw_flop, struct stats_entry, tally.saw_flop);
FIELD_MEMBER(add_bets, struct stats_entry, tally.bets);
FIELD_MEMBER(add_calls, struct stats_entry, tally.calls);
FIELD_MEMBER(add_folds, struct stats_entry, tally.folds);

bool stats_amounts(const struct stats_tally *tally, struct stats_amounts *amounts)
{
	struct text net = text_over(amounts->net, sizeof amounts->net);
	struct text adjusted = text_over(amounts->adjusted, sizeof amounts->adjusted);
	stats_sum net_sum, adjusted_sum;
	int places;

	if (!tally->money_count || !stats_total(tally, &places, &net_sum, &adjusted_sum))
		return false;
	stats_print(&net, net_sum, places, places);
	stats_print(&adjusted, adjusted_sum, places + 6, places);
	amounts->net_text = text_slice(&net);
	amounts->adjusted_text = text_slice(&adjusted);
	return true;
}

/* Defines a function that adds an amount, if it is known. */
#define AMOUNT(function, member)                                                                   \
	static void function(struct rows *rows, const void *entry)                                 \
	{                                                                                          \
		struct stats_amounts amounts;                                                      \
                                                                                                   \
		if (stats_amounts(tally_of(entry), &amounts))                                      \
			rows_string(rows, amounts.member);                                         \
		else                                                                               \
			rows_empty(rows);                                                          \
	}

AMOUNT(add_net, net_text)
AMOUNT(add_adjusted, adjusted_text)

/* Defines a function that adds a result in big blinds, given at least `least` hands. */
#define BIG_BLINDS(function, member, least)                                                        \
	static void function(struct rows *rows, const void *entry)                                 \
	{                                                                                          \
		double sum, mean, low, high;                                                       \
                                                                                                   \
		if (stats_big_blinds(tally_of(entry), &sum, &mean, &low, &high) < (least))         \
			rows_empty(rows);                                                          \
		else                                                                               \
			rows_double(rows, member);                                                 \
	}

BIG_BLINDS(add_net_bb, sum, 1)
BIG_BLINDS(add_bb100, mean, 1)
BIG_BLINDS(add_bb100_low, low, 2)
BIG_BLINDS(add_bb100_high, high, 2)

/* -- prize money ------------------------------------------------------------------ */

FIELD_MEMBER(add_icm_hands, struct stats_entry, tally.icm.hands);
static FIELD_CELL_IF(add_icm_net, struct stats_entry, entry, entry->tally.icm.hands,
	rows_double(rows, (double)entry->tally.icm.net / 1e6));
static FIELD_CELL_IF(add_icm_adjusted, struct stats_entry, entry, entry->tally.icm.hands,
	rows_double(rows, (double)entry->tally.icm.adjusted / 1e6));

/* -- rates ------------------------------------------------------------------------ */

#define STATISTIC(name, ...)                                                                       \
	FIELD_MEMBER(add_##name##_done, struct stats_entry, tally.rate[STATS_##name].done);        \
	FIELD_MEMBER(add_##name##_of, struct stats_entry, tally.rate[STATS_##name].of);            \
	static void add_##name(struct rows *rows, const void *entry)                               \
	{                                                                                          \
		const struct stats_rate_count *rate = &tally_of(entry)->rate[STATS_##name];        \
                                                                                                   \
		add_share(rows, rate->done, rate->of);                                             \
	}
#include "play/stats/stats_rows.h"

/* Adds the ratio of bets and raises to calls. */
static void add_af(struct rows *rows, const void *entry)
{
	const struct stats_tally *tally = tally_of(entry);

	if (tally->calls)
		rows_double(rows, (double)tally->bets / (double)tally->calls);
	else if (tally->bets)
		rows_double(rows, HUGE_VAL);
	else
		rows_empty(rows);
}

static void add_afq(struct rows *rows, const void *entry)
{
	const struct stats_tally *tally = tally_of(entry);

	add_share(rows, tally->bets, tally->bets + tally->calls + tally->folds);
}

/* -- tournaments ------------------------------------------------------------------ */

static void add_money(struct rows *rows, stats_sum amount)
{
	char room[64];
	struct text text = text_over(room, sizeof room);

	stats_print(&text, amount, 6, 0);
	rows_string(rows, text_slice(&text));
}

/* Defines a function that adds a cell about all tournaments, if `needed` holds. `known`: their
 * money can be added. */
#define PRIZE(function, needed, statement)                                                         \
	static void function(struct rows *rows, const void *entry)                                 \
	{                                                                                          \
		struct stats_prizes total;                                                         \
		const bool known = stats_prizes_total(tally_of(entry), &total);                    \
                                                                                                   \
		(void)known;                                                                       \
		if (needed)                                                                        \
			statement;                                                                 \
		else                                                                               \
			rows_empty(rows);                                                          \
	}

PRIZE(add_finished, true, rows_uint(rows, total.finished))
PRIZE(add_paid, true, rows_uint(rows, total.paid))
PRIZE(add_itm, true, add_share(rows, total.paid, total.finished))
PRIZE(add_average_place, total.finished,
	rows_double(rows, (double)total.places / (double)total.finished))
PRIZE(add_buy_ins, known, add_money(rows, total.buy_ins))
PRIZE(add_prizes, known, add_money(rows, total.prizes))
PRIZE(add_roi, known &&total.buy_ins > 0,
	rows_double(rows, (double)(total.prizes - total.buy_ins) / (double)total.buy_ins))

/* Adds "1:3", which means three first places. */
static void add_places(struct rows *rows, const void *entry)
{
	const struct stats_tally *tally = tally_of(entry);

	rows_list(rows);
	for (uint32_t i = 0; i < tally->finish_count; i++) {
		char room[48];
		struct text text = text_over(room, sizeof room);

		text_format(&text, "%" PRIu64 ":%" PRIu64, tally->finish[i].place,
			tally->finish[i].times);
		rows_list_string(rows, text_slice(&text));
	}
	rows_list_end(rows);
}

/* -- the table -------------------------------------------------------------------- */

enum { ALL = (1 << STATS_BYS) - 1, TOURNAMENTS = STATS_TOURNAMENTS, EACH = ALL | TOURNAMENTS };

#define GROUP(name, by)                                                                            \
	{                                                                                          \
		name, ROWS_STRING, add_group, 1 << (by), 1 << (by)                                 \
	}

const struct field stats_fields[] = {
	{"player", ROWS_STRING, add_player, EACH, EACH},
	GROUP("player_position", STATS_BY_POSITION),
	GROUP("stakes", STATS_BY_STAKES),
	GROUP("street", STATS_BY_STREET),
	GROUP("month", STATS_BY_MONTH),
	GROUP("variant", STATS_BY_GAME),
	GROUP("pot_type", STATS_BY_POT),
	{"hands", ROWS_NUMBER, add_hands, ALL, ALL},
	{"net", ROWS_AMOUNT, add_net, ALL, ALL},
	{"net_bb", ROWS_NUMBER, add_net_bb, ALL, ALL},
	{"bb100", ROWS_NUMBER, add_bb100, ALL, ALL},
	{"bb100_low", ROWS_NUMBER, add_bb100_low, ALL, ALL},
	{"bb100_high", ROWS_NUMBER, add_bb100_high, ALL, ALL},
	{"allin_ev", ROWS_AMOUNT, add_adjusted, ALL, ALL},
	{"icm_hands", ROWS_NUMBER, add_icm_hands, STATS_ICM, ALL},
	{"icm_net", ROWS_NUMBER, add_icm_net, STATS_ICM, ALL},
	{"icm_allin_ev", ROWS_NUMBER, add_icm_adjusted, STATS_ICM, ALL},
	{"saw_flop", ROWS_NUMBER, add_saw_flop, ALL, ALL},
#define STATISTIC(name, key, ...)                                                                  \
	{key "_made", ROWS_NUMBER, add_##name##_done, ALL, ALL},                                   \
		{key "_opportunities", ROWS_NUMBER, add_##name##_of, ALL, ALL},                    \
		{key, ROWS_NUMBER, add_##name, ALL, ALL},
#include "play/stats/stats_rows.h"
	{"bets", ROWS_NUMBER, add_bets, ALL, ALL},
	{"calls", ROWS_NUMBER, add_calls, ALL, ALL},
	{"folds", ROWS_NUMBER, add_folds, ALL, ALL},
	{"af", ROWS_NUMBER, add_af, ALL, ALL},
	{"afq", ROWS_NUMBER, add_afq, ALL, ALL},
	{"tournaments", ROWS_NUMBER, add_finished, TOURNAMENTS, TOURNAMENTS},
	{"itm_made", ROWS_NUMBER, add_paid, TOURNAMENTS, TOURNAMENTS},
	{"itm_opportunities", ROWS_NUMBER, add_finished, TOURNAMENTS, TOURNAMENTS},
	{"itm", ROWS_NUMBER, add_itm, TOURNAMENTS, TOURNAMENTS},
	{"average_place", ROWS_NUMBER, add_average_place, TOURNAMENTS, TOURNAMENTS},
	{"buy_ins", ROWS_AMOUNT, add_buy_ins, TOURNAMENTS, TOURNAMENTS},
	{"prizes", ROWS_AMOUNT, add_prizes, TOURNAMENTS, TOURNAMENTS},
	{"roi", ROWS_NUMBER, add_roi, TOURNAMENTS, TOURNAMENTS},
	{"places", ROWS_LIST, add_places, TOURNAMENTS, TOURNAMENTS},
	{.name = NULL},
};
