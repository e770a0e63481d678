/* Tournaments: where players finished, as hand files say it in fields of felt's own. */
#include "play/stats/stats_inside.h"

#include "base/scan.h"

#include <string.h>

enum { MILLIONTHS = 6 /* decimal places of prizes and buy-ins */ };

/* The next item of a list "[1, 2.50]", from *rest on; empty after the last. */
static struct slice next_item(struct slice *rest)
{
	const char *comma = rest->length ? memchr(rest->bytes, ',', rest->length) : NULL;
	const size_t length = comma ? (size_t)(comma - rest->bytes) : rest->length;
	struct slice item = {rest->bytes, length};
	const size_t taken = length + (comma != NULL);

	while (item.length && scan_is_space(item.bytes[0]))
		item = (struct slice){item.bytes + 1, item.length - 1};
	while (item.length && scan_is_space(item.bytes[item.length - 1]))
		item.length--;
	*rest = (struct slice){rest->bytes + taken, rest->length - taken};
	return item;
}

/* Reads an amount for each player; one amount alone is that of each. False if the hand does not
 * have the key, or the value is something else. */
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
