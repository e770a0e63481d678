/* The results of a hand: net results, and the winners at the showdown. */
#include "play/stats/stats_internal.h"

#include "base/scan.h"

#include <string.h>

/* The chips that each seat gets from the pots. */
struct results {
	bool known; /* `gets` is known */
	chips gets[SEATS_MAX];
	bool nets; /* only `net` is known */
	chips net[SEATS_MAX];
	chips all, whole; /* sum of `gets`; the same by the rules */
};

static chips put_in(const struct table *table, int seat)
{
	return table->seat[seat].paid + table->seat[seat].ante;
}

/* -- claims ----------------------------------------------------------------------- */

/* Reads the winnings from the finishing stacks. False if a stack is unknown. */
static bool from_finishing(const struct hand_play *play, struct results *claimed)
{
	const struct hand_record *hand = play->hand;

	if (!hand->has_finishing)
		return false;
	for (int i = 0; i < play->table.seats; i++) {
		const chips from = hand->setup.stack[i], to = hand->finishing[i];

		if (from == CHIPS_UNKNOWN || to == CHIPS_UNKNOWN)
			return false;
		claimed->net[i] = to - from;
		claimed->gets[i] = to - from + put_in(&play->table, i);
		claimed->all += claimed->gets[i];
	}
	return true;
}

/* Reads the stated winnings. Some converters write 0 for all players, and some count chips that
 * were returned to a player as won. */
static bool from_winnings(const struct hand_play *play, struct results *claimed)
{
	const struct table *table = &play->table;
	const int back = table->returned_to;

	if (!play->hand->has_winnings)
		return false;
	for (int i = 0; i < table->seats; i++) {
		claimed->gets[i] = play->hand->winnings[i];
		if (claimed->gets[i] == CHIPS_UNKNOWN)
			return false;
		claimed->all += claimed->gets[i];
	}
	if (back >= 0 && claimed->all > table->pot) {
		claimed->gets[back] -= table->returned;
		claimed->all -= table->returned;
	}
	for (int i = 0; i < table->seats; i++)
		claimed->net[i] = claimed->gets[i] - put_in(table, i);
	return claimed->all > 0;
}

/* Whether a claim agrees with the rules except for rake: the same players win, and nobody wins
 * more. If the rules cannot determine the winners, any player who has not folded may be one. */
static bool may_be(const struct hand_play *play, const struct results *claimed,
	const struct results *rules)
{
	for (int i = 0; i < play->table.seats; i++) {
		const chips gets = claimed->gets[i];

		if (gets < 0)
			return false;
		if (rules->known && (gets > rules->gets[i] || (gets > 0) != (rules->gets[i] > 0)))
			return false;
		if (!rules->known && gets > 0 && play->table.seat[i].folded)
			return false;
	}
	return claimed->all <= play->table.pot;
}

/* Adopts the file's claim if it is plausible. Returns whether it does. */
static bool take_claim(const struct hand_play *play, const struct results *rules,
	bool (*read)(const struct hand_play *, struct results *), struct results *results,
	bool *disputed)
{
	struct results claimed = {.known = true,
		.whole = rules->known ? rules->whole : play->table.pot};

	if (!read(play, &claimed))
		return false;
	*disputed = !may_be(play, &claimed, rules);
	if (!*disputed)
		*results = claimed;
	return !*disputed;
}

/* The results by the rules or, if the file claims less (after rake), as claimed. Site histories
 * have finishing stacks by the rules along with winnings after rake, so winnings are considered
 * even if the finishing stacks agree. Sets *disputed if the file claims something else. */
