/* The fields of a player, or of a group of a player's hands, as rows. */
#include "stats_command.h"

#include <math.h>

enum { ALL = (1 << STATS_BYS) - 1 };

#define FIELD(name, kind)                                                                          \
	{                                                                                          \
		name, kind, NULL, ALL, ALL                                                         \
	}
#define RATE(name)                                                                                 \
	FIELD(name "_done", ROWS_NUMBER), FIELD(name "_of", ROWS_NUMBER), FIELD(name, ROWS_NUMBER)

/* The places in stats_fields. */
enum column {
	PLAYER,
	GROUP_FIRST,
	HANDS = GROUP_FIRST + STATS_BYS - 1,
	NET,
	NET_BB,
	BB100,
	BB100_LOW,
	BB100_HIGH,
	ADJUSTED,
	SAW_FLOP,
	RATES,
	BETS = RATES + 3 * STATS_RATES,
	CALLS,
	FOLDS,
	AF,
	AFQ,
	PLACES
};

/* No field adds its cell: they are too many for a function each, so that stats_add_row knows by its
 * place in the table what a field has. */
const struct field stats_fields[] = {
	FIELD("player", ROWS_STRING),
	{"player_position", ROWS_STRING, NULL, 1 << BY_POSITION, 1 << BY_POSITION},
	{"stakes", ROWS_STRING, NULL, 1 << BY_STAKES, 1 << BY_STAKES},
	{"street", ROWS_STRING, NULL, 1 << BY_STREET, 1 << BY_STREET},
	{"month", ROWS_STRING, NULL, 1 << BY_MONTH, 1 << BY_MONTH},
	{"variant", ROWS_STRING, NULL, 1 << BY_GAME, 1 << BY_GAME},
	FIELD("hands", ROWS_NUMBER),
	FIELD("net", ROWS_AMOUNT),
	FIELD("net_bb", ROWS_NUMBER),
	FIELD("bb100", ROWS_NUMBER),
	FIELD("bb100_low", ROWS_NUMBER),
	FIELD("bb100_high", ROWS_NUMBER),
	FIELD("adjusted", ROWS_AMOUNT),
	FIELD("saw_flop", ROWS_NUMBER),
	RATE("vpip"),
	RATE("pfr"),
	RATE("rfi"),
	RATE("limp"),
	RATE("threebet"),
	RATE("fourbet"),
	RATE("fold_to_threebet"),
	RATE("squeeze"),
	RATE("steal"),
	RATE("fold_to_steal"),
	RATE("cbet_flop"),
	RATE("cbet_turn"),
	RATE("cbet_river"),
	RATE("fold_to_cbet"),
	RATE("check_raise"),
	RATE("wtsd"),
	RATE("wsd"),
	RATE("wwsf"),
	FIELD("bets", ROWS_NUMBER),
	FIELD("calls", ROWS_NUMBER),
	FIELD("folds", ROWS_NUMBER),
	FIELD("af", ROWS_NUMBER),
	FIELD("afq", ROWS_NUMBER),
	{.name = NULL},
};

static_assert(sizeof stats_fields / sizeof *stats_fields == PLACES + 1, "a place for each field");

static void add_share(struct rows *rows, uint64_t done, uint64_t of)
{
	if (of)
		rows_fraction(rows, (double)done / (double)of);
	else
		rows_empty(rows);
}

static void add_rate(struct rows *rows, const struct stats_rate_count *rate, int which)
{
	if (which == 2)
		add_share(rows, rate->done, rate->of);
	else
		rows_uint(rows, which ? rate->of : rate->done);
}

/* Bets and raises to a call. */
static void add_af(struct rows *rows, const struct stats_tally *tally)
{
	if (tally->calls)
		rows_double(rows, (double)tally->bets / (double)tally->calls);
	else if (tally->bets)
		rows_double(rows, HUGE_VAL);
	else
		rows_empty(rows);
}

static void add_winnings(struct rows *rows, const struct stats_tally *tally, int place)
{
	double sum, mean, low, high;
	const uint64_t hands = stats_big_blinds(tally, &sum, &mean, &low, &high);

	if (hands < (place == BB100 || place == NET_BB ? 1 : 2))
		rows_empty(rows);
	else if (place == NET_BB)
		rows_double(rows, sum);
	else
		rows_double(rows, place == BB100 ? mean : place == BB100_LOW ? low : high);
}

static void add_amount(struct rows *rows, const struct stats_tally *tally, bool adjusted)
{
	struct stats_amounts amounts;

	if (stats_amounts(tally, &amounts))
		rows_string(rows, adjusted ? amounts.adjusted_text : amounts.net_text);
	else
		rows_empty(rows);
}

static void add_cell(struct rows *rows, const struct ledger_entry *entry, int place)
{
	const struct stats_tally *tally = &entry->tally;

	switch (place) {
	case PLAYER:
		rows_string(rows, entry->player);
		break;
	case HANDS:
		rows_uint(rows, tally->hands);
		break;
	case NET:
	case ADJUSTED:
		add_amount(rows, tally, place == ADJUSTED);
		break;
	case NET_BB:
	case BB100:
	case BB100_LOW:
	case BB100_HIGH:
		add_winnings(rows, tally, place);
		break;
	case SAW_FLOP:
		rows_uint(rows, tally->saw_flop);
		break;
	case BETS:
		rows_uint(rows, tally->bets);
		break;
	case CALLS:
		rows_uint(rows, tally->calls);
		break;
	case FOLDS:
		rows_uint(rows, tally->folds);
		break;
	case AF:
		add_af(rows, tally);
		break;
	case AFQ:
		add_share(rows, tally->bets, tally->bets + tally->calls + tally->folds);
		break;
	default:
		if (place < HANDS)
			rows_string(rows, entry->group);
		else
			add_rate(rows, &tally->rate[(place - RATES) / 3], (place - RATES) % 3);
		break;
	}
}

void stats_add_row(struct stats_command *command, struct job *job, const struct ledger_entry *entry)
{
	for (size_t i = 0; i < command->fields.count; i++)
		add_cell(&job->rows, entry, (int)(command->fields.field[i] - stats_fields));
	rows_end(&job->rows);
}

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
