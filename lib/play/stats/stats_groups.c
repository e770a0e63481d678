/* The groups that a player's hands are divided into, by enum stats_by. */
#include "play/stats/stats_book.h"

#include "base/scan.h"

#include <string.h>

static void add_position(const struct hand_record *record, const struct stats_hand *hand, int seat,
	int place, struct text *name)
{
	(void)hand;
	(void)place;
	text_add_string(name, hand_position(&record->setup, seat).code);
}

/* In the order of dealing, from the small blind to the button. */
static double rank_position(const struct stats_entry *entry)
{
	static const char *const codes[] = {"SB", "BB", "UTG", "LJ", "HJ", "CO", "BTN"};
	enum { CODES = sizeof codes / sizeof *codes, EARLY = 2, BETWEEN = 100 };
	const struct slice group = entry->group;
	uint64_t after = 0;

	for (int i = 0; i < CODES; i++)
		if (slice_equal(group, codes[i]))
			return i * BETWEEN;
	if (group.length > 4 && !memcmp(group.bytes, "UTG+", 4))
		slice_uint((struct slice){group.bytes + 4, group.length - 4}, BETWEEN - 1, &after);
	return after ? EARLY * BETWEEN + (double)after : CODES * BETWEEN;
}

/* An amount in one way, however many decimal places the file has: 5, 0.50, 0.125. */
static void add_amount(struct text *name, chips amount, int places)
{
	while (places && amount % 10 == 0) {
		amount /= 10;
		places--;
	}
	stats_print(name, places == 1 ? 10 * (stats_sum)amount : amount, places == 1 ? 2 : places,
		places == 1 ? 2 : places);
}

/* The blinds, in stud and in limit games the bets; with the sign of the currency before them, or
 * its name after them. */
static void add_stakes(const struct hand_record *record, const struct stats_hand *hand, int seat,
	int place, struct text *name)
{
	const struct table_setup *setup = &record->setup;
	const bool limit = setup->variant->limit == FIXED_LIMIT;
	const struct slice currency = stats_currency(record);
	const struct slice sign = hand_text(record, "_tournament").length
					  ? SLICE("")
					  : hand_text(record, "currency_symbol");
	const chips first = limit ? setup->small_bet : hand_small_blind(setup);

	(void)seat;
	(void)place;
	text_add_slice(name, sign);
	if (first > 0) {
		add_amount(name, first, record->places);
		text_add_char(name, '/');
	}
	add_amount(name, limit ? setup->big_bet : hand->big_blind, record->places);
	if (!sign.length && currency.length) {
		text_add_char(name, ' ');
		text_add_slice(name, currency);
	}
}

static double rank_stakes(const struct stats_entry *entry)
{
	double blind = entry->tally.money_count ? (double)entry->tally.money->big_blind : 0;

	for (int i = 0; blind > 0 && i < entry->tally.money->blind_places; i++)
		blind /= 10;
	return blind;
}

static void add_street(const struct hand_record *record, const struct stats_hand *hand, int seat,
	int place, struct text *name)
{
	(void)hand;
	(void)seat;
	text_add_string(name,
		place == STATS_SHOWDOWN ? "showdown" : record->setup.variant->street[place].word);
}

static double rank_street(const struct stats_entry *entry)
{
	for (const struct variant *variant = variant_rows; variant->code; variant++)
		for (int i = 0; i < variant->streets; i++)
			if (slice_equal(entry->group, variant->street[i].word))
				return i;
	return STREETS_MAX;
}

/* 2009-08, or as much of it as is known. */
static void add_month(const struct hand_record *record, const struct stats_hand *hand, int seat,
	int place, struct text *name)
{
	const struct slice year = hand_text(record, "year"), month = hand_text(record, "month");

	(void)hand;
	(void)seat;
	(void)place;
	text_add_slice(name, year);
	if (year.length && month.length) {
		text_add_string(name, month.length == 1 ? "-0" : "-");
		text_add_slice(name, month);
	}
}

static void add_game(const struct hand_record *record, const struct stats_hand *hand, int seat,
	int place, struct text *name)
{
	(void)hand;
	(void)seat;
	(void)place;
	text_add_string(name, record->setup.variant->code);
}

static void add_pot(const struct hand_record *record, const struct stats_hand *hand, int seat,
	int place, struct text *name)
{
	(void)record;
	(void)place;
	text_add_string(name, stats_pots[hand->pot]);
	if (hand->seat[seat].saw_flop)
		text_add_string(name, hand->seat[seat].in_position ? " IP" : " OOP");
}

static double rank_pot(const struct stats_entry *entry)
{
	int pot = 0;

	while (pot < STATS_POTS &&
		(entry->group.length < strlen(stats_pots[pot]) ||
			memcmp(entry->group.bytes, stats_pots[pot], strlen(stats_pots[pot])) != 0))
		pot++;
	return pot;
}

const struct stats_grouping stats_groupings[STATS_BYS] = {
	[STATS_BY_NOTHING] = {"", "", NULL, NULL},
	[STATS_BY_POSITION] = {"player_position", "position", add_position, rank_position},
	[STATS_BY_STAKES] = {"stakes", "stakes", add_stakes, rank_stakes},
	[STATS_BY_STREET] = {"street", "street", add_street, rank_street},
	[STATS_BY_MONTH] = {"month", "month", add_month, NULL},
	[STATS_BY_GAME] = {"variant", "game", add_game, NULL},
	[STATS_BY_POT] = {"pot_type", "pot", add_pot, rank_pot},
};