static void find_results(struct hand_play *play, struct results *results, bool *disputed)
{
	struct results rules = {.known = false}, cut = {.nets = true};
	bool ignored;
	chips sum = 0;

	*disputed = false;
	if (play->end == HAND_OVER) {
		const struct settlement *settlement = hand_play_settlement(play);

		rules.known = true;
		for (int i = 0; i < play->table.seats; i++) {
			rules.gets[i] = settlement->gets[i];
			rules.whole += settlement->gets[i];
		}
		rules.all = rules.whole;
	}
	*results = rules;
	if (play->end != HAND_OVER && play->end != HAND_UNSETTLED) {
		/* chips in the pot may be returned: only net results are known, from the last
		 * stacks */
		if (!from_finishing(play, &cut))
			return;
		for (int i = 0; i < play->table.seats; i++)
			sum += cut.net[i];
		if (sum <= 0)
			*results = cut;
	} else if (!take_claim(play, &rules, from_finishing, results, disputed))
		take_claim(play, &rules, from_winnings, results, disputed);
	else if (results->all == results->whole)
		take_claim(play, &rules, from_winnings, results, &ignored);
}

/* -- the end ---------------------------------------------------------------------- */

/* Whether the betting is over with two or more players in. */
static bool is_showdown(const struct table *table)
{
	return table->in > 1 &&
	       (table->runout || table->phase == PHASE_SHOWDOWN || table->phase == PHASE_OVER);
}

/* Finds the adjusted net results. House payments remove the luck: the net result of a paid player
 * counts instead, and so do all net results of a hand with house chips in the pot. Returns false if
 * out of memory. */
static bool adjust_results(struct stats_hand *hand, struct hand_play *play, struct stats_odds *odds,
	const struct results *results, const chips paid[SEATS_MAX])
{
	if (!hand->all_in || !results->known || hand_find(play->hand, "_splash"))
		return true;
	if (!stats_adjust(hand, play, odds, results->all, results->whole))
		return false;
	for (int i = 0; i < hand->seats; i++)
		if (paid[i])
			hand->seat[i].adjusted = (stats_sum)hand->seat[i].net * STATS_MILLION;
	return true;
}

bool stats_hand_end(struct stats_hand *hand, struct hand_play *play, struct stats_odds *odds)
{
	struct results results;
	/* House payments to each seat apart from the pots, minus what the house took, in site
	 * histories: cash-outs, insurance, chips added to a pot. */
	chips paid[SEATS_MAX] = {0};
	const bool paid_by_house = hand_find(play->hand, "_house_paid");
	bool disputed;

	hand->pot = hand->raises > 2 ? STATS_FOURBET_POT : STATS_LIMPED + hand->raises;
	if (!hand->raises && !hand->entered && play->table.in < 2)
		hand->pot = STATS_WALK;
	for (int i = 0; i < play->table.seats && paid_by_house; i++)
		chips_parse(hand_item(play->hand, "_house_paid", i), true, play->hand->places,
			&paid[i]);
	find_results(play, &results, &disputed);
	for (int i = 0; i < hand->seats; i++) {
		struct stats_seat *seat = &hand->seat[i];
		const struct table *table = &play->table;
		const bool showdown = is_showdown(table) && !table->seat[i].folded;
		const struct stats_moment m = {.folded = table->seat[i].folded,
			.saw_flop = seat->saw_flop,
			.showdown = showdown,
			/* the showdown participants are known */
			.played = table->seat[i].folded || is_showdown(table) ||
				  table->phase == PHASE_OVER,
			.known = results.known,
			.won = results.known && results.gets[i] > 0};

		if (!table->seat[i].folded)
			seat->end = showdown ? STATS_SHOWDOWN : (uint8_t)table_played_street(table);
		stats_note(seat, seat->end, STATS_END, &m);
		if (disputed)
			stats_gap(seat, STATS_OTHER_CLAIM);
		if (!results.known && !results.nets)
			stats_gap(seat, STATS_NO_RESULT);
		seat->net =
			results.nets ? results.net[i] : results.gets[i] - put_in(&play->table, i);
		seat->net += paid[i];
		seat->adjusted = (stats_sum)seat->net * STATS_MILLION;
	}
	if (!odds)
		return true;
	if (!adjust_results(hand, play, odds, &results, paid))
		return false;
	return !stats_odds_table(odds) || (!results.known && !results.nets) ||
	       stats_price(hand, play, odds);
}

