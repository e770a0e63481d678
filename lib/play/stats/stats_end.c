/* The results of a hand: nets, and who won what at the showdown. */
#include "play/stats/stats_inside.h"

#include <string.h>

/* What the pots paid to each seat. */
struct results {
	bool known; /* who won how much */
	chips gets[SEATS_MAX];
	bool nets; /* not that, but the nets are known */
	chips net[SEATS_MAX];
	chips all, whole; /* the sum of what they get, and by the rules */
};

static chips put_in(const struct table *table, int seat)
{
	return table->seat[seat].paid + table->seat[seat].ante;
}

static void by_the_rules(struct hand_play *play, struct results *results)
{
	const struct settlement *settlement = hand_play_settlement(play);

	results->known = true;
	for (int i = 0; i < play->table.seats; i++) {
		results->gets[i] = settlement->gets[i];
		results->whole += settlement->gets[i];
	}
	results->all = results->whole;
}

/* -- claims ----------------------------------------------------------------------- */

/* What the finishing stacks say was won. False if a stack is not known. */
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

/* What the winnings say. Some converters of hands write 0 for all players, and some count the chips
 * that went back to a player as won. */
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

/* Whether a claim agrees with the rules but for a rake: the same players win something, and nobody
 * more. If the rules do not know the winners, anybody who has not folded may be one. */
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

/* A hand that is cut short has chips on the table that may go back, so only the nets are known from
 * the stacks with which it ended. */
static void nets_of_cut_hand(const struct hand_play *play, struct results *results)
{
	struct results claimed = {.nets = true};
	chips sum = 0;

	if (!from_finishing(play, &claimed))
		return;
	for (int i = 0; i < play->table.seats; i++)
		sum += claimed.net[i];
	if (sum <= 0)
		*results = claimed;
}

/* Takes what the file claims if that may be. Returns whether it does. */
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

/* The results: by the rules, or, if the file claims less, which is after rake, as it claims. Texts
 * of sites have finishing stacks by the rules beside winnings after rake, so that winnings are
 * looked at even where finishing stacks hold. Sets *disputed when the file claims something else.
 */
static void find_results(struct hand_play *play, struct results *results, bool *disputed)
{
	struct results rules = {.known = false};
	bool ignored;

	*disputed = false;
	if (play->end == HAND_OVER)
		by_the_rules(play, &rules);
	*results = rules;
	if (play->end != HAND_OVER && play->end != HAND_UNSETTLED)
		nets_of_cut_hand(play, results);
	else if (!take_claim(play, &rules, from_finishing, results, disputed))
		take_claim(play, &rules, from_winnings, results, disputed);
	else if (results->all == results->whole)
		take_claim(play, &rules, from_winnings, results, &ignored);
}

/* -- the house --------------------------------------------------------------------- */

/* What the house paid to each seat besides the pots, less what it took, as hands of sites have it:
 * cash-outs, insurance, chips added to a pot. */
static void house_paid(const struct hand_play *play, chips paid[SEATS_MAX])
{
	memset(paid, 0, SEATS_MAX * sizeof *paid);
	if (!hand_find(play->hand, "_house_paid"))
		return;
	for (int i = 0; i < play->table.seats; i++)
		chips_parse(hand_item(play->hand, "_house_paid", i), true, play->hand->places,
			&paid[i]);
}

/* The adjusted nets, in which the house leaves no chance: that of a player whom it paid is the net,
 * and so is each in a hand to whose pot it added chips. */
static bool adjust(struct stats_hand *hand, struct hand_play *play, struct stats_odds *odds,
	const struct results *results, const chips paid[SEATS_MAX])
{
	if (hand_find(play->hand, "_splash"))
		return true;
	if (!stats_adjust(hand, play, odds, results->all, results->whole))
		return false;
	for (int i = 0; i < hand->seats; i++)
		if (paid[i])
			hand->seat[i].adjusted = (stats_sum)hand->seat[i].net * STATS_MILLION;
	return true;
}

/* -- the end ---------------------------------------------------------------------- */

/* Whether the betting is over with two players or more. */
static bool is_showdown(const struct table *table)
{
	return table->in > 1 &&
	       (table->runout || table->phase == PHASE_SHOWDOWN || table->phase == PHASE_OVER);
}

/* Whether the hand has ended, for a seat that is still in: then it is known who saw the showdown.
 */
static bool is_played(const struct table *table)
{
	return is_showdown(table) || table->phase == PHASE_OVER;
}

static void end_seat(struct stats_hand *hand, struct hand_play *play, int who,
	const struct results *results)
{
	const struct table *table = &play->table;
	struct stats_seat *seat = &hand->seat[who];
	const bool showdown = is_showdown(table) && !table->seat[who].folded;
	const struct stats_moment m = {.folded = table->seat[who].folded,
		.saw_flop = seat->saw_flop,
		.showdown = showdown,
		.played = table->seat[who].folded || is_played(table),
		.known = results->known,
		.won = results->known && results->gets[who] > 0};

	if (!table->seat[who].folded)
		seat->end = showdown ? STATS_SHOWDOWN : (uint8_t)table_played_street(table);
	stats_note(seat, seat->end, STATS_END, &m);
}

bool stats_hand_end(struct stats_hand *hand, struct hand_play *play, struct stats_odds *odds)
{
	struct results results;
	chips paid[SEATS_MAX];
	bool disputed;

	hand->pot = hand->raises > 2 ? STATS_FOURBET_POT : STATS_LIMPED + hand->raises;
	if (!hand->raises && !hand->entered && play->table.in < 2)
		hand->pot = STATS_WALK;
	house_paid(play, paid);
	find_results(play, &results, &disputed);
	for (int i = 0; i < hand->seats; i++) {
		struct stats_seat *seat = &hand->seat[i];

		end_seat(hand, play, i, &results);
		if (disputed)
			stats_gap(seat, STATS_OTHER_CLAIM);
		if (!results.known && !results.nets)
			stats_gap(seat, STATS_NO_RESULT);
		seat->net =
			results.nets ? results.net[i] : results.gets[i] - put_in(&play->table, i);
		seat->net += paid[i];
		seat->adjusted = (stats_sum)seat->net * STATS_MILLION;
	}
	if (!hand->all_in || !odds || !results.known)
		return true;
	return adjust(hand, play, odds, &results, paid);
}
