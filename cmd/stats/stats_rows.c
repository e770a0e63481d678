/* The fields of a player, or of a group of a player's hands, as rows. */
#include "stats_command.h"

#include <math.h>

enum { ALL = (1 << STATS_BYS) - 1 };

#define FIELD(name, kind)                                                                          \
	{                                                                                          \
		name, kind, NULL, ALL, ALL                                                         \
	}
#define PRIZE(name, kind)                                                                          \
	{                                                                                          \
		name, kind, NULL, STATS_TOURNAMENTS, STATS_TOURNAMENTS                             \
	}
#define STATISTIC(name, key, title, when, of, taken, about)                                        \
	FIELD(key "_done", ROWS_NUMBER), FIELD(key "_of", ROWS_NUMBER), FIELD(key, ROWS_NUMBER),

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
	TOURNAMENTS,
	ITM_DONE,
	ITM_OF,
	ITM,
	AVERAGE_PLACE,
	BUY_INS,
	PRIZES,
	ROI,
	FINISHES,
	PLACES
};

/* No field adds its cell: they are too many for a function each, so that stats_add_row knows by its
 * place in the table what a field has. */
const struct field stats_fields[] = {
	{"player", ROWS_STRING, NULL, ALL | STATS_TOURNAMENTS, ALL | STATS_TOURNAMENTS},
	{"player_position", ROWS_STRING, NULL, 1 << BY_POSITION, 1 << BY_POSITION},
	{"stakes", ROWS_STRING, NULL, 1 << BY_STAKES, 1 << BY_STAKES},
	{"street", ROWS_STRING, NULL, 1 << BY_STREET, 1 << BY_STREET},
	{"month", ROWS_STRING, NULL, 1 << BY_MONTH, 1 << BY_MONTH},
	{"variant", ROWS_STRING, NULL, 1 << BY_GAME, 1 << BY_GAME},
	{"pot_type", ROWS_STRING, NULL, 1 << BY_POT, 1 << BY_POT},
	FIELD("hands", ROWS_NUMBER),
	FIELD("net", ROWS_AMOUNT),
	FIELD("net_bb", ROWS_NUMBER),
	FIELD("bb100", ROWS_NUMBER),
	FIELD("bb100_low", ROWS_NUMBER),
	FIELD("bb100_high", ROWS_NUMBER),
	FIELD("adjusted", ROWS_AMOUNT),
	FIELD("saw_flop", ROWS_NUMBER),
#include "play/stats/stats_rows.h"
	FIELD("bets", ROWS_NUMBER),
	FIELD("calls", ROWS_NUMBER),
	FIELD("folds", ROWS_NUMBER),
	FIELD("af", ROWS_NUMBER),
	FIELD("afq", ROWS_NUMBER),
	PRIZE("tournaments", ROWS_NUMBER),
	PRIZE("itm_done", ROWS_NUMBER),
	PRIZE("itm_of", ROWS_NUMBER),
	PRIZE("itm", ROWS_NUMBER),
	PRIZE("average_place", ROWS_NUMBER),
	PRIZE("buy_ins", ROWS_AMOUNT),
	PRIZE("prizes", ROWS_AMOUNT),
	PRIZE("roi", ROWS_NUMBER),
	PRIZE("places", ROWS_LIST),
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

static void add_money(struct rows *rows, stats_sum amount, bool known)
{
	char room[64];
	struct text text = text_over(room, sizeof room);

	stats_print(&text, amount, 6, 0);
	if (known)
		rows_string(rows, text_slice(&text));
	else
		rows_empty(rows);
}

/* "1:3", three times first. */
static void add_finishes(struct rows *rows, const struct stats_tally *tally)
{
	rows_list(rows);
	for (uint32_t i = 0; i < tally->finish_count; i++) {
		char room[48];
		struct text text = text_over(room, sizeof room);

		text_add_uint(&text, tally->finish[i].place);
		text_add_char(&text, ':');
		text_add_uint(&text, tally->finish[i].times);
		rows_list_string(rows, text_slice(&text));
	}
	rows_list_end(rows);
}

static void add_prizes(struct rows *rows, const struct stats_tally *tally, int column)
{
	struct stats_prizes total;
	const bool known = stats_prizes_total(tally, &total);

	switch (column) {
	case ITM_DONE:
		rows_uint(rows, total.paid);
		break;
	case ITM:
		add_share(rows, total.paid, total.finished);
		break;
	case AVERAGE_PLACE:
		if (total.finished)
			rows_double(rows, (double)total.places / (double)total.finished);
		else
			rows_empty(rows);
		break;
	case BUY_INS:
	case PRIZES:
		add_money(rows, column == PRIZES ? total.prizes : total.buy_ins, known);
		break;
	case ROI:
		if (known && total.buy_ins > 0)
			rows_double(rows,
				(double)(total.prizes - total.buy_ins) / (double)total.buy_ins);
		else
			rows_empty(rows);
		break;
	case FINISHES:
		add_finishes(rows, tally);
		break;
	default:
		rows_uint(rows, total.finished);
		break;
	}
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
		if (place >= TOURNAMENTS)
			add_prizes(rows, tally, place);
		else if (place < HANDS)
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