/* -- tournaments ---------------------------------------------------------------- */

enum { MILLIONTHS = 6 /* decimal places of prizes and buy-ins */ };

/* The next item of a list "[1, 2.50]", taken from *rest; empty after the last. */
static struct slice next_item(struct slice *rest)
{
	struct slice item = slice_take_until(rest, ',');

	while (item.length && scan_is_space(item.bytes[0]))
		item = (struct slice){item.bytes + 1, item.length - 1};
	while (item.length && scan_is_space(item.bytes[item.length - 1]))
		item.length--;
	return item;
}

/* Reads an amount per player; a single amount applies to all. False if the hand lacks the key, or
 * if the value is invalid. */
static bool read_amounts(const struct hand_record *hand, const char *name, int places,
	stats_sum out[SEATS_MAX])
{
	const struct hand_key *key = hand_find(hand, name);
	const int seats = hand->setup.seats;
	struct slice rest;
	bool list;

	if (!key || !key->value.length)
		return false;
	rest = key->value;
	list = rest.length > 1 && rest.bytes[0] == '[' && rest.bytes[rest.length - 1] == ']';
	if (list)
		rest = (struct slice){rest.bytes + 1, rest.length - 2};
	for (int i = 0; i < seats; i++) {
		if (i && !list)
			out[i] = out[0];
		else if (!stats_parse(next_item(&rest), places, &out[i]) || out[i] < 0)
			return false;
	}
	return !next_item(&rest).length;
}

static struct slice named_currency(const struct hand_record *hand)
{
	return hand_text(hand, hand_find(hand, "currency") ? "currency" : "currency_symbol");
}

struct slice stats_currency(const struct hand_record *hand)
{
	return hand_text(hand, "_tournament").length ? (struct slice){"chips", strlen("chips")}
						     : named_currency(hand);
}

bool stats_finishes_read(const struct hand_record *hand, struct stats_finishes *finishes)
{
	stats_sum place[SEATS_MAX];

	if (!read_amounts(hand, "_place", 0, place))
		return false;
	if (!read_amounts(hand, "_prize", MILLIONTHS, finishes->prize))
		memset(finishes->prize, 0, sizeof finishes->prize);
	if (!read_amounts(hand, "_buy_in", MILLIONTHS, finishes->buy_in))
		memset(finishes->buy_in, 0, sizeof finishes->buy_in);
	finishes->currency = hand_text(hand, "_prize_currency");
	if (!finishes->currency.length)
		finishes->currency = named_currency(hand);
	for (int i = 0; i < hand->setup.seats; i++)
		finishes->place[i] = place[i] <= UINT32_MAX ? (uint64_t)place[i] : 0;
	return true;
}

void stats_add_finish(struct stats_tally *tally, const struct stats_finishes *finishes, int seat)
{
	const struct stats_prizes more = {.finished = 1,
		.paid = finishes->prize[seat] > 0,
		.places = finishes->place[seat],
		.buy_ins = finishes->buy_in[seat],
		.prizes = finishes->prize[seat]};
	struct stats_prizes *prizes;
	struct stats_finish *finish;

	if (!more.places)
		return;
	prizes = stats_prizes_at(tally, finishes->currency);
	finish = stats_finish_at(tally, more.places);
	if (finish)
		finish->times++;
	tally->failed = tally->failed || !prizes || !finish || !stats_prizes_add(prizes, &more);
}

bool stats_prizes_total(const struct stats_tally *tally, struct stats_prizes *total)
{
	bool small = true;

	memset(total, 0, sizeof *total);
	for (uint32_t i = 0; i < tally->prizes_count; i++)
		small &= stats_prizes_add(total, &tally->prizes[i]);
	return small && tally->prizes_count < 2;
}
