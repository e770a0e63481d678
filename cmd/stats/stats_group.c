/* The groups that --by makes of a player's hands. */
#include "stats_command.h"

#include "base/scan.h"

#include <string.h>

const char *const stats_by_words[STATS_BYS] = {"", "player_position", "stakes", "street", "month",
	"variant", "pot_type"};

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
static void add_stakes(const struct stats_command *command, struct text *name)
{
	const struct hand_record *hand = &command->hands.hand;
	const struct table_setup *setup = &hand->setup;
	const bool limit = setup->variant->limit == FIXED_LIMIT;
	const struct slice currency = stats_currency(hand);
	const bool chips_only = hand_text(hand, "_tournament").length;
	const struct slice sign =
		chips_only ? (struct slice){"", 0} : hand_text(hand, "currency_symbol");
	const chips small = hand_small_blind(setup);
	const chips first = limit ? setup->small_bet : small;
	const chips second = limit ? setup->big_bet : command->hand.big_blind;

	text_add_slice(name, sign);
	if (first > 0) {
		add_amount(name, first, hand->places);
		text_add_char(name, '/');
	}
	add_amount(name, second, hand->places);
	if (!sign.length && currency.length) {
		text_add_char(name, ' ');
		text_add_slice(name, currency);
	}
}

static void add_street(const struct stats_command *command, int place, struct text *name)
{
	const struct variant *variant = command->hands.hand.setup.variant;

	text_add_string(name, place == STATS_SHOWDOWN ? "showdown" : variant->street[place].word);
}

/* 2009-08, or as much of it as is known. */
static void add_month(const struct hand_record *hand, struct text *name)
{
	const struct slice year = hand_text(hand, "year"), month = hand_text(hand, "month");

	text_add_slice(name, year);
	if (year.length && month.length) {
		text_add_string(name, month.length == 1 ? "-0" : "-");
		text_add_slice(name, month);
	}
}

static void add_pot(const struct stats_hand *hand, int seat, struct text *name)
{
	text_add_string(name, stats_pots[hand->pot]);
	if (hand->seat[seat].saw_flop)
		text_add_string(name, hand->seat[seat].in_position ? " IP" : " OOP");
}

void stats_group(const struct stats_command *command, int seat, int place, struct text *name)
{
	const struct hand_record *hand = &command->hands.hand;

	switch (command->by) {
	case BY_POSITION:
		text_add_string(name, hand_position(&hand->setup, seat).code);
		break;
	case BY_STAKES:
		add_stakes(command, name);
		break;
	case BY_STREET:
		add_street(command, place, name);
		break;
	case BY_MONTH:
		add_month(hand, name);
		break;
	case BY_POT:
		add_pot(&command->hand, seat, name);
		break;
	case BY_GAME:
		text_add_string(name, hand->setup.variant->code);
		break;
	default:
		break;
	}
}

/* -- the order of groups ---------------------------------------------------------- */

/* In the order of dealing, from the small blind to the button. */
static double rank_position(const struct ledger_entry *entry)
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

static double rank_stakes(const struct ledger_entry *entry)
{
	double blind = entry->tally.money_count ? (double)entry->tally.money->big_blind : 0;

	for (int i = 0; blind > 0 && i < entry->tally.money->blind_places; i++)
		blind /= 10;
	return blind;
}

static double rank_street(const struct ledger_entry *entry)
{
	for (const struct variant *variant = variant_rows; variant->code; variant++)
		for (int i = 0; i < variant->streets; i++)
			if (slice_equal(entry->group, variant->street[i].word))
				return i;
	return STREETS_MAX;
}

static double rank_pot(const struct ledger_entry *entry)
{
	for (int i = 0; i < STATS_POTS; i++) {
		const size_t length = strlen(stats_pots[i]);

		if (entry->group.length >= length &&
			!memcmp(entry->group.bytes, stats_pots[i], length))
			return i;
	}
	return STATS_POTS;
}

static double rank_name(const struct ledger_entry *entry)
{
	(void)entry;
	return 0;
}

stats_ranking *stats_rank_of(enum stats_by by)
{
	switch (by) {
	case BY_POSITION:
		return rank_position;
	case BY_STAKES:
		return rank_stakes;
	case BY_STREET:
		return rank_street;
	case BY_POT:
		return rank_pot;
	default:
		return rank_name;
	}
}
